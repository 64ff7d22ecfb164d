/** The words by which bookings are found, written in the batch that writes what is searched. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import {
  SEARCHED_COLUMNS,
  type SearchedRide,
  wordsOfBooking,
  wordsOfNote,
  wordsOfRide,
} from '#domain/bookings/search-words.ts'
import type { Db } from '#worker/database/d1.ts'
import { searchWords } from '#worker/database/schema.ts'

type Row = readonly [word: string, position: number, note: number]

const rowsAt = (position: number, words: readonly string[], note = 0): Row[] =>
  words.map((word) => [word, position, note])

/** One statement for all of them: one bound text has room for many times as much. */
const insertRows = (db: Db, bookingNumber: number, rows: readonly Row[]) =>
  db.insert(searchWords).select(
    db
      .select({
        word: sql<string>`row.value ->> 0`.as('word'),
        bookingNumber: sql<number>`${bookingNumber}`.as('booking_number'),
        position: sql<number>`row.value ->> 1`.as('position'),
        note: sql<number>`row.value ->> 2`.as('note'),
      })
      .from(sql`json_each(${JSON.stringify(rows)}) row`),
  )

type Contact = Parameters<typeof wordsOfBooking>[0]

/** Of a booking that is being written. */
export function newSearchRows(db: Db, number: number, contact: Contact, rides: readonly SearchedRide[]) {
  const ofRides = rides.flatMap((ride, i) => rowsAt(i + 1, wordsOfRide(ride, rides.length)))
  return insertRows(db, number, [...rowsAt(0, wordsOfBooking(contact)), ...ofRides])
}

interface ChangedRide {
  readonly position: number
  readonly before: SearchedRide
  readonly set: Partial<SearchedRide> | null
}

interface SearchedChange {
  readonly bookingNumber: number
  /** How many the booking has. */
  readonly rides: number
  readonly changed: readonly ChangedRide[]
  /** What the office has noted of a ride, or of them all with 0, by the version of that step. */
  readonly note: { readonly text: string; readonly position: number; readonly version: number } | null
  /** Where it is another one. */
  readonly contact: Contact | null
}

/** Of a booking of which something changes that is searched; of no other one. */
export function changedSearchRows(db: Db, { bookingNumber, rides, changed, note, contact }: SearchedChange) {
  const touched = changed.filter(({ set }) => set && SEARCHED_COLUMNS.some((name) => set[name] !== undefined))
  const rows = [
    ...touched.flatMap(({ position, before, set }) => rowsAt(position, wordsOfRide({ ...before, ...set }, rides))),
    ...(contact ? rowsAt(0, wordsOfBooking(contact)) : []),
    ...(note ? rowsAt(note.position, wordsOfNote(note.text), note.version) : []),
  ]
  const statements: BatchItem<'sqlite'>[] = []
  const positions = [...(contact ? [0] : []), ...touched.map(({ position }) => position)]
  if (positions.length > 0) {
    const isOld = and(
      eq(searchWords.bookingNumber, bookingNumber),
      inArray(searchWords.position, positions),
      eq(searchWords.note, 0),
    )
    statements.push(db.delete(searchWords).where(isOld))
  }
  if (rows.length > 0) statements.push(insertRows(db, bookingNumber, rows))
  return statements
}
