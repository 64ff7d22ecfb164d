/** What a guest may change of a booking alone, by the link in the mail, and until when. docs/product.md#changes */
import { GUEST_HOURS, STAY_CANCELLING } from '#domain/operator/booking-terms.ts'
import { DAY_MS, HOUR_MS, instantOf } from '#domain/sri-lanka-time.ts'
import type { Arrangement } from '#domain/journeys/call-shapes.ts'
import type { BookingStatus } from './texts.ts'

/** Hours before the pickup until which a guest cancels without a word to us. */
export const CANCEL_HOURS = GUEST_HOURS.cancel
/** Hours before the pickup until which a guest changes day, time and details. */
export const CHANGE_HOURS = GUEST_HOURS.change

const CHANGE_RULE = `change day, time or flight until ${CHANGE_HOURS} hours before, by the link in your mail.`

export const CANCELLATION_RULE = `Cancel free of charge until ${CANCEL_HOURS} hours before the pickup, and ${CHANGE_RULE}`

/** @example '30 days and more before the first pickup nothing is owed, from 14 days on 20 % of the price, …' */
function stayRule(): string {
  const [first, ...others] = STAY_CANCELLING
  const owed = (percent: number) => (percent === 0 ? 'nothing' : `${percent} %`)
  const rows = others.map(({ days, percent }) => `${days > 0 ? `from ${days} days on` : 'later'} ${owed(percent)}`)
  return `${first!.days} days and more before the first pickup ${owed(first!.percent)}, ${rows.join(', ')}`
}

export const STAY_CANCELLATION_RULE =
  `Cancel until ${CANCEL_HOURS} hours before a pickup. As a car and driver are kept for you, a part of the price is owed: ` +
  `${stayRule()}. You can ${CHANGE_RULE}`

export const cancellationRule = (arrangement: Arrangement) =>
  arrangement === 'stay' ? STAY_CANCELLATION_RULE : CANCELLATION_RULE

interface RideTime {
  readonly status: BookingStatus
  /** Sri Lanka time. */
  readonly pickupDate: string
  readonly pickupTime: string
}

interface GuestRights {
  readonly cancel: boolean
  readonly change: boolean
}

/** After these times a driver is on the way or bound: then the guest writes to us. */
export function guestRights({ status, pickupDate: date, pickupTime: time }: RideTime, now: Date): GuestRights {
  const hours = (instantOf({ date, time })!.getTime() - now.getTime()) / HOUR_MS
  const runs = status !== 'cancelled'
  return { cancel: runs && hours >= CANCEL_HOURS, change: runs && hours >= CHANGE_HOURS }
}

/** What a guest owes who cancels a ride. */
export interface CancelFee {
  readonly percent: number
  /** Whole dollars, rounded down. */
  readonly usd: number
}

interface BookedStay {
  readonly arrangement: Arrangement
  /** All rides of the booking, also cancelled ones: who cancels the first of them does not gain days by that. */
  readonly rides: readonly { readonly pickupDate: string; readonly pickupTime: string }[]
}

/** A ride with a fare of its own is cancelled free of charge, as long as a guest may cancel it alone. */
export function cancelFee(
  { arrangement, rides }: BookedStay,
  { priceUsd }: { readonly priceUsd: number },
  now: Date,
): CancelFee {
  if (arrangement === 'rides') return { percent: 0, usd: 0 }
  const starts = rides.map(({ pickupDate: date, pickupTime: time }) => instantOf({ date, time })!.getTime())
  const days = (Math.min(...starts) - now.getTime()) / DAY_MS
  const { percent } = STAY_CANCELLING.find((row) => days >= row.days) ?? STAY_CANCELLING.at(-1)!
  return { percent, usd: Math.floor((priceUsd * percent) / 100) }
}
