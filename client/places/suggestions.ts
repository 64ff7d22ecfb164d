import type { FoundPlace, MapService, PlaceSearch } from '#client/map/map-service.ts'
import { coordinatesName, parseCoordinates } from '#domain/places/coordinates.ts'
import { findPlace, suggestPlaces } from '#domain/places/gazetteer/lookup.ts'
import type { GazetteerPlace, PlaceKind } from '#domain/places/gazetteer/table-format.ts'
import { isSureMatch } from '#domain/places/gazetteer/matching.ts'
import { POPULAR_PLACES } from '#domain/places/popular-places.ts'

/** Searches beyond the gazetteer, when the typing pauses. Loaded with the gazetteer. */

/** Half a word tells little and costs as much. */
const MIN_LETTERS = 3
/** The service is asked when the typing pauses for this long, in ms. */
const PAUSE = 250

/** What is known of a text that was searched for. */
export interface Found {
  readonly typed: string
  /** `null` while it is being asked for. */
  readonly places: readonly FoundPlace[] | null
}

/** The search of one field: its sessions go from the first letter to the choice. */
export interface FieldSearch { begun?: Promise<PlaceSearch> | undefined }

/**
 * @param tell called once the service is asked, and with what it finds
 * @returns what stops it: an answer to letters that are no longer there is dropped
 */
export function searchBeyond(service: MapService['places'], field: FieldSearch, typed: string, tell: (found: Found) => void): (() => void) | undefined {
  if (!service || typed.trim().length < MIN_LETTERS) return undefined
  let wanted = true
  const search = async () => {
    field.begun ??= service.startSearch()
    const places = await field.begun.then((begun) => begun.find(typed.trim())).catch(() => {
      // The next letter tries anew.
      field.begun = undefined
      return []
    })
    if (wanted) tell({ typed, places })
  }
  tell({ typed, places: null })
  const timer = setTimeout(search, PAUSE)
  return () => {
    wanted = false
    clearTimeout(timer)
  }
}

/** What the list under a place field offers. Loaded when the field is first used: the gazetteer comes with it. */

export { readAhead } from '#domain/places/gazetteer/lookup.ts'

export interface Suggestion {
  /** The place's name, as fares are asked for. */
  readonly name: string
  /** What tells it from its namesakes: its kind where that says something, and its district. */
  readonly about: string
  /** For a place beyond the gazetteer: finds out where it is, and answers the name to ask fares for. */
  readonly locate?: () => Promise<string>
}

export interface Suggestions {
  readonly list: readonly Suggestion[]
  /** The one sure enough to be taken on Enter; -1 for none. */
  readonly likeliest: number
}

const SHOWN = 6
const KINDS: Partial<Record<PlaceKind, string>> = {
  airport: 'Airport', beach: 'Beach', park: 'National park', station: 'Railway station', harbour: 'Harbour', trailhead: 'Start of the climb', sight: 'Sight',
}

function describe({ name, kind, district }: GazetteerPlace): Suggestion {
  const said = KINDS[kind]
  // 'Galle Railway Station' needs no second word for it.
  const plain = !said || name.toLowerCase().includes(said.toLowerCase())
  return { name, about: plain ? `${district} district` : `${said}, ${district} district` }
}

/** Popular places for an empty field. */
export function suggestionsFor(typed: string): Suggestions {
  const text = typed.trim()
  if (text === '') return { list: POPULAR_PLACES.slice(0, SHOWN).flatMap((name) => findPlace(name) ?? []).map(describe), likeliest: -1 }
  const point = parseCoordinates(text)
  if (point) return { list: [{ name: coordinatesName(point), about: 'This point on the map' }], likeliest: 0 }
  const places = suggestPlaces(text, SHOWN)
  return { list: places.map(describe), likeliest: places[0] !== undefined && isSureMatch(places[0], text) ? 0 : -1 }
}

/** The same, then what was found beyond the gazetteer; of that, the first whose name begins with what was typed is taken on Enter. */
export function withFound({ list: known, likeliest }: Suggestions, found: readonly Suggestion[], typed: string): Suggestions {
  const list = [...known, ...found.filter(({ name }) => known.every((place) => place.name !== name))]
  const begun = typed.trim().toLowerCase()
  return { list, likeliest: likeliest < 0 ? list.findIndex(({ name, locate }) => locate && name.toLowerCase().startsWith(begun)) : likeliest }
}

/** The name to ask for when a text is entered as it is: the place's own where it is known or surely meant. */
export function nameEntered(text: string): string {
  const known = findPlace(text)
  if (known) return known.name
  const { list, likeliest } = suggestionsFor(text)
  return list[likeliest]?.name ?? text
}
