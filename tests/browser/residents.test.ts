/** Who lives in Sri Lanka reads rupees alone, and by how many payments by card, before the tap that books. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIRST_PRICE_LIST } from '#domain/prices/first-price-list.ts'
import { violations } from './accessibility.ts'
import { bookingForm, confirmButton, fillIn, newCustomer, shownReference } from './bookings.ts'
import { browser } from './browser.ts'
import { startSiteWith, type Site } from './site.ts'
import { PHONE, visit } from './visit.ts'

const SHORT_PHONE = { ...PHONE, viewport: { width: 390, height: 664 } }
const deposit = { percent: 50, leastUsd: 11, fromTotalUsd: 40 }
const PAYHERE = {
  PAYMENT_URL: '',
  PAYHERE_MERCHANT_ID: '1211149',
  PAYHERE_SECRET: 'MzE4MjcwNTIzMDI1OTkwNDkwMjExMDUyOTQ1ODQz',
  PAYHERE_LIMITS: '20 / 0',
  PAYHERE_SECOND_MERCHANT_ID: '1211150',
  PAYHERE_SECOND_SECRET: 'NTk5MDI0NTg0MzE4MjcwNTIzMDIxMTA1Mjk5MDQ5',
  PAYHERE_SECOND_LIMITS: '0 / 0',
}

let site: Site
beforeAll(async () => {
  const list = { ...FIRST_PRICE_LIST, promises: { ...FIRST_PRICE_LIST.promises, deposit } }
  site = await startSiteWith(list, PAYHERE)
})
afterAll(() => site.remove())

/** What is read of the fare, the cards and the bar: with what stands in place of other words, and without what is hidden. */
const seenBeside = (page: Page) =>
  page.evaluate(() => {
    const seen = (element: Element): string => {
      const { display, visibility } = getComputedStyle(element)
      if (display === 'none' || element instanceof HTMLSelectElement) return ''
      const { content, visibility: after } = getComputedStyle(element, '::after')
      const own = [...element.childNodes].map((node) =>
        node instanceof Element ? seen(node) : visibility === 'visible' ? node.textContent : '',
      )
      return [...own, after === 'visible' && content.startsWith('"') ? content.slice(1, -1) : ''].join('')
    }
    const beside = '.fare, .fare-bar, .summary__price, .offers, .total, .ways, .way, .booking-form'
    return [...document.querySelectorAll(beside)].map(seen).join(' | ')
  })

test('a guest from abroad who says to live in Sri Lanka reads rupees from then on, and pays in them', async () => {
  const { page, complaints, close } = await visit(
    browser,
    `${site.url}/transfer/taxi-from-Colombo-to-Kandy`,
    SHORT_PHONE,
  )
  const form = bookingForm(page)
  const livesHere = form.getByLabel('I live in Sri Lanka, and pay in rupees')
  expect(await livesHere.count()).toBe(0)
  await fillIn(page, newCustomer())
  await form.getByText(/We ask for a deposit of USD \d+ online.* you pay it in 2 payments\./).waitFor()
  await livesHere.tap()
  const inRupees = form.getByText(/We ask for a deposit of LKR [\d,]+ online/)
  await inRupees.waitFor()
  expect(await inRupees.textContent()).not.toMatch(/USD|payments/)
  // And so does what stands beside the form.
  await page.locator('html[data-in-rupees]').waitFor()
  expect(await seenBeside(page)).toMatch(/LKR [\d,]+/)
  expect(await seenBeside(page)).not.toContain('USD')
  expect(await form.locator('select option:checked').first().textContent()).toMatch(/^Mini Car - LKR \d+$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await violations(page, 'form')).toEqual([])
  if (process.env.PICTURES) await form.screenshot({ path: `${process.env.PICTURES}/form.png` })
  await confirmButton(page).tap()
  const reference = await shownReference(page)
  const seen = async () => {
    await page
      .getByText(/deposit of LKR [\d,]+ online/)
      .first()
      .waitFor()
    const text = await page.locator('main').innerText()
    expect(text).toMatch(/LKR [\d,]+/)
    expect(text).not.toContain('USD')
  }
  await seen()
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/answer.png`, fullPage: true })
  await page.goto(`${site.url}/booking/${reference}`)
  await seen()
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/page.png`, fullPage: true })
  await page.goto(`${site.url}/booking/${reference}/pay`)
  expect(await page.locator('input[name="currency"]').inputValue()).toBe('LKR')
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/pay.png`, fullPage: true })
  expect(complaints).toEqual([])
  await close()
})

test('a Sri Lankan number says so by itself, and nothing is asked', async () => {
  const { page, close } = await visit(browser, `${site.url}/transfer/taxi-from-Colombo-to-Galle`, SHORT_PHONE)
  const form = bookingForm(page)
  await fillIn(page, { ...newCustomer(), phone: '+94 77 123 4567' })
  await form.getByText(/We ask for a deposit of LKR [\d,]+ online/).waitFor()
  expect(await form.getByLabel('I live in Sri Lanka, and pay in rupees').count()).toBe(0)
  await close()
})

test('beside the form of a tour and of a journey as well; a foreign number brings the dollars back', async () => {
  for (const path of [
    "/things-to-do/safari/Adam's-Peak-safari-pickup-from-Adam's-Peak-drop-off-in-Adam's-Peak-1-traveler-half-day",
    '/journey?stop1=Colombo&stop2=Kandy&nights2=1&stop3=Ella',
  ]) {
    const { page, close } = await visit(browser, `${site.url}${path}`, SHORT_PHONE)
    page.setDefaultTimeout(15_000)
    const form = page.locator('form.booking-form')
    await form.scrollIntoViewIfNeeded()
    await form.locator('.booking-form__button:enabled').waitFor()
    const phone = form.getByLabel('Phone number')
    // The country is worked out once the list of countries has come.
    await phone.focus()
    await form.locator('.phone__select option[value="GB"]').waitFor({ state: 'attached' })
    await phone.fill('+44 7911 123456')
    await page.getByLabel('I live in Sri Lanka, and pay in rupees').waitFor()
    const before = await seenBeside(page)
    expect(before, path).toContain('USD')
    await phone.fill('+94 77 123 4567')
    await page.locator('html[data-in-rupees]').waitFor()
    const after = await seenBeside(page)
    expect(after, path).not.toContain('USD')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await violations(page, 'main')).toEqual([])
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/beside-${path.slice(1, 5)}.png`, fullPage: true })
    await phone.fill('+44 7911 123456')
    await page.locator('html:not([data-in-rupees])').waitFor()
    expect((await seenBeside(page)).match(/USD\s*[\d,]+/g), path).toEqual(before.match(/USD\s*[\d,]+/g))
    await close()
  }
})
