/** What a cancellation costs, and what of a payment goes back: how much, how, by when. docs/product.md#cancelling */
import type { Texts } from '#domain/languages/texts.ts'
import type { Arrangement } from '#domain/journeys/call-shapes.ts'
import { LATE_CHARGES, REFUND } from '#domain/operator/booking-terms.ts'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { depositUsd, openUsd, totalPrice } from './payments.ts'
import { partOfPrice, priceText } from './summary.ts'
import type { BookingStatus } from './texts.ts'
import { CANCEL_HOURS, cancelFee, cancellationRule, isLate } from './guest-changes.ts'

/** After the rule of free cancellation. */
export function lateCancellation(texts: Texts): string {
  const { cancelling: t } = texts.in('booking')
  return t.late(LATE_CHARGES.map(({ hours, percent }) => ({ before: hours, percent })))
}

/** How every refund is made. */
export function refundRule(texts: Texts): string {
  const { cancelling: t } = texts.in('booking')
  return t.refund(texts.in('ride').operator(REFUND.way), REFUND.days)
}

/** Until when a guest cancels, what that costs, and how money goes back. The rule of a stay names all its charges. */
export function cancellingText(arrangement: Arrangement, texts: Texts): string {
  const late = arrangement === 'stay' ? [] : [lateCancellation(texts)]
  return texts.formats.sentences([cancellationRule(arrangement, texts), ...late, refundRule(texts)])
}

/** Beside the payment link, before there is a driver. */
export function paidBack(arrangement: Arrangement, texts: Texts): string {
  const { cancelling: t } = texts.in('booking')
  return arrangement === 'stay' ? t.paidBack : t.paidBackOnTime(CANCEL_HOURS)
}

/** What a cancellation means for a ride: for one that runs, if its guest cancelled now. Whole dollars. */
export interface CancellationTerms {
  /** What its guest owes. */
  readonly feeUsd: number
  /** The same in rupees, where the ride has a price in rupees. */
  readonly feeLkr?: number | null
  readonly paidUsd: number
  /** Of what is paid: it then pays other rides of the booking, because a deposit is for all of them. */
  readonly movesUsd: number
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
  readonly priceLkr?: number | null
  readonly paidUsd: number
  /** What is owed although it was cancelled, where that is known. */
  readonly cancelFeeUsd: number
  readonly pickupDate: string
  readonly pickupTime: string
  /** Nobody had agreed to it, now or when it was cancelled. */
  readonly isRequest: boolean
}

/** What of a ride's payment would pay other rides of a booking with a deposit. */
function movedUsd(others: readonly CancellableRide[], ride: CancellableRide, spareUsd: number): number {
  const ran = [ride, ...others].filter(({ status }) => status !== 'cancelled')
  if (ride.status === 'cancelled' || depositUsd(totalPrice(ran).priceUsd) === null) return 0
  return Math.min(
    spareUsd,
    ran.reduce((sum, other) => sum + (other === ride ? 0 : openUsd(other)), 0),
  )
}

/**
 * @param moment of the cancellation
 * @param others the other rides of the booking that are not over
 */
export function cancellationTerms(
  booking: Parameters<typeof cancelFee>[0],
  ride: CancellableRide,
  moment: Date,
  others: readonly CancellableRide[] = [],
): CancellationTerms {
  const { status, paidUsd, cancelFeeUsd } = ride
  const isKnown = status === 'cancelled' && (cancelFeeUsd > 0 || ride.isRequest || !isLate(ride, moment))
  const feeUsd = isKnown ? cancelFeeUsd : cancelFee(booking, ride, moment).usd
  const spareUsd = Math.max(0, paidUsd - feeUsd)
  const movesUsd = movedUsd(others, ride, spareUsd)
  return {
    feeUsd,
    feeLkr: partOfPrice(ride, feeUsd).priceLkr,
    paidUsd,
    movesUsd,
    backUsd: spareUsd - movesUsd,
    by: sriLankaTime(new Date(moment.getTime() + REFUND.days * DAY_MS)).date,
    unlessOurs: status === 'cancelled' && !isKnown,
  }
}

/**
 * What a guest is told of money before and after a cancellation; `null` where no money is paid or owed.
 * @example 'USD 74 is paid. If you cancel now, all of it is paid back to the card or account that it came from, within 7
 *   days.'
 */
export function cancellationText(status: BookingStatus, terms: CancellationTerms, texts: Texts): string | null {
  const { feeUsd, feeLkr, paidUsd, movesUsd, backUsd, by, unlessOurs } = terms
  const { cancelling: t } = texts.in('booking')
  const amount = (usd: number) => (usd > 0 ? texts.formats.usd(usd) : '')
  const money = {
    paid: amount(paidUsd),
    fee: feeUsd > 0 ? priceText([{ priceUsd: feeUsd, priceLkr: feeLkr ?? null }], texts.formats) : '',
    moves: amount(movesUsd),
    back: amount(backUsd),
    isAll: backUsd === paidUsd,
    way: texts.in('ride').operator(REFUND.way),
    days: REFUND.days,
    by: texts.formats.date(by),
  }
  if (status !== 'cancelled') return paidUsd > 0 || feeUsd > 0 ? t.now(money) : null
  if (paidUsd === 0) return null
  return unlessOurs ? t.afterUnlessOurs(money, CANCEL_HOURS) : t.after(money)
}
