/** The link by which the family of a guest sees one ride, and when it shows nothing any more. docs/product.md#the-day-of-the-ride */
import type { RideKind } from '#domain/duration-and-tour-length.ts'
import { DAY_MS, HOUR_MS, instantOf, MINUTE_MS } from '#domain/sri-lanka-time.ts'
import { isPastDay } from '../request/pickup-time.ts'
import { type BookingStatus, pickupInstant } from '../ride.ts'
import { type Carrying, hasEnded, type RideStage, type SaidEvent } from './ride-events.ts'

interface PlannedRide {
  readonly pickupDate: string
  readonly pickupTime: string
  readonly kind: RideKind
  /** Of the drive; of a tour it is not all. */
  readonly minutes: number | null
}

/** A tour counts as over this long after its pickup. */
export const TOUR_MS = 12 * HOUR_MS
/** A driver may be late. */
export const LATE_MS = 3 * HOUR_MS

const lasts = ({ kind, minutes }: PlannedRide) => (kind === 'tour' ? TOUR_MS : minutes! * MINUTE_MS + LATE_MS)

/** When a ride is over as far as anybody knows, in ms since 1970. */
export const overAt = (ride: PlannedRide): number =>
  instantOf({ date: ride.pickupDate, time: ride.pickupTime })!.getTime() + lasts(ride)

/**
 * True once nobody waits, drives or pays for a ride any more: its day is past, and the ride is over. Shortly before midnight one
 * begins that is driven on the next day.
 */
export const isPastRide = (ride: PlannedRide, now: Date): boolean =>
  isPastDay(ride.pickupDate, now) && now.getTime() > overAt(ride)

/** A ride that its guest may share. */
export interface SharedRide extends PlannedRide {
  readonly status: BookingStatus
  /** Opens the link; `null` while there is none. */
  readonly shareCode: string | null
  /** The day of the pickup when the link was made: of a ride that was moved it shows nothing. */
  readonly shareDate: string | null
}

/** The link shows that the guest is there for this long. */
const SHOWN_AFTER_MS = 2 * HOUR_MS

/** When a link ends by itself, in ms since 1970: two hours after the guest is there, or after a ride of which nobody says so. */
export function shareEndsAt(ride: PlannedRide, events: readonly SaidEvent[]): number {
  const saidAt = (event: SaidEvent['event']) => events.findLast((said) => said.event === event)?.at
  const there = saidAt('DRIVER_ARRIVED_AT_DROPOFF')
  const onBoard = saidAt('DRIVER_DEPARTED_TO_DROPOFF')
  const over = Math.max(overAt(ride), onBoard === undefined ? 0 : Date.parse(onBoard) + lasts(ride))
  return (there === undefined ? over : Date.parse(there)) + SHOWN_AFTER_MS
}

/** Whether the link of a ride shows it now. Nobody's family is told that a guest was not found. */
export function isShared(ride: SharedRide, events: readonly SaidEvent[], now: Date): boolean {
  return (
    ride.shareCode !== null &&
    ride.shareDate === ride.pickupDate &&
    ride.status === 'confirmed' &&
    events.at(-1)?.event !== 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW' &&
    now.getTime() < shareEndsAt(ride, events)
  )
}

/** A guest makes a link on the day of the ride, until it has ended; not of a car that has only the bags. */
export const mayShare = (
  ride: Omit<SharedRide, 'shareCode' | 'shareDate'> & Carrying,
  stage: RideStage,
  now: Date,
): boolean =>
  ride.status === 'confirmed' &&
  !ride.train &&
  !hasEnded(stage) &&
  pickupInstant(ride) - now.getTime() <= DAY_MS &&
  now.getTime() < overAt(ride)
