/** From the home page to the operator: every place shows the booking at the price that was shown first. */
import { promises } from '#domain/prices/current-price-list.ts'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { depositByTerms } from '#domain/bookings/money/payments.ts'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { addDays, confirmedDate, showDate } from '#domain/sri-lanka-time.ts'
import { tourPrice } from '#domain/tours/tour-price.ts'
import {
  bookingForm,
  ridesOf,
  confirmButton,
  fillIn,
  mailsAbout,
  newCustomer,
  operatorReport,
  payLink,
  PICKUP,
  readyForm,
  shownReference,
} from './bookings.ts'
import { browser } from './browser.ts'
import { arriveAt, shownFares, tabToDropoff, typePlace } from './fare-page.ts'
import { GUESTHOUSE } from './site.ts'
import { loadAndHydrate, PHONE, visit } from './visit.ts'

const site = inject('siteUrl')
const state = inject('siteState')

const linesOf = async (page: Page) =>
  Object.fromEntries(
    await page
      .locator('.booking-lines > div')
      .evaluateAll((lines) =>
        lines.map((line) => [line.querySelector('dt')!.textContent, line.querySelector('dd')!.textContent]),
      ),
  )

test.concurrent('a transfer chosen on the home page is booked at the price shown first, and appears everywhere', async () => {
  const { page, complaints, close } = await visit(browser, site)
  await tabToDropoff(page)
  await typePlace(page, 'Ella')
  await arriveAt(page, { pickup: 'Colombo Bandaranaike International Airport', dropoff: 'Ella' })
  const [, , van] = await shownFares(page)
  // A number of another country reads dollars first.
  const price = `${formatUsd(van!.usd)} (${formatLkr(van!.lkr)})`
  const ann = { ...newCustomer(), note: 'UL 504, lands 03:50' }
  await (await readyForm(page)).getByLabel('Vehicle').selectOption(`Van - LKR ${van!.lkr} (USD ${van!.usd})`)
  await fillIn(page, ann)
  await confirmButton(page).click()

  const reference = await shownReference(page)
  await page.getByText("We've received your booking", { exact: true }).waitFor()
  // Route, day, time and price stand large above the lines, and once.
  expect(await linesOf(page)).toEqual({
    Vehicle: 'Van',
    Distance: expect.stringMatching(/^\d+ km$/),
    Duration: expect.stringContaining('hours'),
    Phone: '+44 7911 123456',
    Email: ann.email,
    'Flight or room details': ann.note,
  })
  await expect
    .poll(() => page.evaluate(() => [scrollY, document.activeElement?.textContent]))
    .toEqual([0, 'Congradulations'])
  for (const text of [
    'Pay at the end of the journey in LKR or USD, or online in advance by card.',
    `within ${promises().driverHours} hours`,
    'discount on your next transfer',
  ]) {
    expect(await page.getByText(text).first().isVisible()).toBe(true)
  }
  const facts = page.locator('.booking-facts')
  const weekday = new Date(PICKUP.date).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
  expect(await facts.innerText()).toMatch(
    new RegExp(
      `^Taxi from Colombo Bandaranaike International Airport to Ella\\s+${confirmedDate(PICKUP.date)} \\(${weekday}\\), 05:30 hrs`,
    ),
  )
  for (const text of [reference, price])
    expect(
      await facts.getByText(text).evaluate((element) => parseFloat(getComputedStyle(element).fontSize)),
    ).toBeGreaterThanOrEqual(20)
  expect(await page.getByText('we need your flight number').count()).toBe(0)
  const pay = new URL((await payLink(page).getAttribute('href'))!)
  expect(Object.fromEntries(pay.searchParams)).toMatchObject({ pv: String(van!.usd), eml: ann.email, type: '1' })

  const rows = ridesOf(state, ann)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    reference,
    vehicle: 'van',
    price_lkr: van!.lkr,
    price_usd: van!.usd,
    pickup_date: PICKUP.date,
    pickup_time: '05:30',
    phone: '+447911123456',
    details: ann.note,
  })
  expect(pay.searchParams.get('id')).toBe(String(rows[0]!.number))

  const mails = await mailsAbout(state, reference, 2)
  expect(mails).toHaveLength(2)
  // Its guest comes from abroad.
  const ofGuest = `${formatUsd(van!.usd)} (${formatLkr(van!.lkr)})`
  for (const mail of mails) expect(mail).toContain(ofGuest)
  expect(operatorReport(state)).toContain(reference)

  await page.evaluate(() => {
    document.body.dataset.document = 'with a map service'
  })
  // The ways on are buttons, right below: to the page, to change it, into the calendar, to keep it as a text.
  const ways = page.locator('.answer__ways a.button')
  expect(await ways.allTextContents()).toEqual([
    'See your booking',
    'Change or cancel',
    'Add to your calendar',
    'Keep, copy, share',
  ])
  expect(await ways.nth(1).getAttribute('href')).toMatch(
    new RegExp(`^/booking/${reference}/changes\\?key=[0-9a-f]{32}$`),
  )
  await page.getByRole('link', { name: 'See your booking' }).click()
  await page
    .getByRole('heading', { level: 1, name: 'Taxi from Colombo Bandaranaike International Airport to Ella' })
    .waitFor()
  // A document of its own: no map service may be loaded beside personal data.
  expect(await page.evaluate(() => document.body.dataset.document)).toBeUndefined()
  expect(await page.locator('.booking-facts').innerText()).toContain(ofGuest)
  expect(await page.locator('.booking-facts__when').innerText()).toContain(`${weekday} ${showDate(PICKUP.date)}, 05:30`)
  expect(Object.keys(await linesOf(page))).not.toContain('Price')
  const change = page.getByRole('link', { name: 'Change or cancel' })
  // The tab that has booked knows the key; nothing that is copied or shared holds it.
  expect(await change.getAttribute('href')).toBe(`/booking?reference=${reference}`)
  expect(await page.content()).not.toContain('key=')
  await page.getByRole('button', { name: 'Keep on this device' }).waitFor()
  await change.click()
  await page.waitForURL(new RegExp(`/booking/${reference}/changes\\?key=[0-9a-f]{32}$`))
  const other = await browser.newPage()
  await other.goto(`${site}/booking/${reference}`)
  await other.getByRole('link', { name: 'Change or cancel' }).click()
  await other.waitForURL(`${site}/booking?reference=${reference}`)
  await other.close()
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('a safari reached from the home page is booked at the price shown first, and appears everywhere', async ({
  expect,
}) => {
  const { page, complaints, close } = await visit(browser, site)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Yala safari' }).click()
  await page.getByRole('heading', { level: 1, name: /Yala/ }).waitFor()
  await page.getByLabel('Travelers').selectOption('4')
  await page.getByLabel('Duration').selectOption('Full Day')
  const price = tourPrice({ park: 'Yala', tourLength: 'full', travelers: 4, distanceKm: 0 })
  await expect.poll(() => page.locator('.summary__total data').getAttribute('value')).toBe(String(price))
  const ann = { ...newCustomer(), note: 'Two children' }
  await fillIn(page, ann)
  // The form promises nothing about the park fee, which the summary names.
  expect(await page.getByText(`USD ${price} for 4 travelers, with all inclusions in the summary`).isVisible()).toBe(
    true,
  )
  await bookingForm(page).getByRole('button', { name: 'Book Now' }).click()

  const reference = await shownReference(page)
  expect(await linesOf(page)).toMatchObject({
    'Pickup location': 'Yala national park entrance gate',
    'Dropoff location': 'Yala national park exit gate',
    Travelers: '4',
    Notes: 'Two children',
    Email: ann.email,
  })
  const facts = await page.locator('.booking-facts').innerText()
  for (const said of ['Yala national park safari, full day', `USD ${price}`]) expect(facts).toContain(said)
  expect(
    await page
      .getByText('Pay the driver at the end of the activity in LKR or USD, or online in advance by card.')
      .isVisible(),
  ).toBe(true)
  const pay = new URL((await payLink(page).getAttribute('href'))!)
  expect(Object.fromEntries(pay.searchParams)).toMatchObject({
    id: reference,
    pv: String(depositByTerms(price, promises().deposit) ?? price),
    eml: ann.email,
    type: '2',
  })

  expect(ridesOf(state, ann)).toMatchObject([
    { reference, tour_length: 'full', travelers: 4, price_usd: price, details: 'Two children' },
  ])
  const mails = await mailsAbout(state, reference, 2)
  expect(mails).toHaveLength(2)
  for (const mail of mails) expect(mail).toContain(`USD ${price}`)

  await page.getByRole('link', { name: 'See your booking' }).click()
  await page.getByRole('heading', { level: 1, name: /Yala national park/ }).waitFor()
  expect(await page.locator('.booking-facts').innerText()).toContain(`USD ${price}`)
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('a booking without a payment link, as while it waits for its review, is confirmed without a button to pay', async () => {
  const { page, complaints, close } = await visit(browser, `${site}/transfer/taxi-from-CMB-to-Ella`)
  await page.route('**/transfer/booking/*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), paymentUrl: null } })
  })
  await fillIn(page, newCustomer())
  await confirmButton(page).click()
  await shownReference(page)
  await page.getByRole('button', { name: 'Book another transfer' }).waitFor()
  expect(await payLink(page).count()).toBe(0)
  // It is an airport pickup without a flight: its own page of changes has the field.
  const toAdd = page.getByRole('link', { name: 'add it to your booking' })
  expect(await toAdd.getAttribute('href')).toMatch(/^\/booking\/[A-Z0-9-]+\/changes\?key=/)
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('a booking is made by keyboard alone', async () => {
  const { page, close } = await visit(browser, `${site}/transfer/taxi-from-Galle-to-Mirissa`)
  const ann = newCustomer()
  await page.getByRole('link', { name: 'Book this taxi' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/*#booking')
  await readyForm(page)
  // The link moved the focus to the form, so its first field is next.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('vehicle')
  await page.keyboard.type('Sedan')
  const tabTo = async (name: string) => {
    for (let stops = 0; stops < 20; stops++) {
      await page.keyboard.press('Tab')
      if ((await page.evaluate(() => document.activeElement?.getAttribute('name'))) === name) return
    }
    throw new Error(`${name} is not reached`)
  }
  await tabTo('phone')
  await page.keyboard.type('+44 7911 123456')
  await tabTo('email')
  await page.keyboard.type(ann.email)
  await page.keyboard.press('Enter')
  // The pickup is now: the focus is on the question whether that is meant, before its answers.
  await page.locator('.booking-question:focus').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const reference = await shownReference(page)
  expect(ridesOf(state, ann)).toMatchObject([{ reference, vehicle: 'car' }])
  await close()
})

test.concurrent('after a booking another one starts from its dropoff at the top of the page, with party and contacts and without a date', async ({
  expect,
}) => {
  const { page, close } = await visit(browser, `${site}/transfer/taxi-from-Colombo-to-Kandy`, PHONE)
  const ann = { ...newCustomer(), note: 'Room 12' }
  await fillIn(page, ann)
  await bookingForm(page).getByLabel('Name on the sign').fill('Ann Smith')
  await bookingForm(page).getByLabel('Exact pickup point').fill('12 Lake Road')
  await bookingForm(page).getByLabel('Large bags').fill('2')
  await confirmButton(page).tap()
  const first = await shownReference(page)
  // An address breaks in no line, on a phone neither.
  expect(
    await page
      .locator('.booking-lines dd', { hasText: ann.email })
      .evaluate((value) => value.getBoundingClientRect().height / parseFloat(getComputedStyle(value).lineHeight)),
  ).toBeLessThan(1.5)
  await page.getByRole('button', { name: 'Book another transfer' }).tap()
  await page.getByRole('heading', { level: 1, name: 'Taxi in Sri Lanka at a fixed price' }).waitFor()
  await expect.poll(() => page.getByRole('combobox', { name: 'Enter pickup location' }).inputValue()).toBe('Kandy')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  const form = await readyForm(page)
  expect(await form.getByLabel('Email').inputValue()).toBe(ann.email)
  expect(await form.getByLabel('Name on the sign').inputValue()).toBe('Ann Smith')
  expect(await form.getByLabel('Large bags').inputValue()).toBe('2')
  for (const label of ['Flight or room details', 'Exact pickup point', 'Pickup date', 'Pickup time'])
    expect(await form.getByLabel(label).inputValue()).toBe('')
  await confirmButton(page).tap()
  await form.getByText('Choose a pickup date').waitFor()
  await fillIn(page, { ...ann, note: '' })
  // At the same hour it would be asked about.
  await form.getByLabel('Pickup date').fill(addDays(PICKUP.date, 1))
  await confirmButton(page).tap()
  await expect.poll(() => shownReference(page)).not.toBe(first)
  expect(ridesOf(state, ann).map(({ pickup, bags }) => [pickup, bags])).toEqual([
    ['Colombo', 2],
    ['Kandy', 2],
  ])
  // The receipt of the first one is still there.
  await page.goBack()
  await expect.poll(() => shownReference(page)).toBe(first)
  // The same details are asked about; then they make another booking.
  await page.goto(`${site}/transfer/taxi-from-Colombo-to-Kandy`)
  await fillIn(page, ann)
  await confirmButton(page).tap()
  await page.getByRole('button', { name: 'Book it once more' }).tap()
  await expect.poll(() => ridesOf(state, ann).length).toBe(3)
  await close()
})

test.concurrent('after a tour the taxi from there is a tap away, and the contacts are there', async ({ expect }) => {
  const { page, complaints, close } = await visit(
    browser,
    `${site}/things-to-do/safari/Yala-national-park-safari-pickup-from-Ella-drop-off-in-Mirissa-1-traveler-half-day?travelers=3`,
    PHONE,
  )
  const ann = newCustomer()
  await fillIn(page, ann)
  await bookingForm(page).getByRole('button', { name: 'Book Now' }).tap()
  await shownReference(page)
  await page.getByRole('link', { name: 'Book a taxi from Mirissa' }).tap()
  await expect.poll(() => page.getByRole('combobox', { name: 'Enter pickup location' }).inputValue()).toBe('Mirissa')
  const form = await readyForm(page)
  await expect.poll(() => form.getByLabel('Email').inputValue()).toBe(ann.email)
  expect(await form.getByLabel('Pickup date').inputValue()).toBe('')
  await page.goBack()
  await shownReference(page)
  const another = page.getByRole('button', { name: 'Book another transfer' })
  // Going back scrolls, and beside this button is the link that was tapped before.
  let height = NaN
  const isAtRest = async () => height === (height = (await another.boundingBox())!.y)
  await expect.poll(isAtRest, { interval: 300 }).toBe(true)
  await another.tap()
  await page.getByRole('heading', { level: 1, name: /Yala national park/ }).waitFor()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect.poll(() => page.getByLabel('Travelers').inputValue()).toBe('3')
  const again = await readyForm(page)
  await expect.poll(() => again.getByLabel('E-mail').inputValue()).toBe(ann.email)
  expect(await again.getByLabel('Pickup date').inputValue()).toBe('')
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('whoever comes by the link of a guesthouse has the house as pickup, and books for it', async ({
  expect,
}) => {
  const { code, name, place, percent } = GUESTHOUSE
  const { page, complaints, close } = await visit(browser, `${site}${plainPaths.partner(code)}`, PHONE)
  await tabToDropoff(page)
  await typePlace(page, 'Kandy')
  await arriveAt(page, { pickup: place, dropoff: 'Kandy' })
  const ann = newCustomer()
  await fillIn(page, ann)
  // It reads where it will be fetched, and whose guest it is.
  const pickupPoint = () => bookingForm(page).getByLabel('Exact pickup point').inputValue()
  await expect.poll(pickupPoint).toBe(name)
  await bookingForm(page).getByText(`Booking through ${name}`).waitFor()
  await confirmButton(page).tap()
  await shownReference(page)
  await page.getByText(`Booking through ${name}`).waitFor()
  // The next guest begins there again, and reads nothing of this one.
  await loadAndHydrate(page, () => page.getByRole('button', { name: 'Book another transfer' }).tap())
  await tabToDropoff(page)
  await typePlace(page, 'Galle')
  await arriveAt(page, { pickup: place, dropoff: 'Galle' })
  const next = await readyForm(page)
  await expect.poll(pickupPoint).toBe(name)
  for (const label of [/^E-?mail$/, 'Phone number', 'Pickup date'])
    expect(await next.getByLabel(label).inputValue(), String(label)).toBe('')
  // The only partner.
  expect(ridesOf(state, ann)).toMatchObject([{ pickup: place, partner_id: 1, partner_percent: percent }])
  expect(complaints).toEqual([])
  await close()
})
