/**
 * For how long an answer may be kept; and entity tags: a client that has it already is not sent it again (RFC 9110,
 * section 8.8.3).
 */

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

/**
 * Cache-Control of listed pages and the sitemap: how old they may be. They are made of the site's lists, and the same
 * for everybody. While the Worker fails, old ones go out for ten minutes more: without the last part Cloudflare would
 * send them for ever, and nobody would notice.
 */
export const LISTED_CACHE_CONTROL = 'public, max-age=120, stale-while-revalidate=60, stale-if-error=600'
