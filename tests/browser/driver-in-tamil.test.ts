/** A driver's whole day in Tamil on a small phone, by taps alone: from the link to the last tap, for a while without a network. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DriverLanguage } from '#domain/driver-texts/driver-texts.ts'
import { ta } from '#domain/driver-texts/in-tamil.ts'
import { si } from '#domain/driver-texts/in-sinhala.ts'
import { forgetDevice, noteLanguage } from '#worker/lists/driver-links.ts'
import { withSite } from '../../scripts/operator/site.ts'
import { violations } from './accessibility.ts'
import { browser } from './browser.ts'
import { openDoor } from './door.ts'
import { DRIVER, drivenRides, withoutHold } from './driven-rides.ts'
import { openDatabase, type Site, startSite } from './site.ts'
import { PHONE, refuseClicks } from './visit.ts'

let opened: Site
beforeAll(async () => {
  opened = await startSite()
})
afterAll(() => opened.remove())

const { drivenRide } = drivenRides(() => opened)

/** The driver's links ask any phone for the number again, in that language. */
const opensAnew = (language: DriverLanguage) =>
  withSite(
    false,
    async (env) => {
      await forgetDevice(env, DRIVER.phone)
      await noteLanguage(env, DRIVER.phone, language, new Date())
    },
    opened.state,
  )

/** Of the one ride. */
function answered(): unknown {
  const database = openDatabase(opened.state, { readOnly: true })
  const [row] = database.prepare('select driver_answer from rides').all()
  database.close()
  return row!.driver_answer
}

test('from the link to the last tap, with half an hour without a network in between', async () => {
  const { sheet } = await drivenRide()
  const door = await openDoor(opened.url)
  const phone = await browser.newContext({ ...PHONE, viewport: { width: 390, height: 664 } })
  await withoutHold(phone)
  const page = await phone.newPage()
  refuseClicks(phone)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const tamil = () => page.locator('html[lang=ta]').waitFor()

  // The language comes first: the page that asks for the number is in English until then.
  await page.goto(door.url + sheet)
  await button('தமிழ்').tap()
  await tamil()
  await page.getByLabel(ta.number.label).fill('077 123 4567')
  await button(ta.number.open).tap()
  await page.getByRole('link', { name: ta.callGuest }).waitFor()
  await page.waitForLoadState()
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  // Where it begins in large letters of the driver's script, with the name that is on signs.
  expect(await page.locator('.place').first().textContent()).toContain('கட்டுநாயக்க')
  expect(await page.locator('.place small').first().textContent()).toBe('Colombo Bandaranaike International Airport')
  const question = page.getByText(ta.answer.question)
  const lowest = await page.locator('.taps .button:visible').last().boundingBox()
  expect(lowest!.y + lowest!.height).toBeLessThanOrEqual(664)

  await button(ta.answer.takes).tap()
  await page.getByText(ta.answer.said.takes).waitFor()
  expect(await question.count()).toBe(0)
  expect(answered()).toBe('takes')

  // What was kept opens without a network, in Tamil, and takes a tap.
  await page.evaluate(async (address) => {
    await navigator.serviceWorker.ready
    const isKept = async () => {
      const kept = await caches.match(address)
      return kept !== undefined && (await kept.text()).includes('asks--takes')
    }
    while (!(await isKept()) || !(await caches.match('/driver-sheet.js')))
      await new Promise((wake) => setTimeout(wake, 50))
  }, sheet)
  await door.setOffline(phone, true)
  await page.reload()
  await tamil()
  await button(ta.taps.DRIVER_DEPARTED_TO_PICKUP).tap()
  await page.getByText(ta.script.kept).waitFor()
  expect(await button(`✓ ${ta.taps.DRIVER_DEPARTED_TO_PICKUP}`).isDisabled()).toBe(true)
  await page.getByText(ta.script.notReached.split('{time}')[1]!).waitFor()
  await button('සිංහල').tap()
  await page.getByText(ta.script.noNetwork).waitFor()
  await door.setOffline(phone, false)
  await page.getByText(ta.stages.DRIVER_DEPARTED_TO_PICKUP).waitFor()
  expect(await page.getByText(ta.script.kept).isVisible()).toBe(false)

  for (const tap of ['DRIVER_ARRIVED_AT_PICKUP', 'DRIVER_DEPARTED_TO_DROPOFF'] as const) {
    await button(ta.taps[tap]).tap()
    await page.getByText(ta.stages[tap]).waitFor()
  }
  await button(ta.taps.DRIVER_ARRIVED_AT_DROPOFF).tap()
  await page.getByText(`“${ta.taps.DRIVER_ARRIVED_AT_DROPOFF}”`).waitFor()
  // The drive takes its time.
  const database = openDatabase(opened.state)
  database.exec("update ride_events set at = strftime('%Y-%m-%dT%H:%M:%fZ', at, '-3 hours')")
  database.close()
  await button(ta.taps.DRIVER_ARRIVED_AT_DROPOFF).tap()
  await page.getByText(ta.stages.DRIVER_ARRIVED_AT_DROPOFF).waitFor()
  expect(await page.locator('.collect').textContent()).toContain('ரூ.')
  expect(await violations(page)).toEqual([])
  await phone.close()
  await door.close()
})

