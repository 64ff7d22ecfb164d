/** What is seen and heard of parts that browsers show differently: pictures, borders, rings, titles. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { addressIn } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import {
  booked,
  bookedJourney,
  bookingForm,
  confirmButton,
  fillIn,
  inDays,
  newCustomer,
  readyForm,
  shownReference,
} from './bookings.ts'
import { browser } from './browser.ts'
import { pickupField } from './fare-page.ts'
import { breakablePrices } from './pages/whole.ts'
import { SITE_PAGES } from './site-pages.ts'
import { DESKTOP, PHONE, visit } from './visit.ts'

const at = (path: string) => inject('siteUrl') + path
const TRANSFER = SITE_PAGES['a transfer page']
const TOUR = SITE_PAGES['a safari with transport']

test('the active option of the list is outlined in forced colours', async () => {
  const { page, close } = await visit(browser, at('/'), DESKTOP, (each) =>
    each.emulateMedia({ forcedColors: 'active' }),
  )
  await pickupField(page).click()
  await page.locator('.place-field__option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  const active = page.locator('.place-field__option[aria-selected="true"]')
  await active.waitFor()
  expect(await active.evaluate((option) => getComputedStyle(option).outlineStyle)).toBe('solid')
  await close()
})

test("a vehicle is read by its name; the card that was tapped has the border of the chosen one, also under the pointer; the answer to its booking is the page's title until another page is opened", async () => {
  const { page, close } = await visit(browser, at(TRANSFER))
  expect(await page.getByRole('radio', { name: /^Mini Car LKR/ }).count()).toBe(1)
  // Its picture is passed over.
  expect(await page.locator('.vehicle').getByRole('img').count()).toBe(0)
  const card = page.locator('label.vehicle').nth(1)
  const border = () => card.evaluate((each) => getComputedStyle(each).borderTopColor)
  await card.hover()
  const hovered = await border()
  await card.click()
  expect(await border()).not.toBe(hovered)
  expect(await border()).toBe('rgb(52, 199, 123)')
  const before = await page.title()
  await fillIn(page, newCustomer())
  await confirmButton(page).click()
  await shownReference(page)
  await expect.poll(() => page.title()).toMatch(/^Congradulations/)
  await page.locator('header').getByRole('link').first().click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => page.title()).toMatch(/^Sri Lanka taxi/)
  expect(before).toMatch(/^Taxi|Colombo/)
  await close()
})

test('half a date that was typed early stays when the form comes alive', async () => {
  const context = await browser.newContext(DESKTOP)
  const page = await context.newPage()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/booking-form-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(at(TRANSFER))
  const date = bookingForm(page).getByLabel('Pickup date')
  await date.focus()
  await page.keyboard.type('12')
  release()
  await readyForm(page)
  expect(await date.evaluate((field: HTMLInputElement) => [field.value, field.validity.badInput])).toEqual(['', true])
  await context.close()
})

test("a planner's fields of one row end alike, and are of one height, also where a label takes two lines", async () => {
  const path = '/fr/journey?stop1=Colombo&stop2=Kandy&start=2099-01-01'
  const { page, close } = await visit(browser, at(path), DESKTOP)
  const edges = await page
    .locator('.journey__who input, .journey__who select')
    .evaluateAll((fields) =>
      fields
        .map((field) => field.getBoundingClientRect())
        .map(({ top, bottom }) => `${Math.round(top)} to ${Math.round(bottom)}`),
    )
  expect([edges.length, new Set(edges).size]).toEqual([4, 1])
  await close()
})

test("'Need Transport ?' stands on one line of a phone; on a desktop a tour's picture ends where the summary beside it ends, whatever its own height", async () => {
  const { page, close } = await visit(browser, at(TOUR), PHONE)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 })
    const lines = await page.locator('.tour-form__transport').evaluate((label) => {
      const range = document.createRange()
      range.selectNodeContents(label.lastChild!)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect([width, lines]).toEqual([width, 1])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await page.setViewportSize(DESKTOP.viewport!)
  await page.addStyleTag({ content: '.safari__picture { min-height: 60rem }' })
  const bottoms = await page
    .locator('.safari__choices, .safari__frame, .summary')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().bottom)))
  expect([bottoms.length > 1, new Set(bottoms).size]).toEqual([true, 1])
  await close()
})

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])("without scripts 'Show the fare' stands on two lines at most on %s", async (_, options) => {
  const { page, close } = await visit(browser, at('/'), { ...options, javaScriptEnabled: false })
  const button = page.getByRole('button', { name: 'Show the fare' })
  await button.waitFor()
  const words = await button.evaluate((each) => {
    const range = document.createRange()
    range.selectNodeContents(each)
    return [...range.getClientRects()].map(({ width, height }) => ({ width, height }))
  })
  expect((await button.boundingBox())!.width).toBeGreaterThan(80)
  expect(words.length).toBeLessThanOrEqual(2)
  expect(await page.locator('.trip__swap').isVisible()).toBe(false)
  await close()
})

test('a date has room for its year beside an icon, and the time stands beside it', async () => {
  const { page, close } = await visit(browser, at(TRANSFER), { ...PHONE, viewport: { width: 375, height: 700 } })
  const form = await readyForm(page)
  const [date, time] = await Promise.all(
    ['Pickup date', 'Pickup time'].map(async (label) => (await form.getByLabel(label).boundingBox())!),
  )
  // Firefox needs 134 px and the padding.
  expect(date!.width).toBeGreaterThan(158)
  expect(time!.y).toBe(date!.y)
  await close()
})

test('no line ends between a currency and its amount, on any page in German and on those of a booking', async () => {
  const { reference } = await booked()
  // English pages: pages/whole.ts. Sentences of a long journey's planner and form are left as they are.
  const { 'a journey': _, ...others } = SITE_PAGES
  const booking = [paths.terms, paths.booking(reference)]
  const { page, close } = await visit(browser, at(`/de${booking[0]}`), PHONE)
  const found: Record<string, string[]> = {}
  for (const path of [...booking, ...[...booking, ...Object.values(others)].map((each) => `/de${each}`)]) {
    await page.goto(at(path))
    await page.locator('main').waitFor()
    const here = await breakablePrices(page)
    if (here.length > 0) found[path] = here
  }
  expect(found).toEqual({})
  await close()
})

/**
 * What of a page a finger hits in less than 44 px of width or height, from its middle on. What is drawn may be smaller.
 * A link within a text is as high as its line.
 */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      ':is(header, main, .site-foot) :is(a[href], button, summary, input, select, textarea)',
    )
    const isInText = ({ parentElement }: HTMLElement) =>
      [...parentElement!.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && /\p{L}/u.test(nodeValue!))
    return [...all].flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true })) return []
      if (target.matches('a:not(.button)') && isInText(target)) return []
      const area = (target.matches('[type=radio], [type=checkbox]') && target.closest('label')) || target
      area.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = area.getBoundingClientRect()
      const reach = (right: number, down: number, far = 0): number => {
        const hit = document.elementFromPoint(x + width / 2 + right * far, y + height / 2 + down * far)
        return far < 44 && area.contains(hit) ? reach(right, down, far + 1) : far
      }
      // The pixel in the middle counts once.
      const [wide, high] = [reach(1, 0) + reach(-1, 0) - 1, reach(0, 1) + reach(0, -1) - 1]
      const name = target.ariaLabel ?? target.textContent.trim()
      return Math.min(wide, high) < 43 ? [`${name || target.outerHTML}: ${wide}x${high}`] : []
    })
  })

