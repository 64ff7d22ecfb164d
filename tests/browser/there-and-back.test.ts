/** One car there, some hours, and back; and a tour with a night at its park: from the form to the booking's page. */
import { expect, inject, test } from 'vitest'
import { addDays } from '#domain/sri-lanka-time.ts'
import { violations } from './accessibility.ts'
import {
  confirmButton,
  fillIn,
  journeyForm,
  newCustomer,
  PICKUP,
  readyForm,
  ridesOf,
  shownReference,
} from './bookings.ts'
import { browser } from './browser.ts'
import { PHONE, SHORT_PHONE, visit } from './visit.ts'

const site = inject('siteUrl')
const state = inject('siteState')

const usdIn = (text: string | null) => Number(/USD ([\d,]+)/.exec(text ?? '')![1]!.replace(',', ''))

test('the driver waits there: no field more until the way back is asked for, then one price for all of it', async () => {
  const { page, complaints, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Ella`, PHONE)
  const form = await readyForm(page)
  const waits = form.getByLabel('The driver waits there')
  expect(await waits.count()).toBe(0)
  const ann = newCustomer()
  await fillIn(page, ann)
  const oneWay = usdIn(await form.getByLabel('Vehicle').inputValue())
  await form.getByLabel('Add a return trip').tap()
  await form.getByLabel('Date of the way back').waitFor()
  await waits.tap()
  await form.getByLabel('Time there').waitFor()
  // Or the guest comes back in a ride of its own.
  await form.getByLabel('At another time, or on another day').tap()
  await form.getByLabel('Date of the way back').waitFor()
  await form.getByText(/^Both ways/).waitFor()
  expect(await form.getByText(/^There and back/).count()).toBe(0)
  await waits.tap()
  const price = form.getByText(/^There and back, with 3 hours there: /)
  await price.waitFor()
  expect(await form.getByLabel('Date of the way back').count()).toBe(0)
  // Said before it is booked, as it is after.
  await form.getByText('Entry to sights and national parks is not in the price of a ride.').waitFor()
  const three = usdIn(await price.textContent())
  await form.getByText(/^30 minutes of it are free, each further hour costs LKR [\d,]+ \(USD \d+\)\.$/).waitFor()
  expect(three).toBeGreaterThan(oneWay)
  expect(usdIn(await form.getByLabel('Vehicle').inputValue())).toBe(three)
  await form.getByLabel('Time there').selectOption('5 hours')
  const five = form.getByText(/^There and back, with 5 hours there/)
  await five.waitFor()
  const usd = usdIn(await five.textContent())
  expect(usd).toBeGreaterThan(three)
  // A larger vehicle is offered at the price of both ways, too.
  await form.getByText('Surfboards, golf bags').tap()
  await form.getByLabel('Bicycles').fill('1')
  const van = usdIn(await form.getByRole('button', { name: /^Take the Van for/ }).textContent())
  expect(van).toBe(usdIn((await form.getByLabel('Vehicle').locator('option').allTextContents()).at(-1)!))
  await form.getByLabel('Bicycles').fill('')
  await form.getByLabel('Exact pickup point').fill('Lake Inn, room 4')
  await form.getByLabel('Exact dropoff point').fill('Nine Arch Bridge')
  expect(await violations(page, '#booking')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  await page.reload()
  await readyForm(page)
  await five.waitFor()
  await confirmButton(page).tap()
  const reference = await shownReference(page)
  await page.getByText('Taxi from Kandy to Ella and back').first().waitFor()
  await page.getByText('Ella (5 hours)').first().waitFor()
  const [ride, ...others] = ridesOf(state, ann)
  expect(others).toEqual([])
  expect(ride).toMatchObject({
    reference,
    kind: 'transfer',
    pickup: 'Kandy',
    dropoff: 'Kandy',
    via: JSON.stringify([{ place: 'Ella', minutes: 300 }]),
    price_usd: usd,
    pickup_address: 'Lake Inn, room 4',
    dropoff_address: 'Lake Inn, room 4',
  })
  expect(ride!.details).toContain('Ella: Nine Arch Bridge')
  // Nothing of it is typed for the next guest of this tab.
  await page.goto(`${site}/transfer/taxi-from-Kandy-to-Ella`)
  await readyForm(page)
  expect(await form.getByLabel('Add a return trip').isChecked()).toBe(false)
  await page.goto(`${site}/booking/${reference}`)
  await page.getByText('Taxi from Kandy to Ella and back').first().waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('where two rides cost less than a driver who waits, the choice says what they cost', async () => {
  const { page, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Peradeniya`, PHONE)
  const form = await readyForm(page)
  await form.getByLabel('Add a return trip').tap()
  const both = usdIn(await form.getByText(/^Both ways/).textContent())
  await form.getByLabel('The driver waits there').tap()
  const waits = usdIn(await form.getByText(/^There and back, with 3 hours there: /).textContent())
  const cheaper = form.getByText(/^Two single rides are cheaper: .* in all\.$/)
  expect(usdIn(await cheaper.textContent())).toBe(both)
  expect(both).toBeLessThan(waits)
  expect(await violations(page, '#booking')).toEqual([])
  // On a longer way, for an hour, one car is the cheaper one.
  await page.goto(`${site}/transfer/taxi-from-Kandy-to-Nuwara-Eliya`)
  await readyForm(page)
  await form.getByLabel('Add a return trip').tap()
  await form.getByText(/^Both ways/).waitFor()
  await form.getByLabel('The driver waits there').tap()
  await form.getByLabel('Time there').selectOption('1 hour')
  await form.getByText(/^There and back, with 1 hour there/).waitFor()
  expect(await cheaper.count()).toBe(0)
  await close()
})

