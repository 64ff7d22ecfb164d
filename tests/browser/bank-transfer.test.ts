/** A site without online payment that asks for deposits by bank transfer, on a short phone. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { violations } from './accessibility.ts'
import { bookingForm, confirmButton, fillIn, newCustomer, shownReference } from './bookings.ts'
import { browser } from './browser.ts'
import { startSiteWith, type Site } from './site.ts'
import { SHORT_PHONE, visit } from './visit.ts'

const ACCOUNT = ['Ann Perera', '1234 5678', 'A Bank, Galle', 'ABANLKLX']
const deposit = { percent: 30, leastUsd: 11, fromTotalUsd: 40 }

let site: Site
beforeAll(async () => {
  const list = { ...FIRST_PRICE_LIST, promises: { ...FIRST_PRICE_LIST.promises, deposit } }
  site = await startSiteWith(list, { PAYMENT_URL: '', BANK_ACCOUNT: ACCOUNT.join(' | '), BANK_DAYS: '3' })
})
afterAll(() => site.remove())

test('the form says it before the tap, the answer and the page say where to', async () => {
  const { page, complaints, close } = await visit(
    browser,
    `${site.url}/transfer/taxi-from-Colombo-to-Kandy`,
    SHORT_PHONE,
  )
  await fillIn(page, newCustomer())
  await bookingForm(page)
    .getByText(/We ask for a deposit of USD \d+ by bank transfer.* within 3 days of booking/)
    .waitFor()
  await confirmButton(page).tap()
  const reference = await shownReference(page)
  const seen = async () => {
    await page.getByText(/It has to be there by .* and may then cancel the booking/).waitFor()
    for (const value of ACCOUNT) expect(await page.getByText(value, { exact: true }).isVisible()).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await violations(page, 'main')).toEqual([])
  }
  await seen()
  await page.goto(`${site.url}/booking/${reference}`)
  await seen()
  expect(complaints).toEqual([])
  await close()
})
