import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { readyForm } from './bookings.ts'
import { browser } from './browser.ts'
import { arriveAt, typePlace } from './fare-page.ts'
import { PHONE, visit } from './visit.ts'

const site = inject('siteUrl')
const map = (page: Page) => page.getByRole('group', { name: 'Map' })
const routeLength = (page: Page) =>
  page.locator('.island-map__route').evaluate((line) => (line as SVGPathElement).getTotalLength())

test('the map shows the route from pickup to dropoff and names its sources', async () => {
  const { page, complaints, close } = await visit(browser, `${inject('siteUrl')}/?pickup=Galle&dropoff=Mirissa`)
  await page.getByRole('img', { name: 'The route from Galle to Mirissa' }).waitFor()
  // Map units of 111 m: about 36 km.
  await expect.poll(() => routeLength(page)).toBeGreaterThan(250)
  expect(await routeLength(page)).toBeLessThan(500)
  expect(await page.locator('.island-map__end').allTextContents()).toEqual(['Galle', 'Mirissa'])
  expect(await page.locator('.route-map').textContent()).toContain('OpenStreetMap')
  await typePlace(page, 'Jaffna')
  await arriveAt(page, { pickup: 'Jaffna', dropoff: 'Mirissa' })
  await page.getByRole('img', { name: 'The route from Jaffna to Mirissa' }).waitFor()
  await expect.poll(() => routeLength(page)).toBeGreaterThan(3500)
  expect(complaints).toEqual([])
  await close()
})

test('buttons and keys zoom and move the map, and a button shows the whole route again', async () => {
  const { page, close } = await visit(browser, `${inject('siteUrl')}/?pickup=Kandy&dropoff=Ella`)
  await page.getByRole('img', { name: 'The route from Kandy to Ella' }).waitFor()
  const shown = () => page.locator('.island-map svg svg').getAttribute('viewBox')
  const fitted = await shown()
  await map(page).getByRole('button', { name: 'Zoom in' }).focus()
  await page.keyboard.press('Enter')
  const closer = await shown()
  expect(Number(closer!.split(' ')[2])).toBeLessThan(Number(fitted!.split(' ')[2]))
  await page.keyboard.press('ArrowRight')
  expect(Number((await shown())!.split(' ')[0])).toBeGreaterThan(Number(closer!.split(' ')[0]))
  await map(page).getByRole('button', { name: 'Show the whole route' }).click()
  expect(await shown()).toBe(fitted)
  await close()
})

test('on a phone the map loads when it comes near the screen, and nothing moves when it arrives', async () => {
  const { page, close } = await visit(browser, inject('siteUrl'), PHONE, (opened) =>
    opened.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    }),
  )
  await page.locator('.route-map').scrollIntoViewIfNeeded()
  await map(page).waitFor()
  await page.locator('.island-map__route:not([d=""])').waitFor({ state: 'attached' })
  // The browser reports a shift after the frame in which it happens.
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done))
      }),
  )
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  )
  expect(shift).toBeLessThan(0.02)
  await close()
})

test('the map of a journey names a park once where a night is spent there', async () => {
  const { page, close } = await visit(browser, `${site}/journey?stop1=Ella&stop2=Yala&nights2=1&stop3=Galle`, PHONE)
  await page.locator('.route-map').scrollIntoViewIfNeeded()
  await page.locator('.island-map__end').first().waitFor()
  expect(await page.locator('.island-map__end').allTextContents()).toEqual(['Ella', 'Yala national park', 'Galle'])
  await close()
})

test('a tour from far leads to the planner: for a night before it, and for a larger party', async () => {
  const { page, close } = await visit(
    browser,
    `${site}/things-to-do/safari/Yala-national-park-safari-pickup-from-Colombo-drop-off-in-Galle-1-traveler-full-day`,
    PHONE,
  )
  const form = await readyForm(page)
  const planned = async (name: string) =>
    Object.fromEntries(new URL((await form.getByRole('link', { name }).getAttribute('href'))!, site).searchParams)
  const plan = { stop1: 'Colombo', stop2: 'Yala national park', tour2: 'full', stop3: 'Galle' }
  expect(await planned('Spend the night before near the park')).toEqual({
    stop1: 'Colombo',
    stop2: 'Tissamaharama',
    nights2: '1',
    stop3: 'Yala national park',
    tour3: 'full',
    stop4: 'Galle',
    travelers: '1',
  })
  expect(await planned('Book two tours at once')).toEqual({ ...plan, travelers: '7' })
  await form.getByLabel('Pickup time').fill('03:40')
  await form.getByRole('link', { name: 'Book two tours at once' }).tap()
  await expect.poll(() => page.locator('#total').innerText()).toContain('in two vehicles')
  await page.locator('form.booking-form').scrollIntoViewIfNeeded()
  await expect.poll(() => page.locator('form.booking-form [name="pickuptime0"]').inputValue()).toBe('03:40')
  await close()
})
