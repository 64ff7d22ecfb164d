/** A visitor on a site with a map key. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { comeAlive, DESKTOP } from '../visit.ts'
import { playGoogle, type Google, type GoogleManners, type Hotel } from './stand-in.ts'

export const BROWSER_KEY = 'key-of-the-browser'

export interface KeyedVisit {
  readonly page: Page
  readonly google: Google
  /** Errors that nobody caught. */
  readonly uncaught: string[]
  close(): Promise<void>
}

export async function visitWithGoogle(browser: Browser, url: string, hotels: readonly Hotel[], manners: GoogleManners = {}, options: BrowserContextOptions = DESKTOP): Promise<KeyedVisit> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(error.message))
  const google = await playGoogle(page, hotels, manners)
  await comeAlive(page, () => page.goto(url))
  return { page, google, uncaught, close: () => context.close() }
}

export const theMap = (page: Page) => page.locator('.route-map')
export const streetMap = (page: Page) => page.locator('.street-map__canvas')
export const drawnMap = (page: Page) => page.locator('.island-map path.island-map__route:not([d=""])')
