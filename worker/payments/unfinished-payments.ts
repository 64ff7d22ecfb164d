/**
 * Payments that failed, or that a guest began and nothing came of: one mail with the link, for what is asked for now.
 * docs/payments.md#payments-that-do-not-come
 */
import { and, asc, eq, exists, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { LastTry } from '#domain/bookings/money/payments.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/sri-lanka-time.ts'
import { type Booking, findByNumber } from '#worker/bookings/read-bookings.ts'
import { primary, query } from '#worker/database/d1.ts'
import { enqueueMail } from '#worker/database/mail-queue.ts'
import { bookings, paymentAttempts, paymentNotices } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { logFailure } from '#worker/log.ts'
import { countOfOrder, MOVES_NOTHING } from './payment-attempts.ts'
import { activeGateways } from './gateways/gateways.ts'
import { recordNotice } from './gateway-notices.ts'
import { payableRides } from './payment-options.ts'

/** Guests whose card was refused try another one at once. */
const AFTER_FAILURE_MS = 30 * MINUTE_MS
/** A gateway tells of a payment within minutes; a guest may look for a card. */
const WITHOUT_WORD_MS = 3 * HOUR_MS
/** Nobody is reminded of a page that was opened so long ago. */
const OVER_MS = 2 * DAY_MS
const KEPT_MS = 30 * DAY_MS
/** Of one run; the next one takes the others. */
const MOST_BOOKINGS = 40

/** A guest was led to a gateway with this order: noted once. */
export async function noteOpened(
  env: Env,
  opened: {
    readonly orderName: string
    readonly bookingNumber: number
    readonly gateway: string
    readonly payment?: string
  },
  now: Date,
): Promise<void> {
  await query(() =>
    primary(env)
      .insert(paymentAttempts)
      .values({ ...opened, openedAt: now.toISOString() })
      .onConflictDoNothing(),
  )
}

/** Orders that were opened a while ago and of which nobody has decided yet, by booking. */
async function openAttempts(env: Env, now: Date) {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const hasFailed = exists(
    primary(env)
      .select({ id: paymentNotices.id })
      .from(paymentNotices)
      .where(
        and(
          eq(paymentNotices.orderName, paymentAttempts.orderName),
          lte(paymentNotices.receivedAt, before(AFTER_FAILURE_MS)),
        ),
      ),
  )
  const found = await query(() =>
    primary(env)
      .select()
      .from(paymentAttempts)
      .where(
        and(isNull(paymentAttempts.settledAt), or(lte(paymentAttempts.openedAt, before(WITHOUT_WORD_MS)), hasFailed)),
      )
      // Payments that the gateway has said nothing about for days come last, so that they do not hold up others.
      .orderBy(sql`${paymentAttempts.openedAt} < ${before(OVER_MS)}`, asc(paymentAttempts.openedAt))
      .limit(MOST_BOOKINGS),
  )
  return Map.groupBy(found, ({ bookingNumber }) => bookingNumber)
}

type Attempts = readonly (typeof paymentAttempts.$inferSelect)[]

/**
 * What a gateway said of them; all attempts of the booking; and how many orders were counted when money moved last: later
 * attempts have a higher count.
 */
async function said(env: Env, bookingNumber: number, attempts: Attempts) {
  const db = primary(env)
  const orders = attempts.map(({ orderName }) => orderName)
  const [told, all] = await query(() =>
    db.batch([
      db
        .select({ order: paymentNotices.orderName, status: paymentNotices.status, at: paymentNotices.receivedAt })
        .from(paymentNotices)
        .where(eq(paymentNotices.bookingNumber, bookingNumber))
        .orderBy(asc(paymentNotices.id)),
      db.select().from(paymentAttempts).where(eq(paymentAttempts.bookingNumber, bookingNumber)),
    ]),
  )
  // What a gateway had for a while and then refused is not under way any more.
  const notices = told.filter(
    ({ order, status }, i) => status !== 'pending' || !told.slice(i + 1).some((later) => later.order === order),
  )
  const isCounted = ({ status }: (typeof told)[number]) => !MOVES_NOTHING.includes(status)
  const lastMove = notices.findLast(isCounted)
  const until = lastMove ? told.slice(0, told.indexOf(lastMove) + 1) : []
  // Also such as the office asked for by a booking's reference, which is no attempt.
  const last = new Set(until.filter(isCounted).map(({ order }) => order)).size
  return { notices: notices.filter(({ order }) => orders.includes(order)), all, last }
}

/**
 * - `wait`: too early, or the gateway has still to say what became of it
 * - `settle`: nobody is to be written to
 */
type Verdict = 'wait' | 'settle' | 'mail'

async function verdictOf(env: Env, booking: Booking | null, attempts: Attempts, now: Date): Promise<Verdict> {
  // An erased one has no address either.
  if (booking === null || booking.email === '') return 'settle'
  const age = (instant: string) => now.getTime() - Date.parse(instant)
  const { notices, all, last } = await said(env, booking.number, attempts)
  const isOld = attempts.every(({ openedAt }) => age(openedAt) > OVER_MS)
  if (notices.some(({ status }) => status === 'paid') || isOld) return 'settle'
  // Money that is under way is not asked for.
  if (notices.some(({ status }) => status === 'pending')) return 'wait'
  const isDue =
    notices.length > 0
      ? notices.every(({ at }) => age(at) >= AFTER_FAILURE_MS)
      : attempts.every(({ openedAt }) => age(openedAt) >= WITHOUT_WORD_MS)
  if (!isDue) return 'wait'
  if (payableRides(booking, now).length === 0) return 'settle'
  // One mail for the same state of the booking's money, also where a deposit and the whole price were looked at.
  const isOfNow = attempts.some(({ orderName }) => countOfOrder(orderName) > last)
  const wasWritten = all.some(({ orderName, settledAt }) => settledAt !== null && countOfOrder(orderName) > last)
  return isOfNow && !wasWritten ? 'mail' : 'settle'
}

/** The attempt that a payment was opened for; `null` for none of ours. @param payment as the gateway names it */
export async function orderOfPayment(env: Env, gateway: string, payment: string): Promise<string | null> {
  const isIt = and(eq(paymentAttempts.payment, payment), eq(paymentAttempts.gateway, gateway))
  const [found] = await query(() =>
    primary(env).select({ order: paymentAttempts.orderName }).from(paymentAttempts).where(isIt).limit(1),
  )
  return found?.order ?? null
}

/**
 * A gateway that may not have told of a payment is asked before anybody is written to.
 * @returns whether all is known
 */
async function askGateway(env: Env, attempts: Attempts, now: Date): Promise<boolean> {
  const gateways = activeGateways(env)
  for (const { gateway: name, payment, orderName } of attempts) {
    const gateway = gateways.find((each) => each.name === name)
    if (payment === '' || !gateway?.look) continue
    try {
      const notice = await gateway.look(payment, orderName)
      if (notice.status === 'paid') await recordNotice(env, name, notice, now)
    } catch (error) {
      logFailure('payment', error)
      return false
    }
  }
  return true
}

/** Puts the mails into the outbox, and forgets what was opened long ago. */
export async function askForUnfinishedPayments(env: Env, now: Date): Promise<void> {
  const db = primary(env)
  const instant = now.toISOString()
  const open = [...(await openAttempts(env, now))]
  // At once: the mail of this run does not wait for a silent gateway once for each of them.
  const known = await Promise.all(open.map(([, attempts]) => askGateway(env, attempts, now)))
  for (const [bookingNumber, attempts] of open.filter((_, i) => known[i])) {
    const verdict = await verdictOf(env, await findByNumber(env, bookingNumber), attempts, now)
    if (verdict === 'wait') continue
    const orders = attempts.map(({ orderName }) => orderName)
    const settle = db
      .update(paymentAttempts)
      .set({ settledAt: instant })
      .where(and(inArray(paymentAttempts.orderName, orders), isNull(paymentAttempts.settledAt)))
    const mail = { kind: 'not-paid', reader: 'guest', bookingNumber, position: 0 } as const
    const enqueue = verdict === 'mail' ? [enqueueMail(db, mail, instant)] : []
    await query(() => db.batch([settle, ...enqueue]))
  }
  await query(() =>
    db.delete(paymentAttempts).where(lt(paymentAttempts.openedAt, new Date(now.getTime() - KEPT_MS).toISOString())),
  )
}

/** Whether a mail that asks again, and waited, is no longer right: something was paid, or nothing is to be paid. */
export async function isPaidSince(env: Env, booking: Booking, since: string, now: Date): Promise<boolean> {
  if (payableRides(booking, now).length === 0) return true
  const [paid] = await query(() =>
    primary(env)
      .select({ id: paymentNotices.id })
      .from(paymentNotices)
      .where(
        and(
          eq(paymentNotices.bookingNumber, booking.number),
          inArray(paymentNotices.status, ['paid', 'pending']),
          gte(paymentNotices.receivedAt, since),
        ),
      )
      .limit(1),
  )
  return paid !== undefined
}

const ofLastNotice = (column: 'status' | 'received_at') =>
  sql`(select ${sql.raw(`said.${column}`)} from payment_notices said where said.booking_number = bookings.number order by said.id desc limit 1)`

/** What is known of a booking's last payment by card: columns of a select of `bookings`. */
export const LAST_TRY = {
  status: sql<LastTry['status']>`${ofLastNotice('status')}`,
  saidAt: sql<string | null>`${ofLastNotice('received_at')}`,
  openedAt: sql<string | null>`(
    select max(tried.opened_at) from payment_attempts tried
    where tried.booking_number = bookings.number
      and not exists (select 1 from payment_notices said where said.order_name = tried.order_name)
  )`,
}

export async function lastTryOf(env: Env, bookingNumber: number): Promise<LastTry> {
  const [found] = await query(() =>
    primary(env).select(LAST_TRY).from(bookings).where(eq(bookings.number, bookingNumber)),
  )
  return found!
}
