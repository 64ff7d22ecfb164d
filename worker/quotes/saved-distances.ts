/**
 * Saved distances of transfers and tours: KV in front of D1. Listed ones come first: the operator's in D1, then those
 * that the site was built with. Computed ones live 30 days at most, and the oldest of them make room for new ones.
 */
import { and, asc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Leg } from '#domain/fares/transfer-fare.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import type { DistanceSource } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { SAME_PLACE_KM } from '#domain/quotes/plausibility.ts'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import { type Env, settings, type WorkerContext } from '#worker/environment.ts'
import { noteSource } from '#worker/log.ts'
import { primary, query, READ_WAIT_MS, replica } from '#worker/database/d1.ts'
import { cache, cached, forget, KEPT } from '#worker/platform/kv.ts'
import { safariOffers, transferRates, utcNow } from '#worker/database/schema.ts'
import { kmApart } from '#domain/roads/geometry.ts'
import { ROADS_REVISION } from './built-in-lists.ts'
import { builtInRow, operatorsRows, operatorsRowsInMemory } from './listed-rates.ts'
import { isFromGateToGate, isKnown, isSavable, type Place, type PlacedTrip, tripKey } from './placed-trips.ts'

/** How far a trip is, and who says so. */
export interface DistanceRecord<T extends PlacedTrip = PlacedTrip> extends Leg {
  readonly trip: T
  readonly source: DistanceSource
  /** One of the site's own rates or offers: the operator's word. */
  readonly listed: boolean
  /** UTC, ISO 8601; `null` for a listed one. */
  readonly expiresAt: string | null
}

/** Days that a computed distance may be kept anywhere (Google's terms). */
const KEPT_DAYS = 30

/** A distance that was computed just now, by our roads or by a map service: either is good for 30 days. */
export function computedDistance<T extends PlacedTrip>(
  trip: T,
  { distanceKm, durationMinutes }: Leg,
  source: DistanceSource,
  now = Date.now(),
): DistanceRecord<T> {
  return {
    trip,
    distanceKm,
    durationMinutes,
    source,
    listed: false,
    expiresAt: new Date(now + KEPT_DAYS * DAY_MS).toISOString(),
  }
}

const degrees = v.nullable(v.number())
const wholeFrom = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least))

/** As both tables and KV keep it. */
const storedSchema = (least: number) =>
  v.object({
    pickup: v.string(),
    dropoff: v.string(),
    pickupLat: degrees,
    pickupLng: degrees,
    latloc: degrees,
    longloc: degrees,
    distanceKm: wholeFrom(least),
    durationMinutes: wholeFrom(least),
    source: v.picklist(['embedded', 'google']),
    listed: v.boolean(),
    expiresAt: v.nullable(v.string()),
  })
type Stored = v.InferOutput<ReturnType<typeof storedSchema>>

const TABLES = {
  transfer: { table: transferRates, schema: storedSchema(1) },
  // It has the same columns, and the park's.
  safari: { table: safariOffers as unknown as typeof transferRates, schema: storedSchema(0) },
} as const satisfies Record<PlacedTrip['kind'], unknown>

/** Raise the number when what is kept changes its shape. */
const cacheKey = (kind: PlacedTrip['kind'], key: string) => `${KEPT.distances}3/${ROADS_REVISION}/${kind}/${key}`

/** Of the lists that the site was built with. Both ends are places of the gazetteer, which says where they are. */
const BUILT_IN = {
  pickupLat: null,
  pickupLng: null,
  latloc: null,
  longloc: null,
  source: 'embedded',
  listed: true,
  expiresAt: null,
} satisfies Partial<Stored>

const pointOf = (lat: number | null, lng: number | null): LatLng | null =>
  lat === null || lng === null ? null : { lat, lng }

/**
 * A saved position must be where the asked place is. Without positions the name alone is enough only for places that
 * the site itself knows.
 */
function isSamePlace(saved: LatLng | null, { position, known }: Place, listed: boolean): boolean {
  return saved && position ? kmApart(saved, position) <= SAME_PLACE_KM : known || listed
}

