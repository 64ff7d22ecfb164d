/**
 * Attempts to pay: each has an order name of its own, which says what was asked for, so that a notice of the gateway
 * pays one attempt, once. Nothing is written until money moves: opening the page as often as one likes costs nobody
 * anything. docs/payments.md#attempts
 */
import { and, countDistinct, eq, notInArray } from 'drizzle-orm'
import type { PaymentAttempt, PaymentStatus } from '#domain/bookings/money/payments.ts'
import { primary, query } from '#worker/database/d1.ts'
import { paymentNotices } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { hmac, isSameText } from '#worker/platform/signing.ts'
import type { Checkout } from './gateways/gateway.ts'
import { activeCheckouts } from './gateways/gateways.ts'

/** Of {@link attemptOrder}. */
const ORDER = /^(([1-9]\d{0,14})-[1-9]\d{0,5}-([1-9]\d{0,5})(?:r([1-9]\d{0,7}))?)-([\da-f]{8})p$/

/** By the gateway's secret: when that changes, notices about older orders are not genuine anyway. */
const seal = async ({ key }: Checkout, said: string) => (await hmac(key, `attempt to pay:${said}`)).toHex().slice(0, 8)

/**
 * Booking, count, dollars and, where rupees are asked for, those; then a seal, so that nobody else makes a name. It ends
 * with a letter, because PayHere signs order and amount with nothing between them.
 * @example '265999393640461-2-74-0f81c2d4p', '265999393640461-1-74r21480-77aa90e1p'
 */
async function attemptOrder(
  checkout: Checkout,
  bookingNumber: number,
  count: number,
  { usd, cents, currency }: PaymentAttempt,
): Promise<string> {
  const said = `${bookingNumber}-${count}-${usd}${currency === 'LKR' ? `r${cents / 100}` : ''}`
  return `${said}-${await seal(checkout, said)}p`
}

interface OrderSaid {
  readonly bookingNumber: number
  readonly attempt: PaymentAttempt
}

/** What the order of an attempt says that is known to be one; `null` for any other name. */
export function saidByOrder(order: string): OrderSaid | null {
  const [, said, number, dollars, rupees] = ORDER.exec(order) ?? []
  if (said === undefined) return null
  const usd = Number(dollars)
  return {
    bookingNumber: Number(number),
    attempt:
      rupees === undefined
        ? { usd, cents: usd * 100, currency: 'USD' }
        : { usd, cents: Number(rupees) * 100, currency: 'LKR' },
  }
}

/** The same of one that anybody may have made. */
export async function readAttempt(env: Env, order: string): Promise<OrderSaid | null> {
  const [, said, , , , sealed] = ORDER.exec(order) ?? []
  if (said === undefined) return null
  const seals = await Promise.all(activeCheckouts(env).map((checkout) => seal(checkout, said)))
  return seals.some((each) => isSameText(each, sealed!)) ? saidByOrder(order) : null
}

/** The count in the name of an attempt: one more than the orders that money had moved for. */
export const countOfOrder = (order: string) => Number(order.split('-')[1])

/** What a gateway says of an order for which no money moved. */
export const MOVES_NOTHING: readonly PaymentStatus[] = ['failed', 'cancelled']

/** How many orders of a booking money may have moved for. */
async function usedOrders(env: Env, bookingNumber: number): Promise<number> {
  const moved = and(
    eq(paymentNotices.bookingNumber, bookingNumber),
    notInArray(paymentNotices.status, [...MOVES_NOTHING]),
  )
  const [counted] = await query(() =>
    primary(env)
      .select({ orders: countDistinct(paymentNotices.orderName) })
      .from(paymentNotices)
      .where(moved),
  )
  return counted!.orders
}

/** The order name of an attempt to pay: the same for the same amount, until money has moved. */
export async function orderOfAttempt(
  env: Env,
  checkout: Checkout,
  bookingNumber: number,
  asked: PaymentAttempt,
): Promise<string> {
  return attemptOrder(checkout, bookingNumber, (await usedOrders(env, bookingNumber)) + 1, asked)
}
