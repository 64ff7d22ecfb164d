/** When a driver may see a ride, and when one is busy: until the next pickup can be reached, by the roads' time. */
import type { TourLength } from '#domain/contract-texts.ts'
import type { StopOnTheWay } from '#domain/quotes/call-shapes.ts'
import { tourHours } from '#domain/safaris/tour-duration.ts'
import { DAY_MS, HOUR_MS, instantOf, MINUTE_MS } from '#domain/sri-lanka-time.ts'
import { waitingMinutes } from './summary.ts'
import type { BookingStatus } from './texts.ts'

/** What tells how long a ride takes. */
export interface TimedRide {
  readonly kind: 'transfer' | 'tour'
  readonly pickupDate: string
  readonly pickupTime: string
  /** Of a transfer. */
  readonly minutes: number | null
  readonly via: readonly StopOnTheWay[] | null
  /** Of a tour. */
  readonly park: string | null
  readonly tourLength: TourLength | null
  /** Of a tour's transport. */
  readonly distanceKm: number
}

/** Of the transport of a tour, whose time is not stored. */
const TOUR_KM_PER_HOUR = 40
const STEP_MINUTES = 5

interface TimedTour {
  readonly park: string
  readonly tourLength: TourLength
  /** Of its transport; 0 without. */
  readonly distanceKm: number
  readonly via?: readonly StopOnTheWay[] | null
}

/** From the pickup of a tour to its dropoff, with transport and stops, rounded up to five minutes. */
export function tourMinutes(tour: TimedTour): number {
  const minutes = (tourHours(tour.park, tour.tourLength) + tour.distanceKm / TOUR_KM_PER_HOUR) * 60
  return Math.ceil((minutes + waitingMinutes(tour)) / STEP_MINUTES) * STEP_MINUTES
}

/** Milliseconds since 1970: from the pickup until the guest is where they want to be. */
export function timesOf(ride: TimedRide): { readonly start: number; readonly end: number } {
  const { kind, minutes, park, tourLength, pickupDate: date, pickupTime: time } = ride
  const start = instantOf({ date, time })!.getTime()
  const lasts =
    kind === 'tour' ? tourMinutes({ ...ride, park: park!, tourLength: tourLength! }) : minutes! + waitingMinutes(ride)
  return { start, end: start + lasts * MINUTE_MS }
}

/** The island is crossed in less. */
const LONGEST_DRIVE_MS = 14 * HOUR_MS

/** Why a driver of one ride cannot drive another one. */
export interface Clash<Ride> {
  readonly other: Ride
  /**
   * When the driver can be at the wanted pickup, where the other ride comes first; else when the driver has to leave it
   * for the other one's pickup. Milliseconds since 1970.
   */
  readonly at: number
  readonly isOtherFirst: boolean
}

/**
 * The first of a driver's rides that leaves no time for another one; `null` where there is time for it.
 * @param minutesBetween of the drive from where one ends to where the next begins; `null` where nobody knows, and the
 *   rides alone must not overlap
 */
export function firstClash<Ride extends TimedRide>(
  wanted: Ride,
  others: readonly Ride[],
  minutesBetween: (from: Ride, to: Ride) => number | null,
): Clash<Ride> | null {
  const { start, end } = timesOf(wanted)
  for (const other of others) {
    const its = timesOf(other)
    const isOtherFirst = its.start <= start
    const gap = isOtherFirst ? start - its.end : its.start - end
    if (gap >= LONGEST_DRIVE_MS) continue
    const [from, to] = isOtherFirst ? [other, wanted] : [wanted, other]
    const drive = (minutesBetween(from, to) ?? 0) * MINUTE_MS
    if (drive > gap) return { other, isOtherFirst, at: isOtherFirst ? its.end + drive : its.start - drive }
  }
  return null
}

/** The driver's sheet ends so long after the pickup's time. */
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
