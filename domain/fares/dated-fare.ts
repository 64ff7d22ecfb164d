/** The fare of the pickup's day and hour. Rules: docs/product.md#fares */
import { datedLkr, nightOn, type Pickup, seasonOn } from '#domain/prices/dated-price.ts'
import { priceList } from '#domain/prices/list-in-force.ts'
import { CONTRACT_CLASSES, type PriceList } from '#domain/prices/price-list.ts'
import { fareOf, type Fare } from './transfer-fare.ts'
import { vehiclePrice } from './vehicles.ts'

/**
 * The fare of a day and hour: by the season of each class, then for the night.
 * @param fare without season and night, of one vehicle
 * @returns the same object where neither changes it
 * @example with +15 % and +10 % at night: fareOn({ miniprice: 10000, … }, { date: '2026-12-24', time: '23:30' }).miniprice // 12650
 */
export function fareOn(fare: Fare, { date, time }: Pickup, list: PriceList = priceList()): Fare {
  const more = nightOn(time, list)
  if (!more && CONTRACT_CLASSES.every((vehicle) => seasonOn(date, vehicle, list) === null)) return fare
  return fareOf(
    CONTRACT_CLASSES.map((vehicle) =>
      datedLkr(vehiclePrice(vehicle, fare).lkr, seasonOn(date, vehicle, list), more, list),
    ),
    list.dollar.lkr,
  )
}
