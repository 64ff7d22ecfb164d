/**
 * What cars can drive. The rule, in plain English:
 *
 * - Nothing is counted until a car in use has a class. A ride wants one car of its class that seats the party; a tour, which
 *   names no class, of the smallest that does, or of a larger one where none of that can be had.
 * - A car takes one ride after another if it is at the next pickup in time: the end of the one, the owner's margin, and
 *   the drive between them by the own roads come before the start of the other. This holds for any two of its rides.
 * - A blocked span (blocked days, papers that have run out, days on which none of its drivers works) is spent at the base:
 *   a ride before it ends early enough for the margin and the drive home, one after it starts no sooner than the drive out
 *   of the base allows. From now on a car starts from its base too, or from its last dropoff while it is on the way home.
 * - A place that nobody knows is assumed to be {@link UNPLACED_MINUTES} away.
 * - A car with listed drivers needs one who works on each day of the ride, and a driver has one car a day. Cars that drive
 *   that day have theirs first.
 * - Where three cars or more could take a ride, it is free. One or two are few; so is a car that can be made free: up to
 *   three rides of the same class that are not fixed and have not begun go to other cars. Any single move that helps is
 *   found, of more than one the first few thousand are tried. On days that are nearly full some packing exists for about
 *   one in 400 rides that are told 'none'; by single moves alone it would be one in 40.
 * - A car that is to stay for more than {@link LONGEST_UNCONFIRMED_DAYS} days is a request until the office confirms it.
 * - Of several cars a ride has the one with the fewest seats, then the one that waits the shortest for it.
 */
import type { TourLength } from '#domain/duration-and-tour-length.ts'
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import type { QuotedJourney } from '#domain/journeys/journey-calls.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import type {
  Availability,
  CarsOfClass,
  JourneyAvailability,
  StopOnTheWay,
} from '#domain/quotes/quote-calls-and-lifetime.ts'
import { DAY_MS, type LocalMoment } from '#domain/sri-lanka-time.ts'

/** Milliseconds since 1970; the end is not part of it. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A car in use that has a class. */
export interface Car {
  readonly id: number
  readonly vehicle: VehicleClass
  /** For guests. */
  readonly seats: number
  /** Where it stands when it does not drive; `null` where nobody knows. */
  readonly base: LatLng | null
  /** When it cannot be driven by anybody. */
  readonly blocked: readonly Span[]
}

/** A listed driver of at least one of the cars. */
export interface Driver {
  readonly id: number
  /** Ids. */
  readonly cars: readonly number[]
  /** Days off, whole days in Sri Lanka. */
  readonly off: readonly Span[]
}

export interface Fleet {
  readonly cars: readonly Car[]
  /** A car that none of them has counts as driven. */
  readonly drivers: readonly Driver[]
  readonly marginMinutes: number
}

/** To or from a place without a position. */
export const UNPLACED_MINUTES = 120

/** What wants a car: a ride, or all rides of a car and driver who stay. */
export interface Errand extends Span {
  readonly vehicle: VehicleClass
  /** Larger classes that do as well where none of its own can be had, from the smallest on. */
  readonly larger?: readonly VehicleClass[]
  /** `null` where the site does not know the place. */
  readonly from: LatLng | null
  readonly to: LatLng | null
  /** Guests. A car with fewer seats does not fit. */
  readonly party: number
}

/** An errand that has its car. */
export interface Hold extends Errand {
  /** The booking's number and the ride's position, of a stay the first: '123/1'. */
  readonly ride: string
  readonly car: number
  /** It keeps its car: a driver is named, or the office chose the car. */
  readonly isFixed: boolean
}

/** A hold that goes to another car. */
export interface Move {
  readonly ride: string
  readonly car: number
}

export interface Placement {
  readonly availability: Availability
  /** `null` for none. */
  readonly car: number | null
  /** To be written with the hold itself: together they make room for it. */
  readonly moves: readonly Move[]
}

/** A car that is to stay for longer is kept only once the office has confirmed it: one booking may not empty the yard. */
const LONGEST_UNCONFIRMED_DAYS = 35

export const isTooLongUnconfirmed = ({ start, end }: Span): boolean => end - start > LONGEST_UNCONFIRMED_DAYS * DAY_MS

/** False where nothing is counted. */
export const isCounted = ({ cars }: Fleet): boolean => cars.length > 0

// What a quote asks of cars, and who answers it: worker/fleet/quoted-availability.ts, which imports the quotes.

export interface AskedTransfer {
  readonly pickup: string
  readonly dropoff: string
  readonly via: readonly StopOnTheWay[]
  readonly distanceKm: number
  readonly minutes: number
  readonly travelers: number
  /** The classes on offer. */
  readonly vehicles: readonly VehicleClass[]
}

export interface AskedTour {
  readonly park: string
  readonly pickup: string
  readonly dropoff: string
  readonly tourLength: TourLength
  /** Of the transport. */
  readonly distanceKm: number
}

/** Each answers `null` while nothing is counted, and for a moment that nobody can book. */
export interface CarsAnswers {
  ofTransfer(asked: AskedTransfer, at: LocalMoment): Promise<readonly CarsOfClass[] | null>
  ofTour(asked: AskedTour & { readonly travelers: number }, at: LocalMoment): Promise<readonly CarsOfClass[] | null>
  ofJourney(
    quoted: QuotedJourney,
    pickups: readonly LocalMoment[],
    vehicles: readonly VehicleClass[],
  ): Promise<JourneyAvailability | null>
}
