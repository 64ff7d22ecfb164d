import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isInSriLanka } from '#domain/places/sri-lanka-bounds.ts'
import {
  distanceObjections,
  impossibleLegs,
  isDistancePlausible,
  isDurationPlausible,
  legObjections,
  wholeLeg,
} from '#domain/quotes/plausibility.ts'

test.each([
  [0, 0, 0, 0],
  [999, 29, 0, 0],
  [1000, 30, 1, 1],
  [116_999, 10_769, 116, 179],
  [116_999, 10_770, 116, 180],
])('%i m in %i s are %i km in %i minutes', (distanceMeters, durationSeconds, distanceKm, durationMinutes) => {
  expect(wholeLeg({ distanceMeters, durationSeconds })).toEqual({ distanceKm, durationMinutes })
})

describe('a distance is plausible within 25 % of the estimate, or 4 km if that is more', () => {
  test.each([
    // estimate, least, most: beyond 16 km a quarter is more than 4 km
    [4, 0, 8],
    [5, 1, 9],
    [10, 6, 14],
    [16, 12, 20],
    [20, 15, 25],
    [100, 75, 125],
    [380, 285, 475],
  ])('estimate %i km: %i to %i km', (estimate, least, most) => {
    expect(isDistancePlausible(least, estimate)).toBe(true)
    expect(isDistancePlausible(most, estimate)).toBe(true)
    expect(isDistancePlausible(least - 1, estimate)).toBe(false)
    expect(isDistancePlausible(most + 1, estimate)).toBe(false)
  })
})

describe('a duration is plausible 30 % or 10 minutes below the estimate, and up to twice it or 30 minutes above', () => {
  test.each([
    [8, 1, 38],
    [30, 20, 60],
    [60, 42, 120],
    [180, 126, 360],
    [300, 210, 600],
  ])('estimate %i minutes: %i to %i', (estimate, least, most) => {
    expect(isDurationPlausible(least, estimate)).toBe(true)
    expect(isDurationPlausible(most, estimate)).toBe(true)
    if (least > 1) expect(isDurationPlausible(least - 1, estimate)).toBe(false)
    expect(isDurationPlausible(most + 1, estimate)).toBe(false)
  })
})

describe('no car can do', () => {
  test.each([
    [100, 60, []],
    [100, 59, ['duration']],
    [5, 3, []],
    [5, 2, ['duration']],
    [380, 2, ['duration']],
    // 8 km/h, after half an hour of standing still
    [8, 90, []],
    [8, 91, ['duration']],
    [400, 5000, ['duration']],
  ])('%i km in %i minutes', (distanceKm, durationMinutes, fields) => {
    expect(impossibleLegs({ distanceKm, durationMinutes }).map(({ field }) => field)).toEqual(fields)
  })
})

describe('compared with the roads', () => {
  // The airport and Jaffna.
  const estimate = { distanceKm: 387, durationMinutes: 469 }
  test.each([
    ['itself', 387, 469, []],
    ["a map service's figures", 392, 430, []],
    ['1 km', 1, 2, ['distance', 'duration']],
    ['the right distance in 2 minutes', 387, 2, ['duration']],
    ['the right distance in half the time', 387, 235, ['duration']],
    ['half the distance in the right time', 193, 469, ['distance']],
  ])('%s is judged right', (_what, distanceKm, durationMinutes, fields) => {
    expect(legObjections({ distanceKm, durationMinutes }, estimate).map(({ field }) => field)).toEqual(fields)
  })

  test('a short trip has a least duration, too', () => {
    expect(
      legObjections({ distanceKm: 7, durationMinutes: 2 }, { distanceKm: 5, durationMinutes: 10 }).map(
        ({ field }) => field,
      ),
    ).toEqual(['duration'])
  })

  test('the estimate itself is always accepted, at any speed that roads allow', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1100 }), fc.integer({ min: 15, max: 90 }), (distanceKm, kmh) => {
        const leg = { distanceKm, durationMinutes: Math.ceil((distanceKm / kmh) * 60) }
        expect(legObjections(leg, leg)).toEqual([])
        expect(distanceObjections(distanceKm, distanceKm)).toEqual([])
      }),
    )
  })
})

test.each([
  ['Point Pedro', 9.83, 80.23, true],
  ['Dondra Head', 5.92, 80.59, true],
  ['Delft', 9.52, 79.69, true],
  ['Sangamankanda', 7.02, 81.88, true],
  ['Rameswaram', 9.28, 79.31, false],
  ['Chennai', 13.08, 80.27, false],
  ['Malé', 4.17, 73.51, false],
  ['null island', 0, 0, false],
])('%s (%d, %d) is in Sri Lanka: %s', (_name, lat, lng, expected) => {
  expect(isInSriLanka({ lat, lng })).toBe(expected)
})
