/**
 * Signs fare passports by Ed25519 (RFC 8032), and publishes the keys that check them (RFC 8037, section 2).
 * docs/fare-passport.md
 */
import { isPastDay } from '#domain/bookings/pickup-time.ts'
import type { PublicRide } from '#domain/bookings/booking.ts'
import { base64Url, passportBody } from '#domain/bookings/fare-passport.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { settings, type Env } from '#worker/environment.ts'
import { hmac, quoteSecret } from '#worker/platform/signing.ts'

/** What stands before the 32 bytes of a private key in PKCS #8 (RFC 8410, section 7). */
const PKCS8 = Uint8Array.from([0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20])

interface Signer {
  /** Names the key: the first letters of its hash. */
  readonly id: string
  /** The public key, base64url. */
  readonly x: string
  readonly privateKey: CryptoKey
}

/** The public half of a key, by its id. */
interface PublicKey {
  readonly kid: string
  readonly x: string
}

async function keyIdOf(x: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(x))
  return base64Url(new Uint8Array(hash)).slice(0, 8)
}

/** By secret: making one takes longer than signing. */
const signers = new Map<string, Signer>()

/** Another secret makes another key. @throws SiteError `unavailable` without a secret */
async function signerOf(env: Env): Promise<Signer> {
  const secret = quoteSecret(env)
  const before = signers.get(secret)
  if (before) return before
  const seed = await hmac(secret, 'fare passports')
  const privateKey = await crypto.subtle.importKey('pkcs8', new Uint8Array([...PKCS8, ...seed]), 'Ed25519', true, [
    'sign',
  ])
  const { x } = (await crypto.subtle.exportKey('jwk', privateKey)) as { x: string }
  const signer = { id: await keyIdOf(x), x, privateKey }
  signers.clear()
  signers.set(secret, signer)
  return signer
}

/** The passport of a ride that still runs; `null` for one that is cancelled or over, or where nothing can be signed. */
export async function farePassport(env: Env, ride: PublicRide, reference: string, now: Date): Promise<string | null> {
  if (ride.status === 'cancelled' || isPastDay(ride.pickupDate, now) || settings(env).QUOTE_SECRET === null) return null
  const { id, privateKey } = await signerOf(env)
  const body = passportBody(ride, reference, id, sriLankaTime(now).date)
  const signature = await crypto.subtle.sign('Ed25519', privateKey, new TextEncoder().encode(body))
  return `${body}.${base64Url(new Uint8Array(signature))}`
}

/** Today's key first, then those of earlier secrets, whose passports are still about. */
export async function passportKeys(env: Env): Promise<PublicKey[]> {
  const { id, x } = await signerOf(env)
  const earlier = await Promise.all(
    (settings(env).PASSPORT_KEYS_BEFORE ?? []).map(async (key) => ({ kid: await keyIdOf(key), x: key })),
  )
  return [{ kid: id, x }, ...earlier]
}
