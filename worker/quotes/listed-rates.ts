/**
 * The listed rates and tours: those that the site was built with, and what D1 has of the operator's: other figures of
 * these, and more rates and tours. Menus, lists and the sitemap are made of them, so KV answers most reads in place of
 * D1. While neither answers, the built-in lists are used alone.
 */
import { quotedVehicles } from '#domain/fares/vehicles.ts'
import { asc, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { formatDuration } from '#domain/duration-and-tour-length.ts'
import { fareOn } from '#domain/fares/dated-fare.ts'
import { transferFare, type Trip } from '#domain/fares/transfer-fare.ts'
import { placeKey } from '#domain/places/place-name.ts'
import type { Rate, SafariOffer, RouteFacts } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { tourSlug, transferSlug } from '#domain/quotes/slugs.ts'
import { findPark } from '#domain/tours/park-lookup.ts'
import { parksOnSale } from '#domain/tours/parks.ts'
import { onceForEachList } from '#domain/prices/current-price-list.ts'
import { DAY_MS, MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Env, WorkerContext } from '#worker/environment.ts'
import { noteSource } from '#worker/log.ts'
import { columnsOf, query, READ_WAIT_MS, replica } from '#worker/database/d1.ts'
import { cache, cached, KEPT } from '#worker/platform/kv.ts'
import { entityTag } from '#worker/platform/page-caching.ts'
import { safariOffers, transferRates } from '#worker/database/schema.ts'
import { onceForEachListAndDay } from '#worker/prices/request-price-list.ts'
import { BUILT_IN_OFFERS, BUILT_IN_RATES } from './built-in-lists.ts'
import { ownLeg, placeTour, placeTransfer, type PlacedTrip } from './placed-trips.ts'

// A change of a list shows within three minutes: the Worker keeps a list for two, and caches keep a page of it for one
// (worker/platform/page-caching.ts).

/** How long a list counts as up to date, in ms. */
const FRESH_MS = 2 * MINUTE_MS
/** How long KV keeps what D1 has of a list, in ms, for when D1 does not answer. */
const KEPT_MS = DAY_MS
/** While D1 does not answer, it is asked again after this time, in ms. */
const RETRY_MS = 10_000

const wholeFrom = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least))

/** Without prices: those follow from distance and duration. */
const rowSchema = (least: number) =>
  v.object({
    routeKey: v.string(),
    pickup: v.string(),
    dropoff: v.string(),
    distanceKm: wholeFrom(least),
    durationMinutes: wholeFrom(least),
  })
const RateRowSchema = rowSchema(1)
const OfferRowSchema = v.object({ ...rowSchema(0).entries, park: v.string() })

type RateRow = v.InferOutput<typeof RateRowSchema>
type OfferRow = v.InferOutput<typeof OfferRowSchema>

const keptSchema = <const S extends v.GenericSchema>(row: S) =>
  v.object({
    rows: v.array(row),
    /** UTC, ISO 8601, both. */
    freshUntil: v.string(),
    expiresAt: v.string(),
  })

/** Raise the number when what is kept changes its shape. */
const cacheKey = (list: 'rates' | 'offers') => `${KEPT.lists}4/${list}`

/** As `tripKey` writes it for places that the site knows. */
const routeKeyOf = (...names: readonly string[]) => names.map(placeKey).join(' > ')

const byRouteKey = <Row extends RateRow>(rows: readonly Row[]) => new Map(rows.map((row) => [row.routeKey, row]))

const readBuiltIn = () => ({
  transfer: byRouteKey(
    BUILT_IN_RATES.map(([pickup, dropoff, distanceKm, durationMinutes]): RateRow => {
      return { routeKey: routeKeyOf(pickup, dropoff), pickup, dropoff, distanceKm, durationMinutes }
    }),
  ),
  safari: byRouteKey(
    BUILT_IN_OFFERS.map(([park, pickup, dropoff, distanceKm, durationMinutes]): OfferRow => {
      return { routeKey: routeKeyOf(park, pickup, dropoff), park, pickup, dropoff, distanceKm, durationMinutes }
    }),
  ),
})
let builtIn: ReturnType<typeof readBuiltIn> | undefined

/** The lists that the site was built with, in their order; to gates that the owner has set by the roads of today. */
const builtInLists = onceForEachList((list) => {
  builtIn ??= readBuiltIn()
  const moved = new Set(parksOnSale(list).flatMap(({ name, gate }) => (gate ? [placeKey(name)] : [])))
  if (moved.size === 0) return builtIn
  const isMoved = ({ routeKey }: RateRow) => routeKey.split(' > ').some((name) => moved.has(name))
  const measured = <Row extends RateRow>(rows: ReadonlyMap<string, Row>, placed: (row: Row) => PlacedTrip | null) =>
    byRouteKey(
      [...rows.values()].flatMap((row) => {
        if (!isMoved(row)) return [row]
        const trip = placed(row)
        const leg = trip && ownLeg(trip)
        return leg ? [{ ...row, ...leg }] : []
      }),
    )
  return { transfer: measured(builtIn.transfer, placeTransfer), safari: measured(builtIn.safari, placeTour) }
})

