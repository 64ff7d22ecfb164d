/** Whether a car can be there: what the booking forms say before they book, and what one tap takes instead. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { vehicleText } from '#domain/fares/vehicle-text.ts'
import { planAddress } from '#domain/journeys/plan.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import type { TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { violations } from './accessibility.ts'
import {
  bookingForm,
  confirmButton,
  journeyForm,
  mailsAbout,
  newCustomer,
  post,
  readyForm,
  ridesOf,
  shownReference,
  inDays,
} from './bookings.ts'
import { browser } from './browser.ts'
import { startSite, type Site } from './site.ts'
import { SHORT_PHONE, visit } from './visit.ts'

/** Each test has days of its own. */
let day = 20
const freshDay = () => inDays((day += 6))
/** On it no car is driven. */
const BLOCKED_DAY = inDays(15)

let site: Site
beforeAll(async () => {
  site = await startSite({}, 'preview', (database) => {
    const insert = database.prepare(
      `insert into cars (plate, vehicle, seats, base, base_lat, base_lng) values (?, ?, ?, 'Colombo', 6.93, 79.85)`,
    )
    insert.run('CAB-1', 'mini', 3)
    for (const number of [2, 3, 4]) insert.run(`CAB-${number}`, 'van', 6)
    database
      .prepare(`insert into blocked_days (first_day, last_day, why) values (?, ?, 'an election')`)
      .run(BLOCKED_DAY, BLOCKED_DAY)
  })
  // The cron tells the pages of cars.
  expect((await fetch(`${site.url}/cdn-cgi/local/scheduled`)).status).toBe(200)
})
afterAll(() => site.remove())

/** Somebody else books, and the pages know of it. */
async function bookTrip(
  date: string,
  time = '09:30',
  url = 'taxi-from-Colombo-to-Kandy',
  vehicle = 'mini',
): Promise<BookingReceipt> {
  const quoted = async () => {
    const [quote] = await post<TransferQuote[]>('/transfer/query', { urlData: { url, date, time } }, site.url)
    return quote!
  }
  const quote = await quoted()
  const { pickup, dropoff, distance, duration, token } = quote
  const when = { pickupdate: date, pickuptime: time }
  const bookingDetails = {
    ...newCustomer(),
    ...when,
    pickup,
    dropoff,
    distance,
    duration,
    vehicle: vehicleText(vehicle, quote),
  }
  const receipt = await post<BookingReceipt>(`/transfer/booking/${token}`, { bookingDetails }, site.url)
  const cars = async () => (await quoted()).availability!.find((each) => each.vehicle === vehicle)!.cars
  await expect.poll(cars, { timeout: 30_000 }).not.toBe(vehicle === 'mini' ? 'few' : 'free')
  return receipt
}

let full: Promise<string> | undefined
/** A day whose usual hour is full for the smallest car. */
const fullDay = (): Promise<string> =>
  (full ??= (async () => {
    const date = freshDay()
    await bookTrip(date)
    return date
  })())

async function openForm(path = '/transfer/taxi-from-Colombo-to-Kandy') {
  const opened = await visit(browser, site.url + path, SHORT_PHONE)
  return { ...opened, form: await readyForm(opened.page) }
}

async function choose(form: Locator, date: string, time = '09:30') {
  await form.getByLabel('Pickup date').fill(date)
  await form.getByLabel('Pickup time').fill(time)
}

async function sayWho(page: Page) {
  const ann = newCustomer()
  await bookingForm(page).getByLabel('Phone number').fill(ann.phone)
  await bookingForm(page)
    .getByLabel(/^E-?mail$/)
    .fill(ann.email)
  return ann
}

