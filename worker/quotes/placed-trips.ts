/**
 * Trips with their places: each name is resolved once per request, to a name, a position, and whether the site itself
 * knows it.
 */
import type { Leg, Trip } from '#domain/fares/transfer-fare.ts'
import { type LatLng, parseCoordinates } from '#domain/places/coordinates.ts'
import { placeKey } from '#domain/places/place-name.ts'
import { tourSlug, transferSlug } from '#domain/quotes/slugs.ts'
import { findPark, isAtPark, type LocatedPark } from '#domain/tours/park-lookup.ts'
import { parkNamed } from '#domain/tours/parks.ts'
import type { TourTrip } from '#domain/tours/tour-price.ts'
import { resolveKnownPlace } from '#worker/places/known-places.ts'
import type { RideKind } from '#domain/duration-and-tour-length.ts'
import { directions, roadLeg } from '#domain/roads/directions.ts'

export interface Place {
  /** The gazetteer's or a hotel's name, the one name of a point, or else the name as written up to its first comma. */
  readonly name: string
  /** `null` where neither the site nor the visitor says where it is. */
  readonly position: LatLng | null
  /**
   * The position is the gazetteer's or the table of hotels', or written out in the name. Otherwise it rests on the
   * visitor's word.
   */
  readonly known: boolean
  /** The name writes the position out. There are more such names than any store holds. */
  readonly isPoint: boolean
}

export interface PlacedTransfer {
  readonly kind: 'transfer'
  readonly pickup: Place
  readonly dropoff: Place
}

export interface PlacedTour {
  readonly kind: 'safari'
  readonly park: LocatedPark
  readonly pickup: Place
  readonly dropoff: Place
}

export type PlacedTrip = PlacedTransfer | PlacedTour

/** Where the visitor says that the ends are. */
export interface EndPoints {
  readonly pickup?: LatLng | null | undefined
  readonly dropoff?: LatLng | null | undefined
}

/** The site's own position comes before the visitor's. */
export function placeAt(name: string, point?: LatLng | null): Place {
  const { name: resolved, position } = resolveKnownPlace(name)
  if (position) return { name: resolved, position, known: true, isPoint: parseCoordinates(resolved) !== null }
  return { name: resolved, position: point ?? null, known: false, isPoint: false }
}

export function placeTransfer({ pickup, dropoff }: Trip, points: EndPoints = {}): PlacedTransfer {
  return { kind: 'transfer', pickup: placeAt(pickup, points.pickup), dropoff: placeAt(dropoff, points.dropoff) }
}

/** `null` if no tour is sold. A place at the park has the park's name and lies at its gate. */
export function placeTour(tour: TourTrip, points: EndPoints = {}): PlacedTour | null {
  const park = findPark(tour.park)
  if (!park) return null
  const end = (name: string, point?: LatLng | null): Place =>
    isAtPark(name, park.name)
      ? { name: park.name, position: park.gate, known: true, isPoint: false }
      : placeAt(name, point)
  return { kind: 'safari', park, pickup: end(tour.pickup, points.pickup), dropoff: end(tour.dropoff, points.dropoff) }
}

/** Both ends are known to the site: only its own roads answer for the trip. */
export function isKnown({ pickup, dropoff }: PlacedTrip): boolean {
  return pickup.known && dropoff.known
}

export function isPlaced({ pickup, dropoff }: PlacedTrip): boolean {
  return pickup.position !== null && dropoff.position !== null
}

/** A tour without transport. */
export function isFromGateToGate(trip: PlacedTrip): boolean {
  return trip.kind === 'safari' && trip.pickup.name === trip.park.name && trip.dropoff.name === trip.park.name
}

/** False for a trip that the own roads answer each time: one with a bare point as an end, or without any transport. */
export function isSavable(trip: PlacedTrip): boolean {
  return !trip.pickup.isPoint && !trip.dropoff.isPoint && !isFromGateToGate(trip)
}

