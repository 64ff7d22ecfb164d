import { VEHICLE_CLASSES } from '#domain/vehicle-classes.ts'
import { formatLkr, formatUsd } from '#domain/money.ts'
import { VEHICLE_NAMES, vehiclePrice } from '#domain/vehicles.ts'
import type { FareAnswer } from '../quote.ts'

export const SAME_PLACE_TEXT = 'Pickup and dropoff are the same place. Choose two different places.'
export const FAILED_TEXT = 'We cannot reach our fare service right now.'

/** A fare as one sentence, for those who hear the page. */
export function fareInWords(fare: FareAnswer, unreachableText: string): string {
  switch (fare.state) {
    case 'unreachable': return unreachableText
    case 'same-place': return SAME_PLACE_TEXT
    case 'failed': return FAILED_TEXT
    case 'priced': {
      const { quote } = fare
      const prices = VEHICLE_CLASSES.map((vehicle) => {
        const { lkr, usd } = vehiclePrice(vehicle, quote)
        return `${VEHICLE_NAMES[vehicle]} ${formatLkr(lkr)}, ${formatUsd(usd)}`
      })
      return `${fare.pickup} to ${fare.dropoff}, ${quote.distance} km, ${quote.duration}. ${prices.join('. ')}.`
    }
  }
}
