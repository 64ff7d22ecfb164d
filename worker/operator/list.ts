/** The operator's list: rides by pickup time, each with the guest of its booking and with what needs a hand. */
import {
  and,
  asc,
  between,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { type DriverNote, noteRow, notesOf } from '#domain/bookings/driver-notes.ts'
import { type Concern, concernsOf } from '#domain/bookings/operator-steps.ts'
import { parseReference } from '#domain/bookings/reference.ts'
import { SERVICE } from '#domain/brand.ts'
import { VEHICLE_CLASSES, VEHICLE_ROOM } from '#domain/fares/vehicles.ts'
import { DAY_MS, HOUR_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { findBooking } from '#worker/bookings/store.ts'
import { primary, query } from '#worker/database/d1.ts'
import {
  bookingHistory,
  formerBookings,
  type HistoryRow,
  type OperatorBooking,
  operatorBookings,
  outbox,
  type OutboxRow,
  paymentNotices,
  type PaymentNoticeRow,
  rides,
} from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { type CashBookEntry, entriesOfBooking } from '#worker/payments/cash-book.ts'
import { openPaymentProblems } from '#worker/payments/notices.ts'

/** A list ends here, unless a page of it is asked for. */
const MOST_LISTED = 20_000

type FailedMail = Pick<
  OutboxRow,
  'kind' | 'reader' | 'attempts' | 'dueAt' | 'givenUpAt' | 'lastError' | 'bouncedAt' | 'bounceReason'
>

export interface ListedBooking extends OperatorBooking {
  readonly concerns: readonly Concern[]
  /** Mails that were tried and have not gone out, or that bounced. */
  readonly failedMails: readonly FailedMail[]
  /** What the payment gateway said and the operator has not seen to. */
  readonly paymentProblems: readonly PaymentNoticeRow[]
}

/**
 * - `near`: from 24 hours ago to 48 hours ahead
 * - `concerned`: coming ones that may need a hand; the rules of `concernsOf` decide
 * - `coming`: from 24 hours ago on
 * - `today`, `tomorrow`: that day in Sri Lanka
 * - `past`: the latest first, up to now
 * - `find`: those that hold a text
 * - `day`: the pickups of a day, `YYYY-MM-DD`
 */
export type BookingFilter =
  | 'near'
  | 'concerned'
  | 'coming'
  | 'today'
  | 'tomorrow'
  | 'past'
  | { readonly find: string }
  | { readonly day: string }

const columns = operatorBookings

/** The texts that a search looks into. */
const SEARCHED = [
  columns.reference,
  columns.email,
  columns.pickup,
  columns.dropoff,
  columns.park,
  columns.driverName,
  columns.driverCar,
  ...notesOf('transfer')
    .filter((name) => noteRow(name).value !== 'count')
    .map((name: DriverNote) => columns[name]),
]

/**
 * By reference in any spelling, phone number in any spacing, e-mail address, name, flight, place, address, note or
 * driver. Not by LIKE: D1 limits its patterns to 50 bytes.
 */
function holds(env: Env, text: string): SQL {
  const digits = text.replace(/[^\d]/g, '').replace(/^0+/, '')
  const reference = parseReference(text)
  const former = primary(env).select({ number: formerBookings.bookingNumber }).from(formerBookings)
  return or(
    reference ? eq(columns.reference, reference) : undefined,
    reference ? inArray(columns.number, former.where(eq(formerBookings.reference, reference))) : undefined,
    digits.length >= 5 ? sql`instr(${columns.phone}, ${digits}) > 0` : undefined,
    ...SEARCHED.map((column) => sql`instr(lower(${column}), lower(${text.trim()})) > 0`),
  )!
}

interface Page {
  readonly limit: number
  readonly offset: number
}

/** Fits into every vehicle. */
const LEAST_ROOM = {
  seats: Math.min(...VEHICLE_CLASSES.map((vehicle) => VEHICLE_ROOM[vehicle].seats)),
  bags: Math.min(...VEHICLE_CLASSES.map((vehicle) => VEHICLE_ROOM[vehicle].bags)),
}

/** What `concernsOf` can find, as a condition that the database can check: it leaves out most bookings. */
function mayConcern(now: Date): SQL | undefined {
  const promised = new Date(now.getTime() - SERVICE.driverHours * HOUR_MS).toISOString()
  // The longest lead time, at night, is less than a day.
  const soon = sriLankaTime(new Date(now.getTime() + DAY_MS)).date
  return or(
    and(
      ne(columns.status, 'cancelled'),
      isNull(columns.driverName),
      or(lte(columns.pickupDate, soon), lte(columns.createdAt, promised)),
    ),
    and(eq(columns.status, 'cancelled'), ne(columns.paidUsd, columns.cancelFeeUsd)),
    gt(columns.paidUsd, columns.priceUsd),
    and(
      eq(columns.status, 'new'),
      or(
        columns.needsReview,
        lte(columns.pickupDate, soon),
        gt(columns.travelers, LEAST_ROOM.seats),
        gt(columns.bags, LEAST_ROOM.bags),
      ),
    ),
    sql`exists (
      select 1 from ${outbox}
      where ${outbox.bookingNumber} = ${columns.number} and ${outbox.position} in (0, ${columns.position})
        and (${outbox.bouncedAt} is not null
          or (${outbox.sentAt} is null and (${outbox.attempts} > 0 or ${outbox.givenUpAt} is not null)))
    )`,
    sql`exists (
      select 1 from ${paymentNotices}
      where ${paymentNotices.bookingNumber} = ${columns.number}
        and ${paymentNotices.problem} is not null and ${paymentNotices.settledAt} is null
    )`,
  )
}

/** The rides of one booking, in their order. */
interface OfBooking {
  readonly number: number
}

async function ridesIn(
  env: Env,
  filter: BookingFilter | OfBooking,
  now: Date,
  { limit, offset }: Page,
): Promise<OperatorBooking[]> {
  const chosen = primary(env).select().from(operatorBookings).limit(limit).offset(offset)
  const byPickup = [asc(columns.pickupDate), asc(columns.pickupTime), asc(columns.reference), asc(columns.position)]
  const latestFirst = [
    desc(columns.pickupDate),
    desc(columns.pickupTime),
    asc(columns.reference),
    asc(columns.position),
  ]
  const day = (days: number) => sriLankaTime(new Date(now.getTime() + days * DAY_MS))
  if (typeof filter === 'object') {
    if ('number' in filter) {
      return query(() => chosen.where(eq(columns.number, filter.number)).orderBy(asc(columns.position)))
    }
    if ('day' in filter) return query(() => chosen.where(eq(columns.pickupDate, filter.day)).orderBy(...byPickup))
    return query(() => chosen.where(holds(env, filter.find)).orderBy(...latestFirst))
  }
  if (filter === 'today' || filter === 'tomorrow') {
    const { date } = day(filter === 'today' ? 0 : 1)
    return query(() => chosen.where(eq(columns.pickupDate, date)).orderBy(...byPickup))
  }
  const [from, until, end] = [day(-1), day(0), day(2)]
  const isUntil = ({ date, time }: typeof from) =>
    and(lte(columns.pickupDate, date), or(sql`${columns.pickupDate} < ${date}`, lte(columns.pickupTime, time)))
  if (filter === 'past') return query(() => chosen.where(isUntil(until)).orderBy(...latestFirst))
  const isComing = and(
    gte(columns.pickupDate, from.date),
    or(gt(columns.pickupDate, from.date), gte(columns.pickupTime, from.time)),
  )
  if (filter === 'concerned') return query(() => chosen.where(and(isComing, mayConcern(now))).orderBy(...byPickup))
  return query(() => chosen.where(filter === 'near' ? and(isComing, isUntil(end)) : isComing).orderBy(...byPickup))
}

/** Mails that failed in the last 30 days, by the number of their booking. */
async function failedMails(env: Env, now: Date): Promise<Map<number, OutboxRow[]>> {
  const db = primary(env)
  const month = new Date(now.getTime() - 30 * DAY_MS).toISOString()
  const [waiting, givenUp, bounced] = await query(() =>
    db.batch([
      db
        .select()
        .from(outbox)
        .where(and(isNull(outbox.sentAt), isNull(outbox.givenUpAt), gt(outbox.attempts, 0))),
      db
        .select()
        .from(outbox)
        .where(and(isNotNull(outbox.givenUpAt), between(outbox.givenUpAt, month, now.toISOString()))),
      db
        .select()
        .from(outbox)
        .where(and(isNotNull(outbox.bouncedAt), between(outbox.bouncedAt, month, now.toISOString()))),
    ]),
  )
  const found = new Map<number, OutboxRow[]>()
  for (const mail of [...waiting, ...givenUp, ...bounced]) {
    if (mail.bookingNumber !== null) found.set(mail.bookingNumber, [...(found.get(mail.bookingNumber) ?? []), mail])
  }
  return found
}

/** A notice to the operator that bounced is a mail that has not gone out: nobody is to be written to on WhatsApp. */
function mailState(mails: readonly FailedMail[]) {
  const bounced = mails.filter(({ reader, bouncedAt }) => bouncedAt !== null && reader === 'guest')
  return { mailBounced: bounced.length > 0, mailFailed: mails.length > bounced.length }
}

async function listRides(env: Env, filter: BookingFilter | OfBooking, now: Date, page: Page): Promise<ListedBooking[]> {
  const [found, failed, payments] = await Promise.all([
    ridesIn(env, filter, now, page),
    failedMails(env, now),
    openPaymentProblems(env),
  ])
  return found.map((ride) => {
    // A mail about the whole booking concerns each of its rides.
    const mails = (failed.get(ride.number) ?? []).filter(({ position }) => position === 0 || position === ride.position)
    const paymentProblems = payments.filter(({ bookingNumber }) => bookingNumber === ride.number)
    const state = {
      hasDriver: ride.driverName !== null,
      ...mailState(mails),
      paymentProblem: paymentProblems.length > 0,
    }
    return { ...ride, failedMails: mails, paymentProblems, concerns: concernsOf({ ...ride, ...state }, now) }
  })
}

export async function listBookings(
  env: Env,
  filter: BookingFilter,
  now = new Date(),
  page: Page = { limit: MOST_LISTED, offset: 0 },
): Promise<ListedBooking[]> {
  if (filter !== 'concerned') return listRides(env, filter, now, page)
  // The database finds those that may need a hand; the rules decide. The page is one of what they find.
  const all = await listRides(env, filter, now, { limit: MOST_LISTED, offset: 0 })
  return all.filter(({ concerns }) => concerns.length > 0).slice(page.offset, page.offset + page.limit)
}

/** What the bookings of a day still have after that day, by the booking's number: the first ride first. */
export async function ridesAfter(env: Env, date: string): Promise<ReadonlyMap<number, readonly OperatorBooking[]>> {
  const ofDay = primary(env).select({ number: rides.bookingNumber }).from(rides).where(eq(rides.pickupDate, date))
  const found = await query(() =>
    primary(env)
      .select()
      .from(operatorBookings)
      .where(and(inArray(columns.number, ofDay), gt(columns.pickupDate, date), ne(columns.status, 'cancelled')))
      .orderBy(asc(columns.pickupDate), asc(columns.pickupTime), asc(columns.position))
      .limit(MOST_LISTED),
  )
  return Map.groupBy(found, ({ number }) => number)
}

export interface BookingWithHistory {
  /** The ride that was asked for, or else the first one. */
  readonly booking: ListedBooking
  /** All rides of its booking. */
  readonly rides: readonly ListedBooking[]
  /** The first step first. */
  readonly history: readonly HistoryRow[]
  /** What was paid and paid back, by receipt number. */
  readonly entries: readonly CashBookEntry[]
}

/** One booking; `null` if there is none. @param typed the reference of it or of a ride, in any spelling */
export async function bookingWithHistory(
  env: Env,
  typed: string,
  now = new Date(),
): Promise<BookingWithHistory | null> {
  const found = await findBooking(env, typed)
  if (!found) return null
  const { number } = found.booking
  const [all, history, entries] = await Promise.all([
    listRides(env, { number }, now, { limit: MOST_LISTED, offset: 0 }),
    query(() =>
      primary(env)
        .select()
        .from(bookingHistory)
        .where(eq(bookingHistory.bookingNumber, number))
        .orderBy(asc(bookingHistory.version)),
    ),
    entriesOfBooking(env, number),
  ])
  const booking = all.find(({ position }) => position === (found.position ?? 1)) ?? all[0]
  return booking ? { booking, rides: all, history, entries } : null
}
