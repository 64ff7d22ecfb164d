/** What speaks against a driver and a car for a ride: two rides at once, too few seats, a day off. And how much each drives. */
import { describe, expect, test } from 'vitest'
import { type Clash, clashesAmong, plateKey } from '#domain/bookings/driver/clashes.ts'
import { driverWeeks, driverWeekWords, NO_RIDES } from '#domain/bookings/driver/driver-weeks.ts'
import {
  type CheckedRide,
  type DayOff,
  hindranceKey,
  hindrancesAmong,
  hindranceWords,
  isInsistedOn,
  type KnownFleet,
  vehiclesOf,
} from '#domain/bookings/driver/hindrances.ts'
import { timesOf } from '#domain/bookings/driver/ride-times-and-link-life.ts'
import { MINUTE_MS } from '#domain/sri-lanka-time.ts'

const NIMAL = { driverName: 'Nimal Perera', driverPhone: '+94771234567', driverCar: 'CAB-1234, white Prius' }
const KAMAL = { driverName: 'Kamal Silva', driverPhone: '+94771234568', driverCar: 'CAR-1' }

let number = 0
/** Of Nimal, on 3 December. */
function drive(pickupTime: string, minutes: number, change: Partial<CheckedRide> = {}): CheckedRide {
  number += 1
  return {
    ...NIMAL,
    number,
    position: 1,
    ride: `RIDE-${pickupTime}`,
    arrangement: 'rides',
    kind: 'transfer',
    pickupDate: '2026-12-03',
    pickup: 'Kandy',
    pickupTime,
    minutes,
    via: null,
    park: null,
    tourLength: null,
    distanceKm: 100,
    travelers: 2,
    vehicles: 1,
    insistedOn: [],
    ...change,
  }
}

const times = (clash: Clash<CheckedRide> | undefined) => clash && new Date(clash.at).toISOString()

describe('a driver is busy', () => {
  /** What is said at the first of two rides. */
  const clash = (wanted: CheckedRide, other: CheckedRide, minutes: number | null) =>
    clashesAmong([wanted, other], () => minutes).find(({ ride }) => ride === wanted)

  test('until the next pickup can be reached', () => {
    // From 08:00 to 11:00, and 60 minutes of road.
    const other = drive('08:00', 180)
    expect(clash(drive('12:00', 60), other, 60)).toBeUndefined()
    const late = clash(drive('11:59', 60), other, 60)
    expect(late).toMatchObject({ other, isOtherFirst: true, who: 'driver' })
    expect(times(late)).toBe('2026-12-03T06:30:00.000Z')
  })

  test('also before a ride that comes later', () => {
    const other = drive('14:00', 60)
    expect(clash(drive('10:00', 180), other, 60)).toBeUndefined()
    const early = clash(drive('10:01', 180), other, 60)
    expect(early).toMatchObject({ isOtherFirst: false })
    expect(times(early)).toBe('2026-12-03T07:30:00.000Z')
  })

  test('while a ride waits at stops, and over midnight', () => {
    const other = drive('22:00', 120, { via: [{ place: 'Dambulla', minutes: 90 }] })
    const next = { pickupDate: '2026-12-04' }
    expect(clash(drive('01:29', 60, next), other, 0)).toBeDefined()
    expect(clash(drive('01:30', 60, next), other, 0)).toBeUndefined()
  })

  test('by the rides alone where nobody knows the way', () => {
    expect(clash(drive('11:00', 60), drive('08:00', 180), null)).toBeUndefined()
    expect(clash(drive('10:59', 60), drive('08:00', 180), null)).toBeDefined()
  })

  test('for the hours of a tour and its transport', () => {
    const tour = drive('05:00', 0, { kind: 'tour', minutes: null, park: 'Yala national park', tourLength: 'half' })
    const { start, end } = timesOf({ ...tour, distanceKm: 80 })
    expect((end - start) / MINUTE_MS).toBe(5 * 60 + 120)
  })

  test('and no road is asked for across half a day', () => {
    const far = () => 10_000
    expect(clashesAmong([drive('08:00', 60, { pickupDate: '2026-12-05' }), drive('08:00', 60)], far)).toEqual([])
  })

  test('with every ride that overlaps, also behind one that is short', () => {
    const [long, short, last] = [drive('08:00', 600), drive('09:00', 10), drive('12:00', 60)]
    const found = clashesAmong([last, long, short], () => 0)
    const pairs = found.map(({ ride, other }) => `${ride.pickupTime} ${other.pickupTime}`).toSorted()
    expect(pairs).toEqual(['08:00 09:00', '08:00 12:00', '09:00 08:00', '12:00 08:00'])
  })

  test('all the days of a car and driver who stay, and not with its own rides', () => {
    const stay = { number: 900, arrangement: 'stay' } as const
    const first = drive('08:00', 60, stay)
    const last = drive('08:00', 60, { ...stay, position: 2, pickupDate: '2026-12-09' })
    const between = drive('12:00', 60, { pickupDate: '2026-12-06' })
    expect(clash(between, first, 0)).toBeUndefined()
    const found = clashesAmong([last, between, first], () => 0)
    expect(found.map(({ ride, other }) => [ride, other])).toEqual([
      [between, first],
      [first, between],
    ])
    expect(clashesAmong([first, { ...last, pickupDate: '2026-12-03', pickupTime: '08:30' }], () => 0)).toEqual([])
  })

  test('not by another driver, or by nobody', () => {
    expect(clash(drive('08:30', 60, KAMAL), drive('08:00', 60), 0)).toBeUndefined()
    const nobody = { driverName: null, driverPhone: null, driverCar: null }
    expect(clash(drive('08:30', 60, nobody), drive('08:00', 60, nobody), 0)).toBeUndefined()
  })
})

