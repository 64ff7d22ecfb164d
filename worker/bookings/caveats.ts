/** What stands against a ride that nobody has confirmed. */
import { type Caveat, caveatOf } from '#domain/bookings/caveats.ts'
import { isPastDay } from '#domain/bookings/pickup-time.ts'
import { minutesToGate, placeTour } from '#worker/quotes/placed-trips.ts'
import type { Ride } from './store.ts'

/** Of the drive from the pickup to the park's gate; `null` where nobody knows. */
export function gateMinutes(trip: Parameters<typeof placeTour>[0]): number | null {
  const placed = placeTour(trip)
  return placed && minutesToGate(placed)
}

/** `null` for nothing, and once the operator has given their word. */
export function openCaveat(ride: Ride, now: Date): Caveat | null {
  if (ride.status !== 'new' || ride.erasedAt !== null || isPastDay(ride.pickupDate, now)) return null
  return caveatOf(ride, ride.kind === 'tour' ? gateMinutes(ride) : null)
}
