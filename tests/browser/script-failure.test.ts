/**
 * Scripts that do not arrive: after one failed request a page still comes alive; if they never come, it says so and
 * works without them.
 */
import type { Page, Route } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { bookingForm, confirmButton } from './bookings.ts'
import { browser } from './browser.ts'
import { dropoffField, pickupField, shownFares, tabToDropoff, typePlace } from './fare-page.ts'
import { scriptsOf } from './first-view.ts'
import { SITE_PAGES } from './site-pages.ts'
import { type PageClock, takeClock } from './page-clock.ts'
import { DESKTOP, PHONE, visitBeforeHydration } from './visit.ts'

const at = (path: string) => inject('siteUrl') + path
const TRANSFER = SITE_PAGES['a transfer page']
const SMALL_PHONE = { ...PHONE, viewport: { width: 390, height: 664 } }

/** The scripts that the page starts with, without the hash of their names. */
let scripts: string[]
beforeAll(async () => {
  scripts = scriptsOf(await (await fetch(at(TRANSFER))).text()).map((file) => file.replace(/-[\w-]{8}\.js$/, ''))
})

const FAILURES = {
  'a reset connection': (route: Route) => route.abort('connectionreset'),
  'a 503': (route: Route) =>
    route.fulfill({ status: 503, headers: { 'cache-control': 'no-store' }, body: 'Service unavailable' }),
} as const

const START_SCRIPTS = [
  '/assets/index',
  '/assets/app',
  '/assets/react',
  '/assets/rolldown-runtime',
  '/assets/page-transfer',
  '/assets/fares',
  '/assets/prices',
  '/assets/texts-en',
  // Texts of the page.
  '/assets/transfer',
]
/** Asks for the first one again: it is needed only if that has failed. */
const SECOND_CHANCE = '/assets/again'
/** True for a script, or the styles that come with one, that is fetched once the page is alive. */
const isLate = (path: string) =>
  /\.(js|css)$/.test(path) && ![...START_SCRIPTS, SECOND_CHANCE].some((name) => path.startsWith(name))

async function open(
  options = DESKTOP,
): Promise<{ page: Page; clock: PageClock; loads(): number; close(): Promise<void> }> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const clock = await takeClock(page)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return { page, clock, loads: () => loads, close: () => context.close() }
}

/** Fails requests for scripts of these names: the first ones of each file, or all. */
function failScripts(
  page: Page,
  isMeant: string | ((path: string) => boolean),
  fail: (route: Route) => Promise<void>,
  times = Infinity,
): Promise<unknown> {
  const failed = new Map<string, number>()
  return page.route(
    ({ pathname }) => (typeof isMeant === 'string' ? pathname.startsWith(isMeant) : isMeant(pathname)),
    async (route) => {
      const { pathname } = new URL(route.request().url())
      const before = failed.get(pathname) ?? 0
      failed.set(pathname, before + 1)
      return before < times ? fail(route) : route.fallback()
    },
  )
}

const alive = (page: Page) => page.locator('html[data-scripts="alive"]')
const missingNote = (page: Page) => page.getByRole('alert').filter({ hasText: 'Parts of this page have not loaded.' })
const showFare = (page: Page) => page.getByRole('button', { name: 'Show the fare' })

test('the scripts of a transfer page are those that are tested here', () => {
  expect([...scripts].toSorted()).toEqual([...START_SCRIPTS, SECOND_CHANCE].toSorted())
})

