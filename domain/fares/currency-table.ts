/** The rates of other money: those that the site was built with, and the daily table that follows them. */
import { CURRENCIES } from '#domain/operator/visitor-currencies.ts'
import { addDays, isRealDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { areRatesShown, type CurrencyRates, readCurrencyRates } from './prices-in-other-currencies.ts'

/**
 * What a US dollar costs in other money, by the daily table of the Bank of Russia: the one official table that has all
 * the currencies of the site, the rouble included. https://www.cbr.ru/development/SXML/
 */
export const RATES_ADDRESS = 'https://www.cbr.ru/scripts/XML_daily.asp'

/** The table has some 10,000. */
export const MOST_TABLE_BYTES = 200_000

export type Currency = keyof typeof CURRENCIES.perDollar

export const CURRENCY_CODES = Object.keys(CURRENCIES.perDollar) as readonly Currency[]

export const BUILT_RATES: CurrencyRates = CURRENCIES

/** Digits that decide nothing are left out. */
const PRECISION = 4

const valueOf = (entry: string, tag: string) =>
  new RegExp(`<${tag}>([^<]+)</${tag}>`).exec(entry)?.[1]?.replace(',', '.') ?? ''

/**
 * Reads that table: roubles for a number of units of each currency.
 * @throws Error if it is no such table, lacks a currency, or has what no rate can be
 */
export function readRates(xml: string): CurrencyRates {
  const [, day, month, year] = /<ValCurs[^>]*Date="(\d{2})\.(\d{2})\.(\d{4})"/.exec(xml) ?? []
  const date = `${year}-${month}-${day}`
  if (!isRealDate(date)) throw new Error('The answer is not the table of rates.')
  const roubles = new Map([['RUB', 1]])
  for (const [, entry = ''] of xml.matchAll(/<Valute\b[^>]*>(.*?)<\/Valute>/gs))
    roubles.set(valueOf(entry, 'CharCode'), Number(valueOf(entry, 'Value')) / Number(valueOf(entry, 'Nominal')))
  const rate = (code: string) => {
    const found = roubles.get(code)
    if (found === undefined || !(found > 0)) throw new Error(`The table has no rate of ${code}.`)
    return found
  }
  const perDollar = CURRENCY_CODES.map((code) => [code, Number((rate('USD') / rate(code)).toPrecision(PRECISION))])
  const rates = readCurrencyRates({ date, perDollar: Object.fromEntries(perDollar) })
  if (!rates) throw new Error('The table has a rate that none can be.')
  return rates
}

/** Of two tables the later one: what a deploy brings counts against what was kept before. */
export const laterRates = (one: CurrencyRates, other: CurrencyRates | null): CurrencyRates =>
  other && other.date > one.date ? other : one

/** The bank says a rate before its day, and before holidays some days ahead. */
const MOST_AHEAD_DAYS = 7

/** Whether it is a table of these days. */
export const isOfTheseDays = (rates: CurrencyRates, now: Date): boolean =>
  areRatesShown(rates, now) && rates.date <= addDays(sriLankaTime(now).date, MOST_AHEAD_DAYS)

/** Money that moves further from one table to the next is more likely an error. */
const MOST_MOVE = 0.2

/** The currencies that have moved too far against the rates that count; a small tolerance, as digits are rounded. */
export const jumpsAgainst = (rates: CurrencyRates, kept: CurrencyRates): Currency[] =>
  CURRENCY_CODES.filter((code) => {
    const [before, after] = [kept.perDollar[code], rates.perDollar[code]]
    return before !== undefined && after !== undefined && Math.abs(after / before - 1) > MOST_MOVE + 1e-9
  })
