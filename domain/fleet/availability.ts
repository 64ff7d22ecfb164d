/** Whether a car can be had, and which one. The rule is written down in `fleet.ts`. */
import { vehicleClasses, type VehicleClass } from '#domain/fares/vehicles.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { roadMinutes } from '#domain/roads/road-times.ts'
import { dayNumber, MINUTE_MS } from '#domain/sri-lanka-time.ts'
import { Crews } from './crews.ts'
import { type Car, type Errand, type Fleet, type Hold, type Move, type Placement, UNPLACED_MINUTES } from './fleet.ts'

/** So many cars are plenty. */
const PLENTY = 3
/** Minutes of a drive; `null` if nobody knows. */
export type Drive = (from: LatLng, to: LatLng) => number | null

/** What stands in the way is known: the holds of each car, and who can drive. */
class Day {
  readonly fleet: Fleet
  readonly now: number
  readonly #drive: Drive
  readonly #crews: Crews
  readonly #holds = new Map<number, Hold[]>()

  constructor(fleet: Fleet, holds: readonly Hold[], now: number, drive: Drive) {
    this.fleet = fleet
    this.now = now
    this.#drive = drive
    this.#crews = new Crews(fleet)
    for (const hold of holds) this.add(hold)
  }

  holdsOf(car: number): readonly Hold[] {
    return this.#holds.get(car) ?? []
  }

  add(hold: Hold): void {
    this.#crews.add(hold)
    const its = this.#holds.get(hold.car)
    if (its) its.push(hold)
    else this.#holds.set(hold.car, [hold])
  }

  remove(hold: Hold): void {
    this.#crews.remove(hold)
    this.#holds.set(
      hold.car,
      this.holdsOf(hold.car).filter((other) => other !== hold),
    )
  }

  /** The cars that an errand may have, those first that it leaves the least unused: by seats, then by the time before it. */
  carsFor({ vehicle, party, start }: Errand): readonly Car[] {
    const freeSince = ({ id }: Car) =>
      this.holdsOf(id).reduce((latest, { end }) => (end <= start && end > latest ? end : latest), 0)
    return this.fleet.cars
      .filter((car) => car.vehicle === vehicle && car.seats >= party)
      .map((car) => ({ car, since: freeSince(car) }))
      .sort((a, b) => a.car.seats - b.car.seats || b.since - a.since || a.car.id - b.car.id)
      .map(({ car }) => car)
  }

  /** Whether nothing but holds keeps a car from an errand. */
  isOpen(car: Car, errand: Errand): boolean {
    return (
      car.blocked.every(
        (span) =>
          (span.end <= errand.start && this.#isInTime(span.end, car.base, errand.from, errand.start)) ||
          (errand.end <= span.start && this.#isInTime(errand.end + this.#margin, errand.to, car.base, span.start)),
      ) && this.#crews.hasDriver(car.id, errand)
    )
  }

  isInWay(hold: Errand, errand: Errand): boolean {
    const [first, next] = hold.start <= errand.start ? [hold, errand] : [errand, hold]
    return !this.#isInTime(first.end + this.#margin, first.to, next.from, next.start)
  }

  /** Whether a car can still come from where it is now, or from the ride before. */
  isReached(car: Car, errand: Errand): boolean {
    let last: Hold | null = null
    for (const hold of this.holdsOf(car.id)) {
      if (hold.start < errand.start && (last === null || hold.end > last.end)) last = hold
    }
    const free = last && last.end + this.#margin
    if (last === null || free === null || this.#isInTime(free, last.to, car.base, this.now)) {
      return this.#isInTime(this.now, car.base, errand.from, errand.start)
    }
    return this.#isInTime(Math.max(free, this.now), last.to, errand.from, errand.start)
  }

  fits(car: Car, errand: Errand): boolean {
    return (
      this.holdsOf(car.id).every((hold) => !this.isInWay(hold, errand)) &&
      this.isReached(car, errand) &&
      this.isOpen(car, errand)
    )
  }

  get #margin(): number {
    return this.fleet.marginMinutes * MINUTE_MS
  }

  #isInTime(leaves: number, from: LatLng | null, to: LatLng | null, start: number): boolean {
    const gap = start - leaves
    if (gap < 0) return false
    const minutes = from && to ? this.#drive(from, to) : null
    return (minutes ?? UNPLACED_MINUTES) * MINUTE_MS <= gap
  }
}

