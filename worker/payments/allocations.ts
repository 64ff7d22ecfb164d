/** What is paid for each ride, entry by entry: written with a payment notice, or with the operator's step. */
import { and, eq, sql } from 'drizzle-orm'
import type { PaymentNotice, RideShare } from '#domain/bookings/money/payments.ts'
import type { Booking, Ride, RideChange } from '#worker/bookings/store.ts'
import type { Db } from '#worker/database/d1.ts'
import { paymentAllocations, paymentNotices, refundsDue } from '#worker/database/schema.ts'

/** What tells a notice from all others. */
export interface NoticeKey extends Pick<PaymentNotice, 'event' | 'status'> {
  readonly gateway: string
}

/** Only the database knows the id of a notice that is being written. */
export const noticeId = ({ gateway, event, status }: NoticeKey) =>
  sql<number>`(select id from ${paymentNotices} where ${paymentNotices.gateway} = ${gateway} and ${paymentNotices.event} = ${event} and ${paymentNotices.status} = ${status})`

/**
 * The statements that write the shares of some rides.
 * @param notice that brought them, written before them in the same batch; `null` for what the operator entered
 * @param instant UTC, ISO 8601
 */
export function allocate(
  db: Db,
  { number: bookingNumber }: Booking,
  shares: readonly RideShare[],
  notice: NoticeKey | null,
  instant: string,
) {
  const changed = shares.filter(({ usd }) => usd !== 0)
  return changed.map(({ position, usd }) =>
    db.insert(paymentAllocations).values({
      bookingNumber,
      position,
      noticeId: notice && noticeId(notice),
      amount: usd * 100,
      currency: 'USD',
      at: instant,
    }),
  )
}

type RideKey = Pick<Ride, 'bookingNumber' | 'position'>

/** A ride was cancelled of which something is paid: it stays on the operator's list until that is settled. */
export const oweRefund = (db: Db, { bookingNumber, position }: RideKey, instant: string) =>
  db.insert(refundsDue).values({ bookingNumber, position, at: instant }).onConflictDoNothing()

/** The operator has said what stays paid, or the ride is driven after all. */
export const settleRefund = (db: Db, { bookingNumber, position }: RideKey) =>
  db.delete(refundsDue).where(and(eq(refundsDue.bookingNumber, bookingNumber), eq(refundsDue.position, position)))

/**
 * What a refund changes of a ride: while it runs, nobody is to pay that money again. What was paid beyond the price was
 * never to be paid. @param usd whole dollars that go back
 */
export function waiverOf({ status, priceUsd, paidUsd, waivedUsd }: Ride, usd: number): RideChange | null {
  const returned = usd - Math.max(0, paidUsd - priceUsd)
  return status === 'cancelled' || returned <= 0 ? null : { waivedUsd: waivedUsd + returned }
}
