/** The day of a car that carries bags alone: the driver's sheet and taps, what the guest sees, the office. */
import { beforeEach, describe, expect, test } from 'vitest'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { bookingWithHistory } from '#worker/lists/booking-list.ts'
import { sendDueMail } from '#worker/mail/outbox-and-retries.ts'
import { shownBooking } from '#worker/guests/public-booking.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { officeTaps, tapForDriver } from '#worker/day/office-taps.ts'
import { rows, testSite, removeBookings } from '../bookings/booking-site.ts'
import { BAGS_ALONE, journeyDetails, journeyQuote, bookedJourney } from '../bookings/journey-site.ts'
import {
  bookRide,
  MINUTE,
  NIMAL,
  pass,
  rideOf,
  seenBy,
  sheetOf,
  startInTheMorning,
  tap,
  WITHOUT_LIMITS,
} from './day-site.ts'

startInTheMorning()
const site = testSite(WITHOUT_LIMITS)
beforeEach(() => removeBookings())

/** A confirmed ride of three bags that begins in half an hour, and has a driver. */
async function bagsRide(address = ''): Promise<string> {
  const quote = await journeyQuote(BAGS_ALONE)
  const { date, time } = sriLankaTime(new Date(Date.now() + 30 * MINUTE))
  const rides = [{ pickupdate: date, pickuptime: time, ...(address ? { dropoffaddress: address } : {}) }]
  const { reference } = await bookedJourney(site, quote, journeyDetails(quote, { bags: '3', rides }))
  await takeStep(site.env, reference, { step: 'confirm' })
  await takeStep(site.env, reference, { step: 'driver', driver: NIMAL, insists: true })
  while ((await sendDueMail(site.env)) > 0);
  return reference
}

const page = async (path: string) => (await site.get(path)).text()
const stage = async (reference: string) => {
  const { stage: said, carries } = (await seenBy(site, reference)).rides[0]!
  return [said, carries?.bags]
}

describe('the driver', () => {
  test('reads that guests are not in the car, how many bags there are, and where to wait', async () => {
    const sheet = await sheetOf(site, await bagsRide())
    const html = await page(sheet)
    expect(html).toContain('Bags alone.')
    expect(html).toContain('Kandy to Ella')
    expect(html).toMatch(/wait with them[^.]*at Ella railway station/)
    expect(html).toMatch(/<input type="number"[^>]*name="bags"[^>]*value="3"/)
    expect(html).not.toContain('Guest is on board')
    expect(html).toContain('Pick up the bags')
    // The number stands with the tap that it is for, and holds up no other one.
    expect(html).toMatch(/<input type="number"[^>]*name="bags"[^>]*><\/label><button[^>]*DRIVER_DEPARTED_TO_DROPOFF/)
    const taps = [...html.matchAll(/<button[^>]* value="DRIVER_[^>]*>/g)].map(([tag]) => /formnovalidate/i.test(tag))
    expect(taps).toEqual([true, true, false, true, true])
    expect(await page(await sheetOf(site, await bagsRide('Hotel 98 Acres')))).toMatch(/at Hotel 98 Acres/)
  })

  test('counts and seals, says that the bags are here, and hands them over: the guest sees each', async () => {
    const reference = await bagsRide()
    const sheet = await sheetOf(site, reference)
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
    expect(await stage(reference)).toEqual(['DRIVER_ARRIVED_AT_PICKUP', null])
    expect(await page(sheet)).toContain('Bags counted, sealed, on board')
    pass(30)
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF', { bags: '4' })
    expect(await stage(reference)).toEqual(['DRIVER_DEPARTED_TO_DROPOFF', 4])
    expect(await page(sheet)).toContain('4 bags counted, sealed and on board')
    pass(240)
    await tap(site, sheet, 'DRIVER_ARRIVED_WITH_BAGS')
    expect(await stage(reference)).toEqual(['DRIVER_ARRIVED_WITH_BAGS', 4])
    // They are still in the driver's hands.
    expect(await page(sheet)).toContain('Done: the guest has the bags')
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_DROPOFF')
    expect(await stage(reference)).toEqual(['DRIVER_ARRIVED_AT_DROPOFF', 4])
    // The guests were not in the car: nobody took them to a shop.
    expect((await shownBooking(site.env, reference))!.rides[0]!.complaints!.canSay).toEqual(['asked-for-more'])
    const { happened } = (await bookingWithHistory(site.env, reference))!
    expect(happened.map(({ words }) => words).filter((words) => words.startsWith('driver: '))).toEqual([
      'driver: on the way to the pickup',
      'driver: at the pickup',
      'driver: 4 bags counted, sealed and on board',
      'driver: the bags are there',
      'driver: bags handed over',
    ])
  })

  test.each([
    ['a text', 'two'],
    ['none', '0'],
    ['below none', '-3'],
    ['a formula', '1e9'],
    ['nothing', ''],
  ])('is not held up by %s in place of a number, and nothing of it is kept', async (_, bags) => {
    const reference = await bagsRide()
    const sheet = await sheetOf(site, reference)
    expect((await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF', { bags })).status).toBe(200)
    expect(await stage(reference)).toEqual(['DRIVER_DEPARTED_TO_DROPOFF', null])
  })

  test('no more bags than a car takes are written, however many are typed', async () => {
    const reference = await bagsRide()
    await tap(site, await sheetOf(site, reference), 'DRIVER_DEPARTED_TO_DROPOFF', { bags: '99' })
    expect(await stage(reference)).toEqual(['DRIVER_DEPARTED_TO_DROPOFF', 40])
  })

  test('of guests nobody says that bags are there, and no number is kept', async () => {
    const reference = await bookRide(site, { in: 30 })
    const sheet = await sheetOf(site, reference)
    expect(await page(sheet)).not.toContain('name="bags"')
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF', { bags: '4' })
    pass(60)
    expect(await (await tap(site, sheet, 'DRIVER_ARRIVED_WITH_BAGS')).text()).toContain('not possible')
    expect(await rows('ride_events')).toMatchObject([{ event: 'DRIVER_DEPARTED_TO_DROPOFF', bags: null }])
    expect(await stage(reference)).toEqual(['DRIVER_DEPARTED_TO_DROPOFF', undefined])
  })

  test('does not say it before the bags can be there', async () => {
    const sheet = await sheetOf(site, await bagsRide())
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF', { bags: '3' })
    expect(await (await tap(site, sheet, 'DRIVER_ARRIVED_WITH_BAGS')).text()).toContain(
      'Too early for “The bags are here”',
    )
  })
})

test('the office taps it for a driver who calls, of bags alone', async () => {
  const reference = await bagsRide()
  const next = async () => (await officeTaps(site.env, await rideOf(site, reference), new Date()))?.next
  await tapForDriver(site.env, reference, 'on-board', { who: 'Ann' })
  expect(await next()).toEqual(['bags-here', 'done', 'broken-down'])
  await tapForDriver(site.env, reference, 'bags-here', { who: 'Ann', now: new Date(Date.now() + 60 * MINUTE) })
  expect(await next()).toEqual(['done', 'broken-down'])
  const other = await bookRide(site, { in: 30 })
  await tapForDriver(site.env, other, 'on-board', { who: 'Ann' })
  expect((await officeTaps(site.env, await rideOf(site, other), new Date()))?.next).toEqual(['done', 'broken-down'])
})
