/** What a cancellation costs, and what of a payment goes back: how much, how, by when. docs/product.md#cancelling */
import { formatUsd } from '#domain/fares/money.ts'
import { LATE_CHARGES, REFUND } from '#domain/operator/terms.ts'
import { DAY_MS, showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { BookingStatus } from './texts.ts'
import { CANCEL_HOURS, hoursUntil } from './guest-changes.ts'

const LAST_CHARGE = LATE_CHARGES.at(-1)!

/** Percent of the price that a guest owes who cancels so many hours before the pickup. */
function percentAt(hours: number): number {
  if (hours >= CANCEL_HOURS) return 0
  return (LATE_CHARGES.find((charge) => hours >= charge.hours) ?? LAST_CHARGE).percent
}

function shareText(percent: number): string {
  if (percent === 0) return 'nothing'
  return percent === 100 ? 'the whole price' : `${percent} % of the price`
}

/**
 * After the rule of free cancellation: 'Later a cancellation costs 50 % of the price until 12 hours before, then the
 * whole price.'
 */
export const LATE_CANCELLATION = `Later a cancellation costs ${LATE_CHARGES.map(
  ({ hours, percent }) => shareText(percent) + (percent === LAST_CHARGE.percent ? '' : ` until ${hours} hours before`),
).join(', then ')}.`

/** Beside the payment link. */
export const PAID_BACK = `Paid back in full if we cannot drive you, or if you cancel until ${CANCEL_HOURS} hours before the pickup.`

const HOW = `${REFUND.way}, within ${REFUND.days} days`

/** How every refund is made, on the page of terms and beside the rule. */
export const REFUND_RULE = `What you have paid in advance and do not owe is paid back ${HOW}.`

/** What a cancellation means for a ride: for one that runs, if its guest cancelled now. Whole dollars. */
export interface CancellationTerms {
  /** What the guest owes who wants it; nothing where we are the ones who cannot drive. */
  readonly chargeUsd: number
  readonly paidUsd: number
  /** Of what is paid, if the charge is kept. */
  readonly backUsd: number
  /** The last day of the refund, `YYYY-MM-DD`. */
  readonly by: string
}

interface CancellableRide {
  readonly priceUsd: number
  readonly paidUsd: number
  readonly pickupDate: string
  readonly pickupTime: string
}

/** @param moment of the cancellation */
export function cancellationTerms(ride: CancellableRide, moment: Date): CancellationTerms {
  const { priceUsd, paidUsd } = ride
  // A share of a dollar is the guest's.
  const chargeUsd = Math.floor((priceUsd * percentAt(hoursUntil(ride, moment))) / 100)
  return {
    chargeUsd,
    paidUsd,
    backUsd: Math.max(0, paidUsd - chargeUsd),
    by: sriLankaTime(new Date(moment.getTime() + REFUND.days * DAY_MS)).date,
  }
}

/** @example 'All of it is paid back to the card …' @param when 'within 7 days', 'by 2026 December 3' */
function backText({ paidUsd, backUsd }: CancellationTerms, when: string): string {
  if (backUsd === 0) return 'nothing is paid back'
  return `${backUsd === paidUsd ? 'all of it' : formatUsd(backUsd)} is paid back ${REFUND.way}, ${when}`
}

/**
 * What a guest is told of money before and after a cancellation; `null` where no money is paid or owed.
 * @example 'USD 74 is paid. If you cancel now, all of it is paid back to the card or account that it came from, within 7
 *   days.'
 */
export function cancellationText(status: BookingStatus, terms: CancellationTerms): string | null {
  const { chargeUsd, paidUsd } = terms
  const charge = formatUsd(chargeUsd)
  if (status !== 'cancelled') {
    const paid = paidUsd > 0 ? `${formatUsd(paidUsd)} is paid. ` : ''
    if (paidUsd === 0 && chargeUsd === 0) return null
    const cost = chargeUsd > 0 ? `that costs ${charge}` : ''
    const back = paidUsd > 0 ? backText(terms, `within ${REFUND.days} days`) : ''
    return `${paid}If you cancel now, ${[cost, back].filter(Boolean).join(', and ')}.`
  }
  if (paidUsd === 0) return null
  const when = `by ${showDate(terms.by)}`
  const all = backText({ ...terms, backUsd: paidUsd }, when)
  if (chargeUsd === 0) return `${formatUsd(paidUsd)} was paid: ${all}.`
  return (
    `${formatUsd(paidUsd)} was paid, and it was cancelled less than ${CANCEL_HOURS} hours before the pickup. ` +
    `If you asked for that, it costs ${charge}, and ${backText(terms, when)}; if we could not drive you, ${all}.`
  )
}
