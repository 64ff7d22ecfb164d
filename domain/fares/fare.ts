/** What a ride costs in each class of vehicles: `vehicles.ts` makes it and reads it. */
import type { VehicleClass } from '#domain/prices/price-list.ts'

/** Whole rupees and whole dollars. */
export interface VehiclePrice {
  readonly lkr: number
  readonly usd: number
}

/**
 * A price for each class that is offered: `vehiclePrice` reads it. `…price`: whole rupees; `…usd`: whole dollars, rounded
 * down. The six fields of the contract are always there, `null` for a class that is not offered.
 */
export interface Fare {
  readonly miniprice: number | null
  readonly carprice: number | null
  readonly vanprice: number | null
  readonly miniusd: number | null
  readonly carusd: number | null
  readonly vanusd: number | null
  /** Of classes beyond the three; absent where there are none. */
  readonly further?: Readonly<Record<VehicleClass, VehiclePrice>>
}
