import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canonicalPlaceName,
  cleanPlaceName,
  COLOMBO_AIRPORT,
  isColomboAirport,
  placeKey,
} from '#domain/places/place-name.ts'

test.each([
  'Colombo Bandaranaike International Airport',
  'Bandaranaike International Airport',
  'Bandaranaike International Airport (BIA)',
  "Bandaranaike Int'l Airport",
  'Bandaranaike Int’l Airport (CMB Katunayake)',
  'Bandaranayake International Airport',
  'Bandaranayaka International Airport',
  'Bandaranaike Airport',
  'Colombo-Bandaranaike International Airport',
  'Colombo Bandaranaike',
  'Colombo International Airport',
  'Colombo Airport',
  'colombo airport (cmb)',
  'Katunayake International Airport (KIA)',
  'Katunayaka Airport',
  'Katunayake',
  'BIA',
  'bia',
  'BIA airport',
  'BIA Airport, Katunayake',
  'CMB',
  'CMB (Colombo)',
  'VCBI',
  'Negombo Airport',
  'Sri Lanka Airport',
  'Airport Road, Katunayake',
  'airport road',
  'the international airport',
  'Canada Friendship Road, Katunayake',
  'Bandaranaike International Airport (CMB), Canada Friendship Rd, Katunayake 11558, Sri Lanka',
  '  COLOMBO   AIRPORT ',
  'colombo-airport',
  'බණ්ඩාරනායක ජාත්‍යන්තර ගුවන්තොටුපළ',
  'කටුනායක ගුවන්තොටුපළ',
  'கட்டுநாயக்க',
  'பண்டாரநாயக்க சர்வதேச விமான நிலையம்',
  'Flughafen Colombo',
  'aéroport de Colombo',
  'aeropuerto de Colombo',
])('%s means the Colombo airport', (name) => {
  expect(isColomboAirport(name)).toBe(true)
  expect(canonicalPlaceName(name)).toBe(COLOMBO_AIRPORT)
  expect(placeKey(name)).toBe(placeKey(COLOMBO_AIRPORT))
})

test.each([
  'Colombo',
  'Negombo',
  'Sri Lanka',
  'Ratmalana Airport',
  'Colombo International Airport, Ratmalana',
  'Colombo Port City',
  'Airport City',
  'Mattala Airport',
  'Mattala Rajapaksa International Airport',
  'Jaffna International Airport',
  'Trincomalee Airport',
  'SLAF Katunayake',
  'Airport Garden Hotel',
  'Negombo Road',
  'Airport Road, Ratmalana',
  'Bandaranaike Mawatha',
  'Bandaranaike',
  'Colombo Bandaranaike Road',
  'Katunayake Road',
  '2 Airport Road',
  'Kia',
  'Colombo-Katunayake Expressway',
  '',
  'airport'.repeat(100),
])('%j does not mean the Colombo airport', (name) => {
  expect(isColomboAirport(name)).toBe(false)
})

test('a cleaned name holds nothing invisible', () => {
  expect(cleanPlaceName('  Nuwara\u202E \t\nEliya\u0000 ')).toBe('Nuwara Eliya')
  expect(cleanPlaceName('a\u200Bb\uFEFFc\u00ADd')).toBe('abcd')
  expect(cleanPlaceName('\uD800')).toBe('\uFFFD')
})

test.each([
  ['Nuwara Eliya', 'nuwara-eliya'],
  ["Adam's Peak", 'adams peak'],
  ['Adam’s Peak', "ADAM'S  PEAK"],
  ['Café Kandy', 'cafe kandy'],
  ['BIA', 'katunayake airport'],
])('%s and %s are the same place', (a, b) => {
  expect(placeKey(a)).toBe(placeKey(b))
})

test('a cleaned name keeps the joiners of Sinhala letters', () => {
  expect(cleanPlaceName('ශ්\u200Dරී ලංකාව')).toBe('ශ්\u200Dරී ලංකාව')
})

test('the key of a name is stored in D1, so it stays as it is', () => {
  expect(['Kandy', 'nuwara-eliya', 'BIA'].map(placeKey)).toEqual([
    'kandy',
    'nuwara eliya',
    'colombo bandaranaike international airport',
  ])
})

test('different names have different keys', () => {
  expect(placeKey('Kandy')).not.toBe(placeKey('Kandana'))
  expect(placeKey('මහනුවර')).not.toBe(placeKey('මහවිල'))
})

test('an ASCII name is read as the same name in other letters', () => {
  // A joiner that joins nothing is no part of a name, but takes it the way of other letters.
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (name) => {
      expect(placeKey(name)).toBe(placeKey(`${name}\u200D`))
      expect(cleanPlaceName(name)).toBe(cleanPlaceName(`${name}\u200D`))
    }),
  )
})
