/** A journey planned as visitors do it: by keyboard, mouse and finger, back and forward, without scripts; and booked. */
import type { Page } from 'playwright-core'
import { type ExpectStatic, expect, inject, test } from 'vitest'
import { priceList } from '#domain/prices/current-price-list.ts'
import { parseDuration } from '#domain/duration-and-tour-length.ts'
import { addressIn, type Language, OFFERED } from '#domain/languages/languages.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { minutesOf, timeOf } from '#domain/tours/opening-text-and-pickup-advice.ts'
import { parkNamed } from '#domain/tours/parks.ts'
import { addDays, DAY_MS, HOUR_MS, showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { violations } from './accessibility.ts'
import { answerHeading, journeyForm, newCustomer, PICKUP, inDays, readyForm } from './bookings.ts'
import { browser } from './browser.ts'
import { setTime } from './page-clock.ts'
import { DESKTOP, loadAndHydrate, PHONE, SHORT_PHONE, visit, visitBeforeHydration } from './visit.ts'

const at = (path: string) => inject('siteUrl') + path
const dayIn = (days: number) => sriLankaTime(new Date(Date.now() + days * DAY_MS)).date
const THREE = '/journey?stop1=Negombo&stop2=Kandy&nights2=2&stop3=Ella'

const stops = (page: Page) => page.locator('.stop:not(.stop--new) > .stop__row .place-field__input')
const placesOf = (page: Page) =>
  stops(page).evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).value))
const total = (page: Page) => page.locator('.total__price data').first()

/** Opens the ride after a stop, which is one line. */
const openRide = (page: Page, index: number) => page.locator('.way__line').nth(index).press('Enter')

/** Opens what can be done with a stop. */
const openMenu = (page: Page, place: string) => page.getByLabel(`Move or remove ${place}`).press('Enter')

/** Waits until the page shows these stops, and prices that belong to them. */
async function settledAt(
  { page, expect }: { page: Page; expect: ExpectStatic },
  places: readonly string[],
): Promise<number> {
  await expect.poll(() => placesOf(page)).toEqual(places)
  await page.locator('.total[aria-busy="false"]').waitFor()
  return Number(await total(page).getAttribute('value'))
}

/** The code that keeps plans comes long after the page, later still on a busy machine. */
const isKept = (page: Page, place: string) =>
  page.waitForFunction((name) => JSON.stringify({ ...localStorage, ...sessionStorage }).includes(`=${name}`), place)

/** Of all rides, in dollars, for the mini car. */
const sumOfRides = async (page: Page) => {
  const fares = await page
    .locator('.way .ride-fares')
    .evaluateAll((rides) => rides.map((ride) => Number(ride.querySelector('data')!.value)))
  return fares.reduce((sum, fare) => sum + fare, 0)
}

test.concurrent('a journey is built by keyboard: stops, nights, a stop on the way, another order, and the address keeps it', async ({
  expect,
}) => {
  const { page, complaints, close } = await visit(browser, at('/journey'))
  await page.getByRole('combobox', { name: 'Where to next?' }).focus()
  await page.keyboard.type('Kandy')
  await page.keyboard.press('Enter')
  const AIRPORT = 'Colombo Bandaranaike International Airport'
  const first = await settledAt({ page, expect }, [AIRPORT, 'Kandy'])
  // The focus is in the empty field for the next one.
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('stop3')
  await page.keyboard.type('Ella')
  await page.keyboard.press('Enter')
  const second = await settledAt({ page, expect }, [AIRPORT, 'Kandy', 'Ella'])
  expect(second).toBeGreaterThan(first)
  expect(second).toBe(await sumOfRides(page))

  await page.getByLabel('Nights').nth(1).selectOption('2')
  await page.waitForURL(/nights2=2/)
  await openRide(page, 0)
  await page.getByRole('button', { name: 'Stop on the way' }).first().press('Enter')
  await page.getByRole('combobox', { name: 'On the way' }).fill('Pinnawala')
  await page.keyboard.press('Enter')
  await page.waitForURL(/via1=Pinnawala/)
  const { waiting } = priceList()
  if (waiting) await page.getByText(`${waiting.freeMinutes} minutes are free`).waitFor()
  await page.locator('.total[aria-busy="false"]').waitFor()
  expect(await sumOfRides(page)).toBeGreaterThanOrEqual(second)

  await page.getByRole('button', { name: '3. Move Ella' }).focus()
  await page.keyboard.press('ArrowUp')
  await settledAt({ page, expect }, [AIRPORT, 'Ella', 'Kandy'])
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('2. Move Ella')
  await page.getByRole('status').getByText('Ella is now stop 2 of 3.').waitFor()
  expect(await violations(page)).toEqual([])

  const price = await settledAt({ page, expect }, [AIRPORT, 'Ella', 'Kandy'])
  await page.reload()
  expect(await settledAt({ page, expect }, [AIRPORT, 'Ella', 'Kandy'])).toBe(price)
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('on a phone each stop that is tapped or entered is added once, also on the way and between two others', async ({
  expect,
}) => {
  const { page, close } = await visit(browser, at('/journey?stop1=Negombo&stop2=Kandy'), PHONE)
  const next = page.getByRole('combobox', { name: 'Add a stop' })
  await next.tap()
  await page.getByRole('option', { name: /^Galle/ }).waitFor()
  expect(await page.getByRole('option', { name: /^Kandy/ }).count()).toBe(0)
  await page.keyboard.type('Ella')
  await page.getByRole('option', { name: 'Ella Spice Garden' }).tap()
  await settledAt({ page, expect }, ['Negombo', 'Kandy', 'Ella Spice Garden'])
  await next.tap()
  await page.keyboard.type('Galle')
  await page.keyboard.press('Enter')
  await settledAt({ page, expect }, ['Negombo', 'Kandy', 'Ella Spice Garden', 'Galle'])

  await page.locator('.way__line').first().tap()
  await page.getByRole('button', { name: 'Stop on the way' }).first().tap()
  await page.getByRole('combobox', { name: 'On the way' }).tap()
  await page.keyboard.type('Pinnawala')
  await page
    .getByRole('option', { name: /^Pinnawala/ })
    .first()
    .tap()
  await page.waitForURL(/via1=Pinnawala/)
  expect(new URL(page.url()).searchParams.getAll('via1')).toHaveLength(1)
  await page.getByRole('button', { name: 'Stay between' }).first().tap()
  await page.getByRole('combobox', { name: 'Stay at' }).tap()
  await page.keyboard.type('Kegalle')
  await page
    .getByRole('option', { name: /^Kegalle/ })
    .first()
    .tap()
  await settledAt({ page, expect }, ['Negombo', 'Kegalle', 'Kandy', 'Ella Spice Garden', 'Galle'])
  await close()
})

test.concurrent('a stop on the way of a ride whose form is filled in keeps its day, hour, flight, name and remarks', async ({
  expect,
}) => {
  const { page, close } = await visit(
    browser,
    at('/transfer/taxi-from-Kandy-to-Colombo%20Bandaranaike%20International%20Airport'),
    PHONE,
  )
  const form = await readyForm(page)
  await form.getByLabel('Pickup date').fill(dayIn(9))
  await form.getByLabel('Pickup time').fill('15:00')
  await form.getByRole('textbox', { name: /^Name on the sign/ }).fill('Anne Smith')
  await form
    .getByRole('textbox', { name: /^Additional details|^Anything|details/i })
    .first()
    .fill('Call me first')
  await form.locator('[name=flight]').fill('UL 121')
  expect(await form.locator('.booking-form__sum').textContent()).toMatch(/15:00.*USD\s\d+/)
  await page.getByRole('combobox', { name: 'Stop on the way' }).tap()
  await page.keyboard.type('Pinnawala')
  await page
    .getByRole('option', { name: /^Pinnawala/ })
    .first()
    .tap()
  await page.waitForURL(/via1=Pinnawala/)
  const journey = journeyForm(page)
  await expect.poll(() => journey.locator('[name=pickuptime0]').inputValue()).toBe('15:00')
  expect(await journey.locator('[name=pickupdate0]').inputValue()).toBe(dayIn(9))
  expect(await journey.locator('[name=flight0]').inputValue()).toBe('UL 121')
  expect(await journey.locator('[name=guestname]').inputValue()).toBe('Anne Smith')
  expect(await journey.locator('[name=flightdetails]').inputValue()).toBe('Call me first')
  await close()
})

test.concurrent('what a step did is said once: not again with the next step, and not after the way back', async ({
  expect,
}) => {
  const { page, close } = await visit(browser, at(THREE))
  await settledAt({ page, expect }, ['Negombo', 'Kandy', 'Ella'])
  const said = () => page.getByRole('status').filter({ hasText: 'Kandy is removed' }).allTextContents()
  await openMenu(page, 'Kandy')
  await page.getByRole('button', { name: 'Remove Kandy' }).press('Enter')
  await settledAt({ page, expect }, ['Negombo', 'Ella'])
  // The price has a status of its own, so that the words before it are not read again with it.
  expect(await said()).toEqual(['Kandy is removed.'])
  await page.locator('input[name="card"][value="van"]').press('Space')
  await expect.poll(said).toEqual([])
  await page.goBack()
  await settledAt({ page, expect }, ['Negombo', 'Kandy', 'Ella'])
  await page.getByLabel('Nights').nth(1).selectOption('3')
  await page.waitForURL(/nights2=3/)
  await page.locator('.total[aria-busy="false"]').waitFor()
  expect(await said()).toEqual([])
  await close()
})

test.concurrent('a stop that keys move stays in sight, above the bar', async ({ expect }) => {
  const path =
    '/journey?stop1=Negombo&stop2=Sigiriya&nights2=2&stop3=Kandy&nights3=1&stop4=Ella&nights4=2&stop5=Mirissa'
  const { page, close } = await visit(browser, at(path), { viewport: { width: 640, height: 400 } })
  const places = ['Negombo', 'Sigiriya', 'Kandy', 'Ella', 'Mirissa']
  await settledAt({ page, expect }, places)
  await page.getByRole('button', { name: '2. Move Sigiriya' }).focus()
  for (const to of [2, 3, 4]) {
    await page.keyboard.press('ArrowDown')
    places.splice(to, 0, ...places.splice(to - 1, 1))
    await settledAt({ page, expect }, places)
    const { y, height } = (await page.getByRole('button', { name: `${to + 1}. Move Sigiriya` }).boundingBox())!
    const bar = (await page.locator('.fare-bar').boundingBox())!.y
    expect([to, y >= 0, y + height <= bar]).toEqual([to, true, true])
  }
  await close()
})

test.concurrent('a second tap at the same place moves no other stop and removes none', async ({ expect }) => {
  const { page, close } = await visit(browser, at(`${THREE}&nights3=1&stop4=Galle&stop5=Colombo`), SHORT_PHONE)
  await settledAt({ page, expect }, ['Negombo', 'Kandy', 'Ella', 'Galle', 'Colombo'])
  await page.getByLabel('Move or remove Ella').tap()
  const up = page.locator('.stop__menu[open] .stop__step').first()
  const { x, y, width, height } = (await up.boundingBox())!
  for (let tap = 0; tap < 3; tap++) {
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await page.locator('.total[aria-busy="false"]').waitFor()
  }
  await settledAt({ page, expect }, ['Negombo', 'Ella', 'Kandy', 'Galle', 'Colombo'])
  expect(await page.locator('.stop__menu[open]').count()).toBe(0)
  await close()
})

test.concurrent('the card of a smaller car stays under the thumb that taps it', async ({ expect }) => {
  const path = '/journey?stop1=Negombo&stop2=Sigiriya&nights2=2&stop3=Kandy&nights3=1&stop4=Ella&travelers=4&bags=5'
  for (const language of OFFERED) {
    const { page, close } = await visit(browser, at(addressIn(language, path)), SHORT_PHONE)
    const cards = page.locator('.total .fare__vehicles')
    const card = (vehicle: string) => cards.locator(`label:has([value="${vehicle}"])`)
    await cards.evaluate((list) => list.scrollIntoView({ block: 'center' }))
    for (const vehicle of ['van', 'car', 'mini', 'van']) {
      const before = (await card(vehicle).boundingBox())!
      const thumb = [before.x + before.width / 2, before.y + before.height / 2] as const
      await page.touchscreen.tap(...thumb)
      await expect.poll(() => card(vehicle).locator('input').isChecked()).toBe(true)
      const under = await page.evaluate(
        ([x, y]) => document.elementFromPoint(x, y)?.closest('label')?.querySelector('input')?.value,
        thumb,
      )
      expect([language, under, (await card(vehicle).boundingBox())!.y]).toEqual([language, vehicle, before.y])
    }
    await card('mini').tap()
    await page.locator('.total [role="note"] button').waitFor()
    await close()
  }
})

test.concurrent('a narrow phone cuts neither the day of a stop nor its name', async ({ expect }) => {
  const AIRPORT = 'Colombo+Bandaranaike+International+Airport'
  const path = `/journey?stop1=Nuwara+Eliya&nights1=1&stop2=Udawalawe&nights2=2&stop3=${AIRPORT}&start=2027-03-20`
  for (const width of [320, 360]) {
    const phone = { ...PHONE, viewport: { width, height: 640 } }
    const { page, close } = await visit(browser, at(path), phone)
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('.stop__row :is(.place-field__label, .place-field__input)')].flatMap((each) =>
        each.scrollWidth > each.clientWidth ? [(each as HTMLInputElement).value ?? each.textContent] : [],
      ),
    )
    // No phone has room for the whole name of the airport.
    expect([width, cut]).toEqual([width, [AIRPORT.replaceAll('+', ' ')]])
    await close()
  }
})

