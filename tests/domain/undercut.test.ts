import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { isFareTooLow, isTourPriceTooLow } from '#domain/quotes/plausibility.ts'

const trip = (distanceKm: number, durationMinutes: number) => ({ pickup: 'Colombo', dropoff: 'Kandy', distanceKm, durationMinutes })

describe('a fare is too low to pass unseen when any class is over 5 % cheaper than on the own roads', () => {
  test.each([
    // own: 116 km in 180 minutes, mini 21480, car 22360, van 25860
    ['the own figures', 116, 180, false],
    ['a little shorter: mini 20580', 111, 175, false],
    ['shorter: mini 20220', 109, 170, true],
    ['much longer', 140, 220, false],
    // 1 km a minute: 150 to the km in place of 180
    ['as far, but quicker', 116, 130, true],
    ['slower', 116, 300, false],
  ])('%s', (_what, km, minutes, expected) => {
    expect(isFareTooLow(trip(km, minutes), { distanceKm: 116, durationMinutes: 180 })).toBe(expected)
  })

  test('longer, where the next band of rates is cheaper', () => {
    // 250 to the km up to 100 km, 185 beyond.
    expect(isFareTooLow(trip(101, 220), { distanceKm: 99, durationMinutes: 215 })).toBe(true)
  })

  test('for one class alone', () => {
    const airport = { pickup: 'CMB', dropoff: 'Negombo', distanceKm: 34, durationMinutes: 50 }
    const own = { distanceKm: 36, durationMinutes: 50 }
    const [claimed, expected] = [transferFare(airport), transferFare({ ...airport, ...own })]
    // Of the van's price the least part is the base.
    expect(claimed.miniprice).toBeGreaterThan(0.95 * expected.miniprice)
    expect(claimed.vanprice).toBeLessThan(0.95 * expected.vanprice)
    expect(isFareTooLow(airport, own)).toBe(true)
  })

  test('between places that are next to each other', () => {
    expect(isFareTooLow(trip(1, 2), { distanceKm: 0, durationMinutes: 0 })).toBe(false)
  })

  test('never by the own figures', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 1, max: 900 }), (distanceKm, durationMinutes) => {
      expect(isFareTooLow(trip(distanceKm, durationMinutes), { distanceKm, durationMinutes })).toBe(false)
    }))
  })
})

test.each([
  // own: 105 + 170 x 245 / 291 = 248; 95 % of that is 235.6
  ['Yala national park', 245, 245, false], ['Yala national park', 224, 245, false], ['Yala national park', 223, 245, true], ['Yala national park', 300, 245, false],
  ['Wilpattu', 8, 10, false], ['Wilpattu', 0, 20, true],
])('%s with %i km of transport in place of %i: too low %s', (park, km, ownKm, expected) => {
  expect(isTourPriceTooLow(park, km, ownKm)).toBe(expected)
})
