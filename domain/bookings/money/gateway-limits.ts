/**
 * What is asked of a guest in payments that the gateway takes: its plans allow so much in a payment, and so much in a
 * month. docs/payments.md#limits
 */
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { type BothSums, type MoneyRide, type PaymentCurrency, payInOrder, sumOfShares, UNIT, withPaid } from './sums.ts'

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

/**
 * Divides what is asked for into payments, each as large as the gateway takes. Together they are what is asked for, to the unit.
 * @param rides that it is for
 * @param month what the account may still take this month
 */
export function dividedPayment(
  rides: readonly MoneyRide[],
  asked: BothSums,
  currency: PaymentCurrency,
  { payment, month }: GatewayLimits,
): DividedPayment {
  const none = { parts: [], laterUsd: asked.usd }
  const wanted = asked[UNIT[currency]]
  const parts: Part[] = []
  let [open, room, rest] = [wanted, month ?? Infinity, rides]
  while (open > 0) {
    if (parts.length === MOST_PARTS) return none
    const amount = Math.min(open, Math.floor(Math.min(payment ?? Infinity, room) / 100))
    if (amount <= 0) break
    const shares = payInOrder({ amount, currency }, rest)
    // An order names a dollar at least.
    parts.push({ usd: Math.max(1, sumOfShares(shares).usd), cents: amount * 100 })
    room -= amount * 100
    open -= amount
    rest = rest.map((ride, i) => withPaid(ride, { ...shares[i]!, currency }))
  }
  if (open > 0 && wanted - open < wanted * LEAST_SHARE) return none
  const paidUsd = parts.reduce((sum, { usd }) => sum + usd, 0)
  return { parts, laterUsd: open > 0 ? Math.max(1, asked.usd - paidUsd) : 0 }
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
