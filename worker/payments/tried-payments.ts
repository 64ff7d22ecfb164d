/** What is known of a booking's last payment by card. Loaded where a gateway takes payments. */
import { eq, sql } from 'drizzle-orm'
import type { LastTry } from '#domain/bookings/money/tried-payment.ts'
import { primary, query } from '#worker/database/d1.ts'
import { bookings } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'

const ofLastNotice = (column: 'status' | 'received_at') =>
  sql`(select ${sql.raw(`said.${column}`)} from payment_notices said where said.booking_number = bookings.number order by said.id desc limit 1)`

/** Columns of a select of `bookings`. */
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
