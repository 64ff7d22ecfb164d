/** The receipt stays with the history entry in which the booking was made, and shows the booking as it is. */
import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { SERVICE } from '#domain/brand.ts'
import { PARK_CALENDARS } from '#domain/operator/park-calendar.ts'
import { VEHICLE_ROOM } from '#domain/operator/vehicle-room.ts'
import {
  answerHeading,
  cancelByMail,
  confirmButton,
  fillIn,
  mailsAbout,
  newCustomer,
  PICKUP,
  readyForm,
  ridesOf,
  shownReference,
} from './bookings.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { violations } from './accessibility.ts'
import { browser } from './browser.ts'
import { SITE_PAGES } from './site-pages.ts'
import { PHONE, visit } from './visit.ts'

const site = inject('siteUrl')
const state = inject('siteState')

const HOME_TITLE = 'Taxi in Sri Lanka at a fixed price'
const payLink = (page: Page) => page.getByRole('link', { name: /Pay Online/ })
async function showsHome(page: Page) {
  await page.locator('html[data-scripts="alive"]').waitFor()
  await page.getByRole('heading', { level: 1, name: HOME_TITLE }).waitFor()
}

async function bookOn(page: Page) {
  const guest = newCustomer()
  await fillIn(page, guest)
  await confirmButton(page).click()
  return { guest, reference: await shownReference(page) }
}

