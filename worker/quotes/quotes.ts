/**
 * All that makes a quote. `quoteTrip` and `quoteTour` answer for a trip; pages show the answer, calls sign it, bookings
 * renew it.
 */
import { usualWaiting } from '#domain/fares/stops-and-waiting.ts'
import { formatDuration } from '#domain/duration-and-tour-length.ts'
import { type DatedFare, todaysPrices } from '#domain/fares/dated-fare.ts'
import { type Leg, MAX_DRIVABLE_KM, type Trip } from '#domain/fares/transfer-fare.ts'
import { quotedVehicles, type Fare } from '#domain/fares/vehicles.ts'
import type { TrainWay } from '#domain/journeys/hill-train.ts'
import { transferRideFare } from '#domain/journeys/journey-fares.ts'
import type {
  StopOnTheWay,
  StopsOnTheWay,
  TourQuote,
  TransferQuote,
  WithVehicles,
} from '#domain/quotes/quote-calls-and-lifetime.ts'
import { fieldProblem, fieldText } from '#domain/quotes/field-problems.ts'
import { placeKey } from '#domain/places/place-name.ts'
import { fareBetween } from '#domain/quotes/fare-quote.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { TourTrip } from '#domain/tours/tour-price.ts'
import type { Env, WorkerContext } from '#worker/environment.ts'
import { noteSource } from '#worker/log.ts'
import { DatabaseUnavailable } from '#worker/database/d1.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { roadLeg } from '#domain/roads/directions.ts'
import {
  type EndPoints,
  isKnown,
  isPlaced,
  isSavable,
  ownLeg,
  placeAt,
  type PlacedTour,
  type PlacedTransfer,
  type PlacedTrip,
  placeTour,
  placeTransfer,
  slugOf,
} from './placed-trips.ts'
import { computedDistance, type DistanceRecord, findDistance, shownDistance } from './saved-distances.ts'
import { mintTourToken, mintTransferToken, type TourClaims, type TransferClaims } from './quote-token.ts'

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
  /** `null` if the ends are one place, or next to each other. */
  readonly fare: Fare | null
  /** The way by the stops on it; absent if there are none. The record is of the direct one. */
  readonly stops?: WayByStops
}

