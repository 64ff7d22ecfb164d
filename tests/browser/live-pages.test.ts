/** Pages that follow by themselves: the office's Now beside a guest's and a driver's phone, and a driver's pages without a network. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '#domain/paths.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { driverDayCode, listDrivers, openDriverDay, saveDriver } from '#worker/lists/drivers.ts'
import { forgetDevice } from '#worker/lists/driver-links.ts'
import { withSite } from '../../scripts/operator/site.ts'
import { violations } from './accessibility.ts'
import { browser } from './browser.ts'
import { openDoor } from './door.ts'
import { DRIVER, drivenRides, SMALL_PHONE } from './driven-rides.ts'
import { type LiveOffice, openOffice } from './live-office.ts'
import { type PageClock, takeClock, visitWithClock } from './page-clock.ts'
import { type Site, startSite } from './site.ts'
import { PHONE, refuseClicks } from './visit.ts'

let opened: Site
let office: LiveOffice
beforeAll(async () => {
  opened = await startSite()
  office = await openOffice(opened.state)
})
afterAll(async () => {
  office.close()
  await opened.remove()
})

const { operate, drivenRide, typeNumber } = drivenRides(() => opened)

/** Counts how often the phone shakes: where it rings, it does both. */
const countRings = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { rings: 0 })
    Navigator.prototype.vibrate = () => {
      ;(window as unknown as { rings: number }).rings++
      return true
    }
  })
const ringsOf = (page: Page) => page.evaluate(() => (window as unknown as { rings: number }).rings)

interface Desk {
  readonly page: Page
  readonly clock: PageClock
  close(): Promise<void>
}

/** A phone of the office, on one of its pages. */
async function desk(path = '/operator'): Promise<Desk> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  refuseClicks(context)
  const page = await context.newPage()
  await countRings(page)
  const clock = await takeClock(page)
  await page.goto(office.url + path)
  await page.getByRole('button', { name: 'Ring at something new' }).waitFor()
  return { page, clock, close: () => context.close() }
}

test('the guest taps, the office sees it within ten seconds and answers, all see the answer, and the driver the word', async () => {
  const { reference, sheet } = await drivenRide()
  const guest = await visitWithClock(browser, opened.url + paths.booking(reference), PHONE)
  await guest.page.getByText('Nimal has not set out yet').waitFor()
  const drivers = await browser.newContext({ ...SMALL_PHONE, serviceWorkers: 'block' })
  const driver = await drivers.newPage()
  await countRings(driver)
  const driverClock = await takeClock(driver)
  await typeNumber(driver, sheet, '077 123 4567')
  await driver.getByRole('button', { name: 'Ring at something new' }).tap()
  const [one, other] = await Promise.all([desk(), desk('/operator/today')])
  await one.page.getByRole('button', { name: 'Ring at something new' }).tap()
  await one.page.getByRole('button', { name: 'Rings at something new' }).waitFor()
  const [before, heard] = [await ringsOf(one.page), await ringsOf(driver)]
  expect([before, heard, await ringsOf(other.page)]).toEqual([1, 1, 0])

  await guest.page.getByRole('button', { name: 'I cannot find you' }).tap()
  await guest.page.getByText(/you said “I cannot find you”/).waitFor()
  for (const { page, clock } of [one, other])
    expect(await clock.passUntil(page.locator('#alarms').getByText(reference))).toBeLessThanOrEqual(10_000)
  expect([await ringsOf(one.page), await ringsOf(other.page)]).toEqual([before + 1, 0])
  expect(await violations(one.page)).toEqual([])
  await one.page.getByRole('button', { name: 'I see to it' }).tap()
  await one.page.getByText(/sees to it since/).waitFor()
  expect(await other.clock.passUntil(other.page.getByText(/sees to it since/))).toBeLessThanOrEqual(10_000)
  await driverClock.passUntil(driver.getByText('I cannot find you'))
  expect(await ringsOf(driver)).toBe(heard + 1)
  await driverClock.passUntil(driver.getByText(/The office has been seeing to it since/))
  await guest.page.getByText(/Our office has been seeing to it since/).waitFor()
  await Promise.all([guest.close(), drivers.close(), one.close(), other.close()])
})

test('what somebody types stays, and the page says that there is something new; elsewhere focus and place stay', async () => {
  const { reference } = await drivenRide()
  const today = sriLankaTime(new Date()).date
  await operate(reference, { step: 'complaint', text: 'The car was late', openUntil: today })
  const { page, clock, close } = await desk()
  const field = page.getByLabel('What came of it').first()
  await field.fill('Half a sen')
  const { reference: second } = await drivenRide()
  const line = page.getByText('There is something new. What you type stays here.')
  expect(await clock.passUntil(line)).toBeLessThanOrEqual(10_000)
  expect(await field.inputValue()).toBe('Half a sen')
  expect(await page.getByText(second).count()).toBe(0)
  await page.getByRole('button', { name: 'Show it' }).tap()
  await page.getByText(second).first().waitFor()
  expect(await field.inputValue()).toBe('Half a sen')

  await field.fill('')
  const link = page.locator(`[data-card="${reference}"] a`).first()
  await link.focus()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const inSight = () =>
    page.evaluate(() => {
      const card = [...document.querySelectorAll('[data-card]')].find((each) => each.getBoundingClientRect().top >= 0)!
      return [card.getAttribute('data-card'), Math.round(card.getBoundingClientRect().top)]
    })
  const before = await inSight()
  const { reference: third } = await drivenRide()
  expect(await clock.passUntil(async () => (await page.getByText(third).count()) > 0)).toBeLessThanOrEqual(10_000)
  const focused = await page.evaluate(() => document.activeElement?.closest('[data-card]')?.getAttribute('data-card'))
  expect(focused).toBe(reference)
  expect(await inSight()).toEqual(before)
  await close()
})

