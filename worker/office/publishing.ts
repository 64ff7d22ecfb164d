/** From when a price list counts, and why, as its owner types it on the page and in the command. */
import { addDays, instantOf, isRealDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { visibleLine } from '#domain/visible-text.ts'

const MOST_DAYS_AHEAD = 366
const LONGEST_WHY = 200

/** The first moment of a day in Sri Lanka; `null` for now. @throws RangeError for what is no coming day */
export function publishingDay(typed: string, now: Date): Date | null {
  if (typed === '') return null
  const { date: today } = sriLankaTime(now)
  if (!isRealDate(typed) || typed < today || typed > addDays(today, MOST_DAYS_AHEAD))
    throw new RangeError(
      `'${typed.slice(0, 40)}' is no day from today to a year from now, such as ${addDays(today, 7)}.`,
    )
  return typed === today ? null : instantOf({ date: typed, time: '00:00' })
}

/** @throws RangeError for none, or one that is too long */
export function publishingReason(typed: string): string {
  const why = visibleLine(typed)
  if (why === '' || why.length > LONGEST_WHY || /\p{Cc}/u.test(why))
    throw new RangeError(`Say why, in one line of at most ${LONGEST_WHY} characters.`)
  return why
}
