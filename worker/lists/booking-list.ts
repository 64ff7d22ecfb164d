/** The operator's list: rides by pickup time, each with the guest of its booking and with what needs a hand. */
import {
  and,
  asc,
  between,
  desc,
  eq,
  getViewSelectedFields,
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
import { parsePhone } from '#domain/bookings/phone-number.ts'
import { parseReferencePart, parseRideReference } from '#domain/bookings/reference.ts'
import { SERVICE } from '#domain/brand.ts'
import { VEHICLE_CLASSES, VEHICLE_ROOM } from '#domain/fares/vehicles.ts'
import { DAY_MS, HOUR_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { visibleLine } from '#domain/visible-text.ts'
import { findBooking } from '#worker/bookings/store.ts'
import { primary, query } from '#worker/database/d1.ts'
import {
  bookingHistory,
  type BookingRow,
  type DriverToTell,
  type HistoryRow,
  type OperatorBooking,
  operatorBookings,
  outbox,
  type OutboxRow,
  partners,
  paymentNotices,
  refundsDue,
  type RideRow,
  rides,
} from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { type CashBookEntry, entriesOfBooking } from '#worker/payments/cash-book.ts'
import { openPaymentProblems, type PaymentProblemRow } from '#worker/payments/notices.ts'
import { allDriversToTell } from '#worker/steps/drivers-to-tell.ts'

/** A list ends here, unless a page of it is asked for. */
const MOST_LISTED = 20_000

type FailedMail = Pick<
  OutboxRow,
  'kind' | 'reader' | 'attempts' | 'dueAt' | 'givenUpAt' | 'lastError' | 'bouncedAt' | 'bounceReason'
>

/** What the list knows of a ride beside the view. */
type RideInList = OperatorBooking & Pick<RideRow, 'movedAt' | 'waivedUsd'>

export interface ListedBooking extends RideInList {
  readonly concerns: readonly Concern[]
  /** Drivers who expect something that is no longer so. */
  readonly driversToTell: readonly DriverToTell[]
  /** Mails that were tried and have not gone out, or that bounced. */
  readonly failedMails: readonly FailedMail[]
  /** What the payment gateway said and the operator has not seen to. */
  readonly paymentProblems: readonly PaymentProblemRow[]
}

/**
 * - `near`: from 24 hours ago to 48 hours ahead
 * - `concerned`: those that need a hand, by the rules of `concernsOf`: coming ones, and `lasting`
 * - `lasting`: of any day, until somebody has seen to it: a driver does not know what changed, or a ride was cancelled
 *   after something had been paid
 * - `coming`: from 24 hours ago on
 * - `today`, `tomorrow`: that day in Sri Lanka
 * - `past`: the latest first, up to now
 * - `find`: those that hold a text
 * - `day`: the pickups of a day, `YYYY-MM-DD`
 */
export type BookingFilter =
  | 'near'
  | 'concerned'
  | 'lasting'
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

/** Letters as they are without Latin accents, in lower case. The vowel signs of Sinhala and Tamil are marks, and stay. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()

/** A ride as one text, for lists of them in a statement. As one number it would be more than JavaScript holds exactly. */
const rideName = sql<string>`${columns.number} || '/' || ${columns.position}`
const amongRides = (names: readonly string[]) =>
  sql`${rideName} in (select value from json_each(${JSON.stringify(names)}))`

/**
 * Rides that hold a text but for accents and capitals. SQLite compares letters beyond ASCII as they are, so those rides
 * that have any are compared here.
 */
async function holdFolded(env: Env, text: string): Promise<string[]> {
  const all = sql<string>`concat_ws(char(10), ${sql.join(
    SEARCHED.map((column) => sql`${column}`),
    sql`, `,
  )})`
  const found = await query(() =>
    primary(env)
      .select({ ride: rideName.as('ride_name'), texts: all.as('texts') })
      .from(operatorBookings)
      .where(sql`length(${all}) <> length(cast(${all} as blob))`)
      .orderBy(desc(columns.pickupDate))
      .limit(MOST_LISTED),
  )
  return found.filter(({ texts }) => folded(texts).includes(folded(text))).map(({ ride }) => ride)
}

/**
 * By reference or a part of it in any spelling, phone number in any spacing or its last four digits, e-mail address,
 * name, flight, place, address, note or driver, and by what a payment is called. Not by LIKE: D1 limits its patterns to 50 bytes.
 * @param alike rides that hold it in other letters
 */
function holds(env: Env, text: string, alike: readonly string[]): SQL {
  const phone = parsePhone(text)?.e164
  const digits = text.replace(/[^\d]/g, '').replace(/^0+/, '')
  const reference = parseRideReference(text)?.reference
  const part = parseReferencePart(text)
  // '…3456', as the booking's page shows a phone number.
  const [, lastDigits] = /^(?:…|\.{3})?\s*(\d{4})$/.exec(text) ?? []
  const db = primary(env)
  // '265999393640461', and an attempt to pay it: '265999393640461-2'.
  const [, number] = /^([1-9]\d{4,14})(?:-\d{1,6})?$/.exec(text) ?? []
  const isPaid = or(eq(paymentNotices.payment, text), eq(paymentNotices.orderName, text))
  const paid = db.select({ number: paymentNotices.bookingNumber }).from(paymentNotices).where(isPaid)
  return or(
    reference ? eq(columns.reference, reference) : undefined,
    number ? eq(columns.number, Number(number)) : undefined,
    inArray(columns.number, paid),
    part ? sql`instr(replace(${columns.reference}, '-', ''), ${part}) > 0` : undefined,
    lastDigits ? sql`substr(${columns.phone}, -4) = ${lastDigits}` : undefined,
    phone ? eq(columns.phone, phone) : undefined,
    digits.length >= 5 ? sql`instr(${columns.phone}, ${digits}) > 0` : undefined,
    ...SEARCHED.flatMap((column) =>
      [...new Set([text, folded(text)])].map((each) => sql`instr(lower(${column}), lower(${each})) > 0`),
    ),
    alike.length > 0 ? amongRides(alike) : undefined,
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

/** What `concernsOf` can find of coming rides, as a condition that the database can check: it leaves out most of them. */
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
    and(eq(columns.status, 'new'), or(columns.needsReview, lte(columns.pickupDate, soon))),
    gt(columns.paidUsd, columns.priceUsd),
    and(
      ne(columns.status, 'cancelled'),
      isNull(columns.driverName),
      or(gt(columns.travelers, LEAST_ROOM.seats), gt(columns.bags, LEAST_ROOM.bags)),
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

/** What stays until somebody has seen to it. Few rows: each goes then. */
async function lastingMatters(env: Env) {
  const [drivers, refunds] = await Promise.all([
    allDriversToTell(env),
    query(() => primary(env).select().from(refundsDue)),
  ])
  return { drivers, refunds }
}

type LastingMatters = Awaited<ReturnType<typeof lastingMatters>>

const isOf =
  ({ number, position }: OperatorBooking) =>
  (matter: { readonly bookingNumber: number; readonly position: number }) =>
    matter.bookingNumber === number && matter.position === position

async function ridesIn(
  env: Env,
  filter: BookingFilter | OfBooking,
  now: Date,
  { limit, offset }: Page,
  { drivers, refunds }: LastingMatters,
): Promise<RideInList[]> {
  const chosen = primary(env)
    .select({ ...getViewSelectedFields(operatorBookings), movedAt: rides.movedAt, waivedUsd: rides.waivedUsd })
    .from(operatorBookings)
    .innerJoin(rides, and(eq(rides.bookingNumber, columns.number), eq(rides.position, columns.position)))
    .limit(limit)
    .offset(offset)
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
    const text = visibleLine(filter.find).trim()
    const alike = await holdFolded(env, text)
    return query(() => chosen.where(holds(env, text, alike)).orderBy(...latestFirst))
  }
  if (filter === 'lasting') {
    const matters = [...drivers, ...refunds]
    if (matters.length === 0) return []
    const numbers = JSON.stringify(matters.map(({ bookingNumber }) => bookingNumber))
    const found = await query(() =>
      chosen.where(inArray(columns.number, sql`(select value from json_each(${numbers}))`)).orderBy(...byPickup),
    )
    return found.filter((ride) => matters.some(isOf(ride)))
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

/** Nobody is to be written to on WhatsApp because of a notice to the operator. */
function mailState(mails: readonly FailedMail[]) {
  const toGuest = mails.filter(({ reader }) => reader === 'guest')
  return {
    mailBounced: toGuest.some(({ bouncedAt }) => bouncedAt !== null),
    mailFailed: toGuest.some(({ bouncedAt }) => bouncedAt === null),
    noticeFailed: toGuest.length < mails.length,
  }
}

async function listRides(env: Env, filter: BookingFilter | OfBooking, now: Date, page: Page): Promise<ListedBooking[]> {
  const matters = await lastingMatters(env)
  const [found, failed, payments] = await Promise.all([
    ridesIn(env, filter, now, page, matters),
    failedMails(env, now),
    openPaymentProblems(env),
  ])
  return found.map((ride) => {
    // A mail about the whole booking concerns each of its rides.
    const mails = (failed.get(ride.number) ?? []).filter(({ position }) => position === 0 || position === ride.position)
    const paymentProblems = payments.filter(({ bookingNumber }) => bookingNumber === ride.number)
    const driversToTell = matters.drivers.filter(isOf(ride))
    const state = {
      hasDriver: ride.driverName !== null,
      driverToTell: driversToTell.length > 0,
      ...mailState(mails),
      paymentProblem: paymentProblems.length > 0,
      refundDue: matters.refunds.some(isOf(ride)),
    }
    return {
      ...ride,
      failedMails: mails,
      paymentProblems,
      driversToTell,
      concerns: concernsOf({ ...ride, ...state }, now),
    }
  })
}

const whenOf = ({ pickupDate, pickupTime, ride }: OperatorBooking) => `${pickupDate} ${pickupTime} ${ride}`

/** What lasts of rides that another list may leave out, before that list. */
export async function withLasting(
  env: Env,
  listed: readonly ListedBooking[],
  now: Date,
): Promise<readonly ListedBooking[]> {
  const lasting = await listBookings(env, 'lasting', now)
  const others = lasting.filter(
    ({ ride, concerns }) => concerns.length > 0 && !listed.some((each) => each.ride === ride),
  )
  return [...others, ...listed].toSorted((a, b) => (whenOf(a) < whenOf(b) ? -1 : 1))
}

export async function listBookings(
  env: Env,
  filter: BookingFilter,
  now = new Date(),
  page: Page = { limit: MOST_LISTED, offset: 0 },
): Promise<ListedBooking[]> {
  if (filter !== 'concerned') return listRides(env, filter, now, page)
  // The database finds those that may need a hand; the rules decide. The page is one of what they find.
  const all = await withLasting(env, await listRides(env, filter, now, { limit: MOST_LISTED, offset: 0 }), now)
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
  /** Whose link brought the guest, in words; `null` for nobody's. */
  readonly partner: string | null
}

async function partnerWords(env: Env, { partnerId, partnerPercent }: BookingRow): Promise<string | null> {
  if (partnerId === null) return null
  const [found] = await query(() =>
    primary(env).select({ name: partners.name }).from(partners).where(eq(partners.id, partnerId)).limit(1),
  )
  return `${found?.name ?? partnerId}, ${partnerPercent} %`
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
  const [all, history, entries, partner] = await Promise.all([
    listRides(env, { number }, now, { limit: MOST_LISTED, offset: 0 }),
    query(() =>
      primary(env)
        .select()
        .from(bookingHistory)
        .where(eq(bookingHistory.bookingNumber, number))
        .orderBy(asc(bookingHistory.version)),
    ),
    entriesOfBooking(env, number),
    partnerWords(env, found.booking),
  ])
  const booking = all.find(({ position }) => position === (found.position ?? 1)) ?? all[0]
  return booking ? { booking, rides: all, history, entries, partner } : null
}
