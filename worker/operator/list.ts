/**
 * The operator's list: bookings of both kinds by pickup time, each with what needs a hand. For the operator's command.
 */
import { and, asc, between, desc, eq, gt, gte, isNotNull, isNull, like, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import { concernsOf, type Concern } from '#domain/bookings/operator-steps.ts'
import { parseReference } from '#domain/bookings/reference.ts'
import { VEHICLE_CLASSES, VEHICLE_ROOM } from '#domain/fares/vehicles.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { primary, query } from '#worker/database/d1.ts'
import {
  AUDIENCES,
  bookingHistory,
  operatorBookings,
  outbox,
  paymentNotices,
  type HistoryRow,
  type OperatorBooking,
  type OutboxRow,
  type PaymentNoticeRow,
} from '#worker/database/schema.ts'
import { openPaymentProblems } from './payments.ts'

const DAY = 24 * 60 * 60_000

/** A list ends here, unless a page of it is asked for. */
const MOST_LISTED = 20_000

type FailedMail = Pick<
  OutboxRow,
  'audience' | 'attempts' | 'dueAt' | 'givenUpAt' | 'lastError' | 'bouncedAt' | 'bounceReason'
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

/** That one booking. */
interface ByReference {
  readonly reference: string
}

const columns = operatorBookings

/** In LIKE, these stand for other characters. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/**
 * By reference in any spelling, phone number in any spacing, e-mail address, name, flight, place, address, note or
 * driver.
 */
function holds(text: string): SQL | undefined {
  const pattern = `%${escaped(text.trim())}%`
  const within = (column: typeof columns.email | typeof columns.driverName) => sql`${like(column, pattern)} escape '\\'`
  const digits = text.replace(/[^\d]/g, '').replace(/^0+/, '')
  const reference = parseReference(text)
  return or(
    reference ? eq(columns.reference, reference) : undefined,
    digits.length >= 5 ? like(columns.phone, `%${digits}%`) : undefined,
    ...[
      columns.reference,
      columns.email,
      columns.pickup,
      columns.dropoff,
      columns.details,
      columns.guestName,
      columns.flight,
      columns.pickupAddress,
      columns.dropoffAddress,
      columns.driverName,
      columns.driverCar,
      columns.park,
    ].map((column) => within(column as never)),
  )
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
  const promised = new Date(now.getTime() - DAY / 2).toISOString()
  // The longest lead time, at night, is less than a day.
  const soon = sriLankaTime(new Date(now.getTime() + DAY)).date
  return or(
    and(
      ne(columns.status, 'cancelled'),
      isNull(columns.driverName),
      or(lte(columns.pickupDate, soon), lte(columns.createdAt, promised)),
    ),
    and(eq(columns.status, 'cancelled'), gt(columns.paidUsd, 0)),
    and(
      eq(columns.status, 'new'),
      or(
        columns.needsReview,
        lte(columns.pickupDate, soon),
        gt(columns.travelers, LEAST_ROOM.seats),
        gt(columns.bags, LEAST_ROOM.bags),
      ),
    ),
    sql`exists (select 1 from ${outbox} where ${outbox.kind} = ${columns.kind} and ${outbox.bookingId} = ${columns.id} and (${outbox.bouncedAt} is not null or (${outbox.sentAt} is null and (${outbox.attempts} > 0 or ${outbox.givenUpAt} is not null))))`,
    sql`exists (select 1 from ${paymentNotices} where ${paymentNotices.kind} = ${columns.kind} and ${paymentNotices.bookingId} = ${columns.id} and ${paymentNotices.problem} is not null and ${paymentNotices.settledAt} is null)`,
  )
}

async function bookingsIn(
  env: Env,
  filter: BookingFilter | ByReference,
  now: Date,
  { limit, offset }: Page,
): Promise<OperatorBooking[]> {
  const db = primary(env)
  const chosen = db.select().from(operatorBookings).limit(limit).offset(offset)
  const byPickup = [asc(columns.pickupDate), asc(columns.pickupTime), asc(columns.reference)]
  const latestFirst = [desc(columns.pickupDate), desc(columns.pickupTime), asc(columns.reference)]
  const day = (days: number) => sriLankaTime(new Date(now.getTime() + days * DAY))
  if (typeof filter === 'object' && 'reference' in filter)
    return query(() => chosen.where(eq(columns.reference, filter.reference)))
  if (typeof filter === 'object' && 'day' in filter)
    return query(() => chosen.where(eq(columns.pickupDate, filter.day)).orderBy(...byPickup))
  if (typeof filter === 'object') return query(() => chosen.where(holds(filter.find)).orderBy(...latestFirst))
  if (filter === 'today') return query(() => chosen.where(eq(columns.pickupDate, day(0).date)).orderBy(...byPickup))
  if (filter === 'tomorrow') return query(() => chosen.where(eq(columns.pickupDate, day(1).date)).orderBy(...byPickup))
  const [from, until] = [day(-1), day(0)]
  if (filter === 'past') {
    const isPast = and(
      lte(columns.pickupDate, until.date),
      or(sql`${columns.pickupDate} < ${until.date}`, lte(columns.pickupTime, until.time)),
    )
    return query(() => chosen.where(isPast).orderBy(...latestFirst))
  }
  const isComing = and(
    gte(columns.pickupDate, from.date),
    or(gt(columns.pickupDate, from.date), gte(columns.pickupTime, from.time)),
  )
  if (filter === 'concerned') return query(() => chosen.where(and(isComing, mayConcern(now))).orderBy(...byPickup))
  const end = day(2)
  const isNear = and(
    isComing,
    lte(columns.pickupDate, end.date),
    or(sql`${columns.pickupDate} < ${end.date}`, lte(columns.pickupTime, end.time)),
  )
  return query(() => chosen.where(filter === 'near' ? isNear : isComing).orderBy(...byPickup))
}

const nameOf = (kind: string, id: number) => `${kind} ${id}`

/** Mails that failed in the last 30 days, by booking. */
async function failedMails(env: Env, now: Date): Promise<Map<string, FailedMail[]>> {
  const db = primary(env)
  const month = new Date(now.getTime() - 30 * DAY).toISOString()
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
  const found = new Map<string, FailedMail[]>()
  for (const mail of [...waiting, ...givenUp, ...bounced]) {
    const name = nameOf(mail.kind, mail.bookingId)
    found.set(name, [...(found.get(name) ?? []), mail])
  }
  return found
}

/** A notice to the operator that bounced is a mail that has not gone out: nobody is to be written to on WhatsApp. */
function mailState(mails: readonly FailedMail[]) {
  const bounced = mails.filter(({ audience, bouncedAt }) => bouncedAt !== null && AUDIENCES[audience] === 'customer')
  return { mailBounced: bounced.length > 0, mailFailed: mails.length > bounced.length }
}

export async function listBookings(
  env: Env,
  filter: BookingFilter | ByReference,
  now = new Date(),
  page: Page = { limit: MOST_LISTED, offset: 0 },
): Promise<ListedBooking[]> {
  const [bookings, failed, payments] = await Promise.all([
    bookingsIn(env, filter, now, page),
    failedMails(env, now),
    openPaymentProblems(env),
  ])
  const listed = bookings.map((booking) => {
    const mails = failed.get(nameOf(booking.kind, booking.id)) ?? []
    const paymentProblems = payments.filter(({ kind, bookingId }) => kind === booking.kind && bookingId === booking.id)
    const concerns = concernsOf(
      {
        ...booking,
        hasDriver: booking.driverName !== null,
        ...mailState(mails),
        paymentProblem: paymentProblems.length > 0,
      },
      now,
    )
    return { ...booking, failedMails: mails, paymentProblems, concerns }
  })
  return filter === 'concerned' ? listed.filter(({ concerns }) => concerns.length > 0) : listed
}

/**
 * One booking with its history, the first step first; `null` if there is none.
 * @param typed a reference in any spelling
 */
export async function bookingWithHistory(
  env: Env,
  typed: string,
  now = new Date(),
): Promise<{ readonly booking: ListedBooking; readonly history: HistoryRow[] } | null> {
  const reference = parseReference(typed)
  const [booking] = reference ? await listBookings(env, { reference }, now) : []
  if (!booking) return null
  const history = await query(() =>
    primary(env)
      .select()
      .from(bookingHistory)
      .where(and(eq(bookingHistory.kind, booking.kind), eq(bookingHistory.bookingId, booking.id)))
      .orderBy(asc(bookingHistory.id)),
  )
  return { booking, history }
}