const { 'a reset connection': reset, 'a 503': refuse } = FAILURES
// To the page both are the same error of a script: the other kind is tried on its first script and on one that this imports.
test.concurrent.each([
  ...[...START_SCRIPTS, SECOND_CHANCE].map((script) => ['a reset connection', script, reset] as const),
  ['a 503', '/assets/index', refuse] as const,
  ['a 503', '/assets/app', refuse] as const,
])('after %s of %s the page comes alive, without another load', async (_, script, fail) => {
  const { page, clock, loads, close } = await open()
  await failScripts(page, script, fail, 1)
  await page.goto(at(TRANSFER))
  await clock.passUntil(alive(page))
  expect(await showFare(page).count()).toBe(0)
  expect(await missingNote(page).count()).toBe(0)
  expect(loads()).toBe(1)
  await close()
})

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
  for (const name of ['island-map', 'booking-form', 'place-search', 'lookup'])
    expect(failed).toContainEqual(expect.stringMatching(`/assets/${name}-.*js`))
  expect(failed).toContainEqual(expect.stringMatching('/assets/island-map-.*css'))
  expect(loads()).toBe(1)
  await close()
})

test.concurrent.each(START_SCRIPTS)(
  'if %s never comes, the page says so, and its form leads to a fare',
  async (script) => {
    const { page, clock, loads, close } = await open()
    await failScripts(page, script, FAILURES['a reset connection'])
    await page.goto(at(TRANSFER))
    await clock.passUntil(missingNote(page))
    expect(await missingNote(page).getByRole('link', { name: 'ask on WhatsApp' }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\//,
    )
    // Once by itself, where a script could say so.
    expect(loads()).toBe(script === '/assets/index' ? 1 : 2)
    await clock.passUntil(page.getByText('You can also book by WhatsApp'))
    await pickupField(page).fill('Galle')
    await dropoffField(page).fill('Ella')
    await showFare(page).click()
    await page.waitForURL(
      (url) =>
        url.pathname === '/' &&
        url.searchParams.get('pickup') === 'Galle' &&
        url.searchParams.get('dropoff') === 'Ella',
    )
    await page.getByRole('heading', { name: 'Taxi fare from Galle to Ella', exact: true }).waitFor()
    expect(await page.locator('.vehicle').count()).toBe(3)
    await close()
  },
)

test('a connection that hangs is given up after half a minute, and the next try brings the page to life', async () => {
  const { page, clock, loads, close } = await open()
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
  await failScripts(
    page,
    '/assets/app',
    () => {
      isAsked()
      return new Promise(() => {})
    },
    1,
  )
  await page.goto(at(TRANSFER))
  await asked
  await page.clock.fastForward(29_000)
  expect(await alive(page).count()).toBe(0)
  await page.clock.fastForward(1500)
  await clock.passUntil(alive(page))
  expect(loads()).toBe(1)
  await close()
})

test('a script that fails again and again is there after the page has loaded itself once more', async () => {
  const { page, clock, loads, close } = await open()
  await failScripts(page, '/assets/react', FAILURES['a 503'], 3)
  await page.goto(at(TRANSFER))
  await clock.passUntil(alive(page))
  expect(loads()).toBe(2)
  await close()
})

test('a page into which something was typed is not loaded again', async () => {
  const { page, clock, loads, close } = await open()
  await page.goto('about:blank')
  const { promise: typed, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/app-*', async (route) => {
    await typed
    await route.abort()
  })
  await page.goto(at(TRANSFER), { waitUntil: 'commit' })
  await dropoffField(page).fill('Jaff')
  const before = loads()
  release()
  await clock.passUntil(missingNote(page))
  expect(await dropoffField(page).inputValue()).toBe('Jaff')
  expect(loads()).toBe(before)
  await close()
})

