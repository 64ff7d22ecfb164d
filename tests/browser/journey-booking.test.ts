/** The page of a journey that was booked: day by day, then each ride. */
import { beforeAll, expect, inject, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { violations } from './accessibility.ts'
import { bookedJourney } from './bookings.ts'
import { browser } from './browser.ts'
import { DESKTOP, PHONE, visit } from './visit.ts'

let receipt: BookingReceipt
const site = inject('siteUrl')

beforeAll(async () => {
  receipt = await bookedJourney()
})

test('a journey stands day by day, fits on each screen, and leads to each of its rides', async () => {
  const { page, complaints, close } = await visit(browser, `${site}/booking/${receipt.reference}`, PHONE)
  await page.getByRole('heading', { level: 1, name: /^Round trip from Colombo .*, 4 rides, 2 vehicles$/ }).waitFor()
  const days = page.locator('.booking__main')
  expect(await days.getByRole('heading', { level: 2, name: 'Your journey, day by day' }).count()).toBe(1)
  // Four days, and the way to Ella that is not ours.
  expect(await days.getByRole('heading', { level: 3 }).count()).toBe(5)
  expect(await days.getByText(/^Kandy to Ella: on your own/).isVisible()).toBe(true)
  expect(await days.getByText('By way of Dambulla (1 hour 15 mins)').isVisible()).toBe(true)
  expect(await days.getByText('2 vehicles').count()).toBe(4)
  const vehicles = days.locator('summary', { hasText: 'Second vehicle' })
  expect(await vehicles.allTextContents()).toEqual(Array(4).fill(expect.stringMatching(/^08:00Second vehicle$/)))
  // A ride stands in its day, and nowhere else.
  const told = days.locator('summary', { hasText: 'Sigiriya to Kandy' })
  expect(await days.getByText('Sigiriya to Kandy', { exact: true }).count()).toBe(1)
  await told.tap()
  const ride = page.getByRole('heading', { level: 2, name: 'Taxi from Sigiriya to Kandy' })
  // The other vehicle's ride stays folded.
  await ride.first().waitFor()
  expect(await ride.count()).toBe(1)
  for (const { viewport } of [PHONE, DESKTOP, { viewport: { width: 320, height: 640 } }]) {
    await page.setViewportSize(viewport!)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await violations(page, 'main')).toEqual([])
  }
  expect(complaints).toEqual([])
  // The box of the status says what is true of the whole journey, also where rides stand differently.
  const { pathname, search } = new URL(receipt.changesUrl!)
  await page.setViewportSize(PHONE.viewport!)
  await page.goto(site + pathname + search)
  expect(await page.locator('main').textContent()).toContain('4 rides: ')
  await page.getByText('Change or cancel this ride').last().tap()
  await page.getByLabel('Pickup time').last().fill('09:30')
  await page.getByRole('button', { name: /^Save/ }).last().tap()
  expect(await page.getByRole('alert').textContent()).toMatch(/^Ride 4 of 4: .* · Second vehicle/)
  // The tick brings the other vehicle to the same hour.
  await page.getByText('Change or cancel this ride').last().tap()
  await page.getByLabel('Pickup time').last().fill('10:00')
  const both = page.getByLabel(/^For the other vehicle, too/).last()
  expect(await both.isChecked()).toBe(false)
  await both.tap()
  await page.getByRole('button', { name: /^Save/ }).last().tap()
  await page.getByRole('alert').getByText('Your change is saved.').waitFor()
  expect(await page.getByRole('alert').textContent()).not.toContain('Ride 4')
  const hours = page.getByLabel('Pickup time')
  expect(await Promise.all([-2, -1].map((i) => hours.nth(i).inputValue()))).toEqual(['10:00', '10:00'])
  await page.goto(`${site}/booking/${receipt.reference}`)
  expect(await page.locator('.booking__status').first().textContent()).toContain('1 of 4 rides waits for our yes')
  await close()
})
