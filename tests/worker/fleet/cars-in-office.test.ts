/** What the office and agents are told of cars: lists, the telephone's prices, proposals, the tools. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import type { TypedRide } from '#domain/bookings/request/composed.ts'
import { keepFleetDocument } from '#worker/fleet/fleet-counting.ts'
import { repairFleet } from '#worker/fleet/fleet-cache.ts'
import { bookingWithHistory, listBookings } from '#worker/lists/booking-list.ts'
import { carNow, withCarsNow } from '#worker/lists/rides-to-give.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { ask, connected, type JourneyData } from '../agents/client.ts'
import { inTenDays, removeBookings, rows, testSite } from '../bookings/booking-site.ts'
import { journeyDetails, journeyQuote, PLAN, bookedJourney } from '../bookings/journey-site.ts'
import { deskOf, pricesOf } from '../office/telephone-desk.ts'
import { HOUR_MS } from '#domain/sri-lanka-time.ts'
import { accept, openProposal, sent, site as office } from '../proposals/proposal-site.ts'
import { aBooking, removeFleet, statesOf, writeCars } from './fleet-site.ts'

const site = testSite()
/** Every isolate asks KV anew. */
function forgetCopies(): void {
  for (const isolate of [site.env, office.env, env]) keepFleetDocument(isolate, null, Date.now() - HOUR_MS)
}

beforeEach(async () => {
  await env.DB.prepare('update proposals set booking_number = null').run()
  await removeBookings()
  await removeFleet()
  for (const { name } of (await env.CACHE.list({ prefix: 'fleet' })).keys) await env.CACHE.delete(name)
  forgetCopies()
})

/** Every isolate of a test knows the cars. */
async function withCars(...classes: readonly string[]): Promise<void> {
  await writeCars(...classes)
  await repairFleet(site.env)
  forgetCopies()
}

/** Keeps the car at that hour. */
async function book(time = '09:30', vehicle = 'mini'): Promise<string> {
  const { token, details } = await aBooking(inTenDays, time, vehicle)
  const answer = await site.post(`/transfer/booking/${token}`, { bookingDetails: details })
  await repairFleet(site.env)
  forgetCopies()
  return (await answer.json<BookingReceipt>()).reference
}

test('a ride without a car needs a hand until it has one, however far ahead it is', async () => {
  await withCars('mini')
  const first = await book()
  const second = await book()
  const concerned = async () =>
    (await listBookings(site.env, 'concerned')).map(({ reference, concerns }) => [reference, concerns])
  expect(await concerned()).toEqual([[second, ['no-car']]])
  const said = async () => {
    const { booking, rides } = (await bookingWithHistory(site.env, second))!
    return (await carNow(site.env, booking, rides, new Date()))?.words
  }
  const inList = async () =>
    (await withCarsNow(site.env, await listBookings(site.env, 'concerned'), new Date())).map((each) => each.carNow)
  expect(await said()).toMatch(/^Still no Mini Car is free then. Instead one is free at \d\d:\d\d, or /)
  expect(await inList()).toEqual([undefined])
  await takeStep(site.env, first, { step: 'cancel' })
  await repairFleet(site.env)
  forgetCopies()
  expect(await said()).toBe('A Mini Car can be had for it by now: confirm it.')
  expect(await inList()).toMatchObject([{ isFree: true }])
  await takeStep(site.env, second, { step: 'confirm' })
  expect(await concerned()).toEqual([])
})

test('of a car that stays the list looks at all rides, also where it shows only the first', async () => {
  await withCars('car')
  const quote = await journeyQuote(PLAN)
  const details = journeyDetails(quote, { arrangement: 'stay' }, { start: 10, now: Date.now() })
  const last = details.rides.at(-1)!
  const { token, details: other } = await aBooking(String(last.pickupdate), String(last.pickuptime), 'car')
  await site.post(`/transfer/booking/${token}`, { bookingDetails: other })
  const { reference } = await bookedJourney(site, quote, details)
  await repairFleet(site.env)
  forgetCopies()
  expect(new Set(await statesOf(reference))).toEqual(new Set(['request']))
  const [first] = await listBookings(site.env, 'concerned')
  expect(first).toMatchObject({ reference, position: 1, concerns: ['no-car'] })
  expect((await withCarsNow(site.env, [first!], new Date()))[0]!.carNow).toBeUndefined()
})

const RIDE = { pickup: 'colombo', dropoff: 'Kandy', vehicle: 'mini', date: inTenDays, time: '09:30' }

