import { noFareHead, type PageHandle, type PageHead } from '#client/head/page-head.ts'
import {
  breadcrumbs,
  company,
  openingHours,
  type Thing,
  TRANSFER_HOURS,
  vehicleOffers,
} from '#client/head/structured-data.ts'
import type { Crumb } from '#client/layout/breadcrumb.tsx'
import { absoluteUrl, BRAND, SOCIAL_IMAGE } from '#domain/brand.ts'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import { cheapestVehicle, VEHICLE_CLASSES, VEHICLE_NAMES, vehiclePrice } from '#domain/fares/vehicles.ts'
import { paths } from '#domain/paths.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import type { PricedFare } from '#domain/quotes/fare-quote.ts'
import type { TransferData } from './load.ts'

/** Towns that the description names. */
const MAX_NAMED = 3

/** The page that lists all prices from a pickup. */
export function priceListPath(pickup: string): string {
  return isColomboAirport(pickup) ? paths.fromAirport : paths.place(pickup)
}

/** From the home page by way of the pickup's price list. */
export function trail({ pickup, dropoff, quote }: PricedFare): Crumb[] {
  return [
    { name: 'Home', path: paths.home() },
    { name: isColomboAirport(pickup) ? 'From Colombo airport' : `Taxi from ${pickup}`, path: priceListPath(pickup) },
    { name: `${pickup} to ${dropoff}`, path: paths.transfer(quote.url) },
  ]
}

function things(fare: PricedFare, description: string): Thing[] {
  const { pickup, dropoff, quote } = fare
  const url = absoluteUrl(paths.transfer(quote.url))
  const name = `Taxi from ${pickup} to ${dropoff}`
  const offers = vehicleOffers(quote, url)
  return [
    {
      '@type': 'TaxiService',
      name,
      description,
      url,
      serviceType: 'Taxi',
      areaServed: [pickup, dropoff].map((place) => ({ '@type': 'Place' as const, name: place })),
      provider: company(),
      hoursAvailable: openingHours(TRANSFER_HOURS),
      offers,
    },
    {
      '@type': 'Product',
      name,
      description,
      image: absoluteUrl(SOCIAL_IMAGE.path),
      brand: { '@type': 'Brand', name: BRAND.name },
      offers,
    },
    breadcrumbs(trail(fare)),
  ]
}

function head({ fare, listed, towns }: TransferData): PageHead {
  if (fare.state !== 'priced') return noFareHead(fare)
  const { pickup, dropoff, quote } = fare
  const lowest = vehiclePrice(cheapestVehicle(quote), quote)
  const prices = VEHICLE_CLASSES.map((vehicle) => {
    const { lkr, usd } = vehiclePrice(vehicle, quote)
    return `${VEHICLE_NAMES[vehicle]} ${formatLkr(lkr)} (${formatUsd(usd)})`
  })
  const way = towns.slice(0, MAX_NAMED)
  const byWayOf = way.length > 0 ? ` by way of ${way.join(', ')}` : ''
  const drive = `Taxi from ${pickup} to ${dropoff}: ${quote.distance} km, ${quote.duration}${byWayOf}`
  const description = `${drive}. ${prices.join(', ')}. Fixed, all included, highway toll too.`
  return {
    title: `${pickup} to ${dropoff} taxi: fixed price from ${formatUsd(lowest.usd)} | ${BRAND.name}`,
    description,
    keywords: [
      `${pickup} to ${dropoff} taxi`,
      `taxi from ${pickup} to ${dropoff}`,
      `${pickup} taxi`,
      `${pickup} to ${dropoff} distance`,
      `${dropoff} transfer`,
      'Sri Lanka taxi fare',
    ],
    path: paths.transfer(quote.url),
    listed,
    things: import.meta.env.SSR ? things(fare, description) : [],
  }
}

export const handle: PageHandle = { head }
