/**
 * Dates and times in Sri Lanka, which has had UTC+05:30 all year since 2006. A pickup's date and time are Sri Lanka
 * time wherever the customer is, and are never converted.
 */

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
export const DAY_MINUTES = DAY_MS / MINUTE_MS

export const TIME_ZONE = 'Asia/Colombo'
const OFFSET_MS = 330 * MINUTE_MS

/** `YYYY-MM-DD` and `HH:mm`, Sri Lanka time. */
export interface LocalMoment {
  readonly date: string
  readonly time: string
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/

/** Date and time in Sri Lanka at an instant. */
export function sriLankaTime(instant: Date): LocalMoment {
  const local = new Date(instant.getTime() + OFFSET_MS).toISOString()
  return { date: local.slice(0, 10), time: local.slice(11, 16) }
}

/** The day of an instant in Sri Lanka, counted from 1 January 1970. @param instant milliseconds since 1970 */
export const dayNumber = (instant: number): number => Math.floor((instant + OFFSET_MS) / DAY_MS)

/** When that day begins, milliseconds since 1970. */
export const startOfDay = (day: number): number => day * DAY_MS - OFFSET_MS

/** False for 30 February, the 13th month, and anything that is not `YYYY-MM-DD`. */
export function isRealDate(date: string): boolean {
  if (!DATE.test(date)) return false
  const instant = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date)
}

/** `HH:mm`, 00:00 to 23:59. */
export function isRealTime(time: string): boolean {
  return TIME.test(time)
}

/** The instant of a moment in Sri Lanka; `null` for a date or time that does not exist. */
export function instantOf({ date, time }: LocalMoment): Date | null {
  return isRealDate(date) && isRealTime(time) ? new Date(Date.parse(`${date}T${time}:00Z`) - OFFSET_MS) : null
}

/** The day that many days later. @param date `YYYY-MM-DD` @example addDays('2026-12-31', 1) // '2027-01-01' */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The same day that many months later, or the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [, year, month, day] = DATE.exec(date)!.map(Number) as [number, number, number, number]
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** @example showDate('2026-11-21') // '21 November 2026' */
export function showDate(date: string): string {
  return `${showDayOfYear(date.slice(5))} ${date.slice(0, 4)}`
}

const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')

/** From 0 for Sunday. @param date `YYYY-MM-DD` */
const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()

/** @example showWeekday('2026-11-27') // 'Fri' */
export const showWeekday = (date: string): string => WEEKDAYS[weekdayOf(date)]!

/** @example showMonth('2026-11') // 'November 2026' */
export const showMonth = (month: string): string => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

/**
 * The weeks of a month from Monday on, with the days of other months that are in them.
 * @param month `YYYY-MM`
 */
export function weeksOfMonth(month: string): string[][] {
  const first = `${month}-01`
  const monday = addDays(first, -((weekdayOf(first) + 6) % 7))
  const weeks: string[][] = []
  for (let day = monday; day <= first || day.startsWith(month); day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, i) => addDays(day, i)))
  }
  return weeks
}

/** Year, month name, day: as a confirmation writes it. @example confirmedDate('2026-11-21') // '2026 November 21' */
export function confirmedDate(date: string): string {
  const [, year, month, day] = DATE.exec(date)!
  return `${year} ${MONTHS[Number(month) - 1]} ${Number(day)}`
}

/** A day of every year, given as `MM-DD`. @example showDayOfYear('09-01') // '1 September' */
export function showDayOfYear(day: string): string {
  const [month, date] = day.split('-').map(Number) as [number, number]
  return `${date} ${MONTHS[month - 1]}`
}

/** 24-hour time with the suffix of a confirmation. @example showTime('14:05') // '14:05 hrs' */
export function showTime(time: string): string {
  return `${time} hrs`
}

/** True from `from` until `until`, which may be on the next day. Each is `HH:mm`. */
export const isInHours = (time: string, { from, until }: { readonly from: string; readonly until: string }): boolean =>
  from <= until ? time >= from && time < until : time >= from || time < until

/** The minute that is named for an instant from which on something can be done: at its beginning it can. */
export const wholeMinuteFrom = (instant: Date): Date => new Date(Math.ceil(instant.getTime() / MINUTE_MS) * MINUTE_MS)