test('by telephone the office reads beside the price that few are left, or none, and what is free instead', async () => {
  const warnings = async (...rides: readonly TypedRide[]) =>
    (await pricesOf(deskOf(site.env), { rides })).rides.map((ride) => ride.warnings)
  expect(await warnings(RIDE)).toEqual([[]])
  await withCars('mini', 'van')
  expect(await warnings(RIDE)).toEqual([['Mini Car: few are left for this time.']])
  // Together they want two.
  const [one, other] = await warnings(RIDE, { ...RIDE, pickup: 'Kandy', dropoff: 'Ella', time: '10:00' })
  expect(one).toEqual(['Mini Car: few are left for this time.'])
  expect(other![0]).toMatch(/^NO CAR: no Mini Car is free then\./)
  await book()
  const [[full]] = (await warnings(RIDE)) as [[string]]
  expect(full).toMatch(
    /^NO CAR: no Mini Car is free then\. Booked like this it is a request, and you have to find a car\. Instead one is free at \d\d:\d\d, or one is free at \d\d:\d\d, or a Van is free then\.$/,
  )
  // What has taken place wants no car.
  const past = await pricesOf(deskOf(site.env), { rides: [{ ...RIDE, date: '2026-10-01' }] }, { past: 'yes' })
  expect(past.rides[0].warnings).toEqual([])
})

test('before a proposal is accepted its guest reads which rides are only requests; who is overtaken reads that', async () => {
  const proposal = await sent()
  expect(await (await openProposal(proposal.code)).text()).not.toMatch(/Auf Anfrage|name="free"/)
  await withCars('mini')
  const free = await (await openProposal(proposal.code)).text()
  expect(free).toContain('Fahrt 1: Mini: Für diese Zeit sind nur noch wenige frei.')
  expect(free).toContain('name="free"')
  await book()
  const full = await (await openProposal(proposal.code)).text()
  expect(full).toContain('<strong>Auf Anfrage</strong>')
  expect(full).toContain('Fahrt 1: Für diese Zeit ist kein Auto der Klasse „Mini“ frei, daher gilt dies als Anfrage')
  expect(full).toContain('Solange wir eine Anfrage nicht bestätigt haben, stornieren Sie sie kostenlos.')
  expect(full).not.toContain('name="free"')
  expect((await accept(proposal, { free: 'yes' })).status).toBe(303)
  const reference = String((await rows('bookings')).find(({ said_free: said }) => said === 1)!.reference)
  expect(await statesOf(reference)).toEqual(['request', 'held 1'])
  const page = await (await office.get(`/de/booking/${reference}`)).text()
  expect(page).toContain('Während Sie gebucht haben, hat jemand anderes das letzte Auto der Klasse „Mini“')
})

test('agents read it beside the prices, where they name day and hour', async () => {
  await withCars('mini', 'van')
  await book()
  const client = await connected()
  const asked = { pickup: 'Colombo', dropoff: 'Kandy', date: inTenDays, time: '09:30' }
  const { text, data } = await ask(client, 'quote_transfer', asked)
  const mini = data.vehicles.find(({ vehicle }) => vehicle === 'mini')!
  expect(mini).toMatchObject({ cars: 'none' })
  expect(mini.otherTimes).toHaveLength(2)
  expect(data.vehicles.find(({ vehicle }) => vehicle === 'van')).toMatchObject({ cars: 'few' })
  expect(text).toContain(
    `Mini Car, ${inTenDays} at 09:30: none is free, a booking is a request; one is free at ${mini.otherTimes![0]}; one is free at ${mini.otherTimes![1]}; the Van is free then.`,
  )
  expect(text).toContain(`Van, ${inTenDays} at 09:30: few are left.`)
  const undated = await ask(client, 'quote_transfer', { pickup: 'Colombo', dropoff: 'Kandy', date: inTenDays })
  expect(undated.data.vehicles[0]).not.toHaveProperty('cars')
  const asTour = { park: 'Yala', date: inTenDays, time: '09:30' }
  // The van does as well where the mini is taken.
  expect((await ask(client, 'quote_tour', { ...asTour, travelers: 2 })).data).toMatchObject({ cars: 'few' })
  await env.DB.prepare("insert into blocked_days (first_day, last_day, why, car_id) values (?, ?, 'garage', 2)")
    .bind(inTenDays, inTenDays)
    .run()
  await repairFleet(site.env)
  forgetCopies()
  const tour = await ask(client, 'quote_tour', { ...asTour, travelers: 2 })
  expect(tour.data).toMatchObject({ cars: 'none' })
  expect(tour.text).toContain(`Cars, ${inTenDays} at 09:30: none is free, a booking is a request`)
  await env.DB.prepare('delete from blocked_days').run()
  await repairFleet(site.env)
  forgetCopies()
  const journey = await ask(client, 'quote_journey', {
    stops: [{ place: 'Colombo' }, { place: 'Kandy', nights: 1 }, { place: 'Galle' }],
    start: inTenDays,
  })
  const { rides } = journey.data as unknown as JourneyData
  expect(rides.map(({ cars }) => cars?.[0]?.cars)).toEqual(['none', 'few'])
  expect(journey.text).toContain(`Ride 1, Mini Car, ${inTenDays} at 09:00: none is free`)
})
