/** What browsers get of a price list makes the same list there, so that both sides price alike. */
import { expect, test } from 'vitest'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { listDifference, listWithDifference } from '#domain/prices/list-difference.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { randomNumbers } from '../../random-numbers.ts'
import { randomPriceList } from '../../random-price-lists.ts'

/** As a page holds it. */
const sent = (list: PriceList) => {
  const difference = listDifference(list)
  return difference && (JSON.parse(JSON.stringify(difference)) as typeof difference)
}

const inBrowser = (list: PriceList) => {
  const difference = sent(list)
  return difference ? listWithDifference(difference) : FIRST_PRICE_LIST
}

const withoutReasons = (list: PriceList): PriceList => ({
  ...list,
  byHand: list.byHand.map((each) => ({ ...each, why: '' })),
})

/** Texts show the order of parks and vehicles, too. */
const written = (list: PriceList) => JSON.stringify(withoutReasons(list))

test('nothing is sent of the first list, or of one that says the same', () => {
  expect(listDifference(FIRST_PRICE_LIST)).toBeUndefined()
  expect(listDifference(JSON.parse(JSON.stringify(FIRST_PRICE_LIST)) as PriceList)).toBeUndefined()
})

test('only what differs is sent, in less than a kilobyte', () => {
  const { mini, van, ...vehicles } = FIRST_PRICE_LIST.vehicles
  const { 'Bundala national park': _, ...parks } = FIRST_PRICE_LIST.parks
  const list: PriceList = {
    ...FIRST_PRICE_LIST,
    dollar: { ...FIRST_PRICE_LIST.dollar, lkr: 300 },
    vehicles: { mini: { ...mini!, isOffered: false }, ...vehicles, van: van! },
    parks,
    night: { from: '22:00', until: '05:00', more: { percent: 10 } },
    driverStay: null,
  }
  expect(sent(list)).toEqual({
    vehicles: { mini: { isOffered: [false] } },
    dollar: { lkr: [300] },
    parks: { '': ['Bundala national park'] },
    night: [list.night],
    driverStay: [null],
  })
  expect(written(inBrowser(list))).toBe(written(list))
})

test('the reasons of hand-set prices stay in the office', () => {
  const byHand = [{ from: 'Galle', to: 'Ella', bothWays: true, prices: { mini: 24_000 }, why: 'A secret' }]
  const list = { ...FIRST_PRICE_LIST, byHand }
  expect(JSON.stringify(sent(list))).not.toContain('secret')
  expect(
    transferFare({ pickup: 'Ella', dropoff: 'Galle', distanceKm: 200, durationMinutes: 300 }, inBrowser(list)),
  ).toEqual(transferFare({ pickup: 'Ella', dropoff: 'Galle', distanceKm: 200, durationMinutes: 300 }, list))
  // A reason alone is nothing that differs there.
  expect(listDifference({ ...list, byHand: [] })).toBeUndefined()
})

/** Some of its values are others, gone, new, null or in another order. */
function altered(value: unknown, { whole, random, oneOf, ...rest }: ReturnType<typeof randomNumbers>): unknown {
  const numbers = { whole, random, oneOf, ...rest }
  if (random() < 0.02) return oneOf([null, [], {}, 0, '', [1], { '': 1 }, { a: { b: null } }])
  if (Array.isArray(value)) return random() < 0.05 ? value.slice(1) : value.map((each) => altered(each, numbers))
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value)
      .filter(() => random() > 0.02)
      .map(([name, each]) => [name, altered(each, numbers)] as const)
    if (random() < 0.05) fields.push([oneOf(['', 'van9', 'Gal Oya', '0']), altered(value, numbers)])
    if (random() < 0.05) fields.reverse()
    return Object.fromEntries(fields)
  }
  if (typeof value === 'number' && random() < 0.1) return whole(0, 500)
  return value
}

test('any list arrives as it is, with its order', () => {
  let differing = 0
  for (let seed = 1; seed <= 400; seed++) {
    const list = altered(FIRST_PRICE_LIST, randomNumbers(seed)) as PriceList | null
    const whole = { ...FIRST_PRICE_LIST, ...list, byHand: [] }
    if (sent(whole)) differing += 1
    expect(JSON.stringify(inBrowser(whole)), `seed ${seed}`).toBe(JSON.stringify(whole))
  }
  expect(differing).toBeGreaterThan(350)
})

test('a list as an owner may write it arrives whole, and prices alike', () => {
  const trips = [
    { pickup: 'Colombo Bandaranaike International Airport', dropoff: 'Galle', distanceKm: 152, durationMinutes: 150 },
    { pickup: 'Kandy', dropoff: 'Ella', distanceKm: 135, durationMinutes: 250 },
    { pickup: 'Ella', dropoff: 'Bandarawela', distanceKm: 9, durationMinutes: 20 },
  ]
  for (let seed = 1; seed <= 200; seed++) {
    const list = randomPriceList(seed)
    const there = inBrowser(list)
    expect(JSON.stringify(there), `seed ${seed}`).toBe(written(list))
    for (const trip of trips) expect(transferFare(trip, there), `seed ${seed}`).toEqual(transferFare(trip, list))
  }
})
