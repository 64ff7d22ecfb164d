/** The booking form: its first values, what it accepts, where it shows errors, and what is typed before hydration. */
import type { Page } from 'playwright-core'
import { type ExpectStatic, expect, inject, test } from 'vitest'
import { cancellingCosts } from '#domain/bookings/money/refunds.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { promises } from '#domain/prices/current-price-list.ts'
import { addDays, DAY_MS, HOUR_MS, instantOf, type LocalMoment, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { tourPrice } from '#domain/tours/tour-price.ts'
import { browser } from './browser.ts'
import { violations } from './accessibility.ts'
import {
  answerHeading,
  bookingForm,
  ridesOf,
  confirmButton,
  fillIn,
  journeyForm,
  newCustomer,
  PICKUP,
  readyForm,
  refuseBooking,
  shownReference,
} from './bookings.ts'
import { setTime, visitWithClock } from './page-clock.ts'
import { SITE_PAGES } from './site-pages.ts'
import { DESKTOP, PHONE, SHORT_PHONE, visit, visitBeforeHydration } from './visit.ts'

const site = inject('siteUrl')
const state = inject('siteState')
const TRIP = `${site}/transfer/taxi-from-Colombo-to-Kandy`

/** A day that is over is refused where it is typed, and is no request. */
async function expectNoDayThatIsOver(page: Page, expect: ExpectStatic): Promise<void> {
  const form = await readyForm(page)
  const promise = form.getByText(`We send you the driver's details within ${promises().driverHours} hours`)
  const date = form.getByLabel('Pickup date')
  const past = form.getByText('This date is past in Sri Lanka')
  await date.fill(PICKUP.date)
  await promise.waitFor()
  await date.fill(addDays(sriLankaTime(new Date()).date, -1))
  await past.waitFor()
  expect(await form.getByText('This pickup is so soon that it is a request').count()).toBe(0)
  expect(await promise.count()).toBe(0)
  expect(await date.getAttribute('aria-invalid')).toBe('true')
  // As a browser reports it while the digits of the year are typed.
  await date.fill('0020-12-03')
  await expect.poll(() => past.count()).toBe(0)
  await date.fill(PICKUP.date)
  await promise.waitFor()
  expect(await past.count()).toBe(0)
}

/** Name of the field that has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))
/** The error that a screen reader reads with a field; `undefined` for a field that is valid. */
const errorOf = (page: Page, label: string) =>
  bookingForm(page)
    .getByLabel(label)
    .evaluate((field) => {
      const described = (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id))
      return field.getAttribute('aria-invalid') === 'true'
        ? described.find((each) => each?.className === 'field__error')?.textContent
        : undefined
    })

