/**
 * What the payment gateway says, written beside the booking: each event once, with what it changes in the payments of
 * its rides. A notice is never refused because the operator acts at the same time: it is judged again by the new state.
 */
import { saidIn } from '#domain/bookings/money/said-sums.ts'
import { fullLkr, sumOfShares, sumsOf, withPaid } from '#domain/bookings/money/sums.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm'
import {
  judgeNotice,
  PAYMENT_PROBLEMS,
  type PaymentAttempt,
  type PaymentNotice,
  type PaymentProblem,
  type RideShare,
  showAmount,
  takesBack,
  waiverByNotice,
} from '#domain/bookings/money/payments.ts'
import { type Booking, findBooking, findByNumber, type Ride, rideAt } from '#worker/bookings/read-bookings.ts'
import { writeChange } from '#worker/bookings/write-change.ts'
import { columnsOf, DatabaseUnavailable, type Db, primary, query } from '#worker/database/d1.ts'
import { type CausedMail, enqueueMail } from '#worker/database/mail-queue.ts'
import {
  bookings,
  cashBook,
  gatewayRefunds,
  type GatewayRefundRow,
  paymentAllocations,
  paymentNotices,
  type PaymentNoticeRow,
} from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { logFailure } from '#worker/log.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { allocate, dueOf, enterMoney, movedMoney, type NoticeKey, noticeId, overOf } from './cash-book.ts'
import { readAttempt } from './payment-attempts.ts'
import { paymentOfLink, payableRides } from './payment-options.ts'

/** How often a notice is judged again when the booking changes meanwhile. */
const TRIES = 40

interface Ordered {
  readonly booking: Booking
  readonly attempt: PaymentAttempt | null
}

/**
 * What was ordered, by the name that the gateway was given: an attempt to pay, or a booking's number or reference.
 */
async function findByOrder(env: Env, order: string): Promise<Ordered | null> {
  const asked = await readAttempt(env, order)
  if (asked) {
    const ordered = await findByNumber(env, asked.bookingNumber)
    return ordered && { booking: ordered, attempt: asked.attempt }
  }
  const byNumber = /^[1-9]\d{0,14}$/.test(order) ? await findByNumber(env, Number(order)) : null
  const booking = byNumber ?? (await findBooking(env, order))?.booking
  return booking ? { booking, attempt: null } : null
}

/**
 * The rides that a notice is about: those of which something was paid; or those that are to be paid now, and then all that
 * run, because a notice may come after a ride's day, or once nobody may pay for it any more.
 */
function ridesOf(booking: Booking, { status }: PaymentNotice, now: Date): readonly [Ride, ...Ride[]] {
  const { rides } = booking
  const payable = payableRides(booking, now)
  const [first, ...others] = takesBack(status)
    ? rides.filter(({ paidLkr }) => paidLkr > 0)
    : [...payable, ...rides.filter((ride) => isRunning(ride) && !payable.includes(ride))]
  return first ? [first, ...others] : rides
}

/**
 * The earlier notices about a booking, the rides that this notice's payment has paid, what of it the site gave back untold,
 * what came beyond what is paid, and what the office has noted by card of which no notice told.
 */
async function earlierNotices(env: Env, booking: Booking, { payment, order, paymentUnsigned }: PaymentNotice) {
  const db = primary(env)
  const isItsOwn = paymentUnsigned ? eq(paymentNotices.orderName, order) : eq(paymentNotices.payment, payment)
  const isOfIt = paymentUnsigned ? eq(gatewayRefunds.orderName, order) : eq(gatewayRefunds.payment, payment)
  const [earlier, paid, back, [over], noted] = await query(() =>
    db.batch([
      db
        .select({
          payment: paymentNotices.payment,
          order: paymentNotices.orderName,
          cents: paymentNotices.cents,
          currency: paymentNotices.currency,
          status: paymentNotices.status,
          isEntered: sql`${cashBook.number} is not null`.mapWith(Boolean),
          countedUsd: paymentNotices.countedUsd,
          countedLkr: paymentNotices.countedLkr,
        })
        .from(paymentNotices)
        .leftJoin(cashBook, eq(cashBook.noticeId, paymentNotices.id))
        .where(eq(paymentNotices.bookingNumber, booking.number))
        .orderBy(asc(paymentNotices.id)),
      db
        .select({ position: paymentAllocations.position })
        .from(paymentAllocations)
        .innerJoin(paymentNotices, eq(paymentNotices.id, paymentAllocations.noticeId))
        .where(and(eq(paymentAllocations.bookingNumber, booking.number), isItsOwn)),
      db
        .select({ cents: gatewayRefunds.cents })
        .from(gatewayRefunds)
        .where(
          and(
            eq(gatewayRefunds.bookingNumber, booking.number),
            isOfIt,
            eq(gatewayRefunds.state, 'done'),
            isNull(gatewayRefunds.noticeId),
          ),
        ),
      overOf(db, booking.number),
      db
        .select(columnsOf(cashBook, 'number', 'cents', 'currency'))
        .from(cashBook)
        .where(
          and(
            eq(cashBook.bookingNumber, booking.number),
            eq(cashBook.method, 'card'),
            isNull(cashBook.noticeId),
            isNull(cashBook.reverses),
            sql`not exists (select 1 from cash_book later where later.reverses = ${cashBook.number})`,
          ),
        )
        .orderBy(asc(cashBook.number)),
    ]),
  )
  const wentBack = back.reduce((sum, { cents }) => sum + cents, 0)
  return {
    earlier,
    paidByIt: paid.map(({ position }) => position),
    wentBack,
    over: over!,
    noted,
  }
}

