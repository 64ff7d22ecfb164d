/**
 * The numbers that turn km into minutes, and those of the streets between a door and the next road. The class of each road is
 * in its table in data/roads/.
 */
import type { RoadClass, Terrain } from './ledger.ts'

/**
 * Average daytime speeds in km/h, stops at junctions included, of a car that keeps to the limits: 70 km/h on the best
 * A-roads, 50 in built-up stretches, 100 on expressways.
 */
export const SPEEDS_KMH: Record<RoadClass, Record<Terrain, number>> = {
  expressway: { open: 90, settled: 90, town: 80, city: 65, winding: 90, hill: 90 },
  ramp: { open: 30, settled: 30, town: 30, city: 30, winding: 30, hill: 30 },
  main: { open: 58, settled: 47, town: 36, city: 23, winding: 39, hill: 34 },
  secondary: { open: 49, settled: 40, town: 31, city: 23, winding: 34, hill: 29 },
  minor: { open: 35, settled: 29, town: 22, city: 18, winding: 24, hill: 21 },
}

/** Seconds for each ramp: toll gate, slip road and merge at either end of an expressway drive. */
export const RAMP_DELAY_SECONDS = 60

/**
 * Drivers and directions services prefer the shorter of two ways that take nearly the same time: a km saved is worth
 * this many seconds. This only decides which way is chosen; it is not added to the duration.
 */
export const PREFERENCE_SECONDS_PER_KM = 5

/** Streets between a door and the mapped road wind: their km are the straight line times this. */
export const ACCESS_DETOUR = 1.3
export const ACCESS_SPEED_KMH = 20

/** Seconds at each end of a route: parking, the lane to the street, the first turn. */
export const END_DELAY_SECONDS = 90

/** A place further than this from every mapped road is off the network. */
export const MAX_ACCESS_KM = 6
/** So is a point at sea further off than this. The coastline is no finer, and piers and sandbars are real places. */
export const MAX_OFFSHORE_KM = 1.5
