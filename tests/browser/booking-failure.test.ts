/** What the visitor sees when a booking fails or its price has changed. Nothing that was typed is lost. */
import type { Page, Route } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { CONTACT } from '#domain/brand.ts'
import { promises } from '#domain/prices/current-price-list.ts'
import type { TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { tourPrice } from '#domain/tours/tour-price.ts'
import { browser } from './browser.ts'
import { violations } from './accessibility.ts'
import {
  answerHeading,
  bookingForm,
  ridesOf,
  confirmButton,
  fillIn,
  newCustomer,
  PICKUP,
  readyForm,
  refuseBooking,
  shownReference,
} from './bookings.ts'
import { visitWithClock } from './page-clock.ts'
import { sixPrices } from '../six-prices.ts'
import { DESKTOP, PHONE, visit } from './visit.ts'

const site = inject('siteUrl')
const state = inject('siteState')
const TRIP = `${site}/transfer/taxi-from-Colombo-to-Kandy`
const BOOKING_CALL = '**/transfer/booking/*'

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

const show = (lkr: number, usd: number) => `USD ${usd} (LKR ${lkr.toLocaleString('en')})`

/** What axe finds, and how much wider than the screen the page is, on a phone and as wide as a desktop. */
async function wrongOn(page: Page): Promise<readonly unknown[]> {
  const found: unknown[] = await violations(page, 'main')
  for (const { viewport } of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport!)
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (beyond > 0) found.push(`${viewport!.width} px: ${beyond} px beside the screen`)
  }
  return found
}

/** Bookings wait on their way. @returns lets them go on */
async function holdBookings(page: Page, goOn: (route: Route) => Promise<void>): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(BOOKING_CALL, async (route) => {
    await held
    await goOn(route)
  })
  return release
}

