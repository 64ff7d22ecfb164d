/** The fleet by its calendar: cars with their papers, blocked days, and drivers with their days off. */
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { instantOf, DAY_MS } from '#domain/sri-lanka-time.ts'
import type { Driver, Fleet, Span } from './fleet.ts'

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