/** A transfer's way by its stops. */
export interface WayByStops extends Leg {
  readonly via: readonly StopOnTheWay[]
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
  find = findDistance<T>,
): Promise<QuotedDistance<T> | null> {
  let outage: DatabaseUnavailable | undefined
  const saved = await find(context, trips).catch((error: unknown) => {
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

const fareOf = ({ trip, distanceKm, durationMinutes }: DistanceRecord<PlacedTransfer>): Fare | null =>
  fareBetween({ pickup: trip.pickup.name, dropoff: trip.dropoff.name, distanceKm, durationMinutes })

const knownEnds = ({ pickup, dropoff }: PlacedTransfer) => Number(pickup.known) + Number(dropoff.known)

/**
 * The own roads' way from one end of a transfer to the other by way of the stops.
 * @returns `null` if no road leads there, or an end has no position
 * @throws SiteError `invalid` with each stop that nobody knows
 */
function wayByStops({ pickup, dropoff }: PlacedTransfer, asked: StopsOnTheWay): WayByStops | null {
  const places = asked.map(({ place }) => placeAt(place))
  const unknown = places.flatMap(({ known }, i) => (known ? [] : [i]))
  if (unknown.length > 0) {
    throw new SiteError('invalid', {
      fields: unknown.map((i) => ({
        field: `urlData.via.${i}.place`,
        message: fieldText(fieldProblem('unknown-place')),
      })),
    })
  }
  const leg =
    pickup.position &&
    dropoff.position &&
    roadLeg(
      pickup.position,
      dropoff.position,
      places.map(({ position }) => position!),
    )
  if (!leg || leg.distanceKm > MAX_DRIVABLE_KM) return null
  return { ...leg, via: asked.map(({ minutes = usualWaiting() }, i) => ({ place: places[i]!.name, minutes })) }
}

/** Whether it ends where it begins: only a way by stops is one. */
export const isRound = ({ pickup, dropoff }: Trip) => placeKey(pickup) === placeKey(dropoff)

/** What a token says of the stops, and what the fare is made of. */
function termsOf({ trip, distanceKm, durationMinutes }: DistanceRecord<PlacedTransfer>, stops?: WayByStops) {
  const direct = { distance: distanceKm, minutes: durationMinutes }
  const way = stops ? { distance: stops.distanceKm, minutes: stops.durationMinutes } : direct
  return {
    pickup: trip.pickup.name,
    dropoff: trip.dropoff.name,
    ...way,
    via: [...(stops?.via ?? [])],
    direct: stops && !isRound({ pickup: trip.pickup.name, dropoff: trip.dropoff.name }) ? direct : null,
  }
}

/**
 * The one function that quotes a transfer: from the saved distance, or else from the own roads.
 * @param names of its ends, in any spelling; several pairs where an address can be read in several ways
 * @param points where the visitor says that the ends are
 * @param via stops on the way: the fare is that of the whole way, and waiting
 * @returns `null` if no road leads there, or nobody knows an end
 * @throws DatabaseUnavailable for places that the site does not know
 * @throws SiteError `invalid` with each stop that nobody knows
 */
export async function quoteTrip(
  context: WorkerContext,
  names: Trip | readonly Trip[],
  points?: EndPoints,
  via: StopsOnTheWay = [],
  find = findDistance<PlacedTransfer>,
): Promise<TripQuote | null> {
  const trips = [names]
    .flat()
    .map((trip) => placeTransfer(trip, points))
    .toSorted((a, b) => knownEnds(b) - knownEnds(a))
  const quoted = await quotedDistance(context, trips, find)
  if (!quoted) return null
  const fare = fareOf(quoted.record)
  if (via.length === 0 || !fare) return { ...quoted, fare }
  const stops = wayByStops(quoted.record.trip, via)
  // Nothing of it is saved: there is nothing to upload.
  return stops && { ...quoted, awaitsUpload: false, fare: transferRideFare(termsOf(quoted.record, stops)), stops }
}

/**
 * A transfer that ends where it begins, by way of stops at which the driver waits: what the office books by telephone.
 * @returns `null` if no road leads there, or nobody knows the place
 * @throws SiteError `invalid` with each stop that nobody knows
 */
export function quoteRoundTrip(names: Trip, via: StopsOnTheWay): TripQuote | null {
  const trip = placeTransfer(names)
  const stops = wayByStops(trip, via)
  if (!stops || stops.distanceKm < 1) return null
  const record = computedDistance(trip, { distanceKm: 0, durationMinutes: 0 }, 'embedded')
  return { record, awaitsUpload: false, fare: transferRideFare(termsOf(record, stops)), stops }
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

/** The same two for pages: `shownDistance`. */
export const quoteShownTrip = (context: WorkerContext, names: Trip) =>
  quoteTrip(context, names, undefined, [], shownDistance)

export async function quoteShownTour(context: WorkerContext, names: TourTrip): Promise<TourDistance | null> {
  const trip = placeTour(names)
  return trip && quotedDistance(context, [trip], shownDistance)
}

/** True if a position, and so the distance, is only what a visitor says: the operator reviews such a booking. */
function needsReview({ trip, listed }: DistanceRecord): boolean {
  return !listed && !isKnown(trip)
}

/** What the answers call verified: the own roads could at least check the distance. */
function isChecked({ trip, listed }: DistanceRecord): boolean {
  return listed || isPlaced(trip)
}

/** As an answer tells them: those of today's season; and what the prices of other days and hours are made of. */
function answerPrices(fare: Fare): DatedFare & WithVehicles {
  const { dated, ...today } = todaysPrices(fare, sriLankaTime(new Date()).date)
  return { ...today, vehicles: quotedVehicles(today), ...(dated ? { dated } : {}) }
}

interface SignedWith {
  /** Of that record by those stops, where the caller has it. */
  readonly fare?: Fare | undefined
  /** Of guests whose bags alone go by car. */
  readonly train?: TrainWay | undefined
}

/**
 * A transfer's quote, signed for one visitor: nothing may cache it. Prices are never stored, so new fare rules hold at
 * once.
 */
export async function signTransfer(
  env: Env,
  record: DistanceRecord<PlacedTransfer>,
  stops?: WayByStops,
  { fare, train }: SignedWith = {},
): Promise<TransferQuote & WithVehicles> {
  const { trip, source } = record
  const terms = { ...termsOf(record, stops), ...(train ? { train } : {}) }
  const prices = fare ?? transferRideFare(terms)
  const { pickup, dropoff, distance, minutes } = terms
  return {
    pickup,
    dropoff,
    distance,
    ...answerPrices(prices),
    ...(stops ? { via: stops.via } : {}),
    duration: formatDuration(minutes),
    url: slugOf(trip),
    source,
    latloc: trip.dropoff.position?.lat ?? null,
    longloc: trip.dropoff.position?.lng ?? null,
    fromPoint: trip.pickup.position,
    verified: isChecked(record),
    token: await mintTransferToken(env, { ...terms, ...prices, needsReview: needsReview(record) }),
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

const legOf = ({ distance, minutes }: { readonly distance: number; readonly minutes: number }): Leg => ({
  distanceKm: distance,
  durationMinutes: minutes,
})

/**
 * A new quote for a stale one: at today's distance where the site knows the places, else at the one that was quoted.
 */
export async function freshTransferQuote(context: WorkerContext, claims: TransferClaims): Promise<TransferQuote> {
  const today = isRound(claims)
    ? quoteRoundTrip(claims, claims.via)
    : await quoteTrip(context, claims, undefined, claims.via).catch(nullInOutage)
  if (today) return signTransfer(context.env, today.record, today.stops, { train: claims.train })
  const stops = claims.via.length > 0 ? { ...legOf(claims), via: claims.via } : undefined
  const quoted = legOf(claims.direct ?? claims)
  const record = computedDistance(named(placeTransfer(claims), claims), quoted, 'embedded')
  return signTransfer(context.env, record, stops, { train: claims.train })
}

/** @throws SiteError `quote-invalid` for a park that is no longer sold */
export async function freshTourQuote(context: WorkerContext, claims: TourClaims): Promise<TourQuote> {
  const trip = placeTour(claims)
  if (!trip) throw new SiteError('quote-invalid', { detail: 'This tour is no longer on sale' })
  const today = await quoteTour(context, claims).catch(nullInOutage)
  const quoted = { distanceKm: claims.distance, durationMinutes: 0 }
  return signTour(context.env, today?.record ?? computedDistance(named(trip, claims), quoted, 'embedded'))
}
