import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { FIRST_PRICE_LIST, type PriceList } from '#domain/prices/price-list.ts'
import { cliffsOf, pricePreview } from '#worker/office/price-preview.ts'

const WAYS = [
  { pickup: 'Colombo Airport', dropoff: 'Galle', distanceKm: 152, durationMinutes: 125 },
  { pickup: 'Galle', dropoff: 'Colombo Airport', distanceKm: 152, durationMinutes: 125 },
  { pickup: 'Galle', dropoff: 'Mirissa', distanceKm: 38, durationMinutes: 60 },
]
const OWN: PriceList = {
  ...FIRST_PRICE_LIST,
  byHand: [{ from: 'Colombo Airport', to: 'Galle', bothWays: false, prices: { car: 24_000 } }],
  tours: {
    ...FIRST_PRICE_LIST.tours,
    yala: [{ half: 95, full: 150 }, ...FIRST_PRICE_LIST.tours.yala.slice(1)] as unknown as PriceList['tours']['yala'],
  },
}

test('says each price that changes, and what changes by most', () => {
  const lines = pricePreview(WAYS, FIRST_PRICE_LIST, OWN)
  expect(lines.slice(0, 5)).toEqual([
    'FARES',
    'Colombo Airport to Galle, 152 km: LKR 21,880, LKR 22,940 -> LKR 24,000, LKR 30,380',
    'Galle to Mirissa, 38 km: LKR 8,580, LKR 9,450, LKR 11,000',
    '1 of 9 listed fares change.',
    'Dearer by most, +4.6 %: Colombo Airport to Galle, Sedan Car',
  ])
  expect(lines).toContain('2 of 90 prices of tours change.')
  expect(lines).toContain('Cheaper by most, -11.8 %: Yala national park, full day, for 1')
  expect(lines.find((line) => line.startsWith('Yala'))).toMatch(/^Yala national park: USD 105 -> USD 95, USD 150, /)
  expect(pricePreview(WAYS, OWN, OWN)).toContain('None of 9 listed fares changes.')
})

test('says where a longer way costs less, until rates or a least price end that', () => {
  const steps = (list: PriceList) => cliffsOf(list).map(({ vehicle, km }) => `${vehicle} ${km}`)
  // An airport drive of 79 km in the van costs 25,290, of 80 km 18,300 at the best speed.
  expect(cliffsOf(FIRST_PRICE_LIST)).toContainEqual({
    vehicle: 'van',
    isAirportTrip: true,
    km: 79,
    lkr: 25_290,
    nextLkr: 18_300,
  })
  expect(steps(FIRST_PRICE_LIST)).toEqual(expect.arrayContaining(['mini 15', 'car 100']))
  const { airport } = FIRST_PRICE_LIST.transfers
  const smooth = {
    ...FIRST_PRICE_LIST,
    transfers: { ...FIRST_PRICE_LIST.transfers, airport: { ...airport, perKm: { ...airport.perKm, van: 220 } } },
  }
  expect(steps(smooth)).not.toContain('van 79')
})

test('the command shows the list of this site beside the first one', () => {
  const out = execFileSync('node', ['scripts/prices.ts', '--first'], { encoding: 'utf8' })
  expect(out).toMatch(/^FARES\nColombo Bandaranaike International Airport to Colombo, 32 km: /)
  expect(out).toContain('WHERE A LONGER WAY COSTS LESS')
})
