/**
 * Whether what a customer books is what was quoted (design section 4): the quote's token fixes places, distance and prices.
 * Knows every place's other names, and so brings the gazetteer along: for the server.
 */
import { parseDuration } from '#domain/fares/duration.ts'
import type { Fare } from '#domain/fares/transfer-fare.ts'
import { findPark } from '#domain/safaris/park-lookup.ts'
import { resolvePlace } from '#domain/places/gazetteer/lookup.ts'
import { placeKey } from '#domain/places/place-name.ts'
import { safariPrice } from '#domain/safaris/tour-price.ts'
import { parseVehicleText, vehiclePrice } from '#domain/fares/vehicles.ts'
import type { CheckedTourDetails, CheckedTransferDetails } from './details.ts'

export interface QuotedTransfer {
  readonly pickup: string
  readonly dropoff: string
  /** Whole km. */
  readonly distance: number
  readonly duration: string
  readonly prices: Fare
}

export interface QuotedTour {
  readonly park: string
  readonly pickup: string
  readonly dropoff: string
  /** Whole km of transport. */
  readonly distance: number
}

export interface Disagreement<Field extends string> { readonly field: Field; readonly message: string }

const OTHER_PLACE = 'The quoted price is for another place'

/** The name a place is known by: 'CMB' is the airport, 'Tissa' Tissamaharama. */
const knownPlace = (name: string) => placeKey(resolvePlace(name).name)
/** Of a tour's places 'Yala' is the national park. */
const knownPark = (name: string) => placeKey(findPark(name)?.name ?? resolvePlace(name).name)

/** The fields in which a transfer's details differ from its quote; none when they agree. */
export function transferDisagreements(details: CheckedTransferDetails, quoted: QuotedTransfer): Disagreement<keyof CheckedTransferDetails>[] {
  const found: Disagreement<keyof CheckedTransferDetails>[] = []
  if (knownPlace(details.pickup) !== knownPlace(quoted.pickup)) found.push({ field: 'pickup', message: OTHER_PLACE })
  if (knownPlace(details.dropoff) !== knownPlace(quoted.dropoff)) found.push({ field: 'dropoff', message: OTHER_PLACE })
  if (details.distance !== quoted.distance) found.push({ field: 'distance', message: 'The quoted price is for another distance' })
  if (parseDuration(details.duration) !== parseDuration(quoted.duration)) found.push({ field: 'duration', message: 'The quoted price is for another duration' })
  const chosen = parseVehicleText(details.vehicle)
  const price = chosen && vehiclePrice(chosen.vehicle, quoted.prices)
  if (!chosen || chosen.lkr !== price?.lkr || chosen.usd !== price.usd) found.push({ field: 'vehicle', message: 'This is not the quoted price' })
  return found
}

/** The fields in which a safari's details differ from its quote; type and travelers are priced here, at booking. */
export function tourDisagreements(details: CheckedTourDetails, quoted: QuotedTour): Disagreement<keyof CheckedTourDetails>[] {
  const found: Disagreement<keyof CheckedTourDetails>[] = []
  for (const field of ['park', 'pickup', 'dropoff'] as const) {
    if (knownPark(details[field]) !== knownPark(quoted[field])) found.push({ field, message: OTHER_PLACE })
  }
  const price = safariPrice({ park: quoted.park, type: details.type, travelers: details.travelers, distanceKm: quoted.distance })
  if (details.rates !== price) found.push({ field: 'rates', message: `The price of this tour is USD ${price}` })
  return found
}

/** True when the fare rules still give the quoted prices. */
export function samePrices(quoted: Fare, current: Fare): boolean {
  return (Object.keys(current) as (keyof Fare)[]).every((price) => quoted[price] === current[price])
}
