/** What the answer to a booking says first. receipt.test.ts opens it again later. */
import { paths } from '#domain/paths.ts'
import { promises } from '#domain/prices/current-price-list.ts'
import type { Locator } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { parkNamed } from '#domain/tours/parks.ts'
import { roomOf } from '#domain/fares/vehicles.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { pickupDay } from '#domain/languages/pickup-day.ts'
import type { Promises } from '#domain/prices/price-list.ts'
import { safariSlug } from '#domain/quotes/slugs.ts'
import { addDays, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { violations } from './accessibility.ts'
import { confirmButton, fillIn, newCustomer, payLink, PICKUP, readyForm, shownReference } from './bookings.ts'
import { browser } from './browser.ts'
import { SITE_PAGES } from './site-pages.ts'
import { PHONE, visit } from './visit.ts'

const site = inject('siteUrl')

const NOTHING_TO_PAY = 'Until we have confirmed it there is nothing to pay online.'
const van = roomOf('van')
const { closed } = parkNamed('Yala national park')!
/** @example dayOfYear('09-01') // '1 September' */
const dayOfYear = (day: string) =>
  `${Number(day.slice(3))} ${new Date(`2026-${day}`).toLocaleString('en', { month: 'long', timeZone: 'UTC' })}`
const PROMISE = `We send you the driver's details within ${promises().driverHours} hours`
/** When this park is closed. */
const september = `${Number(PICKUP.date.slice(0, 4)) + (PICKUP.date.slice(5) < '09-10' ? 0 : 1)}-09-10`

test.concurrent.each([
  [
    'a car too small',
    '/transfer/taxi-from-Kandy-to-Ella',
    async (form: Locator) => {
      await form.getByLabel('Travelers').fill(String(van.seats))
      await form.getByLabel('Large bags').fill(String(van.bags + 1))
    },
    `${van.seats} travelers and ${van.bags + 1} large bags do not fit into the Van. We write to you about one more vehicle and its price.`,
  ],
  [
    'a closed park',
    SITE_PAGES['a safari with transport'],
    async (form: Locator) => {
      await form.getByLabel('Pickup date').fill(september)
      await form.getByText('You can book this day; we then write to you about another day or park.').waitFor()
    },
    `Yala national park is usually closed from ${dayOfYear(closed!.first)} to ${dayOfYear(closed!.last)}. We write to you about another day or park.`,
  ],
] as const)(
  'the answer to a booking of %s says so in the first screen; nobody is promised, and the payment waits',
  async (_, path, fill, caveat) => {
    const { page, complaints, close } = await visit(browser, site + path, PHONE)
    await fillIn(page, newCustomer())
    await fill(await readyForm(page))
    await page.getByRole('button', { name: 'Send the request' }).tap()
    const reference = await shownReference(page)
    const said = page.getByText(`${caveat} ${NOTHING_TO_PAY}`)
    const isSaidFirst = async () => {
      const { y, height } = (await said.boundingBox())!
      expect(y + height).toBeLessThan(664)
      expect(await page.getByText(PROMISE).count()).toBe(0)
      expect(await payLink(page).count()).toBe(0)
    }
    await isSaidFirst()
    expect(await page.getByText('or online in advance by card').count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await page.reload()
    expect(await shownReference(page)).toBe(reference)
    await isSaidFirst()
    expect(complaints).toEqual([])
    await close()
  },
)

test.concurrent('right below the texts of a received booking stands what happens next, and beside the payment that it is paid back', async () => {
  const { page, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Ella`, PHONE)
  const guest = newCustomer()
  await fillIn(page, guest)
  const form = await readyForm(page)
  const now = sriLankaTime(new Date(Date.now() + 30 * 60_000))
  await form.getByLabel('Pickup date').fill(now.date)
  await form.getByLabel('Pickup time').fill(now.time)
  await confirmButton(page).tap()
  await form.getByRole('button', { name: /^Yes, / }).tap()
  await shownReference(page)
  const request = await page.getByText('it is a request').boundingBox()
  expect(request!.y + request!.height).toBeLessThan(664)
  // Nobody can cancel it in time any more.
  expect(await payLink(page).locator('xpath=following-sibling::small').textContent()).toBe(
    'Paid back in full if we cannot drive you.',
  )
  expect(await violations(page)).toEqual([])
  await close()
})

test.concurrent('back from the page on which it was cancelled, the answer to a booking says so and asks for no payment', async () => {
  const { page, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Ella`, PHONE)
  await fillIn(page, newCustomer())
  await confirmButton(page).tap()
  await shownReference(page)
  await payLink(page).waitFor()
  const changes = site + (await page.locator('.answer__ways a[href*="/changes?"]').getAttribute('href'))
  const body = new URLSearchParams({ step: 'cancel', version: '0', sure: 'yes' })
  expect((await fetch(changes, { method: 'POST', body, headers: { origin: site }, redirect: 'manual' })).status).toBe(
    303,
  )
  // As browsers do that keep the whole page.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.getByRole('heading', { level: 1, name: /cancelled/i }).waitFor()
  expect(await payLink(page).count()).toBe(0)
  await close()
})

test.concurrent('the answer, its reload and the page say of an address in another town that the booked place counts', async () => {
  const { page, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Ella`, PHONE)
  await fillIn(page, newCustomer())
  const form = await readyForm(page)
  await form.getByLabel('Exact dropoff point').fill('Jetwing Blue, Negombo')
  await confirmButton(page).tap()
  const reference = await shownReference(page)
  const said = page.getByText(/^Dropoff address: it seems to lie about \d+ km from the place that you booked\./)
  await said.waitFor()
  await page.reload()
  await shownReference(page)
  await said.waitFor()
  await page.goto(`${site}${paths.booking(reference)}`)
  await said.waitFor()
  expect(await violations(page)).toEqual([])
  await close()
})

test.concurrent('form, answer and page of a climb whose pickup is the evening before name the day of the climb', async () => {
  const hike = safariSlug({ park: "Adam's Peak", pickup: 'Colombo', dropoff: 'Colombo', type: 'Half Day' })
  const { page, close } = await visit(browser, site + paths.safari(hike), PHONE)
  await fillIn(page, newCustomer())
  const form = await readyForm(page)
  // Of the moment that the form starts with nothing is said.
  expect(await form.getByText('Start of the climb: ').count()).toBe(0)
  await form.getByLabel('Pickup date').fill(PICKUP.date)
  await form.getByLabel('Pickup time').fill('22:00')
  const next = pickupDay(addDays(PICKUP.date, 1), ENGLISH_TEXTS)
  await form.getByText(`Start of the climb: ${next}`).waitFor()
  await form.getByRole('button', { name: /^(Book Now|Send the request)$/ }).tap()
  const reference = await shownReference(page)
  const line = page.locator('.booking-lines > div', { hasText: `Start of the climb${next}` })
  await line.waitFor()
  await page.goto(site + paths.booking(reference))
  await line.waitFor()
  await close()
})

test.concurrent('a request that only needs a review promises no driver', async () => {
  const { page, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Ella`, PHONE)
  await page.route('**/transfer/booking/*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), isRequest: true, paymentUrl: null } })
  })
  await fillIn(page, newCustomer())
  await readyForm(page)
  await confirmButton(page).tap()
  await shownReference(page)
  await page.getByText(ENGLISH_TEXTS.in('booking').status.new.request).waitFor()
  expect(await page.getByText(PROMISE).count()).toBe(0)
  await page.getByText(ENGLISH_TEXTS.in('booking').cancelling.changeRequest).waitFor()
  await close()
})

test.concurrent('a deposit is asked for right below what was booked, and once', async () => {
  const { page, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Ella`, {
    ...PHONE,
    viewport: { width: 390, height: 664 },
  })
  await page.route('**/transfer/booking/*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), depositUsd: 53 } })
  })
  await fillIn(page, newCustomer())
  await readyForm(page)
  await confirmButton(page).tap()
  await shownReference(page)
  const pay = page.getByRole('link', { name: /^Pay the deposit of USD 53 online/ })
  expect(await pay.count()).toBe(1)
  const [button, price, ways, chat] = await Promise.all(
    [pay, page.locator('.booking-facts__price'), page.locator('.answer__ways'), page.locator('.chat')].map((each) =>
      each.boundingBox(),
    ),
  )
  expect(button!.y).toBeGreaterThan(price!.y + price!.height)
  expect(button!.y + button!.height).toBeLessThan(ways!.y)
  // In the first screen.
  expect(button!.y + button!.height).toBeLessThan(chat!.y)
  expect(await payLink(page).count()).toBe(0)
  expect(await violations(page)).toEqual([])
  await close()
})

test.concurrent('the answer tells the terms that the booking keeps, and not those of the page', async () => {
  const { page, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Ella`, PHONE)
  // As where another list was published since the page was loaded.
  const kept: Promises = {
    ...promises(),
    driverHours: 31,
    freeWaiting: { airport: 44, elsewhere: 5 },
    guestHours: { cancel: 71, change: 62 },
    refund: { days: 21, way: 'by a slow bank' },
  }
  await page.route('**/transfer/booking/*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), promises: kept } })
  })
  await fillIn(page, newCustomer())
  const form = await readyForm(page)
  await confirmButton(page).tap()
  await shownReference(page)
  expect(await form.count()).toBe(0)
  const said = await page.getByRole('main').innerText()
  for (const text of [
    "driver's details within 31 hours",
    'waits 5 minutes',
    'until 62 hours before the pickup',
    'by a slow bank, within 21 days',
  ])
    expect(said).toContain(text)
  const until = sriLankaTime(new Date(Date.parse(`${PICKUP.date}T${PICKUP.time}+05:30`) - 71 * 3_600_000))
  expect(said).toContain(`Free to cancel until ${ENGLISH_TEXTS.formats.date(until.date)}`)
  expect(await payLink(page).locator('xpath=following-sibling::small').textContent()).toContain('71 hours')
  await close()
})
