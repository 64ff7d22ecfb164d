/** The fare that a page shows for a trip. The Worker and the browser find the distance each in their way; the rest is the same. */
import { fareQuote, isPriced, type PricedQuote } from '#domain/fares/transfer-fare.ts'
import { coordinatesName, parseCoordinates } from '#domain/places/coordinates.ts'
import { canonicalPlaceName, MAX_PLACE_NAME, placeKey } from '#domain/places/place-name.ts'
import type { DistanceSource, LatLng } from './calls.ts'
import type { Leg } from './plausibility.ts'
import { transferSlug, type Trip } from './slugs.ts'

/** Holds no token, so that it may stand in a page that is cached. */
export type ShownFare = Trip & (
  | {
    readonly state: 'priced'
    readonly quote: PricedQuote
    /** Where the distance comes from. */
    readonly source: DistanceSource
    /** Position of the pickup; the quote has the dropoff's. */
    readonly start: LatLng | null
  }
  /** A car cannot get there, or nobody knows the place. */
  | { readonly state: 'unreachable' }
  /** Pickup and dropoff are one place. */
  | { readonly state: 'same-place' }
  /** The service did not answer; it may be back soon. */
  | { readonly state: 'failed' }
)

/** A shown fare that has its prices. */
export type PricedFare = Extract<ShownFare, { readonly state: 'priced' }>

/** HTTP status of a page that shows the fare of its address. */
export const FARE_STATUS = { 'priced': 200, 'unreachable': 404, 'same-place': 404, 'failed': 503 } as const satisfies Record<ShownFare['state'], number>

/** A trip's distance and duration, from a saved record or from the roads. */
export interface TripDistance extends Trip, Leg {
  readonly source: DistanceSource
  /** Positions of the ends, where they are known. */
  readonly start: LatLng | null
  readonly end: LatLng | null
  /** False for a distance that was computed just now: the browser uploads it to be saved. */
  readonly saved: boolean
}

/** The name to look up and to show: cleaned, aliases applied. Typed coordinates get their one name. */
export function askedPlace(name: string): string {
  const point = parseCoordinates(name)
  return point ? coordinatesName(point) : canonicalPlaceName(name.slice(0, 4 * MAX_PLACE_NAME)).slice(0, MAX_PLACE_NAME)
}

function isSamePlace({ pickup, dropoff }: Trip): boolean {
  return placeKey(pickup) === placeKey(dropoff)
}

/** @param findDistance answers `null` for a trip that has no route; its errors are passed on */
export async function shownFare(trip: Trip, findDistance: (asked: Trip) => Promise<TripDistance | null>): Promise<ShownFare> {
  const asked = { pickup: askedPlace(trip.pickup), dropoff: askedPlace(trip.dropoff) }
  if (!asked.pickup || !asked.dropoff) return { ...asked, state: 'unreachable' }
  if (isSamePlace(asked)) return { ...asked, state: 'same-place' }
  const found = await findDistance(asked)
  if (!found) return { ...asked, state: 'unreachable' }
  const { pickup, dropoff, distanceKm, durationMinutes, source, start, end, saved } = found
  const quote = fareQuote({
    pickup, dropoff, distanceKm, durationMinutes,
    latloc: end?.lat ?? null, longloc: end?.lng ?? null, url: transferSlug(pickup, dropoff), database: !saved,
  })
  if (isPriced(quote)) return { pickup, dropoff, state: 'priced', quote, source, start }
  return { pickup, dropoff, state: isSamePlace(found) ? 'same-place' : 'unreachable' }
}
