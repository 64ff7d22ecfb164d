/** A booking is made once, and the visitor sees it, whatever network, visitor and browser do. */
import type { Page, Route } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import {
  answerHeading,
  bookingForm,
  confirmButton,
  fillIn,
  newCustomer,
  PICKUP,
  readyForm,
  ridesOf,
  shownReference,
} from './bookings.ts'
import { browser } from './browser.ts'
import { shareTime, visitWithClock } from './page-clock.ts'
import { DESKTOP, PHONE, visit } from './visit.ts'

const site = inject('siteUrl')
const state = inject('siteState')
const TRIP = `${site}/transfer/taxi-from-Colombo-to-Kandy`
const BOOKING_CALL = '**/transfer/booking/*'

/** Lets the server handle a call, but drops its answer. */
async function loseAnswer(route: Route) {
  await route.fetch()
  await route.abort('connectionreset')
}

test('a reload while a booking is processed continues the same booking', async () => {
  const { page, close } = await visit(browser, TRIP)
  const ann = newCustomer()
  await fillIn(page, ann)
  const { promise: arrived, resolve: hasArrived, reject: isLost } = Promise.withResolvers<void>()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  // The server gets the booking, but the page gets no answer before it is reloaded. The route stays to the end: while
  // Playwright takes one away, requests of the page that loads may hang.
  let tries = 0
  await page.route(BOOKING_CALL, async (route) => {
    tries += 1
    if (tries > 1) return route.continue()
    await route.fetch().then(() => hasArrived(), isLost)
    await held
    await route.abort().catch(() => {})
  })
  await confirmButton(page).click()
  await answerHeading(page, 'Processing..').waitFor()
  await page.getByText('Hold on tight. We are processing your booking.').waitFor()
  await arrived
  await page.reload()
  release()
  const reference = await shownReference(page)
  expect(ridesOf(state, ann)).toMatchObject([{ reference }])
  await page.reload()
  expect(await shownReference(page)).toBe(reference)
  await close()
})

test('a lost answer is fetched again', async () => {
  const { page, clock, close } = await visitWithClock(browser, TRIP)
  const ann = newCustomer()
  await fillIn(page, ann)
  await page.route(BOOKING_CALL, loseAnswer, { times: 1 })
  await confirmButton(page).click()
  await clock.passUntil(answerHeading(page, 'Congradulations'))
  const reference = await shownReference(page)
  expect(ridesOf(state, ann)).toMatchObject([{ reference }])
  await close()
})

test('two tabs that send the same details make one booking', async () => {
  const context = await browser.newContext(DESKTOP)
  const ann = newCustomer()
  const [one, other] = await Promise.all([context.newPage(), context.newPage()])
  for (const page of [one, other]) {
    await page.goto(TRIP)
    await fillIn(page, ann)
  }
  // Both tabs want a quote before either has one: the second one waits for the first one's, or asks itself.
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const asked = context.waitForEvent('request', (request) => request.url().endsWith('/transfer/query'))
  await context.route('**/transfer/query', async (route) => {
    await held
    await route.continue()
  })
  await Promise.all([confirmButton(one).click(), confirmButton(other).click()])
  for (const page of [one, other]) await answerHeading(page, 'Processing..').waitFor()
  await asked
  release()
  const references = await Promise.all([shownReference(one), shownReference(other)])
  expect(references[0]).toBe(references[1])
  expect(ridesOf(state, ann)).toHaveLength(1)
  await context.close()
})

test('when every answer is lost, trying again finds the booking that had arrived, even with a changed detail', async () => {
  const { page, clock, close } = await visitWithClock(browser, TRIP)
  const ann = { ...newCustomer(), note: 'Room 12' }
  await fillIn(page, ann)
  await page.route(BOOKING_CALL, loseAnswer)
  await confirmButton(page).click()
  await clock.passUntil(answerHeading(page, 'Oops !'))
  await page.unroute(BOOKING_CALL)
  await page.getByRole('button', { name: 'Please try again' }).click()
  await bookingForm(page).getByLabel('Flight or room details').fill('Room 14')
  await confirmButton(page).click()
  const reference = await shownReference(page)
  await page.getByText('that booking had reached us after all').waitFor()
  expect(await page.getByText('Room 12').isVisible()).toBe(true)
  expect(ridesOf(state, ann)).toMatchObject([{ reference, details: 'Room 12' }])
  await close()
})

test('a double click books once, and nothing about the customer is in an address, or in storage that outlives the tab', async () => {
  const { page, close } = await visit(browser, TRIP)
  const ann = { ...newCustomer(), note: 'Room 12' }
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await fillIn(page, ann)
  await confirmButton(page).dblclick()
  const reference = await shownReference(page)
  expect(addresses.filter((address) => address.includes('/transfer/booking/'))).toHaveLength(1)
  expect(ridesOf(state, ann)).toMatchObject([{ reference }])
  const lasting = await page.evaluate(async () => {
    const open = indexedDB.open('booking-quotes')
    await new Promise((done) => {
      open.addEventListener('success', done)
    })
    const kept = open.result.transaction('booking-quotes').objectStore('booking-quotes').getAll()
    await new Promise((done) => {
      kept.addEventListener('success', done)
    })
    return JSON.stringify([kept.result, { ...localStorage }, document.cookie])
  })
  expect(lasting).toContain('token')
  const typed = await page.evaluate(() => sessionStorage.getItem('booking-draft:transfer'))
  for (const secret of [ann.email, '7911 123', '7911123', 'Room 12']) {
    expect(addresses.join(' ')).not.toContain(secret)
    expect(addresses.join(' ')).not.toContain(encodeURIComponent(secret))
    expect(lasting).not.toContain(secret)
    expect(page.url()).not.toContain(secret)
  }
  // Who they are is kept in the tab for the next booking, and nothing of this one.
  expect(typed ?? '').not.toContain('Room 12')
  await close()
})

