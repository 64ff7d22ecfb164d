/** What Google is asked, and when, while a visitor types and chooses. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browser } from '../browser.ts'
import { arriveAt, dropoffField, pickupField, shownFares, typePlace } from '../fare-page.ts'
import { FIRST_VIEW, gzipKb, scriptsOf } from '../first-view.ts'
import { startSite, type Site } from '../site.ts'
import { visitOnce } from '../visit.ts'
import { BROWSER_KEY, islandRoute, visitWithGoogle } from './page.ts'
import { HERITANCE, LIGHTHOUSE, type Hotel } from './stand-in.ts'
import { chooseHotel, freshHotel, nameOf } from './trips.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ GOOGLE_MAPS_BROWSER_KEY: BROWSER_KEY })
})
afterAll(() => site.remove())

test('two places of the gazetteer are quoted and drawn without any request to Google', async () => {
  const { page, google, close } = await visitWithGoogle(browser, `${site.url}/?pickup=Matara&dropoff=Badulla`, [
    LIGHTHOUSE,
  ])
  await typePlace(page, 'nuwara el')
  await dropoffField(page).click()
  await typePlace(page, 'sigirya')
  await arriveAt(page, { pickup: 'Nuwara Eliya', dropoff: 'Sigiriya' })
  await shownFares(page)
  await islandRoute(page).first().waitFor()
  expect(google.requests).toEqual([])
  await close()
})

test('a hotel is not asked of directions for a minute after they failed', async () => {
  const [first, second, third] = [freshHotel(), freshHotel(), freshHotel()]
  const visitor = await visitWithGoogle(browser, `${site.url}/?pickup=CMB&dropoff=Colombo`, [first, second, third], {
    routes: 'fails',
  })
  const { page, clock, google, close } = visitor
  await chooseHotel(visitor, first)
  const asked = google.routes().length
  google.change({ routes: 'answers' })
  await chooseHotel(visitor, second)
  expect(google.routes()).toHaveLength(asked)
  await clock.jump(61_000, google.isHeld)
  await chooseHotel(visitor, third)
  expect(google.routes()).toHaveLength(asked + 1)
  expect(await page.locator('.fare').textContent()).toContain('150 km')
  await close()
})

test("with a key, the first view stays within its budget and has no code of Google's map", async () => {
  const html = await (await fetch(`${site.url}/`)).text()
  const code = await Promise.all(scriptsOf(html).map(async (file) => (await fetch(site.url + file)).text()))
  const kb = code.reduce((sum, text) => sum + gzipKb(text), 0)
  expect(kb).toBeGreaterThan(50)
  expect(kb).toBeLessThanOrEqual(FIRST_VIEW.scripts)
  expect(code.join('')).not.toMatch(/googleapis|AdvancedMarker|computeRoutes/)
})

describe('a hotel that a visitor finds after others', () => {
  /** What Google knows. */
  const known: Hotel[] = []
  const visitor = visitOnce(() => visitWithGoogle(browser, `${site.url}/?pickup=CMB&dropoff=Colombo`, known))

  test('has its own fare beside a namesake, for a visitor who goes from one to the other', async () => {
    const hotel = freshHotel()
    const [near, far] = [hotel, { ...hotel, id: `far-${hotel.id}`, lat: 5.9485, lng: 80.4535 }].map((village) => ({
      ...village,
      address: 'Sri Lanka',
    }))
    const { page, google, uncaught } = visitor()
    known.push(near!, far!)
    google.change({ km: 150 })
    const [details, routes] = [google.details().length, google.routes().length]
    const choose = async (index: number, km: number) => {
      await dropoffField(page).click()
      await dropoffField(page).fill(hotel.name.toLowerCase())
      await expect.poll(() => page.getByRole('option', { name: hotel.name }).count()).toBe(2)
      await page.getByRole('option', { name: hotel.name }).nth(index).click()
      await page.locator('.fare[aria-busy="false"]').getByText(`${km} km`).first().waitFor()
      return new URL(page.url()).searchParams.get('dropoff')
    }
    expect(await choose(0, 150)).toBe(hotel.name)
    google.change({ km: 165 })
    expect(await choose(1, 165)).toBe(`${hotel.name} (5.9485°N 80.4535°E)`)
    expect(await choose(0, 150)).toBe(hotel.name)
    expect(google.details()).toHaveLength(details + 2)
    expect(google.routes()).toHaveLength(routes + 2)
    expect(uncaught).toEqual([])
  })

  test('is searched for only when the typing pauses, and a late answer is dropped', async () => {
    const hotel = freshHotel()
    const { promise: placesHeld, resolve: release } = Promise.withResolvers<void>()
    const { page, google } = visitor()
    known.push(hotel, HERITANCE)
    google.change({ placesHeld })
    const searches = google.searches().length
    const answered = page.waitForResponse(
      (answer) => answer.url().endsWith(':autocomplete') && answer.request().method() === 'POST',
    )
    await dropoffField(page).click()
    await dropoffField(page).fill(hotel.name)
    await expect.poll(() => google.searches().length).toBe(searches + 1)
    await dropoffField(page).fill('Ella')
    await page.getByRole('option', { name: /^Ella/ }).first().waitFor()
    release()
    await (await answered).finished()
    // Longer than the pause: a search that was due has been sent.
    await page.clock.runFor(500)
    expect(await page.getByRole('option').allTextContents()).not.toContainEqual(expect.stringContaining('Quillmere'))
    expect(google.searches()).toHaveLength(searches + 1)
  })

  // Last: the others start at the airport.
  test('as pickup is quoted from its own position; until that is known, the price before it cannot be booked', async () => {
    const hotel = freshHotel()
    const { page, google } = visitor()
    known.push(hotel)
    google.change({ km: 118 })
    const routes = google.routes().length
    await pickupField(page).fill(hotel.name)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(`https://places.googleapis.com/v1/places/${hotel.id}?*`, async (route) => {
      await held
      await route.fallback()
    })
    const option = page.getByRole('option', { name: nameOf(hotel) })
    await option.waitFor()
    // From the first moment: a price beside a text that is looked for could be booked.
    const busyAtFirst = page.evaluate(
      (looking) =>
        new Promise((told) => {
          new MutationObserver(() => {
            if (document.body.textContent.includes(looking))
              told(document.querySelector('.fare')?.getAttribute('aria-busy'))
          }).observe(document.body, { subtree: true, childList: true, characterData: true })
        }),
      `Looking for “${nameOf(hotel)}”…`,
    )
    await option.click()
    expect(await busyAtFirst).toBe('true')
    release()
    await page.waitForURL((url) => url.searchParams.get('pickup') === nameOf(hotel))
    await shownFares(page)
    expect(google.routes()[routes]!.body).toMatchObject({ origin: { lat: hotel.lat, lng: hotel.lng } })
  })
})
