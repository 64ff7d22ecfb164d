/** A tab that was opened before a price list was published: what it shows next, and what it books, is by the new list. */
import { LIST_HEADER } from '#domain/call-headers.ts'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { paths } from '#domain/paths.ts'
import { parkSlug } from '#domain/quotes/slugs.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { listDifference, type OtherList } from '#domain/prices/list-difference.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { tourPrice } from '#domain/tours/tour-price.ts'
import { answerHeading, bookingForm, fillIn, newCustomer, readyForm, ridesOf } from './bookings.ts'
import { browser } from './browser.ts'
import { DESKTOP, PHONE, press, visit } from './visit.ts'

const site = inject('siteUrl')
const state = inject('siteState')

/** All tours cost a hundred dollars more. */
const DEARER: PriceList = {
  ...FIRST_PRICE_LIST,
  tours: {
    ...FIRST_PRICE_LIST.tours,
    yala: FIRST_PRICE_LIST.tours.yala.map(({ half, full }) => ({
      half: half + 100,
      full: full + 100,
    })) as unknown as PriceList['tours']['yala'],
  },
}
const LIST: OtherList = { number: 7, from: '2026-11-01', changes: listDifference(DEARER)! }

/** From now on the site answers by another list, as it would after publishing. */
async function publishFor(page: Page): Promise<void> {
  await page.route('**/price-list/7', (route) => route.fulfill({ json: LIST }))
  await page.route('**/en/*/safari/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), [LIST_HEADER]: '7' } })
  })
}

/** Nobody is offered a mini any more. */
const NO_MINI: PriceList = {
  ...FIRST_PRICE_LIST,
  vehicles: { ...FIRST_PRICE_LIST.vehicles, mini: { ...FIRST_PRICE_LIST.vehicles['mini']!, isOffered: false } },
}

test('a class that the next list does not offer is named in the form, with the price that was seen and the one that stands now', async () => {
  const { page, close } = await visit(browser, `${site}/transfer/taxi-from-Colombo-to-Kandy`, PHONE)
  const form = await readyForm(page)
  const vehicle = () =>
    form.getByLabel('Vehicle').evaluate((select: HTMLSelectElement) => select.selectedOptions[0]!.text)
  const mini = await vehicle()
  expect(mini).toMatch(/^Mini Car - .*USD \d+/)
  const other: OtherList = { number: 8, from: '2026-11-01', changes: listDifference(NO_MINI)! }
  await page.route('**/price-list/8', (route) => route.fulfill({ json: other }))
  await page.route('**/en/*/transfer/**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), [LIST_HEADER]: '8' } })
  })
  await form.getByLabel('Add a return trip').tap()
  await form.getByText(`We no longer offer this vehicle: ${mini}`).waitFor()
  const sedan = await vehicle()
  expect(sedan).toMatch(/^Sedan Car/)
  expect(await form.getByRole('status').filter({ hasText: 'no longer offer' }).textContent()).toContain(sedan)
  await form.getByLabel('Vehicle').selectOption({ index: 1 })
  await expect.poll(() => form.getByText('We no longer offer').count()).toBe(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await close()
})

const YALA = { park: 'Yala', tourLength: 'half', travelers: 1, distanceKm: 0 } as const

test.concurrent.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s the price of a tour is asked again, with both prices', async (_, screen) => {
  const { page, close } = await visit(browser, site + paths.safari(parkSlug('Yala national park')), screen)
  const ann = newCustomer()
  const transport = page.getByLabel('Need Transport ?')
  if (await transport.isChecked()) await press(transport)
  await fillIn(page, ann)
  await publishFor(page)
  await press(bookingForm(page).getByRole('button', { name: 'Book Now' }))
  await answerHeading(page, 'The price has changed').waitFor()
  const [before, now] = [tourPrice(YALA, FIRST_PRICE_LIST), tourPrice(YALA, DEARER)]
  expect(await page.getByRole('main').getByRole('definition').allTextContents()).toEqual([
    `USD ${before}`,
    `USD ${now}`,
  ])
  expect(ridesOf(state, ann)).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await close()
})
