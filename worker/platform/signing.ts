import { signedText, type Payment } from '#domain/bookings/payment-link.ts'
import type { Env } from '#worker/environment.ts'
import { SiteError } from './site-error.ts'

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

/** The secret that signs prices, and that other keys are derived from. */

/** Shorter ones can be guessed: HS256 asks for as many bytes as its hash has (RFC 7518, section 3.2). */
const MIN_LENGTH = 32

/** @throws SiteError `unavailable` where there is none, or only a weak one */
export function quoteSecret({ QUOTE_SECRET: secret }: Env): string {
  if (!secret || secret.length < MIN_LENGTH) {
    throw new SiteError('unavailable', { detail: `Quotes cannot be signed: QUOTE_SECRET is not set, or shorter than ${MIN_LENGTH} characters` })
  }
  return secret
}

/** The signature over a payment. */
export async function signPayment(payment: Payment, key: string): Promise<string> {
  const signature = await hmac(key, signedText(payment))
  return btoa(String.fromCharCode(...signature)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
