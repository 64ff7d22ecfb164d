import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { browser } from '../browser.ts'
import { addressIn, OFFERED } from '#domain/languages/languages.ts'
import { violations } from '../accessibility.ts'
import { visitWithClock } from '../page-clock.ts'
import { DESKTOP } from '../visit.ts'
import { AIRPORT, CODE, focused, open, openOnce, pageHeading, panel, pickup, SIXTY, top } from './page.ts'

describe('a mouse', () => {
  const shared = openOnce()
  // From here on the tests move the page's clock, so delays are exact.
  beforeAll(async () => {
    await shared().clock.install()
    await shared().clock.pauseAt(new Date(Date.now() + 60_000))
  })

  test('that has rested on a submenu for 300 ms opens it, and closes it 150 ms after it left', async () => {
    const page = shared()
    await top(page, 'Safari tours').hover()
    await page.mouse.move(640, 700)
    await top(page, 'Safari tours').hover()
    await page.clock.runFor(299)
    expect(await panel(page).count()).toBe(0)
    await page.clock.runFor(1)
    expect(await panel(page).count()).toBe(1)
    await page.mouse.move(640, 700)
    await page.clock.runFor(149)
    expect(await panel(page).count()).toBe(1)
    await page.clock.runFor(1)
    expect(await panel(page).count()).toBe(0)
  })

  test('that only passes over the menu opens nothing', async () => {
    const page = shared()
    await top(page, 'Taxi cab service').hover()
    await page.clock.runFor(200)
    expect(await panel(page).count()).toBe(0)
    await page.mouse.move(640, 700)
    await page.clock.runFor(2000)
    expect(await panel(page).count()).toBe(0)
  })
})

