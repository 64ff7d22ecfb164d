/**
 * The outbox: mail about bookings, kept in D1 until it has been sent. docs/bookings.md#mail
 * A mail is leased before it is sent: of the request that took the booking, a repeated post and the sweep, only one
 * sends it. Mail that a step or the clock caused goes before receipts; then what is due first, and a mail that failed
 * after those that did not. Changes by a guest that wait together go as one mail to each reader.
 * What D1 cannot record of a mail that was accepted is tried again, and noted in KV, which the next try reads first.
 * Only if the Worker dies between acceptance and both does the mail go out a second time: better twice than never.
 */
import { isRunning } from '#domain/bookings/ride.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { isStillWanted } from '#domain/bookings/day/reminder-and-warning-hours.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { type Booking, findByNumber, type Ride } from '#worker/bookings/read-bookings.ts'
import { doublingWait, isDue, isFree, isUnsent, primary, query, STATEMENTS_PER_RUN } from '#worker/database/d1.ts'
import { type BookingMailKind, type MailReader, outbox, type OutboxRow } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { logFailure, statementsUsed } from '#worker/log.ts'
import { transferOf } from '#worker/payments/payment-options.ts'
import { cache, cached } from '#worker/platform/kv.ts'
import { DIGEST_EVERY, sendDigest } from './digest.ts'
import { type Allowance, allowMail, classOf, discount, lastTold, raiseMailAlarm, WITHHELD } from './mails-per-hour.ts'
import { type Accepted, type Mail, noteOwnAddresses, send, type SendFailure } from './sender.ts'

/** Mails that are sent at once. */
const BATCH = 12
/** Mails of one sweep. Each is some four statements, a send and perhaps a read of KV. */
const SWEEP = 190
/** A sweep begins no batch of mails with fewer statements left: a batch takes some 90, and other tasks come after it. */
const STATEMENTS_LEFT = 250
/** How long a sweep goes on taking mails. The cron gives it more than that. */
const SWEEP_MS = 25_000
/** How long the mail service may take for one mail. */
const SEND_MS = 10_000
/**
 * Pauses before the outcome of a mail is recorded again. After an answer a Worker may go on for 30 s, of which sending
 * takes at most 10.
 */
const RECORD_AGAIN_MS = [250, 500, 1000, 2000, 4000, 8000]
/**
 * Longer than sending and recording take, and than KV needs to show a note everywhere; shorter than the time between
 * two sweeps.
 */
const LEASE = 4 * MINUTE_MS
/** Later than this after its lease a mail is not handed over: what is left is for recording it, and for a long sweep. */
const HAND_OVER_MS = 3 * MINUTE_MS

const FIRST_DELAY = 5 * MINUTE_MS
const LONGEST_DELAY = 4 * HOUR_MS
/** Counted from when the mail was caused. */
const GIVE_UP_AFTER = DAY_MS
/** The operator's own address may have been wrong over a weekend: what is still wanted then is told. */
const OPERATOR_GIVE_UP_AFTER = 4 * DAY_MS

/**
 * When a mail is tried again after that many failures: 5, 10, 20 … minutes later, at most four hours.
 * @returns `null` when that would be more than a day after the mail was caused, or four days while the operator's address is refused
 */
function nextTry(created: Date, attempts: number, { waitsForOperator }: SendFailure, now: Date): Date | null {
  const next = new Date(now.getTime() + doublingWait(FIRST_DELAY, LONGEST_DELAY, attempts))
  const giveUpAfter = waitsForOperator ? OPERATOR_GIVE_UP_AFTER : GIVE_UP_AFTER
  return next.getTime() - created.getTime() > giveUpAfter ? null : next
}

interface DueMail {
  /** The most mails that one batch takes. */
  readonly limit?: number
  /** Only this booking's mail. */
  readonly bookingNumber?: number
  /** Only this proposal's mail. */
  readonly proposalNumber?: number
  readonly now?: Date
}

/** Rows of the outbox that go as one mail: one row, or changes by the guest of one booking. */
type Waiting = readonly [OutboxRow, ...OutboxRow[]]

/** What goes as one mail has the same text here. */
const mailOf = (row: OutboxRow) =>
  classOf(row) === 'change' ? `${row.bookingNumber} ${row.reader} change` : `${row.id}`

