/** The data of pages while the Worker renders them: the Worker's own functions, no calls over HTTP and no tokens. */
import type { Context } from 'hono'
import type { SiteData, TourTransport } from '#client/site-data.ts'
import { MAX_DRIVABLE_KM, type Trip } from '#domain/fares/transfer-fare.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { resolvePlace } from '#domain/places/gazetteer/lookup.ts'
import { MAX_PLACE_NAME } from '#domain/places/place-name.ts'
import { shownFare, type TripDistance } from '#domain/quotes/fare-quote.ts'
import { findPark } from '#domain/safaris/park-lookup.ts'
import type { TourTrip } from '#domain/safaris/tour-price.ts'
import { findByReference } from '#worker/bookings/booking-store.ts'
import { publicBooking } from '#worker/bookings/public-booking.ts'
import type { AppEnv, WorkerContext } from '#worker/environment.ts'
import { estimate } from '#worker/quotes/assessment.ts'
import { listedRates } from '#worker/quotes/listed-rates.ts'
import { canonicalSafari, lookUpEnds } from '#worker/quotes/safari-lookup.ts'
import { listedOffers } from '#worker/quotes/safari-repository.ts'
import { lookUpPair } from '#worker/quotes/transfer-lookup.ts'
import { directions } from '#worker/roads/directions.ts'

const contextOf = ({ env, waitUntil }: WorkerContext) => ({ env, executionCtx: { waitUntil } }) as unknown as Context<AppEnv>

const point = (lat: number | null, lng: number | null): LatLng | null => (lat === null || lng === null ? null : { lat, lng })

async function savedTransfer(context: WorkerContext, trip: Trip): Promise<TripDistance | null> {
  // A failed lookup has no message: the roads answer in its place.
  const saved = await lookUpPair(contextOf(context), trip).catch(() => null)
  if (!saved) return null
  const { pickup, dropoff, distanceKm, durationMinutes, source, pickupLat, pickupLng, latloc, longloc } = saved
  return { pickup, dropoff, distanceKm, durationMinutes, source, start: point(pickupLat, pickupLng), end: point(latloc, longloc), saved: true }
}

function computedTransfer(trip: Trip): TripDistance | null {
  const [from, to] = [resolvePlace(trip.pickup), resolvePlace(trip.dropoff)]
  const leg = from.position && to.position && estimate(from.position, to.position)
  return leg && { pickup: from.name, dropoff: to.name, ...leg, source: 'embedded', start: from.position, end: to.position, saved: false }
}

async function tourTransport(context: WorkerContext, asked: TourTrip): Promise<TourTransport | null> {
  if ([asked.park, asked.pickup, asked.dropoff].some((name) => name.length > MAX_PLACE_NAME)) return null
  const trip = canonicalSafari(asked)
  const gate = findPark(asked.park)?.gate
  if (!trip || !gate) return null
  const saved = await lookUpEnds(contextOf(context), trip).catch(() => null)
  if (saved) return { trip, state: 'found', distanceKm: saved.distanceKm, saved: true }
  const [from, to] = [trip.pickup, trip.dropoff].map((name) => name === trip.park ? gate : resolvePlace(name).position)
  const leg = from && to ? estimate(from, to, [gate]) : null
  return leg && leg.distanceKm <= MAX_DRIVABLE_KM
    ? { trip, state: 'found', distanceKm: leg.distanceKm, saved: false }
    : { trip, state: 'unreachable', distanceKm: null, saved: true }
}

export function workerSiteData(context: WorkerContext): SiteData {
  return {
    transferFare: (trip) => shownFare(trip, async (asked) => await savedTransfer(context, asked) ?? computedTransfer(asked)),
    async routeFacts({ pickup, dropoff, source }) {
      const [from, to] = [resolvePlace(pickup).position, resolvePlace(dropoff).position]
      return source === 'embedded' && from && to ? directions(from, to) : null
    },
    tourTransport: (trip) => tourTransport(context, trip),
    rates: () => listedRates(contextOf(context)),
    offers: (park) => listedOffers(context.env, park),
    async booking(reference) {
      const booking = await findByReference(context.env, reference)
      return booking && publicBooking(context.env, booking, new Date())
    },
  }
}
