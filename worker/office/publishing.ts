/** From when a price list counts, and why, as its owner types it on the page and in the command; and which ones are to come. */
import { addDays, instantOf, isRealDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { visibleLine } from '#domain/visible-text.ts'
import type { PublishedList } from '#worker/prices/lists.ts'

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

/** Lists that will count, in the order of their days: of those of one moment the one that was published last. */
export const comingLists = (published: readonly PublishedList[], now: Date): PublishedList[] =>
  published
    .filter(
      ({ number, validFrom }) =>
        Date.parse(validFrom) > now.getTime() &&
        !published.some((other) => other.validFrom === validFrom && other.number > number),
    )
    .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom))

/** The number of the list that counts until a coming one begins. */
export const listUntil = (published: readonly PublishedList[], coming: PublishedList): number =>
  published
    .filter(({ validFrom }) => validFrom < coming.validFrom)
    .toSorted((a, b) => b.validFrom.localeCompare(a.validFrom) || b.number - a.number)[0]?.number ?? 0
