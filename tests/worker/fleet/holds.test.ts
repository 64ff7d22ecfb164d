/** What bookings and their changes do to cars. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { isFleetCounted } from '#worker/fleet/fleet-counting.ts'
import { availabilityAt, repairFleet } from '#worker/fleet/fleet-cache.ts'
import { DAY_MS, instantOf, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { inTenDays, removeBookings, testSite } from '../bookings/booking-site.ts'
import { book, removeFleet, statesOf, writeCars } from './fleet-site.ts'

beforeEach(async () => {
  await removeBookings()
  await removeFleet()
  for (const { name } of (await env.CACHE.list({ prefix: 'fleet' })).keys) await env.CACHE.delete(name)
})

const KANDY = { lat: 7.29, lng: 80.63 }
const COLOMBO = { lat: 6.93, lng: 79.85 }

const errandAt = (time: string) => {
  const start = instantOf({ date: inTenDays, time })!.getTime()
  return { vehicle: 'mini', start, end: start + 3 * 60 * 60_000, from: COLOMBO, to: KANDY, party: 1 } as const
}

test('while no car has a class, nothing is counted, and KV is written nothing', async () => {
  await writeCars(null, null)
  const site = testSite()
  expect(await statesOf(await book(site, inTenDays))).toEqual(['uncounted'])
  await repairFleet(site.env)
  expect((await env.CACHE.list({ prefix: 'fleet' })).keys).toEqual([])
  expect(await availabilityAt(site.env, [errandAt('09:30')])).toBeNull()
})

test('the first car counts at once, also for an isolate that has not heard of it', async () => {
  const site = testSite()
  expect(await isFleetCounted(site.env)).toBe(false)
  await writeCars('mini')
  expect(await statesOf(await book(site, inTenDays))).toEqual(['held 1'])
  expect(await statesOf(await book(site, inTenDays))).toEqual(['request'])
})

test('a car takes one ride after another, and of its own class alone', async () => {
  await writeCars('mini', 'van')
  const site = testSite()
  expect(await statesOf(await book(site, inTenDays, '06:00'))).toEqual(['held 1'])
  expect(await statesOf(await book(site, inTenDays, '08:00'))).toEqual(['request'])
  expect(await statesOf(await book(site, inTenDays, '16:00'))).toEqual(['held 1'])
  expect(await statesOf(await book(site, inTenDays, '08:00', 'van'))).toEqual(['held 2'])
  expect(await statesOf(await book(site, inTenDays, '08:00', 'car'))).toEqual(['request'])
})

test('quotes learn from KV what was booked', async () => {
  await writeCars('mini')
  const site = testSite()
  await repairFleet(site.env)
  const [before] = (await availabilityAt(site.env, [errandAt('09:30')]))!
  expect(before).toEqual({ availability: 'few', otherHours: [], nextClass: null })
  await book(site, inTenDays)
  const [after] = (await availabilityAt(site.env, [errandAt('09:30')]))!
  expect(after!.availability).toBe('none')
  expect(after!.otherHours.length).toBeGreaterThan(0)
  // And so does another isolate.
  const [there] = (await availabilityAt(testSite().env, [errandAt('09:30')]))!
  expect(there).toEqual(after)
})

test('a booking of a later day leaves the earlier blocked days known', async () => {
  await writeCars('mini')
  const blocked = sriLankaTime(new Date(Date.now() + 5 * DAY_MS)).date
  await env.DB.prepare("insert into blocked_days (first_day, last_day, why) values (?, ?, 'an election')")
    .bind(blocked, blocked)
    .run()
  const site = testSite()
  await repairFleet(site.env)
  await book(site, inTenDays)
  const start = instantOf({ date: blocked, time: '09:30' })!.getTime()
  const errand = { ...errandAt('09:30'), start, end: start + 3 * 60 * 60_000 }
  await vi.waitFor(async () => {
    const [day] = (await availabilityAt(site.env, [errandAt('09:30')]))!
    expect(day!.availability).toBe('none')
  })
  expect((await availabilityAt(site.env, [errand]))![0]!.availability).toBe('none')
})
