/** All links of a driver close at once: with another link, another person in the entry, or no entry any more. */
import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addDays } from '#domain/sri-lanka-time.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { bookingWithHistory } from '#worker/lists/booking-list.ts'
import { driverDayCode, listDrivers, findDriver, removeDriver } from '#worker/lists/drivers.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import {
  form,
  inTenDays,
  openLink,
  removeBookings,
  returnTripDetails,
  rows,
  tomorrow,
} from '../bookings/booking-site.ts'
import { book, see, send, site } from './office-site.ts'

const NIMAL = { name: 'Nimal Perera', phone: '077 123 4567', cars: 'CAB-1234, white Prius, 3' }
const CAR = { name: NIMAL.name, phone: '+94771234567', car: 'CAB-1234, white Prius' }

const NOW = Date.now()
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
beforeEach(async () => {
  vi.setSystemTime(NOW)
  await removeBookings('driver_days', 'drivers')
})
afterAll(() => {
  vi.useRealTimers()
})

/** Nobody taps a day ahead. */
const sleepOver = () => vi.setSystemTime(new Date(`${tomorrow}T05:00:00+05:30`))

const sheetsOf = async (reference: string) =>
  (await findBooking(site.env, reference))!.booking.rides.map(({ driverCode }) => `/driver/${driverCode}`)

/** Nimal drives tomorrow, in ten days, and a trip there and back; each sheet and two days are open on the phone. */
async function driven() {
  await send('/drivers', NIMAL)
  const [nimal] = await listDrivers(site.env)
  const [soon, later] = [
    await book({ pickupdate: tomorrow }),
    await book({ pickupdate: inTenDays, email: 'b@example.com' }),
  ]
  const both = await book({ email: 'c@example.com', ...(await returnTripDetails()) })
  for (const reference of [soon, later, both]) {
    await takeStep(site.env, reference, { step: 'confirm' })
    await takeStep(site.env, reference, { step: 'driver', driver: CAR })
  }
  const days = []
  for (const day of [tomorrow, inTenDays]) {
    await send(`/drivers/${nimal!.id}/day`, { day })
    days.push(`/driver/day/${await driverDayCode(site.env, nimal!.id, day)}`)
  }
  const sheets = (await Promise.all([soon, later, both].map(sheetsOf))).flat()
  await openLink(site, sheets[0]!, NIMAL.phone)
  return { id: String(nimal!.id), soon, later, both, links: [...sheets, ...days] }
}

const statuses = (links: readonly string[]) => Promise.all(links.map(async (link) => (await site.get(link)).status))
const tapped = (sheet: string, id: string, step = 'DRIVER_DEPARTED_TO_PICKUP') =>
  site.get(sheet, form({ ride: '1', id: id.repeat(32), step }))

/** Of each ride that stands among what drivers have to be told. */
const told = async () =>
  (await env.DB.prepare('select pickup_date as day, news from drivers_to_tell order by pickup_date').all()).results

describe.each([
  [
    'another phone number in the entry',
    (id: string) => send('/drivers', { ...NIMAL, id, name: 'Kamal', phone: '077 123 4568' }),
    4,
  ],
  [
    'the end of the entry',
    async (id: string) => {
      await removeDriver(site.env, (await findDriver(site.env, Number(id)))!)
      return { status: 303 }
    },
    4,
  ],
  // Who gets the new link to tomorrow need not be told of tomorrow.
  ['a new link to a day', (id: string) => send(`/drivers/${id}/day`, { day: tomorrow, new: 'yes' }), 3],
] as const)('%s', (_, close, toTell) => {
  test('closes every link before: none shows or takes anything', async () => {
    const { id, links, soon, later, both } = await driven()
    expect(new Set(await statuses(links))).toEqual(new Set([200]))
    sleepOver()
    await tapped(links[0]!, 'a')
    const place = form({ ride: '1', lat: '6.84', lng: '79.87' })
    await site.get(`${links[0]}/place`, place)
    expect(await rows('driver_places', soon)).toHaveLength(1)
    expect((await close(id)).status).toBe(303)
    expect(new Set(await statuses(links))).toEqual(new Set([404]))
    const closed = await site.get(links[0]!)
    expect(await closed.text()).not.toContain('Colombo')
    expect((await tapped(links[0]!, 'b', 'DRIVER_ARRIVED_AT_PICKUP')).status).toBe(404)
    expect((await site.get(`${links[0]}/place`, place)).status).toBe(404)
    expect(await rows('driver_places', soon)).toEqual([])
    // What was said stays, and the way there and back has one sheet still.
    expect((await site.get(`/booking/${soon}/now`)).status).toBe(200)
    const [event, ...more] = await rows('ride_events', soon)
    expect(more).toEqual([])
    expect(`/driver/${event!.code}`).toBe((await sheetsOf(soon))[0])
    const [there, back] = await sheetsOf(both)
    expect(there).toBe(back)
    // The office is told, with the new link where it is needed.
    expect(await told()).toHaveLength(toTell)
    const page = (await see(`/booking/${later}`)).text
    expect(page).toContain('TELL THE DRIVER')
    expect(page).toContain('its old link is closed, and it has a new one')
    const link = encodeURIComponent((await sheetsOf(later))[0]!)
    expect(page).toMatch(new RegExp(`has%20another%20link%3A%20[^"]*${link}"`))
  })
})

