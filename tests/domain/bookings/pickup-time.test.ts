import { expect, test } from 'vitest'
import { beyondStay, latestPickupDate, orderProblem, pickupTimeProblem } from '#domain/bookings/request/pickup-time.ts'

// 00:15 on 22 November in Colombo, while it is still the 21st in London.
const now = new Date('2026-11-21T18:45:00Z')

test.each([
  ['2026-11-22', '00:15'],
  ['2026-11-22', '06:00'],
  ['2028-05-22', '23:59'],
])('%s %s can be booked', (date, time) => {
  expect(pickupTimeProblem({ date, time }, now)).toBeNull()
})

test('half an hour to fill in the form does not make its pickup time past', () => {
  const opened = { date: '2026-11-22', time: '00:15' }
  expect(pickupTimeProblem(opened, new Date('2026-11-21T19:15:00Z'))).toBeNull()
  expect(pickupTimeProblem(opened, new Date('2026-11-21T19:15:01Z'))).toEqual({ part: 'time', code: 'past-time' })
})

test.each([
  ['2026-11-21', '12:00', { part: 'date', code: 'past-date' }],
  ['2025-11-22', '12:00', { part: 'date', code: 'past-date' }],
  ['2026-02-30', '12:00', { part: 'date', code: 'no-such-time' }],
  ['2028-05-23', '00:00', { part: 'date', code: 'too-far-ahead' }],
])('%s %s cannot be booked', (date, time, problem) => {
  expect(pickupTimeProblem({ date, time }, now)).toEqual(problem)
})

test('eighteen months count from the day in Sri Lanka', () => {
  expect(latestPickupDate(now)).toBe('2028-05-22')
})

test.each([
  ['2026-11-30', '23:59', 'date'],
  ['2026-12-01', '09:30', 'time'],
  ['2026-12-01', '09:31', undefined],
  ['2026-12-02', '00:00', undefined],
])('a pickup on %s at %s that follows one on 1 December at 09:30: %s', (date, time, part) => {
  expect(orderProblem({ date: '2026-12-01', time: '09:30' }, { date, time })).toEqual(
    part ? { part, code: 'before-previous-ride' } : null,
  )
})

test.each([
  [['2027-02-01', '2027-02-06'], null],
  [['2027-02-01', '2027-02-07'], { ride: 1, days: 6, from: '2027-02-01', to: '2027-02-06' }],
  // The first of several, counted from the first day whatever the order.
  [
    ['2027-02-03', '2027-02-01', '2027-02-09', '2027-02-10'],
    { ride: 2, days: 6, from: '2027-02-01', to: '2027-02-06' },
  ],
  [['2027-02-27', '2027-03-05'], { ride: 1, days: 6, from: '2027-02-27', to: '2027-03-04' }],
])('a car that stays for six days is not there after them: %j', (dates, beyond) => {
  expect(beyondStay(dates, 6)).toEqual(beyond)
})
