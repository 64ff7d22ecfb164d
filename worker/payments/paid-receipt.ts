/**
 * The receipt for what a guest has paid: its company, and when it is mailed. Its number is that of the booking's newest
 * line in the cash book. docs/payments.md#receipts-for-guests
 */
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { ReceiptFor } from '#domain/bookings/request/company.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Booking } from '#worker/bookings/read-bookings.ts'
import { primary, query } from '#worker/database/d1.ts'
import { enqueueForRides } from '#worker/database/mail-queue.ts'
import { bookings, receiptRequests, rides } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'

/** Adds the company's name to the receipt. Erased bookings refuse it. */
export async function requestReceipt(
  env: Env,
  { number }: Booking,
  { company, address, taxNumber }: ReceiptFor,
  now: Date,
) {
  const db = primary(env)
  const values = db
    .select({
      bookingNumber: bookings.number,
      company: sql<string>`${company}`.as('company'),
      address: sql<string>`${address}`.as('address'),
      taxNumber: sql<string>`${taxNumber}`.as('tax_number'),
      at: sql<string>`${now.toISOString()}`.as('at'),
    })
    .from(bookings)
    .where(and(eq(bookings.number, number), sql`${bookings.erasedAt} is null`))
  await query(() =>
    db
      .insert(receiptRequests)
      .select(values)
      .onConflictDoUpdate({ target: receiptRequests.bookingNumber, set: { company, address, taxNumber } }),
  )
}

export async function receiptFor(env: Env, { number }: Booking): Promise<ReceiptFor | null> {
  const { company, address, taxNumber, bookingNumber } = receiptRequests
  const [found] = await query(() =>
    primary(env)
      .select({ company, address, taxNumber })
      .from(receiptRequests)
      .where(eq(bookingNumber, number))
      .limit(1),
  )
  return found ?? null
}

/** Of a booking: whether a ride that runs is still ahead, and whether all that is owed is paid. */
const NONE_AHEAD = (today: string) => sql`not exists (
  select 1 from rides ahead
  where ahead.booking_number = rides.booking_number and ahead.status in ('new', 'confirmed') and ahead.pickup_date >= ${today}
)`
const ALL_PAID = sql`exists (
  select 1 from payment_allocations paid where paid.booking_number = rides.booking_number
) and not exists (
  select 1 from operator_bookings owing where owing.number = rides.booking_number and owing.owed_usd > 0
)`

/** Puts the receipts that are due into the outbox: the day after the last ride, once all is paid. Each goes once. */
export async function addDueReceipts(env: Env, now: Date): Promise<void> {
  const db = primary(env)
  const isDue = and(
    inArray(rides.bookingNumber, db.select({ number: receiptRequests.bookingNumber }).from(receiptRequests)),
    eq(rides.position, 1),
    ne(bookings.email, ''),
    NONE_AHEAD(sriLankaTime(now).date),
    ALL_PAID,
  )!
  await query(() => enqueueForRides(db, { kind: 'paid-receipt', reader: 'guest' }, isDue, now.toISOString()))
}
