import { TOUR_LENGTHS } from '#domain/duration-and-tour-length.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { openingText, tourPickupAdvice } from '#domain/tours/opening-text-and-pickup-advice.ts'
import { parksOnSale } from '#domain/tours/parks.ts'
import { durationHint, tourHours } from '#domain/tours/tour-texts.ts'
import { firstPickup, tourWarning } from '#domain/tours/tour-warning.ts'
import { instantOf } from '#domain/sri-lanka-time.ts'

const YALA = 'Yala national park'
const PEAK = "Adam's Peak"
/** The one that closes for weeks. */
const WILPATTU = 'Wilpattu national park'

describe('when to be picked up', () => {
  test.each([
    [
      YALA,
      'Ella',
      'half',
      150,
      'Ella to the gate: 2 hours 30 mins. For a start at 06:00, be picked up at 03:30 (Sri Lanka time).',
    ],
    // 06:00 less 2:23 is 03:37: the driver comes a little earlier
    [
      YALA,
      'Ella',
      'full',
      143,
      'Ella to the gate: 2 hours 23 mins. For a start at 06:00, be picked up at 03:35 (Sri Lanka time).',
    ],
    [
      YALA,
      'Tissamaharama',
      'full',
      33,
      'Tissamaharama to the gate: 33 mins. For a start at 06:00, be picked up at 05:25 (Sri Lanka time).',
    ],
    // The elephants come to the water in the afternoon.
    [
      'Minneriya national park',
      'Habarana',
      'half',
      30,
      'Habarana to the gate: 30 mins. For a start at 14:00, be picked up at 13:30 (Sri Lanka time).',
    ],
    [
      'Minneriya national park',
      'Habarana',
      'full',
      30,
      'Habarana to the gate: 30 mins. For a start at 06:00, be picked up at 05:30 (Sri Lanka time).',
    ],
    [
      PEAK,
      'Colombo',
      'half',
      210,
      'Colombo to the start of the climb: 3 hours 30 mins. For a start at 02:00, be picked up at 22:30 the evening before (Sri Lanka time).',
    ],
    [
      PEAK,
      'Hatton',
      'half',
      120,
      'Hatton to the start of the climb: 2 hours. For a start at 02:00, be picked up at 00:00 (Sri Lanka time).',
    ],
  ] as const)('%s from %s, %s, %i minutes', (park, pickup, tourLength, minutes, advice) => {
    expect(tourPickupAdvice({ park, pickup, tourLength }, minutes, ENGLISH_TEXTS)).toBe(advice)
  })

  test.each([
    ['nobody knows the drive', { park: YALA, pickup: 'My Villa' }, null],
    ['the tour begins at the gate', { park: YALA, pickup: 'yala National Park' }, 0],
    ['the park is not ours', { park: 'Gal Oya', pickup: 'Ella' }, 60],
  ])('nothing is advised where %s', (_, tour, minutes) => {
    expect(tourPickupAdvice({ ...tour, tourLength: 'half' }, minutes, ENGLISH_TEXTS)).toBeNull()
  })

  test("whoever follows the advice is warned of no closed gate, within a day's drive", () => {
    const tours = fc.record({
      park: fc.constantFrom(...parksOnSale().map(({ name }) => name)),
      tourLength: fc.constantFrom(...TOUR_LENGTHS),
    })
    fc.assert(
      fc.property(tours, fc.integer({ min: 1, max: 700 }), ({ park, tourLength }, toGateMinutes) => {
        const time = /picked up at (\d\d:\d\d)/.exec(
          tourPickupAdvice({ park, pickup: 'Ella', tourLength }, toGateMinutes, ENGLISH_TEXTS)!,
        )![1]!
        // In no closed weeks, and in the season of the hike.
        expect(tourWarning({ park, tourLength, toGateMinutes, date: '2027-02-10', time }, ENGLISH_TEXTS)).toBeNull()
      }),
    )
  })
})

function warning(changes: Partial<Parameters<typeof tourWarning>[0]>) {
  return tourWarning(
    {
      park: WILPATTU,
      tourLength: 'half',
      toGateMinutes: 0,
      date: '2027-03-05',
      time: '06:00',
      ...changes,
    },
    ENGLISH_TEXTS,
  )
}

