/**
 * Finds places of the gazetteer by name, and suggests places for a text that is being typed. It holds all tables: the
 * browser loads it when a place field is first used.
 */
import { coordinatesName, parseCoordinates, type LatLng } from '../coordinates.ts'
import { germanNames } from '#data/names/de.ts'
import {
  englishSpelling,
  inLatin,
  asWritten,
  islandScript,
  readings,
  type IslandScript,
} from '../names/foreign-spelling.ts'
import { frenchNames } from '#data/names/fr.ts'
import { readNames, readPlaces, type GazetteerPlace } from './table-format.ts'
import { russianNames } from '#data/names/ru.ts'
import { chineseNames } from '#data/names/zh.ts'
import { canonicalPlaceName, keptByName, MAX_PLACE_NAME } from '../place-name.ts'
import { POPULAR_PLACES } from '#data/places/popular-places.ts'
import { wholeTypingErrors } from '../typing-errors.ts'
import { asPlaceName, listedParks, type ListedPark } from '../parks-from-price-list.ts'
import {
  LazyValue,
  PAUSE_EVERY,
  bestMatches,
  compactName,
  foldSpelling,
  suggestionIndex,
  suggestionsIn,
  withOtherPlaces,
  type SuggestionIndex,
} from './matching.ts'
import { centralPlaces } from '#data/places/central.ts'
import { easternPlaces } from '#data/places/eastern.ts'
import { northCentralPlaces } from '#data/places/north-central.ts'
import { northWesternPlaces } from '#data/places/north-western.ts'
import { northernPlaces } from '#data/places/northern.ts'
import { sabaragamuwaPlaces } from '#data/places/sabaragamuwa.ts'
import { southernPlaces } from '#data/places/southern.ts'
import { uvaPlaces } from '#data/places/uva.ts'
import { westernPlaces } from '#data/places/western.ts'
import { UNPLACED_NAMES } from '#data/places/unplaced-names.ts'

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

interface OwnNames {
  readonly places: readonly GazetteerPlace[]
  /** By its own name alone. */
  readonly byOwnName: ReadonlyMap<string, GazetteerPlace>
}

interface Gazetteer {
  /** Null for a real place that the gazetteer lacks. */
  readonly byName: NameIndex
  /** By folded spelling; null also where two places share it. */
  readonly bySound: NameIndex
}

type NameIndex = ReadonlyMap<string, GazetteerPlace | null>

/** Enough for a page of a listed transfer: other names and sounds take as long again to read. */
const ownNames = new LazyValue(loadOwnNames)
const gazetteer = new LazyValue(load)
const suggestions = new LazyValue(() => suggestionIndex(ownNames.get().places))
/** Read when somebody first writes in that script: a few ms. */
const inScript = new Map<IslandScript, { readonly names: NameIndex; readonly suggestions: SuggestionIndex }>()

interface ResolvedPlace {
  /** The gazetteer's name, a point's one name, or else the name as written up to its first comma. */
  readonly name: string
  /** `null` if nothing tells the position: mostly for hotels. */
  readonly position: LatLng | null
}

/** Every place, by district; and last the parks of the price list, at the gates that the owner has set. */
export function allPlaces(): readonly GazetteerPlace[] {
  return ownParks()?.places ?? ownNames.get().places
}

/**
 * The place of that name in any spelling: case, hyphens for spaces, apostrophes, accents, aliases, names in other
 * languages. A district after a comma tells namesakes apart; any other text after a comma is ignored (`Kandy, Sri
 * Lanka`).
 */
export function findPlace(name: string, parks: readonly ListedPark[] = listedParks()): GazetteerPlace | null {
  const own = ownParks(parks)
  if (!own || name.length > MAX_PLACE_NAME) return gazetteerPlace(name)
  const canonical = canonicalPlaceName(name)
  const whole = own.byName.get(compactName(canonical)) ?? own.byName.get(compactName(canonical.split(COMMA)[0]!))
  if (whole) return whole
  const place = gazetteerPlace(name)
  if (place) return own.instead.get(place) ?? place
  return own.bySound.get(foldSpelling(inLatin(compactName(canonical.split(COMMA)[0]!)))) ?? null
}

/** The same of the gazetteer alone. */
const gazetteerPlace = keptByName((name): GazetteerPlace | null => {
  const sounds = findBySound(name)
  if (sounds !== undefined) return sounds
  const [first = ''] = canonicalPlaceName(name).split(COMMA)
  const spelled = englishSpelling(first)
  return spelled === first ? null : (gazetteer.get().bySound.get(foldSpelling(compactName(spelled))) ?? null)
})

const COMMA = /[,，]/

/**
 * The same without the spellings of other languages; `undefined` for none. `null` for a real name that leads to no
 * place: several sound so, or the gazetteer lacks it.
 */
