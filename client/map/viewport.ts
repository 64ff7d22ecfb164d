/** Which part of the drawing a map of some pixels shows. */
import { DEFAULT_CENTRE } from './map-frame.tsx'
import { MAP_HEIGHT, MAP_WIDTH, project, type XY } from './projection.ts'

export interface Size { readonly width: number; readonly height: number }

export interface Viewport {
  /** Middle of the map, in map units. */
  readonly x: number
  readonly y: number
  /** Map units a pixel covers. */
  readonly scale: number
}

/** A route of a few streets is shown with the towns around it. */
const CLOSEST = 0.35
const FARTHEST = 14
/** Pixels kept free around a route for its markers and their names. */
const MARGIN = { side: 68, end: 44 } as const

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Without a route: the middle of the island and the west coast from Puttalam to Galle. */
const DEFAULT_SCALE = 5

/** All of these points, with room around them; the default centre for none. */
export function fit(points: readonly XY[], { width, height }: Size): Viewport {
  if (points.length === 0) {
    const [x, y] = project(DEFAULT_CENTRE.lat, DEFAULT_CENTRE.lng)
    return { x, y, scale: DEFAULT_SCALE }
  }
  const [west, east] = range(points.map(([x]) => x))
  const [north, south] = range(points.map(([, y]) => y))
  const scale = Math.max((east - west) / Math.max(1, width - 2 * MARGIN.side), (south - north) / Math.max(1, height - 2 * MARGIN.end))
  return { x: (west + east) / 2, y: (north + south) / 2, scale: clamp(scale, CLOSEST, FARTHEST) }
}

function range(numbers: readonly number[]): [number, number] {
  return numbers.reduce(([least, most], number) => [Math.min(least, number), Math.max(most, number)], [Infinity, -Infinity] as [number, number])
}

/** @param factor under 1: closer */
export function zoom(view: Viewport, factor: number): Viewport {
  return { ...view, scale: clamp(view.scale * factor, CLOSEST / 4, FARTHEST) }
}

/** Moves the map by pixels to the right and down, never off the island. */
export function pan(view: Viewport, right: number, down: number): Viewport {
  return { ...view, x: clamp(view.x + right * view.scale, 0, MAP_WIDTH), y: clamp(view.y + down * view.scale, 0, MAP_HEIGHT) }
}

export function toPixels([x, y]: XY, view: Viewport, { width, height }: Size): XY {
  return [width / 2 + (x - view.x) / view.scale, height / 2 + (y - view.y) / view.scale]
}

const round = (units: number) => Math.round(units * 100) / 100

export function viewBox(view: Viewport, { width, height }: Size): string {
  return [view.x - (width / 2) * view.scale, view.y - (height / 2) * view.scale, width * view.scale, height * view.scale].map(round).join(' ')
}
