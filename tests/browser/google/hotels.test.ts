/** What Google is asked, and when, while a visitor types and chooses; and how a hotel is quoted and drawn. */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { browser } from '../browser.ts'
import { arriveAt, dropoffField, pickupField, shownFares, typePlace } from '../fare-page.ts'
import { FIRST_VIEW, gzipKb, scriptsOf } from '../first-view.ts'
import type { Site } from '../site.ts'
import { visitOnce } from '../visit.ts'
import { BROWSER_KEY, islandRoute, siteWithKey, streetMap, visitWithGoogle } from './page.ts'
import { GRAND, HERITANCE, LIGHTHOUSE, type Hotel } from './stand-in.ts'
import { chooseHotel, freshHotel, nameOf } from './trips.ts'

let site: Site
beforeAll(async () => {
  site = await siteWithKey()
})

describe.concurrent('a hotel', () => {
  test('is found, quoted by Google and drawn on its street map, in one session', async ({ expect }) => {
    const hotel = freshHotel()
    const { page, google, uncaught, close } = await visitWithGoogle(
      browser,
      `${site.url}/?pickup=CMB&dropoff=Colombo`,
      [hotel, GRAND],
    )
    await dropoffField(page).click()
    await dropoffField(page).pressSequentially(hotel.name.toLowerCase(), { delay: 30 })
    const option = page.getByRole('option', { name: nameOf(hotel) })
    await option.waitFor()
    expect(await page.locator('.place-field__popup:visible').textContent()).toContain('Google Maps')
    await option.click()
    await page.waitForURL((url) => url.searchParams.get('dropoff') === nameOf(hotel))
    const fares = await shownFares(page)
    expect(await page.locator('.fare').textContent()).toContain('150 km')
    expect(fares).toHaveLength(3)
    await streetMap(page).waitFor()

    expect(google.scripts()).toHaveLength(1)
    expect(google.scripts()[0]!.url.searchParams.get('key')).toBe(BROWSER_KEY)
    expect(google.details()).toHaveLength(1)
    expect(google.routes()).toHaveLength(1)
    expect(google.maps()).toBeLessThanOrEqual(1)
    const sessions = new Set([
      ...google.searches().map(({ body }) => body?.sessionToken),
      google.details()[0]!.url.searchParams.get('sessionToken'),
    ])
    expect(sessions.size).toBe(1)
    expect(google.details()[0]!.url.searchParams.get('fields')).not.toContain('displayName')
    expect(google.searches()[0]!.body).toMatchObject({ includedRegionCodes: ['lk'] })
    expect(google.routes()[0]!.body).toMatchObject({
      travelMode: 'DRIVING',
      routingPreference: 'TRAFFIC_UNAWARE',
      computeAlternativeRoutes: false,
      destination: { lat: hotel.lat, lng: hotel.lng },
    })

    const canvas = streetMap(page)
    await expect.poll(() => canvas.getAttribute('data-line')).toBe('21')
    await expect
      .poll(() => canvas.locator('.street-map__end').allTextContents())
      .toEqual(['Colombo Airport', nameOf(hotel)])
    // Google's own markers need the id of a map, and this operator has none.
    const map = JSON.parse((await canvas.getAttribute('data-map'))!) as { mapId?: string }
    expect(map).toMatchObject({ colorScheme: 'DARK', center: { lat: 6.9270786, lng: 79.861243 } })
    expect(map.mapId).toBeUndefined()
    expect(await canvas.locator('[data-marker]').count()).toBe(0)
    expect(uncaught).toEqual([])
    await close()
  })

  test('has its fare for each visitor who chooses it; what a browser was told is saved for nobody', async () => {
    const hotel = freshHotel()
    const choose = async () => {
      const visit = await visitWithGoogle(browser, `${site.url}/?pickup=CMB&dropoff=Colombo`, [hotel])
      await dropoffField(visit.page).click()
      await dropoffField(visit.page).fill(hotel.name)
      await visit.page.getByRole('option', { name: nameOf(hotel) }).waitFor()
      return visit
    }
    const first = await choose()
    const upload = first.page.waitForResponse((answer) => /\/transfer\/?$/.test(new URL(answer.url()).pathname))
    await first.page.keyboard.press('Enter')
    expect(await (await upload).json()).toMatchObject({ source: 'google', verified: true, distance: 150 })
    const fares = await shownFares(first.page)
    await first.close()

    const lookup = (page: Page) =>
      page.waitForResponse(
        (answer) =>
          answer.url().endsWith('/transfer/query') &&
          decodeURIComponent(answer.request().postData() ?? '').includes(hotel.name),
      )
    const second = await choose()
    const found = lookup(second.page)
    await second.page.keyboard.press('Enter')
    expect(await (await found).json()).toEqual([])
    expect(await shownFares(second.page)).toEqual(fares)
    await second.close()

    const url = new URL(site.url)
    url.search = new URLSearchParams({ pickup: 'CMB', dropoff: nameOf(hotel) }).toString()
    const third = await visitWithGoogle(browser, `${site.url}/?pickup=Matara&dropoff=Badulla`, [hotel])
    const lookedUp = lookup(third.page)
    await third.page.goto(url.href)
    expect(await (await lookedUp).json()).toEqual([])
    expect(await shownFares(third.page)).toEqual(fares)
    expect(third.google.searches()).toEqual([])
    expect(third.google.details()).toEqual([])
    await streetMap(third.page).waitFor()
    await third.close()
  })

  test('without a saved fare is looked up by the browser, in a shared address and on its place page; not priced when its name matches only in part', async ({
    expect,
  }) => {
    const [hotel, other, third] = [freshHotel(), freshHotel(), freshHotel()]
    const shared = (name: string) => {
      const url = new URL(site.url)
      url.search = new URLSearchParams({ pickup: 'CMB', dropoff: name }).toString()
      return url.href
    }
    const { page, google, close } = await visitWithGoogle(browser, shared(hotel.name), [hotel, other, third])
    await shownFares(page)
    await streetMap(page).waitFor()
    expect(google.routes()[0]!.body).toMatchObject({ destination: `${hotel.name}, Sri Lanka` })
    expect(google.routes()).toHaveLength(1)

    await page.goto(`${site.url}/things-to-do/transport/${encodeURIComponent(other.name)}-taxi`)
    await expect.poll(() => google.routes().length).toBe(2)
    expect(await shownFares(page)).toHaveLength(3)
    expect(google.routes()).toHaveLength(2)

    google.change({ partialMatch: true })
    await page.goto(shared(third.name))
    await expect.poll(() => google.routes().length).toBe(3)
    // Not what the page says until Google has answered.
    await page
      .locator('.fare[aria-busy="false"]')
      .getByText('Something went wrong. Please Check your pick up location')
      .first()
      .waitFor()
    expect(await page.locator('.vehicle').count()).toBe(0)
    await close()
  })

  test("is quoted by the site's own roads when Google's distance contradicts them", async () => {
    const hotel = freshHotel()
    const { page, close } = await visitWithGoogle(browser, `${site.url}/?pickup=CMB&dropoff=Colombo`, [hotel], {
      km: 20,
    })
    await dropoffField(page).click()
    await dropoffField(page).fill(hotel.name)
    await page.getByRole('option', { name: nameOf(hotel) }).click()
    await page.waitForURL((url) => url.searchParams.get('dropoff') === nameOf(hotel))
    await shownFares(page)
    expect(Number(/(\d+) km/.exec((await page.locator('.fare').textContent())!)![1])).toBeGreaterThan(120)
    await islandRoute(page).first().waitFor()
    await close()
  })

  test('whose name is an airport alias is the airport', async () => {
    const alias: Hotel = { ...LIGHTHOUSE, id: 'alias', name: 'Katunayake Intl Airport Terminal 1' }
    const { page, google, close } = await visitWithGoogle(browser, `${site.url}/?pickup=Galle&dropoff=Colombo`, [alias])
    await dropoffField(page).click()
    await dropoffField(page).pressSequentially('katunayake intl airport terminal 1')
    await page.keyboard.press('Enter')
    await arriveAt(page, { pickup: 'Galle', dropoff: 'Colombo Bandaranaike International Airport' })
    expect(google.routes()).toEqual([])
    await close()
  })
})

test.concurrent('the route of a tour leads through the park, alternatives are requested, and the distance is uploaded', async () => {
  const hotel = freshHotel()
  const { page, google, uncaught, close } = await visitWithGoogle(
    browser,
    `${site.url}/things-to-do/safari/Yala-national-park-safari-pickup-from-Ella-drop-off-in-Galle-1-traveler-half-day`,
    [hotel],
    { km: 230 },
  )
  const field = page.getByRole('combobox', { name: 'Dropoff hotel' })
  await field.click()
  await field.pressSequentially(hotel.name)
  const option = page.getByRole('option', { name: nameOf(hotel) })
  await option.waitFor()
  const saved = page.waitForResponse((answer) => /\/safari\/?$/.test(new URL(answer.url()).pathname))
  await option.click()
  expect(await (await saved).json()).toMatchObject({ dropoff: nameOf(hotel) })
  expect(google.routes()[0]!.body).toMatchObject({
    computeAlternativeRoutes: true,
    intermediates: [{ via: true, location: { lat: expect.closeTo(6.3, 0) } }],
  })
  expect(uncaught).toEqual([])
  await close()
})

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