test.concurrent('an empty form says at each field what is missing, and focuses the first, on a phone and on a desktop', async ({
  expect,
}) => {
  const { page, close } = await visit(browser, TRIP, PHONE)
  await confirmButton(page).tap()
  await expect.poll(() => focused(page)).toBe('phone')
  expect(await errorOf(page, 'Phone number')).toBe('Enter your phone number')
  expect(await errorOf(page, 'Email')).toBe('Enter your e-mail address')
  expect(await violations(page, '#booking')).toEqual([])
  for (const { viewport } of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport!)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await bookingForm(page).getByLabel('Email').fill('ann@example.com')
  expect(await errorOf(page, 'Email')).toBe(undefined)
  // When, who, how to reach you, what the driver must know.
  const names = await bookingForm(page)
    .locator('.booking-form__fields [name]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
  expect(names).toEqual([
    'vehicle',
    'pickupdate',
    'pickuptime',
    'passengers',
    'bags',
    'childseats',
    'guestname',
    'phonecountry',
    'phone',
    'email',
    'pickupaddress',
    'dropoffaddress',
    'flightdetails',
    'return',
    // Behind a line.
    'surfboards',
    'longboards',
    'golfbags',
    'bicycles',
    'wheelchairs',
    'fixedwheelchairs',
    'prams',
    'company',
    'taxnumber',
  ])
  await close()
})

test.concurrent('the safari form refuses a day that is over where it is typed, and is accessible, empty and with errors', async ({
  expect,
}) => {
  const { page, close } = await visit(
    browser,
    `${site}/things-to-do/safari/Yala-national-park-safari-pickup-from-Ella-drop-off-in-Mirissa-1-traveler-half-day`,
    PHONE,
  )
  const book = bookingForm(page).getByRole('button', { name: 'Book Now' })
  await book.scrollIntoViewIfNeeded()
  expect(await violations(page, '#booking')).toEqual([])
  await book.tap()
  await expect.poll(() => focused(page)).toBe('phone')
  expect(await errorOf(page, 'E-mail')).toBe('Enter your e-mail address')
  expect(await violations(page, '#booking')).toEqual([])
  await expectNoDayThatIsOver(page, expect)
  await close()
})

test.concurrent('the form starts with the current date and time in Sri Lanka, and says so', async ({ expect }) => {
  const context = await browser.newContext({ ...DESKTOP, timezoneId: 'America/Los_Angeles' })
  const page = await context.newPage()
  await setTime(page, '2026-12-31T20:15:00Z')
  await page.goto(`${site}/transfer/taxi-from-Colombo-to-Kandy`)
  await confirmButton(page).scrollIntoViewIfNeeded()
  await expect.poll(() => bookingForm(page).getByLabel('Pickup date').inputValue()).toBe('2027-01-01')
  expect(await bookingForm(page).getByLabel('Pickup time').inputValue()).toBe('01:45')
  await bookingForm(page).getByText('Sri Lanka time, now 01:45').waitFor()
  await context.close()
})

test.concurrent('a date and time that nobody has chosen stay the current ones, and chosen ones stay as they are', async () => {
  const { page, close } = await visit(browser, TRIP, DESKTOP, (opened) => setTime(opened, '2026-12-31T20:15:00Z'))
  const form = await readyForm(page)
  const shown = async () => [
    await form.getByLabel('Pickup date').inputValue(),
    await form.getByLabel('Pickup time').inputValue(),
  ]
  const returnToTab = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await form.getByLabel('Email').fill('ann@example.com')
  expect(await shown()).toEqual(['2027-01-01', '01:45'])
  await setTime(page, '2026-12-31T21:00:00Z')
  await returnToTab()
  expect(await shown()).toEqual(['2027-01-01', '02:30'])
  await setTime(page, '2026-12-31T21:30:00Z')
  await page.reload()
  await readyForm(page)
  expect([...(await shown()), await form.getByLabel('Email').inputValue()]).toEqual([
    '2027-01-01',
    '03:00',
    'ann@example.com',
  ])

  await form.getByLabel('Pickup time').fill('01:30')
  const sum = page.locator('.booking-form__sum')
  expect(await sum.textContent()).toContain('Friday 1 January 2027, 01:30, in the night from Thursday to Friday')
  await form.getByLabel('Pickup time').fill('18:00')
  expect(await sum.textContent()).toContain('Friday 1 January 2027, 18:00 ')
  await setTime(page, '2026-12-31T22:00:00Z')
  await returnToTab()
  expect(await shown()).toEqual(['2027-01-01', '18:00'])
  await close()
})

test.concurrent('a form whose code could not be fetched gets it later, and keeps what was typed meanwhile', async () => {
  const CODE = '**/assets/booking-form-*.js'
  let isThere = false
  const { page, clock, close } = await visitWithClock(browser, TRIP, DESKTOP, (opened) =>
    opened.route(CODE, (route) => (isThere ? route.continue() : route.abort())),
  )
  const [failed] = await Promise.all([page.waitForEvent('requestfailed'), bookingForm(page).scrollIntoViewIfNeeded()])
  expect(failed.url()).toContain('/assets/booking-form-')
  await bookingForm(page).getByLabel('Email').fill('ann@example.com')
  expect(await confirmButton(page).isDisabled()).toBe(true)
  // The route stays: a request that is under way while it is taken off may never end.
  isThere = true
  await clock.passUntil(() => confirmButton(page).isEnabled())
  expect(await bookingForm(page).getByLabel('Email').inputValue()).toBe('ann@example.com')
  await close()
})

test.concurrent('a booking can be made although the countries of phone numbers could not be fetched', async () => {
  const failed: string[] = []
  const { page, clock, close } = await visitWithClock(browser, TRIP, DESKTOP, async (opened) => {
    opened.on('requestfailed', (request) => failed.push(request.url()))
    await opened.route('**/assets/phone-metadata-*.js*', (route) => route.abort())
  })
  const ann = newCustomer()
  await fillIn(page, ann)
  await confirmButton(page).click()
  await clock.passUntil(answerHeading(page, 'Congradulations'))
  expect(failed.length).toBeGreaterThan(0)
  expect(ridesOf(state, ann)).toMatchObject([{ phone: '+447911123456' }])
  await close()
})

test.concurrent('nothing is booked while the fare of another trip is loading', async () => {
  const { page, close } = await visit(browser, TRIP)
  const ann = newCustomer()
  await fillIn(page, ann)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/transfer/query', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('combobox', { name: 'Enter dropoff location' }).fill('Galle')
  await page.keyboard.press('Enter')
  await page.locator('.fare[aria-busy="true"]').waitFor()
  await confirmButton(page).click({ force: true })
  await bookingForm(page).getByRole('alert').getByText('The price is not here yet').waitFor()
  await bookingForm(page).getByLabel('Email').press('Enter')
  expect(await answerHeading(page, 'Processing..').count()).toBe(0)
  release()
  await bookingForm(page).getByText('Colombo to Galle,').waitFor()
  expect(await bookingForm(page).getByText('The price is not here yet').count()).toBe(0)
  await confirmButton(page).click()
  await shownReference(page)
  expect(ridesOf(state, ann)).toMatchObject([{ dropoff: 'Galle' }])
  await close()
})

test.concurrent('a phone number can be typed nationally, with its country chosen, or with its country code, which chooses the country', async ({
  expect,
}) => {
  const context = await browser.newContext({ ...DESKTOP, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(TRIP)
  const ann = newCustomer()
  await fillIn(page, { ...ann, phone: '' })
  const [country, phone] = [bookingForm(page).getByLabel('Country code'), bookingForm(page).getByLabel('Phone number')]
  await expect.poll(() => country.inputValue()).toBe('GB')
  await country.locator('option[value="DE"]').waitFor({ state: 'attached' })
  // Its country code is no longer asked for where the country is chosen.
  await phone.fill('0791')
  await phone.blur()
  await expect
    .poll(() => errorOf(page, 'Phone number'))
    .toBe('Check the digits: this is not a phone number of that country')
  await country.selectOption('')
  await phone.fill('791')
  await expect
    .poll(() => errorOf(page, 'Phone number'))
    .toBe('Enter a phone number with its country code, such as +44 7911 123456')
  await country.selectOption('GB')
  await phone.fill('')
  await phone.pressSequentially('+4915123456789')
  expect(await country.inputValue()).toBe('DE')
  expect(await phone.inputValue()).toBe('+49 1512 3456789')
  // A browser that fills in the form chooses without the focus: the number that was typed keeps its country.
  await country.selectOption('AT')
  expect([await country.inputValue(), await phone.inputValue()]).toEqual(['DE', '+49 1512 3456789'])
  // The number goes with the country, also on the page that is loaded again.
  await country.focus()
  await country.selectOption('AT')
  expect(await phone.inputValue()).toBe('+43 1 5123456789')
  await page.reload()
  await readyForm(page)
  expect(await phone.inputValue()).toBe('+43 1 5123456789')
  await country.locator('option[value="DE"]').waitFor({ state: 'attached' })
  await phone.fill('')
  await country.selectOption('AU')
  await phone.pressSequentially('0412345678')
  expect(await phone.inputValue()).toBe('0412 345 678')
  await confirmButton(page).click()
  await shownReference(page)
  expect(await page.getByText('+61 412 345 678').isVisible()).toBe(true)
  expect(ridesOf(state, ann)).toMatchObject([{ phone: '+61412345678', phone_typed: '0412 345 678' }])
  await context.close()
})

test.concurrent('what is typed before hydration stays', async () => {
  const { page, start, close } = await visitBeforeHydration(browser, TRIP)
  const typed = {
    'Pickup date': PICKUP.date,
    'Pickup time': PICKUP.time,
    'Phone number': '+44 7911 123456',
    Email: 'ann@example.com',
    'Flight or room details': 'Room 12',
    Travelers: '3',
    'Name on the sign': 'Ann Smith',
    'Exact dropoff point': 'Villa Sunrise',
  }
  for (const [label, text] of Object.entries(typed)) await bookingForm(page).getByLabel(label).fill(text)
  const vehicle = bookingForm(page).getByLabel('Vehicle')
  const [van] = await vehicle.selectOption({ index: 2 })
  expect(await confirmButton(page).isDisabled()).toBe(true)
  start()
  await readyForm(page)
  for (const [label, text] of Object.entries(typed))
    expect(await bookingForm(page).getByLabel(label).inputValue()).toBe(text)
  expect(van).toMatch(/^Van - LKR/)
  // An error makes the form render again.
  await bookingForm(page).getByLabel('Email').fill('')
  await confirmButton(page).click()
  await bookingForm(page).getByLabel('Email').and(page.locator('[aria-invalid=true]')).waitFor()
  expect(await vehicle.inputValue()).toBe(van)
  await close()
})

test.concurrent('what is chosen of a tour before hydration counts', async ({ expect }) => {
  const { page, start, close } = await visitBeforeHydration(browser, site + SITE_PAGES['a safari with transport'])
  const duration = page.getByLabel('Duration')
  // The form of another tour keeps what was typed into that of the HTML.
  const typed = { pickupDate: PICKUP.date, email: 'ann@example.com' }
  const field = (name: string) => bookingForm(page).locator(`input[name=${name}]`)
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text)
  await duration.selectOption('Full Day')
  await page.getByLabel('Travelers').selectOption('4')
  await page.getByLabel('Need Transport ?').uncheck()
  start()
  const summary = page.getByRole('region', { name: 'Booking summary' })
  await summary.getByText('Travelers - 4').waitFor()
  await summary.getByText('Duration - Full Day').waitFor()
  await summary.getByText('Transport - not booked').waitFor()
  const price = tourPrice({ park: 'Yala', tourLength: 'full', travelers: 4, distanceKm: 0 })
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain(`USD ${price}`)
  expect(await duration.inputValue()).toBe('Full Day')
  await readyForm(page)
  for (const [name, text] of Object.entries(typed)) expect(await field(name).inputValue()).toBe(text)
  await close()
})

test.concurrent('without a script the page says how else to book', async ({ expect }) => {
  const { page, close } = await visit(browser, TRIP, { ...DESKTOP, javaScriptEnabled: false })
  const advice = bookingForm(page).getByText('This form needs JavaScript')
  await expect.poll(() => advice.isVisible()).toBe(true)
  expect(await advice.getByRole('link', { name: 'WhatsApp' }).isVisible()).toBe(true)
  expect(await confirmButton(page).isDisabled()).toBe(true)
  await close()
})

test.concurrent('above the button stands what cancelling costs by the day and time of the form; what is wrong is said at its field and not sent, and so is what the server refuses', async ({
  expect,
}) => {
  const { page, close } = await visit(browser, TRIP, DESKTOP)
  const form = await readyForm(page)
  const foot = form.locator('.booking-form__foot')
  // The form starts with this moment, which nobody has chosen: it says the rule.
  const costsOf = (asked: LocalMoment, isRequest: boolean) =>
    cancellingCosts(
      {
        arrangement: 'rides',
        promises: promises(),
        rides: [{ pickupDate: asked.date, pickupTime: asked.time, isRequest }],
      },
      new Date(),
      ENGLISH_TEXTS,
    )
  const [rule, after] = costsOf({ date: '', time: '' }, false)
  expect(rule).toMatch(/^Free to cancel until \d+ hours before/)
  await foot.getByText(rule!).waitFor()
  expect(await foot.innerText()).toContain(after)
  // Chosen, it is a request.
  const soon = sriLankaTime(new Date(Date.now() + HOUR_MS))
  await form.getByLabel('Pickup date').fill(soon.date)
  await form.getByLabel('Pickup time').fill(soon.time)
  const [free, then] = costsOf(soon, true)
  expect(free).toBe('Free to cancel until we confirm it.')
  await foot.getByText(free!).waitFor()
  expect(await foot.innerText()).toContain(then)
  await form.getByLabel('Pickup date').fill(PICKUP.date)
  await form.getByLabel('Pickup time').fill('05:30')
  const [first, later] = costsOf({ date: PICKUP.date, time: '05:30' }, false)
  await foot.getByText(first!).waitFor()
  expect(await foot.innerText()).toContain(later)
  expect(await foot.innerText()).toContain('Pay at the end of the journey')

  await expectNoDayThatIsOver(page, expect)
  // A date that is past in Sri Lanka, and a phone number of no country.
  await fillIn(page, { ...newCustomer(), phone: '+44 12' })
  await form.getByLabel('Pickup date').fill('2020-01-01')
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/transfer\/(query|booking)/.test(request.url())) calls.push(request.url())
  })
  await confirmButton(page).click()
  await expect.poll(() => errorOf(page, 'Pickup date')).toBe('This date is past in Sri Lanka')
  expect(await errorOf(page, 'Phone number')).toBe('Check the digits: this is not a phone number of that country')
  // Pressed again with nothing changed, the button says it again. The pointer leaves the field that has the focus.
  await form.getByLabel('Pickup date').focus()
  await confirmButton(page).click()
  await form.getByLabel(/^E-?mail$/).focus()
  expect(await errorOf(page, 'Pickup date')).toBe('This date is past in Sri Lanka')
  expect(calls).toEqual([])

  // What the server refuses is announced if the form has no such field.
  await fillIn(page, newCustomer())
  await refuseBooking(page, {
    type: 'invalid',
    status: 422,
    fields: [
      { field: 'bookingDetails.email', message: 'This address takes no mail' },
      { field: 'bookingDetails.distance', message: 'The quoted price is for another distance' },
    ],
  })
  await confirmButton(page).click()
  await expect.poll(() => errorOf(page, 'Email')).toBe('This address takes no mail')
  expect(await focused(page)).toBe('email')
  expect(await form.getByRole('alert').textContent()).toBe('The quoted price is for another distance')
  expect(await form.getByLabel('Phone number').inputValue()).toBe('+44 7911 123456')
  await close()
})

