/** What a guest may change of a booking alone, by the link in the mail, and until when. docs/product.md#changes */
import { GUEST_HOURS } from '#domain/operator/booking-terms.ts'
import { HOUR_MS, instantOf } from '#domain/sri-lanka-time.ts'
import type { BookingStatus } from './texts.ts'

/** Hours before the pickup until which a guest cancels without a word to us. */
export const CANCEL_HOURS = GUEST_HOURS.cancel
/** Hours before the pickup until which a guest changes day, time and details. */
export const CHANGE_HOURS = GUEST_HOURS.change

export const CANCELLATION_RULE =
  `Cancel free of charge until ${CANCEL_HOURS} hours before the pickup, ` +
  `and change day, time or flight until ${CHANGE_HOURS} hours before, by the link in your mail.`

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
