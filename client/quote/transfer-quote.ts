import { ApiError, type SiteApi } from '#client/api.ts'
import { parseDuration } from '#domain/fares/duration.ts'
import { fareQuote, type FareQuote, isPriced, type PricedQuote } from '#domain/fares/transfer-fare.ts'
import { coordinatesName, parseCoordinates } from '#domain/places/coordinates.ts'
import { canonicalPlaceName, MAX_PLACE_NAME, placeKey } from '#domain/places/place-name.ts'
import type { DirectionsRequest, DistanceSource, LatLng } from '#domain/quotes/calls.ts'
import { type Trip, transferSlug } from '#domain/quotes/slugs.ts'

/** The fare of a trip as every page asks for it: a saved record first, else the road network, priced by the domain's rules. */

/** What a page shows for a trip. Holds no token: it may stand in a page that is shared. */
export type ShownFare = Trip & (
  | {
    readonly state: 'priced'
    readonly quote: PricedQuote
    /** Where its distance comes from. */
    readonly source: DistanceSource
    /** Position of the pickup; the quote has the dropoff's. */
    readonly start: LatLng | null
  }
  /** Not reachable by car, or not a place that is known. */
  | { readonly state: 'unreachable' }
  /** Pickup and dropoff are one place. */
  | { readonly state: 'same-place' }
  /** The service did not answer; it may be back soon. */
  | { readonly state: 'failed' }
)

/** The status of a page that shows the fare of its address. */
export const FARE_STATUS = { 'priced': 200, 'unreachable': 404, 'same-place': 404, 'failed': 503 } as const satisfies Record<ShownFare['state'], number>

/** The answer for a trip that has its fare. */
export type PricedFare = Extract<ShownFare, { readonly state: 'priced' }>

/** The name to ask for and to show; a typed point gets its one name. */
export function tripEnd(name: string): string {
  const point = parseCoordinates(name)
  return point ? coordinatesName(point) : canonicalPlaceName(name.slice(0, 4 * MAX_PLACE_NAME)).slice(0, MAX_PLACE_NAME)
}

/** Never rejects but for an abort of the signal. */
export async function quoteTransfer(api: SiteApi, ends: Trip, options: { signal?: AbortSignal } = {}): Promise<ShownFare> {
  const asked = { pickup: tripEnd(ends.pickup), dropoff: tripEnd(ends.dropoff) }
  if (!asked.pickup || !asked.dropoff) return { ...asked, state: 'unreachable' }
  if (areOnePlace(asked)) return { ...asked, state: 'same-place' }
  try {
    const found = await savedQuote(api, asked, options) ?? await computedQuote(api, asked, options)
    if (!found) return { ...asked, state: 'unreachable' }
    const { pickup, dropoff, quote } = found
    if (isPriced(quote)) return { ...found, state: 'priced', quote }
    return { pickup, dropoff, state: areOnePlace(found) ? 'same-place' : 'unreachable' }
  } catch (error) {
    if (options.signal?.aborted) throw error
    // A refusal is about the places; anything else is about the service.
    return { ...asked, state: error instanceof ApiError && error.problem.status < 500 ? 'unreachable' : 'failed' }
  }
}

function areOnePlace({ pickup, dropoff }: Trip): boolean {
  return placeKey(pickup) === placeKey(dropoff)
}

type NamedQuote = Trip & { readonly quote: FareQuote; readonly source: DistanceSource; readonly start: LatLng | null }

async function savedQuote(api: SiteApi, { pickup, dropoff }: Trip, options: { signal?: AbortSignal }): Promise<NamedQuote | null> {
  const record = await api.findTransfer(pickup, dropoff, options).catch((error: unknown) => {
    if (options.signal?.aborted) throw error
    // A lookup that fails says nothing to the visitor: the road network may still answer.
    return null
  })
  if (!record) return null
  const { latloc, longloc, url, source, fromPoint: start } = record
  const trip = { pickup: record.pickup, dropoff: record.dropoff, distanceKm: record.distance, durationMinutes: parseDuration(record.duration) ?? 0 }
  return { pickup: trip.pickup, dropoff: trip.dropoff, source, start, quote: fareQuote({ ...trip, latloc, longloc, url }) }
}

async function computedQuote(api: SiteApi, asked: Trip, options: { signal?: AbortSignal }): Promise<NamedQuote | null> {
  const route = await api.directions(directionsBetween(asked), options)
  if (!route) return null
  // As the gazetteer spells them, so that a pair has one address.
  const ends = { pickup: route.from ?? asked.pickup, dropoff: route.to ?? asked.dropoff }
  const [latloc = null, longloc = null] = route.path.at(-1) ?? []
  const [lat, lng] = route.path[0] ?? []
  const quote = fareQuote({
    ...ends, distanceKm: route.distanceMeters / 1000, durationMinutes: route.durationSeconds / 60,
    latloc, longloc, url: transferSlug(ends.pickup, ends.dropoff), database: true,
  })
  return { ...ends, quote, source: route.source, start: lat === undefined || lng === undefined ? null : { lat, lng } }
}

/** How the ends of a trip are asked for: a name, or the point that the name writes out. */

export function waypoint(name: string): string | LatLng {
  return parseCoordinates(name) ?? name
}

export function directionsBetween({ pickup, dropoff }: Trip): DirectionsRequest {
  return { from: waypoint(pickup), to: waypoint(dropoff) }
}
