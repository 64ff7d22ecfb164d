/** A site whose prices depend on the day and the hour, and which does not drive on every day. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatsOf } from '#domain/languages/formats.ts'
import { paths } from '#domain/paths.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { parkSlug, tourSlug } from '#domain/quotes/slugs.ts'
import { addDays } from '#domain/sri-lanka-time.ts'
import { violations } from './accessibility.ts'
import { bookingForm, confirmButton, newCustomer, readyForm, ridesOf, shownReference, inDays } from './bookings.ts'
import { browser } from './browser.ts'
import { farePanel } from './fare-page.ts'
import { startSiteWith, type Site } from './site.ts'
import { PHONE, visit, visitBeforeHydration } from './visit.ts'

const [PLAIN, IN_SEASON, CLOSED, NO_VANS] = [10, 25, 40, 45].map(inDays) as [string, string, string, string]
const LIST: PriceList = {
  ...FIRST_PRICE_LIST,
  seasons: [
    {
      from: inDays(20),
      to: inDays(30),
      percent: 15,
      names: { en: 'Christmas season', de: 'Weihnachten' },
      vehicles: null,
      tours: true,
    },
  ],
  night: { from: '22:00', until: '05:00', more: { percent: 10 } },
  closed: [
    { from: CLOSED, to: CLOSED, park: null, vehicle: null },
    { from: NO_VANS, to: NO_VANS, park: null, vehicle: 'van' },
  ],
}

let site: Site
beforeAll(async () => {
  site = await startSiteWith(LIST)
})
afterAll(() => site.remove())

const usdIn = (text: string | null) => Number(/USD ([\d,]+)/.exec(text ?? '')![1]!.replace(',', ''))

async function choose(form: Locator, date: string, time = '09:30') {
  await form.getByLabel('Pickup date').fill(date)
  await form.getByLabel('Pickup time').fill(time)
}

async function sayWho(page: Page) {
  const ann = newCustomer()
  const form = bookingForm(page)
  await form.getByLabel('Phone number').fill(ann.phone)
  await form.getByLabel(/^E-?mail$/).fill(ann.email)
  return ann
}

/** What a screen reader hears of the fare. */
const said = (page: Page) => farePanel(page).getByRole('status').textContent()

