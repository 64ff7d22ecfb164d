/** Who pays in rupees alone. */
import { expect, test } from 'vitest'
import { isResident, isResidentNow, looksSriLankan } from '#domain/bookings/money/residents.ts'

test.each([
  ['+94771234567', false, true],
  ['+94112345678', true, true],
  ['+447911123456', false, false],
  ['+447911123456', true, true],
  // Of no country whose code begins so.
  ['+9477', false, true],
  ['', false, false],
  ['', true, true],
])('%s, who says %s: %s', (phone, says, is) => {
  expect(isResident(phone, says)).toBe(is)
})

test.each([
  ['says so, and has another number', true, '+447911123456', '+61412345678', true],
  ['was one by the number', true, '+94771234567', '+61412345678', false],
  ['is one by the new number', false, '+447911123456', '+94771234567', true],
  ['is none', false, '+447911123456', '+61412345678', false],
])('who %s', (_, was, before, phone, is) => {
  expect(isResidentNow(was, before, phone)).toBe(is)
})

test.each([
  ['077 123 4567', 'LK', true],
  ['077 123 4567', 'GB', false],
  ['077 123 4567', '', false],
  ['+94 77 123 4567', 'GB', true],
  ['(+94) 77', 'GB', true],
  ['0094771234567', '', true],
  ['+94', '', true],
  ['+9', 'LK', false],
  ['+44 7911 123456', 'LK', false],
  ['00447911123456', 'LK', false],
  ['＋９４ ７７１', 'GB', true],
  ['', 'LK', false],
  [' ', 'LK', false],
])('%j typed with %j chosen: %s', (typed, country, is) => {
  expect(looksSriLankan(typed, country)).toBe(is)
})
