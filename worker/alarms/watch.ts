/**
 * What the clock does with alarms: it raises those that nobody's tap or word causes, closes those whose cause is gone, and
 * lets the next one hear of what nobody has answered.
 */
import { and, between, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { ALARM_KINDS, type Closing, closingOf, isMailStuck } from '#domain/bookings/day/alarms.ts'
import { LATE_MS, TOUR_MS } from '#domain/bookings/day/sharing.ts'
import { NO_DRIVER_RINGS } from '#domain/bookings/day/reminder-and-warning-hours.ts'
import { isShortNotice, requestedAt } from '#domain/bookings/request/short-notice.ts'
import { RUNNING } from '#domain/bookings/ride.ts'
import { DAY_MS, HOUR_MS, instantOf, MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { raiseWhileDue, addressesWithoutMail } from '#worker/database/alarm-queue.ts'
import { columnsOf, isUnsent, primary, query } from '#worker/database/d1.ts'
import { alarmMessages, bookings, mailSends, outbox, rideAlarms, rides } from '#worker/database/schema.ts'
import { addDelayAlarms, ridesAround, statesOf } from '#worker/day/board.ts'
import type { Env } from '#worker/environment.ts'
import { NOBODY_DRIVES } from '#worker/mail/due-reminders.ts'
import { WITHHELD } from '#worker/mail/mails-per-hour.ts'
import { sendDueMail } from '#worker/mail/outbox-and-retries.ts'
import { hearOfList, promisesOfList } from '#worker/prices/request-price-list.ts'
import { sendDuePushes } from '#worker/push/push-outbox.ts'
import { takeTurns } from './escalation.ts'
import { sendMessages } from './webhook.ts'

/** A pickup that is later can wait on the list of what needs a hand. */
const SOON_MS = 3 * DAY_MS

const dayAt = (now: Date, ms: number) => sriLankaTime(new Date(now.getTime() + ms)).date

/** The office booked it: it needs no alarm. */
const BOOKED_BY_OFFICE = sql`exists (
  select 1 from booking_history booked
  where booked.booking_number = ${rides.bookingNumber} and booked.version = 1 and booked.step = 'telephone'
)`

/** Raises an alarm for each pickup that nobody has confirmed and that was asked for at short notice. */
async function raiseShortNotice(env: Env, now: Date): Promise<void> {
  const asked = await query(() =>
    primary(env)
      .select({
        ...columnsOf(rides, 'bookingNumber', 'position', 'pickupDate', 'pickupTime', 'movedAt'),
        ...columnsOf(bookings, 'createdAt', 'priceList'),
      })
      .from(rides)
      .innerJoin(bookings, eq(bookings.number, rides.bookingNumber))
      .where(
        and(
          between(rides.pickupDate, dayAt(now, 0), dayAt(now, SOON_MS)),
          eq(rides.status, 'new'),
          sql`not ${BOOKED_BY_OFFICE}`,
        ),
      ),
  )
  await hearOfList(env, Math.max(0, ...asked.map(({ priceList }) => priceList)))
  const soon = asked.filter((ride) => {
    const pickup = { date: ride.pickupDate, time: ride.pickupTime }
    return (
      instantOf(pickup)!.getTime() > now.getTime() &&
      isShortNotice(pickup, requestedAt(ride), promisesOfList(ride.priceList))
    )
  })
  if (soon.length === 0) return
  const names = JSON.stringify(soon.map(({ bookingNumber, position }) => [bookingNumber, position]))
  const isSoon = sql`(${rides.bookingNumber}, ${rides.position}) in (select value ->> 0, value ->> 1 from json_each(${names}))`
  const occasion = sql`${rides.pickupDate} || ' ' || ${rides.pickupTime}`
  await query(() =>
    raiseWhileDue(primary(env), 'short-notice', occasion, and(isSoon, eq(rides.status, 'new'))!, now.toISOString()),
  )
}

/** In Sri Lanka, as rides have it. */
const pickupAt = (now: Date, hours: number) => {
  const { date, time } = sriLankaTime(new Date(now.getTime() + hours * HOUR_MS))
  return `${date} ${time}`
}

/** Somebody of the office names a driver next, or has just taken one off. */
const IS_AT_IT_MS = 5 * MINUTE_MS
/** Later the guest has said so, or nobody waits. */
const STILL_RINGS_HOURS = 1

/** Raises an alarm for each ride that nobody drives and whose pickup is near, and another one when it is nearer. */
async function raiseNoDriver(env: Env, now: Date): Promise<void> {
  const db = primary(env)
  const pickup = sql`${rides.pickupDate} || ' ' || ${rides.pickupTime}`
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const windows = [
    ['no-driver', NO_DRIVER_RINGS['no-driver-urgent'], NO_DRIVER_RINGS['no-driver']],
    ['no-driver-urgent', -STILL_RINGS_HOURS, NO_DRIVER_RINGS['no-driver-urgent']],
  ] as const
  const raised: BatchItem<'sqlite'>[] = windows.map(([kind, after, until]) => {
    const [first, last] = [pickupAt(now, after), pickupAt(now, until)]
    const isDue = and(
      between(rides.pickupDate, first.slice(0, 10), last.slice(0, 10)),
      sql`${pickup} > ${first} and ${pickup} <= ${last}`,
      inArray(rides.status, RUNNING),
      isNull(rides.erasedAt),
      NOBODY_DRIVES,
      sql`not exists (
        select 1 from booking_history step
        where step.booking_number = ${rides.bookingNumber} and step.actor = 'operator' and step.at > ${ago(IS_AT_IT_MS)}
      )`,
      // Whoever wrote it into the books later knows who drove.
      sql`exists (
        select 1 from bookings made
        where made.number = ${rides.bookingNumber} and datetime(made.created_at) <= datetime(${pickup}, '-05:30')
      )`,
      // They say the same.
      sql`not exists (
        select 1 from ride_alarms open
        where open.booking_number = ${rides.bookingNumber} and open.position = ${rides.position}
          and open.closed_at is null and (open.kind = 'short-notice'
            or open.kind = 'driver-cannot' and ${kind} = 'no-driver'
              and open.raised_at > ${ago(NO_DRIVER_RINGS['no-driver'] * HOUR_MS)})
      )`,
    )!
    return raiseWhileDue(db, kind, pickup, isDue, now.toISOString())
  })
  await query(() => db.batch(raised as [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]]))
}

/** A mail that failed long ago is on the list of what needs a hand. */
const FAILED_LATELY_MS = 2 * DAY_MS

/** A mail that was given up or has bounced, and that somebody waits for. */
const FAILED = sql`(
  (failed.given_up_at is not null or failed.bounced_at is not null)
  and failed.kind not in ('thanks', 'paid-receipt', 'link')
  and coalesce(failed.last_error, '') not in (${WITHHELD}, 'booking erased')
)`

/** `isPastRide` in a statement, for a ride of yesterday that may be under way. */
const isUnderWay = (now: Date) => sql`coming.pickup_date = ${dayAt(now, -DAY_MS)}
  and unixepoch(coming.pickup_date || ' ' || coming.pickup_time, '-05:30')
    + iif(coming.kind = 'tour', ${TOUR_MS / 1000}, coming.minutes * 60 + ${LATE_MS / 1000}) >= ${now.getTime() / 1000}`

/** Raises an alarm for each mail that will not arrive, about a booking whose ride is still to come or under way. */
async function raiseFailedMail(env: Env, now: Date): Promise<void> {
  const instant = now.toISOString()
  const since = new Date(now.getTime() - FAILED_LATELY_MS).toISOString()
  const raise = (failedSince: SQL) =>
    primary(env).run(sql`insert into ${rideAlarms} (kind, booking_number, position, occasion, raised_at, next_at)
      select 'mail', failed.booking_number, failed.position, failed.id || ' ' || failed.created_at, ${instant}, ${instant}
      from outbox failed
      where ${failedSince} and ${FAILED} and exists (
        select 1 from rides coming
        where coming.booking_number = failed.booking_number and coming.status <> 'cancelled'
          and failed.position in (0, coming.position)
          and (coming.pickup_date >= ${dayAt(now, 0)} or ${isUnderWay(now)})
      )
      on conflict do nothing`)
  // One after the other: each finds its mails by an index of its own.
  await query(() => raise(sql`failed.given_up_at > ${since}`))
  await query(() => raise(sql`failed.bounced_at > ${since}`))
}

/** What says whether mail of the whole site goes out. */
async function mailFacts(env: Env, now: Date) {
  const [unsent] = await query(() =>
    primary(env)
      .select({
        bookings: sql<number>`count(distinct ${outbox.bookingNumber})`,
        failing: sql<number>`count(distinct case when ${outbox.attempts} >= 2 then ${outbox.bookingNumber} end)`,
        oldest: sql<string | null>`min(case when ${outbox.attempts} >= 2 then ${outbox.createdAt} end)`,
      })
      .from(outbox)
      .where(isUnsent(outbox)),
  )
  const sent =
    unsent?.oldest == null
      ? []
      : await query(() =>
          primary(env).all<{ one: number }>(sql`select 1 as one from ${mailSends} s join outbox o on o.id = s.mail
              where s.at > ${unsent.oldest} and o.sent_at > ${unsent.oldest} limit 1`),
        )
  const unheard = await addressesWithoutMail(env, now)
  return { failingBookings: unsent?.failing ?? 0, hasSentSince: sent.length > 0, hasUnheardAddress: unheard.length > 0 }
}

/** One alarm while mail of the whole site is stuck; it closes itself when mail goes out. */
async function watchMail(env: Env, now: Date): Promise<void> {
  const instant = now.toISOString()
  const db = primary(env)
  const isOpen = and(eq(rideAlarms.kind, 'mail'), isNull(rideAlarms.bookingNumber), isNull(rideAlarms.closedAt))
  if (!isMailStuck(await mailFacts(env, now))) {
    const set = { closedAt: instant, closing: 'sent', nextAt: null } as const
    await query(() => db.update(rideAlarms).set(set).where(isOpen))
    return
  }
  await query(() =>
    db.run(sql`insert into ${rideAlarms} (kind, occasion, raised_at, next_at)
      select 'mail', ${`site ${instant}`}, ${instant}, ${instant}
      where not exists (select 1 from ride_alarms where ${isOpen})
      on conflict do nothing`),
  )
}

const OPEN_AT_ONCE = 500
/** The mails of more alarms wait for the sweep. */
const MAILED_AT_ONCE = 10

/** Why alarms about rides close, by their ids. */
async function closingsOfRides(env: Env, now: Date): Promise<Map<Closing, number[]>> {
  const open = await query(() =>
    primary(env)
      .select({ alarm: rideAlarms, ride: rides })
      .from(rideAlarms)
      .innerJoin(rides, and(eq(rides.bookingNumber, rideAlarms.bookingNumber), eq(rides.position, rideAlarms.position)))
      .where(
        and(
          isNull(rideAlarms.closedAt),
          inArray(
            rideAlarms.kind,
            [...ALARM_KINDS].filter((kind) => kind !== 'mail'),
          ),
        ),
      )
      .limit(OPEN_AT_ONCE),
  )
  const closings = new Map<Closing, number[]>()
  if (open.length === 0) return closings
  const states = await statesOf(
    env,
    open.map(({ ride }) => ride),
    await ridesAround(env, now),
    now,
  )
  for (const [i, { alarm, ride }] of open.entries()) {
    const { day, delay } = states[i]!
    const closing = closingOf(alarm, { ...ride, stage: day.stage, delay }, now)
    if (closing !== null) closings.set(closing, [...(closings.get(closing) ?? []), alarm.id])
  }
  return closings
}

/** Closes alarms whose cause is gone. */
export async function closeAlarms(env: Env, now: Date): Promise<void> {
  const db = primary(env)
  const instant = now.toISOString()
  const close = (closing: Closing, which: SQL) =>
    db
      .update(rideAlarms)
      .set({ closedAt: instant, closing, nextAt: null, leasedUntil: null })
      .where(and(isNull(rideAlarms.closedAt), which))
  const ofRides = [...(await closingsOfRides(env, now))].map(([closing, ids]) =>
    close(closing, sql`${rideAlarms.id} in (select value from json_each(${JSON.stringify(ids)}))`),
  )
  const isOfMail = sql`${rideAlarms.kind} = 'mail' and ${rideAlarms.bookingNumber} is not null`
  const stillFails = sql`exists (
    select 1 from outbox failed
    where failed.booking_number = ${rideAlarms.bookingNumber}
      and failed.id || ' ' || failed.created_at = ${rideAlarms.occasion} and ${FAILED}
  )`
  const runs = sql`exists (
    select 1 from rides running
    where running.booking_number = ${rideAlarms.bookingNumber} and running.status <> 'cancelled'
      and ${rideAlarms.position} in (0, running.position)
  )`
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString()
  const statements: BatchItem<'sqlite'>[] = [
    ...ofRides,
    close('cancelled', sql`${isOfMail} and not ${runs}`),
    close('sent', sql`${isOfMail} and not ${stillFails}`),
    close('over', sql`${isOfMail} and ${rideAlarms.raisedAt} < ${dayAgo}`),
  ]
  await query(() => db.batch(statements as [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]]))
}

