/** Scripts that a page fetches once it is alive, and that do not arrive. */
import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { bookingForm, confirmButton } from '../bookings.ts'
import { pickupField, shownFares, tabToDropoff, typePlace } from '../fare-page.ts'
import { SITE_PAGES } from '../site-pages.ts'
import { alive, at, failScripts, FAILURES, missingNote, open, SECOND_CHANCE, START_SCRIPTS, TRANSFER } from './page.ts'

/** True for a script, or the styles that come with one, that is fetched once the page is alive. */
const isLate = (path: string) =>
  /\.(js|css)$/.test(path) && ![...START_SCRIPTS, SECOND_CHANCE].some((name) => path.startsWith(name))

test('after one failed request for every script that is fetched later, all parts of the page work', async () => {
  const { page, clock, loads, close } = await open()
  const failed: string[] = []
  await failScripts(
    page,
    isLate,
    async (route) => {
      failed.push(new URL(route.request().url()).pathname)
      // Each kind in turn.
      await Object.values(FAILURES)[failed.length % 2]!(route)
    },
    1,
  )
  await page.goto(at(TRANSFER))
  await clock.passUntil(alive(page))
  await clock.passUntil(page.locator('.island-map path.island-map__route:not([d=""])'))
  await bookingForm(page).scrollIntoViewIfNeeded()
  await clock.passUntil(() => confirmButton(page).isEnabled())
  await pickupField(page).focus()
  await tabToDropoff(page)
  await typePlace(page, 'Ella')
  await clock.passUntil(async () => new URL(page.url()).pathname === '/transfer/taxi-from-Colombo-to-Ella')
  await clock.passUntil(page.locator('.fare[aria-busy="false"] .vehicle'))
  expect(await shownFares(page)).toHaveLength(3)
  for (const name of ['island-map', 'booking-form', 'place-suggestions', 'lookup'])
    expect(failed).toContainEqual(expect.stringMatching(`/assets/${name}-.*js`))
  expect(failed).toContainEqual(expect.stringMatching('/assets/island-map-.*css'))
  expect(loads()).toBe(1)
  await close()
})

test('a booking form whose code never comes says so and keeps what is typed', async () => {
  const { page, clock, close } = await open()
  await failScripts(page, '/assets/booking-form', FAILURES['a 503'])
  await page.goto(at(TRANSFER))
  await clock.passUntil(alive(page))
  await bookingForm(page).getByLabel('Flight or room details').fill('Room 12')
  await clock.passUntil(page.getByRole('alert').filter({ hasText: 'This form has not loaded. We keep trying.' }))
  expect(await bookingForm(page).getByLabel('Flight or room details').inputValue()).toBe('Room 12')
  await page.unrouteAll()
  await clock.passUntil(() => confirmButton(page).isEnabled())
  expect(await bookingForm(page).getByLabel('Flight or room details').inputValue()).toBe('Room 12')
  expect(await page.getByText('This form has not loaded.').count()).toBe(0)
  await close()
})

test('a page whose list of opinions never comes is whole without it', async () => {
  const { page, clock, loads, close } = await open()
  let asked = 0
  await failScripts(page, '/assets/opinion-list', (route) => {
    if (route.request().url().endsWith('.js')) asked += 1
    return FAILURES['a 503'](route)
  })
  await page.goto(at(TRANSFER))
  await clock.passUntil(alive(page))
  await page.locator('#site-links').scrollIntoViewIfNeeded()
  // The first try and the two after it.
  await clock.passUntil(async () => asked === 3)
  await pickupField(page).focus()
  await tabToDropoff(page)
  await typePlace(page, 'Ella')
  await clock.passUntil(async () => new URL(page.url()).pathname === '/transfer/taxi-from-Colombo-to-Ella')
  expect(await missingNote(page).count()).toBe(0)
  expect(loads()).toBe(1)
  await close()
})

test('a link to a page whose code never comes loads that page as a document', async () => {
  const { page, clock, loads, close } = await open()
  // By this request a page finds out whether a deploy has removed its code.
  let asksForDeploy = 0
  page.on('request', (request) => {
    if (request.url() === at('/')) asksForDeploy += 1
  })
  await page.goto(at(SITE_PAGES["a place's page"]))
  await clock.passUntil(alive(page))
  await failScripts(page, '/assets/page-transfer', FAILURES['a 503'])
  await page
    .getByRole('link', { name: /Nuwara Eliya/ })
    .first()
    .click()
  await clock.passUntil(page.getByRole('heading', { name: 'Kandy Taxi cab Service' }))
  await clock.passUntil(missingNote(page))
  expect(new URL(page.url()).pathname).toBe('/transfer/taxi-from-Kandy-to-Nuwara%20Eliya')
  // The place's page, this one, and this one again by itself.
  expect(loads()).toBe(3)
  expect(asksForDeploy).toBe(0)
  await close()
})

