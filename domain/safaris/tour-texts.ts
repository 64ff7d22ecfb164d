/** A tour in words: its name, where it starts and ends, what the price includes, the park fee. */
import { PARK_FEE_MEANING, parkFeeNote } from '#domain/brand.ts'
import { tourTypeText } from '#domain/contract-texts.ts'
import { smallestVehicleFor, VEHICLE_NAMES, VEHICLE_ROOM } from '#domain/fares/vehicles.ts'
import { hasDurations, isAtGate, parkNamed, type TourKind, tourKind } from './parks.ts'
import type { Tour, TourTrip } from './tour-price.ts'

interface KindWords {
  /** What the price includes beside the transport. */
  readonly included: string
  /** Where the tour itself begins. */
  readonly start: string
  /** Where the transport leads. */
  readonly goal: string
  /** After the park's name, where the tour begins and ends. */
  readonly ends: { readonly entrance: string; readonly exit: string }
}

const GATES = { entrance: ' entrance gate', exit: ' exit gate' } as const
const NO_GATES = { entrance: ', start of the climb', exit: ', start of the climb' } as const

const WORDS: Record<TourKind, KindWords> = {
  safari: {
    included: 'A private jeep with its driver, for your party alone',
    start: 'the gate',
    goal: 'the park',
    ends: GATES,
  },
  walk: { included: 'A private guide for the walk', start: 'the gate', goal: 'the park', ends: GATES },
  hike: {
    included: 'A private guide for the climb and the way down',
    start: 'the start of the climb',
    goal: 'the start of the climb',
    ends: NO_GATES,
  },
}

/** 'safari', 'guided walk' or 'guided hike': a walk is not called a safari. */
export function kindName(park: string): string {
  const kind = tourKind(park)
  return kind === 'safari' ? kind : `guided ${kind}`
}

/** @example tourName('Yala national park') // 'Yala national park private safari' */
export function tourName(park: string): string {
  return `${park} private ${kindName(park)}`
}

/** ', half day' or ', full day', to be added to a name; empty for the hike, which has no choice of duration. */
export function lengthAddition({ park, tourLength }: Pick<Tour, 'park' | 'tourLength'>): string {
  return hasDurations(park) ? `, ${tourTypeText(tourLength).toLowerCase()}` : ''
}

/**
 * @example 'Yala national park private safari, full day'; the hike has no choice of duration, so that none is named.
 */
export function tourTitle(tour: Pick<Tour, 'park' | 'tourLength'>): string {
  return `${tourName(tour.park)}${lengthAddition(tour)}`
}

/**
 * In few words, for the operator and the driver.
 * @example 'Yala national park, Full Day', 'Horton Plains national park, guided walk, Half Day'
 */
export function tourWords({ park, tourLength }: Pick<Tour, 'park' | 'tourLength'>): string {
  const kind = tourKind(park) === 'safari' ? [] : [kindName(park)]
  const length = hasDurations(park) ? [tourTypeText(tourLength)] : []
  return [park, ...kind, ...length].join(', ')
}

/** Where the tour itself begins: 'the gate', or the start of a climb that has none. */
export function startWords(park: string): string {
  return WORDS[tourKind(park)].start
}

/** Where a tour starts or ends: at the park, that is its gate. */
export function tourEnd(place: string, park: string, gate: 'entrance' | 'exit'): string {
  return isAtGate(place, park) ? place + WORDS[tourKind(park)].ends[gate] : place
}

/**
 * @example pickupText({ park: 'Yala National Park', pickup: 'Yala National Park', … }) // 'Pickup location - Yala
 *   National Park entrance gate'
 */
export function pickupText({ park, pickup }: TourTrip): string {
  return `Pickup location - ${tourEnd(pickup, park, 'entrance')}`
}

export function dropoffText({ park, dropoff }: TourTrip): string {
  return `Dropoff location - ${tourEnd(dropoff, park, 'exit')}`
}

/** A party's car takes a large suitcase for each traveler, and never less than this. */
const LEAST_BAGS = 3

/** Which car brings the party; `null` for one that is larger than any car. */
function carText(travelers: number): string | null {
  const vehicle = smallestVehicleFor({ travelers, bags: Math.max(travelers, LEAST_BAGS) })
  return (
    vehicle &&
    `${VEHICLE_NAMES[vehicle]} for up to ${VEHICLE_ROOM[vehicle].seats} travelers and ${VEHICLE_ROOM[vehicle].bags} large suitcases`
  )
}

interface IncludedTransport {
  /** Km of transport; 0 without transport. */
  readonly distanceKm: number
  readonly travelers: number
}

/** What the price includes. */
export function inclusions(
  { park, pickup, dropoff }: TourTrip,
  { distanceKm, travelers }: IncludedTransport,
): string[] {
  const { included, goal } = WORDS[tourKind(park)]
  if (distanceKm === 0) return [included]
  const from = isAtGate(pickup, park) ? [] : [`Transport from ${pickup} to ${goal}`]
  const to = isAtGate(dropoff, park) ? [] : [`Transport on to ${dropoff}`]
  const car = carText(travelers)
  return [included, ...from, ...to, ...(car ? [car] : []), `Highway toll and fuel for ${distanceKm} km`]
}

interface ParkFee {
  /** As the operator states it, and what it is; `null` for a park without a stated fee. */
  readonly stated: { readonly amount: string; readonly meaning: string } | null
  readonly note: string
}

/**
 * The park fee, and whether it is in the price of so many travelers.
 * @example parkFee('Yala national park', 4) // { stated: { amount: '105 USD', … }, note: 'The total covers the entry of 4 travelers: …' }
 */
export function parkFee(park: string, travelers: number): ParkFee {
  const fee = parkNamed(park)?.feeUsd
  const note = parkFeeNote(`${travelers} ${travelers === 1 ? 'traveler' : 'travelers'}`)
  return { stated: fee === undefined ? null : { amount: `${fee} USD`, meaning: PARK_FEE_MEANING }, note }
}
