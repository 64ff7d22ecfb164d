/** The day of a ride with two phones side by side: what the driver taps, the guest sees, and the other way round. */
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { parseDriver } from '#domain/bookings/agreed/operator-steps.ts'
import type { BookingNow, RideEvent } from '#domain/bookings/day/ride-events.ts'
import type { JourneyAnswer } from '#domain/journeys/journey-calls.ts'
import { paths } from '#domain/paths.ts'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { forgetDevice } from '#worker/lists/driver-links.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { withSite } from '../../scripts/operator/site.ts'
import { violations } from './accessibility.ts'
import { type Customer, newCustomer, post, ridesOf } from './bookings.ts'
import { browser } from './browser.ts'
import { DRIVER, drivenRides, ON_THE_WAY, SMALL_PHONE } from './driven-rides.ts'
import { takeClock, visitWithClock } from './page-clock.ts'
import { openDatabase, type Site, startSite } from './site.ts'
import { shownTexts, translateAlways, translateNow } from './translator.ts'
import { PHONE } from './visit.ts'

/**
 * A site of its own: the operator's command writes into its database. A local site cannot write at the same time, so
 * bookings of other files would fail.
 */
let opened: Site
let site: string
let state: string
beforeAll(async () => {
  opened = await startSite()
  ;({ url: site, state } = opened)
})
afterAll(() => opened.remove())

const OTHER_DRIVER = parseDriver('Sunil Silva, 077 765 4321, CBA-4321')
const { operate, bookedRide, confirmWithDriver, drivenRide, sheetOf, typeNumber } = drivenRides(() => opened)

/** The office lets in another phone of the driver. */
const resetPhone = () => withSite(false, (env) => forgetDevice(env, DRIVER.phone), state)

/** What a driver's button sends, without the driver's page. The phone is one that the site sees for the first time. */
async function driverSays(customer: Customer, step: RideEvent): Promise<void> {
  const { driver_phone: number } = ridesOf(state, customer)[0]!
  const sheet = site + sheetOf(customer)
  const asked = await fetch(sheet)
  const headers = { cookie: asked.headers.get('set-cookie')!.split(';')[0]! }
  const say = (path: string, fields: Readonly<Record<string, string>>) =>
    fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })
  await withSite(false, (env) => forgetDevice(env, String(number)), state)
  await say(`${sheet}/number`, { number: String(number) })
  const answer = await say(sheet, { ride: '1', id: randomUUID().replaceAll('-', ''), step })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, sheetOf(customer)])
}

