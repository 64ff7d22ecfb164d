import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { aboutPrice, areRatesOld, CURRENCY_CODES, isCurrency, RATES_DATE } from '#domain/fares/about-price.ts'
import { DAY_MS } from '#domain/sri-lanka-time.ts'

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
  expect(aboutPrice(usd, currency)).toBe(text)
})

test('the site knows six currencies, and nothing else that a browser may have stored', () => {
  expect(CURRENCY_CODES).toEqual(['EUR', 'GBP', 'INR', 'RUB', 'CNY', 'AUD'])
  for (const code of CURRENCY_CODES) expect(isCurrency(code)).toBe(true)
  for (const code of ['USD', 'XXX', 'eur', '', null, undefined, 'constructor', {}]) expect(isCurrency(code)).toBe(false)
})

describe('rates', () => {
  const after = (days: number) => new Date(Date.parse(RATES_DATE) + days * DAY_MS)

  test('are told with their day when they are older than 30 days', () => {
    expect(areRatesOld(after(30))).toBe(false)
    expect(areRatesOld(after(30.01))).toBe(true)
    expect(areRatesOld(after(-1))).toBe(false)
  })
})

test('no quote, booking, mail or payment knows them: only what the browser shows', () => {
  const readers = globSync(['domain/**/*.ts', 'worker/**/*.{ts,tsx}', 'client/**/*.{ts,tsx}']).filter((file) =>
    /fares\/about-price|\/about-price\.ts|operator\/visitor-currencies/.test(readFileSync(file, 'utf8')),
  )
  expect(readers.toSorted()).toEqual(['client/money/visitor-currencies.ts', 'domain/fares/about-price.ts'])
})