test('the link of the note loads the page again', async () => {
  const { page, clock, close } = await open()
  await failScripts(page, '/assets/app', FAILURES['a reset connection'])
  await page.goto(at(TRANSFER))
  await clock.passUntil(missingNote(page))
  await page.unrouteAll()
  await missingNote(page).getByRole('link', { name: 'Load it again' }).click()
  await clock.passUntil(alive(page))
  expect(new URL(page.url()).pathname).toBe(TRANSFER)
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

test('a link to a page whose code never comes loads that page as a document', async () => {
  const { page, clock, loads, close } = await open()
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

test('a page whose late code a deploy has removed loads anew, once', async () => {
  const { page, clock, loads, close } = await open()
  await page.goto(at(TRANSFER))
  await clock.passUntil(alive(page))
  await failScripts(page, '/assets/place-search', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  // After a deploy the site's pages name another script.
  await page.route(at('/'), (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="/assets/index-newer000.js"></script>',
    }),
  )
  await pickupField(page).focus()
  await clock.passUntil(async () => loads() === 2)
  await clock.passUntil(alive(page))
  await pickupField(page).focus()
  await page.keyboard.type('Kan')
  await clock.passUntil(page.getByText('The list of places cannot be fetched right now.'))
  expect(loads()).toBe(2)
  await close()
})

test('a click on a link counts more than the reload for code that a deploy has removed', async () => {
  const { page, clock, close } = await open()
  await page.goto(at(TRANSFER))
  await clock.passUntil(alive(page))
  const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not found' })
  await failScripts(page, '/assets/place-search', gone)
  await failScripts(page, '/assets/page-place', gone)
  // The site's pages name another script, and say so only after the click.
  const { promise: clicked, resolve: click } = Promise.withResolvers<void>()
  let asked = false
  await page.route(at('/'), async (route) => {
    asked = true
    await clicked
    await route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="/assets/index-newer000.js"></script>',
    })
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

test('on a small phone the button and the note come late, move nothing, and cover neither places nor prices', async () => {
  const { page, start, close } = await visitBeforeHydration(browser, at('/'), SMALL_PHONE)
  const boxes = () =>
    page
      .locator('.place-field__input, .vehicle data, .fare, .calculator__hero')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
  const placesAndPrices = page.locator('.place-field__input, .vehicle data')
  await page.locator('footer').last().waitFor()
  expect(await showFare(page).isVisible()).toBe(false)
  const before = await boxes()
  // They come by a style alone, six seconds after the page.
  const atAge = (ms: number) =>
    page.evaluate((time) => {
      for (const animation of document.getAnimations()) animation.currentTime = time
    }, ms)
  await atAge(5900)
  expect(await showFare(page).isVisible()).toBe(false)
  await atAge(6000)
  await showFare(page).waitFor()
  await missingNote(page).waitFor()
  expect(await boxes()).toEqual(before)
  const covered = await placesAndPrices.evaluateAll((parts) =>
    parts
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return !onTop || !(part === onTop || part.contains(onTop))
      })
      .map((part) => part.textContent),
  )
  expect(await placesAndPrices.count()).toBe(2 + 3 * 2)
  expect(covered).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  start()
  await alive(page).waitFor()
  expect(await showFare(page).count()).toBe(0)
  expect(await boxes()).toEqual(before)
  await close()
})

test('without scripts the form of a tour leads to the tour and its price, and the booking form says how else to book', async () => {
  const { page, close } = await open({ ...DESKTOP, javaScriptEnabled: false })
  await page.goto(at(SITE_PAGES['a safari with transport']))
  await page.getByLabel('Duration').selectOption('Full Day')
  await page.getByLabel('Travelers').selectOption('4')
  await page.getByRole('combobox', { name: 'Pickup hotel' }).fill('Galle')
  await page.getByRole('button', { name: 'Show the price' }).click()
  await page.waitForURL(
    '**/Yala-national-park-safari-pickup-from-Galle-drop-off-in-Mirissa-1-traveler-full-day?travelers=4',
  )
  const summary = await page.getByRole('region', { name: 'Booking summary' }).textContent()
  expect(summary).toContain('Travelers - 4')
  expect(summary).toContain('Pickup location - Galle')
  expect(await page.getByText('You can also book by WhatsApp').isVisible()).toBe(true)
  await page.getByLabel('Need Transport ?').uncheck()
  await page.getByRole('button', { name: 'Show the price' }).click()
  expect(await page.getByRole('region', { name: 'Booking summary' }).textContent()).toContain(
    'Yala national park entrance gate',
  )
  await close()
})
