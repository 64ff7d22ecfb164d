/**
 * A browser that blocks all site data: storage, databases, caches and locks are there, and refuse. Chrome reads that
 * from a profile, so this browser is one of its own.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findChromium } from '../../scripts/chromium.ts'
import { confirmButton, fillIn, newCustomer, ridesOf, shownReference } from './bookings.ts'
import { loadAndHydrate, PHONE, refuseClicks } from './visit.ts'

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
})
afterAll(async () => {
  await visitor.close()
  rmSync(profile, { recursive: true, force: true })
})

async function open(path: string): Promise<{ page: Page; errors: string[] }> {
  const page = await visitor.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await loadAndHydrate(page, () => page.goto(site + path))
  return { page, errors }
}

test('a transfer is booked', async () => {
  const { page, errors } = await open('/transfer/taxi-from-Colombo-to-Kandy')
  expect(
    await page.evaluate(async () => {
      try {
        return await navigator.locks.request('any', () => 'granted')
      } catch (error) {
        return (error as Error).name
      }
    }),
  ).toBe('SecurityError')
  const ann = newCustomer()
  await fillIn(page, ann)
  await confirmButton(page).tap()
  const reference = await shownReference(page)
  expect(ridesOf(state, ann)).toMatchObject([{ reference }])
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
