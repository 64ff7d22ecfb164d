/** Google fails: its services while its script is there, directions of a hotel, the script itself; and is used again after. */
import type { BrowserContextOptions } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { browser } from '../browser.ts'
import { dropoffField, pickupField, shownFares } from '../fare-page.ts'
import type { Site } from '../site.ts'
import { PHONE } from '../visit.ts'
import {
  BROWSER_KEY,
  islandRoute,
  mapFigure,
  siteWithKey,
  streetMap,
  visitOnceWithGoogle,
  visitWithGoogle,
} from './page.ts'
import { GRAND, type GoogleBehaviour, type Hotel, LIGHTHOUSE } from './stand-in.ts'
import {
  chooseHotel,
  expectOwnFare,
  expectSameFareAfterRelease,
  freshHotel,
  MAX_WAIT,
  searchFor,
  type Visited,
} from './trips.ts'

let site: Site
beforeAll(async () => {
  site = await siteWithKey()
})

describe('a trip between two places of the gazetteer has its fare within 3 s, and no error is uncaught', () => {
  // What each error means, tests/client/google-maps-api.test.ts shows.
  const services: [string, GoogleBehaviour, { pickup: string; dropoff: string }][] = [
    ['everything is slow', { places: 'is slow', routes: 'is slow' }, { pickup: 'Mirissa', dropoff: 'Sigiriya' }],
    ['the services hang', { places: 'hangs', routes: 'hangs' }, { pickup: 'Negombo', dropoff: 'Dambulla' }],
    ['the services fail', { places: 'fails', routes: 'fails' }, { pickup: 'Matara', dropoff: 'Haputale' }],
    [
      'the services answer nonsense',
      { places: 'answers nonsense', routes: 'answers nonsense' },
      { pickup: 'Badulla', dropoff: 'Trincomalee' },
    ],
  ]
  const visitor = visitOnceWithGoogle(browser, () => `${site.url}/?pickup=Matara&dropoff=Badulla`, [LIGHTHOUSE])

  test.each(services)('when %s', async (when, behaviour, trip) => {
    const { page, google, uncaught } = visitor()
    google.change(behaviour)
    const before = google.searches().length
    // A name that the gazetteer does not have.
    await pickupField(page).fill(`jetwing light of ${when}`)
    await expect.poll(() => google.searches().length).toBeGreaterThan(before)
    await expectOwnFare(visitor(), trip)
    await expectSameFareAfterRelease(visitor())
    expect(uncaught).toEqual([])
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

describe('directions to a hotel that was found', () => {
  // What a page makes of each answer, tests/client/google-directions.test.ts shows.
  const failing: [string, GoogleBehaviour][] = [
    ['are slow', { routes: 'is slow' }],
    ['hang', { routes: 'hangs' }],
    ['fail', { routes: 'fails' }],
  ]
  const hotels = failing.map(freshHotel)
  /** Each of them is chosen once. */
  const toChoose = [...hotels]
  const visitor = visitOnceWithGoogle(browser, () => `${site.url}/?pickup=CMB&dropoff=Colombo`, hotels)

  test.each(failing)(
    "a hotel is quoted by the site's own roads within 3 s when directions %s, and shown on the island map",
    async (_how, behaviour) => {
      const { page, google, uncaught } = visitor()
      google.change(behaviour)
      const asked = google.routes().length
      expect(await chooseHotel(visitor(), toChoose.pop()!)).toBeLessThan(MAX_WAIT)
      expect(google.routes().length).toBeGreaterThan(asked)
      const km = Number(/(\d+) km/.exec((await page.locator('.fare').textContent())!)![1])
      expect(km).toBeGreaterThan(95)
      expect(km).toBeLessThan(160)
      await islandRoute(page).first().waitFor()
      expect(await streetMap(page).count()).toBe(0)
      expect(uncaught).toEqual([])
    },
  )
})

test.concurrent.each<[string, GoogleBehaviour, string, BrowserContextOptions | undefined]>([
  ['before the script has loaded', { script: 'refuses the key at once' }, 'a screen', undefined],
  ['after the script has loaded', { script: 'refuses the key later' }, 'a phone', PHONE],
])(
  'a key refused %s is reported in place of the map, and fares are still shown within 3 s',
  async (_when, behaviour, _where, options) => {
    const visitor = await visitWithGoogle(
      browser,
      `${site.url}/?pickup=Matara&dropoff=Badulla`,
      [GRAND],
      behaviour,
      options,
    )
    const { page, google, uncaught, close } = visitor
    await mapFigure(page).scrollIntoViewIfNeeded()
    await searchFor(page, google, 'grand hotel nu', behaviour)
    await expectOwnFare(visitor, { pickup: 'Ella', dropoff: 'Kandy' })
    await mapFigure(page).scrollIntoViewIfNeeded()
    const panel = mapFigure(page).getByRole('alert')
    await panel.waitFor()
    const text = await panel.textContent()
    expect(text).toContain('Error: AuthFailure')
    expect(text).toContain('API key')
    expect(text).toContain(new URL(site.url).origin)
    expect(text).not.toContain(BROWSER_KEY)
    expect(uncaught).toEqual([])
    await close()
  },
)

/**
 * Chooses the hotel, and finds its fare saved from then on: so a Worker answers that has asked Google with its own key.
 */
async function chooseSavedHotel(visited: Visited, hotel: Hotel): Promise<void> {
  const { page } = visited
  const upload = page.waitForResponse((answer) => /\/transfer\/?$/.test(new URL(answer.url()).pathname))
  await chooseHotel(visited, hotel)
  const quote = (await (await upload).json()) as object
  await page.route('**/transfer/query', (route) => route.fulfill({ json: [quote] }))
}

test.concurrent('a script that comes late brings the street map of a saved fare, and the hotels of a text; without it the fare is on the island map', async () => {
  const [hotel, other] = [freshHotel(), { ...freshHotel(), name: 'Zzyx Plumquill' }]
  const { page, clock, google, uncaught, close } = await visitWithGoogle(
    browser,
    `${site.url}/?pickup=CMB&dropoff=Colombo`,
    [hotel, other],
    { km: 125 },
  )
  await chooseSavedHotel({ page, clock, google }, hotel)
  google.change({ script: 'is blocked' })
  await page.reload()
  expect(await shownFares(page)).toHaveLength(3)
  expect(await page.locator('.fare').textContent()).toContain('125 km')
  await islandRoute(page).first().waitFor()
  await mapFigure(page).getByText('The street map cannot be shown right now').waitFor()

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

// One that a captive portal answered: in google-maps-api.test.ts, and late in the test after this one.
test.concurrent.each<[string, GoogleBehaviour]>([
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
