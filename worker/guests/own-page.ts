/** Where a guest who has just written goes on. */
import { withSeen } from '#domain/bookings/seen.ts'
import { addressIn, type Language } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import { newestBookmark } from '#worker/log.ts'

/** The booking's page, as new as what this request has written and read at the primary. */
export const ownPage = (language: Language, reference: string): string =>
  addressIn(language, withSeen(paths.booking(reference), newestBookmark()))
