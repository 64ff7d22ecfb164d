/**
 * Under price lists as owners may write them, pages, calls, agents and bookings have the prices that the same list gives by a
 * second reading of the rules. `npm run test:operator` draws more lists.
 */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { fareOn } from '#domain/fares/dated-fare.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { type Difference, listDifference, listWithDifference } from '#domain/prices/list-difference.ts'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { priceIn, vehicleClasses } from '#domain/fares/vehicles.ts'
import { formatDuration } from '#domain/duration-and-tour-length.ts'
import { vehicleText } from '#domain/fares/vehicle-text.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import type { TourQuote, TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { tourSlug, transferSlug } from '#domain/quotes/slugs.ts'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { workerSiteData } from '#worker/pages/site-data.ts'
import { runUnderList, runWithPriceLists } from '#worker/prices/request-price-list.ts'
import { BUILT_IN_OFFERS, BUILT_IN_RATES } from '#worker/quotes/built-in-lists.ts'
import { randomNumbers } from '../../random-numbers.ts'
import { randomPriceList } from '../../random-price-lists.ts'
import { ask, connected } from '../agents/client.ts'
import { testSite } from '../bookings/booking-site.ts'
import { forgetPriceLists, publishList } from './price-site.ts'
import { tourTwice, transferTwice } from './prices-written-twice.ts'

const WAYS = 12
const { signal } = new AbortController()
const today = sriLankaTime(new Date()).date
const dayAfter = (days: number) => sriLankaTime(new Date(Date.now() + days * DAY_MS)).date

beforeEach(forgetPriceLists)

/** What each class on offer costs by the second reading. */
function byModel(list: PriceList, way: Parameters<typeof transferTwice>[2], when: { date: string; time?: string }) {
  const offered = Object.keys(list.vehicles).filter((vehicle) => list.vehicles[vehicle]!.isOffered)
  return Object.fromEntries(offered.map((vehicle) => [vehicle, transferTwice(list, vehicle, way, when)]))
}

for (let i = 0; i < env.PRICE_LISTS.count; i++) {
  const seed = env.PRICE_LISTS.first + i
  test(`everybody has the prices of the list of seed ${seed}`, async () => {
    const list = randomPriceList(seed, today)
    const { number } = await publishList(list)
    const site = testSite()
    const client = await connected()
    const { oneOf, whole } = randomNumbers(seed)
    const context = { env: site.env, waitUntil: () => {} }
    for (let w = 0; w < WAYS; w++) {
      const [pickup, dropoff, km, minutes] = oneOf(BUILT_IN_RATES)
      const way = { pickup, dropoff, km, minutes }
      const said = `${pickup} to ${dropoff}, list ${number} of seed ${seed}`
      const ofToday = byModel(list, way, { date: today })

      const [quote] = await (
        await site.post('/transfer/query', { urlData: { url: transferSlug(pickup, dropoff) } })
      ).json<(TransferQuote & { vehicles: readonly { class: string; lkr: number; usd: number }[] })[]>()
      expect(
        Object.fromEntries(quote!.vehicles.map((each) => [each.class, { lkr: each.lkr, usd: each.usd }])),
        said,
      ).toEqual(ofToday)
      for (const vehicle of ['mini', 'car', 'van'] as const)
        expect(quote![`${vehicle}usd`], said).toBe(ofToday[vehicle]?.usd ?? null)

      const shown = await runWithPriceLists(site.env, () =>
        workerSiteData(context, ENGLISH_TEXTS).fare({ pickup, dropoff }, signal),
      )
      if (shown.state !== 'priced') throw new Error(`${said}: ${shown.state}`)

      const { data } = await ask(client, 'quote_transfer', { pickup, dropoff })
      expect(
        data.vehicles.map(({ priceLkr, priceUsd }) => ({ lkr: priceLkr, usd: priceUsd })),
        said,
      ).toEqual(runUnderList(list, vehicleClasses).map((vehicle) => ofToday[vehicle]))

      // A browser has the first list in its code, and what differs.
      const inBrowser = listWithDifference(JSON.parse(JSON.stringify(listDifference(list))) as Difference)
      const fareThere = transferFare({ pickup, dropoff, distanceKm: km, durationMinutes: minutes }, inBrowser)

      const when = {
        date: dayAfter(whole(2, 60)),
        time: oneOf(['09:30', '23:15', '04:59', '05:00', '22:00']),
      }
      const vehicle = oneOf(Object.keys(ofToday))
      const price = byModel(list, way, when)[vehicle]!
      expect(priceIn(fareOn(fareThere, when, inBrowser), vehicle), said).toEqual(price)
      const form = (usd: number, lkr: number) => ({
        pickup,
        dropoff,
        distance: km,
        duration: formatDuration(minutes),
        pickupdate: when.date,
        pickuptime: when.time,
        vehicle: runUnderList(list, () =>
          vehicleText(vehicle, { ...shown.quote, ...priceFields(vehicle, { lkr, usd }) }),
        ),
      })
      const wrong = await site.bookTransfer(quote!.token, form(price.usd - 1, price.lkr))
      expect(wrong.status, said).toBe(422)
      const booked = await site.bookTransfer(quote!.token, form(price.usd, price.lkr))
      expect(booked.status, `${said}: ${vehicle} at ${when.date} ${when.time}: ${await booked.clone().text()}`).toBe(
        200,
      )
      const { insertId } = await booked.json<BookingReceipt>()
      const row = await env.DB.prepare(
        'select price_lkr as lkr, price_usd as usd, price_list as list from rides join bookings on number = booking_number where number = ?',
      )
        .bind(insertId)
        .first()
      expect(row, said).toEqual({ ...price, list: number })
    }

    for (const [park, pickup, dropoff, km] of BUILT_IN_OFFERS.filter(() => whole(0, 5) === 0)) {
      const said = `${park} from ${pickup} to ${dropoff}, list ${number} of seed ${seed}`
      const [travelers, date] = [whole(1, 6), dayAfter(whole(2, 60))]
      const tour = { park, pickup, dropoff, tourLength: 'half' } as const
      const answer = await site.post('/safari/query', { urlData: { url: tourSlug(tour) } })
      if (!list.parks[park]) {
        expect(await answer.json(), said).toEqual([])
        continue
      }
      const [quote] = await answer.json<TourQuote[]>()
      const usd = tourTwice(list, { park, tourLength: 'half', travelers, km, date })
      const form = (rates: number) => ({
        park,
        pickup,
        dropoff,
        rates,
        travelers,
        pickupDate: date,
        pickupTime: '12:00',
      })
      expect((await site.bookTour(quote!.token, form(usd + 1))).status, said).toBe(422)
      const booked = await site.bookTour(quote!.token, form(usd))
      expect(booked.status, `${said}, ${travelers} on ${date}: ${await booked.clone().text()}`).toBe(200)
      const { data } = await ask(client, 'quote_tour', { park, pickup, dropoff, travelers, date, time: '12:00' })
      expect(data.totalUsd, said).toBe(usd)
    }
  })
}

function priceFields(vehicle: string, price: { readonly lkr: number; readonly usd: number }) {
  return ['mini', 'car', 'van'].includes(vehicle)
    ? { [`${vehicle}price`]: price.lkr, [`${vehicle}usd`]: price.usd }
    : { further: { [vehicle]: price } }
}
