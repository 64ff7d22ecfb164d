/** Entity tags (RFC 9110, section 8.8.3). */
import { hex } from './signing.ts'

/** A tag that changes with the text. */
export async function entityTag(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return `"${hex(digest.subarray(0, 12))}"`
}

/** True when If-None-Match names the tag; weakly compared, since a proxy that compresses makes tags weak. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((each) => {
    const tag = each.trim().replace(/^W\//, '')
    return tag === '*' || tag === etag
  })
}
