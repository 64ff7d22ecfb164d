/** Which place a name means: a place of the gazetteer or a point first, else a hotel of the table. */
import { isAnotherFare } from '#domain/bookings/agreed/concerns.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { findPlace, isUnplaced, resolvePlace, suggestPlaces } from '#domain/places/gazetteer/lookup.ts'
import { compactName } from '#domain/places/gazetteer/matching.ts'
import {
  placeEntered,
  pointEntered,
  type SlippedTown,
  surePlace,
  townSlippedIn,
  townSpelledWithin,
  townWithin,
} from '#domain/places/gazetteer/typed-place.ts'
import {
  hasItsName,
  hotelWords,
  isKindWord,
  isNamedBy,
  isOfTypedKind,
  isSureHotel,
  ownWords,
} from '#domain/places/hotel-names.ts'
import { MAX_PLACE_NAME } from '#domain/places/place-name.ts'
import { wholeTypingErrors } from '#domain/places/typing-errors.ts'
import type { PlaceMatch, RouteFacts } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { placeNamesIn } from '#domain/languages/place-names.ts'
import type { Texts } from '#domain/languages/texts.ts'
import type { PlaceInstead } from '#domain/quotes/fare-quote.ts'
import { allHotels, searchHotels, someHouseWith, squareKm, theHotelIndex } from './hotel-search.ts'
import type { GazetteerPlace } from '#domain/places/gazetteer/table-format.ts'
import type { Hotel } from './hotel-table.ts'

/** Null where two houses share the name. */
type HotelNames = Map<string, Hotel | null>

interface Lookup {
  readonly exact: HotelNames
  readonly loose: HotelNames
}

let lookup: Lookup | undefined

const put = (names: HotelNames, key: string, hotel: Hotel) => {
  const other = names.get(key)
  names.set(key, other === undefined || other === hotel ? hotel : null)
}

const BARE_WORDS = new Set(['hotel', 'resort', 'spa'].map((word) => hotelWords(word)[0]!))

/** The words of a name in any order, without 'hotel'; `null` for a name of one word, which may be anybody's. */
function looseKey(name: string): string | null {
  const words = [...new Set(hotelWords(name))].filter((word) => !BARE_WORDS.has(word))
  return words.filter((word) => !isKindWord(word)).length < 2 ? null : words.toSorted().join(' ')
}

function makeLookup(): Lookup {
  const exact: HotelNames = new Map()
  const loose: HotelNames = new Map()
  const hotels = allHotels()
  for (const hotel of hotels) exact.set(compactName(hotel.name), hotel)
  const own = new Set(exact.keys())
  for (const hotel of hotels) {
    const bare = hotel.name.replace(` (${hotel.town})`, '')
    for (const name of [bare, ...hotel.aliases]) {
      for (const each of [name, `${name} ${hotel.town}`]) {
        if (!own.has(compactName(each))) put(exact, compactName(each), hotel)
        const key = looseKey(each)
        if (key) put(loose, key, hotel)
      }
    }
  }
  return { exact, loose }
}

/**
 * The house of that name, or of an alias, in any spelling; with or without 'Hotel' and its town where no other house is
 * meant. What stands behind a comma may be an address, but not another town: 'Jungle Beach Resort, Trincomalee' is not the
 * house of that name in Kirinda.
 * `null` where two houses have the name and no town tells them apart.
 */
export function findHotel(name: string): Hotel | null {
  if (name.length > MAX_PLACE_NAME) return null
  lookup ??= makeLookup()
  const { exact, loose } = lookup
  const comma = name.indexOf(',')
  const [first, rest] = comma < 0 ? [name, ''] : [name.slice(0, comma), name.slice(comma)]
  const whole = name.replaceAll(',', ' ')
  const isElsewhere = (hotel: Hotel) => {
    const town = townSpelledWithin(rest)
    return town !== null && !mayBeIn(town, hotel)
  }
  for (const [names, keyOf] of [
    [exact, compactName],
    [loose, looseKey],
  ] as const) {
    for (const text of new Set([whole, first])) {
      const key = keyOf(text)
      if (!key || !names.has(key)) continue
      const hotel = names.get(key)!
      return hotel && text !== whole && isElsewhere(hotel) ? null : hotel
    }
  }
  return null
}

/** The name under which a place is stored, and its position, as `resolvePlace` gives them, for hotels as well. */
export function resolveKnownPlace(name: string): ReturnType<typeof resolvePlace> {
  const resolved = resolvePlace(name)
  if (resolved.position) return resolved
  const hotel = findHotel(name)
  return hotel ? { name: hotel.name, position: { lat: hotel.lat, lng: hotel.lng } } : resolved
}

/**
 * What an address is read as, where that lies far from the place that was booked, and how far: whole km. `null` where it
 * lies near, or nobody knows where. A house's name alone tells nothing: there is a 'Lake House' in many towns.
 */
