/** A booking keeps the promises, and the dollar, of the price list that it was made under; a new one has those of the new list. */
import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import type { TransferQuote } from '#domain/quotes/quote-calls.ts'
import type { JourneyAnswer } from '#domain/journeys/journey-calls.ts'
import { vehicleText } from '#domain/contract-texts.ts'
import type { Promises } from '#domain/prices/price-list.ts'
import { HOUR_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { guestChangesUrl } from '#worker/bookings/guest-key.ts'
import { type Booking, findBooking } from '#worker/bookings/store.ts'
import type { MailKind, MailReader } from '#worker/database/schema.ts'
import { bookingWithHistory, listConcerned } from '#worker/lists/booking-list.ts'
import { ridesOfDriver } from '#worker/lists/drivers.ts'
import { compose } from '#worker/mail/messages.ts'
import { runWithPriceLists } from '#worker/prices/lists.ts'
import type { Step } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { NIMAL, WITHOUT_LIMITS } from '../day/day-site.ts'
import { listWith, publishList } from '../prices/price-site.ts'
import { openLink, removeBookings, testSite, tourToken, transferDetails } from './booking-site.ts'
import { journeyDetails, PLAN } from './journey-site.ts'

/** Every figure is another one. */
const STRICT: Promises = {
  driverHours: 31,
  leadHours: 62,
  nightLead: { from: '21:00', until: '07:00', hours: 62 },
  freeWaiting: { airport: 44, elsewhere: 5 },
  guestHours: { cancel: 72, change: 63 },
  lateCharges: [
    { hours: 24, percent: 81 },
    { hours: 0, percent: 92 },
  ],
  refund: { days: 21, way: 'by a slow bank' },
  stayCancelling: [
    { days: 80, percent: 3 },
    { days: 0, percent: 93 },
  ],
  deposit: { percent: 71, leastUsd: 11, fromTotalUsd: 40 },
}
const STRICT_LIST = listWith({ promises: STRICT, dollar: { lkr: 400, lkrInTours: 400 } })

/** Morning in Sri Lanka. */
const START = Date.parse('2027-03-01T02:00:00.000Z')
const PAYS = {
  PAYMENT_URL: 'https://pay.example.com/card',
  PAYMENT_SECRET: 'a-key-of-the-payment-page-0123456789',
} as const
const site = testSite({ ...(WITHOUT_LIMITS as object), ...PAYS })
const inRupees = testSite({
  ...(WITHOUT_LIMITS as object),
  PAYHERE_MERCHANT_ID: '1211149',
  PAYHERE_SECRET: 'MzE4MjcwNTIzMDI1OTkwNDkwMjExMDUyOTQ1ODQz',
  PAYHERE_CURRENCY: 'LKR',
})

const firstList = async () => {
  await env.DB.exec('DROP TRIGGER IF EXISTS price_lists_remain')
  await env.DB.exec('DELETE FROM price_lists')
  await env.CACHE.put('price-lists', '{"lists":[]}')
}

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  return () => vi.useRealTimers()
})

beforeEach(async () => {
  // No isolate still sells by a list of another test.
  vi.setSystemTime(Math.max(Date.now() + HOUR_MS, START))
  vi.setSystemTime(START + Math.ceil((Date.now() - START) / (24 * HOUR_MS)) * 24 * HOUR_MS)
  await removeBookings()
  await firstList()
  site.mails.length = 0
})

/** So many hours from now in Sri Lanka. */
const inHours = (hours: number) => sriLankaTime(new Date(Date.now() + hours * HOUR_MS))

/** A minute later all isolates sell at the new list. */
async function publishStrict() {
  await publishList(STRICT_LIST, { site: site.env })
  vi.setSystemTime(Date.now() + 60_000)
}

async function bookTaxi(hours: number, steps: readonly Step[] = [], { distance = 116 } = {}): Promise<string> {
  const url = `taxi-from-${distance > 0 ? 'Colombo' : 'Galle'}-to-Kandy`
  const [quote] = await (await site.post('/transfer/query', { urlData: { url } })).json<TransferQuote[]>()
  const { date, time } = inHours(hours)
  const { pickup, dropoff, distance: km, duration, token } = quote!
  const details = { ...transferDetails, pickup, dropoff, distance: km, duration, vehicle: vehicleText('mini', quote!) }
  const answer = await site.bookTransfer(token, { ...details, pickupdate: date, pickuptime: time })
  expect(answer.status).toBe(200)
  const { reference } = await answer.json<BookingReceipt>()
  for (const step of steps) await takeStep(site.env, reference, step)
  return reference
}

async function bookTour(hours: number, steps: readonly Step[] = []): Promise<string> {
  const { date, time } = inHours(hours)
  // The price of the list in force, for one traveler.
  const priced = await site.post('/safari/query', {
    urlData: { url: 'yala-national-park-safari-from-Ella-to-Galle-half-day' },
  })
  expect(priced.status).toBe(200)
  const token = await tourToken()
  const answer = await site.bookTour(token, { pickupDate: date, pickupTime: time })
  expect(answer.status).toBe(200)
  const { reference } = await answer.json<BookingReceipt>()
  for (const step of steps) await takeStep(site.env, reference, step)
  return reference
}