/**
 * Which of the entries noted by card a refund is: the same sum, where no money came at a terminal, by which it may have gone back.
 * @returns `null` for none: it counts, and where something was noted a person has to look
 */
function sameNoted(
  noted: Awaited<ReturnType<typeof earlierNotices>>['noted'],
  { cents, currency }: PaymentNotice,
): number | null {
  const same = noted.find((entry) => entry.cents === -cents && entry.currency === currency)
  return noted.some((entry) => entry.cents > 0) ? null : (same?.number ?? null)
}

interface Outcome {
  readonly bookingNumber: number | null
  readonly countedUsd: number
  readonly countedLkr: number
  readonly problem: PaymentProblem | null
}

function insertNotice(
  db: Db,
  gateway: string,
  { order: orderName, ...notice }: PaymentNotice,
  outcome: Outcome,
  instant: string,
) {
  return db.insert(paymentNotices).values({ gateway, ...notice, orderName, ...outcome, receivedAt: instant })
}

/** @example 'USD 74.00 paid at payhere (320025123)' */
const movedWords = (
  gateway: string,
  { cents, currency, status, payment }: Pick<PaymentNotice, 'cents' | 'currency' | 'status' | 'payment'>,
) => `${showAmount(cents, currency)} ${status} at ${gateway} (${payment})`

/** For the booking's history. */
function inWords(
  booking: Booking,
  gateway: string,
  notice: PaymentNotice,
  shares: readonly RideShare[],
  problem: PaymentProblem | null,
  entry: number | null,
): string {
  const parts = shares.map(({ position, usd, lkr }) => {
    const one = rideAt(booking, position)
    const { sum, alone } = saidIn(one)
    const before = sumsOf(one, 'paid')
    const after = { usd: before.usd + usd, lkr: before.lkr + lkr }
    const ride = booking.rides.length > 1 ? `ride ${position} ` : ''
    return `${ride}paid ${sum(before)} -> ${alone(after)} of ${alone({ usd: one.priceUsd, lkr: fullLkr(one) })}`
  })
  return [
    movedWords(gateway, notice),
    ...(entry === null ? [] : [`it is entry ${entry}, which the office noted`]),
    ...parts,
    ...(problem ? [PAYMENT_PROBLEMS[problem]] : []),
  ].join('; ')
}

/** Keeps a notice of no booking. @returns whether it was written: not if it is known */
async function writeUnknown(env: Env, gateway: string, notice: PaymentNotice, now: Date): Promise<boolean> {
  const outcome = { bookingNumber: null, countedUsd: 0, countedLkr: 0, problem: 'unknown-booking' } as const
  const written = await query(() =>
    insertNotice(primary(env), gateway, notice, outcome, now.toISOString())
      .onConflictDoNothing()
      .returning({ id: paymentNotices.id }),
  )
  return written.length > 0
}

/** Who is told of a notice. The guest, if there is an address, only of money that was counted. */
function mailsOf(
  { status }: PaymentNotice,
  isCounted: boolean,
  { erasedAt, email }: Booking,
): Pick<CausedMail, 'kind' | 'reader'>[] {
  if (erasedAt !== null) return []
  if (status === 'chargeback') return [{ kind: 'charged-back', reader: 'operator' }]
  if (status !== 'paid' && status !== 'refunded') return []
  const toOperator = { kind: status, reader: 'operator' } as const
  return !isCounted || email === '' ? [toOperator] : [{ kind: status, reader: 'guest' }, toOperator]
}

