/**
 * The office's lists, days and money in a browser, on a phone and on a desk: what fits, and that each day and each open
 * sum is one tap or key away, without any script.
 */
import { driverNotes } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { createElement, type ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import type { ListedBooking } from '#worker/lists/booking-list.ts'
import { CashBookPage, MoneyPage } from '#worker/office/money/money-page.tsx'
import { type MonthLine, SUMS } from '#worker/office/money/month-end.ts'
import { BoardPage } from '#worker/office/desk/board-page.tsx'
import { CARDS_OF_PAGE, DayPage, DaysPage, PastPage, ROWS_OF_PAGE, UnpaidPage } from '#worker/office/desk/day-pages.tsx'
import { NowPage } from '#worker/office/desk/now-page.tsx'
import type { CashBookEntry } from '#worker/payments/cash-book.ts'
import { plainPage } from '#worker/platform/plain-page.tsx'
import { violations } from './accessibility.ts'
import { LISTED, UNPLACED_PAYMENT } from './office-samples.ts'
import { browser } from './browser.ts'
import { DESKTOP, PHONE, press, refuseClicks } from './visit.ts'

const TODAY = '2026-11-26'
const NOW = new Date('2026-11-26T04:00:00Z')
const MONTH = '2026-11'

const ride = (i: number, change: Partial<ListedBooking> = {}): ListedBooking => ({
  ...LISTED,
  ride: `K7Q2-M4XT-9B${String(i).padStart(2, '0')}`,
  reference: `K7Q2-M4XT-9B${String(i).padStart(2, '0')}`,
  number: i,
  pickupDate: `2026-11-${26 + Math.floor(i / 6)}`,
  pickupTime: `${String(5 + (i % 6)).padStart(2, '0')}:30`,
  dropoff: `Villa ${'Sunrise'.repeat(i === 1 ? 12 : 1)} (Weligama)`,
  ...driverNotes({ guestName: `Ann ${'Smith'.repeat(i === 1 ? 14 : 1)}`, flight: 'UL504', details: 'Two child seats' }),
  ...(i % 3 === 0 ? { driverName: null, driverPhone: null, driverCar: null, concerns: ['no-driver'] } : {}),
  ...change,
})

const many = Array.from({ length: ROWS_OF_PAGE }, (_, i) => ride(i))
const pickups = new Map(
  Array.from({ length: 30 }, (_, i) => [`2026-11-${String(i + 1).padStart(2, '0')}`, (i * 7) % 13] as const),
)
const listed = { bookings: many, page: 1, hasMore: true }

const line = (part: MonthLine['part'], what: string, count: number, usd: number): MonthLine => ({
  part,
  what,
  count,
  km: part === 'Rides' ? 5200 : null,
  usd,
  lkrCents: part === 'Money' ? usd * 29_000 : null,
})
const lines = [
  line('Rides', 'Transfers', 40, 4100),
  line('Rides', SUMS.rides, 57, 5200),
  line('Rides', SUMS.unconfirmed, 2, 150),
  line('Rides', SUMS.open, 12, 1100),
  line('Rides', 'Cancelled, and owed of these', 3, 20),
  line('Money', 'Paid by cash', 30, 2600),
  line('Money', SUMS.back, 2, -90),
  line('Money', SUMS.taxis, 0, 0),
  line('Money', SUMS.together, 48, 3900),
  line('Money', SUMS.neverBack, 0, 0),
]
const entry = (number: number): CashBookEntry => ({
  rides: 1,
  number,
  bookingNumber: 1,
  reference: 'K7Q2-M4XT-9B01',
  position: 1,
  at: '2026-11-20T09:00:00.000Z',
  day: '2026-11-20',
  method: 'cash',
  cents: number % 5 === 0 ? -4000 : 4000,
  currency: 'USD',
  lkrCents: 1_152_000,
  countedUsd: 40,
  overUsd: 0,
  overLkr: 0,
  who: 'owner@example.com',
  gateway: null,
  payment: null,
  reverses: null,
  ride: ride(1),
})

const dayOf = (date: string) =>
  createElement(DayPage, {
    date,
    today: TODAY,
    bookings: many.filter(({ pickupDate }) => pickupDate === date),
    hindered: new Set([TODAY]),
    after: new Map(),
    now: NOW,
  })

/** By their address. */
const PAGES: Readonly<Record<string, ReactNode>> = {
  '/operator': createElement(NowPage, {
    listed,
    concerned: { bookings: [ride(3)], total: 1, page: 0, hasMore: false },
    toConfirm: { bookings: [], total: 0 },
    payments: [UNPLACED_PAYMENT],
    browserErrors: null,
    trouble: null,
    notes: [],
    alarms: [],
    proposals: [],
    papers: [],
    hindered: new Set([TODAY]),
    now: NOW,
  }),
  '/operator/today': createElement(BoardPage, {
    rides: [
      {
        booking: ride(1),
        day: { events: [], stage: null, brokeDownAt: null, place: null, words: [], complaints: [] },
        delay: null,
      },
    ],
    toTell: [],
    trouble: null,
    alarms: [],
    hindered: new Set([TODAY]),
    now: NOW,
  }),
  '/operator/later': createElement(DaysPage, {
    month: MONTH,
    today: TODAY,
    pickups,
    listed,
    hindered: new Set([TODAY]),
    trouble: null,
    now: NOW,
  }),
  '/operator/past': createElement(PastPage, { listed, now: NOW }),
  '/operator/day/2026-11-26': dayOf('2026-11-26'),
  '/operator/unpaid?month=2026-11': createElement(UnpaidPage, {
    month: MONTH,
    listed: { ...listed, bookings: many.slice(0, CARDS_OF_PAGE) },
    now: NOW,
  }),
  '/operator/money': createElement(MoneyPage, { month: MONTH, lines }),
  '/operator/money/book?month=2026-11': createElement(CashBookPage, {
    month: MONTH,
    entries: Array.from({ length: 60 }, (_, i) => entry(i + 1)),
    page: 0,
  }),
}

const SIZES = {
  'a short phone': { ...PHONE, viewport: { width: 390, height: 664 } },
  'a desk': DESKTOP,
} as const

const ORIGIN = 'http://office.test'

/** The pages at their addresses; any other address says which one it is. */
async function visit(size: keyof typeof SIZES, path: string, withScripts = true) {
  const context = await browser.newContext({ ...SIZES[size], javaScriptEnabled: withScripts })
  if (size !== 'a desk') refuseClicks(context)
  await context.route(`${ORIGIN}/**`, (route) => {
    const { pathname, search } = new URL(route.request().url())
    const day = /^\/operator\/day\/(.*)$/.exec(pathname)?.[1]
    const content = day ? dayOf(day) : (PAGES[pathname + search] ?? createElement('h1', null, pathname + search))
    return route.fulfill({ contentType: 'text/html', body: plainPage('Office', content) })
  })
  const page = await context.newPage()
  await page.goto(ORIGIN + path)
  return { page, close: () => context.close() }
}

test.each(Object.keys(PAGES))(
  '%s is accessible, fits, has a menu of one row, and is no more than some screens',
  async (path) => {
    // Once a page is there, it is only drawn again on each size.
    const { page, close } = await visit('a short phone', path)
    expect(await violations(page)).toEqual([])
    for (const [size, { viewport }] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport!)
      const { scrollWidth, clientWidth, scrollHeight } = await page.evaluate(() => {
        const { scrollWidth: whole, clientWidth: seen, scrollHeight: high } = document.documentElement
        return { scrollWidth: whole, clientWidth: seen, scrollHeight: high }
      })
      expect(scrollWidth, size).toBeLessThanOrEqual(clientWidth)
      expect(scrollHeight, size).toBeLessThan(6000)
      for (const selector of ['header .menu a', 'main .menu a', '.days a']) {
        const boxes = await page.$$eval(selector, (links) =>
          links.map((link) => {
            const { top, height, width } = link.getBoundingClientRect()
            return { top, height, width }
          }),
        )
        const said = `${size}: ${selector}`
        expect(new Set(boxes.map(({ top }) => top)).size, said).toBeLessThanOrEqual(1)
        for (const { height, width } of boxes) {
          expect(height, said).toBeGreaterThanOrEqual(44)
          expect(width, said).toBeGreaterThanOrEqual(40)
        }
      }
      // No word of the menu is cut.
      const cut = await page.$$eval('.menu a', (links) =>
        links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
      )
      expect(cut, size).toEqual([])
    }
    await close()
  },
)

