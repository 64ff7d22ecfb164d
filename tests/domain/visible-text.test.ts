/** What nobody sees is dropped, once, wherever somebody's text comes in; and nothing gets in by it that was refused. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { EmailSchema, PhoneTextSchema, readNote } from '#domain/bookings/request/email-phone-and-flight-formats.ts'
import { driversNamed, parseListedDriver } from '#domain/bookings/driver/listed-drivers.ts'
import { parseDriver, parseReason, parseRemark } from '#domain/bookings/agreed/operator-steps.ts'
import { parsePartner } from '#domain/bookings/money/partners.ts'
import { parsePhone } from '#domain/bookings/request/numbering-plans.ts'
import { parseReference, parseReferencePart, parseRideReference } from '#domain/bookings/reference.ts'
import { cleanPlaceName, placeKey } from '#domain/places/place-name.ts'
import { visibleLine, visibleText } from '#domain/visible-text.ts'

/** Each kind of what copied texts bring along. */
const UNSEEN = [
  ...'\u00AD\u034F\u061C\u115F\u180B\u180E\u200B\u200C\u200D\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2060\u2061',
  ...'\u2064\u2066\u2067\u2068\u2069\u206F\u3164\uFE00\uFE0D\uFE0E\uFE0F\uFEFF\uFFA0\uFFF9\uFFFB\u{E0001}\u{E0041}\u{E0100}',
]
const SPACES = [...' \t\u00A0\u2000\u2003\u2007\u2009\u200A\u202F\u205F\u3000\u2800']

test.each([
  ['\u200B+44 7911 123456\u200E', '+44 7911 123456'],
  ['\u202A+44\u00A07911\u202F123456\u202C', '+44 7911 123456'],
  ['\uFEFFann\u00AD@example.com\t', 'ann@example.com'],
  ['  a \u2003 b\u3000', 'a b'],
  // Words that cannot be spelled without joiners keep them; nobody else needs any.
  ['\u200Dශ්\u200Dරී ලංකා\u200D', 'ශ්\u200Dරී ලංකා'],
  ['க்\u200Cஷ', 'க்\u200Cஷ'],
  ['می\u200Cرود', 'می\u200Cرود'],
  ['An\u200Cn\u200D Le\u200De', 'Ann Lee'],
  ['٠\u200C٧', '٠٧'],
  ['\u200D', ''],
  // Letters and marks that nobody sees join nothing.
  ['\u180B\u200C\u115FK7Q2', 'K7Q2'],
])('%j is read as %j', (typed, seen) => {
  expect(visibleLine(typed)).toBe(seen)
})

test('control characters stay, so that the checks behind it still see them', () => {
  expect(visibleLine('a\r\nBcc: b\u0000\u001B\u0085\u2028')).toBe('a\r\nBcc: b\u0000\u001B\u0085\u2028')
})

test('once is enough, and nothing unseen is left', () => {
  const any = fc.nat(0x10_ff_ff).map((code) => String.fromCodePoint(code).toWellFormed())
  const parts = fc.oneof(fc.constantFrom(...UNSEEN, ...SPACES), any)
  const text = fc.array(parts).map((all) => all.join(''))
  fc.assert(
    fc.property(text, (typed) => {
      const seen = visibleLine(typed)
      expect(visibleLine(seen)).toBe(seen)
      expect(seen.replace(/[\u0600-\u18AF][\u200C\u200D](?=[\u0600-\u18AF])/g, '')).not.toMatch(
        /\p{Default_Ignorable_Code_Point}|[\t\u2800]|(?! )\p{Zs}| {2}|^ | $/u,
      )
      expect(visibleText(typed).length).toBeLessThanOrEqual(typed.length)
    }),
  )
})

/** How each entrance reads a text, and one that it takes. */
const ENTRANCES: readonly [name: string, good: string, read: (typed: string) => unknown][] = [
  ['e-mail', 'Ann.Lee@Example.com', (typed) => v.parse(EmailSchema, typed)],
  ['phone', '+44 7911 123456', (typed) => v.parse(PhoneTextSchema, typed)],
  ['number', '+44 7911 123456', (typed) => parsePhone(typed)?.e164],
  ['reference', 'K7Q2-M4XT-9BHE', parseReference],
  ['part of a reference', 'K7Q2', parseReferencePart],
  ['ride', 'K7Q2-M4XT-9BHE/2', parseRideReference],
  ['flight', 'UL 504', (typed) => readNote('flight', 'transfer', typed)],
  ['name', 'Ann Smith', (typed) => readNote('guestName', 'tour', typed)],
  ['address', '12 Lake Road', (typed) => readNote('pickupAddress', 'transfer', typed)],
  ['notes', 'two surfboards', (typed) => readNote('details', 'transfer', typed)],
  ['bags', '12', (typed) => readNote('bags', 'transfer', typed)],
  ['driver', 'Nimal, 077 123 4567, CAB-1234', parseDriver],
  ['listed driver', 'Nimal', (name) => parseListedDriver({ name, phone: '0771234567', cars: `${name}, 3` })],
  [
    "driver's cars",
    'CAB-1234, white Prius, 3',
    (cars) => parseListedDriver({ name: 'Nimal', phone: '0771234567', cars }),
  ],
  ["driver's phone", '077 123 4567', (phone) => parseListedDriver({ name: 'Nimal', phone, cars: 'CAB-1, 3' })],
  ['named driver', 'nimal', (text) => driversNamed(text, [{ name: 'Nimal', phone: '+94771234567', cars: [] }])],
  ['reason', 'You travel again', parseReason],
  ['remark', 'Asks for a child seat', parseRemark],
  ['partner', 'Lotus House', (name) => parsePartner({ name, place: name, percent: '10' })],
  ['percent', '10', (percent) => parsePartner({ name: 'Lotus', place: 'Ella', percent })],
  ['place', 'Nuwara Eliya', cleanPlaceName],
  ['compared place', 'Nuwara Eliya', placeKey],
]

describe.each(ENTRANCES)('%s', (_, good, read) => {
  const expected = read(good)

  test('is read alike with what nobody sees around and in it', () => {
    const added = fc.array(fc.tuple(fc.nat(good.length), fc.constantFrom(...UNSEEN)), { minLength: 1, maxLength: 6 })
    const around = fc.string({ unit: fc.constantFrom(...SPACES), maxLength: 3 })
    fc.assert(
      fc.property(added, around, around, (marks, before, after) => {
        const letters = [...good]
        for (const [at, mark] of marks) letters.splice(Math.min(at, letters.length), 0, mark)
        expect(read(before + letters.join('') + after)).toEqual(expected)
      }),
      { numRuns: 40 },
    )
  })

  test('is read alike with any space for a space', () => {
    for (const space of SPACES) expect(read(good.replaceAll(' ', space)), JSON.stringify(space)).toEqual(expected)
  })
})
