/** What a ride costs that stops on its way, and how many stops there may be. Rules: docs/product.md#stops-on-the-way */
import { priceList } from '#domain/prices/current-price-list.ts'
import type { PriceList, VehicleClass } from '#domain/prices/price-list.ts'
import { fareByRates, fareOf, type Leg, transferFare, type Trip } from './transfer-fare.ts'
import { type Fare, vehiclePrice } from './vehicles.ts'

/** On one way from a place to the next. A tour has two ways: to its park and on from there. */
export const MAX_STOPS_ON_THE_WAY = 4
/** Minutes of waiting at one stop. */
export const MAX_WAITING = 480

const QUARTER_HOUR = 15

/** Minutes. A stop without a stated length takes the free minutes. */
export const usualWaiting = () => priceList().waiting?.freeMinutes ?? 30

/** Begun quarters of an hour beyond the free minutes, each stop by itself. */
export function paidQuarters(
  minutesAtStops: readonly number[],
  { waiting }: Pick<PriceList, 'waiting'> = priceList(),
): number {
  if (!waiting) return 0
  const { freeMinutes } = waiting
  return minutesAtStops.reduce((sum, minutes) => sum + Math.ceil(Math.max(0, minutes - freeMinutes) / QUARTER_HOUR), 0)
}

/** Whole rupees. */
export function waitingLkr(
  vehicle: VehicleClass,
  minutesAtStops: readonly number[],
  list: PriceList = priceList(),
): number {
  const { waiting } = list
  if (!waiting) return 0
  return costOf(vehicle, (own) => paidQuarters(minutesAtStops, list) * waiting.perQuarterHour[own]!, list)
}

/**
 * What a class costs: by figures of its own, or its percentage of what the other class costs.
 * @param own what a class with figures of its own costs, in whole rupees
 */
export function costOf(
  vehicle: VehicleClass,
  own: (vehicle: VehicleClass) => number,
  { vehicles }: PriceList = priceList(),
): number {
  const share = vehicles[vehicle]?.share
  return share ? Math.round((own(share.of) * share.percent) / 100) : own(vehicle)
}

/** Both ways of a ride, and its minutes at each stop. */
interface WayWithStops extends Trip {
  /** The drive by way of the stops. */
  readonly way: Leg
  /** Without them; `null` if the ride ends where it begins. */
  readonly direct: Leg | null
  readonly minutesAtStops: readonly number[]
}

/**
 * The fare of the direct way, what the whole way costs more by the rates, and what waiting costs. Of a ride that ends where
 * it begins, the whole way costs by the rates.
 * @throws RangeError as `transferFare` does
 */
export function fareWithStops(
  { way, direct, minutesAtStops, ...trip }: WayWithStops,
  list: PriceList = priceList(),
): Fare {
  const whole = fareByRates({ ...trip, ...way }, list)
  const directly = direct && {
    fare: transferFare({ ...trip, ...direct }, list),
    byRates: fareByRates({ ...trip, ...direct }, list),
  }
  return fareOf((vehicle) => {
    const lkr = (fare: Fare) => vehiclePrice(vehicle, fare).lkr
    const driven = directly ? lkr(directly.fare) + Math.max(0, lkr(whole) - lkr(directly.byRates)) : lkr(whole)
    return driven + waitingLkr(vehicle, minutesAtStops, list)
  }, list)
}