describe.each(Object.keys(SIZES) as (keyof typeof SIZES)[])('on %s', (size) => {
  test('the month is seen at once, and a page of all that come is short', async () => {
    const { page, close } = await visit(size, '/operator/later')
    expect(await page.locator('.rows li').count()).toBe(ROWS_OF_PAGE)
    // The month stands before them.
    const { y, height } = (await page.locator('.month').boundingBox())!
    expect(y + height).toBeLessThan(664)
    await close()
  })

  test('any day of a month is one tap away, and the next one from there, without scripts', async () => {
    const { page, close } = await visit(size, '/operator/later', false)
    await press(page.getByRole('link', { name: '29, 1 pickup', exact: true }))
    await page.waitForURL(`${ORIGIN}/operator/day/2026-11-29`)
    await press(page.getByRole('link', { name: 'Mon 30 November 2026' }))
    await page.waitForURL(`${ORIGIN}/operator/day/2026-11-30`)
    await press(page.getByRole('link', { name: 'Days', exact: true }))
    await page.waitForURL(`${ORIGIN}/operator/later`)
    await press(page.getByRole('link', { name: 'December 2026' }))
    await page.waitForURL(`${ORIGIN}/operator/later?month=2026-12`)
    await close()
  })

  test('what is still to be paid leads to those rides, and from there to a payment, without scripts', async () => {
    const { page, close } = await visit(size, '/operator/money', false)
    await press(page.getByRole('link', { name: 'USD 1,100 is still to be paid' }))
    await page.waitForURL(`${ORIGIN}/operator/unpaid?month=2026-11`)
    await press(page.getByRole('link', { name: 'Note a payment for K7Q2-M4XT-9B01' }))
    await page.waitForURL(`${ORIGIN}/operator/booking/K7Q2-M4XT-9B01/paid`)
    await close()
  })
})

test('a day is reached by keys alone', async () => {
  const { page, close } = await visit('a desk', '/operator/later')
  const day = page.getByRole('link', { name: '2, 7 pickups', exact: true })
  for (let i = 0; i < 30 && !(await day.evaluate((link) => link === document.activeElement)); i++)
    await page.keyboard.press('Tab')
  expect(await day.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/operator/day/2026-11-02')
  await close()
})

test('a printed day has its rides, and nothing to tap', async () => {
  const { page, close } = await visit('a desk', '/operator/day/2026-11-26')
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.rides tbody tr:visible').count()).toBe(6)
  for (const selector of ['nav', '.search', '.no-paper'])
    expect(await page.locator(`${selector}:visible`).count(), selector).toBe(0)
  await close()
})
