/** Names on the map: the ends of the route always, towns where nothing else is in the way. */
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import type { XY } from './projection.ts'
import type { Size } from './viewport.ts'

export type Side = 'right' | 'left' | 'above' | 'below'

export interface Label {
  readonly text: string
  /** Its dot, in pixels. */
  readonly at: XY
  /** Where its text stands. */
  readonly side: Side
}

export interface Named { readonly name: string; readonly at: XY }

interface Box { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** Pixels a letter takes; generous for a proportional font. */
const LETTER = { town: 6.2, end: 7.6 } as const
/** Pixels from the dot to the text. */
export const GAP = { town: 6, end: 12 } as const
const HALF_LINE = 7
const MOST_TOWNS = 14
/** Of the zoom buttons in the upper right corner, and the one that brings the route back. */
const BUTTONS = { width: 60, height: 144 } as const
const SIDES: readonly Side[] = ['right', 'left', 'above', 'below']
/** The route is looked at every so many pixels. */
const ROUTE_STEP = 5

type Kind = 'town' | 'end'

/** As there is room for on a map. */
export function shortName(name: string): string {
  const shown = name === COLOMBO_AIRPORT ? 'Colombo Airport' : name
  return shown.length > 28 ? `${shown.slice(0, 27)}…` : shown
}

/** Where the text alone stands. */
function textBox({ text, at: [x, y], side }: Label, kind: Kind): Box {
  const width = text.length * LETTER[kind]
  const gap = GAP[kind]
  if (side === 'above' || side === 'below') {
    const middle = side === 'above' ? y - gap - HALF_LINE : y + gap + HALF_LINE
    return { left: x - width / 2, right: x + width / 2, top: middle - HALF_LINE, bottom: middle + HALF_LINE }
  }
  const left = side === 'right' ? x + gap : x - gap - width
  return { left, right: left + width, top: y - HALF_LINE, bottom: y + HALF_LINE }
}

const buttons = ({ width }: Size): Box => ({ left: width - BUTTONS.width, right: width, top: 0, bottom: BUTTONS.height })
const dotBox = ([x, y]: XY): Box => ({ left: x - 7, right: x + 7, top: y - 7, bottom: y + 7 })
const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const holds = (box: Box, [x, y]: XY) => x > box.left - 2 && x < box.right + 2 && y > box.top - 2 && y < box.bottom + 2

/** The side on which the name stays on the map and off the route, outwards from the other end if that will do. */
function endLabel({ name, at }: Named, other: XY, line: readonly XY[], size: Size): Label {
  const text = shortName(name)
  const [outward, inward]: [Side, Side] = at[0] >= other[0] ? ['right', 'left'] : ['left', 'right']
  const labels = [outward, inward, 'above' as const, 'below' as const].map((side): Label => ({ text, at, side }))
  const inside = labels.filter((label) => {
    const box = textBox(label, 'end')
    return box.left > 0 && box.right < size.width && box.top > 0 && box.bottom < size.height && !overlap(box, buttons(size))
  })
  const clear = inside.find((label) => !line.some((point) => holds(textBox(label, 'end'), point)))
  return clear ?? inside[0] ?? { text, at, side: at[0] < size.width / 2 ? 'right' : 'left' }
}

function along(route: readonly XY[]): XY[] {
  return route.flatMap(([x, y], i) => {
    const [toX, toY] = route[i + 1] ?? [x, y]
    const steps = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / ROUTE_STEP))
    return Array.from({ length: steps }, (_, step) => [x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps] as const)
  })
}

/**
 * Labels of the two ends, then of those towns that keep clear of them, of the route, of one another and of the map's edge.
 * @param route in pixels
 */
export function placeLabels(ends: readonly Named[], towns: readonly Named[], route: readonly XY[], size: Size): { ends: Label[]; towns: Label[] } {
  const line = along(route)
  const endLabels = ends.map((end, i) => endLabel(end, ends[1 - i]?.at ?? end.at, line, size))
  const taken = [buttons(size), ...endLabels.flatMap((label) => [textBox(label, 'end'), dotBox(label.at)])]
  const onMap = (box: Box) => box.left > 4 && box.right < size.width - 4 && box.top > 4 && box.bottom < size.height - 4
  const placed: Label[] = []
  for (const { name, at } of towns) {
    if (placed.length >= MOST_TOWNS) break
    if (!onMap(dotBox(at)) || taken.some((box) => overlap(box, dotBox(at))) || ends.some((end) => end.name === name)) continue
    const labels = SIDES.map((side): Label => ({ text: name, at, side }))
    const free = labels.find((label) => {
      const box = textBox(label, 'town')
      return onMap(box) && !taken.some((other) => overlap(box, other)) && !line.some((point) => holds(box, point))
    })
    if (!free) continue
    placed.push(free)
    taken.push(textBox(free, 'town'), dotBox(at))
  }
  return { ends: endLabels, towns: placed }
}
