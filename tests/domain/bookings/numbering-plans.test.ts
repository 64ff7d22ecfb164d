import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { countryOfPhone, parsePhone } from '#domain/bookings/request/numbering-plans.ts'
import { PhoneTextSchema } from '#domain/bookings/request/email-phone-and-flight-formats.ts'

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
  // A country code in brackets, in all the ways.
  ['(+44) 7911 123456', undefined, '+447911123456'],
  ['(+94) 77 123 4567', 'GB', '+94771234567'],
  ['[+44] 7911 123456', undefined, '+447911123456'],
  ['+(44) 7911 123456', undefined, '+447911123456'],
  ['(+44)(0)7911 123456', undefined, '+447911123456'],
  ['+44 (0) 7911 123456', 'US', '+447911123456'],
  ['+44 (0)20 7946 0018', undefined, '+442079460018'],
  ['+ 44 7911 123456', undefined, '+447911123456'],
  ['+7 (8) 912 345-67-89', undefined, '+79123456789'],
  ['+39 06 698 12345', undefined, '+390669812345'],
  // '00', also from a country where one dials something else.
  ['0044 7911 123456', 'US', '+447911123456'],
  ['(0044) 7911 123456', 'AU', '+447911123456'],
  ['00 (44) 7911 123456', undefined, '+447911123456'],
  ['+0044 7911 123456', undefined, '+447911123456'],
  ['0011 44 7911 123456', 'AU', '+447911123456'],
  ['011 44 7911 123456', 'US', '+447911123456'],
  // Digits and signs of other scripts and keyboards.
  ['＋９４ ７７ １２３ ４５６７', undefined, '+94771234567'],
  ['（＋９４）７７－１２３－４５６７', undefined, '+94771234567'],
  ['+٩٤ ٧٧ ١٢٣ ٤٥٦٧', undefined, '+94771234567'],
  ['۰۷۷۱۲۳۴۵۶۷', undefined, '+94771234567'],
  ['०७७ १२३ ४५६७', undefined, '+94771234567'],
  ['௦௭௭௧௨௩௪௫௬௭', undefined, '+94771234567'],
  ['෦෭෭෧෨෩෪෫෬෭', undefined, '+94771234567'],
  ['𝟎𝟕𝟕𝟏𝟐𝟑𝟒𝟓𝟔𝟕', undefined, '+94771234567'],
  // What people write between the digits.
  ['+94.77.123.4567', undefined, '+94771234567'],
  ['077/123/4567', undefined, '+94771234567'],
  ['+49/30/901820', undefined, '+4930901820'],
  ['+44−7911−123456', undefined, '+447911123456'],
  ['+94 77·123·4567', undefined, '+94771234567'],
  ['077_123_4567', undefined, '+94771234567'],
  ['tel:+94771234567', undefined, '+94771234567'],
])('%s (%s) is the number %s', (typed, country, e164) => {
  expect(v.is(PhoneTextSchema, typed)).toBe(true)
  expect(parsePhone(typed, country)).toEqual({ e164, typed })
})

test.each([
  // Without its plus sign: both are numbers, and only the second one is what a guest means.
  ['49 171 2345678', 'DE', '+491712345678'],
  ['491712345678', 'DE', '+491712345678'],
  ['(49) 171 2345678', 'DE', '+491712345678'],
  ['491 712345678', 'DE', '+491712345678'],
  ['49 171 2345678 ext 5', 'DE', '+491712345678'],
  ['43 664 1234567', 'AT', '+436641234567'],
  ['94 77 123 4567', 'LK', '+94771234567'],
  ['94771234567', undefined, '+94771234567'],
  ['44 7911 123456', 'GB', '+447911123456'],
  ['7 912 345-67-89', 'RU', '+79123456789'],
  // As it is written at home.
  ['0491 712345678', 'DE', '+49491712345678'],
  ['0171 2345678', 'DE', '+491712345678'],
  ['171 2345678', 'DE', '+491712345678'],
  ['+49 491 712345678', 'DE', '+49491712345678'],
  // A whole number of its country, too short to be one with its calling code: of a mobile phone in Vietnam, in India.
  ['84 123 4567', 'VN', '+84841234567'],
  ['91234 56789', 'IN', '+919123456789'],
  ['04971 12345', 'DE', '+49497112345'],
  ['4971 12345', 'DE', '+49497112345'],
  // No zero is written before it at home: it stands as it is.
  ['393 123 4567', 'IT', '+393931234567'],
  ['55 99123 4567', 'BR', '+5555991234567'],
])('%s written in %s is the number %s', (typed, country, e164) => {
  expect(parsePhone(typed, country)).toEqual({ e164, typed })
})

test('a number is read the same, however its country code and its digits are written', () => {
  const numbers = fc.constantFrom('+94771234567', '+447911123456', '+4930901820', '+14155552671', '+33123456789')
  const zeros = fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0xbe6, 0xde6, 0xe50, 0xff10, 0x1d7ce)
  const lead = fc.constantFrom('+', '(+', '[+', '+ ', '＋', '00', '(00', ' +')
  const between = fc.constantFrom('', ' ', '-', '.', '/', '\u2013', '\u00A0', '\u200B', '\u2011', '·')
  fc.assert(
    fc.property(
      numbers,
      zeros,
      lead,
      between,
      fc.constantFrom(...'LK GB US AU'.split(' ')),
      (e164, zero, sign, gap, country) => {
        const digits = Array.from(e164.slice(1), (digit) => String.fromCodePoint(zero + Number(digit)))
        const close = sign.startsWith('(') ? ')' : sign.startsWith('[') ? ']' : ''
        const code = { '9': 2, '4': 2, '1': 1, '3': 2 }[e164[1]!]!
        const typed = sign + digits.slice(0, code).join('') + close + gap + digits.slice(code).join(gap.trim() && '')
        expect(parsePhone(typed, country)?.e164, typed).toBe(e164)
        expect(v.is(PhoneTextSchema, typed), typed).toBe(true)
      },
    ),
  )
})

test.each([
  '0000000000',
  '12345',
  '+999 1234567',
  '+44 1',
  '+94 77 123 45678901',
  'hello',
  // Two numbers are none.
  '+94 77 123 4567 + 94 71 123 4567',
  '077 123 4567 / 071 123 4567',
  '++94771234567',
  '+(+94) 771234567',
  '()+',
  '(00)',
  '00',
  '+94 77 123 4567\r\nX: y',
])('%j is no number of any country', (typed) => {
  expect(parsePhone(typed)).toBeNull()
})

test('the form takes five digits, the shortest number that a country dials, and leaves the rest to the numbering plans', () => {
  expect(v.is(PhoneTextSchema, '12345')).toBe(true)
  expect(v.is(PhoneTextSchema, '1234')).toBe(false)
})

test('a country code in the number counts, even beside a country that does not exist', () => {
  expect(parsePhone('+44 7911 123456', 'XX')?.e164).toBe('+447911123456')
})

test.each([
  ['+4915123456789', { country: 'DE', code: '+49' }],
  ['+94771234567', { country: 'LK', code: '+94' }],
  // Satellite phones are of no country.
  ['+881612345678', { country: null, code: '+881' }],
  ['', null],
])('%s is of %j', (phone, found) => {
  expect(countryOfPhone(phone)).toEqual(found)
})