test('a place that the site does not know has no price with waiting, and says so', async () => {
  const { page, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Ella`, PHONE)
  await page.route(/\/serendip\/journey$/, (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: '/problems/invalid',
        title: 'No',
        status: 422,
        fields: [{ field: 'stops.0.via.0.place', message: 'x' }],
      }),
    }),
  )
  const form = await readyForm(page)
  await fillIn(page, newCustomer())
  await form.getByLabel('Add a return trip').tap()
  await form.getByLabel('The driver waits there').tap()
  await form.getByText('We have no price with waiting for this place.').waitFor()
  await confirmButton(page).tap()
  await form.getByText('The way back has no price yet').waitFor()
  await close()
})

test('two vehicles cost together what the plan asks to which their link leads: one way, both ways, and where drivers wait', async () => {
  const { page, complaints, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Ella`, PHONE)
  const form = await readyForm(page)
  await fillIn(page, newCustomer())
  await form.getByLabel('Travelers').fill('8')
  const notice = form.getByText(/Two Vans cost USD [\d,]+ together/)
  const link = form.getByRole('link', { name: 'book both at once' })
  const sums: number[] = []
  const isPlanned = async () => {
    await expect.poll(async () => usdIn(await notice.textContent())).not.toBe(sums.at(-1))
    const sum = usdIn(await notice.textContent())
    const plan = await page.request.get(new URL((await link.getAttribute('href'))!, site).href)
    expect(await plan.text()).toContain(`USD ${sum}`)
    sums.push(sum)
  }
  await isPlanned()
  await form.getByLabel('Add a return trip').tap()
  await form.getByText(/^Both ways/).waitFor()
  await form.getByLabel('Date of the way back').fill(addDays(PICKUP.date, 1))
  await form.getByLabel('Time of the way back').fill('20:15')
  await isPlanned()
  expect(sums[1]).toBe(2 * usdIn(await form.getByText(/^Both ways/).textContent()))
  await form.getByLabel('The driver waits there').tap()
  await form.getByText(/^There and back, with 3 hours there/).waitFor()
  await isPlanned()
  await form.getByLabel('At another time, or on another day').tap()
  await form.getByText(/^Both ways/).waitFor()
  await link.tap()
  await page.waitForURL(/\/journey\?/)
  await page.locator('.total', { hasText: `USD ${sums[1]}` }).waitFor()
  const plan = journeyForm(page)
  await plan.scrollIntoViewIfNeeded()
  await expect.poll(() => plan.getByLabel('Pickup time').last().inputValue()).toBe('20:15')
  expect(complaints).toEqual([])
  await close()
})