async function quoteToKandy(): Promise<TransferQuote> {
  const asked = await fetch(`${site}/en/serendip/transfer/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ urlData: { url: 'taxi-from-Colombo-to-Kandy' } }),
  })
  return ((await asked.json()) as [TransferQuote])[0]
}

test.concurrent('the page is accessible while a booking is processed, which says after some time that it is not sent twice, after it has failed, and once it is received', async () => {
  const { page, clock, close } = await visitWithClock(browser, TRIP, PHONE)
  await fillIn(page, newCustomer())
  const release = await holdBookings(page, (route) => route.abort())
  await confirmButton(page).tap()
  await answerHeading(page, 'Processing..').waitFor()
  expect(await wrongOn(page)).toEqual([])
  expect(await page.evaluate(() => [scrollY, document.activeElement?.textContent])).toEqual([0, 'Processing..'])
  const status = page.getByRole('main').getByRole('status')
  expect(await status.textContent()).toBe('')
  await clock.passUntil(
    status.getByText('This takes longer than usual. We keep trying; you will not be booked twice.'),
    () => true,
  )
  release()
  await clock.passUntil(answerHeading(page, 'Oops !'))
  expect(await wrongOn(page)).toEqual([])
  await page.unroute(BOOKING_CALL)
  await page.getByRole('button', { name: 'Please try again' }).tap()
  await confirmButton(page).tap()
  await shownReference(page)
  expect(await wrongOn(page)).toEqual([])
  await close()
})

test.concurrent('a changed price is shown beside the old one, and booked only after the visitor confirms it', async () => {
  const { page, close } = await visit(browser, TRIP, PHONE)
  const ann = newCustomer()
  const quote = await quoteToKandy()
  const { miniprice, miniusd } = sixPrices(quote)
  await fillIn(page, ann)
  await refuseBooking(page, {
    type: 'quote-stale',
    status: 409,
    quote: { ...quote, miniprice: miniprice + 500, miniusd: miniusd + 2 },
  })
  await confirmButton(page).tap()
  await answerHeading(page, 'The price has changed').waitFor()
  expect(await page.getByRole('main').getByRole('definition').allTextContents()).toEqual([
    show(miniprice, miniusd),
    show(miniprice + 500, miniusd + 2),
  ])
  expect(await violations(page, 'main')).toEqual([])
  expect(ridesOf(state, ann)).toEqual([])
  await page.getByRole('button', { name: 'Back to the form' }).tap()
  expect(await bookingForm(page).getByLabel('Email').inputValue()).toBe(ann.email)

  await refuseBooking(page, { type: 'quote-stale', status: 409, quote })
  await confirmButton(page).tap()
  await answerHeading(page, 'Please confirm the price again').waitFor()
  await page.getByRole('button', { name: `Book for ${show(miniprice, miniusd)}` }).tap()
  const reference = await shownReference(page)
  expect(ridesOf(state, ann)).toMatchObject([{ reference, price_usd: miniusd }])
  await close()
})

test.concurrent('a class that is no longer offered is named, with its price and that of the next one, before anything is booked', async () => {
  const { page, close } = await visit(browser, TRIP, PHONE)
  const ann = newCustomer()
  const quote = await quoteToKandy()
  const { miniprice, miniusd, carprice, carusd } = sixPrices(quote)
  await fillIn(page, ann)
  await refuseBooking(page, { type: 'quote-stale', status: 409, quote: { ...quote, miniprice: null, miniusd: null } })
  await confirmButton(page).tap()
  await answerHeading(page, 'We no longer offer this vehicle: Mini Car').waitFor()
  expect(await page.getByRole('main').getByRole('definition').allTextContents()).toEqual([
    `Mini Car, ${show(miniprice, miniusd)}`,
    `Sedan Car, ${show(carprice, carusd)}`,
  ])
  expect(ridesOf(state, ann)).toEqual([])
  await page.getByRole('button', { name: `Book for ${show(carprice, carusd)}` }).tap()
  await shownReference(page)
  expect(ridesOf(state, ann)).toMatchObject([{ vehicle: 'car', price_usd: carusd }])
  await close()
})

test.concurrent('terms that have changed since the page was opened are read before it is booked, at the same price and at another one', async () => {
  const { page, close } = await visit(browser, TRIP, PHONE)
  const ann = newCustomer()
  const quote = await quoteToKandy()
  await fillIn(page, ann)
  const kept = { ...promises(), guestHours: { cancel: 71, change: 62 }, refund: { days: 21, way: 'by a slow bank' } }
  for (const more of [0, 2]) {
    await refuseBooking(page, {
      type: 'quote-stale',
      status: 409,
      quote: { ...quote, miniusd: sixPrices(quote).miniusd + more },
      // The page is of the list that the site came with: it is what the guest has read by then.
      terms: { list: 0, promises: { ...kept, deposit: { percent: 50, leastUsd: 10, fromTotalUsd: 20 } } },
    })
    await confirmButton(page).tap()
    await answerHeading(page, more > 0 ? 'The price has changed' : 'Please read our new terms').waitFor()
    const said = await page.getByRole('main').innerText()
    for (const text of [
      'until 62 hours before the pickup',
      'by a slow bank, within 21 days',
      'We ask for a deposit of',
    ])
      expect(said).toContain(text)
    expect(said.includes('Please read our new terms')).toBe(true)
    expect(await violations(page, 'main')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(ridesOf(state, ann)).toEqual([])
    if (more === 0) await page.getByRole('button', { name: 'Back to the form' }).tap()
  }
  const sent = page.waitForRequest(BOOKING_CALL)
  await page.getByRole('button', { name: /^Book for / }).tap()
  expect((await sent).headers()['x-terms-of-list']).toBe('0')
  await close()
})

test.concurrent('without a connection the answer says first that nothing has been booked; when the service fails, the visitor is told how to reach us, and trying again leads to the form with everything that was typed', async ({
  expect,
}) => {
  const { page, clock, close } = await visitWithClock(browser, TRIP)
  const ann = { ...newCustomer(), note: 'Room 12, second floor' }
  await (await readyForm(page)).getByLabel('Vehicle').selectOption({ index: 2 })
  await fillIn(page, ann)

  const BEFORE_IT = ['**/transfer/query', '**/directions']
  for (const call of BEFORE_IT) await page.route(call, (route) => route.abort('internetdisconnected'))
  await confirmButton(page).click()
  await clock.passUntil(answerHeading(page, 'Oops !'))
  expect(await page.locator('.answer__card p').first().textContent()).toBe('Nothing has been booked.')
  expect(await page.title()).toMatch(/^Oops !/)
  for (const call of BEFORE_IT) await page.unroute(call)
  await page.getByRole('button', { name: 'Please try again' }).click()
  await readyForm(page)
  expect(await page.title()).toMatch(/^Colombo Taxi|Kandy/)

  await page.route(BOOKING_CALL, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: '{"type":"/problems/unavailable","title":"The service cannot answer right now","status":503}',
    }),
  )
  await confirmButton(page).click()
  await clock.passUntil(answerHeading(page, 'Oops !'))
  const main = page.getByRole('main')
  for (const text of [
    'Sorry something went wrong',
    'No clear answer came, so we cannot tell whether this was booked. Sending it again finds out.',
    'We were unable to send you an email confirmation and we are so sorry about that. If it was booked after all, its email still comes.',
  ])
    expect(await main.getByText(text).isVisible()).toBe(true)
  expect(await main.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain('https://wa.me/')
  expect(await main.getByRole('link', { name: CONTACT.email }).getAttribute('href')).toContain(
    `mailto:${CONTACT.email}`,
  )
  await page.unroute(BOOKING_CALL)

  await page.getByRole('button', { name: 'Please try again' }).click()
  await expect.poll(() => focusedText(page)).toBe('Confirm Booking')
  const form = bookingForm(page)
  const notice = form.getByText('We do not know yet whether your booking has reached us.')
  for (const shown of [notice, confirmButton(page)]) {
    const { y, height } = (await shown.boundingBox())!
    // Below the head of the page.
    expect(y > 60 && y + height < DESKTOP.viewport!.height).toBe(true)
  }
  const typed = async () => [
    await form.getByLabel('Vehicle').inputValue(),
    await form.getByLabel('Pickup date').inputValue(),
    await form.getByLabel('Pickup time').inputValue(),
    await form.getByLabel('Phone number').inputValue(),
    await form.getByLabel('Email').inputValue(),
    await form.getByLabel('Flight or room details').inputValue(),
  ]
  const everything = [
    expect.stringMatching(/^Van - LKR \d+ \(USD \d+\)$/),
    PICKUP.date,
    '05:30',
    '+44 7911 123456',
    ann.email,
    ann.note,
  ]
  await expect.poll(typed).toEqual(everything)
  await page.reload()
  await form.scrollIntoViewIfNeeded()
  await expect.poll(typed).toEqual(everything)
  await confirmButton(page).click()
  const reference = await shownReference(page)
  expect(ridesOf(state, ann)).toMatchObject([{ reference, vehicle: 'van' }])
  await close()
})

test.concurrent('trying again after a safari failed keeps its travelers, its transport and everything that was typed', async ({
  expect,
}) => {
  const { page, clock, close } = await visitWithClock(
    browser,
    `${site}/things-to-do/safari/Yala-national-park-safari-pickup-from-Ella-drop-off-in-Mirissa-1-traveler-half-day`,
  )
  const ann = { ...newCustomer(), note: 'Vegetarian' }
  await page.getByLabel('Travelers').selectOption('3')
  await page.getByLabel('Need Transport ?').uncheck()
  await fillIn(page, ann)
  await page.route('**/safari/booking/*', (route) => route.fulfill({ status: 500, body: 'down' }))
  await bookingForm(page).getByRole('button', { name: 'Book Now' }).click()
  await clock.passUntil(answerHeading(page, 'Oops !'))
  await page.unroute('**/safari/booking/*')
  await page.getByRole('button', { name: 'Please try again' }).click()
  await expect.poll(() => bookingForm(page).getByLabel('Additional notes').inputValue()).toBe('Vegetarian')
  expect(await page.getByLabel('Travelers').inputValue()).toBe('3')
  expect(await page.getByLabel('Need Transport ?').isChecked()).toBe(false)
  await bookingForm(page).getByRole('button', { name: 'Book Now' }).click()
  const reference = await shownReference(page)
  const price = tourPrice({ park: 'Yala', tourLength: 'half', travelers: 3, distanceKm: 0 })
  expect(ridesOf(state, ann)).toMatchObject([{ reference, travelers: 3, distance_km: 0, price_usd: price }])
  await close()
})

test.concurrent('without a network the visitor is told so; the booking is sent when there is one, and by a tap', async ({
  expect,
}) => {
  const { page, close } = await visit(browser, TRIP, PHONE)
  const ann = newCustomer()
  await fillIn(page, ann)
  await page.context().setOffline(true)
  await confirmButton(page).tap()
  await answerHeading(page, 'You are offline').waitFor()
  const main = page.getByRole('main')
  expect(await main.getByText('Nothing has been booked.').isVisible()).toBe(true)
  expect(await main.getByText('unable to send you an email').count()).toBe(0)
  expect(await violations(page, 'main')).toEqual([])
  // A tap tries it, and says the same as long as nothing has changed.
  await page.getByRole('button', { name: 'Please try again' }).tap()
  await answerHeading(page, 'You are offline').waitFor()
  await page.getByRole('button', { name: 'Back to the form' }).tap()
  expect(await (await readyForm(page)).getByLabel('Email').inputValue()).toBe(ann.email)
  await confirmButton(page).tap()
  await answerHeading(page, 'You are offline').waitFor()
  expect(ridesOf(state, ann)).toEqual([])
  await page.context().setOffline(false)
  const reference = await shownReference(page)
  expect(ridesOf(state, ann)).toMatchObject([{ reference }])
  await close()
})

const UNCLEAR: readonly [string, Parameters<Route['fulfill']>[0]][] = [
  ['a gateway without its server', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }],
  ['the login page of a hotel', { status: 200, contentType: 'text/html', body: '<h1>Welcome to our hotel</h1>' }],
  ['nothing at all', { status: 200, body: '' }],
  ['a refusal that is not ours', { status: 403, contentType: 'text/html', body: '<h1>Forbidden</h1>' }],
]

test.concurrent('after an answer that is not ours one tap sends the same booking again: there is one, that which had arrived', async ({
  expect,
}) => {
  const { page, clock, close } = await visitWithClock(browser, TRIP, PHONE)
  for (const [what, answer] of UNCLEAR) {
    const ann = newCustomer()
    await page.goto(`${site}/terms`)
    await page.goto(TRIP)
    await fillIn(page, ann)
    const tokens = new Set<string>()
    await page.route(BOOKING_CALL, async (route) => {
      tokens.add(new URL(route.request().url()).pathname)
      // It was booked before the wrong answer was given.
      await route.fetch()
      await route.fulfill(answer)
    })
    await confirmButton(page).tap()
    await clock.passUntil(answerHeading(page, 'Oops !'))
    expect(await wrongOn(page), what).toEqual([])
    await page.setViewportSize(PHONE.viewport!)
    await page.unroute(BOOKING_CALL)
    const again = page.waitForRequest(BOOKING_CALL)
    await page.getByRole('button', { name: 'Send it again' }).tap()
    tokens.add(new URL((await again).url()).pathname)
    const reference = await shownReference(page)
    expect(ridesOf(state, ann), what).toMatchObject([{ reference }])
    expect(tokens.size, what).toBe(1)
  }
  await close()
})

test.concurrent('who opens the page again reads beside the filled form that the booking was not sent, or that it may have been; a clear refusal ends that', async ({
  expect,
}) => {
  const { page, close } = await visit(browser, TRIP, PHONE)
  const ann = newCustomer()
  await fillIn(page, ann)
  // Before anything is sent, and after: a call for the price fails, then that which books.
  const visitor = page.context()
  let left = page
  for (const [call, note] of [
    ['**/transfer/query', 'it could not be sent: nothing has been booked yet'],
    [BOOKING_CALL, 'We do not know yet whether your booking has reached us'],
  ] as const) {
    await left.route(call, () => {})
    const isAsked = left.waitForRequest(call)
    await confirmButton(left).tap()
    await answerHeading(left, 'Processing..').waitFor()
    await isAsked
    const opened = await visitor.newPage()
    await left.close()
    await opened.goto(TRIP)
    await (await readyForm(opened)).getByText(note).waitFor()
    expect(await bookingForm(opened).getByLabel('Email').inputValue()).toBe(ann.email)
    expect(await violations(opened, 'main')).toEqual([])
    // Another page has nothing to do with it.
    await opened.goto(`${site}/transfer/taxi-from-Colombo-to-Galle`)
    await readyForm(opened)
    expect(await bookingForm(opened).locator('.answer__notice').count()).toBe(0)
    await opened.goto(TRIP)
    await readyForm(opened)
    left = opened
  }
  await refuseBooking(left, {
    type: 'invalid',
    status: 422,
    fields: [{ field: 'bookingDetails.email', message: 'no', problem: 'not-an-email' }],
  })
  await confirmButton(left).tap()
  await expect.poll(() => bookingForm(left).getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
  expect(await bookingForm(left).locator('.answer__notice').count()).toBe(0)
  await confirmButton(left).tap()
  await shownReference(left)
  expect(ridesOf(state, ann)).toHaveLength(1)
  await close()
})

test.concurrent('a browser whose database never answers books all the same', async () => {
  const { page, close } = await visit(browser, TRIP, PHONE, (opened) =>
    opened.addInitScript(() => {
      IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest
    }),
  )
  await fillIn(page, newCustomer())
  await confirmButton(page).tap()
  await shownReference(page)
  await close()
})
