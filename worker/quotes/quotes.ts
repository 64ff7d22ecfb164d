/**
 * All that makes a quote. `quoteTrip` and `quoteTour` answer for a trip; pages show the answer, calls sign it, bookings
 * renew it.
 */
import { formatDuration } from '#domain/contract-texts.ts'
import { type Fare, transferFare, type Trip } from '#domain/fares/transfer-fare.ts'
import type { TourQuote, TransferQuote } from '#domain/quotes/call-shapes.ts'
import { fareQuote, isPriced } from '#domain/quotes/fare-quote.ts'
import type { TourTrip } from '#domain/safaris/tour-price.ts'
import type { Env, WorkerContext } from '#worker/environment.ts'
import { noteSource } from '#worker/log.ts'
import { DatabaseUnavailable } from '#worker/database/d1.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import {
  type EndPoints,
  isKnown,
  isPlaced,
  isSavable,
  ownLeg,
  type PlacedTour,
  type PlacedTransfer,
  type PlacedTrip,
  placeTour,
  placeTransfer,
  slugOf,
} from './placed-trips.ts'
import { computedDistance, type DistanceRecord, findDistance } from './saved-distances.ts'
import { mintTourToken, mintTransferToken, type TourClaims, type TransferClaims } from './token.ts'

/** The distance that the site's price is made of. */
interface QuotedDistance<T extends PlacedTrip> {
  readonly record: DistanceRecord<T>
  /**
   * True for a distance that the own roads have just computed and that an upload would save. The call that looks for a
   * saved one then answers an empty list, which tells its asker to compute and upload.
   */
  readonly awaitsUpload: boolean
}

/** Distance and price of a transfer. They are not signed: nobody can book them yet. */
export interface TripQuote extends QuotedDistance<PlacedTransfer> {
  /** `null` where the ends are one place, or next to each other. */
  readonly fare: Fare | null
}

/** The same for a tour, whose price also depends on travelers and duration. */
export type TourDistance = QuotedDistance<PlacedTour>

/**
 * The distance of the first trip that has a saved one, or else the own roads' of the first whose ends the site knows.
 * @returns `null` where neither is there
 * @throws DatabaseUnavailable where only a saved one could answer, and nobody can say whether there is one
 */
export async function quotedDistance<T extends PlacedTrip>(
  context: WorkerContext,
  trips: readonly T[],
): Promise<QuotedDistance<T> | null> {
  let outage: DatabaseUnavailable | undefined
  const saved = await findDistance(context, trips).catch((error: unknown) => {
    if (!(error instanceof DatabaseUnavailable)) throw error
    outage = error
    return null
  })
  if (saved) return { record: saved, awaitsUpload: false }
  const trip = trips.find(isKnown)
  const leg = trip && ownLeg(trip)
  if (trip && leg) {
    noteSource('distance', 'roads')
    return { record: computedDistance(trip, leg, 'embedded'), awaitsUpload: isSavable(trip) && !outage }
  }
  if (outage) throw outage
  return null
}

function fareOf({ trip, distanceKm, durationMinutes }: DistanceRecord<PlacedTransfer>): Fare | null {
  const measured = { pickup: trip.pickup.name, dropoff: trip.dropoff.name, distanceKm, durationMinutes }
  return isPriced(fareQuote(measured)) ? transferFare(measured) : null
}

const knownEnds = ({ pickup, dropoff }: PlacedTransfer) => Number(pickup.known) + Number(dropoff.known)

/**
 * The one function that quotes a transfer: from the saved distance, or else from the own roads.
 * @param names of its ends, in any spelling; several pairs where an address can be read in several ways
 * @param points where the visitor says that the ends are
 * @returns `null` where no road leads, or nobody knows an end
 * @throws DatabaseUnavailable for places that the site does not know
 */
export async function quoteTrip(
  context: WorkerContext,
  names: Trip | readonly Trip[],
  points?: EndPoints,
): Promise<TripQuote | null> {
  const trips = [names]
    .flat()
    .map((trip) => placeTransfer(trip, points))
    .toSorted((a, b) => knownEnds(b) - knownEnds(a))
  const quoted = await quotedDistance(context, trips)
  return quoted && { ...quoted, fare: fareOf(quoted.record) }
}

