/** The parks and trailheads of safaris and hikes, by any spelling. */
import { PARKS } from './parks.ts'
import { placeKey } from '#domain/places/place-name.ts'
import { findPlace, type GazetteerPlace } from '#domain/places/gazetteer/lookup.ts'

export interface FoundPark {
  /** As offers, slugs and tokens carry it. */
  readonly name: string
  /** Where the jeep drives in or the hike begins, degrees. */
  readonly gate: { readonly lat: number; readonly lng: number }
}

/** With or without 'National Park'; `null` for what is no park. */
export function findPark(name: string): FoundPark | null {
  for (const candidate of [name, `${name} National Park`]) {
    const place = findPlace(candidate)
    if (place && isPark(place)) return { name: nameOnSale(place.name), gate: { lat: place.lat, lng: place.lng } }
  }
  return null
}

/** True for a name of the park itself; a town that is called like it is a place outside. */
export function isAtPark(place: string, park: string): boolean {
  const known = findPlace(place)
  return known !== null && isPark(known) && nameOnSale(known.name) === park
}

const isPark = ({ kind }: GazetteerPlace) => kind === 'park' || kind === 'trailhead'

function nameOnSale(name: string): string {
  return PARKS.find((park) => placeKey(park.name) === placeKey(name))?.name ?? name
}
