/** What a guest's page tells of what it shows: each trip once, its form once, and nothing that was typed. */
import { VISIT_HEADER } from '#domain/call-headers.ts'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { planAddress } from '#domain/journeys/plan.ts'
import { paths } from '#domain/paths.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { tourSlug } from '#domain/quotes/slugs.ts'
import { confirmButton, fillIn, newCustomer, shownReference } from './bookings.ts'
import { browser } from './browser.ts'
import { DESKTOP, PHONE, visit } from './visit.ts'

const site = inject('siteUrl')
const TRIP = '/transfer/taxi-from-Colombo-to-Kandy'
const TOUR = { park: 'Yala National Park', pickup: 'Ella', dropoff: 'Galle', tourLength: 'half' } as const
const COLOMBO_KANDY = { kind: 'transfer', pickup: 'Colombo', dropoff: 'Kandy', language: 'en', source: 'page' }

/** What is told from now on. */
function told(page: Page): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === plainPaths.demand) bodies.push(JSON.parse(request.postData() ?? ''))
  })
  return bodies
}

async function visitTold(path: string, device = DESKTOP) {
  let bodies: unknown[] = []
  const opened = await visit(browser, site + path, device, async (page) => {
    bodies = told(page)
  })
  return { ...opened, bodies }
}

test('a price is told once, and the form with its first field; neither with what was typed', async () => {
  const { page, bodies, complaints, close } = await visitTold(`${TRIP}?utm_source=Newsletter`, PHONE)
  const event = { ...COLOMBO_KANDY, source: 'campaign:newsletter', firstPage: 'transfer' }
  await expect.poll(() => bodies).toEqual([{ what: 'priced', ...event }])
  const customer = newCustomer()
  await fillIn(page, customer)
  await expect
    .poll(() => bodies)
    .toEqual([
      { what: 'priced', ...event },
      { what: 'form', ...event },
    ])
  const posted = page.waitForRequest((request) => request.url().includes('/transfer/booking/'))
  await confirmButton(page).tap()
  expect((await posted).headers()[VISIT_HEADER]).toBe('campaign:newsletter transfer')
  await shownReference(page)
  expect(bodies).toHaveLength(2)
  expect(JSON.stringify(bodies)).not.toContain(customer.email)
  expect(complaints).toEqual([])
  await close()
})

test('another trip of the same visit keeps its first page; a place that nobody knows is told as no price', async () => {
  const { page, bodies, close } = await visitTold('/')
  const dropoff = page.getByRole('combobox', { name: 'Enter dropoff location' })
  await dropoff.fill('Galle')
  await page.keyboard.press('Enter')
  await expect.poll(() => bodies).toMatchObject([{ what: 'priced', dropoff: 'Galle', firstPage: 'home' }])
  await close()
  const unknown = await visitTold('/transfer/taxi-from-Colombo-to-Zubrowka')
  await expect.poll(() => unknown.bodies).toMatchObject([{ what: 'unreachable', dropoff: 'Zubrowka' }])
  await unknown.close()
})

test('tours and journeys are told; the home page as everybody sees it is not', async () => {
  const safari = await visitTold(paths.safari(tourSlug(TOUR)))
  await expect.poll(() => safari.bodies).toMatchObject([{ what: 'priced', kind: 'tour', pickup: 'Ella' }])
  await safari.close()
  const journey = await visitTold(planAddress({ stops: ['Kandy', 'Nuwara Eliya', 'Ella'].map((place) => ({ place })) }))
  await expect
    .poll(() => journey.bodies)
    .toMatchObject([{ what: 'priced', kind: 'journey', pickup: 'Kandy', between: ['Nuwara Eliya'], dropoff: 'Ella' }])
  await journey.close()
  for (const path of ['/de', '/?pickup=Ella']) {
    const home = await visitTold(path)
    await home.settled()
    expect(home.bodies).toEqual([])
    await home.close()
  }
})

test('the visit leaves nothing in the browser, and a browser that refuses to tell anything goes on', async () => {
  const { page, close } = await visit(browser, `${site}${TRIP}?utm_source=newsletter`, DESKTOP, async (opened) => {
    await opened.addInitScript(() => Object.defineProperty(navigator, 'sendBeacon', { value: undefined }))
  })
  await page.locator('html[data-scripts=alive]').waitFor()
  const kept = await page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toMatch(/newsletter|campaign/)
  expect(await page.context().cookies()).toEqual([])
  await close()
})
