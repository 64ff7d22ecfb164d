/** Erases personal data a set number of days after the journey. Route, date and price stay. docs/product.md#privacy */
import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import { type DriverNote, noteRow, notesOf } from '#domain/bookings/driver-notes.ts'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { primary, query } from '#worker/database/d1.ts'
import { bookingHistory, bookings, rides } from '#worker/database/schema.ts'
import { settings, type Env } from '#worker/environment.ts'
import { logWarning } from '#worker/log.ts'

/** The driver's notes in words. Counts stay: they identify nobody. */
const ERASED_NOTES = Object.fromEntries(
  notesOf('transfer')
    .filter((name) => noteRow(name).value !== 'count')
    .map((name) => [name, '']),
) as Partial<Record<DriverNote, string>>

/**
 * Erases the driver's notes and the driver of every ride that is long past, and the guest of every booking whose rides
 * are all long past. With a wrong ERASE_AFTER_DAYS it erases nothing, and says so in the log at each sweep.
 */
export async function erasePersonalData(env: Env, now = new Date()): Promise<void> {
  const { ERASE_AFTER_DAYS: daysKept } = settings(env)
  if (daysKept === null) {
    logWarning('No personal data is erased: ERASE_AFTER_DAYS is not set, or wrong')
    return
  }
  const before = sriLankaTime(new Date(now.getTime() - daysKept * DAY_MS)).date
  const erasedAt = now.toISOString()
  const db = primary(env)
  const isDue = and(isNull(rides.erasedAt), lt(rides.pickupDate, before))
  const touched = db.select({ number: rides.bookingNumber }).from(rides).where(isDue)
  const driver = { driverName: null, driverPhone: null, driverCar: null, driverCode: null }
  const hasRideToKeep = db
    .select({ one: sql`1` })
    .from(rides)
    .where(and(eq(rides.bookingNumber, bookings.number), isNull(rides.erasedAt), sql`${rides.pickupDate} >= ${before}`))
  const isOver = and(isNull(bookings.erasedAt), inArray(bookings.number, touched), notExists(hasRideToKeep))
  const over = db.select({ number: bookings.number }).from(bookings).where(isOver)
  // As each change has: one that was planned before and comes after is refused, and writes nothing of a guest again.
  const steps = db
    .select({
      bookingNumber: bookings.number,
      version: sql<number>`${bookings.version} + 1`.as('version'),
      position: sql<number>`0`.as('position'),
      at: sql<string>`${erasedAt}`.as('at'),
      step: sql<'erasure'>`'erasure'`.as('step'),
      actor: sql<'clock'>`'clock'`.as('actor'),
      detail: sql<string>`''`.as('detail'),
      writeId: sql<string>`''`.as('write_id'),
    })
    .from(bookings)
    .where(inArray(bookings.number, touched))
  await query(() =>
    db.batch([
      // In this order: each statement finds its rows by what a later one changes.
      db.insert(bookingHistory).select(steps),
      db
        .update(bookings)
        .set({ version: sql`${bookings.version} + 1` })
        .where(inArray(bookings.number, touched)),
      db.update(bookingHistory).set({ detail: '' }).where(inArray(bookingHistory.bookingNumber, over)),
      db.update(bookings).set({ email: '', phone: '', phoneTyped: '', fingerprint: '', erasedAt }).where(isOver),
      db
        .update(rides)
        .set({ ...ERASED_NOTES, ...driver, erasedAt } as object)
        .where(isDue),
    ]),
  )
}