test.concurrent('it names the deposit that is asked for once it is booked, and after our yes where a ride waits for it', async ({
  expect,
}) => {
  const stops = 'stop1=Colombo&stop2=Kandy&nights2=1&stop3=Yala+national+park&stop4=Galle&travelers=7'
  const { page, close } = await visit(browser, `${site}/journey?${stops}&start=${PICKUP.date}`, PHONE)
  const form = journeyForm(page)
  await form.scrollIntoViewIfNeeded()
  await form.locator('.booking-form__button:enabled').waitFor()
  const foot = form.locator('.booking-form__foot')
  const deposit = async () => Number(/deposit of USD (\d+) online/.exec(await foot.innerText())?.[1])
  await expect.poll(deposit).toBeGreaterThan(0)
  // Four of seven do not fit into a small car, the other three do: one yes is for both.
  const mini = await form.getByLabel('Vehicle').locator('option', { hasText: 'Mini Car' }).textContent()
  await form.getByLabel('Vehicle').selectOption({ label: mini! })
  await form.getByRole('button', { name: 'Send the request' }).waitFor()
  const later = /Once we have confirmed it, we ask for a deposit of USD \d+; it is a part of the price\./
  const said = later.exec(await foot.innerText())![0]
  expect(await foot.innerText()).not.toContain('online; it is a part')
  const { phone, email } = newCustomer()
  await form.getByLabel('Phone number').fill(phone)
  await form.getByLabel(/^E-?mail$/).fill(email)
  await form.getByRole('button', { name: 'Send the request' }).tap()
  await shownReference(page)
  expect(await page.getByRole('link', { name: /^Pay / }).count()).toBe(0)
  await page.getByText(said).waitFor()
  await close()
})

