/**
 * How far a booking has come. It belongs to the history entry in which it was submitted: a reload continues where it
 * was, and another visit to the page shows the page. It is kept in the tab before anything is sent; the quote's token
 * makes every repetition the same booking.
 */
import { useSyncExternalStore } from 'react'
import { nowMs } from '#client/device/clock.ts'
import { entryMark, forget, recall, remember, subscribeToTab } from '#client/device/storage.ts'
import type { OtherTerms } from '#domain/bookings/agreed/kept-promises.ts'
import type { Booked } from '#client/api.ts'
import type {
  TourBookingDetails,
  TransferBookingDetails,
  JourneyBookingDetails,
} from '#domain/bookings/request/details.ts'
import type { RideKind } from '#domain/duration-and-tour-length.ts'
import type { Plan } from '#domain/journeys/plan.ts'
import type { Problem } from '#domain/quotes/quote-calls-and-lifetime.ts'
import type { PricedJourney } from '#domain/journeys/journey-calls.ts'

/** A booking as the form makes it and the server gets it. */
export type BookingRequest = {
  /** The customer's number with its country code, for display. */
  readonly phone: string
  /** The token of the quote that the booking redeems; `null` until there is one. */
  readonly token: string | null
  /** When the visitor confirmed it, in milliseconds since 1970. */
  readonly confirmedAt: number
  /** That a person confirmed it, where the operator asks for that. Good for five minutes, and for one quote. */
  readonly robotCheck?: string | undefined
  /** The number of the price list whose terms the visitor has read. */
  readonly termsRead?: number
  /** The form said that a car is free for each ride. */
  readonly saidFree?: boolean
  /** The company that the receipt is for, and its tax number. */
  readonly company?: string
  readonly taxnumber?: string
  /** Its guest says to live in Sri Lanka. */
  readonly livesHere?: boolean
  /** As `domain/bookings/driver/driver-wish.ts` reads it. */
  readonly driverWish?: string
  /** Its guest has read its price in rupees alone. */
  readonly inRupees?: boolean
  /** The visitor has the same booking already, and wants another one. */
  readonly onceMore?: boolean
} & (
  | { readonly kind: 'transfer'; readonly details: TransferBookingDetails }
  | {
      readonly kind: 'tour'
      readonly details: TourBookingDetails
      /** Whole km of the transport, 0 without; saved if nobody has asked for this trip before. */
      readonly distance: number
    }
  | {
      readonly kind: 'journey'
      readonly details: JourneyBookingDetails
      /** The new quote, if the old one is no longer valid. */
      readonly plan: Plan
      /** What the page showed, or the newest quote says. */
      readonly quoted: PricedJourney
      /** The form that made it, where that is not the one of a journey. */
      readonly form?: RideKind
    }
)

/** Stands among refused fields for the check that a person books, which is no field. */
export const ROBOT_CHECK_FIELD = 'robot-check'

/** Fields that the server refused, with a message for each. */
type RefusedFields = NonNullable<Problem['fields']>

export type BookingProgress =
  | {
      readonly step: 'form'
      /** A request that may have arrived: its answer was lost. The next one redeems the same quote. */
      readonly unsettled?: BookingRequest
      readonly refused?: RefusedFields
    }
  /** `waits` for others who book from the same address. */
  | {
      readonly step: 'processing'
      readonly request: BookingRequest
      readonly unsettled?: BookingRequest
      readonly waits?: boolean
    }
  | {
      readonly step: 'received'
      readonly request: BookingRequest
      readonly receipt: Booked
      /** The unsettled request had arrived after all, and is the booking. */
      readonly earlier?: boolean
    }
  /**
   * `offline` where there was no network: the request is sent again when there is one. `crowded` where too many have
   * booked from the same address.
   */
  | { readonly step: 'failed'; readonly request: BookingRequest; readonly offline?: true; readonly crowded?: true }
  /** `quoted` is the request at the price of a new quote, for the visitor to confirm; `terms`, where they are other ones. */
  | {
      readonly step: 'new-price'
      readonly request: BookingRequest
      readonly quoted: BookingRequest
      readonly terms?: OtherTerms | undefined
    }
  /** `alreadyBooked` is how the reference of the visitor's booking begins. */
  | { readonly step: 'already-booked'; readonly request: BookingRequest; readonly alreadyBooked: string }

/** For this long a reload shows the answer to a booking; later the booking has its own page. */
const RECEIVED_SHOWN_MS = 60 * 60 * 1000

function isCurrent(progress: BookingProgress): boolean {
  if (progress.step === 'form') return true
  if (progress.step === 'received') return nowMs() - progress.request.confirmedAt <= RECEIVED_SHOWN_MS
  return ['processing', 'failed', 'new-price', 'already-booked'].includes(progress.step)
}

function parse(text: string): BookingProgress | null {
  try {
    const progress = JSON.parse(text) as BookingProgress
    return isCurrent(progress) ? progress : null
  } catch {
    return null
  }
}

const key = (entry: string) => `booking-progress:${entry}`

/** Parsed once per text: React compares the objects it gets. */
const parsed = new Map<string, { readonly text: string; readonly progress: BookingProgress | null }>()

/** @param entry mark of the history entry in which the booking was begun */
export function readProgress(entry: string): BookingProgress | null {
  const text = recall(key(entry))
  if (text === null) return null
  const known = parsed.get(entry)
  if (known?.text === text) return known.progress
  const progress = parse(text)
  if (!progress) forget(key(entry))
  parsed.set(entry, { text, progress })
  return progress
}

export function setProgress(entry: string, progress: BookingProgress) {
  remember(key(entry), JSON.stringify(progress))
}

/** The progress of the current history entry; `null` if nothing has begun. */
export function currentProgress(): BookingProgress | null {
  const entry = entryMark()
  return entry === undefined ? null : readProgress(entry)
}

/** For components that render again after a navigation. `null` on the server. */
export const useCurrentProgress = () => useSyncExternalStore(subscribeToTab, currentProgress, () => null)