export function findBySound(name: string): GazetteerPlace | null | undefined {
  if (name.length > MAX_PLACE_NAME) return null
  const canonical = canonicalPlaceName(name)
  const own = ownNames.get().byOwnName.get(compactName(canonical))
  if (own) return own
  const { byName, bySound } = gazetteer.get()
  const [first = '', ...rest] = canonical.split(COMMA)
  const candidates = [canonical, ...rest.map((district) => `${first} (${district})`), first]
  for (const candidate of candidates) {
    const place = byName.get(compactName(candidate))
    if (place !== undefined) return place
  }
  const compact = compactName(first)
  const script = islandScript(compact)
  if (script) return heardAs(readings(compact, script), indexOf(script).names) ?? numbered(first)
  const latin = inLatin(compact)
  const named = bySound.get(foldSpelling(compact))
  if (latin === compact) return named
  const heard = bySound.get(foldSpelling(latin))
  if (named === undefined) return heard
  return heard === undefined || heard === named ? named : null
}

/** 'කොළඹ 7' is Colombo 7. */
function numbered(name: string): GazetteerPlace | null | undefined {
  const [, town, number] = /^(\D+)(\d+)\s*$/.exec(name) ?? []
  const known = town === undefined ? undefined : findBySound(town)
  return known ? findBySound(`${known.name} ${number}`) : known
}

/** The one place that a name may be read as. */
function heardAs(read: readonly string[], names: NameIndex): GazetteerPlace | null | undefined {
  const heard = new Set(read.map((each) => names.get(each)).filter((place) => place !== undefined))
  const [place] = heard
  return heard.size > 1 ? null : place
}

function indexOf(script: IslandScript) {
  const known = inScript.get(script)
  if (known) return known
  const { places } = ownNames.get()
  const { bySound } = gazetteer.get()
  const names = new Map<string, GazetteerPlace | null>()
  for (const [sound, place] of bySound) putOrDoubt(names, asWritten(sound, script), place)
  // What is written beside a place are the names that these do not lead to. Their sounds take no other name away.
  for (const place of places) {
    for (const alias of place.aliases) {
      if (islandScript(alias) !== script) continue
      for (const read of readings(compactName(alias), script)) if (!names.has(read)) names.set(read, place)
    }
  }
  const index = { names, suggestions: suggestionsIn(script, suggestions.get()) }
  inScript.set(script, index)
  return index
}

/** Puts a place under a name, or null where another one has it. */
function putOrDoubt(names: Map<string, GazetteerPlace | null>, name: string, place: GazetteerPlace | null): void {
  const other = names.get(name)
  names.set(name, other === undefined || other === place ? place : null)
}

/** Places less than that far from each other are one place to a taxi. */
const SAME_PLACE_KM = 15

const NEAR_DEGREES = SAME_PLACE_KM / 111

/** True for the name of a real place that the gazetteer lacks. */
export function isUnplaced(name: string): boolean {
  return gazetteer.get().byName.get(compactName(name)) === null
}

/** A typing error may lead to these: travellers type them a hundred times as often as a village with a similar name. */
const WELL_KNOWN = new Set(POPULAR_PLACES)

/**
 * True for a misspelt well-known name that is not as close to any other real name, and is no name itself.
 * @param errors as many typing errors as may be in it
 */
export function isLoneSlip(place: GazetteerPlace, typed: string, errors = 1): boolean {
  if (!WELL_KNOWN.has(place.name)) return false
  const folded = foldSpelling(inLatin(compactName(typed)))
  for (const [sound, other] of gazetteer.get().bySound) {
    if (Math.abs(sound.length - folded.length) > errors) continue
    if (other?.name === place.name) continue
    if (other && Math.hypot(other.lat - place.lat, other.lng - place.lng) < NEAR_DEGREES) continue
    if (wholeTypingErrors(folded, sound, errors) <= errors) return false
  }
  return true
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
  return [...matchesFor(typed, limit).places]
}

/** The same; `isBegun` where a name, or a word of one, begins with the text, and is not only like it. */
export function matchesFor(typed: string, limit: number): { places: readonly GazetteerPlace[]; isBegun: boolean } {
  const text = typed.slice(0, MAX_PLACE_NAME)
  const script = islandScript(text)
  const own = ownParks()
  if (!own) return bestMatches(script ? indexOf(script).suggestions : suggestions.get(), text, limit)
  const matches = bestMatches(script ? indexOf(script).suggestions : own.suggestions(), text, limit)
  return { ...matches, places: matches.places.map((place) => own.instead.get(place) ?? place) }
}

// A park of the price list may have a gate of its own, and names that the gazetteer lacks. Such a park is a place like
// any other one: it is found, suggested, and driven to.

interface OwnParks {
  readonly places: readonly GazetteerPlace[]
  /** By the gazetteer's place. */
  readonly instead: ReadonlyMap<GazetteerPlace, GazetteerPlace>
  readonly byName: ReadonlyMap<string, GazetteerPlace>
  /** By folded spelling. */
  readonly bySound: ReadonlyMap<string, GazetteerPlace>
  readonly suggestions: () => SuggestionIndex
}

const PARK_KINDS: ReadonlySet<string> = new Set(['park', 'trailhead', 'sight'])
/** What a tour may lead to. A town keeps its name, also where a park of the list is called so. */
export const isParkLike = ({ kind }: GazetteerPlace) => PARK_KINDS.has(kind)

