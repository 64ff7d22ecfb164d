/** The names of the fields of a journey's form. */
import type { JourneyRide } from '#domain/journeys/journey-calls.ts'
import { isColomboAirport, placeKey } from '#domain/places/place-name.ts'
import { noteField } from './form-fields.ts'

export const NOTES = noteField('details', 'transfer')

export const NAMES = { date: '', time: '', phone: 'phone', country: 'phonecountry', email: 'email', details: NOTES }

/** The fields of each ride: in the form a field's name ends with the ride's number. */
export type RideField = 'pickupdate' | 'pickuptime' | 'flight'

export const nameOf = (field: RideField, index: number) => `${field}${index}`
// Browsers take 'address1' for the guest's own.
export const doorName = (index: number) => `door${index}`

/** The places at which a driver has to find a door: each once. */
export function doorsOf(rides: readonly JourneyRide[]): string[] {
  const places = rides.flatMap((ride) =>
    [ride.pickup, ride.dropoff].filter(
      (place) => !isColomboAirport(place) && !(ride.kind === 'tour' && placeKey(place) === placeKey(ride.park)),
    ),
  )
  return [...new Set(places)]
}
