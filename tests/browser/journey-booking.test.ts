/** The page of a journey that was booked: day by day, then each ride. */
import { beforeAll, expect, inject, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import type { JourneyAnswer } from '#domain/journeys/journey-calls.ts'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { violations } from './accessibility.ts'
import { newCustomer, post } from './bookings.ts'
import { browser } from './browser.ts'
import { DESKTOP, PHONE, visit } from './visit.ts'

let receipt: BookingReceipt
const site = inject('siteUrl')

beforeAll(async () => {
  const quote = await post<JourneyAnswer>('/journey', {
    stops: [
      { place: 'Colombo Bandaranaike International Airport', via: [{ place: 'Dambulla', minutes: 75 }] },
      { place: 'Sigiriya', nights: 2 },
      { place: 'Kandy', nights: 1, gap: true },
      { place: 'Ella', nights: 2 },
      { place: 'Yala national park' },
      { place: 'Mirissa', nights: 2 },
      { place: 'Colombo Bandaranaike International Airport' },
    ],
    travelers: 8,
    bags: 6,
  })
  receipt = await post(`/journey/booking/${quote.token}`, {
    bookingDetails: {
      ...newCustomer(),
      vehicle: 'van',
      arrangement: 'rides',
      guestname: 'Maximiliane von der Schulenburg',
      passengers: 8,
      flight: 'UL504',
      dropoffaddress: `Villa ${'SunriseGarden'.repeat(10)}`,
      rides: quote.rides.map(({ day }) => ({
        pickupdate: sriLankaTime(new Date(Date.now() + (20 + day) * DAY_MS)).date,
        pickuptime: '08:00',
      })),
    },
  })
})

test('a journey stands day by day, fits on each screen, and leads to each of its rides', async () => {
  const { page, complaints, close } = await visit(browser, `${site}/booking/${receipt.reference}`, PHONE)
  await page.getByRole('heading', { level: 1, name: /^Round trip from Colombo .*, 4 rides, 2 vehicles$/ }).waitFor()
  const days = page.getByRole('region', { name: 'Your journey, day by day' })
  // Four days, and the way to Ella that is not ours.
  expect(await days.getByRole('heading', { level: 3 }).count()).toBe(5)
  expect(await days.getByText(/^Kandy to Ella: on your own/).isVisible()).toBe(true)
  expect(await days.getByText('By way of Dambulla (1 hour 15 mins)').isVisible()).toBe(true)
  expect(await days.getByText('2 vehicles').count()).toBe(4)
  await days.getByRole('link', { name: 'Sigiriya to Kandy' }).tap()
  expect(new URL(page.url()).hash).toBe('#ride-3')
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
  await close()
})
