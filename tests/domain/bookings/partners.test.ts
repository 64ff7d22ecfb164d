import { expect, test } from 'vitest'
import { commissionCents, MAX_PARTNER_NAME, MAX_PERCENT, parsePartner } from '#domain/bookings/money/partners.ts'

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
