/**
 * Parks of the price list as places: an owner may set where a gate is, and names that the gazetteer lacks. Places stand
 * below prices, so `domain/tours/parks.ts` says which parks there are.
 */
import { placeKey } from './place-name.ts'

export interface ListedPark {
  /** As slugs, calls and the gazetteer know it (in any case). */
  readonly name: string
  readonly kind: string
  /** In other languages, by the language. */
  readonly names: Readonly<Record<string, string | undefined>>
  /** Degrees; `null` for the gazetteer's own. */
  readonly gate: { readonly lat: number; readonly lng: number } | null
}

let source: () => readonly ListedPark[] = () => []

/** @param current gives the same array as long as the price list is the same */
export function takeParksFrom(current: () => readonly ListedPark[]): void {
  source = current
}

/** Of the price list in force. */
export const listedParks = (): readonly ListedPark[] => source()

const NATIONAL_PARK = ' national park'

const maps = new WeakMap<readonly ListedPark[], ReadonlyMap<string, ListedPark>>()

function byKey(parks: readonly ListedPark[]): ReadonlyMap<string, ListedPark> {
  const known = maps.get(parks)
  if (known) return known
  const made = new Map([
    // An owner may call it 'Gal Oya': then that is the park's name, and the gazetteer's longer one as well.
    ...parks.filter(({ kind }) => kind !== 'hike').map((park) => [placeKey(park.name) + NATIONAL_PARK, park] as const),
    ...parks.map((park) => [placeKey(park.name), park] as const),
  ])
  maps.set(parks, made)
  return made
}

/** The park of that name in any case; `undefined` for another name. */
export function parkIn<P extends ListedPark>(parks: readonly P[], name: string): P | undefined {
  return byKey(parks).get(placeKey(name)) as P | undefined
}

/** What the owner calls a park in a language; `undefined` where nothing is said. */
export const ownersName = (park: string, language: string): string | undefined =>
  parkIn(listedParks(), park)?.names[language]

/** A park's name as a place: 'Gal Oya national park' is 'Gal Oya National Park' on a map. */
export const asPlaceName = (park: string) => park.replace(/ national park$/, ' National Park')