/** Takes mails that are due, and changes that go with them: nobody else gets them before the lease ends. */
async function lease(
  env: Env,
  { bookingNumber, proposalNumber, limit = BATCH, now = new Date() }: DueMail,
): Promise<Waiting[]> {
  const db = primary(env)
  const instant = now.toISOString()
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        isDue(outbox, instant),
        bookingNumber === undefined ? undefined : eq(outbox.bookingNumber, bookingNumber),
        proposalNumber === undefined ? undefined : eq(outbox.proposalNumber, proposalNumber),
        // Mails are sent side by side: who drives is told once the confirmation is out, or has failed.
        sql`not (${outbox.kind} = 'driver' and exists (
          select 1 from outbox confirmation
          where confirmation.booking_number = ${outbox.bookingNumber} and confirmation.kind = 'confirmed'
            and confirmation.reader = 'guest' and confirmation.position in (0, ${outbox.position})
            and confirmation.sent_at is null and confirmation.given_up_at is null and confirmation.attempts = 0
        ))`,
      ),
    )
    // What a step or the clock caused is for a journey that is near: it does not wait behind receipts.
    .orderBy(
      sql`${outbox.byVisitor} and ${outbox.kind} in ('receipt', 'link')`,
      sql`${outbox.attempts} > 0`,
      asc(outbox.dueAt),
      asc(outbox.id),
    )
    .limit(limit)
  const leasedUntil = new Date(now.getTime() + LEASE).toISOString()
  const leased = await query(() => db.update(outbox).set({ leasedUntil }).where(inArray(outbox.id, due)).returning())
  const changed = leased.filter((row) => classOf(row) === 'change').map((row) => row.bookingNumber)
  if (changed.length > 0) {
    const isUnsentChange = and(
      sql`${outbox.bookingNumber} in (select value from json_each(${JSON.stringify(changed)}))`,
      inArray(outbox.kind, ['changed', 'cancelled']),
      outbox.byVisitor,
      isUnsent(outbox),
      isFree(outbox, instant),
    )
    leased.push(...(await query(() => db.update(outbox).set({ leasedUntil }).where(isUnsentChange).returning())))
  }
  return [...Map.groupBy(leased, mailOf).values()].map((rows) => rows as [OutboxRow, ...OutboxRow[]])
}

const jsonOf = (values: readonly unknown[]) => sql`(select value from json_each(${JSON.stringify(values)}))`

/** These rows, if nobody has caused them again meanwhile: then they go again. The index finds them by their ids. */
const areRows = (rows: readonly OutboxRow[]) =>
  sql`${outbox.id} in ${jsonOf(rows.map(({ id }) => id))}
    and ${outbox.id} || ' ' || ${outbox.createdAt} in ${jsonOf(rows.map(({ id, createdAt }) => `${id} ${createdAt}`))}`

/** Not sent now: no try is counted, and it keeps its place if nothing else is said. */
async function putBack(env: Env, rows: Waiting, set: Partial<Pick<OutboxRow, 'dueAt' | 'amongMany'>> = {}) {
  await query(() =>
    primary(env)
      .update(outbox)
      .set({ leasedUntil: null, ...set })
      .where(areRows(rows)),
  )
}

async function remove(env: Env, rows: readonly OutboxRow[]): Promise<void> {
  if (rows.length > 0) await query(() => primary(env).delete(outbox).where(areRows(rows)))
}

/** Not sent at all: the operator's list says why. */
async function withhold(env: Env, rows: Waiting, now: Date): Promise<void> {
  await query(() =>
    primary(env)
      .update(outbox)
      .set({ leasedUntil: null, network: null, givenUpAt: now.toISOString(), lastError: WITHHELD })
      .where(areRows(rows)),
  )
}

const AcceptanceSchema = v.object({ expiresAt: v.string(), messageId: v.optional(v.nullable(v.string())) })

/** A try of a mail, in KV. The time makes it another one after the database was restored to an earlier state. */
const acceptanceKey = ({ id }: OutboxRow, triedAt: string) => `mail/${id}/${triedAt}`

async function noteAcceptance(env: Env, row: OutboxRow, triedAt: string, { messageId }: Accepted): Promise<void> {
  await cache(env, acceptanceKey(row, triedAt), {
    expiresAt: new Date(Date.now() + 2 * OPERATOR_GIVE_UP_AFTER).toISOString(),
    messageId,
  })
}

