/** Bookings in D1: written once, together with their mail; found by reference or by the quote that they redeemed. */
import { and, eq, not, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { parseReference } from '#domain/bookings/reference.ts'
import type { Env } from '#worker/environment.ts'
import { primary, query } from '#worker/platform/d1.ts'
import {
  outbox,
  safariBookings,
  transferBookings,
  type BookingKind,
  type MailAudience,
  type SafariBooking,
  type TransferBooking,
} from '#worker/platform/schema.ts'

/** A row of either table, told apart by `kind`. */
export type Booking = ({ readonly kind: 'transfer' } & TransferBooking) | ({ readonly kind: 'safari' } & SafariBooking)

type SetByDatabase =
  | 'id'
  | 'number'
  | 'status'
  | 'statusChangedAt'
  | 'driverName'
  | 'driverPhone'
  | 'driverCar'
  | 'driverCode'
  | 'paidUsd'
  | 'version'
  | 'erasedAt'
/** A booking to be written. */
export type NewBooking = { [K in BookingKind]: Omit<Extract<Booking, { kind: K }>, SetByDatabase> }[BookingKind]

const TABLES = { transfer: transferBookings, safari: safariBookings } as const

export type NewTransfer = Extract<NewBooking, { kind: 'transfer' }>

/** Who gets a mail when a booking is made. */
const AUDIENCES: readonly MailAudience[] = ['customer', 'operator']

/** @param jti of the quote's token */
export async function findByQuote(env: Env, kind: BookingKind, jti: string): Promise<Booking | null> {
  const table = TABLES[kind]
  const [row] = await query(() => primary(env).select().from(table).where(eq(table.jti, jti)).limit(1))
  return row ? ({ kind, ...row } as Booking) : null
}

/** @param typed a reference in any spelling */
export async function findByReference(env: Env, typed: string): Promise<Booking | null> {
  const reference = parseReference(typed)
  if (!reference) return null
  const db = primary(env)
  const [transfers, tours] = await query(() =>
    db.batch([
      db.select().from(transferBookings).where(eq(transferBookings.reference, reference)).limit(1),
      db.select().from(safariBookings).where(eq(safariBookings.reference, reference)).limit(1),
    ]),
  )
  if (transfers[0]) return { kind: 'transfer', ...transfers[0] }
  return tours[0] ? { kind: 'safari', ...tours[0] } : null
}

/** @param number a transfer's `insertId` */
export async function findByNumber(env: Env, number: number): Promise<Booking | null> {
  const [row] = await query(() =>
    primary(env).select().from(transferBookings).where(eq(transferBookings.number, number)).limit(1),
  )
  return row ? { kind: 'transfer', ...row } : null
}

export async function findById(env: Env, kind: BookingKind, id: number): Promise<Booking | null> {
  const table = TABLES[kind]
  const [row] = await query(() => primary(env).select().from(table).where(eq(table.id, id)).limit(1))
  return row ? ({ kind, ...row } as Booking) : null
}

/** @param code of the driver's sheet */
export async function findByDriverCode(env: Env, code: string): Promise<Booking | null> {
  const db = primary(env)
  const [transfers, tours] = await query(() =>
    db.batch([
      db.select().from(transferBookings).where(eq(transferBookings.driverCode, code)).limit(1),
      db.select().from(safariBookings).where(eq(safariBookings.driverCode, code)).limit(1),
    ]),
  )
  if (transfers[0]) return { kind: 'transfer', ...transfers[0] }
  return tours[0] ? { kind: 'safari', ...tours[0] } : null
}

const isWritten = (reference: string) => sql`exists (select 1 from transfer_bookings where reference = ${reference})`

/**
 * Writes the way back beside the way there, and takes both away again if one of their quotes is another booking's.
 * @param there reference of the way there
 */
function wayBackStatements(env: Env, there: string, back: NewTransfer): BatchItem<'sqlite'>[] {
  const db = primary(env)
  const removeWithout = (reference: string, other: string) =>
    db.delete(transferBookings).where(and(eq(transferBookings.reference, reference), not(isWritten(other))))
  return [
    db.insert(transferBookings).values(back).onConflictDoNothing({ target: transferBookings.jti }),
    removeWithout(back.reference, there),
    removeWithout(there, back.reference),
  ]
}

/**
 * Writes a booking and its mail in one batch: both or neither; with the way back of a return trip, all or nothing. May
 * run again after a failure.
 * @param back has no mail of its own: the mail of the way there is about both
 * @returns the booking that redeemed the quote: this one, or an earlier one with another reference, which stays as it
 *   is; `null` if another booking has
 *   redeemed the quote of the way back, and nothing was written
 */
export async function writeBooking(
  env: Env,
  booking: NewBooking,
  back: NewTransfer | null = null,
): Promise<Booking | null> {
  const db = primary(env)
  const { kind, ...values } = booking
  const table = TABLES[kind]
  // Selects nothing when another booking redeemed the quote: its reference is another one.
  const mail = (audience: MailAudience) =>
    db
      .insert(outbox)
      .select(
        db
          .select({
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
            recipient: sql`null`.as('recipient'),
            triedAt: sql`null`.as('tried_at'),
            messageId: sql`null`.as('message_id'),
            bouncedAt: sql`null`.as('bounced_at'),
            bounceReason: sql`null`.as('bounce_reason'),
          })
          .from(table)
          .where(and(eq(table.jti, values.jti), eq(table.reference, values.reference))),
      )
      .onConflictDoNothing()
  const statements: [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]] = [
    db
      .insert(table)
      .values(values as never)
      .onConflictDoNothing({ target: table.jti }),
    ...(back ? wayBackStatements(env, values.reference, back) : []),
    ...AUDIENCES.map(mail),
    db.select().from(table).where(eq(table.jti, values.jti)).limit(1),
  ]
  const results = (await query(() => db.batch(statements))) as unknown as (TransferBooking | SafariBooking)[][]
  const [row] = results.at(-1)!
  return row ? ({ kind, ...row } as Booking) : null
}
