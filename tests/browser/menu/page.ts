/** Opens a page and finds the parts of its menu. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, inject, onTestFinished } from 'vitest'
import { browser } from '../browser.ts'
import { DESKTOP, visit, visitOnce } from '../visit.ts'

export async function open(
  options: BrowserContextOptions = DESKTOP,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const { page, close } = await visit(browser, inject('siteUrl'), options, prepare)
  onTestFinished(close)
  return page
}

/** One page for the tests of a block, each of which finds its menu closed. */
export function openOnce(
  options: BrowserContextOptions = DESKTOP,
  prepare?: (page: Page) => Promise<unknown>,
): () => Page {
  const visitor = visitOnce(() => visit(browser, inject('siteUrl'), options, prepare))
  afterEach(async () => {
    const { page } = visitor()
    await page.mouse.move(640, 700)
    // Twice: the first one may empty a field.
    for (let times = 0; times < 2; times += 1) await page.keyboard.press('Escape')
    await page.locator('.panel, .drawer').waitFor({ state: 'detached' })
  })
  return () => visitor().page
}

export const AIRPORT = 'Colombo Bandaranaike International Airport'
const rate = (id: number, sub: string, pickup: string, dropoff: string) => ({
  id,
  sub,
  pickup,
  dropoff,
  linkurl: `taxi-from-${encodeURIComponent(pickup)}-to-${encodeURIComponent(dropoff)}`,
  miniusd: 20 + id,
})
/** Sixty pickups in mixed order, each with two dropoffs. */
export const SIXTY = Array.from({ length: 60 }, (_, i) => `Town ${String((i * 37) % 60).padStart(2, '0')}`).flatMap(
  (town, i) => [rate(1 + 2 * i, '0', town, 'Zebra'), rate(2 + 2 * i, String(1 + 2 * i), town, AIRPORT)],
)

export const answerSixty = (page: Page) => page.route('**/transfer/all', (route) => route.fulfill({ json: SIXTY }))

export const top = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true })
export const alive = (page: Page) => page.locator('html[data-scripts="alive"]').waitFor()
export const panel = (page: Page) => page.locator('.panel')
export const pickup = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })
export const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
export const section = (page: Page, name: string) => drawer(page).locator('summary', { hasText: name }).first()
/** Of the home page. */
export const pageHeading = (page: Page) => page.getByRole('heading', { level: 1, name: /^Taxi in Sri Lanka/ })
export const focused = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.textContent?.trim() ||
      document.activeElement?.getAttribute('aria-label') ||
      document.activeElement?.tagName,
  )

/** Scripts of the menus. */
export const CODE = /\/assets\/(panels|phone-menu)-/
