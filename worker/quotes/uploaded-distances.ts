/**
 * Distances that a visitor's browser computed, for transfers and tours alike. docs/product.md#distances
 *
 * 1. Between places that the site knows, its own roads answer: whatever is uploaded, the answer holds the site's own
 * figures.
 * 2. An end that only the visitor places: where the Worker has a key of its own, it asks Google itself, and saves that
 * under the name and its position. What the browser says is quoted to its sender alone, within the tolerance of the own
 * roads.
 * 3. A name that nobody places is quoted to its sender alone.
 */
import type * as v from 'valibot'
import { parseDuration } from '#domain/duration-and-tour-length.ts'
import { type Leg, transferFare } from '#domain/fares/transfer-fare.ts'
import type { Fare } from '#domain/fares/vehicles.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { isInSriLanka } from '#domain/places/sri-lanka-bounds.ts'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { placeKey } from '#domain/places/place-name.ts'
import type { SafariUploadSchema, TransferUploadSchema } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { fieldText } from '#domain/quotes/field-problems.ts'
import {
  distanceObjections,
  impossibleLegs,
  legObjections,
  MAX_OFF_KM,
  type Objection,
  wholeLeg,
} from '#domain/quotes/plausibility.ts'
import { parseTourSlug, transferSlugReadings } from '#domain/quotes/slugs.ts'
import type { WorkerContext } from '#worker/environment.ts'
import { askGoogle, type Stop } from '#worker/google/route-check.ts'
import { type InvalidField, SiteError } from '#worker/platform/site-error.ts'
import { kmApart } from '#domain/roads/geometry.ts'
import {
  isFromGateToGate,
  isKnown,
  isPlaced,
  isSavable,
  ownLeg,
  type Place,
  type PlacedTour,
  type PlacedTransfer,
  type PlacedTrip,
  placeTour,
  placeTransfer,
  tripKey,
} from './placed-trips.ts'
import { quotedDistance } from './quotes.ts'
import { computedDistance, type DistanceRecord, findDistance, saveDistance } from './saved-distances.ts'

type TransferUpload = v.InferOutput<typeof TransferUploadSchema>['urlDataUpload']
type TourUpload = v.InferOutput<typeof SafariUploadSchema>['urlDataUpload']

/** What a visitor says of a trip. A tour's upload has no duration. */
interface ClaimedLeg {
  readonly distanceKm: number
  readonly durationMinutes: number | null
}

/**
 * @param visitor as `visitorOf` gives it: Google's answers cost, so they are counted
 * @returns what the visitor is quoted
 * @throws SiteError `invalid` with the fields refused; nothing is saved then
 * @throws DatabaseUnavailable
 */
export async function uploadTransfer(
  context: WorkerContext,
  upload: TransferUpload,
  visitor: string | null,
): Promise<DistanceRecord<PlacedTransfer>> {
  const sentTo =
    upload.toPoint ?? (upload.lat != null && upload.long != null ? { lat: upload.lat, lng: upload.long } : null)
  const trip = placeTransfer({ pickup: upload.from, dropoff: upload.to }, { pickup: upload.fromPoint, dropoff: sentTo })
  checkPlace(trip.pickup, upload.fromPoint, 'from', 'fromPoint')
  checkPlace(trip.dropoff, sentTo, 'to', upload.toPoint ? 'toPoint' : 'lat')
  if (placeKey(trip.pickup.name) === placeKey(trip.dropoff.name))
    refuse([{ field: 'to', message: 'Pickup and dropoff are the same place' }])
  if (!transferSlugReadings(upload.url).some((read) => isSameTrip(placeTransfer(read), trip)))
    refuse([{ field: 'url', message: 'The slug names other places' }])
  const leg = { distanceKm: upload.distance, durationMinutes: parseDuration(upload.duration)! }
  checkPrices(upload, transferFare({ pickup: trip.pickup.name, dropoff: trip.dropoff.name, ...leg }))
  return distanceOf(context, trip, leg, visitor)
}

/** The same for a tour, from the pickup by way of the park's gate to the dropoff. */
export async function uploadTour(
  context: WorkerContext,
  upload: TourUpload,
  visitor: string | null,
): Promise<DistanceRecord<PlacedTour>> {
  const trip = placeTour(upload, { pickup: upload.pickupPoint, dropoff: upload.dropoffPoint })
  if (!trip) return refuse([{ field: 'park', message: 'No safari is offered there' }])
  checkPlace(trip.pickup, upload.pickupPoint, 'pickup', 'pickupPoint')
  checkPlace(trip.dropoff, upload.dropoffPoint, 'dropoff', 'dropoffPoint')
  const tour = parseTourSlug(upload.url)
  const read = tour && placeTour(tour)
  if (!read || !isSameTrip(read, trip)) refuse([{ field: 'url', message: 'The slug names another tour' }])
  if (isFromGateToGate(trip) && upload.distance !== 0)
    refuse([{ field: 'distance', message: 'From the park to the park there is no transport' }])
  return distanceOf(context, trip, { distanceKm: upload.distance, durationMinutes: null }, visitor)
}

