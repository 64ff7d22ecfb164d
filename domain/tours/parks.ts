/**
 * The parks that we sell, by the price list: their names, and what a tour there is.
 */
import { placeKey } from '#domain/places/place-name.ts'
import { onceForEachList } from '#domain/prices/list-in-force.ts'
import type { Park, PriceList, TourKind } from '#domain/prices/price-list.ts'

export interface NamedPark extends Park {
  /** As slugs, calls and the gazetteer know it (in any case). */
  readonly name: string
}

/** In the order in which the site offers them. */
export const parksOnSale = onceForEachList((list): readonly NamedPark[] =>
  Object.entries(list.parks).map(([name, park]) => ({ ...park, name })),
)

const byKey = onceForEachList((list) => new Map(parksOnSale(list).map((park) => [placeKey(park.name), park])))

/** The park of that name in any case; `undefined` for another name. `findPark` knows all other spellings, too. */
export function parkNamed(name: string, list?: PriceList): NamedPark | undefined {
  return byKey(list).get(placeKey(name))
}

export function tourKind(park: string): TourKind {
  return parkNamed(park)?.kind ?? 'safari'
}

/** False for the hike, which is sold at the half-day price. */
export function hasDurations(park: string): boolean {
  return tourKind(park) !== 'hike'
}

/**
 * True where a tour starts or ends at the park itself. Both names are as quotes carry them; see `isAtPark` for names as
 * typed.
 */
export function isAtGate(place: string, park: string): boolean {
  return placeKey(place) === placeKey(park)
}

export type { TourKind }