export function elsewhereThan(place: string, address: string): { readonly name: string; readonly km: number } | null {
  if (address === '') return null
  const booked = resolveKnownPlace(place).position
  const { name, position } = resolvePlace(pointEntered(address) ?? address)
  const town = position ? null : townSpelledWithin(address)
  const found = position ?? town
  if (!booked || !found) return null
  const km = Math.sqrt(squareKm(booked, found))
  return isAnotherFare(km) ? { name: town?.name ?? name, km: Math.round(km) } : null
}

/** The hotels among the ends of a trip, with their towns. */
export function hotelsAmong(...names: readonly string[]): NonNullable<RouteFacts['hotels']> {
  return names.flatMap((name) => {
    const hotel = resolvePlace(name).position ? null : findHotel(name)
    return hotel ? [{ name: hotel.name, town: hotel.town, exact: hotel.trust !== 'T' }] : []
  })
}

const MAX_FOUND = 8
const MAX_INSTEAD = 4

const NEAR_TOWN_KM = 40

/** True for 'Kandy Guest House' in Jaffna: who types that means one in Kandy. */
function isAway(hotel: Hotel): boolean {
  const town = townSpelledWithin(hotel.name)
  return (
    town !== null &&
    squareKm(town, hotel) > NEAR_TOWN_KM ** 2 &&
    ownWords(hotel.name).every((word) => hotelWords(town.name).includes(word))
  )
}

/**
 * The one of the houses found for a typed text that it surely means, also with a slip; `null` if it may mean
 * several.
 */
function sureOf(text: string, found: readonly Hotel[]): Hotel | null {
  const named = findHotel(text)
  // A place that the gazetteer lacks has the name.
  if ((named && !isAway(named)) || isUnplaced(text)) return named
  const { words } = theHotelIndex()
  const isOfHouse = (word: string) => (words.get(word)?.names.length ?? 0) > 0
  const sure = found.filter((hotel) => {
    const { name, town, kind, aliases } = hotel
    return (
      [name, ...aliases].some((each) => isSureHotel(each, town, text, isOfHouse)) &&
      isOfTypedKind([name, ...aliases, kind], town, text) &&
      !isAway(hotel)
    )
  })
  return sure.length === 1 ? sure[0]! : null
}

/** 'Hilton Colombo' is none of the houses that 'Hilton Yala' may mean; 'Galle Face Hotel' in Colombo is one of 'Galle'. */
const mayBeIn = (town: GazetteerPlace, hotel: Hotel) =>
  squareKm(town, hotel) < NEAR_TOWN_KM ** 2 ||
  [hotel.name, ...hotel.aliases].some((name) => townSpelledWithin(name)?.name === town.name)

/**
 * The houses in the town that a text names with a slip, as with the right spelling. A house whose own name has that very
 * word keeps its place, and so does one elsewhere whose name has nearly that word.
 * @param found with the slip
 */
function housesAround({ town, typed, spelled }: SlippedTown, near: LatLng | null, found: readonly Hotel[]): Hotel[] {
  const houses = likeliest(spelled, near).filter((hotel) => mayBeIn(town, hotel))
  const slips = hotelWords(typed).filter((word) => !hotelWords(town.name).includes(word))
  for (const [place, hotel] of found.entries()) {
    const words = [hotel.name, ...hotel.aliases].flatMap(hotelWords)
    const errors = mayBeIn(town, hotel) ? 0 : 1
    const hasWord = words.some((word) =>
      slips.some((slip) => word.startsWith(slip) || wholeTypingErrors(slip, word, errors) <= errors),
    )
    if (hasWord && !houses.includes(hotel)) houses.splice(place, 0, hotel)
  }
  return houses
}

/** More houses than are shown, since those in other towns are left out. */
const likeliest = (text: string, near: LatLng | null) =>
  searchHotels(theHotelIndex(), text, near, 4 * MAX_FOUND).map(({ hotel }) => hotel)

/** The town that the last words of a text are a slip of, where no house there is surely meant; `null` for none. */
function slippedTown(text: string, hotels: readonly Hotel[]): SlippedTown | null {
  // 'Hikkadua Inn' in Hikkaduwa is no other place.
  const slipped = townSlippedIn(text, (word, town) =>
    someHouseWith(theHotelIndex(), word, (hotel) => squareKm(town, hotel) > NEAR_TOWN_KM ** 2),
  )
  const sure = sureOf(text, hotels)
  // 'Green View, Hirikatiaya' is not the Green View in Kandy.
  return slipped && !(sure && mayBeIn(slipped.town, sure)) ? slipped : null
}

/**
 * Up to eight places that the text may mean: hotels; last the place of the gazetteer that has the name, or that the last
 * words are a slip of.
 */
