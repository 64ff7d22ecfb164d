/** After a failure Google is used again, without a reload of the page. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser } from '../browser.ts'
import { pickupField, shownFares } from '../fare-page.ts'
import { startSite, type Site } from '../site.ts'
import { BROWSER_KEY, visitWithGoogle } from './page.ts'
import type { GoogleBehaviour } from './stand-in.ts'
import { chooseHotel, expectOwnFare, expectSameFareAfterRelease, freshHotel, MAX_WAIT, searchFor } from './trips.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ GOOGLE_MAPS_BROWSER_KEY: BROWSER_KEY })
})
afterAll(() => site.remove())

test.concurrent.each<[string, GoogleBehaviour]>([
  ['that a captive portal answered', { script: 'is a login page' }],
  ['that was blocked', { script: 'is blocked' }],
  ['that hung', { script: 'hangs' }],
])('Google is used again half a minute after a script %s; until then the own roads quote', async (_what, behaviour) => {
  const hotel = freshHotel()
  const visitor = await visitWithGoogle(browser, `${site.url}/?pickup=CMB&dropoff=Badulla`, [hotel], behaviour)
  const { page, google, uncaught, close } = visitor
  await searchFor(page, google, 'jetwing light', behaviour)
  await expectOwnFare(visitor, { pickup: 'Ella', dropoff: 'Colombo' })
  google.change({ script: 'answers' })
  await page.clock.fastForward(31_000)
  expect(await chooseHotel(visitor, hotel)).toBeLessThan(MAX_WAIT)
  expect(await page.locator('.fare').textContent()).toContain('150 km')
  expect(google.scripts()).toHaveLength(2)
  // The first script does not run when it arrives after all: Google's script must not run twice on a page.
  await expectSameFareAfterRelease(visitor)
  expect(await page.evaluate(() => (window as unknown as { mapsScriptRuns: number }).mapsScriptRuns)).toBe(1)
  expect(uncaught).toEqual([])
  await close()
})

test.concurrent('Google is used again after a captive portal answered so late that nobody waited any more', async () => {
  const behaviour: GoogleBehaviour = { script: 'hangs, and is a login page' }
  const hotel = freshHotel()
  const { page, clock, google, uncaught, close } = await visitWithGoogle(
    browser,
    `${site.url}/?pickup=CMB&dropoff=Colombo`,
    [hotel],
    behaviour,
  )
  await searchFor(page, google, 'jetwing light', behaviour)
  google.change({ script: 'answers' })
  await page.clock.fastForward(31_000)
  await google.release()
  expect(await chooseHotel({ page, clock, google }, hotel)).toBeLessThan(MAX_WAIT)
  expect(google.scripts()).toHaveLength(2)
  expect(uncaught).toEqual([])
  await close()
})

test.concurrent('Google is used again right after a name that it did not find', async ({ expect }) => {
  const [unknown, hotel] = [freshHotel(), freshHotel()]
  const url = new URL(site.url)
  url.search = new URLSearchParams({ pickup: unknown.name, dropoff: 'Colombo' }).toString()
  const { page, clock, google, close } = await visitWithGoogle(browser, url.href, [hotel], {
    routes: 'knows no such place',
  })
  await expect.poll(() => google.routes().length).toBe(1)
  await page
    .locator('.fare[aria-busy="false"]')
    .getByText('Something went wrong. Please Check your pick up location')
    .first()
    .waitFor()
  google.change({ routes: 'answers' })
  await chooseHotel({ page, clock, google }, hotel)
  expect(await page.locator('.fare').textContent()).toContain('150 km')
  await close()
})

test.concurrent('while Google knows no place of a typed name, there is no price; then the name has its fare, for one paid route', async () => {
  const hotel = freshHotel()
  const { page, google, close } = await visitWithGoogle(browser, `${site.url}/?pickup=CMB&dropoff=Colombo`, [hotel], {
    places: 'finds nothing',
    routes: 'knows no such place',
  })
  const before = await shownFares(page)
  await pickupField(page).fill(hotel.name)
  await page.keyboard.press('Enter')
  await page.getByText(`We do not know “${hotel.name}”.`).waitFor()
  expect(await page.locator('.vehicle').count()).toBe(0)
  google.change({ routes: 'answers' })
  const asked = google.routes().length
  await pickupField(page).fill(`${hotel.name} `)
  await pickupField(page).fill(hotel.name)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('pickup') === hotel.name)
  expect(await shownFares(page)).not.toEqual(before)
  expect(google.routes().length).toBe(asked + 1)
  await close()
})

test.concurrent('Google is used as soon as it answers, for a name that only Google knows: until then the page says that it has no answer', async () => {
  const hotel = freshHotel()
  const url = new URL(site.url)
  url.search = new URLSearchParams({ pickup: hotel.name, dropoff: 'Colombo' }).toString()
  const { page, clock, google, uncaught, close } = await visitWithGoogle(browser, url.href, [hotel], {
    routes: 'hangs',
  })
  await clock.passUntil(page.getByText('We cannot reach our fare service right now.'), google.isHeld)
  google.change({ routes: 'answers' })
  await clock.passUntil(page.locator('.fare[aria-busy="false"] .vehicle'), google.isHeld)
  expect(await shownFares(page)).toHaveLength(3)
  expect(uncaught).toEqual([])
  await close()
})
