import { expect, test } from 'vitest'
import { nextClass, otherHours, placeAll, placeErrand } from '#domain/fleet/availability.ts'
import { type Car, type Errand, type Fleet, type Hold, isCounted, type Span } from '#domain/fleet/fleet.ts'
import type { Availability } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { vehicleClasses } from '#domain/fares/vehicles.ts'
import { instantOf } from '#domain/sri-lanka-time.ts'

const at = (time: string, date = '2027-03-10') => instantOf({ date, time })!.getTime()
const NOW = at('09:00', '2027-03-01')

const [SMALL, MIDDLE] = vehicleClasses() as [string, string]

/** Places on a line, a minute's drive for each 0.01 degrees. */
const place = (minutes: number) => ({ lat: 7, lng: 80 + minutes / 100 })
const isWithin = (from: { lng: number }, to: { lng: number }, minutes: number) =>
  Math.round(Math.abs(from.lng - to.lng) * 100) <= minutes

const car = (id: number, more: Partial<Car> = {}): Car => ({
  id,
  vehicle: SMALL,
  seats: 3,
  base: place(0),
  blocked: [],
  ...more,
})
const fleet = (cars: readonly Car[], more: Partial<Fleet> = {}): Fleet => ({
  cars,
  drivers: [],
  marginMinutes: 30,
  ...more,
})
const errand = (start: string, end: string, more: Partial<Errand> = {}): Errand => ({
  vehicle: SMALL,
  start: at(start),
  end: at(end),
  from: place(0),
  to: place(60),
  party: 2,
  ...more,
})
const hold = (ride: string, its: number, start: string, end: string, more: Partial<Hold> = {}): Hold => ({
  ...errand(start, end),
  ride,
  car: its,
  isFixed: false,
  ...more,
})
const day = (date: string): Span => ({ start: at('00:00', date), end: at('00:00', date) + 86_400_000 })

const placed = (its: Fleet, holds: readonly Hold[], wanted: Errand, now = NOW) =>
  placeErrand(its, holds, wanted, now, isWithin)

test('nothing is counted without a car that has a class', () => {
  expect(isCounted(fleet([]))).toBe(false)
  expect(isCounted(fleet([car(1)]))).toBe(true)
})

test('three cars are plenty, one or two are few, none is none', () => {
  const wanted = errand('10:00', '11:00')
  expect(placed(fleet([car(1), car(2), car(3)]), [], wanted)).toEqual({ availability: 'free', car: 1, moves: [] })
  const few: Availability = 'few'
  expect(placed(fleet([car(1), car(2)]), [], wanted).availability).toBe(few)
  expect(placed(fleet([car(1)]), [], wanted).availability).toBe(few)
  expect(placed(fleet([car(1, { vehicle: MIDDLE })]), [], wanted)).toEqual({
    availability: 'none',
    car: null,
    moves: [],
  })
})

test('what names no class takes a larger car where none of the smallest can be had, and an hour at which one can', () => {
  const its = fleet([car(1), car(2, { vehicle: MIDDLE })])
  const taken = hold('1/1', 1, '08:00', '23:00')
  const tour = errand('10:00', '11:00', { larger: [MIDDLE] })
  expect(placed(its, [], tour).car).toBe(1)
  expect(placed(its, [taken], tour)).toEqual({ availability: 'few', car: 2, moves: [] })
  expect(placed(its, [taken], errand('10:00', '11:00')).car).toBeNull()
  const middle = hold('2/1', 2, '08:00', '12:00', { vehicle: MIDDLE })
  expect(placed(its, [taken, middle], tour).availability).toBe('none')
  expect(otherHours(its, [taken, middle], tour, NOW, undefined, isWithin).later).toBe(at('13:30'))
})

test('a car with fewer seats than guests does not fit; the smallest that does goes first', () => {
  const wanted = errand('10:00', '11:00', { party: 4 })
  expect(placed(fleet([car(1), car(2, { seats: 7 }), car(3, { seats: 4 })]), [], wanted)).toMatchObject({ car: 3 })
})

