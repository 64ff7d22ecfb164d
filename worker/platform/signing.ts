import { settings, type Env } from '#worker/environment.ts'
import { SiteError } from './site-error.ts'

/** Keyed hashes. */

const encoder = new TextEncoder()

/** HMAC-SHA256 (RFC 2104) with one key, over many texts. */
export async function hmacWith(key: string): Promise<(text: string) => Promise<Uint8Array>> {
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  return async (text) => new Uint8Array(await crypto.subtle.sign('HMAC', imported, encoder.encode(text)))
}

/** HMAC-SHA256 (RFC 2104) over a text. */
export const hmac = async (key: string, text: string): Promise<Uint8Array> => (await hmacWith(key))(text)

/** Whether two texts are the same, in a time that does not tell where they differ. */
export function isSameText(a: string, b: string): boolean {
  const [left, right] = [encoder.encode(a), encoder.encode(b)]
  let difference = left.length ^ right.length
  for (let i = 0; i < left.length; i++) difference |= left[i]! ^ (right[i] ?? 0)
  return difference === 0
}

/**
 * Seconds by which the time in a signed message may differ from ours: what is older may be a recorded one that is sent
 * again.
 */
const SIGNED_WITHIN_S = 300

/**
 * Whether a message of another server is genuine and fresh.
 * @param header `t=1795305600,v1=…`: the time in seconds, and HMAC-SHA256 over `{t}.{body}` in hexadecimal
 */
export async function isSignedMessage(secret: string, header: string, body: string, now: Date): Promise<boolean> {
  const [, time, signature] = /^t=(\d{9,12}),v1=([\da-f]{64})$/.exec(header) ?? []
  if (time === undefined || signature === undefined) return false
  const isOurs = isSameText((await hmac(secret, `${time}.${body}`)).toHex(), signature)
  return isOurs && Math.abs(now.getTime() / 1000 - Number(time)) <= SIGNED_WITHIN_S
}

export const randomHex = (bytes: number): string => crypto.getRandomValues(new Uint8Array(bytes)).toHex()

/** Opens what a link leads to: 128 random bits as 22 characters of an address. */
export const randomCode = (): string =>
  crypto.getRandomValues(new Uint8Array(16)).toBase64({ alphabet: 'base64url', omitPadding: true })

/** Whether a text may be such a code. */
export const isCode = (text: string) => /^[\w-]{22}$/.test(text)

/**
 * The secret that signs prices, and that other keys are derived from.
 * @throws SiteError `unavailable` if there is none, or only a weak one; the log names it
 */
export function quoteSecret(env: Env): string {
  const { QUOTE_SECRET: secret } = settings(env)
  if (secret === null)
    throw new SiteError('unavailable', {
      detail:
        'We cannot give prices or take bookings on this page at the moment. Please write to us on WhatsApp or by e-mail',
    })
  return secret
}
