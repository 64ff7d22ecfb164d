/**
 * What the payment gateway says, written beside the booking: each event once, with what it changes of what is paid. A
 * notice is never refused because
 * the operator acts at the same time: it is judged again by what is then so.
 */
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import {
  jointPrice,
  judgeNotice,
  PAYMENT_PROBLEMS,
  sharesOf,
  showAmount,
  takesBack,
  type PaymentNotice,
  type PaymentProblem,
} from '#domain/bookings/payments.ts'
import type { Env } from '#worker/environment.ts'
import { DatabaseUnavailable, primary, query } from '#worker/database/d1.ts'
import {
  bookingHistory,
  paymentNotices,
  safariBookings,
  transferBookings,
  type PaymentNoticeRow,
} from '#worker/database/schema.ts'
import { type Booking, findByNumber, findByReference } from './booking-store.ts'
import { isPayable } from './payment-link.ts'
import { otherDrive } from './return-trip.ts'

/** So often a notice is judged anew when the booking changes meanwhile. */
const TRIES = 40

/** A booking by the name that the payment link gave to the gateway: a transfer's number, or a reference. */
async function findByOrder(env: Env, order: string): Promise<Booking | null> {
  const byNumber = /^[1-9]\d{0,14}$/.test(order) ? await findByNumber(env, Number(order)) : null
  return byNumber ?? findByReference(env, order)
}

const CHANGED = sql`changes() > 0`

/**
 * Both drives of a return trip are paid for as one, as far as they are still to be paid. The one that the notice names
 * comes first.
 */
async function paidDrives(env: Env, booking: Booking, { status }: PaymentNotice, now: Date): Promise<Booking[]> {
  const other = await otherDrive(env, booking)
  return other && (takesBack(status) ? other.paidUsd > 0 : isPayable(other, now)) ? [booking, other] : [booking]
}

/** @returns whether the notice was written: not if it is known, or if a booking has changed since */
async function write(
  env: Env,
  gateway: string,
  notice: PaymentNotice,
  booking: Booking | null,
  now: Date,
): Promise<boolean> {
  const db = primary(env)
  const { event, payment, order, cents, currency, status } = notice
  const instant = now.toISOString()
  const row = (kind: Booking['kind'] | null, id: number | null, countedUsd: number, problem: PaymentProblem | null) =>
    // Columns stand in the order of the schema.
    sql`null, ${gateway}, ${event}, ${payment}, ${status}, ${order}, ${kind}, ${id}, ${cents}, ${currency}, ${countedUsd}, ${problem}, ${instant}, 1, null`
  if (booking === null) {
    const written = await query(() =>
      db
        .insert(paymentNotices)
        .select(sql`select ${row(null, null, 0, 'unknown-booking')} where true`)
        .onConflictDoNothing()
        .returning({ id: paymentNotices.id }),
    )
    return written.length > 0
  }
  const drives = await paidDrives(env, booking, notice, now)
  const earlier = await query(() =>
    db
      .select({ payment: paymentNotices.payment, status: paymentNotices.status, countedUsd: paymentNotices.countedUsd })
      .from(paymentNotices)
      .where(
        and(
          eq(paymentNotices.kind, booking.kind),
          inArray(
            paymentNotices.bookingId,
            drives.map(({ id }) => id),
          ),
        ),
      )
      .orderBy(asc(paymentNotices.id)),
  )
  const { countedUsd, problem } = judgeNotice({ ...jointPrice(drives), status: booking.status }, notice, earlier)
  const shares = sharesOf(countedUsd, drives)
  const table = booking.kind === 'transfer' ? transferBookings : safariBookings
  const isUnchanged = ({ id, version }: Booking) =>
    sql`exists (select 1 from ${table} where ${table.id} = ${id} and ${table.version} = ${version})`
  const words = (drive: Booking, share: number) =>
    `${showAmount(cents, currency)} ${status} at ${gateway} (${payment})${drives.length > 1 ? ' for both ways' : ''}${share === 0 ? '' : `; paid USD ${drive.paidUsd} -> ${drive.paidUsd + share} of ${drive.priceUsd}`}${problem ? `; ${PAYMENT_PROBLEMS[problem]}` : ''}`
  const changed = (drive: Booking, share: number) =>
    db.update(table).set({ paidUsd: drive.paidUsd + share, version: drive.version + 1 })
  const noted = (drive: Booking, share: number) =>
    db
      .insert(bookingHistory)
      .select(
        sql`select null, ${drive.kind}, ${drive.id}, ${instant}, 'payment', ${words(drive, share)} where ${CHANGED}`,
      )
  const [other] = drives.slice(1)
  const [written] = await query(() =>
    db.batch([
      // The version keeps two notices, or a notice and a step of the operator, from overwriting each other, and one
      // that came twice at once from counting twice.
      changed(booking, shares[0]!)
        .where(and(eq(table.id, booking.id), eq(table.version, booking.version), other && isUnchanged(other)))
        .returning({ id: table.id }),
      db
        .insert(paymentNotices)
        .select(sql`select ${row(booking.kind, booking.id, countedUsd, problem)} where ${CHANGED}`),
      noted(booking, shares[0]!),
      ...(other
        ? [
            // Only if this notice was written now.
            changed(other, shares[1]!).where(
              and(
                eq(table.id, other.id),
                sql`exists (select 1 from ${paymentNotices} where ${paymentNotices.gateway} = ${gateway} and ${paymentNotices.event} = ${event} and ${paymentNotices.status} = ${status} and ${paymentNotices.receivedAt} = ${instant})`,
                eq(table.version, other.version),
              ),
            ),
            noted(other, shares[1]!),
          ]
        : []),
    ]),
  )
  return written.length > 0
}

/** Counts a notice that came before. @returns whether it had */
async function countAgain(
  env: Env,
  gateway: string,
  { event, status, order, cents, currency }: PaymentNotice,
): Promise<boolean> {
  const isSame = sql`${paymentNotices.orderName} = ${order} and ${paymentNotices.cents} = ${cents} and ${paymentNotices.currency} = ${currency}`
  const known = await query(() =>
    primary(env)
      .update(paymentNotices)
      .set({
        times: sql`${paymentNotices.times} + 1`,
        problem: sql`case when ${isSame} then ${paymentNotices.problem} else 'other-figures' end`,
        settledAt: sql`case when ${isSame} then ${paymentNotices.settledAt} else null end`,
      })
      .where(
        and(eq(paymentNotices.gateway, gateway), eq(paymentNotices.event, event), eq(paymentNotices.status, status)),
      )
      .returning({ id: paymentNotices.id }),
  )
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
  return query(() =>
    primary(env).select().from(paymentNotices).where(isOpen).orderBy(desc(paymentNotices.id)).limit(500),
  )
}

/** Marks a problem as seen to. @returns whether it was open */
export async function settlePaymentProblem(env: Env, id: number, now = new Date()): Promise<boolean> {
  const settled = await query(() =>
    primary(env)
      .update(paymentNotices)
      .set({ settledAt: now.toISOString() })
      .where(and(eq(paymentNotices.id, id), isOpen))
      .returning({ id: paymentNotices.id }),
  )
  return settled.length > 0
}
