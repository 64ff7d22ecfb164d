/**
 * The plain pages in a browser, the operator's, the driver's sheet and the guest's changes, and that a built site does
 * not open them.
 */
import { driverNotes } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { driverReader } from '#domain/driver-texts/place-names.ts'
import { addressIn, OFFERED } from '#domain/languages/languages.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { createElement, type ReactNode } from 'react'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import type { RideDay } from '#worker/day/ride-events.ts'
import type { Booking } from '#worker/bookings/read-bookings.ts'
import { ChangesPage } from '#worker/guests/changes-page.tsx'
import type { Alarm } from '#worker/alarms/alarms.ts'
import { AlarmTaken } from '#worker/office/desk/cards.tsx'
import { BoardPage } from '#worker/office/desk/board-page.tsx'
import { driverPage, AskNumber } from '#worker/day/driver-parts.tsx'
import { DriverSheet } from '#worker/day/driver-sheet.tsx'
import type { ListedBooking } from '#worker/lists/booking-list.ts'
import { plainPage } from '#worker/platform/plain-page.tsx'
import { NowPage, SearchPage } from '#worker/office/desk/now-page.tsx'
import { notesOfHistory } from '#worker/steps/open-notes.ts'
import { rideWords } from '#worker/lists/office-texts.ts'
import { RidePage } from '#worker/office/desk/ride-page.tsx'
import { StepPage } from '#worker/office/desk/step-page.tsx'
import { booked } from './bookings.ts'
import { browser } from './browser.ts'
import { violations } from './accessibility.ts'
import { LISTED, UNPLACED_PAYMENT } from './office-samples.ts'
import { PHONE } from './visit.ts'

const booking: ListedBooking = {
  ...LISTED,
  ride: 'K7Q2-M4XT-9BHE/1',
  rides: 2,
  hindrances: [
    {
      code: 'two-rides',
      words: 'Nimal Perera drives K7Q2-M4XT-9BHF until 23:55 with the way here',
      isInsistedOn: false,
    },
    { code: 'car-too-small', words: 'CAB-1234 seats 3, and they are 5', isInsistedOn: true },
  ],
  ...driverNotes({
    travelers: 5,
    bags: 6,
    childSeats: 1,
    guestName: `Ann ${'Smith'.repeat(14)}`,
    flight: 'UL504',
    dropoffAddress: `Villa ${'Sunrise'.repeat(20)}`,
    details: 'UL504, lands 23:10\nTwo child seats',
  }),
  quotedUsd: 130,
  quotedLkr: 37700,
  priceReason: `Guest of ${'many'.repeat(20)} journeys`,
  email: `${'guest'.repeat(12)}@example.com`,
  driverCode: 'A'.repeat(22),
  concerns: ['tell-driver', 'two-rides', 'no-driver', 'mail-not-sent', 'does-not-fit'],
  driversToTell: [
    {
      bookingNumber: 1,
      position: 1,
      phone: '+94712345678',
      name: 'Kamal Gunawardana',
      car: 'WP KX 9',
      news: 'moved',
      pickupDate: '2026-12-01',
      pickupTime: '21:10',
      at: '2026-11-29T08:00:00.000Z',
      was: { flight: 'UL 504' },
    },
  ],
}
const later = { ...booking, ride: 'K7Q2-M4XT-9BHE/2', position: 2, pickupDate: '2026-12-04' }
const whole = { ...booking, arrangement: 'rides', rides: [booking, later] } as unknown as Booking
const shown = {
  reference: booking.reference,
  rides: [booking, later].map((ride) => ({ ...ride, past: false, shortNotice: false, driver: null })),
  emailHint: '',
  phoneHint: '',
  paymentUrl: null,
  depositUsd: null,
  arrangement: 'rides',
  stayDays: null,
  erased: false,
} as unknown as PublicBooking
const NOW = new Date('2026-12-01T00:00:00Z')
const history = [
  {
    bookingNumber: 1,
    version: 1,
    position: 1,
    at: '2026-11-20T09:00:00.000Z',
    step: 'confirm' as const,
    actor: 'operator' as const,
    who: `${'desk'.repeat(15)}@example.com`,
    detail: '',
    writeId: '',
    openUntil: null,
    changed: null,
  },
  {
    bookingNumber: 1,
    version: 2,
    position: 1,
    at: '2026-11-20T10:00:00.000Z',
    step: 'complaint' as const,
    actor: 'operator' as const,
    who: 'ann@example.com',
    detail: `The car was late, ${'and cold'.repeat(20)}`,
    writeId: '',
    openUntil: '2026-12-01',
    changed: null,
  },
]

const entries = [
  {
    number: 1204,
    bookingNumber: 1,
    reference: booking.reference,
    position: 1,
    at: '2026-11-20T09:00:00.000Z',
    day: '2026-11-20',
    method: 'cash' as const,
    cents: 4000,
    currency: 'USD' as const,
    lkrCents: 1_152_000,
    rides: 1,
    countedUsd: 40,
    overUsd: 0,
    overLkr: 0,
    who: `${'desk'.repeat(15)}@example.com`,
    gateway: null,
    payment: null,
    reverses: null,
    ride: { ...booking, kind: 'transfer' as const },
  },
]

