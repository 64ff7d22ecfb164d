import { transferFare, type Leg, type MeasuredTrip } from '#domain/fares/transfer-fare.ts'
import { VEHICLE_CLASSES, vehiclePrice } from '#domain/fares/vehicles.ts'
import { safariPrice } from '#domain/safaris/tour-price.ts'

/**
 * When a distance computed elsewhere makes a price that the operator should look at (design section 5). An upload within the
 * tolerance of `verification.ts` is quoted as it is: it may differ by a quarter, and so may its price. Who books on one that is
 * cheaper than the site's own roads does so under the operator's eye.
 */

/**
 * A price may be lower by this share unseen: the roads' own error, 3.6 % of the km in the mean, is more often the reason for that
 * than a hand is.
 */
const UNSEEN_SHARE = 0.05

const isLower = (claimed: number, own: number) => claimed < (1 - UNSEEN_SHARE) * own

/**
 * True when a class of car is cheaper by the trip's figures than by the own roads' drive between its places. Fares are compared, not
 * km: a quicker drive is cheaper too, and so is a longer one that reaches the next band of rates.
 */
export function isFareTooLow(trip: MeasuredTrip, own: Leg): boolean {
  // Places closer than the shortest trip that has a fare cost as much as that.
  const expected = transferFare({ ...trip, distanceKm: Math.max(own.distanceKm, 1), durationMinutes: Math.max(own.durationMinutes, 1) })
  const claimed = transferFare(trip)
  return VEHICLE_CLASSES.some((vehicle) => isLower(vehiclePrice(vehicle, claimed).lkr, vehiclePrice(vehicle, expected).lkr))
}

/** The same for a safari's transport, whole km: held against the least tour, of whose price it makes up most. */
export function isTourPriceTooLow(park: string, distanceKm: number, ownKm: number): boolean {
  const price = (km: number) => safariPrice({ park, type: 'Half Day', travelers: 1, distanceKm: km })
  return isLower(price(distanceKm), price(ownKm))
}

/**
 * What a distance computed elsewhere must satisfy before it is served to others (design section 5).
 * The price follows distance and duration, so both are held against the island's own roads.
 */

/** A field of an upload that is refused, and why. */
export interface Objection {
  readonly field: 'distance' | 'duration'
  readonly message: string
}

/** A distance may differ from the estimate by this share of it, or by these km if that is more. */
const DISTANCE_SHARE = 0.25
const DISTANCE_KM = 4
/** A drive may be this much quicker than estimated; quicker means cheaper, so this is the tighter side. */
const QUICKER_SHARE = 0.3
const QUICKER_MINUTES = 10
/** A drive may take this much longer: services reckon with traffic. */
const SLOWER_SHARE = 1
const SLOWER_MINUTES = 30
/** No drive in Sri Lanka averages more: 100 km/h is the limit on expressways. Km per minute. */
const FASTEST = 100 / 60
/** Nor does any road take longer than this, km per minute, half an hour of standing still aside. */
const SLOWEST = 8 / 60
const STANDSTILL_MINUTES = 30

/** Objections to a drive by what cars can do at all; for places whose whereabouts nobody knows. */
export function impossibleLegs({ distanceKm, durationMinutes }: Leg): Objection[] {
  if (durationMinutes * FASTEST < distanceKm) return [{ field: 'duration', message: `${distanceKm} km cannot be driven in ${durationMinutes} minutes` }]
  if ((durationMinutes - STANDSTILL_MINUTES) * SLOWEST > distanceKm) {
    return [{ field: 'duration', message: `${distanceKm} km do not take ${durationMinutes} minutes` }]
  }
  return []
}

/** True when a distance lies within the larger of 4 km and 25 % of the estimate. */
export function isDistancePlausible(distanceKm: number, estimateKm: number): boolean {
  return Math.abs(distanceKm - estimateKm) <= Math.max(DISTANCE_KM, DISTANCE_SHARE * estimateKm)
}

/** True when a duration could be a map service's figure for the estimated drive. */
export function isDurationPlausible(minutes: number, estimateMinutes: number): boolean {
  return minutes >= estimateMinutes - Math.max(QUICKER_MINUTES, QUICKER_SHARE * estimateMinutes)
    && minutes <= estimateMinutes + Math.max(SLOWER_MINUTES, SLOWER_SHARE * estimateMinutes)
}

/** Objections to a distance between known positions. */
export function distanceObjections(distanceKm: number, estimateKm: number): Objection[] {
  if (isDistancePlausible(distanceKm, estimateKm)) return []
  return [{ field: 'distance', message: `The roads between these places are about ${estimateKm} km long` }]
}

/** Objections to a drive between known positions; empty when it may be served to others. */
export function legObjections(claimed: Leg, estimate: Leg): Objection[] {
  const found = distanceObjections(claimed.distanceKm, estimate.distanceKm)
  if (!isDurationPlausible(claimed.durationMinutes, estimate.durationMinutes)) {
    found.push({ field: 'duration', message: `The drive between these places takes about ${estimate.durationMinutes} minutes` })
  }
  return found.length > 0 ? found : impossibleLegs(claimed)
}

/** Degrees; the island with its islets, without Rameswaram. */
const SRI_LANKA = { south: 5.85, north: 9.9, west: 79.5, east: 82 }

export function isInSriLanka({ lat, lng }: { readonly lat: number; readonly lng: number }): boolean {
  return lat >= SRI_LANKA.south && lat <= SRI_LANKA.north && lng >= SRI_LANKA.west && lng <= SRI_LANKA.east
}

/** A position sent along with a known name may be this far from it, in km: large towns and parks have far ends. */
export const MAX_OFF_KM = 25
/** Two positions sent under one unknown name are two namesakes when they are further apart than this, in km. */
export const MAX_NAMESAKE_KM = 4
