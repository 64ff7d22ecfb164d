/** A tour in words: its name, where it starts and ends, what the price includes, the park fee. */
import { placeKey } from '#domain/places/place-name.ts'
import { PARKS, type Park } from './parks.ts'
import { isAdamsPeak, type TourTrip } from './tour-price.ts'

/** The hike is not called a safari. */
export function tourName(park: string): string {
  return isAdamsPeak(park) ? `${park} private guided hike` : `${park} private safari`
}

/** True where a tour starts or ends at the park itself. Both names are as quotes carry them; see `isAtPark` for names as typed. */
export function isAtGate(place: string, park: string): boolean {
  return placeKey(place) === placeKey(park)
}

/** Where a tour starts or ends: at the park, that is its gate. */
export function tourEnd(place: string, park: string, gate: 'entrance' | 'exit'): string {
  return isAtGate(place, park) ? `${place} ${gate} gate` : place
}

/** @example pickupText({ park: 'Yala National Park', pickup: 'Yala National Park', … }) // 'Pickup location - Yala National Park entrance gate' */
export function pickupText({ park, pickup }: TourTrip): string {
  return `Pickup location - ${tourEnd(pickup, park, 'entrance')}`
}

export function dropoffText({ park, dropoff }: TourTrip): string {
  return `Dropoff location - ${tourEnd(dropoff, park, 'exit')}`
}

/** What the price includes. @param distanceKm of the transport; 0 without */
export function inclusions({ park, pickup, dropoff }: TourTrip, distanceKm: number): string[] {
  const tour = isAdamsPeak(park)
    ? ['A private guide for the climb and the way down']
    : ['A private jeep with its driver, for your party alone']
  if (distanceKm === 0) return tour
  const from = isAtGate(pickup, park) ? [] : [`Transport from ${pickup} to the ${isAdamsPeak(park) ? 'start of the climb' : 'park'}`]
  const to = isAtGate(dropoff, park) ? [] : [`Transport on to ${dropoff}`]
  return [...tour, ...from, ...to, `Highway toll and fuel for ${distanceKm} km`]
}

/**
 * The park fee as the operator states it, who does not say whether the price includes it. `null` for a park without a stated fee.
 * @example parkFeeText('Yala national park') // 'Park fee: 105 USD'
 */
export function parkFeeText(park: string): string | null {
  const fee = (PARKS as readonly Park[]).find(({ name }) => placeKey(name) === placeKey(park))?.feeUsd
  return fee === undefined ? null : `Park fee: ${fee} USD`
}