const alarm = {
  id: 1,
  kind: 'cannot-find-you',
  bookingNumber: 1,
  position: 1,
  ride: booking.ride,
  reference: booking.reference,
  rides: 2,
  priceList: 0,
  pickup: `Villa ${'Nowhere'.repeat(12)}`,
  pickupDate: '2026-12-01',
  pickupTime: '05:30',
  raisedAt: NOW.toISOString(),
  stage: 'raised',
  answeredBy: null,
  answeredAt: null,
  closedAt: null,
  closing: null,
  messageId: null,
  movedAt: null,
  guest: { phone: booking.phone, language: booking.language },
  driver: { driverName: booking.driverName, driverPhone: booking.driverPhone },
} as const
const alarms: Alarm[] = [
  alarm,
  { ...alarm, id: 2, answeredBy: `${'desk'.repeat(15)}@example.com`, answeredAt: NOW.toISOString() },
  { ...alarm, id: 3, kind: 'not-set-out', closedAt: NOW.toISOString(), closing: 'set-out' },
  {
    ...alarm,
    id: 4,
    kind: 'mail',
    bookingNumber: null,
    position: 0,
    ride: null,
    reference: null,
    rides: 0,
    priceList: null,
    guest: null,
    driver: null,
  },
]

const ON_THE_WAY: RideDay = {
  events: [{ id: '1', event: 'DRIVER_DEPARTED_TO_PICKUP', bags: null, at: NOW.toISOString(), pickupTime: '23:40' }],
  stage: 'DRIVER_DEPARTED_TO_PICKUP',
  place: null,
  words: [{ word: 'flight-late', time: '23:55', at: NOW.toISOString() }],
  complaints: [],
  brokeDownAt: null,
}

const NOT_MET: ListedBooking = {
  ...booking,
  rides: 1,
  position: 1,
  pickupDate: '2026-11-30',
  nobodyCame: true,
  concerns: ['nobody-came'],
  driversToTell: [],
}
const RIDE = { rides: [booking, later], history, happened: [], entries: [], partner: null, alarms: [], now: NOW }

const ENGLISH_READER = await driverReader('en')

const PAGES: Record<string, ReactNode> = {
  'a list': createElement(NowPage, {
    listed: { bookings: [{ ...later, concerns: [] }], page: 1, hasMore: false },
    concerned: { bookings: [booking], total: 101, page: 0, hasMore: true },
    toConfirm: { bookings: [], total: 0 },
    payments: [UNPLACED_PAYMENT],
    browserErrors: "Errors in visitors' browsers today: 12 (error on transfer: 12); in the seven days before: 40.",
    trouble: 'The site does not do what it should do by itself every five minutes: it has never done it.',
    alarms,
    notes: notesOfHistory(history, booking.reference, 2),
    proposals: [],
    papers: [],
    hindered: new Set(['2026-12-01']),
    now: NOW,
  }),
  'what a search found': createElement(SearchPage, {
    text: 'Ann',
    listed: { bookings: [booking], page: 1, hasMore: true },
  }),
  'the board of today': createElement(BoardPage, {
    rides: [
      { booking, day: ON_THE_WAY, delay: 'late-at-pickup' },
      {
        booking: later,
        day: { events: [], stage: null, brokeDownAt: null, place: null, words: [], complaints: [] },
        delay: null,
      },
    ],
    toTell: [booking],
    trouble: null,
    alarms,
    hindered: new Set(['2026-12-01']),
    now: NOW,
  }),
  'a booking': createElement(RidePage, {
    booking,
    rides: [booking, later],
    history,
    happened: history.map(({ at, detail }) => ({ at, words: detail || 'booked' })),
    entries,
    partner: 'Lotus House, 10 %',
    device: {
      phone: booking.driverPhone!,
      device: null,
      at: NOW.toISOString(),
      wrong: 5,
      wrongByNetwork: { here: 5 },
      language: 'en',
    },
    message: { text: 'Not done. Somebody changed it since you looked.', refused: true },
    alarms,
    now: NOW,
  }),
  'an alarm that somebody else sees to': createElement(AlarmTaken, {
    answered: { outcome: 'taken', alarm: alarms[1]! },
    now: NOW,
  }),
  'a ride of which its driver says that nobody came': createElement(RidePage, { ...RIDE, booking: NOT_MET }),
  'a no-show': createElement(RidePage, { ...RIDE, booking: { ...booking, status: 'no-show', cancelFeeUsd: 60 } }),
  'the step to a no-show': createElement(StepPage, { now: NOW, booking: NOT_MET, rides: [NOT_MET], step: 'no-show' }),
  'a complaint': createElement(StepPage, { now: NOW, booking, rides: [booking, later], step: 'complaint' }),
  'a step': createElement(StepPage, { now: NOW, booking, rides: [booking, later], step: 'change' }),
  "a guest's changes": createElement(ChangesPage, {
    booking: whole,
    shown,
    address: `/booking/${booking.reference}/changes?key=${'0'.repeat(32)}`,
    bookingPage: `/booking/${booking.reference}`,
    message: { text: 'Your change is saved.', refused: false },
    now: NOW,
  }),
  "the driver's sheet": createElement(DriverSheet, {
    booking: whole,
    driven: [
      { ride: whole.rides[0], day: ON_THE_WAY },
      {
        ride: whole.rides[1]!,
        day: { events: [], stage: null, brokeDownAt: null, place: null, words: [], complaints: [] },
      },
    ],
    news: [],
    code: 'A'.repeat(22),
    pushKey: `B${'A'.repeat(86)}`,
    now: NOW,
    reader: ENGLISH_READER,
  }),
  "a driver's link before the number is typed": createElement(AskNumber, {
    rides: [{ ...booking, words: rideWords(booking) }],
    page: '/driver/A',
    path: '/driver/A/number',
    reader: ENGLISH_READER,
    known: {
      phone: booking.driverPhone!,
      device: null,
      at: NOW.toISOString(),
      wrong: 2,
      wrongByNetwork: { here: 2 },
      language: 'en',
    },
    left: 3,
    keepsNone: false,
  }),
}