describe('on a wide screen', () => {
  let calls = 0
  const shared = openOnce(DESKTOP, (page) =>
    page.route('**/transfer/all', (route) => {
      calls += 1
      return route.continue()
    }),
  )

  test('the rates are loaded once for all menus', async () => {
    const page = shared()
    for (const name of ['From the airport', 'Taxi cab service', 'To the airport']) {
      await top(page, name).click()
      await panel(page)
        .getByRole(name === 'Taxi cab service' ? 'button' : 'link', { name: /^Kandy/ })
        .waitFor()
    }
    expect(calls).toBe(1)
  })

  test('the current page is marked in the bar, once', async () => {
    const page = shared()
    expect(await page.locator('.top-bar [aria-current]').allTextContents()).toEqual(['Home'])
  })

  test('a pickup shows its dropoffs when the mouse has rested on it', async () => {
    const page = shared()
    await top(page, 'Taxi cab service').hover()
    await pickup(page, 'Ella').hover()
    await panel(page).getByText('Taxi from Ella to').waitFor()
    // The mouse crosses other pickups on its way to the list, which stays open.
    await panel(page)
      .getByRole('link', { name: /Nuwara Eliya/ })
      .hover()
    expect(await panel(page).getByText('Taxi from Ella to').count()).toBe(1)
  })

  test('a click opens at once, and a second one closes', async () => {
    const page = shared()
    await top(page, 'Taxi cab service').click()
    expect(await top(page, 'Taxi cab service').getAttribute('aria-expanded')).toBe('true')
    await top(page, 'Taxi cab service').click()
    expect(await panel(page).count()).toBe(0)
  })

  test('a submenu that was clicked stays when the mouse leaves it, comes back and leaves again', async () => {
    const page = await open()
    // Opened by the mouse before the clock stands still: a stopped clock cancels no pause that began on the real one.
    await top(page, 'Safari tours').hover()
    await panel(page).waitFor()
    await page.clock.install()
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await top(page, 'Safari tours').click()
    for (let i = 0; i < 2; i++) {
      await page.mouse.move(640, 700)
      await page.clock.runFor(1000)
      expect(await panel(page).count()).toBe(1)
      await top(page, 'Safari tours').hover()
      await page.clock.runFor(1000)
    }
    await page.mouse.move(640, 700)
    await page.clock.runFor(1000)
    expect(await panel(page).count()).toBe(1)
  })

  test('a click outside an open submenu closes it', async () => {
    const page = shared()
    await top(page, 'Safari tours').click()
    await page.mouse.click(20, 780)
    await expect.poll(() => panel(page).count()).toBe(0)
  })

  test('the taxi cab service menu lists only the pickups that match the typed text', async () => {
    const page = shared()
    await top(page, 'Taxi cab service').click()
    await page.getByLabel('Pickup town').fill('eli')
    await expect.poll(() => panel(page).locator('.pickup').allTextContents()).toEqual(['Nuwara Eliya'])
    await page.getByLabel('Pickup town').fill('Atlantis')
    await panel(page).getByText('No pickup of that name.').waitFor()
  })

  test('the airport menus list the rates from and to the airport', async () => {
    const page = shared()
    await top(page, 'From the airport').click()
    expect(await panel(page).getByRole('link', { name: 'All rates from Colombo airport' }).getAttribute('href')).toBe(
      '/things-to-do/colombo-airport-transfers/colombo-airport/taxi-rate',
    )
    expect(
      await panel(page)
        .getByRole('link', { name: /^Kandy/ })
        .getAttribute('href'),
    ).toBe('/transfer/taxi-from-Colombo%20Bandaranaike%20International%20Airport-to-Kandy')
    await top(page, 'To the airport').click()
    expect(await panel(page).getByRole('link', { name: 'All rates to Colombo airport' }).getAttribute('href')).toBe(
      '/things-to-do/to-colombo-airport-transfers/to-colombo-airport/taxi-rate',
    )
    expect(
      await panel(page)
        .getByRole('link', { name: /^Kandy/ })
        .getAttribute('href'),
    ).toBe('/transfer/taxi-from-Kandy-to-Colombo%20Bandaranaike%20International%20Airport')
  })

  describe('by keyboard', () => {
    test.each(['Enter', 'Space'])('%s opens and closes a submenu', async (key) => {
      const page = shared()
      await top(page, 'Safari tours').focus()
      await page.keyboard.press(key)
      expect(await panel(page).count()).toBe(1)
      await page.keyboard.press(key)
      expect(await panel(page).count()).toBe(0)
    })

    test('the ring of a pickup that has the focus is whole: nothing of it lies outside the list that scrolls', async () => {
      const page = shared()
      await top(page, 'Taxi cab service').focus()
      await page.keyboard.press('Enter')
      await pickup(page, 'Ella').focus()
      const room = await pickup(page, 'Ella').evaluate((button) => {
        const [list, { outlineWidth, outlineOffset }] = [button.closest('ul')!, getComputedStyle(button)]
        const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
        const { left, right } = button.getBoundingClientRect()
        return [left - ring - list.getBoundingClientRect().left, list.getBoundingClientRect().right - right - ring]
      })
      expect(Math.min(...room)).toBeGreaterThanOrEqual(0)
    })

    test('arrow keys, Home and End move along the bar', async () => {
      const page = shared()
      await top(page, 'From the airport').focus()
      await page.keyboard.press('ArrowRight')
      expect(await focused(page)).toBe('To the airport')
      await page.keyboard.press('End')
      expect(await focused(page)).toBe('Book Taxi Now')
      await page.keyboard.press('Home')
      expect(await focused(page)).toBe('Home')
    })

    test('down opens a submenu and moves through it; Escape closes it and returns the focus', async () => {
      const page = shared()
      await top(page, 'Safari tours').focus()
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => focused(page)).toBe('All tours and their prices')
      await page.keyboard.press('ArrowDown')
      expect(await focused(page)).toContain('Yala')
      await page.keyboard.press('ArrowDown')
      expect(await focused(page)).toContain('Udawalawe')
      await page.keyboard.press('End')
      expect(await focused(page)).toContain('Horton Plains')
      await page.keyboard.press('ArrowUp')
      expect(await focused(page)).toContain('Bundala')
      await page.keyboard.press('Escape')
      expect(await panel(page).count()).toBe(0)
      expect(await focused(page)).toBe('Safari tours')
    })

    test('right goes from a pickup to its dropoffs, left goes back', async () => {
      const page = shared()
      await top(page, 'Taxi cab service').focus()
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
      await page.keyboard.type('ella')
      await pickup(page, 'Ella').waitFor()
      await page.keyboard.press('ArrowDown')
      expect(await focused(page)).toBe('Ella')
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('A')
      const first = await focused(page)
      await page.keyboard.press('ArrowDown')
      expect(await focused(page)).not.toBe(first)
      await page.keyboard.press('ArrowLeft')
      expect(await focused(page)).toBe('Ella')
      await page.keyboard.press('Escape')
      expect(await focused(page)).toBe('Taxi cab service')
    })

    test('a submenu closes when the focus leaves the menu', async () => {
      const page = shared()
      await top(page, 'Safari tours').click()
      await panel(page).getByRole('link').first().waitFor()
      await page.getByRole('link', { name: 'Book Taxi Now' }).focus()
      expect(await panel(page).count()).toBe(1)
      await page.keyboard.press('Tab')
      expect(await panel(page).count()).toBe(0)
    })
  })

  test.each(['From the airport', 'Safari tours', 'Taxi cab service'])(
    'axe finds nothing with %s open',
    async (name) => {
      const page = shared()
      await top(page, name).click()
      if (name === 'Taxi cab service') await pickup(page, 'Ella').click()
      await panel(page).getByRole('link').first().waitFor()
      expect(await violations(page, '.top-bar')).toEqual([])
    },
  )

  describe('an open submenu closes', () => {
    test.each(['Home', 'Book Taxi Now'])('when %s leads to the calculator on the same page', async (name) => {
      const page = shared()
      const visit = () => page.evaluate(() => (history.state as { key?: string } | null)?.key)
      await top(page, 'Safari tours').click()
      await panel(page).getByRole('link').first().waitFor()
      const before = await visit()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
      await expect.poll(() => panel(page).count()).toBe(0)
      // The way has an end of its own, which closes what the next test would open meanwhile.
      await expect.poll(visit).not.toBe(before)
    })

    test('on going back to the page before', async () => {
      const page = shared()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Rates from Colombo airport' }).click()
      await page.waitForURL('**/colombo-airport/taxi-rate')
      await top(page, 'Safari tours').hover()
      await panel(page).getByRole('link').first().waitFor()
      await page.goBack()
      await expect.poll(() => panel(page).count()).toBe(0)
      await page.goForward()
      await page.getByRole('heading', { level: 1, name: /airport/i }).waitFor()
      expect(await panel(page).count()).toBe(0)
      await page.goBack()
      await pageHeading(page).waitFor()
    })
  })

  test('the taxi cab service menu goes to the chosen rate, and closes', async () => {
    const page = shared()
    await top(page, 'Taxi cab service').click()
    await pickup(page, 'Ella').click()
    await panel(page)
      .getByRole('link', { name: /^Galle/ })
      .click()
    await page.waitForURL('**/transfer/taxi-from-Ella-to-Galle')
    expect(await panel(page).count()).toBe(0)
    await page.goBack()
    await pageHeading(page).waitFor()
  })
})