test.concurrent('a stop is moved with the mouse and with a finger, and Escape lets it go', async ({ expect }) => {
  const { page, close } = await visit(browser, at(THREE))
  await settledAt({ page, expect }, ['Negombo', 'Kandy', 'Ella'])
  const middle = async (name: string) => {
    const box = (await page.getByRole('button', { name }).boundingBox())!
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const drag = async (from: string, to: string) => {
    const [start, end] = [await middle(from), await middle(to)]
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(start.x, (start.y + end.y) / 2)
    await page.mouse.move(start.x, end.y + 4)
  }
  const own = await middle('1. Move Negombo')
  await drag('1. Move Negombo', '2. Move Kandy')
  const marked = page.locator('.stop[data-target]')
  await expect.poll(() => marked.count()).toBe(1)
  // Above its own place a stop goes nowhere.
  await page.mouse.move(own.x, own.y)
  await expect.poll(() => marked.count()).toBe(0)
  expect(await page.locator('.stop[data-held]').count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await placesOf(page)).toEqual(['Negombo', 'Kandy', 'Ella'])
  await drag('1. Move Negombo', '2. Move Kandy')
  await page.mouse.up()
  await settledAt({ page, expect }, ['Kandy', 'Negombo', 'Ella'])
  await close()

  const phone = await visit(browser, at(THREE), PHONE)
  const session = await phone.page.context().newCDPSession(phone.page)
  await settledAt({ page: phone.page, expect }, ['Negombo', 'Kandy', 'Ella'])
  await phone.page.getByRole('button', { name: '2. Move Kandy' }).scrollIntoViewIfNeeded()
  const point = async (name: string) => {
    const box = (await phone.page.getByRole('button', { name }).boundingBox())!
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
  }
  const [start, end] = [await point('2. Move Kandy'), await point('1. Move Negombo')]
  const touch = (type: string, touchPoints: readonly object[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints } as never)
  await touch('touchStart', [start])
  for (const part of [0.3, 0.6, 1])
    await touch('touchMove', [{ x: start.x, y: Math.round(start.y + (end.y - 6 - start.y) * part) }])
  await touch('touchEnd', [])
  await settledAt({ page: phone.page, expect }, ['Kandy', 'Negombo', 'Ella'])
  await phone.close()
})

test.concurrent('on a desktop nothing lies on the two ways to travel, back and forward lead through the stops, and the last change counts when two come at once', async ({
  expect,
}) => {
  const { page, close } = await visit(browser, at(THREE), DESKTOP)
  const before = await settledAt({ page, expect }, ['Negombo', 'Kandy', 'Ella'])
  const second = page.locator('.ways__way').nth(1)
  // However far the page is scrolled.
  for (const top of [150, 300, 450, 600]) {
    const isOnTop = await second.evaluate((way, y) => {
      scrollBy({ top: way.getBoundingClientRect().top - y, behavior: 'instant' })
      const { left, right, top: edge } = way.getBoundingClientRect()
      return [0.1, 0.5, 0.9].every((part) =>
        way.contains(document.elementFromPoint(left + (right - left) * part, edge + 40)),
      )
    }, top)
    expect([top, isOnTop]).toEqual([top, true])
  }
  await openMenu(page, 'Kandy')
  await page.getByRole('button', { name: 'Remove Kandy' }).click()
  const after = await settledAt({ page, expect }, ['Negombo', 'Ella'])
  await page.goBack()
  expect(await settledAt({ page, expect }, ['Negombo', 'Kandy', 'Ella'])).toBe(before)
  await page.goForward()
  expect(await settledAt({ page, expect }, ['Negombo', 'Ella'])).toBe(after)
  await page.getByRole('button', { name: 'Reverse' }).click()
  await page.getByRole('button', { name: 'Back to Ella' }).click()
  await settledAt({ page, expect }, ['Ella', 'Negombo', 'Ella'])
  await close()
})

test.concurrent('on a phone Book leads to the form and stays there, also while a new day is being priced, and the day counts', async ({
  expect,
}) => {
  const { page, complaints, close } = await visit(browser, at(THREE), PHONE)
  await settledAt({ page, expect }, ['Negombo', 'Kandy', 'Ella'])
  const firstDay = page.getByLabel('First day')
  const book = page.getByRole('link', { name: 'Book the whole journey' })
  const form = page.locator('#booking')
  const rise = () => form.evaluate((place) => Math.round(place.getBoundingClientRect().top))
  const isAtForm = async () => expect.poll(rise).toBeLessThan(200)
  const toTop = () => page.evaluate(() => scrollTo(0, 0))

  const gates: PromiseWithResolvers<void>[] = []
  await page.route(/\/journey\/?$/, async (route) => {
    const gate = Promise.withResolvers<void>()
    gates.push(gate)
    await gate.promise
    await route.continue()
  })
  await firstDay.fill(inDays(30))
  await expect.poll(() => gates.length).toBe(1)
  await book.tap()
  await isAtForm()
  gates[0]!.resolve()
  await page.waitForURL(new RegExp(`start=${inDays(30)}`))
  await page.locator('.total[aria-busy="false"]').waitFor()
  await expect.poll(() => form.locator('[name="pickupdate0"]').inputValue()).toBe(inDays(30))
  await isAtForm()

  // The price is there, and its address has been written.
  await page.unroute(/\/journey\/?$/)
  await toTop()
  await page.waitForURL(/seen=/)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await book.tap()
  await page.waitForURL(/seen=.*#booking$/)
  await isAtForm()
  await page.waitForTimeout(1000)
  await isAtForm()
  expect(requests.filter((url) => url.endsWith('/journey'))).toEqual([])
  await page.goBack()
  await page.waitForURL((url) => !url.hash)
  expect(await settledAt({ page, expect }, ['Negombo', 'Kandy', 'Ella'])).toBeGreaterThan(0)
  expect(await firstDay.inputValue()).toBe(inDays(30))
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('at the first change the other rides keep what they show, and the new sums wait for no time to pass', async ({
  expect,
}) => {
  const path = `/journey?stop1=Colombo&stop2=Sigiriya&nights2=2&stop3=Kandy&nights3=2&stop4=Ella&nights4=2&stop5=Galle`
  const { page, complaints, close } = await visit(
    browser,
    at(`${path}&start=${dayIn(40)}&end=${dayIn(50)}`),
    PHONE,
    // The code that a page fetches after seconds must not be what the first change waits for.
    (opened) =>
      opened.addInitScript(() => {
        const later = window.setTimeout
        window.setTimeout = ((run: () => void, ms = 0) => (ms < 3000 ? later(run, ms) : 0)) as typeof setTimeout
      }),
  )
  const before = await settledAt({ page, expect }, ['Colombo', 'Sigiriya', 'Kandy', 'Ella', 'Galle'])
  // What is wrong with the days is said beside the field, on the same screen.
  const nights = page.getByText('You plan 6 nights; between your dates are 10 nights.')
  const lastDay = (await page.getByLabel('Last day').boundingBox())!
  expect((await nights.boundingBox())!.y - lastDay.y - lastDay.height).toBeLessThan(150)

  const rides = () => page.locator('.way').allInnerTexts()
  const [first, , , last] = await rides()
  const warnings = page.locator('.stop .warnings')
  const warned = await page.locator('.stop:nth-child(4) .warnings').innerText()
  const gate = Promise.withResolvers<void>()
  await page.route(/\/journey\/?$/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.getByLabel('Move or remove Kandy').tap()
  await page.getByRole('button', { name: 'Remove Kandy' }).tap()
  await expect.poll(() => placesOf(page)).toEqual(['Colombo', 'Sigiriya', 'Ella', 'Galle'])
  expect(await rides()).toEqual([first, expect.not.stringContaining('USD'), last])
  expect(await page.locator('.way[aria-busy=true]').count()).toBe(3)
  expect(await warnings.last().innerText()).toBe(warned)
  gate.resolve()
  expect(await settledAt({ page, expect }, ['Colombo', 'Sigiriya', 'Ella', 'Galle'])).toBeLessThan(before)
  expect([(await rides())[0], (await rides())[2]]).toEqual([first, last])
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('Back shows the day of the plan that it leads to, also in the field that has the focus', async ({
  expect,
}) => {
  const { page, complaints, close } = await visit(browser, at(THREE), PHONE)
  await settledAt({ page, expect }, ['Negombo', 'Kandy', 'Ella'])
  await openMenu(page, 'Kandy')
  await page.getByRole('button', { name: 'Remove Kandy' }).tap()
  await settledAt({ page, expect }, ['Negombo', 'Ella'])
  const day = sriLankaTime(new Date(Date.now() + 30 * DAY_MS)).date
  const firstDay = page.getByLabel('First day')
  await firstDay.tap()
  await firstDay.fill(day)
  await page.waitForURL(new RegExp(`start=${day}`))
  await page.goBack()
  await expect.poll(() => firstDay.inputValue()).toBe('')
  // One thing at a time: the stop that was removed before comes back by the next step.
  await settledAt({ page, expect }, ['Negombo', 'Ella'])
  await page.goBack()
  await settledAt({ page, expect }, ['Negombo', 'Kandy', 'Ella'])
  await page.goForward()
  await settledAt({ page, expect }, ['Negombo', 'Ella'])
  await page.goForward()
  await expect.poll(() => firstDay.inputValue()).toBe(day)
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('Back undoes one thing at a time: the nights that were chosen last, then the stop that was added', async ({
  expect,
}) => {
  const { page, complaints, close } = await visit(browser, at('/journey?stop1=Negombo&stop2=Kandy'), PHONE)
  await settledAt({ page, expect }, ['Negombo', 'Kandy'])
  await page.getByRole('combobox', { name: 'Add a stop' }).tap()
  await page.keyboard.type('Ella')
  await page.keyboard.press('Enter')
  await settledAt({ page, expect }, ['Negombo', 'Kandy', 'Ella'])
  const nights = page.locator('select[name="nights2"]')
  // Several numbers in one field, as arrow keys make them, are one choice.
  for (const number of ['1', '2']) {
    await nights.selectOption(number)
    await page.waitForURL(new RegExp(`nights2=${number}`))
    await page.locator('.total[aria-busy="false"]').waitFor()
  }
  const travelers = page.locator('select[name="travelers"]')
  await travelers.selectOption('3')
  await page.waitForURL(/travelers=3/)
  await page.goBack()
  await expect.poll(() => travelers.inputValue()).toBe('2')
  expect(await nights.inputValue()).toBe('2')
  await page.goBack()
  await expect.poll(() => nights.inputValue()).toBe('0')
  await settledAt({ page, expect }, ['Negombo', 'Kandy', 'Ella'])
  await page.goBack()
  await settledAt({ page, expect }, ['Negombo', 'Kandy'])
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('the last plan is offered by the names of its stops to a guest who comes back by the menu', async ({
  expect,
}) => {
  const { page, complaints, close } = await visit(
    browser,
    at('/journey?stop1=Colombo+Bandaranaike+International+Airport&stop2=Jaffna&nights2=1&stop3=Ella'),
  )
  const plan = ['Colombo Bandaranaike International Airport', 'Jaffna', 'Ella']
  await settledAt({ page, expect }, plan)
  await isKept(page, 'Jaffna')
  await page.getByRole('link', { name: 'My booking' }).first().click()
  await page.getByRole('link', { name: 'Plan a trip' }).first().click()
  const lastPlan = page.getByRole('link', { name: 'Go on with your last plan Jaffna, Ella', exact: true })
  await lastPlan.click()
  await settledAt({ page, expect }, plan)
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('the last plan is offered where the planner is empty, also in another tab, until it is closed', async ({
  expect,
}) => {
  const { page, complaints, close } = await visit(browser, at('/journey'), PHONE)
  const lastPlan = page.getByRole('link', { name: 'Go on with your last plan' })
  await page.getByRole('combobox', { name: 'Where to next?' }).fill('Kandy')
  await page.keyboard.press('Enter')
  const both = ['Colombo Bandaranaike International Airport', 'Kandy']
  await settledAt({ page, expect }, both)
  await isKept(page, 'Kandy')
  expect(await lastPlan.count()).toBe(0)
  await page.goBack()
  await lastPlan.waitFor()
  await page.goForward()
  await settledAt({ page, expect }, both)
  expect(await lastPlan.count()).toBe(0)
  const tab = await page.context().newPage()
  const link = tab.getByRole('link', { name: 'Go on with your last plan' })
  await tab.goto(at('/journey'))
  await link.waitFor()
  expect(await violations(tab)).toEqual([])
  // It leaves the way to WhatsApp free, and the end of the page.
  const [strip, chat] = [
    (await tab.locator('.language-offer').boundingBox())!,
    (await tab.locator('.chat').boundingBox())!,
  ]
  expect(strip.y + strip.height).toBeLessThanOrEqual(chat.y + 1)
  await tab.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const foot = (await tab.locator('.footer :is(p, a, li)').last().boundingBox())!
  expect(foot.y + foot.height).toBeLessThanOrEqual(strip.y)
  await link.tap()
  await settledAt({ page: tab, expect }, both)
  await tab.goto(at('/journey'))
  await link.waitFor()
  await tab.getByRole('button', { name: 'Close' }).last().tap()
  expect(await link.count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('a ride is left out for the train, and a text that is no place takes the price away', async ({
  expect,
}) => {
  const { page, close } = await visit(browser, at(THREE))
  const whole = await settledAt({ page, expect }, ['Negombo', 'Kandy', 'Ella'])
  await openRide(page, 1)
  await page.getByRole('button', { name: 'Train, or no ride' }).click()
  await page.getByText('No ride with us from Kandy to Ella').waitFor()
  await expect.poll(async () => Number(await total(page).getAttribute('value'))).toBeLessThan(whole)
  await stops(page).nth(1).fill('Qwertzuiop Xyzzy')
  await page.keyboard.press('Enter')
  await page.getByText('We do not know “Qwertzuiop Xyzzy”').waitFor()
  expect(await page.getByText('There is no price until we know every place.').isVisible()).toBe(true)
  expect(await total(page).count()).toBe(0)
  await close()
})

test.concurrent('a vehicle that is too small for the party says so, and one tap takes the one that fits', async ({
  expect,
}) => {
  const { page, complaints, close } = await visit(browser, at(`${THREE}&travelers=5`), PHONE)
  const van = await settledAt({ page, expect }, ['Negombo', 'Kandy', 'Ella'])
  const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`^(2 × )?${name} `) }).first()
  expect(await radio('Van').isChecked()).toBe(true)
  await radio('Mini Car').tap()
  await page.getByText('5 travelers do not fit into the Mini Car.').waitFor()
  expect(await violations(page, '.total')).toEqual([])
  // Whatever the Worker wrote into the form, which comes alive when it is near the screen.
  const form = journeyForm(page)
  await form.scrollIntoViewIfNeeded()
  await form.locator('.booking-form__button:enabled').waitFor()
  await expect.poll(() => form.getByLabel('Vehicle').inputValue()).toMatch(/^Mini/)
  const hint = form.getByText('5 travelers do not fit into the Mini Car. Booked like this it is a request')
  await hint.waitFor()
  const heading = form.getByRole('heading', { level: 2 })
  expect(await heading.textContent()).toBe('Journey on request')
  await form.getByRole('button', { name: 'Send the request' }).waitFor()
  await page.getByRole('button', { name: `Take the Van for USD ${van}` }).tap()
  await expect.poll(() => settledAt({ page, expect }, ['Negombo', 'Kandy', 'Ella'])).toBe(van)
  expect(await page.getByText('do not fit into').count()).toBe(0)
  expect(await hint.count()).toBe(0)
  expect(await form.getByLabel('Vehicle').inputValue()).toMatch(/^Van/)
  expect(await heading.textContent()).toBe('Book the whole journey')
  await form.getByRole('button', { name: 'Confirm Booking' }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('the vehicle of the last booking is proposed only where the party fits into it; of two vehicles the form and the answer say what the card says', async ({
  expect,
}) => {
  const EIGHT = '/journey?stop1=Negombo&stop2=Kandy&nights2=2&stop3=Ella&travelers=8'
  const { page, close } = await visit(browser, at(`${THREE}&start=${dayIn(40)}`), PHONE)
  const ann = newCustomer()
  const form = page.getByRole('form', { name: /whole journey|Journey on request/ })
  const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`^(2 × )?${name} `) }).first()
  const ready = async () => {
    await form.scrollIntoViewIfNeeded()
    await form.locator('.booking-form__button:enabled').waitFor()
  }
  await ready()
  await form.getByLabel('Phone number').fill(ann.phone)
  await form.getByLabel('Email').fill(ann.email)
  await form.getByRole('button', { name: 'Confirm Booking' }).tap()
  await answerHeading(page, 'Congradulations').waitFor()
  // For eight, in the same tab: the form, too, before anybody has scrolled to it.
  await page.goto(at(`${EIGHT}&start=${dayIn(45)}`))
  await expect.poll(() => radio('Van').isChecked()).toBe(true)
  await expect.poll(() => form.getByLabel('Vehicle').inputValue()).toMatch(/^Van/)
  // The price of two.
  expect(await page.locator('.total .vehicle__name').allInnerTexts()).toContain('2\u00a0×\u00a0Van')
  expect(await form.getByLabel('Vehicle').locator('option:checked').innerText()).toMatch(/^2\u00a0×\u00a0Van/)
  await page.getByText('Two cars and drivers who stay').waitFor()
  expect(await page.getByText('do not fit into').count()).toBe(0)
  await ready()
  await form.getByRole('button', { name: 'Confirm Booking' }).waitFor()
  await radio('Mini Car').tap()
  const words = '8 travelers do not fit into two Mini Cars.'
  await page.locator('.total').getByText(words).waitFor()
  await form.getByText(`${words} Booked like this it is a request`).waitFor()
  await form.getByRole('button', { name: 'Send the request' }).tap()
  await answerHeading(page, "We've received your request").waitFor()
  await page.getByText('8 travelers do not fit into two Mini Cars.').first().waitFor()
  expect(await page.getByText('4 travelers do not fit').count()).toBe(0)
  // For two it is proposed again; who has booked a van is shown one, in the card and in the form.
  await page.goto(at(`${THREE}&start=${dayIn(50)}&travelers=2`))
  await expect.poll(() => radio('Mini Car').isChecked()).toBe(true)
  await close()
})

test.concurrent('without scripts the form adds a stop, and links do the rest', async () => {
  const { page, close } = await visit(browser, at(THREE), { ...DESKTOP, javaScriptEnabled: false })
  await page.locator('input[name="stop4"]').fill('Mirissa')
  await page.getByRole('button', { name: 'Show the prices' }).click()
  expect(await placesOf(page)).toEqual(['Negombo', 'Kandy', 'Ella', 'Mirissa'])
  expect(await page.locator('select[name="nights2"]').inputValue()).toBe('2')
  expect(Number(await total(page).getAttribute('value'))).toBe(await sumOfRides(page))
  await openMenu(page, 'Kandy')
  await page.getByRole('link', { name: 'Remove Kandy' }).click()
  expect(await placesOf(page)).toEqual(['Negombo', 'Ella', 'Mirissa'])
  await openMenu(page, 'Mirissa')
  await page.getByRole('link', { name: 'Move up Mirissa' }).click()
  expect(await placesOf(page)).toEqual(['Negombo', 'Mirissa', 'Ella'])
  await close()
})

test.concurrent('the first day and the nights that are chosen before hydration count', async ({ expect }) => {
  const { page, start, close } = await visitBeforeHydration(browser, at(`${THREE}&start=${dayIn(30)}`), PHONE)
  const day = page.locator('input[name="start"]')
  await day.fill(dayIn(40))
  await page.locator('select[name="nights2"]').selectOption('3')
  // Nothing has the focus then.
  await day.blur()
  start()
  await expect.poll(() => new URL(page.url()).searchParams.get('start')).toBe(dayIn(40))
  await expect.poll(() => new URL(page.url()).searchParams.get('nights2')).toBe('3')
  expect(await day.inputValue()).toBe(dayIn(40))
  await close()
})

test.concurrent('a car that stays and is chosen before hydration is what is priced', async ({ expect }) => {
  const plan = 'stop1=Negombo&stop2=Sigiriya&nights2=2&stop3=Ella&nights3=2&stop4=Mirissa&nights4=1&stop5=Negombo'
  const { page, start, close } = await visitBeforeHydration(browser, at(`/journey?${plan}&start=${dayIn(30)}`), PHONE)
  const radio = page.getByRole('radio', { name: 'One car and driver who stay' })
  const price = await page.locator('.ways__way', { has: radio }).locator('.ways__price data').first().innerText()
  await radio.tap()
  start()
  await page.locator('.ways__way[data-chosen]', { has: radio }).waitFor()
  expect(await radio.isChecked()).toBe(true)
  await expect.poll(() => page.locator('.fare-bar').innerText()).toContain(price)
  await close()
})

test.concurrent('twelve stops fit on a small phone, each with its price', async ({ expect }) => {
  const names = [
    'Negombo',
    'Sigiriya',
    'Kandy',
    'Nuwara Eliya',
    'Ella',
    'Tissamaharama',
    'Tangalle',
    'Mirissa',
    'Galle',
  ]
  const all = [...names, 'Hikkaduwa', 'Bentota', 'Colombo']
  const address = `/journey?${all.map((name, i) => `stop${i + 1}=${encodeURIComponent(name)}&nights${i + 1}=1`).join('&')}`
  const { page, close } = await visit(browser, at(address), { ...PHONE, viewport: { width: 320, height: 568 } })
  expect(await settledAt({ page, expect }, all)).toBe(await sumOfRides(page))
  expect(await page.locator('.way .ride-fares').count()).toBe(11)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  // Short enough to be looked through: the plan with its prices, and the form with a line for each ride.
  await page.setViewportSize({ width: 390, height: 844 })
  const heightOf = (part: string) => page.locator(part).evaluate((each) => each.clientHeight)
  expect((await heightOf('html')) - (await heightOf('.footer'))).toBeLessThan(6000)
  expect(await heightOf('.booking-form')).toBeLessThan(2500)

  // Twice as large, too, and a name still has more room than its first letters. In Russian 'cheaper' is long.
  await page.locator('.ways__cheaper').evaluate((badge) => (badge.textContent = 'дешевле на USD 460'))
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect((await stops(page).first().boundingBox())!.width).toBeGreaterThan(220)
  await close()
})

test.concurrent('what is said of a plan is done with one tap: a shorter order, a sight on the way; on paper it is an itinerary', async ({
  expect,
}) => {
  const zigzag = '/journey?stop1=Colombo&stop2=Ella&stop3=Kandy&nights3=2&stop4=Mirissa&stop5=Galle'
  const { page, complaints, close } = await visit(browser, at(zigzag), PHONE)
  const before = await settledAt({ page, expect }, ['Colombo', 'Ella', 'Kandy', 'Mirissa', 'Galle'])
  const better = page.locator('.journey__better')
  const [, saved] = /USD (\d+) less/.exec((await better.textContent())!)!
  await better.getByRole('button', { name: 'Take this order' }).tap()
  expect(await settledAt({ page, expect }, ['Colombo', 'Kandy', 'Ella', 'Mirissa', 'Galle'])).toBe(
    before - Number(saved),
  )
  expect(await better.count()).toBe(0)
  // Its nights came along, and the step can be taken back.
  expect(await page.locator('select[name="nights2"]').inputValue()).toBe('2')
  await page.goBack()
  expect(await settledAt({ page, expect }, ['Colombo', 'Ella', 'Kandy', 'Mirissa', 'Galle'])).toBe(before)
  await page.goForward()
  const shorter = await settledAt({ page, expect }, ['Colombo', 'Kandy', 'Ella', 'Mirissa', 'Galle'])

  const hint = page.locator('[data-code="sight-on-the-way"]').first()
  const [sight] = (await hint.textContent())!.split(' lies on the way')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/journey\/?$/, async (route) => {
    await held
    await route.continue()
  })
  // Twice, because nothing seems to happen until the new price is there.
  const stopThere = hint.filter({ hasText: sight! }).getByRole('button', { name: 'Stop there' })
  await stopThere.tap()
  await stopThere.tap()
  release()
  await page.waitForURL(/via\d=/)
  await page.locator('.total[aria-busy="false"]').waitFor()
  expect(await page.locator('.on-the-way .place-field__input').count()).toBe(1)
  expect(await page.locator('.on-the-way .place-field__input').first().inputValue()).toBe(sight)
  expect(Number(await total(page).getAttribute('value'))).toBeGreaterThanOrEqual(shorter)

  await page.emulateMedia({ media: 'print' })
  for (const shown of ['.stop__row input', '.way .ride-facts', '.way__price', '.total__price', '.brand', '.contact'])
    expect(await page.locator(shown).first().isVisible(), shown).toBe(true)
  for (const hidden of [
    '.menu-button',
    '.footer-list',
    '.fare-bar',
    '.booking-place',
    '.stop__menu',
    '.stop--new',
    '.route-map',
    '.journey__head > p',
  ])
    expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false)
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('a last day is on paper only once it is chosen', async ({ expect }) => {
  const { page, close } = await visit(browser, at(`${THREE}&start=${dayIn(30)}`), PHONE)
  const lastDay = page.locator('[name=end]')
  const isPrinted = async () => {
    await page.emulateMedia({ media: 'print' })
    const found = await lastDay.isVisible()
    await page.emulateMedia({ media: 'screen' })
    return found
  }
  expect([await lastDay.isVisible(), await isPrinted()]).toEqual([true, false])
  await lastDay.fill(dayIn(40))
  await lastDay.blur()
  await page.waitForURL((url) => url.searchParams.get('end') === dayIn(40))
  expect(await isPrinted()).toBe(true)
  await close()
})

test.concurrent('on a phone the field for another stop is as wide as the last one; what can be done with a stop stands in a menu, for keys and fingers', async ({
  expect,
}) => {
  const { page, complaints, close } = await visit(browser, at(THREE), PHONE)
  await settledAt({ page, expect }, ['Negombo', 'Kandy', 'Ella'])
  const last = (await page.locator('.stop:not(.stop--new) .place-field').last().boundingBox())!
  const another = (await page.locator('.stop--new .place-field').boundingBox())!
  expect([another.x, another.width]).toEqual([last.x, last.width])
  expect(another.y).toBeGreaterThan(last.y)
  const down = page.getByRole('button', { name: 'Move down Negombo' })
  await openMenu(page, 'Negombo')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('Move down Negombo')
  expect(await violations(page, '.stops')).toEqual([])
  await page.keyboard.press('Enter')
  await settledAt({ page, expect }, ['Kandy', 'Negombo', 'Ella'])
  // It stays open and keeps the focus, for the next step.
  await page.keyboard.press('Space')
  await settledAt({ page, expect }, ['Kandy', 'Ella', 'Negombo'])
  await page.keyboard.press('Escape')
  expect(await down.count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement!.ariaLabel)).toBe('Move or remove Negombo')

  await page.getByLabel('Move or remove Ella').tap()
  await page.getByRole('button', { name: 'Move up Ella' }).waitFor()
  await page.getByRole('heading', { level: 1 }).tap()
  expect(await page.getByRole('button', { name: 'Move up Ella' }).count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('a link that is opened a month later at other prices names both', async ({ expect }) => {
  const MONTH_MS = 30 * DAY_MS
  const made = new Date(Date.now() - MONTH_MS)
  // The prices of that time: all a tenth lower.
  const old = await visit(browser, at(THREE), DESKTOP, async (page) => {
    await setTime(page, made)
    await page.route('**/journey', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      const answer = await route.fetch()
      const { total: today, ...others } = (await answer.json()) as { total: Record<string, number> }
      const lower = Object.fromEntries(Object.entries(today).map(([name, price]) => [name, Math.floor(price * 0.9)]))
      await route.fulfill({ response: answer, json: { ...others, total: lower } })
    })
  })
  await openMenu(old.page, 'Ella')
  await old.page.getByRole('button', { name: 'Move up Ella' }).click()
  const before = await settledAt({ page: old.page, expect }, ['Negombo', 'Ella', 'Kandy'])
  await old.page.waitForURL(new RegExp(`seen=${sriLankaTime(made).date}`))
  const link = old.page.url()
  await old.close()

  const notice = (page: Page) => page.getByText('When this link was made on')
  const { page, complaints, close } = await visit(browser, link)
  const now = await settledAt({ page, expect }, ['Negombo', 'Ella', 'Kandy'])
  expect(now).toBeGreaterThan(before)
  expect(await notice(page).textContent()).toBe(
    `When this link was made on ${showDate(sriLankaTime(made).date)}, a car for each ride cost USD ${before}. ` +
      `Today it costs USD ${now}.`,
  )
  // Another plan has its own price of today.
  await openMenu(page, 'Kandy')
  await page.getByRole('button', { name: 'Remove Kandy' }).click()
  await settledAt({ page, expect }, ['Negombo', 'Ella'])
  await page.waitForURL(new RegExp(`seen=${sriLankaTime(new Date()).date}`))
  expect(await notice(page).count()).toBe(0)
  // At the same price, nothing is said.
  await page.goto(page.url())
  await settledAt({ page, expect }, ['Negombo', 'Ella'])
  expect(await notice(page).count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('where one car stays no ride has a price of its own, and cancelling counts from the pickup that is typed', async ({
  expect,
}) => {
  const plan = 'stop1=Negombo&stop2=Kandy&nights2=2&gap2=1&bags2=1&stop3=Ella&nights3=2&via3=Ravana+Falls&stop4=Mirissa'
  const { page, complaints, close } = await visit(browser, at(`/journey?${plan}&start=${dayIn(40)}`), PHONE)
  const parts = () =>
    page
      .locator('.stops .way__price, .stops .way__bags data')
      .evaluateAll((prices) => prices.map((price) => Number((price as HTMLDataElement).value)))
  const sum = async () => (await parts()).reduce((whole, part) => whole + part, 0)
  const shown = () => total(page).getAttribute('value').then(Number)
  await page.locator('.way__bags data').waitFor()
  expect(await parts()).toHaveLength(3)
  expect(await sum()).toBe(await shown())
  const rides = await shown()
  const way = page.locator('.way', { hasText: 'Ravana Falls' })
  await way.locator('.way__line').tap()
  expect(await way.locator('.ride-fare').count()).toBeGreaterThan(1)
  if (priceList().waiting) expect(await way.innerText()).toContain('minutes are free')

  await page.getByRole('radio', { name: 'One car and driver who stay' }).tap()
  await expect.poll(shown).not.toBe(rides)
  // Neither of a ride, nor of the bags.
  expect(await page.locator('.stops').innerText()).not.toMatch(/USD|LKR/)
  await page.getByText(/A car carries your bags \(\d+ km\): fetched/).waitFor()
  expect(await way.locator('.ride-fare').count()).toBe(0)
  expect(await way.innerText()).toContain('Waiting is in the price.')

  const card = page.locator('.ways__cancelling')
  const form = journeyForm(page)
  await form.scrollIntoViewIfNeeded()
  await form.locator('.booking-form__button:enabled').waitFor()
  const time = form.getByLabel('Pickup time').first()
  for (const typed of ['23:50', '06:40']) {
    await time.fill(typed)
    await expect.poll(() => card.innerText()).toContain(typed)
    expect(await form.locator('.booking-form__foot').innerText()).toContain(await card.innerText())
  }
  // It does so too while a car for each ride is chosen.
  await page.getByRole('radio', { name: 'A car for each ride' }).tap()
  await expect.poll(shown).toBe(rides)
  expect(await sum()).toBe(rides)
  expect(await card.innerText()).toContain('06:40')
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('a ride after the days of a car that stays is marked before anything is sent, and a tap leads to the nights', async ({
  expect,
}) => {
  const plan = 'stop1=Negombo&stop2=Sigiriya&nights2=2&stop3=Ella&nights3=2&stop4=Mirissa&nights4=1&stop5=Negombo'
  const { page, complaints, close } = await visit(browser, at(`/journey?${plan}&start=${PICKUP.date}`), SHORT_PHONE)
  let sent = 0
  page.on('request', (request) => void (request.url().includes('/journey/booking/') && sent++))
  await page.getByRole('radio', { name: 'One car and driver who stay' }).tap()
  const form = journeyForm(page)
  await form.scrollIntoViewIfNeeded()
  await form.locator('.booking-form__button:enabled').waitFor()
  await form.getByLabel('Phone number').fill('+44 7911 123456')
  await form.locator('input[name="email"]').fill('ann.customer@example.com')
  await form.locator('summary', { hasText: '4. Mirissa to Negombo' }).tap()
  const last = form.locator('input[name="pickupdate3"]')
  const words = form.getByText(/^The car and driver stay with you for 6 days, from .+ to .+\. Choose one of these days/)
  const isFocused = (name: string) => () =>
    page.evaluate((of) => document.activeElement?.getAttribute('name') === of, name)
  await last.fill(addDays(PICKUP.date, 6))
  await words.waitFor()
  // On a phone it has the whole width.
  expect((await words.boundingBox())!.width).toBeGreaterThan(
    0.9 * (await form.locator('.journey-rides .ride').last().boundingBox())!.width,
  )
  expect(await last.getAttribute('aria-invalid')).toBe('true')
  await form.locator('.booking-form__button').tap()
  await expect.poll(isFocused('pickupdate3')).toBe(true)
  expect(await violations(page, '#booking')).toEqual([])
  // The day back, or the nights of the plan: both answer it.
  await last.fill(addDays(PICKUP.date, 5))
  await words.waitFor({ state: 'detached' })
  expect(await last.getAttribute('aria-invalid')).toBe(null)
  await last.fill(addDays(PICKUP.date, 6))
  await words.waitFor()
  await form.getByRole('button', { name: 'Change the nights' }).tap()
  await expect.poll(isFocused('nights4')).toBe(true)
  await page.locator('select[name="nights4"]').selectOption('2')
  await page
    .getByText(/7 days/)
    .first()
    .waitFor()
  await words.waitFor({ state: 'detached' })
  expect(await last.getAttribute('aria-invalid')).toBe(null)
  expect(sent).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('two tours from one place have a day and a time each', async ({ expect }) => {
  const stay = 'stop1=Sigiriya&stop2=Minneriya+national+park&stop3=Sigiriya&nights3=1'
  const more = 'stop4=Kaudulla+national+park&stop5=Sigiriya'
  const { page, complaints, close } = await visit(browser, at(`/journey?${stay}&${more}&start=${PICKUP.date}`), PHONE)
  const form = page.getByRole('form', { name: 'Book the whole journey' })
  await form.scrollIntoViewIfNeeded()
  await form.locator('.booking-form__button:enabled').waitFor()
  const starts = () =>
    form
      .locator('input[type="date"], input[name^="pickuptime"]')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  const first = (await starts()).slice(0, 2)
  const second = form.locator('.journey-rides details').nth(1)
  if ((await second.getAttribute('open')) === null) await second.locator('summary').press('Enter')
  const day = sriLankaTime(new Date(Date.parse(`${PICKUP.date}T12:00:00+05:30`) + 2 * DAY_MS)).date
  await second.getByLabel('Pickup date').fill(day)
  await second.getByLabel('Pickup time').fill('13:15')
  expect(await starts()).toEqual([...first, day, '13:15'])
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('the first day that is chosen last counts, in the plan and in the form', async ({ expect }) => {
  const { page, close } = await visit(browser, at(THREE), PHONE)
  const form = page.getByRole('form', { name: 'Book the whole journey' })
  await form.scrollIntoViewIfNeeded()
  await form.locator('.booking-form__button:enabled').waitFor()
  const first = form.locator('[name="pickupdate0"]')
  await first.fill(dayIn(40))
  await expect.poll(() => form.locator('[name="pickupdate1"]').inputValue()).toBe(dayIn(42))
  await page.getByLabel('First day').fill(dayIn(30))
  await page.waitForURL(new RegExp(`start=${dayIn(30)}`))
  await expect.poll(() => first.inputValue()).toBe(dayIn(30))
  // Later, the form may still say another one.
  await first.fill(dayIn(31))
  await expect.poll(() => form.locator('[name="pickupdate1"]').inputValue()).toBe(dayIn(33))
  await close()
})

const OTHER = OFFERED.find((each) => each !== 'en')
test.skipIf(!OTHER)('a thumb reaches the last plan also where another language is offered, and then that', async () => {
  const { page, complaints, close } = await visit(browser, at(THREE), { ...PHONE, locale: OTHER! })
  await settledAt({ page, expect }, ['Negombo', 'Kandy', 'Ella'])
  await isKept(page, 'Kandy')
  const tab = await page.context().newPage()
  await tab.goto(at('/journey'))
  const language = tab.locator(`.language-offer[lang^="${OTHER}"]`)
  await language.waitFor({ state: 'attached' })
  const plan = tab.locator('.language-offer:not([lang])')
  await plan.getByRole('button').waitFor()
  expect(await language.isVisible()).toBe(false)
  await plan.getByRole('button').tap()
  expect(await language.isVisible()).toBe(true)
  await tab.reload()
  await plan.getByRole('link').tap()
  await settledAt({ page: tab, expect }, ['Negombo', 'Kandy', 'Ella'])
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('hotels are still there for a guest who goes on with the plan in another tab', async ({ expect }) => {
  const { page, complaints, close } = await visit(browser, at(THREE), PHONE)
  const hotel = (tab: Page, place: string) => tab.getByLabel(`Hotel or house in ${place}`)
  const openHotels = async (tab: Page) => {
    await tab.getByRole('form', { name: 'Book the whole journey' }).scrollIntoViewIfNeeded()
    await tab.locator('.booking-form__button:enabled').waitFor()
    await tab.locator('.booking-form summary', { hasText: 'Where you stay' }).tap()
  }
  await openHotels(page)
  await hotel(page, 'Kandy').fill('Hotel Rose')
  await hotel(page, 'Ella').fill('Villa Blue')
  await hotel(page, 'Ella').fill('')
  await isKept(page, 'Kandy')
  const tab = await page.context().newPage()
  await tab.goto(at('/journey'))
  await tab.getByRole('link', { name: 'Go on with your last plan' }).tap()
  await openHotels(tab)
  await expect.poll(() => hotel(tab, 'Kandy').inputValue()).toBe('Hotel Rose')
  expect(await hotel(tab, 'Ella').inputValue()).toBe('')
  // What the guest takes away there stays away.
  await hotel(tab, 'Kandy').fill('')
  await tab.reload()
  await openHotels(tab)
  expect(await hotel(tab, 'Kandy').inputValue()).toBe('')
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('one time for all rides is the tour’s, too, unless its park is closed then', async ({ expect }) => {
  const { page, close } = await visit(
    browser,
    at('/journey?stop1=Kandy&stop2=Ella&nights2=2&stop3=Yala+national+park&nights3=1&stop4=Mirissa'),
    PHONE,
  )
  const all = page.getByLabel('All rides at')
  await page.getByRole('form', { name: 'Book the whole journey' }).scrollIntoViewIfNeeded()
  await page.locator('.booking-form__button:enabled').waitFor()
  const starts = () =>
    page
      .locator('input[name^="pickuptime"]')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  const [, own] = await starts()
  await all.fill('17:00')
  await page.getByText(`Ride 2 stays at ${own}: its park sets the hour.`).waitFor()
  expect(await starts()).toEqual(['17:00', own, '17:00'])
  await all.fill('11:00')
  await expect.poll(starts).toEqual(['11:00', '11:00', '11:00'])
  expect(await page.getByText('its park sets the hour').count()).toBe(0)
  await close()
})

test.concurrent('one time is set for all rides, then single ones; what is refused unfolds', async ({ expect }) => {
  const { page, complaints, close } = await visit(
    browser,
    at(`${THREE}&stop4=Mirissa&nights3=1&start=${PICKUP.date}`),
    PHONE,
  )
  const form = page.getByRole('form', { name: 'Book the whole journey' })
  await form.scrollIntoViewIfNeeded()
  await form.locator('.booking-form__button:enabled').waitFor()
  const ride = (name: string) => form.locator('details', { hasText: name })
  const day = (days: number) => sriLankaTime(new Date(Date.parse(`${PICKUP.date}T12:00:00+05:30`) + days * DAY_MS)).date
  await form.getByLabel('All rides at').fill('07:30')
  await ride('3. Ella to Mirissa').locator('summary').press('Enter')
  await ride('3. Ella to Mirissa').getByLabel('Pickup time').fill('10:15')
  const starts = await form
    .locator('input[type="date"], input[name^="pickuptime"]')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  expect(starts).toEqual([day(0), '07:30', day(2), '07:30', day(3), '10:15'])
  expect(await ride('2. Kandy to Ella').locator('summary').textContent()).toContain('07:30')
  expect(await violations(page, '.booking-form')).toEqual([])

  // Rides without a time are named above the button, and their lines open.
  for (const name of ['2. Kandy to Ella', '3. Ella to Mirissa']) {
    const line = ride(name)
    if ((await line.getAttribute('open')) === null) await line.locator('summary').tap()
    await line.getByLabel('Pickup time').fill('')
    await line.locator('summary').tap()
  }
  await form.getByLabel('Phone number').fill(newCustomer().phone)
  await form.getByLabel('Email').fill(newCustomer().email)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/journey/booking/')) sent.push(request.headers()['x-terms-of-list'] ?? 'no list')
  })
  await form.getByRole('button', { name: 'Confirm Booking' }).tap()
  await form.getByRole('alert').getByText('Fill in first when these rides begin: 2 and 3.').waitFor()
  expect(sent).toEqual([])
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('pickuptime1')
  await ride('2. Kandy to Ella').getByLabel('Pickup time').fill('07:30')
  await form.getByRole('alert').getByText('Fill in first when ride 3 begins.').waitFor()
  await ride('3. Ella to Mirissa').getByLabel('Pickup time').fill('10:15')
  await expect.poll(() => form.getByText('Fill in first').count()).toBe(0)
  await ride('2. Kandy to Ella').locator('summary').tap()

  // A ride before the one before it is refused, in its folded line.
  await ride('2. Kandy to Ella').locator('summary').tap()
  await ride('2. Kandy to Ella').getByLabel('Pickup date').fill(day(-1))
  await ride('2. Kandy to Ella').locator('summary').tap()
  await form.getByRole('button', { name: 'Confirm Booking' }).tap()
  await form.getByText('This ride has to begin after the one before it.').waitFor()
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('pickupdate1')

  // One that begins before the one before it has arrived is asked about; its folded line opens for another time.
  await ride('2. Kandy to Ella').getByLabel('Pickup date').fill(day(0))
  await ride('2. Kandy to Ella').getByLabel('Pickup time').fill('08:00')
  await ride('2. Kandy to Ella').locator('summary').tap()
  await form.getByRole('button', { name: 'Confirm Booking' }).tap()
  await form
    .getByText(/^Ride 1 arrives at about \d\d:\d\d, ride 2 begins at 08:00\. Is that what you want\?$/)
    .waitFor()
  await form.getByRole('button', { name: 'Change the time' }).tap()
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('pickuptime1')
  expect(await ride('2. Kandy to Ella').getByLabel('Pickup time').isVisible()).toBe(true)
  expect(sent).toEqual([])
  // Or it is meant so.
  await form.getByRole('button', { name: 'Confirm Booking' }).tap()
  await form.getByRole('button', { name: 'Yes, book it so' }).tap()
  await answerHeading(page, 'Congradulations').waitFor()
  // Its guest has read the terms of the page's list.
  expect(sent).toEqual(['0'])
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('for a flight in the small hours the last ride begins the evening before, and a later pickup is asked about', async ({
  expect,
}) => {
  const end = addDays(PICKUP.date, 3)
  const query = new URLSearchParams([
    ...[COLOMBO_AIRPORT, 'Ella', 'Galle', COLOMBO_AIRPORT].map((place, i) => [`stop${i + 1}`, place]),
    ['nights2', '2'],
    ['nights3', '1'],
    ['start', PICKUP.date],
    ['end', end],
    ['flight', '01:30'],
  ])
  const { page, close } = await visit(browser, at(`/journey?${query}`), PHONE)
  const form = page.getByRole('form', { name: 'Book the whole journey' })
  await form.scrollIntoViewIfNeeded()
  await form.locator('.booking-form__button:enabled').waitFor()
  const [day, time] = ['Pickup date', 'Pickup time'].map((name) => form.getByLabel(name).last())
  expect(await day!.inputValue()).toBe(addDays(end, -1))
  const evening = await time!.inputValue()
  expect(evening > '18:00').toBe(true)
  const { email, phone } = newCustomer()
  await form.getByLabel('Pickup time').first().fill('10:30')
  await form.getByLabel('Phone number').fill(phone)
  await form.getByLabel('Email').fill(email)
  // The day of the flight, at the hour of the evening before it.
  await day!.fill(end)
  await form.getByRole('button', { name: 'Confirm Booking' }).tap()
  const question = form.getByRole('group', { name: /^Pickup .*\?$/ })
  await question.getByText(`leave Galle at ${evening} the day before or earlier`).waitFor()
  await question.getByRole('button', { name: 'Choose another time' }).tap()
  await expect.poll(() => time!.evaluate((input) => document.activeElement === input)).toBe(true)
  await day!.fill(addDays(end, -1))
  await form.getByRole('button', { name: 'Confirm Booking' }).tap()
  await answerHeading(page, 'Congradulations').waitFor()
  await close()
})

test.concurrent('a ready journey is taken, changed and booked in one form, with one reference', async ({ expect }) => {
  const { page, close } = await visit(browser, at('/journeys/three-days-between-flights'), PHONE)
  await page.getByRole('link', { name: 'Start from this journey' }).tap()
  await page.waitForURL('**/journey?**')
  await page.getByLabel('First day').fill(PICKUP.date)
  await page.waitForURL(/start=/)
  await page.getByLabel('Flight at').fill('11:00')
  await page.waitForURL(/flight=/)
  await page.locator('.total[aria-busy="false"]').waitFor()
  const price = Number(await total(page).getAttribute('value'))

  const form = page.getByRole('form', { name: 'Book the whole journey' })
  await form.scrollIntoViewIfNeeded()
  await form.locator('.booking-form__button:enabled').waitFor()
  // The last ride leaves in time for the flight of the plan.
  const advice = await form.getByText('For your flight, choose a pickup').textContent()
  const [, before] = /pickup (.+) before its departure/.exec(advice!)!
  expect(await form.getByLabel('Pickup time').last().inputValue()).toBe(
    timeOf(minutesOf('11:00') - parseDuration(before!)!),
  )
  const { email, phone } = newCustomer()
  await form.getByRole('button', { name: 'Confirm Booking' }).tap()
  // The landing is known to the guest alone; everything else that is missing is the guest.
  await form.getByText('Choose a pickup time').waitFor()
  // After midnight: what is left of that night is none of those of the plan, and a tap leads to these.
  await form.getByLabel('Pickup time').first().fill('00:40')
  const night = form.getByText(/^The rest of that night is not counted: you drive on from \w+ on \w{3} \d+ \w{3}\./)
  await night.getByRole('button', { name: 'Change the nights' }).tap()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('nights2')
  await form.getByLabel('Pickup time').first().fill('10:30')
  expect(await night.count()).toBe(0)
  await form.getByLabel('Phone number').fill(phone)
  await form.getByLabel('Email').fill(email)
  await form.locator('summary', { hasText: 'Where you stay' }).tap()
  await form.getByLabel('Hotel or house in Kandy').fill('Lake House')
  await form.getByLabel('Flight number').first().fill('UL504')
  // The landing stays with the airport, wherever the first ride leads.
  const landing = async () => [
    await form.getByLabel('Pickup time').first().inputValue(),
    await form.getByLabel('Flight number').first().inputValue(),
  ]
  const firstRide = await form.locator('.journey-rides summary').first().textContent()
  await openMenu(page, 'Kandy')
  await page.getByRole('button', { name: 'Move up Kandy' }).tap()
  await expect.poll(() => form.locator('.journey-rides summary').first().textContent()).not.toBe(firstRide)
  await page.locator('.total[aria-busy="false"]').waitFor()
  expect(await landing()).toEqual(['10:30', 'UL504'])
  await page.goBack()
  await expect.poll(() => form.locator('.journey-rides summary').first().textContent()).toBe(firstRide)
  await page.locator('.total[aria-busy="false"]').waitFor()
  expect(await landing()).toEqual(['10:30', 'UL504'])
  await form.getByRole('button', { name: 'Confirm Booking' }).tap()
  await answerHeading(page, 'Congradulations').waitFor()
  expect(await page.getByText(`USD ${price}`).count()).toBeGreaterThan(0)
  const reference = await page.locator('.booking__reference strong').textContent()
  expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  // The answer is the journey at a glance, day by day.
  const days = page.getByRole('region', { name: 'Your journey, day by day' })
  expect(await days.getByRole('heading', { level: 3 }).allTextContents()).toHaveLength(3)
  expect(await days.getByText('By way of Dambulla').isVisible()).toBe(true)
  // With what was typed, as on the booking's page: whoever mistypes a hotel sees it here.
  expect(await days.getByText('UL504').isVisible()).toBe(true)
  expect(await days.getByText('Lake House').count()).toBe(2)
  expect(await page.locator('.answer').evaluate((answer) => answer.clientHeight)).toBeLessThan(2900)
  expect(await violations(page, '.answer')).toEqual([])
  await page.goto(at(`/booking/${reference!}`))
  expect(await page.getByText('Lake House').count()).toBeGreaterThan(0)
  await close()
})

test.concurrent('a night at a park is planned: the tour ends there, and the next ride begins there on another day', async ({
  expect,
}) => {
  const places = ['Ella', 'Yala national park', 'Mirissa']
  const { page, complaints, close } = await visit(
    browser,
    at('/journey?stop1=Ella&stop2=Yala+national+park&stop3=Mirissa&start=2027-03-02'),
    PHONE,
  )
  await settledAt({ page, expect }, places)
  expect(await page.locator('.way__line').allInnerTexts()).toHaveLength(2)
  // A tour that drives on brings its guests to the door.
  await page.getByLabel('Hotel or house in Mirissa').waitFor({ state: 'attached' })
  await page.locator('select[name="nights2"]').selectOption('1')
  await expect.poll(() => new URL(page.url()).searchParams.get('nights2')).toBe('1')
  await settledAt({ page, expect }, places)
  // Two rides with a price of their own.
  await expect.poll(() => page.locator('.way__price').count()).toBe(2)
  await page.getByText('name your hotel as a stop of its own').waitFor()
  // So does the form: a house that is typed there is where the next ride begins, and no way to its door.
  await page.getByLabel(/^Where we fetch you at Yala/).waitFor({ state: 'attached' })
  await page.locator('select[name="tour2"]').selectOption('full')
  await expect.poll(() => new URL(page.url()).search).toContain('nights2=1&tour2=full')
  expect(complaints).toEqual([])
  await close()
})

test('in each language a phone breaks no name of a vehicle within a word, and no choice lies under its arrow', async () => {
  const addressOf = (language: Language) =>
    at(`${addressIn(language, '/journey')}?stop1=Colombo&stop2=Yala+national+park&stop3=Ella&nights3=2&stop4=Jaffna`)
  // One visitor of all languages has the scripts from the first page on.
  const { page, close } = await visit(browser, addressOf(OFFERED[0]!), PHONE)
  for (const language of OFFERED) {
    if (language !== OFFERED[0]) await loadAndHydrate(page, () => page.goto(addressOf(language)))
    await page.locator('.total[aria-busy="false"]').waitFor()
    const broken = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.vehicle__name, .ride-fare')].flatMap((name) => {
          const text = name.firstChild as Text
          return [...text.data.matchAll(/[\p{L}-]+/gu)].flatMap(({ 0: word, index }) => {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
            return lines.size > 1 && !/\p{Script=Han}/u.test(word) ? [word] : []
          })
        }),
      )
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 })
      const hidden = await page.evaluate(() => {
        const pen = document.createElement('canvas').getContext('2d')!
        // The country's words are drawn beside its select, in a box that is as wide as they are.
        const selects = document.querySelectorAll<HTMLSelectElement>('select:not([name="phonecountry"])')
        return [...selects].flatMap((select) => {
          const { font, letterSpacing, paddingLeft, paddingRight, backgroundSize, backgroundPositionX } =
            getComputedStyle(select)
          Object.assign(pen, { font, letterSpacing })
          const toEdge = Number(/100% - ([\d.]+)px/.exec(backgroundPositionX)?.[1] ?? 0)
          const arrow = toEdge + (parseFloat(backgroundSize) || 0)
          const room = select.clientWidth - parseFloat(paddingLeft) - Math.max(parseFloat(paddingRight), arrow)
          return [...select.options].flatMap(({ text }) =>
            select.clientWidth > 0 && pen.measureText(text).width > room + 0.5 ? [`${select.name}: ${text}`] : [],
          )
        })
      })
      expect([language, width, await broken(), hidden]).toEqual([language, width, [], []])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    // Where the text is large, too.
    await page.evaluate(() => (document.documentElement.style.fontSize = '150%'))
    expect([language, await broken()]).toEqual([language, []])
    // The number of a new stop stays beside its field.
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const added = page.locator('.stop--new')
    const number = (await added.locator('.stop__number').boundingBox())!
    const field = (await added.locator('input').boundingBox())!
    expect([language, number.y > field.y, number.x < field.x]).toEqual([language, true, true])
  }
  await close()
})

test.concurrent('a link with a day that is over says so beside its ride, and the form asks for another', async ({
  expect,
}) => {
  const phone = { ...PHONE, viewport: { width: 360, height: 640 } }
  const path = `/journey?stop1=Colombo&stop2=Kandy&nights2=1&stop3=Ella&start=${dayIn(-3)}`
  const { page, complaints, close } = await visit(browser, at(path), phone)
  const warning = page.locator('li[data-code=past-day]')
  await warning.waitFor()
  expect([await warning.count(), await warning.innerText()]).toEqual([1, 'This date is past in Sri Lanka'])
  const form = page.getByRole('form', { name: 'Book the whole journey' })
  await form.scrollIntoViewIfNeeded()
  await form.locator('.booking-form__button:enabled').waitFor()
  const dates = () =>
    form.locator('input[type=date]').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))
  await expect.poll(dates).toEqual(['', ''])
  const { email, phone: number } = newCustomer()
  await form.getByLabel('Phone number').fill(number)
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Confirm Booking' }).tap()
  await form.getByText('Choose a pickup date').first().waitFor()
  // One day is enough: the others follow it. One that is over is refused where it is typed.
  await form.locator('input[type=date]').first().fill(dayIn(-2))
  await form.getByText('This date is past in Sri Lanka').first().waitFor()
  await form.locator('input[type=date]').first().fill(dayIn(20))
  await expect.poll(dates).toEqual([dayIn(20), dayIn(21)])
  expect(await form.getByText('This date is past in Sri Lanka').count()).toBe(0)
  // A day on the page puts all right.
  await page.getByLabel('First day').fill(dayIn(30))
  await page.waitForURL(/start=/)
  await expect.poll(() => warning.count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('a day too soon for a driver is said beside its ride, with the way to ask for one', async ({
  expect,
}) => {
  // So soon at any hour of the day.
  const soon = sriLankaTime(new Date(Date.now() + 2 * HOUR_MS))
  const path = `/journey?stop1=Colombo&stop2=Kandy&nights2=1&stop3=Ella&start=${soon.date}`
  const { page, complaints, close } = await visit(browser, at(path), PHONE)
  const form = journeyForm(page)
  await form.scrollIntoViewIfNeeded()
  await form.locator('.booking-form__button:enabled').waitFor()
  await form.getByLabel('Pickup time').first().fill(soon.time)
  const says = () =>
    Promise.all(
      [form.getByRole('heading', { level: 2 }), form.locator('.booking-form__button')].map((each) =>
        each.textContent(),
      ),
    )
  await expect.poll(says).toEqual(['Journey on request', 'Send the request'])
  const link = form.getByRole('link', { name: /WhatsApp/ })
  await link.first().waitFor()
  expect(decodeURIComponent((await link.first().getAttribute('href'))!)).toContain('Taxi from Colombo to Kandy')
  // Nobody promises that somebody comes for what nobody has agreed to.
  const ifNobodyComes = form.getByText('If nobody comes', { exact: true })
  expect(await ifNobodyComes.count()).toBe(0)
  expect(await violations(page, '#booking')).toEqual([])
  await form.locator('input[type=date]').first().fill(dayIn(20))
  await expect.poll(() => link.count()).toBe(0)
  expect(await says()).toEqual(['Book the whole journey', 'Confirm Booking'])
  expect(await ifNobodyComes.isVisible()).toBe(true)
  // A day that is over is no request.
  await form.locator('input[type=date]').first().fill(dayIn(-2))
  await form.getByText('This date is past in Sri Lanka').first().waitFor()
  expect(await says()).toEqual(['Book the whole journey', 'Confirm Booking'])
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('a journey to a park that is closed then is a request, and each ride is paid at its own end', async ({
  expect,
}) => {
  const { closed } = parkNamed('Yala national park')!
  const year = Number(PICKUP.date.slice(0, 4)) + (PICKUP.date.slice(5) < closed!.first ? 0 : 1)
  const path = `/journey?stop1=Ella&stop2=Yala+national+park&stop3=Mirissa&nights3=1&stop4=Galle&start=${year}-${closed!.first}`
  const { page, complaints, close } = await visit(browser, at(path), PHONE)
  const form = journeyForm(page)
  await form.scrollIntoViewIfNeeded()
  await form.locator('.booking-form__button:enabled').waitFor()
  await expect.poll(() => form.getByRole('heading', { level: 2 }).textContent()).toBe('Journey on request')
  await form.getByText(/^Pay the driver of each ride at its end in LKR or USD/).waitFor()
  expect(await form.getByText('end of the journey').count()).toBe(0)
  await page.getByLabel('First day').fill(addDays(`${year}-${closed!.last}`, 10))
  await expect.poll(() => form.getByRole('heading', { level: 2 }).textContent()).toBe('Book the whole journey')
  expect(complaints).toEqual([])
  await close()
})

test("the form says at a ride's time which hour at the gate it needs, and when its day ends late", async () => {
  const address = `/journey?stop1=Sigiriya&stop2=Minneriya+National+Park&stop3=Ella&start=${inDays(40)}`
  const { page, close } = await visit(browser, at(address), PHONE)
  const time = page.locator('input[name="pickuptime0"]')
  // In the morning: from an afternoon's tour they would be in Ella at night.
  await expect.poll(() => time.inputValue()).toBe('05:25')
  const note = page.locator('.journey-rides p[role="status"]').first()
  expect(await note.textContent()).toBe('')
  await time.fill('13:25')
  await expect.poll(() => note.textContent()).toMatch(/^The day ends only at about 22:/)
  await time.fill('16:10')
  await expect
    .poll(() => note.textContent())
    .toMatch(/^You would be at the gate at about 16:.* be there between 06:00 and 16:00/)
  await close()
})