test('a party that no vehicle takes is told so, not that none is free; where those that take it are all on the road two smaller ones are offered, in the form and in the planner', async () => {
  const date = freshDay()
  const { page, form, complaints, close } = await openForm()
  await form.getByLabel('Travelers').fill('9')
  await choose(form, date)
  await form.getByText('9 travelers need two vehicles. Two Vans cost').waitFor()
  const answered = () => page.waitForResponse((response) => response.url().endsWith('/transfer/query'))
  const asked = answered()
  await choose(form, date, '09:00')
  await asked
  await page.waitForTimeout(200)
  expect(await form.getByText('none is free').count()).toBe(0)

  for (let van = 0; van < 3; van++) await bookTrip(date, '09:30', undefined, 'van')
  await choose(form, date)
  await form.getByLabel('Travelers').fill('4')
  await form.getByText(/^Van: none is free at this time\. 4 travelers need two vehicles\. Two Mini Cars cost/).waitFor()
  await form.getByRole('link', { name: 'book both at once' }).tap()
  await expect.poll(() => page.locator('#total').innerText()).toContain('in two vehicles')
  expect(new URL(page.url()).searchParams.get('vehicles')).toBe('2')
  // One vehicle for the same party: its form leads to two as well.
  await page.goto(
    site.url + planAddress({ stops: [{ place: 'Colombo' }, { place: 'Kandy' }], start: date, travelers: 4 }),
  )
  await journeyForm(page).evaluate((element) => element.scrollIntoView())
  await journeyForm(page).locator('.booking-form__button:enabled').waitFor()
  await journeyForm(page).getByLabel('Vehicle').selectOption({ index: 2 })
  await journeyForm(page).getByLabel('Pickup time').fill('09:30')
  await journeyForm(page)
    .getByRole('link', { name: /^Take two Mini Cars for USD \d+$/ })
    .tap()
  await expect.poll(() => page.locator('#total').innerText()).toContain('in two vehicles')
  expect(complaints).toEqual([])
  await close()
})

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
const NONE = 'Mini Car: none is free at this time.'
const FEW = 'Mini Car: few are left for this time.'
const instead = (form: Locator) => form.getByRole('group', { name: 'Free instead' })

test('an hour that is full is booked on request: the form says so, and one tap takes a larger vehicle, or the nearest free hour without moving the button', async () => {
  const date = await fullDay()
  const { page, form, complaints, close } = await openForm()
  const told: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === plainPaths.demand) told.push(request.postDataJSON().what)
  })
  await choose(form, date)
  await form.getByText(NONE).first().waitFor()
  await expect.poll(() => told.filter((what) => what === 'full')).toHaveLength(1)
  const heading = form.getByRole('heading', { level: 2 })
  expect(await heading.textContent()).toBe('Booking on request')
  expect(await confirmButton(page).textContent()).toBe('Send the request')
  await form.getByText('On request', { exact: true }).waitFor()
  await form.getByText('A request costs nothing to cancel until we have confirmed it.').waitFor()
  for (const promise of ["We send you the driver's details", 'If nobody comes'])
    expect(await form.getByText(promise).count()).toBe(0)
  expect(await violations(page, '#booking')).toEqual([])
  expect(await isWide(page)).toBe(false)

  // The next larger vehicle, at the price that the button names.
  const take = instead(form).getByRole('button', { name: /^Take the Van for USD \d+$/ })
  const usd = /USD (\d+)/.exec((await take.textContent())!)![1]!
  await take.tap()
  await instead(form).waitFor({ state: 'detached' })
  expect(await form.getByLabel('Vehicle').inputValue()).toContain(`(USD ${usd})`)
  expect(await form.getByText('On request', { exact: true }).count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('cars-note')
  await form.getByLabel('Vehicle').selectOption({ index: 0 })
  await form.getByText(NONE).first().waitFor()

  const hours = instead(form).getByRole('button', { name: /^Pickup at \d\d:\d\d$/ })
  expect(await hours.count()).toBe(2)
  const [earlier] = await hours.allTextContents()
  const time = /\d\d:\d\d/.exec(earlier!)![0]
  // While it is asked again the note keeps its height, so that the button stays under the thumb.
  const note = form.locator('.cars-note')
  const heightOf = () => note.evaluate((element) => (element as HTMLElement).offsetHeight)
  const before = await heightOf()
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  const asked = page.waitForRequest('**/transfer/query')
  await page.route('**/transfer/query', async (route) => {
    await held
    await route.continue()
  })
  await hours.first().tap()
  await asked
  expect(await note.textContent()).toBe('')
  expect(await heightOf()).toBe(before)
  answer()
  await form.getByText(FEW).first().waitFor()
  expect(await heightOf()).toBeLessThan(before / 2)
  expect(await form.getByLabel('Pickup time').inputValue()).toBe(time)
  expect(await heading.textContent()).toBe('Instant Booking')
  expect(await confirmButton(page).textContent()).toBe('Confirm Booking')
  expect(await form.getByText(NONE).count()).toBe(0)
  await form.getByText("We send you the driver's details").waitFor()
  await form.getByText('If nobody comes', { exact: true }).waitFor()
  const ann = await sayWho(page)
  await confirmButton(page).tap()
  await page.getByRole('heading', { level: 1, name: 'Congradulations' }).waitFor()
  expect(ridesOf(site.state, ann)).toMatchObject([{ pickup_time: time, car_state: 'held', said_free: 1 }])
  expect(complaints).toEqual([])
  await close()
})

