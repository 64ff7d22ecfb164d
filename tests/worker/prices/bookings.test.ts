/** A booking is made under one price list, and keeps it: that of its quote, or the one in force. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import type { PriceList, TourTable } from '#domain/prices/price-list.ts'
import type { TourQuote, TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { tourSlug } from '#domain/quotes/slugs.ts'
import { tourPrice } from '#domain/tours/tour-price.ts'
import type { Env } from '#worker/environment.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { bookByTelephone } from '#worker/office/new-bookings/telephone.ts'
import { randomCode } from '#worker/platform/signing.ts'
import { BUILT_IN_OFFERS } from '#worker/quotes/built-in-lists.ts'
import { promisesOfList, runUnderList, runWithPriceLists } from '#worker/prices/request-price-list.ts'
import { mintTransferToken, readToken } from '#worker/quotes/quote-token.ts'
import type { JourneyAnswer } from '#domain/journeys/journey-calls.ts'
import {
  countingDatabase,
  inTenDays,
  removeBookings,
  returnDays,
  rows,
  testSite,
  transferToken,
} from '../bookings/booking-site.ts'
import { journeyDetails, PLAN } from '../bookings/journey-site.ts'
import { deskOf, pricesOf } from '../office/telephone-desk.ts'
import { dollarAt, forgetPriceLists, formFor, listWith, publishList, quoteTo } from './price-site.ts'

const MINUTE = 60_000
const LIST_1 = dollarAt(200)
const LIST_2 = listWith({
  dollar: { lkr: 250, lkrInTours: 250 },
  promises: { ...FIRST_PRICE_LIST.promises, deposit: null },
})
const ASKS_AGAIN = { ...LIST_2, earlierQuotes: 'are-asked-again' } satisfies PriceList

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

beforeEach(async () => {
  vi.restoreAllMocks()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['Date'] })
  await removeBookings()
  await forgetPriceLists()
  return () => vi.useRealTimers()
})

/** What the tables say: list and dollars of each ride. */
async function written() {
  const [[booking], rides] = [await rows('bookings'), await rows('rides')]
  return { list: booking?.price_list, usd: rides.map(({ price_usd: usd }) => usd) }
}

const post = (site: ReturnType<typeof testSite>, { token }: { token: string }, form: object) =>
  site.bookTransfer(token, form)

/** The fresh quotes of an answer that asks again. */
async function askedAgain(answer: Response) {
  expect(answer.status).toBe(409)
  const { type, quote, returnquote } = await answer.json<Record<string, TransferQuote>>()
  expect(type).toBe('/problems/quote-stale')
  return { quote: quote!, returnquote }
}

