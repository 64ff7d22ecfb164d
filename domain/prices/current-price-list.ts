/**
 * The price list that counts where this code runs. Prices are asked for in some hundred places, most of them far below a
 * handler or a page: handed down to each, one call that forgets it would sell at another list. So the one who runs the code
 * says once where the list is: the Worker in its request (worker/prices), the browser in its page (client/main.tsx).
 * Where a price is compared with that of another list, functions take that list as a parameter.
 */
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import type { Names, PriceList, Promises, TourKind, VehicleClass } from './price-list.ts'

let source: () => PriceList = () => FIRST_PRICE_LIST

/** Until it is called, the first price list counts. */
export function takePriceListFrom(current: () => PriceList): void {
  source = current
}

export const priceList = (): PriceList => source()
export const promises = (): Promises => source().promises

let former: (vehicle: VehicleClass) => Names | undefined = () => undefined

/** Where the names are of classes of vehicles that were in an earlier list: bookings of that list name them. */
export function takeFormerVehicleNames(names: typeof former): void {
  former = names
}

export const formerVehicleNames = (vehicle: VehicleClass): Names | undefined => former(vehicle)

let formerKind: (park: string) => TourKind | undefined = () => undefined

/** Where it is known what a tour was in a park that was in an earlier list: bookings of that list are of it. */
export function takeFormerParkKinds(kindOf: typeof formerKind): void {
  formerKind = kindOf
}

export const formerParkKind = (park: string): TourKind | undefined => formerKind(park)

/** What bookings of earlier lists name, and the list in force does not have. */
export interface Former {
  readonly vehicleNames: Readonly<Record<VehicleClass, Names>>
  readonly parkKinds: Readonly<Record<string, TourKind>>
}

/** What is made of a whole list, made once for each. */
export function onceForEachList<Value>(make: (list: PriceList) => Value): (list?: PriceList) => Value {
  const made = new WeakMap<PriceList, Value>()
  return (list = priceList()) => {
    const known = made.get(list)
    if (known !== undefined) return known
    const value = make(list)
    made.set(list, value)
    return value
  }
}
