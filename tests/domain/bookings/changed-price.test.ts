import { afterEach, describe, expect, test } from 'vitest'
import { hasOwnPrice, offersBy, partyOffers, vehicleOffers } from '#domain/bookings/agreed/changed-price.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { takePriceListFrom } from '#domain/prices/current-price-list.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { sixPrices } from '../../six-prices.ts'
import { tourPrice } from '#domain/tours/tour-price.ts'

const ON = {
  pickupDate: '2026-03-01',
  pickupTime: '09:00',
  pricedDay: { list: 0, date: '2026-03-01', time: '09:00', rules: FIRST_PRICE_LIST },
}
const leg = { pickup: 'Colombo', dropoff: 'Kandy', distanceKm: 116 }
const fare = sixPrices(transferFare({ ...leg, durationMinutes: 180 }))
const booked = {
  ...leg,
  ...ON,
  minutes: 180,
  vehicle: 'mini',
  priceLkr: fare.miniprice,
  priceUsd: fare.miniusd,
  lkrPerUsd: undefined,
} as const

describe('another vehicle', () => {
  test('costs what was quoted for it, while the rates are those of the booking', () => {
    expect(vehicleOffers(booked)).toEqual([
      { vehicle: 'mini', priceLkr: fare.miniprice, priceUsd: fare.miniusd },
      { vehicle: 'car', priceLkr: fare.carprice, priceUsd: fare.carusd },
      { vehicle: 'van', priceLkr: fare.vanprice, priceUsd: fare.vanusd },
    ])
  })

  test('costs as much more or less as today where the agreed price is of other rates', () => {
    const before = { ...booked, priceLkr: fare.miniprice - 2880, priceUsd: fare.miniusd - 10 }
    const [mini, , van] = vehicleOffers(before)
    expect(mini).toEqual({ vehicle: 'mini', priceLkr: before.priceLkr, priceUsd: before.priceUsd })
    const priceLkr = Math.round((fare.vanprice * before.priceLkr) / fare.miniprice)
    expect(van).toEqual({ vehicle: 'van', priceLkr, priceUsd: Math.floor(priceLkr / 288) })
  })

  test('has the same share of its quoted price as was agreed, back and forth', () => {
    const agreed = { ...booked, priceUsd: 60, priceLkr: 17_416, quotedUsd: 74, quotedLkr: 21_480, agreedShare: 60 / 74 }
    const van = vehicleOffers(agreed)[2]!
    expect(van).toEqual({
      vehicle: 'van',
      priceUsd: Math.ceil((fare.vanusd * 60) / 74),
      priceLkr: Math.round((fare.vanprice * Math.ceil((fare.vanusd * 60) / 74)) / fare.vanusd),
      quotedUsd: fare.vanusd,
      quotedLkr: fare.vanprice,
    })
    const { vehicle, ...back } = vehicleOffers({ ...agreed, ...van })[0]!
    expect([vehicle, back]).toEqual(['mini', { priceUsd: 60, priceLkr: 17_416, quotedUsd: 74, quotedLkr: 21_480 }])
  })

  test('costs by the dollar of the booking, whatever a dollar is today', () => {
    const lkrPerUsd = 144
    const dear = { ...booked, lkrPerUsd, priceUsd: Math.floor(fare.miniprice / lkrPerUsd) }
    expect(vehicleOffers(dear).map(({ priceUsd }) => priceUsd)).toEqual(
      [fare.miniprice, fare.carprice, fare.vanprice].map((lkr) => Math.floor(lkr / lkrPerUsd)),
    )
  })

  test('is not offered for nothing', () => {
    const cheap = { ...booked, vehicle: 'van', priceLkr: 300, priceUsd: 1 } as const
    expect(vehicleOffers(cheap)).toEqual([{ vehicle: 'van', priceLkr: 300, priceUsd: 1 }])
  })
})