describe('a car', () => {
  test('is one, however its plate is typed', () => {
    for (const typed of ['CAB-1234', 'cab 1234, red', ' Cab1234,white Prius ']) expect(plateKey(typed)).toBe('CAB1234')
    expect(plateKey('CAB-1235')).not.toBe('CAB1234')
    expect(plateKey(' , white Prius')).toBe('')
  })

  test('is on two rides at once with two drivers, and is named once where the driver is', () => {
    const both = [drive('08:00', 60), drive('08:30', 60, { ...KAMAL, driverCar: 'cab 1234' })]
    expect(clashesAmong(both, () => 0).map(({ who }) => who)).toEqual(['car', 'car'])
    expect(clashesAmong([drive('08:00', 60), drive('08:30', 60)], () => 0).map(({ who }) => who)).toEqual([
      'driver',
      'driver',
    ])
    // Nobody knows the plates.
    const unknown = { driverCar: '' }
    expect(clashesAmong([drive('08:00', 60, unknown), drive('08:30', 60, { ...KAMAL, ...unknown })], () => 0)).toEqual(
      [],
    )
  })

  test('that is kept for a ride without a driver is not free for another one', () => {
    const kept = drive('08:00', 60, { driverName: null, driverPhone: null })
    const wanted = drive('08:30', 60)
    const words = (at: CheckedRide) =>
      hindrancesAmong(
        [kept, wanted],
        { seats: new Map(), classes: new Map(), drivenBy: new Map(), daysOff: [], carsOff: [] },
        () => 0,
      )
        .filter(({ ride }) => ride === at)
        .map((hindrance) => hindranceWords(hindrance))
    expect(words(wanted)).toEqual(['CAB-1234 is kept for RIDE-08:00 until 09:00 with the way here'])
    expect(words(kept)).toEqual(['CAB-1234 is on RIDE-08:30 from 08:30 on with the way there'])
  })

  test('cannot be both vehicles of a drive', () => {
    const drives = { number: 901, beside: null }
    const second = drive('08:00', 60, { ...drives, ...KAMAL, position: 2, beside: 1, driverCar: 'CAB-1234' })
    expect(clashesAmong([drive('08:00', 60, drives), second], () => 0).map(({ who }) => who)).toEqual(['car', 'car'])
    // A driver of both is refused in other words.
    expect(clashesAmong([drive('08:00', 60, drives), { ...second, ...NIMAL }], () => 0)).toEqual([])
  })
})

