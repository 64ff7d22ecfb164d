/** There and back: one form, one confirmation, one payment; then the guest moves one ride and cancels the other. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { browser } from './browser.ts'
import { violations } from './accessibility.ts'
import {
  ridesOf,
  confirmButton,
  fillIn,
  mailsAbout,
  newCustomer,
  payLink,
  readyForm,
  shownReference,
  inDays,
} from './bookings.ts'
import { PHONE, visit } from './visit.ts'

const site = inject('siteUrl')
const state = inject('siteState')

const usdIn = (text: string | null) => Number(/USD ([\d,]+)/.exec(text ?? '')![1]!.replace(',', ''))
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
const amountToPay = async (page: Page) =>
  Number(new URL((await payLink(page).getAttribute('href'))!).searchParams.get('pv'))

test('a return trip is booked at the price of both ways; one ride is moved, the other one cancelled', async () => {
  const { page, complaints, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Ella`, PHONE)
  const form = await readyForm(page)
  const ann = newCustomer()
  await fillIn(page, ann)
  await form.getByLabel('Pickup date').fill(inDays(20))
  await form.getByLabel('Pickup time').fill('09:00')
  await form.getByLabel('Add a return trip').tap()
  await form.getByText(/^Ella to Kandy, \d+ km/).waitFor()
  await form.getByLabel('Vehicle').selectOption({ index: 2 })
  const [there, back, both] = [
    usdIn(await form.getByLabel('Vehicle').inputValue()),
    usdIn(await form.getByText(/^Ella to Kandy/).textContent()),
    usdIn(await form.getByText(/^Both ways/).textContent()),
  ]
  expect(both).toBe(there + back)

  // Its day is needed, and comes after the way there.
  await confirmButton(page).tap()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('returnpickupdate')
  await form.getByLabel('Date of the way back').fill(inDays(19))
  await form.getByLabel('Time of the way back').fill('15:00')
  await confirmButton(page).tap()
  await form.getByText('The way back is before the way there').waitFor()
  expect(await violations(page, '#booking')).toEqual([])
  expect(await isWide(page)).toBe(false)
  // Two cars may be meant, so it is asked, once.
  await form.getByLabel('Date of the way back').fill(inDays(20))
  await form.getByLabel('Time of the way back').fill('10:00')
  await confirmButton(page).tap()
  const question = form.getByRole('group', { name: 'Two rides at the same time?' })
  await question
    .getByText(/^Your first ride arrives at about \d\d:\d\d, the return begins at 10:00\. Is that what you want\?$/)
    .waitFor()
  expect(await question.getByRole('button', { name: 'Yes, book it so' }).count()).toBe(1)
  await question.getByRole('button', { name: 'Change the time' }).tap()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('returnpickuptime')
  await form.getByLabel('Time of the way back').fill('15:00')
  await form.getByLabel('Date of the way back').fill(inDays(23))
  await page.reload()
  await readyForm(page)
  expect(await form.getByLabel('Date of the way back').inputValue()).toBe(inDays(23))
  await form.getByText(/^Both ways/).waitFor()
  await confirmButton(page).tap()

  const reference = await shownReference(page)
  const rows = ridesOf(state, ann)
  expect(rows).toMatchObject([
    {
      reference,
      pickup: 'Kandy',
      dropoff: 'Ella',
      vehicle: 'van',
      price_usd: there,
      pickup_date: inDays(20),
      position: 1,
    },
    {
      pickup: 'Ella',
      dropoff: 'Kandy',
      vehicle: 'van',
      price_usd: back,
      pickup_date: inDays(23),
      pickup_time: '15:00',
      reference,
      position: 2,
    },
  ])
  expect(await amountToPay(page)).toBe(both)
  for (const title of ['Taxi from Kandy to Ella', 'Taxi from Ella to Kandy'])
    await page.getByRole('heading', { level: 3, name: title, exact: true }).waitFor()
  await page.getByText('one payment online is for all rides').waitFor()
  expect(usdIn(await page.locator('.booking-facts__price').textContent())).toBe(both)
  const prices = await page.locator('.booking-lines > div', { hasText: 'all inclusive' }).allTextContents()
  expect(prices.map(usdIn)).toEqual([there, back])
  expect(await violations(page)).toEqual([])
  expect(await isWide(page)).toBe(false)

  // By the link in the mail: one page for both rides.
  const receipt = (await mailsAbout(state, reference, 2)).find((mail) => mail.includes('changes?key='))!
  await page.goto(site + /\/booking\/[\w-]+\/changes\?key=\w+/.exec(receipt)![0])
  const rideSection = (name: string) => page.getByRole('region', { name })
  await rideSection('Taxi from Kandy to Ella').getByLabel('Pickup time').fill('10:30')
  // What was typed for one ride is not lost by saving the other.
  const wayBack = rideSection('Taxi from Ella to Kandy')
  await wayBack.getByLabel('Flight or room details').fill('We are by the lake')
  await wayBack.getByRole('button', { name: 'Save the change' }).tap()
  await wayBack.getByRole('alert').getByText('for another ride is not saved yet').waitFor()
  expect(await rideSection('Taxi from Kandy to Ella').getByLabel('Pickup time').inputValue()).toBe('10:30')
  await wayBack.getByRole('button', { name: 'Save the change' }).tap()
  await page.getByText('Your change is saved').waitFor()
  await rideSection('Taxi from Kandy to Ella').getByLabel('Pickup time').fill('10:30')
  await rideSection('Taxi from Kandy to Ella').getByRole('button', { name: 'Save the change' }).tap()
  await page.getByText('Your change is saved').waitFor()
  await rideSection('Taxi from Ella to Kandy').getByLabel('Yes, cancel this ride').tap()
  await rideSection('Taxi from Ella to Kandy').getByRole('button', { name: 'Cancel this ride' }).tap()
  await page.getByRole('alert').getByText('This ride is cancelled.').waitFor()
  expect(ridesOf(state, ann)).toMatchObject([{ status: 'new', pickup_time: '10:30' }, { status: 'cancelled' }])
  expect(await violations(page)).toEqual([])
  expect(await isWide(page)).toBe(false)

  await page.goto(`${site}/booking/${reference}`)
  await page.getByRole('heading', { level: 1, name: 'Taxi from Kandy to Ella', exact: true }).waitFor()
  await rideSection('Taxi from Kandy to Ella').getByText('10:30').waitFor()
  await rideSection('Taxi from Ella to Kandy').getByText('This ride is cancelled').waitFor()
  expect(await amountToPay(page)).toBe(there)
  expect(usdIn(await page.locator('.booking-facts__price').textContent())).toBe(there)
  expect(await violations(page)).toEqual([])
  expect(await isWide(page)).toBe(false)
  expect(complaints).toEqual([])
  await close()
})
