/** The office taps for a driver without a smartphone, and takes back a wrong tap. */
import { beforeEach, expect, test } from 'vitest'
import { parseDriver } from '#domain/bookings/agreed/operator-steps.ts'
import { isOfficeTap } from '#domain/bookings/day/ride-events.ts'
import { pickupInstant } from '#domain/bookings/ride.ts'
import { HOUR_MS, MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { noteAnswer } from '#worker/day/driver-answers.ts'
import { dayOf, noteEvent } from '#worker/day/ride-events.ts'
import { minutesAgo, type OfficeTap, takeBackTap, tapForDriver } from '#worker/day/office-taps.ts'
import type { Env } from '#worker/environment.ts'
import { bookingWithHistory } from '#worker/lists/booking-list.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { removeBookings, testSite, form } from '../bookings/booking-site.ts'

const site = testSite({ OPERATOR_OPEN: 'yes' } as Partial<Env>)
beforeEach(() => removeBookings('blocked_days'))

/** A confirmed ride with a driver, whose pickup is in an hour. */
async function driven(): Promise<string> {
  const { reference } = await site.booked()
  await takeStep(site.env, reference, { step: 'confirm' })
  await takeStep(site.env, reference, { step: 'driver', driver: parseDriver('Nimal, 0771234567, CAB-1') })
  const { date, time } = sriLankaTime(new Date(Date.now() + HOUR_MS))
  await site.env.DB.prepare('UPDATE rides SET pickup_date = ?, pickup_time = ?').bind(date, time).run()
  return reference
}
const who = 'ann@example.com'
const rideOf = async (reference: string) => (await findBooking(site.env, reference))!.booking.rides[0]
const said = async (reference: string) => (await dayOf(site.env, await rideOf(reference), new Date())).events
const stages = async (reference: string) => (await said(reference)).map(({ event }) => event)
const history = async (reference: string) =>
  (await bookingWithHistory(site.env, reference))!.history.slice(-1).map((row) => [row.step, row.who, row.detail])

test('from setting out to done, each by name and in its order', async () => {
  const reference = await driven()
  for (const tap of ['set-out', 'at-pickup', 'on-board', 'done'] as OfficeTap[]) {
    if (tap === 'done') await expect(tapForDriver(site.env, reference, tap, { who })).rejects.toThrow('Too early')
    const now = new Date(Date.now() + (tap === 'done' ? 2 * HOUR_MS : 0))
    await tapForDriver(site.env, reference, tap, { who, now })
    await expect(tapForDriver(site.env, reference, 'set-out', { who })).rejects.toThrow('does not follow')
  }
  expect(await stages(reference)).toEqual([
    'DRIVER_DEPARTED_TO_PICKUP',
    'DRIVER_ARRIVED_AT_PICKUP',
    'DRIVER_DEPARTED_TO_DROPOFF',
    'DRIVER_ARRIVED_AT_DROPOFF',
  ])
  expect((await said(reference)).every(({ id }) => isOfficeTap(id))).toBe(true)
  expect(await history(reference)).toEqual([['tap', who, 'done']])
})

test('some minutes ago', async () => {
  const reference = await driven()
  const now = new Date()
  await tapForDriver(site.env, reference, 'set-out', { who, now, minutes: minutesAgo('25') })
  expect((await said(reference))[0]!.at).toBe(new Date(now.getTime() - 25 * MINUTE_MS).toISOString())
  expect(await history(reference)).toEqual([['tap', who, 'on the way to the pickup, 25 minutes ago']])
  for (const typed of ['721', '-1', '1.5', 'soon']) expect(() => minutesAgo(typed)).toThrow('whole minutes')
})

test('a wrong tap of the driver is taken back by the office, however long ago it was', async () => {
  const reference = await driven()
  const ride = await rideOf(reference)
  const { promises } = (await findBooking(site.env, reference))!.booking
  const tap = { id: 'phone', code: ride.driverCode!, age: 50 * MINUTE_MS }
  expect(await noteEvent(site.env, ride, 'DRIVER_DEPARTED_TO_DROPOFF', tap, promises, new Date())).toBe('done')
  await expect(takeBackTap(site.env, reference, { event: 'DRIVER_ARRIVED_AT_PICKUP' })).rejects.toThrow('follow')
  await takeBackTap(site.env, reference, { who })
  expect(await stages(reference)).toEqual([])
  expect(await history(reference)).toEqual([['tap-back', who, 'guest on board, which the driver had tapped']])
  await expect(takeBackTap(site.env, reference, { who })).rejects.toThrow('does not follow')
})

test('a broken car is refused where the driver has answered after that time, or it was said before, and nothing is blocked', async () => {
  const reference = await driven()
  const ride = await rideOf(reference)
  const now = new Date()
  const answered = new Date(now.getTime() - 10 * MINUTE_MS).toISOString()
  const tap = { id: 'phone', code: ride.driverCode!, age: 10 * MINUTE_MS }
  const { booking } = (await findBooking(site.env, reference))!
  const day = await dayOf(site.env, ride, now)
  await noteAnswer(site.env, { booking, ride, day }, 'takes', tap, now, () => [])
  expect((await rideOf(reference)).driverAnsweredAt).toBe(answered)
  const before = await history(reference)
  const brokeDown = (minutes: number) => tapForDriver(site.env, reference, 'broken-down', { who, now, minutes })
  await expect(brokeDown(30)).rejects.toThrow('Its driver has answered after that time')
  const blocked = () => site.env.DB.prepare('select count(*) as n from blocked_days').first('n')
  expect([(await rideOf(reference)).driverAnswer, await history(reference), await blocked()]).toEqual([
    'takes',
    before,
    0,
  ])
  await brokeDown(5)
  expect([(await rideOf(reference)).driverAnswer, await blocked()]).toEqual(['cannot', 1])
  await expect(brokeDown(0)).rejects.toThrow('does not follow')
})

/** The site, where the answer to one batch is lost: it is written, or it is not. */
function faulty(isFault: (batch: number) => boolean, isWritten: boolean): Env {
  const session = site.env.DB.withSession('first-primary')
  let batches = 0
  const crossed = {
    prepare: (text: string) => session.prepare(text),
    batch: async (statements: D1PreparedStatement[]) => {
      batches += 1
      if (!isFault(batches)) return session.batch(statements)
      if (isWritten) await session.batch(statements)
      throw new Error(isWritten ? 'Network connection lost' : 'stopped')
    },
  }
  return { ...site.env, DB: { ...crossed, withSession: () => crossed } as unknown as Env['DB'] }
}

test('a tap and its row of history are written together, or neither, wherever the database stops', async () => {
  const reference = await driven()
  const rows = async () => (await bookingWithHistory(site.env, reference))!.history.length
  const before = await rows()
  for (let stopped = 1; stopped <= 4; stopped += 1) {
    await tapForDriver(
      faulty((batch) => batch === stopped, false),
      reference,
      'set-out',
      { who },
    ).catch(() => {})
    const taps = await stages(reference)
    expect([stopped, await rows()]).toEqual([stopped, before + taps.length])
    if (taps.length > 0) break
  }
  expect(await stages(reference)).toEqual(['DRIVER_DEPARTED_TO_PICKUP'])
  for (let stopped = 1; stopped <= 5; stopped += 1) {
    await takeBackTap(
      faulty((batch) => batch === stopped, false),
      reference,
      { who },
    ).catch(() => {})
    const taps = await stages(reference)
    expect([stopped, await rows()]).toEqual([stopped, before + 2 - taps.length])
    if (taps.length === 0) break
  }
  expect(await stages(reference)).toEqual([])
})

test('each is told once in what happened, by who said so', async () => {
  const reference = await driven()
  const ride = await rideOf(reference)
  const { promises } = (await findBooking(site.env, reference))!.booking
  const tap = { id: 'phone', code: ride.driverCode!, age: 0 }
  await noteEvent(site.env, ride, 'DRIVER_DEPARTED_TO_PICKUP', tap, promises, new Date())
  await takeBackTap(site.env, reference, { who })
  await tapForDriver(site.env, reference, 'set-out', { who, minutes: 25 })
  await tapForDriver(site.env, reference, 'at-pickup')
  const told = (await bookingWithHistory(site.env, reference))!.happened
    .map(({ words }) => words.replace(/ \(received .*?\)/, ''))
    .filter((words) => /the pickup( \(taken back\)|, .*)?$/.test(words))
  expect(told.toSorted()).toEqual(
    [
      'driver: on the way to the pickup (taken back)',
      `taken back by ${who}: on the way to the pickup`,
      `${who}, for the driver: on the way to the pickup`,
      'the office, for the driver: at the pickup',
    ].toSorted(),
  )
})

test('a lost answer of the database writes no second row, and the next step finds the booking as it is', async () => {
  const reference = await driven()
  const rows = async () => (await bookingWithHistory(site.env, reference))!.history.map(({ step }) => step)
  const once = (batch: number) => batch % 2 === 1
  await tapForDriver(faulty(once, true), reference, 'set-out', { who })
  await takeBackTap(faulty(once, true), reference, { who })
  expect(await rows()).toEqual(['confirm', 'driver', 'tap', 'tap-back'])
  await takeStep(site.env, reference, { step: 'note', text: 'called' })
  expect(await rows()).toEqual(['confirm', 'driver', 'tap', 'tap-back', 'note'])
})

test('only of a confirmed ride with a driver, and not days before', async () => {
  const reference = await driven()
  const pickup = pickupInstant(await rideOf(reference))
  const early = new Date(pickup - 13 * HOUR_MS)
  await expect(tapForDriver(site.env, reference, 'set-out', { now: early })).rejects.toThrow('twelve hours')
  await takeStep(site.env, reference, { step: 'cancel' })
  await expect(tapForDriver(site.env, reference, 'set-out')).rejects.toThrow('Only of a confirmed ride')
  expect(await stages(reference)).toEqual([])
})

test('by two buttons of the ride’s page', async () => {
  const reference = await driven()
  const page = async () => (await site.get(`/operator/booking/${reference}`)).text()
  const post = async (fields: Record<string, string>) =>
    (await site.get(`/operator/booking/${reference}/tap`, form(fields))).status
  expect(await page()).toContain('Has set out')
  expect(await post({ tap: 'set-out', minutes: '5' })).toBe(303)
  expect(await page()).not.toContain('Has set out')
  expect(await page()).toContain('Take back “on the way to the pickup”')
  // Pressed twice, or on a page that is old.
  expect(await post({ tap: 'set-out' })).toBe(409)
  expect(await post({ tap: 'anything' })).toBe(400)
  expect(await post({ tap: 'at-pickup', minutes: 'x' })).toBe(409)
  expect(await post({ back: 'DRIVER_DEPARTED_TO_PICKUP' })).toBe(303)
  expect(await post({ back: 'DRIVER_DEPARTED_TO_PICKUP' })).toBe(409)
  expect(await stages(reference)).toEqual([])
})
