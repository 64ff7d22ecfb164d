/**
 * A site of another owner's list: more vehicles than the three, with long names, and one that guests cannot choose; one park
 * added, and another one dropped.
 */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import type { Park, PriceList, Vehicle } from '#domain/prices/price-list.ts'
import { paths } from '#domain/paths.ts'
import { parkSlug } from '#domain/quotes/slugs.ts'
import { answerHeading, confirmButton, fillIn, newCustomer, readyForm, ridesOf } from './bookings.ts'
import { browser } from './browser.ts'
import { type Site, startSiteWith } from './site.ts'
import { DESKTOP, PHONE, press, visit } from './visit.ts'

const { mini, car, van } = FIRST_PRICE_LIST.vehicles
const further = (change: Partial<Vehicle>): Vehicle => ({
  ...van!,
  share: { of: 'van', percent: 150 },
  ...change,
})
const { 'Bundala national park': _dropped, ...kept } = FIRST_PRICE_LIST.parks
const GAL_OYA: Park = {
  ...kept['Kaudulla national park']!,
  shortName: 'Gal Oya',
  names: { de: 'Gal-Oya-Park' },
  gate: { lat: 7.2205, lng: 81.5402 },
}
const LIST: PriceList = {
  ...FIRST_PRICE_LIST,
  parks: { ...kept, 'Gal Oya national park': GAL_OYA },
  vehicles: {
    mini: { ...mini!, isOffered: false },
    car: car!,
    van: van!,
    suv: further({ names: { en: 'Comfort SUV 4x4 plus' }, picture: 'suv', seats: 4, bags: 4 }),
    van9: further({ names: { en: 'High-roof van' }, picture: 'high-roof', seats: 9, bags: 9 }),
    minibus: further({ names: { en: 'Minibus, 14 seats' }, picture: 'minibus', seats: 14, bags: 14 }),
    bus: further({ names: { en: 'Coach' }, picture: 'bus', seats: 45, bags: 45 }),
  },
}
const NAMES = ['Sedan Car', 'Comfort SUV 4x4 plus', 'Van', 'High-roof van', 'Minibus, 14 seats', 'Coach']

let site: Site
beforeAll(async () => {
  site = await startSiteWith(LIST)
})
afterAll(() => site.remove())

const TRIP = '/transfer/taxi-from-Colombo-to-Kandy'
const cards = (page: Page) => page.getByRole('group', { name: 'Vehicle' }).locator('.vehicle')
const names = (of: Locator) => of.locator('.vehicle__name').allInnerTexts()
/** What does not stay in its card, or is cut. */
const beyond = (of: Locator) =>
  of.evaluateAll((all) =>
    all.flatMap((card) => {
      const { right, bottom } = card.getBoundingClientRect()
      return [...card.querySelectorAll('*')]
        .filter((part) => {
          const box = part.getBoundingClientRect()
          return box.width > 1 && (box.right > right + 0.5 || box.bottom > bottom + 0.5)
        })
        .map((part) => `${part.className} of ${card.textContent}`)
    }),
  )

test('all on offer are there, the smallest first, whole, drawn and priced, on a phone and on a desktop', async () => {
  const { page, complaints, close } = await visit(browser, site.url + TRIP, PHONE)
  expect(await names(cards(page))).toEqual(NAMES)
  for (const { viewport } of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport!)
    expect(await beyond(cards(page))).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    if (viewport === DESKTOP.viewport) {
      // More than three stand in two columns beside a map, so that the button stays in sight.
      const lefts = await cards(page).evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().left)),
      )
      expect(new Set(lefts).size).toBe(2)
      const book = await page.getByRole('link', { name: 'Book this taxi' }).first().boundingBox()
      expect(book!.y + book!.height).toBeLessThan(viewport!.height)
    }
  }
  const pictures = cards(page).locator('img')
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect
    .poll(() => pictures.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth)))
    .toEqual(NAMES.map(() => 320))
  expect(complaints).toEqual([])

  // The chosen one is in bar, form and booking.
  await cards(page).filter({ hasText: 'Minibus' }).tap()
  expect(await page.locator('.fare-bar').innerText()).toContain('Minibus, 14 seats')
  const form = await readyForm(page)
  expect(await form.getByLabel('Vehicle').inputValue()).toMatch(/^Minibus, 14 seats - LKR \d+ \(USD \d+\)$/)
  expect(await form.getByLabel('Vehicle').locator('option').count()).toBe(NAMES.length)
  const ann = newCustomer()
  await fillIn(page, ann)
  await confirmButton(page).tap()
  await answerHeading(page, 'Congradulations').waitFor()
  expect(await page.getByRole('main').innerText()).toContain('Minibus, 14 seats')
  expect(ridesOf(site.state, ann)).toMatchObject([{ vehicle: 'minibus' }])
  await close()
})

test('a party gets the smallest that takes it, the bus before two vans', async () => {
  const { page, close } = await visit(browser, `${site.url}${TRIP}?vehicle=mini&travelers=11`, PHONE)
  await expect.poll(() => cards(page).locator(':checked').inputValue()).toBe('minibus')
  const form = await readyForm(page)
  await form.getByLabel('Travelers').fill('20')
  await form.getByRole('button', { name: 'Take the Coach' }).tap()
  await expect.poll(() => cards(page).locator(':checked').inputValue()).toBe('bus')
  await form.getByLabel('Travelers').fill('80')
  await expect.poll(() => form.innerText()).toContain('Two vehicles (Coach) cost USD')
  await form.getByRole('link', { name: 'book both at once' }).tap()
  await page.waitForURL(/\/journey\?/)
  await expect.poll(() => page.locator('#total').innerText()).toContain('in two vehicles')
  expect(await page.locator('.total .vehicle :checked').inputValue()).toBe('bus')
  expect(await names(page.locator('.total .vehicle'))).toEqual(NAMES.map((name) => `2\u00a0×\u00a0${name}`))
  expect(await beyond(page.locator('.total .vehicle'))).toEqual([])
  await close()
})

test('a choice that a guest made of a class which is off by now becomes the smallest that fits', async () => {
  const { page, close } = await visit(browser, site.url + TRIP, PHONE)
  await cards(page).filter({ hasText: 'Coach' }).tap()
  const stored = () => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  await expect.poll(stored).toContain('"vehicle\\":\\"bus')
  // Once the page is left, which keeps what its form holds.
  await page.addInitScript(() => {
    for (const storage of [sessionStorage, localStorage])
      for (const [key, text] of Object.entries(storage))
        storage.setItem(key, String(text).replace('"vehicle":"bus"', '"vehicle":"mini","passengers":"8"'))
  })
  await page.reload()
  await expect.poll(() => cards(page).locator(':checked').inputValue()).toBe('van9')
  await close()
})

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