test('where drivers wait the planner for two vehicles has the hour, and both addresses', async () => {
  const { page, complaints, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Ella`, PHONE)
  const form = await readyForm(page)
  await fillIn(page, { ...newCustomer(), note: 'Vegetarian' })
  await form.getByLabel('Pickup time').fill('10:20')
  await form.getByLabel('Exact pickup point').fill('Queens Hotel')
  await form.getByLabel('Exact dropoff point').fill('98 Acres')
  await form.getByLabel('Travelers').fill('8')
  await form.getByLabel('Add a return trip').tap()
  await form.getByLabel('Time of the way back').fill('20:15')
  await form.getByLabel('The driver waits there').tap()
  await form.getByText(/^There and back, with 3 hours there/).waitFor()
  await form.getByRole('link', { name: 'book both at once' }).tap()
  await page.waitForURL(/\/journey\?/)
  const plan = journeyForm(page)
  await plan.scrollIntoViewIfNeeded()
  await expect.poll(() => plan.getByLabel('Pickup time').inputValue()).toBe('10:20')
  expect(await plan.locator('[name="door0"]').inputValue()).toBe('Queens Hotel')
  expect(await plan.locator('[name="flightdetails"]').inputValue()).toBe('Ella: 98 Acres\nVegetarian')
  expect(complaints).toEqual([])
  await close()
})

test('where drivers wait at the airport the planner for two vehicles keeps the flight that they meet', async () => {
  const { page, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Colombo-airport`, PHONE)
  const form = await readyForm(page)
  await fillIn(page, { ...newCustomer(), note: 'Vegetarian' })
  await form.getByLabel('Flight number').fill('UL 504')
  await form.getByLabel('Travelers').fill('8')
  await form.getByLabel('Add a return trip').tap()
  await form.getByLabel('The driver waits there').tap()
  await form.getByText(/^There and back, with 3 hours there/).waitFor()
  await form.getByRole('link', { name: 'book both at once' }).tap()
  await page.waitForURL(/\/journey\?/)
  const plan = journeyForm(page)
  await plan.scrollIntoViewIfNeeded()
  await expect.poll(() => plan.locator('[name="flightdetails"]').inputValue()).toMatch(/Airport: UL 504\nVegetarian$/)
  await close()
})

const YALA = '/things-to-do/safari/yala-national-park-safari-pickup-from-Ella-drop-off-in-Mirissa-1-traveler-half-day'

