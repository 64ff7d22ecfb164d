/**
 * The island's clock. Sri Lanka has kept UTC+05:30 the year round since 2006: no daylight saving, one zone.
 * A pickup's date and time are Sri Lanka time wherever the customer is, and are never converted (design section 6).
 */

export const TIME_ZONE = 'Asia/Colombo'
const OFFSET_MS = 330 * 60_000

/** A date and a time as a customer gives them: `YYYY-MM-DD` and `HH:mm`, Sri Lanka time. */
export interface LocalMoment { readonly date: string; readonly time: string }

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/

/** What the clock on the wall in Colombo shows. */
export function sriLankaTime(instant: Date): LocalMoment {
  const local = new Date(instant.getTime() + OFFSET_MS).toISOString()
  return { date: local.slice(0, 10), time: local.slice(11, 16) }
}

/** False for 30 February, the 13th month, and what is no `YYYY-MM-DD`. */
export function isRealDate(date: string): boolean {
  if (!DATE.test(date)) return false
  const instant = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date)
}

/** `HH:mm`, 00:00 to 23:59. */
export function isRealTime(time: string): boolean {
  return TIME.test(time)
}

/** The instant of a moment in Sri Lanka; `null` for one that is in no calendar. */
export function instantOf({ date, time }: LocalMoment): Date | null {
  return isRealDate(date) && isRealTime(time) ? new Date(Date.parse(`${date}T${time}:00Z`) - OFFSET_MS) : null
}

/** The same day so many months later, or that month's last day where it is shorter. */
export function addMonths(date: string, months: number): string {
  const [, year, month, day] = DATE.exec(date)!.map(Number) as [number, number, number, number]
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** Year, month name, day, as the confirmation shows it (specification section 2). @example showDate('2026-11-21') // '2026 November 21' */
export function showDate(date: string): string {
  const [, year, month, day] = DATE.exec(date)!
  return `${year} ${MONTHS[Number(month) - 1]} ${Number(day)}`
}

/** 24-hour time with its suffix. @example showTime('14:05') // '14:05 hrs' */
export function showTime(time: string): string {
  return `${time} hrs`
}
