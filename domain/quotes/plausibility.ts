/**
 * What a distance that was computed elsewhere must satisfy before it is quoted. The price follows from distance and
 * duration, so both are compared with the route of the island's own roads. docs/product.md#distances
 */
import type { Leg } from '#domain/fares/transfer-fare.ts'
import { fieldProblem } from './field-problems.ts'

/** The whole units that prices are made of: km floored, minutes rounded. */
export function wholeLeg({
  distanceMeters,
  durationSeconds,
}: {
  readonly distanceMeters: number
  readonly durationSeconds: number
}): Leg {
  return { distanceKm: Math.floor(distanceMeters / 1000), durationMinutes: Math.round(durationSeconds / 60) }
}

/** A field of an upload that is refused, and why. */
export interface Objection {
  readonly field: 'distance' | 'duration'
  /** As `fieldProblem` writes it. */
  readonly problem: string
}

/** A distance may differ from the estimate by this share of it, or by these km if that is more. */
const DISTANCE_SHARE = 0.25
const DISTANCE_KM = 4
/** A drive may be this much quicker than estimated. Quicker means cheaper, so this is the tighter side. */
const QUICKER_SHARE = 0.3
const QUICKER_MINUTES = 10
/** A drive may take this much longer: services reckon with traffic. */
const SLOWER_SHARE = 1
const SLOWER_MINUTES = 30
/** Km per minute. 100 km/h is the limit on expressways, so no drive in Sri Lanka averages more. */
const FASTEST = 100 / 60
/** Km per minute, half an hour of standing still aside. No road is slower. */
const SLOWEST = 8 / 60
const STANDSTILL_MINUTES = 30

/** Objections by what cars can do at all, for places that nobody can place. */
export function impossibleLegs({ distanceKm, durationMinutes }: Leg): Objection[] {
  if (durationMinutes * FASTEST < distanceKm)
    return [{ field: 'duration', problem: fieldProblem('too-fast', distanceKm, durationMinutes) }]
  if ((durationMinutes - STANDSTILL_MINUTES) * SLOWEST > distanceKm) {
    return [{ field: 'duration', problem: fieldProblem('too-slow', distanceKm, durationMinutes) }]
  }
  return []
}

/** True when a distance lies within the larger of 4 km and 25 % of the estimate. */
export function isDistancePlausible(distanceKm: number, estimateKm: number): boolean {
  return Math.abs(distanceKm - estimateKm) <= Math.max(DISTANCE_KM, DISTANCE_SHARE * estimateKm)
}

/** True when a duration could be a map service's figure for the estimated drive. */
export function isDurationPlausible(minutes: number, estimateMinutes: number): boolean {
  return (
    minutes >= estimateMinutes - Math.max(QUICKER_MINUTES, QUICKER_SHARE * estimateMinutes) &&
    minutes <= estimateMinutes + Math.max(SLOWER_MINUTES, SLOWER_SHARE * estimateMinutes)
  )
}

/** Objections to a distance between two positions. */
export function distanceObjections(distanceKm: number, estimateKm: number): Objection[] {
  if (isDistancePlausible(distanceKm, estimateKm)) return []
  return [{ field: 'distance', problem: fieldProblem('roads-say-km', estimateKm) }]
}

/** Objections to distance and duration between two positions; empty when they may be quoted. */
export function legObjections(claimed: Leg, estimate: Leg): Objection[] {
  const found = distanceObjections(claimed.distanceKm, estimate.distanceKm)
  if (!isDurationPlausible(claimed.durationMinutes, estimate.durationMinutes)) {
    found.push({ field: 'duration', problem: fieldProblem('roads-say-minutes', estimate.durationMinutes) })
  }
  return found.length > 0 ? found : impossibleLegs(claimed)
}

/** A position sent along with a known name may be this far from it, in km: large towns and parks have far ends. */
export const MAX_OFF_KM = 25
/** Two positions under one unknown name are one place up to this distance, in km. */
export const SAME_PLACE_KM = 1
