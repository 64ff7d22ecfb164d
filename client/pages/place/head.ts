import { BRAND } from '#domain/brand.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { cheapestVehicle, vehiclePrice } from '#domain/fares/vehicles.ts'
import { FAILED_PAGE, type PageHead } from '#client/head/page-head.ts'
import { paths } from '#domain/paths.ts'
import type { PlacePage } from './load.ts'

const SAID = 4

export function head({ place, fare, from, listed }: PlacePage): PageHead {
  if (fare.state === 'failed') return FAILED_PAGE
  if (fare.state !== 'priced') {
    return {
      title: place ? `No taxi fare from ${place} | ${BRAND.name}` : `Taxi price lists | ${BRAND.name}`,
      description: 'Choose a place in Sri Lanka that a car can reach, and see its taxi price list.',
      keywords: [], path: null, listed: false,
    }
  }
  const usd = formatUsd(vehiclePrice(cheapestVehicle(fare.quote), fare.quote).usd)
  const others = from.map(({ dropoff }) => dropoff).filter((name) => name !== fare.dropoff).slice(0, SAID)
  return {
    title: `${place} taxi price list, airport from ${usd} | ${BRAND.name}`,
    description: `Taxi from ${place} to Colombo airport from ${usd}: ${fare.quote.distance} km, ${fare.quote.duration}. Fixed prices ${others.length > 0 ? `to ${others.join(', ')} and more` : 'from anywhere in Sri Lanka'}, highway toll included.`,
    keywords: [`${place} taxi`, `taxi ${place} to Colombo airport`, `${place} airport transfer`, `${place} taxi price list`],
    path: paths.place(place),
    listed,
  }
}