test.each(['en', 'ru'] as const)(
  'a thumb hits each button, line that opens and field of a booking and of the planner, in %s',
  async (language) => {
    const [{ reference, changesUrl }, journey] = await Promise.all([booked({ language }), bookedJourney()])
    const address = (path: string) => at(addressIn(language, path))
    const changes = (url: string) => address(new URL(url).pathname + new URL(url).search)
    const pages = {
      home: address('/'),
      planner: address(`${SITE_PAGES['a journey']}&start=${inDays(30)}`),
      'ready journeys': address(paths.readyJourneys),
      'find my booking': address(paths.findBooking),
      ride: address(paths.booking(reference)),
      journey: address(paths.booking(journey.reference)),
      keep: address(plainPaths.bookingKeep(reference)),
      'changes of a ride': changes(changesUrl!),
      'changes of a journey': changes(journey.changesUrl!),
      receipt: changes(changesUrl!).replace('/changes', '/receipt'),
    }
    const small: Record<string, string[]> = {}
    const { page, settled, close } = await visit(browser, pages.planner, PHONE)
    for (const [name, url] of Object.entries(pages)) {
      await page.goto(url)
      await settled()
      const here = await smallTargets(page)
      if (here.length > 0) small[name] = here
    }
    expect(small).toEqual({})
    await close()
  },
)
