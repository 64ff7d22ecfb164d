/**
 * What makes days with tours too long: when they start and end, and the town to sleep in before a tour with a very early
 * pickup. In a file of its own, which only booking forms load.
 */
import type { TourLength } from '#domain/duration-and-tour-length.ts'
import { placeKey } from '#domain/places/place-name.ts'
import type { Park } from '#domain/prices/price-list.ts'
import { DAY_MINUTES } from '#domain/sri-lanka-time.ts'
import { minutesOf, pickupMinutes, timeOf } from './opening-text-and-pickup-advice.ts'
import { isAtGate, parkNamed, tourKind } from './parks.ts'
import type { Tour } from './tour-price.ts'

/** Minutes since midnight. */
const EARLY = 240

/** The nearest town with many hotels, by park. One that an owner adds has none. */
const TOWNS: Readonly<Record<string, string>> = {
  'yala national park': 'Tissamaharama',
  'bundala national park': 'Tissamaharama',
  'udawalawe national park': 'Udawalawe',
  'minneriya national park': 'Habarana',
  'kaudulla national park': 'Habarana',
  'wilpattu national park': 'Anuradhapura',
  'horton plains national park': 'Nuwara Eliya',
}

interface EarlyTour extends Pick<Tour, 'park' | 'tourLength'> {
  readonly pickup: string
  /** Minutes of the drive from the pickup to the gate, 0 at the gate itself; `null` if unknown. */
  readonly toGateMinutes: number | null
}

/**
 * Where the pickup is before four in the morning; `undefined` for all other tours, and where we know no town. A climb
 * begins at night wherever one sleeps.
 */
export function townBefore({ park, pickup, tourLength, toGateMinutes }: EarlyTour): string | undefined {
  const calendar = parkNamed(park)
  if (!calendar || !toGateMinutes || isAtGate(pickup, park) || tourKind(park) === 'hike') return undefined
  const town = pickupMinutes(calendar, tourLength, toGateMinutes) < EARLY ? TOWNS[placeKey(calendar.name)] : undefined
  return town && placeKey(town) !== placeKey(pickup) ? town : undefined
}

/** Minutes since midnight: hardly anybody leaves earlier. */
export const EARLIEST = 5 * 60

/** The same: a day on which guests arrive later ends late. */
const LATE = 21 * 60

/**
 * When a tour starts, in minutes since midnight: in the morning where the way on from an afternoon's would end late.
 * @param onMinutes from the gate to where the guests are in the evening
 */
export function startMinutes(
  { start, hours }: Pick<Park, 'start' | 'hours'>,
  tourLength: TourLength,
  toGateMinutes: number,
  onMinutes: number,
): number {
  const usual = minutesOf(start[tourLength])
  return hours && minutesOf(hours.closes) + onMinutes > LATE
    ? Math.min(usual, Math.max(minutesOf(start.full), EARLIEST + toGateMinutes))
    : usual
}

/** More driving on one day is a long day. */
export const LONG_DAY_MINUTES = 5 * 60

/** When such a day ends, `HH:mm`, where it ends late: with the hours in a park. @param end since midnight */
export const lateEnd = (minutes: number, end: number): string | null =>
  minutes > LONG_DAY_MINUTES && end > LATE ? timeOf(end % DAY_MINUTES) : null
