import type { RoadClass, Terrain } from './ledger/format.ts'

/**
 * The few numbers that turn km into minutes. Average daytime driving speeds in km/h, stops at junctions included,
 * of a car that keeps to the limits (70 km/h on the best A-roads, 50 in built-up stretches, 100 on expressways).
 */
export const SPEEDS_KMH: Record<RoadClass, Record<Terrain, number>> = {
  expressway: { open: 88, settled: 88, town: 88, city: 88, hill: 88 },
  ramp: { open: 30, settled: 30, town: 30, city: 30, hill: 30 },
  main: { open: 58, settled: 46, town: 36, city: 25, hill: 34 },
  secondary: { open: 49, settled: 39, town: 31, city: 25, hill: 29 },
  minor: { open: 38, settled: 30, town: 24, city: 19, hill: 24 },
}

/** Toll gate, slip road and the merge at either end of an expressway drive: seconds for each ramp. */
export const RAMP_DELAY_SECONDS = 60

/**
 * Where two ways nearly tie in time, drivers and directions services take the shorter: a km saved is worth this many
 * seconds. Steers the choice of way only; durations are not touched by it.
 */
export const PREFERENCE_SECONDS_PER_KM = 4

/** From a doorstep to the mapped road: streets wind, so km are the straight line times this. */
export const ACCESS_DETOUR = 1.3
export const ACCESS_SPEED_KMH = 20

/** Setting off and arriving: parking, the lane to the street, the first turn. Seconds at each end of a journey. */
export const END_DELAY_SECONDS = 90

/** A place further than this from every mapped road is off the network. */
export const MAX_ACCESS_KM = 6
