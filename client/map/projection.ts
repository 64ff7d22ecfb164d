/** Where a point of the island stands on the drawn map: a thousand units to a degree of latitude, one unit some 111 m. */

/** North-west corner of the drawing. */
const NORTH = 9.95
const WEST = 79.5
/** Shrinks degrees of longitude to their true width in the island's middle. */
const EAST_SCALE = Math.cos((7.9 * Math.PI) / 180)
const UNITS_PER_DEGREE = 1000

/** Size of the whole drawing. */
export const MAP_WIDTH = 2550
export const MAP_HEIGHT = 4150

export type XY = readonly [x: number, y: number]

export function project(lat: number, lng: number): XY {
  return [(lng - WEST) * EAST_SCALE * UNITS_PER_DEGREE, (NORTH - lat) * UNITS_PER_DEGREE]
}