test('a driver with a new number is to be assigned anew', async () => {
  const { id, later } = await driven()
  await send('/drivers', { ...NIMAL, id, phone: '077 123 4568' })
  const page = (await see(`/drivers/${id}`)).text
  expect(page).toContain('These rides still name another number')
  expect(page).toContain(`href="/operator/booking/${later}/driver`)
  await takeStep(site.env, later, {
    step: 'driver',
    driver: { name: NIMAL.name, phone: '+94771234568', car: 'CAB-1234' },
  })
  expect((await see(`/drivers/${id}`)).text).not.toContain(`href="/operator/booking/${later}/driver`)
})

test('a ride that is under way after midnight still names the old number, until it is over', async () => {
  const { id, soon } = await driven()
  const { number } = (await findBooking(site.env, soon))!.booking
  await env.DB.prepare("update rides set pickup_time = '23:50' where booking_number = ?").bind(number).run()
  await send('/drivers', { ...NIMAL, id, phone: '077 123 4568' })
  const isListed = async (time: string) => {
    vi.setSystemTime(new Date(`${addDays(tomorrow, 1)}T${time}:00+05:30`))
    return (await see(`/drivers/${id}`)).text.includes(`href="/operator/booking/${soon}/driver`)
  }
  expect([await isListed('00:10'), await isListed('12:00')]).toEqual([true, false])
})

test('who is on the list is not renamed by a new entry with the same number', async () => {
  await driven()
  const answer = await send('/drivers', { ...NIMAL, name: 'Sunil Twin' })
  expect(answer.status).toBe(409)
  expect(answer.text).toContain(`${NIMAL.name} has this phone number: change that entry.`)
  expect((await see('/drivers')).text).not.toContain('<strong>Sunil Twin')
})

test('a ride that was moved before its link was closed is told with the new link', async () => {
  const { id, later } = await driven()
  await takeStep(site.env, later, { step: 'change', time: '16:05' })
  await send(`/drivers/${id}/day`, { day: tomorrow, new: 'yes' })
  const [sheet] = await sheetsOf(later)
  const page = (await see(`/booking/${later}`)).text
  expect(page).toContain('it has another time')
  expect(page).toMatch(new RegExp(`16%3A05\\.%20[^"]*${encodeURIComponent(sheet!)}"`))
})

test('the phone that is bound opens the new links; after another person none does', async () => {
  const { id, soon, links } = await driven()
  sleepOver()
  await tapped(links[0]!, 'a')
  await send(`/drivers/${id}/day`, { day: tomorrow, new: 'yes' })
  const [sheet] = await sheetsOf(soon)
  expect(await (await site.get(sheet!)).text()).toContain('Call the guest')
  expect(await (await site.get(`/driver/day/${await driverDayCode(site.env, Number(id), tomorrow)}`)).text()).toContain(
    'on the way to the pickup',
  )
  await send('/drivers', { ...NIMAL, id, phone: '077 123 4568' })
  const [latest] = await sheetsOf(soon)
  expect(await (await site.get(latest!)).text()).toContain('Your own mobile number')
})

test('another name or car in the entry, and a link that is asked for again, close nothing', async () => {
  const { id, links } = await driven()
  await send('/drivers', { ...NIMAL, id, name: 'Nimal P.', cars: 'CAB-1, 3' })
  await send('/drivers', NIMAL)
  await send(`/drivers/${id}/day`, { day: tomorrow })
  expect(new Set(await statuses(links))).toEqual(new Set([200]))
  expect(await told()).toEqual([])
})

test('another driver of a ride closes its sheet: no tap of the first one counts', async () => {
  const { soon, links } = await driven()
  await takeStep(site.env, soon, { step: 'driver', driver: { ...CAR, phone: '+94771234599' } })
  expect((await site.get(links[0]!)).status).toBe(404)
  expect((await tapped(links[0]!, 'a')).status).toBe(404)
  expect(await rows('ride_events', soon)).toEqual([])
  expect((await bookingWithHistory(site.env, soon))!.booking.driversToTell).toMatchObject([{ news: 'replaced' }])
})

test('an entry that cannot be kept closes nothing', async () => {
  const { id, links } = await driven()
  await send('/drivers', { name: 'Kamal', phone: '077 123 4568', cars: 'CAR-1, 3' })
  expect((await send('/drivers', { ...NIMAL, id, phone: '077 123 4568' })).status).toBe(409)
  expect(new Set(await statuses(links))).toEqual(new Set([200]))
})
