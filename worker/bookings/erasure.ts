/** Personal data goes a set number of days after the journey; route, date and figures stay. */
import { and, isNull, lt } from 'drizzle-orm'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { safariBookings, transferBookings } from '#worker/platform/schema.ts'
import { logWarning } from '#worker/platform/log.ts'
import { primary, query } from '#worker/platform/d1.ts'
import { settings, type Env } from '#worker/environment.ts'

const DAY = 24 * 60 * 60_000

/**
 * Erases e-mail, phone, notes and the hash over them from every booking whose journey is long past.
 * A wrong ERASE_AFTER_DAYS must not erase what is still needed: nothing is erased, and each sweep says so in the log.
 */
export async function erasePersonalData(env: Env, now = new Date()): Promise<void> {
  const { ERASE_AFTER_DAYS: daysKept } = settings(env)
  if (daysKept === null) {
    logWarning('No personal data is erased: ERASE_AFTER_DAYS is not set, or wrong')
    return
  }
  const before = sriLankaTime(new Date(now.getTime() - daysKept * DAY)).date
  const gone = { email: '', phone: '', phoneTyped: '', fingerprint: '', erasedAt: now.toISOString() }
  const db = primary(env)
  const old = (table: typeof transferBookings | typeof safariBookings) => and(isNull(table.erasedAt), lt(table.pickupDate, before))
  await query(() => db.batch([
    db.update(transferBookings).set({ ...gone, flightDetails: '' }).where(old(transferBookings)),
    db.update(safariBookings).set({ ...gone, notes: '' }).where(old(safariBookings)),
  ]))
}
