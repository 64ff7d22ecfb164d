/** What the office may write in place of the vehicle of a ride, or of the party of a tour, and what it then costs. */
import { type VehicleClass, vehicleClasses, vehicleName } from '#domain/fares/vehicles.ts'
import type { Arrangement } from '#domain/journeys/journey-calls.ts'
import type { Pickup } from '#domain/prices/dated-price.ts'
import { PARTY_SIZES } from '#domain/tours/tour-price.ts'
import {
  hasOwnPrice,
  type MovedRide,
  partyOffers,
  type RideOfSeveral,
  type RidePrice,
  vehicleOffers,
} from './changed-price.ts'

export interface OtherRide {
  /** A class of vehicles, or a number of travelers. */
  readonly value: string
  readonly text: string
  readonly set: { readonly vehicle: VehicleClass } | { readonly travelers: number }
  /** `null` where nobody can say what it costs: the price of the ride is not that of its own way in one vehicle. */
  readonly price: RidePrice | null
}

const ofVehicle = (vehicle: VehicleClass, price: RidePrice | null): OtherRide => ({
  value: vehicle,
  text: vehicleName(vehicle),
  set: { vehicle },
  price,
})

const ofParty = (travelers: number, price: RidePrice | null): OtherRide => ({
  value: String(travelers),
  text: `${travelers} travelers`,
  set: { travelers },
  price,
})

/** With the booked one. @param at when the ride begins from now on */
export function otherRides(
  booking: { readonly arrangement: Arrangement; readonly rides: readonly RideOfSeveral[] },
  ride: MovedRide & RideOfSeveral,
  at: Pickup,
): OtherRide[] {
  const isPriced = hasOwnPrice(booking, ride)
  if (ride.kind === 'tour') {
    return isPriced
      ? partyOffers(ride, at).map(({ travelers, ...price }) => ofParty(travelers, price))
      : PARTY_SIZES.map((travelers) => ofParty(travelers, null))
  }
  return isPriced
    ? vehicleOffers(ride, at).map(({ vehicle, ...price }) => ofVehicle(vehicle, price))
    : [...new Set([ride.vehicle, ...vehicleClasses()])].map((vehicle) => ofVehicle(vehicle, null))
}

/** The booked one. */
export const bookedValue = (ride: MovedRide): string => (ride.kind === 'tour' ? String(ride.travelers) : ride.vehicle)
