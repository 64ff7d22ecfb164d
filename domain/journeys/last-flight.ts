/** The flight that the last ride of a plan must reach, and the time after a landing. docs/product.md#journeys */
import type { RideKind } from '#domain/duration-and-tour-length.ts'
import { LANDING_MINUTES } from '#domain/operator/business.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import { type DepartureTrip, minutesBeforeFlight, minutesToCheckIn } from '#domain/quotes/time-on-the-way.ts'
import { minutesOf, timeOf } from '#domain/tours/opening-text-and-pickup-advice.ts'
import { addDays, DAY_MINUTES, DAY_MS, type LocalMoment } from '#domain/sri-lanka-time.ts'
import { arrivalDays } from './journey-rides.ts'
import type { Plan } from './plan.ts'

/** Minutes from the pickup's time, which at the airport is the landing, until the guests are in the car. */
export const minutesAfterLanding = ({ pickup }: Pick<DepartureTrip, 'pickup'>): number =>
  isColomboAirport(pickup) ? LANDING_MINUTES : 0

interface PlannedRide {
  /** Counts from 0, the plan's first day. */
  readonly day: number
  /** Indices of its stops. */
  readonly from: number
  readonly to: number
}

export interface LatestPickup {
  /** Since midnight of the ride's day: below 0 on the day before, from 1440 on the day after. */
  readonly minutes: number
  /** The flight leaves on the day after the pickup, or later. */
  readonly isDayBefore: boolean
}

export const nightsBetween = (start: string, end: string): number =>
  Math.round((Date.parse(`${end}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / DAY_MS)

/** Counts from 0. Where the plan has no last day, the guests fly on the day on which they come to the last stop. */
const dayOfFlight = ({ start, end, stops }: Plan): number =>
  start && end ? nightsBetween(start, end) : arrivalDays(stops).at(-1)!

/** @param minutesBefore the flight at which the ride must begin; `null` where it leads to no airport */
function latestFor(
  ride: Pick<PlannedRide, 'day' | 'to'>,
  plan: Plan,
  minutesBefore: number | null,
): LatestPickup | null {
  if (!plan.flight || minutesBefore === null || ride.to !== plan.stops.length - 1) return null
  const onDayOfFlight = minutesOf(plan.flight) - minutesBefore
  const daysLater = Math.max(0, dayOfFlight(plan) - ride.day)
  return { minutes: daysLater * DAY_MINUTES + onDayOfFlight, isDayBefore: onDayOfFlight < 0 }
}

/**
 * The latest pickup for the plan's flight from Colombo; `null` for a ride that leads to no such flight.
 * @param ride of a tour, its hours in the park
 */
export function latestPickup(
  ride: PlannedRide & DepartureTrip & { readonly hours?: number },
  plan: Plan,
): LatestPickup | null {
  const { hours = 0, minutes = null } = ride
  return latestFor(
    ride,
    plan,
    minutes === null ? null : minutesBeforeFlight({ ...ride, minutes: minutes + hours * 60 }),
  )
}

/** The same of any ride to any airport. @param minutes from its pickup to the airport, with all that is on the way */
export const latestPickupOf = (
  ride: Pick<PlannedRide, 'day' | 'to'>,
  plan: Plan,
  minutes: number,
): LatestPickup | null => latestFor(ride, plan, minutesToCheckIn(minutes))

/** @param minutes since midnight of the day, as `LatestPickup` @param day `YYYY-MM-DD` */
export const momentOf = (minutes: number, day: string): LocalMoment => ({
  date: addDays(day, Math.floor(minutes / DAY_MINUTES)),
  time: timeInDay(minutes),
})

/** @param minutes since midnight of a day, which may lead into the day before or after it */
export const timeInDay = (minutes: number): string => timeOf(((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES)

/**
 * The rides of a plan with the last one on the evening before, where its flight leaves in the small hours. It stays on its day
 * where the guest says the hour, where another ride, or the plan, only begins on that day, and where it is a tour: a park has
 * hours of its own.
 */
export function lastOnEveningBefore<
  Ride extends PlannedRide & Omit<DepartureTrip, 'minutes'> & { readonly kind: RideKind; readonly minutes: number },
>(rides: readonly Ride[], plan: Plan): readonly Ride[] {
  const last = rides.at(-1)!
  const isBefore =
    last.kind === 'transfer' && !plan.stops[last.from]?.leaves && (latestPickup(last, plan)?.minutes ?? 0) < 0
  const day = last.day - 1
  return isBefore && day >= (rides.at(-2)?.day ?? 0) ? [...rides.slice(0, -1), { ...last, day }] : rides
}