/** After a tap, a word or a step: what its alarms need at once. */
export async function answerAlarms(env: Env, now = new Date()): Promise<void> {
  await closeAlarms(env, now)
  const hasTold = await takeTurns(env, now)
  // What fails waits for the sweep.
  if (hasTold) await sendDuePushes(env, now)
  await sendMessages(env, now)
}

/** For this long a message to the owner's messenger can be looked up. */
const KEPT_MS = 30 * DAY_MS

async function forgetMessages(env: Env, now: Date): Promise<void> {
  const old = new Date(now.getTime() - KEPT_MS).toISOString()
  const isUsed = sql`exists (select 1 from ride_alarms told where told.message_id = ${alarmMessages.id})`
  await query(() =>
    primary(env)
      .delete(alarmMessages)
      .where(and(sql`${alarmMessages.createdAt} < ${old}`, sql`not ${isUsed}`)),
  )
}

/** Mail about what was just found does not wait for the sweep of all mail. */
async function mailAlarms(env: Env, now: Date): Promise<void> {
  const raised = await query(() =>
    primary(env)
      .select({ bookingNumber: rideAlarms.bookingNumber })
      .from(rideAlarms)
      .where(and(isNull(rideAlarms.closedAt), eq(rideAlarms.raisedAt, now.toISOString()))),
  )
  const numbers = new Set(raised.map(({ bookingNumber }) => bookingNumber))
  for (const bookingNumber of [...numbers].slice(0, MAILED_AT_ONCE))
    if (bookingNumber !== null) await sendDueMail(env, { bookingNumber, now })
}

/** What the cron does with alarms each minute. */
export async function watchAlarms(env: Env, now = new Date()): Promise<void> {
  await addDelayAlarms(env, now)
  await raiseShortNotice(env, now)
  await raiseNoDriver(env, now)
  await raiseFailedMail(env, now)
  await watchMail(env, now)
  await answerAlarms(env, now)
  await mailAlarms(env, now)
  await forgetMessages(env, now)
}
