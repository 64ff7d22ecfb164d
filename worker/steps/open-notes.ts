/** Notes and complaints that are open until a day: which are due, and that somebody has closed one. */
import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { writeChange } from '#worker/bookings/write-change.ts'
import { columnsOf, DatabaseUnavailable, type Db, primary, query } from '#worker/database/d1.ts'
import { bookingHistory, bookings, type HistoryRow } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'

export interface OpenNote extends Pick<HistoryRow, 'version' | 'position' | 'at' | 'step' | 'who' | 'detail'> {
  readonly reference: string
  /** How many its booking has. */
  readonly rides: number
  /** `YYYY-MM-DD` */
  readonly openUntil: string
}

const RIDES_OF_BOOKING = sql<number>`(select count(*) from rides each where each.booking_number = ${bookings.number})`

/** Those that are due, the oldest day first. Few: each goes once somebody has closed it. @param day `YYYY-MM-DD` */
export async function notesDue(env: Env, day: string): Promise<OpenNote[]> {
  const found = await query(() =>
    primary(env)
      .select({
        ...columnsOf(bookingHistory, 'version', 'position', 'at', 'step', 'who', 'detail', 'openUntil'),
        reference: bookings.reference,
        rides: RIDES_OF_BOOKING,
      })
      .from(bookingHistory)
      .innerJoin(bookings, eq(bookings.number, bookingHistory.bookingNumber))
      .where(and(isNotNull(bookingHistory.openUntil), lte(bookingHistory.openUntil, day)))
      .orderBy(asc(bookingHistory.openUntil), asc(bookingHistory.at)),
  )
  return found.map((note) => ({ ...note, openUntil: note.openUntil! }))
}

/** Those of a booking, whenever they are due. */
export const notesOfHistory = (history: readonly HistoryRow[], reference: string, rides: number): OpenNote[] =>
  history.flatMap((row) => (row.openUntil === null ? [] : [{ ...row, reference, rides, openUntil: row.openUntil }]))

interface Closing {
  /** The note's version in the history. */
  readonly version: number
  /** What came of it. */
  readonly word: string
  /** Which of the operator's people, for the history. */
  readonly who: string
  readonly now?: Date
}

/** Tries while other changes of the booking come in between. */
const TRIES = 10

/** Closes a note, once. @returns whether it was open */
export async function closeNote(
  env: Env,
  reference: string,
  { version, word, who, now = new Date() }: Closing,
): Promise<boolean> {
  for (let i = 0; i < TRIES; i++) {
    const found = await findBooking(env, reference)
    if (!found) return false
    const { booking } = found
    const isMeant = and(
      eq(bookingHistory.bookingNumber, booking.number),
      eq(bookingHistory.version, version),
      isNotNull(bookingHistory.openUntil),
    )
    const [note] = await query(() => primary(env).select().from(bookingHistory).where(isMeant).limit(1))
    if (!note) return false
    const change = {
      step: 'closed',
      actor: 'operator',
      who,
      detail: `${note.step} ${version}: ${word}`,
      position: note.position,
      rides: [],
      more: (db: Db) => [db.update(bookingHistory).set({ openUntil: null }).where(isMeant)],
    } as const
    if (await writeChange(env, booking, change, now)) return true
  }
  throw new DatabaseUnavailable()
}
