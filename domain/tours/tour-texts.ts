/** A tour in words: its name, where it starts and ends, what the price includes, the park fee. */
import { PARK_FEE_MEANING, PARK_FEE_NOTE } from '#domain/brand.ts'
import { largestVehicle, roomOf, smallestVehicleFor, type VehicleClass, vehicleNameIn } from '#domain/fares/vehicles.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { minutesOf } from './opening-text-and-pickup-advice.ts'
import { hasDurations, isAsItCame, isAtGate, parkNamed, tourKind } from './parks.ts'
import type { Tour, TourTrip } from './tour-price.ts'
import type { TourLength } from '#domain/duration-and-tour-length.ts'

/** 'safari', 'guided walk' or 'guided hike': a walk is not called a safari. */
export function kindName(park: string, texts: Texts): string {
  return texts.in('tours').kinds[tourKind(park)]
}

/** @example tourName('Yala national park', texts) // 'Yala national park private safari' */
export function tourName(park: string, texts: Texts): string {
  return texts.in('tours').name[tourKind(park)](park)
}

/** A park's own name beside that of its tour: `null` where the tour's name has it in place of the English one. */
export const ownNameBeside = (tour: string, ownName: string | null): string | null =>
  ownName !== null && tour.toLowerCase().includes(ownName.toLowerCase()) ? null : ownName

/** A name with the length of the tour; the hike has only one, which is not named. */
export function withLength(
  name: string,
  { park, tourLength }: Pick<Tour, 'park' | 'tourLength'>,
  texts: Texts,
): string {
  return hasDurations(park) ? texts.in('tours').ofLength[tourLength](name) : name
}

/** @example 'Yala national park private safari, full day' */
export function tourTitle(tour: Pick<Tour, 'park' | 'tourLength'>, texts: Texts): string {
  return withLength(tourName(tour.park, texts), tour, texts)
}

/** Where a tour starts or ends: at the park, that is its gate. */
export function tourEndText(place: string, park: string, gate: 'entrance' | 'exit', texts: Texts): string {
  return isAtGate(place, park) ? texts.in('tours')[gate][tourKind(park)](place) : place
}

/**
 * @example pickupText({ park: 'Yala National Park', pickup: 'Yala National Park', … }, texts) // 'Pickup location - Yala
 *   National Park entrance gate'
 */
export function pickupText({ park, pickup }: TourTrip, texts: Texts): string {
  return texts.in('tours').pickupAt(tourEndText(pickup, park, 'entrance', texts))
}

export function dropoffText({ park, dropoff }: TourTrip, texts: Texts): string {
  return texts.in('tours').dropoffAt(tourEndText(dropoff, park, 'exit', texts))
}

/** A party's car takes a large suitcase for each traveler, and never less than this. */
const LEAST_BAGS = 3

const carOf = (travelers: number) => smallestVehicleFor({ travelers, bags: Math.max(travelers, LEAST_BAGS) })

/** The car of a ride beside the tour: the same as brings the party. */
export const vehicleOfTour = (travelers: number): VehicleClass => carOf(travelers) ?? largestVehicle()

/** Which car brings the party; `null` for one that is larger than any car. */
function carText(travelers: number, texts: Texts): string | null {
  const vehicle = carOf(travelers)
  if (!vehicle) return null
  const { seats, bags } = roomOf(vehicle)
  return texts.in('tours').included.car(vehicleNameIn(vehicle, texts), seats, bags)
}

interface IncludedTransport {
  /** Km of transport; 0 without transport. */
  readonly distanceKm: number
  readonly travelers: number
  /** What is said of the way on, where it is not of the same day. */
  readonly onTo?: string | undefined
}

/** What the price includes. */
export function inclusions(
  { park, pickup, dropoff }: TourTrip,
  { distanceKm, travelers, onTo }: IncludedTransport,
  texts: Texts,
): string[] {
  const { included: t } = texts.in('tours')
  const kind = tourKind(park)
  if (distanceKm === 0) return [t[kind]]
  const from = isAtGate(pickup, park) ? [] : [t.from[kind](pickup)]
  const to = isAtGate(dropoff, park) ? [] : [onTo ?? t.onTo(dropoff)]
  const car = carText(travelers, texts)
  return [t[kind], ...from, ...to, ...(car ? [car] : []), t.road(texts.formats.km(distanceKm))]
}

interface ParkFee {
  /** As the operator states it, and what it is; `null` for a park without a stated fee. */
  readonly stated: { readonly amount: string; readonly meaning: string } | null
  readonly note: string
}

/**
 * The park fee, and whether the price for these travelers covers it.
 * @example parkFee('Yala national park', 4, texts) // { stated: { amount: '105 USD', … }, note: 'The total covers the entry of 4 travelers: …' }
 */
export function parkFee(park: string, travelers: number, texts: Texts): ParkFee {
  const { operator, party } = texts.in('tours').fee
  const fee = parkNamed(park)?.fee ?? null
  return {
    stated: fee === null ? null : { amount: `${fee} USD`, meaning: operator(PARK_FEE_MEANING) },
    note: operator(PARK_FEE_NOTE).replaceAll('{party}', party(travelers)),
  }
}

/** From the gate, or the start of the climb, until one is back there. The operator's own figures. */
const CLIMB_HOURS = 7
const PARK_HOURS: Record<TourLength, number> = { half: 5, full: 11 }
const HOUR_MINUTES = 60

/**
 * Whole hours, until the park closes at the latest.
 * @param from when the party is at the gate, in minutes since midnight: without it, when such tours start
 */
export function tourHours(park: string, tourLength: TourLength, from?: number): number {
  const { hours, start } = parkNamed(park) ?? {}
  const whole = tourKind(park) === 'hike' ? CLIMB_HOURS : PARK_HOURS[tourLength]
  const open = hours ? minutesOf(hours.closes) - (from ?? minutesOf(start![tourLength])) : 0
  return open > 0 ? Math.min(whole, Math.floor(open / HOUR_MINUTES)) : whole
}

/** What half and full day mean, or what the climb is. */
export function durationHint(park: string, texts: Texts): string {
  const kind = tourKind(park)
  const [half, full] = [tourHours(park, 'half'), tourHours(park, 'full')]
  const { duration, page } = texts.in('tours')
  if (isAsItCame(park)) return duration[kind](half, full)
  return kind === 'hike'
    ? page.summary.duration(texts.formats.duration(half * HOUR_MINUTES))
    : duration.safari(half, full)
}
