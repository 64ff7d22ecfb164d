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
  '',
  'K7Q2',
  'K7Q2-M4XT-9BHU',
  "K7Q2-M4XT-9B'E",
  '../../etc/pass',
  'x'.repeat(1000),
  `K7Q2${' '.repeat(40)}-M4XT-9BHE`,
])('%j is no reference', (text) => {
  expect(parseReference(text)).toBeNull()
})

test.each([
  ['k7q2m4xt9bhe/2', { reference: 'K7Q2-M4XT-9BHE', position: 2 }],
  ['K7Q2-M4XT-9BHE / 12 ', { reference: 'K7Q2-M4XT-9BHE', position: 12 }],
  ['K7Q2-M4XT-9BHE', { reference: 'K7Q2-M4XT-9BHE', position: null }],
  ['K7Q2-M4XT-9BHE/0', null],
  ['K7Q2-M4XT-9BHE/2/3', null],
  ['K7Q2-M4XT-9BHE/', null],
  ['/2', null],
])('%j names the ride %j', (text, ride) => {
  expect(parseRideReference(text)).toEqual(ride)
})

test('only a ride of several is named by its place', () => {
  expect(rideReference('K7Q2-M4XT-9BHE', 1, 1)).toBe('K7Q2-M4XT-9BHE')
  expect(rideReference('K7Q2-M4XT-9BHE', 2, 2)).toBe('K7Q2-M4XT-9BHE/2')
})
