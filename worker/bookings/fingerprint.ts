/** Tells a booking posted again from another one for the same quote, without keeping what was posted. */
import type { Env } from '../environment.ts'

const encoder = new TextEncoder()

/** Hex of a keyed hash over the details: without the key nobody can try out phone numbers against it. */
export async function fingerprint(env: Env, details: Record<string, unknown>): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(`fingerprints:${env.QUOTE_SECRET}`), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const text = JSON.stringify(Object.entries(details).filter(([, value]) => value !== undefined).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return [...new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
