/** What can be given back to a card through the gateway that took it. docs/payments.md#giving-back */
import { type PaymentAttempt, showAmount } from './payments.ts'
import type { Amount, BothSums, PaymentCurrency } from './sums.ts'

/**
 * `asked`: nobody has answered yet. `unclear`: the answer does not say whether the money went, so a person has to look. Both
 * are open: the payment is not asked about again.
 */
export type GatewayRefundState = 'asked' | 'done' | 'refused' | 'unclear'

/** A payment that came by a gateway, and what of it went back. */
export interface CardPayment {
  readonly gateway: string
  /** The gateway's name for it. */
  readonly payment: string
  /** This site's name for it. */
  readonly order: string
  /** What was asked for. */
  readonly attempt: PaymentAttempt
  /** What came. */
  readonly cents: number
  /** What it was counted as. */
  readonly countedUsd: number
  readonly countedLkr: number
  /** What went back of it, or may have. */
  readonly backCents: number
  readonly backUsd: number
  /** Something of it was asked for, and nobody knows yet what became of it. */
  readonly isOpen: boolean
}

/** Money to be given back to the card that it came from. */
export interface CardRefund {
  readonly payment: CardPayment
  readonly usd: number
  readonly cents: number
  readonly currency: PaymentCurrency
  /** All that came: the gateway needs no amount. */
  readonly isWhole: boolean
}

const leftUsd = ({ countedUsd, backUsd, isOpen }: CardPayment) => (isOpen ? 0 : countedUsd - backUsd)

/** Of what came, what was for the price: more than was asked for is given back at the gateway. */
const worthCents = ({ attempt, cents, countedUsd, countedLkr }: CardPayment) =>
  Math.min(cents, (attempt.currency === 'USD' ? countedUsd : countedLkr) * 100)

/** Cents that may still go back, of whole dollars or rupees, as all that is counted. */
const leftCents = (payment: CardPayment) =>
  payment.isOpen ? 0 : Math.max(0, Math.floor((worthCents(payment) - payment.backCents) / 100) * 100)

/** What is paid of a booking in two currencies can be rounded by a rupee: a whole payment that is so much more goes back whole. */
const ROUNDED_CENTS = 100

/**
 * Dollars of a payment in rupees go back as rupees: all dollars that are paid are all rupees that are paid, and never more than
 * those go.
 * @returns `null` where it is not left of this payment, or did not come in that currency
 */
function centsBack(payment: CardPayment, { amount, currency }: Amount, paid: BothSums): number | null {
  const { attempt } = payment
  const left = leftCents(payment)
  if (currency === attempt.currency) return amount > 0 && amount * 100 <= left ? amount * 100 : null
  if (currency === 'LKR' || amount > leftUsd(payment)) return null
  const isAll = amount === leftUsd(payment)
  const part = isAll ? left : Math.round((attempt.cents * amount) / attempt.usd / 100) * 100
  const paidCents = paid.lkr * 100
  if (isAll && left === payment.cents && left - paidCents === ROUNDED_CENTS) return left
  const cents = amount === paid.usd ? Math.min(paidCents, left) : Math.min(part, paidCents)
  return cents <= 0 || cents > left ? null : cents
}

/**
 * Of the latest payment that has it: one payment at a time, because each is asked for by itself.
 * @param paid what is paid of the rides that it is for
 */
export function cardRefund(payments: readonly CardPayment[], asked: Amount, paid: BothSums): CardRefund | null {
  for (const payment of payments.toReversed()) {
    const cents = centsBack(payment, asked, paid)
    if (cents === null) continue
    const { currency, usd, cents: whole } = payment.attempt
    const worth = asked.currency === 'USD' ? asked.amount : Math.max(1, Math.floor((usd * cents) / whole))
    return { payment, usd: Math.min(worth, leftUsd(payment)), cents, currency, isWhole: cents === payment.cents }
  }
  return null
}

/** The most whole dollars that can go back at once; and the most whole rupees, of what came in those. */
export const mostToCard = (payments: readonly CardPayment[]): BothSums => ({
  usd: Math.max(0, ...payments.map(leftUsd)),
  lkr: Math.max(0, ...payments.map((each) => (each.attempt.currency === 'LKR' ? leftCents(each) / 100 : 0))),
})

/** @example 'USD 40.00 of payment 320032000001 at payhere' */
export const refundWords = ({
  cents,
  currency,
  payment,
  gateway,
}: Pick<CardRefund, 'cents' | 'currency'> & Pick<CardPayment, 'payment' | 'gateway'>): string =>
  `${showAmount(cents, currency)} of payment ${payment} at ${gateway}`
