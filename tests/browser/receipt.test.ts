/** The receipt stays with the history entry in which the booking was made, and shows the booking as it is. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import {
  answerHeading,
  cancelByMail,
  confirmButton,
  fillIn,
  mailsAbout,
  newCustomer,
  payLink,
  readyForm,
  ridesOf,
  shownReference,
} from './bookings.ts'
import { violations } from './accessibility.ts'
import { browser } from './browser.ts'
import { PHONE, press, visit } from './visit.ts'

const site = inject('siteUrl')
const state = inject('siteState')

const HOME_TITLE = 'Taxi in Sri Lanka at a fixed price'
async function showsHome(page: Page) {
  await page.locator('html[data-scripts="alive"]').waitFor()
  await page.getByRole('heading', { level: 1, name: HOME_TITLE }).waitFor()
}

async function bookOn(page: Page) {
  const guest = newCustomer()
  await fillIn(page, guest)
  await press(confirmButton(page))
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
  await page.locator('.brand').tap()
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

  const LOOKUP = `**/en/*/booking/${reference}*`
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
  // Its page says what that costs.
  await page.goto(`${site}/booking/${reference}`)
  await page.getByText('The cancellation costs nothing.').waitFor()
  await close()
})

test.concurrent('a receipt that is shown again asks for the deposit as it is now, in rupees too, and by as many payments', async () => {
  const { page, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Ella`)
  const said = { depositUsd: 53, depositLkr: 15_264, payments: 3, cardFrom: '2031-05-06' }
  const asNow = { depositUsd: 20, depositLkr: 5760, payments: undefined, cardFrom: undefined }
  await page.route(/\/booking\/[\w-]+/, async (route) => {
    const isBooking = route.request().method() === 'POST'
    if (!isBooking && route.request().resourceType() !== 'fetch') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...(isBooking ? said : asNow) } })
  })
  await bookOn(page)
  await page.getByRole('link', { name: /^Pay the deposit of LKR 15,264 online/ }).waitFor()
  await page.getByText('3 payments').waitFor()
  await page.reload()
  await page.getByRole('link', { name: /^Pay the deposit of LKR 5,760 online/ }).waitFor()
  expect(await page.getByRole('main').innerText()).not.toMatch(/15,264|3 payments|6 May/)
  await close()
})

test.concurrent('the same booked again is asked about first; once it is cancelled it is a new booking with new mail', async () => {
  const trip = `${site}/transfer/taxi-from-Kandy-to-Sigiriya`
  const { page, complaints, close } = await visit(browser, trip, PHONE)
  const { guest, reference } = await bookOn(page)
  await page.goto(trip)
  await fillIn(page, guest)
  await confirmButton(page).tap()
  await answerHeading(page, 'You have this already').waitFor()
  await page
    .getByText(`${reference.slice(0, 4)}…`)
    .first()
    .waitFor()
  expect(await violations(page)).toEqual([])
  expect(ridesOf(state, guest)).toHaveLength(1)
  await page.getByRole('button', { name: 'Book it once more' }).tap()
  const second = await shownReference(page)
  expect(second).not.toBe(reference)
  expect(ridesOf(state, guest)).toHaveLength(2)

  for (const booked of [reference, second]) await cancelByMail(page, site, state, booked)
  await page.goto(trip)
  await fillIn(page, guest)
  await confirmButton(page).tap()
  const third = await shownReference(page)
  expect([reference, second]).not.toContain(third)
  expect(ridesOf(state, guest).map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'new'])
  await mailsAbout(state, third, 2)
  // The browser itself reports the refusal.
  expect(complaints.filter((text) => !text.includes('409'))).toEqual([])
  await close()
})

/** What this browser knows of other bookings is waited for however long that takes here: a busy machine is no lost answer. */
const patiently = (page: Page) =>
  page.context().addInitScript(() => {
    const { setTimeout: wait } = window
    window.setTimeout = ((run: () => void, ms = 0) => wait(run, ms > 1000 ? 60 * ms : ms)) as typeof setTimeout
    AbortSignal.timeout = () => new AbortController().signal
  })

