/** Where a booking is found again; absolute, for mails and calendars. */
import { BRAND } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'

export function bookingPage(reference: string): string {
  return BRAND.origin + paths.booking(reference)
}
