/**
 * A ride of a booking, one pickup: what was agreed, its status, and who drives. Two rides beside each other, by two
 * vehicles, are one drive.
 */
import type { TourLength } from '#domain/duration-and-tour-length.ts'
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import { instantOf } from '#domain/sri-lanka-time.ts'
import type { StopOnTheWay } from '#domain/quotes/quote-calls-and-lifetime.ts'
import type { TrainWay } from '#domain/journeys/hill-train.ts'
import type { Price } from './agreed/agreed-price.ts'
import type { SaidDollar } from './agreed/kept-promises.ts'
import type { SaidMoney } from './money/residents.ts'
import type { DriverNotes } from './request/booking-form-fields-and-lengths.ts'

/** Set by the operator, shown to the customer. `no-show`: the guest did not come. */
export type BookingStatus = 'new' | 'confirmed' | 'cancelled' | 'no-show'

/** Those of a ride that takes place, or did. */
export const RUNNING: readonly BookingStatus[] = ['new', 'confirmed']

/** A ride that is neither cancelled nor a no-show. One that was just booked has no status yet. */
export const isRunning = ({ status = 'new' }: { readonly status?: BookingStatus | undefined }): boolean =>
  RUNNING.includes(status)

/** The rides that a booking is about, and that a payment for all of it is for: those that run, or all where none does. */
export function runningOrAll<R extends { readonly status?: BookingStatus | undefined }>(
  rides: readonly R[],
): readonly R[] {
  const running = rides.filter(isRunning)
  return running.length > 0 ? running : rides
}

/** Between the names of two guests, in the languages of the site. */
const AND = /^(?:[&＆+]|and|und|et|и|和|与)$/iu

const isAnd = (part: string | undefined) => part !== undefined && AND.test(part)

const initial = (word: string) => [...word][0]

/**
 * The name on the sign, short: the guest recognises it, and others do not learn who travels. Each of two guests keeps a first
 * name. The last word may be the family's, and is never whole. Parts that are not words are left out.
 * @example nameHint('Ann Mary Smith') // 'Ann M. S.'
 * @example nameHint('Anne & Peter Smith') // 'Anne & Peter S.'
 * @example nameHint('Smith') // 'S…'
 */
export function nameHint(name: string): string {
  const parts = name.replaceAll(/[&＆+]/g, ' $& ').match(/[&＆+]|[\p{L}\p{N}][^\s]*/gu) ?? []
  // Only one word between two others joins them.
  const said = parts.filter((part, i) => !isAnd(part) || (i > 0 && i < parts.length - 1 && !isAnd(parts[i + 1])))
  return said
    .map((part, i) => {
      if (isAnd(part)) return part
      const isFirst = i === 0 || isAnd(said[i - 1])
      if (isFirst && i < said.length - 1) return part
      return `${initial(part)}${isFirst ? '…' : '.'}`
    })
    .join(' ')
}

/**
 * How a ride stands with its car. `uncounted`: it was booked while no car in use had a class. `held`: a car is kept for it.
 * `request`: none could be had, and the office must find one. `hired`: a car drives that is not listed: the
 * office insisted, or named a driver who has one.
 */
export type CarState = 'uncounted' | 'held' | 'request' | 'hired'

/** When a ride begins, Sri Lanka time. */
export interface Pickup {
  readonly pickupDate: string
  readonly pickupTime: string
}

/** Milliseconds since 1970. */
export const pickupInstant = ({ pickupDate: date, pickupTime: time }: Pickup) => instantOf({ date, time })!.getTime()

export interface AssignedDriver {
  readonly name: string
  /** E.164. */
  readonly phone: string
  /** Number plate, and make or colour where known. */
  readonly car: string
}

