/**
 * A day as one test: six rides and two drivers, one of whom is replaced; one guest does not come, one lands late, one
 * changes the time while the driver is on the way, and one driver has no network for ten minutes. The clock is swept as
 * the cron does.
 */
import { promises } from '#domain/prices/current-price-list.ts'
import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { scheduled } from '#worker/index.ts'
import { sendDueMail } from '#worker/mail/outbox-and-retries.ts'
import { type RideOnBoard, statesOf } from '#worker/day/board.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { bookRide, KUMAR, MINUTE, NIMAL, say, seenBy, sheetOf, showPlace, tap } from './day-site.ts'
import { rows, testSite, removeBookings } from '../bookings/booking-site.ts'

/** Access is tested elsewhere: here a development server's way in. */
const site = testSite({
  UPLOAD_RATE: undefined,
  BOOKING_RATE: undefined,
  READ_RATE: undefined,
  OPERATOR_OPEN: 'yes',
} as Partial<Env>)

/** 6:00 in Sri Lanka. */
const START = Date.parse('2027-04-02T00:30:00.000Z')
/** @param time `HH:mm`, Sri Lanka time */
const at = (time: string) => {
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  vi.setSystemTime(START + (hours - 6) * 60 * MINUTE + minutes * MINUTE)
}
const minutesTo = (time: string) => {
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  return (START + (hours - 6) * 60 * MINUTE + minutes * MINUTE - Date.now()) / MINUTE
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(START)
  await removeBookings()
})
afterAll(() => {
  vi.useRealTimers()
})

