/**
 * Into which accounts a guest can pay now, where a gateway's plan takes only so much in a payment and in a month. Loaded
 * where the owner has set such limits. docs/payments.md#limits
 */
import { and, between, gt, inArray, isNull, sql } from 'drizzle-orm'
import { dividedPayment, limitsLeft, nextMonthDay } from '#domain/bookings/money/gateway-limits.ts'
import type { BothSums, MoneyRide, PaymentCurrency } from '#domain/bookings/money/sums.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { primary, query } from '#worker/database/d1.ts'
import { cashBook } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import type { Checkout, OnlineWays } from './gateways/gateway.ts'

/** What came by card since this month began in Sri Lanka, in minor units. What goes back makes no room again. */
export async function takenThisMonth(env: Env, now: Date): Promise<Readonly<Record<PaymentCurrency, number>>> {
  const month = sriLankaTime(now).date.slice(0, 7)
  const came = await query(() =>
    primary(env)
      .select({ currency: cashBook.currency, cents: sql<number>`sum(${cashBook.cents})` })
      .from(cashBook)
      .where(
        and(
          between(cashBook.day, `${month}-01`, `${month}-31`),
          inArray(cashBook.method, ['online', 'card']),
          gt(cashBook.cents, 0),
          isNull(cashBook.reverses),
          sql`not exists (select 1 from cash_book wrong where wrong.reverses = ${cashBook.number})`,
        ),
      )
      .groupBy(cashBook.currency),
  )
  const of = (currency: PaymentCurrency) => came.find((each) => each.currency === currency)?.cents ?? 0
  return { USD: of('USD'), LKR: of('LKR') }
}

/** One that is booked, or that a form is about to book; without a date while that is not chosen. */
type DatedRide = MoneyRide & { readonly pickupDate: string }

/** Whether anything is still to be paid on a day: rides that run are paid until they are driven. */
const isPaidOn = (day: string, rides: readonly DatedRide[]) =>
  rides.some((ride) => !isRunning(ride)) || rides.every(({ pickupDate }) => pickupDate > day)

/** @param asked of the rides */
export async function waysWithinLimits(
  env: Env,
  checkouts: readonly Checkout[],
  rides: readonly DatedRide[],
  asked: BothSums,
  now: Date,
): Promise<OnlineWays> {
  const taken = checkouts.some(({ limits }) => limits.month !== null)
    ? await takenThisMonth(env, now)
    : { USD: 0, LKR: 0 }
  const all = checkouts.map((checkout) => {
    const { currency, limits } = checkout
    const divided = dividedPayment(rides, asked, currency, limitsLeft(limits, taken[currency]))
    const isLessLater = dividedPayment(rides, asked, currency, limits).parts.length === 0
    return { checkout, ...divided, fitsLater: divided.laterUsd > 0 && !isLessLater }
  })
  const day = nextMonthDay(now)
  const isWhole = all.some(({ laterUsd }) => laterUsd === 0)
  return {
    // A guest who can pay all of it in one currency is asked for that first.
    ways: all
      .filter(({ parts }) => parts.length > 0)
      .toSorted((a, b) => Number(a.laterUsd > 0) - Number(b.laterUsd > 0))
      .map(({ checkout, parts }) => ({ checkout, parts })),
    cardFrom: !isWhole && all.some(({ fitsLater }) => fitsLater) && isPaidOn(day, rides) ? day : null,
  }
}
