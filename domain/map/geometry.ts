/** Geometry of the island map: from degrees to map units, from map units to pixels, and fewer points for a line. */
import type { LatLng } from '#domain/places/coordinates.ts'

/** A point in map units or in pixels. A degree of latitude has 1000 map units, so one unit is about 111 m. */
export type XY = readonly [x: number, y: number]

/** North-west corner of the map. */
const NORTH = 9.95
const WEST = 79.5
/** Scales degrees of longitude to their true width in the middle of the island. */
const EAST_SCALE = Math.cos((7.9 * Math.PI) / 180)
const UNITS_PER_DEGREE = 1000

/** Size of the whole map in map units. */
export const MAP_WIDTH = 2550
export const MAP_HEIGHT = 4150

/** Position in map units. */
export function project(lat: number, lng: number): XY {
  return [(lng - WEST) * EAST_SCALE * UNITS_PER_DEGREE, (NORTH - lat) * UNITS_PER_DEGREE]
}

/** Width and height in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The part of the map that is shown. */
export interface Viewport {
  /** Middle of the view, in map units. */
  readonly x: number
  readonly y: number
  /** Map units per pixel. */
  readonly scale: number
}

/** Centre of a map without a route: Colombo (docs/product.md#map). */
export const DEFAULT_CENTRE: LatLng = { lat: 6.9270786, lng: 79.861243 }
/** Shows the west coast from Puttalam to Galle. */
const DEFAULT_SCALE = 5
/** Limits of the scale that a route gets. Even a route of a few streets is shown with the towns around it. */
const CLOSEST = 0.35
const FARTHEST = 14
/** Pixels kept free around a route for its markers and their names. */
const MARGIN = { side: 68, end: 44 } as const

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** The view that shows all points, in map units, with room around them; the default view for none. */
export function fit(points: readonly XY[], { width, height }: Size): Viewport {
  if (points.length === 0) {
    const [x, y] = project(DEFAULT_CENTRE.lat, DEFAULT_CENTRE.lng)
    return { x, y, scale: DEFAULT_SCALE }
  }
  const [west, east] = range(points.map(([x]) => x))
  const [north, south] = range(points.map(([, y]) => y))
  const scale = Math.max(
    (east - west) / Math.max(1, width - 2 * MARGIN.side),
    (south - north) / Math.max(1, height - 2 * MARGIN.end),
  )
  return { x: (west + east) / 2, y: (north + south) / 2, scale: clamp(scale, CLOSEST, FARTHEST) }
}

function range(numbers: readonly number[]): [number, number] {
  return numbers.reduce(([least, most], number) => [Math.min(least, number), Math.max(most, number)], [
    Infinity,
    -Infinity,
  ] as [number, number])
}

/** @param factor below 1 zooms in */
export function zoom(view: Viewport, factor: number): Viewport {
  return { ...view, scale: clamp(view.scale * factor, CLOSEST / 4, FARTHEST) }
}

/** Moves the view by pixels. Its middle never leaves the map. */
export function pan(view: Viewport, right: number, down: number): Viewport {
  return {
    ...view,
    x: clamp(view.x + right * view.scale, 0, MAP_WIDTH),
    y: clamp(view.y + down * view.scale, 0, MAP_HEIGHT),
  }
}

/** From map units to pixels from the upper left corner of the view. */
export function toPixels([x, y]: XY, view: Viewport, { width, height }: Size): XY {
  return [width / 2 + (x - view.x) / view.scale, height / 2 + (y - view.y) / view.scale]
}

const round = (units: number) => Math.round(units * 100) / 100

/** The view as the `viewBox` attribute of an SVG element. */
export function viewBox(view: Viewport, { width, height }: Size): string {
  return [
    view.x - (width / 2) * view.scale,
    view.y - (height / 2) * view.scale,
    width * view.scale,
    height * view.scale,
  ]
    .map(round)
    .join(' ')
}

/** Ramer-Douglas-Peucker: leaves out points that are at most `tolerance` away from the line without them. */
export function simplify(line: readonly XY[], tolerance: number): XY[] {
  if (line.length < 3) return [...line]
  const kept = new Set([0, line.length - 1])
  const open: [number, number][] = [[0, line.length - 1]]
  for (let part = open.pop(); part; part = open.pop()) {
    const [first, last] = part
    let farthest = -1
    let most = tolerance
    for (let i = first + 1; i < last; i++) {
      const away = distanceToSegment(line[i]!, line[first]!, line[last]!)
      if (away > most) {
        most = away
        farthest = i
      }
    }
    if (farthest < 0) continue
    kept.add(farthest)
    open.push([first, farthest], [farthest, last])
  }
  return line.filter((_, i) => kept.has(i))
}

function distanceToSegment([x, y]: XY, [ax, ay]: XY, [bx, by]: XY): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))
}

/** A line as SVG path data in whole units, each point relative to the one before; empty for a line of no length. */
export function pathData(line: readonly XY[], closed = false): string {
  const points = line.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  const steps = points.flatMap(([x, y], i) => {
    const [fromX, fromY] = points[i - 1] ?? [x, y]
    return x === fromX && y === fromY ? [] : [`${x - fromX} ${y - fromY}`]
  })
  if (steps.length === 0) return ''
  // A minus sign separates numbers as well as a space does.
  return `M${points[0]!.join(' ')}l${steps.join(' ')}`.replaceAll(' -', '-') + (closed ? 'z' : '')
}
