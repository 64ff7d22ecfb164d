/** What a ride costs that stops on its way. Rules: docs/product.md#stops-on-the-way */
import { fareByRates, fareOf, type Leg, transferFare, type Trip } from './transfer-fare.ts'
import { vehiclePrice, type Fare } from './vehicles.ts'
import { waitingLkr } from './stops-and-waiting.ts'

/** Both ways of a ride, and its minutes at each stop. */
export interface WayWithStops extends Trip {
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
export function fareWithStops({ way, direct, minutesAtStops, ...trip }: WayWithStops): Fare {
  const whole = fareByRates({ ...trip, ...way })
  const directly = direct && {
    fare: transferFare({ ...trip, ...direct }),
    byRates: fareByRates({ ...trip, ...direct }),
  }
  return fareOf((vehicle) => {
    const lkr = (fare: Fare) => vehiclePrice(vehicle, fare).lkr
    const driven = directly ? lkr(directly.fare) + Math.max(0, lkr(whole) - lkr(directly.byRates)) : lkr(whole)
    return driven + waitingLkr(vehicle, minutesAtStops)
  })
}
