import type { LatLng } from '#domain/quotes/calls.ts'
import { coordinatesName, parseCoordinates } from '../coordinates.ts'
import { STEP, Stepwise } from '../incremental-work.ts'
import { suggest, suggestionIndex } from '../matching.ts'
import { canonicalPlaceName, MAX_PLACE_NAME } from '../place-name.ts'
import { compactName, foldSpelling } from '../spelling.ts'
import { GAZETTEER_TABLES } from './provinces/all.ts'
import { type GazetteerPlace, readPlaces } from './table-format.ts'

/**
 * The island's places: what a name means, and what was meant by half a name. Pure and self-contained; the browser loads
 * it when the first place input is used.
 */


export { ROAD_DATA_ATTRIBUTION } from '../attribution.ts'
export type { GazetteerPlace, PlaceKind } from './table-format.ts'

interface Gazetteer {
  readonly places: readonly GazetteerPlace[]
  readonly byName: ReadonlyMap<string, GazetteerPlace>
  /** By folded spelling; null where two places would answer to it. */
  readonly bySound: ReadonlyMap<string, GazetteerPlace | null>
}

const gazetteer = new Stepwise(load)
const suggestions = new Stepwise(() => suggestionIndex(allPlaces()))

/** Every place, by district. */
export function allPlaces(): readonly GazetteerPlace[] {
  return gazetteer.get().places
}

/** Reads a part of the gazetteer ahead of its first use, in a few ms on a slow phone. True when all of it is read. */
export function readAhead(): boolean {
  return gazetteer.step() && suggestions.step()
}

/**
 * The place of that name, in any spelling: case, hyphens for spaces, apostrophes, accents, aliases. What follows a comma
 * may be a district, which tells namesakes apart, or anything else, which is ignored (`Kandy, Sri Lanka`).
 */
export function findPlace(name: string): GazetteerPlace | null {
  if (name.length > MAX_PLACE_NAME) return null
  const { byName, bySound } = gazetteer.get()
  const canonical = canonicalPlaceName(name)
  const [first = '', ...rest] = canonical.split(',')
  const candidates = [canonical, ...rest.map((district) => `${first} (${district})`), first]
  for (const candidate of candidates) {
    const place = byName.get(compactName(candidate))
    if (place) return place
  }
  return bySound.get(foldSpelling(compactName(first))) ?? null
}

/** The places most likely meant by what has been typed so far, the likeliest first; typos forgiven. */
export function suggestPlaces(query: string, limit = 6): GazetteerPlace[] {
  return suggest(suggestions.get(), query.slice(0, MAX_PLACE_NAME), limit)
}

function* load(): Generator<void, Gazetteer> {
  const places: GazetteerPlace[] = []
  const byName = new Map<string, GazetteerPlace>()
  const bySound = new Map<string, GazetteerPlace | null>()
  const put = (name: string, place: GazetteerPlace): void => {
    const compact = compactName(name)
    if (!byName.has(compact)) byName.set(compact, place)
    const sound = foldSpelling(compact)
    const other = bySound.get(sound)
    bySound.set(sound, other === undefined || other === place ? place : null)
  }
  for (const table of GAZETTEER_TABLES) {
    for (const place of readPlaces(table)) {
      places.push(place)
      put(place.name, place)
    }
    yield
  }
  // Names before aliases: an alias never hides a place of that very name.
  for (const [i, place] of places.entries()) {
    for (const alias of place.aliases) put(alias, place)
    if (i % STEP === 0) yield
  }
  return { places, byName, bySound }
}

/** From a name as written to the one it is stored under. */

export interface ResolvedPlace {
  /** The gazetteer's name, a point's one name, else the name as written up to its first comma (specification section 3, upload record). */
  readonly name: string
  /** `null` for a place that neither the gazetteer nor its own name places: a hotel, mostly. */
  readonly position: LatLng | null
}

export function resolvePlace(name: string): ResolvedPlace {
  const point = parseCoordinates(name)
  if (point) return { name: coordinatesName(point), position: point }
  const place = findPlace(name)
  if (place) return { name: place.name, position: { lat: place.lat, lng: place.lng } }
  return { name: canonicalPlaceName(canonicalPlaceName(name).split(',')[0]!), position: null }
}
