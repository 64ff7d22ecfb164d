import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRates } from '#domain/fares/currency-table.ts'
import { withRates } from '../../scripts/exchange-rates.ts'

/** As the bank writes them. Its Russian names are in windows-1251, of which `fetch` makes signs that nobody reads. */
const entry = (code: string, nominal: number, value: string) => `
    <Valute ID="R01010">
        <NumCode>036</NumCode>
        <CharCode>${code}</CharCode>
        <Nominal>${nominal}</Nominal>
        <Name>\uFFFD\uFFFD \uFFFD</Name>
        <Value>${value}</Value>
        <VunitRate>0,215637</VunitRate>
    </Valute>`

const TABLE = `<?xml version="1.0" encoding="windows-1251"?>
<ValCurs Date="20.11.2026" name="Foreign Currency Market">${[
  entry('USD', 1, '80,0000'),
  entry('EUR', 1, '92,5000'),
  entry('GBP', 1, '105,1234'),
  entry('INR', 100, '90,0000'),
  entry('CNY', 1, '11,2000'),
  entry('AUD', 1, '52,0000'),
].join('')}</ValCurs>`

test('the daily table becomes prices of a dollar, with its day', () => {
  expect(readRates(TABLE)).toEqual({
    date: '2026-11-20',
    perDollar: { EUR: 0.8649, GBP: 0.761, INR: 88.89, RUB: 80, CNY: 7.143, AUD: 1.538 },
  })
})

test.each([
  ['is no table', '<html>Sorry</html>', 'not the table'],
  ['lacks a currency', TABLE.replace('GBP', 'XXX'), 'no rate of GBP'],
  ['has a rate that none can be', TABLE.replace('92,5000', '0,0000001'), 'none can be'],
  ['has no number', TABLE.replace('92,5000', '-'), 'no rate of EUR'],
])('an answer that %s changes nothing', (_, xml, message) => {
  expect(() => readRates(xml)).toThrow(message)
})

/** As the sample is written, and as a formatter may lay it out. */
const OWN_FILES = [
  "/** `npm run\n * currencies` fetches it again; all values are samples.\n */\nexport const CURRENCIES = {\n  date: '2026-01-02',\n  perDollar: { EUR: 0.86, GBP: 0.75 },\n} as const\n",
  "export const CURRENCIES = {\n  date: '2026-09-14',\n  perDollar: {\n    EUR: 0.91,\n    GBP: 0.79,\n  },\n}\n",
]

test.each(OWN_FILES)('the rates are written into the file of the operator: %j', (file) => {
  const written = withRates(file, readRates(TABLE))
  expect(written).toContain("date: '2026-11-20',")
  expect(written).toContain('perDollar: { EUR: 0.8649, GBP: 0.761, INR: 88.89, RUB: 80, CNY: 7.143, AUD: 1.538 },')
  expect(written).not.toContain('samples')
  expect(written).not.toMatch(/0\.(86|75|91|79)\b/)
})

test('the file of this operator takes them', () => {
  const file = readFileSync('domain/operator/visitor-currencies.ts', 'utf8')
  expect(withRates(file, readRates(TABLE))).toContain('RUB: 80, CNY: 7.143')
})
