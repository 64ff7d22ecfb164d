/**
 * Quote tokens: a signed price that one booking may redeem (QUOTE_LIFETIME_MS). JSON Web Tokens (RFC 7519), HS256 with
 * QUOTE_SECRET.
 * docs/product.md#quotes
 */
import { sign, verify } from 'hono/jwt'
import { JwtTokenSignatureMismatched } from 'hono/utils/jwt/types'
import * as v from 'valibot'
import type { Fare, Trip } from '#domain/fares/transfer-fare.ts'
import type { QuotedJourney } from '#domain/journeys/journey-calls.ts'
import { QUOTE_LIFETIME_MS } from '#domain/quotes/quote-calls.ts'
import { tourPriceList, type TourTrip } from '#domain/tours/tour-price.ts'
import { settings, type Env } from '#worker/environment.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { quoteSecret } from '#worker/platform/signing.ts'
import { packJourney, PackedJourneySchema } from './journey-claims.ts'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const everyToken = {
  /** The operator's product, as in the API's paths. */
  product: v.string(),
  /** True when a position or a distance rests on a visitor's word: the operator reviews such a booking. */
  needsReview: v.boolean(),
  /** Random. At most one booking has it. */
  jti: v.pipe(v.string(), v.nonEmpty()),
  /** Seconds since 1970. */
  iat: whole,
  exp: whole,
}

const TransferClaimsSchema = v.object({
  ...everyToken,
  kind: v.literal('transfer'),
  pickup: v.string(),
  dropoff: v.string(),
  /** Whole km, by way of the stops. */
  distance: whole,
  minutes: whole,
  /** Stops on the way. */
  via: v.optional(v.array(v.object({ place: v.string(), minutes: whole })), []),
  /** Of the way without stops, where there are any and it leads from one place to another. */
  direct: v.optional(v.nullable(v.object({ distance: whole, minutes: whole })), null),
  prices: v.object({
    miniprice: whole,
    carprice: whole,
    vanprice: whole,
    miniusd: whole,
    carusd: whole,
    vanusd: whole,
  }),
})
export type TransferClaims = v.InferOutput<typeof TransferClaimsSchema>

const TourClaimsSchema = v.object({
  ...everyToken,
  kind: v.literal('safari'),
  park: v.string(),
  pickup: v.string(),
  dropoff: v.string(),
  /** Whole km of transport, 0 without. The price follows from it with the travelers and the type booked. */
  distance: whole,
  /** The prices when it was quoted, as `tourPriceList` writes them. */
  tariff: v.string(),
})
export type TourClaims = v.InferOutput<typeof TourClaimsSchema>

const JourneyClaimsSchema = v.pipe(
  v.object({ ...everyToken, kind: v.literal('journey'), journey: PackedJourneySchema }),
  v.transform(({ journey, ...every }) => ({ ...every, ...journey })),
)
export type JourneyClaims = v.InferOutput<typeof JourneyClaimsSchema>

export interface ClaimsOf {
  readonly transfer: TransferClaims
  readonly safari: TourClaims
  readonly journey: JourneyClaims
}
type TokenKind = keyof ClaimsOf

const SCHEMAS = { transfer: TransferClaimsSchema, safari: TourClaimsSchema, journey: JourneyClaimsSchema }

async function mint(
  env: Env,
  claims: { kind: TokenKind; needsReview: boolean } & Record<string, unknown>,
  now: number,
): Promise<string> {
  const iat = Math.floor(now / 1000)
  return sign(
    { ...claims, product: settings(env).PRODUCT, jti: crypto.randomUUID(), iat, exp: iat + QUOTE_LIFETIME_MS / 1000 },
    quoteSecret(env),
    'HS256',
  )
}

interface TransferTerms
  extends
    Trip,
    Fare,
    Pick<TransferClaims, 'distance' | 'minutes' | 'needsReview'>,
    Partial<Pick<TransferClaims, 'via' | 'direct'>> {}
