import { TOUR_TYPES } from '#domain/duration-and-tour-length.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanPlaceName } from '#domain/places/place-name.ts'
import {
  parkSlug,
  parseSafariSlug,
  parseTransferSlug,
  safariSlug,
  transferSlug,
  transferSlugReadings,
} from '#domain/quotes/slugs.ts'

describe('a transfer slug', () => {
  test.each([
    ['Colombo', 'Kandy', 'taxi-from-Colombo-to-Kandy'],
    ['Colombo', 'Nuwara Eliya', 'taxi-from-Colombo-to-Nuwara%20Eliya'],
    ['Anuradhapura', "Adam's Peak", "taxi-from-Anuradhapura-to-Adam's%20Peak"],
    ['Ja-Ela', 'Galle', 'taxi-from-Ja-Ela-to-Galle'],
    ['Stairway to Heaven', 'Ella', 'taxi-from-Stairway%20to%20Heaven-to-Ella'],
    ['Door-to-Door Inn', 'Ella', 'taxi-from-Door%2Dto%2DDoor%20Inn-to-Ella'],
    ['100% Rest', 'Ella', 'taxi-from-100%25%20Rest-to-Ella'],
    ['A/B', 'C?d#e', 'taxi-from-A%2FB-to-C%3Fd%23e'],
    ['කොළඹ', 'Ella', 'taxi-from-%E0%B6%9A%E0%B7%9C%E0%B7%85%E0%B6%B9-to-Ella'],
  ])('names %s and %s, and reads back', (pickup, dropoff, slug) => {
    expect(transferSlug(pickup, dropoff)).toBe(slug)
    expect(parseTransferSlug(slug)).toEqual({ pickup, dropoff })
  })

  test.each([
    ['taxi-from-Colombo-to-Nuwara Eliya', { pickup: 'Colombo', dropoff: 'Nuwara Eliya' }],
    ['Taxi-From-Colombo-To-Kandy', { pickup: 'Colombo', dropoff: 'Kandy' }],
    ['taxi-from-50%-to-Kandy', { pickup: '50%', dropoff: 'Kandy' }],
    ['taxi-from-%E0%A4%A-to-Kandy', { pickup: '%E0%A4%A', dropoff: 'Kandy' }],
  ])('is read in another form: %s', (slug, ends) => {
    expect(parseTransferSlug(slug)).toEqual(ends)
  })

  test.each([
    '',
    'taxi-from-',
    'taxi-from-Colombo',
    'taxi-from-Colombo-to-',
    'taxi-from--to-Kandy',
    'taxi-from-%20-to-Kandy',
    'Colombo-to-Kandy',
    'bus-from-A-to-B',
  ])('is not %j', (slug) => {
    expect(parseTransferSlug(slug)).toBeNull()
  })

  test('with several separators has several readings', () => {
    expect(transferSlugReadings('taxi-from-Stairway-to-Heaven-to-Ella')).toEqual([
      { pickup: 'Stairway', dropoff: 'Heaven-to-Ella' },
      { pickup: 'Stairway-to-Heaven', dropoff: 'Ella' },
    ])
  })
})

describe('a tour slug', () => {
  test.each([
    [
      { park: 'Yala national park', pickup: 'Ella', dropoff: 'Galle', type: 'Half Day' },
      'Yala-national-park-safari-pickup-from-Ella-drop-off-in-Galle-1-traveler-half-day',
    ],
    [
      { park: "adam's peak", pickup: 'Nuwara Eliya', dropoff: 'Kandy', type: 'Full Day' },
      "adam's-peak-safari-pickup-from-Nuwara-Eliya-drop-off-in-Kandy-1-traveler-full-day",
    ],
    [
      { park: 'Yala', pickup: 'Ja-Ela', dropoff: 'Drop Off Inn', type: 'Half Day' },
      'Yala-safari-pickup-from-Ja%2DEla-drop-off-in-Drop%20Off%20Inn-1-traveler-half-day',
    ],
  ] as const)('names %o, and reads back', (tour, slug) => {
    expect(safariSlug(tour)).toBe(slug)
    expect(parseSafariSlug(slug)).toEqual(tour)
  })

  test.each([
    '',
    'yala',
    'yala-safari-pickup-from-a-drop-off-in-b',
    'yala-safari-pickup-from-a-drop-off-in-b-2-traveler-half-day',
    '-safari-pickup-from-a-drop-off-in-b-1-traveler-half-day',
    'yala-safari-pickup-from-%20-drop-off-in-b-1-traveler-half-day',
  ])('is not %j', (slug) => {
    expect(parseSafariSlug(slug)).toBeNull()
  })
})

