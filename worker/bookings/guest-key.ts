/**
 * The key to a guest's own changes: a second secret beside the reference, in mails to the guest and in the answer to the
 * post that booked. With only the reference one can see the booking but not change it. It is random and stored, so
 * that a new QUOTE_SECRET closes no link.
 */
import { offeredLanguage, pageUrl } from '#domain/languages/languages.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { isSameText, randomHex } from '#worker/platform/signing.ts'
import type { Booking } from './read-bookings.ts'

/** 128 random bits. */
export const newGuestKey = (): string => randomHex(16)

/** @param key the one in the link */
export const isGuestKey = (booking: Booking, key: string): boolean => isSameText(booking.guestKey, key)

/** To a page in the guest's language. */
const linkWithKey = (booking: Booking, path: string) =>
  `${pageUrl(offeredLanguage(booking.language), path)}?key=${booking.guestKey}`

/** The link that mails hold. @param language of the page that names it, where that is another than the booking's */
export const guestChangesUrl = (booking: Booking, language = booking.language): string =>
  linkWithKey({ ...booking, language }, plainPaths.bookingChanges(booking.reference))

/** The same for what was paid. */
export const guestReceiptUrl = (booking: Booking): string =>
  linkWithKey(booking, plainPaths.bookingReceipt(booking.reference))
