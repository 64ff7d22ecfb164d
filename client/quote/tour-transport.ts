/** The transport of a tour in the browser: from the saved distance, else from the road network. */
import { isRefusal, type SiteApi } from '#client/api.ts'
import { foundPlace } from '#client/places/found-places.ts'
import { MAX_DRIVABLE_KM } from '#domain/fares/transfer-fare.ts'
import { askedPlace } from '#domain/places/coordinates.ts'
import { MAX_PLACE_NAME } from '#domain/places/place-name.ts'
import type { TourQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import type { TourTransport } from '#domain/quotes/fare-quote.ts'
import { isAtGate, parkNamed } from '#domain/tours/parks.ts'
import type { TourTrip } from '#domain/tours/tour-price.ts'

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

/**
 * The park's name in the site's spelling; `null` for a park that is not on sale. Only for a spelling that this browser
 * does not know the site is asked: every park on sale has a record from gate to gate.
 */
async function parkName(api: SiteApi, park: string, signal: AbortSignal): Promise<string | null> {
  const known = parkNamed(park)
  if (known) return known.name
  const gate = await api.findSafari({ park, pickup: park, dropoff: park }, { signal }).catch(nullIfRefused)
  return gate && gate.park
}

async function computedTransport(
  api: SiteApi,
  { park: asked, pickup, dropoff }: TourTrip,
  signal: AbortSignal,
): Promise<FoundTransport | null> {
  const park = await parkName(api, asked, signal)
  if (!park) return null
  const route = await api
    .directions({ from: askedPlace(pickup), to: askedPlace(dropoff), via: park }, { signal })
    .catch(nullIfRefused)
  const distanceKm = route ? Math.floor(route.distanceMeters / 1000) : null
  // As the Worker does: the gazetteer spells a park as a place, offers as a park.
  const named = (name: string) => (isAtGate(name, park) ? park : name)
  const trip = { park, pickup: named(route?.from ?? pickup), dropoff: named(route?.to ?? dropoff) }
  if (distanceKm === null || distanceKm > MAX_DRIVABLE_KM)
    return { trip, state: 'unreachable', distanceKm: null, awaitsUpload: false }
  return { trip, state: 'found', distanceKm, awaitsUpload: true }
}

/**
 * The drive from the pickup to the gate on the own roads. A failed call has no message: the page leaves its advice out.
 */
async function minutesToGate(api: SiteApi, { park, pickup }: TourTrip, signal: AbortSignal): Promise<number | null> {
  if (isAtGate(pickup, park)) return 0
  // Only a map service knows where that is.
  if (foundPlace(pickup)) return null
  const route = await api
    .directions({ from: askedPlace(pickup), to: park, source: 'embedded' }, { signal })
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

async function findTransport(api: SiteApi, asked: TourTrip, signal: AbortSignal): Promise<FoundTransport | null> {
  const park = parkNamed(asked.park)?.name
  // Without transport there is nothing to ask.
  if (park && isAtGate(asked.pickup, park) && isAtGate(asked.dropoff, park)) {
    const trip = { park, pickup: park, dropoff: park }
    return { trip, state: 'found', distanceKm: 0, awaitsUpload: false }
  }
  const saved = await savedTour(api, asked, signal)
  if (saved) {
    const trip = { park: saved.park, pickup: saved.pickup, dropoff: saved.dropoff }
    return { trip, state: 'found', distanceKm: saved.distance, awaitsUpload: false }
  }
  try {
    return await computedTransport(api, asked, signal)
  } catch (error) {
    if (signal.aborted) throw error
    return { trip: asked, state: 'failed', distanceKm: null, awaitsUpload: false }
  }
}
