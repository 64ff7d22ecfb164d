/** What guests and the office do to rides that have cars, or have asked for one. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { addDays } from '#domain/sri-lanka-time.ts'
import type { Step } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { readAround } from '#worker/fleet/holds.ts'
import { form, inTenDays, removeBookings, rows, testSite } from '../bookings/booking-site.ts'
import { journeyDetails, journeyQuote, PLAN } from '../bookings/journey-site.ts'
import { book, removeFleet, statesOf, writeCars } from './fleet-site.ts'

beforeEach(async () => {
  await removeBookings()
  await removeFleet()
})

const site = testSite()
const step = (reference: string, taken: Step, by: 'operator' | 'guest' = 'operator') =>
  takeStep(site.env, reference, taken, { by, who: 'Ann' })
const historyOf = async (reference: string) => (await rows('booking_history', reference)).map(({ detail }) => detail)
const isRefused = (taken: Promise<unknown>) =>
  taken.then(
    () => null,
    (error: { readonly refusal?: { readonly code: string } }) => error.refusal?.code,
  )

test('a ride that is cancelled leaves its car to the next guest; taken up again it has to ask', async () => {
  await writeCars('mini')
  const first = await book(site, inTenDays)
  await step(first, { step: 'cancel' })
  expect(await statesOf(first)).toEqual(['uncounted'])
  expect(await statesOf(await book(site, inTenDays))).toEqual(['held 1'])
  await step(first, { step: 'reopen' })
  expect(await statesOf(first)).toEqual(['request'])
})

test('a request is confirmed once a car is free; else whoever insists says so, and the history too', async () => {
  await writeCars('mini')
  const first = await book(site, inTenDays)
  const second = await book(site, inTenDays)
  const third = await book(site, inTenDays)
  expect(await isRefused(step(second, { step: 'confirm' }))).toBe('no-car')
  expect((await findBooking(site.env, second))!.booking.rides[0].status).toBe('new')
  await step(second, { step: 'confirm', isCarHired: true })
  expect(await statesOf(second)).toEqual(['hired'])
  expect(await historyOf(second)).toEqual(['a car drives that is not listed'])
  await step(first, { step: 'cancel' })
  await step(third, { step: 'confirm' })
  expect(await statesOf(third)).toEqual(['held 1'])
})

test('a guest who moves a ride keeps its car where it can; where there is none the guest is asked first', async () => {
  await writeCars('mini')
  const first = await book(site, inTenDays, '09:30')
  await book(site, addDays(inTenDays, 2), '09:30')
  await step(first, { step: 'change', date: inTenDays, time: '11:00' }, 'guest')
  expect(await statesOf(first)).toEqual(['held 1'])
  const busy = { step: 'change', date: addDays(inTenDays, 2), time: '10:00' } as const
  expect(await isRefused(step(first, busy, 'guest'))).toBe('no-car')
  // What was meant for another hour is not meant for this one.
  const other = { ...busy, requestedAt: `${busy.date} 11:00` }
  expect(await isRefused(step(first, other, 'guest'))).toBe('no-car')
  expect(await statesOf(first)).toEqual(['held 1'])
  await step(first, { ...busy, requestedAt: `${busy.date} ${busy.time}` }, 'guest')
  expect(await statesOf(first)).toEqual(['request'])
  expect((await historyOf(first)).at(-1)).toContain('no car can be had, a request')
})

test('of the cars that were read beside a booking only those of its day count, and of them what is so still', async () => {
  await writeCars('mini')
  const first = await book(site, inTenDays, '09:30')
  const busy = { step: 'change', date: addDays(inTenDays, 2), time: '10:00' } as const
  const earlier = await readAround(site.env, busy.date)
  await book(site, busy.date, '09:30')
  const others = [addDays(busy.date, 30), addDays(busy.date, -30)].map((day) => readAround(site.env, day))
  for (const fleet of [...(await Promise.all(others)), earlier])
    expect(await isRefused(takeStep(site.env, first, busy, { by: 'guest', fleet }))).toBe('no-car')
  expect(await statesOf(first)).toEqual(['held 1'])

  const free = { ...busy, date: addDays(inTenDays, 6) }
  const fleet = await readAround(site.env, free.date)
  await book(site, addDays(inTenDays, 9), '09:30')
  await takeStep(site.env, first, free, { by: 'guest', fleet })
  expect(await statesOf(first)).toEqual(['held 1'])
})

test('the page of a guest asks in words, with a button that asks for the ride all the same', async () => {
  await writeCars('mini')
  const [first] = [await book(site, inTenDays, '09:30'), await book(site, addDays(inTenDays, 2), '09:30')]
  const [booking] = await rows('bookings', first)
  const [ride] = await rows('rides', first)
  const path = `/booking/${first}/changes?key=${String(booking!.guest_key)}`
  const fields = { step: 'change', version: String(ride!.version), ride: '1' }
  const wanted = { date: addDays(inTenDays, 2), time: '10:00' }
  const asked = await site.get(path, form({ ...fields, ...wanted }))
  const page = await asked.text()
  expect(page).toContain('No car is free at that time')
  expect(/<button[^>]* name="requested"[^>]*>/.exec(page)?.[0]).toContain(`value="${wanted.date} ${wanted.time}"`)
  const answer = await site.get(path, form({ ...fields, ...wanted, requested: `${wanted.date} ${wanted.time}` }))
  expect(answer.status).toBe(303)
  expect(await statesOf(first)).toEqual(['request'])
})

test('the office moves a ride to where no car is free only if it insists', async () => {
  await writeCars('mini')
  const first = await book(site, inTenDays, '09:30')
  await book(site, addDays(inTenDays, 2), '09:30')
  const busy = { step: 'change', date: addDays(inTenDays, 2), time: '10:00' } as const
  expect(await isRefused(step(first, busy))).toBe('no-car')
  await step(first, { ...busy, isCarHired: true })
  expect(await statesOf(first)).toEqual(['hired'])
  // What asks for a car already may ask for it at another hour.
  const third = await book(site, addDays(inTenDays, 2), '09:00')
  expect(await statesOf(third)).toEqual(['request'])
  await step(third, { step: 'change', time: '09:10' })
  expect(await statesOf(third)).toEqual(['request'])
  await step(third, { step: 'change', date: inTenDays })
  expect(await statesOf(third)).toEqual(['held 1'])
})

test('a no-show keeps its car until its time is over, and a guest who came has it still', async () => {
  await writeCars('mini')
  const reference = await book(site, inTenDays)
  await step(reference, { step: 'confirm' })
  const later = new Date(`${inTenDays}T10:05:00+05:30`)
  await takeStep(site.env, reference, { step: 'no-show', insists: true }, { now: later })
  expect(await statesOf(reference)).toEqual(['held 1'])
  expect(await statesOf(await book(site, inTenDays))).toEqual(['request'])
  await takeStep(site.env, reference, { step: 'came' }, { now: later })
  expect(await statesOf(reference)).toEqual(['held 1'])
})

test('a ride without a named driver makes room: the other car takes it', async () => {
  await writeCars('mini', 'mini')
  await env.DB.prepare('update cars set seats = 3 where id = 1').run()
  const party = (travelers: number) => ({ passengers: String(travelers) })
  const small = await book(site, inTenDays, '09:30', 'mini', party(2))
  expect(await statesOf(small)).toEqual(['held 1'])
  // The small car is blocked for the second one, so that it took the large car at first.
  await step(small, { step: 'confirm' })
  await env.DB.prepare('update rides set car_id = 2').run()
  const large = await book(site, inTenDays, '09:30', 'mini', party(4))
  expect(await statesOf(large)).toEqual(['held 2'])
  expect(await statesOf(small)).toEqual(['held 1'])
})

test('a named driver keeps the car, and the car that the office names is the one that is kept', async () => {
  await writeCars('mini', 'mini')
  const reference = await book(site, inTenDays)
  await step(reference, { step: 'confirm' })
  await step(reference, { step: 'driver', driver: { name: 'Nimal', phone: '+94771234567', car: 'CAR-2, blue' } })
  expect(await statesOf(reference)).toEqual(['held 2'])
  const other = await book(site, inTenDays)
  await step(other, { step: 'confirm' })
  // It is taken: the ride keeps the car that it has.
  const kamal = { name: 'Kamal', phone: '+94771234568', car: 'CAR-2, blue' }
  await step(other, { step: 'driver', driver: kamal, insists: true })
  expect(await statesOf(other)).toEqual(['held 1'])
  expect(await statesOf(reference)).toEqual(['held 2'])
})

test('somebody with a car of their own leaves ours to the next guest; with ours named, or nobody, it is taken again', async () => {
  await writeCars('mini')
  const first = await book(site, inTenDays)
  await step(first, { step: 'confirm' })
  const kamal = { name: 'Kamal', phone: '+94771234568', car: 'CAA-1111, white Alto' }
  const nimal = { name: 'Nimal', phone: '+94771234567', car: 'car 1, blue' }
  const name = (driver: typeof kamal) => step(first, { step: 'driver', driver, insists: true })
  expect(await statesOf(first)).toEqual(['held 1'])
  await name(kamal)
  expect(await statesOf(first)).toEqual(['hired'])
  // Another hour is driven by the same car.
  await step(first, { step: 'change', time: '10:00', insists: true })
  expect(await statesOf(first)).toEqual(['hired'])
  await name(nimal)
  expect(await statesOf(first)).toEqual(['held 1'])
  await name(kamal)
  await step(first, { step: 'no-driver' })
  expect(await statesOf(first)).toEqual(['held 1'])
  await name(kamal)
  // It is on sale, and bought.
  const second = await book(site, inTenDays)
  expect(await statesOf(second)).toEqual(['held 1'])
  await name(nimal)
  expect(await statesOf(first)).toEqual(['hired'])
  await step(second, { step: 'cancel' })
  await step(first, { step: 'no-driver' })
  expect(await statesOf(first)).toEqual(['held 1'])
})

test('notes, payments and a driver do not ask for a car where there is none', async () => {
  await writeCars('mini')
  await book(site, inTenDays)
  const second = await book(site, inTenDays)
  await step(second, { step: 'note', text: 'called' })
  await step(second, { step: 'paid', usd: 20 })
  await step(second, { step: 'confirm', isCarHired: true })
  await step(second, { step: 'driver', driver: { name: 'Nimal', phone: '+94771234567', car: 'XYZ-9' } })
  expect(await statesOf(second)).toEqual(['hired'])
})

test('a car and driver who stay are one hold, on the days without a ride, too', async () => {
  await writeCars('car')
  const quote = await journeyQuote(PLAN)
  const details = journeyDetails(quote, { arrangement: 'stay' }, { start: 10, now: Date.now() })
  const answer = await site.post(`/journey/booking/${quote.token}`, { bookingDetails: details })
  expect(answer.status).toBe(200)
  const { reference } = await answer.json<{ reference: string }>()
  const states = await statesOf(reference)
  expect(new Set(states)).toEqual(new Set(['held 1']))
  const days = (await rows('rides', reference)).map((ride) => String(ride.pickup_date)).toSorted()
  const between = addDays(days[0]!, 1)
  expect(between < days.at(-1)!).toBe(true)
  expect(await statesOf(await book(site, between, '09:30', 'car'))).toEqual(['request'])
  // Without its last ride it is shorter, and still one.
  await step(`${reference}/${states.length}`, { step: 'cancel' })
  expect(await statesOf(reference)).toEqual([...states.slice(1), 'uncounted'])
})

test('a car that is to stay for more than some weeks is kept only once the office has confirmed it', async () => {
  await writeCars('car')
  const stops = PLAN.stops.map((stop) => (stop.place === 'Ella' ? { ...stop, nights: 40 } : stop))
  const quote = await journeyQuote({ ...PLAN, stops })
  const details = journeyDetails(quote, { arrangement: 'stay' }, { start: 10, now: Date.now() })
  const answer = await site.post(`/journey/booking/${quote.token}`, { bookingDetails: details })
  const { reference } = await answer.json<{ reference: string }>()
  expect(new Set(await statesOf(reference))).toEqual(new Set(['request']))
  await step(reference, { step: 'confirm' })
  expect(new Set(await statesOf(reference))).toEqual(new Set(['held 1']))
})
