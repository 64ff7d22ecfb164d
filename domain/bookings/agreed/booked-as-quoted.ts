/**
 * Whether what a customer books is what was quoted: the quote fixes places, distance and prices. docs/product.md#quotes
 * Knows the other names of places, and so needs the gazetteer: for the server.
 */
import type { TourLength } from '#domain/duration-and-tour-length.ts'
import { fareOn } from '#domain/fares/dated-fare.ts'
import { pricesOf } from '#domain/fares/fare-of-classes.ts'
import { priceIn, type VehicleClass, type Fare } from '#domain/fares/vehicles.ts'
import { resolvePlace } from '#domain/places/gazetteer/lookup.ts'
import { placeKey } from '#domain/places/place-name.ts'
import type { Pickup } from '#domain/prices/dated-price.ts'
import { findPark } from '#domain/tours/park-lookup.ts'
import { hasDurations } from '#domain/tours/parks.ts'
import { tourPrice } from '#domain/tours/tour-price.ts'

/** A transfer as a customer books it. */
export interface RequestedTransfer {
  readonly kind: 'transfer'
  readonly pickup: string
  readonly dropoff: string
  readonly distanceKm: number
  readonly minutes: number
  readonly vehicle: VehicleClass
  readonly priceLkr: number
  readonly priceUsd: number
}

/** A tour as a customer books it. */
export interface RequestedTour {
  readonly kind: 'tour'
  readonly park: string
  readonly pickup: string
  readonly dropoff: string
  readonly tourLength: TourLength
  readonly travelers: number
  readonly priceUsd: number
}

export interface QuotedTransfer {
  readonly pickup: string
  readonly dropoff: string
  /** Whole km. */
  readonly distance: number
  readonly minutes: number
  readonly prices: Fare
}

export interface QuotedTour {
  readonly park: string
  readonly pickup: string
  readonly dropoff: string
  /** Whole km of transport. */
  readonly distance: number
}

/** A field that differs from the quote. */
export type Disagreement =
  | { readonly field: 'park' | 'pickup' | 'dropoff'; readonly code: 'other-place' }
  | { readonly field: 'distanceKm'; readonly code: 'other-distance' }
  | { readonly field: 'minutes'; readonly code: 'other-duration' }
  | { readonly field: 'vehicle'; readonly code: 'other-price' }
  | { readonly field: 'priceUsd'; readonly code: 'other-tour-price'; readonly priceUsd: number }
  /** The hike takes its time: no longer one is sold. */
  | { readonly field: 'tourLength'; readonly code: 'no-full-day' }

/** Equal for all names of a place: 'CMB' and the airport, 'Tissa' and Tissamaharama. */
const keyOfPlace = (name: string) => placeKey(resolvePlace(name).name)
/** In a tour 'Yala' is the national park. */
const keyOfTourPlace = (name: string) => placeKey(findPark(name)?.name ?? resolvePlace(name).name)

/** @param pickup its day and hour decide the price */
export function transferDisagreements(ride: RequestedTransfer, quoted: QuotedTransfer, pickup: Pickup): Disagreement[] {
  const found: Disagreement[] = []
  for (const field of ['pickup', 'dropoff'] as const) {
    if (keyOfPlace(ride[field]) !== keyOfPlace(quoted[field])) found.push({ field, code: 'other-place' })
  }
  if (ride.distanceKm !== quoted.distance) found.push({ field: 'distanceKm', code: 'other-distance' })
  if (ride.minutes !== quoted.minutes) found.push({ field: 'minutes', code: 'other-duration' })
  const price = priceIn(fareOn(quoted.prices, pickup), ride.vehicle)
  if (ride.priceLkr !== price?.lkr || ride.priceUsd !== price.usd) found.push({ field: 'vehicle', code: 'other-price' })
  return found
}

/** The price of a tour at the quoted distance and on its date, for the length and the travelers that were booked. */
export function quotedTourPrice(
  { tourLength, travelers }: Pick<RequestedTour, 'tourLength' | 'travelers'>,
  { park, distance }: QuotedTour,
  date: string,
): number {
  return tourPrice({ park, tourLength, travelers, distanceKm: distance, date })
}

/** A tour's quote leaves length and travelers open: their price is checked here. */
export function tourDisagreements(ride: RequestedTour, quoted: QuotedTour, date: string): Disagreement[] {
  const found: Disagreement[] = []
  for (const field of ['park', 'pickup', 'dropoff'] as const) {
    if (keyOfTourPlace(ride[field]) !== keyOfTourPlace(quoted[field])) found.push({ field, code: 'other-place' })
  }
  if (ride.tourLength === 'full' && !hasDurations(quoted.park))
    return [...found, { field: 'tourLength', code: 'no-full-day' }]
  const priceUsd = quotedTourPrice(ride, quoted, date)
  if (ride.priceUsd !== priceUsd) found.push({ field: 'priceUsd', code: 'other-tour-price', priceUsd })
  return found
}

/** True when the fare rules still give the quoted prices. */
export function isSameFare(quoted: Fare, current: Fare): boolean {
  return JSON.stringify(pricesOf(quoted)) === JSON.stringify(pricesOf(current))
}
