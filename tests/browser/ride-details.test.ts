/**
 * What a guest tells the driver in the form, and what the form tells the guest: who fits, what the time means, when to
 * leave, what is a request.
 */
import { promises } from '#domain/prices/current-price-list.ts'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { isShortNotice } from '#domain/bookings/request/short-notice.ts'
import { addDays, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { roomOf } from '#domain/fares/vehicles.ts'
import { SERVICE } from '#domain/brand.ts'
import { browser } from './browser.ts'
import { violations } from './accessibility.ts'
import {
  ridesOf,
  confirmButton,
  fillIn,
  mailsAbout,
  newCustomer,
  PICKUP,
  readyForm,
  shownReference,
} from './bookings.ts'
import { setTime, visitWithClock } from './page-clock.ts'
import { DESKTOP, PHONE, visit } from './visit.ts'

const site = inject('siteUrl')
const state = inject('siteState')

const AIRPORT = 'Colombo%20Bandaranaike%20International%20Airport'
const linesOf = async (page: Page) =>
  Object.fromEntries(
    await page
      .locator('.booking-lines > div')
      .evaluateAll((lines) =>
        lines.map((line) => [line.querySelector('dt')!.textContent, line.querySelector('dd')!.textContent]),
      ),
  )
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
const PROMISE = `We send you the driver's details within ${promises().driverHours} hours`
const REQUEST = 'This pickup is so soon that it is a request'

test('a landing at 23:40 with its flight, a name and an address is explained, booked, and stands everywhere', async () => {
  const { page, complaints, close } = await visit(browser, `${site}/transfer/taxi-from-${AIRPORT}-to-Kandy`, PHONE)
  const form = await readyForm(page)
  // One line, behind which the rest stands; nothing is said of a time that nobody has chosen.
  const advice = form.getByText('when your flight lands by its schedule')
  const rest = [SERVICE.meetingPoint, `${promises().freeWaiting.airport} minutes from landing`]
  for (const text of rest) expect(await form.getByText(text).isVisible()).toBe(false)
  await advice.tap()
  for (const text of rest) await form.getByText(text).waitFor()
  for (const text of [REQUEST, PROMISE]) expect(await form.getByText(text).count()).toBe(0)
  // Who changes planes has two flights, and the seat of a child is one for its age.
  for (const hint of ['The flight that lands in Colombo', 'ages of children'])
    expect(await form.getByText(hint).isVisible()).toBe(true)
  // The airport needs no address.
  expect(await form.getByLabel('Exact pickup point').count()).toBe(0)
  const ann = newCustomer()
  await fillIn(page, ann)
  await form.getByLabel('Pickup time').fill('23:40')
  await form.getByText(PROMISE).waitFor()
  await form.getByLabel('Name on the sign').fill('Ann Mary Smith')
  await form.getByLabel('Exact dropoff point').fill('Villa Sunrise')
  await form.getByLabel('Flight number').fill('at noon')
  await form.getByLabel('Travelers').fill('none')
  await confirmButton(page).tap()
  await form.getByText('Enter just one flight number, such as UL 504').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('passengers')
  expect(await violations(page, '#booking')).toEqual([])
  expect(await isWide(page)).toBe(false)
  await form.getByLabel('Flight number').fill('ul 504')
  await form.getByLabel('Travelers').fill('2')
  await page.reload()
  await readyForm(page)
  for (const [label, value] of Object.entries({
    'Flight number': 'ul 504',
    Travelers: '2',
    'Name on the sign': 'Ann Mary Smith',
    'Exact dropoff point': 'Villa Sunrise',
  }))
    expect(await form.getByLabel(label).inputValue()).toBe(value)
  await confirmButton(page).tap()
  const reference = await shownReference(page)
  expect(await page.locator('.booking-facts__when').innerText()).toContain('23:40 hrs')
  expect(await linesOf(page)).toMatchObject({
    Flight: 'UL504',
    'Name on the sign': 'Ann Mary Smith',
    'Dropoff address': 'Villa Sunrise',
    Travelers: '2',
  })
  for (const text of [SERVICE.meetingPoint, 'If you do not find your driver'])
    expect(await page.getByText(text).first().isVisible()).toBe(true)
  expect(await page.getByText(REQUEST).count()).toBe(0)
  expect(await isWide(page)).toBe(false)
  expect(ridesOf(state, ann)).toMatchObject([
    {
      reference,
      flight: 'UL504',
      guest_name: 'Ann Mary Smith',
      dropoff_address: 'Villa Sunrise',
      pickup_address: '',
      travelers: 2,
      bags: null,
    },
  ])
  const mails = await mailsAbout(state, reference, 2)
  expect(mails.filter((mail) => mail.includes('Ann Mary Smith'))).toHaveLength(1)
  // As new as the answer, whichever replica of the database is asked.
  const own = page.getByRole('link', { name: 'See your booking' })
  expect(await own.getAttribute('href')).toMatch(/\?seen=[\w-]{20,}$/)
  await own.tap()
  await page.getByRole('heading', { name: 'At your pickup' }).waitFor()
  expect(await linesOf(page)).toMatchObject({
    Flight: 'UL504',
    'Name on the sign': 'Ann M. S.',
    'Dropoff address': 'Villa Sunrise',
  })
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

test('a family that fills the van on the way to its flight reads its price, and one more traveler that of two vehicles', async () => {
  const { page, complaints, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-${AIRPORT}`, DESKTOP)
  const [mini, van] = [roomOf('mini'), roomOf('van')]
  const form = await readyForm(page)
  const ann = newCustomer()
  await fillIn(page, ann)
  await form.getByText('For your flight, choose a pickup').waitFor()
  // Some three hours of drive, three or so at the airport, rounded up to five minutes.
  const hour = 21 + SERVICE.checkInHours
  await form.getByLabel('Pickup time').fill('18:30')
  await form
    .getByText(
      new RegExp(`departures from ${String(hour % 24).padStart(2, '0')}:\\d[05]${hour < 24 ? '' : ' the next day'} on`),
    )
    .waitFor()
  await form.getByText(`Takes ${mini.seats} travelers and ${mini.bags} large bag`).waitFor()
  await form.getByLabel('Travelers').fill(String(van.seats + 1))
  await form
    .getByText(new RegExp(`${van.seats + 1} travelers need two vehicles. Two Vans cost USD \\d+ together`))
    .waitFor()
  const both = form.getByRole('link', { name: 'book both at once' })
  const priced = await (await fetch(new URL((await both.getAttribute('href'))!, site))).text()
  const [, twoVans] = /Two Vans cost (USD \d+) together/.exec((await form.textContent())!)!
  expect(priced).toContain('in two vehicles')
  expect(priced).toContain(twoVans)
  // What the form holds goes along: the day, and the way back once it is wanted.
  const asked = async () => Object.fromEntries(new URL((await both.getAttribute('href'))!, site).searchParams)
  expect(await asked()).toMatchObject({ start: PICKUP.date, travelers: String(van.seats + 1) })
  expect(await asked()).not.toHaveProperty('stop3')
  await form.getByLabel('Add a return trip').click()
  await form.getByText('When your flight lands, Sri Lanka time').waitFor()
  await form.getByLabel('Date of the way back').fill(addDays(PICKUP.date, 2))
  await expect.poll(asked).toMatchObject({ stop3: 'Kandy', nights2: '2' })
  await form.getByLabel('Add a return trip').click()
  await form.getByLabel('Travelers').fill(String(2 * van.seats + 1))
  await form.getByText(`${2 * van.seats + 1} travelers need more than two vehicles`).waitFor()
  await form.getByLabel('Travelers').fill(String(van.seats))
  await form.getByLabel('Large bags').fill(String(van.bags))
  // Nobody has chosen one: card, form and the words below the party have the one that takes them.
  const vehicle = form.getByLabel('Vehicle')
  const fitting = await form
    .locator('.ride__notice', { hasText: `Takes ${van.seats}` })
    .locator('strong')
    .innerText()
  expect(await vehicle.inputValue()).toBe(fitting)
  expect(await page.locator('input[name="card"]:checked').inputValue()).toBe('van')
  await vehicle.selectOption({ index: 0 })
  await form.getByText(`${van.seats} travelers and ${van.bags} large bags do not fit into the Mini Car`).waitFor()
  await form.getByText(`Too small: it takes ${mini.seats} travelers`).waitFor()
  const take = form.getByRole('button', { name: /Take the Van for USD \d+/ })
  const [, usd] = /USD (\d+)/.exec((await take.textContent())!)!
  // What is booked like this is a request: the form says so, in its title, too.
  const heading = form.getByRole('heading', { level: 2 })
  const request = form.getByText('Booked like this it is a request')
  await request.waitFor()
  expect(await heading.textContent()).toBe('Booking on request')
  expect(await form.getByText(PROMISE).count()).toBe(0)
  expect(await violations(page, '#booking')).toEqual([])
  await take.click()
  await expect.poll(() => vehicle.inputValue()).toContain(`(USD ${usd})`)
  expect(await take.count()).toBe(0)
  expect(await request.count()).toBe(0)
  expect(await heading.textContent()).toBe('Instant Booking')
  await form.getByText(PROMISE).waitFor()
  // Whoever insists on the small one may book it: the operator sees that it does not fit.
  await vehicle.selectOption({ index: 0 })
  await take.waitFor()
  await confirmButton(page).click()
  const reference = await shownReference(page)
  expect(ridesOf(state, ann)).toMatchObject([{ reference, vehicle: 'mini', travelers: van.seats, bags: van.bags }])
  expect((await mailsAbout(state, reference, 2)).filter((mail) => mail.includes('DOES NOT FIT'))).toHaveLength(1)
  expect(complaints).toEqual([])
  await close()
})

test('a pickup now is a request: one deliberate tap confirms its time, and it is booked once; form and answer lead to WhatsApp', async () => {
  const { page, clock, complaints, close } = await visitWithClock(
    browser,
    `${site}/transfer/taxi-from-Galle-to-Mirissa`,
    PHONE,
  )
  const form = await readyForm(page)
  const ask = page.getByRole('link', { name: 'Ask for a driver on WhatsApp' })
  const asked = async () => new URL((await ask.getAttribute('href'))!).searchParams.get('text')
  expect(await form.getByText(REQUEST).count()).toBe(0)
  const ann = newCustomer()
  await form.getByLabel('Phone number').fill('+44 7911 123456')
  await form.getByLabel('Email').fill(ann.email)
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/transfer/booking/')) posts.push(request.url())
  })
  await clock.stop()
  await confirmButton(page).tap()
  const question = form.getByRole('group', { name: /^Pickup today, .* \(Sri Lanka time\)\?$/ })
  await question.waitFor()
  expect(await question.evaluate((box) => box === document.activeElement)).toBe(true)
  expect(await question.innerText()).toMatch(
    /it is a request: we must confirm it first\. It costs LKR [\d,]+ \(USD \d+\)\./,
  )
  expect(await confirmButton(page).count()).toBe(0)
  // The second tap of a double one lands on the answer, and answers nothing.
  const yes = question.getByRole('button', { name: 'Yes, as soon as possible' })
  const { x, y, width, height } = (await yes.boundingBox())!
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  expect(await question.isVisible()).toBe(true)
  await clock.passUntil(() => yes.isEnabled())
  await question.getByRole('button', { name: 'Choose another time' }).tap()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('pickuptime')
  expect(await confirmButton(page).count()).toBe(1)
  // Another time is asked about, too, and an answer that is no longer wanted goes.
  const { date, time } = sriLankaTime(new Date(Date.now() + 3 * 3_600_000))
  await form.getByLabel('Pickup date').fill(date)
  await form.getByLabel('Pickup time').fill(time)
  await form.getByText(REQUEST).waitFor()
  expect(await asked()).toMatch(/Taxi from Galle to Mirissa, \d+ \w+ \d{4}, \d\d:\d\d$/)
  await confirmButton(page).tap()
  const other = form.getByRole('button', { name: new RegExp(`^Yes, at ${time} (today|tomorrow)$`) })
  await other.waitFor()
  await form.getByLabel('Pickup time').fill('')
  expect(await other.count()).toBe(0)
  await form.getByLabel('Pickup time').fill(time)
  await confirmButton(page).tap()
  await other.waitFor()
  expect(posts).toEqual([])
  // By the keyboard.
  await other.focus()
  await page.keyboard.press('Enter')
  await clock.run()
  const reference = await shownReference(page)
  expect(posts).toHaveLength(1)
  expect(ridesOf(state, ann)).toMatchObject([{ pickup_date: date, pickup_time: time }])
  await page.getByText(REQUEST).waitFor()
  // Nobody is congratulated on what nobody has agreed to yet.
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe("We've received your request")
  expect(await asked()).toMatch(new RegExp(`Taxi from Galle to Mirissa, .*, booking ${reference}$`))
  expect(await page.getByText(PROMISE).count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test('the heading names a request, and one tap sets tonight, tomorrow morning or another day', async () => {
  // 09:00 in Sri Lanka.
  const noon = new Date('2026-12-03T03:30:00Z')
  const { page, complaints, close } = await visit(
    browser,
    `${site}/transfer/taxi-from-Colombo-to-Kandy`,
    PHONE,
    (tab) => setTime(tab, noon),
  )
  const form = await readyForm(page)
  const heading = form.getByRole('heading', { level: 2 })
  const pickup = async () =>
    Promise.all(['Pickup date', 'Pickup time'].map((label) => form.getByLabel(label).inputValue()))
  expect(await pickup()).toEqual(['2026-12-03', '09:00'])
  // Untouched, the form has the words of every booking.
  expect(await heading.textContent()).toBe('Instant Booking')
  expect(await confirmButton(page).textContent()).toBe('Confirm Booking')
  await form.getByRole('button', { name: 'Tomorrow morning' }).tap()
  expect(await pickup()).toEqual(['2026-12-04', '08:00'])
  await expect.poll(() => heading.textContent()).toBe('Instant Booking')
  await form.getByText(PROMISE).waitFor()
  await form.getByRole('button', { name: 'Tonight' }).tap()
  expect(await pickup()).toEqual(['2026-12-03', '20:00'])
  const isRequest = isShortNotice({ date: '2026-12-03', time: '20:00' }, noon, promises())
  await expect.poll(() => heading.textContent()).toBe(isRequest ? 'Booking on request' : 'Instant Booking')
  await form.getByText(isRequest ? REQUEST : PROMISE).waitFor()
  expect(await form.getByText('If nobody comes', { exact: true }).count()).toBe(isRequest ? 0 : 1)
  await form.getByRole('button', { name: 'Other day' }).tap()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('pickupdate')
  // What the guest types is kept where the words of the button are true of it; what one tap has set is not typed.
  await form.getByLabel('Pickup time').fill('02:40')
  await form.getByRole('button', { name: 'Tomorrow morning' }).tap()
  expect(await pickup()).toEqual(['2026-12-04', '02:40'])
  await form.getByRole('button', { name: 'Tonight' }).tap()
  expect(await pickup()).toEqual(['2026-12-03', '20:00'])
  // What one tap has set is kept like what was typed.
  await page.reload()
  await readyForm(page)
  expect(await pickup()).toEqual(['2026-12-03', '20:00'])
  expect(await violations(page, '#booking')).toEqual([])
  expect(await isWide(page)).toBe(false)
  expect(complaints).toEqual([])
  await close()
})

test('quick days name the day for a guest whose calendar has another one, and need no other row for it', async () => {
  // 01:00 of the next day in Sri Lanka.
  const night = new Date('2026-12-03T19:30:00Z')
  const quick = async (timezoneId: string) => {
    const { page, close } = await visit(
      browser,
      `${site}/transfer/taxi-from-Colombo-to-Kandy`,
      { ...PHONE, viewport: { width: 320, height: 640 }, timezoneId },
      (tab) => setTime(tab, night),
    )
    const form = await readyForm(page)
    const chips = form.getByRole('group', { name: 'Pickup day' }).getByRole('button')
    const names = (await chips.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))
    const boxes = await chips.evaluateAll((each) => each.map((chip) => chip.getBoundingClientRect()))
    const rows = new Set(boxes.map(({ bottom }) => Math.round(bottom))).size
    const wide = await isWide(page)
    await form.getByRole('button', { name: 'Tomorrow morning' }).tap()
    const day = await form.getByLabel('Pickup date').inputValue()
    await close()
    return { names, rows, tallest: Math.max(...boxes.map(({ height }) => height)), wide, day }
  }
  const [abroad, here] = [await quick('America/Los_Angeles'), await quick('Asia/Colombo')]
  expect(abroad.names).toEqual(['This morning 4 December', 'Tomorrow morning 5 December', 'Other day'])
  expect(here.names).toEqual(['This morning', 'Tomorrow morning', 'Other day'])
  expect(abroad.rows).toBe(here.rows)
  // Neither the words nor the day take a second line.
  expect(abroad.tallest - here.tallest).toBeLessThan(8)
  for (const { wide, day } of [abroad, here]) expect([wide, day]).toEqual([false, '2026-12-05'])
})

test("a safari's form starts when its park can be reached, and its address keeps the travelers", async () => {
  // 20:00 in Sri Lanka.
  const evening = new Date('2026-12-03T14:30:00Z')
  const slug = 'Yala-national-park-safari-pickup-from-Ella-drop-off-in-Mirissa-1-traveler-half-day'
  const { page, complaints, close } = await visit(browser, `${site}/things-to-do/safari/${slug}`, PHONE, (tab) =>
    setTime(tab, evening),
  )
  const form = await readyForm(page)
  const [advised] = /\d\d:\d\d \(Sri/.exec((await page.locator('.summary__advice').textContent())!)!
  expect(await form.getByLabel('Pickup date').inputValue()).toBe('2026-12-04')
  expect(await form.getByLabel('Pickup time').inputValue()).toBe(advised.slice(0, 5))
  expect(await form.getByRole('heading', { level: 2 }).textContent()).toBe('Book this tour')
  // A tour is asked about as a drive is.
  await form.getByLabel('Phone number').fill('+44 7911 123456')
  await form.getByLabel('E-mail').fill(newCustomer().email)
  await form.getByRole('button', { name: 'Book Now' }).tap()
  await form.getByRole('group', { name: 'Pickup tomorrow, 4 December 2026' }).waitFor()
  expect(await violations(page, '#booking')).toEqual([])
  expect(await isWide(page)).toBe(false)
  await form.getByRole('button', { name: 'Choose another time' }).tap()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('pickupTime')
  await page.getByLabel('Travelers').selectOption('4')
  await expect.poll(() => new URL(page.url()).search).toBe('?travelers=4')
  const price = await page.locator('.summary__total data').getAttribute('value')
  await page.getByLabel('Duration').selectOption('Full Day')
  await expect.poll(() => page.url()).toContain('full-day?travelers=4')
  await page.getByLabel('Duration').selectOption('Half Day')
  // Somebody else opens the address.
  const address = page.url()
  const other = await visit(browser, address, PHONE)
  await expect.poll(() => other.page.locator('.summary__total data').getAttribute('value')).toBe(price)
  await other.close()
  // It counts for more than what this tab has kept.
  await page.getByLabel('Travelers').selectOption('2')
  await page.goto(address)
  await expect.poll(() => page.getByLabel('Travelers').inputValue()).toBe('4')
  expect(complaints).toEqual([])
  await close()
})

test('a tour whose fields both hold the park says that no transport is booked, and with a hotel at one end that nobody drives the other way', async () => {
  const slug =
    'Yala-national-park-safari-pickup-from-Yala-national-park-drop-off-in-Yala-national-park-1-traveler-half-day'
  const { page, close } = await visit(browser, `${site}/things-to-do/safari/${slug}`, PHONE)
  const text = page.getByText('No transport is booked yet: enter your hotel to be driven.')
  await text.waitFor()
  await page.getByRole('region', { name: 'Booking summary' }).getByText('Transport - not booked').waitFor()
  // With a hotel at one end nobody drives the other way, until both fields hold a hotel.
  const [pickup, dropoff] = ['Pickup hotel', 'Dropoff hotel'].map((name) => page.getByRole('combobox', { name }))
  const warning = page.getByText('The car drives one way only.')
  await pickup!.fill('Tissamaharama')
  await page.keyboard.press('Enter')
  await warning.waitFor()
  await expect.poll(() => text.count()).toBe(0)
  await dropoff!.fill('Tissamaharama')
  await page.keyboard.press('Enter')
  await warning.waitFor({ state: 'detached' })
  // Likewise for who is only driven back.
  await pickup!.fill('Yala national park')
  await page.keyboard.press('Enter')
  await warning.waitFor()
  await close()
})
