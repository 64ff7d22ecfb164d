/**
 * What is asked of a guest in payments that the gateway takes: its plans allow so much in a payment, and so much in a
 * month. docs/payments.md#limits
 */
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { centsOf, type MoneyRide, type PaymentCurrency, payInOrder } from './sums.ts'

/** What an account may take, in minor units of its currency; `null` for no limit. */
export interface GatewayLimits {
  readonly payment: number | null
  readonly month: number | null
}

/** One payment. */
interface Part {
  /** Whole dollars of the price that it is for. */
  readonly usd: number
  /** What the gateway is asked for. */
  readonly cents: number
}

/** An amount, divided. */
export interface DividedPayment {
  /** In the order in which they are paid; empty where nothing fits. */
  readonly parts: readonly Part[]
  /** Whole dollars for which the rest of this month has no room. */
  readonly laterUsd: number
}

/** Nobody pays a card in more pieces: then it is asked for in another way. */
export const MOST_PARTS = 12
/** The rest of a month's room is used for no less than this share of what is asked for. */
const LEAST_SHARE = 1 / 4

/** The rides once so much more is paid of them. */
function paidMore<R extends MoneyRide>(rides: readonly R[], usd: number): R[] {
  const shares = payInOrder(usd, rides)
  return rides.map((ride, i) => ({ ...ride, paidUsd: ride.paidUsd + shares[i]! }))
}

/** The most whole dollars of some rides, up to `usd`, that cost no more than `most`. */
function mostUsd(rides: readonly MoneyRide[], usd: number, most: number, currency: PaymentCurrency): number {
  let [fits, wanted] = [0, usd]
  while (fits < wanted) {
    const middle = Math.ceil((fits + wanted) / 2)
    if (centsOf(rides, middle, currency) <= most) fits = middle
    else wanted = middle - 1
  }
  return fits
}

/**
 * Divides what is asked for into payments, each as large as the gateway takes.
 * @param rides that it is for
 * @param usd whole dollars
 * @param left minor units that the account may still take this month; `null` for any number
 */
export function dividedPayment(
  rides: readonly MoneyRide[],
  usd: number,
  currency: PaymentCurrency,
  { payment, month: left }: GatewayLimits,
): DividedPayment {
  const none = { parts: [], laterUsd: usd }
  const parts: Part[] = []
  let [open, room, rest] = [usd, left ?? Infinity, rides]
  while (open > 0) {
    if (parts.length === MOST_PARTS) return none
    const part = mostUsd(rest, open, Math.min(payment ?? Infinity, room), currency)
    if (part === 0) break
    const cents = centsOf(rest, part, currency)
    parts.push({ usd: part, cents })
    room -= cents
    open -= part
    rest = paidMore(rest, part)
  }
  return open > 0 && usd - open < usd * LEAST_SHARE ? none : { parts, laterUsd: open }
}

/** What an account may still take this month. @param taken minor units that it has taken */
export const limitsLeft = ({ payment, month }: GatewayLimits, taken: number): GatewayLimits => ({
  payment,
  month: month === null ? null : Math.max(0, month - taken),
})

/** The first day on which an account has its whole room again, `YYYY-MM-DD`, Sri Lanka time. */
export function nextMonthDay(now: Date): string {
  const [year, month] = sriLankaTime(now).date.split('-').map(Number) as [number, number]
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
}
