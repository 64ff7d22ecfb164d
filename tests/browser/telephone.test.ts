/** The office takes bookings by telephone with a thumb, without any script but one: journeys, places that nobody knows, prices. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookings, rides } from '#worker/database/schema.ts'
import { DAY_MS, HOUR_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { primary } from '#worker/database/d1.ts'
import { violations } from './accessibility.ts'
import { browser } from './browser.ts'
import { type OfficeServer, startOffice } from './office-server.ts'
import { DESKTOP, PHONE, refuseClicks } from './visit.ts'

const dayAfter = (days: number) => sriLankaTime(new Date(Date.now() + days * DAY_MS)).date
const [THERE, BACK, LATER] = [20, 23, 29].map(dayAfter) as [string, string, string]

let office: OfficeServer
beforeAll(async () => {
  office = await startOffice()
})
afterAll(() => office.close())

const SIZES = [{ ...PHONE, viewport: { width: 390, height: 664 } }, DESKTOP]

async function opened(size: (typeof SIZES)[number] = PHONE): Promise<Page> {
  const visitor = await browser.newContext({ ...size, javaScriptEnabled: false })
  if (size.hasTouch) refuseClicks(visitor)
  const page = await visitor.newPage()
  await page.goto(`${office.url}/operator/new`)
  return page
}

const ride = (page: Page, number: number) => page.getByRole('group', { name: `Ride ${number}`, exact: true })
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })

async function fillIn(within: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await within.getByLabel(label).fill(text)
}

const written = () => office.run(() => primary(office.env).select().from(rides))

test('a journey is composed, priced and booked once, by tap and without scripts', async () => {
  const page = await opened()
  const first = ride(page, 1)
  await first.getByLabel('From').fill('Colombo')
  await first.locator('[name$=-dropoff]').fill('Kandy Garden Xyz')
  await first.getByLabel('Date').fill(THERE)
  await first.getByLabel('Time, Sri Lanka').fill('09:30')
  await first.getByLabel('Vehicle').selectOption('van')
  await fillIn(first, { 'Stops on the way': 'Kegalle, 45 min' })
  await button(page, 'Add the way back').tap()
  expect(await ride(page, 2).getByLabel('From').inputValue()).toBe('Kandy Garden Xyz')
  expect(await ride(page, 2).locator('[name$=-dropoff]').inputValue()).toBe('Colombo')
  expect(await ride(page, 2).getByLabel('Vehicle').inputValue()).toBe('van')
  expect(await ride(page, 1).getByLabel('Stops on the way').inputValue()).toBe('Kegalle, 45 min')
  await fillIn(ride(page, 2), { Date: BACK, 'Time, Sri Lanka': '10:00' })
  await button(page, 'Add a ride').tap()
  const tour = ride(page, 3)
  await tour.getByLabel('What is driven').selectOption('Yala national park')
  expect(await tour.getByLabel('Vehicle').isVisible()).toBe(false)
  expect(await ride(page, 1).getByLabel('Length').isVisible()).toBe(false)
  await fillIn(tour, { Date: LATER, 'Time, Sri Lanka': '05:00', From: 'Ella', Travelers: '2' })
  await button(page, 'Show the prices').tap()
  expect(await page.getByRole('alert').textContent()).toContain('2 fields')
  expect(await ride(page, 1).locator('[name$=-dropoff]').getAttribute('aria-invalid')).toBe('true')
  const isWritten = (name: string) => page.locator(`[name="${name}"][value="Kandy"]`).waitFor()
  await button(ride(page, 1), 'Kandy').tap()
  await isWritten('1-dropoff')
  await button(page, 'Show the prices').tap()
  await button(ride(page, 2), 'Kandy').tap()
  await isWritten('2-pickup')
  await button(page, 'Add a ride').tap()
  await button(page, 'Remove ride 4').tap()
  await ride(page, 4).waitFor({ state: 'detached' })
  await button(page, 'Show the prices').tap()
  await page.getByText('All together').waitFor()
  const list = page.locator('.cards li')
  expect(await list.count()).toBe(3)
  expect(await list.first().textContent()).toMatch(/Colombo -> Kegalle -> Kandy, \d+ km.*LKR [\d,]+ \(USD \d+\)/)
  await page.getByLabel('Phone, with the country code').fill('12')
  const book = () => page.getByRole('button', { name: /^Book for / })
  await book().tap()
  await page.getByRole('alert').waitFor()
  expect(await page.getByLabel('Phone, with the country code').getAttribute('aria-invalid')).toBe('true')
  await page.getByLabel('Phone, with the country code').fill('+44 7911 123456')
  const label = await book().textContent()
  const sent = await page.locator('form[method=post]').evaluate((form) => {
    return Object.fromEntries(new FormData(form as HTMLFormElement)) as Record<string, string>
  })
  await book().tap()
  await page.waitForURL(/\/operator\/booking\//)
  const found = await written()
  expect(found.map(({ kind, pickup, dropoff }) => [kind, pickup, dropoff])).toEqual([
    ['transfer', 'Colombo', 'Kandy'],
    ['transfer', 'Kandy', 'Colombo'],
    ['tour', 'Ella', 'Yala national park'],
  ])
  expect(label).toContain(String(found.reduce((sum, { priceUsd }) => sum + priceUsd, 0)))
  // The same form once more is that booking.
  const again = await page.request.post(`${office.url}/operator/new`, {
    form: { ...sent, act: 'book' },
    headers: { origin: office.url },
    maxRedirects: 0,
  })
  expect([again.status(), `${office.url}${again.headers().location}`]).toEqual([303, page.url()])
  expect(await office.run(() => primary(office.env).select().from(bookings))).toHaveLength(1)
  await page.context().close()
})

test('bags that go by car alone, and a wish for the driver, are taken by tap', async () => {
  const page = await opened(SIZES[0])
  const only = ride(page, 1)
  await fillIn(only, { From: 'Kandy', Date: THERE, 'Time, Sri Lanka': '07:30' })
  await only.locator('[name$=-dropoff]').fill('Ella')
  await only.getByLabel('Vehicle').selectOption('mini')
  await only.getByLabel('The bags alone').tap()
  await button(page, 'Show the prices').tap()
  await page.getByText('How many bags does the car carry?').first().waitFor()
  // The fold with the field is open then.
  await only.locator('[name$=-bags]').fill('3')
  await button(page, 'Show the prices').tap()
  expect(await page.locator('.cards li').textContent()).toContain(
    'Bags alone, guests by train Kandy -> Ella · Kandy -> ',
  )
  await page.getByLabel('Phone, with the country code').fill('+44 7911 123457')
  await page.getByLabel('Wish for the driver: speaks').selectOption('de')
  await page.getByLabel('Wish for the driver: a woman').tap()
  await page.getByRole('button', { name: /^Book for / }).tap()
  await page.waitForURL(/\/operator\/booking\//)
  const words = await page.locator('main').innerText()
  for (const said of ['Bags alone, guests by train Kandy -> Ella', 'speaks German, a woman', 'Large bags'])
    expect(words).toContain(said)
  await page.context().close()
})

test('a ride of yesterday, at a price by hand, by keyboard: the Enter key shows the prices and removes nothing', async () => {
  const page = await opened(DESKTOP)
  const { date, time } = sriLankaTime(new Date(Date.now() - 26 * HOUR_MS))
  const only = ride(page, 1)
  await fillIn(only, { From: 'Colombo', Date: date, 'Time, Sri Lanka': time, 'Price by hand': '60' })
  await only.locator('[name$=-dropoff]').fill('Galle')
  await only.getByLabel('Vehicle').selectOption('mini')
  await page.getByLabel(/for the books/).focus()
  await page.keyboard.press('Space')
  await page.getByLabel('Phone, with the country code').fill('+44 7911 123456')
  await only.getByLabel('From').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  expect(await page.getByLabel('Why the price is another one').getAttribute('aria-invalid')).toBe('true')
  await page.getByLabel('Why the price is another one').fill('Agreed in the car')
  await page.keyboard.press('Enter')
  await page.getByText('by hand; the list says').waitFor()
  expect(await page.getByLabel(/for the books/).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Book for USD 60' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/operator\/booking\//)
  expect(await page.getByText('it had taken place').count()).toBe(1)
  const last = (await written()).at(-1)!
  expect(last).toMatchObject({ priceUsd: 60, priceReason: 'Agreed in the car', status: 'confirmed', pickupDate: date })
  await page.context().close()
})

test.each(SIZES.map((size) => [`${size.viewport!.width}x${size.viewport!.height}`, size] as const))(
  'it fits at %s, and axe finds nothing, with all that it can say',
  async (name, size) => {
    const visitor = await browser.newContext(size)
    const page = await visitor.newPage()
    await page.goto(`${office.url}/operator/new`)
    const look = async (what: string) => {
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${what}-${name}.png`, fullPage: true })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBeLessThanOrEqual(0)
      // On a desktop it has the same fields and words. axe reads the colours of the page, which are not shown when forced.
      if (size.hasTouch && what !== 'forced') expect(await violations(page), what).toEqual([])
    }
    await look('empty')
    await fillIn(ride(page, 1), { From: 'Kandy Garden Xyz', Date: THERE, 'Time, Sri Lanka': '09:30' })
    await ride(page, 1).locator('[name$=-dropoff]').fill('Galle')
    const press = (target: Locator) => (size.hasTouch ? target.tap() : target.click())
    await press(button(page, 'Add a ride'))
    await fillIn(ride(page, 2), { Date: BACK, 'Time, Sri Lanka': '05:00', Travelers: '2' })
    await ride(page, 2).getByLabel('What is driven').selectOption('Yala national park')
    await press(button(page, 'Show the prices'))
    await page.getByRole('alert').waitFor()
    await look('refused')
    await press(button(ride(page, 1), 'Kandy'))
    await page.locator('[name="1-pickup"][value="Kandy"]').waitFor()
    await ride(page, 1).getByLabel('Vehicle').selectOption('mini')
    await press(button(page, 'Show the prices'))
    await page.getByText('All together').waitFor()
    await look('priced')
    await page.emulateMedia({ forcedColors: 'active' })
    await look('forced')
    await visitor.close()
  },
)

test('whoever types the guest first finds a button at the end, and then one that books', async () => {
  const page = await opened(SIZES[0])
  const first = ride(page, 1)
  await fillIn(first, { From: 'Colombo', Date: THERE, 'Time, Sri Lanka': '09:30' })
  await first.locator('[name$=-dropoff]').fill('Kandy')
  await first.getByLabel('Vehicle').selectOption('van')
  await page.getByLabel('Phone, with the country code').fill('+44 7911 123456')
  const last = page.locator('main form button').last()
  expect(await last.textContent()).toBe('Show the prices, then book')
  await last.tap()
  await page.getByText('All together').waitFor()
  expect(await page.locator('main form button').last().textContent()).toMatch(/^Book for /)
  expect(await page.getByLabel('Phone, with the country code').inputValue()).toBe('+44 7911 123456')
  await page.context().close()
})

test.each([
  ['the login has ended', () => office.logOut(), 'You are no longer logged in'],
  ['the site does not answer', null, 'The site does not answer'],
])('what was typed stays in the form when %s, also without storage', async (_, end, said) => {
  const visitor = await browser.newContext(SIZES[0])
  await visitor.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  const page = await visitor.newPage()
  page.setDefaultTimeout(10_000)
  await page.goto(`${office.url}/operator/new`)
  await fillIn(ride(page, 1), { From: 'Colombo', Date: THERE, 'Time, Sri Lanka': '09:30' })
  await ride(page, 1).locator('[name$=-dropoff]').fill('Kandy')
  await ride(page, 1).getByLabel('Vehicle').selectOption('van')
  await page.getByLabel('Phone, with the country code').fill('+44 7911 123456')
  if (end) end()
  else await visitor.route('**/operator/**', (route) => route.abort())
  await button(page, 'Show the prices').tap()
  const alert = page.getByRole('alert')
  await alert.getByText(said).waitFor()
  expect(await ride(page, 1).getByLabel('From').inputValue()).toBe('Colombo')
  if (end) {
    const [login] = await Promise.all([visitor.waitForEvent('page'), alert.getByRole('link').tap()])
    await login.getByRole('heading', { name: 'You are logged in' }).waitFor()
    await login.close()
  } else await visitor.unroute('**/operator/**')
  await button(page, 'Show the prices').tap()
  await page.getByRole('button', { name: /^Book for / }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await page.getByLabel('Phone, with the country code').inputValue()).toBe('+44 7911 123456')
  await visitor.close()
})
