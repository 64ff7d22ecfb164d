/**
 * Quote tokens: a price, signed, that one booking may redeem within 24 hours (design section 4).
 * JSON Web Tokens (RFC 7519), HS256 with the secret QUOTE_SECRET.
 */
import { sign, verify } from 'hono/jwt'
import { JwtTokenSignatureMismatched } from 'hono/utils/jwt/types'
import * as v from 'valibot'
import type { TransferQuote } from '#domain/quotes/call-shapes.ts'
import { tourPriceList } from '#domain/safaris/tour-price.ts'
import { settings, type Env } from '#worker/environment.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { quoteSecret } from '#worker/platform/signing.ts'

export const TOKEN_LIFETIME_SECONDS = 24 * 60 * 60

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const standing = {
  /** The operator's product, as in the API's paths. */
  product: v.string(),
  /** False when a position or a price below the roads' own rests on a visitor's word alone: the operator reviews such a booking. */
  verified: v.boolean(),
  /** Random; one booking at most bears it. */
  jti: v.pipe(v.string(), v.nonEmpty()),
  /** Seconds since 1970. */
  iat: whole,
  exp: whole,
}

const TransferClaimsSchema = v.object({
  ...standing,
  kind: v.literal('transfer'),
  pickup: v.string(),
  dropoff: v.string(),
  /** Whole km. */
  distance: whole,
  /** Text such as '1 hour 5 mins'. */
  duration: v.string(),
  prices: v.object({ miniprice: whole, carprice: whole, vanprice: whole, miniusd: whole, carusd: whole, vanusd: whole }),
})
export type TransferClaims = v.InferOutput<typeof TransferClaimsSchema>

const SafariClaimsSchema = v.object({
  ...standing,
  kind: v.literal('safari'),
  park: v.string(),
  pickup: v.string(),
  dropoff: v.string(),
  /** Whole km of transport; 0 without. The price follows from it with the travelers and the type booked. */
  distance: whole,
  /** Its prices when it was quoted, as `tourPriceList` writes them; a quote without is of a time before they stood here, and stale. */
  tariff: v.optional(v.string(), ''),
})
export type TourClaims = v.InferOutput<typeof SafariClaimsSchema>

export interface ClaimsOf { readonly transfer: TransferClaims; readonly safari: TourClaims }
export type TokenKind = keyof ClaimsOf

const SCHEMAS = { transfer: TransferClaimsSchema, safari: SafariClaimsSchema }

type Terms<C> = Omit<C, keyof typeof standing | 'kind' | 'tariff'>

async function mint(env: Env, claims: { kind: TokenKind; verified: boolean } & Record<string, unknown>, now: number): Promise<string> {
  const iat = Math.floor(now / 1000)
  return sign(
    { ...claims, product: settings(env).PRODUCT, jti: crypto.randomUUID(), iat, exp: iat + TOKEN_LIFETIME_SECONDS },
    quoteSecret(env), 'HS256',
  )
}

/** The terms of a transfer that a token fixes. */
export type TransferTerms = Omit<TransferQuote, 'token' | 'url' | 'latloc' | 'longloc' | 'fromPoint' | 'source'>

/** @param now milliseconds since 1970 */
export function mintTransferToken(env: Env, terms: TransferTerms, now = Date.now()): Promise<string> {
  const { pickup, dropoff, distance, duration, verified, miniprice, carprice, vanprice, miniusd, carusd, vanusd } = terms
  const prices = { miniprice, carprice, vanprice, miniusd, carusd, vanusd }
  return mint(env, { kind: 'transfer', pickup, dropoff, distance, duration, prices, verified }, now)
}

/** @param now milliseconds since 1970 */
export function mintSafariToken(env: Env, terms: Terms<TourClaims> & { readonly verified: boolean }, now = Date.now()): Promise<string> {
  const { park, pickup, dropoff, distance, verified } = terms
  const tariff = tourPriceList({ park, distanceKm: distance })
  return mint(env, { kind: 'safari', park, pickup, dropoff, distance, tariff, verified }, now)
}

/**
 * - `malformed`: no token at all, or of another shape
 * - `forged`: signed with another secret, or changed
 * - `expired`: ours, past its day; its claims still say what was quoted
 * - `other-product`, `other-kind`: ours, for something else
 */
export type TokenRefusal = 'malformed' | 'forged' | 'expired' | 'other-product' | 'other-kind'

export type TokenReading<K extends TokenKind> =
  | { readonly ok: true; readonly claims: ClaimsOf[K] }
  | { readonly ok: false; readonly reason: 'expired'; readonly claims: ClaimsOf[K] }
  | { readonly ok: false; readonly reason: Exclude<TokenRefusal, 'expired'> }

/**
 * Reads a token of one kind; the signature is checked before anything that it says.
 * @param now milliseconds since 1970
 */
export async function readToken<K extends TokenKind>(env: Env, token: string, kind: K, now = Date.now()): Promise<TokenReading<K>> {
  let payload: unknown
  try {
    // Times are checked below: an expired token is told from a forged one only once its signature holds.
    payload = await verify(token, quoteSecret(env), { alg: 'HS256', exp: false, nbf: false, iat: false })
  } catch (error) {
    if (error instanceof SiteError) throw error
    return { ok: false, reason: error instanceof JwtTokenSignatureMismatched ? 'forged' : 'malformed' }
  }
  const other = v.safeParse(v.object({ kind: v.picklist(['transfer', 'safari']) }), payload)
  if (!other.success) return { ok: false, reason: 'malformed' }
  if (other.output.kind !== kind) return { ok: false, reason: 'other-kind' }
  const parsed = v.safeParse(SCHEMAS[kind], payload)
  if (!parsed.success) return { ok: false, reason: 'malformed' }
  const claims = parsed.output as ClaimsOf[K]
  if (claims.product !== settings(env).PRODUCT) return { ok: false, reason: 'other-product' }
  if (claims.exp * 1000 <= now) return { ok: false, reason: 'expired', claims }
  return { ok: true, claims }
}
