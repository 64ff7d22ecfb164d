/** Mails say why a price is that of its day and hour, as the form did. */
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { vehicleText } from '#domain/fares/vehicle-text.ts'
import { fareOn } from '#domain/fares/dated-fare.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import type { Language } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { takePriceListFrom } from '#domain/prices/current-price-list.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import type { MailKind, MailReader } from '#worker/database/schema.ts'
import { compose } from '#worker/mail/compose.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { removeBookings, testSite, tourToken, transferDetails, transferToken, trip } from '../bookings/booking-site.ts'
import { inDays, journeyDetails, journeyQuote, PLAN } from '../bookings/journey-site.ts'

const site = testSite()
const [PLAIN, IN_SEASON] = [inDays(10), inDays(30)]
const LIST: PriceList = {
  ...FIRST_PRICE_LIST,
  seasons: [
    {
      from: inDays(28),
      to: inDays(35),
      percent: 15,
      names: { en: 'High season', de: 'Hochsaison', fr: 'Haute saison', ru: 'Высокий сезон', zh: '旺季' },
      vehicles: null,
      tours: true,
    },
  ],
  night: { from: '22:00', until: '05:00', more: { percent: 10 } },
}

// Concurrent first imports of a module hang in tests.
beforeAll(async () => {
  for (const language of ['de', 'fr', 'ru', 'zh'] as const)
    for (const area of ['site', 'tours', 'booking', 'guest', 'seasons'] as const) await textsOf(language).load(area)
})

beforeEach(async () => {
  await removeBookings()
  takePriceListFrom(() => LIST)
})
afterEach(() => takePriceListFrom(() => FIRST_PRICE_LIST))

const { pickup, dropoff, distance: distanceKm, minutes: durationMinutes } = trip
const undated = transferFare({ pickup, dropoff, distanceKm, durationMinutes })

async function book(date: string, time: string, language: Language = 'en'): Promise<string> {
  const details = { pickupdate: date, pickuptime: time, vehicle: vehicleText('mini', fareOn(undated, { date, time })) }
  const answer = await site.post(`/transfer/booking/${await transferToken()}`, {
    bookingDetails: { ...transferDetails, ...details },
    language,
  })
  expect(answer.status).toBe(200)
  return (await answer.json<BookingReceipt>()).reference
}

async function mailed(reference: string, reader: MailReader, kind: MailKind = 'receipt'): Promise<string> {
  const { booking } = (await findBooking(site.env, reference))!
  return (await compose(site.env, booking, { kind, reader, positions: [], since: '' }, new Date())).text
}

test.each<[Language, string]>([
  ['en', 'In this price: High season, 15\u00a0% more, Night, 10\u00a0% more'],
  ['de', 'In diesem Preis: Hochsaison, 15\u00a0% mehr, Nachtfahrt, 10\u00a0% mehr'],
  ['fr', 'Dans ce prix\u00a0: Haute saison\u00a0: 15\u00a0% de plus, Trajet de nuit\u00a0: 10\u00a0% de plus'],
  ['ru', 'В этой цене: Высокий сезон'],
  ['zh', '此价格含：旺季'],
])('both sides read it when a ride is booked, the guest in %s', async (language, words) => {
  const reference = await book(IN_SEASON, '23:30', language)
  expect(await mailed(reference, 'guest')).toContain(words)
  expect(await mailed(reference, 'operator')).toContain(
    ', all inclusive\nIn this price: High season, 15\u00a0% more, Night, 10\u00a0% more',
  )
})

test('a price of any other day and hour has no reason', async () => {
  const reference = await book(PLAIN, '09:30')
  for (const reader of ['guest', 'operator'] as const)
    expect(await mailed(reference, reader)).not.toContain('In this price')
})

test('a tour goes by its season and not by the night', async () => {
  const answer = await site.bookTour(await tourToken(), { pickupDate: IN_SEASON, pickupTime: '04:30', rates: 285 })
  expect(answer.status, await answer.clone().text()).toBe(200)
  const text = await mailed((await answer.json<BookingReceipt>()).reference, 'guest')
  expect(text).toContain('In this price: High season, 15\u00a0% more\n')
  expect(text).not.toContain('Night')
})

test('a ride that is moved has the reason of its new time, and none where its price stayed or was agreed', async () => {
  const [moved, kept, agreed] = [await book(PLAIN, '09:30'), await book(PLAIN, '10:30'), await book(IN_SEASON, '11:30')]
  const move = { step: 'change', date: IN_SEASON } as const
  await takeStep(site.env, moved, { ...move, price: { seenUsd: 85 } })
  expect(await mailed(moved, 'guest', 'changed')).toContain('In this price: High season, 15\u00a0% more')
  await takeStep(site.env, kept, { ...move, price: 'keep' })
  expect(await mailed(kept, 'guest', 'changed')).not.toContain('In this price')
  await takeStep(site.env, agreed, { step: 'price', price: { percent: 10 }, reason: 'A friend' })
  expect(await mailed(agreed, 'guest', 'confirmed')).not.toContain('In this price')
})

test('a journey has them beside its drives; a car that stays goes by its first day, and no night', async () => {
  const quote = await journeyQuote(PLAN)
  const bookAt = async (arrangement: 'rides' | 'stay', start: number) => {
    const bookingDetails = journeyDetails(quote, { arrangement }, { start })
    const answer = await site.post(`/journey/booking/${(await journeyQuote(PLAN)).token}`, { bookingDetails })
    expect(answer.status, await answer.clone().text()).toBe(200)
    const { reference } = await answer.json<BookingReceipt>()
    const texts = [await mailed(reference, 'guest'), await mailed(reference, 'operator')]
    return texts.map((text) => text.match(/In this price: High season/g)?.length ?? 0)
  }
  const rides = quote.rides.length
  expect(await bookAt('rides', 28)).toEqual([rides, rides])
  expect(await bookAt('rides', 10)).toEqual([0, 0])
  // The car's season has ended by its last rides.
  expect(await bookAt('stay', 34)).toEqual([rides - 1, rides - 1])
})
