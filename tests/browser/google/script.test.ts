/** Google's script does not come, comes late, or says that the key is refused. */
import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser } from '../browser.ts'
import { dropoffField, shownFares } from '../fare-page.ts'
import { startSite, type Site } from '../site.ts'
import { PHONE } from '../visit.ts'
import { BROWSER_KEY, islandRoute, mapFigure, streetMap, visitWithGoogle } from './page.ts'
import { GRAND, type GoogleBehaviour, type Hotel } from './stand-in.ts'
import { chooseHotel, expectOwnFare, freshHotel, searchFor, type Visited } from './trips.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ GOOGLE_MAPS_BROWSER_KEY: BROWSER_KEY })
})
afterAll(() => site.remove())

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
