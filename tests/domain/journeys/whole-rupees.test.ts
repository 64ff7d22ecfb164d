/** A dollar need not cost whole rupees, but every price is in whole ones. */
import { expect, test } from 'vitest'
import { showAmount } from '#domain/bookings/money/payments.ts'
import { priceText } from '#domain/bookings/money/said-sums.ts'
import { formatLkr, formatUsd, lkrOf } from '#domain/fares/money.ts'
import { bookedRides } from '#domain/journeys/booked-rides.ts'
import type { QuotedJourney } from '#domain/journeys/journey-calls.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { takePriceListFrom } from '#domain/prices/current-price-list.ts'
import { vehiclePrice } from '#domain/fares/vehicles.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { rideFare, stayFare, sumOfFares } from '#domain/journeys/journey-fares.ts'

const list = { ...FIRST_PRICE_LIST, dollar: { ...FIRST_PRICE_LIST.dollar, lkr: 305.5 } }
takePriceListFrom(() => list)

const tour = {
  kind: 'tour',
  distance: 120,
  vehicles: [
    { travelers: 5, usd: 201, tourUsd: 125 },
    { travelers: 4, usd: 177, tourUsd: 101 },
  ],
}
const quoted = { rides: [tour], vehicles: 2, travelers: 9, bags: 0, days: 2 } as unknown as QuotedJourney

test('tours of two vehicles cost whole rupees, and the rides that are booked add up to the quote', () => {
  const fare = rideFare(quoted.rides[0]!, 2)
  expect(fare).toMatchObject({ carusd: 378, carprice: 61_406 + 54_074 })
  expect(bookedRides(quoted, 'car', 'rides').map(({ lkr }) => lkr)).toEqual([61_406, 54_074])
})

test('so does a car that stays', () => {
  const stay = stayFare(quoted, 300)!
  expect(Number.isInteger(stay.vanprice)).toBe(true)
  const rides = bookedRides({ ...quoted, stay }, 'van', 'stay')
  for (const { lkr } of rides) expect(Number.isInteger(lkr)).toBe(true)
  expect(rides.reduce((sum, { lkr }) => sum + lkr, 0)).toBe(stay.vanprice)
})

test('a booking with a safari says the same sum in rupees as the planner', () => {
  const prices = { miniprice: 20_010, miniusd: 65, carprice: 22_345, carusd: 73, vanprice: 30_000, vanusd: 98 }
  const drive = { kind: 'transfer', distance: 90, prices }
  const journey = { ...quoted, rides: [drive, tour] } as unknown as QuotedJourney
  const { usd, lkr } = vehiclePrice('car', sumOfFares(journey.rides.map((ride) => rideFare(ride, 2))))
  const rides = bookedRides(journey, 'car', 'rides').map(({ ride, usd: priceUsd, lkr: priceLkr }) => ({
    priceUsd,
    priceLkr: ride.kind === 'tour' ? null : priceLkr,
    inRupees: false,
    lkrPerUsd: list.dollar.lkr,
  }))
  expect(priceText(rides, ENGLISH_TEXTS.formats)).toBe(`${formatUsd(usd)} (${formatLkr(lkr)})`)
})

test('cents of a dollar become whole cents of a rupee', () => {
  expect(showAmount(lkrOf(7405), 'LKR')).toBe('LKR 22,622.28')
})
