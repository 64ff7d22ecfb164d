/**
 * Quote tokens: a signed price that one booking may redeem (QUOTE_LIFETIME_MS). JSON Web Tokens (RFC 7519), HS256 with
 * QUOTE_SECRET.
 * docs/product.md#quotes
 */
import { sign, verify } from 'hono/jwt'
import { JwtTokenSignatureMismatched } from 'hono/utils/jwt/types'
import * as v from 'valibot'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import type { QuotedJourney, QuotedRide } from '#domain/journeys/journey-calls.ts'
import { QUOTE_LIFETIME_MS, type StopOnTheWay } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { tourPriceList, type TourTrip } from '#domain/tours/tour-price.ts'
import { settings, type Env } from '#worker/environment.ts'
import { FIRST_NUMBER } from '#worker/prices/price-list-cache.ts'
import { listNumber, runUnderListOfQuote } from '#worker/prices/request-price-list.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { quoteSecret } from '#worker/platform/signing.ts'
import { pricesOf } from '#domain/fares/fare-of-classes.ts'
import type { VehicleClass, Fare } from '#domain/fares/vehicles.ts'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

// A journey's token is short, because it is part of a call's address: each name is written once.

const price = v.nullable(whole)
/** The six prices of the contract, then rupees and dollars of each class of `more`. */
const prices = v.tupleWithRest([price, price, price, price, price, price], whole)
/** Number of its name, minutes, and 1 for a stop after the park. */
const via = v.array(v.tuple([whole, whole, v.picklist([0, 1])]))
const leg = v.tuple([whole, whole])
/** Pickup, dropoff, stops, km and minutes, day, from, to. */
const way = [whole, whole, via, leg, whole, whole, whole] as const

const PackedRideSchema = v.variant('k', [
  v.object({
    k: v.literal('d'),
    w: v.tuple(way),
    d: v.nullable(leg),
    p: prices,
    /** Bags alone: the stations between which their guests go by train. */
    s: v.optional(v.tuple([whole, whole])),
  }),
  v.object({
    k: v.literal('t'),
    w: v.tuple(way),
    park: whole,
    full: v.picklist([0, 1]),
    /** Of each vehicle: travelers, dollars, dollars without the transport. */
    c: v.pipe(v.array(v.tuple([whole, whole, whole])), v.minLength(1)),
  }),
])

const PackedSchema = v.object({
  names: v.array(v.string()),
  /** Classes of vehicles beyond the three. */
  more: v.optional(v.array(v.string()), []),
  rides: v.pipe(v.array(PackedRideSchema), v.minLength(1)),
  cars: v.picklist([1, 2]),
  people: whole,
  bags: whole,
  days: whole,
  stay: v.nullable(prices),
  km: v.nullable(whole),
})
type Packed = v.InferInput<typeof PackedSchema>

function packedPrices(fare: Fare, more: readonly VehicleClass[]): v.InferOutput<typeof prices> {
  const { miniprice, carprice, vanprice, miniusd, carusd, vanusd, further = {} } = fare
  const others = more.flatMap((vehicle) => [further[vehicle]!.lkr, further[vehicle]!.usd])
  return [miniprice, carprice, vanprice, miniusd, carusd, vanusd, ...others]
}

/** Of each fare of a journey: all are of one list. */
function furtherClasses({ rides, stay }: QuotedJourney): VehicleClass[] {
  const fares = [...rides.flatMap((ride) => (ride.kind === 'transfer' ? [ride.prices] : [])), ...(stay ? [stay] : [])]
  return [...new Set(fares.flatMap(({ further = {} }) => Object.keys(further)))]
}

function packJourney(quoted: QuotedJourney): Packed {
  const { rides, vehicles, travelers, bags, days, stay, stayKm } = quoted
  const more = furtherClasses(quoted)
  const numbers = new Map<string, number>()
  const number = (name: string) => {
    if (!numbers.has(name)) numbers.set(name, numbers.size)
    return numbers.get(name)!
  }
  const packed = rides.map((ride): Packed['rides'][number] => {
    const w: Packed['rides'][number]['w'] = [
      number(ride.pickup),
      number(ride.dropoff),
      ride.via.map(({ place, minutes, afterPark }) => [number(place), minutes, afterPark ? 1 : 0]),
      [ride.distance, ride.minutes],
      ride.day,
      ride.from,
      ride.to,
    ]
    if (ride.kind === 'transfer')
      return {
        k: 'd',
        w,
        d: ride.direct && [ride.direct.distance, ride.direct.minutes],
        p: packedPrices(ride.prices, more),
        ...(ride.train ? { s: [number(ride.train.from), number(ride.train.to)] as [number, number] } : {}),
      }
    return {
      k: 't',
      w,
      park: number(ride.park),
      full: ride.tourLength === 'full' ? 1 : 0,
      c: ride.vehicles.map((each) => [each.travelers, each.usd, each.tourUsd]),
    }
  })
  return {
    names: [...numbers.keys()],
    ...(more.length > 0 ? { more } : {}),
    rides: packed,
    cars: vehicles,
    people: travelers,
    bags,
    days,
    stay: stay && packedPrices(stay, more),
    km: stayKm,
  }
}

