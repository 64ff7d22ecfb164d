/** `npm run seed`: computes the listed transfers and tours again for the Worker. `npm run deploy` does so, too. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import type { GazetteerPlace } from '#domain/places/gazetteer/table-format.ts'
import { placeTour } from '#worker/quotes/placed-trips.ts'
import { roadLeg } from '#domain/roads/directions.ts'
import { LEDGER_POINTS, LEDGER_ROADS } from '#data/roads/index.ts'
import * as speeds from '#domain/roads/speeds.ts'
import { LISTED_PAIRS, LISTED_TOURS } from './listed-trips.ts'

function knownPlace(name: string): GazetteerPlace {
  const place = findPlace(name)
  if (place?.name !== name)
    throw new Error(place ? `The gazetteer calls ${name} ${place.name}` : `The gazetteer does not have ${name}`)
  return place
}

function transferRow({ pickup, dropoff }: (typeof LISTED_PAIRS)[number]) {
  const leg = roadLeg(knownPlace(pickup), knownPlace(dropoff))
  if (!leg) throw new Error(`No road from ${pickup} to ${dropoff}`)
  return [pickup, dropoff, leg.distanceKm, leg.durationMinutes]
}

function tourRow({ park, pickup, dropoff }: (typeof LISTED_TOURS)[number]) {
  const tour = placeTour({ park, pickup, dropoff })
  if (tour?.park.name !== park) throw new Error(`${park} is not a park on sale`)
  const leg = roadLeg(knownPlace(pickup), knownPlace(dropoff), [tour.park.gate])
  if (!leg) throw new Error(`No road from ${pickup} to ${park} and ${dropoff}`)
  return [park, pickup, dropoff, leg.distanceKm, leg.durationMinutes]
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** Changes with every stretch of road and every speed. */
export function roadsRevision(roads: readonly string[] = LEDGER_ROADS): string {
  return hash(JSON.stringify([LEDGER_POINTS, roads, Object.entries(speeds).toSorted()]))
}

const table = (rows: readonly (readonly (string | number)[])[]) =>
  rows.map((row) => `  ${JSON.stringify(row)},\n`).join('')

/** `worker/quotes/built-in-lists.ts`. @param roads the revision of the roads */
export function builtInModule(roads = roadsRevision()): string {
  const rates = table(LISTED_PAIRS.map(transferRow))
  const offers = table(LISTED_TOURS.map(tourRow))
  return `/** The listed transfers and tours. Written by \`npm run seed\` from scripts/listed-trips.ts and the road network: do not edit. */

/** Changes with the roads and the lists. A distance that was computed with others is used no more, in KV and in D1. */
export const ROADS_REVISION = '${hash(roads + rates + offers)}'

/** Pickup, dropoff, km, minutes. */
export const BUILT_IN_RATES: readonly (readonly [string, string, number, number])[] = [
${rates}]

/** Park, pickup, dropoff, km, minutes. */
export const BUILT_IN_OFFERS: readonly (readonly [string, string, string, number, number])[] = [
${offers}]
`
}

const FILE = 'worker/quotes/built-in-lists.ts'

if (import.meta.main) {
  writeFileSync(join(import.meta.dirname, '..', FILE), builtInModule())
  console.log(`${FILE} is written`)
}
