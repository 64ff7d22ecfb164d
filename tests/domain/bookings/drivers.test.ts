/** The rules of the list of drivers: entries, rides of one booking that overlap, cash by weeks. */
import { describe, expect, test } from 'vitest'
import { cashByWeek, type CollectedRide, mondayOf, weeksOfMonth } from '#domain/bookings/money/driver-account.ts'
import {
  isSheetOpen,
  overlapQuestion,
  overlapsOf,
  rideMinutes,
  type TimedRide,
} from '#domain/bookings/driver/ride-times-and-link-life.ts'
import { carLine, driversNamed, isOwnNumber, parseListedDriver } from '#domain/bookings/driver/listed-drivers.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { MINUTE_MS } from '#domain/sri-lanka-time.ts'

describe('an entry of the list', () => {
  test('has a name, a phone number and cars with seats', () => {
    const driver = parseListedDriver({
      name: ' Nimal Perera ',
      phone: '077 123 4567',
      cars: 'CAB-1234, white Prius, 3\r\n\nNA-5678, 8',
    })
    expect(driver).toEqual({
      name: 'Nimal Perera',
      phone: '+94771234567',
      cars: [
        { car: 'CAB-1234, white Prius', seats: 3 },
        { car: 'NA-5678', seats: 8 },
      ],
    })
    expect(driver.cars.map(carLine)).toEqual(['CAB-1234, white Prius, 3', 'NA-5678, 8'])
  })

  const good = { name: 'Nimal', phone: '077 123 4567', cars: 'CAB-1, 3' }
  test.each([
    ['a name', { name: ' ' }],
    ['a phone number', { phone: '12' }],
    ['a car', { cars: '\n' }],
    ['the seats', { cars: 'CAB-1234, white Prius' }],
    ['a seat at least', { cars: 'CAB-1, 0' }],
    ['fewer seats', { cars: 'CAB-1, 61' }],
    ['different plates', { cars: 'CAB-1, 3\ncab-1, white van, 8' }],
    ['fewer cars', { cars: Array.from({ length: 7 }, () => 'CAB-1, 3').join('\n') }],
    ['characters that can be shown', { name: 'Ni\u0007mal' }],
    ['a shorter plate', { cars: `${'C'.repeat(61)}, 3` }],
  ])('wants %s', (_, change) => {
    expect(() => parseListedDriver({ ...good, ...change })).toThrow(RangeError)
  })

  test('that lacks the seats says where to write them', () => {
    expect(() => parseListedDriver({ ...good, cars: 'CAB-1234, white Prius' })).toThrow('Write the seats')
  })

  test('is named by its phone number or a part of its name', () => {
    const cars = [{ car: 'CAB-1', seats: 3 }]
    const list = [
      { name: 'Nimal', phone: '+94771234567', cars },
      { name: 'Nimal Perera', phone: '+94771234568', cars },
      { name: 'Kamal Silva', phone: '+94771234569', cars },
    ]
    const named = (text: string) => driversNamed(text, list).map(({ name }) => name)
    expect(named('kamal')).toEqual(['Kamal Silva'])
    expect(named('nimal')).toEqual(['Nimal'])
    expect(named('mal')).toEqual(['Nimal', 'Nimal Perera', 'Kamal Silva'])
    expect(named('077 123 4568')).toEqual(['Nimal Perera'])
    expect(named('')).toEqual([])
  })
})

const drive = (pickupTime: string, minutes: number, change: Partial<TimedRide> = {}): TimedRide => ({
  kind: 'transfer',
  pickupDate: '2026-12-03',
  pickup: 'Kandy',
  pickupTime,
  minutes,
  via: null,
  park: null,
  tourLength: null,
  distanceKm: 100,
  ...change,
})

