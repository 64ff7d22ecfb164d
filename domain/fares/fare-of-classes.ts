/** Makes fares: of prices by class, and of other fares. */
import { CONTRACT_CLASSES, type PriceList, type VehicleClass } from '#domain/prices/price-list.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import { type Fare, type VehiclePrice, classesIn, isContractClass, priceIn } from './vehicles.ts'
import { usd } from './money.ts'

/** A fare of these prices: a class is in it if `priceOf` has a price for it. */
export function fareOfClasses(
  classes: Iterable<VehicleClass>,
  priceOf: (vehicle: VehicleClass) => VehiclePrice | null,
): Fare {
  const prices = new Map([...classes].map((vehicle) => [vehicle, priceOf(vehicle)]))
  const [mini, car, van] = CONTRACT_CLASSES.map((vehicle) => prices.get(vehicle) ?? { lkr: null, usd: null }) as [
    Contract,
    Contract,
    Contract,
  ]
  const further = [...prices].flatMap(([vehicle, price]) =>
    price && !isContractClass(vehicle) ? [[vehicle, price] as const] : [],
  )
  return {
    miniprice: mini.lkr,
    carprice: car.lkr,
    vanprice: van.lkr,
    miniusd: mini.usd,
    carusd: car.usd,
    vanusd: van.usd,
    ...(further.length > 0 ? { further: Object.fromEntries(further) } : {}),
  }
}
type Contract = VehiclePrice | { readonly lkr: null; readonly usd: null }

/** Of every class that all of these fares price. */
export function fareOfFares(
  fares: readonly [Fare, ...Fare[]],
  price: (prices: readonly VehiclePrice[], vehicle: VehicleClass) => VehiclePrice,
): Fare {
  return fareOfClasses(classesIn(fares[0]), (vehicle) => {
    const prices = fares.flatMap((fare) => priceIn(fare, vehicle) ?? [])
    return prices.length === fares.length ? price(prices, vehicle) : null
  })
}

/** The fare with another price for each class. */
export function mapFare(fare: Fare, price: (vehicle: VehicleClass, before: VehiclePrice) => VehiclePrice): Fare {
  return fareOfFares([fare], ([before], vehicle) => price(vehicle, before!))
}

/** The prices alone, of something that has more to say. */
export const pricesOf = ({ miniprice, carprice, vanprice, miniusd, carusd, vanusd, further }: Fare): Fare => ({
  miniprice,
  carprice,
  vanprice,
  miniusd,
  carusd,
  vanusd,
  ...(further ? { further } : {}),
})

/**
 * What a car costs that carries bags alone, while their guests go by train. Rules: docs/product.md#bags-by-car
 * @param fare of the ride; it is the price where the list in force offers none
 */
export function bagsFare(fare: Fare, list: PriceList = priceList()): Fare {
  const { bagsByCar, roundedTo } = list
  if (!bagsByCar || bagsByCar.percent === 100) return fare
  return mapFare(fare, (_, { lkr }) => {
    const part = Math.round((lkr * bagsByCar.percent) / 100 / roundedTo) * roundedTo
    return { lkr: part, usd: usd(part, list.dollar.lkr) }
  })
}
