/**
 * The key to a guest's own changes: a second secret beside the reference, in mails to the guest and in the answer to the post that booked. Whoever has only
 * the reference can see the booking but not change it. It is random and stored, so that a new QUOTE_SECRET closes no
 * link.
 */
import { eq, isNull } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { parseReference } from '#domain/bookings/reference.ts'
import { offeredLanguage, pageUrl } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import { primary, query } from '#worker/database/d1.ts'
import { bookings, formerBookings } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { hmac, isSameText, quoteSecret } from '#worker/platform/signing.ts'
import type { Booking } from './store.ts'

/** The key of bookings made before keys were stored: it is in the mails of that time. 128 bits. */
async function derivedKey(env: Env, reference: string): Promise<string> {
  return (await hmac(`guest-changes:${quoteSecret(env)}`, reference)).slice(0, 16).toHex()
}

const keyOf = async (env: Env, { reference, guestKey }: { reference: string; guestKey: string | null }) =>
  guestKey ?? derivedKey(env, reference)

/**
 * @param typed the reference in the link: a ride may have been booked under another one
 * @param key the one in the link
 */
export async function isGuestKey(env: Env, booking: Booking, typed: string, key: string): Promise<boolean> {
  if (isSameText(await keyOf(env, booking), key)) return true
  const reference = parseReference(typed)
  if (reference === null || reference === booking.reference) return false
  const [former] = await query(() =>
    primary(env).select().from(formerBookings).where(eq(formerBookings.reference, reference)).limit(1),
  )
  return former?.bookingNumber === booking.number && isSameText(await keyOf(env, former), key)
}

/** To a page in the guest's language. */
const linkWithKey = async (env: Env, booking: Booking, path: string) =>
  `${pageUrl(offeredLanguage(booking.language), path)}?key=${await keyOf(env, booking)}`

/** The link that mails hold. */
export async function guestChangesUrl(env: Env, booking: Booking): Promise<string> {
  return linkWithKey(env, booking, paths.bookingChanges(booking.reference))
}

/** The same for what was paid. */
export async function guestReceiptUrl(env: Env, booking: Booking): Promise<string> {
  return linkWithKey(env, booking, paths.bookingReceipt(booking.reference))
}

/** How many keys one sweep writes. */
const AT_ONCE = 200

/** Writes down the keys that were derived from QUOTE_SECRET, so that a new one closes none of their links. */
export async function storeDerivedKeys(env: Env): Promise<void> {
  const db = primary(env)
  const [ofBookings, ofFormer] = await query(() =>
    db.batch([
      db.select({ reference: bookings.reference }).from(bookings).where(isNull(bookings.guestKey)).limit(AT_ONCE),
      db
        .select({ reference: formerBookings.reference })
        .from(formerBookings)
        .where(isNull(formerBookings.guestKey))
        .limit(AT_ONCE),
    ]),
  )
  const statements: BatchItem<'sqlite'>[] = []
  for (const [table, found] of [
    [bookings, ofBookings],
    [formerBookings, ofFormer],
  ] as const) {
    for (const { reference } of found) {
      const guestKey = await derivedKey(env, reference)
      statements.push(db.update(table).set({ guestKey }).where(eq(table.reference, reference)))
    }
  }
  if (statements.length > 0) await query(() => db.batch(statements as [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]]))
}
