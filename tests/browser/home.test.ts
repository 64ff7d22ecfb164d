import type { Locator, Page, Response } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { browser } from './browser.ts'
import { arriveAt, dropoffField, pickupField, shownFares, tabToDropoff, typePlace } from './fare-page.ts'
import { drawer, menuButton } from './menu/page.ts'
import { loadAndHydrate, DESKTOP, PHONE, visit, visitOnce } from './visit.ts'

const AIRPORT = 'Colombo Bandaranaike International Airport'

test('reload, back and forward keep the chosen places and their fares', async () => {
  const { page, close } = await visit(browser, inject('siteUrl'))
  const first = await shownFares(page)
  await typePlace(page, 'Galle')
  await arriveAt(page, { pickup: 'Galle', dropoff: 'Colombo' })
  await tabToDropoff(page)
  await typePlace(page, 'Ella')
  const trip = { pickup: 'Galle', dropoff: 'Ella' }
  await arriveAt(page, trip)
  const fares = await shownFares(page)
  expect(fares).not.toEqual(first)

  await loadAndHydrate(page, () => page.reload())
  expect([await pickupField(page).inputValue(), await dropoffField(page).inputValue()]).toEqual(['Galle', 'Ella'])
  expect(await shownFares(page)).toEqual(fares)

  await page.goBack()
  await arriveAt(page, { pickup: 'Galle', dropoff: 'Colombo' })
  expect([await pickupField(page).inputValue(), await dropoffField(page).inputValue()]).toEqual(['Galle', 'Colombo'])
  await page.goBack()
  await page.waitForURL((url) => url.search === '')
  await expect.poll(() => pickupField(page).inputValue()).toBe(AIRPORT)
  expect(await shownFares(page)).toEqual(first)

  await page.goForward()
  await page.goForward()
  await arriveAt(page, trip)
  expect(await shownFares(page)).toEqual(fares)
  await close()
})

describe('on one page', () => {
  const visitor = visitOnce(() => visit(browser, inject('siteUrl')))

  test('a fare that one comes back to is announced again', async () => {
    const { page } = visitor()
    const news = () => page.locator('.fare [role="status"]').textContent()
    // What the page starts with is read with the page.
    expect(await news()).toBe('')
    await pickupField(page).focus()
    await typePlace(page, 'Galle')
    await expect.poll(news).toContain('Galle to Colombo')
    await page.goBack()
    await expect.poll(news).toContain('Colombo Bandaranaike International Airport to Colombo')
  })

  test('choosing a place loads no page', async () => {
    const { page } = visitor()
    await page.evaluate(() => {
      document.body.dataset.here = 'still'
    })
    await pickupField(page).focus()
    await typePlace(page, 'Kandy')
    await arriveAt(page, { pickup: 'Kandy', dropoff: 'Colombo' })
    expect(await page.evaluate(() => document.body.dataset.here)).toBe('still')
  })

  test('pickup and dropoff swap places at a press', async () => {
    const { page } = visitor()
    const [pickup, dropoff] = [await pickupField(page).inputValue(), await dropoffField(page).inputValue()]
    await page.getByRole('button', { name: 'Swap pickup and dropoff' }).click()
    await arriveAt(page, { pickup: dropoff, dropoff: pickup })
    expect([await pickupField(page).inputValue(), await dropoffField(page).inputValue()]).toEqual([dropoff, pickup])
  })

  test('from the fares it is one press to the booking form, by mouse or keyboard', async () => {
    const { page } = visitor()
    const book = page.getByRole('link', { name: 'Book this taxi' })
    expect(await book.evaluate((link) => link.getBoundingClientRect().bottom)).toBeLessThan(800)
    await book.focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() =>
        page
          .getByRole('heading', { name: /^(Instant Booking|Booking on request)$/ })
          .evaluate((heading) => heading.getBoundingClientRect().top),
      )
      .toBeLessThan(400)
  })
})

test('a fare that was computed is uploaded, so that the next visitor finds it saved', async () => {
  const trip = `${inject('siteUrl')}/?pickup=Medawachchiya&dropoff=Deniyaya`
  let upload: Promise<Response> | undefined
  const { page, close } = await visit(browser, trip, DESKTOP, async (opened) => {
    upload = opened.waitForResponse(
      (response) => response.url().endsWith('/en/serendip/transfer/') && response.request().method() === 'POST',
    )
  })
  const fares = await shownFares(page)
  const saved = (await (await upload!).json()) as { miniprice: number; token: string }
  expect(saved.miniprice).toBe(fares[0]!.lkr)
  expect(saved.token.split('.')).toHaveLength(3)
  const found = await fetch(`${inject('siteUrl')}/en/serendip/transfer/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ urlData: { url: 'taxi-from-Medawachchiya-to-Deniyaya' } }),
  })
  expect(await found.json()).toMatchObject([
    { miniprice: saved.miniprice, pickup: 'Medawachchiya', dropoff: 'Deniyaya' },
  ])
  await close()
})

test('without scripts, the form still finds a fare', async () => {
  const { page, close } = await visit(browser, inject('siteUrl'), { ...DESKTOP, javaScriptEnabled: false })
  await pickupField(page).fill('Galle')
  await dropoffField(page).fill('Kandy')
  await page.getByRole('button', { name: 'Show the fare' }).click()
  await page.waitForURL((url) => url.searchParams.get('pickup') === 'Galle')
  expect(await page.locator('.vehicle').count()).toBe(3)
  await close()
})

const inBar = (page: Page) => page.locator('.fare-bar').getByRole('link', { name: 'Book this taxi' })
const inPanel = (page: Page) => page.locator('.fare').getByRole('link', { name: 'Book this taxi' })
const inMenuBar = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Book Taxi Now' })
const inDrawer = async (page: Page) => {
  await menuButton(page).tap()
  return drawer(page).getByRole('link', { name: 'Book Taxi Now' })
}

test.each([
  ['in the bar and in the menu of a phone', PHONE, [inBar, inDrawer]],
  ['beside the fare and in the menu of a wide screen', DESKTOP, [inPanel, inMenuBar]],
] as const)(
  'Book %s leads to the form while the fare of a hotel is loading, and the form books to the hotel',
  async (_, options, links) => {
    const { page, complaints, close } = await visit(browser, inject('siteUrl'), options)
    await shownFares(page)
    let gate = Promise.withResolvers<void>()
    await page.route('**/transfer/query', async (route) => {
      await gate.promise
      await route.continue()
    })
    const touch = (target: Locator) => (options === PHONE ? target.tap() : target.click())
    for (const [i, link] of links.entries()) {
      const hotel = ['Cape Weligama', 'Aliya Resort & Spa'][i]!
      gate = Promise.withResolvers<void>()
      await page.evaluate(() => scrollTo(0, 0))
      await touch(dropoffField(page))
      await page.keyboard.type(hotel)
      await touch(page.getByRole('option', { name: new RegExp(`^${hotel}`) }))
      await page.locator('.fare[aria-busy="true"]').waitFor()
      await touch(await link(page))
      const form = page.locator('#booking')
      await expect.poll(() => form.evaluate((part) => part.getBoundingClientRect().top)).toBeLessThan(200)
      gate.resolve()
      await form.getByText(new RegExp(`to ${hotel}, \\d+ km`)).waitFor()
      expect(await dropoffField(page).inputValue()).toBe(hotel)
    }
    expect(complaints).toEqual([])
    await close()
  },
)