describe('on a phone', () => {
  let page: Page
  beforeAll(async () => {
    page = await (await browser.newContext(PHONE)).newPage()
  })
  afterAll(() => page.context().close())

  test.each(Object.keys(PAGES))('%s is accessible, and nothing of it is cut', async (name) => {
    const content = PAGES[name]
    await page.setContent(name.includes('driver') ? driverPage('Ride', 'en', content) : plainPage('Bookings', content))
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const small = await page.evaluate(() => {
      // What scripts show later, too.
      for (const hidden of document.querySelectorAll('[hidden]')) hidden.removeAttribute('hidden')
      return [...document.querySelectorAll('.button, nav a, input:not([type=hidden]), textarea')]
        .filter((each) => each.getBoundingClientRect().height < 24)
        .map((each) => each.textContent)
    })
    expect(small).toEqual([])
  })

  test('in each language the head of a plain page has its three links on one line', async () => {
    for (const language of OFFERED) {
      await page.goto(inject('siteUrl') + addressIn(language, '/booking'))
      const links = page.locator('.site-head nav a')
      const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
      expect([language, tops.length, new Set(tops).size]).toEqual([language, 3, 1])
    }
  })
})

test('a no-show takes two taps on a phone, and a note is closed by a word and a tap', async () => {
  const context = await browser.newContext(PHONE)
  const posted: (readonly [string, Record<string, string>])[] = []
  const ride = `/operator/booking/${booking.reference}`
  const pages: Readonly<Record<string, ReactNode>> = {
    [ride]: createElement(RidePage, { ...RIDE, booking: NOT_MET }),
    [`${ride}/no-show`]: createElement(StepPage, { now: NOW, booking: NOT_MET, rides: [NOT_MET], step: 'no-show' }),
  }
  await context.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    const data = route.request().postData()
    if (data !== null) posted.push([pathname, Object.fromEntries(new URLSearchParams(data))])
    const page = pages[data === null ? pathname : ride]
    await route.fulfill(page ? { contentType: 'text/html', body: plainPage('', page) } : { status: 404 })
  })
  const page = await context.newPage()
  await page.goto(`http://office.test${ride}`)
  await page.getByRole('link', { name: 'The guest did not come' }).first().tap()
  await page.getByText('The guest owes what cancelling costs at the pickup').waitFor()
  await page.getByRole('button', { name: 'Yes, the guest did not come' }).tap()
  await page.getByRole('heading', { name: 'Open notes (1)' }).waitFor()
  await page.getByLabel('What came of it').fill('Gave ten dollars back')
  await page.getByRole('button', { name: 'Close it: the complaint' }).tap()
  await expect.poll(() => posted).toHaveLength(2)
  expect(posted[0]).toMatchObject([ride, { step: 'no-show', version: String(booking.version) }])
  expect(posted[1]).toMatchObject([`${ride}/closed`, { note: '2', word: 'Gave ten dollars back' }])
  await context.close()
})

test('a link in two lines that looks like a button has both in its middle', async () => {
  const { reference } = await booked()
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.goto(inject('siteUrl') + plainPaths.bookingKeep(reference))
  const link = page.getByRole('link', { name: 'See your booking' })
  const off = await link.evaluate((button) => {
    button.style.maxWidth = '8rem'
    const words = document.createRange()
    words.selectNodeContents(button)
    const middle = ({ left, right }: DOMRect) => (left + right) / 2
    return [...words.getClientRects()].map((line) => Math.abs(middle(line) - middle(button.getBoundingClientRect())))
  })
  expect(off.length).toBeGreaterThan(1)
  expect(Math.max(...off)).toBeLessThan(4)
  await context.close()
})

test('what opens the pages in development opens nothing on a built site', async () => {
  expect((await fetch(`${inject('siteUrl')}/operator`)).status).toBe(404)
})
