/**
 * Finds a park that we sell by any spelling of its name. Apart from `parks.ts` because it needs the whole gazetteer.
 */
import { findPlace, isParkLike } from '#domain/places/gazetteer/lookup.ts'
import { MAX_PLACE_NAME, placeKey } from '#domain/places/place-name.ts'
import { parkNamed, parksOnSale } from './parks.ts'

export interface LocatedPark {
  /** The name in offers, slugs and tokens. */
  readonly name: string
  /** Where the jeep drives in or the hike begins, in degrees. */
  readonly gate: { readonly lat: number; readonly lng: number }
}

/**
 * The park of that name, with or without 'National Park', or by its short name; `null` for anything that is not on the
 * list of parks, other parks of the gazetteer included.
 * @example findPark('udawalawe')?.name // 'Udawalawe national park'
 */
export function findPark(name: string): LocatedPark | null {
  return parkOfPlace(name) ?? parkOfPlace(`${name} National Park`) ?? parkInShort(name)
}

/** True for a name of the park itself; false for a town of the same name, which lies outside. */
export function isAtPark(place: string, park: string): boolean {
  return parkOfPlace(place)?.name === park
}

function parkOfPlace(name: string): LocatedPark | null {
  if (name.length > MAX_PLACE_NAME) return null
  const listed = parkNamed(name)
  if (listed?.gate) return { name: listed.name, gate: listed.gate }
  const named = findPlace(name)
  // A town may be called like a park of the list: in a tour the park is meant.
  const place = listed && named && !isParkLike(named) ? findPlace(`${name} National Park`) : named
  const park = place && parkNamed(place.name)
  return place && park ? { name: park.name, gate: { lat: place.lat, lng: place.lng } } : null
}

function parkInShort(name: string): LocatedPark | null {
  if (name.length > MAX_PLACE_NAME) return null
  const park = parksOnSale().find(({ shortName }) => placeKey(shortName) === placeKey(name))
  return park ? parkOfPlace(park.name) : null
}
