/** What the operator's calendar of the parks means for a visitor: opening hours in words, and the hour of a pickup. */
import type { TourLength } from '#domain/duration-and-tour-length.ts'
import type { Park } from '#domain/prices/price-list.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { DAY_MINUTES } from '#domain/sri-lanka-time.ts'
import { isAtGate, parkNamed, tourKind } from './parks.ts'
import type { Tour } from './tour-price.ts'

/**
 * When a park is open, in one line.
 * @example openingText('Yala national park', texts) // 'Open 06:00 to 18:00 (Sri Lanka time), usually closed from 1 September
 *   to 15 October'
 */
export function openingText(park: string, texts: Texts): string | null {
  const { hours, closed, season } = parkNamed(park) ?? {}
  const { open: t, warning } = texts.in('tours')
  const { dayOfYear } = texts.formats
  const days = closed && ([dayOfYear(closed.first), dayOfYear(closed.last)] as const)
  const said = [
    hours && (days ? t.hoursAndClosed(hours.opens, hours.closes, ...days) : t.hours(hours.opens, hours.closes)),
    // A sentence; a line ends without its full stop.
    !hours && days && warning.closed(park, ...days).replace(/[.。]$/, ''),
    season && t.season(dayOfYear(season.first), dayOfYear(season.last)),
  ].filter((text) => typeof text === 'string')
  return said.length > 0 ? said.join(' · ') : null
}

/** Since midnight. @param time `HH:mm` */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
/** The inverse of {@link minutesOf}, of minutes within a day. */
export const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** A driver is told a time that a clock shows well. */
const STEP_MINUTES = 5

/**
 * When to be picked up for the hour at which tours start: minutes from the midnight before it, below 0 for the evening
 * before.
 */
export function pickupMinutes({ start }: Pick<Park, 'start'>, tourLength: TourLength, toGateMinutes: number): number {
  return Math.floor((minutesOf(start[tourLength]) - toGateMinutes) / STEP_MINUTES) * STEP_MINUTES
}

/**
 * When to be picked up for the hour at which tours start.
 * @param toGateMinutes of the drive from the pickup to the gate; `null` if unknown
 * @returns `null` if there is no drive, or none that is known
 * @example 'Ella to the gate: 2 hours 30 mins. For a start at 06:00, be picked up at 03:30 (Sri Lanka time).'
 */
export function tourPickupAdvice(
  { park, pickup, tourLength }: Omit<Tour, 'dropoff'>,
  toGateMinutes: number | null,
  texts: Texts,
): string | null {
  const calendar = parkNamed(park)
  if (!calendar || !toGateMinutes || isAtGate(pickup, park)) return null
  const start = calendar.start[tourLength]
  const leaving = pickupMinutes(calendar, tourLength, toGateMinutes)
  const time = timeOf((leaving + DAY_MINUTES) % DAY_MINUTES)
  const { pickup: t } = texts.in('tours')
  const [sameDay, evening] = tourKind(park) === 'hike' ? [t.toClimb, t.toClimbEvening] : [t.toGate, t.toGateEvening]
  return (leaving < 0 ? evening : sameDay)(pickup, texts.formats.duration(toGateMinutes), start, time)
}
