/** Google's directions fail for a hotel that its search has found. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser } from '../browser.ts'
import { startSite, type Site } from '../site.ts'
import { BROWSER_KEY, islandRoute, streetMap, visitOnceWithGoogle } from './page.ts'
import type { GoogleBehaviour } from './stand-in.ts'
import { chooseHotel, freshHotel, MAX_WAIT } from './trips.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ GOOGLE_MAPS_BROWSER_KEY: BROWSER_KEY })
})
afterAll(() => site.remove())

const failing: [string, GoogleBehaviour][] = [
  ['are slow', { routes: 'is slow' }],
  ['hang', { routes: 'hangs' }],
  ['fail', { routes: 'fails' }],
  ['have no quota left', { routes: 'has no quota left' }],
  ['find nothing', { routes: 'finds nothing' }],
  ['know no such place', { routes: 'knows no such place' }],
  ['answer nonsense', { routes: 'answers nonsense' }],
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
