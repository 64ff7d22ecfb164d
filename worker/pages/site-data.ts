/** The data of pages while the Worker renders them: the Worker's own functions, no calls over HTTP and no tokens. */
import type { SiteData } from '#client/site-data.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { MAX_PLACE_NAME } from '#domain/places/place-name.ts'
import { shownFare, type TourTransport, type TripDistance } from '#domain/quotes/fare-quote.ts'
import type { TourTrip } from '#domain/safaris/tour-price.ts'
import { findBooking } from '#worker/bookings/store.ts'
import { publicBooking } from '#worker/guests/public-booking.ts'
import type { WorkerContext } from '#worker/environment.ts'
import { hotelsAmong, placesInstead, resolveKnownPlace } from '#worker/places/known-places.ts'
import { listedOffers, listedRates } from '#worker/quotes/listed-rates.ts'
import { minutesToGate, placeTour, placeTransfer } from '#worker/quotes/placed-trips.ts'
import { findOrCompute } from '#worker/quotes/quotes.ts'
import { directions } from '#worker/roads/directions.ts'

async function transferDistance(context: WorkerContext, asked: Trip): Promise<TripDistance | null> {
  const found = await findOrCompute(context, placeTransfer(asked))
  if (!found) return null
  const {
    record: {
      trip: { pickup, dropoff },
      distanceKm,
      durationMinutes,
      source,
    },
    saved,
  } = found
  return {
    pickup: pickup.name,
    dropoff: dropoff.name,
    distanceKm,
    durationMinutes,
    source,
    start: pickup.position,
    end: dropoff.position,
    saved,
  }
}

async function tourTransport(context: WorkerContext, asked: TourTrip): Promise<TourTransport | null> {
  if ([asked.park, asked.pickup, asked.dropoff].some((name) => name.length > MAX_PLACE_NAME)) return null
  const placed = placeTour(asked)
  if (!placed) return null
  const found = await findOrCompute(context, placed)
  const { park, pickup, dropoff } = found?.record.trip ?? placed
  const trip = { park: park.name, pickup: pickup.name, dropoff: dropoff.name }
  return found
    ? {
        trip,
        state: 'found',
        distanceKm: found.record.distanceKm,
        toGateMinutes: minutesToGate(placed),
        saved: found.saved,
      }
    : { trip, state: 'unreachable', distanceKm: null, toGateMinutes: null, saved: true, instead: placesInstead(trip) }
}

export function workerSiteData(context: WorkerContext): SiteData {
  return {
    async transferFare(trip) {
      const fare = await shownFare(trip, (asked) => transferDistance(context, asked))
      return fare.state === 'unreachable' ? { ...fare, instead: placesInstead(fare) } : fare
    },
    async routeFacts({ pickup, dropoff, source }) {
      const [from, to] = [resolveKnownPlace(pickup).position, resolveKnownPlace(dropoff).position]
      const route = source === 'embedded' && from && to ? directions(from, to)?.route : null
      return route ? { ...route, hotels: hotelsAmong(pickup, dropoff) } : null
    },
    tourTransport: (trip) => tourTransport(context, trip),
    rates: () => listedRates(context),
    offers: (park) => listedOffers(context, park),
    async booking(reference) {
      const found = await findBooking(context.env, reference)
      return found && publicBooking(context.env, found.booking)
    },
  }
}