export function searchPlaces(text: string, near: LatLng | null): PlaceMatch[] {
  const place = findPlace(text)
  const around = place ? null : townSpelledWithin(text)
  const found = likeliest(text, near)
  const slipped = place || around ? null : slippedTown(text, found.slice(0, MAX_FOUND))
  const named = place ?? slipped?.town
  const houses = slipped
    ? housesAround(slipped, near, found)
    : found.filter((hotel) => !around || mayBeIn(around, hotel))
  const hotels = houses.slice(0, MAX_FOUND - (named ? 1 : 0))
  const sure = slipped ? null : sureOf(text, hotels)
  return [
    ...hotels.map((hotel): PlaceMatch => {
      const { name, town, kind, lat, lng, trust } = hotel
      return {
        name,
        town,
        kind,
        lat,
        lng,
        ...(trust === 'T' ? { atTown: true } : {}),
        ...(hotel === sure ? { sure: true } : {}),
      }
    }),
    ...(named ? [foundPlace(named)] : []),
  ]
}

const foundPlace = ({ name, district, kind, lat, lng }: GazetteerPlace): PlaceMatch => ({
  name,
  town: district,
  kind,
  lat,
  lng,
})

const foundHouse = ({ name, town, kind, lat, lng }: Hotel): PlaceMatch => ({ name, town, kind, lat, lng })

export interface NamedPlaces {
  /** What has that name, the surest first. */
  readonly named: readonly PlaceMatch[]
  /** The town in the text, where nothing has that name. */
  readonly town: PlaceMatch | null
  /** Houses whose name is a part of the text, where nothing has all of it. */
  readonly like: readonly string[]
}

/** The same for who asks by a whole name and sees no list while typing: nothing that only looks like it. */
export function placesNamed(text: string): NamedPlaces {
  const place = surePlace(text)
  const hotels = searchHotels(theHotelIndex(), text, null, MAX_FOUND).map(({ hotel }) => hotel)
  const sure = findHotel(text)
  const houses = hotels.filter((hotel) => hotel !== sure && isNamedBy([hotel.name, ...hotel.aliases], hotel.town, text))
  const named = [...(place ? [foundPlace(place)] : []), ...[...(sure ? [sure] : []), ...houses].map(foundHouse)]
  if (named.length > 0) return { named: named.slice(0, MAX_FOUND), town: null, like: [] }
  const town = townWithin(text)
  return {
    named,
    town: town && foundPlace(town),
    like: hotels
      .filter((hotel) => hasItsName(hotel.name, hotel.town, text))
      .slice(0, MAX_INSTEAD)
      .map(({ name }) => name),
  }
}

/**
 * The place that a visitor surely means by a text that is no name but one with a slip or half a name; `null` where
 * nobody can say.
 */
export function slipOf(typed: string): string | null {
  if (typed === '' || resolveKnownPlace(typed).position) return null
  return (
    placeEntered(typed) ??
    sureOf(
      typed,
      searchHotels(theHotelIndex(), typed, null, MAX_FOUND).map(({ hotel }) => hotel),
    )?.name ??
    null
  )
}

/** The town that the words of an unknown name are a slip of, as {@link searchPlaces} finds it. */
const townAmong = (found: readonly PlaceMatch[]) => found.find(({ name }) => findPlace(name) !== null)

/**
 * Places for the ends of a trip whose names nobody knows: the town that a name has in it first, then what it may mean.
 * Without words: {@link insteadInWords}.
 */
export function placesInstead(trip: Trip): Pick<PlaceInstead, 'end' | 'name' | 'address'>[] {
  return (['pickup', 'dropoff'] as const).flatMap((end) => {
    const typed = trip[end]
    if (typed === '' || resolveKnownPlace(typed).position) return []
    const found = searchPlaces(typed, null)
    const town = townWithin(typed) ?? townAmong(found)
    const houses = found.filter(({ name }) => name !== town?.name)
    const like = [...houses.slice(0, MAX_INSTEAD), ...suggestPlaces(typed, MAX_INSTEAD)].slice(0, MAX_INSTEAD)
    return [...(town ? [{ end, name: town.name, address: typed }] : []), ...like.map(({ name }) => ({ end, name }))]
  })
}

/** {@link placesInstead} as a page shows them. */
export async function insteadInWords(trip: Trip, texts: Texts): Promise<PlaceInstead[]> {
  const [nameOf] = await Promise.all([placeNamesIn(texts.language), texts.load('places')])
  const t = texts.in('places')
  // Rules would give hotels a name, too.
  const shown = (name: string) => {
    const own = findPlace(name)?.name === name ? nameOf(name) : null
    return own === null ? name : `${name} · ${own}`
  }
  const ends = new Set<string>()
  return placesInstead(trip).map((place) => {
    const { end, name, address } = place
    const isFirst = !ends.has(end)
    ends.add(end)
    const label = address === undefined ? shown(name) : t.houseIn(name)
    return { ...place, label, ...(isFirst ? { intro: t.mayMean(trip[end]) } : {}) }
  })
}