test.concurrent('of a car and driver who stay it says what is owed at once, and the deposit', async ({ expect }) => {
  const start = sriLankaTime(new Date(Date.now() + 8 * DAY_MS)).date
  const stops =
    'stop1=Colombo&nights1=2&stop2=Sigiriya&nights2=3&stop3=Ella&nights3=3&stop4=Mirissa&nights4=3&stop5=Jaffna'
  const { page, close } = await visit(browser, `${site}/journey?${stops}&start=${start}`, DESKTOP)
  await page.getByRole('radio', { name: 'One car and driver who stay' }).check()
  const foot = page.locator('.booking-form__foot')
  await foot.scrollIntoViewIfNeeded()
  const firstRide = {
    pickupDate: await page.locator('input[name^="pickupdate"]').first().inputValue(),
    pickupTime: await page.locator('input[name^="pickuptime"]').first().inputValue(),
    isRequest: false,
  }
  const costs = cancellingCosts(
    { arrangement: 'stay', promises: promises(), rides: [firstRide] },
    new Date(),
    ENGLISH_TEXTS,
  )
  expect(costs.length).toBeGreaterThan(1)
  await foot.getByText(costs[0]!).waitFor()
  for (const cost of costs) expect(await foot.innerText()).toContain(cost)
  if (promises().deposit)
    expect(await foot.innerText()).toMatch(/We ask for a deposit of USD \d+ online; it is a part of the price\./)
  // The first ride begins after the nights at the first place.
  const dates = await page
    .locator('input[name^="pickupdate"]')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  expect(dates).toEqual([2, 5, 8, 11].map((day) => addDays(start, day)))
  await close()
})