test("a park's own slug is a tour from gate to gate", () => {
  expect(parseSafariSlug(parkSlug('Yala national park'))).toEqual({
    park: 'Yala national park',
    pickup: 'Yala national park',
    dropoff: 'Yala national park',
    type: 'Half Day',
  })
})

// Hostile names: separators, percent signs, quotes, other scripts, random text.
const part = fc.constantFrom(
  'to',
  '-',
  '-to-',
  ' to ',
  '%',
  '%20',
  '%2D',
  "'",
  '"',
  '<script>',
  'safari',
  'pickup-from',
  'drop-off-in',
  '-1-traveler-half-day',
  'කොළඹ',
  'Ella',
  '/',
  '?',
  '#',
  '\\',
  '&',
  '+',
  'İ',
)
const name = fc
  .oneof(
    fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 30 }),
  )
  .map(cleanPlaceName)
  .filter(Boolean)

test('any two names read back from a transfer slug', () => {
  fc.assert(
    fc.property(name, name, (pickup, dropoff) => {
      expect(parseTransferSlug(transferSlug(pickup, dropoff))).toEqual({ pickup, dropoff })
    }),
    { numRuns: 2000 },
  )
})

test('a URL keeps a slug as one path segment, unchanged', () => {
  fc.assert(
    fc.property(name, name, (pickup, dropoff) => {
      const slug = transferSlug(pickup, dropoff)
      expect(new URL(`/transfer/${slug}`, 'https://site.test').pathname).toBe(`/transfer/${slug}`)
    }),
  )
})

test('any three names read back from a tour slug', () => {
  fc.assert(
    fc.property(name, name, name, fc.constantFrom(...TOUR_TYPES), (park, pickup, dropoff, type) => {
      expect(parseSafariSlug(safariSlug({ park, pickup, dropoff, type }))).toEqual({ park, pickup, dropoff, type })
    }),
    { numRuns: 2000 },
  )
})

describe('a hostile slug', () => {
  test('of many separators is split in a few ways only', () => {
    // Each of the thirty would have two names of a possible length.
    expect(transferSlugReadings(`taxi-from-${'a-to-'.repeat(30)}b`)).toHaveLength(8)
  })

  test('is not read when it is longer than any slug of ours', () => {
    expect(transferSlugReadings(`taxi-from-${'-to'.repeat(5000)}`)).toEqual([])
    expect(parseSafariSlug(`${'-safari-pickup-from-a-drop-off-in-b'.repeat(500)}-1-traveler-half-day`)).toBeNull()
  })

  test('has no names that are too long to be a place', () => {
    const long = 'x'.repeat(161)
    expect(transferSlugReadings(`taxi-from-${long}-to-Galle`)).toEqual([])
    expect(parseSafariSlug(`Yala-safari-pickup-from-${long}-drop-off-in-Galle-1-traveler-half-day`)).toBeNull()
  })

  test('may hold letters that change their length in lower case', () => {
    expect(parseSafariSlug('Yala-safari-pickup-from-İİİ-DROP-OFF-in-Galle-1-traveler-half-day')).toMatchObject({
      pickup: 'İİİ',
      dropoff: 'Galle',
    })
  })
})
