/**
 * What a dollar costs in guests' money: the rates that the site was built with, or later ones that the cron has kept in KV.
 * Each isolate has a copy for some seconds, as of the price lists. The cron fetches them once a day, where the owner allows
 * it (FETCH_CURRENCIES); whatever goes wrong, the rates before count for their week.
 */
import { areRatesShown, type CurrencyRates, readCurrencyRates } from '#domain/fares/prices-in-other-currencies.ts'
import {
  BUILT_RATES,
  laterRates,
  CURRENCY_CODES,
  isOfTheseDays,
  jumpsAgainst,
  MOST_TABLE_BYTES,
  RATES_ADDRESS,
  readRates,
} from '#domain/fares/currency-table.ts'
import { addDays, DAY_MS, HOUR_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { alarmsSince, raiseAlarm, withdrawAlarms } from '#worker/database/alarm-queue.ts'
import { type Env, settings } from '#worker/environment.ts'
import { logFailure, logWarning } from '#worker/log.ts'
import { readText } from '#worker/platform/body.ts'
import { KvCopies, inTime } from '#worker/platform/kv.ts'

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

const WAIT_MS = 10_000
/** After a failure. */
const RETRY_MS = HOUR_MS

/** The office is told after this many days without a new table: banks have weekends and holidays. */
const SILENT_DAYS = 5

const SILENT = 'currencies: silent'
const jumped = (code: string) => `currencies: ${code}`
const ALARMS = [SILENT, ...CURRENCY_CODES.map(jumped)]
/** A refused table is told until it is asked for again, and a while more. */
const TOLD_MS = 2 * DAY_MS

/** @throws Error for no answer, and for what is not the table of these days */
async function askBank(now: Date): Promise<CurrencyRates> {
  const signal = AbortSignal.timeout(WAIT_MS)
  const answer = await fetch(RATES_ADDRESS, { redirect: 'manual', signal })
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`${RATES_ADDRESS} answers ${answer.status}`)
  }
  // Its Russian names are in windows-1251, and nobody reads them.
  const xml = await inTime(WAIT_MS, readText(answer, MOST_TABLE_BYTES, 'windows-1251'))
  const rates = readRates(xml)
  if (!isOfTheseDays(rates, now)) throw new Error(`The table of rates is of ${rates.date}`)
  return rates
}

/** Takes the table, or refuses it and says so. @returns what is kept now */
async function takeTable(env: Env, rates: CurrencyRates, kept: CurrencyRates | null, now: Date) {
  const jumps = jumpsAgainst(rates, laterRates(BUILT_RATES, kept))
  if (jumps.length === 0) {
    await withdrawAlarms(env, ...ALARMS)
    return rates
  }
  logWarning(`the rates of ${rates.date} are refused: ${jumps.join(', ')} moved by more than 20 %`)
  for (const code of jumps) await raiseAlarm(env, jumped(code), 0, now)
  return kept
}

/** For the cron. Nobody is asked before KV has taken when to ask again: so often at most. */
export async function fetchDailyRates(env: Env, now = new Date()): Promise<void> {
  if (!areRatesFetched(env)) return
  let before: KeptRates
  const keep = (rates: CurrencyRates | null, ms: number) =>
    inTime(WAIT_MS, env.CACHE.put(RATES_KEY, JSON.stringify({ rates, nextAt: now.getTime() + ms } satisfies KeptRates)))
  try {
    before = readKeptRates(await inTime(WAIT_MS, env.CACHE.get<unknown>(RATES_KEY, 'json')))
    // A clock that was ahead has left a time that is too far.
    const left = before.nextAt - now.getTime()
    if (left > 0 && left <= DAY_MS) return
    await keep(before.rates, RETRY_MS)
  } catch (error) {
    return logFailure('currencies: KV', error)
  }
  let rates: CurrencyRates
  try {
    rates = await askBank(now)
  } catch (error) {
    logFailure('currencies', error)
    const { date } = laterRates(BUILT_RATES, before.rates)
    if (addDays(date, SILENT_DAYS) < sriLankaTime(now).date) await raiseAlarm(env, SILENT, 0, now)
    return
  }
  const kept = await takeTable(env, rates, before.rates, now)
  await keep(kept, DAY_MS).catch((error: unknown) => logFailure('currencies: KV', error))
}

/** Why amounts in guests' money may end soon, in words; `null` for nothing. @throws DatabaseUnavailable */
export async function ratesTrouble(env: Env, now: Date): Promise<string | null> {
  if (!areRatesFetched(env)) return null
  const found = await alarmsSince(env, ALARMS, new Date(now.getTime() - TOLD_MS))
  const codes = CURRENCY_CODES.filter((code) => found.includes(jumped(code)))
  if (codes.length > 0)
    return `The daily rates of currencies are refused: ${codes.join(', ')} moved by more than 20 %. If that is right, run npm run currencies and deploy.`
  return found.length > 0
    ? 'The daily rates of currencies have not come for days: amounts in guests’ money end a week after the last ones.'
    : null
}
