/** A deploy while a phone is without a network, and what its open pages do then. */
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '#domain/paths.ts'
import { booked } from './bookings.ts'
import { browser } from './browser.ts'
import { type Door, MARK, openDoor } from './door.ts'
import { SITE_PAGES } from './site-pages.ts'
import { PHONE } from './visit.ts'

let site: Door
let context: BrowserContext

beforeAll(async () => {
  site = await openDoor()
  context = await browser.newContext({ ...PHONE, serviceWorkers: 'allow' })
})
afterAll(async () => {
  await context.close()
  await site.close()
})

const alive = (page: Page) => page.locator('html[data-scripts="alive"]').waitFor()
const isNew = (page: Page) => page.locator(`html[${MARK}]`).count()
const cachesOf = (page: Page) => page.evaluate(async () => caches.keys())

async function open(
  path: string,
  before?: (page: Page) => Promise<void>,
): Promise<{ page: Page; complaints: string[] }> {
  const page = await context.newPage()
  await before?.(page)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(site.url + path)
  await alive(page)
  return { page, complaints }
}

/** The browser looks for a new service worker, as it does at each visit, and gets it. */
async function update(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!
    await registration.update()
    const worker = registration.installing ?? registration.waiting ?? registration.active!
    while (worker.state === 'installing')
      await new Promise((done) => worker.addEventListener('statechange', done, { once: true }))
    return worker.state
  })
}

/**
 * Waits until no service worker waits for its turn. A page that is opened in the very moment in which the new one takes
 * over may be left without an answer by the browser.
 */
async function takenOver(page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page)
  const states = new Map<string, string>()
  await new Promise<void>((done) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, status } of versions) states.set(versionId, status)
      const now = [...states.values()]
      if (now.includes('activated') && now.every((state) => ['activated', 'redundant'].includes(state))) done()
    })
    void devtools.send('ServiceWorker.enable')
  })
  await devtools.detach()
}

async function voucherAndFare(page: Page, reference: string) {
  await page.getByRole('heading', { level: 1, name: 'You are without a network' }).waitFor()
  expect(await page.getByRole('article').innerText()).toContain(reference)
  for (const [field, name] of [
    ['Pickup', 'Kandy'],
    ['Dropoff', 'Ella'],
  ] as const) {
    await page.getByRole('combobox', { name: field }).fill(name)
    await page
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .tap()
  }
  await page.getByText(/^Estimate from .* confirmed when you are online/).waitFor()
}

test('a build that is deployed while a phone is offline comes when it is online, and breaks nothing', async () => {
  const { reference } = await booked()
  const { page, complaints } = await open(paths.booking(reference))
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js')
    await navigator.serviceWorker.ready
  })
  await page.getByRole('button', { name: 'Keep on this device' }).tap()
  await page.getByRole('button', { name: 'Remove from this device' }).waitFor()
  const old = await cachesOf(page)
  expect(old).toHaveLength(1)
  // A tab that stays open, on a page of the old build.
  const tab = await open(SITE_PAGES["a place's page"])

  await site.setOffline(context, true)
  site.deploy()
  await page.goto(`${site.url}/transfer/taxi-from-Kandy-to-Galle`)
  await voucherAndFare(page, reference)
  expect(await isNew(page)).toBe(0)

  await site.setOffline(context, false)
  site.asked()
  await page.getByRole('link', { name: 'Try the page again' }).tap()
  await page.waitForURL('**/transfer/taxi-from-Kandy-to-Galle')
  await alive(page)
  expect(await isNew(page)).toBe(1)
  expect(site.asked()).toContain('/transfer/taxi-from-Kandy-to-Galle')

  // The code of the page behind the link went with the old build: the click leads there all the same.
  await tab.page
    .getByRole('link', { name: /Nuwara Eliya/ })
    .first()
    .tap()
  await tab.page.waitForURL('**/transfer/**')
  await alive(tab.page)
  expect(await isNew(tab.page)).toBe(1)

  // The new service worker waits while pages of the old one are open, and its files beside the old ones.
  expect(await update(page)).toBe('installed')
  const both = await cachesOf(page)
  expect(both).toHaveLength(2)
  await site.setOffline(context, true)
  await page.goto(site.url + paths.offline)
  await voucherAndFare(page, reference)
  await site.setOffline(context, false)

  await page.close()
  await tab.page.close()
  const next = await open(SITE_PAGES['a transfer page'], takenOver)
  await expect.poll(() => cachesOf(next.page)).toEqual(both.filter((name) => !old.includes(name)))
  await site.setOffline(context, true)
  await next.page.goto(site.url + paths.offline)
  await voucherAndFare(next.page, reference)
  expect(await isNew(next.page)).toBe(1)
  await site.setOffline(context, false)
  expect([...complaints, ...tab.complaints, ...next.complaints]).toEqual([])
})