describe('after another list was published', () => {
  afterEach(() => takePriceListFrom(() => FIRST_PRICE_LIST))

  test('a class that was off by the list of the ride costs its part of the fare where the car carries bags alone', () => {
    const half = { ...FIRST_PRICE_LIST, bagsByCar: { percent: 50 } }
    const before = { ...half, vehicles: { ...half.vehicles, van: { ...half.vehicles.van!, isOffered: false } } }
    takePriceListFrom(() => half)
    const bags = { ...booked, train: { from: 'Kandy', to: 'Ella' }, priceLkr: fare.miniprice / 2, priceUsd: 37 }
    const ride = { ...bags, pricedDay: { ...ON.pricedDay, whole: before } }
    expect(vehicleOffers(ride).map(({ vehicle, priceLkr }) => [vehicle, priceLkr])).toEqual([
      ['mini', fare.miniprice / 2],
      ['car', fare.carprice / 2],
      ['van', fare.vanprice / 2],
    ])
  })

  const handSet = (prices: PriceList['byHand'][number]['prices']): PriceList => ({
    ...FIRST_PRICE_LIST,
    byHand: [{ from: leg.pickup, to: leg.dropoff, bothWays: false, why: 'fuel', prices }],
  })
  const { mini, car, van } = { mini: fare.miniprice, car: fare.carprice, van: fare.vanprice }
  const bookedVan = { ...booked, vehicle: 'van', priceLkr: van, priceUsd: fare.vanusd } as const
  const read = { pricedDay: { ...ON.pricedDay, whole: FIRST_PRICE_LIST } }
  const lkrOf = (offers: ReturnType<typeof vehicleOffers>) => offers.map(({ priceLkr }) => priceLkr)

  test('another vehicle costs what it cost by the list of the ride', () => {
    takePriceListFrom(() => handSet({ mini, car, van: van + 3000 }))
    expect(lkrOf(vehicleOffers({ ...bookedVan, ...read }))).toEqual([mini, car, van])
    // The later list alone would ask for less than either list.
    expect(lkrOf(vehicleOffers(bookedVan))[0]).toBeLessThan(mini)
  })

  test('a class that the list of the ride does not have costs what today’s list asks, whatever the booked one costs now', () => {
    const large = { ...FIRST_PRICE_LIST.vehicles['van']!, seats: 12, share: { of: 'van', percent: 150 } } as const
    const dearer = handSet({ mini, car, van: van + 3000 })
    const season = {
      from: '2026-03-01',
      to: '2026-03-01',
      names: { en: 'Fair' },
      vehicles: null,
      tours: false,
    } as const
    const later: PriceList = {
      ...dearer,
      vehicles: { ...dearer.vehicles, large },
      dollar: { ...dearer.dollar, lkr: 300 },
      seasons: [{ ...season, percent: 10 }],
      roundedTo: 1,
    }
    takePriceListFrom(() => later)
    // By today's season and dollar, too; the others by those of the booking.
    const largeLkr = Math.round((van + 3000) * 1.5 * 1.1)
    const largeUsd = Math.floor(largeLkr / 300)
    const offers = vehicleOffers({ ...bookedVan, ...read, lkrPerUsd: 288 })
    expect(offers.map(({ priceLkr, priceUsd }) => [priceLkr, priceUsd])).toEqual([
      [mini, fare.miniusd],
      [car, fare.carusd],
      [van, fare.vanusd],
      [largeLkr, largeUsd],
    ])
    // Then its price is of today's list, and so are those of the others.
    const its = { vehicle: 'large', priceLkr: largeLkr, priceUsd: largeUsd } as const
    const then = { ...ON.pricedDay, list: 1, rules: later, whole: later }
    expect(vehicleOffers({ ...booked, ...its, pricedDay: then, lkrPerUsd: 288 }).slice(2)).toEqual([
      { vehicle: 'van', priceLkr: Math.round((van + 3000) * 1.1), priceUsd: Math.floor(((van + 3000) * 1.1) / 300) },
      its,
    ])
    // Where the office gave it at the booked price, that stays its price.
    const given = { vehicle: 'large', priceLkr: van, priceUsd: fare.vanusd } as const
    expect(vehicleOffers({ ...booked, ...read, ...given, lkrPerUsd: 288 }).at(-1)).toEqual(given)
  })

  test('another number of travelers costs what it cost by the list of the tour', () => {
    const park = 'Yala national park'
    const tour = { ...ON, park, tourLength: 'full', distanceKm: 0, travelers: 2 } as const
    const price = (travelers: number) => tourPrice({ ...tour, travelers }, FIRST_PRICE_LIST)
    const { tours } = FIRST_PRICE_LIST
    const yala = tours.yala.map((prices, i) => (i === 1 ? { ...prices, full: prices.full + 30 } : prices))
    const raised = { ...tours, yala: yala as unknown as typeof tours.yala }
    takePriceListFrom(() => ({ ...FIRST_PRICE_LIST, tours: raised }))
    const offers = (its: object) => partyOffers({ ...tour, ...its, priceUsd: price(2) }).map(({ priceUsd }) => priceUsd)
    expect(offers(read)).toEqual([1, 2, 3, 4, 5, 6].map(price))
    expect(offers({})[0]).toBeLessThan(price(1))
  })
})

