import { settings, type Env } from '#worker/environment.ts'
import { SiteError } from './site-error.ts'

/** Keyed hashes. */

const encoder = new TextEncoder()

/** HMAC-SHA256 (RFC 2104) over a text. */
export async function hmac(key: string, text: string): Promise<Uint8Array> {
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, encoder.encode(text)))
}

/**
 * The secret that signs prices, and that other keys are derived from.
 * @throws SiteError `unavailable` where there is none, or only a weak one; the log names it
 */
export function quoteSecret(env: Env): string {
  const { QUOTE_SECRET: secret } = settings(env)
  if (secret === null) throw new SiteError('unavailable', { detail: 'We cannot give prices or take bookings on this page at the moment. Please write to us on WhatsApp or by e-mail' })
  return secret
}