test('polls stop while the page is hidden and begin at once when it is shown; what fails is said, and tried again', async () => {
  const { page, clock, close } = await desk()
  let asked = 0
  page.on('request', (request) => (asked += Number(request.resourceType() === 'xhr')))
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await clock.passUntil(async () => asked > 0)
  await setHidden(true)
  await clock.jump(0)
  const before = asked
  await clock.jump(60_000)
  expect(asked).toBe(before)
  await setHidden(false)
  await expect.poll(() => asked).toBe(before + 1)
  office.shut(true)
  const line = page.getByText(/^Not reached since \d\d:\d\d\. This page may be out of date\./)
  await clock.passUntil(line)
  const failed = asked
  await clock.jump(4000)
  expect(asked).toBe(failed)
  office.shut(false)
  await clock.passUntil(async () => (await line.count()) === 0)
  expect(asked).toBeGreaterThan(failed)
  await close()
})

test('the scripts of a page of the office have 60 kB at most', async () => {
  const scripts = new Set<string>()
  const offices = [
    '',
    '/today',
    '/later',
    '/past',
    '/new',
    '/money',
    '/drivers',
    '/partners',
    '/phones',
    '/prices',
    '/proposals',
  ]
  for (const path of offices) {
    const page = await fetch(`${office.url}/operator${path}`)
    expect([path, page.status]).toEqual([path, 200])
    const its = [...(await page.text()).matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src!)
    const bytes = its.reduce((sum, src) => sum + statSync(join('dist/client', src)).size, 0)
    expect(bytes, path).toBeLessThanOrEqual(60_000)
    for (const src of its) scripts.add(src)
  }
  expect([...scripts].toSorted()).toEqual([plainPaths.officeScript, plainPaths.pushScript])
})

test("a driver's day and its sheets open without a network once the day was seen, and a tap goes out later", async () => {
  const { reference, sheet } = await drivenRide()
  const today = sriLankaTime(new Date(Date.now() + 30 * 60_000)).date
  const code = await withSite(
    false,
    async (env) => {
      await saveDriver(env, { name: DRIVER.name, phone: DRIVER.phone, cars: [{ car: 'CAB-1234', seats: 3 }] }, null)
      const [listed] = await listDrivers(env)
      await forgetDevice(env, DRIVER.phone)
      await openDriverDay(env, listed!, today, false)
      return driverDayCode(env, listed!.id, today)
    },
    opened.state,
  )
  const door = await openDoor(opened.url)
  const phone = await browser.newContext(SMALL_PHONE)
  const page = await phone.newPage()
  await typeNumber(page, plainPaths.driverDay(code!), '077 123 4567', door.url)
  await page.evaluate(
    async (kept) => {
      await navigator.serviceWorker.ready
      for (const address of kept)
        while (!(await caches.match(address))) await new Promise((wake) => setTimeout(wake, 50))
    },
    [sheet, '/driver-sheet.js', plainPaths.driverDay(code!), '/driver-day.js'],
  )
  await door.setOffline(phone, true)
  await page.goto(door.url + plainPaths.driverDay(code!))
  const ringing = (await page.locator('#ring .button').boundingBox())!
  const card = (await page.locator('.card').first().boundingBox())!
  expect(card.y - ringing.y - ringing.height).toBeGreaterThanOrEqual(8)
  await page.locator(`a[href="${sheet}"]`).tap()
  await page.waitForURL(`**${sheet}`)
  // What the sheet's script adds: before it is there, a tap is a form that is sent, which needs a network.
  await page.getByRole('button', { name: /^Rings? at/ }).waitFor()
  await page.getByRole('button', { name: 'I am on the way' }).tap()
  await page.getByText('Kept on this phone.').waitFor()
  // Also loaded again: what was tapped is shown.
  await page.reload()
  await page.getByText('Kept on this phone.').waitFor()
  expect(await page.getByRole('button', { name: '✓ I am on the way' }).isDisabled()).toBe(true)
  await page.getByText(/^Not reached since/).waitFor()
  await door.setOffline(phone, false)
  await page.getByText(/^on the way to the pickup/i).waitFor()
  expect(await page.getByText('Kept on this phone.').isVisible()).toBe(false)
  // Who goes back to the day before there is a network has said it all the same.
  await door.setOffline(phone, true)
  await page.getByRole('button', { name: 'I am at the pickup' }).tap()
  await page.getByText('Kept on this phone.').waitFor()
  await page.goto(door.url + plainPaths.driverDay(code!))
  await page.getByText(/^Not reached since/).waitFor()
  await door.setOffline(phone, false)
  await page.locator('.stage', { hasText: /at the pickup/i }).waitFor()
  expect(reference).not.toBe('')
  await phone.close()
  await door.close()
})
