/** How long a tour takes: on its page and in the calendar. */
import type { TourLength } from '#domain/contract-texts.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { type TourKind, tourKind } from './parks.ts'

/** From the gate, or the start of the climb, until one is back there. The operator's own figures. */
const TOUR_HOURS: Record<TourKind, Record<TourLength, number>> = {
  safari: { half: 5, full: 11 },
  walk: { half: 5, full: 11 },
  hike: { half: 7, full: 7 },
}

export function tourHours(park: string, tourLength: TourLength): number {
  return TOUR_HOURS[tourKind(park)][tourLength]
}

/** What half and full day mean, or what the climb is. */
export function durationHint(park: string, texts: Texts): string {
  const kind = tourKind(park)
  const { half, full } = TOUR_HOURS[kind]
  return texts.in('tours').duration[kind](half, full)
}
