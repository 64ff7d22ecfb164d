/** Whether a car can be had, and which one. The rule is written down in `fleet.ts`. */
import { vehicleClasses, type VehicleClass } from '#domain/fares/vehicles.ts'
import { isWithinRoadMinutes } from '#domain/roads/road-times.ts'
import { dayNumber, MINUTE_MS } from '#domain/sri-lanka-time.ts'
import { Day, type IsWithin } from './day.ts'
import type { Car, Errand, Fleet, Hold, Move, Placement } from './fleet.ts'

/** So many cars are plenty. */
const PLENTY = 3
/** Holds that go to other cars for one errand. */
const MOST_MOVES = 3
const MOST_LOOKS = 5000

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
  isWithin: IsWithin = isWithinRoadMinutes,
): Placement {
  return place(new Day(fleet, holds, now, isWithin), errand)
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
  isWithin: IsWithin = isWithinRoadMinutes,
): readonly Placement[] {
  const day = new Day(fleet, holds, now, isWithin)
  const byRide = new Map(holds.map((hold) => [hold.ride, hold]))
  return errands.map((errand) => {
    const placement = place(day, errand)
    for (const { ride, car } of placement.moves) {
      const hold = byRide.get(ride)!
      day.remove(hold)
      byRide.set(ride, { ...hold, car })
      day.add(byRide.get(ride)!)
    }
    if (placement.car !== null) day.add(placedOn(placement.car, errand))
    return placement
  })
}

/** An errand that was just given its car: nothing else moves it. */
const placedOn = (car: number, errand: Errand): Hold => ({ ...errand, ride: '', car, isFixed: true })

const NONE: Placement = { availability: 'none', car: null, moves: [] }

function place(day: Day, errand: Errand): Placement {
  if (errand.start < day.now) return NONE
  const cars = day.carsFor(errand)
  const fitting: number[] = []
  for (const car of cars) {
    if (day.fits(car, errand)) fitting.push(car.id)
    if (fitting.length === PLENTY) break
  }
  const [car] = fitting
  if (car !== undefined) return { availability: fitting.length === PLENTY ? 'free' : 'few', car, moves: [] }
  for (let most = 1; most <= MOST_MOVES; most++) {
    const found = new Search(day, most === 1 ? Infinity : MOST_LOOKS).find(errand, most)
    if (found) return { availability: 'few', ...found }
  }
  return NONE
}

interface Found {
  readonly car: number
  readonly moves: readonly Move[]
}

/** Looks for holds that can go to other cars and so make room. Leaves the day as it was. */
class Search {
  readonly #day: Day
  /** What is placed by now: the errand first, then each hold that had to leave for one before it. */
  readonly #placed: Hold[] = []
  #found: readonly Hold[] | null = null
  #looks: number

  /** @param looks after so many cars it gives up */
  constructor(day: Day, looks: number) {
    this.#day = day
    this.#looks = looks
  }

  find(errand: Errand, most: number): Found | null {
    this.#makeRoom({ ...errand, ride: '', car: -1, isFixed: true }, most, () => {
      this.#found = [...this.#placed]
      return true
    })
    const [first, ...moved] = this.#found ?? []
    return first ? { car: first.car, moves: moved.map(({ ride, car }) => ({ ride, car })) } : null
  }

  /** Each of the holds on another car. @param then what is still to be done; false where it cannot be */
  #assign(leaving: readonly Hold[], spare: number, then: (spare: number) => boolean): boolean {
    const [hold, ...others] = leaving
    if (!hold) return then(spare)
    const next = (left: number) => this.#assign(others, left, then)
    const cars = this.#day.carsFor(hold).filter(({ id }) => id !== hold.car)
    return (
      cars.some((car) => this.#looks-- > 0 && this.#day.fits(car, hold) && this.#with(car, hold, () => next(spare))) ||
      (spare > 0 && this.#makeRoom(hold, spare, next))
    )
  }

  /** Takes from one of the other cars what is in the way, at most as many holds as may still move. */
  #makeRoom(hold: Hold, spare: number, then: (spare: number) => boolean): boolean {
    const day = this.#day
    const isMovable = (other: Hold) => !other.isFixed && other.start >= day.now
    for (const car of day.carsFor(hold)) {
      if (car.id === hold.car || this.#looks-- <= 0 || !day.isOpen(car, hold)) continue
      const inWay = day.inWay(car, hold)
      const choices = inWay.length > 0 ? [inWay] : day.rivals(car, hold).map((rival) => [rival])
      for (const leaving of choices) {
        if (leaving.length > spare || !leaving.every(isMovable)) continue
        for (const other of leaving) day.remove(other)
        const isDone =
          day.isReached(car, hold) &&
          day.isDriven(car, hold) &&
          this.#with(
            car,
            hold,
            () => day.areReachedWithout(leaving) && this.#assign(leaving, spare - leaving.length, then),
          )
        for (const other of leaving) day.add(other)
        if (isDone) return true
      }
    }
    return false
  }

  #with(car: Car, hold: Hold, then: () => boolean): boolean {
    const placed = { ...hold, car: car.id, isFixed: true }
    this.#day.add(placed)
    this.#placed.push(placed)
    const isDone = then()
    this.#placed.pop()
    this.#day.remove(placed)
    return isDone
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
  isWithin: IsWithin = isWithinRoadMinutes,
): OtherHours {
  const day = new Day(fleet, holds, now, isWithin)
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
  isWithin: IsWithin = isWithinRoadMinutes,
): VehicleClass | null {
  const day = new Day(fleet, holds, now, isWithin)
  const classes = vehicleClasses()
  const larger = classes.slice(classes.indexOf(errand.vehicle) + 1)
  return larger.find((vehicle) => place(day, { ...errand, vehicle }).car !== null) ?? null
}