describe('a warning', () => {
  const CLOSED =
    'Wilpattu national park is usually closed from 1 September to 15 October. You can book this day; we then write to you about another day or park.'

  test.each([
    ['2027-08-31', null],
    ['2027-09-01', CLOSED],
    ['2028-09-30', CLOSED],
    ['2027-10-15', CLOSED],
    ['2027-10-16', null],
  ])('of closed weeks, on %s', (date, text) => {
    expect(warning({ date })).toBe(text)
  })

  test('of closed weeks, before a time is chosen or the drive is known', () => {
    expect(warning({ date: '2027-09-10', time: '' })).toBe(CLOSED)
    expect(warning({ date: '2027-09-10', toGateMinutes: null })).toBe(CLOSED)
  })

  test('goes by the day of the arrival: a night drive from August leads into September', () => {
    expect(warning({ date: '2027-08-31', time: '22:00', toGateMinutes: 480 })).toBe(CLOSED)
    expect(warning({ date: '2027-10-15', time: '22:00', toGateMinutes: 480 })).toBeNull()
  })

  test.each(parksOnSale().filter(({ name }) => name !== WILPATTU && name !== PEAK))(
    'of closed weeks is for Wilpattu alone: $name',
    ({ name }) => {
      expect(warning({ park: name, date: '2027-09-10' })).toBeNull()
    },
  )

  test.each([
    ['04:59', 0, 'half', true],
    ['05:00', 0, 'half', false],
    ['06:00', 0, 'half', false],
    // two hours before closing are the least of half a day, six of a full one
    ['16:00', 0, 'half', false],
    ['16:01', 0, 'half', true],
    ['12:00', 0, 'full', false],
    ['12:01', 0, 'full', true],
    ['14:00', 150, 'half', true],
    ['03:30', 150, 'half', false],
    ['22:00', 480, 'half', false],
    ['22:00', 240, 'half', true],
  ] as const)(
    'of a closed gate: pickup at %s, %i minutes of drive, %s: %s',
    (time, toGateMinutes, tourLength, warned) => {
      expect(warning({ time, toGateMinutes, tourLength }) !== null).toBe(warned)
    },
  )

  test('of a closed gate says when one would be there', () => {
    expect(warning({ time: '17:00', toGateMinutes: 150 })).toBe(
      'You would be at the gate at about 19:30. For this tour, be there between 06:00 and 16:00 (Sri Lanka time).',
    )
    expect(warning({ time: '14:00', tourLength: 'full' })).toContain('between 06:00 and 12:00')
  })

  test.each([
    ['21:59', true],
    ['22:00', false],
    ['02:00', false],
    ['03:00', false],
    ['03:01', true],
    ['12:00', true],
  ])('of a climb by night, that it is for the sunrise: arrival at %s: %s', (time, warned) => {
    expect(warning({ park: PEAK, date: '2027-02-10', time })).toBe(
      warned
        ? `You would be at the start of the climb at about ${time}. For the sunrise it begins at about 02:00 (Sri Lanka time).`
        : null,
    )
  })

  test('of a closed gate stays away where the drive or the time is not known', () => {
    expect(warning({ time: '19:00', toGateMinutes: null })).toBeNull()
    expect(warning({ time: '' })).toBeNull()
    expect(warning({ date: '2027-02-30', time: '19:00' })).toBeNull()
  })

  test.each([
    ['2026-11-30', true],
    ['2026-12-01', false],
    ['2027-01-15', false],
    ['2027-05-31', false],
    ['2027-06-01', true],
  ])('of the hike out of season, on %s: %s', (date, warned) => {
    const text = warning({ park: PEAK, date, time: '23:00' })
    expect(text).toBe(
      warned
        ? 'The season of the hike is from 1 December to 31 May. On other days expect rain and mist; the steps are not lit.'
        : null,
    )
  })

  test('knows no other park', () => {
    expect(warning({ park: 'Gal Oya', date: '2027-09-10', time: '23:00' })).toBeNull()
  })
})

