/**
 * How long a ride is on its way, and how long before a flight it begins: `SERVICE.checkInHours` are the operator's.
 * docs/product.md#pickup
 */
import { SERVICE } from '#domain/operator/business.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import type { StopOnTheWay } from './quote-calls-and-lifetime.ts'

/** Times before a flight are rounded up to so many minutes. */
export const FLIGHT_STEP = 5

export interface DepartureTrip {
  readonly pickup: string
  readonly dropoff: string
  /** Minutes of the drive; absent for a tour. */
  readonly minutes?: number | null
  /** Stops on the way. */
  readonly via?: readonly StopOnTheWay[] | null
}

/** Minutes of waiting at all stops of a ride. */
export const waitingMinutes = ({ via }: { readonly via?: readonly StopOnTheWay[] | null }): number =>
  (via ?? []).reduce((sum, { minutes }) => sum + minutes, 0)

/** From pickup to dropoff, with the stops on the way. */
export const minutesOnTheWay = (trip: DepartureTrip): number => (trip.minutes ?? 0) + waitingMinutes(trip)

/** Minutes before a departure at which to be picked up. @param minutes from there to the airport */
export const minutesToCheckIn = (minutes: number): number =>
  Math.ceil((minutes + SERVICE.checkInHours * 60) / FLIGHT_STEP) * FLIGHT_STEP

/** The same of a trip; `null` for one that does not end at the airport. */
export const minutesBeforeFlight = (trip: DepartureTrip): number | null =>
  (trip.minutes ?? null) === null || !isColomboAirport(trip.dropoff) ? null : minutesToCheckIn(minutesOnTheWay(trip))
