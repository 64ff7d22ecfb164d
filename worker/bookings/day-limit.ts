/**
 * How many bookings one network may make in a day: whoever goes round the limit of a minute still fills neither the
 * database nor the operator's mail.
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

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/** Keyed hash of a visitor's network; `null` for this machine. @param visitor as `visitorOf` gives it */
export async function networkHash(env: Env, visitor: string | null): Promise<string | null> {
  if (visitor === null) return null
  return (await hmac(`networks:${settings(env).QUOTE_SECRET ?? ''}`, networkOf(visitor))).slice(0, 16).toHex()
}

/**
 * Counts a booking. One statement, so that bookings made at once cannot pass together.
 * @throws SiteError `too-many`
 */
export async function countBooking(env: Env, network: string | null, now: Date): Promise<void> {
  if (network === null) return
  const counted = await query(() =>
    primary(env)
      .insert(networkDays)
      .values({ day: dayOf(now), network, bookings: 1 })
      .onConflictDoUpdate({
        target: [networkDays.day, networkDays.network],
        set: { bookings: sql`${networkDays.bookings} + 1` },
        setWhere: sql`${networkDays.bookings} < ${BOOKINGS_PER_NETWORK}`,
      })
      .returning(),
  )
  if (counted.length === 0)
    throw new SiteError('too-many', {
      detail: 'Your network has made many bookings today. Please write to us on WhatsApp or by e-mail',
    })
}

export async function forgetNetworks(env: Env, now = new Date()): Promise<void> {
  await query(() =>
    primary(env)
      .delete(networkDays)
      .where(lt(networkDays.day, dayOf(now))),
  )
}
