/**
 * The listed rates and safari offers: menus, lists and the sitemap are made of them, so KV spares D1 most of the reading. Where neither
 * of both answers, the lists are those that the site was built with.
 */
import { asc, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { formatDuration } from '#domain/fares/duration.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import type { Rate, SafariOffer } from '#domain/quotes/call-shapes.ts'
import { safariSlug, transferSlug } from '#domain/quotes/slugs.ts'
import { findPark } from '#domain/safaris/park-lookup.ts'
import type { Env, WorkerContext } from '#worker/environment.ts'
import { noteSource } from '#worker/log.ts'
import { DatabaseUnavailable, query, replica } from '#worker/platform/d1.ts'
import { cache, cached, type ParsedValues } from '#worker/platform/kv.ts'
import { safariOffers, transferRates } from '#worker/platform/schema.ts'
import { BUILT_IN_OFFERS, BUILT_IN_RATES } from './built-in-lists.ts'
import { ROADS_REVISION } from './roads-revision.ts'

/** How long a kept list is taken for today's, in ms: an operator's change is seen after that. */
const FRESH_MS = 5 * 60_000
/** How long it stays, in ms, for when D1 does not answer. */
const KEPT_MS = 24 * 60 * 60_000

const rowId = v.pipe(v.number(), v.integer())
const km = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Without prices: those follow from distance and duration. */
const RateRowSchema = v.object({
  id: rowId, sub: v.nullable(rowId), url: v.string(), pickup: v.string(), dropoff: v.string(), distanceKm: v.pipe(km, v.minValue(1)), durationMinutes: v.pipe(km, v.minValue(1)),
})
const OfferRowSchema = v.object({ id: rowId, url: v.string(), park: v.string(), pickup: v.string(), dropoff: v.string(), distanceKm: km })

type RateRow = v.InferOutput<typeof RateRowSchema>
type OfferRow = v.InferOutput<typeof OfferRowSchema>

const keptSchema = <const S extends v.GenericSchema>(row: S) => v.object({
  rows: v.array(row),
  /** UTC, ISO 8601, both. */
  freshUntil: v.string(),
  expiresAt: v.string(),
})

/** Raise the number when what is kept changes its shape. */
const cacheKey = (list: 'rates' | 'offers') => `listed/2/${ROADS_REVISION}/${list}`

// SQLite uses a partial index only where its condition stands literally.
const LISTED = sql`listed = 1`

/** Made on first use, and the same array from then on. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => made ??= make()
}

const RATES = {
  key: cacheKey('rates'),
  schema: keptSchema(RateRowSchema),
  read: (env: Env) => replica(env).select({
    id: transferRates.id, sub: transferRates.sub, url: transferRates.url, pickup: transferRates.pickup, dropoff: transferRates.dropoff,
    distanceKm: transferRates.distanceKm, durationMinutes: transferRates.durationMinutes,
  }).from(transferRates).where(LISTED).orderBy(asc(transferRates.id)),
  builtIn: once((): RateRow[] => {
    const first = new Map<string, number>()
    return BUILT_IN_RATES.map(([pickup, dropoff, distanceKm, durationMinutes], i) => {
      const sub = first.get(pickup) ?? 0
      if (sub === 0) first.set(pickup, i + 1)
      return { id: i + 1, sub, url: transferSlug(pickup, dropoff), pickup, dropoff, distanceKm, durationMinutes }
    })
  }),
}

const OFFERS = {
  key: cacheKey('offers'),
  schema: keptSchema(OfferRowSchema),
  read: (env: Env) => replica(env).select({
    id: safariOffers.id, url: safariOffers.url, park: safariOffers.park, pickup: safariOffers.pickup, dropoff: safariOffers.dropoff,
    distanceKm: safariOffers.distanceKm,
  }).from(safariOffers).where(LISTED).orderBy(asc(safariOffers.id)),
  builtIn: once((): OfferRow[] => BUILT_IN_OFFERS.map(([park, pickup, dropoff, distanceKm], i) =>
    ({ id: i + 1, url: safariSlug({ park, pickup, dropoff, type: 'Half Day' }), park, pickup, dropoff, distanceKm }))),
}

interface List<Row> {
  readonly key: string
  readonly schema: v.GenericSchema<unknown, { rows: Row[]; freshUntil: string; expiresAt: string }>
  read(env: Env): Promise<Row[]>
  builtIn(): Row[]
}

const parsed: ParsedValues = new Map()

/** @returns the same array as long as KV holds the same list */
async function listedRows<Row>(context: WorkerContext, { key, schema, read, builtIn }: List<Row>, now = Date.now()): Promise<Row[]> {
  const { env } = context
  const kept = await cached(env, key, schema, { now, parsed })
  if (kept && Date.parse(kept.freshUntil) > now) {
    noteSource('lists', 'kv')
    return kept.rows
  }
  try {
    const rows = await query(() => read(env))
    const list = { rows, freshUntil: new Date(now + FRESH_MS).toISOString(), expiresAt: new Date(now + KEPT_MS).toISOString() }
    context.waitUntil(cache(env, key, list, now))
    noteSource('lists', 'd1')
    return rows
  } catch (error) {
    // Yesterday's list is better than none.
    if (!(error instanceof DatabaseUnavailable)) throw error
    noteSource('lists', kept ? 'kv' : 'built-in')
    return kept?.rows ?? builtIn()
  }
}

function listedRate({ id, sub, url, pickup, dropoff, distanceKm, durationMinutes }: RateRow): Rate {
  return {
    id, sub: String(sub ?? 0), pickup, dropoff, linkurl: url,
    ...transferFare({ pickup, dropoff, distanceKm, durationMinutes }),
    distance: distanceKm, duration: formatDuration(durationMinutes), database: false, error: false,
  }
}

interface PricedList {
  readonly rates: readonly Rate[]
  json?: string
  etag?: Promise<string>
}

/** Prices are worked out once per list, not per request. */
const priced = new WeakMap<RateRow[], PricedList>()

async function pricedList(context: WorkerContext): Promise<PricedList> {
  const rows = await listedRows(context, RATES)
  const list = priced.get(rows) ?? { rates: rows.map(listedRate) }
  priced.set(rows, list)
  return list
}

/** The rates in menus and lists, in the order in which they were listed; never those computed for a visitor. */
export async function listedRates(context: WorkerContext): Promise<readonly Rate[]> {
  return (await pricedList(context)).rates
}

/** Strong (RFC 9110, section 8.8.3). */
async function entityTag(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `"${new Uint8Array(digest, 0, 12).toHex()}"`
}

/** The same as JSON, with its entity tag. */
export async function listedRatesJson(context: WorkerContext): Promise<{ readonly json: string; readonly etag: string }> {
  const list = await pricedList(context)
  const json = list.json ??= JSON.stringify(list.rates)
  return { json, etag: await (list.etag ??= entityTag(json)) }
}

/** The offers for a park by any spelling of it, or for all parks; empty for a park that is not sold. */
export async function listedOffers(context: WorkerContext, park?: string): Promise<SafariOffer[]> {
  const name = park ? findPark(park)?.name : undefined
  if (park && !name) return []
  return (await listedRows(context, OFFERS))
    .filter((offer) => (name ? offer.park === name : findPark(offer.park)))
    .map(({ distanceKm, ...offer }) => ({ ...offer, distance: distanceKm }))
}