test('the guest sees within ten seconds what the driver taps, and the driver what the guest says', async () => {
  const { reference, sheet } = await drivenRide()
  const {
    page: guest,
    clock: guestClock,
    ...guests
  } = await visitWithClock(browser, site + paths.booking(reference), PHONE)
  await guest.getByText('Nimal has not set out yet').waitFor()
  await guest.getByRole('img', { name: 'Plan of the way out of the arrivals hall' }).waitFor()
  // What cancelling costs now is not on paper, which is read later; nor is a change promised that nobody can make any more.
  const costNow = guest.getByText('If you cancel now')
  expect(await costNow.isVisible()).toBe(true)
  expect(await guest.getByText('You can change day, time or flight').count()).toBe(0)
  await guest.emulateMedia({ media: 'print' })
  expect(await costNow.isVisible()).toBe(false)
  await guest.emulateMedia({ media: null })
  const drivers = await browser.newContext({
    ...SMALL_PHONE,
    geolocation: ON_THE_WAY,
    permissions: ['geolocation'],
    serviceWorkers: 'block',
  })
  const faults: string[] = []
  drivers.on('weberror', (fault) => faults.push(fault.error().message))
  const driver = await drivers.newPage()
  const driverClock = await takeClock(driver)
  // Asked once: a friend with this link sees no guest.
  await driver.goto(site + sheet)
  await driver.getByText('Your own mobile number').waitFor()
  expect(await driver.getByText(/Ann Smith|UL504|WhatsApp/).count()).toBe(0)
  expect(await violations(driver)).toEqual([])
  await typeNumber(driver, sheet, '077 123 4567')

  // Three large buttons, on the first screen of a small phone.
  const buttons = driver.locator('.taps .button:visible')
  expect(await buttons.allTextContents()).toEqual(['I am on the way', 'I am at the pickup', 'Guest is on board'])
  const box = await buttons.last().boundingBox()
  expect(box!.height).toBeGreaterThanOrEqual(60)
  expect(box!.y + box!.height).toBeLessThanOrEqual(640)
  expect(await violations(driver)).toEqual([])

  await driver.getByRole('button', { name: 'I am on the way' }).tap()
  await driver.getByText(/^on the way to the pickup/i).waitFor()
  expect(await guestClock.passUntil(guest.getByText(/Nimal is on the way: set out at/))).toBeLessThanOrEqual(10_000)
  const noted = driver.waitForResponse((answer) => answer.url().endsWith('/place'))
  await driver.getByLabel('Show my place to this guest').tap()
  await noted
  expect(await guestClock.passUntil(guest.getByText(/There in about \d+ minutes/))).toBeLessThanOrEqual(10_000)
  await guest.getByRole('img', { name: /^Your driver on the way to / }).waitFor()
  expect(await violations(guest, 'main')).toEqual([])

  const said = guest.waitForResponse((answer) => answer.url().endsWith('/words'))
  await guest.getByRole('button', { name: 'I am waiting outside' }).tap()
  await guest.getByText(/you said “I am waiting outside”/).waitFor()
  // The next question asks for nothing older than that.
  const known: (string | undefined)[] = []
  guest.on('request', (request) => {
    if (request.url().endsWith('/now')) known.push(request.headers()['if-none-match'])
  })
  await guestClock.passUntil(async () => known.length > 0)
  expect(known[0]).toBe((await said).headers().etag)
  await driverClock.passUntil(driver.getByText('I am waiting outside'))

  // Without a network taps are kept, also when the phone closes the page, and come with their own time.
  await driverClock.stop()
  await drivers.setOffline(true)
  const notSent = driver.waitForEvent(
    'requestfailed',
    (request) => request.method() === 'POST' && request.url().endsWith('?part'),
  )
  await driver.getByRole('button', { name: 'I am at the pickup' }).tap()
  await driver.getByText('Kept on this phone.').waitFor()
  await notSent
  // A wrong tap that has not left the phone is taken back there.
  await driver.getByRole('button', { name: 'Wrong tap?' }).tap()
  await driver.getByText('Kept on this phone.').waitFor({ state: 'hidden' })
  await driver.getByRole('button', { name: 'I am at the pickup' }).tap()
  await driver.getByRole('button', { name: 'Guest is on board' }).tap()
  await driver.close()
  await drivers.setOffline(false)
  const again = await drivers.newPage()
  await again.goto(site + sheet)
  await again.getByText(/^guest on board/i).waitFor()
  expect(await again.getByText('Kept on this phone.').isVisible()).toBe(false)
  expect(await guestClock.passUntil(guest.getByText('You are on board, says your driver.'))).toBeLessThanOrEqual(10_000)
  // Who is not, by a wrong tap, reads whom to call.
  expect(await guest.getByRole('link', { name: 'Is that not so? Call us' }).getAttribute('href')).toMatch(/^tel:\+/)
  expect(await guest.getByRole('img', { name: /^Your driver on the way/ }).count()).toBe(0)
  // What was for the pickup is gone from the rest of the page, too.
  await guest.getByText('Your driver will be there').waitFor({ state: 'detached' })
  expect(await guest.getByText(/^If you cancel now|Look for this number plate/).count()).toBe(0)
  expect(guests.complaints).toEqual([])
  expect(faults).toEqual([])
  await Promise.all([guests.close(), drivers.close()])
})