function distanceOf<T extends PlacedTrip>(
  context: WorkerContext,
  trip: T,
  claimed: ClaimedLeg,
  visitor: string | null,
): Promise<DistanceRecord<T>> {
  return isKnown(trip) ? ownDistance(context, trip) : claimedDistance(context, trip, claimed, visitor)
}

/** The distance between known places, whatever was claimed. */
async function ownDistance<T extends PlacedTrip>(context: WorkerContext, trip: T): Promise<DistanceRecord<T>> {
  const quote = (await quotedDistance(context, [trip])) ?? refuse([NO_ROAD])
  if (trip.kind === 'transfer' && quote.record.distanceKm < 1)
    refuse([{ field: 'distance', message: 'These places are next to each other' }])
  return (quote.awaitsUpload && (await saveDistance(context, quote.record))) || quote.record
}

/** The distance of a trip with an end that only its visitor knows. */
async function claimedDistance<T extends PlacedTrip>(
  context: WorkerContext,
  trip: T,
  claimed: ClaimedLeg,
  visitor: string | null,
): Promise<DistanceRecord<T>> {
  const own = isPlaced(trip) ? (ownLeg(trip) ?? refuse([NO_ROAD])) : null
  refuse(objections(claimed, own).map(({ field, problem }) => ({ field, message: fieldText(problem) })))
  const saved = await findDistance(context, [trip])
  if (saved) return saved
  const checked = own && isSavable(trip) ? await askedOfGoogle(context, trip, own, visitor) : null
  const shared = checked && (await saveDistance(context, checked))
  if (shared) return shared
  // The sender alone gets it. Another figure than the one sent would make their page ask again and again.
  const leg = { ...claimed, durationMinutes: claimed.durationMinutes ?? own?.durationMinutes ?? 0 }
  const isOwn = leg.distanceKm === own?.distanceKm && leg.durationMinutes === own.durationMinutes
  return computedDistance(trip, leg, isOwn ? 'embedded' : 'google')
}

/** Google's distance by the Worker's own key; `null` without a key, or where Google does not answer. */
async function askedOfGoogle<T extends PlacedTrip>(
  context: WorkerContext,
  trip: T,
  own: Leg,
  visitor: string | null,
): Promise<DistanceRecord<T> | null> {
  const gates = trip.kind === 'safari' ? [trip.park.gate] : []
  const positions = [trip.pickup.position, ...gates, trip.dropoff.position]
  const stops = positions.map((position): Stop => ({ name: null, position }))
  const answer = await askGoogle(context.env, stops, visitor)
  if (answer === null || typeof answer === 'string') return null
  return answer.route
    ? computedDistance(trip, wholeLeg(answer.route), 'google')
    : computedDistance(trip, own, 'embedded')
}

const NO_ROAD: InvalidField = { field: 'url', message: 'No road leads there' }

/** @param own the own roads' figures; `null` if nobody places an end */
function objections({ distanceKm, durationMinutes }: ClaimedLeg, own: Leg | null): Objection[] {
  if (durationMinutes === null) return own ? distanceObjections(distanceKm, own.distanceKm) : []
  const claimed = { distanceKm, durationMinutes }
  return own ? legObjections(claimed, own) : impossibleLegs(claimed)
}

const isSameTrip = (a: PlacedTrip, b: PlacedTrip) => tripKey(a, false) === tripKey(b, false)

/** @throws SiteError for a name without letters, a position abroad, or one at odds with a known name */
function checkPlace(
  { name, position, known }: Place,
  sent: LatLng | null | undefined,
  nameField: string,
  pointField: string,
): void {
  if (!placeKey(name)) refuse([{ field: nameField, message: 'A place name has letters' }])
  if (sent && !isInSriLanka(sent)) refuse([{ field: pointField, message: 'This position is not in Sri Lanka' }])
  // Maps place a park in its middle; cars go to its gate.
  const isPark = findPlace(name)?.kind === 'park'
  if (sent && position && known && !isPark && kmApart(sent, position) > MAX_OFF_KM)
    refuse([{ field: pointField, message: `${name} is not at this position` }])
}

const PRICE_FIELDS = {
  miniPriceLKR: 'miniprice',
  miniPriceUSD: 'miniusd',
  carPriceLKR: 'carprice',
  carPriceUSD: 'carusd',
  vanPriceLKR: 'vanprice',
  vanPriceUSD: 'vanusd',
} as const satisfies Record<string, Exclude<keyof Fare, 'further'>>

/** @throws SiteError with each price that does not follow from the distance and duration sent */
function checkPrices(upload: TransferUpload, fare: Fare): void {
  refuse(
    Object.entries(PRICE_FIELDS).flatMap(([field, price]) =>
      upload[field as keyof typeof PRICE_FIELDS] === fare[price]
        ? []
        : [{ field, message: fare[price] === null ? 'This vehicle is not offered' : `The fare is ${fare[price]}` }],
    ),
  )
}

function refuse(fields: readonly [InvalidField, ...InvalidField[]]): never
function refuse(fields: readonly InvalidField[]): void
/** @throws SiteError if there is anything to object to */
function refuse(fields: readonly InvalidField[]): void {
  if (fields.length === 0) return
  throw new SiteError('invalid', {
    fields: fields.map(({ field, message }) => ({ field: `urlDataUpload.${field}`, message })),
  })
}
