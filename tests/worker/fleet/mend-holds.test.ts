/** Rides that are sure get a car once one can be had: booked before cars were counted, or left without one by blocked days. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { scheduled } from '#worker/index.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { inTenDays, removeBookings, testSite } from '../bookings/booking-site.ts'
import { book, removeFleet, statesOf, writeCars } from './fleet-site.ts'

beforeEach(async () => {
  await removeBookings()
  await removeFleet()
  for (const { name } of (await env.CACHE.list({ prefix: 'fleet' })).keys) await env.CACHE.delete(name)
})

const block = (car: number | null) =>
  env.DB.prepare("insert into blocked_days (car_id, first_day, last_day, why) values (?, ?, ?, 'garage')")
    .bind(car, inTenDays, inTenDays)
    .run()

test('what was booked while nothing was counted has its car before anybody else, as cars are entered', async () => {
  const site = testSite()
  const [first, second] = [await book(site, inTenDays), await book(site, inTenDays)]
  await writeCars('mini')
  await scheduled(env, ['fleet'])
  const states = async () => [await statesOf(first), await statesOf(second)].flat()
  // It stays sure: nobody has told its guest anything else.
  expect((await states()).toSorted()).toEqual(['held 1', 'uncounted'])
  expect(await statesOf(await book(site, inTenDays))).toEqual(['request'])
  await writeCars('mini', 'mini')
  await scheduled(env, ['fleet'])
  expect((await states()).toSorted()).toEqual(['held 1', 'held 2'])
})

test('what somebody with a car of their own drives takes none of the cars that are entered', async () => {
  const site = testSite()
  const first = await book(site, inTenDays)
  await takeStep(site.env, first, { step: 'confirm' })
  await takeStep(site.env, first, { step: 'driver', driver: { name: 'Kamal', phone: '+94771234568', car: 'CAA-1111' } })
  await writeCars('mini')
  await scheduled(env, ['fleet'])
  expect(await statesOf(first)).toEqual(['uncounted'])
  expect(await statesOf(await book(site, inTenDays))).toEqual(['held 1'])
})

test('rides of a car that is blocked since go to another one, but for those whose driver is named', async () => {
  await writeCars('mini', 'mini', 'mini')
  const site = testSite()
  const first = await book(site, inTenDays)
  expect(await statesOf(first)).toEqual(['held 1'])
  await block(1)
  await scheduled(env, ['fleet'])
  expect(await statesOf(first)).toEqual(['held 2'])
  await takeStep(site.env, first, { step: 'confirm' })
  await takeStep(site.env, first, { step: 'driver', driver: { name: 'Nimal', phone: '+94771234567', car: 'CAR-2' } })
  await block(2)
  await scheduled(env, ['fleet'])
  expect(await statesOf(first)).toEqual(['held 2'])
})

test('where no other car can be had it keeps the one that it has', async () => {
  await writeCars('mini')
  const first = await book(testSite(), inTenDays)
  await block(null)
  await scheduled(env, ['fleet'])
  expect(await statesOf(first)).toEqual(['held 1'])
})
