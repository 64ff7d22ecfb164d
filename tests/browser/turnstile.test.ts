/**
 * The check that a person books. Neither Turnstile nor the Worker's call to it is reached: a script stands in for the
 * first, the test answers bookings itself.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser } from './browser.ts'
import { violations } from './accessibility.ts'
import { bookingForm, confirmButton, fillIn, newCustomer, PICKUP, shownReference } from './bookings.ts'
import { SITE_PAGES } from './site-pages.ts'
import { startSite, type Site } from './site.ts'
import { PHONE, visit } from './visit.ts'

/** Cloudflare's keys for tests. */
const KEYS = {
  TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
  TURNSTILE_SECRET_KEY: '1x0000000000000000000000000000000AA',
}
const TRIP = '/transfer/taxi-from-Colombo-to-Kandy'

/** Stands in for Turnstile's script. `window.ticks` is what a visitor does who ticks the box. */
const standIn = (asks: boolean) => `
  let made = 0
  const widgets = new Map()
  const begin = ({ options, box }) => {
    const pass = () => { box.textContent = ''; options.callback('token-' + ++made) }
    if (!${asks}) return setTimeout(pass)
    options['before-interactive-callback']()
    box.innerHTML = '<label><input type="checkbox"> Verify you are human</label>'
    box.querySelector('input').onchange = pass
  }
  window.turnstile = {
    render(box, options) { widgets.set('w', { box, options }); window.rendered = options; begin(widgets.get('w')); return 'w' },
    reset(id) { begin(widgets.get(id)) },
    remove(id) { widgets.delete(id) },
  }`

let site: Site
beforeAll(async () => {
  site = await startSite(KEYS)
})
afterAll(() => site.remove())

/** @param refuse so many bookings are refused because of their check */
async function visitWithTurnstile(path: string, { asks = false, failures = 0, refuse = 0 } = {}) {
  let scripts = 0
  const sent: (string | undefined)[] = []
  const visitor = await visit(browser, site.url + path, PHONE, async (page) => {
    await page.route('https://challenges.cloudflare.com/**', (route) => {
      scripts++
      return scripts <= failures
        ? route.abort()
        : route.fulfill({ contentType: 'text/javascript', body: standIn(asks) })
    })
    await page.route('**/transfer/booking/*', (route, request) => {
      sent.push(request.headers()['x-turnstile-token'])
      return sent.length <= refuse
        ? route.fulfill({
            status: 403,
            contentType: 'application/problem+json',
            body: JSON.stringify({ type: '/problems/robot-check', title: 'Refused', status: 403 }),
          })
        : route.fulfill({ json: { insertId: 1, reference: 'K7Q2-M4XT-9BHE', paymentUrl: null } })
    })
  })
  return { ...visitor, sent, scripts: () => scripts }
}

const alert = (page: Page) => bookingForm(page).getByRole('alert')

test('a visitor whom Turnstile asks nothing books as ever; its script comes with the first use of the form', async () => {
  const { page, sent, scripts, complaints, settled, close } = await visitWithTurnstile(TRIP)
  await settled()
  expect(scripts()).toBe(0)
  await fillIn(page, newCustomer())
  await expect.poll(() => page.evaluate(() => 'rendered' in window)).toBe(true)
  expect(await page.evaluate(() => (window as unknown as { rendered: object }).rendered)).toMatchObject({
    sitekey: KEYS.TURNSTILE_SITE_KEY,
    action: 'booking',
    appearance: 'interaction-only',
  })
  await confirmButton(page).tap()
  await shownReference(page)
  expect(sent).toEqual(['token-1'])
  expect(complaints).toEqual([])
  await close()
})

test('a visitor whom Turnstile asks is told to tick the box, keeps what was typed, and books then', async () => {
  const { page, sent, close } = await visitWithTurnstile(TRIP, { asks: true })
  const ann = newCustomer()
  await fillIn(page, ann)
  const group = bookingForm(page).getByRole('group', { name: /tick the box/ })
  await group.waitFor()
  await confirmButton(page).tap()
  await alert(page).getByText('Please tick the box above, then press the button again').waitFor()
  expect(sent).toEqual([])
  expect(await bookingForm(page).getByLabel('Email').inputValue()).toBe(ann.email)
  expect(await violations(page, '.booking-form')).toEqual([])
  // Not `check`: Turnstile takes the box away at once.
  await group.getByRole('checkbox').tap()
  await confirmButton(page).tap()
  await shownReference(page)
  expect(sent).toEqual(['token-1'])
  await close()
})

test('where Turnstile cannot be reached the form says so, keeps what was typed, names other ways, and tries again; so does a check that the server refuses, with another one', async () => {
  const { page, sent, close } = await visitWithTurnstile(TRIP, { failures: 2, refuse: 1 })
  const ann = newCustomer()
  await fillIn(page, ann)
  await confirmButton(page).tap()
  await alert(page).getByText('We could not check that you are not a robot').waitFor()
  expect(
    await alert(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).protocol)),
  ).toEqual(['https:', 'mailto:'])
  expect(await violations(page, '.booking-form')).toEqual([])
  expect(sent).toEqual([])
  expect(await bookingForm(page).getByLabel('Pickup date').inputValue()).toBe(PICKUP.date)
  await confirmButton(page).tap()
  await expect.poll(() => sent).toEqual(['token-1'])
  await alert(page).getByText('We could not check that you are not a robot').waitFor()
  expect(await bookingForm(page).getByLabel('Email').inputValue()).toBe(ann.email)
  await confirmButton(page).tap()
  await shownReference(page)
  expect(sent).toEqual(['token-1', 'token-2'])
  await close()
})

test('from a page without a booking form the next one is loaded as a document, whose policy lets Turnstile in', async () => {
  const { page, sent, complaints, close } = await visitWithTurnstile(SITE_PAGES['the rates from the airport'])
  await page
    .getByRole('main')
    .getByRole('link', { name: /Nuwara Eliya/ })
    .first()
    .tap()
  await page.waitForURL('**/transfer/taxi-from-Colombo%20Bandaranaike%20International%20Airport-to-Nuwara%20Eliya')
  await page.locator('html[data-scripts="alive"]').waitFor({ state: 'attached' })
  await fillIn(page, newCustomer())
  await confirmButton(page).tap()
  await shownReference(page)
  expect(sent).toHaveLength(1)
  expect(complaints).toEqual([])
  await close()
})
