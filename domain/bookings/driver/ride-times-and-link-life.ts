/** How long a ride takes, when a driver may see it, and which rides of a booking overlap. */
import type { TourLength } from '#domain/duration-and-tour-length.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { minutesAfterLanding } from '#domain/journeys/last-flight.ts'
import type { StopOnTheWay } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { minutesOf } from '#domain/tours/opening-text-and-pickup-advice.ts'
import { tourHours } from '#domain/tours/tour-texts.ts'
import { DAY_MS, instantOf, type LocalMoment, MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { driveOf, isRunning, type RidePosition, type BookingStatus } from '../ride.ts'
import { waitingMinutes } from '#domain/quotes/time-on-the-way.ts'

/** What tells how long a ride takes. */
export interface TimedRide {
  readonly kind: 'transfer' | 'tour'
  readonly pickupDate: string
  readonly pickupTime: string
  readonly pickup: string
  /** Of driving; of a tour `null` where only its km are known. */
  readonly minutes: number | null
  readonly via: readonly StopOnTheWay[] | null
  /** For a tour. */
  readonly park: string | null
  readonly tourLength: TourLength | null
  /** For a tour's transport. */
  readonly distanceKm: number
}

/** The speed of a tour's transport whose time nobody knows. */
const TOUR_KM_PER_HOUR = 40
const STEP_MINUTES = 5

interface TimedTour {
  readonly park: string
  readonly tourLength: TourLength
  /** Km of its transport; 0 without. */
  readonly distanceKm: number
  readonly minutes?: number | null
  /** `HH:mm`. */
  readonly pickupTime: string
  readonly via?: readonly StopOnTheWay[] | null
}

/**
 * From the pickup of a tour to its dropoff, with transport and stops, rounded up to five minutes. When it is at the gate is
 * not stored: the pickup stands for it.
 */
function tourMinutes(tour: TimedTour): number {
  const hours = tourHours(tour.park, tour.tourLength, minutesOf(tour.pickupTime))
  const minutes = hours * 60 + (tour.minutes ?? (tour.distanceKm / TOUR_KM_PER_HOUR) * 60)
  return Math.ceil((minutes + waitingMinutes(tour)) / STEP_MINUTES) * STEP_MINUTES
}

/** A ride as its guest may see it: with what its kind has alone. */
type AnyTimedRide = Pick<TimedRide, 'kind' | 'pickupDate' | 'pickupTime' | 'pickup' | 'distanceKm'> & Partial<TimedRide>

/** From the pickup's time until the guest is where they want to be: a pickup at the airport begins with the landing. */
export const rideMinutes = (ride: Omit<AnyTimedRide, 'pickupDate'>): number =>
  minutesAfterLanding(ride) +
  (ride.kind === 'tour'
    ? tourMinutes({ ...ride, park: ride.park!, tourLength: ride.tourLength! })
    : ride.minutes! + waitingMinutes(ride))

/** Milliseconds since 1970: from the pickup until the guest is where they want to be. */
export function timesOf(ride: AnyTimedRide): { readonly start: number; readonly end: number } {
  const start = instantOf({ date: ride.pickupDate, time: ride.pickupTime })!.getTime()
  return { start, end: start + rideMinutes(ride) * MINUTE_MS }
}

/** A ride of a booking that begins before another one, which comes first, has arrived. */
export interface Overlap<Ride> {
  readonly before: Ride
  /** By the roads' time, in Sri Lanka. */
  readonly arrival: LocalMoment
  readonly ride: Ride
  /** By which the first and the second are called. */
  readonly numbers: readonly [number, number]
}

/**
 * Rides that the same guest can hardly take both. They may be meant, as two cars for two parties are: the guest is asked
 * once, and nothing is refused. Rides beside each other are one drive. docs/product.md#questions-before-booking
 * @param rides all of the booking in their order, with real dates and times
 * @param numberOf `numberIn` of the itinerary where two vehicles may drive
 */
export function overlapsOf<Ride extends TimedRide & RidePosition & { readonly status?: BookingStatus }>(
  rides: readonly Ride[],
  numberOf: (rides: readonly Ride[], position: number) => number = (_, position) => position,
): readonly Overlap<Ride>[] {
  const timed = rides.filter(isRunning).map((ride) => ({ ride, ...timesOf(ride) }))
  return timed.flatMap(({ ride, start }, i) => {
    const earlier = timed.slice(0, i).filter((other) => driveOf(other.ride) !== driveOf(ride))
    const end = Math.max(...earlier.map((other) => other.end))
    const before = earlier.find((other) => other.end === end)
    if (!before || start >= end) return []
    const numbers = [numberOf(rides, before.ride.position), numberOf(rides, ride.position)] as const
    return [{ before: before.ride, arrival: sriLankaTime(new Date(end)), ride, numbers }]
  })
}

/** True for rides of two bookings that the same guest can hardly take both: one begins before the other has arrived. */
export function meetInTime(one: AnyTimedRide, other: AnyTimedRide): boolean {
  const [a, b] = [timesOf(one), timesOf(other)]
  return a.start < b.end && b.start < a.end
}

/** Two moments as they are shown side by side: with their dates only where these differ. */
function shownTimes(one: LocalMoment, other: LocalMoment, { formats }: Texts): readonly [string, string] {
  const show = ({ date, time }: LocalMoment) =>
    one.date === other.date ? formats.time(time) : formats.facts([formats.date(date), formats.time(time)])
  return [show(one), show(other)]
}

/**
 * @param isWayBack of a return trip that is being booked: its rides have no numbers yet
 * @example 'Ride 1 arrives at about 11:16, ride 2 begins at 10:00.'
 */
export function overlapText<Ride extends TimedRide & RidePosition>(
  { arrival, ride, numbers: [first, second] }: Overlap<Ride>,
  texts: Texts,
  isWayBack = false,
): string {
  const { overlap: t } = texts.in('booking')
  const [arrives, begins] = shownTimes(arrival, { date: ride.pickupDate, time: ride.pickupTime }, texts)
  return isWayBack ? t.wayBack(arrives, begins) : t.rides(first, arrives, second, begins)
}

/** @example 'Ride 1 arrives at about 11:16, ride 2 begins at 10:00. Is that what you want?' */
export function overlapQuestion<Ride extends TimedRide & RidePosition>(
  overlaps: readonly Overlap<Ride>[],
  texts: Texts,
  isWayBack = false,
): string {
  const said = overlaps.map((overlap) => overlapText(overlap, texts, isWayBack))
  return texts.formats.sentences([...said, texts.in('booking').overlap.question])
}

/** The driver's sheet closes this long after the pickup's time. */
const OPEN_AFTER_MS = DAY_MS

interface RideOnSheet extends Pick<TimedRide, 'pickupDate' | 'pickupTime'> {
  readonly status: BookingStatus
  readonly erasedAt: string | null
}

/** False for a ride that is over, was cancelled or is not confirmed. */
export function isSheetOpen({ status, erasedAt, pickupDate: date, pickupTime: time }: RideOnSheet, now: Date): boolean {
  const pickup = instantOf({ date, time })
  return (
    status === 'confirmed' && erasedAt === null && pickup !== null && now.getTime() < pickup.getTime() + OPEN_AFTER_MS
  )
}
