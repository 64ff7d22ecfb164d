/**
 * Puts the mails that the clock causes into the outbox when they are due, each once. domain/bookings/day/reminder-and-warning-hours.ts
 * says who gets which. Ride and kind of mail are unique in the outbox, so that a sweep may run twice, or hours late.
 */
import { and, between, eq, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { type DueRides, dueRides, overviewDay } from '#domain/bookings/day/reminder-and-warning-hours.ts'
import type { LocalMoment } from '#domain/sri-lanka-time.ts'
import { primary, query } from '#worker/database/d1.ts'
import { enqueueForRides, enqueueOverview } from '#worker/database/mail-queue.ts'
import { bookings, MAIL_READERS, type MailReader, rides } from '#worker/database/schema.ts'
import { HAS_OPEN_COMPLAINT, nobodyCame } from '#worker/bookings/read-bookings.ts'
import { isAt } from '#worker/day/ride-events.ts'
import type { Env } from '#worker/environment.ts'
import { askForLateDeposits } from '#worker/payments/late-deposits.ts'
import { askForUnfinishedPayments } from '#worker/payments/unfinished-payments.ts'
import { addDueReceipts } from '#worker/payments/paid-receipt.ts'

const text = ({ date, time }: LocalMoment) => `${date} ${time}`

/** Guests whose next ride is still ahead are thanked after that one. */
const IS_LAST_RIDE = sql`not exists (
  select 1 from rides later
  where later.booking_number = rides.booking_number and later.position <> rides.position and later.status in ('new', 'confirmed')
    and (later.pickup_date || ' ' || later.pickup_time > rides.pickup_date || ' ' || rides.pickup_time
      -- Of two vehicles at the same time the first one counts.
      or later.beside is null and rides.beside = later.position
        and later.pickup_date = rides.pickup_date and later.pickup_time = rides.pickup_time)
)`

/** Nobody is asked how a journey was for which they were not found. */
const WAS_FOUND = sql`not ${nobodyCame}`

/** Nor where we paid another taxi for any ride of the booking. What was taken back as wrong is none. */
const WAS_OURS = sql`not exists (
  select 1 from cash_book taxi
  where taxi.booking_number = rides.booking_number and taxi.method = 'taxi'
  group by taxi.currency having sum(taxi.cents) <> 0
)`

/** Nor while a complaint is open: the rule is `mayAskForWords`. Once it is closed in time the mail goes. */
const IS_CONTENT = sql`not ${HAS_OPEN_COMPLAINT}`

/** Guests whose ride was entered after it took place are not thanked. The hour is for rides that are booked as they begin. */
const WAS_BOOKED_BEFORE = sql`datetime(${bookings.createdAt}) <= datetime(
  rides.pickup_date || ' ' || rides.pickup_time, '-05:30', '+60 minutes'
)`

/**
 * Nobody is named, or who is named has said 'I cannot'. Of a car that has broken down on the way the office has another
 * mail.
 */
export const NOBODY_DRIVES = or(isNull(rides.driverName), and(eq(rides.driverAnswer, 'cannot'), isAt([null])))

/** The days' bounds let the index find the rows; date and time together decide. */
function isDue({ pickupAfter, pickupUntil, statuses, withoutDriver, afterLastRide, createdBefore }: DueRides): SQL {
  const pickup = sql`${rides.pickupDate} || ' ' || ${rides.pickupTime}`
  return and(
    between(rides.pickupDate, pickupAfter.date, pickupUntil.date),
    sql`${pickup} > ${text(pickupAfter)}`,
    sql`${pickup} <= ${text(pickupUntil)}`,
    inArray(rides.status, [...statuses]),
    withoutDriver ? NOBODY_DRIVES : undefined,
    lte(bookings.createdAt, createdBefore),
    isNull(rides.erasedAt),
    ...(afterLastRide ? [IS_LAST_RIDE, WAS_FOUND, WAS_OURS, IS_CONTENT, WAS_BOOKED_BEFORE] : []),
  )!
}

/** A guest who booked by telephone may have no address. */
const hasAddress = (reader: MailReader) => (reader === 'guest' ? ne(bookings.email, '') : undefined)

/** Puts every mail whose time has come into the outbox. */
export async function addDueReminders(env: Env, now = new Date()): Promise<void> {
  const db = primary(env)
  const instant = now.toISOString()
  const day = overviewDay(now)
  const inserts: BatchItem<'sqlite'>[] = dueRides(now).map((due) => {
    const reader = MAIL_READERS[due.occasion][0]
    return enqueueForRides(db, { kind: due.occasion, reader }, and(isDue(due), hasAddress(reader))!, instant)
  })
  if (day !== null) inserts.push(enqueueOverview(db, day, instant))
  await addDueReceipts(env, now)
  await askForLateDeposits(env, now)
  await askForUnfinishedPayments(env, now)
  await query(() => db.batch(inserts as [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]]))
}
