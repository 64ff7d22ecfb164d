/** A price in dollars told in the visitor's own money. It is an orientation: every price is owed in dollars or rupees. */
import { CURRENCIES } from '#domain/operator/visitor-currencies.ts'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import { grouped } from './money.ts'

export type Currency = keyof typeof CURRENCIES.perDollar

export const CURRENCY_CODES = Object.keys(CURRENCIES.perDollar) as readonly Currency[]

/** False for what another version of the site, or somebody else, may have stored. */
export function isCurrency(code: unknown): code is Currency {
  return CURRENCY_CODES.some((known) => known === code)
}

/** Nobody shall take the amount for an exact one. */
const DIGITS = 3

/**
 * The amount in whole units, with three digits that are not zero at most.
 * @example aboutPrice(74, 'EUR') // 'EUR 64'
 * @example aboutPrice(74, 'RUB') // 'RUB 5,920'
 */
export function aboutPrice(usd: number, currency: Currency): string {
  const amount = usd * CURRENCIES.perDollar[currency]
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) + 1 - DIGITS)
  return `${currency} ${grouped(Math.round(amount / step) * step)}`
}

const FRESH_DAYS = 30

/** True when the table is so old that its day is to be told beside the amounts. */
export function areRatesOld(now: Date): boolean {
  return now.getTime() - Date.parse(CURRENCIES.date) > FRESH_DAYS * DAY_MS
}

/** The day of the rates, such as 2026-01-02. */
export const RATES_DATE: string = CURRENCIES.date