test('what is typed is there in a second tab and on another page, and is gone with the booking or after a day', async () => {
  const context = await browser.newContext(DESKTOP)
  await context.clock.install()
  await shareTime(context)
  /** A tab of its own, with the form of a trip as it starts there. */
  const tab = async (url = TRIP) => {
    const page = await context.newPage()
    await page.goto(url)
    await readyForm(page)
    return page
  }
  const typedIn = async (page: Page) => {
    const form = await readyForm(page)
    const [date, name, email] = await Promise.all(
      ['Pickup date', 'Name on the sign', 'Email'].map((label) => form.getByLabel(label).inputValue()),
    )
    return { isDated: date === PICKUP.date, name, email }
  }
  const OTHER_TRIP = `${site}/transfer/taxi-from-Colombo-to-Galle`
  const ann = newCustomer()
  const first = await tab()
  await fillIn(first, ann)
  await bookingForm(first).getByLabel('Name on the sign').fill('Ann')
  expect(await typedIn(await tab())).toEqual({ isDated: true, name: 'Ann', email: ann.email })
  // Another trip has who travels.
  expect(await typedIn(await tab(OTHER_TRIP))).toEqual({ isDated: false, name: 'Ann', email: ann.email })
  await first.goto(OTHER_TRIP)
  expect(await typedIn(first)).toEqual({ isDated: false, name: 'Ann', email: ann.email })
  await first.goBack()
  expect(await typedIn(first)).toEqual({ isDated: true, name: 'Ann', email: ann.email })
  await confirmButton(first).click()
  await shownReference(first)
  expect(await typedIn(await tab())).toEqual({ isDated: false, name: '', email: '' })

  await fillIn(await tab(), newCustomer())
  await context.clock.fastForward('24:00:01')
  expect(await typedIn(await tab())).toEqual({ isDated: false, name: '', email: '' })
  await context.close()
})

test('the way back leads to the day, hour, flight and note of that ride, with the number and its country; another place takes them along', async () => {
  const FROM_AIRPORT = '/transfer/taxi-from-Colombo%20Bandaranaike%20International%20Airport-to-Unawatuna'
  const { page, complaints, close } = await visit(browser, site + FROM_AIRPORT, PHONE)
  const [first, second] = [
    { pickupdate: '2027-03-12', pickuptime: '13:25', flight: 'UL504', flightdetails: 'first ride' },
    { pickupdate: '2027-03-15', pickuptime: '09:40', flightdetails: 'second ride' },
  ]
  const field = (name: string) => page.locator(`form.booking-form [name="${name}"]`)
  const fill = async (fields: Readonly<Record<string, string>>) => {
    await readyForm(page)
    for (const [name, value] of Object.entries(fields)) await field(name).fill(value)
  }
  /** Once the form has come to life and has filled in what it knows. */
  const shows = async (fields: Readonly<Record<string, string>>) => {
    await readyForm(page)
    for (const [name, value] of Object.entries({ phone: '0113 496 0123', phonecountry: 'GB', ...fields }))
      await expect.poll(() => field(name).inputValue(), { message: name }).toBe(value)
  }
  await fill(first)
  await field('phonecountry').selectOption('GB')
  await fill({ phone: '0113 496 0123', guestname: 'Margaret' })
  await page.goto(`${site}/transfer/taxi-from-Unawatuna-to-Kandy`)
  await shows({ guestname: 'Margaret', flightdetails: '' })
  expect(await field('pickupdate').inputValue()).not.toBe(first.pickupdate)
  await fill(second)
  await page.goBack()
  await shows(first)
  await page.goForward()
  await shows(second)
  await page.goBack()
  await shows(first)
  await page.reload()
  await shows(first)
  const other = await page.context().newPage()
  await other.goto(`${site}/transfer/taxi-from-Unawatuna-to-Kandy`)
  await readyForm(other)
  await expect.poll(() => other.locator('form.booking-form [name="flightdetails"]').inputValue()).toBe('second ride')
  await other.close()

  // In the app: a link leads to another ride, and another place does not.
  const link = page.locator('.route-more a[href^="/transfer/taxi-from-"]').first()
  await link.tap()
  await page.waitForURL((url) => !url.href.endsWith(FROM_AIRPORT))
  await shows({ guestname: 'Margaret', flightdetails: '' })
  await page.goBack()
  await page.waitForURL((url) => url.href.endsWith(FROM_AIRPORT))
  await shows(first)
  await page.locator('.trip__swap').tap()
  await page.waitForURL((url) => !url.href.endsWith(FROM_AIRPORT))
  await shows(first)
  expect(complaints).toEqual([])
  await close()
})

test('what was said of a number without its country is gone once the country is chosen', async () => {
  const { page, close } = await visit(browser, TRIP, PHONE)
  await fillIn(page, { ...newCustomer(), phone: '0113 496 0123' })
  const form = bookingForm(page)
  await form.locator('[name="phonecountry"]').selectOption('')
  await confirmButton(page).tap()
  const phone = form.locator('[name="phone"][aria-invalid="true"]')
  await phone.waitFor()
  await form.locator('[name="phonecountry"]').selectOption('GB')
  await expect.poll(() => phone.count()).toBe(0)
  await close()
})
