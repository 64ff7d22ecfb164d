import { describe, expect, test } from 'vitest'
import {
  isSameFare,
  type RequestedTour,
  type RequestedTransfer,
  tourDisagreements,
  transferDisagreements,
} from '#domain/bookings/agreed/booked-as-quoted.ts'
import { disagreementText } from '#domain/bookings/status-texts.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { sixPrices } from '../../six-prices.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'

const ON = { date: '2026-03-01', time: '09:00' }

const prices = transferFare({
  pickup: COLOMBO_AIRPORT,
  dropoff: 'Tissamaharama',
  distanceKm: 280,
  durationMinutes: 270,
})
const quoted = { pickup: COLOMBO_AIRPORT, dropoff: 'Tissamaharama', distance: 280, minutes: 270, prices }
const { vanprice, vanusd, miniprice, miniusd } = sixPrices(prices)

const transfer = (change: Partial<RequestedTransfer> = {}): RequestedTransfer => ({
  kind: 'transfer',
  pickup: quoted.pickup,
  dropoff: quoted.dropoff,
  distanceKm: 280,
  minutes: 270,
  vehicle: 'van',
  priceLkr: vanprice,
  priceUsd: vanusd,
  ...change,
})

describe('a transfer agrees with its quote', () => {
  test.each<[Partial<RequestedTransfer>]>([
    [{}],
    [{ pickup: 'BIA' }],
    [{ pickup: 'katunayake airport' }],
    [{ dropoff: 'Tissa' }],
    [{ vehicle: 'mini', priceLkr: miniprice, priceUsd: miniusd }],
  ])('%j', (change) => {
    expect(transferDisagreements(transfer(change), quoted, ON)).toEqual([])
  })
})

describe('a transfer differs from its quote', () => {
  test.each<[Partial<RequestedTransfer>, string, string]>([
    [{ pickup: 'Colombo' }, 'pickup', 'other-place'],
    [{ dropoff: 'Yala' }, 'dropoff', 'other-place'],
    [{ distanceKm: 279 }, 'distanceKm', 'other-distance'],
    [{ minutes: 240 }, 'minutes', 'other-duration'],
    [{ priceUsd: 1 }, 'vehicle', 'other-price'],
    [{ vehicle: 'mini' }, 'vehicle', 'other-price'],
  ])('%j', (change, field, code) => {
    expect(transferDisagreements(transfer(change), quoted, ON)).toEqual([{ field, code }])
  })
})

const tour = { park: 'Yala national park', pickup: 'Yala national park', dropoff: 'Ella', distance: 0 }
const booked = (change: Partial<RequestedTour>): RequestedTour => ({
  kind: 'tour',
  park: tour.park,
  pickup: tour.pickup,
  dropoff: tour.dropoff,
  tourLength: 'half',
  travelers: 1,
  priceUsd: 105,
  ...change,
})

test('a tour may name its park, also as a pickup, by the short name', () => {
  expect(tourDisagreements(booked({ park: 'Yala', pickup: 'yala' }), tour, ON.date)).toEqual([])
})

test.each<[Partial<RequestedTour>, number]>([
  [{ tourLength: 'full' }, 170],
  [{ travelers: 6 }, 280],
  [{ travelers: 3, tourLength: 'full' }, 230],
])('a tour changed to %j costs what its table says', (change, priceUsd) => {
  expect(tourDisagreements(booked({ ...change, priceUsd }), tour, ON.date)).toEqual([])
  const [found, ...others] = tourDisagreements(booked({ ...change, priceUsd: 105 }), tour, ON.date)
  expect(found).toEqual({ field: 'priceUsd', code: 'other-tour-price', priceUsd })
  expect(disagreementText(found!)).toBe(`The price of this tour is USD ${priceUsd}`)
  expect(others).toEqual([])
})

test('the hike has no full day', () => {
  const peak = { ...tour, park: "Adam's Peak", pickup: "Adam's Peak" }
  const hike = { park: "Adam's Peak", pickup: "Adam's Peak", priceUsd: 160, tourLength: 'full' } as const
  const [found, ...others] = tourDisagreements(booked(hike), peak, ON.date)
  expect(found).toEqual({ field: 'tourLength', code: 'no-full-day' })
  expect(disagreementText(found!)).toBe('This tour has one duration: write Half Day')
  expect(others).toEqual([])
  expect(tourDisagreements(booked({ ...hike, tourLength: 'half', priceUsd: 99 }), peak, ON.date)).toEqual([])
})

test('a fare is the same only if all six prices are', () => {
  expect(isSameFare(prices, { ...prices })).toBe(true)
  for (const price of Object.keys(prices)) expect(isSameFare(prices, { ...prices, [price]: 1 })).toBe(false)
})
