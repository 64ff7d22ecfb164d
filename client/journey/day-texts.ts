/** Days of a journey in words: by their number, and by the date where the start is known. */
import type { Texts } from '#domain/languages/texts.ts'
import { addDays } from '#domain/sri-lanka-time.ts'

/** @param day counts from 0 @example dayText(1, '2026-12-02', texts) // 'Thu 3 Dec' */
export function dayText(day: number, start: string | null | undefined, texts: Texts): string {
  const { stop: t } = texts.in('journey')
  return start ? t.date(addDays(start, day)) : t.day(day + 1)
}
