/**
 * What a dollar costs in guests' money: the rates that the site was built with, or later ones that the cron has kept in KV
 * (daily-rates.ts). Each isolate has a copy for some seconds, as of the price lists.
 */
import { areRatesShown, type CurrencyRates, readCurrencyRates } from '#domain/fares/about-price.ts'
import { BUILT_RATES, laterRates } from '#domain/fares/currency-table.ts'
import { type Env, settings } from '#worker/environment.ts'
import { KvCopies } from '#worker/platform/kv.ts'

export const RATES_KEY = 'currencies'

/** Whether the owner lets the cron fetch rates. */
export const areRatesFetched = (env: Env): boolean => settings(env).FETCH_CURRENCIES === 'true'

/** What KV has under {@link RATES_KEY}. */
export interface KeptRates {
  /** `null` if none were fetched, or none that can be read. */
  readonly rates: CurrencyRates | null
  /** When the cron asks again, in milliseconds since 1970. */
  readonly nextAt: number
}

export function readKeptRates(json: unknown): KeptRates {
  const { rates, nextAt } = (json ?? {}) as Partial<Record<keyof KeptRates, unknown>>
  return { rates: readCurrencyRates(rates), nextAt: typeof nextAt === 'number' ? nextAt : 0 }
}

const copies = new KvCopies<CurrencyRates | null>()

const keptRates = (env: Env, now: number) =>
  copies.read(env, now, RATES_KEY, (document) => readKeptRates(document).rates, null)

/** The rates that count; `null` while they are older than a week. */
export async function shownRates(env: Env, now = Date.now()): Promise<CurrencyRates | null> {
  const rates = laterRates(BUILT_RATES, areRatesFetched(env) ? await keptRates(env, now) : null)
  return areRatesShown(rates, new Date(now)) ? rates : null
}