test("'I cannot' by a tap in Sinhala leaves no other tap, until the driver takes it after all", async () => {
  await opensAnew('si')
  const { sheet } = await drivenRide()
  const phone = await browser.newContext({ ...PHONE, viewport: { width: 390, height: 664 } })
  await withoutHold(phone)
  const page = await phone.newPage()
  refuseClicks(phone)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto(opened.url + sheet)
  await page.getByLabel(si.number.label).fill('0771234567')
  await button(si.number.open).tap()
  await page.getByRole('link', { name: si.callGuest }).waitFor()
  await page.waitForLoadState()
  await button(si.answer.cannot).tap()
  await page.getByText(si.answer.said.cannot).waitFor()
  expect(await page.locator('.taps .button').count()).toBe(0)
  // Thanks, and nothing that belongs to who drives it; also what the page's scripts had put there is gone.
  await page.getByText(si.answer.thanks).waitFor()
  await page.getByRole('link', { name: si.callOffice }).waitFor()
  await page.waitForLoadState()
  for (const part of [page.locator('.collect'), page.getByRole('link', { name: si.callGuest }), page.locator('dl')])
    expect(await part.count()).toBe(0)
  for (const words of [si.script.ring, si.phone.title]) expect(await page.getByText(words).count(), words).toBe(0)
  expect(await violations(page)).toEqual([])
  await button(si.answer.instead.takes).tap()
  await page.getByText(si.answer.said.takes).waitFor()
  await page.locator('.taps .button:visible').nth(2).waitFor()
  expect(await page.locator('.taps .button:visible').count()).toBe(3)
  await page.locator('.collect').waitFor()
  await phone.close()
})

