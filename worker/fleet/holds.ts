/**
 * Which car each ride of a booking has: computed from the fleet at one version, and written with the booking in a batch
 * that is refused once the fleet has another version. So of two guests who want the last van one has it, and the other has
 * asked for one. The rule itself: `domain/fleet/fleet.ts`
 */
import type { CarState } from '#domain/bookings/ride.ts'
import { namedCar } from '#domain/bookings/driver/listed-drivers.ts'
import { timesOf } from '#domain/bookings/driver/ride-times.ts'
import { type ErrandOfRides, errandsOf } from '#domain/fleet/errands.ts'
import { type Car, type Fleet, isCounted, isTooLongUnconfirmed } from '#domain/fleet/fleet.ts'
import { placeErrand } from '#domain/fleet/availability.ts'
import type { Arrangement } from '#domain/journeys/journey-calls.ts'
import { addDays, DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { placesOfEnds, readFleet, type RideToDrive, type StoredFleet, type StoredHold } from './stored-fleet.ts'

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
  const wanted = errandsOf(after, arrangement, fleet, endsOf)
    .filter(isLookedAt)
    .toSorted((a, b) => a.start - b.start)
    .map((errand) => ({
      errand,
      has: firstOf(errand, (position) => rideAt.get(position)!.carId),
      named: firstOf(errand, (position) => plates.get(namedCar(asked.get(position)?.carNamed ?? '').plate)),
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
