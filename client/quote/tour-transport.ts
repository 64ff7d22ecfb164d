/** The transport of a tour in the browser: from the saved distance, else from the road network. */
import type { SiteApi } from '#client/api.ts'
import { foundPlace } from '#client/places/found-places.ts'
import { MAX_DRIVABLE_KM } from '#domain/fares/transfer-fare.ts'
import { MAX_PLACE_NAME } from '#domain/places/place-name.ts'
import type { TourQuote } from '#domain/quotes/call-shapes.ts'
import type { TourTransport } from '#domain/quotes/fare-quote.ts'
import { isAtGate } from '#domain/safaris/parks.ts'
import type { TourTrip } from '#domain/safaris/tour-price.ts'
import { isRefusal, waypoint } from './transfer-quote.ts'

type FoundTransport = Omit<TourTransport, 'toGateMinutes'>

function nullIfRefused(error: unknown): null {
  if (isRefusal(error)) return null
  throw error
}

/** A failed lookup has no message: the road network may still answer. */
async function savedTour(api: SiteApi, trip: TourTrip, signal: AbortSignal): Promise<TourQuote | null> {
  return api.findSafari(trip, { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    return null
  })
}

async function computedTransport(
  api: SiteApi,
  { park, pickup, dropoff }: TourTrip,
  signal: AbortSignal,
): Promise<FoundTransport | null> {
  // Every park on sale has a record from gate to gate: this tells its name.
  const gate = await api.findSafari({ park, pickup: park, dropoff: park }, { signal }).catch(nullIfRefused)
  if (!gate) return null
  const route = await api
    .directions({ from: waypoint(pickup), to: waypoint(dropoff), via: gate.park }, { signal })
    .catch(nullIfRefused)
  const distanceKm = route ? Math.floor(route.distanceMeters / 1000) : null
  if (distanceKm === null || distanceKm > MAX_DRIVABLE_KM) {
    return { trip: { park: gate.park, pickup, dropoff }, state: 'unreachable', distanceKm: null, saved: true }
  }
  return {
    trip: { park: gate.park, pickup: route?.from ?? pickup, dropoff: route?.to ?? dropoff },
    state: 'found',
    distanceKm,
    saved: false,
  }
}

/**
 * The drive from the pickup to the gate on the own roads. A failed call has no message: the page leaves its advice out.
 */
async function minutesToGate(api: SiteApi, { park, pickup }: TourTrip, signal: AbortSignal): Promise<number | null> {
  if (isAtGate(pickup, park)) return 0
  // Only a map service knows where that is.
  if (foundPlace(pickup)) return null
  const route = await api
    .directions({ from: waypoint(pickup), to: park, source: 'embedded' }, { signal })
    .catch(() => null)
  return route && Math.round(route.durationSeconds / 60)
}

/** Rejects only when the signal aborts; `null` for a tour that the site does not offer. */
export async function findTourTransport(
  api: SiteApi,
  { park, pickup, dropoff }: TourTrip,
  signal: AbortSignal,
): Promise<TourTransport | null> {
  const trip = { park, pickup, dropoff }
  if (Object.values(trip).some((name) => name.length > MAX_PLACE_NAME)) return null
  const [transport, toGateMinutes] = await Promise.all([
    findTransport(api, trip, signal),
    minutesToGate(api, trip, signal),
  ])
  return transport && { ...transport, toGateMinutes }
}

async function findTransport(api: SiteApi, trip: TourTrip, signal: AbortSignal): Promise<FoundTransport | null> {
  const saved = await savedTour(api, trip, signal)
  if (saved)
    return {
      trip: { park: saved.park, pickup: saved.pickup, dropoff: saved.dropoff },
      state: 'found',
      distanceKm: saved.distance,
      saved: true,
    }
  try {
    return await computedTransport(api, trip, signal)
  } catch (error) {
    if (signal.aborted) throw error
    return { trip, state: 'failed', distanceKm: null, saved: true }
  }
}