test('late by half an hour without a network, then in time and late again without scripts; a broken car is asked about once more', async () => {
  await opensAnew('si')
  const { sheet } = await drivenRide()
  const door = await openDoor(opened.url)
  const late = () => {
    const database = openDatabase(opened.state, { readOnly: true })
    const [row] = database.prepare('select driver_late from rides order by rowid desc limit 1').all()
    database.close()
    return row!.driver_late
  }
  const phone = await browser.newContext({ ...PHONE, viewport: { width: 390, height: 664 } })
  await withoutHold(phone)
  const page = await phone.newPage()
  refuseClicks(phone)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto(door.url + sheet)
  await page.getByLabel(si.number.label).fill('0771234567')
  await button(si.number.open).tap()
  await page.getByRole('link', { name: si.callGuest }).waitFor()
  await page.waitForLoadState()
  await door.setOffline(phone, true)
  await button(si.duration(30)).tap()
  await page.getByText(si.script.kept).waitFor()
  expect(late()).toBeNull()
  await door.setOffline(phone, false)
  await button(si.late.not).waitFor()
  expect(late()).toBe(30)
  expect(await violations(page)).toEqual([])
  await button(si.taps.DRIVER_DEPARTED_TO_PICKUP).tap()
  await page.getByText(si.stages.DRIVER_DEPARTED_TO_PICKUP).waitFor()
  const broken = page.getByText(si.answer.breakdown)
  expect(await button(si.answer.breakdownYes).isVisible()).toBe(false)
  await broken.tap()
  expect(await button(si.answer.breakdownYes).isVisible()).toBe(true)
  // What comes anew, and is the same, leaves it open.
  await page.waitForResponse((answer) => answer.url().endsWith('?part') && answer.status() < 400)
  expect(await page.getByText(si.answer.breakdownMeans).isVisible()).toBe(true)
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const cookies = await phone.storageState()
  await phone.close()

  const old = await browser.newContext({ ...PHONE, javaScriptEnabled: false, storageState: cookies })
  const plain = await old.newPage()
  await plain.goto(door.url + sheet)
  const plainButton = (name: string) => plain.getByRole('button', { name, exact: true })
  await plainButton(si.late.not).tap()
  await plain.getByText(si.late.by).waitFor()
  expect(late()).toBeNull()
  await plainButton(si.duration(60)).tap()
  await plainButton(si.late.not).waitFor()
  expect(late()).toBe(60)
  await plain.getByText(si.answer.breakdown).tap()
  await plainButton(si.answer.breakdownYes).tap()
  await plain.getByText(si.answer.said.cannot).waitFor()
  await old.close()
  await door.close()
})

test('a finger that taps twice says one thing: the buttons that come below it wait', async () => {
  await opensAnew('si')
  const { sheet } = await drivenRide()
  const phone = await browser.newContext({ ...PHONE, viewport: { width: 360, height: 640 }, serviceWorkers: 'block' })
  const page = await phone.newPage()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto(opened.url + sheet)
  await page.getByLabel(si.number.label).fill('0771234567')
  await button(si.number.open).tap()
  await page.getByRole('link', { name: si.callGuest }).waitFor()
  await page.waitForLoadState()
  /** The second tap comes when the answer to the first one is shown. */
  const tapTwice = async (name: string, shown: string) => {
    await button(name).scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await button(name).boundingBox())!
    await button(name).tap()
    await page.getByText(shown).waitFor()
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await page.waitForTimeout(1500)
  }
  await tapTwice(si.answer.takes, si.answer.said.takes)
  expect(await page.getByText(si.answer.said.takes).isVisible()).toBe(true)
  await tapTwice(si.taps.DRIVER_DEPARTED_TO_PICKUP, si.stages.DRIVER_DEPARTED_TO_PICKUP)
  expect(await page.getByText(si.stages.DRIVER_DEPARTED_TO_PICKUP).isVisible()).toBe(true)
  // After that it takes the next tap.
  await button(si.taps.DRIVER_ARRIVED_AT_PICKUP).tap()
  await page.getByText(si.stages.DRIVER_ARRIVED_AT_PICKUP).waitFor()
  await phone.close()
})

test('the two answers stay in their frame on the narrowest phone, however wide the letters are', async () => {
  await opensAnew('ta')
  const { sheet } = await drivenRide()
  const phone = await browser.newContext({ ...PHONE, viewport: { width: 320, height: 568 }, serviceWorkers: 'block' })
  const page = await phone.newPage()
  await page.goto(opened.url + sheet)
  await page.getByLabel(ta.number.label).fill('0771234567')
  await page.getByRole('button', { name: ta.number.open, exact: true }).tap()
  await page.locator('.answers').waitFor()
  const frame = (await page.locator('.asks').boundingBox())!
  for (const button of await page.locator('.answers .button').all()) {
    const box = (await button.boundingBox())!
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width)
  }
  await phone.close()
})