/** What a guest reads of a driver and a car that stand on the office's list: what it keeps of them. */
export interface DriverOnList {
  /** Tags of `SPOKEN_LANGUAGES`. */
  readonly languages?: readonly string[]
  /** Number of the licence of the tourist board. */
  readonly boardLicence?: string
  /** The month since when the driver drives for us, `YYYY-MM`. */
  readonly since?: string
  /** The photos, by the ids that their addresses name: `driverPhoto`, `carPhoto` in `domain/plain-paths.ts`. */
  readonly photo?: number
  readonly carPhoto?: number
}

export type ShownDriver = AssignedDriver & DriverOnList

interface AgreedRide extends DriverNotes, SaidMoney, Partial<SaidDollar> {
  /** Counts from 1 within its booking. */
  readonly position: number
  /** The position of the ride whose second vehicle this is. */
  readonly beside?: number | null
  readonly pickup: string
  readonly dropoff: string
  /** In the order in which they are passed. */
  readonly via?: readonly StopOnTheWay[] | null
  /** Whole km; for a tour those of its transport, 0 without. */
  readonly distanceKm: number
  /** `YYYY-MM-DD`, Sri Lanka time. */
  readonly pickupDate: string
  /** `HH:mm`, Sri Lanka time. */
  readonly pickupTime: string
  readonly priceUsd: number
  /** What was quoted, where the operator has agreed another price with the guest. */
  readonly quoted?: (Price & { readonly reason: string }) | undefined
}

interface AgreedTransfer extends AgreedRide {
  readonly kind: 'transfer'
  /** It carries the bags of guests who go by train between these stations. */
  readonly train?: TrainWay | null
  /** Minutes of the drive, without waiting at stops. */
  readonly minutes: number
  readonly vehicle: VehicleClass
  readonly priceLkr: number
}

interface AgreedTour extends AgreedRide {
  readonly kind: 'tour'
  readonly park: string
  readonly tourLength: TourLength
  /** Minutes of its transport, where the roads gave them. */
  readonly minutes?: number | null
  /** Part of the price. */
  readonly travelers: number
  /** Only as a part of the price of a car and driver who stay. */
  readonly priceLkr?: number | null
}

/** What is driven, when, and at what price: enough to put a ride into words. */
export type RideInWords = AgreedTransfer | AgreedTour

export interface RidePosition {
  readonly position: number
  readonly beside?: number | null | undefined
}

/** Of the vehicles of a drive. */
export const isSecond = ({ beside }: Pick<RidePosition, 'beside'>): boolean => typeof beside === 'number'

/** The same for rides beside each other. */
export const driveOf = ({ position, beside }: RidePosition): number => beside ?? position

/** Rides with those beside them: each drive once. */
export function drivesOf<R extends RidePosition>(rides: readonly R[]): readonly (readonly [R, ...R[]])[] {
  const drives = new Map<number, [R, ...R[]]>()
  for (const ride of rides) {
    const drive = drives.get(driveOf(ride))
    if (drive) drive.push(ride)
    else drives.set(driveOf(ride), [ride])
  }
  return [...drives.values()]
}

export interface Said {
  /** Of the ride that it is said of, the first of its drive; `null` for what holds for all rides. */
  readonly position: number | null
  readonly text: string
}

/** What there is to say of rides: what holds for both vehicles of a drive, or for all rides, is said once. */
export function saidOfRides<R extends RidePosition>(rides: readonly R[], textOf: (ride: R) => string | null): Said[] {
  const texts = rides.map(textOf)
  const [first] = texts
  if (first !== null && first !== undefined && texts.every((text) => text === first)) {
    return [{ position: null, text: first }]
  }
  return drivesOf(rides).flatMap((drive) => {
    const said = new Map<string, number>()
    for (const ride of drive) {
      const text = textOf(ride)
      if (text !== null && !said.has(text)) said.set(text, ride.position)
    }
    return [...said].map(([text, position]) => ({ position, text }))
  })
}

/** A booking with this many drives or more is shown day by day. */
const LEAST_DRIVES = 3

export const isJourney = (rides: readonly RidePosition[]) => drivesOf(rides).length >= LEAST_DRIVES
