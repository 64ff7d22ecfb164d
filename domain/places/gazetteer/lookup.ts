/**
 * Finds places of the gazetteer by name, and suggests places for a text that is being typed. It holds all tables: the
 * browser loads it when a place field is first used.
 */
import { coordinatesName, parseCoordinates, type LatLng } from '../coordinates.ts'
import { germanNames } from '../names/de.ts'
import { englishSpelling, inLatin } from '../names/foreign-spelling.ts'
import { frenchNames } from '../names/fr.ts'
import { readNames } from '../names/name-table.ts'
import { russianNames } from '../names/ru.ts'
import { chineseNames } from '../names/zh.ts'
import { canonicalPlaceName, MAX_PLACE_NAME } from '../place-name.ts'
import { LazyValue, PAUSE_EVERY } from './lazy-value.ts'
import { bestMatches, compactName, foldSpelling, suggestionIndex } from './matching.ts'
import { centralPlaces } from './provinces/central.ts'
import { easternPlaces } from './provinces/eastern.ts'
import { northCentralPlaces } from './provinces/north-central.ts'
import { northWesternPlaces } from './provinces/north-western.ts'
import { northernPlaces } from './provinces/northern.ts'
import { sabaragamuwaPlaces } from './provinces/sabaragamuwa.ts'
import { southernPlaces } from './provinces/southern.ts'
import { uvaPlaces } from './provinces/uva.ts'
import { westernPlaces } from './provinces/western.ts'
import { readPlaces, type GazetteerPlace } from './table-format.ts'

const TABLES = [
  westernPlaces,
  centralPlaces,
  southernPlaces,
  northernPlaces,
  easternPlaces,
  northWesternPlaces,
  northCentralPlaces,
  uvaPlaces,
  sabaragamuwaPlaces,
]

interface Gazetteer {
  readonly places: readonly GazetteerPlace[]
  readonly byName: ReadonlyMap<string, GazetteerPlace>
  /** By folded spelling; null where two places share it. */
  readonly bySound: ReadonlyMap<string, GazetteerPlace | null>
}

const gazetteer = new LazyValue(load)
const suggestions = new LazyValue(() => suggestionIndex(allPlaces()))

interface ResolvedPlace {
  /** The gazetteer's name, a point's one name, or else the name as written up to its first comma. */
  readonly name: string
  /** `null` where nothing tells the position: mostly for hotels. */
  readonly position: LatLng | null
}

/** Every place, by district. */
export function allPlaces(): readonly GazetteerPlace[] {
  return gazetteer.get().places
}

/**
 * The place of that name in any spelling: case, hyphens for spaces, apostrophes, accents, aliases, names in other
 * languages. A district after a comma tells namesakes apart; any other text after a comma is ignored (`Kandy, Sri
 * Lanka`).
 */
export function findPlace(name: string): GazetteerPlace | null {
  const sounds = findBySound(name)
  if (sounds !== undefined) return sounds
  const [first = ''] = canonicalPlaceName(name).split(COMMA)
  const spelled = englishSpelling(first)
  return spelled === first ? null : (gazetteer.get().bySound.get(foldSpelling(compactName(spelled))) ?? null)
}

const COMMA = /[,，]/

/** The same without the spellings of other languages; `null` where several places sound so, `undefined` for none. */
export function findBySound(name: string): GazetteerPlace | null | undefined {
  if (name.length > MAX_PLACE_NAME) return null
  const { byName, bySound } = gazetteer.get()
  const canonical = canonicalPlaceName(name)
  const [first = '', ...rest] = canonical.split(COMMA)
  const candidates = [canonical, ...rest.map((district) => `${first} (${district})`), first]
  for (const candidate of candidates) {
    const place = byName.get(compactName(candidate))
    if (place) return place
  }
  const compact = compactName(first)
  const latin = inLatin(compact)
  const named = bySound.get(foldSpelling(compact))
  if (latin === compact) return named
  const heard = bySound.get(foldSpelling(latin))
  if (named === undefined) return heard
  return heard === undefined || heard === named ? named : null
}

/**
 * True for a name in Cyrillic letters that may be one of several places whose names sound alike (Алутгама: Aluthgama,
 * Alutgama). The visitor chooses.
 */
export function isAmbiguous(name: string): boolean {
  return inLatin(name) !== name && findBySound(name.slice(0, MAX_PLACE_NAME)) === null
}

/** The name under which a place is stored, and its position. */
export function resolvePlace(name: string): ResolvedPlace {
  const point = parseCoordinates(name)
  if (point) return { name: coordinatesName(point), position: point }
  const place = findPlace(name)
  if (place) return { name: place.name, position: { lat: place.lat, lng: place.lng } }
  return { name: canonicalPlaceName(canonicalPlaceName(name).split(',')[0]!), position: null }
}

/** The places that a typed text most likely means, the likeliest first. */
export function suggestPlaces(typed: string, limit = 6): GazetteerPlace[] {
  return bestMatches(suggestions.get(), typed.slice(0, MAX_PLACE_NAME), limit)
}

/** Reads a part of the gazetteer before it is needed: a few ms on a slow phone. True when all of it is read. */
export function readAhead(): boolean {
  return gazetteer.advance() && suggestions.advance()
}

/** The names of places in other languages. */
function foreignNames(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>()
  for (const table of [germanNames, frenchNames, russianNames, chineseNames])
    for (const [place, spellings] of readNames(table)) names.set(place, [...(names.get(place) ?? []), ...spellings])
  return names
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
  const foreign = foreignNames()
  for (const table of TABLES) {
    for (const read of readPlaces(table)) {
      const more = foreign.get(read.name)
      const place = more ? { ...read, foreign: more } : read
      places.push(place)
      put(place.name, place)
    }
    yield
  }
  // Names before aliases, and these before names in other languages, so that none hides the place of that name.
  for (const [i, place] of places.entries()) {
    for (const alias of place.aliases) put(alias, place)
    if (i % PAUSE_EVERY === 0) yield
  }
  for (const place of places) for (const name of place.foreign ?? []) put(name, place)
  return { places, byName, bySound }
}
