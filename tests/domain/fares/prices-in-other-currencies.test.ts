import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { aboutPrice, areRatesShown, readCurrencyRates } from '#domain/fares/prices-in-other-currencies.ts'
import { BUILT_RATES, CURRENCY_CODES, isOfTheseDays, jumpsAgainst, laterRates } from '#domain/fares/currency-table.ts'

// Rates: tests/operator/visitor-currencies.ts
test.each([
  [74, 'EUR', 'EUR 65'],
  [1, 'GBP', 'GBP 1'],
  [0.4, 'EUR', 'EUR 0'],
  [74, 'INR', 'INR 6,330'],
  [74, 'RUB', 'RUB 6,010'],
  [1234, 'RUB', 'RUB 100,000'],
  [999, 'CNY', 'CNY 7,190'],
  [140, 'AUD', 'AUD 217'],
  [99_999, 'INR', 'INR 8,550,000'],
] as const)('USD %d are about %s: %s', (usd, currency, text) => {
  expect(aboutPrice(usd, currency, BUILT_RATES.perDollar[currency]!)).toBe(text)
})

test('the site knows six currencies', () => {
  expect(CURRENCY_CODES).toEqual(['EUR', 'GBP', 'INR', 'RUB', 'CNY', 'AUD'])
})

const RATES = { date: '2026-11-24', perDollar: { EUR: 0.88, RUB: 80 } }

test.each([
  ['a text', 'EUR'],
  ['nothing', null],
  ['no day', { perDollar: { EUR: 1 } }],
  ['a day that is none', { ...RATES, date: '2026-02-30' }],
  ['no rates', { ...RATES, perDollar: {} }],
  ['a list', { ...RATES, perDollar: [1] }],
  ['a rate of nothing', { ...RATES, perDollar: { EUR: 0 } }],
  ['a rate that is no number', { ...RATES, perDollar: { EUR: '0.88' } }],
  ['a rate of millions', { ...RATES, perDollar: { EUR: 1e9 } }],
  ['a name that is no code', { ...RATES, perDollar: { constructor: 1 } }],
  [
    'hundreds of rates',
    {
      ...RATES,
      perDollar: Object.fromEntries(
        Array.from({ length: 676 }, (_, i) => [`X${String.fromCharCode(65 + (i % 26), 65 + Math.floor(i / 26))}`, 1]),
      ),
    },
  ],
])('%s is no table of rates', (_, json) => {
  expect(readCurrencyRates(json)).toBeNull()
})

test('what is a table is read', () => {
  expect(readCurrencyRates(JSON.parse(JSON.stringify({ ...RATES, more: 1 })))).toEqual(RATES)
})

describe('the day of the rates', () => {
  const at = (time: string) => new Date(time)

  // 18:30 in UTC is midnight in Sri Lanka.
  test.each([
    ['2026-11-24T12:00:00Z', true, true],
    ['2026-12-01T18:29:59Z', true, true],
    ['2026-12-01T18:30:00Z', false, false],
    ['2026-11-17T12:00:00Z', true, true],
    ['2026-11-16T12:00:00Z', true, false],
  ])('at %s: shown %s, taken %s', (time, shown, taken) => {
    expect(areRatesShown(RATES, at(time))).toBe(shown)
    expect(isOfTheseDays(RATES, at(time))).toBe(taken)
  })

  test('the later of two tables counts, and of one day the first', () => {
    const later = { date: '2026-11-25', perDollar: { EUR: 0.9 } }
    expect(laterRates(RATES, later)).toBe(later)
    expect(laterRates(later, RATES)).toBe(later)
    expect(laterRates(RATES, { ...RATES })).toBe(RATES)
    expect(laterRates(RATES, null)).toBe(RATES)
  })
})

test.each([
  [{ EUR: 0.88, RUB: 80 }, []],
  [{ EUR: 0.88, RUB: 96 }, []],
  [{ EUR: 0.88, RUB: 96.1 }, ['RUB']],
  [{ EUR: 0.704, RUB: 64 }, []],
  [{ EUR: 0.703, RUB: 63.9 }, ['EUR', 'RUB']],
  // What was not kept before moves from nothing.
  [{ EUR: 0.88, INR: 90 }, []],
])('after EUR 0.88 and RUB 80, %j moves too far in %j', (perDollar, codes) => {
  expect(jumpsAgainst({ date: '2026-11-25', perDollar: perDollar as never }, RATES)).toEqual(codes)
})

test('no quote, booking, mail or payment knows them: only what the browser shows, and what fetches them', () => {
  const readers = globSync(['domain/**/*.ts', 'worker/**/*.{ts,tsx}', 'client/**/*.{ts,tsx}']).filter((file) =>
    /fares\/(?:prices-in-other-currencies|currency-table)|\/prices-in-other-currencies\.ts|operator\/visitor-currencies/.test(
      readFileSync(file, 'utf8'),
    ),
  )
  expect(readers.toSorted()).toEqual([
    'client/money/visitor-currencies.ts',
    'domain/fares/currency-table.ts',
    'worker/prices/currency-rates.ts',
  ])
})
