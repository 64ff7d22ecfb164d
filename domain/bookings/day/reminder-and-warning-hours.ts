/** Mails that the clock causes: who hears what, how long before or after a pickup. docs/bookings.md#mail */
import { DAY_MS, HOUR_MS, instantOf, sriLankaTime, type LocalMoment } from '#domain/sri-lanka-time.ts'
import type { BookingStatus } from '#domain/bookings/ride.ts'
import type { DriverAnswer } from './ride-events.ts'

/**
 * Each is about one ride. To the guest, `reminder`: a day before the pickup; `thanks`: a day after the last one of the
 * booking. To the operator, `no-driver-12` and `no-driver-3`: 12 and 3 hours before a pickup that has no driver, or one who
 * cannot drive it.
 */
export const OCCASIONS = ['reminder', 'thanks', 'no-driver-12', 'no-driver-3'] as const
export type Occasion = (typeof OCCASIONS)[number]

/** How many hours before a pickup without a driver the operator is alarmed. */
export const NO_DRIVER_HOURS = { 'no-driver-12': 12, 'no-driver-3': 3 } as const satisfies Partial<
  Record<Occasion, number>
>

/** How many hours before a pickup without a driver an alarm rings in the office, and rings again. */
export const NO_DRIVER_RINGS = { 'no-driver': NO_DRIVER_HOURS['no-driver-3'], 'no-driver-urgent': 1 } as const

interface OccasionRule {
  /**
   * Hours from now to the pickup: more than `after`, at most `until`. Wide enough for a cron that was silent for hours.
   */
  readonly after: number
  readonly until: number
  /** Only rides of these states. */
  readonly statuses: readonly BookingStatus[]
  readonly withoutDriver?: true
  /** Only for a ride that no other ride of its booking follows. */
  readonly afterLastRide?: true
  /** Left out for bookings made fewer hours before than this: their guest has just got the receipt. */
  readonly bookedBefore?: number
}

const RULES: Record<Occasion, OccasionRule> = {
  reminder: { after: 2, until: 24, statuses: ['confirmed'], bookedBefore: 12 },
  thanks: { after: -72, until: -20, statuses: ['confirmed'], afterLastRide: true },
  'no-driver-12': {
    after: NO_DRIVER_HOURS['no-driver-3'],
    until: NO_DRIVER_HOURS['no-driver-12'],
    statuses: ['new', 'confirmed'],
    withoutDriver: true,
  },
  'no-driver-3': {
    after: -1,
    until: NO_DRIVER_HOURS['no-driver-3'],
    statuses: ['new', 'confirmed'],
    withoutDriver: true,
  },
}

/** The rides for which an occasion has come. */
export interface DueRides extends Pick<OccasionRule, 'statuses'> {
  readonly occasion: Occasion
  /** Sri Lanka time: the pickup is after the first and not after the second. */
  readonly pickupAfter: LocalMoment
  readonly pickupUntil: LocalMoment
  readonly withoutDriver: boolean
  readonly afterLastRide: boolean
  /** When the booking was made, at the latest: UTC, ISO 8601. */
  readonly createdBefore: string
}

export function dueRides(now: Date): DueRides[] {
  const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS)
  return OCCASIONS.map((occasion) => {
    const { after, until, statuses, withoutDriver = false, afterLastRide = false, bookedBefore = 0 } = RULES[occasion]
    return {
      occasion,
      statuses,
      withoutDriver,
      afterLastRide,
      pickupAfter: sriLankaTime(inHours(after)),
      pickupUntil: sriLankaTime(inHours(until)),
      createdBefore: inHours(-bookedBefore).toISOString(),
    }
  })
}

interface RideForMail {
  readonly status: BookingStatus
  readonly driverName: string | null
  readonly driverAnswer: DriverAnswer | null
  readonly pickupDate: string
  readonly pickupTime: string
}

/**
 * False once a mail that waited is no longer right: the ride was cancelled, a driver was found, the pickup is over.
 */
export function isStillWanted(
  occasion: Occasion,
  { status, driverName, driverAnswer, pickupDate: date, pickupTime: time }: RideForMail,
  now: Date,
): boolean {
  const { statuses, withoutDriver, after, until } = RULES[occasion]
  const hours = (instantOf({ date, time })!.getTime() - now.getTime()) / HOUR_MS
  const isDriven = driverName !== null && driverAnswer !== 'cannot'
  return statuses.includes(status) && !(withoutDriver && isDriven) && hours > Math.min(after, 0) && hours <= until
}

/** From this time on, Sri Lanka time, the operator gets the overview of the next day. */
const EVENING = '18:00'

/** The day whose overview is due: tomorrow in Sri Lanka, from the evening on; else `null`. */
export function overviewDay(now: Date): string | null {
  return sriLankaTime(now).time >= EVENING ? sriLankaTime(new Date(now.getTime() + DAY_MS)).date : null
}
