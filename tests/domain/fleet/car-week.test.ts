/** A week of the cars: what each drives, and when it stands still. */
import { expect, test } from 'vitest'
import { weekOfCars } from '#domain/fleet/calendar.ts'

const MONDAY = '2026-12-07'
const day = (n: number) => `2026-12-${String(7 + n).padStart(2, '0')}`
const car = (id: number, papers: readonly { name: string; until: string }[] = []) => ({
  id,
  plate: `CAB-${id}`,
  papers,
})
const ride = (number: number, n: number, pickupTime: string, more: object = {}) => ({
  number,
  pickupDate: day(n),
  pickupTime,
  arrangement: 'rides' as const,
  carId: null,
  driverCar: null,
  ...more,
})
const EMPTY = { cars: [car(1), car(2)], rides: [], blocked: [], drivers: [], daysOff: [] }

const standstills = (week: object) =>
  weekOfCars(MONDAY, { ...EMPTY, ...week }).map(({ days }) => days.map(({ standstill }) => standstill))

test('a car drives what it is kept for, else what was named with the driver, by time', () => {
  const rides = [
    ride(1, 0, '15:00', { carId: 1 }),
    ride(2, 0, '06:30', { driverCar: 'cab-1, white Prius' }),
    // Kept for one, driven by another.
    ride(3, 2, '08:00', { carId: 2, driverCar: 'CAB-1' }),
    ride(4, 3, '08:00', { driverCar: 'CAB-9' }),
    // As it was typed.
    ride(5, 4, '08:00', { driverCar: 'cab 1' }),
  ]
  const [first, second] = weekOfCars(MONDAY, { ...EMPTY, rides })
  expect(first!.days.map(({ rides: its }) => its.map(({ number }) => number))).toEqual([
    [2, 1],
    [],
    [],
    [],
    [5],
    [],
    [],
  ])
  expect(second!.days[2]!.rides.map(({ number }) => number)).toEqual([3])
})

test('a car that stays is away between its rides', () => {
  const stay = { carId: 1, arrangement: 'stay' as const }
  const rides = [ride(1, -3, '08:00', stay), ride(1, 2, '08:00', stay), ride(2, 5, '09:00', { carId: 1 })]
  const [first] = weekOfCars(MONDAY, { ...EMPTY, rides })
  expect(first!.days.map(({ isAway }) => isAway)).toEqual([true, true, false, false, false, false, false])
})

test('a car stands still on blocked days, its own and those of all', () => {
  const blocked = [
    { carId: 1, firstDay: day(0), lastDay: day(1), why: 'Service' },
    { carId: null, firstDay: day(6), lastDay: day(9), why: 'New Year' },
  ]
  expect(standstills({ blocked })).toEqual([
    ['blocked', 'blocked', null, null, null, null, 'blocked'],
    [null, null, null, null, null, null, 'blocked'],
  ])
})

test('a car stands still from the day after a paper has run out', () => {
  const cars = [car(1, [{ name: 'Insurance', until: day(2) }])]
  expect(standstills({ cars })).toEqual([[null, null, null, 'papers', 'papers', 'papers', 'papers']])
})

test('a car stands still while none of its drivers works; one without drivers does not', () => {
  const drivers = [
    { driverId: 1, carId: 1 },
    { driverId: 2, carId: 1 },
  ]
  const daysOff = [
    { driverId: 1, firstDay: day(1), lastDay: null },
    { driverId: 2, firstDay: day(3), lastDay: day(3) },
  ]
  expect(standstills({ drivers, daysOff })).toEqual([
    [null, null, null, 'no driver', null, null, null],
    [null, null, null, null, null, null, null],
  ])
})
