/** Names on the map: the ends of the route always, towns where nothing else is in the way. */
import { COLOMBO_AIRPORT } from '#domain/places.ts'
import type { XY } from './projection.ts'
import type { Size } from './viewport.ts'

export interface Label {
  readonly text: string
  /** Its dot. */
  readonly at: XY
  /** Where the text starts or ends, beside the dot. */
  readonly anchor: 'start' | 'end'
}

export interface Named { readonly name: string; readonly at: XY }

interface Box { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** Pixels; generous for a proportional font. */
const LETTER = { town: 6.4, end: 7.6 } as const
const LINE_HEIGHT = 16
export const DOT_GAP = 9
const MOST_TOWNS = 14

function textOf(name: string): string {
  const shown = name === COLOMBO_AIRPORT ? 'Colombo Airport' : name
  return shown.length > 28 ? `${shown.slice(0, 27)}…` : shown
}

function boxOf({ text, at: [x, y], anchor }: Label, letter: number): Box {
  const width = text.length * letter + DOT_GAP
  return { left: anchor === 'start' ? x - 6 : x - width, right: anchor === 'start' ? x + width : x + 6, top: y - LINE_HEIGHT / 2, bottom: y + LINE_HEIGHT / 2 }
}

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The name to that side of the dot on which it stays on the map, outwards from the other end. */
function endLabel({ name, at }: Named, away: XY, { width }: Size): Label {
  const text = textOf(name)
  const space = text.length * LETTER.end + DOT_GAP
  const outward = at[0] >= away[0] ? 'start' : 'end'
  const fits = { start: at[0] + space < width, end: at[0] - space > 0 }
  const anchor = fits[outward] ? outward : fits.start ? 'start' : fits.end ? 'end' : at[0] < width / 2 ? 'start' : 'end'
  return { text, at, anchor }
}

/** Labels of the two ends, then of those towns that keep clear of them, of one another and of the map's edge. */
export function placeLabels(ends: readonly Named[], towns: readonly Named[], size: Size): { ends: Label[]; towns: Label[] } {
  const endLabels = ends.map((end, i) => endLabel(end, ends[1 - i]?.at ?? end.at, size))
  const taken = endLabels.map((label) => boxOf(label, LETTER.end))
  const placed: Label[] = []
  for (const { name, at } of towns) {
    if (placed.length >= MOST_TOWNS) break
    if (ends.some((end) => end.name === name || Math.hypot(end.at[0] - at[0], end.at[1] - at[1]) < 22)) continue
    for (const anchor of ['start', 'end'] as const) {
      const label: Label = { text: name, at, anchor }
      const box = boxOf(label, LETTER.town)
      const inside = box.left > 4 && box.right < size.width - 4 && box.top > 4 && box.bottom < size.height - 4
      if (!inside || taken.some((other) => overlap(box, other))) continue
      placed.push(label)
      taken.push(box)
      break
    }
  }
  return { ends: endLabels, towns: placed }
}
