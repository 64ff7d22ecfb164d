/** The table of meeting points is in a file of its own: the Worker starts without it, and so does a booking's page. */
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import type { Texts } from '#domain/languages/texts.ts'

type MeetingCode = typeof import('./meeting-place.tsx')

/** By the texts that came with it: one Worker answers in all languages, and a page may go to another one. */
const codes = new WeakMap<Texts, MeetingCode>()

/** `null` until it has been loaded with these texts. */
export const meetingCode = (texts: Texts): MeetingCode | null => codes.get(texts) ?? null

/** For loaders. Nothing is fetched for a booking of the airport alone, whose plan is in the voucher. */
export async function loadMeetingPoints({ rides }: Pick<PublicBooking, 'rides'>, texts: Texts): Promise<void> {
  if (rides.every(({ pickup }) => isColomboAirport(pickup))) return
  const [code] = await Promise.all([import('./meeting-place.tsx'), texts.load('booking')])
  codes.set(texts, code)
}
