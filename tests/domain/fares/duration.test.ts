import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDuration, parseDuration } from '#domain/duration-and-tour-length.ts'

const PAIRS = [
  [1, '1 min'],
  [45, '45 mins'],
  [60, '1 hour'],
  [61, '1 hour 1 min'],
  [65, '1 hour 5 mins'],
  [120, '2 hours'],
  [150, '2 hours 30 mins'],
  [1560, '26 hours'],
  [2881, '48 hours 1 min'],
  [0, '0 mins'],
] as const

test.each(PAIRS)('%i minutes are written as %s, which reads back', (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text)
  expect(parseDuration(text)).toBe(minutes)
})

test.each([
  [' 1 hour 5 mins ', 65],
  ['1 HOUR', 60],
  ['2 hrs 5 min', 125],
  ['1h 5m', 65],
  ['90 minutes', 90],
  ['1 day 2 hours', 1560],
])('%j reads as %i minutes', (text, minutes) => {
  expect(parseDuration(text)).toBe(minutes)
})

test.each([
  '',
  ' ',
  'soon',
  '5',
  '-5 mins',
  '1.5 hours',
  '5 mins 1 hour',
  '1 hour 5 mins later',
  'NaN mins',
  '9'.repeat(50) + ' mins',
  `1 hour${' '.repeat(40)}5 mins`,
])('%j is not a duration', (text) => {
  expect(parseDuration(text)).toBeNull()
})

test('a duration is rounded to whole minutes', () => {
  expect(formatDuration(89.4 / 60)).toBe('1 min')
  expect(formatDuration(90 / 60)).toBe('2 mins')
})

test.each([-1, Number.NaN, Infinity])('%d minutes cannot be written', (minutes) => {
  expect(() => formatDuration(minutes)).toThrow(RangeError)
})

test('any number of minutes reads back as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (minutes) => parseDuration(formatDuration(minutes)) === minutes),
  )
})
