/** Opens pages the way a visitor does. */
import type { Browser, BrowserContext, BrowserContextOptions, Frame, Locator, Page, Request } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'

export interface Visit {
  readonly page: Page
  /** Console errors and warnings, and uncaught errors. */
  readonly complaints: string[]
  /** Waits until the page has fetched everything that it fetches by itself, also what it prefetches when idle. */
  settled(): Promise<void>
  close(): Promise<void>
}

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** With the browser's own bars. */
export const SHORT_PHONE = { ...PHONE, viewport: { width: 390, height: 664 } }
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }

const phones = new WeakSet<BrowserContext>()

/**
 * Has the pages of a phone refuse what Playwright does there with a mouse. A finger is something else: browsers send
 * other events for it, in another order, and on a phone other code runs. `fill`, `selectOption` and keys stay, for no
 * pointer is in them.
 */
export function refuseClicks(visitor: BrowserContext): void {
  phones.add(visitor)
  const refuse = (owner: Frame | Page['mouse'], ...names: readonly string[]) => {
    for (const name of names)
      Object.assign(owner, {
        [name]: async () => {
          throw new Error(`This page is a phone: tap() in place of ${name}(), which is a mouse there as well`)
        },
      })
  }
  // Pages and locators ask their frame.
  const refuseIn = (frame: Frame) =>
    refuse(frame, 'click', 'dblclick', 'check', 'uncheck', 'setChecked', 'hover', 'dragAndDrop')
  const refuseOn = (page: Page) => {
    page.frames().forEach(refuseIn)
    page.on('frameattached', refuseIn)
    refuse(page.mouse, 'click', 'dblclick', 'down')
  }
  visitor.pages().forEach(refuseOn)
  visitor.on('page', refuseOn)
}

/** Taps on a phone and clicks elsewhere, in a test of both. */
export const press = (target: Locator): Promise<void> =>
  phones.has(target.page().context()) ? target.tap() : target.click()

/** As where something else has changed the page: React cannot go on. */
export const breakNextChange = (page: Page) =>
  page.evaluate(() => {
    const { appendChild, insertBefore, removeChild } = Node.prototype
    const asBefore = { appendChild, insertBefore, removeChild }
    const failing = (name: keyof typeof asBefore) =>
      function (this: Node, ...nodes: unknown[]) {
        // What is not in the page yet is put together first, and tried twice.
        if (!this.isConnected) return (asBefore[name] as (...all: unknown[]) => unknown).apply(this, nodes)
        Object.assign(Node.prototype, asBefore)
        throw new Error('This change fails')
      }
    for (const name of ['appendChild', 'insertBefore', 'removeChild'] as const)
      Object.assign(Node.prototype, { [name]: failing(name) })
  })

const HYDRATED = 'the page is hydrated'

/**
 * Loads a page and waits until it is hydrated and its first effects have run: only then do the menu's buttons say what
 * they open.
 * Network events do not tell, since a busy machine runs scripts late. The page reports it itself, because polling it
 * with Playwright counts as a visitor's activity.
 */
export async function loadAndHydrate(page: Page, load: () => Promise<unknown>): Promise<void> {
  await page.addInitScript((word) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('header [aria-expanded]')) return
      observer.disconnect()
      console.debug(word)
    }).observe(document, { subtree: true, childList: true, attributes: true })
  }, HYDRATED)
  await Promise.all([page.waitForEvent('console', (message) => message.text() === HYDRATED), load()])
  // The home page focuses its pickup field.
  if (new URL(page.url()).pathname === '/') await page.locator('input[name="pickup"]:focus').waitFor()
}

/** The requests of a page that have no answer yet, from now on. */
export function requestsUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  // Nobody reads the body of an error, and the browser does not report the end of a body that is not read.
  page.on('response', (response) => {
    if (!response.ok()) underWay.delete(response.request())
  })
  return underWay
}

/** @param isHeld true for requests that the test leaves without an answer */
export async function untilAnswered(
  underWay: ReadonlySet<Request>,
  isHeld?: (request: Request) => boolean,
): Promise<void> {
  while ([...underWay].some((request) => !isHeld?.(request))) await new Promise((wake) => setTimeout(wake, 5))
}

/**
 * A visitor with an empty cache on a hydrated page. `close` closes everything that was opened.
 * @param prepare called before the page loads, for instance to replace the answer of a call
 */
export async function visit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = DESKTOP,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Visit> {
  // tests/browser/offline.test.ts lets service workers in: they would answer what a test keeps back.
  const context = await browser.newContext({ serviceWorkers: 'block', ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('blocked by Playwright')) return
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  const underWay = requestsUnderWay(page)
  const settled = async () => {
    // Twice: a script that has just arrived may ask for another.
    for (let round = 0; round < 2; round++) {
      await page.evaluate(
        () =>
          new Promise((idle) => {
            requestIdleCallback(idle)
          }),
      )
      await untilAnswered(underWay)
    }
  }
  await prepare?.(page)
  if (options.javaScriptEnabled === false) await page.goto(url)
  else await loadAndHydrate(page, () => page.goto(url))
  return { page, complaints, settled, close: () => context.close() }
}

/**
 * One visit for all tests of a block: most of a test's time goes into opening a page. Each test bears what those before
 * it may leave on the page.
 */
export function visitOnce<Opened extends { close(): Promise<void> }>(open: () => Promise<Opened>): () => Opened {
  let opened: Opened | undefined
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened?.close())
  return () => opened!
}

/** The Worker's HTML, which hydrates only after `start`. */
export async function visitBeforeHydration(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = DESKTOP,
): Promise<{ page: Page; start(): void; close(): Promise<void> }> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const { promise: held, resolve: start } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'commit' })
  return { page, start, close: () => context.close() }
}
