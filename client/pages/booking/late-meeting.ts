/** The table of meeting points is in a file of its own: the Worker starts without it, and so does a booking's page. */
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import type { Texts } from '#domain/languages/texts.ts'

type MeetingCode = typeof import('./meeting-place.tsx')

let code: MeetingCode | null = null

/** `null` until it has been loaded. */
export const meetingCode = (): MeetingCode | null => code

/** For loaders. Nothing is fetched for a booking of the airport alone, whose plan is in the voucher. */
export async function loadMeetingPoints({ rides }: Pick<PublicBooking, 'rides'>, texts: Texts): Promise<void> {
  if (rides.every(({ pickup }) => isColomboAirport(pickup))) return
  ;[code] = await Promise.all([code ?? import('./meeting-place.tsx'), texts.load('meeting')])
}
