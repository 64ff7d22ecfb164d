import { expect, test } from 'vitest'
import {
  commissionCents,
  MAX_PARTNER_NAME,
  MAX_PERCENT,
  paidTooMuch,
  parsePartner,
  statementInRupees,
} from '#domain/bookings/money/partners.ts'

const typed = { name: ' Lake House ', place: 'Kandy', percent: ' 10 % ' }

test('a partner has a name, a place and whole percent', () => {
  expect(parsePartner(typed)).toEqual({ name: 'Lake House', place: 'Kandy', percent: 10 })
  for (const percent of ['0', String(MAX_PERCENT)]) expect(parsePartner({ ...typed, percent }).percent).toBe(+percent)
})

test.each([
  ['a name', 'name', ' '],
  ['a shorter name', 'name', 'x'.repeat(MAX_PARTNER_NAME + 1)],
  ['a place', 'place', ''],
  ['percent', 'percent', ''],
  ['whole percent', 'percent', '7.5'],
  ['no negative percent', 'percent', '-5'],
  ['percent in digits', 'percent', '1e1'],
  ['fewer percent', 'percent', String(MAX_PERCENT + 1)],
])('wants %s', (_, field, value) => {
  expect(() => parsePartner({ ...typed, [field]: value })).toThrow(RangeError)
})

test('the commission of whole dollars has no part of a cent', () => {
  expect(commissionCents(74, 10)).toBe(740)
})

test.each([
  [
    { usd: 1692, lkr: 0 },
    { usd: 2208, lkr: 0 },
    { usd: 516, lkr: 0 },
  ],
  [
    { usd: 1692, lkr: 0 },
    { usd: 1692, lkr: 0 },
    { usd: 0, lkr: 0 },
  ],
  [
    { usd: 1692, lkr: 100 },
    { usd: 500, lkr: 300 },
    { usd: 0, lkr: 200 },
  ],
])('of %j earned and %j paid out, %j is too much', (earned, paidOut, more) => {
  expect(paidTooMuch(earned, paidOut)).toEqual(more)
})

test('a statement in rupees has each ride at the dollar of its booking, and names those', () => {
  const ride = (usd: number, lkr: number, lkrPerUsd: number | undefined) => ({ commission: { usd, lkr }, lkrPerUsd })
  expect(
    statementInRupees([ride(500, 0, undefined), ride(100, 0, 320), ride(0, 700, 305.5), ride(100, 0, 320)]),
  ).toEqual({ cents: 500 * 288 + 2 * 100 * 320 + 700, dollars: [288, 320] })
  expect(statementInRupees([ride(0, 700, 320)])).toEqual({ cents: 700, dollars: [] })
  expect(statementInRupees([])).toEqual({ cents: 0, dollars: [] })
})
