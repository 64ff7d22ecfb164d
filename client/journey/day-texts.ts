/** Days of a journey in words: by their number, and by the date where the start is known. */
import { ENGLISH, LANGUAGES } from '#domain/languages/languages.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { DAY_MS, showDayOfYear } from '#domain/sri-lanka-time.ts'

/** Letters of a month's name. */
const SHORT = 3

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** @param day counts from 0 @param start `YYYY-MM-DD` */
export function dateOfDay(start: string, day: number): string {
  return new Date(Date.parse(`${start}T00:00:00Z`) + day * DAY_MS).toISOString().slice(0, 10)
}

/** @example dateText('2026-12-03', texts) // 'Thu 3 Dec' */
function dateText(date: string, { language }: Texts): string {
  if (language !== ENGLISH) {
    const written = (parts: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(LANGUAGES[language].locale, { ...parts, timeZone: 'UTC' })
        .format(new Date(`${date}T00:00Z`))
        .replace(/\.$/, '')
        // Versions of Intl differ in which space they write.
        .replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
    const [weekday, day] = [written({ weekday: 'short' }), written({ day: 'numeric', month: 'short' })]
    return language === 'zh' ? day + weekday : `${weekday} ${day}`
  }
  const [day, month] = showDayOfYear(date.slice(5)).split(' ') as [string, string]
  return `${WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]} ${day} ${month.slice(0, SHORT)}`
}

/** @param day counts from 0 @example dayText(1, '2026-12-02', texts) // 'Thu 3 Dec' */
export function dayText(day: number, start: string | null | undefined, texts: Texts): string {
  return start ? dateText(dateOfDay(start, day), texts) : texts.in('journey').stop.day(day + 1)
}
