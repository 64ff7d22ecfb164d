/** The fleet by its calendar: cars with their papers, blocked days, and drivers with their days off; and a week of it, as the office sees it. */
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { instantOf, DAY_MS, addDays } from '#domain/sri-lanka-time.ts'
import type { Driver, Fleet, Span } from './fleet.ts'
import { plateKey } from '#domain/bookings/driver/clashes.ts'
import type { Arrangement } from '#domain/journeys/journey-calls.ts'

/** A paper of a car, such as its insurance. */
export interface Paper {
  readonly name: string
  /** The last day on which it is valid, `YYYY-MM-DD`. */
  readonly until: string
}

/** A car that is in use. */
export interface CarInUse {
  readonly id: number
  /** `null` for a car that is not counted. */
  readonly vehicle: VehicleClass | null
  readonly seats: number
  readonly base: LatLng | null
  readonly papers: readonly Paper[]
}

/** Whole days in Sri Lanka, `YYYY-MM-DD`. */
export interface Days {
  readonly firstDay: string
  /** `null`: until further notice. */
  readonly lastDay: string | null
}

export interface Calendar {
  readonly cars: readonly CarInUse[]
  /** `car` is `null` for days on which no car drives. */
  readonly blockedDays: readonly (Days & { readonly car: number | null })[]
  readonly daysOff: readonly (Days & { readonly driver: number })[]
  readonly driverCars: readonly { readonly driver: number; readonly car: number }[]
  readonly marginMinutes: number
}

/** The year 9999, which survives JSON. */
const FOR_GOOD = Date.UTC(9999, 0)

const startOf = (date: string) => instantOf({ date, time: '00:00' })!.getTime()

const spanOf = ({ firstDay, lastDay }: Days): Span => ({
  start: startOf(firstDay),
  end: lastDay === null ? FOR_GOOD : startOf(lastDay) + DAY_MS,
})

/** Spans that touch or overlap as one, by their start. */
function union(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && span.start <= last.end)
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
    else joined.push(span)
  }
  return joined
}

/** When all of them are off. @param offs of each its spans, joined */
function common(offs: readonly (readonly Span[])[]): readonly Span[] {
  return offs.reduce((shared, off) =>
    shared.flatMap((span) =>
      off
        .map(({ start, end }) => ({ start: Math.max(start, span.start), end: Math.min(end, span.end) }))
        .filter(({ start, end }) => start < end),
    ),
  )
}

/** The cars that are counted, each with when it cannot drive. */
export function fleetOf({ cars, blockedDays, daysOff, driverCars, marginMinutes }: Calendar): Fleet {
  const counted = cars.filter((car) => car.vehicle !== null)
  const isCounted = new Set(counted.map(({ id }) => id))
  const drivers = [...new Set(driverCars.filter(({ car }) => isCounted.has(car)).map(({ driver }) => driver))]
    .sort((a, b) => a - b)
    .map((id): Driver => ({
      id,
      cars: driverCars.filter(({ driver, car }) => driver === id && isCounted.has(car)).map(({ car }) => car),
      off: union(daysOff.filter(({ driver }) => driver === id).map(spanOf)),
    }))
  return {
    cars: counted.map(({ id, vehicle, seats, base, papers }) => {
      const its = drivers.filter((driver) => driver.cars.includes(id))
      const blocked = union([
        ...blockedDays.filter(({ car }) => car === null || car === id).map(spanOf),
        ...papers.map(({ until }) => ({ start: startOf(until) + DAY_MS, end: FOR_GOOD })),
        ...(its.length > 0 ? common(its.map(({ off }) => off)) : []),
      ])
      return { id, vehicle: vehicle!, seats, base, blocked }
    }),
    drivers,
    marginMinutes,
  }
}

/* A week of the cars: what each of them drives, day by day, and when it is idle. */

interface CarOfWeek {
  readonly id: number
  readonly plate: string
  readonly papers: readonly Paper[]
}

