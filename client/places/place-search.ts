/**
 * The search for places: what a place field suggests, and what a text means that was entered into it, first by the
 * gazetteer, then by hotels and the map service. Loaded late, because the gazetteer is large.
 */
import { findPlace, isAmbiguous, readAhead, suggestPlaces } from '#domain/places/gazetteer/lookup.ts'
import { isSureMatch } from '#domain/places/gazetteer/matching.ts'
import { pointEntered } from '#domain/places/gazetteer/typed-text.ts'
import type { GazetteerPlace, PlaceKind } from '#domain/places/gazetteer/table-format.ts'
import { linkedName } from '#domain/places/pasted-point.ts'
import { POPULAR_PLACES } from '#domain/places/popular-places.ts'

export { placeEntered } from '#domain/places/gazetteer/typed-text.ts'
export { meaningOf, searchLater, withTownOffer } from './later-suggestions.ts'
export { PlaceList, UnknownPlace } from './place-list.tsx'

export interface Suggestion {
  /** The name by which fares are asked for. */
  readonly name: string
  /** Tells places of one name apart: kind and district, or the address. */
  readonly about: string
  /**
   * Only for a place that the map service found: looks up its position, and resolves to the name by which fares are
   * asked for.
   */
  readonly locate?: () => Promise<string>
  /** What was typed, for the driver: only where the town stands in for a house that nobody knows. */
  readonly address?: string
}

export interface Suggestions {
  readonly list: readonly Suggestion[]
  /** Index of the suggestion that Enter chooses; -1 for none. */
  readonly sureIndex: number
}

/** Reads the gazetteer in idle time, a part at a time. */
export function readAheadWhenIdle() {
  const next = () => {
    if (!readAhead()) readAheadWhenIdle()
  }
  if ('requestIdleCallback' in window) requestIdleCallback(next)
  else setTimeout(next, 200)
}

const MAX_SUGGESTIONS = 6
const KINDS: Partial<Record<PlaceKind, string>> = {
  airport: 'Airport',
  beach: 'Beach',
  park: 'National park',
  station: 'Railway station',
  harbour: 'Harbour',
  trailhead: 'Start of the climb',
  sight: 'Sight',
}

function describe({ name, kind, district }: GazetteerPlace): Suggestion {
  const kindText = KINDS[kind]
  // 'Galle Railway Station' already says its kind.
  const showsKind = kindText && !name.toLowerCase().includes(kindText.toLowerCase())
  return { name, about: showsKind ? `${kindText}, ${district} district` : `${district} district` }
}

/** Suggestions from the gazetteer; popular places for an empty text. */
export function suggestionsFor(typed: string): Suggestions {
  const text = linkedName(typed) ?? typed.trim()
  if (text === '')
    return {
      list: POPULAR_PLACES.slice(0, MAX_SUGGESTIONS)
        .flatMap((name) => findPlace(name) ?? [])
        .map(describe),
      sureIndex: -1,
    }
  const point = pointEntered(typed)
  if (point) return { list: [{ name: point, about: 'This point on the map' }], sureIndex: 0 }
  const places = suggestPlaces(text, MAX_SUGGESTIONS)
  const isSure = places[0] !== undefined && isSureMatch(places[0], text) && !isAmbiguous(text)
  return { list: places.map(describe), sureIndex: isSure ? 0 : -1 }
}
