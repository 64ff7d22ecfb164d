/** How guests can pay in advance, before anything is booked: forms, terms and proposals read it. */
import type { CardRoom } from './card-room.ts'
import { dividedPayment } from './gateway-limits.ts'
import { isInRupees } from './said-sums.ts'
import type { BothSums, MoneyRide, PaymentCurrency } from './sums.ts'

/** As the owner has set it. */
export interface PayingRules {
  /** By card; residents by theirs. */
  readonly paysOnline: boolean
  /** How residents pay in rupees alone; `null` where they pay as others do. */
  readonly residents: { readonly paysOnline: boolean } | null
  /** Days within which a deposit by bank transfer has to be there; `null` where there is none. */
  readonly bankDays: number | null
  /** Minor units that each account takes in a payment, 0 for any number; none where no account has a limit. */
  readonly limits: Readonly<Partial<Record<PaymentCurrency, number>>>
  /** An account takes only so much in a month: what is left of it has to be asked for. Absent for none. */
  readonly hasMonth?: true
}

export interface WaysToPay {
  readonly isOnline: boolean
  /** In how many payments by card. */
  readonly payments: number
  /** The day from which more can be paid by card; `null` where that is not so, or not known. */
  readonly cardFrom: string | null
  /** `null` where nothing is asked for by bank transfer. */
  readonly bankDays: number | null
}

/**
 * @param asked of the prices
 * @param room what the accounts take this month, once it is known
 */
export function waysToPay(
  rules: PayingRules,
  prices: readonly MoneyRide[],
  asked: BothSums,
  room: CardRoom | null = null,
): WaysToPay {
  const inRupees = isInRupees(prices)
  const mayPay = inRupees && rules.residents ? rules.residents.paysOnline : rules.paysOnline
  const currency = inRupees || rules.limits.USD === undefined ? 'LKR' : 'USD'
  const payment = rules.limits[currency] || null
  const { payments, cardFrom } = room ?? {
    payments: payment === null ? 1 : dividedPayment(prices, asked, currency, { payment, month: null }).parts.length,
    cardFrom: null,
  }
  const isOnline = mayPay && (payments > 0 || asked.usd === 0)
  return { isOnline, payments, cardFrom: mayPay ? cardFrom : null, bankDays: isOnline ? null : rules.bankDays }
}
