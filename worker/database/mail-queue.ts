/** Puts mail into the outbox, in the batch of what causes it. `worker/mail/outbox.ts` sends it. */
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from './d1.ts'
import { type MailKind, type MailReader, outbox } from './schema.ts'

export interface CausedMail {
  readonly kind: MailKind
  readonly reader: MailReader
  readonly bookingNumber: number
  /** The ride that it is about; 0 for the booking with all its rides. */
  readonly position: number
}

/** A mail of which one has gone out before starts again: it was caused at another time. */
const startsAgain = (instant: string) => ({
  createdAt: instant,
  dueAt: instant,
  attempts: 0,
  leasedUntil: null,
  triedAt: null,
  sentAt: null,
  givenUpAt: null,
  lastError: null,
  messageId: null,
  bouncedAt: null,
  bounceReason: null,
})

/** @param instant UTC, ISO 8601 */
export function enqueueMail(db: Db, mail: CausedMail, instant: string) {
  return db
    .insert(outbox)
    .values({ ...mail, createdAt: instant, dueAt: instant })
    .onConflictDoUpdate({
      target: [outbox.bookingNumber, outbox.position, outbox.kind, outbox.reader],
      targetWhere: sql`${outbox.bookingNumber} is not null`,
      set: startsAgain(instant),
    })
}

/**
 * One mail for each of some rides, if there was none before.
 * @param ridesDue what follows `select … `: `from rides where …`
 */
export function enqueueForRides(
  db: Db,
  { kind, reader }: Pick<CausedMail, 'kind' | 'reader'>,
  ridesDue: SQL,
  instant: string,
) {
  return db.run(sql`
    insert into outbox (kind, reader, booking_number, position, created_at, due_at)
    select ${kind}, ${reader}, rides.booking_number, rides.position, ${instant}, ${instant} ${ridesDue}
    on conflict do nothing`)
}

/** The overview of a day, if there was none before. @param day `YYYY-MM-DD` */
export function enqueueOverview(db: Db, day: string, instant: string) {
  return db
    .insert(outbox)
    .values({ kind: 'overview', reader: 'operator', day, createdAt: instant, dueAt: instant })
    .onConflictDoNothing()
}
