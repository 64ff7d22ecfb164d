import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Env } from '#worker/environment.ts'
import { primary, query } from '#worker/platform/d1.ts'
import { logFailure } from '#worker/platform/log.ts'
import { outbox, type OutboxRow } from '#worker/platform/schema.ts'
import { type Booking, findById } from './booking-store.ts'
import { compose } from './mail-messages.ts'
import { send, type SendFailure } from './mail-sender.ts'

/**
 * The outbox: mail that bookings cause, sent until it is gone. A mail is leased before it is sent, so that of the request
 * that took the booking, a repeated post and the sweep only one sends it. Should the Worker die between the platform's yes and the
 * note of it, the mail goes once more: rather twice than never.
 */

/** Mails of one sweep: each is a send, a read and a write, and a Worker has a limit of those. */
const BATCH = 12

export interface DueMail {
  /** Only this booking's mail. */
  readonly booking?: Pick<Booking, 'kind' | 'id'>
  readonly now?: Date
}

/** Leases mails that are due: nobody else gets them until the lease ends. */
async function claim(env: Env, { booking, now = new Date() }: DueMail): Promise<OutboxRow[]> {
  const db = primary(env)
  const instant = now.toISOString()
  const due = db.select({ id: outbox.id }).from(outbox).where(and(
    isNull(outbox.sentAt), isNull(outbox.givenUpAt), lte(outbox.dueAt, instant),
    or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, instant)),
    booking && and(eq(outbox.kind, booking.kind), eq(outbox.bookingId, booking.id)),
  )).orderBy(asc(outbox.dueAt)).limit(BATCH)
  return query(() => db.update(outbox)
    .set({ leasedUntil: new Date(now.getTime() + LEASE).toISOString() })
    .where(inArray(outbox.id, due)).returning())
}

async function note(env: Env, row: OutboxRow, failed: SendFailure | null, now: Date): Promise<void> {
  const attempts = row.attempts + 1
  const instant = now.toISOString()
  const again = failed && !failed.lasting ? nextTry(new Date(row.createdAt), attempts, now) : null
  const outcome = !failed ? { sentAt: instant, lastError: null }
    : again ? { dueAt: again.toISOString(), lastError: failed.code }
    : { givenUpAt: instant, lastError: failed.code }
  await query(() => primary(env).update(outbox).set({ attempts, leasedUntil: null, ...outcome }).where(eq(outbox.id, row.id)))
}

async function deliver(env: Env, row: OutboxRow, now: Date): Promise<void> {
  const booking = await findById(env, row.kind, row.bookingId)
  const failed = !booking || booking.erasedAt !== null
    ? { code: 'booking erased', lasting: true }
    : await compose(env, booking, row.audience, now).then((mail) => send(env, mail), (error: unknown) => {
      logFailure('mail not composed', error)
      return { code: 'not composed', lasting: false }
    })
  await note(env, row, failed, now)
}

/**
 * Sends what is due: right after a booking, and by the sweep whatever that left. Never throws: a failure waits in the outbox.
 * @returns how many were tried
 */
export async function sendDueMail(env: Env, due: DueMail = {}): Promise<number> {
  try {
    const rows = await claim(env, due)
    // One that cannot be noted keeps none of the others; the database's own failures are logged where they happen.
    for (const outcome of await Promise.allSettled(rows.map((row) => deliver(env, row, due.now ?? new Date())))) {
      if (outcome.status === 'rejected') logFailure('mail not delivered', outcome.reason)
    }
    return rows.length
  } catch (error) {
    logFailure('outbox', error)
    return 0
  }
}

/** When a mail that failed is tried again, and when no longer. */

const MINUTE = 60_000
const FIRST_DELAY = 5 * MINUTE
const LONGEST_DELAY = 240 * MINUTE
const GIVE_UP_AFTER = 24 * 60 * MINUTE

/** How long the one who sends a mail may take before another may try: longer than a send, shorter than a sweep's interval. */
export const LEASE = 4 * MINUTE

/**
 * The next try after so many that failed: 5, 10, 20 … minutes later, at most four hours.
 * @returns `null` when that would be over a day after the booking
 */
export function nextTry(created: Date, attempts: number, now: Date): Date | null {
  const next = new Date(now.getTime() + Math.min(FIRST_DELAY * 2 ** (attempts - 1), LONGEST_DELAY))
  return next.getTime() - created.getTime() > GIVE_UP_AFTER ? null : next
}
