/** How guests can pay in advance, before anything is booked: forms, terms and proposals read it. */
import * as v from 'valibot'
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

const whole = (least: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(1e9))

/** What a form asks before it books, where an account takes only so much in a month. docs/payments.md#limits */
export const CardRoomSchema = v.object({
  /** Whole dollars and rupees: the deposit, or all of it. */
  usd: whole(1),
  lkr: whole(1),
  inRupees: v.optional(v.literal(true)),
  rides: v.pipe(
    v.array(
      v.object({
        priceUsd: whole(1),
        /** Absent for a tour. */
        priceLkr: v.optional(whole(1)),
        /** Empty while it is not chosen. */
        pickupDate: v.pipe(v.string(), v.regex(/^(?:\d{4}-\d\d-\d\d)?$/)),
      }),
    ),
    v.minLength(1),
    v.maxLength(60),
  ),
})

export type AskedRoom = v.InferOutput<typeof CardRoomSchema>

/** In how many payments by card the guest would pay now, and from when the rest. */
export interface CardRoom {
  /** Empty room: by card nothing can be paid now. */
  readonly payments: number
  /** `YYYY-MM-DD`; `null` where all fits now, or nothing does later. */
  readonly cardFrom: string | null
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
