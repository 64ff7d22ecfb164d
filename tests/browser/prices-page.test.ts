/** The office's page 'Prices' in a browser: by touch on a phone, and by keyboard. No script is needed, but for the office's own. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainPaths } from '#domain/plain-paths.ts'
import { addDays, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { SECTIONS } from '#worker/office/prices/prices-page.tsx'
import { listOfNumber } from '#worker/prices/request-price-list.ts'
import { violations } from './accessibility.ts'
import { browser } from './browser.ts'
import { type OfficeServer, startOffice } from './office-server.ts'

let office: OfficeServer
beforeAll(async () => {
  office = await startOffice()
})
afterAll(() => office.close())

const PHONE = { hasTouch: true, isMobile: true }
const SCREENS: Readonly<Record<string, BrowserContextOptions>> = {
  'a phone': { ...PHONE, viewport: { width: 390, height: 664 } },
  'a desktop': { viewport: { width: 1280, height: 800 } },
}

async function open(screen: BrowserContextOptions, path = ''): Promise<Page> {
  const page = await (await browser.newContext(screen)).newPage()
  await page.goto(`${office.url}/operator/prices${path}`)
  return page
}

/** What is wrong with a page on this screen, beside what axe finds. */
async function misfits(page: Page): Promise<unknown[]> {
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  const scripts = await page.locator(`script:not([src="${plainPaths.officeScript}"])`).count()
  const small = await page
    .locator('main button, main input:not([type=hidden]), main select, main summary')
    .evaluateAll(
      (all) => all.filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 24).length,
    )
  return [...(isTooWide ? ['too wide'] : []), ...(scripts + small > 0 ? [scripts, small] : [])]
}

const faults = async (page: Page): Promise<unknown[]> => [...(await violations(page)), ...(await misfits(page))]

const tapKeep = (page: Page) => page.getByRole('button', { name: 'Keep in the draft' }).first().tap()

test('every part fits on a phone and on a desktop, opened and closed, and axe finds nothing', async () => {
  const page = await open(SCREENS['a phone']!)
  // Once a page is there, it is only drawn again on the other screen.
  const onBoth = async (what: string) => {
    expect([what, await violations(page)]).toEqual([what, []])
    for (const screen of ['a phone', 'a desktop']) {
      await page.setViewportSize(SCREENS[screen]!.viewport!)
      expect([what, screen, await misfits(page)]).toEqual([what, screen, []])
    }
  }
  await onBoth('closed')
  for (const section of Object.keys(SECTIONS)) {
    await page.goto(`${office.url}/operator/prices/edit/${section}`)
    await page
      .locator('details')
      .evaluateAll((all) => all.forEach((each) => ((each as HTMLDetailsElement).open = true)))
    await onBoth(section)
  }
  await page.context().close()
})

test('an owner changes prices by touch, sees what that does, publishes, and goes back', async () => {
  const page = await open(SCREENS['a phone']!)
  await page.getByRole('link', { name: 'Dollar' }).tap()
  await page.getByLabel('In fares').fill('300 rupees')
  await tapKeep(page)
  await expect.poll(() => page.getByLabel('In fares').getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByLabel('In fares').inputValue()).toBe('300 rupees')
  // The summary leads to the field.
  await page.getByRole('alert').getByRole('link').tap()
  expect(page.url()).toContain('#f-dollar.lkr')
  expect(await faults(page)).toEqual([])
  await page.getByLabel('In fares').fill('300')
  await tapKeep(page)
  await page.getByText('Kept in the draft').waitFor()

  await page.goto(`${office.url}/operator/prices/edit/seasons`)
  await page.getByRole('button', { name: 'Add a season' }).tap()
  const today = sriLankaTime(new Date()).date
  await page.getByLabel('From').fill(addDays(today, 20))
  await page.getByLabel('To, that day included').fill(addDays(today, 10))
  await page.getByLabel('Prices change by').fill('15')
  await page.getByLabel('English').fill('Christmas')
  await page.getByLabel('Van').tap()
  await tapKeep(page)
  await page.getByText('before it begins').first().waitFor()
  expect(await faults(page)).toEqual([])
  await page.getByLabel('To, that day included').fill(addDays(today, 30))
  await tapKeep(page)
  await page.getByText('Kept in the draft').waitFor()

  await page.goto(`${office.url}/operator/prices`)
  expect(await page.getByRole('main').innerText()).toContain('288 → 300')
  await page.getByRole('link', { name: 'Preview and publish' }).tap()
  await page.getByText('listed fares in dollars change').first().waitFor()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: /^Smooth this: Van, airport: 79 km/ }).tap()
  await page.getByText('Prices set by hand ›').first().waitFor()
  // From the top of a long page it is one tap to the form, which publishes nothing.
  await page.evaluate(() => scrollTo(0, 0))
  const isShown = () =>
    page.getByLabel('Why, for the history').evaluate((field) => field.getBoundingClientRect().top < innerHeight)
  expect(await isShown()).toBe(false)
  await page.getByRole('link', { name: 'To publishing, below' }).tap()
  await expect.poll(isShown).toBe(true)
  expect(await office.run(() => listOfNumber(office.env, 1))).toBeNull()
  await page.getByLabel('Why, for the history').fill('Dollar and Christmas')
  await page.getByRole('button', { name: 'Publish' }).tap()
  await page.getByText('Published. All of the site').waitFor()
  const list = await office.run(() => listOfNumber(office.env, 1))
  expect(list).toMatchObject({ dollar: { lkr: 300 }, seasons: [{ percent: 15, vehicles: ['van'] }] })
  expect(list!.byHand.length).toBeGreaterThan(0)

  await page.getByRole('link', { name: 'All lists that were published' }).tap()
  await page.getByRole('link', { name: 'What it changed: list 1' }).tap()
  expect(await page.getByRole('main').innerText()).toContain('288 → 300')
  await page.goBack()
  expect(await faults(page)).toEqual([])
  await page.getByText('Go back to it').tap()
  await page.getByRole('button', { name: 'Yes, go back to the list that the site came with' }).tap()
  await page.getByText('Guests pay by list 2').waitFor()
  await page.context().close()
})