/** The distance of a trip that the site was built with. */
export const builtInRow = (kind: PlacedTrip['kind'], routeKey: string): RateRow | undefined =>
  builtInLists()[kind].get(routeKey)

/** What the operator changed keeps its place in the list; what they added comes last. */
const withOperators = <Row extends RateRow>(list: ReadonlyMap<string, Row>, rows: readonly Row[]): Row[] => [
  ...new Map([...list, ...byRouteKey(rows)]).values(),
]

const LISTED_COLUMNS = ['routeKey', 'pickup', 'dropoff', 'distanceKm', 'durationMinutes'] as const

// SQLite uses a partial index only if the query has its condition literally.
const LISTED = sql`listed = 1`

/** What D1 has of a list, and what is computed from the whole list, once for all requests. */
interface List<Row extends RateRow, Value> {
  readonly key: string
  readonly schema: v.GenericSchema<unknown, { rows: Row[]; freshUntil: string; expiresAt: string }>
  read(env: Env): Promise<Row[]>
  prepare(rows: readonly Row[]): Value
}

interface ListedRates {
  readonly rates: readonly Rate[]
  /** The same as JSON, made for whoever asks first: pages do not. */
  readonly json: () => Promise<RatesJson>
}

interface RatesJson {
  readonly json: Uint8Array<ArrayBuffer>
  /** Weak, because what compresses the answer on its way changes its bytes. */
  readonly etag: string
}

const RATES: List<RateRow, ListedRates> = {
  key: cacheKey('rates'),
  schema: keptSchema(RateRowSchema),
  read: (env) =>
    replica(env)
      .select(columnsOf(transferRates, ...LISTED_COLUMNS))
      .from(transferRates)
      .where(LISTED)
      .orderBy(asc(transferRates.id)),
  prepare(rows) {
    const firstIds = new Map<string, number>()
    const today = sriLankaTime(new Date()).date
    const rates = withOperators(builtInLists().transfer, rows).map((row, i) => {
      if (!firstIds.has(row.pickup)) firstIds.set(row.pickup, i + 1)
      return listedRate(row, i + 1, firstIds.get(row.pickup)!, today)
    })
    let made: RatesJson | undefined
    const asJson = async (): Promise<RatesJson> => {
      const priced = rates.map((rate) => ({ ...rate, vehicles: quotedVehicles(rate) }))
      const json = new TextEncoder().encode(JSON.stringify(priced))
      return { json, etag: `W/${await entityTag(json)}` }
    }
    return { rates, json: async () => (made ??= await asJson()) }
  },
}

const OFFERS: List<OfferRow, readonly SafariOffer[]> = {
  key: cacheKey('offers'),
  schema: keptSchema(OfferRowSchema),
  read: (env) =>
    replica(env)
      .select(columnsOf(safariOffers, ...LISTED_COLUMNS, 'park'))
      .from(safariOffers)
      .where(LISTED)
      .orderBy(asc(safariOffers.id)),
  prepare: (rows) =>
    withOperators(builtInLists().safari, rows)
      .filter(({ park }) => findPark(park))
      .map((row, i) => listedOffer(row, i + 1)),
}

/**
 * At the prices of today's season.
 * @param firstId of the pickup's first rate: menus show that one on top, and the pickup's others below it
 */
function listedRate(
  { pickup, dropoff, distanceKm, durationMinutes }: RateRow,
  id: number,
  firstId: number,
  today: string,
): Rate {
  return {
    id,
    sub: String(id === firstId ? 0 : firstId),
    pickup,
    dropoff,
    linkurl: transferSlug(pickup, dropoff),
    ...fareOn(transferFare({ pickup, dropoff, distanceKm, durationMinutes }), { date: today }),
    distance: distanceKm,
    duration: formatDuration(durationMinutes),
    database: false,
    error: false,
  }
}

function listedOffer({ park, pickup, dropoff, distanceKm }: OfferRow, id: number): SafariOffer {
  const url = tourSlug({ park, pickup, dropoff, tourLength: 'half' })
  return { id, url, park, pickup, dropoff, distance: distanceKm }
}

interface InMemory {
  readonly rows: ReadonlyMap<string, RateRow>
  /** What was made of them: once for each price list, and each day of a season. */
  readonly value: () => unknown
  readonly source: 'kv' | 'd1' | 'built-in'
  /** Milliseconds since 1970. */
  readonly freshUntil: number
}

/** Lists that this isolate has read, by their keys. */
const inMemory = new WeakMap<Env, Map<string, InMemory>>()

