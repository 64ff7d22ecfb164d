/** Who may say something of a journey, when, and what of it is kept. */
import { mayAskForWords } from './day/complaints.ts'
import type { BookingStatus } from './ride.ts'
import { cleanText } from './request/field-rules.ts'
import { MOST_SAID, type Said } from '#domain/opinions/opinion.ts'

/** What a form has sent. @returns why it cannot be kept: `stars` for none, `words` for too many */
export function readSaid(fields: Readonly<Record<string, string>>): Said | { readonly problem: 'stars' | 'words' } {
  const { stars = '', words = '' } = fields
  if (!/^[1-5]$/.test(stars)) return { problem: 'stars' }
  const said = cleanText(words)
  return [...said].length > MOST_SAID ? { problem: 'words' } : { stars: Number(stars), words: said }
}

interface RideSaidOf {
  readonly status: BookingStatus
  readonly over: boolean
  /** By the word of its driver. */
  readonly nobodyCame: boolean
}

/** Whether a guest can say something, asked or not: the journey is over, and one ride of it was driven. */
export const mayBeSaid = (rides: readonly RideSaidOf[]): boolean =>
  mayAskForWords({ rides: rides.filter(({ nobodyCame }) => !nobodyCame) })
