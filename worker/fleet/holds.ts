/**
 * Which car each ride of a booking has: computed from the fleet at one version, and written with the booking in a batch
 * that is refused once the fleet has another version. So of two guests who want the last van one has it, and the other has
 * asked for one. The rule itself: `domain/fleet/fleet.ts`
 */
import type { CarState } from '#domain/bookings/ride.ts'
import { plateKey } from '#domain/bookings/driver/clashes.ts'
import { timesOf } from '#domain/bookings/driver/ride-times-and-link-life.ts'
import { type ErrandOfRides, errandsOf } from '#domain/fleet/errands.ts'
import { type Car, type Fleet, isCounted, isTooLongUnconfirmed } from '#domain/fleet/fleet.ts'
import { placeErrand } from '#domain/fleet/availability.ts'
import type { Arrangement } from '#domain/journeys/journey-calls.ts'
import { addDays, DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import {
  hasOtherCar,
  placesOfEnds,
  readFleet,
  type RideToDrive,
  type StoredFleet,
  type StoredHold,
  type UnheldErrand,
} from './fleet-store.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { primary, query, WriteConflict } from '#worker/database/d1.ts'
import { rides } from '#worker/database/schema.ts'
import { refusesOtherFleet } from './fleet-counting.ts'

interface CarOfRide {
  readonly carId: number | null
  readonly carState: CarState
}

/** What is to be written with a booking or a change of one. */
export interface HoldPlan {
  /** Of the fleet that it was computed from; `null` for what holds whatever has changed meanwhile. */
  readonly version: number | null
  readonly isCounted: boolean
  /** By the position of a ride: what is not here stays as it is. */
  readonly cars: ReadonlyMap<number, CarOfRide>
  /** Rides of other bookings that go to another car and make room. */
  readonly moves: readonly Moved[]
  /** Positions that want a car, and for which there is none. */
  readonly lacking: readonly number[]
  /** On which holds come or go, `YYYY-MM-DD`. */
  readonly days: readonly string[]
}

interface Moved {
  readonly bookingNumber: number
  readonly positions: readonly number[]
  readonly car: number
}

/** Why a ride is looked at. */
export interface Asked {
  /** It wants a car: without one it is a request. Else it stays as it is where there is none. */
  readonly isMust: boolean
  /** The car that the office has named with a driver: 'CAB-1234, white Prius'. */
  readonly carNamed?: string | undefined
}

export interface BookingToHold {
  /** `null` for one that is being written. */
  readonly number: number | null
  readonly arrangement: Arrangement
  /** As they are stored; none of one that is being written. */
  readonly before: readonly RideToDrive[]
  /** As they will be, all of them. */
  readonly after: readonly RideToDrive[]
  /** By position. Of a car and driver who stay all rides are looked at with any. */
  readonly asked: ReadonlyMap<number, Asked>
}

/** A hold so far from what is known may touch others that are not. */
const REACH_MS = DAY_MS
const dayOf = (instant: number) => sriLankaTime(new Date(instant)).date

interface Span {
  readonly start: number
  readonly end: number
}

const wholeOf = (spans: readonly Span[]): Span => ({
  start: Math.min(...spans.map(({ start }) => start)),
  end: Math.max(...spans.map(({ end }) => end)),
})

/** The days on whose pickups a hold has a say: a drive to the next pickup may take most of a day. */
export function daysOfHold({ start, end }: Span): string[] {
  const [first, last] = [addDays(dayOf(start), -1), addDays(dayOf(end), 1)]
  const days = [first]
  while (days.at(-1)! < last) days.push(addDays(days.at(-1)!, 1))
  return days
}

const isSame = (a: ErrandOfRides, b: ErrandOfRides) =>
  a.start === b.start &&
  a.end === b.end &&
  a.vehicle === b.vehicle &&
  a.party === b.party &&
  JSON.stringify([a.from, a.to, a.positions]) === JSON.stringify([b.from, b.to, b.positions])

/** What was agreed for the longer time holds for a part of it. */
const isWithin = (part: ErrandOfRides, whole: ErrandOfRides) =>
  part.positions.some((position) => whole.positions.includes(position)) &&
  whole.start <= part.start &&
  part.end <= whole.end &&
  part.vehicle === whole.vehicle &&
  part.party <= whole.party

/** The cars with all but one too small for anybody: who drives them counts as before. */
const onlyCar = (fleet: Fleet, id: number): Fleet => ({
  ...fleet,
  cars: fleet.cars.map((car): Car => (car.id === id ? car : { ...car, seats: 0 })),
})

/** A ride that is not driven has no car; that it was a request until then stays. */
const released = ({ carState }: Pick<RideToDrive, 'carState'>): CarOfRide => ({
  carId: null,
  carState: carState === 'request' ? 'request' : 'uncounted',
})

const isDriven = ({ status }: RideToDrive) => status !== 'cancelled'

/** Whatever else is written meanwhile: who wants another car has asked for one. */
export function planWithoutCars({ after, asked }: BookingToHold): HoldPlan {
  const cars = new Map<number, CarOfRide>()
  const lacking: number[] = []
  for (const ride of after) {
    if (!isDriven(ride)) cars.set(ride.position, released(ride))
    else if (asked.get(ride.position)?.isMust) {
      cars.set(ride.position, { carId: null, carState: 'request' })
      lacking.push(ride.position)
    }
  }
  return {
    version: null,
    isCounted: true,
    cars,
    moves: [],
    lacking,
    days: after.flatMap((ride) => daysOfHold(timesOf(ride))),
  }
}

/** The fleet around a day, read before it is known what is to be driven then. */
export interface FleetAround {
  readonly from: string
  readonly to: string
  readonly stored: StoredFleet
}

/** Most rides end on the day on which they begin, or on the next. @throws DatabaseUnavailable */
export async function readAround(env: Env, day: string): Promise<FleetAround> {
  const [from, to] = [addDays(day, -3), addDays(day, 4)]
  return { from, to, stored: await readFleet(env, from, to) }
}

/**
 * Finds cars for the rides of a booking that want another one than before. A ride keeps its car where it can.
 * @param around is not read again where it is enough
 * @throws DatabaseUnavailable
 */
export async function planHolds(
  env: Env,
  booking: BookingToHold,
  now: number,
  around: FleetAround | null = null,
): Promise<HoldPlan> {
  const { after, arrangement, asked } = booking
  const isStay = arrangement === 'stay'
  const { start, end } = wholeOf(after.filter(({ position }) => isStay || asked.has(position)).map(timesOf))
  const [from, to] = [dayOf(start - 2 * REACH_MS), dayOf(end + 2 * REACH_MS)]
  const isEnough = around !== null && around.from <= from && to <= around.to
  const stored = isEnough ? around.stored : await readFleet(env, from, to)
  return planFrom(stored, booking, { start: start - REACH_MS, end: end + REACH_MS }, now)
}

/** What the rides of an errand have in common: of the first that has one. */
const firstOf = <Value>({ positions }: ErrandOfRides, valueOf: (position: number) => Value | null | undefined) =>
  positions.map(valueOf).find((value) => value !== null && value !== undefined) ?? null

/** @param known the time of which all holds are known */
function planFrom(stored: StoredFleet, booking: BookingToHold, known: Span, now: number): HoldPlan {
  const { version, fleet, holds, plates } = stored
  const { number, arrangement, before, after, asked } = booking
  const planned = new Map<number, CarOfRide>()
  const lacking: number[] = []
  const days = new Set<string>()
  const rideAt = new Map(after.map((ride) => [ride.position, ride]))
  const put = (positions: readonly number[], car: CarOfRide) => {
    for (const position of positions) {
      const { carId, carState } = rideAt.get(position)!
      if (carId !== car.carId || carState !== car.carState) planned.set(position, car)
    }
  }
  for (const ride of after) if (!isDriven(ride)) put([ride.position], released(ride))
  const isLookedAt = ({ positions }: Pick<ErrandOfRides, 'positions'>) =>
    arrangement === 'stay' || positions.some((position) => asked.has(position))
  const [own, others] = [
    holds.filter((each) => each.bookingNumber === number && isLookedAt(each)),
    holds.filter((each) => each.bookingNumber !== number || !isLookedAt(each)),
  ]
  for (const each of own) for (const day of daysOfHold(each)) days.add(day)
  if (!isCounted(fleet)) {
    for (const { position } of after.filter(isDriven)) {
      if (asked.get(position)?.isMust) put([position], { carId: null, carState: 'uncounted' })
    }
    return { version, isCounted: false, cars: planned, moves: [], lacking, days: [...days] }
  }
  const endsOf = placesOfEnds()
  const old = errandsOf(before, arrangement, fleet, endsOf)
  // Beyond what is known others may stand in the way of a move.
  const around = new Map<string, StoredHold>(
    others.map((each) => [
      each.ride,
      { ...each, isFixed: each.isFixed || each.start < known.start || each.end > known.end },
    ]),
  )
  const hold = (errand: ErrandOfRides, car: number) => {
    const ride = `${number ?? 0}/${errand.positions[0]}`
    around.set(ride, { ...errand, ride, car, isFixed: true, bookingNumber: number ?? 0 })
    put(errand.positions, { carId: car, carState: 'held' })
    for (const day of daysOfHold(errand)) days.add(day)
  }
  const isOther = ({ positions }: ErrandOfRides) =>
    positions.every((position) => hasOtherCar(rideAt.get(position)!, plates))
  const lookedAt = errandsOf(after, arrangement, fleet, endsOf).filter(isLookedAt)
  // Ours is free for others. What is over stays as it was.
  for (const { positions } of lookedAt.filter((errand) => isOther(errand) && errand.end > now))
    put(positions, { carId: null, carState: 'hired' })
  const wanted = lookedAt
    .filter((errand) => !isOther(errand))
    .toSorted((a, b) => a.start - b.start)
    .map((errand) => ({
      errand,
      has: firstOf(errand, (position) => rideAt.get(position)!.carId),
      named: firstOf(errand, (position) => plates.get(plateKey(asked.get(position)?.carNamed ?? ''))),
      isMust: errand.positions.some((position) => asked.get(position)?.isMust),
      isOld: old.some((each) => isSame(each, errand)),
    }))
  const keeps = ({ has, named, isOld }: (typeof wanted)[number]) => isOld && has !== null && (named ?? has) === has
  for (const each of wanted) if (keeps(each)) hold(each.errand, each.has!)
  const moves = new Map<string, Moved>()
  for (const each of wanted) {
    const { errand, has, named, isMust, isOld } = each
    // What is over stays as it was.
    if (keeps(each) || errand.end <= now) continue
    // A car that is under way is where it is.
    const from = has === null ? now : Math.min(now, errand.start)
    const choose = (among: Fleet, asOther = errand) => placeErrand(among, [...around.values()], asOther, from)
    const chosen = [named, has].flatMap((id) => {
      const car = fleet.cars.find((one) => one.id === id)
      // The office may send a larger car.
      return car ? [choose(onlyCar(fleet, car.id), { ...errand, vehicle: car.vehicle })] : []
    })
    const isUnseen = errand.positions.every((position) => rideAt.get(position)!.status === 'new')
    const { car, moves: itsMoves } =
      isUnseen && isTooLongUnconfirmed(errand)
        ? { car: null, moves: [] }
        : (chosen.find((one) => one.car !== null) ?? choose(fleet))
    if (car === null) {
      if (!isMust && isOld) continue
      const isHired = errand.positions.every((position) => rideAt.get(position)!.carState === 'hired')
      if (!isMust && isHired && old.some((whole) => isWithin(errand, whole))) continue
      lacking.push(...errand.positions)
      put(errand.positions, { carId: null, carState: 'request' })
      continue
    }
    for (const { ride, car: other } of itsMoves) {
      const moved = around.get(ride)!
      around.set(ride, { ...moved, car: other })
      moves.set(ride, { bookingNumber: moved.bookingNumber, positions: moved.positions, car: other })
      for (const day of daysOfHold(moved)) days.add(day)
    }
    hold(errand, car)
  }
  return { version, isCounted: true, cars: planned, moves: [...moves.values()], lacking, days: [...days] }
}

/*
 * Cars for rides that are sure and have none that can drive: those that were booked while nothing was counted, and those whose
 * car has been blocked since, or whose drivers are off. What finds no car stays as it is, and in the office's list.
 */

/** D1 answers a thousand statements to one run of the cron. The others come with the next one. */
const MOST_AT_ONCE = 100

interface Given {
  readonly bookingNumber: number
  readonly positions: readonly number[]
  readonly car: number
}

/** Which rides get which car. */
function givenCars({ fleet, holds, unheld }: StoredFleet, now: number): Given[] {
  const around = new Map<string, StoredHold>(holds.map((hold) => [hold.ride, hold]))
  const given = new Map<string, Given>()
  const keep = (hold: StoredHold) => {
    around.set(hold.ride, hold)
    given.set(hold.ride, { bookingNumber: hold.bookingNumber, positions: hold.positions, car: hold.car })
  }
  const place = (wanted: UnheldErrand) => {
    const { car, moves } = placeErrand(fleet, [...around.values()], wanted, now)
    if (car === null) return false
    for (const move of moves) {
      const moved = around.get(move.ride)!
      keep({ ...moved, car: move.car })
    }
    keep({ ...wanted, car })
    return true
  }
  const isBlocked = ({ car, start, end }: StoredHold) =>
    fleet.cars.find(({ id }) => id === car)?.blocked.some((span) => span.start < end && start < span.end) ?? true
  const stranded = holds.filter((hold) => !hold.isFixed && hold.start > now && isBlocked(hold))
  for (const hold of stranded) {
    if (given.size >= MOST_AT_ONCE) break
    around.delete(hold.ride)
    if (!place(hold)) around.set(hold.ride, hold)
  }
  for (const wanted of unheld.toSorted((a, b) => a.start - b.start)) {
    if (given.size >= MOST_AT_ONCE) break
    if (wanted.start > now) place(wanted)
  }
  return [...given.values()]
}

/**
 * Writes them, if nothing of the fleet has changed since it was read.
 * @returns whether anything was written
 * @throws DatabaseUnavailable
 */
export async function mendHolds(env: Env, stored: StoredFleet, now: number): Promise<boolean> {
  if (!isCounted(stored.fleet)) return false
  const given = givenCars(stored, now)
  if (given.length === 0) return false
  const db = primary(env)
  const statements: [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]] = [
    refusesOtherFleet(db, stored.version),
    ...given.map(({ bookingNumber, positions, car }) =>
      db
        .update(rides)
        .set({ carId: car, carState: 'held' })
        .where(and(eq(rides.bookingNumber, bookingNumber), inArray(rides.position, [...positions]))),
    ),
  ]
  try {
    await query(() => db.batch(statements))
    return true
  } catch (error) {
    // Somebody has booked meanwhile. An answer that was lost is the same: the fleet is read again.
    if (!(error instanceof WriteConflict)) throw error
    return true
  }
}
