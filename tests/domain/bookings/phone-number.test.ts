import { expect, test } from 'vitest'
import * as v from 'valibot'
import { parsePhone } from '#domain/bookings/phone-number.ts'
import { PhoneTextSchema } from '#domain/bookings/details.ts'

test.each([
  ['077 123 4567', undefined, '+94771234567'],
  ['0094 77 123 4567', undefined, '+94771234567'],
  ['011 2 345 678', undefined, '+94112345678'],
  ['+44 7911 123456', undefined, '+447911123456'],
  ['07911 123456', 'GB', '+447911123456'],
  ['+49 (0)30 901820', undefined, '+4930901820'],
  ['+1 (415) 555-2671', undefined, '+14155552671'],
  ['(415) 555-2671', 'US', '+14155552671'],
  ['+33 1 23 45 67 89', undefined, '+33123456789'],
  ['+7 912 345-67-89', undefined, '+79123456789'],
  ['+91 98765 43210', undefined, '+919876543210'],
  ['+86 138 0013 8000', undefined, '+8613800138000'],
  ['٠٧٧١٢٣٤٥٦٧', undefined, '+94771234567'],
  ['+94 77 123 4567 ext 5', undefined, '+94771234567'],
])('%s (%s) is the number %s', (typed, country, e164) => {
  expect(v.is(PhoneTextSchema, typed)).toBe(true)
  expect(parsePhone(typed, country)).toEqual({ e164, typed })
})

test.each(['0000000000', '12345', '+999 1234567', '+44 1', '+94 77 123 45678901', 'hello'])(
  '%s is no number of any country',
  (typed) => {
    expect(parsePhone(typed)).toBeNull()
  },
)

test('the form takes five digits, the shortest number that a country dials, and leaves the rest to the numbering plans', () => {
  expect(v.is(PhoneTextSchema, '12345')).toBe(true)
  expect(v.is(PhoneTextSchema, '1234')).toBe(false)
})

test('a country code in the number counts, even beside a country that does not exist', () => {
  expect(parsePhone('+44 7911 123456', 'XX')?.e164).toBe('+447911123456')
})
