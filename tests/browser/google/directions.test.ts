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
// Chosen once each: one by each test and three by the last.
const hotels = [...failing, 1, 2, 3].map(freshHotel)
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

test('a hotel is not asked of directions for a minute after they failed', async () => {
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
