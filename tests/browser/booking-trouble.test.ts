/** What does not work is said where it matters, and nothing that was typed is lost. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { TransferQuote } from '#domain/quotes/call-shapes.ts'
import { violations } from './accessibility.ts'
import { answer, bookingForm, bookingsOf, confirm, customer, fillIn, PICKUP, readyForm, referenceOn } from './booking-form.ts'
import { launchChromium } from '../../scripts/chromium.ts'
import { SITE_PAGES } from './site-pages.ts'
import { DESKTOP, PHONE, visit, visitUnstarted } from './visit.ts'

let browser: Browser
const site = inject('siteUrl')
const state = inject('siteState')
const TRIP = `${site}/transfer/taxi-from-Colombo-to-Kandy`
const BOOKING_CALL = '**/transfer/booking/*'
beforeAll(async () => { browser = await launchChromium() })
afterAll(() => browser.close())

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))
const errorOf = (page: Page, label: string) => bookingForm(page).getByLabel(label).evaluate((field) => {
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id))
  return field.getAttribute('aria-invalid') === 'true' ? described.find((each) => each?.className === 'field__error')?.textContent : undefined
})

const show = (lkr: number, usd: number) => `LKR ${lkr.toLocaleString('en')} (USD ${usd})`

function refuse(page: Page, problem: { type: string; status: number; [more: string]: unknown }) {
  return page.route(BOOKING_CALL, (route) => route.fulfill({ status: problem.status, contentType: 'application/problem+json', body: JSON.stringify({ title: 'Refused', ...problem, type: `/problems/${problem.type}` }) }), { times: 1 })
}

describe.each([['a phone', PHONE], ['a desktop', DESKTOP]])('on %s', (_, screen) => {
  test('an empty form says beside each field what is missing, and leads to the first', async () => {
    const { page, close } = await visit(browser, TRIP, screen)
    await confirm(page).click()
    await expect.poll(() => focused(page)).toBe('phone')
    expect(await errorOf(page, 'Phone number')).toBe('Enter your phone number')
    expect(await errorOf(page, 'Email')).toBe('Enter your e-mail address')
    expect(await violations(page, '#booking')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await bookingForm(page).getByLabel('Email').fill('ann@example.com')
    expect(await errorOf(page, 'Email')).toBe(undefined)
    await close()
  })

  test('while it is processed, when it failed and when it is received, the page is accessible', async () => {
    const { page, close } = await visit(browser, TRIP, screen)
    await fillIn(page, customer())
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(BOOKING_CALL, async (route) => { await held; await route.abort() })
    await confirm(page).click()
    await answer(page, 'Processing..').waitFor()
    expect(await violations(page, 'main')).toEqual([])
    expect(await page.evaluate(() => [scrollY, document.activeElement?.textContent])).toEqual([0, 'Processing..'])
    release()
    await answer(page, 'Oops !').waitFor()
    expect(await violations(page, 'main')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.unroute(BOOKING_CALL)
    await page.getByRole('button', { name: 'Please try again' }).click()
    await confirm(page).click()
    await referenceOn(page)
    expect(await violations(page, 'main')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await close()
  })

  test('the safari form is accessible, empty and with errors', async () => {
    const { page, close } = await visit(browser, `${site}/things-to-do/safari/Yala-national-park-safari-pickup-from-Ella-drop-off-in-Mirissa-1-traveler-half-day`, screen)
    const book = bookingForm(page).getByRole('button', { name: 'Book Now' })
    await book.scrollIntoViewIfNeeded()
    expect(await violations(page, '#booking')).toEqual([])
    await book.click()
    await expect.poll(() => focused(page)).toBe('phone')
    expect(await errorOf(page, 'E-mail')).toBe('Enter your e-mail address')
    expect(await violations(page, '#booking')).toEqual([])
    await close()
  })

  test('a price that has changed is shown beside the old one, and booked only when the visitor agrees', async () => {
    const { page, close } = await visit(browser, TRIP, screen)
    const ann = customer()
    const asked = await fetch(`${site}/en/serendip/transfer/query`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ urlData: { url: 'taxi-from-Colombo-to-Kandy' } }) })
    const [quote] = await asked.json() as [TransferQuote]
    await fillIn(page, ann)
    await refuse(page, { type: 'quote-stale', status: 409, quote: { ...quote, miniprice: quote.miniprice + 500, miniusd: quote.miniusd + 2 } })
    await confirm(page).click()
    await answer(page, 'The price has changed').waitFor()
    expect(await page.getByRole('main').getByRole('definition').allTextContents()).toEqual([show(quote.miniprice, quote.miniusd), show(quote.miniprice + 500, quote.miniusd + 2)])
    expect(await violations(page, 'main')).toEqual([])
    expect(bookingsOf(state, 'transfer_bookings', ann)).toEqual([])
    await page.getByRole('button', { name: 'Back to the form' }).click()
    expect(await bookingForm(page).getByLabel('Email').inputValue()).toBe(ann.email)

    await refuse(page, { type: 'quote-stale', status: 409, quote })
    await confirm(page).click()
    await answer(page, 'Please confirm the price again').waitFor()
    await page.getByRole('button', { name: `Book for ${show(quote.miniprice, quote.miniusd)}` }).click()
    const reference = await referenceOn(page)
    expect(bookingsOf(state, 'transfer_bookings', ann)).toMatchObject([{ reference, price_usd: quote.miniusd }])
    await close()
  })
})

test('when the service fails, the visitor is told how to reach us, and trying again keeps everything typed', async () => {
  const { page, close } = await visit(browser, TRIP)
  const ann = { ...customer(), note: 'Room 12, second floor' }
  await (await readyForm(page)).getByLabel('Vehicle').selectOption({ index: 2 })
  await fillIn(page, ann)
  await page.route(BOOKING_CALL, (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"type":"/problems/unavailable","title":"The service cannot answer right now","status":503}' }))
  await confirm(page).click()
  await answer(page, 'Oops !').waitFor()
  const main = page.getByRole('main')
  for (const text of ['Sorry something went wrong', 'We were unable to send you an email confirmation and we are so sorry about that']) expect(await main.getByText(text).isVisible()).toBe(true)
  expect(await main.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain('https://wa.me/')
  expect(await main.getByRole('link', { name: 'info@' }).getAttribute('href')).toContain('mailto:info@')
  await page.unroute(BOOKING_CALL)

  await page.getByRole('button', { name: 'Please try again' }).click()
  const form = bookingForm(page)
  const typed = async () => [
    await form.getByLabel('Vehicle').inputValue(), await form.getByLabel('Pickup date').inputValue(), await form.getByLabel('Pickup time').inputValue(),
    await form.getByLabel('Phone number').inputValue(), await form.getByLabel('Email').inputValue(), await form.getByLabel('Flight or room details').inputValue(),
  ]
  const everything = [expect.stringMatching(/^Van - LKR \d+ \(USD \d+\)$/), PICKUP.date, '05:30', '+44 7911 123456', ann.email, ann.note]
  await expect.poll(typed).toEqual(everything)
  await page.reload()
  await form.scrollIntoViewIfNeeded()
  await expect.poll(typed).toEqual(everything)
  await confirm(page).click()
  const reference = await referenceOn(page)
  expect(bookingsOf(state, 'transfer_bookings', ann)).toMatchObject([{ reference, vehicle: 'van' }])
  await close()
})

test('a safari that failed comes back with its travelers, its transport and everything typed', async () => {
  const { page, close } = await visit(browser, `${site}/things-to-do/safari/Yala-national-park-safari-pickup-from-Ella-drop-off-in-Mirissa-1-traveler-half-day`)
  const ann = { ...customer(), note: 'Vegetarian' }
  await page.getByLabel('Travelers').selectOption('3')
  await page.getByLabel('Need Transport ?').uncheck()
  await fillIn(page, ann)
  await page.route('**/safari/booking/*', (route) => route.fulfill({ status: 500, body: 'down' }))
  await bookingForm(page).getByRole('button', { name: 'Book Now' }).click()
  await answer(page, 'Oops !').waitFor()
  await page.unroute('**/safari/booking/*')
  await page.getByRole('button', { name: 'Please try again' }).click()
  await expect.poll(() => bookingForm(page).getByLabel('Additional notes').inputValue()).toBe('Vegetarian')
  expect(await page.getByLabel('Travelers').inputValue()).toBe('3')
  expect(await page.getByLabel('Need Transport ?').isChecked()).toBe(false)
  await bookingForm(page).getByRole('button', { name: 'Book Now' }).click()
  const reference = await referenceOn(page)
  expect(bookingsOf(state, 'safari_bookings', ann)).toMatchObject([{ reference, travelers: 3, distance_km: 0, price_usd: 175 }])
  await close()
})

test('what the server will not take is shown beside its field', async () => {
  const { page, close } = await visit(browser, TRIP)
  await fillIn(page, customer())
  await refuse(page, { type: 'invalid', status: 422, fields: [{ field: 'bookingDetails.email', message: 'This address takes no mail' }, { field: 'bookingDetails.distance', message: 'The quoted price is for another distance' }] })
  await confirm(page).click()
  await expect.poll(() => focused(page)).toBe('email')
  expect(await errorOf(page, 'Email')).toBe('This address takes no mail')
  expect(await bookingForm(page).getByRole('alert').textContent()).toBe('The quoted price is for another distance')
  expect(await bookingForm(page).getByLabel('Phone number').inputValue()).toBe('+44 7911 123456')
  await close()
})

test('while the fare of another trip is on its way, nothing is booked', async () => {
  const { page, close } = await visit(browser, TRIP)
  const ann = customer()
  await fillIn(page, ann)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/transfer/query', async (route) => { await held; await route.continue() })
  await page.getByRole('combobox', { name: 'Enter dropoff location' }).fill('Galle')
  await page.keyboard.press('Enter')
  await page.locator('.fare[aria-busy="true"]').waitFor()
  await confirm(page).click({ force: true })
  await bookingForm(page).getByLabel('Email').press('Enter')
  expect(await answer(page, 'Processing..').count()).toBe(0)
  release()
  await bookingForm(page).getByText('Colombo to Galle,').waitFor()
  await confirm(page).click()
  await referenceOn(page)
  expect(bookingsOf(state, 'transfer_bookings', ann)).toMatchObject([{ dropoff: 'Galle' }])
  await close()
})

test('a time that is past in Sri Lanka, and a number that no country dials, are not sent', async () => {
  const { page, close } = await visit(browser, TRIP)
  await fillIn(page, { ...customer(), phone: '+44 12' })
  await bookingForm(page).getByLabel('Pickup date').fill('2020-01-01')
  await confirm(page).click()
  await expect.poll(() => errorOf(page, 'Pickup date')).toBe('This date is past in Sri Lanka')
  expect(await errorOf(page, 'Phone number')).toContain('Enter a phone number with its country code')
  await close()
})

test('a number is written nationally with its country beside it, or with its code, which then chooses the country', async () => {
  const context = await browser.newContext({ ...DESKTOP, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(TRIP)
  const ann = customer()
  await fillIn(page, { ...ann, phone: '' })
  const [country, phone] = [bookingForm(page).getByLabel('Country code'), bookingForm(page).getByLabel('Phone number')]
  await expect.poll(() => country.inputValue()).toBe('GB')
  await country.locator('option[value="DE"]').waitFor({ state: 'attached' })
  await phone.pressSequentially('+4915123456789')
  expect(await country.inputValue()).toBe('DE')
  expect(await phone.inputValue()).toBe('+49 1512 3456789')
  await phone.fill('')
  await country.selectOption('AU')
  await phone.pressSequentially('0412345678')
  expect(await phone.inputValue()).toBe('0412 345 678')
  await confirm(page).click()
  await referenceOn(page)
  expect(await page.getByText('+61 412 345 678').isVisible()).toBe(true)
  expect(bookingsOf(state, 'transfer_bookings', ann)).toMatchObject([{ phone: '+61412345678', phone_typed: '0412 345 678' }])
  await context.close()
})

test('what is typed before the form is ready stays typed', async () => {
  const { page, start, close } = await visitUnstarted(browser, TRIP)
  const early = { 'Pickup date': PICKUP.date, 'Pickup time': PICKUP.time, 'Phone number': '+44 7911 123456', 'Email': 'early@example.com', 'Flight or room details': 'Room 12' }
  for (const [label, text] of Object.entries(early)) await bookingForm(page).getByLabel(label).fill(text)
  const vehicle = bookingForm(page).getByLabel('Vehicle')
  const [van] = await vehicle.selectOption({ index: 2 })
  expect(await confirm(page).isDisabled()).toBe(true)
  start()
  await readyForm(page)
  for (const [label, text] of Object.entries(early)) expect(await bookingForm(page).getByLabel(label).inputValue()).toBe(text)
  expect(van).toMatch(/^Van - LKR/)
  // The form renders again, with its errors.
  await bookingForm(page).getByLabel('Email').fill('')
  await confirm(page).click()
  await bookingForm(page).getByLabel('Email').and(page.locator('[aria-invalid=true]')).waitFor()
  expect(await vehicle.inputValue()).toBe(van)
  await close()
})

test('what is chosen of a tour before the page is alive counts', async () => {
  const { page, start, close } = await visitUnstarted(browser, site + SITE_PAGES['a safari with transport'])
  const duration = page.getByLabel('Duration')
  await duration.selectOption('Full Day')
  await page.getByLabel('Travelers').selectOption('4')
  await page.getByLabel('Need Transport ?').uncheck()
  start()
  const summary = page.getByRole('region', { name: 'Booking summary' })
  await summary.getByText('Travelers - 4').waitFor()
  await summary.getByText('Duration - Full Day').waitFor()
  await expect.poll(() => summary.textContent()).not.toContain('Transport -')
  // Yala, four travelers, a full day, without transport: specification section 9.
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('USD 275')
  expect(await duration.inputValue()).toBe('Full Day')
  await close()
})

test('without scripts, the page says how else to book', async () => {
  const { page, close } = await visit(browser, TRIP, { ...DESKTOP, javaScriptEnabled: false })
  expect(await page.locator('.booking-form__advice').isVisible()).toBe(true)
  expect(await confirm(page).isDisabled()).toBe(true)
  await close()
})
