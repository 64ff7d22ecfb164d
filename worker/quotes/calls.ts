import { Hono } from 'hono'
import { resolvePlace } from '#domain/places/gazetteer/lookup.ts'
import { type Route, DirectionsSchema, SafariOffersSchema, SafariQuerySchema, SafariUploadSchema, TransferQuerySchema, TransferUploadSchema } from '#domain/quotes/call-shapes.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import type { AppEnv } from '#worker/environment.ts'
import { serviceDirections, type Stop } from '#worker/google/directions.ts'
import { jsonBody, smallBody } from '#worker/platform/body.ts'
import { entityTag, isUnchanged } from '#worker/platform/etag.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { countVisitor } from '#worker/platform/rate-limit.ts'
import { directions } from '#worker/roads/directions.ts'
import { listedRates } from './listed-rates.ts'
import { lookUpSafari } from './safari-lookup.ts'
import { listedOffers } from './safari-repository.ts'
import { safariRecord } from './safari-stored.ts'
import { takeSafariUpload } from './safari-upload.ts'
import { lookUpSlug } from './transfer-lookup.ts'
import { transferRecord } from './transfer-stored.ts'
import { takeUpload } from './transfer-upload.ts'

/** POST /directions: the embedded road network; for places that it does not know a map service, where its key is set. */

function stopAt(waypoint: string | LatLng): Stop {
  return typeof waypoint === 'string' ? resolvePlace(waypoint) : { name: null, position: waypoint }
}

/** Distances between places that the gazetteer knows come from the embedded network alone. */
const isKnown = ({ name, position }: Stop) => name !== null && position !== null

/** About a metre. */
const roundDegrees = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** @throws SiteError 404 where no road leads */
function embeddedDirections(positions: readonly LatLng[]): Route {
  const found = directions(positions[0]!, positions.at(-1)!, positions.slice(1, -1))
  if (!found) throw new SiteError('unreachable')
  const { distanceMeters, durationSeconds, path, roads, towns, expresswayKm, hillKm, windingKm } = found
  return { distanceMeters, durationSeconds, path, source: 'embedded', route: { roads, towns, expresswayKm, hillKm, windingKm } }
}

export const directionsApi = new Hono<AppEnv>()
  .post('/', jsonBody(DirectionsSchema), async (c) => {
    const { from, to, via = [], source } = c.req.valid('json')
    const stops = [from, ...(Array.isArray(via) ? via : [via]), to].map(stopAt)
    const found = source === 'embedded' || stops.every(isKnown) ? null : await serviceDirections(c, stops)
    const positions = found?.positions ?? stops.flatMap(({ position }) => position ?? [])
    if (positions.length < stops.length) throw new SiteError('unreachable', { detail: 'A place of this name is not known in Sri Lanka' })
    const { path, ...drive } = found?.answer ?? embeddedDirections(positions)
    const answer: Route = {
      ...drive,
      path: path.map(([lat, lng]) => [roundDegrees(lat), roundDegrees(lng)] as const),
      from: stops[0]!.position && stops[0]!.name, to: stops.at(-1)!.position && stops.at(-1)!.name,
    }
    return c.json(answer, 200)
  })

/** POST /safari/query/all, /safari/query and /safari: offers, and the distances of safaris with transport. */

export const safarisApi = new Hono<AppEnv>()
  .post('/query/all', jsonBody(SafariOffersSchema), async (c) => {
    return c.json(await listedOffers(c.env, c.req.valid('json').linkUrl.park), 200)
  })
  /** No record: an empty list. */
  .post('/query', jsonBody(SafariQuerySchema), async (c) => {
    const safari = await lookUpSafari(c, c.req.valid('json').urlData.url)
    return c.json(safari ? [await safariRecord(c.env, safari)] : [], 200)
  })
  .post('/', jsonBody(SafariUploadSchema), async (c) => {
    await countVisitor(c.env.UPLOAD_RATE, c)
    const safari = await takeSafariUpload(c, c.req.valid('json').urlDataUpload)
    return c.json(await safariRecord(c.env, safari), 200)
  })

/** POST /transfer/query, /transfer and /transfer/all: stored fares, uploads of computed ones, the listed rates. */

export const transfersApi = new Hono<AppEnv>()
  /** No record: an empty list. */
  .post('/query', jsonBody(TransferQuerySchema), async (c) => {
    const drive = await lookUpSlug(c, c.req.valid('json').urlData.url)
    return c.json(drive ? [await transferRecord(c.env, drive)] : [], 200)
  })
  .post('/', jsonBody(TransferUploadSchema), async (c) => {
    await countVisitor(c.env.UPLOAD_RATE, c)
    const drive = await takeUpload(c, c.req.valid('json').urlDataUpload)
    return c.json(await transferRecord(c.env, drive), 200)
  })
  // Without a payload (specification section 7); what is sent all the same is read by nobody.
  .post('/all', smallBody, async (c) => {
    const rates = await listedRates(c)
    const etag = await entityTag(JSON.stringify(rates))
    c.header('etag', etag)
    c.header('cache-control', 'public, max-age=300')
    if (isUnchanged(c.req.header('if-none-match'), etag)) return c.body(null, 304)
    return c.json(rates, 200)
  })
