import { useSyncExternalStore } from 'react'
import { forget, recall, remember } from '#client/tab-storage.ts'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import type { TransferBookingDetails, TourBookingDetails } from '#domain/bookings/details.ts'
import type { Fare } from '#domain/fares/transfer-fare.ts'
import type { Problem } from '#domain/quotes/call-shapes.ts'

/**
 * How far the booking on a page has come. Kept in the tab before anything is sent, so that a reload goes on where it was:
 * the quote's token makes it the same booking, however often it is sent (design section 4).
 */

/** What the visitor wants to book. */
export type Order = {
  /** The customer's number as it is dialled from anywhere. */
  readonly phone: string
} & (
  | { readonly kind: 'transfer'; readonly details: TransferBookingDetails }
  | {
    readonly kind: 'safari'; readonly details: TourBookingDetails
    /** Of the transport, whole km; it is stored where nobody has asked for the pair before. */
    readonly distance: number
  }
)

export type Attempt = Order & {
  /** Of the quote that it redeems; `null` until there is one. */
  readonly token: string | null
  /** Milliseconds since 1970. */
  readonly startedAt: number
}

export type FieldProblems = NonNullable<Problem['fields']>

/** A quote at another price than the visitor saw. */
export type NewQuote =
  | ({ readonly kind: 'transfer'; readonly token: string; readonly pickup: string; readonly dropoff: string; readonly distance: number; readonly duration: string } & Fare)
  | { readonly kind: 'safari'; readonly token: string; readonly park: string; readonly pickup: string; readonly dropoff: string; readonly distance: number }

export type Progress =
  | {
    readonly step: 'form'
    /** Was sent, and nobody knows whether it arrived: the next one redeems the same quote. */
    readonly unsettled?: Attempt
    /** What the server would not take. */
    readonly refused?: FieldProblems
  }
  | { readonly step: 'processing'; readonly attempt: Attempt; readonly unsettled?: Attempt }
  | {
    readonly step: 'received'; readonly attempt: Attempt; readonly receipt: BookingReceipt
    /** An earlier attempt had arrived after all, and stands as it was sent. */
    readonly earlier?: boolean
  }
  | { readonly step: 'failed'; readonly attempt: Attempt }
  | { readonly step: 'new-price'; readonly attempt: Attempt; readonly quote: NewQuote }

const STEPS: readonly Progress['step'][] = ['form', 'processing', 'received', 'failed', 'new-price']

const key = (page: string) => `booking:${page}`

const listeners = new Set<() => void>()
/** The same object for the same text: React compares what it is given. */
const parsed = new Map<string, { readonly text: string; readonly progress: Progress | null }>()

/** Milliseconds for which a reload shows a booking that was received; from then on its own page does. */
const SHOWN_FOR = 60 * 60 * 1000

const isOver = (progress: Progress) => progress.step === 'received' && Date.now() - progress.attempt.startedAt > SHOWN_FOR

function parse(text: string): Progress | null {
  try {
    const progress = JSON.parse(text) as Progress
    return STEPS.includes(progress.step) && !isOver(progress) ? progress : null
  } catch {
    return null
  }
}

/** @param page path of the page that it was begun on */
export function readProgress(page: string): Progress | null {
  const text = recall(key(page))
  if (text === null) return null
  const known = parsed.get(page)
  if (known?.text === text) return known.progress
  const progress = parse(text)
  if (!progress) forget(key(page))
  parsed.set(page, { text, progress })
  return progress
}

/** @param progress `null` to begin anew */
export function setProgress(page: string, progress: Progress | null) {
  if (progress) remember(key(page), JSON.stringify(progress))
  else forget(key(page))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `null` on the server, and where nothing has been begun. */
export function useProgress(page: string): Progress | null {
  return useSyncExternalStore(subscribe, () => readProgress(page), () => null)
}

/** Pages whose visitor has just come back from an answer to the form: the form is where they go on. */

const returning = new Set<string>()

export function markReturn(page: string) {
  returning.add(page)
}

/** True once after each return. */
export function takeReturn(page: string): boolean {
  return returning.delete(page)
}
