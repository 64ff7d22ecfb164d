/** Days of a journey in words: by their number, and by the date where the start is known. */
import type { Texts } from '#domain/languages/texts.ts'
import { DAY_MS } from '#domain/sri-lanka-time.ts'

/** @param day counts from 0 @param start `YYYY-MM-DD` */
export function dateOfDay(start: string, day: number): string {
  return new Date(Date.parse(`${start}T00:00:00Z`) + day * DAY_MS).toISOString().slice(0, 10)
}

/** @param day counts from 0 @example dayText(1, '2026-12-02', texts) // 'Thu 3 Dec' */
export function dayText(day: number, start: string | null | undefined, texts: Texts): string {
  const { stop: t } = texts.in('journey')
  return start ? t.date(dateOfDay(start, day)) : t.day(day + 1)
}
