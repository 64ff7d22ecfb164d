/** The office asks before what it cannot take back, and Back ticks no other driver than the one who was chosen. */
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser } from './browser.ts'
import { newCustomer } from './bookings.ts'
import { drivenRides } from './driven-rides.ts'
import { type LiveOffice, openOffice } from './live-office.ts'
import { type Site, startSite } from './site.ts'
import { PHONE } from './visit.ts'

let opened: Site
let office: LiveOffice
let page: Page
beforeAll(async () => {
  opened = await startSite()
  office = await openOffice(opened.state)
  page = await (await browser.newContext({ ...PHONE, serviceWorkers: 'block' })).newPage()
})
afterAll(async () => {
  await page.context().close()
  office.close()
  await opened.remove()
})

const { operate, bookedRide } = drivenRides(() => opened)

const see = (path: string) => page.goto(office.url + path)

async function tap(name: string): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name, exact: true }).first().tap()])
}

async function keepDriver(name: string, phone: string, car: string): Promise<void> {
  await see('/operator/drivers')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Phone', { exact: true }).fill(phone)
  await page.getByLabel(/^Cars/).fill(car)
  await tap('Keep')
}

test('no tap alone closes the link that a house has printed', async () => {
  await see('/operator/partners')
  await page.getByLabel('Name of the house').fill('Lotus House')
  await page.getByLabel(/^Where its guests/).fill('Sigiriya')
  await page.getByLabel(/^Percent/).fill('10')
  await tap('Keep')
  await page.getByRole('link', { name: 'Statement and entry of Lotus House' }).tap()
  const closes = page.getByRole('button', { name: 'Yes, close the link of Lotus House' })
  const ends = page.getByRole('button', { name: 'Yes, end it with Lotus House' })
  await page.getByText('Make a new link and close this one').waitFor()
  expect([await closes.isVisible(), await ends.isVisible()]).toEqual([false, false])
  await page.getByText('Make a new link and close this one').tap()
  await page.getByText(/book nothing for it any more, for good/).waitFor()
  expect([await closes.isVisible(), await ends.isVisible()]).toEqual([true, false])
  await page.getByText('End the partnership').tap()
  await Promise.all([page.waitForEvent('load'), ends.tap()])
  await page.getByText('ended', { exact: true }).waitFor()
})

test('two quick taps write a payment down once and say so, and Back leads to the booking', async () => {
  const reference = await bookedRide(newCustomer())
  await operate(reference, { step: 'confirm' })
  await see(`/operator/booking/${reference}/paid`)
  await page.locator('input[name="usd"]').fill('50')
  await tap('Go on')
  const sure = page.getByRole('button', { name: 'Yes, write it down' })
  let sent = 0
  const slowly = async (route: Route) => {
    sent += 1
    await new Promise((done) => {
      setTimeout(done, 500)
    })
    await route.continue()
  }
  await page.route(`**/operator/booking/${reference}`, (route) =>
    route.request().method() === 'POST' ? slowly(route) : route.continue(),
  )
  const { x, y, width, height } = (await sure.boundingBox())!
  await Promise.all([
    page.waitForEvent('load'),
    (async () => {
      await page.touchscreen.tap(x + width / 2, y + height / 2)
      await page.touchscreen.tap(x + width / 2, y + height / 2)
    })(),
  ])
  await page.unroute(`**/operator/booking/${reference}`)
  expect(sent).toBe(1)
  expect(await page.locator('main').innerText()).not.toContain('Not done')
  expect(await page.locator('main').innerText()).toMatch(/50[^\n]* of /)
  await page.goBack()
  await page.getByText(reference).first().waitFor()
})

test('after Back nobody is ticked, as the drivers may stand in another order; two of one name are told apart', async () => {
  await keepDriver('Nimal Perera', '077 123 4567', 'CAB-1234, white Prius, 3')
  await keepDriver('Nimal Perera', '077 123 4568', 'CAB-1235, white Prius, 3')
  const reference = await bookedRide(newCustomer())
  await operate(reference, { step: 'confirm' })
  await see(`/operator/booking/${reference}/driver`)
  expect(await page.getByText('Nimal Perera (+94771234567)').count()).toBe(1)
  expect(await page.getByText('Nimal Perera (+94771234568)').count()).toBe(1)
  const ticked = page.locator('input[name="listed"]:checked')
  await page.getByText('Nimal Perera (+94771234567)').tap()
  expect(await ticked.inputValue()).not.toBe('')
  await tap('Assign a driver')
  await page.getByText(/^Nimal Perera · /).waitFor()
  await page.goBack()
  await page.getByText('Who drives').waitFor()
  expect(await ticked.inputValue()).toBe('')
})
