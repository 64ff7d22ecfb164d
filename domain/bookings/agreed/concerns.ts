/** What needs the operator's hand, and when. docs/bookings.md#steps */
import type { DriverAnswer } from '#domain/bookings/day/ride-events.ts'
import type { Promises } from '#domain/prices/price-list.ts'
import { HOUR_MS, instantOf } from '#domain/sri-lanka-time.ts'
import { isRunning, type BookingStatus, type CarState } from '../ride.ts'
import { type BookedParty, roomProblem } from './caveats.ts'
import type { HindranceCode } from '../driver/hindrances.ts'
import { timesOf, type TimedRide } from '../driver/ride-times-and-link-life.ts'
import { backOf, openUsd } from '../money/sums.ts'
import { isShortNotice, requestedAt } from '../request/short-notice.ts'

/** What needs a hand, the most urgent first. */
export const CONCERN_TEXTS = {
  'nobody-came': 'NOBODY CAME, says the driver: say whether the guest came',
  'tell-driver': 'TELL THE DRIVER',
  'driver-cannot': 'THE DRIVER CANNOT DRIVE IT: name another',
  'mail-bounced': 'MAIL BOUNCED: write on WhatsApp',
  'mail-not-sent': 'MAIL NOT SENT: write or call',
  'two-rides': 'TWO RIDES AT ONCE',
  'driver-off': 'THE DRIVER IS OFF THAT DAY',
  'car-blocked': 'THE CAR IS BLOCKED THAT DAY',
  'car-too-small': 'CAR TOO SMALL',
  'no-driver': 'NO DRIVER',
  'address-elsewhere': 'ADDRESS ELSEWHERE: another fare, call the guest, then note what you agreed',
  payment: 'PAYMENT: look at it, then note what came or went back',
  'never-confirmed': 'PAID AND NEVER CONFIRMED: confirm it if it was driven, else cancel it and give the money back',
  'refund-unclear': 'GIVEN BACK? The gateway did not say: look in its portal, then say what is so',
  'deposit-late': 'DEPOSIT NOT HERE, asked for again: look at the bank, then note what came, or cancel to release it',
  'short-notice': 'SHORT NOTICE: not confirmed',
  'no-car': 'NO CAR: none was free when it was asked for, find one before you confirm',
  review: "REVIEW: the distance rests on a visitor's word, or nobody could check that a person booked",
  'does-not-fit': 'DOES NOT FIT: more travelers, bags or bulky things than the vehicle takes',
  'roof-rack': 'ROOF RACK: find a car that has one',
  'notice-not-sent': 'YOUR OWN NOTICE WAS NOT SENT: the guest need not be told',
} as const
export type Concern = keyof typeof CONCERN_TEXTS
const CONCERNS = Object.keys(CONCERN_TEXTS) as Concern[]

interface ConcernState extends BookedParty {
  /** Those of the list that it was made under. */
  readonly promises: Promises
  readonly status: BookingStatus
  readonly needsReview: boolean
  readonly carState: CarState
  readonly hasDriver: boolean
  /** What that one has said of it. */
  readonly driverAnswer: DriverAnswer | null
  /** What speaks against its driver and car, and nobody has insisted on. */
  readonly hindrances: readonly { readonly code: HindranceCode }[]
  /** An address that its guest has typed lies far from the booked place, and the office has not looked at it. */
  readonly isElsewhere?: boolean
  /** Its driver says so. */
  readonly nobodyCame: boolean
  /** A driver who was assigned expects something that is no longer so. */
  readonly driverToTell: boolean
  /** A mail to the customer failed, and waits or was given up. */
  readonly mailFailed: boolean
  /** The same of a notice to the operator, or it has not arrived. */
  readonly noticeFailed: boolean
  /** A mail to the customer has not arrived. */
  readonly mailBounced: boolean
  /** The payment gateway said something that does not fit. */
  readonly paymentProblem: boolean
  /** A gateway was asked to give back, and nobody knows whether it did. */
  readonly refundUnclear?: boolean
  /** A deposit by bank transfer is late, and was asked for again. */
  readonly depositLate?: boolean
  /** It is not driven, and something is owed for it, or to be given back. */
  readonly refundDue: boolean
  /** Whole dollars. */
  readonly paidUsd: number
  readonly priceUsd: number
  readonly cancelFeeUsd: number
  /** `YYYY-MM-DD` and `HH:mm`, Sri Lanka time. */
  readonly pickupDate: string
  readonly pickupTime: string
  /** UTC, ISO 8601. */
  readonly createdAt: string
  /** When its guest last asked for another time, vehicle or party. */
  readonly movedAt: string | null
}

/** A guest may still be waiting this long after the pickup's time. */
const STILL_WAITING = 3 * HOUR_MS

/** What stays on the list until somebody settles it, however long ago the journey was. */
const LASTING: readonly Concern[] = ['nobody-came', 'tell-driver', 'payment', 'never-confirmed', 'refund-unclear']

/** By when a guest was promised the driver's details. */
export const promisedBy = ({ promises, createdAt }: Pick<ConcernState, 'promises' | 'createdAt'>): number =>
  Date.parse(createdAt) + promises.driverHours * HOUR_MS

/**
 * What needs the operator's hand. A driver is missing when the pickup is within {@link Promises.driverHours}, or when so many
 * hours have passed since the booking: by then the guest was promised the driver's details. When a journey is over, only
 * what is {@link LASTING} still needs a hand.
 */
