/** What the price list makes of days, km and minutes. */
import { waitingLkr, fareWithStops } from '#domain/fares/stops-and-waiting.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { driverStayLkr } from '#domain/journeys/journey-fares.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { takePriceListFrom } from '#domain/prices/current-price-list.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { proportionalParts } from '#domain/journeys/booked-rides.ts'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { sixPrices } from '../../six-prices.ts'
import { randomNumbers } from '../../random-numbers.ts'

const LIST: PriceList = {
  ...FIRST_PRICE_LIST,
  driverStay: {
    ...FIRST_PRICE_LIST.driverStay!,
    perDay: { mini: 8000, car: 9000, van: 10_000 },
    perKm: { mini: 80, car: 90, van: 100 },
    leastKmPerDay: { mini: 50, car: 50, van: 100 },
    leastDays: 2,
  },
  waiting: { freeMinutes: 20, perQuarterHour: { mini: 500, car: 600, van: 900 } },
}
beforeEach(() => takePriceListFrom(() => LIST))

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
  const least = sixPrices(transferFare({ ...trip, ...direct }))
  expect(transferFare({ ...trip, distanceKm: 101, durationMinutes: 240 }).miniprice).toBeLessThan(least.miniprice)
  expect(fare(101, [20])).toEqual(least)
  expect(fare(101, [21])).toMatchObject({
    miniprice: least.miniprice + 500,
    vanprice: least.vanprice + 900,
    miniusd: Math.floor((least.miniprice + 500) / 288),
  })
  expect(fare(300, [])).toEqual(transferFare({ ...trip, distanceKm: 300, durationMinutes: 240 }))
})

describe('a price list of a company', () => {
  const near = { pickup: 'Galle', dropoff: 'Mirissa', distanceKm: 38, durationMinutes: 60 }
  const byRates = transferFare(near)
  const list = (change: Partial<PriceList>) => ({ ...FIRST_PRICE_LIST, ...change })

  test('has prices set by hand, by vehicle, in one direction or both', () => {
    const way = { from: 'galle', to: 'Mirissa', bothWays: false, prices: { van: 11_999 }, why: '' }
    const fare = transferFare(near, list({ byHand: [way] }))
    expect(fare).toEqual({ ...byRates, vanprice: 11_999, vanusd: 41 })
    const back = { ...near, pickup: 'Mirissa', dropoff: 'Galle' }
    expect(transferFare(back, list({ byHand: [way] }))).toEqual(byRates)
    expect(transferFare(back, list({ byHand: [{ ...way, bothWays: true }] }))).toEqual(fare)
    expect(transferFare({ ...near, pickup: 'Galle Fort' }, list({ byHand: [way] }))).toEqual(byRates)
    // From 'Colombo Airport' to the airport's one name.
    const airport = { ...way, from: 'Colombo Airport', prices: { mini: 24_000 } }
    expect(transferFare({ ...near, pickup: 'BIA' }, list({ byHand: [airport] })).miniprice).toBe(24_000)
  })

  test('has a least price and rounds, but not what was set by hand', () => {
    const least = { mini: 9000, car: 0, van: 0 }
    const way = { from: 'Galle', to: 'Mirissa', bothWays: true, prices: { mini: 5111 }, why: '' }
    const dear = list({ least, roundedTo: 500 })
    // 210, 225 and 250 a km, and 600, 900 and 1500: 8580, 9450 and 11,000.
    expect(byRates).toMatchObject({ miniprice: 8580, carprice: 9450, vanprice: 11_000 })
    expect(transferFare(near, dear)).toMatchObject({ miniprice: 9000, carprice: 9500, vanprice: 11_000 })
    expect(transferFare(near, { ...dear, byHand: [way] }).miniprice).toBe(5111)
  })
})

test('a stop adds to a price set by hand what the longer way costs more by the rates', () => {
  const byHand = [{ from: 'Galle', to: 'Mirissa', bothWays: true, prices: { mini: 5000 }, why: '' }]
  takePriceListFrom(() => ({ ...FIRST_PRICE_LIST, byHand }))
  const trip = { pickup: 'Galle', dropoff: 'Mirissa', direct: { distanceKm: 38, durationMinutes: 60 } }
  const fare = (distanceKm: number) =>
    fareWithStops({ ...trip, way: { distanceKm, durationMinutes: (distanceKm * 60) / 38 }, minutesAtStops: [] })
  expect(fare(38).miniprice).toBe(5000)
  expect(fare(48).miniprice).toBe(5000 + 10 * 210)
  expect(fare(48).carprice).toBe(48 * 225 + 900)
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
