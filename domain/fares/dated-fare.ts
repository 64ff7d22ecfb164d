/** The fare of the pickup's day and hour. Rules: docs/product.md#fares */
import { datedLkr, type DateRules, isWithin, nightOn, type Pickup, seasonOn } from '#domain/prices/dated-price.ts'
import { priceList } from '#domain/prices/list-in-force.ts'
import type { VehicleClass } from '#domain/prices/price-list.ts'
import { usd } from './money.ts'
import type { Fare } from './transfer-fare.ts'
import { fareOfFares, type VehiclePrice } from './vehicles.ts'

/** The fare with another price for each class. */
export function mapFare(fare: Fare, price: (vehicle: VehicleClass, before: VehiclePrice) => VehiclePrice): Fare {
  return fareOfFares([fare], ([before], vehicle) => price(vehicle, before!))
}

/**
 * The fare of a day and hour: by the season of each class, then for the night.
 * @param fare without season and night, of one vehicle
 * @returns the same object where neither changes it
 * @example with +15 % and +10 % at night: fareOn({ miniprice: 10000, … }, { date: '2026-12-24', time: '23:30' }).miniprice // 12650
 */
export function fareOn(fare: Fare, { date, time }: Pickup, rules: DateRules = priceList()): Fare {
  const more = nightOn(time, rules)
  if (!more && rules.seasons.every((season) => !isWithin(date, season))) return fare
  return mapFare(fare, (vehicle, before) => {
    const season = seasonOn(date, vehicle, rules)
    if (!season && !more) return before
    const lkr = datedLkr(before.lkr, season, more, rules)
    return { lkr, usd: usd(lkr, rules.dollar.lkr) }
  })
}
