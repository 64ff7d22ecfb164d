/** What an account for cards still takes this month is said before the tap that books. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { violations } from './accessibility.ts'
import { bookingForm, confirmButton, fillIn, newCustomer, shownReference } from './bookings.ts'
import { browser } from './browser.ts'
import { startSiteWith, type Site } from './site.ts'
import { PHONE, visit } from './visit.ts'

const PAYHERE = {
  PAYMENT_URL: '',
  PAYHERE_MERCHANT_ID: '1211149',
  PAYHERE_SECRET: 'MzE4MjcwNTIzMDI1OTkwNDkwMjExMDUyOTQ1ODQz',
  PAYHERE_LIMITS: '0 / 40',
}

let site: Site
beforeAll(async () => {
  const promises = { ...FIRST_PRICE_LIST.promises, deposit: null }
  site = await startSiteWith({ ...FIRST_PRICE_LIST, promises }, PAYHERE)
})
afterAll(() => site.remove())

test('the form says what the answer says: a part by card now, the rest from the next month', async () => {
  const phone = { ...PHONE, viewport: { width: 390, height: 664 } }
  const { page, complaints, close } = await visit(browser, `${site.url}/transfer/taxi-from-Colombo-to-Kandy`, phone)
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/card-room') && asked.push(request.postData()!))
  const form = bookingForm(page)
  await fillIn(page, newCustomer())
  const words = /More can be paid by card from 1 \w+ \d{4}\./
  // Not while the ride may be over by then.
  await form.getByText('in advance').first().waitFor()
  await form.getByLabel('Pickup date').fill(sriLankaTime(new Date(Date.now() + 40 * DAY_MS)).date)
  await form.getByText(words).waitFor()
  // Each question once, and nothing of the guest.
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked.join()).not.toMatch(/@|79/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await violations(page, 'form')).toEqual([])
  await confirmButton(page).tap()
  await shownReference(page)
  await page.getByText(words).waitFor()
  expect(complaints).toEqual([])
  await close()
})
