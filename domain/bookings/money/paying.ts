/** How guests can pay in advance, before anything is booked: forms, terms and proposals read it. */
import { dividedPayment } from './gateway-limits.ts'
import { isInRupees } from './said-sums.ts'
import type { MoneyRide, PaymentCurrency } from './sums.ts'

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
}

export interface WaysToPay {
  readonly isOnline: boolean
  /** In so many payments by card. */
  readonly payments: number
  /** `null` where nothing is asked for by bank transfer. */
  readonly bankDays: number | null
}

/** @param usd whole dollars of the prices that are asked for */
export function waysToPay(rules: PayingRules, prices: readonly MoneyRide[], usd: number): WaysToPay {
  const inRupees = isInRupees(prices)
  const mayPay = inRupees && rules.residents ? rules.residents.paysOnline : rules.paysOnline
  const currency = inRupees || rules.limits.USD === undefined ? 'LKR' : 'USD'
  const payment = rules.limits[currency] || null
  const payments = payment === null ? 1 : dividedPayment(prices, usd, currency, { payment, month: null }).parts.length
  const isOnline = mayPay && (payments > 0 || usd === 0)
  return { isOnline, payments, bankDays: isOnline ? null : rules.bankDays }
}
