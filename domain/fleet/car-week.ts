/** A week of the cars: what each of them drives, day by day, and when it is idle. */
import { namedCar } from '#domain/bookings/driver/listed-drivers.ts'
import type { Arrangement } from '#domain/journeys/journey-calls.ts'
import { addDays } from '#domain/sri-lanka-time.ts'
import type { Days, Paper } from './calendar.ts'

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
const isOf = ({ id, plate }: CarOfWeek, { carId, driverCar }: RideOfWeek) =>
  carId === null ? driverCar !== null && namedCar(driverCar).plate === plate : carId === id

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
    const its = week.rides.filter((ride) => isOf(car, ride))
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
