/** Where names are on the map. Both ends of a route always have one; towns have one if there is room. */
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import type { Size, XY } from './geometry.ts'

type Side = 'right' | 'left' | 'above' | 'below'

export interface Label {
  readonly text: string
  /** Position of its dot, in pixels. */
  readonly at: XY
  /** The side of the dot where the text is. */
  readonly side: Side
}

interface NamedPoint {
  readonly name: string
  readonly at: XY
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Pixels per letter; an upper estimate for a proportional font, also for the wide ones of Linux. */
const LETTER = { town: 7, end: 9.2 } as const
/** Pixels from the dot to the text. */
const LABEL_GAP = { town: 6, end: 12 } as const
const HALF_LINE = 7
const MAX_TOWNS = 14
/** Pixels that the three buttons in the lower right corner take. */
const BUTTONS = { width: 60, height: 144 } as const
const SIDES: readonly Side[] = ['right', 'left', 'above', 'below']
/** Pixels between the points of the route that labels are checked against. */
const ROUTE_STEP = 5

type Kind = 'town' | 'end'

/** Where the text of a label is, from its dot: attributes of an SVG `text`. */
export function textPlace(side: Side, kind: Kind) {
  const gap = LABEL_GAP[kind]
  switch (side) {
    case 'right':
      return { textAnchor: 'start', x: gap, dy: '0.35em' } as const
    case 'left':
      return { textAnchor: 'end', x: -gap, dy: '0.35em' } as const
    case 'above':
      return { textAnchor: 'middle', y: -gap, dy: '-0.1em' } as const
    case 'below':
      return { textAnchor: 'middle', y: gap, dy: '0.8em' } as const
  }
}

/** Short enough for a map. */
export function shortName(name: string): string {
  const shown = name === COLOMBO_AIRPORT ? 'Colombo Airport' : name
  return shown.length > 28 ? `${shown.slice(0, 27)}…` : shown
}

/** The box of the text, without the dot. */
function textBox({ text, at: [x, y], side }: Label, kind: Kind): Box {
  const width = text.length * LETTER[kind]
  const gap = LABEL_GAP[kind]
  if (side === 'above' || side === 'below') {
    const middle = side === 'above' ? y - gap - HALF_LINE : y + gap + HALF_LINE
    return { left: x - width / 2, right: x + width / 2, top: middle - HALF_LINE, bottom: middle + HALF_LINE }
  }
  const left = side === 'right' ? x + gap : x - gap - width
  return { left, right: left + width, top: y - HALF_LINE, bottom: y + HALF_LINE }
}

const buttons = ({ width, height }: Size): Box => ({
  left: width - BUTTONS.width,
  right: width,
  top: height - BUTTONS.height,
  bottom: height,
})
const dotBox = ([x, y]: XY): Box => ({ left: x - 7, right: x + 7, top: y - 7, bottom: y + 7 })
const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const contains = (box: Box, [x, y]: XY) =>
  x > box.left - 2 && x < box.right + 2 && y > box.top - 2 && y < box.bottom + 2

/**
 * Puts the name on a side where it stays on the map and off the route, if possible away from the other end.
 * @param taken by the names of other stops
 */
function endLabel({ name, at }: NamedPoint, other: XY, line: readonly XY[], size: Size, taken: readonly Box[]): Label {
  const text = shortName(name)
  const [outward, inward]: [Side, Side] = at[0] >= other[0] ? ['right', 'left'] : ['left', 'right']
  const labels = [outward, inward, 'above' as const, 'below' as const].map((side): Label => ({ text, at, side }))
  const inside = labels.filter((label) => {
    const box = textBox(label, 'end')
    return (
      box.left > 0 && box.right < size.width && box.top > 0 && box.bottom < size.height && !overlap(box, buttons(size))
    )
  })
  const free = inside.filter((label) => !taken.some((box) => overlap(box, textBox(label, 'end'))))
  const clear = free.find((label) => !line.some((point) => contains(textBox(label, 'end'), point)))
  return clear ?? free[0] ?? inside[0] ?? { text, at, side: at[0] < size.width / 2 ? 'right' : 'left' }
}

/** Points along the route, at most `ROUTE_STEP` pixels apart. */
function pointsAlong(route: readonly XY[]): XY[] {
  return route.flatMap(([x, y], i) => {
    const [toX, toY] = route[i + 1] ?? [x, y]
    const steps = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / ROUTE_STEP))
    return Array.from(
      { length: steps },
      (_, step) => [x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps] as const,
    )
  })
}

function middleOf(points: readonly NamedPoint[]): XY {
  const sum = (axis: 0 | 1) => points.reduce((total, { at }) => total + at[axis], 0)
  return [sum(0) / points.length, sum(1) / points.length]
}

/**
 * Labels of the ends, or of all stops, and of the towns whose labels touch neither these, nor the route, nor one another, nor the
 * map's edge.
 * @param towns the best known first
 * @param route in pixels
 */
export function placeLabels(
  ends: readonly NamedPoint[],
  towns: readonly NamedPoint[],
  route: readonly XY[],
  size: Size,
): { ends: Label[]; towns: Label[] } {
  const line = pointsAlong(route)
  const middle = middleOf(ends)
  const endLabels: Label[] = []
  for (const [i, end] of ends.entries()) {
    // Two names may lie on each other where they have no other room; of many it is the later one that moves.
    const others = ends.length > 2 ? endLabels.flatMap((label) => [textBox(label, 'end'), dotBox(label.at)]) : []
    endLabels.push(endLabel(end, ends.length > 2 ? middle : (ends[1 - i]?.at ?? end.at), line, size, others))
  }
  const taken = [buttons(size), ...endLabels.flatMap((label) => [textBox(label, 'end'), dotBox(label.at)])]
  const onMap = (box: Box) => box.left > 4 && box.right < size.width - 4 && box.top > 4 && box.bottom < size.height - 4
  const placed: Label[] = []
  for (const { name, at } of towns) {
    if (placed.length >= MAX_TOWNS) break
    if (!onMap(dotBox(at)) || taken.some((box) => overlap(box, dotBox(at))) || ends.some((end) => end.name === name))
      continue
    const labels = SIDES.map((side): Label => ({ text: name, at, side }))
    const free = labels.find((label) => {
      const box = textBox(label, 'town')
      return onMap(box) && !taken.some((other) => overlap(box, other)) && !line.some((point) => contains(box, point))
    })
    if (!free) continue
    placed.push(free)
    taken.push(textBox(free, 'town'), dotBox(at))
  }
  return { ends: endLabels, towns: placed }
}
