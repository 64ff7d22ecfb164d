/** Entity tags: whoever has an answer already is told so, and not sent it again (RFC 9110, section 8.8.3). */

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