test('a car drives on in time: the margin and the drive come between two rides', () => {
  const before = hold('1/1', 1, '08:00', '09:00')
  expect(placed(fleet([car(1)]), [before], errand('10:29', '11:00')).car).toBeNull()
  expect(placed(fleet([car(1)]), [before], errand('10:30', '11:00')).car).toBe(1)
  const after = hold('1/1', 1, '12:30', '13:00')
  expect(placed(fleet([car(1)]), [after], errand('10:00', '11:01')).car).toBeNull()
  expect(placed(fleet([car(1)]), [after], errand('10:00', '11:00')).car).toBe(1)
})

test('a place that nobody knows is assumed to be two hours away', () => {
  const before = hold('1/1', 1, '08:00', '09:00', { to: null })
  expect(placed(fleet([car(1)]), [before], errand('11:29', '12:00')).car).toBeNull()
  expect(placed(fleet([car(1)]), [before], errand('11:30', '12:00')).car).toBe(1)
})

test('a blocked day is spent at the base', () => {
  const its = fleet([car(1, { blocked: [day('2027-03-09'), day('2027-03-11')], base: place(90) })])
  expect(placed(its, [], errand('01:29', '02:00')).car).toBeNull()
  expect(placed(its, [], errand('01:30', '02:00')).car).toBe(1)
  expect(placed(its, [], errand('22:00', '23:01')).car).toBeNull()
  expect(placed(its, [], errand('22:00', '23:00')).car).toBe(1)
})

test('from now on a car starts from its base, or from the last dropoff while it is on its way home', () => {
  const its = fleet([car(1, { base: place(90) })])
  const wanted = errand('11:00', '12:00', { from: place(60) })
  expect(placed(its, [], errand('11:00', '12:00'), at('09:31')).car).toBeNull()
  expect(placed(its, [], errand('11:00', '12:00'), at('09:30')).car).toBe(1)
  const before = hold('1/1', 1, '08:00', '09:45')
  expect(placed(its, [before], wanted, at('10:40')).car).toBe(1)
  expect(placed(its, [before], wanted, at('10:46')).car).toBeNull()
  expect(placed(its, [before], errand('11:20', '12:00', { from: place(60) }), at('10:46')).car).toBe(1)
})

test('a hold that is not fixed moves to another car of its class and makes room', () => {
  const cars = [car(1), car(2)]
  const holds = [hold('1/1', 1, '10:00', '11:00'), hold('2/1', 2, '15:00', '16:00')]
  const wanted = errand('10:00', '13:00')
  expect(placed(fleet(cars), holds, wanted)).toEqual({ availability: 'few', car: 2, moves: [] })
  const long = errand('10:00', '14:00')
  expect(placed(fleet(cars), holds, long)).toEqual({
    availability: 'few',
    car: 1,
    moves: [{ ride: '1/1', car: 2 }],
  })
  const fixed = holds.map((each) => ({ ...each, isFixed: true }))
  expect(placed(fleet(cars), fixed, long).car).toBeNull()
})

test('errands that are placed together see each other', () => {
  const wanted = errand('10:00', '11:00')
  const its = fleet([car(1), car(2)])
  expect(placeAll(its, [], [wanted, wanted, wanted], NOW, isWithin).map((each) => each.car)).toEqual([1, 2, null])
})

test('a driver has one car a day', () => {
  const drivers = [{ id: 1, cars: [1, 2], off: [] }]
  const its = fleet([car(1), car(2)], { drivers })
  const held = hold('1/1', 2, '20:00', '21:00')
  expect(placed(its, [], errand('10:00', '11:00'))).toMatchObject({ availability: 'few', car: 1 })
  expect(placed(its, [held], errand('10:00', '11:00'))).toMatchObject({ availability: 'few', car: 2 })
  expect(placed(its, [held], errand('20:00', '21:00')).car).toBeNull()
  const two = fleet([car(1), car(2)], { drivers: [...drivers, { id: 2, cars: [2], off: [] }] })
  expect(placed(two, [held], errand('20:00', '21:00')).car).toBe(1)
})

