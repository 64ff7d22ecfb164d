/** Where the guests meet the driver, on the driver's sheet: in the driver's language where the table has it. */
import { beforeEach, expect, test } from 'vitest'
import { driverTexts } from '#domain/driver-texts/driver-texts.ts'
import { MEETING_POINTS } from '#domain/operator/meeting-points.ts'
import type { Env } from '#worker/environment.ts'
import { form, removeBookings, testSite } from '../bookings/booking-site.ts'
import { setRides } from '../mail/mail-site.ts'
import { bookRide, sheetOf, startInTheMorning, WITHOUT_LIMITS } from './day-site.ts'

const site = testSite({ ...(WITHOUT_LIMITS as object), OPERATOR_OPEN: 'yes' } as Partial<Env>)
startInTheMorning()
beforeEach(() => removeBookings('driver_days', 'driver_devices', 'drivers'))

const read = async (path: string) => (await site.get(path)).text()
const choose = (sheet: string, language: string) => site.get(`${sheet}/language`, form({ language }))
const [KANDY, HAPUTALE] = MEETING_POINTS
const MAP = 'https://www.google.com/maps/search/?api=1&amp;query=7.2907,80.6327'

test("the sheet says where to meet in the driver's language, else in English, with the spot on a map", async () => {
  const reference = await bookRide(site, { in: 60, pickup: 'Kandy Railway Station' })
  const sheet = await sheetOf(site, reference)
  for (const [language, words] of [
    ['en', `<strong>${KANDY!.forDriver.en}</strong>`],
    ['si', `<strong>${KANDY!.forDriver.si}</strong>`],
    ['ta', `<strong lang="en">${KANDY!.forDriver.en}</strong>`],
  ] as const) {
    if (language !== 'en') await choose(sheet, language)
    const html = await read(sheet)
    expect(html).toContain(words)
    const { map, sample } = (await driverTexts(language)).meeting
    expect(html).toContain(`href="${MAP}">${map}</a>`)
    expect(html).not.toContain(sample)
  }
})

test('a row that the office has not confirmed says so; elsewhere, and of bags that go alone, nothing is said', async () => {
  const { sample, map } = (await driverTexts('en')).meeting
  const reference = await bookRide(site, { in: 60, pickup: 'Haputale' })
  const sheet = await sheetOf(site, reference)
  const html = await read(sheet)
  expect(html).toContain(HAPUTALE!.forDriver.en)
  expect(html).toContain(sample)
  await setRides(reference, { train: JSON.stringify({ from: 'Haputale', to: 'Kandy' }) })
  expect(await read(sheet)).not.toContain(map)
  const other = await sheetOf(site, await bookRide(site, { in: 90, name: 'ben' }))
  expect(await read(other)).not.toContain(map)
})

test('the address of a pickup stands under its place, above all buttons, and nowhere else', async () => {
  const reference = await bookRide(site, { in: 60 })
  await setRides(reference, { pickup_address: 'Galle Face Hotel, 2 Galle Road' })
  const html = await read(await sheetOf(site, reference))
  expect(html).toMatch(
    /<p class="place"[^>]*>Colombo.*?<\/p><p translate="no">Galle Face Hotel, 2 Galle Road<\/p>.*id="live"/s,
  )
  expect(html.split('Galle Face Hotel')).toHaveLength(2)
})
