/** The bar of a tour's page on a phone: the price at hand, and the way to the form. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { violations } from './accessibility.ts'
import { browser } from './browser.ts'
import { DESKTOP, PHONE, SHORT_PHONE, visit } from './visit.ts'

const site = inject('siteUrl')
const YALA =
  '/things-to-do/safari/Yala-national-park-safari-pickup-from-Yala-national-park-drop-off-in-Yala-national-park-1-traveler-half-day'

const bar = (page: Page) => page.locator('.tour-bar')
const price = (page: Page) => bar(page).locator('strong')

test('the price stays at hand, follows what is chosen, and a tap leads to the form, where the bar goes', async () => {
  const { page, complaints, close } = await visit(browser, site + YALA, SHORT_PHONE)
  await expect.poll(() => price(page).textContent()).toBe('USD 105')
  expect(await violations(page, '.tour-bar')).toEqual([])
  await page.getByLabel('Travelers').selectOption('3')
  await page.getByLabel('Duration').selectOption({ label: 'Full Day' })
  await expect.poll(() => price(page).textContent()).toBe('USD 230')
  expect(await bar(page).locator('small').textContent()).toBe('Full Day · Travelers - 3')
  // While a hotel is typed, the room is for suggestions.
  await page.getByLabel('Pickup hotel').tap()
  await expect.poll(() => bar(page).isVisible()).toBe(false)
  await page.getByLabel('Pickup hotel').blur()
  await bar(page).getByRole('link', { name: 'Book Now' }).tap()
  await expect.poll(() => bar(page).count()).toBe(0)
  await expect
    .poll(() => page.locator('#booking').evaluate((form) => form.getBoundingClientRect().top < innerHeight / 2))
    .toBe(true)
  // Past the form it does not come back; above it, it does.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.locator('footer').last().scrollIntoViewIfNeeded()
  expect(await bar(page).count()).toBe(0)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => price(page).textContent()).toBe('USD 230')
  // A guest who lives in Sri Lanka reads rupees in it.
  const phone = page.locator('form.booking-form input[type="tel"]')
  await phone.focus()
  await page.locator('.booking-form__button:enabled').waitFor()
  await page.locator('.phone__select option[value="GB"]').waitFor({ state: 'attached' })
  await phone.fill('+94 77 123 4567')
  await phone.blur()
  await page.locator('html[data-in-rupees]').waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => price(page).locator('data').getAttribute('data-rupees')).toMatch(/^LKR\s66,240$/)
  expect(complaints).toEqual([])
  await close()
})

test('a busy browser tells several times at once where a part is: the newest counts', async () => {
  const { page, complaints, close } = await visit(browser, site + YALA, SHORT_PHONE, (opened) =>
    opened.addInitScript(() => {
      const Observer = IntersectionObserver
      window.IntersectionObserver = class extends Observer {
        constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super(([now], observer) => {
            const before = { isIntersecting: !now!.isIntersecting } as IntersectionObserverEntry
            tell([before, now!], observer)
          }, options)
        }
      }
    }),
  )
  await expect.poll(() => price(page).textContent()).toBe('USD 105')
  await bar(page).getByRole('link', { name: 'Book Now' }).tap()
  await expect.poll(() => bar(page).count()).toBe(0)
  await page.goto(`${site}/?pickup=Galle&dropoff=Mirissa`)
  await page.locator('.route-map').scrollIntoViewIfNeeded()
  await page.getByRole('img', { name: 'The route from Galle to Mirissa' }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('a tap on the bar while the price of another hotel loads leads to the form, and that hotel stays chosen', async () => {
  const { page, complaints, close } = await visit(browser, site + YALA, SHORT_PHONE)
  await expect.poll(() => price(page).textContent()).toBe('USD 105')
  const gate = Promise.withResolvers<void>()
  let asked = false
  await page.route(/\/safari\/query\/?$/, async (route) => {
    asked = true
    await gate.promise
    await route.continue()
  })
  const hotel = page.getByRole('combobox', { name: 'Pickup hotel' })
  await hotel.fill('Ella')
  await hotel.press('Enter')
  await expect.poll(() => asked).toBe(true)
  await page.evaluate(() => scrollTo(0, 0))
  await bar(page).getByRole('link', { name: 'Book Now' }).tap()
  await expect.poll(() => bar(page).count()).toBe(0)
  gate.resolve()
  await page.waitForURL(/pickup-from-Ella/)
  await page.locator('.safari__tour [aria-busy="false"]').waitFor()
  expect(await hotel.inputValue()).toBe('Ella')
  await expect
    .poll(() =>
      page.locator('#booking').evaluate((form) => Math.abs(form.getBoundingClientRect().top) < innerHeight / 2),
    )
    .toBe(true)
  expect(complaints).toEqual([])
  await close()
})

test('there is none with large text, and none on a wide screen', async () => {
  const { page, close } = await visit(browser, site + YALA, { ...PHONE, viewport: { width: 195, height: 422 } })
  await expect.poll(() => bar(page).count()).toBe(1)
  const { top, screen } = await bar(page).evaluate((element) => ({
    top: element.getBoundingClientRect().top,
    screen: innerHeight,
  }))
  expect(top).toBeGreaterThanOrEqual(screen)
  await page.setViewportSize(DESKTOP.viewport!)
  expect(await bar(page).isVisible()).toBe(false)
  await close()
})

test('on a wide screen a button below the total leads to the form', async () => {
  const { page, close } = await visit(browser, site + YALA, DESKTOP)
  expect(await bar(page).isVisible()).toBe(false)
  await page.getByRole('region', { name: 'Booking summary' }).getByRole('link', { name: 'Book Now' }).click()
  await expect
    .poll(() => page.locator('#booking').evaluate((form) => form.getBoundingClientRect().top < innerHeight / 2))
    .toBe(true)
  await close()
})
