/** What a guest may change of a booking alone, by the link in the mail, and until when. docs/product.md#changes */
import { SERVICE } from '#domain/brand.ts'
import { HOUR_MS, instantOf } from '#domain/sri-lanka-time.ts'
import type { BookingStatus } from './texts.ts'

/** Hours before the pickup until which a guest cancels without a word to us. */
export const CANCEL_HOURS = SERVICE.cancelHours
/** Hours before the pickup until which a guest changes day, time and details. */
export const CHANGE_HOURS = SERVICE.changeHours

export const CANCELLATION_RULE =
  `Cancel free of charge until ${CANCEL_HOURS} hours before the pickup, ` +
  `and change day, time or flight until ${CHANGE_HOURS} hours before, by the link in your mail.`

interface RideTime {
  readonly status: BookingStatus
  /** Sri Lanka time. */
  readonly pickupDate: string
  readonly pickupTime: string
}

/** Hours from a moment to a pickup; negative once it is past. */
export function hoursUntil({ pickupDate: date, pickupTime: time }: Omit<RideTime, 'status'>, moment: Date): number {
  return (instantOf({ date, time })!.getTime() - moment.getTime()) / HOUR_MS
}

interface GuestRights {
  readonly cancel: boolean
  readonly change: boolean
}

/** After these times a driver is on the way or bound: then the guest writes to us. */
export function guestRights(ride: RideTime, now: Date): GuestRights {
  const hours = hoursUntil(ride, now)
  const runs = ride.status !== 'cancelled'
  return { cancel: runs && hours >= CANCEL_HOURS, change: runs && hours >= CHANGE_HOURS }
}
