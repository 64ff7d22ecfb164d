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
} from '#domain/quotes/quote-calls.ts'
import { parseTourSlug, transferSlugReadings } from '#domain/quotes/slugs.ts'
import type { AppEnv } from '#worker/environment.ts'
import { jsonBody, smallBody } from '#worker/platform/body.ts'
import { countVisitor } from '#worker/platform/rate-limit.ts'
import { countRead, visitorOf, workerContext } from '#worker/platform/request.ts'
import { routeBetween } from './route-source.ts'
import { quoteJourney, signJourney } from './journeys.ts'
import { listedOffers, listedRatesJson } from './listed-rates.ts'
import { quoteTour, quoteTrip, signTour, signTransfer } from './quotes.ts'
import { uploadTour, uploadTransfer } from './uploads.ts'
import { searchPlaces } from '#worker/places/known-places.ts'

export const placesApi = new Hono<AppEnv>().post('/', jsonBody(PlacesSchema), async (c) => {
  const { text, near } = c.req.valid('json')
  await countVisitor(c.env.SEARCH_RATE, visitorOf(c))
  return c.json(searchPlaces(text, near ?? null), 200)
})

export const directionsApi = new Hono<AppEnv>().post('/', countRead, jsonBody(DirectionsSchema), async (c) =>
  c.json(await routeBetween(c.env, c.req.valid('json'), visitorOf(c)), 200),
)

export const transfersApi = new Hono<AppEnv>()
  /** Answers an empty list where nothing is saved that an upload would save: the asker computes and uploads it. */
  .post('/query', countRead, jsonBody(TransferQuerySchema), async (c) => {
    const { url, fromPoint, toPoint, via } = c.req.valid('json').urlData
    const points = { pickup: fromPoint, dropoff: toPoint }
    const quote = await quoteTrip(workerContext(c), transferSlugReadings(url), points, via ?? [])
    if (!quote?.fare) return c.json([], 200)
    const { pickup, dropoff } = quote.record.trip
    // A browser does not know the prices that were set by hand: it would compute another one.
    const isAnswered = !quote.awaitsUpload || isPricedByHand({ pickup: pickup.name, dropoff: dropoff.name })
    return c.json(isAnswered ? [await signTransfer(c.env, quote.record, quote.stops, quote.fare)] : [], 200)
  })
  .post('/', jsonBody(TransferUploadSchema), async (c) => {
    await countVisitor(c.env.UPLOAD_RATE, visitorOf(c))
    const record = await uploadTransfer(workerContext(c), c.req.valid('json').urlDataUpload, visitorOf(c))
    return c.json(await signTransfer(c.env, record), 200)
  })
  // It takes no payload, and ignores one.
  .post('/all', countRead, smallBody, async (c) => {
    return c.body(await listedRatesJson(workerContext(c)), 200, { 'content-type': 'application/json' })
  })

export const safarisApi = new Hono<AppEnv>()
  .post('/query/all', countRead, jsonBody(SafariOffersSchema), async (c) =>
    c.json(await listedOffers(workerContext(c), c.req.valid('json').linkUrl.park), 200),
  )
  /** Answers an empty list as the query for a transfer does. */
  .post('/query', countRead, jsonBody(SafariQuerySchema), async (c) => {
    const { url, pickupPoint, dropoffPoint } = c.req.valid('json').urlData
    const tour = parseTourSlug(url)
    const points = { pickup: pickupPoint, dropoff: dropoffPoint }
    const quote = tour && (await quoteTour(workerContext(c), tour, points))
    return c.json(quote && !quote.awaitsUpload ? [await signTour(c.env, quote.record)] : [], 200)
  })
  .post('/', jsonBody(SafariUploadSchema), async (c) => {
    await countVisitor(c.env.UPLOAD_RATE, visitorOf(c))
    const record = await uploadTour(workerContext(c), c.req.valid('json').urlDataUpload, visitorOf(c))
    return c.json(await signTour(c.env, record), 200)
  })

export const journeysApi = new Hono<AppEnv>().post('/', countRead, jsonBody(JourneySchema), async (c) =>
  c.json(await signJourney(c.env, await quoteJourney(workerContext(c), c.req.valid('json'))), 200),
)