/** A park's place; `null` for one that the gazetteer knows as it is, or that nobody can find. */
function placeOfPark({ name, kind, gate, names }: ListedPark) {
  const written = Object.values(names).filter((each) => each !== undefined)
  if (!gate && written.length === 0) return null
  const named = gazetteerPlace(name)
  const known = named && isParkLike(named) ? named : null
  const position = gate ?? known
  if (!position) return null
  const { lat, lng } = position
  const foreign = [...new Set([...(known?.foreign ?? []), ...written])]
  if (known) return { known, place: { ...known, lat, lng, foreign } }
  const place: GazetteerPlace = {
    name: named ? `${name} National Park` : asPlaceName(name),
    kind: kind === 'hike' ? 'trailhead' : 'park',
    district: districtAt(lat, lng),
    lat,
    lng,
    aliases: [],
    foreign,
  }
  return { known, place }
}

/** Of the nearest place. */
export function districtAt(lat: number, lng: number): string {
  const away = (place: GazetteerPlace) => Math.hypot(place.lat - lat, place.lng - lng)
  return ownNames.get().places.reduce((nearest, place) => (away(place) < away(nearest) ? place : nearest)).district
}

const ownParksOf = new WeakMap<readonly ListedPark[], OwnParks | null>()

/** `null` where all parks are the gazetteer's own. */
function ownParks(listed: readonly ListedPark[] = listedParks()): OwnParks | null {
  const known = ownParksOf.get(listed)
  if (known !== undefined) return known
  const made = readOwnParks(listed)
  ownParksOf.set(listed, made)
  return made
}

function readOwnParks(listed: readonly ListedPark[]): OwnParks | null {
  const parks = listed.flatMap((park) => placeOfPark(park) ?? [])
  if (parks.length === 0) return null
  const base = gazetteer.get()
  const instead = new Map(parks.flatMap(({ known, place }) => (known ? [[known, place] as const] : [])))
  const byName = new Map<string, GazetteerPlace>()
  const bySound = new Map<string, GazetteerPlace>()
  for (const { known, place } of parks) {
    for (const name of [place.name, ...(place.foreign ?? [])]) {
      const compact = compactName(name)
      const other = base.byName.get(compact)
      if (compact === '' || (other && other !== known) || byName.has(compact)) continue
      byName.set(compact, place)
      if (!bySound.has(foldSpelling(compact))) bySound.set(foldSpelling(compact), place)
    }
  }
  const more = parks.flatMap(({ known, place }) => (known ? [] : [place]))
  let index: SuggestionIndex | undefined
  return {
    places: [...ownNames.get().places, ...parks.map(({ place }) => place)],
    instead,
    byName,
    bySound,
    suggestions: () => (index ??= withOtherPlaces(suggestions.get(), instead, more)),
  }
}

/** Reads a part of the gazetteer before it is needed: a few ms on a slow phone. True when all of it is read. */
export function readAhead(): boolean {
  return ownNames.advance() && gazetteer.advance() && suggestions.advance()
}

const FOREIGN_NAMES = {
  de: germanNames,
  fr: frenchNames,
  ru: russianNames,
  zh: chineseNames,
}
export type NamedLanguage = keyof typeof FOREIGN_NAMES

/** The names of places in other languages. */
function foreignNames(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>()
  for (const table of Object.values(FOREIGN_NAMES))
    for (const [place, spellings] of readNames(table)) names.set(place, [...(names.get(place) ?? []), ...spellings])
  return names
}

function* loadOwnNames(): Generator<void, OwnNames> {
  const places: GazetteerPlace[] = []
  const byOwnName = new Map<string, GazetteerPlace>()
  const foreign = foreignNames()
  for (const table of TABLES) {
    for (const read of readPlaces(table)) {
      const more = foreign.get(read.name)
      const place = more ? { ...read, foreign: more } : read
      places.push(place)
      byOwnName.set(compactName(place.name), place)
    }
    yield
  }
  return { places, byOwnName }
}

function* load(): Generator<void, Gazetteer> {
  const { places, byOwnName } = ownNames.get()
  const byName = new Map<string, GazetteerPlace | null>(byOwnName)
  const bySound = new Map<string, GazetteerPlace | null>()
  const put = (name: string, place: GazetteerPlace | null): void => {
    const compact = compactName(name)
    if (!byName.has(compact)) byName.set(compact, place)
    putOrDoubt(bySound, foldSpelling(compact), place)
  }
  for (const [name, place] of byOwnName) putOrDoubt(bySound, foldSpelling(name), place)
  yield
  // Names before aliases, and these before names in other languages, so that none hides the place of that name.
  for (const [i, place] of places.entries()) {
    for (const alias of place.aliases) put(alias, place)
    if (i % PAUSE_EVERY === 0) yield
  }
  for (const place of places) for (const name of place.foreign ?? []) put(name, place)
  for (const name of UNPLACED_NAMES) {
    const compact = compactName(name)
    const namesake = bySound.get(foldSpelling(compact))
    // What only sounds like a well-known place means that place.
    if (!namesake || !WELL_KNOWN.has(namesake.name)) put(name, null)
    else if (!byName.has(compact)) byName.set(compact, null)
  }
  return { byName, bySound }
}
