/**
 * What a taxi between two places costs in each vehicle class: from the rates of the price list. Rules:
 * docs/product.md#fares
 */
import { isColomboAirport, placeKey } from '#domain/places/place-name.ts'
import { priceList } from '#domain/prices/list-in-force.ts'
import { usd } from './money.ts'
import { CONTRACT_CLASSES, type PriceList, type Rate, type TransferRates } from '#domain/prices/price-list.ts'

/** The longest distance that counts as drivable, in km. */
export const MAX_DRIVABLE_KM = 1100

/** Two places, by name. */
export interface Trip {
  readonly pickup: string
  readonly dropoff: string
}

/** What the roads say about a trip. */
export interface Leg {
  readonly distanceKm: number
  readonly durationMinutes: number
}

export interface MeasuredTrip extends Trip, Leg {}

/** Six prices. `…price`: whole rupees; `…usd`: whole dollars, rounded down. */
export interface Fare {
  readonly miniprice: number
  readonly carprice: number
  readonly vanprice: number
  readonly miniusd: number
  readonly carusd: number
  readonly vanusd: number
}

/**
 * The prices of a trip: those that were set by hand, else by the rates. The distance is floored to whole km and the
 * duration rounded to whole minutes before pricing.
 * @throws RangeError when the distance is under 1 km or over {@link MAX_DRIVABLE_KM}, or the duration under a minute
 * @example transferFare({ pickup: 'Colombo', dropoff: 'Kandy', distanceKm: 116, durationMinutes: 180 }).miniprice //
 *   21480
 */
export function transferFare(trip: MeasuredTrip, list: PriceList = priceList()): Fare {
  const byRates = fareByRates(trip, list)
  const leads = (from: string, to: string) =>
    placeKey(from) === placeKey(trip.pickup) && placeKey(to) === placeKey(trip.dropoff)
  const byHand = list.byHand.find(({ from, to, bothWays }) => leads(from, to) || (bothWays && leads(to, from)))
  if (!byHand) return byRates
  return fareOf(
    CONTRACT_CLASSES.map((vehicle) => byHand.prices[vehicle] ?? byRates[`${vehicle}price`]),
    list.dollar.lkr,
  )
}

/**
 * The prices of a trip by the rates alone, as if none were set by hand.
 * @throws RangeError as {@link transferFare} does
 */
export function fareByRates(
  { pickup, dropoff, distanceKm, durationMinutes }: MeasuredTrip,
  { transfers, least, roundedTo, dollar }: PriceList = priceList(),
): Fare {
  const km = Math.floor(distanceKm)
  const minutes = Math.round(durationMinutes)
  if (!(km >= 1 && km <= MAX_DRIVABLE_KM)) throw new RangeError(`distance must be 1 to ${MAX_DRIVABLE_KM} km`)
  if (!(minutes >= 1 && minutes < Infinity)) throw new RangeError('duration must be at least a minute')
  const isAirportTrip = isColomboAirport(pickup) || isColomboAirport(dropoff)
  const { base, perKm } = rateFor(transfers, isAirportTrip, km, minutes)
  const rounded = (lkr: number) => Math.round(lkr / roundedTo) * roundedTo
  return fareOf(
    CONTRACT_CLASSES.map((vehicle) => Math.max(least[vehicle], rounded(base[vehicle] + perKm[vehicle] * km))),
    dollar.lkr,
  )
}

/** @param lkr of each class of vehicle, in their order */
export function fareOf(lkr: readonly number[], lkrPerUsd?: number): Fare {
  const [mini, car, van] = lkr as [number, number, number]
  return {
    miniprice: mini,
    carprice: car,
    vanprice: van,
    miniusd: usd(mini, lkrPerUsd),
    carusd: usd(car, lkrPerUsd),
    vanusd: usd(van, lkrPerUsd),
  }
}

function rateFor({ airport, short, longer }: TransferRates, isAirportTrip: boolean, km: number, minutes: number): Rate {
  if (isAirportTrip && km < airport.belowKm) return airport
  if (km <= short.upToKm) return short
  const tenths = speedTenths(km, minutes)
  const tier = tenths <= 5 ? 0 : tenths <= 7 ? 1 : tenths <= 10 ? 2 : 3
  // Beyond the last end that is -1: the last row.
  const row = longer.upToKm.findIndex((end) => km <= end)
  const { mini, car, van } = longer.perKm
  return {
    base: longer.base,
    perKm: { mini: mini.at(row)![tier], car: car.at(row)![tier], van: van.at(row)![tier] },
  }
}

/** Average speed in tenths of a km per minute, half rounded up. Integer arithmetic keeps 0.55 from rounding down. */
function speedTenths(km: number, minutes: number): number {
  return Math.floor((20 * km + minutes) / (2 * minutes))
}
