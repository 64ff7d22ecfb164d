import { expect, inject, test } from 'vitest'
import { answerHeading, bookingForm, ridesOf, confirmButton, newCustomer, fillIn, shownReference } from './bookings.ts'
import { browser } from './browser.ts'
import { arriveAt, dropoffField, farePanel, pickupField, shownFares, tabToDropoff, typePlace } from './fare-page.ts'
import { SITE_PAGES } from './site-pages.ts'
import { visitWithClock } from './page-clock.ts'
import { DESKTOP, visit } from './visit.ts'

const site = inject('siteUrl')

/** A visitor whose page is whole, and what the browser meets from then on: a server that is gone, and is back. */
async function visitBeforeOutage(path: string) {
  // Code that has arrived is in the browser's cache, which Playwright turns off: the page may run it in the outage, too.
  const cached = new Set<string>()
  const visitor = await visitWithClock(browser, site + path, DESKTOP, async (page) => {
    page.on('requestfinished', (request) => cached.add(request.url()))
  })
  const isCached = (url: string) => url.includes('/assets/') && cached.has(url)
  return {
    ...visitor,
    stop: () =>
      visitor.page.route('**/*', (route) =>
        isCached(route.request().url()) ? route.continue() : route.abort('connectionrefused'),
      ),
    start: () => visitor.page.unroute('**/*'),
  }
}

test('with the service gone the page says so, keeps the places, and shows the fare by itself once it is back', async () => {
  const { page, clock, settled, stop, start, close } = await visitBeforeOutage('/')
  // With the first key the page fetches the list of places.
  await tabToDropoff(page)
  await settled()
  await stop()
  await typePlace(page, 'Kandy')
  await clock.passUntil(farePanel(page).getByText('We cannot reach our fare service right now.'))
  expect(await dropoffField(page).inputValue()).toBe('Kandy')
  expect(await farePanel(page).getByRole('button', { name: 'Try again' }).isVisible()).toBe(true)

  await start()
  await clock.passUntil(page.locator('.fare[aria-busy="false"] .vehicle'))
  expect(await shownFares(page)).toHaveLength(3)
  await arriveAt(page, { pickup: 'Colombo Bandaranaike International Airport', dropoff: 'Kandy' })
  expect(await pickupField(page).inputValue()).toBe('Colombo Bandaranaike International Airport')
  await close()
})

test('a tour from another hotel, chosen while the service is gone, keeps its form and has its price once it is back', async () => {
  const { page, close } = await visit(browser, site + SITE_PAGES['a safari with transport'])
  await page.route('**/en/serendip/**', (route) => route.abort())
  const hotel = page.getByRole('combobox', { name: 'Pickup hotel' })
  await hotel.focus()
  await typePlace(page, 'Hatton')
  await page.getByText('We cannot reach our fare service right now.').first().waitFor()
  expect(await hotel.inputValue()).toBe('Hatton')
  expect(await page.getByLabel('Duration').isVisible()).toBe(true)
  await page.unroute('**/en/serendip/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect
    .poll(() => page.getByRole('region', { name: 'Booking summary' }).textContent())
    .toContain('Pickup location - Hatton')
  await expect.poll(() => page.title()).toContain('from Hatton to Mirissa')
  await close()
})

test('a press on Try again does not wait for the next try', async () => {
  const { page, close } = await visit(browser, site)
  await page.route('**/en/serendip/**', (route) => route.abort())
  await tabToDropoff(page)
  await typePlace(page, 'Galle')
  const again = farePanel(page).getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.unroute('**/en/serendip/**')
  await again.click()
  expect(await shownFares(page)).toHaveLength(3)
  await close()
})

test('a list of places that cannot be fetched says so, and a full name works without it', async () => {
  const { page, close } = await visit(browser, site, DESKTOP, (opened) =>
    opened.route('**/assets/place-suggestions-*', (route) => route.abort()),
  )
  await page.keyboard.type('Kan')
  await page.getByText('The list of places cannot be fetched right now.').first().waitFor()
  await typePlace(page, 'dy')
  await arriveAt(page, { pickup: 'Kandy', dropoff: 'Colombo' })
  expect(await shownFares(page)).toHaveLength(3)
  await close()
})

test('a booking that meets no service says so, keeps what was typed, and is made once it is back', async () => {
  const { page, clock, settled, stop, start, close } = await visitBeforeOutage('/transfer/taxi-from-Colombo-to-Kandy')
  const ann = { ...newCustomer(), note: 'Room 12' }
  await fillIn(page, ann)
  await bookingForm(page).locator('option[value="GB"]').waitFor({ state: 'attached' })
  await settled()
  await stop()
  await confirmButton(page).click()
  await clock.passUntil(answerHeading(page, 'Oops !'))
  await start()
  await page.getByRole('button', { name: 'Please try again' }).click()
  expect(await bookingForm(page).getByLabel('Flight or room details').inputValue()).toBe('Room 12')
  await confirmButton(page).click()
  const reference = await shownReference(page)
  expect(ridesOf(inject('siteState'), ann)).toMatchObject([{ reference, details: 'Room 12' }])
  await close()
})
