/** What the list under a place field offers. Loaded when the field is first used: the gazetteer comes with it. */
import { coordinatesName, parseCoordinates } from '#domain/coordinates.ts'
import { findPlace, suggestPlaces, type GazetteerPlace, type PlaceKind } from '#domain/gazetteer/index.ts'
import { isMeant } from '#domain/gazetteer/meant.ts'
import { POPULAR_PLACES } from '#domain/gazetteer/popular.ts'

export interface Suggestion {
  /** The place's name, as fares are asked for. */
  readonly name: string
  /** What tells it from its namesakes: its kind where that says something, and its district. */
  readonly about: string
}

export interface Suggestions {
  readonly list: readonly Suggestion[]
  /** True when the first one is sure enough to be taken on Enter. */
  readonly sure: boolean
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
  if (text === '') return { list: POPULAR_PLACES.slice(0, SHOWN).flatMap((name) => findPlace(name) ?? []).map(describe), sure: false }
  const point = parseCoordinates(text)
  if (point) return { list: [{ name: coordinatesName(point), about: 'This point on the map' }], sure: true }
  const places = suggestPlaces(text, SHOWN)
  return { list: places.map(describe), sure: places[0] !== undefined && isMeant(places[0], text) }
}

/** The name to ask for when a text is entered as it is: the place's own where it is known or surely meant. */
export function nameEntered(text: string): string {
  const known = findPlace(text)
  if (known) return known.name
  const { list, sure } = suggestionsFor(text)
  return sure ? list[0]!.name : text
}

/** Reads the gazetteer before the first letter is typed, in parts that keep the page quick. */
export const PREPARATIONS: readonly (() => unknown)[] = [() => findPlace('Colombo'), () => suggestPlaces('Colombo')]
