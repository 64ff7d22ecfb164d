/** What the operator's calendar of the parks means for a visitor: opening hours in words, and the hour of a pickup. */
import { formatDuration, type TourLength } from '#domain/contract-texts.ts'
import { type Days, type ParkCalendar, PARK_CALENDARS } from '#domain/operator/park-calendar.ts'
import { DAY_MINUTES, showDayOfYear } from '#domain/sri-lanka-time.ts'
import { isAtGate, type PARKS, parkNamed } from './parks.ts'
import type { Tour } from './tour-price.ts'
import { startWords } from './tour-texts.ts'

/** Each park that is sold has one. */
const CALENDARS: Record<(typeof PARKS)[number]['name'], ParkCalendar> = PARK_CALENDARS

export function calendarOf(park: string): ParkCalendar | undefined {
  const name = parkNamed(park)?.name
  return name === undefined ? undefined : CALENDARS[name as keyof typeof CALENDARS]
}

/** @example daysText({ first: '09-01', last: '10-15' }) // 'from 1 September to 15 October' */
export const daysText = ({ first, last }: Days) => `from ${showDayOfYear(first)} to ${showDayOfYear(last)}`

/**
 * When a park is open, in one line.
 * @example openingText('Yala national park') // 'Open 06:00 to 18:00 (Sri Lanka time), usually closed from 1 September
 *   to 15 October'
 */
export function openingText(park: string): string | null {
  const { hours, closed, season } = calendarOf(park) ?? {}
  if (hours) {
    const closedWeeks = closed ? `, usually closed ${daysText(closed)}` : ''
    return `Open ${hours.opens} to ${hours.closes} (Sri Lanka time)${closedWeeks}`
  }
  return season ? `Season: ${daysText(season)}` : null
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
export function pickupMinutes({ start }: ParkCalendar, tourLength: TourLength, toGateMinutes: number): number {
  return Math.floor((minutesOf(start[tourLength]) - toGateMinutes) / STEP_MINUTES) * STEP_MINUTES
}

/**
 * When to be picked up for the hour at which tours start.
 * @param toGateMinutes of the drive from the pickup to the gate; `null` where nobody knows
 * @returns `null` where there is no drive, or none that is known
 * @example 'Ella to the gate: 2 hours 30 mins. For a start at 06:00, be picked up at 03:30 (Sri Lanka time).'
 */
export function tourPickupAdvice(
  { park, pickup, tourLength }: Omit<Tour, 'dropoff'>,
  toGateMinutes: number | null,
): string | null {
  const calendar = calendarOf(park)
  if (!calendar || !toGateMinutes || isAtGate(pickup, park)) return null
  const start = calendar.start[tourLength]
  const leaving = pickupMinutes(calendar, tourLength, toGateMinutes)
  const time = timeOf((leaving + DAY_MINUTES) % DAY_MINUTES)
  const day = leaving < 0 ? ' the evening before' : ''
  return (
    `${pickup} to ${startWords(park)}: ${formatDuration(toGateMinutes)}. ` +
    `For a start at ${start}, be picked up at ${time}${day} (Sri Lanka time).`
  )
}
