/**
 * The calls for places, distances, quotes and lists: each checks its payload, calls a function and answers.
 * docs/api.md
 */
import { Hono } from 'hono'
import { isPricedByHand } from '#domain/fares/transfer-fare.ts'
import { JourneySchema } from '#domain/journeys/journey-calls.ts'
import {
  DirectionsSchema,
  SafariOffersSchema,
  SafariQuerySchema,
  SafariUploadSchema,
  TransferQuerySchema,
  TransferUploadSchema,
  PlacesSchema,
  type DirectionsRequest,
  type Route,
} from '#domain/quotes/quote-calls-and-lifetime.ts'
import { parseTourSlug, transferSlugReadings } from '#domain/quotes/slugs.ts'
import type { AppEnv, Env } from '#worker/environment.ts'
import type { LocalMoment } from '#domain/sri-lanka-time.ts'
import { pricedClasses } from '#domain/fares/vehicles.ts'
import { jsonBody, smallBody } from '#worker/platform/body.ts'
import { hasEntity } from '#worker/platform/page-caching.ts'
import { countVisitor } from '#worker/platform/rate-limit.ts'
import { countRead, visitorOf, workerContext } from '#worker/platform/request.ts'
import { quoteJourney, signJourney } from './journeys.ts'
import { listedOffers, listedRatesJson } from './listed-rates.ts'
import { quoteTour, quoteTrip, signTour, signTransfer } from './quotes.ts'
import { uploadTour, uploadTransfer } from './uploaded-distances.ts'
import { searchPlaces, hotelsAmong } from '#worker/places/known-places.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { askGoogle, type Stop } from '#worker/google/route-check.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { directions } from '#domain/roads/directions.ts'
import { placeAt } from './placed-trips.ts'

/*
 * The route between places: the island's own roads; Google for places that they do not know, if its server key is set.
 */

function stopAt(asked: DirectionsRequest['from']): Stop {
  if (typeof asked === 'string') return placeAt(asked)
  if ('lat' in asked) return { name: null, position: asked }
  return { name: null, position: asked.position ?? null, placeId: asked.placeId }
}

/** Only the own roads answer for these. */
const isKnown = ({ position, placeId }: Stop) => position !== null && placeId === undefined

/** As the site spells it; `null` for a point, and for a name that nobody knows. */
const nameOf = ({ name, position }: Stop) => position && name

/** About a metre. */
const roundDegrees = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** @throws SiteError `unreachable` */
function ownRoute(positions: readonly LatLng[]): Route {
  const route = directions(positions[0]!, positions.at(-1)!, positions.slice(1, -1))
  if (!route) throw new SiteError('unreachable')
  return route
}

/**
 * @param visitor as `visitorOf` gives it: Google's answers cost, so they are counted
 * @throws SiteError `unreachable` where no road leads, or nobody knows a place; `unavailable` or `too-many` where
 *   Google may know it
 */
async function routeBetween(
  env: Env,
  { from, to, via = [], source }: DirectionsRequest,
  visitor: string | null,
): Promise<Route> {
  const stops = [from, ...(Array.isArray(via) ? via : [via]), to].map(stopAt)
  const asked = source === 'embedded' || stops.every(isKnown) ? null : await askGoogle(env, stops, visitor)
  const answer = typeof asked === 'string' ? null : asked
  const positions = answer?.positions ?? stops.flatMap(({ position }) => position ?? [])
  if (positions.length < stops.length) {
    throw typeof asked === 'string'
      ? new SiteError(asked)
      : new SiteError('unreachable', { detail: 'A place of this name is not known in Sri Lanka' })
  }
  const route = answer?.route ?? ownRoute(positions)
  return {
    ...route,
    path: route.path.map(([lat, lng]) => [roundDegrees(lat), roundDegrees(lng)] as const),
    from: nameOf(stops[0]!),
    to: nameOf(stops.at(-1)!),
    ...(route.route && {
      route: { ...route.route, hotels: hotelsAmong(...[stops[0]!, stops.at(-1)!].flatMap(({ name }) => name ?? [])) },
    }),
  }
}

export const placesApi = new Hono<AppEnv>().post('/', jsonBody(PlacesSchema), async (c) => {
  const { text, near } = c.req.valid('json')
  await countVisitor(c.env.SEARCH_RATE, visitorOf(c))
  return c.json(searchPlaces(text, near ?? null), 200)
})

export const directionsApi = new Hono<AppEnv>().post('/', countRead, jsonBody(DirectionsSchema), async (c) =>
  c.json(await routeBetween(c.env, c.req.valid('json'), visitorOf(c)), 200),
)

