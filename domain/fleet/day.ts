/** The cars of some days with their holds: what keeps a car from an errand. The rule is written down in `fleet.ts`. */
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { HOUR_MS, MINUTE_MS, dayNumber, startOfDay } from '#domain/sri-lanka-time.ts'
import { type Car, type Errand, type Fleet, type Hold, UNPLACED_MINUTES, type Driver, type Span } from './fleet.ts'

/* Who can drive: on each day a driver has one car, and cars that hold rides that day have theirs first. */

/** The days that a span touches. */
function daysOf({ start, end }: Span): number[] {
  const first = dayNumber(start)
  const last = Math.max(first, dayNumber(end - 1))
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

/** True where none of the days off touches a day. */
const works = ({ off }: Driver, day: number): boolean =>
  off.every(({ start, end }) => end <= startOfDay(day) || start >= startOfDay(day + 1))

/** Who has which car on a day. */
interface Matching {
  /** By driver. */
  readonly carOf: Map<number, number>
  readonly driven: Set<number>
}

export class Crews {
  /** By car. A car without listed drivers has no entry. */
  readonly #drivers = new Map<number, Driver[]>()
  /** By day: of each car with listed drivers the number of its holds. */
  readonly #holds = new Map<number, Map<number, number>>()
  readonly #matched = new Map<number, Matching>()

  constructor({ drivers }: Pick<Fleet, 'drivers'>) {
    for (const driver of drivers) {
      for (const car of driver.cars) {
        const its = this.#drivers.get(car)
        if (its) its.push(driver)
        else this.#drivers.set(car, [driver])
      }
    }
  }

  add(hold: Hold): void {
    this.#count(hold, 1)
  }

  remove(hold: Hold): void {
    this.#count(hold, -1)
  }

  /** Whether one of a car's drivers has no other car on any day of a span. */
  hasDriver(car: number, span: Span): boolean {
    return !this.#drivers.has(car) || daysOf(span).every((day) => this.#isDrivenOn(day, car))
  }

  #count(hold: Hold, change: number): void {
    if (!this.#drivers.has(hold.car)) return
    for (const day of daysOf(hold)) {
      const counts = this.#holds.get(day) ?? new Map<number, number>()
      this.#holds.set(day, counts)
      counts.set(hold.car, (counts.get(hold.car) ?? 0) + change)
      this.#matched.delete(day)
    }
  }

  /** On days on which a car has no driver: the cars whose drivers it could have, each with those days. */
  rivals(car: number, span: Span): ReadonlyMap<number, ReadonlySet<number>> {
    const rivals = new Map<number, Set<number>>()
    if (!this.#drivers.has(car)) return rivals
    for (const day of daysOf(span)) {
      const asked = new Set<number>()
      if (this.#isDrivenOn(day, car, asked)) continue
      for (const driver of asked) {
        const rival = this.#matching(day).carOf.get(driver)!
        rivals.set(rival, (rivals.get(rival) ?? new Set()).add(day))
      }
    }
    return rivals
  }

  /** @param asked where nobody can drive it: all drivers who would have to leave another car for it */
  #isDrivenOn(day: number, car: number, asked = new Set<number>()): boolean {
    const { carOf, driven } = this.#matching(day)
    return driven.has(car) || this.#findDriver(day, car, carOf, asked, false)
  }

  /** By day, until a hold comes or goes: as many cars that hold rides as can be, the lower ids first. */
  #matching(day: number): Matching {
    const known = this.#matched.get(day)
    if (known) return known
    const matching = { carOf: new Map<number, number>(), driven: new Set<number>() }
    const holding = [...(this.#holds.get(day) ?? [])].filter(([, count]) => count > 0).map(([car]) => car)
    for (const car of holding.sort((a, b) => a - b)) {
      if (this.#findDriver(day, car, matching.carOf, new Set(), true)) matching.driven.add(car)
    }
    this.#matched.set(day, matching)
    return matching
  }

  /** Finds a car a driver, who may have to leave another car to a colleague. @param isGiven whether the driver takes it */
  #findDriver(day: number, car: number, carOf: Map<number, number>, asked: Set<number>, isGiven: boolean): boolean {
    for (const driver of this.#drivers.get(car)!) {
      if (asked.has(driver.id) || !works(driver, day)) continue
      asked.add(driver.id)
      const other = carOf.get(driver.id)
      if (other === undefined || this.#findDriver(day, other, carOf, asked, isGiven)) {
        if (isGiven) carOf.set(driver.id, car)
        return true
      }
    }
    return false
  }
}

/** No drive on the island takes longer. */
const LONGEST_DRIVE_MS = 14 * HOUR_MS

/**
 * Whether a drive takes at most this many minutes, the same there and back; `null` if nobody knows.
 * @param hub the place that is asked about most
 */
export type IsWithin = (hub: LatLng, place: LatLng, minutes: number) => boolean | null

/** A car with its holds, in no order. */
export interface HeldCar {
  readonly car: Car
  readonly holds: Hold[]
}

/** All cars with their holds, and who can drive. */
export class Day {
  readonly now: number
  readonly #margin: number
  readonly #isWithin: IsWithin
  readonly #crews: Crews
  readonly #byId: ReadonlyMap<number, HeldCar>
  /** The smallest cars first. */
  readonly #ofClass = new Map<VehicleClass, HeldCar[]>()

  constructor(fleet: Fleet, holds: readonly Hold[], now: number, isWithin: IsWithin) {
    this.now = now
    this.#margin = fleet.marginMinutes * MINUTE_MS
    this.#isWithin = isWithin
    this.#crews = new Crews(fleet)
    this.#byId = new Map(fleet.cars.map((car) => [car.id, { car, holds: [] }]))
    for (const held of this.#byId.values()) {
      const others = this.#ofClass.get(held.car.vehicle)
      if (others) others.push(held)
      else this.#ofClass.set(held.car.vehicle, [held])
    }
    for (const ofClass of this.#ofClass.values()) {
      ofClass.sort((a, b) => a.car.seats - b.car.seats || a.car.id - b.car.id)
    }
    for (const hold of holds) this.add(hold)
  }

  /** For good, with its driver. */
  add(hold: Hold): void {
    this.put(hold)
    this.#crews.add(hold)
  }

  remove(hold: Hold): void {
    this.take(hold)
    this.#crews.remove(hold)
  }

  /** To see what would be. {@link areDriven} says whether the drivers are there. */
  put(hold: Hold): void {
    this.#byId.get(hold.car)?.holds.push(hold)
  }

  take(hold: Hold): void {
    const holds = this.#byId.get(hold.car)?.holds
    holds?.splice(holds.indexOf(hold), 1)
  }

  /** The cars of an errand's class that seat its party, the smallest first. */
  carsFor({ vehicle, party }: Errand): readonly HeldCar[] {
    const ofClass = this.#ofClass.get(vehicle) ?? []
    const smallest = ofClass.findIndex(({ car }) => car.seats >= party)
    return smallest < 0 ? [] : ofClass.slice(smallest)
  }

  /** Whether a car can take an errand besides its holds. */
  fits(held: HeldCar, errand: Errand): boolean {
    return this.isThere(held, errand) && this.#crews.hasDriver(held.car.id, errand)
  }

  /** The same for each driver. */
  isThere(held: HeldCar, errand: Errand): boolean {
    // By the clock alone first, because the roads take longer to ask.
    for (const hold of held.holds) if (this.#overlaps(hold, errand)) return false
    for (const hold of held.holds) if (!this.#isApart(hold, errand)) return false
    return this.isOpen(held, errand) && this.isReached(held, errand)
  }

  /** The holds of a car that an errand cannot go before or after. */
  inWay({ holds }: HeldCar, errand: Errand): readonly Hold[] {
    return holds.filter((hold) => this.#overlaps(hold, errand) || !this.#isApart(hold, errand))
  }

  #overlaps(hold: Hold, { start, end }: Errand): boolean {
    return hold.end + this.#margin > start && end + this.#margin > hold.start
  }

  #isApart(hold: Hold, errand: Errand): boolean {
    return (
      this.#isInTime(hold.end + this.#margin, errand.from, hold.to, errand.start) ||
      this.#isInTime(errand.end + this.#margin, errand.to, hold.from, hold.start)
    )
  }

  /** False where a blocked span keeps a car from an errand. */
  isOpen({ car: { blocked, base } }: HeldCar, { start, end, from, to }: Errand): boolean {
    return blocked.every(
      (span) => this.#isInTime(span.end, from, base, start) || this.#isInTime(end + this.#margin, to, base, span.start),
    )
  }

  /**
   * Whether a car that is free now can still be there: from its base, or from its last dropoff while it is on its way home. One
   * that drives now is free once that is over, which {@link inWay} looks at.
   */
  isReached({ car, holds }: HeldCar, { from, start }: Errand): boolean {
    if (start - this.now >= LONGEST_DRIVE_MS) return true
    let last: Hold | null = null
    for (const hold of holds) if (hold.start < start && (!last || hold.end > last.end)) last = hold
    const free = last && last.end + this.#margin
    if (last === null || free === null || this.#isInTime(free, last.to, car.base, this.now)) {
      return this.#isInTime(this.now, from, car.base, start)
    }
    return free >= this.now || this.#isInTime(this.now, from, last.to, start)
  }

  /** Whether the holds after some that have left their cars can still be reached without them. */
  areReachedWithout(left: readonly Hold[]): boolean {
    return left.every(({ car, start }) => {
      const held = this.#byId.get(car)
      return !held || held.holds.every((hold) => hold.start < start || this.isReached(held, hold))
    })
  }

  /** Whether all that was put has drivers, without those of what was taken, and takes none from other holds. */
  areDriven(put: readonly Hold[], taken: readonly Hold[]): boolean {
    for (const hold of taken) this.#crews.remove(hold)
    const areDriven = put.map((hold) => {
      const isDriven = this.#crews.hasDriver(hold.car, hold)
      this.#crews.add(hold)
      return isDriven
    })
    for (const hold of put) this.#crews.remove(hold)
    for (const hold of taken) this.#crews.add(hold)
    return areDriven.every(Boolean)
  }

  /** Holds that have a driver whom a car could have instead, on days on which it has none. */
  rivals({ car }: HeldCar, errand: Errand): readonly Hold[] {
    return [...this.#crews.rivals(car.id, errand)].flatMap(([id, days]) =>
      (this.#byId.get(id)?.holds ?? []).filter((hold) => daysOf(hold).some((day) => days.has(day))),
    )
  }

  #isInTime(leaves: number, hub: LatLng | null, place: LatLng | null, start: number): boolean {
    const gap = start - leaves
    if (gap < 0) return false
    if (gap >= LONGEST_DRIVE_MS) return true
    const minutes = Math.floor(gap / MINUTE_MS)
    return (hub && place && this.#isWithin(hub, place, minutes)) ?? minutes >= UNPLACED_MINUTES
  }
}
