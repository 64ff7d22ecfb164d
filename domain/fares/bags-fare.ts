/** What a car costs that carries bags alone, while their guests go by train. Rules: docs/product.md#bags-by-car */
import { priceList } from '#domain/prices/list-in-force.ts'
import { mapFare } from './dated-fare.ts'
import { usd } from './money.ts'
import type { Fare } from './transfer-fare.ts'

/** @param fare of the ride; it is the price where the list in force offers none */
export function bagsFare(fare: Fare): Fare {
  const { bagsByCar, roundedTo } = priceList()
  if (!bagsByCar || bagsByCar.percent === 100) return fare
  return mapFare(fare, (_, { lkr }) => {
    const part = Math.round((lkr * bagsByCar.percent) / 100 / roundedTo) * roundedTo
    return { lkr: part, usd: usd(part) }
  })
}