test('the page says when a park is open', () => {
  expect(openingText(WILPATTU, ENGLISH_TEXTS)).toBe(
    'Open 06:00 to 18:00 (Sri Lanka time), usually closed from 1 September to 15 October',
  )
  expect(openingText('Bundala national park', ENGLISH_TEXTS)).toBe('Open 06:00 to 18:00 (Sri Lanka time)')
  expect(openingText(PEAK, ENGLISH_TEXTS)).toBe('Season: from 1 December to 31 May')
  expect(openingText('Gal Oya', ENGLISH_TEXTS)).toBeNull()
})

test('the page says what half and full day mean, with the hours of the calendar', () => {
  expect(durationHint(YALA, ENGLISH_TEXTS)).toBe('A half day is about 5 hours in the park, a full day about 11.')
  expect(durationHint('Horton Plains national park', ENGLISH_TEXTS)).toContain('on foot')
  expect(durationHint(PEAK, ENGLISH_TEXTS)).toBe(
    'Up and down takes about 7 hours, most of them in the dark: the summit is for sunrise.',
  )
  // Its tours begin in the afternoon, and the park closes.
  expect(durationHint('Minneriya national park', ENGLISH_TEXTS)).toBe(
    'A half day is about 4 hours in the park, a full day about 11.',
  )
  expect([tourHours(YALA, 'half'), tourHours(YALA, 'full'), tourHours(PEAK, 'half')]).toEqual([5, 11, 7])
  expect([6, 14, 15.5, 20].map((hour) => tourHours('Minneriya national park', 'half', hour * 60))).toEqual([5, 4, 2, 5])
})

describe('the pickup that a form starts with', () => {
  const ELLA_TO_YALA = { park: YALA, tourLength: 'half', toGateMinutes: 150 } as const
  test.each([
    ['now, while the park can be reached in time', ELLA_TO_YALA, '2026-12-03 08:00', '2026-12-03 08:00'],
    ['a half day is worth it until two hours before closing', ELLA_TO_YALA, '2026-12-03 13:30', '2026-12-03 13:30'],
    ['later it is for the next morning', ELLA_TO_YALA, '2026-12-03 13:31', '2026-12-04 03:30'],
    ['at night, too', ELLA_TO_YALA, '2026-12-04 01:00', '2026-12-04 03:30'],
    ['a full day needs more', { ...ELLA_TO_YALA, tourLength: 'full' }, '2026-12-03 10:00', '2026-12-04 03:30'],
    [
      'elephants come in the afternoon',
      { ...ELLA_TO_YALA, park: 'Minneriya national park' },
      '2026-12-03 20:00',
      '2026-12-04 11:30',
    ],
    [
      'no day of closed weeks',
      { ...ELLA_TO_YALA, park: 'Wilpattu national park' },
      '2026-08-31 20:00',
      '2026-10-16 03:30',
    ],
    [
      'a hike starts at its hour, the evening before where it is far',
      { park: PEAK, tourLength: 'half', toGateMinutes: 210 },
      '2026-12-03 12:00',
      '2026-12-03 22:30',
    ],
    [
      'and on the next night once that is over',
      { park: PEAK, tourLength: 'half', toGateMinutes: 210 },
      '2026-12-03 22:31',
      '2026-12-04 22:30',
    ],
    [
      'now, where nobody knows how far the gate is',
      { ...ELLA_TO_YALA, toGateMinutes: null },
      '2026-12-03 20:00',
      '2026-12-03 20:00',
    ],
    ['now, at a park that is not ours', { ...ELLA_TO_YALA, park: 'Sinharaja' }, '2026-12-03 20:00', '2026-12-03 20:00'],
  ] as const)('%s', (_, tour, at, expected) => {
    const [date, time] = at.split(' ') as [string, string]
    const first = firstPickup(tour, instantOf({ date, time })!)
    expect(`${first.date} ${first.time}`).toBe(expected)
  })

  test('of another day, for the hour at which tours start', () => {
    const now = instantOf({ date: '2026-12-03', time: '08:00' })!
    expect(firstPickup(ELLA_TO_YALA, now, '2026-12-05')).toEqual({ date: '2026-12-05', time: '03:30' })
  })
})