test('a date that is chosen prices card, bar, form and booking, is announced, and says why', async () => {
  const { page, complaints, close } = await visit(browser, `${site.url}/transfer/taxi-from-Colombo-to-Kandy`, PHONE)
  await expectPricesAboveBar(page)
  const { date } = formatsOf('en')
  const first = usdIn(await page.locator('.fare__usd').textContent())
  expect(await farePanel(page).textContent()).toContain(`from ${date(inDays(20))}: USD `)
  expect(await farePanel(page).textContent()).toContain('Night, 10\u00a0% more (22:00 – 05:00)')
  const form = await readyForm(page)
  await choose(form, PLAIN)
  expect(usdIn(await form.getByLabel('Vehicle').inputValue())).toBe(first)

  await choose(form, IN_SEASON)
  const season = Math.floor((first * 115) / 100)
  await expect.poll(async () => usdIn(await page.locator('.fare__usd').textContent())).toBeGreaterThanOrEqual(season)
  const now = usdIn(await page.locator('.fare__usd').textContent())
  expect(now - season).toBeLessThanOrEqual(1)
  expect(usdIn(await form.getByLabel('Vehicle').inputValue())).toBe(now)
  expect(usdIn(await page.locator('.fare-bar').textContent())).toBe(now)
  expect(usdIn(await page.locator('.route__lowest').textContent())).toBe(now)
  expect(await said(page)).toContain(`USD ${now}`)
  expect(await form.getByText('Christmas season, 15\u00a0% more').count()).toBe(1)
  expect(await farePanel(page).textContent()).toContain(`${date(IN_SEASON)}: Christmas season, 15\u00a0% more`)
  expect(await violations(page, 'main')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  await choose(form, IN_SEASON, '23:00')
  await form.getByText('Christmas season, 15\u00a0% more, Night, 10\u00a0% more').waitFor()
  const night = usdIn(await form.getByLabel('Vehicle').inputValue())
  expect(night).toBeGreaterThan(now)

  const ann = await sayWho(page)
  await confirmButton(page).tap()
  await shownReference(page)
  expect(ridesOf(site.state, ann)).toMatchObject([{ price_usd: night, pickup_date: IN_SEASON, pickup_time: '23:00' }])
  expect(await page.locator('main').textContent()).toContain(`USD ${night}`)
  expect(complaints).toEqual([])
  await close()
})

test('a date that is typed before the form is alive prices card, bar and form alike', async () => {
  const { page, start, close } = await visitBeforeHydration(
    browser,
    `${site.url}/transfer/taxi-from-Colombo-to-Kandy`,
    PHONE,
  )
  await choose(bookingForm(page), IN_SEASON, '23:30')
  start()
  await page.locator('.booking-form__button:enabled').waitFor()
  await bookingForm(page)
    .getByText(/^Christmas season, 15/)
    .waitFor()
  const shown = usdIn(await page.locator('.fare-bar').textContent())
  expect(usdIn(await bookingForm(page).getByLabel('Vehicle').locator('option:checked').textContent())).toBe(shown)
  await choose(bookingForm(page), PLAIN, '09:30')
  await expect.poll(async () => usdIn(await page.locator('.fare-bar').textContent())).toBeLessThan(shown)
  await close()
})

/** On a small phone the prices of three classes are above the bar, also below what is said of seasons and night. */
async function expectPricesAboveBar(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.getByText(/^Night, 10/).waitFor()
  const bar = (await page.locator('.fare-bar').boundingBox())!
  const amounts = await page.locator('.vehicle__lkr').all()
  const bottoms = await Promise.all(
    amounts.map(async (amount) => ((b) => b!.y + b!.height)(await amount.boundingBox())),
  )
  expect([bottoms.length, bottoms.filter((bottom) => bottom > bar.y)]).toEqual([3, []])
  await page.setViewportSize(PHONE.viewport!)
}

test('on the home page of a small phone the prices of three classes are above the bar', async () => {
  const { page, complaints, close } = await visit(browser, site.url, PHONE)
  await expectPricesAboveBar(page)
  expect(complaints).toEqual([])
  await close()
})

test('on a closed day nothing is sent, and a class that does not drive is not offered', async () => {
  const { page, complaints, close } = await visit(browser, `${site.url}/transfer/taxi-from-Colombo-to-Galle`, PHONE)
  const posts: string[] = []
  page.on('request', (request) => void (request.url().includes('/booking/') && posts.push(request.url())))
  const form = await readyForm(page)
  await sayWho(page)
  await choose(form, CLOSED)
  const { date, dayOfYear } = formatsOf('en')
  const refusal = `We do not drive on ${dayOfYear(CLOSED.slice(5))}. The nearest open day is ${date(inDays(41))}.`
  await form.getByText(refusal).waitFor()
  await confirmButton(page).tap()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('pickupdate')
  expect(await form.getByText(refusal).count()).toBe(1)
  expect(posts).toEqual([])

  await choose(form, NO_VANS)
  await expect.poll(() => form.getByText(refusal).count()).toBe(0)
  const vehicles = () => form.getByLabel('Vehicle').locator('option').allTextContents()
  expect((await vehicles()).map((text) => text.split(' - ')[0])).toEqual(['Mini Car', 'Sedan Car'])
  // Chosen on the card it stays, and the form says why it cannot be booked.
  await page.locator('.fare__vehicles label', { hasText: 'Van' }).tap()
  await form.getByText(/^The Van does not drive on/).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('each way of a return trip has the price of its own day', async () => {
  const { page, complaints, close } = await visit(browser, `${site.url}/transfer/taxi-from-Kandy-to-Ella`, PHONE)
  const form = await readyForm(page)
  const ann = await sayWho(page)
  await choose(form, PLAIN)
  await form.getByLabel('Add a return trip').tap()
  await form.getByText(/^Ella to Kandy, \d+ km/).waitFor()
  const back = async () => usdIn(await form.getByText(/^Ella to Kandy/).textContent())
  const plain = await back()
  await form.getByLabel('Date of the way back').fill(IN_SEASON)
  await form.getByLabel('Time of the way back').fill('15:00')
  await expect.poll(back).toBeGreaterThan(plain)
  const wayBackFields = form.locator('.return')
  expect(await wayBackFields.textContent()).toContain('Christmas season, 15\u00a0% more')
  expect(await wayBackFields.textContent()).not.toContain('Night')
  const [there, wayBack] = [usdIn(await form.getByLabel('Vehicle').inputValue()), await back()]
  expect(usdIn(await form.getByText(/^Both ways/).textContent())).toBe(there + wayBack)
  await confirmButton(page).tap()
  await shownReference(page)
  expect(ridesOf(site.state, ann).map(({ price_usd }) => price_usd)).toEqual([there, wayBack])
  expect(complaints).toEqual([])
  await close()
})

test('a tour has the price of its date, in the language of the page', async () => {
  const path = paths.safari(parkSlug('Yala national park'))
  const { page, complaints, close } = await visit(browser, `${site.url}/de${path}`, PHONE)
  const price = () => page.locator('h1 .safari__price').textContent()
  const first = usdIn(await price())
  expect(await page.locator('.summary').textContent()).toContain(`ab ${formatsOf('de').date(inDays(20))}: USD `)
  await page.locator('#booking').scrollIntoViewIfNeeded()
  await page.locator('.booking-form__button:enabled').waitFor()
  await page.locator('input[name=pickupDate]').fill(IN_SEASON)
  await expect.poll(async () => usdIn(await price())).toBe(Math.round(first * 1.15))
  expect(await page.locator('.summary__total').textContent()).toContain(`USD ${Math.round(first * 1.15)}`)
  expect(await page.locator('.booking-form__head').textContent()).toContain(`USD ${Math.round(first * 1.15)}`)
  expect(await page.locator('.booking-form').textContent()).toContain('Weihnachten, 15\u00a0% mehr')
  expect(complaints).toEqual([])
  await close()
})

test('a tour with a night at its park has the price of both days, beside its form as in it', async () => {
  const path = paths.safari(
    tourSlug({ park: 'Yala national park', pickup: 'Ella', dropoff: 'Mirissa', tourLength: 'full' }),
    3,
  )
  const { page, complaints, close } = await visit(browser, site.url + path, PHONE)
  const form = await readyForm(page)
  await form.getByText('A night at the park').tap()
  await form.getByLabel('Stay the night there, and be brought back the day after').tap()
  const whole = form.getByText(/^With the way back on the day after, in a /)
  const beside = () =>
    Promise.all(['.safari__price', '.summary__total'].map(async (at) => usdIn(await page.locator(at).textContent())))
  const priceOn = async (date: string) => {
    await choose(form, date)
    await whole.waitFor()
    const usd = usdIn(await whole.textContent())
    await expect.poll(beside).toEqual([usd, usd])
    return usd
  }
  const plain = await priceOn(PLAIN)
  const inSeason = await priceOn(IN_SEASON)
  expect(inSeason / plain).toBeCloseTo(1.15, 1)
  expect(await page.locator('.summary').textContent()).toContain('Christmas season, 15\u00a0% more')
  // On the last day before the season the way back alone costs more.
  const between = await priceOn(addDays(inDays(20), -1))
  expect(between).toBeGreaterThan(plain)
  expect(between).toBeLessThan(inSeason)
  expect(complaints).toEqual([])
  await close()
})

test("a journey's total is that of the days and hours in its form", async () => {
  const path = '/journey?stop1=Colombo&stop2=Kandy&nights2=1&stop3=Ella'
  const { page, complaints, close } = await visit(browser, `${site.url}${path}`, PHONE)
  const total = async () => usdIn(await page.locator('.total__price').textContent())
  const first = await total()
  await page.locator('#booking').scrollIntoViewIfNeeded()
  await page.locator('.booking-form__button:enabled').waitFor()
  await page.locator('input[name=pickupdate0]').fill(IN_SEASON)
  await expect.poll(total).toBeGreaterThan(first * 1.13)
  const season = await total()
  expect(usdIn(await page.locator('select[name=vehicle]').inputValue())).toBe(season)
  expect(usdIn(await page.locator('.fare-bar strong').textContent())).toBe(season)
  await page.locator('input[name=pickupdate0]').fill(CLOSED)
  await page
    .getByText(/^We do not drive on/)
    .first()
    .waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('a later ride of a journey that falls on a closed day is unfolded, and plan and form say so before anybody books, in the language of the page', async () => {
  const path = `/de/journey?stop1=Colombo&stop2=Kandy&nights2=1&stop3=Ella&start=${inDays(39)}`
  const { page, complaints, close } = await visit(browser, `${site.url}${path}`, PHONE)
  await page.locator('#booking').scrollIntoViewIfNeeded()
  await page.locator('.booking-form__button:enabled').waitFor()
  const second = page.locator('input[name=pickupdate1]')
  expect(await second.inputValue()).toBe(CLOSED)
  const inPlan = page.locator('li[data-code=closed-day]')
  expect([await inPlan.count(), await inPlan.innerText()]).toEqual([
    1,
    expect.stringMatching(/^Wir fahren am .+ nicht/),
  ])
  const inForm = page.locator('#booking').getByText(/^Wir fahren am .+ nicht/)
  await inForm.waitFor()
  await second.fill(inDays(41))
  await expect.poll(() => inForm.count()).toBe(0)
  expect(await second.isVisible()).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

test('lists say when their prices are other ones', async () => {
  const coming = `from ${formatsOf('en').date(inDays(20))}: Christmas season, 15\u00a0% more`
  const [first, ...others] = [paths.fromAirport, paths.safaris, paths.readyJourney('hill-country')]
  const { page, complaints, close } = await visit(browser, site.url + first, PHONE)
  await page.getByText(coming).waitFor()
  for (const path of others) {
    await page.goto(site.url + path)
    await page.getByText(coming).waitFor()
  }
  expect(complaints).toEqual([])
  await close()
})
