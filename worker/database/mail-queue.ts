/** Puts mail into the outbox, in the batch of what causes it. `worker/mail/outbox-and-retries.ts` sends it. */
import { eq, getTableColumns, ne, sql, type SQL } from 'drizzle-orm'
import type { Db } from './d1.ts'
import { type BookingMailKind, bookings, type MailReader, outbox, type ProposalMailKind, rides } from './schema.ts'

export interface CausedMail {
  readonly kind: BookingMailKind
  readonly reader: MailReader
  readonly bookingNumber: number
  /** The ride that it is about; 0 for the booking with all its rides. */
  readonly position: number
  /** A visitor or a driver causes it; of a visitor, the keyed hash of the network. */
  readonly byVisitor?: boolean
  readonly network?: string | null
}

/** If the same mail went out before, its row starts again, with the new time of its cause. */
const startsAgain = (instant: string) => ({
  createdAt: instant,
  untoldSince: sql`case when ${outbox.sentAt} is null and ${outbox.givenUpAt} is null
    then coalesce(${outbox.untoldSince}, ${outbox.createdAt}) end`,
  dueAt: instant,
  attempts: 0,
  leasedUntil: null,
  amongMany: false,
  triedAt: null,
  sentAt: null,
  givenUpAt: null,
  lastError: null,
  messageId: null,
  bouncedAt: null,
  bounceReason: null,
})

/** A row that has this cause already stays as it is: the cause was written twice, as an answer was lost or a write was late. */
const startingAgain = (
  instant: string,
  { network = null, byVisitor = false }: Pick<CausedMail, 'network' | 'byVisitor'> = {},
) => ({
  target: [outbox.bookingNumber, outbox.position, outbox.kind, outbox.reader],
  targetWhere: sql`${outbox.bookingNumber} is not null`,
  set: { ...startsAgain(instant), network, byVisitor },
  setWhere: ne(outbox.createdAt, instant),
})

/** @param instant UTC, ISO 8601 */
export function enqueueMail(db: Db, mail: CausedMail, instant: string) {
  return db
    .insert(outbox)
    .values({ ...mail, createdAt: instant, dueAt: instant })
    .onConflictDoUpdate(startingAgain(instant, mail))
}

/** The same, if it was not put there before. */
export const enqueueOnce = (db: Db, mail: CausedMail, instant: string) =>
  db
    .insert(outbox)
    .values({ ...mail, createdAt: instant, dueAt: instant })
    .onConflictDoNothing()

export interface ProposalMail {
  readonly kind: ProposalMailKind
  readonly reader: MailReader
  readonly proposalNumber: number
  readonly version: number
  readonly byVisitor?: boolean
  readonly network?: string | null
}

/** About a version of a proposal. @param instant UTC, ISO 8601 */
export function enqueueProposalMail(db: Db, { version, ...mail }: ProposalMail, instant: string) {
  return db
    .insert(outbox)
    .values({ ...mail, position: version, createdAt: instant, dueAt: instant })
    .onConflictDoUpdate({
      ...startingAgain(instant, mail),
      target: [outbox.proposalNumber, outbox.position, outbox.kind],
      targetWhere: sql`${outbox.proposalNumber} is not null`,
    })
}

/** What a row of the outbox begins with, by name; every other column is empty. */
type StartingColumns = Pick<
  typeof outbox.$inferSelect,
  'kind' | 'reader' | 'createdAt' | 'dueAt' | 'attempts' | 'byVisitor' | 'network' | 'amongMany'
>

/**
 * One mail for each of some rides.
 * @param isDue a condition on `rides` and `bookings`
 * @param ifSent whether a mail that went out before goes out again
 */
export function enqueueForRides(
  db: Db,
  { kind, reader, byVisitor = false, network = null }: Omit<CausedMail, 'bookingNumber' | 'position'>,
  isDue: SQL,
  instant: string,
  ifSent: 'again' | 'not again' = 'not again',
) {
  const starting: StartingColumns = {
    kind,
    reader,
    createdAt: instant,
    dueAt: instant,
    attempts: 0,
    byVisitor,
    network,
    amongMany: false,
  }
  const given: Readonly<Record<string, SQL>> = {
    ...Object.fromEntries(Object.entries(starting).map(([name, value]) => [name, sql`${value}`])),
    bookingNumber: sql`${rides.bookingNumber}`,
    position: sql`${rides.position}`,
  }
  // An insert from a select needs all columns, in the order of the table.
  const selected = Object.fromEntries(
    Object.entries(getTableColumns(outbox)).map(([name, column]) => [name, (given[name] ?? sql`null`).as(column.name)]),
  )
  const due = db.select(selected).from(rides).innerJoin(bookings, eq(bookings.number, rides.bookingNumber)).where(isDue)
  const rows = db.insert(outbox).select(due as never)
  return ifSent === 'not again'
    ? rows.onConflictDoNothing()
    : rows.onConflictDoUpdate(startingAgain(instant, { network, byVisitor }))
}

/** The overview of a day, if there was none before. @param day `YYYY-MM-DD` */
export function enqueueOverview(db: Db, day: string, instant: string) {
  return db
    .insert(outbox)
    .values({ kind: 'overview', reader: 'operator', day, createdAt: instant, dueAt: instant })
    .onConflictDoNothing()
}
