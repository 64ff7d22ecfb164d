/** Writes the listed rates and safari offers as SQL, with distances from the own roads. */
import { createHash } from 'node:crypto'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import type { GazetteerPlace } from '#domain/places/gazetteer/table-format.ts'
import type { Leg } from '#domain/fares/transfer-fare.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { placeTour, placeTransfer, tripKey } from '#worker/quotes/placed-trips.ts'
import { roadLeg } from '#domain/roads/directions.ts'
import { LEDGER_POINTS, LEDGER_ROADS } from '#data/roads/index.ts'
import * as speeds from '#domain/roads/speeds.ts'
import { LISTED_PAIRS } from './listed-transfers.ts'
import { LISTED_TOURS } from './listed-tours.ts'

type Value = string | number

/** D1 takes statements of up to 100 kB. */
const ROWS_A_STATEMENT = 50

function knownPlace(name: string): GazetteerPlace {
  const place = findPlace(name)
  if (place?.name !== name)
    throw new Error(place ? `The gazetteer calls ${name} ${place.name}` : `The gazetteer does not have ${name}`)
  return place
}

function literal(value: Value): string {
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}

/** Statements that insert the rows, or bring those of the same route up to date. */
function upserts(table: string, rows: readonly Record<string, Value>[]): string[] {
  const columns = Object.keys(rows[0]!)
  const changes = [
    ...columns.filter((column) => column !== 'route_key').map((column) => `${column} = excluded.${column}`),
    'expires_at = NULL',
  ]
  const statements: string[] = []
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const values = rows
      .slice(start, start + ROWS_A_STATEMENT)
      .map((row) => `(${columns.map((column) => literal(row[column]!)).join(', ')})`)
    statements.push(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES\n${values.join(',\n')}\nON CONFLICT (route_key) DO UPDATE SET ${changes.join(', ')};`,
    )
  }
  return statements
}

function measured({ distanceKm, durationMinutes }: Leg, from: LatLng, to: LatLng) {
  return {
    distance_km: distanceKm,
    duration_minutes: durationMinutes,
    pickup_lat: from.lat,
    pickup_lng: from.lng,
    latloc: to.lat,
    longloc: to.lng,
    listed: 1,
    source: 'embedded',
  }
}

function transferRow({ pickup, dropoff }: (typeof LISTED_PAIRS)[number]) {
  const [from, to] = [knownPlace(pickup), knownPlace(dropoff)]
  const leg = roadLeg(from, to)
  if (!leg) throw new Error(`No road from ${pickup} to ${dropoff}`)
  return {
    route_key: tripKey(placeTransfer({ pickup, dropoff })),
    pickup,
    dropoff,
    ...measured(leg, from, to),
  }
}

function safariRow({ park, pickup, dropoff }: (typeof LISTED_TOURS)[number]) {
  const tour = placeTour({ park, pickup, dropoff })
  if (tour?.park.name !== park) throw new Error(`${park} is not a park on sale`)
  const [from, to] = [knownPlace(pickup), knownPlace(dropoff)]
  const leg = roadLeg(from, to, [tour.park.gate])
  if (!leg) throw new Error(`No road from ${pickup} to ${park} and ${dropoff}`)
  return {
    route_key: tripKey(tour),
    park,
    pickup,
    dropoff,
    ...measured(leg, from, to),
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** Changes with every stretch of road and every speed. */
export function roadsRevision(roads: readonly string[] = LEDGER_ROADS): string {
  return hash(JSON.stringify([LEDGER_POINTS, roads, Object.entries(speeds).toSorted()]))
}

/** The whole migration. In a database that is in use, it replaces the distances of the former roads. */
export function seedSql(roads = roadsRevision()): string {
  return (
    [
      '-- Listed rates and safari offers. Written by `npm run seed` from scripts/seed/ and the road network: do not edit.',
      `-- Distances of the own roads, computed ones as well, are replaced by those of today's roads (${roads}).\nDELETE FROM transfer_rates WHERE source = 'embedded';`,
      "DELETE FROM safari_offers WHERE source = 'embedded';",
      ...upserts('transfer_rates', LISTED_PAIRS.map(transferRow)),
      ...upserts('safari_offers', LISTED_TOURS.map(safariRow)),
    ]
      .join('\n--> statement-breakpoint\n')
      .replace('do not edit.\n--> statement-breakpoint\n', 'do not edit.\n') + '\n'
  )
}

const tuples = (rows: readonly (readonly Value[])[]) => rows.map((row) => `  ${JSON.stringify(row)},\n`).join('')

/** The same lists for the Worker itself, for when neither KV nor D1 answers. */
export function builtInModule(): string {
  const rates = LISTED_PAIRS.map(transferRow).map((row) => [
    row.pickup,
    row.dropoff,
    row.distance_km,
    row.duration_minutes,
  ])
  const offers = LISTED_TOURS.map(safariRow).map((row) => [row.park, row.pickup, row.dropoff, row.distance_km])
  return `/** The seeded lists, for when neither KV nor D1 answers. Written by \`npm run seed\`: do not edit. */

/** Pickup, dropoff, km, minutes. */
export const BUILT_IN_RATES: readonly (readonly [string, string, number, number])[] = [
${tuples(rates)}]

/** Park, pickup, dropoff, km. */
export const BUILT_IN_OFFERS: readonly (readonly [string, string, string, number])[] = [
${tuples(offers)}]
`
}

/** Changes with the roads and the lists. Keys in KV hold it, so that older entries are not found any more. */
export function seedRevision(sql: string): string {
  return hash(sql)
}

export function revisionModule(revision: string): string {
  return `/** The roads that distances in KV come from; part of their keys. Written by \`npm run seed\`: do not edit. */\nexport const ROADS_REVISION = '${revision}'\n`
}
