/** How long guests waited until the office confirmed. */
import { expect, test } from 'vitest'
import { showMinutes, waitingBands, waitingOf } from '#domain/insight/demand.ts'

test('half waited no longer than the median, nine of ten no longer than the ninetieth', () => {
  expect(waitingOf([])).toEqual({ confirmed: 0, median: null, p90: null })
  expect(waitingOf([5])).toEqual({ confirmed: 1, median: 5, p90: 5 })
  // In any order, by number and not by digits.
  const ten = [100, 20, 3, 40, 50, 60, 70, 80, 9, 1000]
  expect(waitingOf(ten)).toEqual({ confirmed: 10, median: 50, p90: 100 })
  const eleven = [...ten, 2000]
  expect(waitingOf(eleven)).toEqual({ confirmed: 11, median: 60, p90: 1000 })
})

test('each waited in one band', () => {
  const bands = waitingBands([0, 15, 15.5, 60, 61, 1440, 1441, 99_999])
  expect(bands.map(({ bookings }) => bookings)).toEqual([2, 2, 1, 0, 1, 2])
})

test('minutes are said in hours once there are many', () => {
  expect([0, 59.4, 60, 200, 1500.2].map(showMinutes)).toEqual(['0 min', '59 min', '1 h', '3 h 20 min', '25 h'])
})
