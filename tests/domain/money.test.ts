import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'

describe('amounts', () => {
  it.each([
    [0, 'LKR 0'], [999, 'LKR 999'], [1000, 'LKR 1,000'], [21480, 'LKR 21,480'], [123456, 'LKR 123,456'], [1234567, 'LKR 1,234,567'],
  ])('%i is written %s', (rupees, text) => {
    expect(formatLkr(rupees)).toBe(text)
  })

  it('are grouped as English does', () => {
    const english = new Intl.NumberFormat('en')
    fc.assert(fc.property(fc.nat(), (amount) => { expect(formatUsd(amount)).toBe(`USD ${english.format(amount)}`) }))
  })
})