test('a page that was left for a document, and is shown again by the back button, loads anew', async () => {
  const { page, clock, loads, close } = await open()
  await page.goto(at(SITE_PAGES["a place's page"]))
  await clock.passUntil(alive(page))
  await failScripts(page, '/assets/page-transfer', FAILURES['a 503'])
  // An answer without content keeps the browser where it is: with the page as it was left.
  await page.route('**/transfer/taxi-from-**', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
  )
  await page
    .getByRole('link', { name: /Nuwara Eliya/ })
    .first()
    .click()
  await clock.passUntil(async () => loads() === 2)
  const shown = (persisted: boolean) =>
    page.evaluate((kept) => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: kept }))
    }, persisted)
  await shown(false)
  expect(loads()).toBe(2)
  await shown(true)
  await expect.poll(loads).toBe(3)
  await clock.passUntil(alive(page))
  expect(new URL(page.url()).pathname).toBe(SITE_PAGES["a place's page"])
  await close()
})

/** It names another app. The script that starts the app is hardly ever another one. */
async function pageAfterDeploy(): Promise<string> {
  const page = await (await fetch(at('/'))).text()
  expect(page).toMatch(/\/assets\/app-[\w-]+\.js/)
  return page.replaceAll(/\/assets\/app-[\w-]+\.js/g, '/assets/app-newer00.js')
}

test('a page whose late code a deploy has removed loads anew, once for each deploy', async () => {
  const { page, clock, loads, close } = await open()
  // From the start, so that no part has come on a machine that is slow to get here.
  const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not found' })
  await failScripts(page, '/assets/booking-form', gone)
  await failScripts(page, '/assets/place-suggestions', gone)
  // Both parts ask before either has the answer.
  const asking: Route[] = []
  let asked = 0
  await page.route(at('/'), async (route) => {
    asking.push(route)
    asked += 1
    if (asked < 2) return
    const body = await pageAfterDeploy()
    for (const each of asking.splice(0)) await each.fulfill({ contentType: 'text/html', body })
  })
  await page.goto(at(TRANSFER))
  await clock.passUntil(alive(page))
  await bookingForm(page).getByLabel('Flight or room details').fill('Room 12')
  await pickupField(page).focus()
  await clock.passUntil(async () => loads() === 2)
  await clock.passUntil(alive(page))
  expect(await bookingForm(page).getByLabel('Flight or room details').inputValue()).toBe('Room 12')
  await pickupField(page).focus()
  await page.keyboard.type('Kan')
  await clock.passUntil(page.getByText('The list of places cannot be fetched right now.'))
  expect(loads()).toBe(2)
  // As if that had been the page of a newer app, and another deploy had come since.
  await page.locator('[data-files]').evaluate((script: HTMLElement) => {
    script.dataset.files = script.dataset.files!.replace(/app-[\w-]+/, 'app-second0')
  })
  await page.keyboard.type('d')
  await clock.passUntil(async () => loads() === 3)
  await close()
})

test('a click on a link counts more than the reload for code that a deploy has removed', async () => {
  const { page, clock, close } = await open()
  await page.goto(at(TRANSFER))
  await clock.passUntil(alive(page))
  const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not found' })
  await failScripts(page, '/assets/place-suggestions', gone)
  await failScripts(page, '/assets/page-place', gone)
  // The site's pages name another app, and say so only after the click.
  const { promise: clicked, resolve: click } = Promise.withResolvers<void>()
  let asked = false
  await page.route(at('/'), async (route) => {
    asked = true
    await clicked
    await route.fulfill({ contentType: 'text/html', body: await pageAfterDeploy() })
  })
  await pickupField(page).focus()
  await clock.passUntil(
    async () => asked,
    (request) => request.url() === at('/'),
  )
  await page.locator(`footer a[href="${SITE_PAGES["a place's page"]}"]`).click()
  click()
  await page.waitForURL(at(SITE_PAGES["a place's page"]))
  await close()
})
