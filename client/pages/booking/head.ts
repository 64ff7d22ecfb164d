import { BRAND } from '#domain/brand.ts'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import type { PageHead } from '#client/head/page-head.ts'
import { paths } from '#domain/paths.ts'

/** Says nothing of the booking but its reference: a title is what histories and shared links show. */
export function head(booking: PublicBooking | null): PageHead {
  return {
    title: `${booking ? `Booking ${booking.reference}` : 'Booking not found'} | ${BRAND.name}`,
    description: `Your booking with ${BRAND.name}: where it stands, what you booked, and how to pay.`,
    keywords: [],
    path: booking && paths.booking(booking.reference),
    listed: false,
  }
}