async function bookJourney(arrangement: 'rides' | 'stay', steps: readonly Step[] = []): Promise<string> {
  const quote = await (await site.post('/journey', PLAN)).json<JourneyAnswer>()
  const details = journeyDetails(quote, { arrangement })
  const answer = await site.post(`/journey/booking/${quote.token}`, { bookingDetails: details })
  expect(answer.status).toBe(200)
  const { reference } = await answer.json<BookingReceipt>()
  for (const step of steps) await takeStep(site.env, reference, step)
  return reference
}

const MAILS: readonly (readonly [MailReader, readonly MailKind[]])[] = [
  [
    'guest',
    ['receipt', 'link', 'confirmed', 'cancelled', 'changed', 'paid', 'refunded', 'driver', 'reminder', 'thanks'],
  ],
  ['operator', ['receipt', 'cancelled', 'changed', 'paid', 'refunded', 'charged-back', 'no-driver-12', 'no-driver-3']],
]

const loaded = async (reference: string): Promise<Booking> => (await findBooking(site.env, reference))!.booking

/** Without the moment at which it is read, what is random in it, and what other vehicles and parties would cost by now. */
const lasting = (text: string) =>
  text
    .replace(/2027-\d\d-\d\dT[\d:.]+Z/g, 'moment')
    .replace(/nonce-[^'"]+|nonce="[^"]*"/g, 'nonce')
    .replace(/value="[0-9a-f]{32}"/g, 'id')
    .replace(/<select name="instead".*?<\/select>/gs, 'offers')

/** All that anybody reads of a booking, by who reads it. */
async function told(reference: string): Promise<Readonly<Record<string, string>>> {
  const said: Record<string, string> = {}
  const path = new URL(guestChangesUrl(await runWithPriceLists(site.env, () => loaded(reference))))
  const pages = {
    page: `/booking/${reference}`,
    call: `/en/serendip/booking/${reference}`,
    changes: path.pathname + path.search,
    calendar: `/booking/${reference}/calendar.ics`,
  }
  for (const [what, address] of Object.entries(pages)) {
    const answer = await site.get(address)
    expect(answer.status, what).toBe(200)
    said[what] = await answer.text()
  }
  said.payHere = await (await inRupees.get(`/booking/${reference}/pay`)).text()
  said.allOnPayHere = await (await inRupees.get(`/booking/${reference}/pay?all`)).text()
  await runWithPriceLists(site.env, async () => {
    const booking = await loaded(reference)
    const now = new Date()
    for (const [reader, kinds] of MAILS)
      for (const kind of kinds) {
        const mail = await compose(site.env, booking, { kind, reader, positions: [], since: '2027-01-01' }, now)
        said[`${reader}: ${kind}`] = `${mail.subject}\n${mail.text}`
      }
    const { booking: listed, rides } = (await bookingWithHistory(site.env, reference))!
    said.list = JSON.stringify(rides.map(({ concerns, lkrPerUsd, promises }) => ({ concerns, lkrPerUsd, promises })))
    const concerned = (await listConcerned(site.env, now)).bookings.filter((each) => each.reference === reference)
    said.concerned = JSON.stringify(concerned.map(({ ride, concerns }) => [ride, concerns]))
    const driven = listed.driverPhone ? await ridesOfDriver(site.env, listed.driverPhone, listed.pickupDate) : []
    said.driven = JSON.stringify(driven.map(({ ride, lkrPerUsd }) => [ride, lkrPerUsd]))
  })
  const { driverCode, driverPhone } = (await loadedWithDriver(reference)) ?? {}
  if (driverCode)
    said.sheet = await (await site.get(await openLink(site, `/driver/${driverCode}`, driverPhone!))).text()
  return Object.fromEntries(Object.entries(said).map(([what, text]) => [what, lasting(text)]))
}

const loadedWithDriver = (reference: string) =>
  runWithPriceLists(site.env, async () => (await loaded(reference)).rides.find(({ driverCode }) => driverCode !== null))

const CONFIRM: Step = { step: 'confirm' }
const DRIVER: Step = { step: 'driver', driver: NIMAL }
const PAID: Step = { step: 'paid', usd: 30 }

/** Bookings to which each promise matters, and the words in which STRICT would be read. */
const BOOKINGS: readonly (readonly [string, () => Promise<string>])[] = [
  ['a ride in 60 hours', () => bookTaxi(60)],
  ['one that is paid in part', () => bookTaxi(60, [CONFIRM, PAID])],
  ['one that was cancelled in time by the office', () => bookTaxi(60, [CONFIRM, PAID, { step: 'cancel' }])],
  ['one that was cancelled late by the office', () => bookTaxi(20, [CONFIRM, PAID, { step: 'cancel' }])],
  ['one with a driver', () => bookTaxi(60, [CONFIRM, DRIVER])],
  ['a tour that is paid in part', () => bookTour(60, [CONFIRM, DRIVER, PAID])],
  ['a journey with a deposit', () => bookJourney('rides')],
  ['a journey that is paid in part', () => bookJourney('rides', [CONFIRM, { step: 'paid', usd: 100 }])],
  ['a car and driver who stay', () => bookJourney('stay', [CONFIRM])],
]

test.each(BOOKINGS)('all that is read of %s stays when a new list is published', async (_, book) => {
  const reference = await book()
  const before = await told(reference)
  const same = async () => {
    for (const [what, text] of Object.entries(await told(reference))) expect(text, what).toBe(before[what])
  }
  await same()
  await publishStrict()
  await same()
})