describe('rides of one booking', () => {
  const booked = (...rides: readonly TimedRide[]) => rides.map((ride, i) => ({ ...ride, position: i + 1 }))
  const question = (...rides: readonly TimedRide[]) => overlapQuestion(overlapsOf(booked(...rides)), ENGLISH_TEXTS)

  test('overlap where one begins before an earlier one has arrived, and not at that minute', () => {
    expect(question(drive('09:00', 136), drive('10:00', 136))).toBe(
      'Ride 1 arrives at about 11:16, ride 2 begins at 10:00. Is that what you want?',
    )
    expect(overlapsOf(booked(drive('09:00', 136), drive('11:15', 60)))).toHaveLength(1)
    expect(overlapsOf(booked(drive('09:00', 136), drive('11:16', 60)))).toEqual([])
    expect(overlapsOf(booked(drive('09:00', 136), drive('09:00', 60, { pickupDate: '2026-12-04' })))).toEqual([])
  })

  test('overlap with stops and tours, over midnight, and with the one that lasts longest', () => {
    const stop = { via: [{ place: 'Dambulla', minutes: 30 }] }
    expect(question(drive('09:00', 136, stop), drive('11:30', 60))).toContain('arrives at about 11:46')
    const peak = { kind: 'tour', minutes: null, park: "Adam's Peak", tourLength: 'half', distanceKm: 0 } as const
    expect(question(drive('18:00', 0, peak), drive('00:30', 60, { pickupDate: '2026-12-04' }))).toBe(
      'Ride 1 arrives at about 01:00, ride 2 begins at 00:30. Is that what you want?',
    )
    expect(question(drive('22:00', 180), drive('23:00', 30))).toBe(
      'Ride 1 arrives at about 4 December 2026, 01:00, ride 2 begins at 3 December 2026, 23:00. Is that what you want?',
    )
    const long = [drive('08:00', 600), drive('09:00', 30), drive('10:00', 30)]
    expect(overlapsOf(booked(...long)).map(({ before, ride }) => [before.position, ride.position])).toEqual([
      [1, 2],
      [1, 3],
    ])
  })

  test('overlap where guests who land need an hour until they are in the car', () => {
    const landing = { pickup: COLOMBO_AIRPORT }
    expect(question(drive('09:00', 136, landing), drive('12:00', 136))).toBe(
      'Ride 1 arrives at about 12:16, ride 2 begins at 12:00. Is that what you want?',
    )
    expect(overlapsOf(booked(drive('09:00', 136, landing), drive('12:16', 60)))).toEqual([])
  })

  test('count the minutes of the roads for a tour, where they are known, and no hour after the park has closed', () => {
    const ride = { kind: 'tour', pickup: 'Sigiriya', park: 'Minneriya national park', tourLength: 'half' } as const
    const lasts = (pickupTime: string, minutes: number | null) =>
      rideMinutes({ ...ride, pickupTime, minutes, distanceKm: 226 })
    expect([lasts('05:25', 294), lasts('13:25', 294), lasts('05:25', null)]).toEqual([595, 535, 640])
  })

  test('are one drive beside each other, where two vehicles take a party', () => {
    const two = [
      { ...drive('09:00', 136), position: 1 },
      { ...drive('09:00', 136), position: 2, beside: 1 },
    ]
    expect(overlapsOf(two)).toEqual([])
  })
})

test("a driver's sheet is open while the ride is confirmed, until a day after its pickup", () => {
  const ride = { status: 'confirmed', erasedAt: null, pickupDate: '2026-12-03', pickupTime: '08:00' } as const
  const after = (hours: number, change: Partial<Parameters<typeof isSheetOpen>[0]> = {}) =>
    isSheetOpen({ ...ride, ...change }, new Date(Date.parse('2026-12-03T02:30:00.000Z') + hours * 60 * MINUTE_MS))
  expect([-1000, 0, 23.9, 24].map((hours) => after(hours))).toEqual([true, true, true, false])
  for (const status of ['new', 'cancelled'] as const) expect(after(0, { status })).toBe(false)
  expect(after(0, { erasedAt: '2026-12-03T00:00:00.000Z' })).toBe(false)
  // Of a row without a time nobody can say when it ends.
  expect(after(0, { pickupTime: '' })).toBe(false)
})

describe('cash', () => {
  test('is counted in whole weeks from Monday on', () => {
    expect([mondayOf('2026-11-22'), mondayOf('2026-11-23')]).toEqual(['2026-11-16', '2026-11-23'])
    expect(weeksOfMonth('2026-11')).toEqual({ from: '2026-11-02', until: '2026-12-06' })
    expect(weeksOfMonth('2026-12')).toEqual({ from: '2026-12-07', until: '2027-01-03' })
    expect(weeksOfMonth('2026-06').from).toBe('2026-06-01')
    expect(weeksOfMonth('2027-02')).toEqual({ from: '2027-02-01', until: '2027-02-28' })
  })

  test('has a row for each week and phone number', () => {
    const ride = { driver: 'Nimal', phone: '+94771234567', usdCents: 7400, lkrCents: 0, openUsd: 0, openLkr: 0 }
    const own = (pickupDate: string, change: Partial<CollectedRide> = {}) => ({
      ...ride,
      isDriven: true,
      pickupDate,
      ...change,
    })
    const rows = cashByWeek([
      own('2026-11-16', { openLkr: 3_000 }),
      own('2026-11-22', { driver: 'Nimal P.', usdCents: -400, lkrCents: 100_000, openUsd: 10 }),
      own('2026-11-23'),
      own('2026-11-23', { driver: null, phone: null, openUsd: 5 }),
      // For a ride that somebody else drives by now.
      own('2026-11-24', { isDriven: false, usdCents: 100 }),
    ])
    expect(rows).toEqual([
      { ...ride, week: '2026-11-16', rides: 2, usdCents: 7000, lkrCents: 100_000, openUsd: 10, openLkr: 3_000 },
      { ...ride, driver: null, phone: null, week: '2026-11-23', rides: 1, openUsd: 5 },
      { ...ride, week: '2026-11-23', rides: 1, usdCents: 7500 },
    ])
  })
})

test.each([
  ['077 123 4567', true],
  ['+94 (77) 123-4567', true],
  ['０７７１２３４５６７', true],
  ['234567', true],
  ['34567', false],
  ['077 123 4568', false],
  ['077 1234 56', false],
  ["234567' or 1=1", false],
  ['', false],
])('the own number %o of a driver: %o', (typed, isOwn) => {
  expect(isOwnNumber(typed, '+94771234567')).toBe(isOwn)
})
