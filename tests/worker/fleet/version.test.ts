/** The fleet's version: what decides whether a car can be had raises it, and nothing else does. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { takeStep } from '#worker/steps/take-step.ts'
import { bookWithoutMail, removeBookings } from '../bookings/booking-site.ts'

beforeEach(() => removeBookings('driver_cars', 'days_off', 'blocked_days', 'cars', 'drivers'))

const version = () => env.DB.prepare('select version from fleet').first<number>('version')

async function isRaisedBy(...statements: readonly string[]): Promise<boolean[]> {
  const raised: boolean[] = []
  for (const statement of statements) {
    const before = await version()
    await env.DB.prepare(statement).run()
    raised.push((await version())! > before!)
  }
  return raised
}

test('cars, their drivers, days off, blocked days and the margin raise it', async () => {
  expect(
    await isRaisedBy(
      "insert into cars (id, plate, seats) values (1, 'CAB-1', 3)",
      "update cars set vehicle = 'van'",
      "insert into drivers (id, name, phone) values (1, 'Nimal', '+94771234567')",
      'insert into driver_cars (driver_id, car_id) values (1, 1)',
      "insert into days_off (driver_id, first_day, reason) values (1, '2027-01-01', 'sick')",
      "update days_off set last_day = '2027-01-02'",
      "insert into blocked_days (first_day, last_day, why) values ('2027-01-01', '2027-01-02', 'Poson')",
      'delete from blocked_days',
      'update fleet set margin_minutes = 30',
      "update drivers set name = 'Kamal'",
      // With the driver go days off and cars.
      'delete from drivers',
      'delete from cars',
    ),
  ).toEqual([true, true, false, true, true, true, true, true, true, false, true, true])
})

test('a booking raises it, and a change of what its car does; a note and a payment do not', async () => {
  const before = await version()
  const { booking } = await bookWithoutMail()
  expect(await version()).toBe(before! + 1)
  const set = (change: string) => `update rides set ${change}`
  expect(
    await isRaisedBy(
      set("status = 'confirmed'"),
      set("status = 'confirmed'"),
      set("pickup_time = '04:05'"),
      set("driver_phone = '+94771234567'"),
      set("car_state = 'request'"),
      set("details = 'Two dogs', version = version + 1"),
    ),
  ).toEqual([true, false, true, true, true, false])
  const unchanged = await version()
  await takeStep(env, booking.reference, { step: 'note', text: 'Called' })
  expect(await version()).toBe(unchanged)
})

test('there is one row, whose version cannot be nothing: a guarded batch is refused', async () => {
  await expect(env.DB.prepare('insert into fleet (id) values (2)').run()).rejects.toThrow('CHECK')
  const guarded = env.DB.prepare('update fleet set version = iif(version = ?, version, null)')
  await guarded.bind(await version()).run()
  await expect(guarded.bind((await version())! - 1).run()).rejects.toThrow('NOT NULL')
})