test('an answer from before what the guest has said does not take it from the page', async () => {
  const { reference } = await drivenRide()
  const { page, clock, close } = await visitWithClock(browser, site + paths.booking(reference), PHONE)
  await page.getByText('Nimal has not set out yet').waitFor()
  const gate = Promise.withResolvers<void>()
  let isAnswered = false
  await page.route(
    '**/now',
    async (route) => {
      const response = await route.fetch()
      isAnswered = true
      await gate.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await clock.passUntil(async () => isAnswered)
  await page.getByRole('button', { name: 'I am waiting outside' }).tap()
  const said = page.getByText(/you said “I am waiting outside”/)
  await said.waitFor()
  const late = page.waitForResponse((answer) => answer.url().endsWith('/now'))
  gate.resolve()
  await (await late).finished()
  await page.waitForTimeout(300)
  expect(await said.isVisible()).toBe(true)
  await close()
})

test('a first tap without a network is taken back on the phone, and one whose answer was lost at the site, too', async () => {
  await resetPhone()
  const { reference, sheet } = await drivenRide()
  const phone = await browser.newContext({ ...SMALL_PHONE, serviceWorkers: 'block' })
  const driver = await phone.newPage()
  await typeNumber(driver, sheet, '077 123 4567')
  const said = async () => {
    const answer = await fetch(`${site}/booking/${reference}/now`)
    return ((await answer.json()) as BookingNow).rides[0]!.stage
  }
  const kept = driver.getByText('Kept on this phone.')
  const back = driver.getByRole('button', { name: 'Wrong tap? Take it back' })
  expect(await back.isVisible()).toBe(false)
  await phone.setOffline(true)
  for (const name of ['I am at the pickup', 'I cannot', 'I take it', 'I am on the way']) {
    const button = driver.getByRole('button', { name, exact: true })
    await button.tap()
    await kept.waitFor()
    await back.tap()
    await kept.waitFor({ state: 'hidden' })
    expect(await button.isEnabled(), name).toBe(true)
    expect(await back.isVisible(), name).toBe(false)
  }
  // The phone closes the page: two taps are taken back one after the other.
  for (const name of ['I am on the way', 'I am at the pickup']) await driver.getByRole('button', { name }).tap()
  await driver.close()
  await phone.setOffline(false)
  const again = await phone.newPage()
  await again.route('**/driver/*?part', (route) => route.abort())
  await again.goto(site + sheet)
  const wrongTap = again.getByRole('button', { name: 'Wrong tap? Take it back' })
  await wrongTap.tap()
  await wrongTap.tap()
  await again.getByText('Kept on this phone.').waitFor({ state: 'hidden' })
  await again.unroute('**/driver/*?part')
  expect(await said()).toBeNull()

  const network = await phone.newCDPSession(again)
  network.on('Fetch.requestPaused', ({ requestId }) => {
    network.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }).catch(() => {})
  })
  await network.send('Fetch.enable', { patterns: [{ urlPattern: '*?part', requestStage: 'Response' }] })
  const lost = again.waitForEvent('requestfailed')
  await again.getByRole('button', { name: 'I am at the pickup' }).tap()
  await lost
  expect(await said()).toBe('DRIVER_ARRIVED_AT_PICKUP')
  await wrongTap.tap()
  expect(await again.getByRole('button', { name: 'I am at the pickup' }).isEnabled()).toBe(true)
  await network.send('Fetch.disable')
  await expect.poll(said, { timeout: 20_000 }).toBeNull()
  await again.getByText('Kept on this phone.').waitFor({ state: 'hidden' })
  await again.getByText('Where are you? Tap:').waitFor()
  await phone.close()
})

test('what was to be collected goes from the sheet with the tap that nobody came, and comes back with it', async () => {
  await resetPhone()
  const { reference, sheet } = await drivenRide()
  const phone = await browser.newContext({ ...SMALL_PHONE, serviceWorkers: 'block' })
  const driver = await phone.newPage()
  await typeNumber(driver, sheet, '077 123 4567')
  await driver.getByRole('button', { name: 'I am at the pickup' }).tap()
  await driver.getByText(/^at the pickup/i).waitFor()
  // The guest was waited for since three hours ago.
  const ago = sriLankaTime(new Date(Date.now() - 3 * 60 * 60_000))
  const database = openDatabase(state)
  const number = `(select number from bookings where reference = '${reference}')`
  database.exec(`update rides set pickup_date = '${ago.date}', pickup_time = '${ago.time}' where booking_number = ${number};
    update ride_events set at = strftime('%Y-%m-%dT%H:%M:%fZ', at, '-3 hours'),
      received_at = strftime('%Y-%m-%dT%H:%M:%fZ', received_at, '-3 hours'), pickup_date = '${ago.date}',
      pickup_time = '${ago.time}' where booking_number = ${number}`)
  database.close()
  await driver.reload()
  await driver.locator('.collect').waitFor()
  await driver.getByRole('button', { name: 'Nobody came' }).tap()
  await driver.getByText('Before you drive away, call the office.').waitFor()
  await driver.locator('.collect').waitFor({ state: 'detached' })
  await driver.getByRole('button', { name: 'Wrong tap? Take it back' }).tap()
  await driver.locator('.collect').waitFor()
  await phone.close()
})