describe('what speaks against driver and car', () => {
  const known = (seats: number, ...daysOff: readonly DayOff[]): KnownFleet => ({
    seats: new Map([['CAB1234', seats]]),
    classes: new Map([['CAB1234', 'car']]),
    drivenBy: new Map([['CAB1234', [NIMAL.driverPhone, KAMAL.driverPhone]]]),
    daysOff,
    carsOff: [],
  })
  const codes = (ride: CheckedRide, fleet: KnownFleet) =>
    hindrancesAmong([ride], fleet, () => 0).map(({ code }) => code)

  test.each([
    ['a party that fits', { travelers: 3 }, 3, []],
    ['one guest more', { travelers: 4 }, 3, ['car-too-small']],
    ['a party that nobody counted', { travelers: null }, 1, []],
    ['a party in two vehicles', { travelers: 6, vehicles: 2 }, 3, []],
    ['one more in two vehicles', { travelers: 7, vehicles: 2 }, 3, ['car-too-small']],
    [
      'a tour, which has the travelers of its own vehicle',
      { kind: 'tour', travelers: 6, vehicles: 2 },
      5,
      ['car-too-small'],
    ],
    ['the class that was booked', { vehicle: 'car' }, 3, []],
    ['a smaller one than was booked', { vehicle: 'van' }, 3, ['car-too-small']],
    ['a larger one', { vehicle: 'mini' }, 3, []],
    ['a car that is not on the list', { travelers: 9, driverCar: 'X-1' }, 3, []],
    ['nobody who drives', { travelers: 9, driverPhone: null }, 3, []],
  ] as const)('%s', (_, change, seats, expected) => {
    const tour = { park: 'Yala national park', tourLength: 'half' } as const
    expect(codes(drive('08:00', 60, { ...('kind' in change ? tour : {}), ...change }), known(seats))).toEqual(expected)
  })

  const off = (firstDay: string, lastDay: string | null, phone = NIMAL.driverPhone): DayOff => ({
    phone,
    firstDay,
    lastDay,
    reason: 'sick',
  })
  test.each([
    ['the first day off', off('2026-12-03', '2026-12-04'), true],
    ['the last', off('2026-12-01', '2026-12-03'), true],
    ['the day before', off('2026-12-04', '2026-12-05'), false],
    ['the day after', off('2026-12-01', '2026-12-02'), false],
    ['until further notice', off('2026-11-01', null), true],
    ['of somebody else', off('2026-12-03', null, KAMAL.driverPhone), false],
  ])('a day off: %s', (_, day, isOff) => {
    expect(codes(drive('08:00', 60), known(3, day))).toEqual(isOff ? ['driver-off'] : [])
  })

  const carOff = (firstDay: string, lastDay: string | null, plate: string | null = 'CAB1234'): KnownFleet => ({
    ...known(3),
    carsOff: [{ plate, firstDay, lastDay, why: 'at the garage' }],
  })
  test.each([
    ['the first day', carOff('2026-12-03', '2026-12-04'), true],
    ['the last', carOff('2026-12-01', '2026-12-03'), true],
    ['the day before', carOff('2026-12-04', '2026-12-05'), false],
    ['the day after', carOff('2026-12-01', '2026-12-02'), false],
    ['papers that have run out', carOff('2026-12-03', null), true],
    ['all cars', carOff('2026-12-03', '2026-12-03', null), true],
    ['another car', carOff('2026-12-03', '2026-12-03', 'X1'), false],
  ])('a blocked day: %s', (_, fleet, isBlocked) => {
    expect(codes(drive('08:00', 60), fleet)).toEqual(isBlocked ? ['car-blocked'] : [])
    // A hired car goes on when all others stand still.
    expect(codes(drive('08:00', 60, { driverCar: 'X-9' }), fleet)).toEqual([])
  })

  test('a hired car that has broken down is not driven that day', () => {
    const hired = drive('08:00', 60, { driverCar: 'x 9, red van' })
    expect(codes(hired, carOff('2026-12-03', '2026-12-03', 'X9'))).toEqual(['car-blocked'])
    expect(codes(hired, carOff('2026-12-02', '2026-12-02', 'X9'))).toEqual([])
  })

  test('a car that is kept for a ride without a driver is blocked, or none of its drivers works', () => {
    const kept = drive('08:00', 60, { driverName: null, driverPhone: null, driverCar: 'CAB-1234' })
    expect(codes(kept, carOff('2026-12-03', null))).toEqual(['car-blocked'])
    const [nimal, kamal] = [off('2026-12-03', null), off('2026-12-01', '2026-12-03', KAMAL.driverPhone)]
    expect(codes(kept, known(3, nimal))).toEqual([])
    expect(codes(kept, known(3, nimal, kamal))).toEqual(['car-blocked'])
    const [said] = hindrancesAmong([kept], known(3, nimal, kamal), () => 0)
    expect(hindranceWords(said!)).toBe('CAB-1234 is not driven then (none of its drivers works, until 3 December 2026)')
    // Anybody drives it.
    expect(codes(kept, { ...known(3, nimal, kamal), drivenBy: new Map() })).toEqual([])
  })

  test('is said in a few words', () => {
    const said = (rides: readonly CheckedRide[], fleet = known(3)) =>
      hindrancesAmong(rides, fleet, () => 60).map(hindranceWords)
    expect(said([drive('08:00', 180), drive('11:30', 60)])).toEqual([
      'Nimal Perera drives RIDE-08:00 until 12:00 with the way here',
      'Nimal Perera drives RIDE-11:30 from 10:30 on with the way there',
    ])
    const car = drive('22:00', 180, { ...KAMAL, driverCar: 'CAB-1234' })
    expect(said([car, drive('23:30', 60)])).toEqual([
      'CAB-1234 is on RIDE-22:00 until 4 December 2026, 02:00 with the way here',
      'CAB-1234 is on RIDE-23:30 from 22:30 on with the way there',
    ])
    expect(said([drive('08:00', 60, { travelers: 5 })])).toEqual(['CAB-1234 seats 3, and they are 5'])
    expect(said([drive('08:00', 60)], known(3, off('2026-12-03', null)))).toEqual([
      'Nimal Perera does not drive then (sick, until further notice)',
    ])
    expect(said([drive('08:00', 60)], carOff('2026-12-03', '2026-12-04'))).toEqual([
      'CAB-1234 is not driven then (at the garage, until 4 December 2026)',
    ])
    expect(said([drive('08:00', 60)], known(3, { ...off('2026-12-03', '2026-12-04'), reason: 'holiday' }))).toEqual([
      'Nimal Perera does not drive then (holiday, until 4 December 2026)',
    ])
  })

  test('is settled once somebody insists, at either ride, and open again at another time or party', () => {
    const [first, next] = [drive('08:00', 180, { travelers: 5 }), drive('10:00', 60)]
    const open = (rides: readonly CheckedRide[]) =>
      hindrancesAmong(rides, known(3), () => 0)
        .filter((hindrance) => !isInsistedOn(hindrance))
        .map(({ code }) => code)
    expect(open([first, next])).toEqual(['two-rides', 'two-rides', 'car-too-small'])
    const insistedOn = hindrancesAmong([first, next], known(3), () => 0)
      .filter(({ ride }) => ride === first)
      .map(hindranceKey)
    const insisted = { ...first, insistedOn }
    expect(open([insisted, next])).toEqual([])
    expect(open([insisted, { ...next, pickupTime: '10:15' }])).toEqual(['two-rides', 'two-rides'])
    expect(open([{ ...insisted, travelers: 6 }, next])).toEqual(['car-too-small'])
    expect(open([insisted, next, drive('10:30', 60)])).toEqual(['two-rides', 'two-rides', 'two-rides', 'two-rides'])
  })

  test('two vehicles of a drive share a party while both run', () => {
    const rides = [
      { position: 1, beside: null, status: 'confirmed' },
      { position: 2, beside: 1, status: 'confirmed' },
      { position: 3, beside: null, status: 'confirmed' },
    ] as const
    expect(rides.map((ride) => vehiclesOf(rides, ride))).toEqual([2, 2, 1])
    expect(vehiclesOf([rides[0], { ...rides[1], status: 'cancelled' }], rides[0])).toBe(1)
  })
})

describe('a week of a driver', () => {
  test('has the rides from Monday to Sunday, their hours with waiting, and their km', () => {
    const rides = [
      drive('08:00', 60, { pickupDate: '2026-11-29' }),
      drive('08:00', 60, { pickupDate: '2026-11-30', distanceKm: 40 }),
      drive('08:00', 90, { pickupDate: '2026-12-06', via: [{ place: 'Dambulla', minutes: 30 }], distanceKm: 2000 }),
      drive('08:00', 60, { pickupDate: '2026-12-07' }),
      drive('08:00', 45, KAMAL),
      drive('08:00', 45, { driverPhone: null }),
    ]
    const weeks = driverWeeks(rides, '2026-12-03')
    expect([...weeks.keys()]).toEqual([NIMAL.driverPhone, KAMAL.driverPhone])
    expect(driverWeekWords(weeks.get(NIMAL.driverPhone)!)).toBe('2 rides, 3 h, 2,040 km')
    expect(driverWeekWords(weeks.get(KAMAL.driverPhone)!)).toBe('1 ride, 45 min, 100 km')
    expect(driverWeekWords(NO_RIDES)).toBe('no rides')
  })
})
