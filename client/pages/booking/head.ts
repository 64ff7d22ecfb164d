import { type PageHandle, type PageHead, titled } from '#client/head/page-head.ts'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { BRAND } from '#domain/brand.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'

/** Names nothing of the booking but its reference: browser histories and shared links show titles. */
function head(booking: PublicBooking | null, _pathname: string, texts: Texts): PageHead {
  const { head: t } = texts.in('today')
  return {
    title: titled(booking ? t.title(booking.reference) : t.notFound),
    description: t.description(BRAND.name),
    keywords: [],
    path: booking && paths.booking(booking.reference),
    listed: false,
  }
}

export const handle: PageHandle = { head }
