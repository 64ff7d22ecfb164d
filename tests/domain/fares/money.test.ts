import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatLkr, formatUsd, typedWhole } from '#domain/fares/money.ts'

test.each([
  [0, 'LKR 0'],
  [999, 'LKR 999'],
  [1000, 'LKR 1,000'],
  [21480, 'LKR 21,480'],
  [123456, 'LKR 123,456'],
  [1234567, 'LKR 1,234,567'],
])('%i rupees are written as %s', (rupees, text) => {
  expect(formatLkr(rupees)).toBe(text)
})

test('thousands are separated as in English', () => {
  const english = new Intl.NumberFormat('en')
  fc.assert(
    fc.property(fc.nat(), (amount) => {
      expect(formatUsd(amount)).toBe(`USD ${english.format(amount)}`)
    }),
  )
})

test.each([
  ['15 %', 'percent', 15],
  ['15%', 'percent', 15],
  ['1,250', 'dollars', 1250],
  ['1 250', 'dollars', 1250],
  ['1\u202f250', 'dollars', 1250],
  ['$95', 'dollars', 95],
  [' USD 1,250 ', 'dollars', 1250],
  ['Rs. 24,000', 'rupees', 24_000],
  ['24,000/=', 'rupees', 24_000],
  ['1,234,567', 'rupees', 1_234_567],
  ['24.000', 'rupees', null],
  ['1,25', 'dollars', null],
  ['$95', 'rupees', null],
  ['LKR 95', 'dollars', null],
  ['1e1', 'percent', null],
  ['-5', 'percent', null],
  ['', 'dollars', null],
] as const)('%j typed as %s is %s', (typed, unit, whole) => {
  expect(typedWhole(typed, unit)).toBe(whole)
})
