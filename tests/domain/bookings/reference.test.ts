import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  newReference,
  parseReference,
  parseReferencePart,
  parseRideReference,
  rideReference,
} from '#domain/bookings/reference.ts'

test.each([
  ['k7q2', 'K7Q2'],
  ['K7Q2-M4', 'K7Q2M4'],
  ['7o il', '7011'],
  ['Kandy', null],
  ['k7q', null],
  ['K7Q2-M4XT-9BHE-1', null],
  ['K7Q2_', null],
  ['k7 q2 m4\u2011xt', 'K7Q2M4XT'],
  // Letters that look alike, and what capital letters would make of others.
  ['\u041A7Q2', null],
  ['k7q\u01312', null],
])('a part of a reference: %s', (text, part) => {
  expect(parseReferencePart(text)).toBe(part)
})

test('a reference has twelve random characters, without letters that look like digits', () => {
  const references = new Set(Array.from({ length: 2000 }, () => newReference()))
  expect(references.size).toBe(2000)
  for (const reference of references) expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
  expect(newReference((bytes) => bytes.fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ')
})

test('a reference is read in any case, with or without dashes, and with O for 0 and I or L for 1', () => {
  expect(parseReference('k7q2-m4xt-9bhe')).toBe('K7Q2-M4XT-9BHE')
  expect(parseReference(' K7Q2 M4XT 9BHE ')).toBe('K7Q2-M4XT-9BHE')
  expect(parseReference('OOIL00110011')).toBe('0011-0011-0011')
})

test.each([
  'K7Q2\u2013M4XT\u20139BHE',
  'K7Q2\u2011M4XT\u20119BHE',
  'k7q2 \u2014 m4xt \u2212 9bhe',
  'Ｋ７Ｑ２－Ｍ４ＸＴ－９ＢＨＥ',
  'K7Q2-M4XT-9BHE.',
  '(K7Q2-M4XT-9BHE),',
  '\u201EK7Q2-M4XT-9BHE\u201C',
  '<K7Q2-M4XT-9BHE>;',
  '#K7Q2-M4XT-9BHE\u2026',
  'https://example.com/booking/K7Q2-M4XT-9BHE',
  'https://example.com/de/booking/k7q2-m4xt-9bhe?x=1#top',
  '<https://example.com/booking/K7Q2-M4XT-9BHE/changes?key=0123456789abcdef0123456789abcdef>.',
  'example.com/booking/K7Q2%E2%80%91M4XT%E2%80%919BHE%2E',
  `K7Q2${' '.repeat(40)}-M4XT-9BHE`,
])('%j is a reference, as somebody types or pastes it', (text) => {
  expect(parseReference(text)).toBe('K7Q2-M4XT-9BHE')
  expect(parseRideReference(text)).toEqual({ reference: 'K7Q2-M4XT-9BHE', position: null })
})

test('any reference is read with any dash and any case, in a sentence and in a link', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'),
    minLength: 12,
    maxLength: 12,
  })
  const dash = fc.constantFrom('', '-', ' ', '\u2010', '\u2011', '\u2013', '\u2014', '\u2212', '\uFF0D', ' \u2013 ')
  const around = fc.string({
    unit: fc.constantFrom(...' .,;:!?()[]{}<>"\'\u201C\u201D\u00AB\u00BB\u200B\u2060*'),
    maxLength: 4,
  })
  fc.assert(
    fc.property(letters, dash, around, around, fc.boolean(), (code, between, before, after, isLower) => {
      const groups = code.match(/.{4}/g)!
      const spelled = groups.join(between)
      const typed = before + (isLower ? spelled.toLowerCase() : spelled) + after
      expect(parseReference(typed)).toBe(groups.join('-'))
      expect(parseReference(`see https://example.com/booking/${encodeURIComponent(spelled)}/changes?key=1`)).toBe(
        groups.join('-'),
      )
    }),
  )
})

test.each([
  '',
  'K7Q2',
  'K7Q2-M4XT-9BHU',
  "K7Q2-M4XT-9B'E",
  '../../etc/pass',
  'x'.repeat(1000),
  // Letters that look alike are other letters.
  '\u041A7Q2-M4XT-9BHE',
  'K7Q2-M4XT-9BH\u0415',
  '\u0130\u01317Q2-M4XT-9BH',
  'K7Q2-M4XT-9BHE K7Q2-M4XT-9BHE',
  'aK7Q2-M4XT-9BHE',
  'https://example.com/booking/',
  'https://example.com/booking/../K7Q2-M4XT-9BHE',
  `K7Q2-M4XT-9BHE${'.'.repeat(300)}`,
])('%j is no reference', (text) => {
  expect(parseReference(text)).toBeNull()
})

test.each([
  ['k7q2m4xt9bhe/2', { reference: 'K7Q2-M4XT-9BHE', position: 2 }],
  ['K7Q2-M4XT-9BHE / 12 ', { reference: 'K7Q2-M4XT-9BHE', position: 12 }],
  ['K7Q2-M4XT-9BHE', { reference: 'K7Q2-M4XT-9BHE', position: null }],
  ['K7Q2-M4XT-9BHE/0', null],
  ['K7Q2-M4XT-9BHE/2/3', null],
  ['K7Q2-M4XT-9BHE/2.', { reference: 'K7Q2-M4XT-9BHE', position: 2 }],
  ['https://example.com/booking/K7Q2-M4XT-9BHE%2F2', { reference: 'K7Q2-M4XT-9BHE', position: 2 }],
  ['K7Q2-M4XT-9BHE/x', null],
  ['/2', null],
])('%j names the ride %j', (text, ride) => {
  expect(parseRideReference(text)).toEqual(ride)
})

test('only a ride of several is named by its place', () => {
  expect(rideReference('K7Q2-M4XT-9BHE', 1, 1)).toBe('K7Q2-M4XT-9BHE')
  expect(rideReference('K7Q2-M4XT-9BHE', 2, 2)).toBe('K7Q2-M4XT-9BHE/2')
})