export function concernsOf(booking: ConcernState, now: Date): Concern[] {
  const { driverHours } = booking.promises
  const pickup = instantOf({ date: booking.pickupDate, time: booking.pickupTime })!.getTime()
  const until = pickup - now.getTime()
  const runs = isRunning(booking)
  const hinders = (code: HindranceCode) => booking.hindrances.some((hindrance) => hindrance.code === code)
  // An operator who assigns a driver sees the vehicle.
  const needsRoom = runs && !booking.hasDriver ? roomProblem(booking) : null
  const found: Record<Concern, boolean> = {
    'nobody-came': booking.nobodyCame && booking.status === 'confirmed',
    'tell-driver': booking.driverToTell,
    'driver-cannot': runs && booking.driverAnswer === 'cannot',
    'mail-bounced': booking.mailBounced,
    'mail-not-sent': booking.mailFailed,
    'two-rides': runs && hinders('two-rides'),
    'driver-off': runs && hinders('driver-off'),
    'car-blocked': runs && hinders('car-blocked'),
    'car-too-small': runs && hinders('car-too-small'),
    'no-driver': runs && !booking.hasDriver && (until <= driverHours * HOUR_MS || promisedBy(booking) <= now.getTime()),
    'address-elsewhere': runs && booking.isElsewhere === true,
    payment:
      booking.paymentProblem ||
      ((runs || booking.refundDue) && backOf(booking) > 0) ||
      (!runs && booking.refundDue && openUsd(booking) > 0),
    'never-confirmed': booking.status === 'new' && until < 0 && booking.paidUsd > 0,
    'refund-unclear': booking.refundUnclear === true,
    'deposit-late': runs && booking.depositLate === true,
    'short-notice':
      booking.status === 'new' &&
      isShortNotice({ date: booking.pickupDate, time: booking.pickupTime }, requestedAt(booking), booking.promises),
    'no-car': booking.status === 'new' && booking.carState === 'request',
    review: booking.status === 'new' && booking.needsReview,
    'does-not-fit': needsRoom === 'too-full',
    'roof-rack': needsRoom === 'roof-rack',
    'notice-not-sent': booking.noticeFailed,
  }
  const isOver = until < -STILL_WAITING
  return CONCERNS.filter((concern) => found[concern] && (!isOver || LASTING.includes(concern)))
}

const ELSEWHERE_KM = 25

/** Whether an address is too far from the place that was booked for its fare. @param km in a straight line */
export const isAnotherFare = (km: number): boolean => km > ELSEWHERE_KM

/** With a pickup in the next hours, somebody has to act at once where nobody drives it. */
const SOON = 12 * HOUR_MS
const NOBODY_DRIVES: readonly Concern[] = ['no-driver', 'driver-cannot']

/** `at-once`: of now and the next hours, and nobody drives it or an alarm waits. `over`: nobody waits for a driver any more. */
export const URGENCIES = ['at-once', 'coming', 'over'] as const
export type Urgency = (typeof URGENCIES)[number]

interface ConcernedRide {
  readonly status: BookingStatus
  /** `YYYY-MM-DD` and `HH:mm`, Sri Lanka time. */
  readonly pickupDate: string
  readonly pickupTime: string
  readonly concerns: readonly Concern[]
  /** An alarm about it is open. */
  readonly hasAlarm: boolean
}

/** How urgent a ride is that needs a hand. The list has rides in this order, and of the same urgency by their pickups. */
export function urgencyOf({ status, pickupDate, pickupTime, concerns, hasAlarm }: ConcernedRide, now: Date): Urgency {
  const until = instantOf({ date: pickupDate, time: pickupTime })!.getTime() - now.getTime()
  if (until < -STILL_WAITING) return 'over'
  const waits = hasAlarm || concerns.some((concern) => NOBODY_DRIVES.includes(concern))
  return isRunning({ status }) && until <= SOON && waits ? 'at-once' : 'coming'
}

interface BookedRide extends TimedRide {
  readonly number: number
  readonly ride: string
  /** As its guest's e-mail address, empty where there is none. */
  readonly phone: string
  readonly email: string
  readonly status: BookingStatus
  /** For the sign; empty where none was named. */
  readonly guestName?: string
}

const TITLES = /^(?:mr|mrs|ms|miss|dr|prof|family)$/
const namesIn = (text = '') => (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !TITLES.test(word))

/** A house books by its own phone for several guests: names for the sign that have no word in common. */
function haveOtherNames(ride: BookedRide, other: BookedRide): boolean {
  const [names, others] = [namesIn(ride.guestName), namesIn(other.guestName)]
  return names.length > 0 && others.length > 0 && !names.some((name) => others.includes(name))
}

/**
 * Rides of other bookings that the same guest, by phone or e-mail address, has at the same time: perhaps one was booked
 * twice, by two calls, or once more instead of changing its hour. Guests of other names are others. Compares those that are still to be driven.
 * @returns the others by the name of a ride; only of those that have any
 */
export function bookedTwice<R extends BookedRide>(rides: readonly R[]): ReadonlyMap<string, readonly R[]> {
  const running = rides
    .filter(isRunning)
    .map((ride) => ({ ride, ...timesOf(ride) }))
    .toSorted((a, b) => a.start - b.start)
  const found = new Map<string, R[]>()
  const note = (ride: R, other: R) => {
    const others = found.get(ride.ride) ?? []
    if (!others.includes(other)) found.set(ride.ride, [...others, other])
  }
  for (const by of ['phone', 'email'] as const) {
    // Once personal data are erased, nobody knows whose ride it was.
    const known = running.filter(({ ride }) => ride[by] !== '')
    for (const its of Map.groupBy(known, ({ ride }) => ride[by].toLowerCase()).values())
      for (const [i, { ride, end }] of its.entries())
        for (const { ride: other, start } of its.slice(i + 1)) {
          if (start >= end) break
          if (other.number === ride.number || haveOtherNames(ride, other)) continue
          note(ride, other)
          note(other, ride)
        }
  }
  return found
}
