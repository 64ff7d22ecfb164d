/** Why a ride that nobody has confirmed cannot be driven as booked, and whether it is only a request. */
import { type AddressElsewhere, type Caveat, caveatOf, noCar } from '#domain/bookings/agreed/caveats.ts'
import { doorAt } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { isPastRide } from '#domain/bookings/day/sharing.ts'
import { isRequest } from '#domain/bookings/request/short-notice.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import { elsewhereThan } from '#worker/places/known-places.ts'
import { minutesToGate, placeTour } from '#worker/quotes/placed-trips.ts'
import type { Booking, Ride } from './read-bookings.ts'

/** Of the drive from the pickup to the park's gate; `null` if unknown. */
export function gateMinutes(trip: Parameters<typeof placeTour>[0]): number | null {
  const placed = placeTour(trip)
  return placed && minutesToGate(placed)
}

/** `null` for nothing, and once the operator has given their word. */
export function openCaveat(ride: Ride, now: Date): Caveat | null {
  if (ride.status !== 'new' || ride.erasedAt !== null || isPastRide(ride, now)) return null
  return asBooked(ride)
}

/** That no car could be had counts least: the guest has to change the others first. */
const asBooked = (ride: Ride) =>
  caveatOf(ride, ride.kind === 'tour' ? gateMinutes(ride) : null) ??
  (ride.carState === 'request' ? withoutCar(ride) : null)

/** A guest who has moved the ride since has read that no car is free. */
const withoutCar = ({ saidFree, movedAt }: Ride) => noCar(saidFree && movedAt === null)

export interface ReadAddress extends AddressElsewhere {
  /** What was booked, and what the address is read as. */
  readonly place: string
  readonly name: string
}

type AddressedRide = Pick<
  Ride,
  'status' | 'typedAt' | 'pickup' | 'dropoff' | 'pickupAddress' | 'dropoffAddress' | 'via' | 'details'
>

/**
 * Addresses that lie far from the booked place, as long as the office has not looked at what the guest typed. By itself
 * this changes neither the price nor the confirmation.
 */
export function openAddresses(ride: AddressedRide): readonly ReadAddress[] {
  if (!isRunning(ride) || (ride.status !== 'new' && ride.typedAt === null)) return []
  const ends = (['pickup', 'dropoff'] as const).flatMap((end) => {
    const note = `${end}Address` as const
    const found = elsewhereThan(ride[end], ride[note])
    return found ? [{ note, place: ride[end], ...found }] : []
  })
  const stops = (ride.via ?? []).flatMap(({ place }) => {
    const found = elsewhereThan(place, doorAt(place, ride.details))
    return found ? [{ note: 'dropoffAddress' as const, stop: place, place, ...found }] : []
  })
  return [...ends, ...stops]
}

/** The same as a guest is told of it; empty for none. */
export function saidAddresses(ride: AddressedRide): { readonly elsewhere?: readonly AddressElsewhere[] } {
  const elsewhere = openAddresses(ride).map(({ note, stop, km }) => ({ note, ...(stop ? { stop } : {}), km }))
  return elsewhere.length > 0 ? { elsewhere } : {}
}

/** A ride, and whether it is only a request: that decides what its cancellation costs. */
export type AskedRide = Ride & { readonly isRequest: boolean }

/** The rides of a booking, in their order. */
export function askedRides(booking: Booking): readonly AskedRide[] {
  // A tour's caveat asks the roads, and of a stay all rides are asked for each.
  const known = new Map<Ride, boolean>()
  const hasCaveat = (ride: Ride) => {
    const found = known.get(ride) ?? asBooked(ride) !== null
    known.set(ride, found)
    return found
  }
  return booking.rides.map((ride) => ({ ...ride, isRequest: isRequest(booking, ride, hasCaveat) }))
}

export const askedRide = (booking: Booking, { position }: Pick<Ride, 'position'>): AskedRide =>
  askedRides(booking).find((ride) => ride.position === position)!