/** The record, if it may be used for the asked trip, else `null`. */
function recordFor<T extends PlacedTrip>(trip: T, stored: Stored): DistanceRecord<T> | null {
  const { distanceKm, durationMinutes, source, listed, expiresAt } = stored
  const [start, end] = [pointOf(stored.pickupLat, stored.pickupLng), pointOf(stored.latloc, stored.longloc)]
  if (!isSamePlace(start, trip.pickup, listed) || !isSamePlace(end, trip.dropoff, listed)) return null
  if (!listed && !isSavable(trip)) return null
  // For known ends only the own roads count.
  if (isKnown(trip) && !listed && source !== 'embedded') return null
  // Listed places are the operator's. What another visitor wrote is shown to nobody.
  const placeOf = (asked: Place, name: string, position: LatLng | null): Place =>
    listed ? { ...asked, name, position: asked.position ?? position } : asked
  return {
    trip: {
      ...trip,
      pickup: placeOf(trip.pickup, stored.pickup, start),
      dropoff: placeOf(trip.dropoff, stored.dropoff, end),
    },
    distanceKm,
    durationMinutes,
    source,
    listed,
    expiresAt,
  }
}

function keepInCache(context: WorkerContext, kind: PlacedTrip['kind'], key: string, stored: Stored): void {
  context.waitUntil(cache(context.env, cacheKey(kind, key), stored))
}

/** The operator lists a trip by its names alone; a computed one has its position beside an unknown name. */
const keysOf = (trip: PlacedTrip): string[] => [...new Set([tripKey(trip, false), tripKey(trip)])]

/** What the own roads said before a correction is not used any more. */
const isOfTodaysRoads = (table: typeof transferRates) =>
  or(ne(table.source, 'embedded'), eq(table.roads, ROADS_REVISION))!

