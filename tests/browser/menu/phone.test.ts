import { describe, expect, inject, test } from 'vitest'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { addressIn, ENGLISH, LANGUAGES, OFFERED } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { browser } from '../browser.ts'
import { violations } from '../accessibility.ts'
import { visitWithClock } from '../page-clock.ts'
import { DESKTOP, PHONE, visitBeforeHydration } from '../visit.ts'
import { alive, answerSixty, CODE, drawer, focused, menuButton, open, openOnce, section } from './page.ts'

describe('on a phone', () => {
  const shared = openOnce(PHONE)

  test('typing a name shortens the list', async () => {
    const page = shared()
    await menuButton(page).tap()
    await section(page, 'Taxi cab service').tap()
    await drawer(page).getByLabel('Pickup town').fill('haba')
    await expect
      .poll(() => drawer(page).locator('details[name=pickup] > summary').allTextContents())
      .toEqual(['Habarana'])
  })

  test('Escape, the close button and a tap outside the drawer close it, and the focus returns', async () => {
    const page = shared()
    const closings = [
      () => page.keyboard.press('Escape'),
      () => drawer(page).getByRole('button', { name: 'Close the menu' }).tap(),
      () => page.touchscreen.tap(10, 400),
    ]
    for (const close of closings) {
      await menuButton(page).tap()
      await drawer(page).waitFor()
      await close()
      await expect.poll(() => drawer(page).count()).toBe(0)
      expect(await focused(page)).toBe('Menu')
    }
  })

  test('Escape in the empty field for a town closes the drawer, also where the browser keeps it for the field', async () => {
    const page = shared()
    await menuButton(page).tap()
    await section(page, 'Taxi cab service').tap()
    const town = drawer(page).getByLabel('Pickup town')
    await town.fill('haba')
    // What WebKit does: the page hears of the key, and the dialog does not.
    const escape = () => town.dispatchEvent('keydown', { key: 'Escape', bubbles: true })
    await escape()
    expect(await drawer(page).count()).toBe(1)
    await town.fill('')
    await escape()
    await expect.poll(() => drawer(page).count()).toBe(0)
  })

  test('nothing is wider than the screen', async () => {
    const page = shared()
    await menuButton(page).tap()
    await section(page, 'From the airport').tap()
    await drawer(page)
      .getByRole('link', { name: /^Kandy/ })
      .waitFor()
    expect(await drawer(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  })

  test('axe finds nothing with the drawer open', async () => {
    const page = shared()
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const dialog = page.getByRole('dialog', { name: 'Menu' })
    await dialog.locator('summary', { hasText: 'Taxi cab service' }).tap()
    await dialog.locator('summary', { hasText: /^Ella$/ }).tap()
    await dialog.getByRole('link', { name: /^Galle/ }).waitFor()
    // While the drawer slides in, axe would read colours that are half transparent.
    await dialog.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    )
    expect(await violations(page, 'dialog')).toEqual([])
  })
})

/** The operator may offer English alone. */
const OTHER = OFFERED.find((each) => each !== ENGLISH)

test.skipIf(!OTHER)('the drawer leads to the same page in another language', async () => {
  const texts = textsOf(OTHER!)
  await texts.load('menu')
  const page = await open(PHONE)
  await page.goto(`${inject('siteUrl')}/?pickup=Ella&dropoff=Galle`)
  await alive(page)
  await menuButton(page).tap()
  const languages = drawer(page).getByRole('list', { name: 'Languages' })
  await languages.waitFor()
  expect(await languages.getByRole('link').allTextContents()).toEqual(OFFERED.map((each) => LANGUAGES[each].name))
  await languages.getByRole('link', { name: LANGUAGES[OTHER!].name }).tap()
  await page.waitForURL(`**${addressIn(OTHER!, '/')}?pickup=Ella&dropoff=Galle`)
  expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGES[OTHER!].tag)
  await alive(page)
  await page.getByRole('button', { name: texts.in('menu').menu, exact: true }).tap()
  await page.getByRole('dialog').getByRole('link', { name: LANGUAGES[ENGLISH].name }).tap()
  await page.waitForURL((url) => url.pathname + url.search === '/?pickup=Ella&dropoff=Galle')
})

