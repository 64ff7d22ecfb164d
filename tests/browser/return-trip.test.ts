/** There and back: one form, one confirmation, one payment; then the guest moves one drive and cancels the other. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { browser } from './browser.ts'
import { violations } from './accessibility.ts'
import { bookingsOf, confirmButton, fillIn, mailsAbout, newCustomer, readyForm, shownReference } from './bookings.ts'
import { PHONE, visit } from './visit.ts'

const site = inject('siteUrl')
const state = inject('siteState')

const inDays = (days: number) => sriLankaTime(new Date(Date.now() + days * 24 * 60 * 60_000)).date
const usdIn = (text: string | null) => Number(/USD ([\d,]+)/.exec(text ?? '')![1]!.replace(',', ''))
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
const amountToPay = async (page: Page) =>
  Number(
    new URL((await page.getByRole('link', { name: 'Pay Online In Advance' }).getAttribute('href'))!).searchParams.get(
      'pv',
    ),
  )

test('a return trip is booked at the price of both ways; one drive is moved, the other one cancelled', async () => {
  const { page, complaints, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Ella`, PHONE)
  const form = await readyForm(page)
  const ann = newCustomer()
  await fillIn(page, ann)
  await form.getByLabel('Pickup date').fill(inDays(20))
  await form.getByLabel('Pickup time').fill('09:00')
  await form.getByLabel('Book the way back too').check()
  await form.getByText(/^Ella to Kandy, \d+ km/).waitFor()
  await form.getByLabel('Vehicle').selectOption({ index: 2 })
  const [there, back, both] = [
    usdIn(await form.getByLabel('Vehicle').inputValue()),
    usdIn(await form.getByText(/^Ella to Kandy/).textContent()),
    usdIn(await form.getByText(/^Both ways/).textContent()),
  ]
  expect(both).toBe(there + back)

  // Its day is needed, and comes after the way there.
  await confirmButton(page).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('returnpickupdate')
  await form.getByLabel('Date of the way back').fill(inDays(19))
  await form.getByLabel('Time of the way back').fill('15:00')
  await confirmButton(page).click()
  await form.getByText('The way back is before the way there').waitFor()
  expect(await violations(page, '#booking')).toEqual([])
  expect(await isWide(page)).toBe(false)
  await form.getByLabel('Date of the way back').fill(inDays(23))
  await page.reload()
  await readyForm(page)
  expect(await form.getByLabel('Date of the way back').inputValue()).toBe(inDays(23))
  await form.getByText(/^Both ways/).waitFor()
  await confirmButton(page).click()

  const reference = await shownReference(page)
  const rows = bookingsOf(state, 'transfer_bookings', ann)
  expect(rows).toMatchObject([
    {
      reference,
      pickup: 'Kandy',
      dropoff: 'Ella',
      vehicle: 'van',
      price_usd: there,
      pickup_date: inDays(20),
      is_return: 0,
    },
    {
      pickup: 'Ella',
      dropoff: 'Kandy',
      vehicle: 'van',
      price_usd: back,
      pickup_date: inDays(23),
      pickup_time: '15:00',
      other_way: reference,
      is_return: 1,
    },
  ])
  const returnReference = String(rows[1]!.reference)
  expect(await amountToPay(page)).toBe(both)
  await page.getByText(`(booking ${returnReference})`).waitFor()
  await page.getByText('one payment online is for both ways').waitFor()
  expect(usdIn(await page.locator('.booking-facts__price').textContent())).toBe(both)
  expect(usdIn(await page.locator('.booking-lines > div', { hasText: 'Price of both ways' }).textContent())).toBe(both)
  expect(await violations(page)).toEqual([])
  expect(await isWide(page)).toBe(false)

  // By the link in the mail, from one drive to the other.
  const receipt = (await mailsAbout(state, reference, 2)).find((mail) => mail.includes('changes?key='))!
  await page.goto(site + /\/booking\/[\w-]+\/changes\?key=\w+/.exec(receipt)![0])
  await page.getByLabel('Pickup time').fill('10:30')
  await page.getByRole('button', { name: 'Save the change' }).click()
  await page.getByText('Your change is saved').waitFor()
  await page.getByRole('link', { name: 'Change the way back' }).click()
  await page.getByRole('heading', { name: 'Taxi from Ella to Kandy' }).waitFor()
  await page.getByLabel('Yes, nobody shall come').check()
  await page.getByRole('button', { name: 'Cancel this booking' }).click()
  await page.getByText('Your booking is cancelled.').first().waitFor()
  expect(bookingsOf(state, 'transfer_bookings', ann)).toMatchObject([
    { status: 'new', pickup_time: '10:30' },
    { status: 'cancelled' },
  ])

  await page.goto(`${site}/booking/${reference}`)
  await page.getByText(`(booking ${returnReference}, cancelled)`).waitFor()
  expect(await amountToPay(page)).toBe(there)
  expect(usdIn(await page.locator('.booking-facts__price').textContent())).toBe(there)
  await page.getByRole('link', { name: 'See the way back' }).click()
  await page.getByRole('link', { name: 'See the way there' }).waitFor()
  expect(complaints).toEqual([])
  await close()
})
