/** What a guest may change of a booking alone, by the link in the mail, and until when. docs/product.md#changes */
import { GUEST_HOURS, LATE_CHARGES, STAY_CANCELLING } from '#domain/operator/booking-terms.ts'
import { DAY_MS, HOUR_MS, instantOf } from '#domain/sri-lanka-time.ts'
import type { Texts } from '#domain/languages/texts.ts'
import type { Arrangement } from '#domain/journeys/call-shapes.ts'
import type { BookingStatus } from './texts.ts'

/** Hours before the pickup until which a guest cancels free of charge. */
export const CANCEL_HOURS = GUEST_HOURS.cancel
/** Hours before the pickup until which a guest changes day, time and details. */
export const CHANGE_HOURS = GUEST_HOURS.change

/** Until when a guest cancels and changes; of a stay what is owed by when. */
export function cancellationRule(arrangement: Arrangement, texts: Texts): string {
  const { cancelling: t } = texts.in('booking')
  if (arrangement === 'rides') return t.free(CANCEL_HOURS, CHANGE_HOURS)
  const charges = STAY_CANCELLING.map(({ days, percent }) => ({ before: days, percent }))
  return t.stay(CANCEL_HOURS, charges, CHANGE_HOURS)
}

interface Pickup {
  /** Sri Lanka time. */
  readonly pickupDate: string
  readonly pickupTime: string
}

interface RideTime extends Pickup {
  readonly status: BookingStatus
  /** Nobody has agreed to it: `isRequest` in `short-notice.ts`. */
  readonly isRequest: boolean
}

const pickupInstant = ({ pickupDate: date, pickupTime: time }: Pickup) => instantOf({ date, time })!.getTime()

const hoursUntil = (pickup: Pickup, moment: Date) => (pickupInstant(pickup) - moment.getTime()) / HOUR_MS

/** Less than this before a pickup, whoever cancels it cancels late. */
export const isLate = (pickup: Pickup, moment: Date) => hoursUntil(pickup, moment) < CANCEL_HOURS

interface GuestRights {
  readonly cancel: boolean
  readonly change: boolean
}

/**
 * A guest cancels until the pickup, and sees before what that costs. Later than so many hours before it a driver is bound
 * to day and time: then changes are agreed by a message. Nobody is bound by a request, which is changed until its pickup.
 */
export function guestRights(ride: RideTime, now: Date): GuestRights {
  const hours = hoursUntil(ride, now)
  const runs = ride.status !== 'cancelled'
  return { cancel: runs && hours >= 0, change: runs && hours >= (ride.isRequest ? 0 : CHANGE_HOURS) }
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
function feePercent({ arrangement, rides }: BookedStay, ride: Pickup, moment: Date): number {
  if (arrangement === 'rides') {
    const hours = hoursUntil(ride, moment)
    if (hours >= CANCEL_HOURS) return 0
    return (LATE_CHARGES.find((row) => hours >= row.hours) ?? LATE_CHARGES.at(-1)!).percent
  }
  const days = (Math.min(...rides.map(pickupInstant)) - moment.getTime()) / DAY_MS
  return (STAY_CANCELLING.find((row) => days >= row.days) ?? STAY_CANCELLING.at(-1)!).percent
}

/** A ride with its price. A request costs nothing, whenever it is cancelled. */
type PricedRide = Omit<RideTime, 'status'> & { readonly priceUsd: number }

/** @param moment of the cancellation */
export function cancelFee(booking: BookedStay, ride: PricedRide, moment: Date): CancelFee {
  const percent = ride.isRequest ? 0 : feePercent(booking, ride, moment)
  return { percent, usd: Math.floor((ride.priceUsd * percent) / 100) }
}