test('on a phone a tap leads from the menu to the page that finds a booking, which is a page of the site', async () => {
  const page = await open(PHONE)
  await alive(page)
  await menuButton(page).tap()
  await drawer(page).getByRole('link', { name: 'My booking' }).tap()
  await page.getByRole('heading', { level: 1, name: 'Find my booking' }).waitFor()
  const head = page.getByRole('banner')
  await head.getByRole('link', { name: BRAND.name }).waitFor()
  expect(await head.getByRole('link', { name: 'My booking' }).getAttribute('aria-current')).toBe('page')
  expect(await page.getByRole('contentinfo').getByRole('link').allTextContents()).toContain(CONTACT.whatsappShown)
  expect(await violations(page)).toEqual([])
  await page.getByLabel('E-mail').fill('nobody@example.com')
  await page.getByLabel('Day of a pickup').fill('2026-12-24')
  await page.getByRole('button', { name: 'Send me the link' }).tap()
  await page.getByRole('status').getByText('on the way to that address').waitFor()
})

test('on a phone the last of sixty pickups can be scrolled to, and its rates tapped', async () => {
  const page = await open(PHONE, answerSixty)
  await menuButton(page).tap()
  await section(page, 'Taxi cab service').tap()
  await section(page, 'Town 59').tap()
  const link = drawer(page).getByRole('link', { name: /^Zebra/ })
  expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await link.tap()
  await page.waitForURL('**/transfer/taxi-from-Town%2059-to-Zebra')
  expect(await drawer(page).count()).toBe(0)
})

test.concurrent('a menu whose code cannot be fetched says so below the bar of a phone, and opens at the next tap', async ({
  onTestFinished,
}) => {
  const uncaught: string[] = []
  let failures = 0
  const { page, clock, close } = await visitWithClock(browser, inject('siteUrl'), PHONE, async (p) => {
    p.on('pageerror', (error) => uncaught.push(error.message))
    p.on('requestfailed', (request) => {
      if (/\/phone-menu-.*\.js$/.test(request.url())) failures += 1
    })
    await p.route(CODE, (route) => route.abort())
  })
  onTestFinished(close)
  await menuButton(page).tap()
  const bar = page.getByRole('banner')
  await clock.passUntil(bar.getByText('The menu cannot be fetched right now.'))
  expect(await violations(page, '.top-bar')).toEqual([])
  expect(await page.getByRole('region', { name: 'Fare' }).isVisible()).toBe(true)
  await bar.getByRole('button', { name: 'Try again' }).tap()
  // Each time its file is asked for three times.
  await clock.passUntil(async () => failures === 6)
  await clock.passUntil(bar.getByText('The menu cannot be fetched right now.'))
  await page.unroute(CODE)
  await menuButton(page).tap()
  await drawer(page).waitFor()
  expect(await drawer(page).evaluate((element) => getComputedStyle(element).borderRightStyle)).toBe('none')
  expect(uncaught).toEqual([])
})

describe.concurrent('a visitor whose focus is in the menu during hydration', () => {
  test.for([
    { what: 'a submenu', options: DESKTOP, name: 'Safari tours' },
    { what: 'the menu button of a phone', options: PHONE, name: 'Menu' },
  ])('keeps the focus on $what, and a key opens it', async ({ options, name }, { onTestFinished }) => {
    const { page, start, close } = await visitBeforeHydration(browser, inject('siteUrl'), options)
    onTestFinished(close)
    await page.getByRole('link', { name, exact: true }).focus()
    start()
    await page.getByRole('button', { name, exact: true }).waitFor()
    // By then every effect that could take the focus has run.
    await page.evaluate(
      () =>
        new Promise((idle) => {
          requestIdleCallback(idle)
        }),
    )
    expect(await focused(page)).toBe(name)
    await page.keyboard.press('Space')
    await page.locator('.panel, .drawer').waitFor()
  })
})