/** The mail service's acceptance of the last try, if the database could not record it. */
async function earlierAcceptance(env: Env, row: OutboxRow): Promise<Accepted | null> {
  const noted = row.triedAt === null ? null : await cached(env, acceptanceKey(row, row.triedAt), AcceptanceSchema)
  return noted && { messageId: noted.messageId ?? null }
}

async function recordOutcome(env: Env, rows: Waiting, result: SendFailure | Accepted, now: Date): Promise<void> {
  const [row] = rows
  const failure = 'code' in result ? result : null
  const attempts = Math.max(...rows.map((each) => each.attempts)) + 1
  const caused = new Date(Math.max(...rows.map(({ createdAt }) => Date.parse(createdAt))))
  const instant = now.toISOString()
  const next = failure && !failure.permanent ? nextTry(caused, attempts, failure, now) : null
  const outcome =
    'messageId' in result
      ? { sentAt: instant, lastError: null, network: null, messageId: result.messageId }
      : next
        ? { dueAt: next.toISOString(), lastError: result.code }
        : { givenUpAt: instant, lastError: result.code, network: null }
  const record = () =>
    query(() =>
      primary(env)
        .update(outbox)
        .set({ attempts, leasedUntil: null, ...outcome })
        .where(areRows(rows)),
    )
  let noted = 'code' in result
  for (const pause of RECORD_AGAIN_MS) {
    try {
      return void (await record())
    } catch {
      if (!noted && 'messageId' in result) await noteAcceptance(env, row, instant, result)
      noted = true
      await new Promise((resolve) => {
        setTimeout(resolve, pause)
      })
    }
  }
  await record()
}

const NO_ANSWER: SendFailure = { code: 'no answer', permanent: false }

/** Fails after a while: a mail that the service does not answer must not hold up others. */
function timeOut(): { readonly failure: Promise<SendFailure>; isOver(): boolean; cancel(): void } {
  let timer: ReturnType<typeof setTimeout>
  let over = false
  const failure = new Promise<SendFailure>((resolve) => {
    timer = setTimeout(() => {
      over = true
      resolve(NO_ANSWER)
    }, SEND_MS)
  })
  return { failure, isOver: () => over, cancel: () => clearTimeout(timer) }
}

/** @param id the same for each try of this mail */
async function composeAndSend(env: Env, composed: Promise<Mail>, id: string): Promise<SendFailure | Accepted> {
  const limit = timeOut()
  const sent = composed.then(
    // Composed too late, its failure is recorded by now, and the next try sends it.
    (mail) => (limit.isOver() ? NO_ANSWER : send(env, mail, id)),
    (error: unknown) => {
      logFailure('mail not composed', error)
      return { code: 'not composed', permanent: false }
    },
  )
  return Promise.race([sent, limit.failure]).finally(() => limit.cancel())
}

/** Whether a ride is still what a mail of that kind says. */
type Wanted = (ride: Ride, reader: MailReader, now: Date) => boolean

const WANTED: Readonly<Record<BookingMailKind, Wanted>> = {
  receipt: (ride, reader) => reader === 'operator' || isRunning(ride),
  link: () => true,
  confirmed: ({ status }) => status === 'confirmed',
  cancelled: ({ status }, reader) => reader === 'operator' || status === 'cancelled',
  changed: (ride, reader) => reader === 'operator' || isRunning(ride),
  driver: ({ status, driverName }) => status === 'confirmed' && driverName !== null,
  // A chargeback may have taken it, or it went back: there is nothing to thank for.
  paid: ({ paidUsd, paidLkr }, reader) => reader === 'operator' || paidUsd > 0 || paidLkr > 0,
  refunded: () => true,
  'charged-back': () => true,
  charge: () => true,
  deposit: isRunning,
  'not-paid': () => true,
  reminder: (ride, _reader, now) => isStillWanted('reminder', ride, now),
  thanks: (ride, _reader, now) => isStillWanted('thanks', ride, now),
  'paid-receipt': () => true,
  'no-driver-12': (ride, _reader, now) => isStillWanted('no-driver-12', ride, now),
  'no-driver-3': (ride, _reader, now) => isStillWanted('no-driver-3', ride, now),
  'not-set-out': ({ status }) => status === 'confirmed',
  'late-at-pickup': ({ status }) => status === 'confirmed',
  'driver-cannot': ({ status, driverAnswer }) => status === 'confirmed' && driverAnswer === 'cannot',
  'no-show': () => true,
  'guest-word': () => true,
}

/** The rides that a mail is about. */
const ridesOf = ({ position }: OutboxRow, { rides }: Booking) =>
  rides.filter((ride) => position === 0 || ride.position === position)

