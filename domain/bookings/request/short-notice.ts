/**
 * Pickups that come so soon that the operator must find a driver first, and all that is only a request.
 * docs/product.md#short-notice
 */
import { whatsappLink } from '#domain/brand.ts'
import { type BookingStatus, type CarState, driveOf, isRunning, type RidePosition } from '#domain/bookings/ride.ts'
import type { Arrangement } from '#domain/journeys/journey-calls.ts'
import type { Texts } from '#domain/languages/texts.ts'
import type { Promises } from '#domain/prices/price-list.ts'
import { HOUR_MS, instantOf, isInHours, type LocalMoment } from '#domain/sri-lanka-time.ts'

/**
 * How many hours before a pickup it must be booked to be more than a request: at night more than by day.
 * @param time `HH:mm`
 */
function hoursBefore(time: string, { leadHours, nightLead }: Promises): number {
  return isInHours(time, nightLead) ? nightLead.hours : leadHours
}

/** When a pickup was asked for: with the booking, or when its guest last changed what was agreed. Instants are UTC, ISO 8601. */
export function requestedAt({ createdAt, movedAt }: { readonly createdAt: string; readonly movedAt: string | null }) {
  return new Date(movedAt ?? createdAt)
}

/**
 * True for a pickup that is a request: it was booked, or would be booked at that moment, too shortly before.
 * @param promises of the booking, or of the list in force for what is not booked yet
 */
export function isShortNotice(pickup: LocalMoment, booked: Date, promises: Promises): boolean {
  const instant = instantOf(pickup)
  return instant !== null && instant.getTime() - booked.getTime() < hoursBefore(pickup.time, promises) * HOUR_MS
}

interface AskedRide extends RidePosition {
  readonly status: BookingStatus
  /** Sri Lanka time. */
  readonly pickupDate: string
  readonly pickupTime: string
  /** The price may be another one once the operator has looked at it. */
  readonly needsReview: boolean
  /** When the operator last confirmed it, and when its guest last changed what was agreed. UTC, ISO 8601. */
  readonly confirmedAt: string | null
  readonly movedAt: string | null
  /** Percent: what cancelling it cost when its guest last changed what was agreed. */
  readonly chargedPercent: number
  /** A request where no car could be had for it. */
  readonly carState: CarState
}

interface AskedBooking<R extends AskedRide> {
  readonly arrangement: Arrangement
  /** Those of the list that it was made under. */
  readonly promises: Promises
  /** UTC, ISO 8601. */
  readonly createdAt: string
  /** All rides, also cancelled ones. */
  readonly rides: readonly R[]
}

/**
 * True for a ride that is only a request: the operator has not confirmed it, and it was booked or moved too shortly
 * before, needs a review, no car could be had for it, or it cannot be driven as it was booked. It costs nothing to cancel.
 * For a cancelled ride it says whether it was one until then. A ride that was moved when cancelling it already cost
 * something is no request, because its guest would avoid the charge by moving it.
 *
 * Of two vehicles beside each other nobody wants one alone: what makes one a request makes both. A car and driver who stay are
 * one contract: it is a request until any ride of it is confirmed, and no longer after.
 * @param hasCaveat whether a ride cannot be driven as it was booked
 */
export function isRequest<R extends AskedRide>(
  { arrangement, createdAt, rides, promises }: AskedBooking<R>,
  ride: R,
  hasCaveat: (ride: R) => boolean,
): boolean {
  const isAskedFor = (one: R) =>
    one.movedAt !== null ||
    one.needsReview ||
    one.carState === 'request' ||
    isShortNotice({ date: one.pickupDate, time: one.pickupTime }, new Date(createdAt), promises) ||
    hasCaveat(one)
  const isCharged = ({ chargedPercent }: R) => chargedPercent > 0
  if (arrangement === 'stay') {
    return !rides.some(isCharged) && rides.every(({ confirmedAt }) => confirmedAt === null) && rides.some(isAskedFor)
  }
  const isOpen = (one: R) =>
    !isCharged(one) && (one.confirmedAt === null || (one.movedAt !== null && one.movedAt > one.confirmedAt))
  const isBeside = (one: R) => driveOf(one) === driveOf(ride) && (isRunning(one) || !isRunning(ride))
  return isOpen(ride) && rides.some((one) => isBeside(one) && isOpen(one) && isAskedFor(one))
}

/** The operator looks this long for a driver of a ride that was booked at its pickup's time or shortly before. */
const LOOKS_FOR_MS = HOUR_MS

/**
 * True for a request that nobody has confirmed though its pickup time has passed, and it was asked for an hour ago. One that
 * its guest has moved when that cost something waits for the operator's yes, too.
 * @param createdAt of the booking, UTC, ISO 8601
 */
export function isUnanswered(
  ride: Pick<AskedRide, 'pickupDate' | 'pickupTime' | 'chargedPercent' | 'movedAt'> & {
    readonly status: BookingStatus
    readonly isRequest: boolean
  },
  createdAt: string,
  now: Date,
): boolean {
  const { status, isRequest: isAsked, chargedPercent, movedAt, pickupDate: date, pickupTime: time } = ride
  const pickup = instantOf({ date, time })
  const isLookedFor = now.getTime() - requestedAt({ createdAt, movedAt }).getTime() < LOOKS_FOR_MS
  return status === 'new' && (isAsked || chargedPercent > 0) && pickup !== null && pickup < now && !isLookedFor
}

interface SoonPickup {
  /** What is driven: 'Taxi from Colombo to Kandy'. */
  readonly title: string
  readonly pickupDate: string
  readonly pickupTime: string
  /** Not before it is booked. */
  readonly reference?: string
}

/** Opens a WhatsApp chat that asks for a driver. */
export function shortNoticeLink({ title, pickupDate, pickupTime, reference }: SoonPickup, texts: Texts): string {
  const { shortNotice: t } = texts.in('booking')
  const [date, time] = [texts.formats.date(pickupDate), texts.formats.time(pickupTime)]
  return whatsappLink(reference ? t.askBooked(title, date, time, reference) : t.ask(title, date, time))
}