test('the sheet keeps a tap beside what another page of the driver has kept or sent meanwhile', async () => {
  await resetPhone()
  const { sheet } = await drivenRide()
  const phone = await browser.newContext({ ...SMALL_PHONE, serviceWorkers: 'block' })
  const driver = await phone.newPage()
  await typeNumber(driver, sheet, '077 123 4567')
  const other = await phone.newPage()
  await other.goto(`${site}/robots.txt`)
  const name = `taps ${new URL(sheet, site).pathname}`
  const kept = () => other.evaluate((key) => localStorage.getItem(key)!, name)
  await phone.setOffline(true)
  await driver.getByRole('button', { name: 'I am on the way' }).tap()
  await expect.poll(kept).toContain('DRIVER_DEPARTED_TO_PICKUP')
  await other.evaluate((key) => localStorage.setItem(key, '[]'), name)
  await driver.getByRole('button', { name: 'I am at the pickup' }).tap()
  await expect.poll(kept).toContain('DRIVER_ARRIVED_AT_PICKUP')
  expect(await kept()).not.toContain('DRIVER_DEPARTED_TO_PICKUP')
  await phone.close()
})

test('taps that waited on the phone arrive once the office has let it in again', async () => {
  await resetPhone()
  const { sheet } = await drivenRide()
  const phone = await browser.newContext({ ...SMALL_PHONE, serviceWorkers: 'block' })
  const driver = await phone.newPage()
  await typeNumber(driver, sheet, '+94 77 123 4567')
  await phone.setOffline(true)
  await driver.getByRole('button', { name: 'I am on the way' }).tap()
  await driver.getByText('Kept on this phone.').waitFor()
  await resetPhone()
  await phone.setOffline(false)
  await driver.getByLabel('Your own mobile number').waitFor()
  await typeNumber(driver, sheet, '771234567')
  await driver.getByText(/^on the way to the pickup/i).waitFor()
  await phone.close()
})

test('with a page translator the page shows at each moment what it shows without one', async () => {
  const customer = newCustomer()
  const reference = await bookedRide(customer)
  await operate(reference, { step: 'confirm' })
  const address = site + paths.booking(reference)
  const alike = await visitWithClock(browser, address, PHONE)
  const early = await visitWithClock(browser, address, PHONE, translateAlways)
  const late = await visitWithClock(browser, address, PHONE)
  await translateNow(late.page, 'moves')
  const [other, soon] = [Date.now() + 50 * 60_000, Date.now() + 40 * 60_000].map((ms) => sriLankaTime(new Date(ms)))
  const moments: readonly (readonly [shown: string | RegExp, happens: () => Promise<unknown>])[] = [
    ['Nimal has not set out yet', () => operate(reference, { step: 'driver', driver: DRIVER, insists: true })],
    [other!.time, () => operate(reference, { step: 'change', ...other!, notes: {}, insists: true })],
    ['Sunil has not set out yet', () => operate(reference, { step: 'driver', driver: OTHER_DRIVER, insists: true })],
    [soon!.time, () => operate(reference, { step: 'change', ...soon!, notes: {}, insists: true })],
    [/Sunil is on the way: set out at/, () => driverSays(customer, 'DRIVER_DEPARTED_TO_PICKUP')],
    [/you said “I am waiting outside”/, () => early.page.getByRole('button', { name: 'I am waiting outside' }).tap()],
    [/Sunil is at the pickup/, () => driverSays(customer, 'DRIVER_ARRIVED_AT_PICKUP')],
    ['You are on board', () => driverSays(customer, 'DRIVER_DEPARTED_TO_DROPOFF')],
    ['This booking is cancelled.', () => operate(reference, { step: 'cancel', insists: true })],
  ]
  for (const [shown, happens] of moments) {
    await happens()
    await alike.clock.passUntil(alike.page.getByText(shown))
    for (const { clock, page } of [early, late]) {
      // To read whole pages at each step of the clock takes longer.
      await clock.passUntil(page.getByText(shown))
      const both = () => Promise.all([shownTexts(page), shownTexts(alike.page)])
      await clock
        .passUntil(async () => isDeepStrictEqual(...(await both())))
        .catch(async () => {
          const [translated, texts] = await both()
          expect(translated, String(shown)).toEqual(texts)
        })
    }
  }
  expect(await early.page.locator('font').count()).toBeGreaterThan(20)
  for (const each of [alike, early, late]) {
    expect(each.complaints).toEqual([])
    await each.close()
  }
})

