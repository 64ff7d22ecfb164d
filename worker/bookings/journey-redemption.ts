/** Redeems the quote of a journey: all its rides in one booking. docs/bookings.md#journeys */
import type { DriverNotes } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { beyondStay } from '#domain/bookings/request/pickup-time.ts'
import { stayProblem } from '#domain/quotes/seasons-in-words.ts'
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import { journeyOn } from '#domain/journeys/dated-journey.ts'
import { agreedRides } from '#domain/journeys/booked-rides.ts'
import type { Arrangement, QuotedRide } from '#domain/journeys/journey-calls.ts'
import { isCurrentJourney } from '#domain/journeys/journey-fares.ts'
import type { DrivenOn } from '#domain/prices/dated-price.ts'
import type { LocalMoment } from '#domain/sri-lanka-time.ts'
import type { WorkerContext } from '#worker/environment.ts'
import { listNumber, runUnderListInForce } from '#worker/prices/request-price-list.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { freshJourneyQuote } from '#worker/quotes/journeys.ts'
import { type JourneyClaims, readToken, underListOfToken } from '#worker/quotes/quote-token.ts'
import { type BookingGuest, type BookingProblem, redeem, type RedemptionOptions } from './redemption.ts'
import type { Booking } from './read-bookings.ts'
import { type NewRide, NO_TOUR, NO_TRANSFER } from './write-booking.ts'

/** Sri Lanka time, and what the driver is told. */
interface RequestedPickup extends LocalMoment {
  readonly notes: DriverNotes
}

/** A journey as a guest asks for it, at the price that was quoted. */
export interface RequestedJourney extends BookingGuest {
  readonly token: string
  readonly vehicle: VehicleClass
  readonly arrangement: Arrangement
  /** One for each ride of the quote, in their order. */
  readonly pickups: readonly RequestedPickup[]
}

/** Of each tour the same: it is priced by the head, where a transfer is priced by the vehicle. `null` without tours. */
function pricedTravelers({ rides }: JourneyClaims): number | null {
  const tour = rides.find((ride) => ride.kind === 'tour')
  return tour?.vehicles.reduce((sum, { travelers }) => sum + travelers, 0) ?? null
}

function disagreements({ pickups, arrangement }: RequestedJourney, claims: JourneyClaims): BookingProblem[] {
  const { rides, stay, days } = claims
  const priced = pricedTravelers(claims)
  const isForMore = priced !== null && pickups.some(({ notes }) => (notes.travelers ?? 0) > priced)
  const dates = pickups.map(({ date }) => date)
  const beyond = arrangement === 'stay' && dates.length > 0 ? beyondStay(dates, days) : null
  return [
    ...(beyond
      ? [{ ride: beyond.ride, field: 'date', code: 'beyond-stay', problem: stayProblem(beyond) } as const]
      : []),
    ...(isForMore ? [{ field: 'passengers', code: 'more-than-priced', travelers: priced } as const] : []),
    ...(pickups.length === rides.length ? [] : [{ field: 'rides', code: 'other-rides', rides: rides.length } as const]),
    ...(arrangement === 'stay' && stay === null ? [{ field: 'arrangement', code: 'no-stay' } as const] : []),
  ]
}

/** A car that stays drives to the tours, too. */
function drivenOn(ride: QuotedRide | undefined, { vehicle, arrangement }: RequestedJourney): DrivenOn {
  if (ride?.kind !== 'tour') return { vehicle }
  return { park: ride.park, ...(arrangement === 'stay' ? { vehicle } : {}) }
}

function newRides(requested: RequestedJourney, claims: JourneyClaims, needsReview: boolean): NewRide[] {
  const { vehicle, arrangement, pickups } = requested
  return agreedRides(journeyOn(claims, pickups), pickups, vehicle, arrangement).map((ride): NewRide => {
    const common = { needsReview, via: ride.via.length > 0 ? ride.via : null }
    return ride.kind === 'transfer' ? { ...NO_TOUR, ...ride, ...common } : { ...NO_TRANSFER, ...ride, ...common }
  })
}

/**
 * @throws SiteError `quote-invalid`, and as {@link redeem}
 * @throws QuotesStale, BookingRefused
 */
export async function redeemJourney(
  context: WorkerContext,
  requested: RequestedJourney,
  options: RedemptionOptions,
): Promise<Booking> {
  const now = options.now ?? new Date()
  return underListOfToken(
    context.env,
    requested.token,
    () => redeemUnderList(context, requested, { ...options, now }),
    now.getTime(),
  )
}

async function redeemUnderList(
  context: WorkerContext,
  requested: RequestedJourney,
  options: RedemptionOptions & { readonly now: Date },
): Promise<Booking> {
  const reading = await readToken(context.env, requested.token, 'journey', options.now.getTime())
  if (!reading.ok && reading.reason !== 'expired')
    throw new SiteError('quote-invalid', { detail: 'Get a new quote and book with that' })
  const { claims } = reading
  const { arrangement } = requested
  return redeem(
    context,
    requested,
    {
      jtis: [claims.jti],
      isStale: !reading.ok || claims.list !== listNumber() || !isCurrentJourney(claims),
      needsReview: claims.needsReview,
      arrangement,
      stayDays: arrangement === 'stay' ? claims.days : null,
      pickups: requested.pickups.map((pickup, i) => ({ ...pickup, driven: drivenOn(claims.rides[i], requested) })),
      disagreements: () => disagreements(requested, claims),
      newRides: (needsReview) => newRides(requested, claims, needsReview),
      freshQuotes: async () => [await runUnderListInForce(() => freshJourneyQuote(context, claims))],
    },
    options,
  )
}
