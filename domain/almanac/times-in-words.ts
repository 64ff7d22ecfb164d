/** What a day of the year means for a ride, in words. Apart from the table, which is loaded late. */
import type { Texts } from '#domain/languages/texts.ts'
import { parkProblemText } from '#domain/tours/tour-warning.ts'

/** @see TIMES_OF_YEAR of data/almanac/times-of-year.ts */
export type TimeKind =
  | 'newYear'
  | 'vesak'
  | 'perahera'
  | 'poson'
  | 'christmas'
  | 'pilgrims'
  | 'southWestCoast'
  | 'westernHills'
  | 'northAndEast'

/** Something about the days of a ride, before it is put into words. Dates are `YYYY-MM-DD`, days of each year `MM-DD`. */
export type AlmanacNote =
  | { readonly kind: 'poya'; readonly date: string; readonly isExpected: boolean }
  | { readonly kind: TimeKind; readonly first: string; readonly last: string; readonly place: string | null }
  | { readonly kind: 'park'; readonly park: string; readonly code: 'park-closed' | 'out-of-season' }

/** @param texts with 'almanac' and 'tours' */
export function almanacText(note: AlmanacNote, texts: Texts): string {
  const t = texts.in('almanac')
  const { date, dayOfYear } = texts.formats
  switch (note.kind) {
    case 'poya':
      return (note.isExpected ? t.poyaExpected : t.poya)(date(note.date))
    case 'park':
      return parkProblemText(note.park, { code: note.code }, texts, 'half')
    default: {
      const say = (day: string) => dayOfYear(day.slice(-5))
      return t[note.kind](say(note.first), say(note.last), note.place ?? '')
    }
  }
}
