/** What a place field suggests: first places of the gazetteer, then places that the map service finds. Loaded late, because the gazetteer is large. */
import type { FoundPlace, MapService, PlaceSearch } from '#client/map/map-service.ts'
import { coordinatesName, parseCoordinates } from '#domain/places/coordinates.ts'
import { findPlace, suggestPlaces } from '#domain/places/gazetteer/lookup.ts'
import { isSureMatch } from '#domain/places/gazetteer/matching.ts'
import type { GazetteerPlace, PlaceKind } from '#domain/places/gazetteer/table-format.ts'
import { POPULAR_PLACES } from '#domain/places/popular-places.ts'

export { readAhead } from '#domain/places/gazetteer/lookup.ts'

export interface Suggestion {
  /** The name by which fares are asked for. */
  readonly name: string
  /** Tells places of one name apart: kind and district, or the address. */
  readonly about: string
  /** Only for a place that the map service found: looks up its position, and resolves to the name by which fares are asked for. */
  readonly locate?: () => Promise<string>
}

export interface Suggestions {
  readonly list: readonly Suggestion[]
  /** Index of the suggestion that Enter chooses; -1 for none. */
  readonly sureIndex: number
}

const MAX_SUGGESTIONS = 6
const KINDS: Partial<Record<PlaceKind, string>> = {
  airport: 'Airport', beach: 'Beach', park: 'National park', station: 'Railway station', harbour: 'Harbour', trailhead: 'Start of the climb', sight: 'Sight',
}

function describe({ name, kind, district }: GazetteerPlace): Suggestion {
  const kindText = KINDS[kind]
  // 'Galle Railway Station' already says its kind.
  const showsKind = kindText && !name.toLowerCase().includes(kindText.toLowerCase())
  return { name, about: showsKind ? `${kindText}, ${district} district` : `${district} district` }
}

/** Suggestions from the gazetteer; popular places for an empty text. */
export function suggestionsFor(typed: string): Suggestions {
  const text = typed.trim()
  if (text === '') return { list: POPULAR_PLACES.slice(0, MAX_SUGGESTIONS).flatMap((name) => findPlace(name) ?? []).map(describe), sureIndex: -1 }
  const point = parseCoordinates(text)
  if (point) return { list: [{ name: coordinatesName(point), about: 'This point on the map' }], sureIndex: 0 }
  const places = suggestPlaces(text, MAX_SUGGESTIONS)
  return { list: places.map(describe), sureIndex: places[0] !== undefined && isSureMatch(places[0], text) ? 0 : -1 }
}

/** The name to ask fares for when a text is entered without a choice from the list. */
export function nameEntered(text: string): string {
  const known = findPlace(text)
  if (known) return known.name
  const { list, sureIndex } = suggestionsFor(text)
  return list[sureIndex]?.name ?? text
}

const MIN_LETTERS = 3
/** The map service is asked when the visitor has not typed for this many ms. */
const TYPING_PAUSE_MS = 250

export interface ServiceAnswer {
  readonly typed: string
  /** `null` until the service answers. */
  readonly places: readonly FoundPlace[] | null
}

/** The search session of one place field. */
export interface FieldSearch { session?: Promise<PlaceSearch> | undefined }

/**
 * Searches with the map service when the typing pauses.
 * @param onAnswer called at once with no places, and again with the service's answer
 * @returns a function that drops the answer, because the text has changed; nothing when the service is not asked
 */
export function searchService(service: MapService['places'], field: FieldSearch, typed: string, onAnswer: (answer: ServiceAnswer) => void): (() => void) | undefined {
  if (!service || typed.trim().length < MIN_LETTERS) return undefined
  let current = true
  const search = async () => {
    field.session ??= service.startSearch()
    const places = await field.session.then((session) => session.find(typed.trim())).catch(() => {
      // The next letter starts a new session.
      field.session = undefined
      return []
    })
    if (current) onAnswer({ typed, places })
  }
  onAnswer({ typed, places: null })
  const timer = setTimeout(search, TYPING_PAUSE_MS)
  return () => {
    current = false
    clearTimeout(timer)
  }
}

/** Adds the service's places below those of the gazetteer. When the gazetteer has no sure match, Enter chooses the first of them that begins with the text. */
export function withFoundPlaces({ list: known, sureIndex }: Suggestions, found: readonly Suggestion[], typed: string): Suggestions {
  const list = [...known, ...found.filter(({ name }) => known.every((place) => place.name !== name))]
  const start = typed.trim().toLowerCase()
  return { list, sureIndex: sureIndex < 0 ? list.findIndex(({ name, locate }) => locate && name.toLowerCase().startsWith(start)) : sureIndex }
}
