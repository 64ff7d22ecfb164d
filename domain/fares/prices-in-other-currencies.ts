/** A price in dollars told in the visitor's own money. It is an orientation: every price is owed in dollars or rupees. */
import { addDays, isRealDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { grouped } from './money.ts'

/** What a US dollar costs in other money, by code, such as `EUR`. */
export interface CurrencyRates {
  /** The day of the rates, YYYY-MM-DD. */
  readonly date: string
  readonly perDollar: Readonly<Record<string, number>>
}

const MOST_CURRENCIES = 40
const [LEAST_RATE, MOST_RATE] = [0.001, 1_000_000]
const isRate = (rate: unknown) => typeof rate === 'number' && rate >= LEAST_RATE && rate <= MOST_RATE

/** `null` for what is no such table. */
export function readCurrencyRates(json: unknown): CurrencyRates | null {
  const { date, perDollar } = (json ?? {}) as Partial<Record<keyof CurrencyRates, unknown>>
  if (typeof date !== 'string' || !isRealDate(date) || typeof perDollar !== 'object' || perDollar === null) return null
  const entries = Object.entries(perDollar)
  const fits = entries.every(([code, rate]) => /^[A-Z]{3}$/.test(code) && isRate(rate))
  if (!fits || entries.length === 0 || entries.length > MOST_CURRENCIES) return null
  return { date, perDollar: Object.fromEntries(entries) as CurrencyRates['perDollar'] }
}

/** Older rates are shown to nobody. */
const SHOWN_DAYS = 7

/** By the days of Sri Lanka. */
export const areRatesShown = ({ date }: CurrencyRates, now: Date): boolean =>
  addDays(date, SHOWN_DAYS) >= sriLankaTime(now).date

/** Nobody shall take the amount for an exact one. */
const DIGITS = 3

/**
 * The amount in whole units, with three digits that are not zero at most.
 * @param rate what a dollar costs
 * @example aboutPrice(74, 'EUR', 0.86) // 'EUR 64'
 * @example aboutPrice(74, 'RUB', 80) // 'RUB 5,920'
 */
export function aboutPrice(usd: number, currency: string, rate: number): string {
  const amount = usd * rate
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) + 1 - DIGITS)
  return `${currency} ${grouped(Math.round(amount / step) * step)}`
}
