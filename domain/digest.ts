/** Keyed hashes, and how bytes are written. */

const encoder = new TextEncoder()

/** HMAC-SHA256 (RFC 2104) over a text. */
export async function hmac(key: string, text: string): Promise<Uint8Array> {
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, encoder.encode(text)))
}

/** @example hex(new Uint8Array([1, 255])) // '01ff' */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
