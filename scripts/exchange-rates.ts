/** `npm run currencies`: writes today's rates into domain/operator/visitor-currencies.ts. The site has them after the next deploy. */
import { readFileSync, writeFileSync } from 'node:fs'
import { CURRENCY_CODES, type Currency } from '#domain/fares/about-price.ts'
import { isRealDate } from '#domain/sri-lanka-time.ts'
import { readOrStop } from './operator/options.ts'

/**
 * What a US dollar costs in other money, by the daily table of the Bank of Russia: the one official table that has all
 * the currencies of the site, the rouble included. https://www.cbr.ru/development/SXML/
 */
const RATES_ADDRESS = 'https://www.cbr.ru/scripts/XML_daily.asp'

interface CurrencyRates {
  /** YYYY-MM-DD */
  readonly date: string
  readonly perDollar: Readonly<Record<Currency, number>>
}

/** Digits that decide nothing are left out. */
const PRECISION = 4

const valueOf = (entry: string, tag: string) =>
  new RegExp(`<${tag}>([^<]+)</${tag}>`).exec(entry)?.[1]?.replace(',', '.') ?? ''

/**
 * Reads that table: roubles for a number of units of each currency. Throws if it is no such table, or lacks a currency.
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
  return { date, perDollar: Object.fromEntries(perDollar) as CurrencyRates['perDollar'] }
}

/** The file of the rates with other ones, however it is laid out. */
export function withRates(source: string, { date, perDollar }: CurrencyRates): string {
  const rates = Object.entries(perDollar).map(([code, rate]) => `${code}: ${rate}`)
  return source
    .replace('; all values are samples.', '.')
    .replace(/"?\bdate"?: ['"][^'"]*['"]/, `date: '${date}'`)
    .replace(/"?\bperDollar"?: \{[^}]*\}/, `perDollar: { ${rates.join(', ')} }`)
}

const FILE = 'domain/operator/visitor-currencies.ts'

if (import.meta.main) {
  readOrStop({}, 'It takes no options.')
  const answer = await fetch(RATES_ADDRESS, { signal: AbortSignal.timeout(20_000) })
  if (!answer.ok) throw new Error(`${RATES_ADDRESS} answers ${answer.status}`)
  const rates = readRates(await answer.text())
  writeFileSync(FILE, withRates(readFileSync(FILE, 'utf8'), rates))
  console.log(`${FILE} has the rates of ${rates.date}: ${JSON.stringify(rates.perDollar)}`)
}
