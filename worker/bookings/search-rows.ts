/** The words by which bookings are found, written in the batch that writes what is searched. */
import { and, eq, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import {
  SEARCHED_COLUMNS,
  type SearchedRide,
  wordsOfBooking,
  wordsOfDriver,
  wordsOfNote,
  wordsOfRide,
} from '#domain/bookings/search-words.ts'
import { amongRows, type Db } from '#worker/database/d1.ts'
import { rideEvents, searchWords } from '#worker/database/schema.ts'

type Row = readonly [word: string, bookingNumber: number, position: number, note: number]
type FormerRow = readonly [...Row, driverCode: string]

const rowsAt = (bookingNumber: number, position: number, words: readonly string[], note = 0): Row[] =>
  words.map((word) => [word, bookingNumber, position, note])

/** Of drivers who had a ride before: their rows stay when it changes. No step of the history has this version. */
const FORMER = -1

/** Who has tapped something may have had the guest, or a bag, in the car. Who was only named is forgotten. */
const DROVE = sql`exists (
  select 1 from ${rideEvents}
  where ${rideEvents.bookingNumber} = row.value ->> 1 and ${rideEvents.position} = row.value ->> 2
    and ${rideEvents.code} = row.value ->> 4 and ${rideEvents.takenBackAt} is null
)`

/** One statement for all of them: one bound text has room for many times as much, without a name for each value. */
const insertWords = (db: Db, rows: readonly (Row | FormerRow)[], isDue = sql`true`) => {
  const made = db.insert(searchWords).select(
    db
      .select({
        word: sql<string>`row.value ->> 0`.as('word'),
        bookingNumber: sql<number>`row.value ->> 1`.as('booking_number'),
        position: sql<number>`row.value ->> 2`.as('position'),
        note: sql<number>`row.value ->> 3`.as('note'),
      })
      .from(sql`json_each(${JSON.stringify(rows)}) row where ${isDue}`),
  )
  // Who had a ride twice is kept once.
  return made.onConflictDoNothing()
}

type Contact = Parameters<typeof wordsOfBooking>[0]

/** Of a booking that is being written. */
export function newSearchRows(db: Db, number: number, contact: Contact, rides: readonly SearchedRide[]) {
  const ofRides = rides.flatMap((ride, i) => rowsAt(number, i + 1, wordsOfRide(ride, rides.length)))
  return insertWords(db, [...rowsAt(number, 0, wordsOfBooking(contact)), ...ofRides])
}

interface ChangedRide {
  readonly position: number
  readonly before: SearchedRide & { readonly driverCode?: string | null }
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

/** Of bookings of which something changes that is searched; of no other ones. */
export function changedSearchRows(db: Db, changes: readonly SearchedChange[]) {
  const [old, rows, former]: [[bookingNumber: number, position: number][], Row[], FormerRow[]] = [[], [], []]
  for (const { bookingNumber, rides, changed, note, contact } of changes) {
    for (const { position, before, set } of changed) {
      if (!set || SEARCHED_COLUMNS.every((name) => set[name] === undefined)) continue
      old.push([bookingNumber, position])
      rows.push(...rowsAt(bookingNumber, position, wordsOfRide({ ...before, ...set }, rides)))
      const isOther = (['driverName', 'driverPhone', 'driverCar'] as const).some((name) => set[name] !== undefined)
      const { driverCode } = before
      if (isOther && driverCode)
        former.push(
          ...rowsAt(bookingNumber, position, wordsOfDriver(before), FORMER).map((row) => [...row, driverCode] as const),
        )
    }
    if (contact) {
      old.push([bookingNumber, 0])
      rows.push(...rowsAt(bookingNumber, 0, wordsOfBooking(contact)))
    }
    if (note) rows.push(...rowsAt(bookingNumber, note.position, wordsOfNote(note.text), note.version))
  }
  const statements: BatchItem<'sqlite'>[] = []
  if (former.length > 0) statements.push(insertWords(db, former, DROVE))
  if (old.length > 0) {
    const isOld = amongRows([searchWords.bookingNumber, searchWords.position], old)
    statements.push(db.delete(searchWords).where(and(isOld, eq(searchWords.note, 0))))
  }
  if (rows.length > 0) statements.push(insertWords(db, rows))
  return statements
}
