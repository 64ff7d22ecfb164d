/** The app runs in the oldest browsers of vite.config.ts; older ones get the page as it is without scripts. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { OLDEST_BROWSERS } from '../../vite.config.ts'
import { confirmButton, fillIn, newCustomer, shownReference } from './bookings.ts'
import { browser } from './browser.ts'
import { allLacking, type Browsers, usedButLacking } from './built-features.ts'
import { arriveAt, dropoffField, pickupField, tabToDropoff, typePlace } from './fare-page.ts'
import { SITE_PAGES } from './site-pages.ts'
import { DESKTOP, PHONE, visit } from './visit.ts'

const at = (path: string) => inject('siteUrl') + path

/** The browsers of the build, on desktop and phone. */
const OLDEST: Browsers = Object.fromEntries(
  OLDEST_BROWSERS.flatMap((target) => {
    const [, name, version] = /^([a-z]+)([\d.]+)$/.exec(target)!
    return [name, `${name}_${name === 'safari' ? 'ios' : 'android'}`].map((each) => [each, version])
  }),
)
/** The first ones that can read client/start.ts, which has `?.` and `??`. In older ones no script runs at all. */
const READING: Browsers = { safari: '13.1', safari_ios: '13.4', chrome: '80', chrome_android: '80', firefox: '74' }

/** Names that mean something else in the built files, or are called only where the browser has them. */
const NO_FINDING = Object.entries({
  "React's `use`, and names of attributes, styles and properties that it knows":
    'use cssFloat displayName popover capture rel nonce show getAnimations delay',
  'names of our own: the path of a call, fields': 'transfer error errors reason formData scrollLeft canShare',
  'Firefox on Android did not print then: the button does nothing': 'print',
  'asked for before they are used':
    'startViewTransition connection share userActivation locks requestIdleCallback cancelIdleCallback showPicker',
  'of service workers and of push, which are asked for': 'register unregister pushManager permission requestPermission',
  'a text about installing': 'install',
}).flatMap(([, names]) => names.split(' '))

const needed = (browsers: Browsers) =>
  usedButLacking(browsers).filter(
    ({ paths, name }) => paths.length === 0 || !NO_FINDING.includes(name.slice(name.lastIndexOf('.') + 1)),
  )

test('the built files use nothing that one of the oldest browsers lacks', () => {
  expect(needed(OLDEST)).toEqual([])
})

/** Takes functions and globals away before any script of a page runs. */
function takeAway(page: Page, paths: readonly (readonly string[])[]): Promise<unknown> {
  return page.addInitScript((all) => {
    for (const path of all) {
      const owner = path
        .slice(0, -1)
        .reduce<Record<string, never> | undefined>((each, name) => each?.[name], window as never)
      if (owner) delete owner[path.at(-1)!]
    }
  }, paths)
}

test.concurrent('without all that one of the oldest browsers lacks, trips are chosen and booked, and the menus open', async () => {
  const { page, complaints, close } = await visit(browser, at('/'), DESKTOP, (each) =>
    takeAway(each, allLacking(OLDEST)),
  )
  expect(await page.evaluate(() => ['toSorted' in Array.prototype, 'any' in AbortSignal, 'groupBy' in Map])).toEqual([
    false,
    false,
    false,
  ])
  await tabToDropoff(page)
  await typePlace(page, 'Ella')
  await arriveAt(page, { pickup: 'Colombo Bandaranaike International Airport', dropoff: 'Ella' })
  await page.locator('.island-map path.island-map__route:not([d=""])').waitFor()
  await page.getByRole('button', { name: 'Taxi cab service' }).click()
  await page.locator('.panel').getByRole('button', { name: 'Kandy', exact: true }).click()
  await page.locator('.panel .dropoffs a').first().waitFor()
  await page.keyboard.press('Escape')
  await fillIn(page, { ...newCustomer(), note: 'Half a letter: \ud83d' })
  await confirmButton(page).click()
  await shownReference(page)
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('the same on a phone, for a tour with transport', async () => {
  const { page, complaints, close } = await visit(browser, at(SITE_PAGES['a safari with transport']), PHONE, (each) =>
    takeAway(each, allLacking(OLDEST)),
  )
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close' }).tap()
  await fillIn(page, newCustomer())
  await page.locator('.booking-form__button').tap()
  await shownReference(page)
  expect(complaints).toEqual([])
  await close()
})

test.concurrent.each(needed(READING).map((feature) => [feature.name, feature] as const))(
  'without %s the page stays as it is without scripts, and leads to a fare',
  async (_, { paths }) => {
    const context = await browser.newContext(PHONE)
    const page = await context.newPage()
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script' || request.resourceType() === 'fetch') scripts.push(request.url())
    })
    await takeAway(page, paths)
    await page.goto(at('/'))
    await page.getByRole('button', { name: 'Show the fare' }).waitFor()
    expect(await page.locator('.scripts-missing').isVisible()).toBe(false)
    await pickupField(page).fill('Galle')
    await dropoffField(page).fill('Ella')
    await page.getByRole('button', { name: 'Show the fare' }).tap()
    await page.getByRole('heading', { name: 'Taxi fare from Galle to Ella', exact: true }).waitFor()
    expect(scripts.filter((url) => !/\/assets\/(index|again)-/.test(url))).toEqual([])
    await context.close()
  },
)
