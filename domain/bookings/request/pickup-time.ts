/** When a pickup may be: a real date and time in Sri Lanka, not in the past, at most 18 months ahead. */
import { driveOf } from '../ride.ts'
import {
  addDays,
  addMonths,
  DAY_MS,
  instantOf,
  MINUTE_MS,
  sriLankaTime,
  type LocalMoment,
} from '#domain/sri-lanka-time.ts'

const MONTHS_AHEAD = 18

/** The form starts with the current time. While a customer fills it in, that time becomes past. */
const MINUTES_TO_FILL_IN = 30

/** The last day for which a pickup can be booked, `YYYY-MM-DD`. */
export function latestPickupDate(now: Date): string {
  return addMonths(sriLankaTime(now).date, MONTHS_AHEAD)
}

const PICKUP_TIME_CODES = ['no-such-time', 'too-far-ahead', 'past-date', 'past-time', 'before-previous-ride'] as const
export type PickupTimeCode = (typeof PICKUP_TIME_CODES)[number]

export const isPickupTimeCode = (code: string): code is PickupTimeCode =>
  (PICKUP_TIME_CODES as readonly string[]).includes(code)

export interface PickupTimeProblem {
  readonly part: 'date' | 'time'
  readonly code: PickupTimeCode
}

/** The problem by the code that dictionaries know, and the number that its words name. */
export const pickupProblem = (code: PickupTimeCode): string =>
  code === 'too-far-ahead' ? `pickup-${code} ${MONTHS_AHEAD}` : `pickup-${code}`

/**
 * What is wrong with a pickup's date and time; `null` for nothing.
 * @param before the pickup of the ride before it, in the same booking
 */
export function pickupTimeProblem(
  pickup: LocalMoment,
  now: Date,
  before?: LocalMoment | null,
): PickupTimeProblem | null {
  const instant = instantOf(pickup)
  if (!instant) return { part: 'date', code: 'no-such-time' }
  if (pickup.date > latestPickupDate(now)) return { part: 'date', code: 'too-far-ahead' }
  if (instant.getTime() >= now.getTime() - MINUTES_TO_FILL_IN * MINUTE_MS)
    return before ? orderProblem(before, pickup) : null
  return isPastDay(pickup.date, now) ? { part: 'date', code: 'past-date' } : { part: 'time', code: 'past-time' }
}

/**
 * What is wrong with a pickup that follows another one of the same booking; `null` for nothing.
 * @param before the pickup of the ride before it
 */
export function orderProblem(before: LocalMoment, pickup: LocalMoment): PickupTimeProblem | null {
  if (pickup.date < before.date) return { part: 'date', code: 'before-previous-ride' }
  return pickup.date === before.date && pickup.time <= before.time
    ? { part: 'time', code: 'before-previous-ride' }
    : null
}

interface RidePickup extends LocalMoment {
  readonly position: number
  readonly beside?: number | null | undefined
}

/**
 * The first pickup that is not after one that should be before it; `null` for none. Rides beside each other may have any
 * times.
 */
export function firstOutOfOrder<P extends RidePickup>(
  pickups: readonly P[],
): { readonly before: P; readonly pickup: P; readonly problem: PickupTimeProblem } | null {
  for (const [i, pickup] of pickups.entries()) {
    for (const before of pickups.slice(0, i).reverse()) {
      const problem = driveOf(before) === driveOf(pickup) ? null : orderProblem(before, pickup)
      if (problem) return { before, pickup, problem }
    }
  }
  return null
}

/** Dates from the first pickup to the last, both counted. @param dates `YYYY-MM-DD`, at least one */
export function datesBetween(dates: readonly string[]): number {
  const times = dates.map((date) => Date.parse(date))
  return Math.round((Math.max(...times) - Math.min(...times)) / DAY_MS) + 1
}

/** The days of a car and driver who stay, and the ride that is after them. */
interface BeyondStay {
  /** Counts from 0. */
  readonly ride: number
  readonly days: number
  /** `YYYY-MM-DD`: the first and the last of those days. */
  readonly from: string
  readonly to: string
}

/**
 * The first ride that a car and driver who stay would not be there for; `null` for none.
 * @param dates of the rides, `YYYY-MM-DD`, at least one
 * @param days that their price is for, from the first date on
 */
export function beyondStay(dates: readonly string[], days: number): BeyondStay | null {
  const from = dates.reduce((first, date) => (date < first ? date : first))
  const to = addDays(from, days - 1)
  const ride = dates.findIndex((date) => date > to)
  return ride < 0 ? null : { ride, days, from, to }
}

/** True once a day is over in Sri Lanka. @param date `YYYY-MM-DD` */
export function isPastDay(date: string, now: Date): boolean {
  return date < sriLankaTime(now).date
}
