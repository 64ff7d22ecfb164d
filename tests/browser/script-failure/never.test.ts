/** Scripts that never come, or are off: the page says so, and works without them. */
import { expect, test } from 'vitest'
import { browser } from '../browser.ts'
import { dropoffField, pickupField } from '../fare-page.ts'
import { SITE_PAGES } from '../site-pages.ts'
import { DESKTOP, SHORT_PHONE, visitBeforeHydration } from '../visit.ts'
import { alive, at, failScripts, FAILURES, missingNote, open, showFare, TRANSFER } from './page.ts'

/** The one that all others hang on, what it imports, what a page adds, and texts. start.test.ts fails each of them once. */
const NEEDED = ['/assets/index', '/assets/app', '/assets/page-transfer', '/assets/texts-en']

test.concurrent.each(NEEDED)('if %s never comes, the page says so, and its form asks for a fare', async (script) => {
  const { page, clock, loads, close } = await open()
  await failScripts(page, script, FAILURES['a reset connection'])
  await page.goto(at(TRANSFER))
  await clock.passUntil(missingNote(page))
  expect(await missingNote(page).getByRole('link', { name: 'ask on WhatsApp' }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\//,
  )
  // Once by itself, where a script could say so.
  expect(loads()).toBe(script === '/assets/index' ? 1 : 2)
  await clock.passUntil(page.getByText('You can also book by WhatsApp'))
  // An answer without content keeps the browser on the page.
  await page.route(at('/?**'), (route) => route.fulfill({ status: 204 }))
  await pickupField(page).fill('Galle')
  await dropoffField(page).fill('Ella')
  const [asked] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest()),
    showFare(page).click(),
  ])
  expect(Object.fromEntries(new URL(asked.url()).searchParams)).toMatchObject({ pickup: 'Galle', dropoff: 'Ella' })
  await close()
})

test.concurrent('the form of a page whose code never comes leads to a fare', async () => {
  const { page, clock, close } = await open()
  await failScripts(page, '/assets/app', FAILURES['a reset connection'])
  await page.goto(at(TRANSFER))
  await clock.passUntil(missingNote(page))
  await pickupField(page).fill('Galle')
  await dropoffField(page).fill('Ella')
  await showFare(page).click()
  await page.getByRole('heading', { name: 'Taxi fare from Galle to Ella', exact: true }).waitFor()
  expect(await page.locator('.vehicle').count()).toBe(3)
  await close()
})

test.concurrent('the link of the note loads the page again, with what was typed', async () => {
  const { page, clock, close } = await open()
  await failScripts(page, '/assets/app', FAILURES['a reset connection'])
  await page.goto(at(TRANSFER))
  await clock.passUntil(missingNote(page))
  const details = () => page.getByLabel('Flight or room details')
  await details().fill('Room 12')
  await page.unrouteAll()
  await missingNote(page).getByRole('link', { name: 'Load it again' }).click()
  await clock.passUntil(alive(page))
  expect(await details().inputValue()).toBe('Room 12')
  expect(new URL(page.url()).pathname).toBe(TRANSFER)
  await close()
})

test.concurrent('on a small phone the button and the note come late, move nothing, and cover neither places nor prices', async () => {
  const { page, start, close } = await visitBeforeHydration(browser, at('/'), SHORT_PHONE)
  const boxes = () =>
    page
      .locator('.place-field__input, .vehicle data, .fare, .calculator__hero')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
  const placesAndPrices = page.locator('.place-field__input, .vehicle data')
  await page.locator('footer').last().waitFor()
  // They come by a style alone, six seconds after the page.
  const atAge = (ms: number) =>
    page.evaluate((time) => {
      for (const animation of document.getAnimations()) {
        animation.pause()
        animation.currentTime = time
      }
    }, ms)
  await atAge(0)
  expect(await showFare(page).isVisible()).toBe(false)
  const before = await boxes()
  await atAge(5900)
  expect(await showFare(page).isVisible()).toBe(false)
  await atAge(6000)
  await showFare(page).waitFor()
  await missingNote(page).waitFor()
  expect(await boxes()).toEqual(before)
  const covered = await placesAndPrices.evaluateAll((parts) =>
    parts
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return !onTop || !(part === onTop || part.contains(onTop))
      })
      .map((part) => part.textContent),
  )
  expect(await placesAndPrices.count()).toBe(2 + 3 * 2)
  expect(covered).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  start()
  await alive(page).waitFor()
  expect(await showFare(page).count()).toBe(0)
  expect(await boxes()).toEqual(before)
  await close()
})

test.concurrent('without scripts the form of a tour leads to the tour and its price, and the booking form says how else to book', async () => {
  const { page, close } = await open({ ...DESKTOP, javaScriptEnabled: false })
  await page.goto(at(SITE_PAGES['a safari with transport']))
  await page.getByLabel('Duration').selectOption('Full Day')
  await page.getByLabel('Travelers').selectOption('4')
  await page.getByRole('combobox', { name: 'Pickup hotel' }).fill('Galle')
  await page.getByRole('button', { name: 'Show the price' }).click()
  await page.waitForURL(
    '**/Yala-national-park-safari-pickup-from-Galle-drop-off-in-Mirissa-1-traveler-full-day?travelers=4',
  )
  const summary = await page.getByRole('region', { name: 'Booking summary' }).textContent()
  expect(summary).toContain('Travelers - 4')
  expect(summary).toContain('Pickup location - Galle')
  expect(await page.getByText('You can also book by WhatsApp').isVisible()).toBe(true)
  await page.getByLabel('Need Transport ?').uncheck()
  await page.getByRole('button', { name: 'Show the price' }).click()
  expect(await page.getByRole('region', { name: 'Booking summary' }).textContent()).toContain(
    'Yala national park entrance gate',
  )
  await close()
})
