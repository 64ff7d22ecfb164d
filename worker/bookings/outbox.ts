/**
 * The outbox: mail about bookings, kept in D1 until it has been sent. docs/bookings.md#mail
 * A mail is leased before it is sent: of the request that took the booking, a repeated post and the sweep, only one sends it.
 * If the Worker dies between sending and recording that, the mail goes out a second time: better twice than never.
 */
import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Env } from '#worker/environment.ts'
import { primary, query } from '#worker/platform/d1.ts'
import { logFailure } from '#worker/log.ts'
import { outbox, type OutboxRow } from '#worker/platform/schema.ts'
import { type Booking, findById } from './booking-store.ts'
import { compose } from './mail-messages.ts'
import { send, type SendFailure } from './mail-sender.ts'

const MINUTE = 60_000

/** Mails of one sweep. Each is a send, a read and a write, and a Worker may make only so many calls. */
const BATCH = 12
/** Longer than sending takes, and shorter than the time between two sweeps. */
const LEASE = 4 * MINUTE

const FIRST_DELAY = 5 * MINUTE
const LONGEST_DELAY = 240 * MINUTE
/** Counted from when the mail was caused. */
const GIVE_UP_AFTER = 24 * 60 * MINUTE

/**
 * When a mail is tried again after so many failures: 5, 10, 20 … minutes later, at most four hours.
 * @returns `null` when that would be more than a day after the mail was caused
 */
function nextTry(created: Date, attempts: number, now: Date): Date | null {
  const next = new Date(now.getTime() + Math.min(FIRST_DELAY * 2 ** (attempts - 1), LONGEST_DELAY))
  return next.getTime() - created.getTime() > GIVE_UP_AFTER ? null : next
}

interface DueMail {
  /** Only this booking's mail. */
  readonly booking?: Pick<Booking, 'kind' | 'id'>
  readonly now?: Date
}

/** Takes mails that are due: nobody else gets them before the lease ends. */
async function lease(env: Env, { booking, now = new Date() }: DueMail): Promise<OutboxRow[]> {
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

async function recordOutcome(env: Env, row: OutboxRow, failure: SendFailure | null, now: Date): Promise<void> {
  const attempts = row.attempts + 1
  const instant = now.toISOString()
  const next = failure && !failure.permanent ? nextTry(new Date(row.createdAt), attempts, now) : null
  const outcome = !failure ? { sentAt: instant, lastError: null }
    : next ? { dueAt: next.toISOString(), lastError: failure.code }
    : { givenUpAt: instant, lastError: failure.code }
  await query(() => primary(env).update(outbox).set({ attempts, leasedUntil: null, ...outcome }).where(eq(outbox.id, row.id)))
}

async function sendOne(env: Env, row: OutboxRow, now: Date): Promise<void> {
  const booking = await findById(env, row.kind, row.bookingId)
  const failure = !booking || booking.erasedAt !== null
    ? { code: 'booking erased', permanent: true }
    : await compose(env, booking, row.audience, now).then((mail) => send(env, mail), (error: unknown) => {
      logFailure('mail not composed', error)
      return { code: 'not composed', permanent: false }
    })
  await recordOutcome(env, row, failure, now)
}

/**
 * Sends what is due: right after a booking its own mail, in a sweep everything. Never throws: what fails waits in the outbox.
 * @returns how many were tried
 */
export async function sendDueMail(env: Env, due: DueMail = {}): Promise<number> {
  try {
    const rows = await lease(env, due)
    // A mail whose outcome cannot be recorded does not stop the others.
    for (const outcome of await Promise.allSettled(rows.map((row) => sendOne(env, row, due.now ?? new Date())))) {
      if (outcome.status === 'rejected') logFailure('outcome of a mail not recorded', outcome.reason)
    }
    return rows.length
  } catch (error) {
    logFailure('outbox', error)
    return 0
  }
}
