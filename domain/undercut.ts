/**
 * When a distance computed elsewhere makes a price that the operator should look at (design section 5). An upload within the
 * tolerance of `verification.ts` is quoted as it is: it may differ by a quarter, and so may its price. Who books on one that is
 * cheaper than the site's own roads does so under the operator's eye.
 */
import { transferFare, VEHICLE_CLASSES, type Trip } from './fares.ts'
import { safariPrice } from './safari.ts'
import { vehiclePrice } from './vehicles.ts'
import type { Drive } from './verification.ts'

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
export function undercutsFare(trip: Trip, own: Drive): boolean {
  // Places closer than the shortest trip that has a fare cost as much as that.
  const expected = transferFare({ ...trip, distanceKm: Math.max(own.distanceKm, 1), durationMinutes: Math.max(own.durationMinutes, 1) })
  const claimed = transferFare(trip)
  return VEHICLE_CLASSES.some((vehicle) => isLower(vehiclePrice(vehicle, claimed).lkr, vehiclePrice(vehicle, expected).lkr))
}

/** The same for a safari's transport, whole km: held against the least tour, of whose price it makes up most. */
export function undercutsTour(park: string, distanceKm: number, ownKm: number): boolean {
  const price = (km: number) => safariPrice({ park, type: 'Half Day', travelers: 1, distanceKm: km })
  return isLower(price(distanceKm), price(ownKm))
}
