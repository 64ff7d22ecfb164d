/** Trips on a page of a site that has a Google key, while Google fails or not. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { arriveAt, dropoffField, pickupField, shownFares } from '../fare-page.ts'
import type { PageClock } from '../page-clock.ts'
import { press } from '../visit.ts'
import type { GoogleVisit } from './page.ts'
import { type Google, type GoogleBehaviour, type Hotel, LIGHTHOUSE } from './stand-in.ts'

/** Longest wait for a fare, ms (docs/product.md#map). */
export const MAX_WAIT = 3000

let count = 0
/** Each test has a hotel of its own, whose name is like none of our own table. */
export function freshHotel(): Hotel {
  count += 1
  const letters = String.fromCharCode(65 + (Math.floor(count / 26) % 26), 65 + (count % 26))
  return { ...LIGHTHOUSE, id: `hotel-of-${count}`, name: `Quillmere House ${letters}` }
}

/** As the site names it, with its town. */
export const nameOf = ({ name }: Hotel) => `${name} (Galle)`

/** Types a name that the gazetteer does not have, and waits for the search, or for the script if it does not load. */
export async function searchFor(
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
  await clock.run(google.isHeld)
  return took
}

export type Visited = Pick<GoogleVisit, 'page' | 'clock' | 'google'>

/** Quotes a trip between two places of the gazetteer. Of these Google is asked nothing. */
export async function expectOwnFare({ page, clock, google }: Visited, trip: { pickup: string; dropoff: string }) {
  await pickupField(page).fill(trip.pickup)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('pickup') === trip.pickup)
  await press(dropoffField(page))
  await page.keyboard.type(trip.dropoff)
  const title = `Taxi fare from ${trip.pickup} to ${trip.dropoff}`
  expect(await enterForFare(page, clock, google, title)).toBeLessThan(MAX_WAIT)
  await arriveAt(page, trip)
  expect(await shownFares(page)).toHaveLength(3)
  expect(google.routes()).toEqual([])
}

/** What comes after all changes no fare. */
export async function expectSameFareAfterRelease({ page, google }: Visited): Promise<void> {
  const fares = await shownFares(page)
  await google.release()
  expect(await shownFares(page)).toEqual(fares)
}

/** Searches for a hotel and chooses it. Returns ms until its fare is shown. */
export async function chooseHotel({ page, clock, google }: Visited, hotel: Hotel): Promise<number> {
  await pickupField(page).fill(hotel.name)
  await page.getByRole('option', { name: hotel.name }).waitFor()
  const took = await enterForFare(page, clock, google, `Taxi fare from ${hotel.name}`)
  await page.waitForURL((url) => url.searchParams.get('pickup')?.startsWith(hotel.name) ?? false)
  return took
}
