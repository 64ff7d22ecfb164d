import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { violations } from './accessibility.ts'
import { booked, bookingForm, fillIn, newCustomer, PICKUP, readyForm } from './bookings.ts'
import { browser } from './browser.ts'
import { dropoffField } from './fare-page.ts'
import { addressIn, OFFERED } from '#domain/languages/languages.ts'
import { breakNextChange, DESKTOP, PHONE, visit } from './visit.ts'

async function open(path = '/', options: BrowserContextOptions = DESKTOP): Promise<Page> {
  const { page, close } = await visit(browser, new URL(path, inject('siteUrl')).href, options)
  onTestFinished(close)
  return page
}

const footer = (page: Page) => page.getByRole('contentinfo')
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('the skip link is the first to get the focus by keyboard, and skips the menu', async () => {
  const page = await open('/things-to-do/colombo-airport-transfers/colombo-airport/taxi-rate')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  expect(await skip.evaluate((link) => link === document.activeElement && link.getBoundingClientRect().top >= 0)).toBe(
    true,
  )
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
})

describe('the chat link', () => {
  test('is at the lower edge of a phone screen over its full width, below all that can be read or pressed, and hidden while someone types', async () => {
    const page = await open('/things-to-do/colombo-airport-transfers/colombo-airport/taxi-rate', PHONE)
    const chat = page.locator('.chat')
    const { x, y, width, height } = (await chat.boundingBox())!
    expect([x, width, y + height]).toEqual([0, 390, 844])
    expect(height).toBeGreaterThanOrEqual(44)
    // A link that gets the focus is scrolled to above it, as a row is that someone scrolls to.
    await page.locator('main a').last().focus()
    const last = (await page.locator('main a').last().boundingBox())!
    expect(last.y + last.height).toBeLessThanOrEqual(y)
    const home = await open('/', PHONE)
    const [field, link] = [home.locator('main input').first(), home.locator('.chat')]
    await field.tap()
    expect(await link.isVisible()).toBe(false)
    await field.blur()
    expect(await link.isVisible()).toBe(true)
    // At the bottom of the page it covers nothing.
    await home.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const lowest = (await footer(home).getByRole('link').last().boundingBox())!
    expect(lowest.y + lowest.height).toBeLessThanOrEqual((await link.boundingBox())!.y)
  })

  test('is at the end of the page on a screen that is too low for it', async () => {
    const page = await open('/', { ...PHONE, viewport: { width: 195, height: 332 } })
    const top = async () => (await page.locator('.chat').boundingBox())!.y
    expect(await top()).toBeGreaterThan(332)
    await page.setViewportSize({ width: 195, height: 422 })
    expect(await top()).toBeLessThan(422)
  })

  test('is beside the content, not on it, on wide screens', async () => {
    const page = await open('/things-to-do/transport/Ella-taxi')
    for (const width of [768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const chat = (await page.locator('.chat').boundingBox())!
      const content = (await page.locator('main .fare').boundingBox())!
      expect(chat.x).toBeGreaterThanOrEqual(content.x + content.width)
      expect(chat.x + chat.width).toBeLessThanOrEqual(width)
    }
  })
})

test.each([
  '/de?pickup=Kandy&dropoff=Ella',
  '/de/journeys',
  '/ru/journeys/with-children',
  '/de/journey',
  '/de/journey?stop1=Negombo&stop2=Kandy&nights2=2&stop3=Ella',
])('on the narrowest phone with text twice as large nothing of %s goes sideways', async (path) => {
  const page = await open(path, { ...PHONE, viewport: { width: 320, height: 568 } })
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  const form = page.locator('.booking-form')
  if ((await form.count()) > 0) {
    await form.scrollIntoViewIfNeeded()
    await form.locator('.booking-form__button:enabled').waitFor()
    await form.locator('summary', { hasText: 'Surfbretter' }).tap()
    const count = form.locator('.bulky input').last()
    await count.fill('12')
    expect(await count.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0)
  }
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('main img, main input, main data, main .ready-card__text')].flatMap((element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 0 && right > 320 ? [element.outerHTML.slice(0, 200)] : []
    }),
  )
  expect(wide).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

describe('on the narrowest phone with text twice as large', () => {
  const NARROW = { ...PHONE, viewport: { width: 320, height: 568 }, locale: 'de-DE' }
  const enlarge = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' })

  test('the bar that offers a language takes a seventh of the screen at most, and its button keeps off the edge', async () => {
    const page = await open('/', NARROW)
    await enlarge(page)
    const bar = page.locator('.language-offer')
    await page.evaluate(() => scrollBy(0, 10))
    await bar.waitFor()
    expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(568 / 7)
    const button = (await bar.getByRole('button').boundingBox())!
    expect(button.x + button.width).toBeLessThanOrEqual(320 - 8)
  })

  test('each stop of a plan says its day', async () => {
    const start = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    const page = await open(`/de/journey?stop1=Negombo&stop2=Kandy&nights2=2&stop3=Ella&start=${start}`, NARROW)
    await enlarge(page)
    const labels = page.locator('.stop__row:has(.stop__handle) .place-field__label')
    expect(await labels.count()).toBe(3)
    expect(
      await labels.evaluateAll((all) =>
        all
          .filter((label) => label.scrollWidth > label.clientWidth || label.scrollHeight > label.clientHeight)
          .map((label) => label.textContent),
      ),
    ).toEqual([])
  })
})

describe('navigating from page to page', () => {
  test('starts at the top with the focus on the page, and going back restores the scroll position', async () => {
    const page = await open()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const before = await scrolledTo(page)
    expect(before).toBeGreaterThan(200)
    await footer(page).getByRole('link', { name: 'Rates from Colombo airport' }).click()
    await page.waitForURL('**/colombo-airport/taxi-rate')
    await expect.poll(() => scrolledTo(page)).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
    await page.goBack()
    await expect.poll(() => scrolledTo(page)).toBeGreaterThan(200)
  })

  test('shows progress while the next page is loading', async () => {
    const page = await open()
    // This page has all its code: only requests of the next one are held up.
    await readyForm(page)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/**', async (route) => {
      await held
      await route.continue()
    })
    await page.route('**/en/**', async (route) => {
      await held
      await route.continue()
    })
    await footer(page).getByRole('link', { name: 'Rates to Colombo airport' }).click()
    await page.locator('.progress', { hasText: 'Loading' }).waitFor({ state: 'attached' })
    release()
    await page.waitForURL('**/to-colombo-airport/taxi-rate')
    await expect.poll(() => page.locator('.progress').textContent()).toBe('')
  })
})

const RATES = '**/en/serendip/transfer/all'

/** Follows a link to a page whose data cannot be fetched. */
async function openFailing(): Promise<Page> {
  const { page, close } = await visit(browser, inject('siteUrl'), DESKTOP, (opened) =>
    opened.route(RATES, (route) => route.abort()),
  )
  onTestFinished(close)
  await footer(page).getByRole('link', { name: 'Rates from Colombo airport' }).click()
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
  return page
}

const reload = (page: Page) => page.getByRole('button', { name: 'Load the page again' })

describe('a page that fails', () => {
  test('shows the error screen with ways on, keeps the menu and the chat, and works after it is loaded again', async () => {
    const page = await openFailing()
    const screen = page.getByRole('alert')
    expect(await screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
    expect(await screen.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href')).toContain('https://wa.me/')
    expect(await page.getByRole('banner').isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: 'Chat on WhatsApp' }).isVisible()).toBe(true)
    expect(await screen.innerText()).not.toMatch(/fetch|module|assets/)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await violations(page)).toEqual([])
    await page.unroute(RATES)
    await reload(page).click()
    await page.getByRole('heading', { level: 1, name: 'Colombo airport taxi rates' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Unexpected Application Error!' }).count()).toBe(0)
  })

  test('brings back what was typed, also a place that was just being typed', async () => {
    const page = await open('/transfer/taxi-from-Colombo-to-Kandy', PHONE)
    const guest = newCustomer()
    await fillIn(page, { ...guest, note: 'Room 12' })
    await bookingForm(page).getByLabel('Travelers').fill('3')
    await bookingForm(page).getByRole('checkbox').first().tap()
    await dropoffField(page).tap()
    await dropoffField(page).pressSequentially('Ell')
    await page.locator('.place-field__option').first().waitFor()
    await breakNextChange(page)
    await page.keyboard.type('z')
    await reload(page).tap()
    await expect.poll(() => dropoffField(page).inputValue()).toBe('Ellz')
    const form = await readyForm(page)
    const valueOf = (label: string | RegExp) => form.getByLabel(label).first().inputValue()
    expect(await valueOf('Pickup date')).toBe(PICKUP.date)
    expect(await valueOf('Pickup time')).toBe(PICKUP.time)
    expect(await valueOf('Phone number')).toContain('7911')
    expect(await valueOf(/^E-?mail$/)).toBe(guest.email)
    expect(await valueOf('Travelers')).toBe('3')
    expect(await valueOf(/details|notes/)).toBe('Room 12')
    expect(await form.getByRole('checkbox').first().isChecked()).toBe(true)
  })

  test('shows the plan that was chosen when it failed', async () => {
    const page = await open('/journey?stop1=Negombo&stop2=Kandy', PHONE)
    const next = page.locator('input[name="stop3"]')
    await next.tap()
    await next.pressSequentially('Mirissa')
    await page.locator('.place-field__option').first().waitFor()
    // The plan has no price yet, and its address is the one before.
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await page.route(/\/en\/serendip\/journey/, async (route) => {
      await held
      await route.continue()
    })
    await breakNextChange(page)
    await page.keyboard.press('Enter')
    await reload(page).tap()
    await page.waitForURL((url) => url.searchParams.get('stop3') === 'Mirissa')
    expect(await page.locator('input[name="stop3"]').inputValue()).toBe('Mirissa')
    answer()
  })
})

test('the name and the whole menu stand on one line in letters of 14 px or more on every wide screen, beside one button on a tablet', async () => {
  const page = await open('/', DESKTOP)
  const widths = [1024, 1152, 1279, 1280, 1366, 1440, 1920, 2560]
  const sizes = OFFERED.flatMap((language) =>
    (language === 'en' ? widths : [1024, 1280, 1366]).map((width) => [language, width] as const),
  )
  for (const [language, width] of sizes) {
    await page.setViewportSize({ width, height: 800 })
    if (!page.url().endsWith(addressIn(language, '/')))
      await page.goto(new URL(addressIn(language, '/'), inject('siteUrl')).href)
    const shown = await page.locator('.top-bar :is(.brand, .menu-button, .menu-top):visible').evaluateAll((items) =>
      items.map((item) => {
        const { y, height } = item.getBoundingClientRect()
        return { middle: y + height / 2, letters: Number.parseFloat(getComputedStyle(item).fontSize) }
      }),
    )
    const rows = shown.map(({ middle }) => middle)
    expect([language, width, shown.length]).toEqual([language, width, width < 1280 ? 2 : 9])
    expect([language, width, Math.max(...rows) - Math.min(...rows) < 5]).toEqual([language, width, true])
    expect(Math.min(...shown.map(({ letters }) => letters))).toBeGreaterThanOrEqual(14)
  }
})

test('with twice its text a phone scrolls no page sideways', async () => {
  const keep = `/booking/${(await booked()).reference}/keep`
  const context = await browser.newContext({
    ...PHONE,
    viewport: { width: 195, height: 422 },
    serviceWorkers: 'block',
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  for (const path of ['/ru/', '/de/terms', '/fr/terms', keep]) {
    await page.goto(new URL(path, inject('siteUrl')).href)
    if (path === '/ru/') {
      await page.locator('.booking-form').scrollIntoViewIfNeeded()
      await page.locator('.booking-form__button:enabled').waitFor()
    }
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path }).toBe(195)
  }
})

test('on a screen of 320 px brand and menu are side by side, in each language', async () => {
  const page = await open('/terms', { ...PHONE, viewport: { width: 320, height: 568 } })
  for (const language of OFFERED) {
    await page.goto(new URL(addressIn(language, '/terms'), inject('siteUrl')).href)
    const brand = (await page.locator('.brand').boundingBox())!
    const menu = (await page.locator('.menu-button').boundingBox())!
    expect([language, menu.x >= brand.x + brand.width, menu.y < brand.y + brand.height]).toEqual([language, true, true])
  }
})