test('the taxi cab service menu offers to try again when the rates fail to load; then it lists the pickups alphabetically, and under one its dropoffs alphabetically with their lowest prices', async () => {
  let down = true
  const page = await open(DESKTOP, (p) =>
    p.route('**/transfer/all', (route) => (down ? route.abort() : route.fulfill({ json: SIXTY }))),
  )
  await top(page, 'Taxi cab service').click()
  // Opening the menu loads the rates again, which fails too.
  const again = panel(page).getByRole('button', { name: 'Try again' })
  await again.waitFor()
  down = false
  await again.click()
  await pickup(page, 'Town 00').waitFor()
  const names = await panel(page).locator('.pickup').allTextContents()
  expect(names).toHaveLength(60)
  expect(names).toEqual(names.toSorted())
  await pickup(page, 'Town 37').click()
  const links = panel(page).locator('.dropoffs').getByRole('link')
  expect(await links.allTextContents()).toEqual([`${AIRPORT} USD 24`, 'Zebra USD 23'])
  expect(await links.last().getAttribute('href')).toBe('/transfer/taxi-from-Town%2037-to-Zebra')
})

test('a menu whose code cannot be fetched says so in its panel, keeps the page working, and opens at the next try', async () => {
  const uncaught: string[] = []
  const { page, clock, close } = await visitWithClock(browser, inject('siteUrl'), DESKTOP, async (p) => {
    p.on('pageerror', (error) => uncaught.push(error.message))
    await p.route(CODE, (route) => route.abort())
  })
  onTestFinished(close)
  await top(page, 'Safari tours').hover()
  await clock.passUntil(panel(page).getByText('The menu cannot be fetched right now.'))
  expect(await panel(page).getByRole('link', { name: 'see the same links here' }).getAttribute('href')).toBe(
    '/things-to-do/safari',
  )
  expect(await page.getByRole('region', { name: 'Fare' }).isVisible()).toBe(true)
  await page.unroute(CODE)
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await panel(page).getByRole('link', { name: /^Yala/ }).waitFor()
  expect(
    await panel(page)
      .locator('.safari-links')
      .evaluate((list) => getComputedStyle(list).display),
  ).toBe('grid')
  // The other submenus are in the same code.
  await top(page, 'Taxi cab service').click()
  await pickup(page, 'Ella').waitFor()
  expect(uncaught).toEqual([])
})

test.each(OFFERED)('the narrowest screen with a menu bar has the brand on one line, in %s', async (language) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  onTestFinished(() => page.close())
  await page.goto(inject('siteUrl') + addressIn(language, '/'))
  expect((await page.locator('.brand').boundingBox())!.height).toBeLessThan(48)
})