test('beside a new class and changed prices, ways in the preview keep whole words on a desktop', async () => {
  const page = await open(SCREENS['a desktop']!, '/edit/classes')
  const typed = async (fields: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(fields)) await page.locator(`input[name="${name}"]`).fill(value)
    await page.getByRole('button', { name: 'Keep in the draft' }).first().click()
    await page.getByText('Kept in the draft').waitFor()
  }
  await page.getByLabel('Id of another class').fill('bus')
  await page.getByRole('button', { name: 'Add this class' }).click()
  await page.locator('input[name="vehicles.bus.share.percent"]').waitFor()
  const bus = { 'names.en': 'Minibus', seats: '12', bags: '12', 'share.percent': '135' }
  await typed(Object.fromEntries(Object.entries(bus).map(([name, value]) => [`vehicles.bus.${name}`, value])))
  await page.goto(`${office.url}/operator/prices/edit/by-hand`)
  await page.getByRole('button', { name: 'Add a price' }).click()
  await page.locator('input[name="byHand.0.from"]').waitFor()
  const way = { from: 'Colombo Bandaranaike International Airport', to: 'Ella', 'prices.car': '45000' }
  const prices = { 'prices.mini': '44000', 'prices.van': '60000' }
  await typed(
    Object.fromEntries(Object.entries({ ...way, ...prices }).map(([name, value]) => [`byHand.0.${name}`, value])),
  )
  await page.goto(`${office.url}/operator/prices/preview`)
  expect(
    await page
      .locator('tbody td')
      .first()
      .evaluate((cell) => cell.clientWidth),
  ).toBeGreaterThan(150)
  expect(await faults(page)).toEqual([])
  await page.goto(`${office.url}/operator/prices`)
  await page.getByText('Throw the draft away').click()
  await page.getByRole('button', { name: /^Yes/ }).click()
  await page.context().close()
})

test('by keyboard: Enter in a field keeps the draft, and takes no row out; each button can be reached', async () => {
  const page = await open(SCREENS['a desktop']!, '/edit/closed')
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.getByRole('button', { name: 'Add closed days' }).focus()
  await press('Enter')
  await page.getByLabel('From').waitFor()
  await page.getByLabel('From').fill('2027-04-13')
  await page.getByLabel('To, that day included').fill('2027-04-14')
  await page.getByLabel('To, that day included').focus()
  await press('Enter')
  await page.getByText('Kept in the draft').waitFor()
  // The row is closed: the summary opens it.
  const summary = page.locator('summary')
  expect(await summary.innerText()).toBe('2027-04-13 to 2027-04-14')
  await summary.focus()
  await press('Enter', 'Tab')
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('closed.0.from')
  await page.getByRole('button', { name: 'Take this row out' }).focus()
  await press('Enter')
  await page.getByText('None', { exact: true }).waitFor()
  await page.context().close()
})