/**
 * A car for one errand.
 * @param holds all that may touch it: of the days before and after too. Without its own, where it is being moved
 * @param now milliseconds since 1970
 */
export function placeErrand(
  fleet: Fleet,
  holds: readonly Hold[],
  errand: Errand,
  now: number,
  drive: Drive = roadMinutes,
): Placement {
  return place(new Day(fleet, holds, now, drive), errand)
}

/**
 * Cars for several errands, one after the other: each sees the holds and moves of those before it. A hold that is moved twice
 * ends where the last move takes it.
 */
export function placeAll(
  fleet: Fleet,
  holds: readonly Hold[],
  errands: readonly Errand[],
  now: number,
  drive: Drive = roadMinutes,
): readonly Placement[] {
  const day = new Day(fleet, holds, now, drive)
  const byRide = new Map(holds.map((hold) => [hold.ride, hold]))
  return errands.map((errand) => {
    const placement = place(day, errand)
    for (const { ride, car } of placement.moves) {
      const hold = byRide.get(ride)!
      day.remove(hold)
      byRide.set(ride, { ...hold, car })
      day.add(byRide.get(ride)!)
    }
    if (placement.car !== null) day.add({ ...errand, ride: '', car: placement.car, isFixed: true })
    return placement
  })
}

const NONE: Placement = { availability: 'none', car: null, moves: [] }

function place(day: Day, errand: Errand): Placement {
  if (errand.start < day.now) return NONE
  let first: number | null = null
  let count = 0
  const cars = day.carsFor(errand)
  for (const car of cars) {
    if (!day.fits(car, errand)) continue
    first ??= car.id
    count += 1
    if (count === PLENTY) break
  }
  if (first !== null) return { availability: count === PLENTY ? 'free' : 'few', car: first, moves: [] }
  for (const car of cars) {
    const move = moveFor(day, car, errand)
    if (move) return { availability: 'few', car: car.id, moves: [move] }
  }
  return NONE
}

/** The move of the one hold that keeps a car from an errand; `null` where there is none. */
function moveFor(day: Day, car: Car, errand: Errand): Move | null {
  const inWay = day.holdsOf(car.id).filter((hold) => day.isInWay(hold, errand))
  const [hold] = inWay
  if (!hold || inWay.length > 1 || hold.isFixed || hold.start < day.now) return null
  day.remove(hold)
  try {
    const after = day.holdsOf(car.id).filter(({ start }) => start >= hold.start)
    if (!day.fits(car, errand)) return null
    const placed: Hold = { ...errand, ride: '', car: car.id, isFixed: true }
    day.add(placed)
    try {
      if (after.some((other) => !day.isReached(car, other))) return null
      for (const other of day.carsFor(hold)) {
        if (other.id !== car.id && day.fits(other, hold)) return { ride: hold.ride, car: other.id }
      }
      return null
    } finally {
      day.remove(placed)
    }
  } finally {
    day.add(hold)
  }
}

const STEP_MS = 30 * MINUTE_MS

/** The nearest hours of the same day that can be had, before and after the one that was asked for; `null` for none. */
export interface OtherHours {
  readonly earlier: number | null
  readonly later: number | null
}

/** @param suits leaves out hours at which the ride cannot be, by its start */
export function otherHours(
  fleet: Fleet,
  holds: readonly Hold[],
  errand: Errand,
  now: number,
  suits: (start: number) => boolean = () => true,
  drive: Drive = roadMinutes,
): OtherHours {
  const day = new Day(fleet, holds, now, drive)
  const nearest = (step: number): number | null => {
    for (let start = errand.start + step; dayNumber(start) === dayNumber(errand.start); start += step) {
      if (start <= now) return null
      const moved = { ...errand, start, end: errand.end + start - errand.start }
      if (suits(start) && place(day, moved).car !== null) return start
    }
    return null
  }
  return { earlier: nearest(-STEP_MS), later: nearest(STEP_MS) }
}

/** The next larger class on offer that can be had at that hour; `null` for none. */
export function nextClass(
  fleet: Fleet,
  holds: readonly Hold[],
  errand: Errand,
  now: number,
  drive: Drive = roadMinutes,
): VehicleClass | null {
  const day = new Day(fleet, holds, now, drive)
  const classes = vehicleClasses()
  const larger = classes.slice(classes.indexOf(errand.vehicle) + 1)
  return larger.find((vehicle) => place(day, { ...errand, vehicle }).car !== null) ?? null
}
