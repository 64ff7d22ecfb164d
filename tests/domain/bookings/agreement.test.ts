import { vehicleText } from '#domain/contract-texts.ts'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { tourDisagreements, isSameFare, transferDisagreements } from '#domain/bookings/agreement.ts'
import { TourBookingSchema, TransferBookingSchema } from '#domain/bookings/details.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'

const prices = transferFare({
  pickup: COLOMBO_AIRPORT,
  dropoff: 'Tissamaharama',
  distanceKm: 280,
  durationMinutes: 270,
})
const quoted = { pickup: COLOMBO_AIRPORT, dropoff: 'Tissamaharama', distance: 280, duration: '4 hours 30 mins', prices }

const transfer = (change: object = {}) =>
  v.parse(TransferBookingSchema, {
    bookingDetails: {
      pickup: quoted.pickup,
      dropoff: quoted.dropoff,
      email: 'ann@example.com',
      phone: '+447911123456',
      distance: 280,
      duration: quoted.duration,
      pickupdate: '2099-03-01',
      pickuptime: '09:30',
      vehicle: vehicleText('van', prices),
      ...change,
    },
  }).bookingDetails

describe('a transfer agrees with its quote', () => {
  test.each([
    [{}],
    [{ pickup: 'BIA' }],
    [{ pickup: 'katunayake airport' }],
    [{ dropoff: 'Tissa' }],
    [{ duration: '270 mins' }],
    [{ vehicle: vehicleText('mini', prices) }],
  ])('%j', (change) => {
    expect(transferDisagreements(transfer(change), quoted)).toEqual([])
  })
})

describe('a transfer differs from its quote', () => {
  test.each([
    [{ pickup: 'Colombo' }, 'pickup'],
    [{ dropoff: 'Yala' }, 'dropoff'],
    [{ distance: 279 }, 'distance'],
    [{ duration: '4 hours' }, 'duration'],
    [{ vehicle: `Van - LKR ${prices.vanprice} (USD 1)` }, 'vehicle'],
    [{ vehicle: `Mini Car - LKR ${prices.vanprice} (USD ${prices.vanusd})` }, 'vehicle'],
  ])('%j', (change, field) => {
    expect(transferDisagreements(transfer(change), quoted).map((found) => found.field)).toEqual([field])
  })
})

const tour = { park: 'Yala national park', pickup: 'Yala national park', dropoff: 'Ella', distance: 0 }
const booked = (change: object = {}) =>
  v.parse(TourBookingSchema, {
    bookFormDetails: {
      park: tour.park,
      pickup: tour.pickup,
      dropoff: tour.dropoff,
      rates: 105,
      type: 'Half Day',
      travelers: 1,
      pickupDate: '2099-03-01',
      pickupTime: '05:00',
      phone: '+447911123456',
      email: 'ann@example.com',
      ...change,
    },
  }).bookFormDetails

test('a tour may name its park, also as a pickup, by the short name', () => {
  expect(tourDisagreements(booked({ park: 'Yala', pickup: 'yala' }), tour)).toEqual([])
})

test.each([
  [{ type: 'Full Day' }, 170],
  [{ travelers: 6 }, 280],
  [{ travelers: 3, type: 'Full Day' }, 230],
])('a tour changed to %j costs what its table says', (change, price) => {
  expect(tourDisagreements(booked({ ...change, rates: price }), tour)).toEqual([])
  expect(tourDisagreements(booked({ ...change, rates: 105 }), tour)).toEqual([
    { field: 'rates', message: `The price of this tour is USD ${price}` },
  ])
})

test('a fare is the same only if all six prices are', () => {
  expect(isSameFare(prices, { ...prices })).toBe(true)
  for (const price of Object.keys(prices)) expect(isSameFare(prices, { ...prices, [price]: 1 })).toBe(false)
})
