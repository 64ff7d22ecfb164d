/** What a cancellation costs, and what of a payment goes back: how much, how, by when. docs/product.md#cancelling */
import { formatUsd } from '#domain/fares/money.ts'
import type { Arrangement } from '#domain/journeys/call-shapes.ts'
import { LATE_CHARGES, REFUND } from '#domain/operator/booking-terms.ts'
import { DAY_MS, showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { BookingStatus } from './texts.ts'
import { CANCEL_HOURS, cancelFee, cancellationRule, isLate } from './guest-changes.ts'

const LAST_CHARGE = LATE_CHARGES.at(-1)!

function shareText(percent: number): string {
  if (percent === 0) return 'nothing'
  return percent === 100 ? 'the whole price' : `${percent} % of the price`
}

/**
 * After the rule of free cancellation: 'Later a cancellation costs 50 % of the price until 12 hours before, then the
 * whole price.'
 */
export const LATE_CANCELLATION = `Later a cancellation costs ${LATE_CHARGES.map(
  (row) => shareText(row.percent) + (row === LAST_CHARGE ? '' : ` until ${row.hours} hours before`),
).join(', then ')}.`

/** How every refund is made. */
export const REFUND_RULE = `What you have paid in advance and do not owe is paid back ${REFUND.way}, within ${REFUND.days} days.`

/** Until when a guest cancels, what that costs, and how money goes back. The rule of a stay names all its charges. */
export function cancellingText(arrangement: Arrangement): string {
  const late = arrangement === 'stay' ? [] : [LATE_CANCELLATION]
  return [cancellationRule(arrangement), ...late, REFUND_RULE].join(' ')
}

/** Beside the payment link, before there is a driver. */
export function paidBack(arrangement: Arrangement): string {
  const onTime = arrangement === 'stay' ? '' : `, or if you cancel until ${CANCEL_HOURS} hours before the pickup`
  return `Paid back in full if we cannot drive you${onTime}.`
}

/** What a cancellation means for a ride: for one that runs, if its guest cancelled now. Whole dollars. */
export interface CancellationTerms {
  /** What its guest owes. */
  readonly feeUsd: number
  readonly paidUsd: number
  /** Of what is paid. */
  readonly backUsd: number
  /** The last day of the refund, `YYYY-MM-DD`. */
  readonly by: string
  /** It was cancelled late by the operator, who alone knows whose wish it was: if it was ours, nothing is owed. */
  readonly unlessOurs: boolean
}

interface CancellableRide {
  readonly status: BookingStatus
  readonly priceUsd: number
  readonly paidUsd: number
  /** What is owed although it was cancelled, where that is known. */
  readonly cancelFeeUsd: number
  readonly pickupDate: string
  readonly pickupTime: string
}

/** @param moment of the cancellation */
export function cancellationTerms(
  booking: Parameters<typeof cancelFee>[0],
  ride: CancellableRide,
  moment: Date,
): CancellationTerms {
  const { status, paidUsd, cancelFeeUsd } = ride
  const isKnown = status === 'cancelled' && (cancelFeeUsd > 0 || !isLate(ride, moment))
  const feeUsd = isKnown ? cancelFeeUsd : cancelFee(booking, ride, moment).usd
  return {
    feeUsd,
    paidUsd,
    backUsd: Math.max(0, paidUsd - feeUsd),
    by: sriLankaTime(new Date(moment.getTime() + REFUND.days * DAY_MS)).date,
    unlessOurs: status === 'cancelled' && !isKnown,
  }
}

/** @param when 'within 7 days', 'by 2026 December 3' */
function backText({ paidUsd, backUsd }: Pick<CancellationTerms, 'paidUsd' | 'backUsd'>, when: string): string {
  if (backUsd === 0) return 'nothing is paid back'
  return `${backUsd === paidUsd ? 'all of it' : formatUsd(backUsd)} is paid back ${REFUND.way}, ${when}`
}

function textBefore({ feeUsd, ...terms }: CancellationTerms): string {
  const paid = terms.paidUsd > 0 ? `${formatUsd(terms.paidUsd)} is paid. ` : ''
  const cost = feeUsd > 0 ? [`that costs ${formatUsd(feeUsd)}`] : []
  const back = terms.paidUsd > 0 ? [backText(terms, `within ${REFUND.days} days`)] : []
  return `${paid}If you cancel now, ${[...cost, ...back].join(', and ')}.`
}

function textAfter({ feeUsd, unlessOurs, by, ...terms }: CancellationTerms): string {
  const when = `by ${showDate(by)}`
  const paid = `${formatUsd(terms.paidUsd)} was paid`
  const back = backText(terms, when)
  if (!unlessOurs) return feeUsd === 0 ? `${paid}: ${back}.` : `${paid}, and ${formatUsd(feeUsd)} is owed: ${back}.`
  const all = backText({ ...terms, backUsd: terms.paidUsd }, when)
  return (
    `${paid}, and it was cancelled less than ${CANCEL_HOURS} hours before the pickup. ` +
    `If you asked for that, it costs ${formatUsd(feeUsd)}, and ${back}; if we could not drive you, ${all}.`
  )
}

/**
 * What a guest is told of money before and after a cancellation; `null` where no money is paid or owed.
 * @example 'USD 74 is paid. If you cancel now, all of it is paid back to the card or account that it came from, within 7
 *   days.'
 */
export function cancellationText(status: BookingStatus, terms: CancellationTerms): string | null {
  const { feeUsd, paidUsd } = terms
  if (status === 'cancelled') return paidUsd > 0 ? textAfter(terms) : null
  return paidUsd > 0 || feeUsd > 0 ? textBefore(terms) : null
}
