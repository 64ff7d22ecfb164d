/**
 * How many bookings and changes one network may make in a day. Visitors who get around the limit of a minute still
 * cannot fill the database or the operator's mail.
 */
import { lt, sql } from 'drizzle-orm'
import { primary, query } from '#worker/database/d1.ts'
import { networkDays } from '#worker/database/schema.ts'
import { settings, type Env } from '#worker/environment.ts'
import { networkOf } from '#worker/platform/rate-limit.ts'
import { hmac } from '#worker/platform/signing.ts'
import { SiteError } from '#worker/platform/site-error.ts'

/** A hotel, or a provider that puts many of its customers behind one address, makes some dozens at most. */
const BOOKINGS_PER_NETWORK = 100
/**
 * Each mails guest and operator, before the receipts of others and as often as it is made: who changes one booking again
 * and again must not use up the hour's mail.
 */
const CHANGES_PER_NETWORK = 50

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/** Keyed hash of a visitor's network; `null` for this machine. @param visitor as `visitorOf` gives it */
export async function networkHash(env: Env, visitor: string | null): Promise<string | null> {
  if (visitor === null) return null
  return (await hmac(`networks:${settings(env).QUOTE_SECRET ?? ''}`, networkOf(visitor))).slice(0, 16).toHex()
}

/** Counts one act. One statement, so that acts at once cannot pass together. @returns false where all were made today */
async function isWithinDay(env: Env, network: string, most: number, now: Date): Promise<boolean> {
  const counted = await query(() =>
    primary(env)
      .insert(networkDays)
      .values({ day: dayOf(now), network, bookings: 1 })
      .onConflictDoUpdate({
        target: [networkDays.day, networkDays.network],
        set: { bookings: sql`${networkDays.bookings} + 1` },
        setWhere: sql`${networkDays.bookings} < ${most}`,
      })
      .returning(),
  )
  return counted.length > 0
}

/** Counts a booking. @throws SiteError `too-many` */
export async function countBooking(env: Env, network: string | null, now: Date): Promise<void> {
  if (network === null || (await isWithinDay(env, network, BOOKINGS_PER_NETWORK, now))) return
  throw new SiteError('too-many', {
    detail: 'Your network has made many bookings today. Please write to us on WhatsApp or by e-mail',
  })
}

/** Counts a change by a guest, apart from bookings. @param visitor as `visitorOf` gives it */
export async function mayChangeToday(env: Env, visitor: string | null, now = new Date()): Promise<boolean> {
  const network = await networkHash(env, visitor)
  return network === null || isWithinDay(env, `changes ${network}`, CHANGES_PER_NETWORK, now)
}

export async function forgetNetworks(env: Env, now = new Date()): Promise<void> {
  await query(() =>
    primary(env)
      .delete(networkDays)
      .where(lt(networkDays.day, dayOf(now))),
  )
}
