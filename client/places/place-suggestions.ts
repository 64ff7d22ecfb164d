/**
 * The search for places: what a place field suggests, and what a text means that was entered into it, first by the
 * gazetteer, then by hotels and the map service. Loaded late, because the gazetteer is large.
 */
import { findPlace, matchesFor, readAhead } from '#domain/places/gazetteer/lookup.ts'
import { pointEntered, pointViewed, surePlace } from '#domain/places/gazetteer/typed-place.ts'
import type { GazetteerPlace, PlaceKind } from '#domain/places/gazetteer/table-format.ts'
import type { Texts } from '#domain/languages/texts.ts'
import {
  enteredMeaning,
  type HasFare,
  type PlaceSources,
  type Suggestion,
  type Suggestions,
  type UnknownText,
} from './later-suggestions.ts'
import type { PlaceNames } from '#domain/languages/place-names.ts'
import { linkedName, linkKind } from '#domain/places/pasted-point.ts'
import { POPULAR_PLACES } from '#data/places/popular-places.ts'

export { placeNamesIn } from '#domain/languages/place-names.ts'
export { placeEntered } from '#domain/places/gazetteer/typed-place.ts'
export { searchLater, withTownOffer } from './later-suggestions.ts'
export { PlaceList, UnknownPlace } from './place-list.tsx'

/** Reads the gazetteer in idle time, a part at a time. */
export function readAheadWhenIdle() {
  const next = () => {
    if (!readAhead()) readAheadWhenIdle()
  }
  if ('requestIdleCallback' in window) requestIdleCallback(next)
  else setTimeout(next, 200)
}

const MAX_SUGGESTIONS = 6

interface PlaceWords {
  readonly texts: Texts
  readonly nameOf: PlaceNames
}

function describe({ name, kind, district }: GazetteerPlace, { texts, nameOf }: PlaceWords): Suggestion {
  const t = texts.in('places')
  const kinds: Partial<Record<PlaceKind, string>> = t.kinds
  const kindText = kinds[kind]
  const named = nameOf(name)
  // 'Galle Railway Station' already says its kind.
  const showsKind = kindText && !`${name} ${named}`.toLowerCase().includes(kindText.toLowerCase())
  const districtName = nameOf(district) ?? district
  const about = showsKind ? t.inDistrict(kindText, districtName) : t.district(districtName)
  return { name, about: named ? t.named(named, about) : about }
}

const isPark = ({ kind }: GazetteerPlace) => kind === 'park' || kind === 'trailhead'

/** How many popular places are sorted by their way to a park: the rest of the list is little known. */
const KNOWN_NEAR_PARKS = 45

/** Beside a park the places around it: there its guests sleep. Elsewhere the most popular ones. */
function popularPlaces(apartFrom: readonly string[]): readonly GazetteerPlace[] {
  const popular = POPULAR_PLACES.filter((name) => !apartFrom.includes(name)).flatMap((name) => findPlace(name) ?? [])
  const park = apartFrom.flatMap((name) => findPlace(name) ?? []).find(isPark)
  if (!park) return popular
  const away = ({ lat, lng }: GazetteerPlace) => Math.hypot(lat - park.lat, lng - park.lng)
  return popular
    .slice(0, KNOWN_NEAR_PARKS)
    .filter((place) => !isPark(place))
    .sort((a, b) => away(a) - away(b))
}

/**
 * Suggestions from the gazetteer; popular places for an empty text.
 * @param apartFrom popular places that are not offered
 */
export function suggestionsFor(typed: string, words: PlaceWords, apartFrom: readonly string[] = []): Suggestions {
  const text = linkedName(typed) ?? typed.trim()
  if (text === '')
    return {
      list: popularPlaces(apartFrom)
        .slice(0, MAX_SUGGESTIONS)
        .map((place) => describe(place, words)),
      sureIndex: -1,
    }
  const point = pointEntered(typed)
  if (point) return { list: [{ name: point, about: words.texts.in('places').point }], sureIndex: 0 }
  if (linkKind(text)) return { list: [], sureIndex: -1 }
  const sure = surePlace(text)
  const { places, isBegun } = matchesFor(text, MAX_SUGGESTIONS)
  const list = [...new Set(sure ? [sure, ...places] : places)]
    .slice(0, MAX_SUGGESTIONS)
    .map((place) => describe(place, words))
  if (sure) return { list, sureIndex: 0 }
  const viewed = pointViewed(typed)
  if (viewed) list.unshift({ name: viewed, about: words.texts.in('places').point })
  return isBegun ? { list, sureIndex: -1 } : { list: [], sureIndex: -1, alike: list }
}

/** What an entered text means, or what is known of it. Never rejects. */
export function meaningOf(
  { api, ...words }: PlaceWords & Pick<PlaceSources, 'api'>,
  entered: string,
  hasFare: HasFare,
): Promise<string | UnknownText> {
  const { list, alike = list } = suggestionsFor(entered, words)
  return enteredMeaning({ api, t: words.texts.in('places') }, entered, hasFare, alike)
}
