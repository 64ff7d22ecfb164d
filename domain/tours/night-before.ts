/** The town to sleep in before a tour with a very early pickup. In a file of its own, which only the booking form loads. */
import { placeKey } from '#domain/places/place-name.ts'
import { pickupMinutes } from './opening-text-and-pickup-advice.ts'
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
