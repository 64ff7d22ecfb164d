import { describe, expect, test } from 'vitest'
import { hasOwnPrice, offersBy, partyOffers, vehicleOffers } from '#domain/bookings/agreed/changed-price.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
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