/** A notice has told of money that the site had asked the gateway to give back. */
const noteToldOf = (db: Db, { id }: GatewayRefundRow, key: NoticeKey, instant: string) =>
  db
    .update(gatewayRefunds)
    .set({
      noticeId: noticeId(key),
      state: 'done',
      answeredAt: sql`coalesce(${gatewayRefunds.answeredAt}, ${instant})`,
    })
    .where(eq(gatewayRefunds.id, id))

/** @returns whether the notice was written: not if it is known, or if the booking has changed since */
async function write(
  env: Env,
  gateway: string,
  notice: PaymentNotice,
  { booking, attempt }: Ordered,
  now: Date,
): Promise<boolean> {
  const rides = ridesOf(booking, notice, now)
  const { noted, ...said } = await earlierNotices(env, booking, notice)
  // What the site had asked for was counted when the gateway answered, or is counted now.
  const refund =
    notice.status === 'refunded'
      ? await (await import('./gateway-refunds.ts')).refundOfNotice(env, booking.number, gateway, notice)
      : null
  // The office was faster than the notice.
  const isUnasked = notice.status === 'refunded' && !refund
  const entry = isUnasked ? sameNoted(noted, notice) : null
  const judged =
    refund?.state === 'done' || entry !== null
      ? { shares: [], over: 0, problem: null }
      : judgeNotice({ rides, asked: paymentOfLink(booking, now), attempt, ...said }, notice)
  const { shares } = judged
  const isDoubtful = isUnasked && shares.length > 0 && noted.some(({ cents }) => cents < 0)
  const problem = judged.problem ?? (isDoubtful ? 'noted-before' : null)
  const counted = sumOfShares(shares)
  const instant = now.toISOString()
  const outcome = { bookingNumber: booking.number, countedUsd: counted.usd, countedLkr: counted.lkr, problem }
  const key = { gateway, event: notice.event, status: notice.status }
  const money = movedMoney(notice, judged)
  const changed = shares.map(({ position, ...paidMore }) => ({
    position,
    set: waiverByNotice(rideAt(booking, position), paidMore, notice.status, refund?.owedAgain),
    paidMore,
  }))
  const credit = booking.isInvoiced
    ? await (await import('./invoices.ts')).creditFor(env, booking, changed, { by: 'operator', who: '' }, now)
    : null
  const paidFor = shares.length === 1 ? shares[0]!.position : booking.rides.length > 1 ? 0 : 1
  const written = await writeChange(
    env,
    booking,
    {
      step: 'payment',
      actor: 'gateway',
      position: booking.rides.length > 1 ? 0 : 1,
      detail: inWords(booking, gateway, notice, shares, problem, entry),
      rides: changed.map(({ position, set }) => ({ position, set })),
      more: (db) => [
        insertNotice(db, gateway, notice, outcome, instant),
        ...(refund ? [noteToldOf(db, refund, key, instant)] : []),
        ...(entry === null
          ? []
          : [
              db
                .update(cashBook)
                .set({ noticeId: noticeId(key) })
                .where(eq(cashBook.number, entry)),
            ]),
        ...allocate(db, booking, shares, 'entry', key, instant),
        ...(money === null
          ? []
          : [
              enterMoney(
                db,
                {
                  bookingNumber: booking.number,
                  position: paidFor,
                  money,
                  notice: key,
                  who: '',
                  lkrPerUsd: rides[0].lkrPerUsd,
                },
                instant,
              ),
            ]),
        ...shares.flatMap((share) => {
          const ride = rideAt(booking, share.position)
          return dueOf(db, [{ paid: withPaid(ride, share), ride, set: null }], instant)
        }),
        // Of what was counted before, mails went out then.
        ...(refund?.state === 'done' ? [] : mailsOf(notice, shares.length > 0 || judged.over < 0, booking)).map(
          (mail) => enqueueMail(db, { ...mail, bookingNumber: booking.number, position: 0 }, instant),
        ),
        ...(credit?.(db) ?? []),
      ],
    },
    now,
  )
  return written !== null
}

/**
 * Counts a notice that came before. One whose payment's name is not signed is one notice, whatever payment it names.
 * Another name may be a second payment for the same order, or made up; the operator is told
 * of it once.
 * @returns whether it had come
 */
