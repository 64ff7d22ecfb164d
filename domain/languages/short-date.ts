/** A date in few words, in languages other than English, which writes its own. */
import { writtenDay } from './formats.ts'
import { type Language, type LanguageFacts, LANGUAGES } from './languages.ts'

/** @param date `YYYY-MM-DD` @example shortDate('de', '2026-12-03') // 'Do 3. Dez' */
export function shortDate(language: Language, date: string): string {
  const facts: LanguageFacts = LANGUAGES[language]
  const { locale, weekdayLast } = facts
  const written = (parts: Intl.DateTimeFormatOptions) =>
    writtenDay(
      new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })
        .format(new Date(`${date}T00:00Z`))
        .replace(/\.$/, ''),
      facts,
    )
  const [weekday, day] = [written({ weekday: 'short' }), written({ day: 'numeric', month: 'short' })]
  return weekdayLast ? day + weekday : `${weekday} ${day}`
}
