import type { RoadClass, Terrain } from './ledger/format.ts'

/**
 * The few numbers that turn km into minutes. Average daytime driving speeds in km/h, stops at junctions included,
 * of a car that keeps to the limits (70 km/h on the best A-roads, 50 in built-up stretches, 100 on expressways).
 */
export const SPEEDS_KMH: Record<RoadClass, Record<Terrain, number>> = {
  expressway: { open: 88, town: 88, city: 88, hill: 88 },
  ramp: { open: 30, town: 30, city: 25, hill: 30 },
  main: { open: 52, town: 38, city: 26, hill: 33 },
  secondary: { open: 43, town: 34, city: 24, hill: 29 },
  minor: { open: 34, town: 29, city: 21, hill: 24 },
}

/** Toll gate, slip road and the merge at either end of an expressway drive: seconds for each ramp. */
export const RAMP_DELAY_SECONDS = 60

/** From a doorstep to the mapped road: streets wind, so km are the straight line times this. */
export const ACCESS_DETOUR = 1.3
export const ACCESS_SPEED_KMH = 20

/** Setting off and arriving: parking, the lane to the street, the first turn. Seconds at each end of a journey. */
export const END_DELAY_SECONDS = 90

/** A place further than this from every mapped road is off the network. */
export const MAX_ACCESS_KM = 6
