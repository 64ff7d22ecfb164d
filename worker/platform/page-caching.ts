/**
 * For how long an answer may be kept; and entity tags: a client that has it already is not sent it again (RFC 9110,
 * section 8.8.3).
 */

import { readAddress } from '#domain/languages/languages.ts'

/** Strong, made of the content. */
export async function entityTag(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return `"${new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, 12).toHex()}"`
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/** @param ifNoneMatch the header of that name. Compares as RFC 9110, section 13.1.2 says: weak tags equal strong ones */
export function hasEntity(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((known) => opaque(known) === opaque(tag))
}

/** For how long a cache keeps a page, in seconds; and then while it asks for a new one. */
const KEPT = 40
const KEPT_WHILE_ASKING = 20

const cacheControl = (kept: number, whileAsking: number) =>
  `public, max-age=${kept}, stale-while-revalidate=${whileAsking}, stale-if-error=600`

/**
 * Cache-Control of listed pages and the sitemap: how old they may be. They are made of the site's lists, and the same
 * for everybody. While the Worker fails, old ones go out for ten minutes more: without the last part Cloudflare would
 * send them for ever, and nobody would notice.
 */
export const LISTED_CACHE_CONTROL = cacheControl(KEPT, KEPT_WHILE_ASKING)

/** The same for what says something else from a moment on. @param until milliseconds since 1970; `null` if none is known */
export function listedUntil(until: number | null, now = Date.now()): string {
  const left = until === null ? Infinity : Math.max(0, Math.floor((until - now) / 1000))
  const kept = Math.min(KEPT, left)
  return cacheControl(kept, Math.min(KEPT_WHILE_ASKING, left - kept))
}

/** What an advertisement, a newsletter or a social network adds to a link. No page depends on it. */
const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|gad_\w+|fbclid|msclkid|ttclid|mc_[ce]id)$/i

/** Pages of the site's lists: what others link to. */
const LANDING_PAGE = /^\/(?:$|(?:transfer|things-to-do|from)\/|journeys?(?:\/|$))/i

/** A visit of a page without what only its sender counts; `null` where there is nothing of it. */
export function withoutTracking(request: Request): Request | null {
  if (!request.url.includes('?')) return null
  const url = URL.parse(request.url)
  if (!url?.search || (request.method !== 'GET' && request.method !== 'HEAD')) return null
  if (!LANDING_PAGE.test(readAddress(url.pathname).path)) return null
  // As they were written: an address that is put together anew may be another one for the cache.
  const parts = url.search.slice(1).split('&')
  const kept = parts.filter((part) => !TRACKING.test(part.split('=')[0]!))
  if (kept.length === parts.length) return null
  url.search = kept.join('&')
  return new Request(url, request)
}