/** The rows that may hold the distances of these trips, which are all of one kind. */
function rowsOf(env: Env, kind: PlacedTrip['kind'], trips: readonly PlacedTrip[]) {
  const { table } = TABLES[kind]
  const computed = and(or(isNull(table.expiresAt), gt(table.expiresAt, utcNow)), isOfTodaysRoads(table))
  const valid = or(eq(table.listed, true), computed)
  return replica(env)
    .select()
    .from(table)
    .where(and(inArray(table.routeKey, [...new Set(trips.flatMap(keysOf))]), valid))
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** By route key. */
function storedRows(kind: PlacedTrip['kind'], rows: readonly Row[]): Map<string, Stored> {
  return new Map(
    rows.flatMap((row) => {
      const { success, output } = v.safeParse(TABLES[kind].schema, row)
      // An operator may list a row that was computed.
      return success ? [[row.routeKey, { ...output, expiresAt: output.listed ? null : output.expiresAt }]] : []
    }),
  )
}

/** By route key. */
type StoredRows = Pick<ReadonlyMap<string, Stored>, 'get'>

/** What is saved under a key: the operator's word, else what the site was built with, else what was computed. */
function storedUnder(key: string, kind: PlacedTrip['kind'], rows?: StoredRows): Stored | undefined {
  const row = rows?.get(key)
  const builtIn = row?.listed ? undefined : builtInRow(kind, key)
  return builtIn ? { ...BUILT_IN, ...builtIn } : row
}

/** What is saved for a trip under one of its keys, and the key. */
function savedFor<T extends PlacedTrip>(trip: T, rows?: StoredRows) {
  for (const key of keysOf(trip)) {
    const stored = storedUnder(key, trip.kind, rows)
    // It was computed to the gate that the park had before its owner set another one.
    if (stored && !stored.listed && isKnown(trip) && key !== tripKey(trip)) continue
    const record = stored && recordFor(trip, stored)
    if (record) return { key, stored, record }
  }
  return null
}

/** There is no transport, so there is nothing to save. */
const noTransport = <T extends PlacedTrip>(trip: T): DistanceRecord<T> => ({
  trip,
  distanceKm: 0,
  durationMinutes: 0,
  source: 'embedded',
  listed: false,
  expiresAt: null,
})

/** What KV has for a trip. */
async function keptDistance<T extends PlacedTrip>({ env }: WorkerContext, trip: T): Promise<DistanceRecord<T> | null> {
  const kept = await cached(env, cacheKey(trip.kind, tripKey(trip)), TABLES[trip.kind].schema)
  const record = kept && recordFor(trip, kept)
  if (record) noteSource('distance', 'kv')
  return record
}

/**
 * The saved distance of the first of these trips that has one. All trips are of one kind. Listed trips come first, from
 * memory: KV has nothing newer of them, and reading it costs as much as all else that a quote does.
 * @throws DatabaseUnavailable when neither KV nor D1 can say
 */
export async function findDistance<T extends PlacedTrip>(
  context: WorkerContext,
  trips: readonly T[],
): Promise<DistanceRecord<T> | null> {
  const [first] = trips
  if (!first) return null
  if (isFromGateToGate(first)) return noTransport(first)
  const operators = isKnown(first) && operatorsRowsInMemory(context, first.kind)
  const listed = operators && listedDistance(trips, operators)
  return listed || (await keptDistance(context, first)) || distanceInD1(context, trips)
}

async function distanceInD1<T extends PlacedTrip>(
  context: WorkerContext,
  trips: readonly T[],
): Promise<DistanceRecord<T> | null> {
  const { kind } = trips[0]!
  const rows = storedRows(kind, await query(() => rowsOf(context.env, kind, trips), READ_WAIT_MS))
  for (const trip of trips) {
    const found = savedFor(trip, rows)
    if (!found) continue
    // KV has one entry for each row, not one for each position that visitors give a listed name.
    if (found.key === tripKey(trip)) keepInCache(context, kind, found.key, found.stored)
    noteSource('distance', 'd1')
    return found.record
  }
  return null
}

/**
 * The listed distance of the first of these trips that has one: the operator's word, else what the site was built with.
 * @param trips with ends that the site knows
 */
function listedDistance<T extends PlacedTrip>(
  trips: readonly T[],
  operators: Awaited<ReturnType<typeof operatorsRows>>,
): DistanceRecord<T> | null {
  const rows: StoredRows = {
    get(key) {
      const row = operators.get(key)
      return row && { ...BUILT_IN, ...row }
    },
  }
  for (const trip of trips) {
    const found = savedFor(trip, rows)
    if (!found) continue
    noteSource('distance', 'listed')
    return found.record
  }
  return null
}

/**
 * The same as {@link findDistance} for a page, which asks nothing of KV or D1 where the own roads answer: for known ends
 * only the operator's rates say something else, and those are in memory.
 */
export async function shownDistance<T extends PlacedTrip>(
  context: WorkerContext,
  trips: readonly T[],
): Promise<DistanceRecord<T> | null> {
  const [first] = trips
  if (!first || !isKnown(first)) return findDistance(context, trips)
  if (isFromGateToGate(first)) return noTransport(first)
  return listedDistance(trips, await operatorsRows(context, first.kind))
}

/**
 * The saved distances of many trips, of both kinds, in one round to D1: what KV would answer for each of them is there
 * as well.
 * @returns for each trip its record, or `null`
 * @throws DatabaseUnavailable
 */
export async function findDistances<T extends PlacedTrip>(
  { env }: WorkerContext,
  trips: readonly T[],
): Promise<(DistanceRecord<T> | null)[]> {
  const asked = trips.filter((trip) => !isFromGateToGate(trip))
  const kinds = (['transfer', 'safari'] as const).filter((kind) => asked.some((trip) => trip.kind === kind))
  const ofKind = async (kind: PlacedTrip['kind']) => {
    const rows = await rowsOf(
      env,
      kind,
      asked.filter((trip) => trip.kind === kind),
    )
    return [kind, storedRows(kind, rows)] as const
  }
  const rows = new Map(await query(() => Promise.all(kinds.map(ofKind)), READ_WAIT_MS))
  return trips.map((trip) => savedFor(trip, rows.get(trip.kind))?.record ?? null)
}

// Written out, not a parameter: with a parameter SQLite may choose the index of the listed rows and read all of them.
const COMPUTED = sql`listed = 0`

/** A new row is one row more, so at the ceiling one goes. The others are for a ceiling that was lowered. */
const MOST_REMOVED_BY_UPLOAD = 20
/** How many rows above the ceiling one sweep removes from each table. */
const MOST_REMOVED_BY_SWEEP = 10_000

/**
 * The ids of the oldest computed rows above the ceiling. D1 numbers rows as they come, so nothing has to be counted:
 * rows go that are not among the newest numbers.
 */
function idsAboveCeiling(env: Env, table: typeof transferRates, limit: number) {
  const newestBelow = sql`(select max(${table.id}) from ${table}) - ${settings(env).MAX_SAVED_DISTANCES}`
  return primary(env)
    .select({ id: table.id })
    .from(table)
    .where(and(lte(table.id, newestBelow), COMPUTED))
    .orderBy(asc(table.id))
    .limit(limit)
}

/**
 * Saves a computed distance. Listed rates stay as they are; so does what another visitor's position led to, until it
 * expires.
 * @returns what is saved for the trip now; `null` if that belongs to another place of the same name
 * @throws DatabaseUnavailable
 */
export async function saveDistance<T extends PlacedTrip>(
  context: WorkerContext,
  record: DistanceRecord<T>,
): Promise<DistanceRecord<T> | null> {
  const { env } = context
  const { trip, distanceKm, durationMinutes, source, expiresAt } = record
  const { table, schema } = TABLES[trip.kind]
  const routeKey = tripKey(trip)
  const measured = {
    pickupLat: trip.pickup.position?.lat ?? null,
    pickupLng: trip.pickup.position?.lng ?? null,
    latloc: trip.dropoff.position?.lat ?? null,
    longloc: trip.dropoff.position?.lng ?? null,
    distanceKm,
    durationMinutes,
    source,
    roads: ROADS_REVISION,
    expiresAt,
  }
  const row = {
    ...measured,
    routeKey,
    pickup: trip.pickup.name,
    dropoff: trip.dropoff.name,
    ...('park' in trip ? { park: trip.park.name } : {}),
  }
  const replaceable = isKnown(trip)
    ? sql`${table.listed} = 0`
    : sql`${table.listed} = 0 and (${table.expiresAt} <= ${utcNow} or not ${isOfTodaysRoads(table)})`
  const db = primary(env)
  const { stored, removed } = await query(async () => {
    const [written, gone] = await db.batch([
      db
        .insert(table)
        .values(row)
        .onConflictDoUpdate({
          target: table.routeKey,
          set: { ...measured, updatedAt: utcNow },
          setWhere: replaceable,
        })
        .returning(),
      db
        .delete(table)
        .where(inArray(table.id, idsAboveCeiling(env, table, MOST_REMOVED_BY_UPLOAD)))
        .returning({ routeKey: table.routeKey }),
    ])
    const [saved] = written.length > 0 ? written : await db.select().from(table).where(eq(table.routeKey, routeKey))
    return { stored: v.parse(schema, saved), removed: gone }
  })
  // KV forgets what D1 has dropped, so it never holds more.
  context.waitUntil(
    forget(
      env,
      removed.map((gone) => cacheKey(trip.kind, gone.routeKey)),
    ),
  )
  const found = recordFor(trip, stored)
  if (found) keepInCache(context, trip.kind, routeKey, stored)
  return found
}

/**
 * Removes computed distances that may no longer be used, and those above a ceiling that the operator has lowered.
 * @returns how many rows went
 */
export async function removeOldDistances(env: Env, now = new Date()): Promise<number> {
  const db = primary(env)
  const expired = (table: typeof transferRates) => and(eq(table.listed, false), lte(table.expiresAt, now.toISOString()))
  const aboveCeiling = (table: typeof transferRates) =>
    inArray(table.id, idsAboveCeiling(env, table, MOST_REMOVED_BY_SWEEP))
  const { transfer, safari } = TABLES
  const results = await query(() =>
    db.batch([
      db.delete(transfer.table).where(expired(transfer.table)),
      db.delete(safari.table).where(expired(safari.table)),
      db.delete(transfer.table).where(aboveCeiling(transfer.table)),
      db.delete(safari.table).where(aboveCeiling(safari.table)),
    ]),
  )
  return results.reduce((rows, { meta }) => rows + (meta.changes ?? 0), 0)
}
