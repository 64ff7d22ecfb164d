/**
 * What a taxi between two places costs in each vehicle class: from the rates of the price list. Rules:
 * docs/product.md#fares
 */
import { isColomboAirport, placeKey } from '#domain/places/place-name.ts'
import { onceForEachList, priceList } from '#domain/prices/current-price-list.ts'
import { usd } from './money.ts'
import type { PriceList, Rate, TransferRates, VehicleClass } from '#domain/prices/price-list.ts'
import { type Fare, vehicleClasses } from './vehicles.ts'
import { fareOfClasses } from './fare-of-classes.ts'

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

/**
 * The prices of a trip: those that were set by hand, else by the rates. The distance is floored to whole km and the
 * duration rounded to whole minutes before pricing.
 * @throws RangeError when the distance is under 1 km or over {@link MAX_DRIVABLE_KM}, or the duration under a minute
 * @example transferFare({ pickup: 'Colombo', dropoff: 'Kandy', distanceKm: 116, durationMinutes: 180 }).miniprice //
 *   21480
 */
export function transferFare(trip: MeasuredTrip, list: PriceList = priceList()): Fare {
  return fareOf(lkrOfTrip(trip, list), list)
}

/**
 * The prices of a trip by the rates alone, as if none were set by hand.
 * @throws RangeError as {@link transferFare} does
 */
export function fareByRates(trip: MeasuredTrip, list: PriceList = priceList()): Fare {
  return fareOf(lkrByRates(trip, list), list)
}

/**
 * What each class of the list costs, on offer or not, in whole rupees.
 * @throws RangeError as {@link transferFare} does
 */
function lkrOfTrip(trip: MeasuredTrip, list: PriceList = priceList()): (vehicle: VehicleClass) => number {
  const byRates = lkrByRates(trip, list)
  const byHand = handSetPrices(list).get(directionKey(trip.pickup, trip.dropoff))
  if (!byHand) return byRates
  return (vehicle) => {
    const share = list.vehicles[vehicle]?.share
    const ofOther = share && byHand[share.of]
    return (
      byHand[vehicle] ?? (share && ofOther ? charged(vehicle, (ofOther * share.percent) / 100, list) : byRates(vehicle))
    )
  }
}

/** Whether the owner has set a price of this way by hand. */
export const isPricedByHand = ({ pickup, dropoff }: Trip, list: PriceList = priceList()): boolean =>
  handSetPrices(list).has(directionKey(pickup, dropoff))

const directionKey = (from: string, to: string) => `${placeKey(from)} > ${placeKey(to)}`

/** By their direction. Of two for one direction the first counts. */
const handSetPrices = onceForEachList(({ byHand }) => {
  const ways = byHand.flatMap(({ from, to, bothWays, prices }) => [
    [directionKey(from, to), prices] as const,
    ...(bothWays ? [[directionKey(to, from), prices] as const] : []),
  ])
  // Our oldest browsers lack `toReversed`.
  return new Map([...ways].reverse())
})

function lkrByRates({ pickup, dropoff, distanceKm, durationMinutes }: MeasuredTrip, list: PriceList) {
  const km = Math.floor(distanceKm)
  const minutes = Math.round(durationMinutes)
  if (!(km >= 1 && km <= MAX_DRIVABLE_KM)) throw new RangeError(`distance must be 1 to ${MAX_DRIVABLE_KM} km`)
  if (!(minutes >= 1 && minutes < Infinity)) throw new RangeError('duration must be at least a minute')
  const isAirportTrip = isColomboAirport(pickup) || isColomboAirport(dropoff)
  const { base, perKm } = rateFor(list.transfers, isAirportTrip, km, minutes)
  const own = (vehicle: VehicleClass) => charged(vehicle, base[vehicle]! + perKm(vehicle) * km, list)
  return (vehicle: VehicleClass): number => {
    const share = list.vehicles[vehicle]?.share
    return share ? charged(vehicle, (own(share.of) * share.percent) / 100, list) : own(vehicle)
  }
}

/** What the rates make of it is rounded, and at least what the class costs at least. */
function charged(vehicle: VehicleClass, lkr: number, { least, roundedTo }: PriceList): number {
  return Math.max(least[vehicle] ?? 0, Math.round(Math.round(lkr) / roundedTo) * roundedTo)
}

/** @param lkr of each class of vehicle that is offered, in whole rupees */
export function fareOf(lkr: (vehicle: VehicleClass) => number, list: PriceList = priceList()): Fare {
  return fareOfClasses(vehicleClasses(list), (vehicle) => {
    const rupees = lkr(vehicle)
    return { lkr: rupees, usd: usd(rupees, list.dollar.lkr) }
  })
}

const flat = ({ base, perKm }: Rate) => ({ base, perKm: (vehicle: VehicleClass) => perKm[vehicle]! })

function rateFor({ airport, short, longer }: TransferRates, isAirportTrip: boolean, km: number, minutes: number) {
  if (isAirportTrip && km < airport.belowKm) return flat(airport)
  if (km <= short.upToKm) return flat(short)
  const tenths = speedTenths(km, minutes)
  const tier = tenths <= 5 ? 0 : tenths <= 7 ? 1 : tenths <= 10 ? 2 : 3
  // Beyond the last end that is -1: the last row.
  const row = longer.upToKm.findIndex((end) => km <= end)
  return { base: longer.base, perKm: (vehicle: VehicleClass) => longer.perKm[vehicle]!.at(row)![tier] }
}

/** Average speed in tenths of a km per minute, half rounded up. Integer arithmetic keeps 0.55 from rounding down. */
function speedTenths(km: number, minutes: number): number {
  return Math.floor((20 * km + minutes) / (2 * minutes))
}
