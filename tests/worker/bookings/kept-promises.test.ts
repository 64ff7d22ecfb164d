/** A booking keeps the promises, and the dollar, of the price list that it was made under; a new one has those of the new list. */
import { TERMS_HEADER } from '#domain/call-headers.ts'
import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type BookingReceipt, type PublicBooking } from '#domain/bookings/booking.ts'
import type { Problem, TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import type { JourneyAnswer } from '#domain/journeys/journey-calls.ts'
import { vehicleText } from '#domain/fares/vehicle-text.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import type { Promises } from '#domain/prices/price-list.ts'
import { HOUR_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { guestChangesUrl } from '#worker/bookings/guest-key.ts'
import { type Booking, findBooking } from '#worker/bookings/read-bookings.ts'
import type { MailKind, MailReader } from '#worker/database/schema.ts'
import { bookingWithHistory, listBookings, listConcerned } from '#worker/lists/booking-list.ts'
import { ridesOfDriver } from '#worker/lists/drivers.ts'
import { compose } from '#worker/mail/compose.ts'
import { runWithPriceLists } from '#worker/prices/request-price-list.ts'
import type { Step } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { NIMAL, say, seenBy, sheetOf, tap, WITHOUT_LIMITS } from '../day/day-site.ts'
import { listWith, publishList } from '../prices/price-site.ts'
import { form, openLink, removeBookings, rows, testSite, tourToken, transferDetails } from './booking-site.ts'
import { journeyDetails, paidOf, PLAN, bookedJourney } from './journey-site.ts'

/** Every figure is another one. */
const STRICT: Promises = {
  driverHours: 31,
  leadHours: 62,
  nightLead: { from: '21:00', until: '07:00', hours: 62 },
  freeWaiting: { airport: 44, elsewhere: 5 },
  ifNobodyComes: { minutes: 41, backPercent: 55, taxiPercent: 0 },
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
/** Tours cost what they did: what another party pays more is by today's tours. */
const STRICT_LIST = listWith({ promises: STRICT, dollar: { lkr: 400, lkrInTours: FIRST_PRICE_LIST.dollar.lkrInTours } })

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

/** With steps of the office. */
async function taken(reference: string, steps: readonly Step[]): Promise<string> {
  for (const step of steps) await runWithPriceLists(site.env, () => takeStep(site.env, reference, step))
  return reference
}

async function bookTaxi(hours: number, steps: readonly Step[] = []): Promise<string> {
  const asked = await site.post('/transfer/query', { urlData: { url: 'taxi-from-Colombo-to-Kandy' } })
  const [quote] = await asked.json<TransferQuote[]>()
  const { date, time } = inHours(hours)
  const { pickup, dropoff, distance: km, duration, token } = quote!
  const details = { ...transferDetails, pickup, dropoff, distance: km, duration, vehicle: vehicleText('mini', quote!) }
  const answer = await site.bookTransfer(token, { ...details, pickupdate: date, pickuptime: time })
  expect(answer.status).toBe(200)
  const { reference } = await answer.json<BookingReceipt>()
  return taken(reference, steps)
}

async function bookTour(hours: number, steps: readonly Step[] = [], guest: object = {}): Promise<string> {
  const { date, time } = inHours(hours)
  const answer = await site.bookTour(await tourToken(), { pickupDate: date, pickupTime: time, ...guest })
  expect(answer.status).toBe(200)
  const { reference } = await answer.json<BookingReceipt>()
  return taken(reference, steps)
}

async function bookJourney(arrangement: 'rides' | 'stay', steps: readonly Step[] = []): Promise<string> {
  const quote = await (await site.post('/journey', PLAN)).json<JourneyAnswer>()
  const details = journeyDetails(quote, { arrangement })
  const { reference } = await bookedJourney(site, quote, details)
  return taken(reference, steps)
}

const MAILS: readonly (readonly [MailReader, readonly MailKind[]])[] = [
  [
    'guest',
    ['receipt', 'link', 'confirmed', 'cancelled', 'changed', 'paid', 'refunded', 'driver', 'reminder', 'thanks'],
  ],
  ['operator', ['receipt', 'cancelled', 'changed', 'paid', 'refunded', 'charged-back', 'no-driver-12', 'no-driver-3']],
]

const loaded = async (reference: string): Promise<Booking> => (await findBooking(site.env, reference))!.booking

/** Without the moment at which it is read, what is random in it, and the list by which a page prices what is not booked yet. */
const lasting = (text: string) =>
  text
    .replace(/2027-\d\d-\d\dT[\d:.]+Z/g, 'moment')
    // How new the database is, or the minute of a mail.
    .replace(/\?seen=[\w-]+/g, '?seen')
    // Of what a driver's page follows: counts every change, and the minute.
    .replace(/data-tag="[^"]*"/g, 'data-tag')
    .replace(/nonce-[^'"]+|nonce="[^"]*"/g, 'nonce')
    .replace(/value="[0-9a-f]{32}"/g, 'id')
    .replace(/"prices":\{.*?(?="loaderData":)/s, '')

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
const DRIVER: Step = { step: 'driver', driver: NIMAL, insists: true }
const PAID: Step = { step: 'paid', usd: 30 }

/** Bookings to which each promise matters. */
const BOOKINGS: readonly (readonly [string, () => Promise<string>])[] = [
  ['a ride in 60 hours', () => bookTaxi(60)],
  ['one that is paid in part', () => bookTaxi(60, [CONFIRM, PAID])],
  ['one that was cancelled in time by the office', () => bookTaxi(60, [CONFIRM, PAID, { step: 'cancel' }])],
  ['one that was cancelled late by the office', () => bookTaxi(20, [CONFIRM, PAID, { step: 'cancel' }])],
  ['one with a driver', () => bookTaxi(60, [CONFIRM, DRIVER])],
  ['a tour that is paid in part', () => bookTour(60, [CONFIRM, DRIVER, PAID])],
  ['a tour of who pays in rupees', () => bookTour(60, [CONFIRM, DRIVER], { phone: '+94 77 123 4567' })],
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

const publicBooking = async (reference: string) =>
  (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
/** What is asked for by the link, in dollars. */
const askedUsd = async (reference: string) =>
  Number(new URL((await publicBooking(reference)).paymentUrl!).searchParams.get('pv'))
const changesPath = async (reference: string) => {
  const booking = await runWithPriceLists(site.env, () => loaded(reference))
  const { pathname, search } = new URL(guestChangesUrl(booking))
  return pathname + search
}

test('a new booking has the promises of the new list, everywhere', async () => {
  await publishStrict()
  const taxi = await told(await bookTaxi(70))
  for (const what of ['page', 'changes', 'guest: receipt', 'guest: link']) {
    // 72 hours before the pickup are over.
    for (const text of ['A cancellation costs 81\u00a0%', 'by a slow bank, within 21 days', 'until 63 hours before'])
      expect(taxi[what], `${text} in ${what}`).toContain(text)
    expect(taxi[what], what).not.toMatch(/24 hours|12 hours|within 7 days/)
  }
  for (const what of ['page', 'changes', 'guest: receipt']) expect(taxi[what], what).toContain('within 31 hours')
  expect(taxi['operator: receipt']).toContain('within 31 hours')
  expect(JSON.parse(taxi.call!)).toMatchObject({ promises: STRICT, rides: [{ cancellation: { feeUsd: 43 } }] })
  expect(JSON.parse(taxi.list!)).toMatchObject([{ lkrPerUsd: 400, promises: STRICT }])

  const confirmed = await told(await bookTaxi(70, [CONFIRM]))
  for (const what of ['page', 'guest: confirmed', 'guest: reminder'])
    expect(confirmed[what], what).toContain('waits 5 minutes')

  const soon = await told(await bookTaxi(60))
  expect(soon['guest: receipt']).toContain(ENGLISH_TEXTS.in('booking').shortNotice.text)
  expect(JSON.parse(soon.call!)).toMatchObject({ rides: [{ shortNotice: true, isRequest: true }] })
  expect(soon['operator: receipt']).toContain('SHORT NOTICE')
  expect(JSON.parse(soon.list!)[0].concerns).toContain('short-notice')

  const late = await told(await bookTaxi(70, [CONFIRM, PAID, { step: 'cancel' }]))
  expect(late.page).toContain('USD 30 was paid: all of it is paid back')
  expect(late['guest: cancelled']).toContain(`by ${ENGLISH_TEXTS.formats.date(inHours(21 * 24).date)}`)

  const stay = await told(await bookJourney('stay'))
  for (const what of ['page', 'guest: receipt']) {
    expect(stay[what], what).toContain('A cancellation costs 93\u00a0%')
  }
})

test('a guest who cancels owes what the list of the booking says', async () => {
  const fees = async (reference: string) => {
    const answer = await site.get(
      await changesPath(reference),
      form({ step: 'cancel', version: '0', sure: 'yes', fee: '1000' }),
    )
    expect(answer.status).toBe(303)
    const [ride] = await rows('rides', reference)
    return [ride!.status, ride!.cancel_fee_usd]
  }
  const reference = await bookTaxi(70)
  await publishStrict()
  expect(await fees(reference)).toEqual(['cancelled', 0])
  // 81 % of USD 54.
  expect(await fees(await bookTaxi(70))).toEqual(['cancelled', 43])
})

test('a guest changes a ride until the hour that the list of the booking says, and the new time keeps it', async () => {
  /** @param hours from now to the new pickup @returns the hours that are said where it is refused */
  const move = async (reference: string, hours: number, version = '0') => {
    const { date, time } = inHours(hours)
    const fields = { step: 'change', version, date, time, 'shown-date': '', 'shown-time': '' }
    const answer = await site.get(await changesPath(reference), form(fields))
    if (answer.status === 303) return 'moved'
    return /role="alert".*?(\d+ hours)/s.exec(await answer.text())?.[1]
  }
  const [moved, tooSoon, tooLate] = [
    await bookTaxi(70, [CONFIRM]),
    await bookTaxi(70, [CONFIRM]),
    await bookTaxi(11, [CONFIRM]),
  ]
  await publishStrict()
  expect(await move(moved, 20, '1')).toBe('moved')
  expect(await move(tooSoon, 11, '1')).toBe('12 hours')
  expect(await move(tooLate, 30, '1')).toBe('12 hours')
  expect((await publicBooking(moved)).promises).toBeUndefined()
  expect(await runWithPriceLists(site.env, async () => (await loaded(moved)).promises.guestHours.change)).toBe(12)
  // A request is changed until its pickup: these are confirmed.
  expect(await move(await bookTaxi(70, [CONFIRM]), 62, '1')).toBe('63 hours')
  expect(await move(await bookTaxi(62, [CONFIRM]), 70, '1')).toBe('63 hours')
})

test('the payment link asks for the deposit of the list of the booking', async () => {
  const reference = await bookJourney('rides')
  const total = (await publicBooking(reference)).rides.reduce((sum, { priceUsd }) => sum + priceUsd, 0)
  expect(await askedUsd(reference)).toBe(Math.ceil(total / 10))
  await publishStrict()
  expect(await askedUsd(reference)).toBe(Math.ceil(total / 10))
  const other = await bookJourney('rides')
  const now = (await publicBooking(other)).rides.reduce((sum, { priceUsd }) => sum + priceUsd, 0)
  expect(await askedUsd(other)).toBe(Math.ceil(now * 0.71))
})

test('what was paid of a cancelled ride pays the others only where the list of the booking asks for a deposit', async () => {
  const NO_DEPOSIT = listWith({ promises: { ...STRICT, deposit: null } })
  const paid = async (reference: string) => {
    await runWithPriceLists(site.env, async () => {
      await takeStep(site.env, reference, { step: 'paid', usd: 60 })
      await takeStep(site.env, `${reference}/1`, { step: 'cancel' })
    })
    return (await publicBooking(reference)).rides[0]!.paidUsd
  }
  const reference = await bookJourney('rides')
  await publishList(NO_DEPOSIT, { site: site.env })
  vi.setSystemTime(Date.now() + 60_000)
  expect(await paid(reference)).toBe(0)
  expect(await paid(await bookJourney('rides'))).toBe(60)
})

test('a tour in rupees costs what it cost when it was booked, and its payment is no less', async () => {
  const amountOf = async (reference: string) => {
    const page = await (await inRupees.get(`/booking/${reference}/pay`)).text()
    return /name="amount" value="([^"]*)"/.exec(page)![1]
  }
  const old = await bookTour(70)
  const [{ price_usd: priceUsd }] = (await rows('rides', old)) as [{ price_usd: number }]
  expect(await amountOf(old)).toBe(`${priceUsd * 288}.00`)
  await publishStrict()
  expect(await amountOf(old)).toBe(`${priceUsd * 288}.00`)
  // A note of the office in the rupees that the driver was told to collect.
  await runWithPriceLists(site.env, () => takeStep(site.env, old, { step: 'paid', lkr: priceUsd * 288 }))
  expect(await paidOf(old)).toEqual({ 1: priceUsd })
})

test('nobody came once the driver has waited as long as the list of the booking says', async () => {
  const saysNoShow = async (reference: string) => {
    const sheet = await runWithPriceLists(site.env, () => sheetOf(site, reference))
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
    vi.setSystemTime(Date.now() + 20 * 60_000)
    const [page, part] = [await (await site.get(sheet)).text(), await (await site.get(`${sheet}?part`)).text()]
    const isAsked = (html: string) => html.includes('I called, and waited')
    expect(isAsked(part)).toBe(isAsked(page))
    await tap(site, sheet, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
    const events = (await rows('ride_events', reference)).map(({ event }) => event)
    return [isAsked(page), events.includes('DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')]
  }
  const reference = await bookTaxi(0.1, [CONFIRM, DRIVER])
  await publishStrict()
  // 30 minutes; 5 minutes.
  expect(await saysNoShow(reference)).toEqual([false, false])
  expect(await saysNoShow(await bookTaxi(0.1, [CONFIRM, DRIVER]))).toEqual([true, true])
})

test('a guest to whom nobody comes has what the list of the booking promises: by page, mails, terms and on the day', async () => {
  const promised = (text: string) =>
    /If nobody is with you (\d+) minutes later, you get back (.*?) you paid for this ride(, and we pay the taxi)?/
      .exec(text.replaceAll(/\s+/g, ' '))
      ?.slice(1)
  const first = ['20', 'all that', ', and we pay the taxi']
  const strict = ['41', '55 % of what', undefined]
  /** What is said before the pickup, and what once its guest has said that nobody is there. */
  const said = async (reference: string) => {
    const before = await told(reference)
    site.mails.length = 0
    vi.setSystemTime(Date.now() + 10 * 60_000)
    const from = Date.now()
    await say(site, reference, 'nobody-here')
    const [word] = (await seenBy(site, reference)).rides[0]!.words
    const office = site.mails.find(({ subject }) => subject.startsWith('GUEST: Nobody is here'))!
    return {
      told: [before.page, before['guest: confirmed'], before['guest: reminder'], office.text].map((text) =>
        promised(text!),
      ),
      minutesFrom: [20, 41].filter(
        (minutes) => sriLankaTime(new Date(from + minutes * 60_000)).time === word!.promisedFrom,
      ),
      page: (await told(reference)).page!.includes(`If nobody is with you at ${word!.promisedFrom}`),
    }
  }
  const terms = async () => promised(await (await site.get('/terms')).text())
  const reference = await bookTaxi(0.1, [CONFIRM, DRIVER])
  expect(await terms()).toEqual(first)
  await publishStrict()
  expect(await terms()).toEqual(strict)
  expect(await said(reference)).toEqual({ told: [first, first, first, first], minutesFrom: [20], page: true })
  const later = await bookTaxi(0.1, [CONFIRM, DRIVER])
  expect(await said(later)).toEqual({ told: [strict, strict, strict, strict], minutesFrom: [41], page: true })
})

test("the office's list asks for a driver by the hours of each booking's list", async () => {
  const concerned = () => runWithPriceLists(site.env, async () => (await listConcerned(site.env, new Date())).bookings)
  const [old] = [await bookTaxi(100, [CONFIRM])]
  await publishStrict()
  const later = await bookTaxi(100, [CONFIRM])
  // 12 hours; 31 hours.
  vi.setSystemTime(Date.now() + 13 * HOUR_MS)
  const [first] = await concerned()
  expect([(await concerned()).length, first!.reference, first!.concerns]).toEqual([1, old, ['no-driver']])
  vi.setSystemTime(Date.now() + 19 * HOUR_MS)
  expect((await concerned()).map(({ reference }) => reference).toSorted()).toEqual([old, later].toSorted())
})

test('an isolate that has not heard of the list of a booking asks for it', async () => {
  // It has looked at the lists some seconds ago.
  expect((await inRupees.get('/terms')).status).toBe(200)
  await publishList(STRICT_LIST, { site: site.env })
  const reference = await bookTaxi(70, [CONFIRM, DRIVER])
  expect(await (await inRupees.get(`/booking/${reference}`)).text()).toContain('by a slow bank')
  const inIsolate = <T>(run: () => Promise<T>) => runWithPriceLists(inRupees.env, run)
  const [listed] = await inIsolate(() => listBookings(inRupees.env, 'coming'))
  expect([listed!.reference, listed!.promises]).toEqual([reference, STRICT])
  const { driverPhone, pickupDate } = listed!
  expect(await inIsolate(() => ridesOfDriver(inRupees.env, driverPhone!, pickupDate))).toMatchObject([
    { lkrPerUsd: 400 },
  ])
  // One that needs a hand, and is of that list.
  const soon = await bookTaxi(40)
  const { bookings } = await inIsolate(() => listConcerned(inRupees.env, new Date()))
  expect(bookings.map((each) => [each.reference, each.concerns])).toEqual([[soon, ['short-notice']]])
})

/** Sends a booking as a page does whose guest has read the terms of a list. */
async function bookHavingRead(list: string, token?: string) {
  const asked = await site.post('/transfer/query', { urlData: { url: 'taxi-from-Colombo-to-Kandy' } })
  const [quote] = await asked.json<TransferQuote[]>()
  const { date, time } = inHours(70)
  const { pickup, dropoff, distance, duration } = quote!
  const details = { ...transferDetails, pickup, dropoff, distance, duration, vehicle: vehicleText('mini', quote!) }
  const answer = await site.bookTransfer(
    token ?? quote!.token,
    { ...details, pickupdate: date, pickuptime: time },
    { headers: { [TERMS_HEADER]: list } },
  )
  return {
    status: answer.status,
    said: await answer.json<Problem & BookingReceipt & { terms?: object; quote?: object }>(),
  }
}
/** Prices are the same: only what is promised is not. */
const OTHER_PROMISES = listWith({ promises: STRICT })

test('a guest is asked again who has read other terms than those of the booking, and is told the new ones', async () => {
  await publishList(OTHER_PROMISES, { site: site.env })
  const { status, said } = await bookHavingRead('0')
  expect([status, said.type]).toEqual([409, '/problems/quote-stale'])
  expect(said.terms).toEqual({ list: 1, promises: STRICT })
  expect(said.quote).toMatchObject({ miniusd: 75 })
  expect(await rows('bookings')).toEqual([])
  const booked = await bookHavingRead('1')
  expect(booked.status).toBe(200)
  expect(booked.said.promises).toEqual(STRICT)
})

test('who has read the terms of a later list than that of the quote is not bound by the quote', async () => {
  const asked = await site.post('/transfer/query', { urlData: { url: 'taxi-from-Colombo-to-Kandy' } })
  const [{ token }] = (await asked.json<TransferQuote[]>()) as [TransferQuote]
  await publishList(OTHER_PROMISES, { site: site.env })
  // The terms are known: only the quote is another one.
  const { status, said } = await bookHavingRead('1', token)
  expect([status, said.type, said.terms]).toEqual([409, '/problems/quote-stale', undefined])
  expect((await bookHavingRead('0', token)).said.promises).toBeUndefined()
})

test('so it is where this isolate has not heard of that list yet', async () => {
  const asked = await site.post('/transfer/query', { urlData: { url: 'taxi-from-Colombo-to-Kandy' } })
  const [{ token }] = (await asked.json<TransferQuote[]>()) as [TransferQuote]
  await publishList(OTHER_PROMISES)
  const { status, said } = await bookHavingRead('1', token)
  expect([status, said.type]).toEqual([409, '/problems/quote-stale'])
  expect(await rows('bookings')).toEqual([])
})

test.each(['', '7', '999999999999', '-1', '0x1', 'one'])(
  'a list that nobody has heard of is no reason to ask: %j',
  async (list) => {
    await publishList(OTHER_PROMISES, { site: site.env })
    expect((await bookHavingRead(list)).status).toBe(200)
  },
)

test('a list that promises the same asks nobody', async () => {
  await publishList(listWith({ dollar: { lkr: 289, lkrInTours: 289 } }), { site: site.env })
  expect((await bookHavingRead('0')).status).toBe(200)
})

test('a booking that has arrived before is answered, whatever terms the page shows by now', async () => {
  const asked = await site.post('/transfer/query', { urlData: { url: 'taxi-from-Colombo-to-Kandy' } })
  const [{ token }] = (await asked.json<TransferQuote[]>()) as [TransferQuote]
  const first = await bookHavingRead('0', token)
  await publishList(OTHER_PROMISES, { site: site.env })
  expect((await bookHavingRead('1', token)).said.reference).toBe(first.said.reference)
})
