/** A pickup's day with its weekday, by which a guest finds a wrong date sooner than by the date alone. */
import { ENGLISH, type Language, LANGUAGES } from './languages.ts'
import { addDays } from '#domain/sri-lanka-time.ts'
import type { Texts } from './texts.ts'

const weekday = (language: Language, date: string) =>
  new Intl.DateTimeFormat(LANGUAGES[language].locale, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00Z`),
  )

/** Versions of Intl differ in what they write between weekday and date: it is written here. */
const JOINED: Readonly<Record<Language, (weekday: string, date: string) => string>> = {
  en: (day, date) => `${day} ${date}`,
  de: (day, date) => `${day}, ${date}`,
  fr: (day, date) => `${day} ${date}`,
  ru: (day, date) => `${day}, ${date}`,
  zh: (day, date) => date + day,
}

/**
 * It stands alone: in a Russian sentence the weekday would need another case.
 * @param date `YYYY-MM-DD` @example pickupDay('2026-12-01', english) // 'Tuesday 1 December 2026'
 */
export const pickupDay = (date: string, { language, formats }: Texts): string =>
  JOINED[language](weekday(language, date), formats.date(date))

/** In the small hours, between which days: one day off at night is easily booked. @param texts with 'form' */
export const nightBetween = (date: string, texts: Texts): string =>
  texts.in('form').days.night(weekday(texts.language, addDays(date, -1)), weekday(texts.language, date))

/**
 * The same in the lines of a confirmation, whose English date is year, month name and day.
 * @example confirmedDay('2026-12-01', english) // '2026 December 1 (Tuesday)'
 */
export const confirmedDay = (date: string, texts: Texts): string =>
  texts.language === ENGLISH
    ? `${texts.formats.confirmedDate(date)} (${weekday(ENGLISH, date)})`
    : pickupDay(date, texts)
