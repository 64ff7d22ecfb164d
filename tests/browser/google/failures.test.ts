/** Google's services fail while its script is there. tests/browser/google/script.test.ts fails the script. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { browser } from '../browser.ts'
import { pickupField } from '../fare-page.ts'
import { startSite, type Site } from '../site.ts'
import { visitOnce } from '../visit.ts'
import { BROWSER_KEY, type GoogleVisit, islandRoute, mapFigure, streetMap, visitWithGoogle } from './page.ts'
import { type GoogleBehaviour, type Hotel, LIGHTHOUSE } from './stand-in.ts'
import { chooseHotel, expectOwnFare, expectSameFareAfterRelease, freshHotel, MAX_WAIT } from './trips.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ GOOGLE_MAPS_BROWSER_KEY: BROWSER_KEY })
})
afterAll(() => site.remove())

/** A page on which services that failed in one test are asked again in the next. */
function visitOnceWithGoogle(path: string, hotels: readonly Hotel[]): () => GoogleVisit {
  const visitor = visitOnce(() => visitWithGoogle(browser, site.url + path, hotels))
  afterEach(() => visitor().clock.jump(61_000, visitor().google.isHeld))
  return visitor
}

describe('a trip between two places of the gazetteer has its fare within 3 s, and no error is uncaught', () => {
  const services: [string, GoogleBehaviour, { pickup: string; dropoff: string }][] = [
    ['everything answers', { places: 'answers', routes: 'answers' }, { pickup: 'Ella', dropoff: 'Kandy' }],
    ['nothing is found', { places: 'finds nothing', routes: 'finds nothing' }, { pickup: 'Galle', dropoff: 'Jaffna' }],
    ['everything is slow', { places: 'is slow', routes: 'is slow' }, { pickup: 'Mirissa', dropoff: 'Sigiriya' }],
    ['the services hang', { places: 'hangs', routes: 'hangs' }, { pickup: 'Negombo', dropoff: 'Dambulla' }],
    ['the services fail', { places: 'fails', routes: 'fails' }, { pickup: 'Matara', dropoff: 'Haputale' }],
    ['the libraries are not enabled', { places: 'refuses', routes: 'refuses' }, { pickup: 'Ella', dropoff: 'Galle' }],
    [
      'the quota is spent',
      { places: 'has no quota left', routes: 'has no quota left' },
      { pickup: 'Kandy', dropoff: 'Colombo' },
    ],
    [
      'the services answer nonsense',
      { places: 'answers nonsense', routes: 'answers nonsense' },
      { pickup: 'Badulla', dropoff: 'Trincomalee' },
    ],
  ]
  const visitor = visitOnceWithGoogle('/?pickup=Matara&dropoff=Badulla', [LIGHTHOUSE])

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

describe('a hotel', () => {
  const failing: [string, GoogleBehaviour][] = [
    ['are slow', { routes: 'is slow' }],
    ['hang', { routes: 'hangs' }],
    ['fail', { routes: 'fails' }],
    ['have no quota left', { routes: 'has no quota left' }],
    ['find nothing', { routes: 'finds nothing' }],
    ['know no such place', { routes: 'knows no such place' }],
    ['answer nonsense', { routes: 'answers nonsense' }],
  ]
  // Chosen once each: one by each test and three by the last.
  const hotels = [...failing, 1, 2, 3].map(freshHotel)
  const toChoose = [...hotels]
  const visitor = visitOnceWithGoogle('/?pickup=CMB&dropoff=Colombo', hotels)

  test.each(failing)(
    "is quoted by the site's own roads within 3 s when directions %s, and shown on the island map",
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

  test('is not asked of directions for a minute after they failed', async () => {
    const { page, clock, google } = visitor()
    const [first, second, third] = [toChoose.pop()!, toChoose.pop()!, toChoose.pop()!]
    google.change({ routes: 'fails' })
    await chooseHotel(visitor(), first)
    const asked = google.routes().length
    google.change({ routes: 'answers' })
    await chooseHotel(visitor(), second)
    expect(google.routes()).toHaveLength(asked)
    await clock.jump(61_000, google.isHeld)
    await chooseHotel(visitor(), third)
    expect(google.routes()).toHaveLength(asked + 1)
    expect(await page.locator('.fare').textContent()).toContain('150 km')
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