test.concurrent('after a booking from the home page a visit shows the page; reload and the way back show the receipt', async () => {
  const { page, complaints, close } = await visit(browser, `${site}/`)
  const { reference } = await bookOn(page)
  // The skip link leads nowhere else.
  await page.getByRole('link', { name: 'Skip to the content' }).focus()
  await page.keyboard.press('Enter')
  expect(await shownReference(page)).toBe(reference)

  for (const link of [
    page.getByRole('link', { name: 'Home', exact: true }).first(),
    page.locator('.brand'),
    page.getByRole('link', { name: 'Book Taxi Now' }).first(),
  ]) {
    await link.click()
    await showsHome(page)
    expect(await answerHeading(page, 'Congradulations').count()).toBe(0)
    await page.goBack()
    expect(await shownReference(page)).toBe(reference)
  }

  await page.reload()
  expect(await shownReference(page)).toBe(reference)
  await payLink(page).waitFor()

  await page.goto(`${site}/?pickup=Kandy&dropoff=Ella`)
  await showsHome(page)
  expect(await answerHeading(page, 'Congradulations').count()).toBe(0)
  await page.goBack()
  expect(await shownReference(page)).toBe(reference)
  // Browsers give the same address the place of the entry before it.
  await page.goto(`${site}/`)
  await readyForm(page)
  await showsHome(page)
  expect(await answerHeading(page, 'Congradulations').count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('two bookings in one tab keep their receipts', async () => {
  const { page, close } = await visit(browser, `${site}/`, PHONE)
  const first = await bookOn(page)
  await page.locator('.brand').click()
  await showsHome(page)
  const second = await bookOn(page)
  expect(second.reference).not.toBe(first.reference)
  await page.goBack()
  expect(await shownReference(page)).toBe(first.reference)
  await page.goForward()
  expect(await shownReference(page)).toBe(second.reference)
  await close()
})

test.concurrent('a receipt that is shown again says what has become of the booking: not known right now, moved, cancelled', async () => {
  const { page, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Ella`)
  const { guest, reference } = await bookOn(page)
  await payLink(page).waitFor()

  const LOOKUP = `**/en/*/booking/${reference}`
  await page.route(LOOKUP, (route) => route.abort())
  await page.reload()
  expect(await shownReference(page)).toBe(reference)
  await page.getByText('We cannot look up right now').waitFor()
  expect(await payLink(page).count()).toBe(0)
  expect(ridesOf(state, guest)).toHaveLength(1)
  await page.unroute(LOOKUP)

  const receipt = (await mailsAbout(state, reference, 2)).find((mail) => mail.includes('changes?key='))!
  const other = await page.context().newPage()
  await other.goto(site + /\/booking\/[\w-]+\/changes\?key=\w+/.exec(receipt)![0])
  await other.getByLabel('Pickup time').fill('14:45')
  await other.getByRole('button', { name: 'Save the change' }).click()
  await other.getByText('Your change is saved').waitFor()
  await other.close()
  await page.reload()
  await answerHeading(page, 'Your booking has changed').waitFor()
  await page.getByText('14:45 hrs').first().waitFor()
  await payLink(page).waitFor()

  await cancelByMail(page, site, state, reference)
  await page.reload()
  await answerHeading(page, 'Cancelled').waitFor()
  await page.getByText('Nobody will come').waitFor()
  await page.getByText(reference).first().waitFor()
  expect(await payLink(page).count()).toBe(0)
  expect(await page.getByText("We've received your booking").count()).toBe(0)
  await close()
})

test.concurrent('the same booked again is asked about first; once it is cancelled it is a new booking with new mail', async () => {
  const trip = `${site}/transfer/taxi-from-Kandy-to-Sigiriya`
  const { page, complaints, close } = await visit(browser, trip, PHONE)
  const { guest, reference } = await bookOn(page)
  await page.goto(trip)
  await fillIn(page, guest)
  await confirmButton(page).click()
  await answerHeading(page, 'You have this already').waitFor()
  await page
    .getByText(`${reference.slice(0, 4)}…`)
    .first()
    .waitFor()
  expect(await violations(page)).toEqual([])
  expect(ridesOf(state, guest)).toHaveLength(1)
  await page.getByRole('button', { name: 'Book it once more' }).click()
  const second = await shownReference(page)
  expect(second).not.toBe(reference)
  expect(ridesOf(state, guest)).toHaveLength(2)

  for (const booked of [reference, second]) await cancelByMail(page, site, state, booked)
  await page.goto(trip)
  await fillIn(page, guest)
  await confirmButton(page).click()
  const third = await shownReference(page)
  expect([reference, second]).not.toContain(third)
  expect(ridesOf(state, guest).map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'new'])
  await mailsAbout(state, third, 2)
  // The browser itself reports the refusal.
  expect(complaints.filter((text) => !text.includes('409'))).toEqual([])
  await close()
})

const NOTHING_TO_PAY = 'Until we have confirmed it there is nothing to pay online.'
const { van } = VEHICLE_ROOM
const { closed } = PARK_CALENDARS['Yala national park']
/** @example dayOfYear('09-01') // '1 September' */
const dayOfYear = (day: string) =>
  `${Number(day.slice(3))} ${new Date(`2026-${day}`).toLocaleString('en', { month: 'long', timeZone: 'UTC' })}`
const PROMISE = `We send you the driver's details within ${SERVICE.driverHours} hours`
/** When this park is closed. */
const september = `${Number(PICKUP.date.slice(0, 4)) + (PICKUP.date.slice(5) < '09-10' ? 0 : 1)}-09-10`

test.concurrent.each([
  [
    'a car too small',
    '/transfer/taxi-from-Kandy-to-Ella',
    async (form: Locator) => {
      await form.getByLabel('Travelers').fill(String(van.seats))
      await form.getByLabel('Large bags').fill(String(van.bags + 1))
    },
    `${van.seats} travelers and ${van.bags + 1} large bags do not fit into the Mini Car. We write to you about a second vehicle and its price.`,
  ],
  [
    'a closed park',
    SITE_PAGES['a safari with transport'],
    async (form: Locator) => {
      await form.getByLabel('Pickup date').fill(september)
      await form.getByText('You can book this day; we then write to you about another day or park.').waitFor()
    },
    `Yala national park is usually closed from ${dayOfYear(closed!.first)} to ${dayOfYear(closed!.last)}. We write to you about another day or park.`,
  ],
] as const)(
  'the answer to a booking of %s says so in the first screen; nobody is promised, and the payment waits',
  async (_, path, fill, caveat) => {
    const { page, complaints, close } = await visit(browser, site + path, PHONE)
    await fillIn(page, newCustomer())
    await fill(await readyForm(page))
    await page.getByRole('button', { name: /^(Confirm Booking|Book Now)$/ }).click()
    const reference = await shownReference(page)
    const said = page.getByText(`${caveat} ${NOTHING_TO_PAY}`)
    const isSaidFirst = async () => {
      const { y, height } = (await said.boundingBox())!
      expect(y + height).toBeLessThan(664)
      expect(await page.getByText(PROMISE).count()).toBe(0)
      expect(await payLink(page).count()).toBe(0)
    }
    await isSaidFirst()
    expect(await page.getByText('or online in advance by card').count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await page.reload()
    expect(await shownReference(page)).toBe(reference)
    await isSaidFirst()
    expect(complaints).toEqual([])
    await close()
  },
)

test.concurrent('right below the texts of a received booking stands what happens next, and beside the payment that it is paid back', async () => {
  const { page, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Ella`, PHONE)
  const guest = newCustomer()
  await fillIn(page, guest)
  const form = await readyForm(page)
  const now = sriLankaTime(new Date(Date.now() + 30 * 60_000))
  await form.getByLabel('Pickup date').fill(now.date)
  await form.getByLabel('Pickup time').fill(now.time)
  await confirmButton(page).click()
  await shownReference(page)
  const request = await page.getByText('it is a request').boundingBox()
  expect(request!.y + request!.height).toBeLessThan(664)
  expect(await payLink(page).locator('xpath=following-sibling::small').textContent()).toMatch(
    /^Paid back in full if we cannot drive you, or if you cancel until \d+ hours before the pickup\.$/,
  )
  expect(await violations(page)).toEqual([])
  await close()
})
