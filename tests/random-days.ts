/** Random days of a small fleet: cars, drivers, days off, blocked days, rides, stays, holds that are fixed, unknown places. */
import type { Calendar } from '#domain/fleet/calendar.ts'
import { fleetOf } from '#domain/fleet/calendar.ts'
import type { Errand, Fleet, Hold } from '#domain/fleet/fleet.ts'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { addDays, instantOf } from '#domain/sri-lanka-time.ts'
import type { randomNumbers } from './random-numbers.ts'

const PLACES = [
  'Colombo Bandaranaike International Airport',
  'Negombo',
  'Colombo',
  'Kandy',
  'Sigiriya',
  'Ella',
  'Galle',
  'Mirissa',
  'Yala National Park',
  'Trincomalee',
  'Jaffna',
].map((name) => {
  const place = findPlace(name)
  if (!place) throw new Error(`${name} is no place`)
  return { lat: place.lat, lng: place.lng }
})

const DAY = '2027-03-10'
const MINUTE = 60_000
const CLASSES = ['car', 'van'] as const

type Random = ReturnType<typeof randomNumbers>

interface Size {
  readonly cars: number
  readonly drivers: number
  readonly holds: number
}

export interface RandomDay {
  readonly fleet: Fleet
  readonly errands: readonly Errand[]
  readonly now: number
}

const at = (date: string, minutes: number) => instantOf({ date, time: '00:00' })!.getTime() + minutes * MINUTE

/** @param most of each */
export function randomDay({ whole, oneOf, random }: Random, most: Size): RandomDay {
  const placeOrNone = () => (random() < 0.08 ? null : oneOf(PLACES))
  const date = () => addDays(DAY, whole(-1, 1))
  const days = () => {
    const firstDay = date()
    return { firstDay, lastDay: random() < 0.2 ? null : addDays(firstDay, whole(0, 1)) }
  }
  const some = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i))
  const cars = some(whole(1, most.cars), (i) => ({
    id: i + 1,
    vehicle: random() < 0.05 ? null : random() < 0.7 ? CLASSES[0] : CLASSES[1],
    seats: whole(3, 6),
    base: placeOrNone(),
    papers: random() < 0.1 ? [{ name: 'Insurance', until: date() }] : [],
  }))
  const drivers = random() < 0.5 ? [] : some(whole(1, most.drivers), (i) => i + 1)
  const calendar: Calendar = {
    cars,
    blockedDays: some(random() < 0.3 ? 1 : 0, () => ({ car: random() < 0.2 ? null : oneOf(cars).id, ...days() })),
    daysOff: drivers.filter(() => random() < 0.2).map((driver) => ({ driver, ...days() })),
    driverCars: drivers.flatMap((driver) =>
      [...new Set(some(whole(0, 2), () => oneOf(cars).id))].map((car) => ({ driver, car })),
    ),
    marginMinutes: oneOf([0, 30, 45]),
  }
  const errands = some(whole(1, most.holds + 1), (): Errand => {
    const start = at(random() < 0.8 ? DAY : date(), whole(0, 47) * 30)
    const lasts = random() < 0.06 ? whole(20, 50) * 60 : whole(1, 7) * 30
    return {
      vehicle: random() < 0.75 ? CLASSES[0] : CLASSES[1],
      start,
      end: start + lasts * MINUTE,
      from: placeOrNone(),
      to: placeOrNone(),
      party: whole(1, 5),
    }
  })
  const now = random() < 0.7 ? at(addDays(DAY, -9), 0) : at(addDays(DAY, -1), whole(12, 36) * 60)
  return { fleet: fleetOf(calendar), errands, now }
}

/** An errand as a hold of a car. */
export const held = (errand: Errand, number: number, car: number, isFixed: boolean): Hold => ({
  ...errand,
  ride: `${number}/1`,
  car,
  isFixed,
})
