/** A date in few words, in languages other than English, which writes its own. */
import { type Language, type LanguageFacts, LANGUAGES } from './languages.ts'

/** @param date `YYYY-MM-DD` @example shortDate('de', '2026-12-03') // 'Do 3. Dez' */
export function shortDate(language: Language, date: string): string {
  const { locale, weekdayLast }: LanguageFacts = LANGUAGES[language]
  const written = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })
      .format(new Date(`${date}T00:00Z`))
      .replace(/\.$/, '')
      // Versions of Intl differ in which space they write.
      .replaceAll(/[\u00a0\u202f\u2009]/g, ' ')
  const [weekday, day] = [written({ weekday: 'short' }), written({ day: 'numeric', month: 'short' })]
  return weekdayLast ? day + weekday : `${weekday} ${day}`
}
