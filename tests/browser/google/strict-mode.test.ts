import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmButton, fillIn, newCustomer, post, refuseBooking } from '../bookings.ts'
import { browser } from '../browser.ts'
import { dropoffField, shownFares } from '../fare-page.ts'
import { startSite, type Site } from '../site.ts'
import { loadAndHydrate, DESKTOP } from '../visit.ts'
import { BROWSER_KEY, streetMap } from './page.ts'
import { LIGHTHOUSE, playGoogle } from './stand-in.ts'

/** A house that our own table does not know. */
const HOTEL = { ...LIGHTHOUSE, name: 'Jetwing Lighthouse Q' }

let site: Site
/** One visitor: the development server sends hundreds of modules, which the browser then has. */
let visitor: BrowserContext
beforeAll(async () => {
  site = await startSite({}, 'dev')
  visitor = await browser.newContext(DESKTOP)
})
afterAll(async () => {
  await visitor.close()
  await site.remove()
})

test("React's strict mode, which mounts everything twice, makes no request, line or marker twice", async () => {
  const page = await visitor.newPage()
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(error.message))
  const google = await playGoogle(page, [HOTEL], { km: 150 })
  // The development server has this machine's variables, so the test writes the key into the page as the Worker would.
  await page.route(`${site.url}/?*`, async (route) => {
    const answer = await route.fetch()
    const keyed = (await answer.text())
      .replace(/"maps":\{[^}]*\},|,"maps":\{[^}]*\}/, '')
      .replace('{"product":', `{"maps":{"browserKey":"${BROWSER_KEY}","mapId":"","serverAsks":false},"product":`)
    await route.fulfill({ response: answer, body: keyed })
  })
  await loadAndHydrate(page, () => page.goto(`${site.url}/?pickup=CMB&dropoff=Colombo`))
  await dropoffField(page).fill(HOTEL.name)
  await page.getByRole('option', { name: HOTEL.name }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('dropoff')?.startsWith(HOTEL.name) ?? false)
  await shownFares(page)
  await expect.poll(() => streetMap(page).getAttribute('data-line')).toBe('21')
  await expect.poll(() => streetMap(page).locator('.street-map__end').count()).toBe(2)
  expect(google.scripts()).toHaveLength(1)
  expect(google.details()).toHaveLength(1)
  expect(google.routes()).toHaveLength(1)
  expect(uncaught).toEqual([])
  await page.close()
})

test('a form that is mounted twice says what the server refuses, such as a class that is no longer offered', async () => {
  const page = await visitor.newPage()
  // The development server has this machine's secrets, or none: the built site quotes in its place.
  const quotes = await post('/transfer/query', { urlData: { url: 'taxi-from-Colombo-to-Kandy' } })
  await page.route('**/transfer/query', (route) => route.fulfill({ json: quotes }))
  await loadAndHydrate(page, () => page.goto(`${site.url}/transfer/taxi-from-Colombo-to-Kandy`))
  await fillIn(page, newCustomer())
  const fields = [{ field: 'bookingDetails.vehicle', message: 'Choose a vehicle', problem: 'no-vehicle' }]
  await refuseBooking(page, { type: 'invalid', status: 422, fields })
  await confirmButton(page).click()
  await expect.poll(() => page.locator('.field__error').allInnerTexts()).toEqual(['Choose a vehicle'])
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('vehicle')
  await page.close()
})