async function countAgain(
  env: Env,
  gateway: string,
  { event, payment, status, order, cents, currency, paymentUnsigned }: PaymentNotice,
): Promise<boolean> {
  const sameFigures = sql`${paymentNotices.orderName} = ${order} and ${paymentNotices.cents} = ${cents} and ${paymentNotices.currency} = ${currency}`
  const isSame = paymentUnsigned
    ? sql`(${paymentNotices.payment} = ${payment} or ${paymentNotices.status} <> 'paid' or ${paymentNotices.problem} = 'paid-again')`
    : sameFigures
  const known = await query(() =>
    primary(env)
      .update(paymentNotices)
      .set({
        times: sql`${paymentNotices.times} + 1`,
        problem: sql`case when ${isSame} then ${paymentNotices.problem} else ${paymentUnsigned ? 'paid-again' : 'other-figures'} end`,
        settledAt: sql`case when ${isSame} then ${paymentNotices.settledAt} else null end`,
      })
      .where(
        and(eq(paymentNotices.gateway, gateway), eq(paymentNotices.event, event), eq(paymentNotices.status, status)),
      )
      .returning({ id: paymentNotices.id }),
  )
  return known.length > 0
}

/**
 * Keeps a genuine notice, and counts it for its booking. While a booking changes, its notice is judged again.
 * @throws SiteError `invalid` for an order that is none of ours, where the signature does not fix the order's name:
 *   nothing is kept. DatabaseUnavailable when it was not kept: the gateway may send it again
 */
export async function recordNotice(env: Env, gateway: string, notice: PaymentNotice, now = new Date()): Promise<void> {
  if (await countAgain(env, gateway, notice)) return
  let judgedVersion: number | null = null
  for (let i = 0; i < TRIES; i++) {
    const ordered = await findByOrder(env, notice.order)
    if (!ordered && notice.paymentUnsigned) {
      logFailure('payment', new RangeError('a notice for an order that is none of ours'))
      throw new SiteError('invalid', { fields: [{ field: 'order_id', message: 'is no order of ours' }] })
    }
    const version = ordered?.booking.version ?? -1
    if (version === judgedVersion) break
    judgedVersion = version
    const written = ordered ? write(env, gateway, notice, ordered, now) : writeUnknown(env, gateway, notice, now)
    if (await written) return
    // The same notice, sent twice at once, may have been written meanwhile.
    if (await countAgain(env, gateway, notice)) return
  }
  throw new DatabaseUnavailable()
}

const isOpen = and(isNotNull(paymentNotices.problem), isNull(paymentNotices.settledAt))

/** A notice that the operator has to look at, with the reference of its booking; `null` if it belongs to none. */
export interface PaymentProblemRow extends PaymentNoticeRow {
  readonly reference: string | null
}

/** Notices that the operator has to look at, the latest first. */
export async function openPaymentProblems(env: Env): Promise<PaymentProblemRow[]> {
  return query(() =>
    primary(env)
      .select({ ...getTableColumns(paymentNotices), reference: bookings.reference })
      .from(paymentNotices)
      .leftJoin(bookings, eq(bookings.number, paymentNotices.bookingNumber))
      .where(isOpen)
      .orderBy(desc(paymentNotices.id))
      .limit(500),
  )
}

/**
 * Marks a problem as settled. The history of its booking says by whom; a notice of no booking has no history.
 * @param who which of the operator's people
 * @returns whether it was open
 */
export async function settlePaymentProblem(env: Env, id: number, who: string, now = new Date()): Promise<boolean> {
  const isIt = and(eq(paymentNotices.id, id), isOpen)
  const settle = (db: Db) =>
    db.update(paymentNotices).set({ settledAt: now.toISOString() }).where(isIt).returning({ id: paymentNotices.id })
  for (let i = 0; i < TRIES; i++) {
    const [notice] = await query(() => primary(env).select().from(paymentNotices).where(isIt))
    if (!notice) return false
    const booking = notice.bookingNumber === null ? null : await findByNumber(env, notice.bookingNumber)
    if (!booking) return (await query(() => settle(primary(env)))).length > 0
    const change = {
      step: 'settled',
      actor: 'operator',
      who,
      detail: movedWords(notice.gateway, notice),
      position: booking.rides.length > 1 ? 0 : 1,
      rides: [],
      more: (db: Db) => [settle(db)],
    } as const
    if (await writeChange(env, booking, change, now)) return true
  }
  throw new DatabaseUnavailable()
}
