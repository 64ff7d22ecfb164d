import { describe, expect, test } from 'vitest'
import {
  addMonths,
  confirmedDate,
  instantOf,
  isRealDate,
  isRealTime,
  showDate,
  showTime,
  sriLankaTime,
} from '#domain/sri-lanka-time.ts'

test('Sri Lanka is five and a half hours ahead of UTC, in January and in July', () => {
  expect(sriLankaTime(new Date('2026-01-15T18:29:00Z'))).toEqual({ date: '2026-01-15', time: '23:59' })
  expect(sriLankaTime(new Date('2026-01-15T18:30:00Z'))).toEqual({ date: '2026-01-16', time: '00:00' })
  expect(sriLankaTime(new Date('2026-07-15T00:00:00Z'))).toEqual({ date: '2026-07-15', time: '05:30' })
})

test('the time agrees with the time zone database all year', () => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Colombo', dateStyle: 'short', timeStyle: 'short' })
  for (let day = 0; day < 366; day += 5) {
    const instant = new Date(Date.UTC(2027, 0, 1 + day, day % 24, 17))
    const { date, time } = sriLankaTime(instant)
    expect(format.format(instant)).toBe(`${date} ${time}`)
    expect(instantOf({ date, time })).toEqual(instant)
  }
})

test.each(['2028-02-29', '2026-12-31', '2027-01-01'])('%s is a date', (date) => {
  expect(isRealDate(date)).toBe(true)
})

test.each([
  '2026-02-30',
  '2027-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31',
  '2026-1-1',
  '26-01-01',
  '2026-01-01T00:00',
  '',
  ' 2026-01-01',
  '2026-01-01\n',
])('%j is not a date', (date) => {
  expect(isRealDate(date)).toBe(false)
  expect(instantOf({ date, time: '10:00' })).toBeNull()
})

test.each(['24:00', '7:30', '12:60', '12:30:00', '', '12:30\n'])('%j is not a time', (time) => {
  expect(isRealTime(time)).toBe(false)
})

describe('months ahead', () => {
  test.each([
    ['2026-11-21', 18, '2028-05-21'],
    ['2026-08-31', 18, '2028-02-29'],
    ['2027-08-31', 18, '2029-02-28'],
    ['2026-01-31', 1, '2026-02-28'],
  ])('%s and %d months later', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected)
  })
})

test('a date is shown with the name of its month, a time with 24 hours', () => {
  expect(showDate('2026-11-05')).toBe('5 November 2026')
  expect(confirmedDate('2026-11-05')).toBe('2026 November 5')
  expect(showTime('04:05')).toBe('04:05 hrs')
})