test('a hold moves to free a driver, but not where a later hold of its car can then no longer be reached', () => {
  const cars = [car(1), car(2, { vehicle: MIDDLE }), car(3)]
  const its = fleet(cars, { drivers: [{ id: 1, cars: [1, 2], off: [] }] })
  const leads = hold('1/1', 1, '20:30', '21:00', { to: place(300) })
  const next = at('00:50', '2027-03-11')
  const later = hold('2/1', 1, '20:30', '21:00', {
    start: next,
    end: next + 1_800_000,
    from: place(300),
    isFixed: true,
  })
  const wanted = errand('20:30', '21:00', { vehicle: MIDDLE })
  const moved = { availability: 'few', car: 2, moves: [{ ride: '1/1', car: 3 }] }
  expect(placed(its, [leads], wanted, at('20:00'))).toEqual(moved)
  expect(placed(its, [leads, later], wanted, at('19:50'))).toEqual(moved)
  expect(placed(its, [leads, later], wanted, at('20:00')).car).toBeNull()
})

test('two holds leave a car, or one leaves for one that leaves: three may move, and no more', () => {
  const short = [hold('1/1', 1, '10:00', '11:00'), hold('2/1', 1, '14:00', '15:00')]
  const others = [
    hold('3/1', 2, '14:00', '15:00', { isFixed: true }),
    hold('4/1', 3, '10:00', '11:00', { isFixed: true }),
  ]
  const long = errand('10:00', '15:00')
  const its = fleet([car(1), car(2), car(3)])
  expect(placed(its, [...short, ...others], long)).toEqual({
    availability: 'few',
    car: 1,
    moves: [
      { ride: '1/1', car: 2 },
      { ride: '2/1', car: 3 },
    ],
  })
  const four = ['08:00', '10:00', '12:00', '14:00'].map((start, i) => {
    const end = at(start) + 1_800_000
    return [
      hold(`${i}/1`, 1, start, start, { end, to: place(0) }),
      ...[2, 3, 4, 5]
        .filter((id) => id !== i + 2)
        .map((id) => hold(`${i}/${id}`, id, start, start, { end, isFixed: true })),
    ]
  })
  const cars = fleet([1, 2, 3, 4, 5].map((id) => car(id)))
  expect(placed(cars, four.flat(), errand('07:30', '15:00', { to: place(0) })).car).toBeNull()
  const three = placed(cars, four.slice(1).flat(), errand('09:30', '15:00', { to: place(0) }))
  expect(three.moves).toHaveLength(3)
})

test('the nearest free hours lie on the same day, before and after, and later than now', () => {
  const its = fleet([car(1)])
  const taken = [hold('1/1', 1, '10:00', '11:00')]
  const wanted = errand('10:00', '11:00')
  const hours = otherHours(its, taken, wanted, NOW, undefined, isWithin)
  expect(hours).toEqual({ earlier: at('07:30'), later: at('12:30') })
  expect(otherHours(its, taken, wanted, at('07:30'), undefined, isWithin)).toEqual({
    earlier: null,
    later: at('12:30'),
  })
  const noon = (start: number) => start !== at('12:30')
  expect(otherHours(its, taken, wanted, NOW, noon, isWithin).later).toBe(at('13:00'))
})

test('the next larger class is one that can be had', () => {
  const larger = vehicleClasses().at(-1)!
  const its = fleet([car(1), car(2, { vehicle: larger, seats: 6 })])
  const wanted = errand('10:00', '11:00')
  expect(nextClass(its, [], wanted, NOW, isWithin)).toBe(larger)
  expect(nextClass(fleet([car(1)]), [], wanted, NOW, isWithin)).toBeNull()
})
