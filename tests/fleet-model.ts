/**
 * The rule of cars once more, slow and obvious: what `domain/fleet/` answers is compared with it, and what is stored is
 * searched for faults. It shares no code with the rule but the types and the calendar.
 */
import type { LatLng } from '#domain/places/coordinates.ts'
import type { Car, Driver, Errand, Fleet, Hold, Span } from '#domain/fleet/fleet.ts'
import { roadLeg } from '#domain/roads/directions.ts'
import { addDays, instantOf, sriLankaTime } from '#domain/sri-lanka-time.ts'

type Minutes = (from: LatLng, to: LatLng) => number | null

const MINUTE = 60_000
const known = new Map<string, number | null>()

/** Minutes by the roads, one pair after the other. */
const pairMinutes: Minutes = (from, to) => {
  const pair = [from.lat, from.lng, to.lat, to.lng].join()
  const found = known.get(pair) ?? roadLeg(from, to)?.durationMinutes ?? null
  known.set(pair, found)
  return found
}

/** When a car that leaves one place at a time is at another one. */
function arrival(left: number, from: LatLng | null, to: LatLng | null, minutes: Minutes): number {
  const drive = from === null || to === null ? null : minutes(from, to)
  return left + (drive ?? 120) * MINUTE
}

const startOfDate = (date: string) => instantOf({ date, time: '00:00' })!.getTime()

/** The dates in Sri Lanka that a span touches. */
function datesOf({ start, end }: Span): string[] {
  const dates = [sriLankaTime(new Date(start)).date]
  while (startOfDate(addDays(dates.at(-1)!, 1)) < end) dates.push(addDays(dates.at(-1)!, 1))
  return dates
}

const touches = (one: Span, other: Span) => one.start < other.end && other.start < one.end
const isOnDate = (span: Span, date: string) => datesOf(span).includes(date)
const daySpan = (date: string): Span => ({ start: startOfDate(date), end: startOfDate(addDays(date, 1)) })

function inEachOthersWay(one: Errand, other: Errand, marginMinutes: number, minutes: Minutes): boolean {
  const isAfter = (first: Errand, next: Errand) =>
    arrival(first.end + marginMinutes * MINUTE, first.to, next.from, minutes) <= next.start
  return !isAfter(one, other) && !isAfter(other, one)
}

function isBlocked(errand: Errand, car: Car, marginMinutes: number, minutes: Minutes): boolean {
  return car.blocked.some((span) => {
    const isHomeBefore = arrival(errand.end + marginMinutes * MINUTE, errand.to, car.base, minutes) <= span.start
    const leavesAfter = arrival(span.end, car.base, errand.from, minutes) <= errand.start
    return !isHomeBefore && !leavesAfter
  })
}

/** Whether each of the cars can have a driver of its own. */
function haveDrivers(cars: readonly number[], drivers: readonly Driver[]): boolean {
  const [car, ...others] = cars
  if (car === undefined) return true
  return drivers.some(
    (driver) =>
      driver.cars.includes(car) &&
      haveDrivers(
        others,
        drivers.filter((other) => other !== driver),
      ),
  )
}

/** The cars that are driven on a date: first those with holds, by id, then one more. */
function drivenOn(date: string, fleet: Fleet, holds: readonly Hold[], extra: number | null): ReadonlySet<number> {
  const listed = (car: number) => fleet.drivers.some(({ cars }) => cars.includes(car))
  const working = fleet.drivers.filter(({ off }) => !off.some((span) => touches(span, daySpan(date))))
  const holding = [...new Set(holds.filter((hold) => isOnDate(hold, date)).map(({ car }) => car))]
  const driven: number[] = []
  for (const car of [...holding.toSorted((a, b) => a - b), ...(extra === null ? [] : [extra])]) {
    if (listed(car) && !driven.includes(car) && haveDrivers([...driven, car], working)) driven.push(car)
  }
  return new Set([...driven, ...fleet.cars.map(({ id }) => id).filter((car) => !listed(car))])
}

const isDriven = (car: number, errand: Errand, fleet: Fleet, holds: readonly Hold[]) =>
  datesOf(errand).every((date) => drivenOn(date, fleet, holds, car).has(car))

/** Whether a car that is free now can be at a pickup: from its base, or from its last dropoff while it is on its way home. */
export function isReached(
  car: Car,
  errand: Errand,
  fleet: Fleet,
  holds: readonly Hold[],
  now: number,
  minutes = pairMinutes,
) {
  const before = holds.filter((hold) => hold.car === car.id && hold.start < errand.start)
  const last = before.toSorted((a, b) => a.end - b.end).at(-1)
  const fromBase = arrival(now, car.base, errand.from, minutes) <= errand.start
  if (!last) return fromBase
  const isFree = last.end + fleet.marginMinutes * MINUTE
  if (arrival(isFree, last.to, car.base, minutes) <= now) return fromBase
  return isFree >= now || arrival(now, last.to, errand.from, minutes) <= errand.start
}

/** Whether a car can take an errand besides its holds. */
export function canTake(
  car: Car,
  errand: Errand,
  fleet: Fleet,
  holds: readonly Hold[],
  now: number,
  minutes: Minutes = pairMinutes,
): boolean {
  return (
    errand.start >= now &&
    car.vehicle === errand.vehicle &&
    car.seats >= errand.party &&
    !isBlocked(errand, car, fleet.marginMinutes, minutes) &&
    !holds.some((hold) => hold.car === car.id && inEachOthersWay(hold, errand, fleet.marginMinutes, minutes)) &&
    isReached(car, errand, fleet, holds, now, minutes) &&
    isDriven(car.id, errand, fleet, holds)
  )
}

/**
 * What is wrong with holds; nothing where no two of a car are in each other's way, and each car can drive its own.
 * @param sure rides that must have a car, as their holds name them
 */
export function faultsOf(
  fleet: Fleet,
  holds: readonly Hold[],
  sure: readonly string[] = [],
  minutes: Minutes = pairMinutes,
): string[] {
  const faults: string[] = []
  holds.forEach((hold, i) => {
    for (const other of holds.slice(i + 1)) {
      if (hold.car === other.car && inEachOthersWay(hold, other, fleet.marginMinutes, minutes)) {
        faults.push(`car ${hold.car} has ${hold.ride} and ${other.ride}`)
      }
    }
    const car = fleet.cars.find(({ id }) => id === hold.car)
    if (!car) faults.push(`${hold.ride} has car ${hold.car}, which is not counted`)
    else {
      if (![hold.vehicle, ...(hold.larger ?? [])].includes(car.vehicle))
        faults.push(`${hold.ride} wants a ${hold.vehicle} and has car ${car.id}`)
      if (car.seats < hold.party) faults.push(`${hold.ride} is for more guests than car ${car.id} seats`)
      if (isBlocked(hold, car, fleet.marginMinutes, minutes))
        faults.push(`${hold.ride} has car ${car.id}, blocked then`)
      if (!isDriven(car.id, hold, fleet, holds)) faults.push(`${hold.ride} has car ${car.id}, which nobody drives then`)
    }
  })
  const held = new Set(holds.map(({ ride }) => ride))
  return [...faults, ...sure.filter((ride) => !held.has(ride)).map((ride) => `${ride} has no car`)]
}
