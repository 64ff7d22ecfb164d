/** A page under test, opened the way a visitor opens it. */
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core'
import { expect } from 'vitest'

export interface Visit {
  readonly page: Page
  /** Console errors and warnings, and errors that nobody caught. */
  readonly complaints: string[]
  /** Waits until all that the page fetches by itself is here, what it fetches ahead in its idle time included. */
  settled(): Promise<void>
  close(): Promise<void>
}

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }

const ALIVE = 'the page is alive'

/**
 * Loads a page and waits until React has taken it over, its first effects included: only then does the menu say what it opens.
 * The network tells nothing of that: a busy machine pauses before it runs what it has fetched. The page itself reports it, for
 * whoever looks into it with Playwright meanwhile counts as a visitor who has touched it.
 */
export async function comeAlive(page: Page, load: () => Promise<unknown>): Promise<void> {
  await page.addInitScript((word) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('header [aria-expanded]')) return
      observer.disconnect()
      console.debug(word)
    }).observe(document, { subtree: true, childList: true, attributes: true })
  }, ALIVE)
  await Promise.all([page.waitForEvent('console', (message) => message.text() === ALIVE), load()])
  // Who types at once types into the pickup.
  if (new URL(page.url()).pathname === '/') await page.locator('input[name="pickup"]:focus').waitFor()
}

/**
 * A visitor with an empty cache on a new page that has come alive. Closes what it opened.
 * @param prepare called before the page loads, for instance to answer a call otherwise than the site does
 */
export async function visit(browser: Browser, url: string, options: BrowserContextOptions = DESKTOP, prepare?: (page: Page) => Promise<unknown>): Promise<Visit> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => { if (['error', 'warning'].includes(message.type())) complaints.push(message.text()) })
  page.on('pageerror', (error) => complaints.push(error.message))
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  const settled = async () => {
    // Twice: a script that has come may ask for the next.
    for (let still = 0; still < 2; still++) {
      await page.evaluate(() => new Promise((idle) => { requestIdleCallback(idle) }))
      await expect.poll(() => underWay.size).toBe(0)
    }
  }
  await prepare?.(page)
  if (options.javaScriptEnabled === false) await page.goto(url)
  else await comeAlive(page, () => page.goto(url))
  return { page, complaints, settled, close: () => context.close() }
}

/** A page as the Worker made it, which comes alive when its scripts are let through. */
export async function visitUnstarted(browser: Browser, url: string, options: BrowserContextOptions = DESKTOP): Promise<{ page: Page; start(): void; close(): Promise<void> }> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const { promise: held, resolve: start } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => { await held; await route.continue() })
  await page.goto(url, { waitUntil: 'commit' })
  return { page, start, close: () => context.close() }
}
