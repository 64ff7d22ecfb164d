/**
 * A browser that blocks all site data: storage, databases, caches and locks are there, and refuse. Chrome reads that
 * from a profile, so this browser is one of its own. A Chromium without a window of its own, as the npm registry has,
 * reads no profile: there a script refuses the same in the same words.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findChromium } from '../../scripts/chromium.ts'
import {
  bookingForm,
  confirmButton,
  fillIn,
  journeyForm,
  newCustomer,
  PICKUP,
  readyForm,
  ridesOf,
  shownReference,
} from './bookings.ts'
import { breakNextChange, loadAndHydrate, PHONE, refuseClicks } from './visit.ts'

const site = inject('siteUrl')
const state = inject('siteState')

let profile: string
let visitor: BrowserContext
beforeAll(async () => {
  profile = mkdtempSync(join(tmpdir(), 'blocked-'))
  mkdirSync(join(profile, 'Default'))
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(blocked))
  visitor = await chromium.launchPersistentContext(profile, { ...(await findChromium()), ...PHONE })
  visitor.setDefaultTimeout(90_000)
  refuseClicks(visitor)
  const page = await visitor.newPage()
  await page.goto(site)
  if (await page.evaluate(asksForLock)) await visitor.addInitScript(refuseSiteData)
  await page.close()
})
afterAll(async () => {
  await visitor.close()
  rmSync(profile, { recursive: true, force: true })
})

/** Runs in the page. */
async function asksForLock(): Promise<boolean> {
  try {
    return await navigator.locks.request('any', () => true)
  } catch {
    return false
  }
}

/** What Chrome does where all site data are blocked. Runs in the page. */
function refuseSiteData(): void {
  const refusal = () => new DOMException('Access is denied for this document.', 'SecurityError')
  const refuse = () => {
    throw refusal()
  }
  const reject = () => Promise.reject(refusal())
  for (const store of ['localStorage', 'sessionStorage']) Object.defineProperty(window, store, { get: refuse })
  IDBFactory.prototype.open = refuse
  for (const name of ['open', 'match', 'has', 'keys', 'delete'] as const) CacheStorage.prototype[name] = reject
  LockManager.prototype.request = reject
  LockManager.prototype.query = reject
  ServiceWorkerContainer.prototype.register = reject
  ServiceWorkerContainer.prototype.getRegistration = reject
  ServiceWorkerContainer.prototype.getRegistrations = reject
}

async function open(path: string): Promise<{ page: Page; errors: string[] }> {
  const page = await visitor.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await loadAndHydrate(page, () => page.goto(site + path))
  return { page, errors }
}

test('a transfer is booked', async () => {
  const { page, errors } = await open('/transfer/taxi-from-Colombo-to-Kandy')
  expect(await page.evaluate(asksForLock)).toBe(false)
  const ann = newCustomer()
  await fillIn(page, ann)
  await confirmButton(page).tap()
  const reference = await shownReference(page)
  expect(ridesOf(state, ann)).toMatchObject([{ reference }])
  expect(errors).toEqual([])
  await page.close()
})

test.each([
  ['tour', '/things-to-do/safari/yala-national-park'],
  ['journey', '/journey?stop1=Colombo&stop2=Kandy&nights2=2&stop3=Ella'],
] as const)('the answer to a %s stays through reloads and the way back from its page', async (kind, path) => {
  const { page, errors } = await open(path)
  const ann = newCustomer()
  if (kind === 'tour') await fillIn(page, ann)
  else {
    const form = journeyForm(page)
    await form.scrollIntoViewIfNeeded()
    await form.locator('.booking-form__button:enabled').waitFor()
    await form.getByLabel('Pickup date').first().fill(PICKUP.date)
    await form.getByLabel('Phone number').fill(ann.phone)
    await form.getByLabel('Email').fill(ann.email)
  }
  await page.locator('.booking-form__button').tap()
  const reference = await shownReference(page)
  const showsItAgain = async (load: () => Promise<unknown>) => {
    await loadAndHydrate(page, load)
    expect(await shownReference(page)).toBe(reference)
  }
  // The second time there is no form on the page that could keep it.
  await showsItAgain(() => page.reload())
  await showsItAgain(() => page.reload())
  await page.getByRole('link', { name: 'See your booking' }).tap()
  await page.waitForURL(`**/booking/${reference}*`)
  await showsItAgain(() => page.goBack())
  await showsItAgain(() => page.reload())
  expect(ridesOf(state, ann)[0]).toMatchObject({ reference })
  expect(errors).toEqual([])
  await page.close()
})

test('a page that failed and is loaded again has what was typed, once', async () => {
  const { page } = await open('/transfer/taxi-from-Colombo-to-Kandy')
  const ann = newCustomer()
  await fillIn(page, { ...ann, note: 'Room 12' })
  const dropoff = page.locator('input[name="dropoff"]').first()
  await dropoff.tap()
  await dropoff.pressSequentially('Ell')
  await page.locator('.place-field__option').first().waitFor()
  await breakNextChange(page)
  await page.keyboard.type('z')
  await page.getByRole('button', { name: 'Load the page again' }).tap()
  await expect.poll(() => dropoff.inputValue()).toBe('Ellz')
  const form = await readyForm(page)
  expect(await form.getByLabel('Pickup date').inputValue()).toBe(PICKUP.date)
  expect(await form.getByLabel(/^E-?mail$/).inputValue()).toBe(ann.email)
  expect(await form.getByLabel(/details|notes/).inputValue()).toBe('Room 12')
  // Nothing of it stays in the history.
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(ann.email)
  await page.close()
})

test('the way back from another page leads to all that was typed', async () => {
  const { page, errors } = await open('/transfer/taxi-from-Colombo-to-Kandy')
  const ann = newCustomer()
  await fillIn(page, { ...ann, note: 'Room 12' })
  const form = bookingForm(page)
  const vehicle = await form.getByLabel('Vehicle').locator('option').last().textContent()
  await form.getByLabel('Vehicle').selectOption(vehicle)
  expect(page.url()).not.toContain(encodeURIComponent(ann.email))
  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }),
  )
  await page.goto('https://elsewhere.example/')
  await loadAndHydrate(page, () => page.goBack())
  const again = await readyForm(page)
  await expect.poll(() => again.getByLabel('Pickup time').inputValue()).toBe(PICKUP.time)
  const shown = ['Pickup date', /^E-?mail$/, 'Phone number', /details|notes/, 'Vehicle'].map((label) =>
    again.getByLabel(label).inputValue(),
  )
  expect(await Promise.all(shown)).toEqual([PICKUP.date, ann.email, ann.phone, 'Room 12', vehicle])
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(ann.email)
  expect(errors).toEqual([])
  await page.close()
})

test.each(['/journey?stops=Colombo~Kandy~Ella', '/offline', '/things-to-do/safari/yala-national-park'])(
  '%s opens',
  async (path) => {
    const { page, errors } = await open(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('alert').getByText('Unexpected Application Error!').count()).toBe(0)
    expect(errors).toEqual([])
    await page.close()
  },
)
