/** Where the content security policy lets Google in. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser } from '../browser.ts'
import { shownFares, typePlace } from '../fare-page.ts'
import { SITE_PAGES } from '../site-pages.ts'
import { startSite, type Site } from '../site.ts'
import { BROWSER_KEY, mapFigure, streetMap, visitWithGoogle } from './page.ts'
import type { Hotel } from './stand-in.ts'

/** In no table of ours. */
const HOTEL: Hotel = {
  id: 'hotel-9',
  name: 'Quillmere Residency',
  address: 'Dadalla, Galle, Sri Lanka',
  lat: 6.0486,
  lng: 80.1964,
}

let site: Site
beforeAll(async () => {
  site = await startSite({ GOOGLE_MAPS_BROWSER_KEY: BROWSER_KEY, GOOGLE_MAPS_MAP_ID: 'style-of-the-operator' })
})
afterAll(() => site.remove())

test('a visitor who begins on a page that may not ask Google finds hotels on the next one', async () => {
  const { page, clock, google, uncaught, close } = await visitWithGoogle(
    browser,
    site.url + SITE_PAGES['the rates from the airport'],
    [HOTEL],
  )
  await page
    .getByRole('main')
    .getByRole('link', { name: /Nuwara Eliya/ })
    .first()
    .click()
  await page.waitForURL('**/transfer/taxi-from-Colombo%20Bandaranaike%20International%20Airport-to-Nuwara%20Eliya')
  const dropoff = page.getByRole('combobox', { name: 'Enter dropoff location' })
  await dropoff.waitFor()
  await page.locator('html[data-scripts="alive"]').waitFor({ state: 'attached' })
  await dropoff.click()
  // The page gives a search, a route and a map up after some seconds: a busy machine may take longer.
  await clock.stop()
  await dropoff.pressSequentially(HOTEL.name)
  const option = page.getByRole('option', { name: /Quillmere Residency/ })
  await clock.passUntil(option)
  await option.click()
  await clock.passUntil(async () => new URL(page.url()).pathname.includes('Quillmere'))
  await clock.passUntil(page.locator('.fare[aria-busy="false"] .vehicle'))
  expect(await shownFares(page)).toHaveLength(3)
  await mapFigure(page).scrollIntoViewIfNeeded()
  await clock.passUntil(async () => google.maps() > 0)
  // With the id of a map the ends are Google's own markers.
  await clock.passUntil(async () => (await streetMap(page).locator('[data-marker]').count()) === 2)
  expect(JSON.parse((await streetMap(page).getAttribute('data-map'))!)).toMatchObject({
    mapId: 'style-of-the-operator',
  })
  expect(uncaught).toEqual([])
  await close()
})

test('between pages that may ask Google nothing is loaded anew', async () => {
  const { page, close } = await visitWithGoogle(browser, site.url + SITE_PAGES['a transfer page'], [HOTEL])
  await page.evaluate(() => {
    document.body.dataset.here = 'still'
  })
  await page.getByRole('combobox', { name: 'Enter dropoff location' }).focus()
  await typePlace(page, 'Ella')
  await page.waitForURL('**/transfer/taxi-from-Colombo-to-Ella')
  expect(await page.evaluate(() => document.body.dataset.here)).toBe('still')
  await close()
})
