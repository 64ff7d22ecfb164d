/**
 * When parks are open, and what follows for the hour of a pickup. The operator keeps this table.
 *
 * It states what the Department of Wildlife Conservation has practised: parks open at six in the morning and close at
 * six in the
 * evening, and Block 1 of Yala, which safaris go to, closes in the dry season. The department announces the days anew
 * each year and
 * may close a park after rain: check every row each year, before September.
 */
import { type TourType, formatDuration } from '#domain/contract-texts.ts'
import { showDayOfYear } from '#domain/sri-lanka-time.ts'
import { isAtGate, type PARKS, parkNamed } from './parks.ts'
import { startWords } from './tour-texts.ts'

/** Days of every year, `MM-DD`, both included. It may run over New Year's. */
export interface Days {
  readonly first: string
  readonly last: string
}

interface ParkCalendar {
  /** `HH:mm`. Absent where nobody closes a gate. */
  readonly hours?: { readonly opens: string; readonly closes: string }
  /** When most tours start at the gate. */
  readonly start: Readonly<Record<TourType, string>>
  readonly closed?: Days
  /** The better months. */
  readonly season?: Days
}

const DAYLIGHT = { opens: '06:00', closes: '18:00' } as const
const AT_DAWN = { 'Half Day': '06:00', 'Full Day': '06:00' } as const
/** Elephants come to the water of a tank in the afternoon. */
const AFTERNOON = { 'Half Day': '14:00', 'Full Day': '06:00' } as const

const CALENDARS: Record<(typeof PARKS)[number]['name'], ParkCalendar> = {
  'Yala national park': { hours: DAYLIGHT, start: AT_DAWN, closed: { first: '09-01', last: '10-15' } },
  'Udawalawe national park': { hours: DAYLIGHT, start: AT_DAWN },
  'Minneriya national park': { hours: DAYLIGHT, start: AFTERNOON },
  // One climbs at night. The season of pilgrims lasts from the full moon of December to that of May; the lights of the
  // steps burn then.
  "Adam's Peak": { start: { 'Half Day': '02:00', 'Full Day': '02:00' }, season: { first: '12-01', last: '05-31' } },
  'Kaudulla national park': { hours: DAYLIGHT, start: AFTERNOON },
  'Wilpattu national park': { hours: DAYLIGHT, start: AT_DAWN },
  'Bundala national park': { hours: DAYLIGHT, start: AT_DAWN },
  // Clouds cover World's End by ten in the morning.
  'Horton Plains national park': { hours: DAYLIGHT, start: AT_DAWN },
}

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
  if (hours)
    return `Open ${hours.opens} to ${hours.closes} (Sri Lanka time)${closed ? `, usually closed ${daysText(closed)}` : ''}`
  return season ? `Season: ${daysText(season)}` : null
}

/** Since midnight. @param time `HH:mm` */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

const DAY_MINUTES = 24 * 60

/** A driver is told a time that a clock shows well. */
const STEP_MINUTES = 5

/**
 * When to be picked up for the hour at which tours start.
 * @param toGateMinutes of the drive from the pickup to the gate; `null` where nobody knows
 * @returns `null` where there is no drive, or none that is known
 * @example 'Ella to the gate: 2 hours 30 mins. For a start at 06:00, be picked up at 03:30 (Sri Lanka time).'
 */
export function tourPickupAdvice(
  { park, pickup, type }: { readonly park: string; readonly pickup: string; readonly type: TourType },
  toGateMinutes: number | null,
): string | null {
  const calendar = calendarOf(park)
  if (!calendar || !toGateMinutes || isAtGate(pickup, park)) return null
  const start = calendar.start[type]
  const leaving = Math.floor((minutesOf(start) - toGateMinutes) / STEP_MINUTES) * STEP_MINUTES
  const time = timeOf((leaving + DAY_MINUTES) % DAY_MINUTES)
  return `${pickup} to ${startWords(park)}: ${formatDuration(toGateMinutes)}. For a start at ${start}, be picked up at ${time}${leaving < 0 ? ' the evening before' : ''} (Sri Lanka time).`
}
