import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browser } from '../browser.ts'
import { arriveAt, dropoffField, pickupField, shownFares } from '../fare-page.ts'
import { startSite, type Site } from '../site.ts'
import type { PageClock } from '../page-clock.ts'
import { PHONE } from '../visit.ts'
import { BROWSER_KEY, type GoogleVisit, islandRoute, mapFigure, streetMap, visitWithGoogle } from './page.ts'
import { GRAND, type Google, type GoogleBehaviour, type Hotel, LIGHTHOUSE } from './stand-in.ts'

/** Longest wait for a fare, ms (docs/product.md#map). */
const MAX_WAIT = 3000

let site: Site
beforeAll(async () => {
  site = await startSite({ GOOGLE_MAPS_BROWSER_KEY: BROWSER_KEY })
})
afterAll(() => site.remove())

let count = 0
function freshHotel(): Hotel {
  count += 1
  return { ...LIGHTHOUSE, id: `hotel-of-${count}`, name: `Lighthouse Villa ${String.fromCharCode(64 + count)}` }
}

/** Types a name that the gazetteer does not have, and waits for the search, or for the script if it does not load. */
async function searchFor(
  page: Page,
  google: Google,
  name: string,
  { script = 'answers' }: GoogleBehaviour = {},
): Promise<void> {
  await pickupField(page).fill(name)
  const loads = script === 'answers' || script === 'refuses the key later'
  await expect.poll(() => (loads ? google.searches() : google.scripts()).length).toBeGreaterThanOrEqual(1)
  if (script.startsWith('refuses')) await page.waitForFunction(() => 'keyIsRefused' in window)
}

/**
 * Presses Enter.
 * @param title beginning of the new fare's heading
 * @returns ms until the new fare is shown, by the page's own clock, which stands while the site answers
 */
