/**
 * Attempts to pay: each has an order name of its own, and knows what it asked for, so that a notice of the gateway pays
 * one attempt, once. docs/payments.md#attempts
 */
import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { PaymentAttempt } from '#domain/bookings/money/payments.ts'
import { primary, query } from '#worker/database/d1.ts'
import { paymentAttempts, paymentNotices } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'

interface AttemptName {
  readonly bookingNumber: number
  /** Counts from 1. */
  readonly attempt: number
}

/**
 * PayHere signs order and amount with nothing between them. So a name ends with a letter: '…-12' with 33.00 would also
 * be '…-1' with 233.00.
 */
const attemptOrder = ({ bookingNumber, attempt }: AttemptName) => `${bookingNumber}-${attempt}p`

/** @example parseAttempt('265999393640461-2p') // { bookingNumber: 265999393640461, attempt: 2 } */
export function parseAttempt(order: string): AttemptName | null {
  const [, number, attempt] = /^([1-9]\d{0,14})-([1-9]\d{0,5})p$/.exec(order) ?? []
  return number === undefined ? null : { bookingNumber: Number(number), attempt: Number(attempt) }
}

export async function findAttempt(env: Env, { bookingNumber, attempt }: AttemptName): Promise<PaymentAttempt | null> {
  const [found] = await query(() =>
    primary(env)
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.bookingNumber, bookingNumber), eq(paymentAttempts.attempt, attempt))),
  )
  return found ?? null
}

const isSameAmount = (a: PaymentAttempt, b: PaymentAttempt) =>
  a.usd === b.usd && a.cents === b.cents && a.currency === b.currency

/** Whether money may have moved for an order. */
async function isUsed(env: Env, order: string): Promise<boolean> {
  const moved = and(eq(paymentNotices.orderName, order), notInArray(paymentNotices.status, ['failed', 'cancelled']))
  const found = await query(() =>
    primary(env).select({ id: paymentNotices.id }).from(paymentNotices).where(moved).limit(1),
  )
  return found.length > 0
}

/**
 * The order name of an attempt to pay. The page may be opened again: while no money has moved under the last attempt,
 * and it asks for the same, it is used again, so that opening the page many times fills no table.
 */
export async function orderOfAttempt(
  env: Env,
  bookingNumber: number,
  asked: PaymentAttempt,
  now: Date,
): Promise<string> {
  const db = primary(env)
  const order = (attempt: number) => attemptOrder({ bookingNumber, attempt })
  const [last] = await query(() =>
    db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.bookingNumber, bookingNumber))
      .orderBy(desc(paymentAttempts.attempt))
      .limit(1),
  )
  if (last && isSameAmount(last, asked) && !(await isUsed(env, order(last.attempt)))) return order(last.attempt)
  const attempt = (last?.attempt ?? 0) + 1
  const { usd, cents, currency } = asked
  const values = { bookingNumber, attempt, usd, cents, currency, at: now.toISOString() }
  const made = await query(() => db.insert(paymentAttempts).values(values).onConflictDoNothing().returning())
  // The page was opened twice at once: the other one's attempt is used, if it asks for the same.
  return made.length > 0 ? order(attempt) : orderOfAttempt(env, bookingNumber, asked, now)
}
