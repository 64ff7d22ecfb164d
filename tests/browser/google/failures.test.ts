import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchChromium } from '../../../scripts/chromium.ts'
import { arriveAt, dropoffField, pickupField, shownFares } from '../fare-page.ts'
import { startSite, type Site } from '../site.ts'
import { PHONE } from '../visit.ts'
import { BROWSER_KEY, drawnMap, streetMap, theMap, visitWithGoogle } from './page.ts'
import { GRAND, LIGHTHOUSE, type Google, type GoogleManners, type Hotel } from './stand-in.ts'

/** The visitor's patience for a fare, ms. */
const PATIENCE = 3000

let browser: Browser
let site: Site
beforeAll(async () => { [browser, site] = await Promise.all([launchChromium(), startSite({ GOOGLE_MAPS_BROWSER_KEY: BROWSER_KEY })]) })
afterAll(async () => { await browser.close(); await site.remove() })

let count = 0
function freshHotel(): Hotel {
  count += 1
  return { ...LIGHTHOUSE, id: `hotel-of-${count}`, name: `Lighthouse Villa ${String.fromCharCode(64 + count)}` }
}

/** Has the service asked, by a name that the gazetteer does not have; waits for as much of that as the manner lets happen. */
async function searchFor(page: Page, google: Google, name: string, { script = 'answers' }: GoogleManners): Promise<void> {
  await pickupField(page).fill(name)
  const asks = script === 'answers' || script === 'refuses the key later'
  await expect.poll(() => (asks ? google.searches() : google.scripts()).length).toBeGreaterThanOrEqual(1)
  if (script.startsWith('refuses')) await page.waitForFunction(() => 'keyIsRefused' in window)
}

/**
 * Presses Enter.
 * @param title how the fare's heading begins once it is the new trip's
 * @returns how long the fare takes, ms, by the page's own clock: how slowly a test talks with the browser does not count
 */
async function enterForFare(page: Page, title: string): Promise<number> {
  const timing = await page.evaluateHandle((wanted) => {
    const isShown = () => {
      const fare = document.querySelector('.fare[aria-busy="false"]')
      return fare?.querySelector('.vehicle') && fare.querySelector('h2')!.textContent.startsWith(wanted)
    }
    return { took: new Promise<number>((done) => {
      window.addEventListener('keydown', ({ timeStamp }) => {
        new MutationObserver((_, observer) => {
          if (!isShown()) return
          observer.disconnect()
          done(performance.now() - timeStamp)
        }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
      }, { once: true, capture: true })
    }) }
  }, title)
  await page.keyboard.press('Enter')
  return timing.evaluate(({ took }) => took)
}

const manners: [string, GoogleManners][] = [
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
  ['the key is refused before the script is there', { script: 'refuses the key at once' }],
  ['the key is refused after the script is there', { script: 'refuses the key later' }],
]

describe.each(manners)('when %s', (_when, manner) => {
  test('two places of the gazetteer have their fare within 3 s, and no error is left uncaught', async () => {
    const { page, google, uncaught, close } = await visitWithGoogle(browser, `${site.url}/?pickup=Matara&dropoff=Badulla`, [LIGHTHOUSE], manner)
    await searchFor(page, google, 'jetwing light', manner)
    await pickupField(page).fill('Ella')
    await page.keyboard.press('Enter')
    await arriveAt(page, { pickup: 'Ella', dropoff: 'Badulla' })
    await dropoffField(page).click()
    await page.keyboard.type('kandy')
    expect(await enterForFare(page, 'Taxi fare from Ella to Kandy')).toBeLessThan(PATIENCE)
    await arriveAt(page, { pickup: 'Ella', dropoff: 'Kandy' })
    expect(await shownFares(page)).toHaveLength(3)
    expect(google.drives()).toEqual([])
    expect(uncaught).toEqual([])
    await close()
  })
})

/** Chooses a hotel that has been found. Returns how long its fare takes, ms. */
async function chooseHotel(page: Page, hotel: Hotel): Promise<number> {
  await pickupField(page).fill(hotel.name)
  await page.getByRole('option', { name: hotel.name }).waitFor()
  const took = await enterForFare(page, `Taxi fare from ${hotel.name}`)
  await page.waitForURL((url) => url.searchParams.get('pickup')?.startsWith(hotel.name) ?? false)
  return took
}

describe.each<[string, GoogleManners]>([
  ['are slow', { routes: 'is slow' }],
  ['hang', { routes: 'hangs' }],
  ['fail', { routes: 'fails' }],
  ['are not enabled', { routes: 'refuses' }],
  ['have no quota left', { routes: 'has no quota left' }],
  ['find nothing', { routes: 'finds nothing' }],
  ['answer nonsense', { routes: 'answers nonsense' }],
])('when directions %s', (_how, manner) => {
  test('a hotel that was found is quoted by the island\'s own roads, within 3 s, on the drawn map', async () => {
    const hotel = freshHotel()
    const { page, uncaught, close } = await visitWithGoogle(browser, `${site.url}/?pickup=CMB&dropoff=Colombo`, [hotel], manner)
    expect(await chooseHotel(page, hotel)).toBeLessThan(PATIENCE)
    const km = Number(/(\d+) km/.exec((await page.locator('.fare').textContent())!)![1])
    expect(km).toBeGreaterThan(95)
    expect(km).toBeLessThan(160)
    await drawnMap(page).first().waitFor()
    expect(await streetMap(page).count()).toBe(0)
    expect(uncaught).toEqual([])
    await close()
  })
})

describe.each<[string, GoogleManners]>([
  ['before the script is there', { script: 'refuses the key at once' }],
  ['after the script is there', { script: 'refuses the key later' }],
])('a key refused %s', (_when, manner) => {
  test.each([['a screen', undefined], ['a phone', PHONE]])('is said in the place of the map on %s, while fares go on', async (_where, options) => {
    const { page, google, uncaught, close } = await visitWithGoogle(browser, `${site.url}/?pickup=Matara&dropoff=Badulla`, [GRAND], manner, options)
    await theMap(page).scrollIntoViewIfNeeded()
    await searchFor(page, google, 'grand hotel nu', manner)
    await page.keyboard.press('Escape')
    const panel = theMap(page).getByRole('alert')
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

test('when the street map cannot be had, a saved fare of a hotel is drawn on the site\'s own map, with a quiet note', async () => {
  const hotel = freshHotel()
  const first = await visitWithGoogle(browser, `${site.url}/?pickup=CMB&dropoff=Colombo`, [hotel], { km: 125 })
  const saved = first.page.waitForResponse((answer) => /\/transfer\/?$/.test(new URL(answer.url()).pathname))
  await chooseHotel(first.page, hotel)
  await saved
  const address = first.page.url()
  await first.close()
  const { page, uncaught, close } = await visitWithGoogle(browser, address, [hotel], { script: 'is blocked' })
  expect(await shownFares(page)).toHaveLength(3)
  await drawnMap(page).first().waitFor()
  await theMap(page).getByText('The street map cannot be shown right now').waitFor()
  expect(uncaught).toEqual([])
  await close()
})

