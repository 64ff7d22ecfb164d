/** Erases personal data a set number of days after the journey. Route, date and price stay. docs/product.md#privacy */
import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { settings, type Env } from '#worker/environment.ts'
import { primary, query } from '#worker/platform/d1.ts'
import { logWarning } from '#worker/log.ts'
import { bookingHistory, safariBookings, transferBookings, type BookingKind } from '#worker/platform/schema.ts'

const DAY = 24 * 60 * 60_000

/**
 * Erases e-mail, phone, name, flight, addresses, notes, driver and the fingerprint of every booking whose journey is
 * long past, and the words of its history.
 * With a wrong ERASE_AFTER_DAYS it erases nothing, and says so in the log at each sweep.
 */
export async function erasePersonalData(env: Env, now = new Date()): Promise<void> {
  const { ERASE_AFTER_DAYS: daysKept } = settings(env)
  if (daysKept === null) {
    logWarning('No personal data is erased: ERASE_AFTER_DAYS is not set, or wrong')
    return
  }
  const before = sriLankaTime(new Date(now.getTime() - daysKept * DAY)).date
  const erased = {
    email: '',
    phone: '',
    phoneTyped: '',
    fingerprint: '',
    guestName: '',
    flight: '',
    pickupAddress: '',
    dropoffAddress: '',
    driverName: null,
    driverPhone: null,
    driverCar: null,
    driverCode: null,
    erasedAt: now.toISOString(),
  }
  const db = primary(env)
  const isDue = (table: typeof transferBookings | typeof safariBookings) =>
    and(isNull(table.erasedAt), lt(table.pickupDate, before))
  const historyOf = (kind: BookingKind, table: typeof transferBookings | typeof safariBookings) =>
    and(
      eq(bookingHistory.kind, kind),
      inArray(bookingHistory.bookingId, db.select({ id: table.id }).from(table).where(isDue(table))),
    )
  await query(() =>
    db.batch([
      db.update(bookingHistory).set({ detail: '' }).where(historyOf('transfer', transferBookings)),
      db.update(bookingHistory).set({ detail: '' }).where(historyOf('safari', safariBookings)),
      db
        .update(transferBookings)
        .set({ ...erased, flightDetails: '' })
        .where(isDue(transferBookings)),
      db
        .update(safariBookings)
        .set({ ...erased, notes: '' })
        .where(isDue(safariBookings)),
    ]),
  )
}
