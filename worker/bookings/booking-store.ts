/** Bookings in D1: written once with their mail, found by reference or by the quote they redeemed. */
import { and, eq, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { outbox, safariBookings, transferBookings, type BookingKind, type MailAudience, type SafariBooking, type TransferBooking } from '#worker/platform/schema.ts'
import { primary, query } from '#worker/platform/d1.ts'
import type { Env } from '#worker/environment.ts'

/** A row of either table, told apart by `kind`. */
export type Booking = ({ readonly kind: 'transfer' } & TransferBooking) | ({ readonly kind: 'safari' } & SafariBooking)
export type BookingOf<K extends BookingKind> = Extract<Booking, { kind: K }>

type Given = 'id' | 'status' | 'statusChangedAt' | 'erasedAt'
/** A booking to be written. */
export type NewBooking = { [K in BookingKind]: Omit<BookingOf<K>, Given> }[BookingKind]

export const TABLES = { transfer: transferBookings, safari: safariBookings } as const

/** Who is told when a booking is made. */
const AUDIENCES: readonly MailAudience[] = ['customer', 'operator']

/** The booking that redeemed a quote. */
export async function findByQuote<K extends BookingKind>(env: Env, kind: K, jti: string): Promise<BookingOf<K> | null> {
  const table = TABLES[kind]
  const [row] = await query(() => primary(env).select().from(table).where(eq(table.jti, jti)).limit(1))
  return row ? { kind, ...row } as BookingOf<K> : null
}

/** @param reference as `parseReference` gives it */
export async function findByReference(env: Env, reference: string): Promise<Booking | null> {
  const db = primary(env)
  const [transfers, safaris] = await query(() => db.batch([
    db.select().from(transferBookings).where(eq(transferBookings.reference, reference)).limit(1),
    db.select().from(safariBookings).where(eq(safariBookings.reference, reference)).limit(1),
  ]))
  if (transfers[0]) return { kind: 'transfer', ...transfers[0] }
  return safaris[0] ? { kind: 'safari', ...safaris[0] } : null
}

/**
 * Writes a booking and the mail it causes in one batch: both or neither. Of many that redeem one quote the first is
 * written; all are answered with it. May be run again after a fault: what is there already stays as it is.
 */
export async function writeBooking(env: Env, booking: NewBooking): Promise<Booking> {
  const db = primary(env)
  const { kind, ...values } = booking
  const table = TABLES[kind]
  // Mail only for the row that this very call wrote: another one's has its own reference.
  const mail = (audience: MailAudience) => db.insert(outbox).select(db.select({
    id: sql`null`.as('id'),
    kind: sql`${kind}`.as('kind'),
    bookingId: table.id,
    audience: sql`${audience}`.as('audience'),
    createdAt: table.createdAt,
    dueAt: sql`${values.createdAt}`.as('due_at'),
    attempts: sql`0`.as('attempts'),
    leasedUntil: sql`null`.as('leased_until'),
    sentAt: sql`null`.as('sent_at'),
    givenUpAt: sql`null`.as('given_up_at'),
    lastError: sql`null`.as('last_error'),
  }).from(table).where(and(eq(table.jti, values.jti), eq(table.reference, values.reference)))).onConflictDoNothing()
  const statements: [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]] = [
    db.insert(table).values(values as never).onConflictDoNothing({ target: table.jti }),
    ...AUDIENCES.map(mail),
    db.select().from(table).where(eq(table.jti, values.jti)).limit(1),
  ]
  const results = await query(() => db.batch(statements)) as unknown as (TransferBooking | SafariBooking)[][]
  return { kind, ...results.at(-1)![0]! } as Booking
}

export async function findById(env: Env, kind: BookingKind, id: number): Promise<Booking | null> {
  const table = TABLES[kind]
  const [row] = await query(() => primary(env).select().from(table).where(eq(table.id, id)).limit(1))
  return row ? { kind, ...row } as Booking : null
}