describe('another number of travelers', () => {
  const tour = { ...ON, park: 'Yala national park', tourLength: 'full', distanceKm: 245 } as const
  const price = (travelers: number) => tourPrice({ ...tour, travelers })

  test('costs what the tour costs for so many', () => {
    expect(partyOffers({ ...tour, travelers: 2, priceUsd: price(2) })).toEqual(
      [1, 2, 3, 4, 5, 6].map((travelers) => ({ travelers, priceUsd: price(travelers) })),
    )
  })

  test('costs as much more or less as today where the agreed price is of other rates', () => {
    const offers = partyOffers({ ...tour, travelers: 2, priceUsd: price(2) - 20 })
    expect(offers.map(({ priceUsd }) => priceUsd)).toEqual(
      [1, 2, 3, 4, 5, 6].map((travelers) => Math.round((price(travelers) * (price(2) - 20)) / price(2))),
    )
  })

  test('30 % off six travelers is 30 % off one, whichever way one comes there', () => {
    const agreed = (travelers: number) => Math.ceil(price(travelers) * 0.7 - 1e-6)
    const six = { ...tour, travelers: 6, priceUsd: agreed(6), quotedUsd: price(6), agreedShare: 0.7 }
    expect(partyOffers(six).map(({ priceUsd, quotedUsd }) => [priceUsd, quotedUsd])).toEqual([
      ...[1, 2, 3, 4, 5].map((travelers) => [agreed(travelers), price(travelers)]),
      [agreed(6), undefined],
    ])
    let ride = six
    for (const travelers of [1, 4, 2, 5, 3, 1, 6]) {
      ride = { ...ride, ...partyOffers(ride).find((offer) => offer.travelers === travelers)! }
    }
    expect(ride).toEqual(six)
  })
})

test('what costs something to cancel gets no cheaper by a change', () => {
  const offers = [{ priceUsd: 60 }, { priceUsd: 74 }, { priceUsd: 89 }]
  expect(offersBy(offers, 74, 0)).toEqual(offers)
  expect(offersBy(offers, 74, 50)).toEqual([{ priceUsd: 74 }, { priceUsd: 89 }])
})

test('only a ride with a price of its own has offers', () => {
  const ride = { position: 1, via: null, beside: null }
  const rides = { arrangement: 'rides', rides: [ride] } as const
  expect(hasOwnPrice(rides, ride)).toBe(true)
  expect(hasOwnPrice({ ...rides, arrangement: 'stay' }, ride)).toBe(false)
  expect(hasOwnPrice(rides, { ...ride, via: [{ place: 'Pinnawala', minutes: 60 }] })).toBe(false)
  // Two vehicles have shared out their party.
  const second = { position: 2, via: null, beside: 1 }
  const both = { ...rides, rides: [ride, second] }
  expect([hasOwnPrice(both, ride), hasOwnPrice(both, second)]).toEqual([false, false])
})