/** When a car is to be there; `null` where the call does not say both. */
const askedMoment = ({ date, time }: { readonly date?: string | undefined; readonly time?: string | undefined }) =>
  date !== undefined && time !== undefined ? ({ date, time } satisfies LocalMoment) : null

/** As a part of an answer: nothing where nobody can say. */
const withCars = <T>(availability: T | null | undefined) => (availability ? { availability } : {})

export const transfersApi = new Hono<AppEnv>()
  /**
   * Answers an empty list where nothing is saved that an upload would save: the asker computes and uploads it. Who asks for
   * a car wants to know that, and uploads nothing.
   */
  .post('/query', countRead, jsonBody(TransferQuerySchema), async (c) => {
    const { url, fromPoint, toPoint, via, travelers = 1, ...pickupAt } = c.req.valid('json').urlData
    const points = { pickup: fromPoint, dropoff: toPoint }
    const quote = await quoteTrip(workerContext(c), transferSlugReadings(url), points, via ?? [])
    if (!quote?.fare) return c.json([], 200)
    const { pickup, dropoff } = quote.record.trip
    // A browser does not know the prices that were set by hand: it would compute another one.
    const ends = { pickup: pickup.name, dropoff: dropoff.name }
    const at = askedMoment(pickupAt)
    const isAnswered = !quote.awaitsUpload || isPricedByHand(ends) || at !== null
    if (!isAnswered) return c.json([], 200)
    const signed = await signTransfer(c.env, quote.record, quote.stops, { fare: quote.fare })
    const way = quote.stops ?? quote.record
    const asked = {
      ...ends,
      via: quote.stops?.via ?? [],
      distanceKm: way.distanceKm,
      minutes: way.durationMinutes,
      travelers,
      vehicles: pricedClasses(quote.fare),
    }
    return c.json([{ ...signed, ...withCars(at && (await c.get('cars')?.ofTransfer(asked, at))) }], 200)
  })
  .post('/', jsonBody(TransferUploadSchema), async (c) => {
    await countVisitor(c.env.UPLOAD_RATE, visitorOf(c))
    const record = await uploadTransfer(workerContext(c), c.req.valid('json').urlDataUpload, visitorOf(c))
    return c.json(await signTransfer(c.env, record), 200)
  })
  // It takes no payload, and ignores one.
  .post('/all', countRead, smallBody, async (c) => {
    const { json, etag } = await listedRatesJson(workerContext(c))
    return hasEntity(c.req.header('if-none-match'), etag)
      ? c.body(null, 304, { etag })
      : c.body(json, 200, { 'content-type': 'application/json', etag })
  })

export const safarisApi = new Hono<AppEnv>()
  .post('/query/all', countRead, jsonBody(SafariOffersSchema), async (c) =>
    c.json(await listedOffers(workerContext(c), c.req.valid('json').linkUrl.park), 200),
  )
  /** Answers an empty list as the query for a transfer does. */
  .post('/query', countRead, jsonBody(SafariQuerySchema), async (c) => {
    const { url, pickupPoint, dropoffPoint, travelers = 1, ...pickupAt } = c.req.valid('json').urlData
    const tour = parseTourSlug(url)
    const points = { pickup: pickupPoint, dropoff: dropoffPoint }
    const quote = tour && (await quoteTour(workerContext(c), tour, points))
    const at = askedMoment(pickupAt)
    if (!quote || (quote.awaitsUpload && at === null)) return c.json([], 200)
    const signed = await signTour(c.env, quote.record)
    const { park, pickup, dropoff, distance: distanceKm } = signed
    const asked = { park, pickup, dropoff, distanceKm, tourLength: tour.tourLength, travelers }
    return c.json([{ ...signed, ...withCars(at && (await c.get('cars')?.ofTour(asked, at))) }], 200)
  })
  .post('/', jsonBody(SafariUploadSchema), async (c) => {
    await countVisitor(c.env.UPLOAD_RATE, visitorOf(c))
    const record = await uploadTour(workerContext(c), c.req.valid('json').urlDataUpload, visitorOf(c))
    return c.json(await signTour(c.env, record), 200)
  })

export const journeysApi = new Hono<AppEnv>().post('/', countRead, jsonBody(JourneySchema), async (c) => {
  const { pickups, ...plan } = c.req.valid('json')
  const quote = await quoteJourney(workerContext(c), plan)
  const signed = await signJourney(c.env, quote)
  const availability = pickups && (await c.get('cars')?.ofJourney(quote.quoted, pickups, pricedClasses(signed.total)))
  return c.json({ ...signed, ...withCars(availability) }, 200)
})
