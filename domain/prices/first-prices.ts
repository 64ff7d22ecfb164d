/**
 * The price list that a fresh site has, until its owner publishes another one. The figures are those of docs/product.md;
 * `PriceList` says what each means.
 */
import { FIRST_PROMISES } from './first-promises-cancelling-and-deposit.ts'
import { FIRST_PARKS, FIRST_TOUR_PRICES } from './first-tour-prices-and-park-hours.ts'
import type { PriceList } from './price-list.ts'

/** Rupees per US dollar in prices of transfers. */
export const LKR_PER_USD = 288

export const FIRST_PRICE_LIST: PriceList = {
  vehicles: {
    mini: { isOffered: true, names: {}, picture: 'mini', seats: 3, bags: 2, share: null },
    car: { isOffered: true, names: {}, picture: 'car', seats: 3, bags: 3, share: null },
    van: { isOffered: true, names: {}, picture: 'van', seats: 6, bags: 6, share: null },
  },
  dollar: { lkr: LKR_PER_USD, lkrInTours: 291 },
  transfers: {
    airport: { belowKm: 80, base: { mini: 800, car: 800, van: 800 }, perKm: { mini: 170, car: 200, van: 310 } },
    short: { upToKm: 15, base: { mini: 2900, car: 3200, van: 5000 }, perKm: { mini: 230, car: 250, van: 400 } },
    longer: {
      base: { mini: 600, car: 900, van: 1500 },
      upToKm: [100, 144],
      perKm: {
        mini: [
          [250, 210, 200, 190],
          [185, 180, 150, 140],
          [170, 169, 150, 140],
        ],
        car: [
          [265, 225, 210, 195],
          [190, 185, 155, 145],
          [175, 174, 155, 145],
        ],
        van: [
          [300, 250, 210, 210],
          [210, 210, 210, 190],
          [210, 210, 210, 190],
        ],
      },
    },
  },
  least: { mini: 0, car: 0, van: 0 },
  roundedTo: 1,
  byHand: [],
  tours: FIRST_TOUR_PRICES,
  parks: FIRST_PARKS,
  driverStay: {
    perDay: { mini: 8000, car: 8600, van: 9900 },
    perKm: { mini: 80, car: 90, van: 115 },
    leastKmPerDay: { mini: 50, car: 50, van: 100 },
    leastDays: 2,
    base: 'Colombo Bandaranaike International Airport',
  },
  waiting: { freeMinutes: 30, perQuarterHour: { mini: 500, car: 600, van: 900 } },
  bagsByCar: { percent: 100 },
  seasons: [],
  night: null,
  closed: [],
  earlierQuotes: 'count',
  promises: FIRST_PROMISES,
}
