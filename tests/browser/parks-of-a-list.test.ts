/** A site whose owner has added one park and dropped another. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import type { Park, PriceList } from '#domain/prices/price-list.ts'
import { paths } from '#domain/paths.ts'
import { parkSlug } from '#domain/quotes/slugs.ts'
import { browser } from './browser.ts'
import { startSiteWith, type Site } from './site.ts'
import { DESKTOP, PHONE, press, visit } from './visit.ts'

const { 'Bundala national park': _dropped, ...kept } = FIRST_PRICE_LIST.parks
const GAL_OYA: Park = {
  ...kept['Kaudulla national park']!,
  shortName: 'Gal Oya',
  names: { de: 'Gal-Oya-Park' },
  gate: { lat: 7.2205, lng: 81.5402 },
}
const LIST: PriceList = { ...FIRST_PRICE_LIST, parks: { ...kept, 'Gal Oya national park': GAL_OYA } }

let site: Site
beforeAll(async () => {
  site = await startSiteWith(LIST)
})
afterAll(() => site.remove())

async function openMenu(page: Page, isPhone: boolean) {
  if (!isPhone) return page.locator('[data-submenu=safari]').click()
  await page.getByRole('button', { name: 'Menu' }).tap()
  return page.locator('dialog summary', { hasText: 'Safari tours' }).tap()
}

describe.each([
  ['on a phone', PHONE],
  ['on a desktop', DESKTOP],
] as const)('%s', (_, device) => {
  test('the menu leads to the new park, whose page is priced, drawn and booked like others', async () => {
    const { page, complaints, close } = await visit(browser, `${site.url}/`, device)
    await openMenu(page, device === PHONE)
    const links = page.locator('.safari-links a')
    await expect.poll(() => links.count()).toBe(8)
    expect((await links.allTextContents()).join()).not.toContain('Bundala')
    await press(links.filter({ hasText: 'Gal Oya' }))
    await page.waitForURL(`**${paths.safari(parkSlug('Gal Oya national park'))}`)
    await expect.poll(() => page.locator('h1').textContent()).toContain('USD 99')
    await page.getByLabel('Travelers').selectOption('2')
    await expect.poll(() => page.locator('.summary__total').textContent()).toContain('USD 130')
    expect(await page.locator('.safari__picture').getAttribute('alt')).toBe('A drawing of nature in Sri Lanka')
    await page.locator('input[name=pickup]').fill('Ella')
    await page.locator('input[name=pickup]').press('Enter')
    // From the gate that the owner has set.
    await expect.poll(() => page.locator('.summary').textContent()).toMatch(/Transport - \d+ km/)
    await expect.poll(() => page.getByRole('button', { name: 'Book Now' }).isEnabled()).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(complaints).toEqual([])
    await close()
  })
})

test('the planner makes a tour of it, and only a ride to the park that was dropped', async () => {
  const plan = (park: string) => `${site.url}/de/journey?stop1=Ella&stop2=${encodeURIComponent(park)}&stop3=Kandy`
  const { page, complaints, close } = await visit(browser, plan('Gal Oya National Park'))
  await expect.poll(() => page.locator('main').textContent()).toContain('Safari: Gal Oya')
  await page.goto(plan('Bundala National Park'))
  await expect.poll(() => page.locator('main').textContent()).not.toContain('Safari:')
  const field = page.locator('input[name=stop4]')
  await field.fill('Gal-Oya-P')
  await expect
    .poll(() => page.locator('[role=listbox] [role=option]').first().textContent())
    .toContain('Gal Oya National Park')
  expect(await page.locator('[role=listbox] [role=option]').first().textContent()).toContain('Gal-Oya-Park')
  expect(complaints).toEqual([])
  await close()
})