/**
 * False once nobody wants a mail that waited: the ride was cancelled, a driver was found, the day has come. A mail about
 * all rides of a booking is wanted while it is right for one of them.
 */
function isWanted(row: OutboxRow, booking: Booking | null, now: Date): boolean {
  if (row.kind === 'overview') return row.day! > sriLankaTime(now).date
  const wanted = WANTED[row.kind as BookingMailKind]
  return booking !== null && ridesOf(row, booking).some((ride) => wanted(ride, row.reader, now))
}

/** Nobody can be written to about a booking or a ride whose personal data is erased. */
function isErased(row: OutboxRow, booking: Booking | null): boolean {
  if (booking === null || booking.erasedAt !== null) return true
  return ridesOf(row, booking).every(({ erasedAt }) => erasedAt !== null)
}

/** Several changes are told as one, of all their rides: as a change where one of them runs, else as a cancellation. */
function mailed(rows: Waiting) {
  const kind = rows.find((row) => row.kind === 'changed')?.kind ?? rows[0].kind
  const positions = rows.some(({ position }) => position === 0) ? [] : [...new Set(rows.map((row) => row.position))]
  return { ...rows[0], kind, positions, position: positions.length === 1 ? positions[0]! : 0 }
}

/** Whether money that a mail asks for has come since, or is not asked for any more. */
async function hasCome(env: Env, { kind, createdAt }: OutboxRow, booking: Booking, now: Date): Promise<boolean> {
  if (kind === 'deposit') return !(await transferOf(env, booking, now)).transfer?.isLate
  if (kind !== 'not-paid') return false
  const { isPaidSince } = await import('#worker/payments/unfinished-payments.ts')
  return isPaidSince(env, booking, createdAt, now)
}

/**
 * @param isHeld false once somebody else may have taken the mail
 * @returns whether the site may send no more
 */
async function sendOne(env: Env, leased: Waiting, now: Date, isHeld: () => boolean): Promise<boolean> {
  const [{ bookingNumber, proposalNumber }] = leased
  if (proposalNumber !== null) return sendOfProposal(env, leased, proposalNumber, now, isHeld)
  const booking = bookingNumber === null ? null : await findByNumber(env, bookingNumber)
  const [first] = leased
  if (first.kind !== 'overview' && leased.every((row) => isErased(row, booking))) {
    await recordOutcome(env, leased, { code: 'booking erased', permanent: true }, now)
    return false
  }
  const isOver = booking !== null && (await hasCome(env, first, booking, now))
  const hasNoAddress = first.reader === 'guest' && booking?.email === ''
  const [row, ...others] = leased.filter((each) => !hasNoAddress && !isOver && isWanted(each, booking, now))
  const rows = row && ([row, ...others] as const)
  await remove(
    env,
    leased.filter((each) => !rows?.includes(each)),
  )
  if (!rows) return false
  const mail = mailed(rows)
  return handOver(env, { rows, mail, to: booking?.email ?? '', name: booking?.reference ?? row.day! }, now, isHeld, {
    async compose(sending) {
      const since =
        booking && mail.reader === 'operator' && classOf(mail) === 'change'
          ? await lastTold(env, booking.number, sending, now)
          : rows.map(({ untoldSince, createdAt }) => untoldSince ?? createdAt).toSorted()[0]!
      // Modules of their own, loaded when the first mail of their kind is written.
      return booking
        ? import('./compose.ts').then(({ compose }) => compose(env, booking, { ...mail, since }, now))
        : import('./evening-mail.ts').then(({ composeOverview }) => composeOverview(env, row.day!, now))
    },
  })
}

/** About a proposal: its link is no longer sent once another version was saved, or it was accepted or withdrawn. */
async function sendOfProposal(
  env: Env,
  rows: Waiting,
  number: number,
  now: Date,
  isHeld: () => boolean,
): Promise<boolean> {
  const [row] = rows
  // Code of its own, with the store of proposals: few requests send any.
  const { readProposalMail } = await import('./proposal-mails.ts')
  const read = await readProposalMail(env, number, row, now)
  if (read === 'erased') await recordOutcome(env, rows, { code: 'proposal erased', permanent: true }, now)
  else if (read === 'unwanted') await remove(env, rows)
  else {
    const ready = { rows, mail: row, to: read.to, name: `proposal-${number}` }
    return handOver(env, ready, now, isHeld, { compose: read.compose })
  }
  return false
}

