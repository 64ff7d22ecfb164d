/**
 * Distances that a visitor's browser computed, for transfers and tours alike. docs/product.md#distances
 *
 * 1. Between places that the site knows, its own roads answer: whatever is uploaded, the answer holds the site's own
 * figures.
 * 2. An end that only the visitor places: figures within the tolerance of the own roads are saved under the name and
 * its position.
 * 3. A name that nobody places is quoted to its sender alone, and not saved.
 */
import type * as v from 'valibot'
import { parseDuration } from '#domain/contract-texts.ts'
import { type Fare, type Leg, transferFare } from '#domain/fares/transfer-fare.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { placeKey } from '#domain/places/place-name.ts'
import type { SafariUploadSchema, TransferUploadSchema } from '#domain/quotes/call-shapes.ts'
import {
  distanceObjections,
  impossibleLegs,
  isInSriLanka,
  legObjections,
  MAX_OFF_KM,
  type Objection,
} from '#domain/quotes/plausibility.ts'
import { parseSafariSlug } from '#domain/quotes/slugs.ts'
import type { WorkerContext } from '#worker/environment.ts'
import { type InvalidField, SiteError } from '#worker/platform/site-error.ts'
import { kmApart } from '#worker/roads/geometry.ts'
import {
  isFromGateToGate,
  isKnown,
  isPlaced,
  ownLeg,
  type Place,
  type PlacedTour,
  type PlacedTransfer,
  type PlacedTrip,
  placeTour,
  placeTransfer,
  transfersOfSlug,
  tripKey,
} from './placed-trips.ts'
import { computedDistance, type DistanceRecord, findDistance, saveDistance } from './saved-distances.ts'

type TransferUpload = v.InferOutput<typeof TransferUploadSchema>['urlDataUpload']
type TourUpload = v.InferOutput<typeof SafariUploadSchema>['urlDataUpload']

/** What a visitor says of a trip. A tour's upload has no duration. */
interface ClaimedLeg {
  readonly distanceKm: number
  readonly durationMinutes: number | null
}

/**
 * @returns what the visitor is quoted
 * @throws SiteError `invalid` with the fields refused; nothing is saved then
 * @throws DatabaseUnavailable
 */
export async function uploadTransfer(
  context: WorkerContext,
  upload: TransferUpload,
): Promise<DistanceRecord<PlacedTransfer>> {
  const sentTo =
    upload.toPoint ?? (upload.lat != null && upload.long != null ? { lat: upload.lat, lng: upload.long } : null)
  const trip = placeTransfer({ pickup: upload.from, dropoff: upload.to }, { pickup: upload.fromPoint, dropoff: sentTo })
  checkPlace(trip.pickup, upload.fromPoint, 'from', 'fromPoint')
  checkPlace(trip.dropoff, sentTo, 'to', upload.toPoint ? 'toPoint' : 'lat')
  if (placeKey(trip.pickup.name) === placeKey(trip.dropoff.name))
    refuse([{ field: 'to', message: 'Pickup and dropoff are the same place' }])
  if (!transfersOfSlug(upload.url).some((read) => isSameTrip(read, trip)))
    refuse([{ field: 'url', message: 'The slug names other places' }])
  const leg = { distanceKm: upload.distance, durationMinutes: parseDuration(upload.duration)! }
  checkPrices(upload, transferFare({ pickup: trip.pickup.name, dropoff: trip.dropoff.name, ...leg }))
  return distanceOf(context, trip, leg)
}

/** The same for a tour, from the pickup by way of the park's gate to the dropoff. */
export async function uploadTour(context: WorkerContext, upload: TourUpload): Promise<DistanceRecord<PlacedTour>> {
  const trip = placeTour(upload, { pickup: upload.pickupPoint, dropoff: upload.dropoffPoint })
  if (!trip) return refuse([{ field: 'park', message: 'No safari is offered there' }])
  checkPlace(trip.pickup, upload.pickupPoint, 'pickup', 'pickupPoint')
  checkPlace(trip.dropoff, upload.dropoffPoint, 'dropoff', 'dropoffPoint')
  const tour = parseSafariSlug(upload.url)
  const read = tour && placeTour(tour)
  if (!read || !isSameTrip(read, trip)) refuse([{ field: 'url', message: 'The slug names another tour' }])
  if (isFromGateToGate(trip) && upload.distance !== 0)
    refuse([{ field: 'distance', message: 'From the park to the park there is no transport' }])
  return distanceOf(context, trip, { distanceKm: upload.distance, durationMinutes: null })
}

async function distanceOf<T extends PlacedTrip>(
  context: WorkerContext,
  trip: T,
  claimed: ClaimedLeg,
): Promise<DistanceRecord<T>> {
  const own = isPlaced(trip) ? (ownLeg(trip) ?? refuse([{ field: 'url', message: 'No road leads there' }])) : null
  if (!isKnown(trip)) refuse(objections(claimed, own))
  const saved = await findDistance(context, [trip])
  if (saved) return saved
  if (!own) return computedDistance(trip, { ...claimed, durationMinutes: claimed.durationMinutes ?? 0 }, 'google')
  if (isKnown(trip) && trip.kind === 'transfer' && own.distanceKm < 1)
    refuse([{ field: 'distance', message: 'These places are next to each other' }])
  const leg = isKnown(trip) ? own : { ...claimed, durationMinutes: claimed.durationMinutes ?? own.durationMinutes }
  const isOwn = leg.distanceKm === own.distanceKm && leg.durationMinutes === own.durationMinutes
  const record = computedDistance(trip, leg, isOwn ? 'embedded' : 'google')
  return (await saveDistance(context, record)) ?? record
}

/** @param own the own roads' figures; `null` where nobody places an end */
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
} as const satisfies Record<string, keyof Fare>

/** @throws SiteError with each price that does not follow from the distance and duration sent */
function checkPrices(upload: TransferUpload, fare: Fare): void {
  refuse(
    Object.entries(PRICE_FIELDS).flatMap(([field, price]) =>
      upload[field as keyof typeof PRICE_FIELDS] === fare[price]
        ? []
        : [{ field, message: `The fare is ${fare[price]}` }],
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
