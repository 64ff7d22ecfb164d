/** What the price list makes of days, km and minutes. */
import { expect, test, vi } from 'vitest'
import { driverStayLkr } from '#domain/journeys/journey-fares.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/price-list.ts'
import { fareWithStops, waitingLkr } from '#domain/fares/fare-with-stops.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { proportionalParts } from '#domain/journeys/journey-rides.ts'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { randomNumbers } from '../../random-numbers.ts'

vi.mock('#domain/operator/price-list.ts', async (original) => {
  const { PRICE_LIST } = await original<typeof import('#domain/operator/price-list.ts')>()
  return {
    PRICE_LIST: {
      ...PRICE_LIST,
      driverStay: {
        ...PRICE_LIST.driverStay,
        perDay: { mini: 8000, car: 9000, van: 10_000 },
        perKm: { mini: 80, car: 90, van: 100 },
        leastKmPerDay: { mini: 50, car: 50, van: 100 },
        leastDays: 2,
      },
      waiting: { freeMinutes: 20, perQuarterHour: { mini: 500, car: 600, van: 900 } },
    },
  }
})

test.each([
  ['mini', 1, 500, null],
  ['mini', 2, 99, 24_000],
  ['mini', 2, 100, 24_000],
  ['mini', 2, 101, 24_080],
  ['car', 3, 400, 63_000],
  ['van', 3, 200, 60_000],
  ['van', 3, 301, 60_100],
] as const)('a %s that stays %i days and drives %i km costs %s', (vehicle, days, km, rupees) => {
  expect(driverStayLkr(vehicle, { days, km })).toBe(rupees)
})

test.each([
  ['mini', [], 0],
  ['mini', [20], 0],
  ['mini', [21], 500],
  ['mini', [35], 500],
  ['mini', [36], 1000],
  ['van', [36, 0, 20, 21], 2700],
  // Free minutes belong to their stop: what one does not use is no use to the next.
  ['car', [0, 0, 40], 1200],
] as const)('in a %s, waiting %j minutes costs %i', (vehicle, minutes, rupees) => {
  expect(waitingLkr(vehicle, minutes)).toBe(rupees)
})

test('a way by way of stops costs its own fare, the direct one at least, and waiting', () => {
  const trip = { pickup: 'Kandy', dropoff: 'Ella' }
  const direct = { distanceKm: 99, durationMinutes: 240 }
  const fare = (distanceKm: number, minutesAtStops: number[]) =>
    fareWithStops({ ...trip, direct, way: { distanceKm, durationMinutes: 240 }, minutesAtStops })
  // From 101 km on a km costs less: 101 km for 185 a km, 99 km for 250.
  const least = transferFare({ ...trip, ...direct })
  expect(transferFare({ ...trip, distanceKm: 101, durationMinutes: 240 }).miniprice).toBeLessThan(least.miniprice)
  expect(fare(101, [20])).toEqual(least)
  expect(fare(101, [21])).toMatchObject({
    miniprice: least.miniprice + 500,
    vanprice: least.vanprice + 900,
    miniusd: Math.floor((least.miniprice + 500) / 288),
  })
  expect(fare(300, [])).toEqual(transferFare({ ...trip, distanceKm: 300, durationMinutes: 240 }))
})

test('parts of a whole are whole, in proportion, and add up', () => {
  expect(proportionalParts(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(proportionalParts(10, [0, 0])).toEqual([5, 5])
  expect(proportionalParts(7, [0, 5, 0])).toEqual([0, 7, 0])
  const { whole, seed } = randomNumbers(11)
  for (let round = 0; round < 1000; round++) {
    const weights = Array.from({ length: whole(1, 30) }, () => whole(0, 400))
    const sum = whole(0, 1_000_000)
    const parts = proportionalParts(sum, weights)
    expect(
      parts.reduce((a, b) => a + b, 0),
      `seed ${seed}, round ${round}`,
    ).toBe(sum)
    const all = weights.reduce((a, b) => a + b, 0)
    if (all > 0) parts.forEach((part, i) => expect(Math.abs(part - (sum * weights[i]!) / all)).toBeLessThan(1))
  }
})

test('the base of the first list is a place that the site knows', () => {
  expect(findPlace(FIRST_PRICE_LIST.driverStay!.base)).not.toBeNull()
})
