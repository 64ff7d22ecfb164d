/** `npm run currencies`: writes today's rates into domain/operator/visitor-currencies.ts. The site has them after the next deploy. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { CurrencyRates } from '#domain/fares/prices-in-other-currencies.ts'
import { RATES_ADDRESS, readRates } from '#domain/fares/currency-table.ts'
import { readOrStop } from './operator/options.ts'

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
  try {
    const answer = await fetch(RATES_ADDRESS, { signal: AbortSignal.timeout(20_000) })
    if (!answer.ok) throw new Error(`it answers ${answer.status}`)
    const rates = readRates(await answer.text())
    writeFileSync(FILE, withRates(readFileSync(FILE, 'utf8'), rates))
    console.log(`${FILE} has the rates of ${rates.date}: ${JSON.stringify(rates.perDollar)}`)
  } catch (error) {
    const { message, cause } = error as Error
    console.error(
      `No rates from ${RATES_ADDRESS}, so ${FILE} stays as it is: ${cause instanceof Error ? cause.message : message}`,
    )
    process.exitCode = 1
  }
}
