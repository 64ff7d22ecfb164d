/** `npm run currencies`: writes today's rates into domain/operator/currencies.ts. The site has them after the next deploy. */
import { readFileSync, writeFileSync } from 'node:fs'
import { RATES_ADDRESS, readRates, withRates } from './operator/currency-rates.ts'

const FILE = 'domain/operator/currencies.ts'

const answer = await fetch(RATES_ADDRESS, { signal: AbortSignal.timeout(20_000) })
if (!answer.ok) throw new Error(`${RATES_ADDRESS} answers ${answer.status}`)
const rates = readRates(await answer.text())
writeFileSync(FILE, withRates(readFileSync(FILE, 'utf8'), rates))
console.log(`${FILE} has the rates of ${rates.date}: ${JSON.stringify(rates.perDollar)}`)
