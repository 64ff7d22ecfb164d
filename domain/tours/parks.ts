/**
 * The parks that we sell, by the price list: their names, and what a tour there is.
 */
import { parkIn, takeParksFrom } from '#domain/places/parks-from-price-list.ts'
import { placeKey } from '#domain/places/place-name.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { formerParkKind, onceForEachList } from '#domain/prices/current-price-list.ts'
import type { Park, PriceList, TourKind } from '#domain/prices/price-list.ts'

export interface NamedPark extends Park {
  /** As slugs, calls and the gazetteer know it (in any case). */
  readonly name: string
}

/** In the order in which the site offers them. */
export const parksOnSale = onceForEachList((list): readonly NamedPark[] =>
  Object.entries(list.parks).map(([name, park]) => ({ ...park, name })),
)

takeParksFrom(() => parksOnSale())

/** The park of that name in any case; `undefined` for another name. `findPark` knows all other spellings, too. */
export const parkNamed = (name: string, list?: PriceList): NamedPark | undefined => parkIn(parksOnSale(list), name)

/** Bookings of a park outlive its sale: what it was is still known then. */
export function tourKind(park: string): TourKind {
  return parkNamed(park)?.kind ?? formerParkKind(park) ?? parkNamed(park, FIRST_PRICE_LIST)?.kind ?? 'safari'
}

/** True for a park of the first list: what the site says of its walk or climb is true of no other park. */
export const isAsItCame = (park: string) => parkNamed(park, FIRST_PRICE_LIST)?.kind === tourKind(park)

interface SightWords {
  readonly sights: Readonly<Record<string, string>>
  readonly sightsByKind: Readonly<Record<TourKind, string>>
}

/** What to see in a park, in a few words. @param words the texts of 'menu' */
export function sightOf(park: string, { sights, sightsByKind }: SightWords): string {
  const own = isAsItCame(park) ? sights[parkNamed(park, FIRST_PRICE_LIST)!.name] : undefined
  return own ?? sightsByKind[tourKind(park)]
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
