/**
 * Whether what a customer books is what was quoted: the quote fixes places, distance and prices. docs/product.md#quotes
 * Knows the other names of places, and so needs the gazetteer: for the server.
 */
import { parseDuration } from '#domain/fares/duration.ts'
import type { Fare } from '#domain/fares/transfer-fare.ts'
import { parseVehicleText, vehiclePrice } from '#domain/fares/vehicles.ts'
import { resolvePlace } from '#domain/places/gazetteer/lookup.ts'
import { placeKey } from '#domain/places/place-name.ts'
import { findPark } from '#domain/safaris/park-lookup.ts'
import { safariPrice } from '#domain/safaris/tour-price.ts'
import type { CheckedTourDetails, CheckedTransferDetails } from './details.ts'

interface QuotedTransfer {
  readonly pickup: string
  readonly dropoff: string
  /** Whole km. */
  readonly distance: number
  readonly duration: string
  readonly prices: Fare
}

interface QuotedTour {
  readonly park: string
  readonly pickup: string
  readonly dropoff: string
  /** Whole km of transport. */
  readonly distance: number
}

/** A field that differs from the quote, and what to tell the customer. */
export interface Disagreement<Field extends string> {
  readonly field: Field
  readonly message: string
}

const OTHER_PLACE = 'The quoted price is for another place'

/** Equal for all names of a place: 'CMB' and the airport, 'Tissa' and Tissamaharama. */
const keyOfPlace = (name: string) => placeKey(resolvePlace(name).name)
/** In a tour 'Yala' is the national park. */
const keyOfTourPlace = (name: string) => placeKey(findPark(name)?.name ?? resolvePlace(name).name)

export function transferDisagreements(
  details: CheckedTransferDetails,
  quoted: QuotedTransfer,
): Disagreement<keyof CheckedTransferDetails>[] {
  const found: Disagreement<keyof CheckedTransferDetails>[] = []
  if (keyOfPlace(details.pickup) !== keyOfPlace(quoted.pickup)) found.push({ field: 'pickup', message: OTHER_PLACE })
  if (keyOfPlace(details.dropoff) !== keyOfPlace(quoted.dropoff)) found.push({ field: 'dropoff', message: OTHER_PLACE })
  if (details.distance !== quoted.distance)
    found.push({ field: 'distance', message: 'The quoted price is for another distance' })
  if (parseDuration(details.duration) !== parseDuration(quoted.duration))
    found.push({ field: 'duration', message: 'The quoted price is for another duration' })
  const chosen = parseVehicleText(details.vehicle)
  const price = chosen && vehiclePrice(chosen.vehicle, quoted.prices)
  if (!chosen || chosen.lkr !== price?.lkr || chosen.usd !== price.usd)
    found.push({ field: 'vehicle', message: 'This is not the quoted price' })
  return found
}

/** A tour's quote leaves type and travelers open: their price is checked here. */
export function tourDisagreements(
  details: CheckedTourDetails,
  quoted: QuotedTour,
): Disagreement<keyof CheckedTourDetails>[] {
  const found: Disagreement<keyof CheckedTourDetails>[] = []
  for (const field of ['park', 'pickup', 'dropoff'] as const) {
    if (keyOfTourPlace(details[field]) !== keyOfTourPlace(quoted[field])) found.push({ field, message: OTHER_PLACE })
  }
  const price = safariPrice({
    park: quoted.park,
    type: details.type,
    travelers: details.travelers,
    distanceKm: quoted.distance,
  })
  if (details.rates !== price) found.push({ field: 'rates', message: `The price of this tour is USD ${price}` })
  return found
}

/** True when the fare rules still give the quoted prices. */
export function isSameFare(quoted: Fare, current: Fare): boolean {
  return (Object.keys(current) as (keyof Fare)[]).every((price) => quoted[price] === current[price])
}