test('sent all the same it is a request, and the answer says why', async () => {
  const date = await fullDay()
  const { page, form, close } = await openForm()
  await choose(form, date)
  await form.getByText(NONE).first().waitFor()
  const ann = await sayWho(page)
  await confirmButton(page).tap()
  const reference = await shownReference(page)
  await page.getByText(/^No Mini Car is free at this time, so it is a request/).waitFor()
  expect(await page.getByText("We send you the driver's details").count()).toBe(0)
  expect(await violations(page, 'main')).toEqual([])
  expect(ridesOf(site.state, ann)).toMatchObject([{ car_state: 'request', said_free: 0 }])
  const mails = await mailsAbout(site.state, reference, 2)
  expect(mails.some((mail) => mail.includes('No Mini Car is free at this time'))).toBe(true)
  await close()
})

test('whoever was told that a car is free and was overtaken reads so at once, and in the mail', async () => {
  const date = freshDay()
  const { page, form, close } = await openForm()
  await choose(form, date)
  await form.getByText(FEW).first().waitFor()
  await sayWho(page)
  await bookTrip(date)
  await confirmButton(page).tap()
  const reference = await shownReference(page)
  const words = 'While you were booking, somebody else took the last Mini Car for this time.'
  await page.getByText(words).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe("We've received your request")
  const mails = await mailsAbout(site.state, reference, 2)
  expect(mails.filter((mail) => mail.includes(words))).toHaveLength(1)
  await page.goto(`${site.url}/booking/${reference}`)
  await page.getByText(words).waitFor()
  await close()
})

test('of a return trip each way is looked at by itself', async () => {
  const date = freshDay()
  await bookTrip(date, '16:00', 'taxi-from-Kandy-to-Colombo')
  const { page, form, close } = await openForm()
  await choose(form, date, '07:00')
  await form.getByText(FEW).first().waitFor()
  await form.getByLabel('Add a return trip').tap()
  await form.getByLabel('Date of the way back').fill(date)
  await form.getByLabel('Time of the way back').fill('16:00')
  await form.getByText(`Way back: ${NONE}`).waitFor()
  const heading = form.getByRole('heading', { level: 2 })
  expect(await heading.textContent()).toBe('Booking on request')
  expect(await confirmButton(page).textContent()).toBe('Send the request')
  await instead(form)
    .getByRole('button', { name: /^Way back: Pickup at/ })
    .first()
    .tap()
  await form.getByText(`Way back: ${FEW}`).waitFor()
  expect(await heading.textContent()).toBe('Instant Booking')
  expect(await confirmButton(page).textContent()).toBe('Confirm Booking')
  expect(await form.getByLabel('Time of the way back').inputValue()).not.toBe('16:00')
  expect(await isWide(page)).toBe(false)
  await close()
})

test('a tour names no vehicle', async () => {
  const { page, form, close } = await openForm(
    '/things-to-do/safari/Yala-national-park-safari-pickup-from-Ella-drop-off-in-Galle-1-traveler-half-day',
  )
  await choose(form, BLOCKED_DAY, '05:00')
  await form.getByText('No car is free at this time.').first().waitFor()
  expect(await form.getByRole('heading', { level: 2 }).textContent()).toBe('Tour on request')
  await form.getByRole('button', { name: 'Send the request' }).waitFor()
  expect(await violations(page, '#booking')).toEqual([])
  await close()
})

test('of a journey the rides are named that nobody can be sure of, and an hour that a tap takes stays in the journey', async () => {
  const date = freshDay()
  await bookTrip(date, '09:00')
  const plan = { stops: [{ place: 'Colombo' }, { place: 'Kandy', nights: 2 }, { place: 'Galle' }], start: date }
  const { page, complaints, close } = await visit(browser, site.url + planAddress(plan), SHORT_PHONE)
  const form = journeyForm(page)
  await form.scrollIntoViewIfNeeded()
  await form.locator('.booking-form__button:enabled').waitFor()
  await form.getByText(`Ride 1: ${NONE}`).waitFor()
  expect(await form.getByText(`Ride 2: ${FEW}`).count()).toBe(1)
  expect(await form.getByRole('heading', { level: 2 }).textContent()).toBe('Journey on request')
  await form.getByText('A request costs nothing to cancel until we have confirmed it.').waitFor()
  expect(await violations(page, '#booking')).toEqual([])
  expect(await isWide(page)).toBe(false)
  await instead(form)
    .getByRole('button', { name: /^Ride 1: Pickup at/ })
    .first()
    .tap()
  await form.getByText(`Ride 1: ${FEW}`).waitFor()
  expect(await form.getByText('On request', { exact: true }).count()).toBe(0)
  const ann = newCustomer()
  await form.getByLabel('Phone number').fill(ann.phone)
  await form.getByLabel('Email').fill(ann.email)
  await form.getByRole('button', { name: 'Confirm Booking' }).tap()
  await page.getByRole('heading', { level: 1, name: 'Congradulations' }).waitFor()
  expect(ridesOf(site.state, ann).map(({ car_state }) => car_state)).toEqual(['held', 'held'])
  expect(complaints).toEqual([])
  await close()
})

