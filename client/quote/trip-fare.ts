/** A transfer's fare in the browser: from the saved record, else from the road network. */
import { isRefusal, type SiteApi } from '#client/api.ts'
import { currentTime } from '#client/device/clock.ts'
import { parseDuration } from '#domain/duration-and-tour-length.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { pricesOf } from '#domain/fares/fare-of-classes.ts'
import { askedPlace } from '#domain/places/coordinates.ts'
import { requestedPlace } from '#domain/places/place-name.ts'
import type { DirectionsRequest } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { shownFare, type ShownFare, type TripDistance } from '#domain/quotes/fare-quote.ts'

interface Options {
  readonly signal?: AbortSignal
}

export function directionsBetween({ pickup, dropoff }: Trip): DirectionsRequest {
  return { from: askedPlace(pickup), to: askedPlace(dropoff) }
}

/** The last fare that was tried. The page that shows it does not ask, and pay a map service, once more. */
let tried: { readonly trip: Trip; readonly fare: ShownFare } | undefined

/** Whether a trip has a fare, before anybody leaves the page for it. */
export async function hasFare(api: SiteApi, trip: Trip): Promise<boolean> {
  const fare = await findFare(api, trip)
  tried = { trip, fare }
  return fare.state === 'priced'
}

/** Rejects only when the signal aborts. */
export async function findFare(api: SiteApi, trip: Trip, options: Options = {}): Promise<ShownFare> {
  const known = tried
  tried = undefined
  if (known?.fare.state === 'priced' && known.trip.pickup === trip.pickup && known.trip.dropoff === trip.dropoff)
    return known.fare
  try {
    return await shownFare(
      trip,
      async (asked) => (await savedDistance(api, asked, options)) ?? computedDistance(api, asked, options),
      currentTime(),
    )
  } catch (error) {
    if (options.signal?.aborted) throw error
    const asked = { pickup: requestedPlace(trip.pickup), dropoff: requestedPlace(trip.dropoff) }
    return { ...asked, state: isRefusal(error) ? 'unreachable' : 'failed' }
  }
}

async function savedDistance(api: SiteApi, { pickup, dropoff }: Trip, options: Options): Promise<TripDistance | null> {
  const record = await api.findTransfer(pickup, dropoff, options).catch((error: unknown) => {
    if (options.signal?.aborted) throw error
    // A failed lookup has no message: the road network may still answer.
    return null
  })
  if (!record) return null
  const { latloc, longloc, source, fromPoint } = record
  return {
    pickup: record.pickup,
    dropoff: record.dropoff,
    distanceKm: record.distance,
    durationMinutes: parseDuration(record.duration) ?? 0,
    source,
    start: fromPoint,
    end: latloc === null || longloc === null ? null : { lat: latloc, lng: longloc },
    awaitsUpload: false,
    fare: record.dated?.undated ?? pricesOf(record),
  }
}

async function computedDistance(api: SiteApi, asked: Trip, options: Options): Promise<TripDistance | null> {
  const route = await api.directions(directionsBetween(asked), options)
  if (!route) return null
  const [start, end] = [route.path[0], route.path.at(-1)].map((point) =>
    point ? { lat: point[0], lng: point[1] } : null,
  )
  return {
    // As the gazetteer spells them, so that a pair has one address.
    pickup: route.from ?? asked.pickup,
    dropoff: route.to ?? asked.dropoff,
    distanceKm: route.distanceMeters / 1000,
    durationMinutes: route.durationSeconds / 60,
    source: route.source,
    start: start ?? null,
    end: end ?? null,
    awaitsUpload: true,
  }
}