interface RideOfWeek {
  readonly number: number
  readonly pickupDate: string
  readonly pickupTime: string
  readonly arrangement: Arrangement
  /** The car that is kept for it. */
  readonly carId: number | null
  /** The car that was named with its driver. */
  readonly driverCar: string | null
}

/** Why a car is idle on a day: it is blocked, a paper has run out, or none of its drivers works. */
type Standstill = 'blocked' | 'papers' | 'no driver'

export interface DayOfCar<Ride> {
  readonly date: string
  /** By their time. */
  readonly rides: readonly Ride[]
  /** It stays with guests who have no ride that day. */
  readonly isAway: boolean
  readonly standstill: Standstill | null
  /** In words; empty where there is none. */
  readonly why: string
}

export interface WeekOfCar<Car, Ride> {
  readonly car: Car
  readonly days: readonly DayOfCar<Ride>[]
}

export interface Week<Car, Ride> {
  readonly cars: readonly Car[]
  /** Of these days, and those of cars that stay from before and after. */
  readonly rides: readonly Ride[]
  readonly blocked: readonly (Days & { readonly carId: number | null; readonly why: string })[]
  /** Who drives which car. */
  readonly drivers: readonly { readonly driverId: number; readonly carId: number }[]
  readonly daysOff: readonly (Days & { readonly driverId: number })[]
}

const holds = ({ firstDay, lastDay }: Days, date: string) => firstDay <= date && (lastDay === null || date <= lastDay)

/** A car that is kept for a ride drives it; else the one that was named with the driver. */
export const isOfCar = (
  { id, plate }: Pick<CarOfWeek, 'id' | 'plate'>,
  { carId, driverCar }: Pick<RideOfWeek, 'carId' | 'driverCar'>,
): boolean => (carId === null ? driverCar !== null && plateKey(driverCar) === plateKey(plate) : carId === id)

/** The days from the first to the last ride of each booking whose car stays. */
function staysOf(rides: readonly RideOfWeek[]): Days[] {
  const stays = new Map<number, string[]>()
  for (const { arrangement, number, pickupDate } of rides)
    if (arrangement === 'stay') stays.set(number, [...(stays.get(number) ?? []), pickupDate].sort())
  return [...stays.values()].map((dates) => ({ firstDay: dates[0]!, lastDay: dates[dates.length - 1]! }))
}

function standstillOf<Car extends CarOfWeek, Ride extends RideOfWeek>(
  { id, papers }: Car,
  date: string,
  { blocked, drivers, daysOff }: Week<Car, Ride>,
): Pick<DayOfCar<Ride>, 'standstill' | 'why'> {
  const closed = blocked.find((days) => (days.carId === null || days.carId === id) && holds(days, date))
  if (closed) return { standstill: 'blocked', why: closed.why }
  const paper = papers.find(({ until }) => until < date)
  if (paper) return { standstill: 'papers', why: `${paper.name} has run out` }
  const its = drivers.filter(({ carId }) => carId === id)
  const isOff = ({ driverId }: { readonly driverId: number }) =>
    daysOff.some((days) => days.driverId === driverId && holds(days, date))
  if (its.length > 0 && its.every(isOff)) return { standstill: 'no driver', why: 'None of its drivers works' }
  return { standstill: null, why: '' }
}

/** @param first of the seven days, `YYYY-MM-DD` */
export function weekOfCars<Car extends CarOfWeek, Ride extends RideOfWeek>(
  first: string,
  week: Week<Car, Ride>,
): WeekOfCar<Car, Ride>[] {
  return week.cars.map((car) => {
    const its = week.rides.filter((ride) => isOfCar(car, ride))
    const stays = staysOf(its)
    const days = Array.from({ length: 7 }, (_, i): DayOfCar<Ride> => {
      const date = addDays(first, i)
      const rides = its
        .filter(({ pickupDate }) => pickupDate === date)
        .sort((a, b) => (a.pickupTime < b.pickupTime ? -1 : 1))
      const isAway = rides.length === 0 && stays.some((stay) => holds(stay, date))
      return { date, rides, isAway, ...standstillOf(car, date, week) }
    })
    return { car, days }
  })
}
