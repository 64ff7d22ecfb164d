/** A page under test, opened the way a visitor opens it. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

export interface Visit {
  readonly page: Page
  /** Console errors and warnings, and errors that nobody caught. */
  readonly complaints: string[]
  close(): Promise<void>
}

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }

/**
 * A visitor with an empty cache on a new page. Closes what it opened.
 * @param prepare called before the page loads, for instance to answer a call otherwise than the site does
 */
export async function visit(browser: Browser, url: string, options: BrowserContextOptions = DESKTOP, prepare?: (page: Page) => Promise<unknown>): Promise<Visit> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => { if (['error', 'warning'].includes(message.type())) complaints.push(message.text()) })
  page.on('pageerror', (error) => complaints.push(error.message))
  await prepare?.(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  return { page, complaints, close: () => context.close() }
}
