/** Who can drive: on each day a driver has one car, and cars that hold rides that day have theirs first. */
import { dayNumber, startOfDay } from '#domain/sri-lanka-time.ts'
import type { Driver, Fleet, Hold, Span } from './fleet.ts'

/** The days that a span touches. */
export function daysOf({ start, end }: Span): number[] {
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
