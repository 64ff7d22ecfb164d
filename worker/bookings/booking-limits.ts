/**
 * How much the visitors of one network may write in a day, and how often one booking may be changed. Who gets around the limit
 * of a minute (`BOOKING_RATE` in wrangler.toml) still cannot fill the database. What is mailed has limits of its own
 * (worker/mail/mails-per-hour.ts).
 */
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import { type Db, primary, query } from '#worker/database/d1.ts'
import { bookings, networkDays } from '#worker/database/schema.ts'
import { settings, type Env } from '#worker/environment.ts'
import { refuses } from '#worker/fleet/fleet-counting.ts'
import { networkOf } from '#worker/platform/rate-limit.ts'
import { hmac } from '#worker/platform/signing.ts'
import { SiteError } from '#worker/platform/site-error.ts'

/**
 * Rows in D1 that bookings from one network make in a day, and as many by changes: half a thousand guests of an airport
 * whose provider puts all behind one address.
 */
const ROWS_PER_NETWORK = 5000
/** More than a journey's guest makes who moves each ride once. */
const CHANGES_PER_BOOKING = 40
/** The history, the ride, and mails for both. */
const ROWS_OF_CHANGE = 4
/** The booking and its mails; each ride comes with its quote. The words that it is found by are not counted: `ROWS_OF_BOOKING`. */
const rowsOfBooking = (rides: number) => 3 + 2 * rides

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/** Keyed hash of a visitor's network; `null` for this machine. @param visitor as `visitorOf` gives it */
export async function networkHash(env: Env, visitor: string | null): Promise<string | null> {
  if (visitor === null) return null
  return (await hmac(`networks:${settings(env).QUOTE_SECRET ?? ''}`, networkOf(visitor))).slice(0, 16).toHex()
}

/** To what is counted already, unless it becomes too much. */
const adding = (count: number, most: number) => ({
  target: [networkDays.day, networkDays.network],
  set: { written: sql`${networkDays.written} + ${count}` },
  setWhere: sql`${networkDays.written} + ${count} <= ${most}`,
})

/**
 * Counts what is written. One statement, so that acts at once cannot pass together.
 * @param network keyed hash; or another name of what has a limit of its own
 * @returns false where it is too much
 */
export async function isWithinDay(env: Env, network: string, count: number, most: number, now: Date): Promise<boolean> {
  const counted = await query(() =>
    primary(env)
      .insert(networkDays)
      .values({ day: dayOf(now), network, written: count })
      .onConflictDoUpdate(adding(count, most))
      .returning(),
  )
  return counted.length > 0
}

export function tooManyBookings(now: Date): SiteError {
  const tomorrow = Date.parse(dayOf(now)) + DAY_MS
  return new SiteError('too-many', {
    detail: 'Your network has made many bookings today. Please write to us on WhatsApp or by e-mail',
    retryAfter: Math.ceil((tomorrow - now.getTime()) / 1000),
  })
}

/** Counts a booking of this many rides. @throws SiteError `too-many` */
export async function countBooking(env: Env, network: string | null, rides: number, now: Date): Promise<void> {
  if (network !== null && !(await isWithinDay(env, network, rowsOfBooking(rides), ROWS_PER_NETWORK, now)))
    throw tooManyBookings(now)
}

/** Whether one network may write this many rows more today. */
const isOver = (network: string, count: number, now: Date) =>
  sql`exists (select 1 from ${networkDays}
    where day = ${dayOf(now)} and network = ${network} and written + ${count} > ${ROWS_PER_NETWORK})`

/** Before a booking that is counted as it is written, by {@link countedWith}: nothing is written. */
export async function isOverLimit(env: Env, network: string | null, rides: number, now: Date): Promise<boolean> {
  if (network === null) return false
  const over = isOver(network, rowsOfBooking(rides), now)
  const [found] = await query(() => primary(env).all<{ is_over: number }>(sql`select ${over} as is_over`))
  return Boolean(found?.is_over)
}

/**
 * Counts a booking in the batch that writes it, which is refused where the network has written too much meanwhile: also of
 * bookings at once none passes the limit.
 */
export const countedWith = (db: Db, network: string | null, rides: number, now: Date): BatchItem<'sqlite'>[] =>
  network === null
    ? []
    : [
        refuses(db, isOver(network, rowsOfBooking(rides), now)),
        db
          .insert(networkDays)
          .values({ day: dayOf(now), network, written: rowsOfBooking(rides) })
          .onConflictDoUpdate({
            target: [networkDays.day, networkDays.network],
            set: { written: sql`${networkDays.written} + ${rowsOfBooking(rides)}` },
          }),
      ]

/** What opens a booking to its guest. */
export interface GuestLink {
  readonly reference: string
  /** As it was sent: nothing is counted for a booking that has another. */
  readonly key: string
}

/**
 * Counts a change by a guest, apart from bookings, while the booking itself is read: a trip to the database more would be
 * waited for.
 * @param visitor as `visitorOf` gives it
 */
export async function mayChangeToday(
  env: Env,
  { reference, key }: GuestLink,
  visitor: string | null,
  now = new Date(),
): Promise<boolean> {
  const network = await networkHash(env, visitor)
  const db = primary(env)
  const isOpened = and(eq(bookings.reference, reference), eq(bookings.guestKey, key))
  const count = (named: SQL, rows: number, most: number) =>
    db
      .insert(networkDays)
      .select(
        db
          .select({
            day: sql<string>`${dayOf(now)}`.as('day'),
            network: sql<string>`${named}`.as('network'),
            written: sql<number>`${rows}`.as('written'),
          })
          .from(bookings)
          .where(isOpened),
      )
      .onConflictDoUpdate(adding(rows, most))
      .returning()
  const counted = await query(() =>
    db.batch([
      count(sql`'booking ' || ${bookings.number}`, 1, CHANGES_PER_BOOKING),
      ...(network === null ? [] : [count(sql`${`changes ${network}`}`, ROWS_OF_CHANGE, ROWS_PER_NETWORK)]),
    ]),
  )
  return counted.every((rows) => rows.length > 0)
}

export async function forgetNetworks(env: Env, now = new Date()): Promise<void> {
  await query(() =>
    primary(env)
      .delete(networkDays)
      .where(lt(networkDays.day, dayOf(now))),
  )
}