const board = async () => (await site.get('/operator/today')).text()
/** The cards of the board, in their order, each with its state. */
async function cards(): Promise<string[]> {
  const html = await board()
  return html
    .split('<li class="card')
    .slice(1)
    .map((card) => card.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '))
}
const sweep = async () => {
  await scheduled(site.env)
  while ((await sendDueMail(site.env)) > 0);
}
const OPERATOR = env.MAIL_OPERATOR as string
/** What the operator was mailed about a booking, in a few words. */
const alarms = (reference: string) =>
  site.mails
    .filter(({ to, subject }) => [to].flat().includes(OPERATOR) && subject.includes(reference))
    .map(({ subject }) => subject.split(',')[0])
const eventsOf = async (reference: string) =>
  (await rows('ride_events', reference))
    .filter(({ taken_back_at: back }) => back === null)
    .map(
      ({ event, at: when }) => `${sriLankaTime(new Date(String(when))).time} ${String(event).replace('DRIVER_', '')}`,
    )

const DEPARTED = 'DRIVER_DEPARTED_TO_PICKUP'
const ARRIVED = 'DRIVER_ARRIVED_AT_PICKUP'
const ON_BOARD = 'DRIVER_DEPARTED_TO_DROPOFF'
const DONE = 'DRIVER_ARRIVED_AT_DROPOFF'

test('a day', async () => {
  const book = (name: string, time: string, more: object = {}) =>
    bookRide(site, { name, in: minutesTo(time), pickup: 'Colombo', dropoff: 'Negombo', ...more })
  const ann = await book('ann', '08:00')
  const ben = await book('ben', '09:00', { driver: KUMAR })
  const cat = await book('cat', '10:00', { pickup: 'Colombo Airport', dropoff: 'Kandy' })
  const dan = await book('dan', '11:00', { driver: KUMAR })
  const eve = await book('eve', '13:00', { driver: KUMAR })
  const fay = await book('fay', '15:00', { driver: KUMAR })
  const all = [ann, ben, cat, dan, eve, fay]
  const sheets = Object.fromEntries(await Promise.all(all.map(async (name) => [name, await sheetOf(site, name)])))
  const sheet = (reference: string) => sheets[reference] as string
  await sweep()
  site.mails.length = 0
  expect((await cards()).map((card) => /\d\d:\d\d/.exec(card)![0])).toEqual([
    '08:00',
    '09:00',
    '10:00',
    '11:00',
    '13:00',
    '15:00',
  ])

  // Ann's driver has no network from the way to the pickup on: three taps come at once, each with its own time.
  at('07:55')
  await tap(site, sheet(ann), DEPARTED, { ago: 10, id: '1'.repeat(32) })
  await tap(site, sheet(ann), ARRIVED, { ago: 1, id: '2'.repeat(32) })
  at('08:02')
  await tap(site, sheet(ann), ARRIVED, { ago: 8, id: '2'.repeat(32) })
  await tap(site, sheet(ann), ON_BOARD)

  // Ben's driver forgets to set out: the board and one mail say so, whatever the clock does.
  at('08:55')
  await sweep()
  at('08:58')
  await sweep()
  expect((await cards())[0]).toMatch(/SHOULD HAVE SET OUT 09:00 not set out/)
  await tap(site, sheet(ben), DEPARTED)
  await showPlace(site, sheet(ben), { lat: 7.2906, lng: 80.6337 })
  await sweep()
  // By the place the driver is hours away.
  expect((await cards())[0]).toMatch(/LATE AT THE PICKUP 09:00 on the way to the pickup since 08:58/)
  await sweep()
  expect(alarms(ben)).toEqual(['ALARM: SHOULD HAVE SET OUT', 'ALARM: LATE AT THE PICKUP'])
  // The operator sends Nimal instead, who is there in time; Kumar is to be told.
  await takeStep(site.env, ben, { step: 'driver', driver: NIMAL, insists: true })
  expect((await tap(site, sheet(ben), ARRIVED)).status).toBe(404)
  expect(await board()).toContain('TELL THE DRIVER: Kumar Silva')
  const second = await sheetOf(site, ben)
  at('09:05')
  await tap(site, sheet(ann), DONE)
  await tap(site, second, ARRIVED)
  at('09:15')
  await tap(site, second, ON_BOARD)
  expect(await board()).not.toContain('>LATE AT')

  // Cat's flight is late: nobody is late at the airport.
  at('09:20')
  await say(site, cat, 'flight-late', { time: '11:20' })
  expect(alarms(cat)).toEqual(['GUEST: My flight is late: it lands at 11:20'])
  at('10:12')
  await tap(site, second, DONE)
  await sweep()
  expect((await cards())[0]).not.toMatch(/LATE|SHOULD/)
  expect(await (await site.get(sheet(cat))).text()).toContain('it lands at 11:20')

  // Dan does not come.
  at('10:30')
  await tap(site, sheet(dan), DEPARTED)
  at('10:50')
  await tap(site, sheet(dan), ARRIVED)
  at('11:00')
  await say(site, dan, 'cannot-find-you')
  vi.setSystemTime(Date.now() + promises().freeWaiting.elsewhere * MINUTE)
  await tap(site, sheet(dan), 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
  expect(alarms(dan)).toEqual(['GUEST: I cannot find you', 'NOBODY CAME'])

  // Cat lands.
  at('11:21')
  await tap(site, sheet(cat), DEPARTED)
  await showPlace(site, sheet(cat), { lat: 7.16, lng: 79.88 })
  at('11:40')
  await tap(site, sheet(cat), ARRIVED)
  at('11:50')
  await tap(site, sheet(cat), ON_BOARD)

  // Eve changes the time while the driver is on the way: the driver takes the way back, and is told.
  at('12:20')
  await tap(site, sheet(eve), DEPARTED)
  await showPlace(site, sheet(eve), { lat: 6.9, lng: 79.87 })
  at('12:30')
  const before = (await seenBy(site, eve)).version
  await takeStep(site.env, eve, { step: 'change', time: '17:00', insists: true })
  expect((await seenBy(site, eve)).version).toBeGreaterThan(before)
  expect(await rows('driver_places', eve)).toEqual([])
  expect(await (await site.get(sheet(eve))).text()).toContain('17:00')
  await tap(site, sheet(eve), 'back', { event: DEPARTED })
  expect((await seenBy(site, eve)).rides[0]!.stage).toBeNull()

  // Fay's ride goes as it should; then Eve's.
  const drive = async (reference: string, times: readonly string[]) => {
    for (const [i, event] of [DEPARTED, ARRIVED, ON_BOARD, DONE].entries()) {
      at(times[i]!)
      await tap(site, sheet(reference), event as typeof DEPARTED)
      await sweep()
    }
  }
  await drive(fay, ['14:10', '14:40', '14:50', '15:30'])
  await drive(eve, ['15:35', '16:50', '17:02', '18:00'])
  at('18:10')
  await tap(site, sheet(cat), DONE)
  await sweep()

  expect(await Promise.all(all.map(eventsOf))).toEqual([
    ['07:45 DEPARTED_TO_PICKUP', '07:54 ARRIVED_AT_PICKUP', '08:02 DEPARTED_TO_DROPOFF', '09:05 ARRIVED_AT_DROPOFF'],
    ['08:58 DEPARTED_TO_PICKUP', '09:05 ARRIVED_AT_PICKUP', '09:15 DEPARTED_TO_DROPOFF', '10:12 ARRIVED_AT_DROPOFF'],
    ['11:21 DEPARTED_TO_PICKUP', '11:40 ARRIVED_AT_PICKUP', '11:50 DEPARTED_TO_DROPOFF', '18:10 ARRIVED_AT_DROPOFF'],
    ['10:30 DEPARTED_TO_PICKUP', '10:50 ARRIVED_AT_PICKUP', '11:30 SUBMITTED_CUSTOMER_NO_SHOW'],
    ['15:35 DEPARTED_TO_PICKUP', '16:50 ARRIVED_AT_PICKUP', '17:02 DEPARTED_TO_DROPOFF', '18:00 ARRIVED_AT_DROPOFF'],
    ['14:10 DEPARTED_TO_PICKUP', '14:40 ARRIVED_AT_PICKUP', '14:50 DEPARTED_TO_DROPOFF', '15:30 ARRIVED_AT_DROPOFF'],
  ])
  // Whom nothing went wrong for has alarmed nobody.
  expect([ann, eve, fay].map(alarms)).toEqual([[], [], []])
  // No place is left anywhere in the database.
  const { results: tables } = await env.DB.prepare(
    "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%' and name not like 'd1_%'",
  ).all<{ name: string }>()
  const texts = await Promise.all(
    tables
      .filter(({ name }) => !/rates|offers/.test(name))
      .map(async ({ name }) => JSON.stringify((await env.DB.prepare(`select * from ${name}`).all()).results)),
  )
  for (const place of ['80.6337', '79.88', '79.87', '7.16', '6.9,']) expect(texts.join('')).not.toContain(place)
  // Each sheet shows its own ride, and no other.
  for (const reference of all) {
    const text = await (await site.get(await sheetOf(site, reference))).text()
    for (const other of all.filter((each) => each !== reference)) expect(text).not.toContain(other)
  }
})

test('another driver who does not set out is an alarm of its own', async () => {
  at('17:00')
  const gus = await bookRide(site, { name: 'gus', in: minutesTo('20:00'), dropoff: 'Negombo' })
  at('19:55')
  await sweep()
  await sweep()
  const late = 'ALARM: SHOULD HAVE SET OUT'
  expect(alarms(gus)).toEqual([late])
  await takeStep(site.env, gus, { step: 'driver', driver: KUMAR, insists: true })
  await sweep()
  await sweep()
  expect(alarms(gus)).toEqual([late, late])
})

describe('a driver should have set out', () => {
  const NOW = new Date('2027-05-03T04:00:00.000Z')
  /** Three hours by road from where drivers begin, in two hours. */
  const ride: RideOnBoard = {
    bookingNumber: 1,
    position: 1,
    kind: 'transfer',
    status: 'confirmed',
    pickup: 'Kandy',
    dropoff: 'Colombo',
    pickupDate: '2027-05-03',
    pickupTime: '11:30',
    driverCode: 'a'.repeat(22),
    driverPhone: NIMAL.phone,
    driverAnswer: null,
  }
  /** It ends at the pickup. */
  const before: RideOnBoard = { ...ride, bookingNumber: 2, pickup: 'Sigiriya', dropoff: 'Kandy', pickupTime: '07:00' }
  const delay = async (asked: RideOnBoard, ...others: RideOnBoard[]) =>
    (await statesOf(site.env, [asked], [asked, ...others], NOW))[0]!.delay

  test('by the way from where drivers begin, or from where the ride before ends', async () => {
    expect(await delay(ride)).toBe('not-set-out')
    expect(await delay(ride, before)).toBeNull()
  })

  test.each([
    ['was cancelled', { status: 'cancelled' }],
    ['is not confirmed', { status: 'new' }],
    ['is driven by another one', { driverPhone: KUMAR.phone }],
    ['was the day before', { pickupDate: '2027-05-02' }],
    ['follows', { pickupTime: '15:00' }],
  ] as const)('whatever ride %s', async (_, change) => {
    expect(await delay(ride, { ...before, ...change })).toBe('not-set-out')
  })

  test('from the last ride of several', async () => {
    const last = { ...before, bookingNumber: 3, pickupTime: '09:00', pickup: 'Galle', dropoff: 'Colombo' }
    expect(await delay(ride, before, last)).toBe('not-set-out')
    expect(await delay(ride, last, before)).toBe('not-set-out')
  })

  test('only of a ride that is confirmed and has a driver', async () => {
    expect(await delay({ ...ride, status: 'new' })).toBeNull()
    expect(await delay({ ...ride, status: 'cancelled' })).toBeNull()
    expect(await delay({ ...ride, driverPhone: null, driverCode: null })).toBeNull()
  })
})
