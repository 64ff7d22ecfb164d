import { describe, expect, test } from 'vitest'
import { dueRides, isStillWanted, OCCASIONS, overviewDay } from '#domain/bookings/day/reminder-and-warning-hours.ts'

/** 12:00 in Sri Lanka. */
const NOON = new Date('2026-12-02T06:30:00Z')
const window = (occasion: string, now = NOON) => {
  const { pickupAfter, pickupUntil } = dueRides(now).find((each) => each.occasion === occasion)!
  return [pickupAfter, pickupUntil].map(({ date, time }) => `${date} ${time}`)
}

test.each([
  ['reminder', ['2026-12-02 14:00', '2026-12-03 12:00']],
  ['thanks', ['2026-11-29 12:00', '2026-12-01 16:00']],
  ['no-driver-12', ['2026-12-02 15:00', '2026-12-03 00:00']],
  ['no-driver-3', ['2026-12-02 11:00', '2026-12-02 15:00']],
])('%s is for pickups between these times in Sri Lanka', (occasion, expected) => {
  expect(window(occasion)).toEqual(expected)
})

test('only thanks wait for the last ride of a booking', () => {
  expect(dueRides(NOON).flatMap(({ occasion, afterLastRide }) => (afterLastRide ? [occasion] : []))).toEqual(['thanks'])
})

test('windows go across midnight in Sri Lanka, not in UTC', () => {
  expect(window('no-driver-3', new Date('2026-12-02T17:30:00Z'))).toEqual(['2026-12-02 22:00', '2026-12-03 02:00'])
})

test('each hour of a pickup without a driver belongs to one alarm', () => {
  const [first, last] = [window('no-driver-12'), window('no-driver-3')]
  expect(first[0]).toBe(last[1])
})

describe('a mail that waited', () => {
  const ride = {
    status: 'confirmed',
    driverName: null,
    driverAnswer: null,
    pickupDate: '2026-12-02',
    pickupTime: '20:00',
  } as const
  test.each([
    ['reminder', {}, true],
    ['reminder', { status: 'cancelled' }, false],
    ['reminder', { status: 'new' }, false],
    ['reminder', { pickupTime: '11:00' }, false],
    ['reminder', { pickupDate: '2026-12-09' }, false],
    ['no-driver-12', {}, true],
    ['no-driver-12', { status: 'new' }, true],
    ['no-driver-12', { driverName: 'Nimal' }, false],
    ['no-driver-12', { driverName: 'Nimal', driverAnswer: 'takes' }, false],
    ['no-driver-12', { driverName: 'Nimal', driverAnswer: 'cannot' }, true],
    ['reminder', { driverName: 'Nimal', driverAnswer: 'cannot' }, true],
    ['no-driver-12', { status: 'cancelled' }, false],
    ['no-driver-3', { pickupTime: '11:30' }, true],
    ['no-driver-3', { pickupTime: '10:30' }, false],
    ['thanks', { pickupDate: '2026-12-01', pickupTime: '10:00' }, true],
    ['thanks', { pickupDate: '2026-12-01', pickupTime: '10:00', status: 'cancelled' }, false],
  ] as const)('%s of %j is still wanted: %s', (occasion, change, wanted) => {
    expect(isStillWanted(occasion, { ...ride, ...change }, NOON)).toBe(wanted)
  })

  test('is told of a ride that runs, never of a cancelled one', () => {
    for (const { statuses } of dueRides(NOON)) expect(statuses).not.toContain('cancelled')
    expect(OCCASIONS).toHaveLength(4)
  })
})

test.each([
  ['2026-12-02T12:29:00Z', null],
  ['2026-12-02T12:30:00Z', '2026-12-03'],
  ['2026-12-02T18:29:00Z', '2026-12-03'],
  ['2026-12-02T18:30:00Z', null],
])('at %s the overview of %s is due', (now, day) => {
  expect(overviewDay(new Date(now))).toBe(day)
})
