/** A train day with bags by car, by taps alone: from a fare and the planner to the driver's word that the bags are here. */
import { beforeAll, expect, test } from 'vitest'
import { priceList } from '#domain/prices/current-price-list.ts'
import { paths } from '#domain/paths.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { violations } from './accessibility.ts'
import { journeyForm, newCustomer, shownReference } from './bookings.ts'
import { browser } from './browser.ts'
import { drivenRides, siteOfRides, SMALL_PHONE } from './driven-rides.ts'
import { visitWithClock } from './page-clock.ts'
import type { Site } from './site.ts'
import { PHONE, visit } from './visit.ts'

let opened: Site
beforeAll(async () => {
  opened = await siteOfRides()
})
const { confirmWithDriver, sheetOf, typeNumber } = drivenRides(() => opened)

test('from a fare between two stations to the bags at the other one', async () => {
  expect(priceList().bagsByCar).not.toBeNull()
  const { url: site } = opened
  const { page, complaints, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Ella`, PHONE)
  // A taxi is what this page sells: the train is offered below it, beside a stop on the way.
  const offer = page.getByRole('link', { name: 'You by train, your bags by car' })
  await offer.scrollIntoViewIfNeeded()
  expect(await page.getByText('Rather take the hill train from Kandy to Ella?').isVisible()).toBe(true)
  expect(await violations(page, '.more-stops')).toEqual([])
  await offer.tap()
  await page.waitForURL(/\/journey\?stop1=Kandy&gap1=1&bags1=1&stop2=Ella/)

  // The planner: taken out and put in again, by one price.
  const price = () => page.locator('.total__price data').first().getAttribute('value').then(Number)
  const said = page.getByText(/^You go by train from Kandy to Ella, with tickets of your own/)
  await said.waitFor()
  const first = await price()
  expect(await said.textContent()).toContain(`USD ${first}`)
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByLabel('Large bags').selectOption('0')
  await page.getByRole('button', { name: 'We take our bags along' }).tap()
  await page.getByText('No ride with us from Kandy to Ella').waitFor()
  await page.waitForURL((address) => !address.searchParams.has('bags1'))
  // Without any ride there is no price yet, and the offer stays.
  await page.getByRole('button', { name: 'We take the train, and our bags go by car' }).tap()
  await said.waitFor()
  await expect.poll(price).toBe(first)
  expect(await page.getByText('No ride with us').count()).toBe(0)
  expect(await page.getByLabel('Large bags').inputValue()).toBe('2')

  // Booked by the form of a journey, of which nothing is new but a line below the ride.
  const form = journeyForm(page)
  await form.scrollIntoViewIfNeeded()
  await form.locator('.booking-form__button:enabled').waitFor()
  await form.getByText('They wait at the railway station of Ella, or at your hotel if you name it below.').waitFor()
  // Now: bags cannot be there before the pickup's time.
  const now = sriLankaTime(new Date())
  await form.getByLabel('Pickup date').fill(now.date)
  await form.getByLabel('Pickup time').fill(now.time)
  const customer = newCustomer()
  await form.getByLabel('Phone number').fill(customer.phone)
  await form.getByLabel('Email').fill(customer.email)
  expect(await violations(page, '.booking-form')).toEqual([])
  await form.getByRole('button', { name: 'Send the request' }).tap()
  await form.getByRole('button', { name: /^Yes, / }).tap()
  const reference = await shownReference(page)
  const lines = page.locator('.booking-lines').first()
  await lines.getByText('Kandy to Ella, with a ticket of your own. The railway says when it leaves.').waitFor()
  await lines.getByText('at the railway station of Ella').waitFor()
  // Of the plan without any ride.
  expect(complaints).toEqual([
    'Failed to load resource: the server responded with a status of 422 (Unprocessable Entity)',
  ])
  await close()

  // The day: two phones side by side.
  await confirmWithDriver(reference)
  const guests = await visitWithClock(browser, site + paths.booking(reference), PHONE)
  await guests.page.getByRole('heading', { level: 1, name: 'Bags by car from Kandy to Ella' }).waitFor()
  const phone = await browser.newContext({ ...SMALL_PHONE, serviceWorkers: 'block' })
  const driver = await phone.newPage()
  await typeNumber(driver, sheetOf(customer), '077 123 4567')
  await driver.getByText(/^Bags alone/).waitFor()
  expect(await violations(driver)).toEqual([])
  const buttons = driver.locator('.taps .button:visible')
  expect(await buttons.allTextContents()).toEqual([
    'I am on the way',
    'I am at the pickup',
    'Bags counted, sealed, on board',
  ])
  const seen = (text: string | RegExp) => guests.clock.passUntil(guests.page.getByText(text))
  await driver.getByRole('button', { name: 'I am on the way' }).tap()
  await seen(/Nimal is on the way/)
  // Without their number nothing is said: the guest reads how many were sealed.
  const counted = driver.getByLabel('Bags that you counted and sealed')
  await counted.fill('')
  await driver.getByRole('button', { name: 'Bags counted, sealed, on board' }).tap()
  expect(await counted.evaluate((field) => field.matches(':focus:invalid'))).toBe(true)
  await counted.fill('4')
  // The phone's keyboard says nothing by itself.
  await counted.press('Enter')
  expect(await driver.getByRole('button', { name: 'I am at the pickup' }).isEnabled()).toBe(true)
  await driver.getByRole('button', { name: 'Bags counted, sealed, on board' }).tap()
  await driver.getByText(/4 bags counted, sealed and on board/i).waitFor()
  await seen('4 bags are counted, sealed and on the way. Have a good train ride!')
  expect(await violations(guests.page, 'main')).toEqual([])
  expect(await buttons.allTextContents()).toEqual(['The bags are here', 'Done: the guest has the bags'])
  await driver.getByRole('button', { name: 'The bags are here' }).tap()
  await driver.getByText(/^the bags are there/i).waitFor()
  await seen(/^Your bags are here, since \d\d:\d\d/)
  expect(await guests.page.getByText('at the railway station of Ella').first().isVisible()).toBe(true)
  await driver.getByRole('button', { name: 'Done: the guest has the bags' }).tap()
  await seen('You have your bags. Thank you for travelling with us.')
  await Promise.all([guests.close(), phone.close()])
})
