import { createContext, use } from 'react'
import type { PayingRules } from '#domain/bookings/money/paying.ts'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import type {
  TourBookingDetails,
  TransferBookingDetails,
  JourneyBookingDetails,
} from '#domain/bookings/request/details.ts'
import type { JourneyAnswer } from '#domain/journeys/journey-calls.ts'
import type { Plan } from '#domain/journeys/plan.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import type { TourLength } from '#domain/duration-and-tour-length.ts'
import type { LocalMoment } from '#domain/sri-lanka-time.ts'
import type {
  DirectionsRequest,
  PlaceMatch,
  Problem,
  Rate,
  Route,
  SafariOffer,
  SafariUpload,
  TourQuote,
  TransferQuote,
  TransferUpload,
} from '#domain/quotes/quote-calls-and-lifetime.ts'

/** The browser's typed client of the API: its shape. What sends calls is in api-client.ts. */

export interface ApiConnection {
  readonly fetch: typeof fetch
  readonly origin: string
  readonly product: string
  /** The page's language: a guest who books on it gets mails in it. */
  readonly language?: Language
  /** Position of a place that this visitor found beyond the site's own data. */
  readonly positionOf?: (name: string) => LatLng | null | undefined
}

export interface CallOptions {
  readonly signal?: AbortSignal
}

/** Asks whether a car can be there. */
interface CarOptions extends CallOptions {
  /** When a ride begins. */
  readonly at?: LocalMoment & { readonly travelers: number }
}

export interface BookingOptions extends CallOptions {
  /** What the check for robots made of this visitor, where the operator has set it up. */
  readonly robotCheck?: string | undefined
  /** The code of the partner whose link brought this visitor. */
  readonly partner?: string | null
  /** The number of the price list whose terms the visitor has read: refuses with 'quote-stale' where others count. */
  readonly termsRead?: number | undefined
  /** Refuses with the problem 'already-booked' what the visitor has booked already. */
  readonly askIfBooked?: boolean
  /** The visitor has read that a car is free for each ride. */
  readonly saidFree?: boolean | undefined
  /** The company that the receipt is for, and its tax number. */
  readonly company?: string | undefined
  readonly taxnumber?: string | undefined
  /** The visitor lives in Sri Lanka. */
  readonly livesHere?: boolean | undefined
  /** As `domain/bookings/driver/driver-wish.ts` reads it. */
  readonly driverWish?: string | undefined
}

export interface Booked extends BookingReceipt {
  /** For the link to its page, which then has it at once: `withSeen`. */
  readonly seen?: string
}

/**
 * The calls of docs/api.md. Each rejects with {@link ApiError} when the server refuses, with a TypeError when
 * it cannot be reached, and with a DOMException named `TimeoutError` or `AbortError` when the wait ends.
 */
export interface SiteApi {
  /** The saved fare of a pair; `null` when none is saved. */
  findTransfer(pickup: string, dropoff: string, options?: CarOptions): Promise<TransferQuote | null>
  saveTransfer(upload: TransferUpload, options?: CallOptions): Promise<TransferQuote>
  listRates(options?: CallOptions): Promise<readonly Rate[]>
  /** Places that a typed text may mean, hotels above all. */
  places(text: string, near?: LatLng | null, options?: CallOptions): Promise<readonly PlaceMatch[]>
  /** `null` if no road leads there. */
  directions(request: DirectionsRequest, options?: CallOptions): Promise<Route | null>
  /** Offers for one park, or for all of them. */
  safariOffers(park?: string, options?: CallOptions): Promise<readonly SafariOffer[]>
  /** The saved distance of a tour; `null` when none is saved. Without transport pickup and dropoff are the park. */
  findSafari(
    route: {
      readonly park: string
      readonly pickup: string
      readonly dropoff: string
      readonly tourLength?: TourLength
    },
    options?: CarOptions,
  ): Promise<TourQuote | null>
  saveSafari(upload: SafariUpload, options?: CallOptions): Promise<TourQuote>
  /** All rides of a plan, priced and signed. A place that is not known, or not to be reached, is named by its field. */
  journey(plan: Plan, options?: CallOptions & { readonly pickups?: readonly LocalMoment[] }): Promise<JourneyAnswer>
  bookTransfer(token: string, details: TransferBookingDetails, options?: BookingOptions): Promise<Booked>
  bookJourney(token: string, details: JourneyBookingDetails, options?: BookingOptions): Promise<Booked>
  bookSafari(token: string, details: TourBookingDetails, options?: BookingOptions): Promise<Booked>
  /** What the holder of a reference may see; `null` when there is no such booking. @param options.seen a bookmark: nothing older */
  booking(
    reference: string,
    options?: CallOptions & { readonly seen?: string | undefined },
  ): Promise<PublicBooking | null>
}

/** An answer other than 2xx. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.title)
    this.problem = problem
  }
}

/**
 * A refusal is about what was asked, such as a name that is too long. Anything else, "too many" with it, is about the
 * service.
 */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.problem.status < 500 && error.problem.status !== 429
}

/** By card or not, residents in rupees, no limit of a gateway, no bank transfer. */
export const usualPaying = (paysOnline: boolean): PayingRules => ({
  paysOnline,
  residents: { paysOnline },
  bankDays: null,
  limits: {},
})

/** How guests can pay in advance, as the operator has set it. */
export const PayingContext = createContext(usualPaying(false))

export const SiteApiContext = createContext<SiteApi | null>(null)

/** For effects and event handlers: while the Worker renders there is no API. */
export function useSiteApi(): SiteApi {
  return use(SiteApiContext) as SiteApi
}

/**
 * A signal that aborts with a `TimeoutError` after this many ms, or when the other signal does. In place of
 * `AbortSignal.timeout` and `AbortSignal.any`, which our oldest browsers lack.
 */
export function timeLimit(milliseconds: number, other?: AbortSignal): AbortSignal {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new DOMException('The time is up', 'TimeoutError')), milliseconds)
  const stop = () => {
    clearTimeout(timer)
    limit.abort(other!.reason)
  }
  if (other?.aborted) stop()
  other?.addEventListener('abort', stop, { signal: limit.signal })
  return limit.signal
}
