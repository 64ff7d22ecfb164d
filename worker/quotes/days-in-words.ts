/** What a day means for a ride, for the office and agents. The table is loaded once a day is asked for. */
import type { AskedDays } from '#domain/almanac/times-of-year.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'

export async function dayInWords(asked: AskedDays): Promise<readonly string[]> {
  const [{ timesInWords }] = await Promise.all([
    import('#domain/almanac/times-of-year.ts'),
    ENGLISH_TEXTS.load('almanac', 'tours'),
  ])
  return timesInWords(asked, ENGLISH_TEXTS)
}
