/**
 * All that makes a quote: the distance of a trip, the fare that follows from it, and the token that one booking may
 * redeem.
 */
import { formatDuration } from '#domain/contract-texts.ts'
import { transferFare, type Trip } from '#domain/fares/transfer-fare.ts'
import type { TourQuote, TransferQuote } from '#domain/quotes/call-shapes.ts'
import { parseSafariSlug } from '#domain/quotes/slugs.ts'
import type { Env, WorkerContext } from '#worker/environment.ts'
import { noteSource } from '#worker/log.ts'
import { DatabaseUnavailable } from '#worker/database/d1.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import {
  type EndPoints,
  isKnown,
  isPlaced,
  ownLeg,
  type PlacedTour,
  type PlacedTransfer,
  type PlacedTrip,
  placeTour,
  placeTransfer,
  slugOf,
  transfersOfSlug,
} from './placed-trips.ts'
import { computedDistance, type DistanceRecord, findDistance } from './saved-distances.ts'
import { mintTourToken, mintTransferToken, type TourClaims, type TransferClaims } from './token.ts'

/** True where a position rests on a visitor's word, and the distance with it: the operator reviews a booking of it. */
function needsReview({ trip, listed }: DistanceRecord): boolean {
  return !listed && !isKnown(trip)
}

/**
 * A transfer's quote for one visitor: nothing may cache it. Prices are never stored, so new fare rules hold at once.
 */
export async function transferQuote(env: Env, record: DistanceRecord<PlacedTransfer>): Promise<TransferQuote> {
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
    verified: record.listed || isPlaced(trip),
    token: await mintTransferToken(env, { ...terms, minutes: durationMinutes, verified: !needsReview(record) }),
  }
}

/**
 * A tour's quote for one visitor: nothing may cache it. Its price follows from the distance with the travelers and the
 * type booked.
 */
export async function tourQuote(env: Env, record: DistanceRecord<PlacedTour>): Promise<TourQuote> {
  const { trip, distanceKm, source } = record
  const terms = { park: trip.park.name, pickup: trip.pickup.name, dropoff: trip.dropoff.name, distance: distanceKm }
  return {
    ...terms,
    url: slugOf(trip),
    source,
    verified: record.listed || isPlaced(trip),
    token: await mintTourToken(env, { ...terms, verified: !needsReview(record) }),
  }
}

/**
 * While the database does not answer, the own roads say how far it is between known places.
 * @throws DatabaseUnavailable where they cannot
 */
async function savedOrOwn<T extends PlacedTrip>(
  context: WorkerContext,
  trips: readonly T[],
): Promise<DistanceRecord<T> | null> {
  return findDistance(context, trips).catch((error: unknown) => {
    const trip = trips.find(isKnown)
    const leg = error instanceof DatabaseUnavailable && trip ? ownLeg(trip) : null
    if (!trip || !leg || leg.distanceKm < 1) throw error
    noteSource('distance', 'roads')
    return computedDistance(trip, leg, 'embedded')
  })
}

/**
 * The saved distance of a transfer's slug.
 * @throws DatabaseUnavailable for places that the site does not know
 */
export function findTransfer(
  context: WorkerContext,
  slug: string,
  points?: EndPoints,
): Promise<DistanceRecord<PlacedTransfer> | null> {
  return savedOrOwn(context, transfersOfSlug(slug, points))
}

/**
 * The saved distance of a tour's slug, which is one for half and full day.
 * @throws DatabaseUnavailable for places that the site does not know
 */
export async function findTour(
  context: WorkerContext,
  slug: string,
  points?: EndPoints,
): Promise<DistanceRecord<PlacedTour> | null> {
  const tour = parseSafariSlug(slug)
  const trip = tour && placeTour(tour, points)
  return trip && savedOrOwn(context, [trip])
}

interface FoundDistance<T extends PlacedTrip> {
  readonly record: DistanceRecord<T>
  /** False for one that was computed just now: a page's browser uploads it to be saved. */
  readonly saved: boolean
}

/**
 * The saved distance, or else the own roads', also while the database does not answer.
 * @returns `null` where they have no route, or a place is unknown
 */
export async function findOrCompute<T extends PlacedTrip>(
  context: WorkerContext,
  trip: T,
): Promise<FoundDistance<T> | null> {
  const record = await findDistance(context, [trip]).catch((error: unknown) => {
    if (error instanceof DatabaseUnavailable) return null
    throw error
  })
  if (record) return { record, saved: true }
  const leg = ownLeg(trip)
  if (leg) noteSource('distance', 'roads')
  return leg && { record: computedDistance(trip, leg, 'embedded'), saved: false }
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
  const trip = placeTransfer(claims)
  const found = await findOrCompute(context, trip)
  const quoted = { distanceKm: claims.distance, durationMinutes: claims.minutes }
  return transferQuote(context.env, found?.record ?? computedDistance(named(trip, claims), quoted, 'embedded'))
}

/** @throws SiteError `quote-invalid` for a park that is no longer sold */
export async function freshTourQuote(context: WorkerContext, claims: TourClaims): Promise<TourQuote> {
  const trip = placeTour(claims)
  if (!trip) throw new SiteError('quote-invalid', { detail: 'This tour is no longer on sale' })
  const found = await findOrCompute(context, trip)
  const quoted = { distanceKm: claims.distance, durationMinutes: 0 }
  return tourQuote(context.env, found?.record ?? computedDistance(named(trip, claims), quoted, 'embedded'))
}
