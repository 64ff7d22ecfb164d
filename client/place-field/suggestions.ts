/** What the list under a place field offers. Loaded when the field is first used: the gazetteer comes with it. */
import { coordinatesName, parseCoordinates } from '#domain/coordinates.ts'
import { findPlace, suggestPlaces, type GazetteerPlace, type PlaceKind } from '#domain/gazetteer/index.ts'
import { isMeant } from '#domain/gazetteer/meant.ts'
import { POPULAR_PLACES } from '#domain/gazetteer/popular.ts'

export { readAhead } from '#domain/gazetteer/index.ts'
export { searchBeyond } from './search-beyond.ts'

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
  return { list: places.map(describe), likeliest: places[0] !== undefined && isMeant(places[0], text) ? 0 : -1 }
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
