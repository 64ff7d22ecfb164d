/** Opens a page some of whose scripts do not arrive, with a clock that the test moves. */
import { inject } from 'vitest'
import type { Page, Route } from 'playwright-core'
import { browser } from '../browser.ts'
import { type PageClock, takeClock } from '../page-clock.ts'
import { SITE_PAGES } from '../site-pages.ts'
import { DESKTOP } from '../visit.ts'

export const at = (path: string) => inject('siteUrl') + path
export const TRANSFER = SITE_PAGES['a transfer page']

/** Those that a transfer page starts with. */
export const START_SCRIPTS = [
  '/assets/index',
  '/assets/app',
  '/assets/react',
  '/assets/rolldown-runtime',
  '/assets/page-transfer',
  '/assets/fares',
  '/assets/prices',
  '/assets/texts-en',
  // Texts of the page.
  '/assets/transfer',
]
/** Asks for the first one again: it is needed only if that has failed. */
export const SECOND_CHANCE = '/assets/again'

/** To the page both are the same error of a script. */
export const FAILURES = {
  'a reset connection': (route: Route) => route.abort('connectionreset'),
  'a 503': (route: Route) =>
    route.fulfill({ status: 503, headers: { 'cache-control': 'no-store' }, body: 'Service unavailable' }),
} as const

export async function open(
  options = DESKTOP,
): Promise<{ page: Page; clock: PageClock; loads(): number; close(): Promise<void> }> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const clock = await takeClock(page)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return { page, clock, loads: () => loads, close: () => context.close() }
}

/** Fails requests for scripts of these names: the first ones of each file, or all. */
export function failScripts(
  page: Page,
  isMeant: string | ((path: string) => boolean),
  fail: (route: Route) => Promise<void>,
  times = Infinity,
): Promise<unknown> {
  const failed = new Map<string, number>()
  return page.route(
    ({ pathname }) => (typeof isMeant === 'string' ? pathname.startsWith(isMeant) : isMeant(pathname)),
    async (route) => {
      const { pathname } = new URL(route.request().url())
      const before = failed.get(pathname) ?? 0
      failed.set(pathname, before + 1)
      return before < times ? fail(route) : route.fallback()
    },
  )
}

export const alive = (page: Page) => page.locator('html[data-scripts="alive"]')
export const missingNote = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Parts of this page have not loaded.' })
export const showFare = (page: Page) => page.getByRole('button', { name: 'Show the fare' })
