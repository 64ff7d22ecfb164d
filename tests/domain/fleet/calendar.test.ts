import { expect, test } from 'vitest'
import { type Calendar, type CarInUse, type Days, fleetOf, type Paper } from '#domain/fleet/calendar.ts'
import { instantOf } from '#domain/sri-lanka-time.ts'

const midnight = (date: string) => instantOf({ date, time: '00:00' })!.getTime()
const car = (id: number): CarInUse => ({ id, vehicle: 'car', seats: 3, base: null, papers: [] })
const blockedOf = (calendar: Partial<Calendar>) =>
  fleetOf({ cars: [car(1)], blockedDays: [], daysOff: [], driverCars: [], marginMinutes: 30, ...calendar }).cars.map(
    ({ blocked }) => blocked,
  )

test('a car without a class is not counted, nor are its drivers', () => {
  const driverCars = [{ driver: 7, car: 1 }]
  const cars = [{ ...car(1), vehicle: null }]
  const fleet = fleetOf({ cars, blockedDays: [], daysOff: [], driverCars, marginMinutes: 30 })
  expect(fleet).toEqual({ cars: [], drivers: [], marginMinutes: 30 })
})

test('blocked days are whole days in Sri Lanka, of one car or of all', () => {
  const days: Days = { firstDay: '2027-03-10', lastDay: '2027-03-11' }
  const span = { start: midnight('2027-03-10'), end: midnight('2027-03-12') }
  expect(blockedOf({ blockedDays: [{ car: 1, ...days }] })).toEqual([[span]])
  expect(blockedOf({ blockedDays: [{ car: 2, ...days }] })).toEqual([[]])
  expect(blockedOf({ blockedDays: [{ car: null, ...days }] })).toEqual([[span]])
})

test('papers that have run out block a car from the day after', () => {
  const insurance: Paper = { name: 'Insurance', until: '2027-03-10' }
  const [[span]] = blockedOf({ cars: [{ ...car(1), papers: [insurance] }] }) as [[{ start: number; end: number }]]
  expect(span.start).toBe(midnight('2027-03-11'))
  expect(span.end).toBeGreaterThan(midnight('2200-01-01'))
  expect(Number.isFinite(span.end)).toBe(true)
})

test('a car with drivers is blocked while all of them are off, one without any never', () => {
  const off = (driver: number, firstDay: string, lastDay: string | null) => ({ driver, firstDay, lastDay })
  const driverCars = [
    { driver: 1, car: 1 },
    { driver: 2, car: 1 },
  ]
  const daysOff = [off(1, '2027-03-10', null), off(2, '2027-03-09', '2027-03-11'), off(2, '2027-03-12', '2027-03-12')]
  expect(blockedOf({ driverCars, daysOff })).toEqual([[{ start: midnight('2027-03-10'), end: midnight('2027-03-13') }]])
  expect(blockedOf({ driverCars, daysOff: daysOff.slice(0, 1) })).toEqual([[]])
  expect(blockedOf({ daysOff })).toEqual([[]])
})
