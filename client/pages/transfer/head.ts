import { BRAND } from '#domain/brand.ts'
import { VEHICLE_CLASSES } from '#domain/fares/vehicles.ts'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import { cheapestVehicle, VEHICLE_NAMES, vehiclePrice } from '#domain/fares/vehicles.ts'
import { noFareHead } from '#client/head/no-fare.ts'
import type { PageHead } from '#client/head/page-head.ts'
import { paths } from '#domain/paths.ts'
import type { TransferPage } from './load.ts'

export function head({ fare, listed, towns }: TransferPage): PageHead {
  const { pickup, dropoff } = fare
  if (fare.state !== 'priced') return noFareHead(fare)
  const { quote } = fare
  const lowest = vehiclePrice(cheapestVehicle(quote), quote)
  const prices = VEHICLE_CLASSES.map((vehicle) => {
    const { lkr, usd } = vehiclePrice(vehicle, quote)
    return `${VEHICLE_NAMES[vehicle]} ${formatLkr(lkr)} (${formatUsd(usd)})`
  })
  const by = towns.slice(0, 3)
  return {
    title: `${pickup} to ${dropoff} taxi: fixed price from ${formatUsd(lowest.usd)} | ${BRAND.name}`,
    description: `Taxi from ${pickup} to ${dropoff}: ${quote.distance} km, ${quote.duration}${by.length > 0 ? ` by way of ${by.join(', ')}` : ''}. ${prices.join(', ')}. Fixed, all included, highway toll too.`,
    keywords: [`${pickup} to ${dropoff} taxi`, `taxi from ${pickup} to ${dropoff}`, `${pickup} taxi`, `${pickup} to ${dropoff} distance`, `${dropoff} transfer`, 'Sri Lanka taxi fare'],
    path: paths.transfer(quote.url),
    listed,
  }
}
