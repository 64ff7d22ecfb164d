/** What a gateway was asked to give back, and what became of it: each is asked for once. docs/payments.md#giving-back */
import { and, asc, desc, eq, getTableColumns, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { CardPayment, CardRefund, GatewayRefundState } from '#domain/bookings/money/gateway-refunds.ts'
import type { PaymentNotice } from '#domain/bookings/money/payments.ts'
import { MINUTE_MS } from '#domain/sri-lanka-time.ts'
import { type Db, primary, query } from '#worker/database/d1.ts'
import { bookings, gatewayRefunds, type GatewayRefundRow, paymentNotices } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { saidByOrder } from './payment-attempts.ts'
import { mayGiveBack, refundsOf } from './gateways/gateways.ts'

/** While it is asked for, an answer may still come: it is then nobody's to look at. */
const ANSWERS_WITHIN_MS = 2 * MINUTE_MS

/** In these words, so that the index holds. */
const isOpen = sql`${gatewayRefunds.state} in ('asked', 'unclear')`
const MAY_HAVE_GONE: readonly GatewayRefundState[] = ['asked', 'unclear', 'done']

/** The payments of a booking that may go back through their gateway, the earliest first. */
async function cardPayments(env: Env, bookingNumber: number): Promise<CardPayment[]> {
  const db = primary(env)
  const [notices, refunds] = await query(() =>
    db.batch([
      db
        .select()
        .from(paymentNotices)
        .where(eq(paymentNotices.bookingNumber, bookingNumber))
        .orderBy(asc(paymentNotices.id)),
      db.select().from(gatewayRefunds).where(eq(gatewayRefunds.bookingNumber, bookingNumber)),
    ]),
  )
  return notices.flatMap(({ gateway, payment, orderName: order, status, cents, countedUsd, countedLkr, problem }) => {
    const attempt = saidByOrder(order)?.attempt
    const ofIt = notices.filter((other) => other.gateway === gateway && other.orderName === order)
    // What a bank took away is gone, and where two payments call themselves that order, nobody knows which one it is.
    const isDoubtful = ofIt.some((other) => other.status === 'chargeback' || other.problem === 'paid-again')
    if (status !== 'paid' || countedLkr <= 0 || !attempt || isDoubtful || problem === 'paid-again') return []
    const asked = refunds.filter((refund) => refund.payment === payment && MAY_HAVE_GONE.includes(refund.state))
    const known = new Set(asked.map(({ noticeId }) => noticeId))
    const told = ofIt.filter((other) => other.status === 'refunded' && !known.has(other.id))
    return [
      {
        gateway,
        payment,
        order,
        attempt,
        cents,
        countedUsd,
        countedLkr,
        backCents: [...asked, ...told].reduce((sum, each) => sum + each.cents, 0),
        isOpen: asked.some(({ state }) => state !== 'done'),
        backUsd: asked.reduce((sum, { usd }) => sum + usd, 0) - told.reduce((sum, each) => sum + each.countedUsd, 0),
      },
    ]
  })
}

/** Those of them that the site can give back. */
export async function paymentsToCard(env: Env, { number }: { readonly number: number }): Promise<CardPayment[]> {
  if (!mayGiveBack(env)) return []
  const payments = await cardPayments(env, number)
  return payments.filter(({ gateway, attempt }) => refundsOf(env, { gateway, currency: attempt.currency }) !== null)
}

/** What is to be asked for. */
export interface NewRefund {
  readonly bookingNumber: number
  readonly position: number
  readonly refund: CardRefund
  readonly isOwedAgain: boolean
  readonly who: string
}

/** Fails where something of that payment is open. @param instant UTC, ISO 8601 */
export const noteAsked = (db: Db, { refund, isOwedAgain, ...about }: NewRefund, instant: string) =>
  db.insert(gatewayRefunds).values({
    ...about,
    gateway: refund.payment.gateway,
    payment: refund.payment.payment,
    orderName: refund.payment.order,
    cents: refund.cents,
    currency: refund.currency,
    usd: refund.usd,
    owedAgain: isOwedAgain,
    state: 'asked',
    askedAt: instant,
  })

/** What became of one that is open. */
export const noteAnswered = (
  db: Db,
  id: number,
  answer: { readonly state: GatewayRefundState; readonly said?: string },
  instant: string,
) =>
  db
    .update(gatewayRefunds)
    .set({ ...answer, answeredAt: instant })
    .where(and(eq(gatewayRefunds.id, id), isOpen))

/** The one that is open of a payment; `null` if none is. */
export async function openRefundOf(
  env: Env,
  { gateway, payment }: Pick<CardPayment, 'gateway' | 'payment'>,
): Promise<GatewayRefundRow | null> {
  const isIt = and(eq(gatewayRefunds.gateway, gateway), eq(gatewayRefunds.payment, payment), isOpen)
  const [row] = await query(() => primary(env).select().from(gatewayRefunds).where(isIt))
  return row ?? null
}

/** One that nobody knows the end of; `null` for any other. */
export async function openRefund(env: Env, id: number): Promise<GatewayRefundRow | null> {
  const [row] = await query(() =>
    primary(env)
      .select()
      .from(gatewayRefunds)
      .where(and(eq(gatewayRefunds.id, id), isOpen)),
  )
  return row ?? null
}

/**
 * What of a refund's payment is still counted, whole dollars or rupees, once a bank has taken some of it away while the
 * refund was open; `null` where none has.
 */
export async function leftOfPayment(
  env: Env,
  { bookingNumber, gateway, orderName, currency }: GatewayRefundRow,
): Promise<number | null> {
  const db = primary(env)
  const { id, status, countedUsd, countedLkr } = paymentNotices
  const { cents, noticeId } = gatewayRefunds
  const [notices, done] = await query(() =>
    db.batch([
      db
        .select({ id, status, counted: currency === 'USD' ? countedUsd : countedLkr })
        .from(paymentNotices)
        .where(
          and(
            eq(paymentNotices.bookingNumber, bookingNumber),
            eq(paymentNotices.gateway, gateway),
            eq(paymentNotices.orderName, orderName),
          ),
        ),
      db
        .select({ cents, noticeId })
        .from(gatewayRefunds)
        .where(
          and(
            eq(gatewayRefunds.bookingNumber, bookingNumber),
            eq(gatewayRefunds.gateway, gateway),
            eq(gatewayRefunds.orderName, orderName),
            eq(gatewayRefunds.state, 'done'),
          ),
        ),
    ]),
  )
  if (!notices.some((notice) => notice.status === 'chargeback')) return null
  // A notice has counted it, or else the site.
  const counted = (of: number | null) => notices.some((notice) => notice.id === of && notice.counted !== 0)
  const went = done.reduce((sum, refund) => sum + (counted(refund.noticeId) ? 0 : refund.cents / 100), 0)
  return Math.max(0, notices.reduce((sum, notice) => sum + notice.counted, 0) - went)
}

export interface UnclearRefund extends GatewayRefundRow {
  readonly reference: string
}

/** A person has to say what became of it. */
export const isUnclear = (now: Date) =>
  and(
    isOpen,
    or(
      eq(gatewayRefunds.state, 'unclear'),
      lte(gatewayRefunds.askedAt, new Date(now.getTime() - ANSWERS_WITHIN_MS).toISOString()),
    ),
  )

/** Those of which a person has to say it, the latest first. @param bookingNumber of one booking alone */
export const unclearRefunds = (env: Env, now: Date, bookingNumber?: number): Promise<UnclearRefund[]> =>
  query(() =>
    primary(env)
      .select({ ...getTableColumns(gatewayRefunds), reference: bookings.reference })
      .from(gatewayRefunds)
      .innerJoin(bookings, eq(bookings.number, gatewayRefunds.bookingNumber))
      .where(
        and(isUnclear(now), bookingNumber === undefined ? undefined : eq(gatewayRefunds.bookingNumber, bookingNumber)),
      )
      .orderBy(desc(gatewayRefunds.id))
      .limit(500),
  )

/** What the site had asked for where a notice tells of it; `null` for a refund that the site did not ask for. */
export async function refundOfNotice(
  env: Env,
  bookingNumber: number,
  gateway: string,
  { payment, order, cents, currency, paymentUnsigned }: PaymentNotice,
): Promise<GatewayRefundRow | null> {
  const isItsPayment = paymentUnsigned ? eq(gatewayRefunds.orderName, order) : eq(gatewayRefunds.payment, payment)
  const [row] = await query(() =>
    primary(env)
      .select()
      .from(gatewayRefunds)
      .where(
        and(
          eq(gatewayRefunds.bookingNumber, bookingNumber),
          eq(gatewayRefunds.gateway, gateway),
          isItsPayment,
          eq(gatewayRefunds.cents, cents),
          eq(sql`${gatewayRefunds.currency}`, currency),
          inArray(gatewayRefunds.state, [...MAY_HAVE_GONE]),
          isNull(gatewayRefunds.noticeId),
        ),
      )
      .orderBy(asc(gatewayRefunds.id))
      .limit(1),
  )
  return row ?? null
}