const bookedAlready = (page: Page) => page.getByRole('group', { name: 'Two rides at the same time?' })

test.concurrent('a ride that meets one booked in the tab is asked about once, and not once that one is cancelled', async () => {
  const { page, complaints, close } = await visit(
    browser,
    `${site}/transfer/taxi-from-Kandy-to-Matale`,
    PHONE,
    patiently,
  )
  const { guest, reference } = await bookOn(page)
  await page.goto(`${site}/transfer/taxi-from-Ella-to-Jaffna`)
  await fillIn(page, guest)
  const form = await readyForm(page)
  await form.getByLabel('Pickup time').fill('05:45')
  await confirmButton(page).tap()
  const question = bookedAlready(page)
  await question.getByText(`You have already booked: Taxi from Kandy to Matale, `).waitFor()
  await question
    .getByText(new RegExp(`05:30 until about \\d\\d:\\d\\d \\(${reference}\\)\\. Is that what you want\\?$`))
    .waitFor()
  expect(await violations(page, '#booking')).toEqual([])
  await question.getByRole('button', { name: 'Change the time' }).tap()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('pickuptime')
  // Two cars may be meant.
  await confirmButton(page).tap()
  await press(question.getByRole('button', { name: 'Yes, book it so' }))
  const second = await shownReference(page)
  expect(ridesOf(state, guest)).toHaveLength(2)

  for (const booked of [reference, second]) await cancelByMail(page, site, state, booked)
  await page.goto(`${site}/transfer/taxi-from-Ella-to-Galle`)
  await fillIn(page, guest)
  await confirmButton(page).tap()
  await shownReference(page)
  expect(ridesOf(state, guest)).toHaveLength(3)
  expect(complaints).toEqual([])
  await close()
})

test.concurrent('a booking that is kept on the device is asked about in another tab; a stranger who types its address is told nothing', async () => {
  const { page, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Matale`, PHONE, patiently)
  const { guest, reference } = await bookOn(page)
  await page.goto(`${site}/booking/${reference}`)
  await press(page.getByRole('button', { name: 'Keep on this device' }))
  await page.getByRole('button', { name: 'Remove from this device' }).waitFor()
  const later = `${site}/transfer/taxi-from-Galle-to-Ella`
  const tab = await page.context().newPage()
  await tab.goto(later)
  await fillIn(tab, guest)
  await confirmButton(tab).tap()
  await bookedAlready(tab).getByText(reference).waitFor()
  await close()

  const stranger = await visit(browser, later, PHONE, patiently)
  await fillIn(stranger.page, guest)
  await confirmButton(stranger.page).tap()
  expect(await shownReference(stranger.page)).not.toBe(reference)
  await stranger.close()
})

test.concurrent('a confirmation prints as one sheet of facts, without menu, buttons and chat', async () => {
  const { page, close } = await visit(browser, `${site}/transfer/taxi-from-Kandy-to-Ella`)
  const { guest, reference } = await bookOn(page)
  await page.emulateMedia({ media: 'print' })
  for (const hidden of [
    page.getByRole('link', { name: 'Plan a trip' }).first(),
    page.getByRole('link', { name: 'See your booking' }),
    page.getByRole('button', { name: 'Book another transfer' }),
    payLink(page),
    page.locator('.chat'),
    page.locator('.footer-list').first(),
  ])
    expect(await hidden.isVisible(), String(hidden)).toBe(false)
  const main = page.getByRole('main')
  for (const text of [reference, guest.email, 'Mini Car', 'Pay at the end of the journey'])
    expect(await main.getByText(text).first().isVisible(), text).toBe(true)
  expect(await page.locator('.brand').first().isVisible()).toBe(true)
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)
  expect(sheets).toHaveLength(1)
  await close()
})