/** The page is opened at such an hour of the night; the day is over a month away. */
async function bookDayAlone(path: string, flight?: string) {
  const night = instantOf({ date: sriLankaTime(new Date()).date, time: '00:22' })!
  const opened = await visit(browser, site + path, SHORT_PHONE, (page) => setTime(page, night))
  const { page } = opened
  const form = await readyForm(page)
  const ann = newCustomer()
  await form.getByLabel('Pickup date').fill(PICKUP.date)
  await form.getByLabel('Phone number').fill(ann.phone)
  await form.getByLabel(/^E-?mail$/).fill(ann.email)
  if (flight) await form.locator('[name="flight"]').fill(flight)
  await confirmButton(page).tap()
  return { ...opened, form, ann }
}

test('where only the day was chosen, a time in the night is asked about once', async () => {
  const { page, form, ann, complaints, close } = await bookDayAlone('/transfer/taxi-from-Galle-to-Ella')
  const { date, time } = ENGLISH_TEXTS.formats
  const name = `Pickup ${date(PICKUP.date)}, ${time('00:22')} (Sri Lanka time)?`
  const question = form.getByRole('group', { name })
  await question.getByText('You chose the day, not the time').waitFor()
  expect(await violations(page, '#booking')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await question.locator('button:not([aria-disabled])', { hasText: 'Choose another time' }).tap()
  expect(await focused(page)).toBe('pickuptime')
  expect(ridesOf(state, ann)).toEqual([])
  await confirmButton(page).tap()
  await question.locator('button:not([aria-disabled])', { hasText: 'Yes, at 00:22' }).tap()
  await shownReference(page)
  expect(ridesOf(state, ann)).toMatchObject([{ pickup_date: PICKUP.date, pickup_time: '00:22' }])
  expect(complaints).toEqual([])
  await close()
})

test('nobody is asked about the hour of a landing that has a flight', async () => {
  const { page, ann, close } = await bookDayAlone('/transfer/taxi-from-CMB-to-Ella', 'UL 504')
  await shownReference(page)
  expect(ridesOf(state, ann)).toMatchObject([{ pickup_date: PICKUP.date, pickup_time: '00:22' }])
  await close()
})

test('a note that is pasted and too long stays whole, says at once that it is, and is not sent', async () => {
  const { page, complaints, close } = await visit(browser, `${site}/transfer/taxi-from-Colombo-to-Kandy`, PHONE)
  const ann = newCustomer()
  await fillIn(page, ann)
  const form = bookingForm(page)
  const note = `${'We come with two large boxes. '.repeat(15)}PLEASE BRING A WHEELCHAIR RAMP`
  const fields = [
    [form.getByLabel(/details/), 300],
    [form.getByLabel('Name on the sign'), 80],
    [form.locator('[name="dropoffaddress"]'), 160],
  ] as const
  for (const [field, most] of fields) {
    await field.focus()
    await page.keyboard.insertText(note)
    expect(await field.inputValue()).toBe(note)
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    const [error] = (await field.getAttribute('aria-describedby'))!.split(' ')
    expect(await page.locator(`[id="${error}"]`).textContent()).toBe(`Use at most ${most} characters`)
  }
  await confirmButton(page).tap()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('guestname')
  expect(ridesOf(inject('siteState'), ann)).toEqual([])
  for (const [field] of fields) {
    await field.fill('Ramp, please')
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe(null)
  }
  expect(complaints).toEqual([])
  await close()
})
