import type { PageHandle, PageHead } from '#client/head/page-head.ts'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { BRAND } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'

/** Names nothing of the booking but its reference: browser histories and shared links show titles. */
function head(booking: PublicBooking | null): PageHead {
  return {
    title: `${booking ? `Booking ${booking.reference}` : 'Booking not found'} | ${BRAND.name}`,
    description: `Your booking with ${BRAND.name}: where it stands, what you booked, and how to pay.`,
    keywords: [],
    path: booking && paths.booking(booking.reference),
    listed: false,
  }
}

export const handle: PageHandle = { head }
