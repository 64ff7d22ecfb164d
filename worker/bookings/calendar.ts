/** A booking's calendar file: on its page and attached to its mail. */
import { BRAND, CONTACT } from '#domain/brand.ts'
import { calendarFile } from '#domain/bookings/calendar-file.ts'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { bookingSummary, bookingTitle } from '#domain/bookings/summary.ts'
import { parseDuration } from '#domain/fares/duration.ts'
import { tourEnd } from '#domain/safaris/tour-texts.ts'
import { bookingPage } from './public-booking.ts'
import type { Booking } from './booking-store.ts'

/** Minutes that a safari takes in a calendar: the half day, or the whole one. */
const SAFARI_MINUTES = { 'Half Day': 5 * 60, 'Full Day': 11 * 60 } as const

export function bookingCalendar(booking: PublicBooking, { createdAt, statusChangedAt }: Pick<Booking, 'createdAt' | 'statusChangedAt'>): { readonly name: string; readonly text: string } {
  const text = calendarFile({
    reference: booking.reference,
    host: new URL(BRAND.origin).host,
    status: booking.status,
    start: { date: booking.pickupDate, time: booking.pickupTime },
    minutes: booking.kind === 'transfer' ? parseDuration(booking.duration) ?? 60 : SAFARI_MINUTES[booking.type],
    summary: bookingTitle(booking),
    location: booking.kind === 'transfer' ? booking.pickup : tourEnd(booking.pickup, booking.park, 'entrance'),
    description: [
      `${BRAND.name}, booking ${booking.reference}`,
      ...bookingSummary(booking).map(({ label, value }) => `${label}: ${value}`),
      `WhatsApp: ${CONTACT.whatsappShown}`,
    ].join('\n'),
    url: bookingPage(booking.reference),
    created: new Date(createdAt),
    changed: new Date(statusChangedAt ?? createdAt),
  })
  return { name: `booking-${booking.reference}.ics`, text }
}
