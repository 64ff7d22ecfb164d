import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'

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
