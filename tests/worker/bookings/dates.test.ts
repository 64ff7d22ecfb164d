/** Bookings under a price list with seasons, a night and closed days. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { vehicleText } from '#domain/fares/vehicle-text.ts'
import { fareOn } from '#domain/fares/dated-fare.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { takePriceListFrom } from '#domain/prices/current-price-list.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import type { Problem } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { BUILT_IN_RATES } from '#worker/quotes/built-in-lists.ts'
import { transferSlug } from '#domain/quotes/slugs.ts'
import { rows, testSite, tour, tourToken, transferDetails, transferToken, trip } from './booking-site.ts'
import { inDays, journeyDetails, journeyQuote, PLAN } from './journey-site.ts'
import { tourPrice } from '#domain/tours/tour-price.ts'

const site = testSite()

const [IN_SEASON, CLOSED, VANS_STAY, YALA_CLOSED] = [inDays(30), inDays(40), inDays(50), inDays(60)] as [
  string,
  string,
  string,
  string,
]
const LIST: PriceList = {
  ...FIRST_PRICE_LIST,
  seasons: [
    { from: inDays(28), to: inDays(35), percent: 15, names: { en: 'High season' }, vehicles: null, tours: true },
  ],
  night: { from: '22:00', until: '05:00', more: { percent: 10 } },
  closed: [
    { from: CLOSED, to: inDays(41), park: null, vehicle: null },
    { from: VANS_STAY, to: VANS_STAY, park: null, vehicle: 'van' },
    { from: YALA_CLOSED, to: YALA_CLOSED, park: 'Yala national park', vehicle: null },
  ],
}

beforeEach(() => takePriceListFrom(() => LIST))
afterEach(() => takePriceListFrom(() => FIRST_PRICE_LIST))

const undated = transferFare({
  pickup: trip.pickup,
  dropoff: trip.dropoff,
  distanceKm: trip.distance,
  durationMinutes: trip.minutes,
})
const priceOn = (pickupdate: string, pickuptime = '09:30', vehicle: 'mini' | 'van' = 'mini') =>
  vehicleText(vehicle, fareOn(undated, { date: pickupdate, time: pickuptime }))

const fieldsOf = async (answer: Response) => {
  expect(answer.status).toBe(422)
  return ((await answer.json()) as Problem).fields!
}

describe('a transfer costs what its day and hour cost', () => {
  test.each([
    ['in a season', IN_SEASON, '09:30', 24_702],
    ['at night in a season', IN_SEASON, '23:00', 27_172],
    ['at night', inDays(10), '04:59', 23_628],
    ['on any other day', inDays(10), '05:00', 21_480],
  ])('%s', async (_, pickupdate, pickuptime, lkr) => {
    const answer = await site.bookTransfer(await transferToken(), {
      pickupdate,
      pickuptime,
      vehicle: priceOn(pickupdate, pickuptime),
    })
    expect(answer.status).toBe(200)
    expect((await rows('rides')).at(-1)).toMatchObject({ price_lkr: lkr, price_usd: Math.floor(lkr / 288) })
  })

  test.each([
    ["today's price in a season", IN_SEASON, '09:30', inDays(10), '09:30'],
    ["a season's price on another day", inDays(10), '09:30', IN_SEASON, '09:30'],
    ['the price of the day at night', inDays(10), '23:00', inDays(10), '12:00'],
  ])('%s is refused', async (_, pickupdate, pickuptime, date, time) => {
    const vehicle = priceOn(date, time)
    const answer = await site.bookTransfer(await transferToken(), { pickupdate, pickuptime, vehicle })
    expect(await fieldsOf(answer)).toEqual([
      { field: 'bookingDetails.vehicle', message: 'This is not the quoted price' },
    ])
  })
})

test('each way of a return trip costs what its own day costs', async () => {
  const [there, back] = [inDays(25), IN_SEASON]
  const answer = await site.bookTransfer(await transferToken(), {
    pickupdate: there,
    vehicle: priceOn(there),
    returntrip: {
      token: await transferToken({ pickup: trip.dropoff, dropoff: trip.pickup }),
      distance: trip.distance,
      duration: transferDetails.duration,
      pickupdate: back,
      pickuptime: '15:00',
      vehicle: priceOn(back, '15:00'),
    },
  })
  expect(answer.status).toBe(200)
  expect((await rows('rides')).slice(-2)).toMatchObject([{ price_lkr: 21_480 }, { price_lkr: 24_702 }])
})

test('a tour costs what its date costs, at any hour', async () => {
  const rates = tourPrice({ ...tour, tourLength: 'half', travelers: 1, distanceKm: tour.distance, date: IN_SEASON })
  expect(rates).toBe(285)
  const booked = await site.bookTour(await tourToken(), { pickupDate: IN_SEASON, pickupTime: '03:00', rates })
  expect(booked.status).toBe(200)
  expect((await rows('rides')).at(-1)).toMatchObject({ price_usd: 285 })
  const refused = await site.bookTour(await tourToken(), { pickupDate: inDays(10), rates })
  expect(await fieldsOf(refused)).toEqual([
    { field: 'bookFormDetails.rates', message: 'The price of this tour is USD 248' },
  ])
})

describe('a journey', () => {
  test('costs the sum of what its rides cost on their days', async () => {
    const quote = await journeyQuote(PLAN)
    const book = async (start: number) => {
      const bookingDetails = journeyDetails(quote, {}, { start })
      const answer = await site.post(`/journey/booking/${(await journeyQuote(PLAN)).token}`, { bookingDetails })
      expect(answer.status).toBe(200)
      const { reference } = (await answer.json()) as { reference: string }
      return (await rows('rides', reference)) as { price_usd: number; price_lkr: number | null; pickup_date: string }[]
    }
    const [before, during] = [await book(1), await book(28)]
    for (const [i, ride] of during.entries()) {
      if (ride.price_lkr !== null) expect(ride.price_lkr).toBe(Math.round(before[i]!.price_lkr! * 1.15))
      else expect(ride.price_usd).toBeGreaterThan(before[i]!.price_usd)
    }
  })

  test('with a car that stays costs more by the season of its first day, on the car and on the tours of that season', async () => {
    const bookedUsd = async (start: number) => {
      const quote = await journeyQuote(PLAN)
      const bookingDetails = journeyDetails(quote, { arrangement: 'stay' }, { start })
      const answer = await site.post(`/journey/booking/${quote.token}`, { bookingDetails })
      expect(answer.status).toBe(200)
      const { reference } = (await answer.json()) as { reference: string }
      return ((await rows('rides', reference)) as { price_usd: number }[]).reduce(
        (sum, each) => sum + each.price_usd,
        0,
      )
    }
    const [before, during] = [await bookedUsd(1), await bookedUsd(28)]
    expect(during / before).toBeCloseTo(1.15, 1)
  })

  test('is answered at the prices of its days, with what other days need', async () => {
    const plain = await journeyQuote(PLAN)
    expect(plain.total.carprice).toBe(plain.dated!.undated.total.carprice)
    const dated = await journeyQuote({ ...PLAN, start: inDays(28) })
    expect(dated.dated!.undated).toEqual(plain.dated!.undated)
    expect(dated.rides[0]!.carprice).toBe(Math.round(plain.rides[0]!.carprice! * 1.15))
    expect(dated.stay!.carprice).toBeGreaterThan(plain.stay!.carprice!)
  })
})

describe('nobody drives on a closed day', () => {
  let before = 0
  beforeEach(async () => {
    before = (await rows('bookings')).length
  })
  afterEach(async () => expect(await rows('bookings')).toHaveLength(before))

  test('of the company', async () => {
    const answer = await site.bookTransfer(await transferToken(), { pickupdate: CLOSED, vehicle: priceOn(CLOSED) })
    const [field, ...others] = await fieldsOf(answer)
    expect(others).toEqual([])
    expect(field).toMatchObject({ field: 'bookingDetails.pickupdate' })
    expect(field!.problem).toBe(`closed-days ${CLOSED} ${inDays(41)} ${inDays(39)}`)
    expect(field!.message).toMatch(/^We do not drive on .+\. The nearest open day is .+\.$/)
  })
  test('of the company or a park, which the quote of a journey says before', async () => {
    const closed = async (start: string, ...stops: string[]) =>
      (await journeyQuote({ stops: stops.map((place) => ({ place })), start })).warnings
        .filter(({ code }) => code === 'closed-day')
        .map(({ ride, text }) => [ride, text])
    expect(await closed(CLOSED, 'Colombo', 'Kandy', 'Ella')).toEqual(
      [0, 1].map((ride) => [ride, expect.stringMatching(/^We do not drive on .+\. The nearest open day is .+\.$/)]),
    )
    expect(await closed(YALA_CLOSED, 'Ella', 'Yala', 'Galle')).toEqual([[0, expect.stringContaining('Yala')]])
    expect(await closed(YALA_CLOSED, 'Ella', 'Galle')).toEqual([])
    expect(await closed(inDays(42), 'Colombo', 'Kandy')).toEqual([])
  })
  test('of a class of vehicles', async () => {
    const van = { pickupdate: VANS_STAY, vehicle: priceOn(VANS_STAY, '09:30', 'van') }
    const [field] = await fieldsOf(await site.bookTransfer(await transferToken(), van))
    expect(field!.message).toMatch(/^The Van does not drive on/)
  })
  test('of a park', async () => {
    const answer = await site.bookTour(await tourToken(), { pickupDate: YALA_CLOSED })
    const [field] = await fieldsOf(answer)
    expect(field).toMatchObject({ field: 'bookFormDetails.pickupDate' })
    expect(field!.message).toMatch(/^We do not drive to Yala national park on/)
  })
  test('on the way back', async () => {
    const answer = await site.bookTransfer(await transferToken(), {
      pickupdate: inDays(38),
      vehicle: priceOn(inDays(38)),
      returntrip: {
        token: await transferToken({ pickup: trip.dropoff, dropoff: trip.pickup }),
        distance: trip.distance,
        duration: transferDetails.duration,
        pickupdate: CLOSED,
        pickuptime: '15:00',
        vehicle: priceOn(CLOSED, '15:00'),
      },
    })
    expect(await fieldsOf(answer)).toMatchObject([{ field: 'bookingDetails.returntrip.pickupdate' }])
  })
  test('in a journey', async () => {
    const quote = await journeyQuote(PLAN)
    const bookingDetails = journeyDetails(quote, {}, { start: 40 })
    const answer = await site.post(`/journey/booking/${quote.token}`, { bookingDetails })
    expect((await fieldsOf(answer))[0]).toMatchObject({ field: 'bookingDetails.rides.0.pickupdate' })
  })
})

test('another class drives where one does not', async () => {
  const answer = await site.bookTransfer(await transferToken(), { pickupdate: VANS_STAY, vehicle: priceOn(VANS_STAY) })
  expect(answer.status).toBe(200)
})

test("a quote's answer has the prices of today's season, and what those of other days are made of", async () => {
  const [pickup, dropoff] = BUILT_IN_RATES[0]!
  const url = transferSlug(pickup, dropoff)
  takePriceListFrom(() => ({ ...LIST, seasons: [{ ...LIST.seasons[0]!, from: inDays(-2) }] }))
  const answer = await site.post('/transfer/query', { urlData: { url } })
  const [quote] = (await answer.json()) as [{ miniprice: number; dated: { undated: { miniprice: number } } }]
  expect(quote.miniprice).toBe(Math.round((quote.dated.undated.miniprice * 115) / 100))
  takePriceListFrom(() => FIRST_PRICE_LIST)
  const plain = await site.post('/transfer/query', { urlData: { url } })
  const [first] = (await plain.json()) as [{ miniprice: number; dated?: unknown }]
  expect(first.dated).toBeUndefined()
  expect(first.miniprice).toBe(quote.dated.undated.miniprice)
})