async function enterForFare(page: Page, clock: PageClock, google: Google, title: string): Promise<number> {
  const fare = page
    .locator('.fare[aria-busy="false"]')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${title}`) }) })
  await clock.stop()
  await page.keyboard.press('Enter')
  const took = await clock.passUntil(fare.locator('.vehicle'), google.isHeld)
  await clock.run()
  return took
}

const behaviours: [string, GoogleBehaviour][] = [
  ['everything answers', {}],
  ['nothing is found', { places: 'finds nothing', routes: 'finds nothing' }],
  ['everything is slow', { places: 'is slow', routes: 'is slow' }],
  ['the services hang', { places: 'hangs', routes: 'hangs' }],
  ['the services fail', { places: 'fails', routes: 'fails' }],
  ['the libraries are not enabled', { places: 'refuses', routes: 'refuses' }],
  ['the quota is spent', { places: 'has no quota left', routes: 'has no quota left' }],
  ['the services answer nonsense', { places: 'answers nonsense', routes: 'answers nonsense' }],
  ['the script is blocked', { script: 'is blocked' }],
  ['the script hangs', { script: 'hangs' }],
  ['a captive portal answers for the script', { script: 'is a login page' }],
  ['the key is refused before the script has loaded', { script: 'refuses the key at once' }],
  ['the key is refused after the script has loaded', { script: 'refuses the key later' }],
]

describe.each(behaviours)('when %s', (_when, behaviour) => {
  test('a trip between two places of the gazetteer has its fare within 3 s, and no error is uncaught', async () => {
    const { page, clock, google, uncaught, close } = await visitWithGoogle(
      browser,
      `${site.url}/?pickup=Matara&dropoff=Badulla`,
      [LIGHTHOUSE],
      behaviour,
    )
    await searchFor(page, google, 'jetwing light', behaviour)
    await pickupField(page).fill('Ella')
    await page.keyboard.press('Enter')
    await arriveAt(page, { pickup: 'Ella', dropoff: 'Badulla' })
    await dropoffField(page).click()
    await page.keyboard.type('kandy')
    expect(await enterForFare(page, clock, google, 'Taxi fare from Ella to Kandy')).toBeLessThan(MAX_WAIT)
    await arriveAt(page, { pickup: 'Ella', dropoff: 'Kandy' })
    const fares = await shownFares(page)
    expect(fares).toHaveLength(3)
    // What comes after all changes nothing.
    await google.release()
    expect(await shownFares(page)).toEqual(fares)
    expect(google.routes()).toEqual([])
    expect(uncaught).toEqual([])
    await close()
  })
})

/** Searches for a hotel and chooses it. Returns ms until its fare is shown. */
async function chooseHotel(
  { page, clock, google }: Pick<GoogleVisit, 'page' | 'clock' | 'google'>,
  hotel: Hotel,
): Promise<number> {
  await pickupField(page).fill(hotel.name)
  await page.getByRole('option', { name: hotel.name }).waitFor()
  const took = await enterForFare(page, clock, google, `Taxi fare from ${hotel.name}`)
  await page.waitForURL((url) => url.searchParams.get('pickup')?.startsWith(hotel.name) ?? false)
  return took
}

describe.each<[string, GoogleBehaviour]>([
  ['are slow', { routes: 'is slow' }],
  ['hang', { routes: 'hangs' }],
  ['fail', { routes: 'fails' }],
  ['have no quota left', { routes: 'has no quota left' }],
  ['find nothing', { routes: 'finds nothing' }],
  ['know no such place', { routes: 'knows no such place' }],
  ['answer nonsense', { routes: 'answers nonsense' }],
])('when directions %s', (_how, behaviour) => {
  test("a hotel is quoted by the site's own roads within 3 s, and shown on the island map", async () => {
    const hotel = freshHotel()
    const { page, clock, google, uncaught, close } = await visitWithGoogle(
      browser,
      `${site.url}/?pickup=CMB&dropoff=Colombo`,
      [hotel],
      behaviour,
    )
    expect(await chooseHotel({ page, clock, google }, hotel)).toBeLessThan(MAX_WAIT)
    const km = Number(/(\d+) km/.exec((await page.locator('.fare').textContent())!)![1])
    expect(km).toBeGreaterThan(95)
    expect(km).toBeLessThan(160)
    await islandRoute(page).first().waitFor()
    expect(await streetMap(page).count()).toBe(0)
    expect(uncaught).toEqual([])
    await close()
  })
})

test('a service that refuses the key is reported in place of the map, and the own roads quote', async () => {
  const hotel = freshHotel()
  const { page, clock, google, uncaught, close } = await visitWithGoogle(
    browser,
    `${site.url}/?pickup=CMB&dropoff=Colombo`,
    [hotel],
    {
      routes: 'refuses',
    },
  )
  expect(await chooseHotel({ page, clock, google }, hotel)).toBeLessThan(MAX_WAIT)
  await mapFigure(page).scrollIntoViewIfNeeded()
  await mapFigure(page).getByRole('alert').getByText('Error: AuthFailure').waitFor()
  expect(uncaught).toEqual([])
  await close()
})

describe.each<[string, GoogleBehaviour]>([
  ['before the script has loaded', { script: 'refuses the key at once' }],
  ['after the script has loaded', { script: 'refuses the key later' }],
])('a key refused %s', (_when, behaviour) => {
  test.each([
    ['a screen', undefined],
    ['a phone', PHONE],
  ])('is reported in place of the map on %s, and fares are still shown', async (_where, options) => {
    const { page, google, uncaught, close } = await visitWithGoogle(
      browser,
      `${site.url}/?pickup=Matara&dropoff=Badulla`,
      [GRAND],
      behaviour,
      options,
    )
    await mapFigure(page).scrollIntoViewIfNeeded()
    await searchFor(page, google, 'grand hotel nu', behaviour)
    await page.keyboard.press('Escape')
    const panel = mapFigure(page).getByRole('alert')
    await panel.waitFor()
    const text = await panel.textContent()
    expect(text).toContain('Error: AuthFailure')
    expect(text).toContain('API key')
    expect(text).toContain(new URL(site.url).origin)
    expect(text).not.toContain(BROWSER_KEY)
    expect(await shownFares(page)).toHaveLength(3)
    expect(uncaught).toEqual([])
    await close()
  })
})

/**
 * Chooses the hotel, and finds its fare saved from then on: so a Worker answers that has asked Google with its own key.
 */
async function chooseSavedHotel(visited: Parameters<typeof chooseHotel>[0], hotel: Hotel): Promise<void> {
  const { page } = visited
  const upload = page.waitForResponse((answer) => /\/transfer\/?$/.test(new URL(answer.url()).pathname))
  await chooseHotel(visited, hotel)
  const quote = (await (await upload).json()) as object
  await page.route('**/transfer/query', (route) => route.fulfill({ json: [quote] }))
}

test('when the script is blocked, the saved fare of a hotel is shown on the island map with a note', async () => {
  // The Worker is asked for the name after the reload: it must not take it for a hotel of its own.
  const hotel = { ...freshHotel(), name: 'Quillmere Xyzzy' }
  const { page, clock, google, uncaught, close } = await visitWithGoogle(
    browser,
    `${site.url}/?pickup=CMB&dropoff=Colombo`,
    [hotel],
    { km: 125 },
  )
  await chooseSavedHotel({ page, clock, google }, hotel)
  google.change({ script: 'is blocked' })
  await page.reload()
  expect(await shownFares(page)).toHaveLength(3)
  expect(await page.locator('.fare').textContent()).toContain('125 km')
  await islandRoute(page).first().waitFor()
  await mapFigure(page).getByText('The street map cannot be shown right now').waitFor()
  expect(uncaught).toEqual([])
  await close()
})

test('a script that comes late brings the street map of a saved fare, and the hotels of a text', async () => {
  const [hotel, other] = [freshHotel(), { ...freshHotel(), name: 'Quillmere Xyzzy' }]
  const { page, clock, google, uncaught, close } = await visitWithGoogle(
    browser,
    `${site.url}/?pickup=CMB&dropoff=Colombo`,
    [hotel, other],
    { km: 125 },
  )
  await chooseSavedHotel({ page, clock, google }, hotel)
  google.change({ script: 'hangs' })
  await page.reload()
  await mapFigure(page).scrollIntoViewIfNeeded()
  await clock.passUntil(mapFigure(page).getByText('The street map cannot be shown right now'), google.isHeld)
  await dropoffField(page).fill(other.name)
  await clock.passUntil(page.getByText('No place in Sri Lanka found'), google.isHeld)
  await google.release()
  await streetMap(page).waitFor()
  await page.getByRole('option', { name: other.name }).waitFor()
  expect(uncaught).toEqual([])
  await close()
})

describe('Google is used again without a reload', () => {
  test.each<[string, GoogleBehaviour]>([
    ['that a captive portal answered', { script: 'is a login page' }],
    ['that was blocked', { script: 'is blocked' }],
    ['that hung', { script: 'hangs' }],
  ])('after a script %s, half a minute later', async (_what, behaviour) => {
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
    expect(await chooseHotel({ page, clock, google }, hotel)).toBeLessThan(MAX_WAIT)
    expect(await page.locator('.fare').textContent()).toContain('150 km')
    expect(google.scripts()).toHaveLength(2)
    // The first script does not run when it arrives after all: Google's script must not run twice on a page.
    await google.release()
    expect(await page.evaluate(() => (window as unknown as { mapsScriptRuns: number }).mapsScriptRuns)).toBe(1)
    expect(uncaught).toEqual([])
    await close()
  })

  test('after a captive portal answered so late that nobody waited any more', async () => {
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

  test('right after a name that it did not find', async () => {
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

  test('while it knows no place of a typed name, there is no price; then the name has its fare, for one paid route', async () => {
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

  test('as soon as it answers, for a name that only Google knows: until then the page says that it has no answer', async () => {
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
})

test('a service that failed is not asked again for a minute', async () => {
  const [first, second, third] = [freshHotel(), freshHotel(), freshHotel()]
  const { page, clock, google, close } = await visitWithGoogle(
    browser,
    `${site.url}/?pickup=CMB&dropoff=Colombo`,
    [first, second, third],
    { routes: 'fails' },
  )
  await chooseHotel({ page, clock, google }, first)
  google.change({ routes: 'answers' })
  await chooseHotel({ page, clock, google }, second)
  expect(google.routes()).toHaveLength(1)
  await page.clock.fastForward(61_000)
  await chooseHotel({ page, clock, google }, third)
  expect(google.routes()).toHaveLength(2)
  expect(await page.locator('.fare').textContent()).toContain('150 km')
  await close()
})
