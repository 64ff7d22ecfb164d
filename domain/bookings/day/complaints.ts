/** What was not as agreed: a guest says it after the ride by one tap. It goes to the owner before any words are asked for. */
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import { TERMS } from '#domain/operator/sentences-of-terms-page.ts'
import type { Carrying } from './ride-events.ts'
import { type BookingStatus, isRunning, pickupInstant } from '../ride.ts'

export const COMPLAINTS = ['asked-for-more', 'took-to-shop'] as const
export type Complaint = (typeof COMPLAINTS)[number]

export const isComplaint = (word: string): word is Complaint => COMPLAINTS.some((complaint) => complaint === word)

/** For the office. */
export const COMPLAINT_TEXTS = {
  'asked-for-more': 'The driver asked for more than agreed',
  'took-to-shop': 'The driver took the guest to a shop',
} as const satisfies Record<Complaint, string>

/** What a guest has said. */
export interface SaidComplaint {
  readonly complaint: Complaint
  /** UTC, ISO 8601. */
  readonly at: string
}

/** What was not as agreed of a ride that is over: what its guest has said, and what can still be said. */
export interface RideComplaints {
  readonly said: readonly {
    readonly complaint: Complaint
    /** `YYYY-MM-DD` and `HH:mm`, Sri Lanka time. */
    readonly date: string
    readonly time: string
    /** On which the office closed it, `YYYY-MM-DD`. */
    readonly closed?: string
  }[]
  readonly canSay: readonly Complaint[]
}

interface RideOver {
  readonly status: BookingStatus
  /** The ride is over, by its time or by what its driver said. */
  readonly over: boolean
}

/** Nobody is taken to a shop by a car that carries bags alone. */
const NEEDS_GUESTS: readonly Complaint[] = ['took-to-shop']

/** What a guest can still say of a ride. @param said before */
export function possibleComplaints(
  ride: RideOver & Carrying & { readonly pickupDate: string; readonly pickupTime: string },
  said: readonly Complaint[],
  now: Date,
): readonly Complaint[] {
  const days = (now.getTime() - pickupInstant(ride)) / DAY_MS
  if (ride.status !== 'confirmed' || !ride.over || days > TERMS.complaintDays) return []
  return COMPLAINTS.filter(
    (complaint) => !said.includes(complaint) && !(ride.train && NEEDS_GUESTS.includes(complaint)),
  )
}

/**
 * Whether a guest is asked for stars and words, on a page or by mail: once the last ride of the booking is over, and not while
 * a complaint of it is open. A guest may always write them unasked.
 */
export const mayAskForWords = (booking: {
  readonly rides: readonly RideOver[]
  /** The guest's, or one that the office wrote down: nobody has closed it yet. */
  readonly hasOpenComplaint?: boolean | undefined
}): boolean =>
  booking.hasOpenComplaint !== true &&
  booking.rides.some(({ status, over }) => status === 'confirmed' && over) &&
  booking.rides.every((ride) => !isRunning(ride) || ride.over)
