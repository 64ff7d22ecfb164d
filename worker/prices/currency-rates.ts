/**
 * What a dollar costs in guests' money: the rates that the site was built with, or later ones that the cron has kept in KV
 * (daily-rates.ts). Each isolate has a copy for some seconds, as of the price lists.
 */
import { areRatesShown, type CurrencyRates, readCurrencyRates } from '#domain/fares/about-price.ts'
import { BUILT_RATES, laterRates } from '#domain/fares/currency-table.ts'
import { type Env, settings } from '#worker/environment.ts'
import { inTime } from '#worker/platform/time-limit.ts'

export const RATES_KEY = 'currencies'

/** How long an isolate goes by its copy, in ms. */
const FRESH_MS = 15_000
/** How long a data centre keeps what it has read of KV, in seconds: the least that KV allows. */
const KV_SECONDS = 30
/** While KV does not answer, it is asked again after this time, in ms. */
const RETRY_MS = 5000
/** A read of KV takes some 10 ms, at worst some 200. */
const WAIT_MS = 1000

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

const copies = new WeakMap<Env, { readonly rates: CurrencyRates | null; readonly until: number }>()

async function keptRates(env: Env, now: number): Promise<CurrencyRates | null> {
  const copy = copies.get(env)
  // Where time has gone back, the copy may be of a later moment.
  if (copy && now < copy.until && now >= copy.until - FRESH_MS) return copy.rates
  const keep = (rates: CurrencyRates | null, ms: number) => {
    copies.set(env, { rates, until: now + ms })
    return rates
  }
  try {
    const found = await inTime(WAIT_MS, env.CACHE.get<unknown>(RATES_KEY, { type: 'json', cacheTtl: KV_SECONDS }))
    return keep(readKeptRates(found).rates, FRESH_MS)
  } catch {
    return keep(copy?.rates ?? null, RETRY_MS)
  }
}

/** The rates that count; `null` while they are older than a week. */
export async function shownRates(env: Env, now = Date.now()): Promise<CurrencyRates | null> {
  const rates = laterRates(BUILT_RATES, areRatesFetched(env) ? await keptRates(env, now) : null)
  return areRatesShown(rates, new Date(now)) ? rates : null
}
