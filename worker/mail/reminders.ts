/**
 * The mails that the clock causes: into the outbox when their time has come, each once. domain/bookings/occasions.ts
 * says who gets which.
 * A booking and what a mail is about are unique in the outbox, so that a sweep may run twice, or hours late.
 */
import { and, between, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { dueBookings, overviewDay, type DueBookings } from '#domain/bookings/occasions.ts'
import type { LocalMoment } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { primary, query, replica } from '#worker/database/d1.ts'
import { heartbeats, outbox, safariBookings, transferBookings, type BookingKind } from '#worker/database/schema.ts'

type Table = typeof transferBookings | typeof safariBookings

const text = ({ date, time }: LocalMoment) => `${date} ${time}`

/** Who still has the way back before them is thanked after that. */
const IS_LAST_DRIVE = or(
  isNull(transferBookings.otherWay),
  transferBookings.isReturn,
  sql`exists (select 1 from ${transferBookings} as other where other.reference = ${transferBookings.otherWay} and other.status = 'cancelled')`,
)

/** The day's bounds let the index find the rows; date and time together decide. */
function isDue(
  table: Table,
  { occasion, pickupAfter, pickupUntil, statuses, withoutDriver, createdBefore }: DueBookings,
) {
  const pickup = sql`${table.pickupDate} || ' ' || ${table.pickupTime}`
  return and(
    between(table.pickupDate, pickupAfter.date, pickupUntil.date),
    sql`${pickup} > ${text(pickupAfter)}`,
    sql`${pickup} <= ${text(pickupUntil)}`,
    inArray(table.status, [...statuses]),
    withoutDriver ? isNull(table.driverName) : undefined,
    lte(table.createdAt, createdBefore),
    isNull(table.erasedAt),
    occasion === 'thanks' && table === transferBookings ? IS_LAST_DRIVE : undefined,
  )
}

const BOOKINGS: readonly (readonly [BookingKind, Table])[] = [
  ['transfer', transferBookings],
  ['safari', safariBookings],
]

/** Puts every mail whose time has come into the outbox. */
export async function addDueReminders(env: Env, now = new Date()): Promise<void> {
  const db = primary(env)
  const instant = now.toISOString()
  const day = overviewDay(now)
  // Columns stand in the order of the schema.
  const rest = sql`${instant}, ${instant}, 0, null, null, null, null, null, null, null, null, null`
  const inserts: BatchItem<'sqlite'>[] = dueBookings(now).flatMap((due) =>
    BOOKINGS.map(([kind, table]) =>
      db
        .insert(outbox)
        .select(
          sql`select null, ${kind}, ${table.id}, ${due.occasion}, ${rest} from ${table} where ${isDue(table, due)}`,
        )
        .onConflictDoNothing(),
    ),
  )
  if (day !== null)
    inserts.push(
      db
        .insert(outbox)
        .values({
          kind: 'day',
          bookingId: Number(day.replaceAll('-', '')),
          audience: 'overview',
          createdAt: instant,
          dueAt: instant,
        })
        .onConflictDoNothing(),
    )
  await query(() => db.batch(inserts as [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]]))
}

const SWEEP = 'sweep'

/** Notes that the cron has run. */
export async function noteSweep(env: Env, now = new Date()): Promise<void> {
  const at = now.toISOString()
  await query(() =>
    primary(env)
      .insert(heartbeats)
      .values({ name: SWEEP, at })
      .onConflictDoUpdate({ target: heartbeats.name, set: { at } }),
  )
}

/** When the cron last ran, UTC, ISO 8601; `null` if it never has. */
export async function lastSweep(env: Env): Promise<string | null> {
  const [row] = await query(() =>
    replica(env)
      .select()
      .from(heartbeats)
      .where(sql`${heartbeats.name} = ${SWEEP}`)
      .limit(1),
  )
  return row?.at ?? null
}

/** The cron runs every five minutes: after this time something is wrong. */
const SILENT_AFTER_MS = 20 * 60_000

export function isSilent(sweptAt: string | null, now = new Date()): boolean {
  return sweptAt === null || now.getTime() - Date.parse(sweptAt) > SILENT_AFTER_MS
}
