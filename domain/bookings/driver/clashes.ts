/** Rides that one driver, or one car, cannot take both: the way between them takes longer than the time. */
import type { Arrangement } from '#domain/journeys/journey-calls.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/sri-lanka-time.ts'
import { driveOf, type RidePosition } from '../ride.ts'
import { timesOf, type TimedRide } from './ride-times-and-link-life.ts'

/** A ride, as far as it tells who drives it, and when. */
export interface AssignedRide extends TimedRide, RidePosition {
  /** Of its booking. */
  readonly number: number
  readonly arrangement: Arrangement
  /** E.164. */
  readonly driverPhone: string | null
  /** Number plate, and make or colour where known; without a driver, of the car that is kept for the ride. */
  readonly driverCar: string | null
}

/** The same for all spellings of a car's plate: rides keep a copy of what was typed. @example plateKey('cab 1234, white Prius') // 'CAB1234' */
export const plateKey = (car: string): string =>
  car
    .split(',')[0]!
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whole minutes of the drive from where one ride ends to where the next begins; `null` where nobody knows. */
export type MinutesBetween<Ride> = (from: Ride, to: Ride) => number | null

/** Why a ride cannot be driven beside another one. */
export interface Clash<Ride> {
  readonly ride: Ride
  readonly other: Ride
  /** Which of them would be in two places. */
  readonly who: 'driver' | 'car'
  /**
   * When driver and car can be at the pickup, where the other ride comes first; else when they have to leave for the
   * other one's pickup. Milliseconds since 1970.
   */
  readonly at: number
  readonly isOtherFirst: boolean
}

/** What keeps a driver without a pause: a ride, or all rides of a car and driver who stay. */
interface Duty<Ride> {
  /** By their start, at least one. */
  readonly rides: readonly Ride[]
  /** Milliseconds since 1970. */
  readonly start: number
  readonly end: number
}

/** The island is crossed in less. */
const LONGEST_DRIVE_MS = 14 * HOUR_MS

/** By their start. @param rides of one driver or of one car */
function dutiesOf<Ride extends AssignedRide>(rides: readonly Ride[]): readonly Duty<Ride>[] {
  const nameOf = ({ arrangement, number, position }: Ride) =>
    arrangement === 'stay' ? `${number}` : `${number}/${position}`
  return [...Map.groupBy(rides, nameOf).values()]
    .map((its) => {
      const timed = its.map((ride) => ({ ride, ...timesOf(ride) })).toSorted((a, b) => a.start - b.start)
      return {
        rides: timed.map(({ ride }) => ride),
        start: timed[0]!.start,
        end: Math.max(...timed.map(({ end }) => end)),
      }
    })
    .toSorted((a, b) => a.start - b.start)
}

/** Of a stay, the ride that a clash stands at: the last one that begins no later than the other duty, else the first. */
const rideBefore = <Ride extends AssignedRide>({ rides }: Duty<Ride>, other: Duty<Ride>): Ride =>
  rides.findLast((ride) => timesOf(ride).start <= other.start) ?? rides[0]!

function clashesIn<Ride extends AssignedRide>(
  rides: readonly Ride[],
  who: Clash<Ride>['who'],
  minutesBetween: MinutesBetween<Ride>,
): Clash<Ride>[] {
  const duties = dutiesOf(rides)
  return duties.flatMap((first, i) => {
    const found: Clash<Ride>[] = []
    for (const next of duties.slice(i + 1)) {
      const gap = next.start - first.end
      if (gap >= LONGEST_DRIVE_MS) break
      const drive = (minutesBetween(first.rides.at(-1)!, next.rides[0]!) ?? 0) * MINUTE_MS
      // A driver who is there in time goes on from there.
      if (drive <= gap) break
      const [before, after] = [rideBefore(first, next), rideBefore(next, first)]
      found.push(
        { ride: after, other: before, who, isOtherFirst: true, at: first.end + drive },
        { ride: before, other: after, who, isOtherFirst: false, at: next.start - drive },
      )
    }
    return found
  })
}

/** True for the two vehicles of one drive by one driver, which is refused anyway. */
const isSameDrive = <Ride extends AssignedRide>({ ride, other, who }: Clash<Ride>) =>
  who === 'driver' && ride.number === other.number && driveOf(ride) === driveOf(other)

/**
 * Every two rides that their driver or their car cannot take both, from each side.
 * @param rides each once, in any order; without a driver only cars clash
 */
export function clashesAmong<Ride extends AssignedRide>(
  rides: readonly Ride[],
  minutesBetween: MinutesBetween<Ride>,
): Clash<Ride>[] {
  const driven = rides.filter(({ driverPhone }) => driverPhone !== null)
  const ofDrivers = [...Map.groupBy(driven, ({ driverPhone }) => driverPhone).values()]
    .flatMap((its) => clashesIn(its, 'driver', minutesBetween))
    .filter((clash) => !isSameDrive(clash))
  const ofCars = [...Map.groupBy(rides, ({ driverCar }) => plateKey(driverCar ?? ''))]
    .filter(([plate]) => plate !== '')
    .flatMap(([, its]) => clashesIn(its, 'car', minutesBetween))
    // A driver in two places has been named.
    .filter(({ ride, other }) => ride.driverPhone === null || ride.driverPhone !== other.driverPhone)
  return [...ofDrivers, ...ofCars]
}
