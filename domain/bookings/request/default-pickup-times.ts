/** The times with which the form of a journey starts. docs/product.md#journeys */
import { waitingMinutes } from '#domain/quotes/time-on-the-way.ts'
import { parseDuration } from '#domain/duration-and-tour-length.ts'
import type { JourneyRide } from '#domain/journeys/journey-calls.ts'
import { latestPickup, minutesAfterLanding } from '#domain/journeys/last-flight.ts'
import type { Plan } from '#domain/journeys/plan.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import { lateEnd, startMinutes } from '#domain/tours/night-before.ts'
import { minutesOf, timeOf } from '#domain/tours/opening-text-and-pickup-advice.ts'
import { parkNamed } from '#domain/tours/parks.ts'
import { tourHours } from '#domain/tours/tour-texts.ts'
import { parkProblem } from '#domain/tours/tour-warning.ts'
import { DAY_MINUTES } from '#domain/sri-lanka-time.ts'

/** When most guests leave for the next place. */
export const USUAL_TIME = '09:00'
const STEP_MINUTES = 5

/** True for a ride whose time neither a flight, a park's gate nor the plan sets. */
const isFree = (ride: JourneyRide, { stops }: Plan) =>
  ride.kind === 'transfer' &&
  !isColomboAirport(ride.pickup) &&
  !isColomboAirport(ride.dropoff) &&
  !stops[ride.from]?.leaves

const onTheRoad = (ride: JourneyRide) => (parseDuration(ride.duration) ?? 0) + waitingMinutes(ride)

/**
 * The time with which a ride's field starts; empty if only the guest knows it.
 * @param usual of a free ride
 * @param onMinutes that later rides of its day take: a tour from which guests go on far starts in the morning
 */
export function firstTime(ride: JourneyRide, plan: Plan, usual: string, onMinutes = 0): string {
  const asked = plan.stops[ride.from]?.leaves
  if (asked) return asked
  if (ride.kind === 'tour') {
    const calendar = parkNamed(ride.park)
    if (!calendar) return ''
    const { tourLength, toGateMinutes } = ride
    const leaving =
      startMinutes(calendar, tourLength, toGateMinutes, onMinutes + onTheRoad(ride) - toGateMinutes) - toGateMinutes
    return leaving < 0 ? '' : timeOf(Math.floor(leaving / STEP_MINUTES) * STEP_MINUTES)
  }
  if (isFree(ride, plan)) return usual
  if (isColomboAirport(ride.pickup)) return ''
  const latest = latestOf(ride, plan)
  // Before midnight it is no time of the ride's day.
  if (latest !== null && latest < 0) return ''
  return latest === null || latest >= DAY_MINUTES ? USUAL_TIME : timeOf(latest)
}

const isOnDayOf = (before: JourneyRide | undefined, ride: JourneyRide): before is JourneyRide =>
  before?.day === ride.day

/** True for a ride whose time the plan says, or its flight. */
function isSet(ride: JourneyRide, plan: Plan): boolean {
  if (plan.stops[ride.from]?.leaves) return true
  const latest = latestOf(ride, plan)
  return latest !== null && latest < DAY_MINUTES
}

/** Where rides meet, guests get out and look around. */
const PAUSE_MINUTES = 30

/** @param start `HH:mm`; of a tour, the park closes its day */
function lasts(ride: JourneyRide, start = ''): number {
  const driven = minutesAfterLanding(ride) + onTheRoad(ride)
  if (ride.kind === 'transfer') return driven
  const hours = start ? tourHours(ride.park, ride.tourLength, minutesOf(start) + ride.toGateMinutes) : ride.hours
  return driven + hours * 60
}

/** When the day ends that ends with this ride, `HH:mm`, where it is long and ends late. @param times of all rides */
export function lateEndOf(rides: readonly JourneyRide[], times: readonly string[], i: number): string | null {
  const { day } = rides[i]!
  if (!times[i] || rides[i + 1]?.day === day) return null
  const minutes = rides.map((ride, at) => (ride.day === day ? lasts(ride, times[at]) : 0))
  return lateEnd(
    minutes.reduce((sum, each) => sum + each),
    minutesOf(times[i]) + minutes[i]!,
  )
}

/**
 * The times with which the fields of all rides start: a ride that follows another one on its day begins half an hour after
 * that one's arrival, or later. A flight, or an hour that the plan says, is kept.
 * @param typed times that the guest has typed already, by ride
 */
export function firstTimes(
  rides: readonly JourneyRide[],
  plan: Plan,
  usual: string,
  typed: readonly (string | undefined)[] = [],
): readonly string[] {
  const times: string[] = []
  for (const [i, ride] of rides.entries()) {
    const later = rides.slice(i + 1).filter(({ day }) => day === ride.day)
    const own = firstTime(
      ride,
      plan,
      usual,
      later.reduce((sum, each) => sum + lasts(each), 0),
    )
    const [before, start] = [rides[i - 1], typed[i - 1] || times[i - 1]]
    const follows = start && isOnDayOf(before, ride) && !isSet(ride, plan)
    const leaving = follows ? minutesOf(start) + lasts(before, start) + PAUSE_MINUTES : 0
    const next = Math.ceil(leaving / STEP_MINUTES) * STEP_MINUTES
    times.push(own !== '' && next > minutesOf(own) && next < DAY_MINUTES ? timeOf(next) : own)
  }
  return times
}

/**
 * The times that all rides get whose guest chooses one time for them: of a tour its own where its park does not suit.
 * @returns `undefined` for a ride that a flight, the plan or the ride before it sets
 */
export function timesTogether(
  rides: readonly JourneyRide[],
  plan: Plan,
  time: string,
): readonly (string | undefined)[] {
  const own = firstTimes(rides, plan, time)
  return rides.map((ride, i) => {
    if (isOnDayOf(rides[i - 1], ride)) return undefined
    if (ride.kind === 'transfer') return isFree(ride, plan) ? time : undefined
    if (plan.stops[ride.from]?.leaves || !own[i]) return undefined
    return parkProblem({ ...ride, date: null, time }) ? own[i] : time
  })
}

/** Minutes since midnight of the ride's day; `null` for a tour: its park sets the hour. */
const latestOf = (ride: JourneyRide, plan: Plan): number | null =>
  ride.kind === 'tour'
    ? null
    : (latestPickup({ ...ride, minutes: parseDuration(ride.duration) }, plan)?.minutes ?? null)