test('a tour with a night at its park is two rides of one booking, at one price that is shown first', async () => {
  const { page, complaints, close } = await visit(browser, site + YALA, PHONE)
  const form = await readyForm(page)
  const ann = newCustomer()
  await fillIn(page, { ...ann, note: 'Vegetarian' })
  const choice = form.getByLabel('Stay the night there, and be brought back the day after')
  expect(await choice.isVisible()).toBe(false)
  // By keyboard: who takes the night back keeps the focus, and the line stays open.
  await form.getByText('A night at the park').press('Enter')
  await choice.press('Space')
  await form.getByLabel('Your hotel at the park').waitFor()
  await choice.press('Space')
  await form.getByLabel('Your hotel at the park').waitFor({ state: 'detached' })
  expect(await choice.isVisible()).toBe(true)
  expect(await choice.evaluate((box) => box.matches(':focus'))).toBe(true)
  await choice.tap()
  const price = form.getByText(/^With the way back on the day after, in a /)
  await price.waitFor()
  await form.getByText(/^Entry to Yala national park is in the price\. Entry to other/).waitFor()
  const usd = usdIn(await price.textContent())
  expect(usdIn(await form.locator('.booking-form__head').innerText())).toBe(usd)
  await form.getByLabel('Pickup at the park the day after').fill('')
  await confirmButtonOf(form).tap()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('nighttime')
  await form.getByLabel('Pickup at the park the day after').fill('10:30')
  await form.getByLabel('Your hotel at the park').fill('Leopard Trails')
  expect(await violations(page, '#booking')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  await confirmButtonOf(form).tap()
  const reference = await shownReference(page)
  await page.getByText('Yala national park safari, half day, with a night at the park').first().waitFor()
  const rides = ridesOf(state, ann)
  expect(rides).toMatchObject([
    {
      reference,
      kind: 'tour',
      pickup: 'Ella',
      dropoff: 'Yala national park',
      travelers: 1,
      pickup_date: PICKUP.date,
      pickup_time: PICKUP.time,
      dropoff_address: 'Leopard Trails',
      details: 'Vegetarian',
    },
    {
      kind: 'transfer',
      pickup: 'Yala National Park',
      dropoff: 'Mirissa',
      pickup_date: addDays(PICKUP.date, 1),
      pickup_time: '10:30',
      pickup_address: 'Leopard Trails',
    },
  ])
  expect(Number(rides[0]!.price_usd) + Number(rides[1]!.price_usd)).toBe(usd)
  expect(complaints).toEqual([])
  await close()
})

const FULL_DAY = `${YALA.replace('half-day', 'full-day')}?travelers=4`

test.each([
  ['holds what is on its screen', 'auto'],
  ['does not', 'none'],
])('head, summary and bar follow the night, in a browser that %s', async (_, anchor) => {
  const { page, complaints, close } = await visit(browser, site + FULL_DAY, SHORT_PHONE)
  await page.addStyleTag({ content: `* { overflow-anchor: ${anchor} !important; }` })
  const form = await readyForm(page)
  await fillIn(page, newCustomer())
  const summary = page.getByRole('region', { name: 'Booking summary' })
  /** In the bar only where the form is below the screen. */
  const prices = async () => {
    const [head, total, ...parts] = await Promise.all(
      [
        page.locator('.safari__price'),
        summary.locator('.summary__total'),
        ...(await summary.locator('.summary__part').all()),
      ].map(async (price) => usdIn(await price.textContent())),
    )
    const said = usdIn(await page.locator('.safari__tour > [role="status"]').textContent())
    return [...new Set([head, total, said, parts.reduce((sum, part) => sum! + part!, 0)])]
  }
  const bar = async () => {
    const at = await page.evaluate(() => [scrollX, scrollY] as const)
    await page.evaluate(() => scrollTo(0, 0))
    const shown = usdIn(await page.locator('.tour-bar strong').textContent())
    await page.evaluate(([x, y]) => scrollTo(x, y), at)
    return shown
  }
  const [day, ...others] = await prices()
  expect(others).toEqual([])
  await form.getByText('A night at the park').tap()
  const choice = form.getByLabel('Stay the night there, and be brought back the day after')
  const whole = form.getByText(/^With the way back on the day after, in a Van: /)
  const top = async () => Math.round((await choice.boundingBox())!.y)
  await choice.scrollIntoViewIfNeeded()
  const before = await top()
  await choice.tap()
  await whole.waitFor()
  const night = usdIn(await whole.textContent())
  expect(night).not.toBe(day)
  await expect.poll(prices).toEqual([night])
  // What was tapped is where it was: another tap takes it back.
  expect(Math.abs((await top()) - before)).toBeLessThan(2)
  expect(await bar()).toBe(night)
  await summary.getByText('Night at the park - your hotel is not included').waitFor()
  await summary.getByText('Transport on to Mirissa the day after').waitFor()
  expect(await violations(page, '.summary')).toEqual([])
  await choice.tap()
  await expect.poll(prices).toEqual([day])
  expect(Math.abs((await top()) - before)).toBeLessThan(2)
  expect(await bar()).toBe(day)
  expect(await summary.getByText(/Night at the park|the day after/).count()).toBe(0)
  // Half a day, and after another visit.
  await choice.tap()
  await expect.poll(prices).toEqual([night])
  await page.getByLabel('Duration').selectOption({ label: 'Half Day' })
  await page.waitForURL(/half-day/)
  await expect.poll(async () => usdIn(await whole.textContent())).toBeLessThan(night)
  const half = usdIn(await whole.textContent())
  await expect.poll(prices).toEqual([half])
  await page.reload()
  await readyForm(page)
  await expect.poll(prices).toEqual([half])
  expect(complaints).toEqual([])
  await close()
})

test('a night without a price changes nothing of the page', async () => {
  const { page, close } = await visit(browser, site + FULL_DAY, SHORT_PHONE)
  const gate = Promise.withResolvers<void>()
  await page.route(/\/serendip\/journey$/, async (route) => {
    await gate.promise
    await route.fulfill({ status: 503, body: '' })
  })
  const form = await readyForm(page)
  await fillIn(page, newCustomer())
  const total = page.locator('.summary__total')
  const day = await total.textContent()
  await form.getByText('A night at the park').tap()
  await form.getByLabel('Stay the night there, and be brought back the day after').tap()
  // Nobody takes the price of the day trip for that of the night while that loads.
  await page.locator('.safari__tour [aria-busy="true"] .summary__total').waitFor()
  gate.resolve()
  await form.getByText('We cannot work out the price of the way back right now.').waitFor()
  await page.locator('.safari__tour [aria-busy="false"] .summary__total').waitFor()
  expect(await total.textContent()).toBe(day)
  await close()
})

test('a tour between gates offers no night', async () => {
  const path =
    '/things-to-do/safari/yala-national-park-safari-pickup-from-Yala-national-park-drop-off-in-Yala-national-park-1-traveler-half-day'
  const { page, close } = await visit(browser, site + path, PHONE)
  const form = await readyForm(page)
  await form.getByText('Surfboards, golf bags').waitFor()
  expect(await form.getByText('A night at the park').count()).toBe(0)
  await close()
})

const confirmButtonOf = (form: Awaited<ReturnType<typeof readyForm>>) => form.locator('.booking-form__button')

test('a very early tour goes to the planner with the night before near its park, and is on the chosen day', async () => {
  const path =
    '/things-to-do/safari/yala-national-park-safari-pickup-from-Colombo-drop-off-in-Colombo-1-traveler-half-day'
  const { page, complaints, close } = await visit(browser, site + path, PHONE)
  const form = await readyForm(page)
  await form.getByLabel('Pickup date').fill(PICKUP.date)
  const larger = await form.getByRole('link', { name: 'Book two tours at once' }).getAttribute('href')
  expect(new URL(larger!, site).searchParams.get('start')).toBe(PICKUP.date)
  await form.getByRole('link', { name: 'Spend the night before near the park' }).tap()
  await page.waitForURL(/\/journey\?/)
  const plan = journeyForm(page)
  await plan.scrollIntoViewIfNeeded()
  await plan.locator('.booking-form__button:enabled').waitFor()
  const days = plan.getByLabel('Pickup date')
  expect(await days.first().inputValue()).toBe(addDays(PICKUP.date, -1))
  expect(await days.nth(1).inputValue()).toBe(PICKUP.date)
  expect((await plan.getByLabel('Pickup time').nth(1).inputValue()) > '05:00').toBe(true)
  expect(complaints).toEqual([])
  await close()
})
