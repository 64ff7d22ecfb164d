/**
 * What the payment gateway says, written beside the booking: each event once, with what it changes of what is paid. A notice is never refused because
 * the operator acts at the same time: it is judged again by what is then so.
 */
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { judgeNotice, PAYMENT_PROBLEMS, showAmount, type PaymentNotice, type PaymentProblem } from '#domain/bookings/payments.ts'
import type { Env } from '#worker/environment.ts'
import { DatabaseUnavailable, primary, query } from '#worker/platform/d1.ts'
import { bookingHistory, paymentNotices, safariBookings, transferBookings, type PaymentNoticeRow } from '#worker/platform/schema.ts'
import { type Booking, findByNumber, findByReference } from './booking-store.ts'

/** So often a notice is judged anew when the booking changes meanwhile. */
const TRIES = 40

/** A booking by the name that the payment link gave to the gateway: a transfer's number, or a reference. */
async function findByOrder(env: Env, order: string): Promise<Booking | null> {
  const byNumber = /^[1-9]\d{0,14}$/.test(order) ? await findByNumber(env, Number(order)) : null
  return byNumber ?? findByReference(env, order)
}

const CHANGED = sql`changes() > 0`

/** @returns whether the notice was written: not if it is known, or if the booking has changed since */
async function write(env: Env, gateway: string, notice: PaymentNotice, booking: Booking | null, now: Date): Promise<boolean> {
  const db = primary(env)
  const { event, payment, order, cents, currency, status } = notice
  const instant = now.toISOString()
  const row = (kind: Booking['kind'] | null, id: number | null, countedUsd: number, problem: PaymentProblem | null) =>
    // Columns stand in the order of the schema.
    sql`null, ${gateway}, ${event}, ${payment}, ${status}, ${order}, ${kind}, ${id}, ${cents}, ${currency}, ${countedUsd}, ${problem}, ${instant}, 1, null`
  if (booking === null) {
    const written = await query(() => db.insert(paymentNotices).select(sql`select ${row(null, null, 0, 'unknown-booking')} where true`).onConflictDoNothing().returning({ id: paymentNotices.id }))
    return written.length > 0
  }
  const earlier = await query(() => db.select({ payment: paymentNotices.payment, status: paymentNotices.status, countedUsd: paymentNotices.countedUsd })
    .from(paymentNotices).where(and(eq(paymentNotices.kind, booking.kind), eq(paymentNotices.bookingId, booking.id))).orderBy(asc(paymentNotices.id)))
  const { countedUsd, problem } = judgeNotice(booking, notice, earlier)
  const table = booking.kind === 'transfer' ? transferBookings : safariBookings
  const words = `${showAmount(cents, currency)} ${status} at ${gateway} (${payment})${countedUsd === 0 ? '' : `; paid USD ${booking.paidUsd} -> ${booking.paidUsd + countedUsd} of ${booking.priceUsd}`}${problem ? `; ${PAYMENT_PROBLEMS[problem]}` : ''}`
  const [written] = await query(() => db.batch([
    // The version keeps two notices, or a notice and a step of the operator, from overwriting each other, and one that came twice at once from counting twice.
    db.update(table).set({ paidUsd: booking.paidUsd + countedUsd, version: booking.version + 1 })
      .where(and(eq(table.id, booking.id), eq(table.version, booking.version))).returning({ id: table.id }),
    db.insert(paymentNotices).select(sql`select ${row(booking.kind, booking.id, countedUsd, problem)} where ${CHANGED}`),
    db.insert(bookingHistory).select(sql`select null, ${booking.kind}, ${booking.id}, ${instant}, 'payment', ${words} where ${CHANGED}`),
  ]))
  return written.length > 0
}

/** Counts a notice that came before. @returns whether it had */
async function countAgain(env: Env, gateway: string, { event, status, order, cents, currency }: PaymentNotice): Promise<boolean> {
  const isSame = sql`${paymentNotices.orderName} = ${order} and ${paymentNotices.cents} = ${cents} and ${paymentNotices.currency} = ${currency}`
  const known = await query(() => primary(env).update(paymentNotices).set({
    times: sql`${paymentNotices.times} + 1`,
    problem: sql`case when ${isSame} then ${paymentNotices.problem} else 'other-figures' end`,
    settledAt: sql`case when ${isSame} then ${paymentNotices.settledAt} else null end`,
  }).where(and(eq(paymentNotices.gateway, gateway), eq(paymentNotices.event, event), eq(paymentNotices.status, status))).returning({ id: paymentNotices.id }))
  return known.length > 0
}

/**
 * Keeps a genuine notice, and counts it for its booking.
 * @throws DatabaseUnavailable when it was not kept: the gateway may send it again
 */
export async function recordNotice(env: Env, gateway: string, notice: PaymentNotice, now = new Date()): Promise<void> {
  if (await countAgain(env, gateway, notice)) return
  for (let i = 0; i < TRIES; i++) {
    if (await write(env, gateway, notice, await findByOrder(env, notice.order), now)) return
    // The same notice, sent twice at once, may have been written meanwhile.
    if (await countAgain(env, gateway, notice)) return
  }
  throw new DatabaseUnavailable()
}

const isOpen = and(isNotNull(paymentNotices.problem), isNull(paymentNotices.settledAt))

/** Notices that the operator has to look at, the latest first. */
export async function openPaymentProblems(env: Env): Promise<PaymentNoticeRow[]> {
  return query(() => primary(env).select().from(paymentNotices).where(isOpen).orderBy(desc(paymentNotices.id)).limit(500))
}

/** Marks a problem as seen to. @returns whether it was open */
export async function settlePaymentProblem(env: Env, id: number, now = new Date()): Promise<boolean> {
  const settled = await query(() => primary(env).update(paymentNotices).set({ settledAt: now.toISOString() }).where(and(eq(paymentNotices.id, id), isOpen)).returning({ id: paymentNotices.id }))
  return settled.length > 0
}
