import { describe, expect, test } from 'vitest'
import { hasOwnPrice, partyOffers, vehicleOffers } from '#domain/bookings/agreed/changed-price.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { tourPrice } from '#domain/tours/tour-price.ts'

const leg = { pickup: 'Colombo', dropoff: 'Kandy', distanceKm: 116 }
const fare = transferFare({ ...leg, durationMinutes: 180 })
const booked = { ...leg, minutes: 180, vehicle: 'mini', priceLkr: fare.miniprice, priceUsd: fare.miniusd } as const

describe('another vehicle', () => {
  test('costs what was quoted for it, while the rates are those of the booking', () => {
    expect(vehicleOffers(booked)).toEqual([
      { vehicle: 'mini', priceLkr: fare.miniprice, priceUsd: fare.miniusd },
      { vehicle: 'car', priceLkr: fare.carprice, priceUsd: fare.carusd },
      { vehicle: 'van', priceLkr: fare.vanprice, priceUsd: fare.vanusd },
    ])
  })

  test('costs the difference more where the agreed price is of other rates', () => {
    const before = { ...booked, priceLkr: fare.miniprice - 2880, priceUsd: fare.miniusd - 10 }
    const [mini, , van] = vehicleOffers(before)
    expect(mini).toEqual({ vehicle: 'mini', priceLkr: before.priceLkr, priceUsd: before.priceUsd })
    expect(van).toEqual({
      vehicle: 'van',
      priceLkr: fare.vanprice - 2880,
      priceUsd: Math.floor((fare.vanprice - 2880) / 288),
    })
  })

  test('is not offered for nothing', () => {
    const cheap = { ...booked, vehicle: 'van', priceLkr: 300, priceUsd: 1 } as const
    expect(vehicleOffers(cheap)).toEqual([{ vehicle: 'van', priceLkr: 300, priceUsd: 1 }])
  })
})

describe('another number of travelers', () => {
  const tour = { park: 'Yala national park', tourLength: 'full', distanceKm: 245 } as const
  const price = (travelers: number) => tourPrice({ ...tour, travelers })

  test('costs what the tour costs for so many', () => {
    expect(partyOffers({ ...tour, travelers: 2, priceUsd: price(2) })).toEqual(
      [1, 2, 3, 4, 5, 6].map((travelers) => ({ travelers, priceUsd: price(travelers) })),
    )
  })

  test('costs the difference more where the agreed price is of other rates', () => {
    const offers = partyOffers({ ...tour, travelers: 2, priceUsd: price(2) - 20 })
    expect(offers.map(({ priceUsd }) => priceUsd)).toEqual([1, 2, 3, 4, 5, 6].map((travelers) => price(travelers) - 20))
  })
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