test('a booking that changed and cannot be fetched stays on the page, which says so and goes on trying', async () => {
  const { reference } = await drivenRide()
  const { page, clock, complaints, close } = await visitWithClock(browser, site + paths.booking(reference), PHONE)
  await page.getByText('Nimal has not set out yet').waitFor()
  const { date, time } = sriLankaTime(new Date(Date.now() + 50 * 60_000))
  expect(await page.getByText(time).count()).toBe(0)
  const call = `**/en/serendip/booking/${reference}*`
  await page.route(call, (route) => route.abort())
  await operate(reference, { step: 'change', date, time, notes: {}, insists: true })
  const line = page.getByText('This page could not be refreshed just now')
  await clock.passUntil(line)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText(reference).count()).toBeGreaterThan(0)
  // Nothing else happens with the ride, and it is asked for all the same.
  await operate(reference, { step: 'cancel' })
  await clock.passUntil(async () => (await page.getByText('Your ride now').count()) === 0)
  await line.waitFor()
  await page.unroute(call)
  await clock.passUntil(page.getByText('This booking is cancelled.'))
  expect(await line.count()).toBe(0)
  // What it complains of is the test's doing.
  expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
  await close()
})

test('without a network the page says that it may be out of date, until somebody answers again', async () => {
  const { reference } = await drivenRide()
  const { page, clock, close } = await visitWithClock(browser, site + paths.booking(reference), PHONE)
  await page.getByText('Nimal has not set out yet').waitFor()
  await page.context().setOffline(true)
  const line = page.getByText('This page could not be refreshed just now')
  await clock.passUntil(line)
  await page.getByText('Nimal has not set out yet').waitFor()
  await page.context().setOffline(false)
  await clock.passUntil(async () => (await line.count()) === 0)
  await close()
})

test('of a journey the ride of now stands above its days, and the driver is one tap away on the first screen', async () => {
  const plan = {
    stops: [{ place: 'Colombo' }, { place: 'Kandy', nights: 1 }, { place: 'Ella', nights: 1 }, { place: 'Galle' }],
  }
  const quote = await post<JourneyAnswer>('/journey', { ...plan, travelers: 2, bags: 1 }, site)
  const soon = Date.now() + 30 * 60_000
  const { reference } = await post<BookingReceipt>(
    `/journey/booking/${quote.token}`,
    {
      bookingDetails: {
        ...newCustomer(),
        vehicle: 'car',
        arrangement: 'rides',
        rides: quote.rides.map(({ day }) => {
          const { date, time } = sriLankaTime(new Date(soon + day * DAY_MS))
          return { pickupdate: date, pickuptime: time }
        }),
      },
    },
    site,
  )
  await confirmWithDriver(reference)
  const { page, close } = await visitWithClock(browser, site + paths.booking(reference), PHONE)
  const stage = page.getByText('Nimal has not set out yet')
  await stage.waitFor()
  const days = page.getByRole('heading', { name: /day by day/ })
  expect((await stage.boundingBox())!.y).toBeLessThan((await days.boundingBox())!.y)
  const callLink = await page.getByRole('link', { name: 'Call Nimal' }).first().boundingBox()
  expect(callLink!.y + callLink!.height).toBeLessThan(844)
  expect(await page.locator('.booking__fold').count()).toBe(quote.rides.length - 1)
  expect(await violations(page, 'main')).toEqual([])
  await close()
})

test('a no-show is told to its guest, in plain words and without what is for a ride ahead', async () => {
  const { reference } = await drivenRide()
  const now = new Date(Date.now() + DAY_MS / 12)
  await withSite(false, (env) => takeStep(env, reference, { step: 'no-show' }, { now }), state)
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.goto(`${site}/booking/${reference}`)
  await page.getByText('As far as we know, you did not come to the pickup').waitFor()
  expect(await page.getByText('Not met').isVisible()).toBe(true)
  expect(await page.getByText('of the price is owed, as you did not come to the pickup').isVisible()).toBe(true)
  expect(await page.getByRole('link', { name: 'Add to your calendar' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Book it again' }).tap()
  await page.waitForURL(/taxi-from/)
  await page.goBack()
  await page.getByText('Not met').waitFor()
  expect(await violations(page, 'main')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await context.close()
})
