/** What a booking's page asks again and again, and where a guest who has just written goes on. */
import { tagWithBookmark, withSeen } from '#domain/d1-bookmarks.ts'
import { addressIn, type Language } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import { findBookingWith } from '#worker/bookings/read-bookings.ts'
import { readFrom } from '#worker/database/d1.ts'
import { bookingNow } from '#worker/day/booking-now.ts'
import { type RowsOfDays, statementsOfDays } from '#worker/day/ride-events.ts'
import type { Env } from '#worker/environment.ts'
import { newestBookmark } from '#worker/log.ts'
import { entityTag } from '#worker/platform/page-caching.ts'
import { SiteError } from '#worker/platform/site-error.ts'

/**
 * How the rides of a booking stand, as JSON.
 * @param seen a bookmark; without it the primary is asked
 * @returns also a tag of what it says, and the same with how new that is: the next poll asks for nothing older, of a replica
 *   nearby
 */
export async function nowOf(env: Env, typed: string, seen: string | undefined, now: Date) {
  const { found, bookmark } = await readFrom(env, seen, (db) => findBookingWith(env, typed, statementsOfDays, db))
  if (!found) throw new SiteError('not-found', { detail: 'There is no booking with this reference' })
  const text = JSON.stringify(bookingNow(found.booking, found.rows as unknown as RowsOfDays, now))
  const content = await entityTag(new TextEncoder().encode(text))
  return { text, content, etag: tagWithBookmark(content, bookmark) }
}

/** The booking's page, as new as what this request has written and read at the primary. */
export const ownPage = (language: Language, reference: string): string =>
  addressIn(language, withSeen(paths.booking(reference), newestBookmark()))
