/**
 * How new a booking has to be for who reads it: a bookmark of the database. Who has just written is led on by a link with it
 * in its query, and sees the own change, whichever replica answers. docs/decisions/24-where-the-worker-runs.md
 */
import { withQuery } from '#domain/paths.ts'

/** In the query of an address. */
export const SEEN = 'seen'

/** In place of a bookmark: as it is at the primary. */
export const NEWEST = 'now'

/** Of the answer to a booking, whose body is the same each time that it is asked for. */
export const SEEN_HEADER = 'x-seen'

/** What a caller may send as one. */
const BOOKMARK = /^[\w-]{1,120}$/

export const isBookmark = (text: string): boolean => text !== NEWEST && BOOKMARK.test(text)

/** @param path of a booking's page, or the call of it @param seen a bookmark, or {@link NEWEST} */
export const withSeen = (path: string, seen: string | null | undefined): string =>
  seen ? withQuery(path, [[SEEN, seen]]) : path

/** The tag of a poll names what it says, and how new that is. A cache on the way that packs the answer makes a weak one of it. */
const TAG = /^(?:W\/)?"[\da-f]{24}\.([\w-]{1,120})"$/

export const bookmarkInTag = (tag: string | null | undefined): string | undefined => TAG.exec(tag ?? '')?.[1]

/** @param content a tag without bookmark */
export const tagWithBookmark = (content: string, bookmark: string | null): string =>
  bookmark === null ? content : `${content.slice(0, -1)}.${bookmark}"`