test('where one ride of several is a request, the answer and the page of the booking say which one', async () => {
  const start = inDays(13)
  const plan = {
    stops: [{ place: 'Colombo' }, { place: 'Kandy', nights: 2 }, { place: 'Ella', nights: 1 }, { place: 'Galle' }],
    start,
  }
  const { page, complaints, close } = await visit(browser, site.url + planAddress(plan), SHORT_PHONE)
  const form = journeyForm(page)
  await form.scrollIntoViewIfNeeded()
  await form.locator('.booking-form__button:enabled').waitFor()
  const ann = newCustomer()
  await form.getByLabel('Phone number').fill(ann.phone)
  await form.getByLabel('Email').fill(ann.email)
  await form.getByLabel('Vehicle').selectOption({ index: 2 })
  await form.getByText('Ride 2: Van: none is free at this time.').waitFor()
  await form.getByRole('button', { name: 'Send the request' }).tap()
  const reference = await shownReference(page)
  const drives = page.locator('.itinerary li li')
  const stands = async () => (await drives.allTextContents()).map((text) => text.includes(' · On request'))
  expect(await stands()).toEqual([false, true, false])
  await page.reload()
  await shownReference(page)
  expect(await stands()).toEqual([false, true, false])
  expect(await violations(page, 'main')).toEqual([])
  await page.goto(`${site.url}/booking/${reference}`)
  const lines = await page.locator('.booking__fold summary').allTextContents()
  expect(lines.map((text) => text.includes(' · On request'))).toEqual([false, true, false])
  expect(await violations(page, 'main')).toEqual([])
  expect(await isWide(page)).toBe(false)
  expect(complaints).toEqual([])
  await close()
})

test('of a return trip whose way back is a request the answer says so where that ride stands', async () => {
  const { page, form, close } = await openForm()
  await choose(form, inDays(13))
  await form.getByLabel('Vehicle').selectOption({ index: 2 })
  await form.getByLabel('Add a return trip').tap()
  await form.getByLabel('Date of the way back').fill(BLOCKED_DAY)
  await form.getByLabel('Time of the way back').fill('16:00')
  await form.getByText('Way back: Van: none is free at this time.').waitFor()
  await sayWho(page)
  await confirmButton(page).tap()
  await shownReference(page)
  const [there, back] = await page.locator('.answer__ride').allTextContents()
  expect(there).not.toContain('This is a request until we confirm it')
  expect(back).toContain('This is a request until we confirm it')
  await close()
})

test('a guest who moves a ride to a full hour is asked, and one tap takes a free one', async () => {
  const busy = await fullDay()
  const { changesUrl } = await bookTrip(freshDay())
  const { pathname, search } = new URL(changesUrl!)
  const visitor = await browser.newContext(SHORT_PHONE)
  const page = await visitor.newPage()
  await page.goto(site.url + pathname + search)
  await page.getByLabel('Pickup date').fill(busy)
  await page.getByLabel('Pickup time').fill('10:00')
  await page.getByRole('button', { name: 'Save the change' }).tap()
  const asked = page.getByRole('alert')
  await asked.getByText('No car is free at that time any more.').waitFor()
  expect(await violations(page)).toEqual([])
  expect(await isWide(page)).toBe(false)
  const hour = asked.getByRole('button', { name: /^Pickup at/ }).last()
  const time = /\d\d:\d\d/.exec((await hour.textContent())!)![0]
  await hour.tap()
  await page.getByText('Your change is saved.').waitFor()
  expect(await page.getByLabel('Pickup time').inputValue()).toBe(time)
  expect(await page.getByLabel('Pickup date').inputValue()).toBe(busy)
  await visitor.close()
})

test('in German it is said in German', async () => {
  const date = freshDay()
  await bookTrip(date)
  const { page, close } = await visit(browser, `${site.url}/de/transfer/taxi-from-Colombo-to-Kandy`, SHORT_PHONE)
  const form = page.locator('.booking-form')
  await form.scrollIntoViewIfNeeded()
  await form.locator('.booking-form__button:enabled').waitFor()
  await form.locator('[name="pickupdate"]').fill(date)
  await form.locator('[name="pickuptime"]').fill('09:30')
  await form.getByText('Mini: Für diese Zeit ist nichts mehr frei.').first().waitFor()
  await form
    .getByRole('button', { name: /^Abholung um \d\d:\d\d\sUhr$/ })
    .first()
    .tap()
  await form.getByText('Mini: Für diese Zeit sind nur noch wenige frei.').first().waitFor()
  await close()
})
