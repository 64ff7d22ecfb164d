/** Opens a page of a site that has a Google key. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterEach } from 'vitest'
import { type PageClock, takeClock } from '../page-clock.ts'
import { type Site, startSite } from '../site.ts'
import { loadAndHydrate, DESKTOP, visitOnce } from '../visit.ts'
import { type Google, type GoogleBehaviour, type Hotel, playGoogle } from './stand-in.ts'

export const BROWSER_KEY = 'key-of-the-browser'

let withKey: Promise<Site> | undefined
/** A site with this key, one for all files of a process: each test has hotels of its own. It ends with the run. */
export const siteWithKey = (): Promise<Site> => (withKey ??= startSite({ GOOGLE_MAPS_BROWSER_KEY: BROWSER_KEY }))

export interface GoogleVisit {
  readonly page: Page
  readonly clock: PageClock
  readonly google: Google
  /** Errors that no code caught. */
  readonly uncaught: string[]
  close(): Promise<void>
}

export async function visitWithGoogle(
  browser: Browser,
  url: string,
  hotels: readonly Hotel[],
  behaviour: GoogleBehaviour = {},
  options: BrowserContextOptions = DESKTOP,
): Promise<GoogleVisit> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(error.message))
  const clock = await takeClock(page)
  const google = await playGoogle(page, hotels, behaviour)
  await loadAndHydrate(page, () => page.goto(url))
  // Limits are short here: a suggestion has four seconds, a position one.
  await clock.run(google.isHeld)
  return { page, clock, google, uncaught, close: () => context.close() }
}

/**
 * One visit for all tests of a block, on which services that failed in one test are asked again in the next.
 * @param url of the page; the site is known when the block begins
 */
export function visitOnceWithGoogle(browser: Browser, url: () => string, hotels: readonly Hotel[]): () => GoogleVisit {
  const visitor = visitOnce(() => visitWithGoogle(browser, url(), hotels))
  afterEach(() => visitor().clock.jump(61_000, visitor().google.isHeld))
  return visitor
}

export const mapFigure = (page: Page) => page.locator('.route-map')
export const streetMap = (page: Page) => page.locator('.street-map__canvas')
export const islandRoute = (page: Page) => page.locator('.island-map path.island-map__route:not([d=""])')