/** The slug of the trip's page; of a tour, the half day's. */
export function slugOf(trip: PlacedTrip): string {
  const [pickup, dropoff] = [trip.pickup.name, trip.dropoff.name]
  return trip.kind === 'transfer'
    ? transferSlug(pickup, dropoff)
    : tourSlug({ park: trip.park.name, pickup, dropoff, tourLength: 'half' })
}

/** The own roads' distance and duration; `null` for a trip that they have no route for. */
export function ownLeg(trip: PlacedTrip): Leg | null {
  const {
    pickup: { position: from },
    dropoff: { position: to },
  } = trip
  if (!from || !to) return null
  return roadLeg(from, to, trip.kind === 'safari' ? [trip.park.gate] : [])
}

/** Whole minutes of the drive from a tour's pickup to the gate; `null` for a pickup that the site does not know. */
export function minutesToGate({ park, pickup: { name, position, known } }: PlacedTour): number | null {
  if (name === park.name) return 0
  return known && position ? (roadLeg(position, park.gate)?.durationMinutes ?? null) : null
}

/** The position of a ride's pickup or dropoff; `null` if the site does not know it. */
export function positionOfEnd(kind: RideKind, name: string): LatLng | null {
  return (kind === 'tour' ? findPark(name)?.gate : null) ?? placeAt(name).position
}

/** More points than this are not seen on a small map. */
const SHOWN_POINTS = 60

/**
 * Whole minutes by the own roads, and the way, with as many points as a small map shows; `null` if no road leads there.
 */
export function wayBetween(from: LatLng | null, to: LatLng | null) {
  const route = from && to && directions(from, to)
  if (!route) return null
  const every = Math.ceil(route.path.length / SHOWN_POINTS)
  const path = route.path.filter((_, i) => i % every === 0 || i === route.path.length - 1)
  return { minutes: Math.round(route.durationSeconds / 60), path }
}

interface RideWithEnds {
  readonly park: string | null
  readonly pickup: string
  readonly dropoff: string
}

/** Where a ride begins and ends; `null` where the site does not know. */
export function endsOf({ park, pickup, dropoff }: RideWithEnds) {
  const tour = park === null ? null : placeTour({ park, pickup, dropoff })
  const [from, to] = tour ? [tour.pickup, tour.dropoff] : [placeAt(pickup), placeAt(dropoff)]
  return { from: from.position, to: to.position }
}

/** About a kilometre. */
const CELLS_PER_DEGREE = 100

const cellOf = ({ lat, lng }: LatLng) => `${Math.round(lat * CELLS_PER_DEGREE)} ${Math.round(lng * CELLS_PER_DEGREE)}`

/** No name has an '@' in its key, so nobody can write a position into a name. */
const endKey = ({ name, position, known }: Place, withPosition: boolean) =>
  withPosition && !known && position ? `${placeKey(name)} @ ${cellOf(position)}` : parkKey(name, withPosition)

/** A gate that the owner has set has its cell as well: it may be moved. */
function parkKey(name: string, withPosition: boolean): string {
  const gate = withPosition ? parkNamed(name)?.gate : null
  return gate ? `${placeKey(name)} @ ${cellOf(gate)}` : placeKey(name)
}

/**
 * What a trip's distance is saved under: equal for all spellings of its names. An unknown name has the cell of its
 * position beside it, and so has a park whose gate the owner has set.
 * @param withPosition false for the names alone, by which the operator's listed rates are found
 * @example tripKey(placeTransfer({ pickup: 'BIA', dropoff: 'Galle' })) // 'colombo bandaranaike international airport >
 *   galle'
 */
export function tripKey(trip: PlacedTrip, withPosition = true): string {
  const ends = [trip.pickup, trip.dropoff].map((place) => endKey(place, withPosition))
  return (trip.kind === 'safari' ? [parkKey(trip.park.name, withPosition), ...ends] : ends).join(' > ')
}