function unpackedPrices(
  [miniprice, carprice, vanprice, miniusd, carusd, vanusd, ...others]: v.InferOutput<typeof prices>,
  more: readonly VehicleClass[],
): Fare {
  const further = more.map((vehicle, i) => [vehicle, { lkr: others[2 * i]!, usd: others[2 * i + 1]! }] as const)
  return {
    miniprice,
    carprice,
    vanprice,
    miniusd,
    carusd,
    vanusd,
    ...(further.length > 0 ? { further: Object.fromEntries(further) } : {}),
  }
}

function unpackJourney({
  names,
  more,
  rides,
  cars,
  people,
  bags,
  days,
  stay,
  km,
}: v.InferOutput<typeof PackedSchema>): QuotedJourney {
  const name = (number: number) => names[number] ?? ''
  return {
    rides: rides.map((ride): QuotedRide => {
      const [pickup, dropoff, stops, [distance, minutes], day, from, to] = ride.w
      const common = {
        pickup: name(pickup),
        dropoff: name(dropoff),
        via: stops.map(([place, waits, after]): StopOnTheWay => ({
          place: name(place),
          minutes: waits,
          ...(after === 1 ? { afterPark: true } : {}),
        })),
        distance,
        minutes,
        day,
        from,
        to,
      }
      if (ride.k === 'd') {
        const direct = ride.d && { distance: ride.d[0], minutes: ride.d[1] }
        const train = ride.s ? { train: { from: name(ride.s[0]), to: name(ride.s[1]) } } : {}
        return { ...common, kind: 'transfer', direct, prices: unpackedPrices(ride.p, more), ...train }
      }
      const vehicles = ride.c.map(([travelers, usd, tourUsd]) => ({ travelers, usd, tourUsd }))
      return { ...common, kind: 'tour', park: name(ride.park), tourLength: ride.full === 1 ? 'full' : 'half', vehicles }
    }),
    vehicles: cars,
    travelers: people,
    bags,
    days,
    stay: stay && unpackedPrices(stay, more),
    stayKm: km,
  }
}

/** Reads what {@link packJourney} writes. */
const PackedJourneySchema = v.pipe(PackedSchema, v.transform(unpackJourney))

const everyToken = {
  /** The operator's product, as in the API's paths. */
  product: v.string(),
  /** True when a position or a distance rests on a visitor's word: the operator reviews such a booking. */
  needsReview: v.boolean(),
  /** The number of the price list that it was made of. */
  list: v.optional(whole, FIRST_NUMBER),
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
  /** Bags alone: the stations between which their guests go by train. */
  train: v.exactOptional(v.object({ from: v.string(), to: v.string() })),
  /** Of the way without stops, where there are any and it leads from one place to another. */
  direct: v.optional(v.nullable(v.object({ distance: whole, minutes: whole })), null),
  prices: v.object({
    ...v.entriesFromList(['miniprice', 'carprice', 'vanprice', 'miniusd', 'carusd', 'vanusd'], price),
    further: v.exactOptional(v.record(v.string(), v.object({ lkr: whole, usd: whole }))),
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
  // Tokens of the first list leave its number out, to be shorter.
  const list = listNumber() === FIRST_NUMBER ? {} : { list: listNumber() }
  return sign(
    {
      ...claims,
      ...list,
      product: settings(env).PRODUCT,
      jti: crypto.randomUUID(),
      iat,
      exp: iat + QUOTE_LIFETIME_MS / 1000,
    },
    quoteSecret(env),
    'HS256',
  )
}

interface TransferTerms
  extends
    Trip,
    Fare,
    Pick<TransferClaims, 'distance' | 'minutes' | 'needsReview'>,
    Partial<Pick<TransferClaims, 'via' | 'direct' | 'train'>> {}
interface TourTerms extends TourTrip, Pick<TourClaims, 'distance' | 'needsReview'> {}

/**
 * @param now milliseconds since 1970
 * @throws SiteError `unavailable` without a secret to sign with
 */
export function mintTransferToken(env: Env, terms: TransferTerms, now = Date.now()): Promise<string> {
  const { pickup, dropoff, distance, minutes, needsReview } = terms
  // Tokens without stops leave these fields out, to be shorter.
  const stops = terms.via?.length ? { via: terms.via, direct: terms.direct ?? null } : {}
  const train = terms.train ? { train: terms.train } : {}
  const claims = { pickup, dropoff, distance, minutes, ...stops, ...train, prices: pricesOf(terms), needsReview }
  return mint(env, { kind: 'transfer', ...claims }, now)
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

/**
 * Prices by the list that a quote was made of, where that counts; a token that is not ours, or has expired, counts for
 * nothing.
 * @throws DatabaseUnavailable
 */
export async function underListOfToken<T>(
  env: Env,
  token: string,
  run: () => T | Promise<T>,
  now = Date.now(),
): Promise<T> {
  const payload = await verify(token, quoteSecret(env), { alg: 'HS256', exp: false, nbf: false, iat: false }).catch(
    () => null,
  )
  const parsed = v.safeParse(v.object({ list: everyToken.list, iat: whole, exp: whole }), payload)
  if (!parsed.success || parsed.output.exp * 1000 <= now) return run()
  return runUnderListOfQuote(env, parsed.output.list, parsed.output.iat * 1000, run)
}
