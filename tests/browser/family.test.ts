/** A ride that its guest shares with the family, one to which nobody comes, and what was not as agreed: by taps, with the phones of guest, family and driver. */
import { beforeAll, expect, test } from 'vitest'
import { paths } from '#domain/paths.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { violations } from './accessibility.ts'
import { browser } from './browser.ts'
import { drivenRides, ON_THE_WAY, siteOfRides, SMALL_PHONE } from './driven-rides.ts'
import { takeClock, visitWithClock } from './page-clock.ts'
import { openDatabase, type Site } from './site.ts'
import { PHONE } from './visit.ts'

let opened: Site
let site: string
let state: string
beforeAll(async () => {
  opened = await siteOfRides()
  ;({ url: site, state } = opened)
})

const { drivenRide, typeNumber } = drivenRides(() => opened)

/** So many minutes from now. */
function setPickup(reference: string, minutes: number) {
  const { date, time } = sriLankaTime(new Date(Date.now() + minutes * 60_000))
  const database = openDatabase(state)
  database
    .prepare(
      'update rides set pickup_date = ?, pickup_time = ? where booking_number = (select number from bookings where reference = ?)',
    )
    .run(date, time, reference)
  database.close()
}

test('the family follows by a link that the guest makes and ends, and sees the car while the guest is on board', async () => {
  const { reference, sheet } = await drivenRide()
  const { page: guest, ...guests } = await visitWithClock(browser, site + paths.booking(reference), PHONE)
  await guest.getByRole('button', { name: 'Tell the family' }).tap()
  const link = guest.getByRole('link', { name: /\/ride\// })
  await link.waitFor()
  await guest.getByRole('button', { name: 'Copy' }).tap()
  await guest.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await violations(guest, 'main')).toEqual([])
  const path = (await link.getAttribute('href'))!

  const families = await browser.newContext(PHONE)
  const family = await families.newPage()
  const familyClock = await takeClock(family)
  await family.goto(site + path)
  await family.getByText('Not on board yet').waitFor()
  await family.getByText('CAB-1234').waitFor()
  expect(await family.getByText(/Perera|Ann Smith|UL504/).count()).toBe(0)
  expect(await violations(family, 'main')).toEqual([])

  const drivers = await browser.newContext({
    ...SMALL_PHONE,
    geolocation: ON_THE_WAY,
    permissions: ['geolocation'],
    serviceWorkers: 'block',
  })
  const driver = await drivers.newPage()
  await takeClock(driver)
  await typeNumber(driver, sheet, '077 123 4567')
  await driver.getByRole('button', { name: 'Guest is on board' }).tap()
  await driver.getByText(/^guest on board/i).waitFor()
  await familyClock.passUntil(family.getByText(/^On board since/))
  expect(await family.getByRole('img').count()).toBe(0)
  // Without a place it is said when there is one.
  await family.getByText(/^You see where the car is if the driver agrees/).waitFor()
  // The driver agrees to what the label says, and to that alone.
  const noted = driver.waitForResponse((answer) => answer.url().endsWith('/place'))
  await driver.getByLabel('Show my place to the guest’s family').tap()
  await noted
  await familyClock.passUntil(family.getByRole('img', { name: 'Where the car is now' }))
  await family.getByText(/^There in about/).waitFor()
  expect(await violations(family, 'main')).toEqual([])

  await guest.getByRole('button', { name: 'End the link' }).tap()
  await guest.getByRole('button', { name: 'Tell the family' }).waitFor()
  await familyClock.passUntil(family.getByText('This link shows nothing now'))
  expect(guests.complaints).toEqual([])
  await Promise.all([guests.close(), families.close(), drivers.close()])
})

test('a guest to whom nobody comes taps it, and reads what happens now', async () => {
  const { reference } = await drivenRide()
  setPickup(reference, -1)
  const { page, complaints, close } = await visitWithClock(browser, site + paths.booking(reference), PHONE)
  await page.getByRole('button', { name: 'Nobody is here' }).tap()
  await page.getByText(/you said “Nobody is here”/).waitFor()
  await page.getByText(/We call your driver now/).waitFor()
  await page.getByText(/you get back all that you paid for this ride/).waitFor()
  expect(await violations(page, 'main')).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

test('after the ride one tap says that the driver asked for more, also without scripts', async () => {
  const { reference } = await drivenRide()
  setPickup(reference, -60 * 10)
  const { page, complaints, close } = await visitWithClock(browser, site + paths.booking(reference), PHONE)
  await page.getByRole('button', { name: 'The driver took us to a shop' }).tap()
  await page.getByText(/you told us “The driver took us to a shop”/).waitFor()
  expect(await page.getByRole('button', { name: 'The driver took us to a shop' }).count()).toBe(0)
  expect(await violations(page, 'main')).toEqual([])
  expect(complaints).toEqual([])
  await close()
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(site + paths.booking(reference))
  await plain.getByRole('button', { name: 'The driver asked for more than agreed' }).tap()
  await plain.getByText(/you told us “The driver asked for more than agreed”/).waitFor()
  await context.close()
})
