/** Whether a car can be had, and which one. The rule is written down in `fleet.ts`. */
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import { isWithinRoadMinutes } from '#domain/roads/road-times.ts'
import { dayNumber, MINUTE_MS } from '#domain/sri-lanka-time.ts'
import { Day, type HeldCar, type IsWithin } from './day.ts'
import { largerThan } from './errands.ts'
import type { Errand, Fleet, Hold, Move, Placement } from './fleet.ts'

/** From this many free cars on, nothing is said about how many are left. */
const PLENTY = 3
/** Holds that go to other cars for one errand. */
const MOST_MOVES = 3
/** Of the search for more than one move: it may answer none too early, never what cannot be driven. */
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
 * Cars for several errands, one after the other: each sees the holds and moves of the ones before it. A hold that is moved twice
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

/** The errand in its own class, then in those that do as well. */
const inEachClass = (errand: Errand): readonly Errand[] =>
  [errand.vehicle, ...(errand.larger ?? [])].map((vehicle) => ({ ...errand, vehicle }))

function place(day: Day, errand: Errand): Placement {
  for (const asked of inEachClass(errand)) {
    const placement = placeInClass(day, asked)
    if (placement.car !== null) return placement
  }
  return NONE
}

function placeInClass(day: Day, errand: Errand): Placement {
  if (errand.start < day.now) return NONE
  const [first, ...others] = fittingCars(day, errand, PLENTY)
  if (first !== undefined) return { availability: others.length + 1 < PLENTY ? 'few' : 'free', car: first, moves: [] }
  for (let most = 1; most <= MOST_MOVES; most++) {
    const found = new Search(day, most === 1 ? Infinity : MOST_LOOKS).find(errand, most)
    if (found) return { availability: 'few', ...found }
  }
  return NONE
}

/** Ids of the cars that can take an errand as they are. Those that wait the shortest go first: others stay free for long rides. */
function fittingCars(day: Day, errand: Errand, most: number): readonly number[] {
  const fitting: number[] = []
  const waiting = day.carsFor(errand).map((held) => ({ held, since: freeSince(held, errand.start) }))
  waiting.sort((a, b) => a.held.car.seats - b.held.car.seats || b.since - a.since || a.held.car.id - b.held.car.id)
  for (const { held } of waiting) {
    if (day.fits(held, errand)) fitting.push(held.car.id)
    if (fitting.length === most) break
  }
  return fitting
}

/** When the last ride of a car before an instant ends; 0 without any. */
function freeSince({ holds }: HeldCar, instant: number): number {
  let latest = 0
  for (const { end } of holds) if (end <= instant && end > latest) latest = end
  return latest
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
  readonly #left: Hold[] = []
  #found: readonly Hold[] | null = null
  #looks: number

  /** @param looks cars after which it gives up */
  constructor(day: Day, looks: number) {
    this.#day = day
    this.#looks = looks
  }

  find(errand: Errand, most: number): Found | null {
    this.#makeRoom({ ...errand, ride: '', car: -1, isFixed: true }, most, () => {
      // Drivers are asked last: that takes longest.
      if (this.#day.areDriven(this.#placed, this.#left)) this.#found = [...this.#placed]
      return this.#found !== null
    })
    const [first, ...moved] = this.#found ?? []
    return first ? { car: first.car, moves: moved.map(({ ride, car }) => ({ ride, car })) } : null
  }

  /** Each of the holds on another car. @param then what is still to be done; false where it cannot be */
  #assign(leaving: readonly Hold[], spare: number, then: (spare: number) => boolean): boolean {
    const [hold, ...others] = leaving
    if (!hold) return then(spare)
    const next = (left: number) => this.#assign(others, left, then)
    for (const held of this.#day.carsFor(hold)) {
      if (this.#looks-- <= 0) return false
      if (held.car.id === hold.car || !this.#day.isThere(held, hold)) continue
      if (this.#with(held, hold, () => next(spare))) return true
    }
    return spare > 0 && this.#makeRoom(hold, spare, next)
  }

  /** Takes from one of the other cars what is in the way, at most as many holds as may still move. */
  #makeRoom(hold: Hold, spare: number, then: (spare: number) => boolean): boolean {
    const day = this.#day
    const isMovable = (other: Hold) => !other.isFixed && other.start >= day.now
    for (const held of day.carsFor(hold)) {
      if (this.#looks-- <= 0) return false
      if (held.car.id === hold.car) continue
      const inWay = day.inWay(held, hold)
      if (inWay.length > spare || !inWay.every(isMovable) || !day.isOpen(held, hold)) continue
      const choices =
        inWay.length > 0
          ? [inWay]
          : day
              .rivals(held, hold)
              .filter(isMovable)
              .map((rival) => [rival])
      for (const leaving of choices) {
        for (const other of leaving) day.take(other)
        this.#left.push(...leaving)
        const isDone =
          day.isReached(held, hold) &&
          this.#with(
            held,
            hold,
            () => day.areReachedWithout(leaving) && this.#assign(leaving, spare - leaving.length, then),
          )
        this.#left.length -= leaving.length
        for (const other of leaving) day.put(other)
        if (isDone) return true
      }
    }
    return false
  }

  #with({ car }: HeldCar, hold: Hold, then: () => boolean): boolean {
    const placed = { ...hold, car: car.id, isFixed: true }
    this.#day.put(placed)
    this.#placed.push(placed)
    const isDone = then()
    this.#placed.pop()
    this.#day.take(placed)
    return isDone
  }
}

const STEP_MS = 30 * MINUTE_MS

/** The nearest hours of the same day at which a car is free without moving others, before and after the one that was asked for; `null` for none. */
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
      if (suits(start) && inEachClass(moved).some((asked) => fittingCars(day, asked, 1).length > 0)) return start
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
  return largerThan(errand.vehicle).find((vehicle) => placeInClass(day, { ...errand, vehicle }).car !== null) ?? null
}
