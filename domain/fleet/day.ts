/** The cars of some days with their holds: what keeps a car from an errand. The rule is written down in `fleet.ts`. */
import type { LatLng } from '#domain/places/coordinates.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/sri-lanka-time.ts'
import { Crews, daysOf } from './crews.ts'
import { type Car, type Errand, type Fleet, type Hold, UNPLACED_MINUTES } from './fleet.ts'

/** No drive on the island takes longer. */
const LONGEST_DRIVE_MS = 14 * HOUR_MS

/**
 * Whether a drive takes so many minutes at most, the same there and back; `null` if nobody knows.
 * @param hub the place that is asked about most
 */
export type IsWithin = (hub: LatLng, place: LatLng, minutes: number) => boolean | null

/** The holds of each car, and who can drive. */
export class Day {
  readonly now: number
  readonly #cars: readonly Car[]
  readonly #byId: ReadonlyMap<number, Car>
  readonly #margin: number
  readonly #isWithin: IsWithin
  readonly #crews: Crews
  readonly #holds = new Map<number, Hold[]>()

  constructor(fleet: Fleet, holds: readonly Hold[], now: number, isWithin: IsWithin) {
    this.now = now
    this.#cars = fleet.cars
    this.#byId = new Map(fleet.cars.map((car) => [car.id, car]))
    this.#margin = fleet.marginMinutes * MINUTE_MS
    this.#isWithin = isWithin
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
    return this.#cars
      .filter((car) => car.vehicle === vehicle && car.seats >= party)
      .map((car) => ({ car, since: freeSince(car) }))
      .sort((a, b) => a.car.seats - b.car.seats || b.since - a.since || a.car.id - b.car.id)
      .map(({ car }) => car)
  }

  /** False where a blocked span keeps a car from an errand. */
  isOpen(car: Car, { start, end, from, to }: Errand): boolean {
    return car.blocked.every(
      (span) =>
        this.#isInTime(span.end, from, car.base, start) || this.#isInTime(end + this.#margin, to, car.base, span.start),
    )
  }

  /** The holds of a car that an errand cannot go before or after. */
  inWay(car: Car, errand: Errand): readonly Hold[] {
    return this.holdsOf(car.id).filter((hold) => this.#overlaps(hold, errand) || !this.#isApart(hold, errand))
  }

  #isFreeFor(car: Car, errand: Errand): boolean {
    const holds = this.holdsOf(car.id)
    return holds.every((hold) => !this.#overlaps(hold, errand)) && holds.every((hold) => this.#isApart(hold, errand))
  }

  /** By the clock alone, because the roads take longer to ask. */
  #overlaps(hold: Hold, { start, end }: Errand): boolean {
    return hold.end + this.#margin > start && end + this.#margin > hold.start
  }

  #isApart(hold: Hold, errand: Errand): boolean {
    return (
      this.#isInTime(hold.end + this.#margin, errand.from, hold.to, errand.start) ||
      this.#isInTime(errand.end + this.#margin, errand.to, hold.from, hold.start)
    )
  }

  /** Whether the holds after some that have left their cars can still be reached without them. */
  areReachedWithout(left: readonly Hold[]): boolean {
    return left.every((hold) => {
      const car = this.#byId.get(hold.car)
      const later = this.holdsOf(hold.car).filter(({ start }) => start >= hold.start)
      return !car || later.every((other) => this.isReached(car, other))
    })
  }

  /**
   * Whether a car that is free now can still be there: from its base, or from its last dropoff while it is on its way home. One
   * that drives now is free once that is over, which {@link inWay} looks at.
   */
  isReached(car: Car, { from, start }: Errand): boolean {
    if (start - this.now >= LONGEST_DRIVE_MS) return true
    const before = this.holdsOf(car.id).filter((hold) => hold.start < start)
    const last = before.reduce<Hold | null>((latest, hold) => (latest && latest.end >= hold.end ? latest : hold), null)
    const free = last && last.end + this.#margin
    if (last === null || free === null || this.#isInTime(free, last.to, car.base, this.now)) {
      return this.#isInTime(this.now, from, car.base, start)
    }
    return free >= this.now || this.#isInTime(this.now, from, last.to, start)
  }

  isDriven(car: Car, errand: Errand): boolean {
    return this.#crews.hasDriver(car.id, errand)
  }

  /** Holds that have a driver whom a car could have instead, on days on which it has none. */
  rivals(car: Car, errand: Errand): readonly Hold[] {
    const rivals = this.#crews.rivals(car.id, errand)
    return [...rivals].flatMap(([id, days]) =>
      this.holdsOf(id).filter((hold) => daysOf(hold).some((day) => days.has(day))),
    )
  }

  fits(car: Car, errand: Errand): boolean {
    return (
      this.#isFreeFor(car, errand) &&
      this.isOpen(car, errand) &&
      this.isReached(car, errand) &&
      this.isDriven(car, errand)
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