interface TourTerms extends TourTrip, Pick<TourClaims, 'distance' | 'needsReview'> {}

/**
 * @param now milliseconds since 1970
 * @throws SiteError `unavailable` without a secret to sign with
 */
export function mintTransferToken(env: Env, terms: TransferTerms, now = Date.now()): Promise<string> {
  const { pickup, dropoff, distance, minutes, needsReview, miniprice, carprice, vanprice, miniusd, carusd, vanusd } =
    terms
  // A quote without stops stays as short as it was.
  const stops = terms.via?.length ? { via: terms.via, direct: terms.direct ?? null } : {}
  const prices = { miniprice, carprice, vanprice, miniusd, carusd, vanusd }
  return mint(env, { kind: 'transfer', pickup, dropoff, distance, minutes, ...stops, prices, needsReview }, now)
}

/**
 * @param now milliseconds since 1970
 * @throws SiteError `unavailable` without a secret to sign with
 */
export function mintTourToken(
  env: Env,
  { park, pickup, dropoff, distance, needsReview }: TourTerms,
  now = Date.now(),
): Promise<string> {
  const tariff = tourPriceList({ park, distanceKm: distance })
  return mint(env, { kind: 'safari', park, pickup, dropoff, distance, tariff, needsReview }, now)
}

/**
 * Everything in it comes from the site's own roads and lists.
 * @param now milliseconds since 1970
 * @throws SiteError `unavailable` without a secret to sign with
 */
export function mintJourneyToken(env: Env, quoted: QuotedJourney, now = Date.now()): Promise<string> {
  return mint(env, { kind: 'journey', journey: packJourney(quoted), needsReview: false }, now)
}

/**
 * Why a token cannot be redeemed.
 * - `malformed`: no token, or of another shape
 * - `forged`: signed with another secret, or changed
 * - `expired`: ours, older than a day; its claims still say what was quoted
 * - `other-product`, `other-kind`: ours, for something else
 */
type TokenRefusal = 'malformed' | 'forged' | 'expired' | 'other-product' | 'other-kind'

type TokenReading<K extends TokenKind> =
  | { readonly ok: true; readonly claims: ClaimsOf[K] }
  | { readonly ok: false; readonly reason: 'expired'; readonly claims: ClaimsOf[K] }
  | { readonly ok: false; readonly reason: Exclude<TokenRefusal, 'expired'> }

/**
 * Reads a token of one kind. Checks the signature before anything that the token says.
 * @param now milliseconds since 1970
 * @throws SiteError `unavailable` without a secret to check with
 */
export async function readToken<K extends TokenKind>(
  env: Env,
  token: string,
  kind: K,
  now = Date.now(),
): Promise<TokenReading<K>> {
  let payload: object
  try {
    // Times are checked below: whether a token has expired is of interest only once its signature holds.
    payload = await verify(token, quoteSecret(env), { alg: 'HS256', exp: false, nbf: false, iat: false })
  } catch (error) {
    if (error instanceof SiteError) throw error
    return { ok: false, reason: error instanceof JwtTokenSignatureMismatched ? 'forged' : 'malformed' }
  }
  const anyKind = v.safeParse(v.object({ kind: v.picklist(['transfer', 'safari', 'journey']) }), payload)
  if (!anyKind.success) return { ok: false, reason: 'malformed' }
  if (anyKind.output.kind !== kind) return { ok: false, reason: 'other-kind' }
  const parsed = v.safeParse(SCHEMAS[kind], payload)
  if (!parsed.success) return { ok: false, reason: 'malformed' }
  const claims = parsed.output as ClaimsOf[K]
  if (claims.product !== settings(env).PRODUCT) return { ok: false, reason: 'other-product' }
  if (claims.exp * 1000 <= now) return { ok: false, reason: 'expired', claims }
  return { ok: true, claims }
}
