import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lkrPerUsd } from '#domain/fares/money.ts'
import { MAX_DRIVABLE_KM, transferFare } from '#domain/fares/transfer-fare.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { LKR_PER_USD } from '../../../domain/prices/first-prices.ts'
import { sixPrices } from '../../six-prices.ts'
import { faresByTable } from './fare-tables.ts'

const lkr = (pickup: string, dropoff: string, distanceKm: number, durationMinutes: number) => {
  const { miniprice, carprice, vanprice } = transferFare({ pickup, dropoff, distanceKm, durationMinutes })
  return [miniprice, carprice, vanprice]
}

describe('an airport trip under 80 km costs 800 and 170, 200 or 310 a km', () => {
  test.each([
    // km, minutes, mini, car, van
    [1, 5, [970, 1000, 1110]],
    [15, 30, [3350, 3800, 5450]],
    [16, 30, [3520, 4000, 5760]],
    [79, 90, [14230, 16600, 25290]],
    [79, 300, [14230, 16600, 25290]], // speed does not matter
  ])('%i km in %i minutes', (km, minutes, expected) => {
    expect(lkr(COLOMBO_AIRPORT, 'Negombo', km, minutes)).toEqual(expected)
    expect(lkr('Negombo', 'BIA', km, minutes)).toEqual(expected)
  })

  test('from 80 km on it costs as much as other trips', () => {
    // 80 km in 100 minutes is 0.8 km/min: 200*80+600, 210*80+900, 210*80+1500
    expect(lkr('CMB', 'Kandy', 80, 100)).toEqual([16600, 17700, 18300])
  })
})

describe('other trips cost by distance and speed', () => {
  test.each([
    // up to 15 km: 230*km+2900, 250*km+3200, 400*km+5000
    [1, 5, [3130, 3450, 5400]],
    [14, 30, [6120, 6700, 10600]],
    [15, 30, [6350, 6950, 11000]],
    // from 16 km: 0.5 km/min is the first tier: 250*16+600, 265*16+900, 300*16+1500
    [16, 32, [4600, 5140, 6300]],
    // 100 km, slower to faster: 0.50, 0.549, 0.5525, 0.699, 0.752, 1.00, 1.042, 1.053 km/min
    [100, 200, [25600, 27400, 31500]],
    [100, 182, [25600, 27400, 31500]],
    [100, 181, [21600, 23400, 26500]],
    [100, 143, [21600, 23400, 26500]],
    [100, 133, [20600, 21900, 22500]],
    [100, 100, [20600, 21900, 22500]],
    [100, 96, [20600, 21900, 22500]],
    [100, 95, [19600, 20400, 22500]],
    // exactly between two tenths rounds up: 0.55 -> 0.6, 0.75 -> 0.8, 1.05 -> 1.1
    [66, 120, [14460, 15750, 18000]],
    [90, 120, [18600, 19800, 20400]],
    [63, 60, [12570, 13185, 14730]],
    // 101 km, one row a tier
    [101, 202, [19285, 20090, 22710]],
    [101, 150, [18780, 19585, 22710]],
    [101, 110, [15750, 16555, 22710]],
    [101, 80, [14740, 15545, 20690]],
    // 144 and 145 km
    [144, 288, [27240, 28260, 31740]],
    [144, 206, [26520, 27540, 31740]],
    [144, 144, [22200, 23220, 31740]],
    [144, 120, [20760, 21780, 28860]],
    [145, 290, [25250, 26275, 31950]],
    [145, 208, [25105, 26130, 31950]],
    [145, 145, [22350, 23375, 31950]],
    [145, 120, [20900, 21925, 29050]],
    // 190 and 191 km share the last table
    [190, 190, [29100, 30350, 41400]],
    [191, 191, [29250, 30505, 41610]],
    [1100, 900, [154600, 160400, 210500]],
  ])('%i km in %i minutes', (km, minutes, expected) => {
    expect(lkr('Colombo', 'Kandy', km, minutes)).toEqual(expected)
  })

  test('a price in dollars is the rupees divided by 288, rounded down', () => {
    expect(LKR_PER_USD).toBe(288)
    // 116 km in 180 minutes: 0.644 km/min; 180*116+600 = 21480; 21480/288 = 74.58
    expect(transferFare({ pickup: 'Colombo', dropoff: 'Kandy', distanceKm: 116, durationMinutes: 180 })).toEqual({
      miniprice: 21480,
      carprice: 22360,
      vanprice: 25860,
      miniusd: 74,
      carusd: 77,
      vanusd: 89,
    })
  })

  test('the distance is floored to whole km and the duration rounded to whole minutes', () => {
    expect(lkr('Colombo', 'Kandy', 15.99, 30.4)).toEqual([6350, 6950, 11000])
  })
})

test('10,000 random trips cost what the tables say', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.integer({ min: 1, max: MAX_DRIVABLE_KM }),
      fc.integer({ min: 1, max: 3000 }),
      (airport, km, minutes) => {
        const trip = {
          pickup: airport ? 'Katunayake Airport' : 'Galle',
          dropoff: 'Ella',
          distanceKm: km,
          durationMinutes: minutes,
        }
        const prices = sixPrices(transferFare(trip))
        expect(prices).toEqual(faresByTable(airport, km, minutes))
        expect(Object.values(prices).filter((value) => !Number.isSafeInteger(value))).toEqual([])
        expect(prices.vanusd).toBe(Math.floor(prices.vanprice / lkrPerUsd()))
      },
    ),
    { numRuns: 10_000 },
  )
})

test.each([
  ['less than a km', 0.99, 5],
  ['no distance', Number.NaN, 5],
  ['over 1100 km', 1101, 900],
  ['less than half a minute', 10, 0.4],
  ['no end', 10, Infinity],
])('a trip of %s has no fare', (_, distanceKm, durationMinutes) => {
  expect(() => transferFare({ pickup: 'A', dropoff: 'B', distanceKm, durationMinutes })).toThrow(RangeError)
})