/**
 * The one function that quotes the transport of a tour, for half and full day alike.
 * @returns `null` also for a park that is not on sale
 * @throws DatabaseUnavailable for places that the site does not know
 */
export async function quoteTour(
  context: WorkerContext,
  names: TourTrip,
  points?: EndPoints,
): Promise<TourDistance | null> {
  const trip = placeTour(names, points)
  return trip && quotedDistance(context, [trip])
}

/** True if a position, and so the distance, is only what a visitor says: the operator reviews such a booking. */
function needsReview({ trip, listed }: DistanceRecord): boolean {
  return !listed && !isKnown(trip)
}

/** What the answers call verified: the own roads could at least check the distance. */
function isChecked({ trip, listed }: DistanceRecord): boolean {
  return listed || isPlaced(trip)
}

/**
 * A transfer's quote, signed for one visitor: nothing may cache it. Prices are never stored, so new fare rules hold at
 * once.
 */
export async function signTransfer(env: Env, record: DistanceRecord<PlacedTransfer>): Promise<TransferQuote> {
  const { trip, distanceKm, durationMinutes, source } = record
  const [pickup, dropoff] = [trip.pickup.name, trip.dropoff.name]
  const fare = transferFare({ pickup, dropoff, distanceKm, durationMinutes })
  const terms = { pickup, dropoff, distance: distanceKm, ...fare }
  return {
    ...terms,
    duration: formatDuration(durationMinutes),
    url: slugOf(trip),
    source,
    latloc: trip.dropoff.position?.lat ?? null,
    longloc: trip.dropoff.position?.lng ?? null,
    fromPoint: trip.pickup.position,
    verified: isChecked(record),
    token: await mintTransferToken(env, { ...terms, minutes: durationMinutes, needsReview: needsReview(record) }),
  }
}

/**
 * A tour's quote, signed for one visitor: nothing may cache it. Its price follows from the distance with the travelers
 * and the type booked.
 */
export async function signTour(env: Env, record: DistanceRecord<PlacedTour>): Promise<TourQuote> {
  const { trip, distanceKm, source } = record
  const terms = { park: trip.park.name, pickup: trip.pickup.name, dropoff: trip.dropoff.name, distance: distanceKm }
  return {
    ...terms,
    url: slugOf(trip),
    source,
    verified: isChecked(record),
    token: await mintTourToken(env, { ...terms, needsReview: needsReview(record) }),
  }
}

/** For callers that can go on without a place that the site does not know. */
export function nullInOutage(error: unknown): null {
  if (error instanceof DatabaseUnavailable) return null
  throw error
}

/** The trip under the names of an earlier quote. */
const named = <T extends PlacedTrip>(trip: T, { pickup, dropoff }: Trip): T => ({
  ...trip,
  pickup: { ...trip.pickup, name: pickup },
  dropoff: { ...trip.dropoff, name: dropoff },
})

/**
 * A new quote for a stale one: at today's distance where the site knows the places, else at the one that was quoted.
 */
export async function freshTransferQuote(context: WorkerContext, claims: TransferClaims): Promise<TransferQuote> {
  const today = await quoteTrip(context, claims).catch(nullInOutage)
  const quoted = { distanceKm: claims.distance, durationMinutes: claims.minutes }
  const record = today?.record ?? computedDistance(named(placeTransfer(claims), claims), quoted, 'embedded')
  return signTransfer(context.env, record)
}

/** @throws SiteError `quote-invalid` for a park that is no longer sold */
export async function freshTourQuote(context: WorkerContext, claims: TourClaims): Promise<TourQuote> {
  const trip = placeTour(claims)
  if (!trip) throw new SiteError('quote-invalid', { detail: 'This tour is no longer on sale' })
  const today = await quoteTour(context, claims).catch(nullInOutage)
  const quoted = { distanceKm: claims.distance, durationMinutes: 0 }
  return signTour(context.env, today?.record ?? computedDistance(named(trip, claims), quoted, 'embedded'))
}
