/** Personal data goes a set number of days after the journey; route, date and figures stay. */
import { and, isNull, lt } from 'drizzle-orm'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { safariBookings, transferBookings } from '#worker/platform/schema.ts'
import { primary, query } from '#worker/platform/d1.ts'
import type { Env } from '#worker/environment.ts'

const DAY = 24 * 60 * 60_000

/** Days after the journey; a value that is none must not erase what is still needed. */
function daysKept(env: Env): number {
  const days = Number(env.ERASE_AFTER_DAYS)
  if (!(Number.isInteger(days) && days >= 1 && days <= 36_500)) throw new RangeError('ERASE_AFTER_DAYS must be a whole number of days')
  return days
}

/** Erases e-mail, phone, notes and the hash over them from every booking whose journey is long past. */
export async function erasePersonalData(env: Env, now = new Date()): Promise<void> {
  const before = sriLankaTime(new Date(now.getTime() - daysKept(env) * DAY)).date
  const gone = { email: '', phone: '', phoneTyped: '', fingerprint: '', erasedAt: now.toISOString() }
  const db = primary(env)
  const old = (table: typeof transferBookings | typeof safariBookings) => and(isNull(table.erasedAt), lt(table.pickupDate, before))
  await query(() => db.batch([
    db.update(transferBookings).set({ ...gone, flightDetails: '' }).where(old(transferBookings)),
    db.update(safariBookings).set({ ...gone, notes: '' }).where(old(safariBookings)),
  ]))
}