test('a booking of the first list has number 0, and its token no list', async () => {
  const site = testSite()
  const quote = await quoteTo(site)
  expect(JSON.parse(atob(quote.token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')))).not.toHaveProperty(
    'list',
  )
  expect((await post(site, quote, formFor(quote))).status).toBe(200)
  expect(await written()).toEqual({ list: 0, usd: [75] })
})

test('a quote keeps its promise while another list is published: price and number are of its own list', async () => {
  const site = testSite()
  await publishList(LIST_1, { site: site.env })
  const quote = await quoteTo(site)
  later(10 * MINUTE)
  await publishList(LIST_2, { site: site.env })
  expect((await quoteTo(site)).miniusd).toBe(87)
  later(23 * 60 * MINUTE)
  expect((await post(site, quote, formFor(quote))).status).toBe(200)
  expect(await written()).toEqual({ list: 1, usd: [109] })
})

test('a day later it is asked again, at the list in force', async () => {
  const site = testSite()
  await publishList(LIST_1, { site: site.env })
  const old = await quoteTo(site)
  later(10 * MINUTE)
  await publishList(LIST_2, { site: site.env })
  later(24 * 60 * MINUTE)
  const { quote } = await askedAgain(await post(site, old, formFor(old)))
  expect(quote.miniusd).toBe(87)
  expect((await post(site, quote, formFor(quote))).status).toBe(200)
  expect(await written()).toEqual({ list: 2, usd: [87] })
})

test('where the owner wants it, the guest is asked again with both prices', async () => {
  const site = testSite()
  await publishList(LIST_1, { site: site.env })
  const old = await quoteTo(site)
  later(10 * MINUTE)
  await publishList(ASKS_AGAIN, { site: site.env })
  const { quote } = await askedAgain(await post(site, old, formFor(old)))
  expect([old.miniusd, quote.miniusd]).toEqual([109, 87])
  expect(await rows('bookings')).toEqual([])
  expect((await post(site, quote, formFor(quote))).status).toBe(200)
  expect(await written()).toEqual({ list: 2, usd: [87] })
})

test('a class that is no longer offered is driven where its quote counts', async () => {
  const site = testSite()
  const quote = await quoteTo(site)
  const { mini, ...others } = FIRST_PRICE_LIST.vehicles
  await publishList(listWith({ vehicles: { ...others, mini: { ...mini!, isOffered: false } } }), { site: site.env })
  expect((await post(site, quote, formFor(quote))).status).toBe(200)
  expect(await written()).toEqual({ list: 0, usd: [75] })
})

test('a return trip of two lists is asked again for both ways', async () => {
  const site = testSite()
  const there = await quoteTo(site)
  later(10 * MINUTE)
  await publishList(LIST_1, { site: site.env })
  const back = await quoteTo(site, 'taxi-from-Kandy-to-Colombo')
  const returned = (way: TransferQuote) => ({
    ...formFor(way),
    token: way.token,
    pickupdate: returnDays.back,
    pickuptime: '15:00',
  })
  const details = (first: TransferQuote, second: TransferQuote) => {
    const { pickup: _, dropoff: _d, ...returntrip } = returned(second)
    return { ...formFor(first), pickupdate: returnDays.there, returntrip }
  }
  for (const [first, second] of [
    [there, back],
    [back, there],
  ] as const) {
    const { quote, returnquote } = await askedAgain(await post(site, first, details(first, second)))
    expect([quote.miniusd, returnquote!.miniusd].map((usd) => usd! > 100)).toEqual([true, true])
  }
  const { quote, returnquote } = await askedAgain(await post(site, there, details(there, back)))
  expect((await post(site, quote, details(quote, returnquote!))).status).toBe(200)
  expect(await written()).toMatchObject({ list: 1 })
})

test('a tour is booked under the list of its quote', async () => {
  const site = testSite()
  await publishList(LIST_1, { site: site.env })
  const [park, pickup, dropoff] = BUILT_IN_OFFERS.find(([each]) => each === 'Yala national park')!
  const url = tourSlug({ park, pickup, dropoff, tourLength: 'half' })
  const [quote] = await (await site.post('/safari/query', { urlData: { url } })).json<TourQuote[]>()
  later(10 * MINUTE)
  const { tours } = FIRST_PRICE_LIST
  const dearer = tours.yala.map(({ half, full }) => ({ half: half + 50, full: full + 50 })) as unknown as TourTable
  await publishList({ ...LIST_1, tours: { ...tours, yala: dearer } }, { site: site.env })
  const asked = { park, tourLength: 'half', travelers: 1, distanceKm: quote!.distance } as const
  const rates = tourPrice(asked, LIST_1)
  expect(rates).toBeLessThan(tourPrice(asked, { ...LIST_1, tours: { ...tours, yala: dearer } }))
  const answer = await site.bookTour(quote!.token, { rates, pickup, dropoff, pickupDate: inTenDays })
  expect(answer.status).toBe(200)
  expect(await written()).toEqual({ list: 1, usd: [rates] })
})

test('a journey is booked under the list of its quote, or asked again', async () => {
  const site = testSite()
  await publishList(LIST_1, { site: site.env })
  const quote = await (await site.post('/journey', PLAN)).json<JourneyAnswer>()
  later(10 * MINUTE)
  await publishList(LIST_2, { site: site.env })
  const bookingDetails = journeyDetails(quote)
  expect((await site.post(`/journey/booking/${quote.token}`, { bookingDetails })).status).toBe(200)
  const fares = quote.rides.map((ride) => ride.carusd)
  expect(await written()).toEqual({ list: 1, usd: fares })
  await removeBookings()
  const again = await (await site.post('/journey', PLAN)).json<JourneyAnswer>()
  await publishList({ ...ASKS_AGAIN, dollar: FIRST_PRICE_LIST.dollar }, { site: site.env })
  const refused = await site.post(`/journey/booking/${again.token}`, { bookingDetails: journeyDetails(again) })
  const { quote: fresh } = await askedAgain(refused)
  expect(fresh).not.toHaveProperty('miniusd')
  const answer = fresh as unknown as JourneyAnswer
  expect(answer.total.carusd).toBeLessThan(again.total.carusd!)
  const booked = await site.post(`/journey/booking/${answer.token}`, { bookingDetails: journeyDetails(answer) })
  expect(booked.status).toBe(200)
  expect(await written()).toMatchObject({ list: 3 })
})

test('a booking by telephone is asked again at the list in force, and keeps that', async () => {
  const site = testSite()
  const context = deskOf(site.env)
  await publishList(LIST_1, { site: site.env })
  const ride = { pickup: 'Colombo', dropoff: 'Kandy', vehicle: 'mini', date: inTenDays, time: '09:30' }
  const rides = { rides: [ride] }
  const { priceUsd } = await runWithPriceLists(site.env, () => pricesOf(context, rides))
  later(10 * MINUTE)
  await publishList(LIST_2, { site: site.env })
  const take = (usd: number, lkr?: number) =>
    runWithPriceLists(site.env, () =>
      bookByTelephone(
        context,
        { rides, guest: { phone: '+44 7911 123456' } },
        { key: randomCode(), usd: [usd], lkr: [lkr] },
        'ann@example.com',
      ),
    )
  await expect(take(priceUsd)).rejects.toThrow(`It costs LKR 21,875 (USD 87) now; the form showed USD ${priceUsd}`)
  await expect(take(87, 21_800)).rejects.toThrow(
    'It costs LKR 21,875 (USD 87) now; the form showed LKR 21,800 (USD 87)',
  )
  await take(87, 21_875)
  expect(await written()).toEqual({ list: 2, usd: [87] })
})

test('the same post once more, after another list, is the same booking', async () => {
  const site = testSite()
  const quote = await quoteTo(site)
  const first = await (await post(site, quote, formFor(quote))).json<BookingReceipt>()
  await publishList(ASKS_AGAIN, { site: site.env })
  const second = await (await post(site, quote, formFor(quote))).json<BookingReceipt>()
  expect(second.reference).toBe(first.reference)
  expect(await written()).toEqual({ list: 0, usd: [75] })
})

test('a quote of a cancelled booking is asked again at the list in force', async () => {
  const site = testSite()
  const quote = await quoteTo(site)
  expect((await post(site, quote, formFor(quote))).status).toBe(200)
  await env.DB.exec("UPDATE rides SET status = 'cancelled'")
  await publishList(LIST_1, { site: site.env })
  const fresh = await askedAgain(await post(site, quote, formFor(quote)))
  expect(fresh.quote.miniusd).toBe(109)
})

test('a quote that was signed by a list that was not in force then does not count', async () => {
  const site = testSite()
  await publishList(LIST_1, { site: site.env })
  later(10 * MINUTE)
  // An isolate that could not find out which list is in force.
  const token = await transferToken()
  const { quote } = await askedAgain(await site.bookTransfer(token))
  expect(quote.miniusd).toBe(109)
  // A number that no list has.
  const other = await runWithPriceLists(site.env, () =>
    runUnderList(LIST_1, () => mintTransferToken(env, { ...quote, via: [], minutes: 180, needsReview: false }), 7),
  )
  await askedAgain(await site.bookTransfer(other, formFor(quote)))
  expect(await rows('bookings')).toEqual([])
})

test('a quote of a list that only other data centres have heard of is booked under it, and its booking read', async () => {
  const [here, there] = [testSite(), testSite()]
  await publishList(ASKS_AGAIN, { site: here.env })
  later(10 * MINUTE)
  expect((await quoteTo(here)).miniusd).toBe(87)
  await publishList(LIST_1, { site: there.env })
  const quote = await quoteTo(there)
  expect(quote.miniusd).toBe(109)
  const answer = await post(here, quote, formFor(quote))
  expect(answer.status).toBe(200)
  const { reference } = await answer.json<BookingReceipt>()
  expect(await written()).toEqual({ list: 2, usd: [109] })
  const isolate = { ...env, CACHE: { get: async () => ({ lists: [] }) } as unknown as Env['CACHE'] }
  await runWithPriceLists(isolate, async () => {
    expect(() => promisesOfList(2)).toThrow('unavailable')
    await findBooking(isolate, reference)
    expect(promisesOfList(2)).toEqual(LIST_1.promises)
  })
})

/** D1 that runs something before a booking is written. */
function beforeTheWrite(act: () => Promise<unknown>): Env['DB'] {
  let isDone = false
  return {
    withSession: (start: 'first-primary') => {
      const session = env.DB.withSession(start)
      return {
        prepare: (sql: string) => session.prepare(sql),
        getBookmark: () => session.getBookmark(),
        batch: async (statements: Parameters<typeof session.batch>[0]) => {
          if (!isDone && statements.length > 3) {
            isDone = true
            await act()
          }
          return session.batch(statements)
        },
      }
    },
  } as unknown as Env['DB']
}

test.each([LIST_2, ASKS_AGAIN])('what is published while a booking is made does not touch it', async (next) => {
  await publishList(LIST_1)
  let isPublished = false
  const site = testSite({
    DB: beforeTheWrite(async () => {
      isPublished = true
      await publishList(next, { site: site.env })
    }),
  })
  const quote = await quoteTo(site)
  expect((await post(site, quote, formFor(quote))).status).toBe(200)
  expect(isPublished).toBe(true)
  expect(await written()).toEqual({ list: 1, usd: [109] })
  expect((await quoteTo(site)).miniusd).toBe(87)
})

test('a token names the list of its request', async () => {
  const site = testSite()
  await publishList(LIST_1, { site: site.env })
  const quote = await quoteTo(site)
  expect(await readToken(env, quote.token, 'transfer')).toMatchObject({ claims: { list: 1 } })
})

test('a booking asks D1 for nothing more than one of the first list', async () => {
  const { DB, statements } = countingDatabase()
  const site = testSite({ DB })
  const book = async () => {
    const quote = await quoteTo(site)
    if (publishes) await publishList(LIST_2, { site: { ...env } })
    later(15_000)
    const before = statements().length
    expect((await post(site, quote, formFor(quote))).status).toBe(200)
    return statements().length - before
  }
  let publishes = false
  const ofFirst = await book()
  publishes = true
  expect(await book()).toBe(ofFirst)
})

test('a quote that an isolate made by a guess is not booked, also where the booking begins with a guess', async () => {
  const site = testSite()
  await publishList(ASKS_AGAIN, { site: site.env })
  later(10 * MINUTE)
  const kv = { fails: true }
  const CACHE = {
    get: (key: string, options: never) => (kv.fails ? Promise.reject(new Error('down')) : env.CACHE.get(key, options)),
    put: async () => {},
  } as unknown as Env['CACHE']
  const d1 = { fails: true }
  const DB = {
    withSession: (start: 'first-primary') => {
      if (d1.fails) throw new Error('down')
      return env.DB.withSession(start)
    },
  } as unknown as Env['DB']
  const outage = testSite({ CACHE, DB })
  const token = await transferToken()
  // As long as D1 fails nothing is booked; then it is asked which list counts.
  expect((await outage.bookTransfer(token)).status).toBe(503)
  d1.fails = false
  expect((await askedAgain(await outage.bookTransfer(token))).quote.miniusd).toBe(87)
  expect(await rows('bookings')).toEqual([])
})
