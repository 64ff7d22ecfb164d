/**
 * How new a booking has to be for who reads it: a bookmark of the database. Who has just written is led on by a link with it
 * in its query, and sees the own change, whichever replica answers. docs/decisions/24-where-the-worker-runs.md
 */
import { withQuery } from '#domain/paths.ts'
import { MINUTE_MS } from '#domain/sri-lanka-time.ts'

/** In the query of an address. */
export const SEEN = 'seen'

/** In place of a bookmark: as it is at the primary. */
export const NEWEST = 'now'

/** What a caller may send as one. */
const BOOKMARK = /^[\w-]{1,120}$/

export const isBookmark = (text: string): boolean => text !== NEWEST && BOOKMARK.test(text)

/** In place of a bookmark, in a mail that may be opened at once, or after a year: the minute in which it was written. */
export const writtenAt = (now: Date): string => `at-${Math.floor(now.getTime() / MINUTE_MS).toString(36)}`
const WRITTEN = /^at-([\da-z]{1,8})$/

/** By then every replica has what a mail tells. */
const REPLICAS_MS = 3 * MINUTE_MS

/** What an address asks for, at this moment: a bookmark, {@link NEWEST}, or nothing in particular. */
export function bookmarkAsked(seen: string | undefined, now: Date): string | undefined {
  const minute = WRITTEN.exec(seen ?? '')?.[1]
  if (minute !== undefined) return now.getTime() - parseInt(minute, 36) * MINUTE_MS < REPLICAS_MS ? NEWEST : undefined
  return seen === undefined || isBookmark(seen) ? seen : NEWEST
}

/** @param path of a booking's page, or the call of it @param seen a bookmark, {@link NEWEST} or {@link writtenAt} */
export const withSeen = (path: string, seen: string | null | undefined): string =>
  seen ? withQuery(path, [[SEEN, seen]]) : path

/** The tag of a poll names what it says, and how new that is. A cache on the way that packs the answer makes a weak one of it. */
const TAG = /^(?:W\/)?"[\da-f]{24}\.([\w-]{1,120})"$/

export const bookmarkInTag = (tag: string | null | undefined): string | undefined => TAG.exec(tag ?? '')?.[1]

/** @param content a tag without bookmark */
export const tagWithBookmark = (content: string, bookmark: string | null): string =>
  bookmark === null ? content : `${content.slice(0, -1)}.${bookmark}"`