/** From memory, KV or D1. */
async function inMemoryOf<Row extends RateRow>(
  context: WorkerContext,
  { key, schema, read, prepare }: List<Row, unknown>,
  now = Date.now(),
): Promise<InMemory> {
  const { env } = context
  const memory = inMemory.get(env) ?? new Map<string, InMemory>()
  inMemory.set(env, memory)
  const known = memory.get(key)
  if (known && known.freshUntil > now) return known
  const keep = (source: InMemory['source'], rows: readonly Row[], freshUntil: number): InMemory => {
    const value = onceForEachListAndDay(() => prepare(rows))
    const kept: InMemory = { rows: byRouteKey(rows), value, source, freshUntil }
    memory.set(key, kept)
    return kept
  }
  const kept = await cached(env, key, schema, now)
  if (kept && Date.parse(kept.freshUntil) > now) return keep('kv', kept.rows, Date.parse(kept.freshUntil))
  // `query` has logged why the database does not answer. Yesterday's list is better than none.
  const rows = await query(() => read(env), READ_WAIT_MS).catch(() => null)
  if (!rows) return kept ? keep('kv', kept.rows, now + RETRY_MS) : keep('built-in', [], now + RETRY_MS)
  const list = {
    rows,
    freshUntil: new Date(now + FRESH_MS).toISOString(),
    expiresAt: new Date(now + KEPT_MS).toISOString(),
  }
  context.waitUntil(cache(env, key, list, now))
  return keep('d1', rows, now + FRESH_MS)
}

/** The same object as long as the list is fresh and the price list the same. */
async function listed<Row extends RateRow, Value>(context: WorkerContext, list: List<Row, Value>): Promise<Value> {
  const { value, source } = await inMemoryOf(context, list)
  noteSource('lists', source)
  return value() as Value
}

type OperatorsRows = ReadonlyMap<string, RateRow>

/** What D1 has of the operator's rates or tours, by route key: as old as the lists of pages. */
export const operatorsRows = async (context: WorkerContext, kind: PlacedTrip['kind']): Promise<OperatorsRows> =>
  (await (kind === 'transfer' ? inMemoryOf(context, RATES) : inMemoryOf(context, OFFERS))).rows

/**
 * The same from this isolate's memory. `null` if they are not there: they are then read in the background for the next
 * quote, because this one waits for D1 anyway.
 */
export function operatorsRowsInMemory(context: WorkerContext, kind: PlacedTrip['kind']): OperatorsRows | null {
  const list = kind === 'transfer' ? RATES : OFFERS
  const known = inMemory.get(context.env)?.get(list.key)
  if (known && known.freshUntil > Date.now()) return known.rows
  context.waitUntil(operatorsRows(context, kind))
  return null
}

/** The rates in menus and lists, in their order; never those computed for a visitor. */
export async function listedRates(context: WorkerContext): Promise<readonly Rate[]> {
  return (await listed(context, RATES)).rates
}

/** The same as JSON, with its entity tag. */
export async function listedRatesJson(context: WorkerContext): Promise<RatesJson> {
  return (await listed(context, RATES)).json()
}

/** The offers for a park by any spelling of it, or for all parks; empty for a park that is not sold. */
export async function listedOffers(context: WorkerContext, park?: string): Promise<readonly SafariOffer[]> {
  const offers = await listed(context, OFFERS)
  if (!park) return offers
  const name = findPark(park)?.name
  return offers.filter((offer) => offer.park === name)
}

/*
 * What is told of the way of a listed transfer. It is written when the lists are, so that a page of one does not read
 * the road network: that takes a cold isolate longer than all else on the page.
 */

/** By `pickup > dropoff`. */
let lines: ReadonlyMap<string, string> | undefined

async function readLines(): Promise<ReadonlyMap<string, string>> {
  const { BUILT_IN_ROUTES } = await import('./built-in-routes.ts')
  return new Map(BUILT_IN_ROUTES.split('\n').map((line) => [line.slice(0, line.indexOf('|')), line]))
}

/** An owner may set another gate of a park than that of the lists. */
const hasMovedGate = (ends: readonly string[]) =>
  parksOnSale().some(({ name, gate }) => gate && ends.some((end) => placeKey(end) === placeKey(name)))

/** @returns `null` where the own roads have to be asked: for any other pair, and to a gate that the owner has moved */
export async function listedRoute({ pickup, dropoff }: Trip): Promise<RouteFacts | null> {
  lines ??= await readLines()
  const line = lines.get(`${pickup} > ${dropoff}`)
  if (line === undefined || hasMovedGate([pickup, dropoff])) return null
  const [, kms = '', roads = '', towns = ''] = line.split('|')
  const [expresswayKm = 0, hillKm = 0, windingKm = 0] = kms.split(' ').map(Number)
  return {
    expresswayKm,
    hillKm,
    windingKm,
    towns: listOf(towns),
    roads: listOf(roads).map((road) => {
      const [km = ''] = road.split(' ', 1)
      return { km: Number(km), name: road.slice(km.length + 1) }
    }),
  }
}

const listOf = (text: string) => (text === '' ? [] : text.split(','))
