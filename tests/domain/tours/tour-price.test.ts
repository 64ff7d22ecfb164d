import { TOUR_LENGTHS, TOUR_TYPES } from '#domain/duration-and-tour-length.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasDurations, parksOnSale, tourKind } from '#domain/tours/parks.ts'
import { safariPrice, tourPrice, tourPriceList, tourPriceParts } from '#domain/tours/tour-price.ts'

const TABLE = [
  // travelers, Yala half, Yala full, others half, others full
  [1, 105, 170, 99, 160],
  [2, 150, 210, 130, 170],
  [3, 175, 230, 160, 210],
  [4, 215, 275, 195, 250],
  [5, 250, 310, 220, 270],
  [6, 280, 340, 290, 350],
] as const

describe.each(TABLE)('without transport, %i travelers pay', (travelers, yalaHalf, yalaFull, half, full) => {
  test.each([
    ['Yala national park', 'Half Day', yalaHalf],
    ['Yala national park', 'Full Day', yalaFull],
    ['Udawalawe national park', 'Half Day', half],
    ['Minneriya national park', 'Full Day', full],
  ] as const)('%s, %s: $%i', (park, type, price) => {
    expect(safariPrice({ park, type, travelers, distanceKm: 0 })).toBe(price)
  })
})

test.each([
  // 105 + 170*100/291 = 105 + 58.419 = 163.4
  ['Yala national park', 1, 100, 163],
  // 99 + 170*291/291
  ['Wilpattu', 1, 291, 269],
  // 99 + 170*1/291 = 99.58 -> 100, half up at the end only
  ['Wilpattu', 1, 1, 100],
  // 130 + 170*250/291 = 130 + 146.05
  ['Bundala', 2, 250, 276],
] as const)('%s for %i with %i km of transport costs $%i', (park, travelers, distanceKm, price) => {
  expect(safariPrice({ park, type: 'Half Day', travelers, distanceKm })).toBe(price)
})

test.each([
  'Yala',
  'yala national park',
  'YALA NATIONAL PARK',
  'Yala-national-park',
  'Yala National Park - Palatupana Gate',
])('%s has the prices of Yala', (park) => {
  expect(safariPrice({ park, type: 'Half Day', travelers: 1, distanceKm: 0 })).toBe(105)
})

test.each(['Royala', 'Yalagama park', 'Udawalawe', ''])('%j has the prices of other parks', (park) => {
  expect(safariPrice({ park, type: 'Half Day', travelers: 1, distanceKm: 0 })).toBe(99)
})

test.each(["adam's peak", "Adam's Peak", 'Adams Peak', 'adam’s-peak'])('%s is the guided hike', (park) => {
  expect(tourKind(park)).toBe('hike')
  expect(hasDurations(park)).toBe(false)
})

test('two tours on the list are on foot', () => {
  const onFoot = parksOnSale()
    .filter(({ name }) => tourKind(name) !== 'safari')
    .map(({ name, kind }) => [name, kind])
  expect(onFoot).toEqual([
    ["Adam's Peak", 'hike'],
    ['Horton Plains national park', 'walk'],
  ])
  expect(hasDurations('Horton Plains national park')).toBe(true)
})

test.each([0, 7, 1.5, -1, Number.NaN])('%d travelers have no price', (travelers) => {
  expect(() => safariPrice({ park: 'Yala', type: 'Half Day', travelers, distanceKm: 0 })).toThrow(RangeError)
})

test('a wrong distance or type has no price', () => {
  expect(() => safariPrice({ park: 'Yala', type: 'Half Day', travelers: 1, distanceKm: -1 })).toThrow(RangeError)
  expect(() => safariPrice({ park: 'Yala', type: 'Half Day', travelers: 1, distanceKm: Number.NaN })).toThrow(
    RangeError,
  )
  expect(() => safariPrice({ park: 'Yala', type: 'Quarter' as never, travelers: 1, distanceKm: 0 })).toThrow(RangeError)
})

test('the price is a whole number and never falls as the distance grows', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TOUR_TYPES),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 0, max: 1000 }),
      (type, travelers, distanceKm) => {
        const price = safariPrice({ park: 'Kaudulla', type, travelers, distanceKm })
        expect(Number.isSafeInteger(price)).toBe(true)
        expect(safariPrice({ park: 'Kaudulla', type, travelers, distanceKm: distanceKm + 1 })).toBeGreaterThanOrEqual(
          price,
        )
      },
    ),
  )
})

test('the price list of a tour holds all its prices', () => {
  expect(tourPriceList({ park: 'Yala', distanceKm: 0 })).toBe('105.170.150.210.175.230.215.275.250.310.280.340')
  expect(tourPriceList({ park: 'Wilpattu', distanceKm: 291 })).toBe(
    TABLE.flatMap(([, , , half, full]) => [half + 170, full + 170]).join('.'),
  )
})

describe('the price is made of', () => {
  test.each([
    // 275 + 170*259/291 = 275 + 151.3
    ['Yala national park', 'full', 4, 259, { tour: 275, transport: 151 }],
    // 99 + 170*1/291 = 99.58 -> 100: the transport is what the total adds, not its own rounding
    ['Wilpattu national park', 'half', 1, 1, { tour: 99, transport: 1 }],
    // 130 + 170*77/291 = 130 + 44.98
    ['Horton Plains national park', 'half', 2, 77, { tour: 130, transport: 45 }],
    ["Adam's Peak", 'half', 6, 0, { tour: 290, transport: 0 }],
  ] as const)('%s, %s for %i with %i km', (park, tourLength, travelers, distanceKm, parts) => {
    expect(tourPriceParts({ park, tourLength, travelers, distanceKm })).toEqual(parts)
  })

  test('parts that add up to the total, whatever is chosen', () => {
    const names = fc.constantFrom(...parksOnSale().map(({ name }) => name))
    fc.assert(
      fc.property(
        names,
        fc.constantFrom(...TOUR_LENGTHS),
        fc.integer({ min: 1, max: 6 }),
        fc.double({ min: 0, max: 1100, noNaN: true }),
        (park, tourLength, travelers, distanceKm) => {
          const asked = { park, tourLength, travelers, distanceKm }
          const { tour, transport } = tourPriceParts(asked)
          expect(tour + transport).toBe(tourPrice(asked))
          expect(transport).toBeGreaterThanOrEqual(0)
          expect(tour).toBe(tourPrice({ ...asked, distanceKm: 0 }))
        },
      ),
    )
  })
})