interface ReadyMail {
  readonly rows: Waiting
  readonly mail: OutboxRow
  /** The guest's address, for the limits. */
  readonly to: string
  /** The mail service tells mails apart by it. */
  readonly name: string
}

/** Hands one mail to the mail service, if the limits let it go now. @returns whether the site may send no more */
async function handOver(
  env: Env,
  { rows, mail, to, name }: ReadyMail,
  now: Date,
  isHeld: () => boolean,
  { compose }: { readonly compose: (send: number) => Promise<Mail> },
): Promise<boolean> {
  const [row] = rows
  const accepted = await earlierAcceptance(env, row)
  if (accepted) {
    await recordOutcome(env, rows, accepted, new Date(row.triedAt!))
    return false
  }
  const allowance = await allowMail(env, mail, to, now)
  if (!isHeld()) return false
  if (allowance.verdict === 'allowed') {
    // A mail that the operator sends again is another one: it was caused at another time.
    const id = `${name}-${row.id}-${row.createdAt}`
    const result = await composeAndSend(env, compose(allowance.send), id)
    await recordOutcome(env, rows, result, now)
    await noteOwnAddresses(env, result)
    // Of one that had no answer nobody knows whether it was taken.
    if ('code' in result && result !== NO_ANSWER) await discount(env, allowance.send)
  } else await keepBack(env, rows, allowance, now)
  return allowance.verdict === 'site-limit'
}

/** What becomes of a mail that does not go now. */
async function keepBack(env: Env, rows: Waiting, allowance: Allowance, now: Date): Promise<void> {
  const [{ kind, bookingNumber }] = rows
  if (allowance.verdict === 'later') await putBack(env, rows, { dueAt: allowance.dueAt })
  else if (allowance.verdict === 'notice-limit') {
    await putBack(env, rows, {
      dueAt: new Date(now.getTime() + DIGEST_EVERY).toISOString(),
      amongMany: bookingNumber !== null,
    })
  } else if (allowance.verdict === 'site-limit') await putBack(env, rows)
  else if (kind === 'receipt') await withhold(env, rows, now)
  // Nobody waits for it: who asks has had the mails of the booking, and who changes it sees on its page what became of it.
  else await remove(env, rows)
}

/** @returns how many were tried, and whether the site may send no more in this hour */
async function sendBatch(env: Env, due: DueMail): Promise<{ readonly tried: number; readonly full: boolean }> {
  const now = due.now ?? new Date()
  const leasedAt = Date.now()
  const mails = await lease(env, due)
  const isHeld = () => Date.now() - leasedAt < HAND_OVER_MS
  let [tried, full] = [0, false]
  // A mail whose outcome cannot be recorded does not stop the others.
  for (const outcome of await Promise.allSettled(mails.map((mail) => sendOne(env, mail, now, isHeld)))) {
    if (outcome.status === 'rejected') logFailure('outcome of a mail not recorded', outcome.reason)
    if (outcome.status === 'fulfilled' && outcome.value) full = true
    else tried += 1
  }
  if (full) await raiseMailAlarm(env, now)
  return { tried, full }
}

/**
 * Sends what is due of one booking, right after it was made. Never throws: what fails waits in the outbox.
 * @returns how many were tried
 */
export async function sendDueMail(env: Env, due: DueMail = {}): Promise<number> {
  try {
    return (await sendBatch(env, due)).tried
  } catch (error) {
    logFailure('outbox', error)
    return 0
  }
}

/**
 * Sends all that is due, batch after batch, until its time or the hour's mails are used up.
 * @param isTimeUp a test may end it earlier
 * @returns how many were tried
 * @throws DatabaseUnavailable
 */
export async function sweepOutbox(
  env: Env,
  { now = new Date(), isTimeUp }: { readonly now?: Date; readonly isTimeUp?: () => boolean } = {},
): Promise<number> {
  const end = Date.now() + SWEEP_MS
  const isOver = isTimeUp ?? (() => Date.now() >= end)
  const over = () => isOver() || statementsUsed() > STATEMENTS_PER_RUN - STATEMENTS_LEFT
  let total = 0
  while (total < SWEEP && !over()) {
    const { tried, full } = await sendBatch(env, { now, limit: Math.min(BATCH, SWEEP - total) })
    total += tried
    if (tried === 0 || full) break
  }
  await sendDigest(env, now)
  return total
}
