import { expect, test } from 'vitest'
import { isPastRide, isShared, mayShare, overAt, shareEndsAt } from '#domain/bookings/day/sharing.ts'
import type { RideEvent } from '#domain/bookings/day/ride-events.ts'

const RIDE = {
  kind: 'transfer',
  pickupDate: '2027-03-02',
  pickupTime: '10:00',
  minutes: 120,
  status: 'confirmed',
} as const
const SHARED = { ...RIDE, shareCode: 'a'.repeat(22), shareDate: RIDE.pickupDate }

/** Sri Lanka time. */
const at = (time: string, date: string = RIDE.pickupDate) => new Date(`${date}T${time}:00+05:30`)
const said = (event: RideEvent, time: string) => ({ event, at: at(time).toISOString() })

const ON_BOARD = said('DRIVER_DEPARTED_TO_DROPOFF', '10:20')
const THERE = said('DRIVER_ARRIVED_AT_DROPOFF', '12:30')

test('a ride is over three hours after its drive, a tour twelve hours after its pickup', () => {
  expect(new Date(overAt(RIDE))).toEqual(at('15:00'))
  expect(new Date(overAt({ ...RIDE, kind: 'tour' }))).toEqual(at('22:00'))
})

test('a ride is past once its day is, and it is over itself', () => {
  expect(isPastRide(RIDE, at('23:59'))).toBe(false)
  expect(isPastRide(RIDE, at('00:00', '2027-03-03'))).toBe(true)
  const late = { ...RIDE, pickupTime: '23:50' }
  expect(isPastRide(late, at('04:50', '2027-03-03'))).toBe(false)
  expect(isPastRide(late, at('04:51', '2027-03-03'))).toBe(true)
})

test('a link ends two hours after the guest is there', () => {
  expect(new Date(shareEndsAt(RIDE, [ON_BOARD, THERE]))).toEqual(at('14:30'))
  expect(isShared(SHARED, [ON_BOARD, THERE], at('14:29'))).toBe(true)
  expect(isShared(SHARED, [ON_BOARD, THERE], at('14:30'))).toBe(false)
})

test('where nobody says that the guest is there, it ends two hours after the ride is over', () => {
  expect(new Date(shareEndsAt(RIDE, []))).toEqual(at('17:00'))
  // They set out late.
  expect(new Date(shareEndsAt(RIDE, [said('DRIVER_DEPARTED_TO_DROPOFF', '11:30')]))).toEqual(at('18:30'))
})

test.each([
  ['no link', { shareCode: null }],
  ['a ride that was moved', { pickupDate: '2027-03-03' }],
  ['a cancelled ride', { status: 'cancelled' }],
  ['a ride that nobody has confirmed', { status: 'new' }],
  ['a no-show', { status: 'no-show' }],
] as const)('%s shows nothing', (_, change) => {
  expect(isShared({ ...SHARED, ...change }, [], at('10:05'))).toBe(false)
})

test('nobody reads in it that the guest was not found', () => {
  expect(isShared(SHARED, [said('DRIVER_SUBMITTED_CUSTOMER_NO_SHOW', '11:00')], at('11:05'))).toBe(false)
})

test('a link is made from a day before the pickup until the ride has ended', () => {
  expect(mayShare(RIDE, null, at('09:59', '2027-03-01'))).toBe(false)
  expect(mayShare(RIDE, null, at('10:00', '2027-03-01'))).toBe(true)
  expect(mayShare(RIDE, 'DRIVER_DEPARTED_TO_DROPOFF', at('11:00'))).toBe(true)
  expect(mayShare(RIDE, 'DRIVER_ARRIVED_AT_DROPOFF', at('12:31'))).toBe(false)
  expect(mayShare(RIDE, 'DRIVER_DEPARTED_TO_DROPOFF', at('15:00'))).toBe(false)
  expect(mayShare({ ...RIDE, status: 'new' }, null, at('10:00'))).toBe(false)
  // Its guests go by train.
  expect(mayShare({ ...RIDE, train: {} }, null, at('10:00'))).toBe(false)
})
