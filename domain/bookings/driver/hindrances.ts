/**
 * What speaks against a driver and a car for a ride: another ride at that time, a car with too few seats, a day off, a
 * day on which the car is blocked. The office may insist on each; what it insisted on is kept with the ride.
 */
import { type VehicleClass, vehicleClasses, vehicleName } from '#domain/fares/vehicles.ts'
import { showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { driveOf, isRunning, type BookingStatus } from '../ride.ts'
import { type AssignedRide, type Clash, clashesAmong, type MinutesBetween, plateKey } from './clashes.ts'

/** A ride, as far as it tells whether driver and car fit. */
export interface CheckedRide extends AssignedRide {
  /** Its reference: 'K7Q2-M4XT-9BHE/2'. */
  readonly ride: string
  readonly driverName: string | null
  /** Of a tour those in this vehicle, of a transfer the whole party; `null` where nobody said. */
  readonly travelers: number | null
  /** The class that the guest booked; none of a tour. */
  readonly vehicle?: VehicleClass | null
  /** Of its drive: those that share the party. */
  readonly vehicles: number
  /** {@link hindranceKey} of each that the office insisted on. */
  readonly insistedOn: readonly string[]
}

/** Whole days in Sri Lanka on which a driver does not drive. */
export interface DayOff {
  /** Of the driver, E.164. */
  readonly phone: string
  /** `YYYY-MM-DD`. */
  readonly firstDay: string
  /** `null`: until further notice. */
  readonly lastDay: string | null
  /** In words: 'sick'. */
  readonly reason: string
}

/** Whole days in Sri Lanka on which a car is not driven. */
interface CarOff {
  /** A {@link plateKey}; `null` for all cars. */
  readonly plate: string | null
  /** `YYYY-MM-DD`. */
  readonly firstDay: string
  /** `null`: until further notice. */
  readonly lastDay: string | null
  /** In words: 'at the garage', 'Insurance has run out'. */
  readonly why: string
}

/** Each by its code: {@link HINDRANCES}. */
export type Hindrance<Ride> =
  | ({ readonly code: 'two-rides' } & Clash<Ride>)
  | { readonly code: 'car-too-small'; readonly ride: Ride; readonly seats: number; readonly party: number }
  | { readonly code: 'car-too-small'; readonly ride: Ride; readonly smaller: VehicleClass }
  | { readonly code: 'driver-off'; readonly ride: Ride; readonly off: DayOff }
  | { readonly code: 'car-blocked'; readonly ride: Ride; readonly off: CarOff }

export const HINDRANCES = ['two-rides', 'driver-off', 'car-blocked', 'car-too-small'] as const
export type HindranceCode = (typeof HINDRANCES)[number]

/** What is known of cars and drivers. */
export interface KnownFleet {
  /** Seats for guests by {@link plateKey}; none for a car that is not listed. */
  readonly seats: ReadonlyMap<string, number>
  /** The class of each listed car, by {@link plateKey}; none for a car without one. */
  readonly classes: ReadonlyMap<string, VehicleClass>
  /** Phones of those who drive a car, by {@link plateKey}; none for a car that any driver may drive. */
  readonly drivenBy: ReadonlyMap<string, readonly string[]>
  readonly daysOff: readonly DayOff[]
  readonly carsOff: readonly CarOff[]
}

/** Vehicles of each ride's drive: two rides beside each other share their party. @param rides of one booking */
export const vehiclesOf = (
  rides: readonly { readonly position: number; readonly beside?: number | null; readonly status: BookingStatus }[],
  ride: { readonly position: number; readonly beside?: number | null },
): number => Math.max(1, rides.filter((each) => isRunning(each) && driveOf(each) === driveOf(ride)).length)

/** Guests in one vehicle. A tour names those of its own. */
const partyIn = ({ kind, travelers, vehicles }: CheckedRide) =>
  kind === 'tour' ? (travelers ?? 1) : Math.ceil((travelers ?? 1) / vehicles)

/** It seats too few, or is of a smaller class than the guest pays for. */
function tooSmall<Ride extends CheckedRide>(ride: Ride, known: KnownFleet): Hindrance<Ride>[] {
  const plate = plateKey(ride.driverCar ?? '')
  const seats = known.seats.get(plate)
  const party = partyIn(ride)
  if (seats !== undefined && seats < party) return [{ code: 'car-too-small', ride, seats, party }]
  const smaller = known.classes.get(plate)
  const classes = vehicleClasses()
  const isSmaller =
    smaller && ride.vehicle && classes.includes(smaller) && classes.indexOf(smaller) < classes.indexOf(ride.vehicle)
  return isSmaller ? [{ code: 'car-too-small', ride, smaller }] : []
}

const isOffOn = ({ firstDay, lastDay }: Pick<DayOff, 'firstDay' | 'lastDay'>, day: string) =>
  firstDay <= day && (lastDay === null || lastDay >= day)

function dayOff<Ride extends CheckedRide>(ride: Ride, { daysOff }: KnownFleet): Hindrance<Ride>[] {
  const off = daysOff.find((days) => days.phone === ride.driverPhone && isOffOn(days, ride.pickupDate))
  return off ? [{ code: 'driver-off', ride, off }] : []
}

/** The day off of a car whose drivers are all off: for a ride that has no driver yet. */
function withoutDrivers(plate: string, day: string, { drivenBy, daysOff }: KnownFleet): CarOff | undefined {
  const drivers = drivenBy.get(plate) ?? []
  const isOff = (driver: string) => daysOff.some((days) => days.phone === driver && isOffOn(days, day))
  const isWithout = drivers.length > 0 && drivers.every(isOff)
  return isWithout ? { plate, firstDay: day, lastDay: day, why: 'none of its drivers works' } : undefined
}

function carOff<Ride extends CheckedRide>(ride: Ride, known: KnownFleet): Hindrance<Ride>[] {
  const plate = ride.driverCar === null ? null : plateKey(ride.driverCar)
  if (plate === null) return []
  const isListed = known.seats.has(plate)
  // A hired car goes on all days, but for those on which it has broken down itself.
  const isOfCar = (days: CarOff) => (days.plate === null ? isListed : days.plate === plate)
  const off =
    known.carsOff.find((days) => isOfCar(days) && isOffOn(days, ride.pickupDate)) ??
    (ride.driverPhone === null ? withoutDrivers(plate, ride.pickupDate, known) : undefined)
  return off ? [{ code: 'car-blocked', ride, off }] : []
}

/** All that speaks against the drivers and cars of some rides. @param rides each once, in any order */
export function hindrancesAmong<Ride extends CheckedRide>(
  rides: readonly Ride[],
  known: KnownFleet,
  minutesBetween: MinutesBetween<Ride>,
): Hindrance<Ride>[] {
  return [
    ...clashesAmong(rides, minutesBetween).map((clash) => ({ code: 'two-rides' as const, ...clash })),
    ...rides.flatMap((ride) =>
      ride.driverPhone === null
        ? carOff(ride, known)
        : [...tooSmall(ride, known), ...dayOff(ride, known), ...carOff(ride, known)],
    ),
  ]
}

const whenOf = ({ number, position, pickupDate, pickupTime }: CheckedRide) =>
  `${number}/${position} ${pickupDate} ${pickupTime}`

/** What the office insists on, kept with the ride: another time, ride, party or car is something else. */
export function hindranceKey<Ride extends CheckedRide>(hindrance: Hindrance<Ride>): string {
  switch (hindrance.code) {
    case 'two-rides':
      return [hindrance.ride, hindrance.other].map(whenOf).toSorted().join(' and ')
    case 'car-too-small':
      return 'smaller' in hindrance
        ? `${hindrance.smaller} for ${hindrance.ride.vehicle}`
        : `${hindrance.seats} seats for ${hindrance.party}`
    case 'driver-off':
      return `off ${hindrance.ride.pickupDate}`
    case 'car-blocked':
      return `blocked ${hindrance.ride.pickupDate}`
  }
}

/** For a clash it is enough that somebody insisted at one of the two rides. */
export function isInsistedOn<Ride extends CheckedRide>(hindrance: Hindrance<Ride>): boolean {
  const rides = hindrance.code === 'two-rides' ? [hindrance.ride, hindrance.other] : [hindrance.ride]
  return rides.some(({ insistedOn }) => insistedOn.includes(hindranceKey(hindrance)))
}

function clashWords<Ride extends CheckedRide>({ ride, other, who, at, isOtherFirst }: Clash<Ride>): string {
  const { date, time } = sriLankaTime(new Date(at))
  const when = date === ride.pickupDate ? time : `${showDate(date)}, ${time}`
  const isOn = other.driverPhone === null ? 'is kept for' : 'is on'
  const drives = who === 'driver' ? `${ride.driverName} drives` : `${ride.driverCar?.split(',')[0]} ${isOn}`
  return `${drives} ${other.ride} ${isOtherFirst ? `until ${when} with the way here` : `from ${when} on with the way there`}`
}

const untilWords = (lastDay: string | null) =>
  lastDay === null ? 'until further notice' : `until ${showDate(lastDay)}`

/** @example 'Nimal Perera drives K7Q2-M4XT-9BHE until 16:45 with the way here' */
export function hindranceWords<Ride extends CheckedRide>(hindrance: Hindrance<Ride>): string {
  switch (hindrance.code) {
    case 'two-rides':
      return clashWords(hindrance)
    case 'car-too-small':
      return `${hindrance.ride.driverCar?.split(',')[0]} ${
        'smaller' in hindrance
          ? `is a ${vehicleName(hindrance.smaller)}: smaller than what the guest booked`
          : `seats ${hindrance.seats}, and they are ${hindrance.party}`
      }`
    case 'driver-off':
      return `${hindrance.ride.driverName} does not drive then (${hindrance.off.reason}, ${untilWords(hindrance.off.lastDay)})`
    case 'car-blocked':
      return `${hindrance.ride.driverCar?.split(',')[0]} is not driven then (${hindrance.off.why}, ${untilWords(hindrance.off.lastDay)})`
  }
}

/** As many are said at once. */
const MOST_REASONS = 6

/** What speaks against some rides, each clash between two of them once. */
export function reasonsIn<Ride extends CheckedRide>(found: readonly Hindrance<Ride>[]): string[] {
  const said = new Map<string, string>()
  for (const hindrance of found) {
    const key = hindrance.code === 'two-rides' ? hindranceKey(hindrance) : hindranceWords(hindrance)
    if (!said.has(key)) said.set(key, hindranceWords(hindrance))
  }
  const reasons = [...said.values()]
  const more = reasons.length - MOST_REASONS
  return more > 0 ? [...reasons.slice(0, MOST_REASONS), `And ${more} more`] : reasons
}
