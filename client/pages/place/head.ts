import { FAILED_PAGE, type PageHandle, type PageHead } from '#client/head/page-head.ts'
import {
  aggregateOffer,
  breadcrumbs,
  company,
  openingHours,
  type Thing,
  TRANSFER_HOURS,
  vehicleOffers,
} from '#client/head/structured-data.ts'
import type { Crumb } from '#client/layout/breadcrumb.tsx'
import { absoluteUrl, BRAND } from '#domain/brand.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { cheapestVehicle, vehiclePrice } from '#domain/fares/vehicles.ts'
import { paths } from '#domain/paths.ts'
import type { PricedFare } from '#domain/quotes/fare-quote.ts'
import type { PlaceData } from './load.ts'

/** Dropoffs that the description names. */
const MAX_NAMED = 4

export function trail(place: string): Crumb[] {
  return [
    { name: 'Home', path: paths.home() },
    { name: `Taxi from ${place}`, path: paths.place(place) },
  ]
}

function things({ place, from }: PlaceData, { quote }: PricedFare, description: string): Thing[] {
  return [
    {
      '@type': 'TaxiService',
      name: `${place} taxi`,
      description,
      url: absoluteUrl(paths.place(place)),
      serviceType: 'Taxi',
      areaServed: { '@type': 'Place', name: place },
      provider: company(),
      hoursAvailable: openingHours(TRANSFER_HOURS),
      offers:
        from.length > 0
          ? aggregateOffer(
              from.map(({ pickup, dropoff, usd, linkurl }) => ({
                name: `${pickup} to ${dropoff}`,
                usd,
                url: absoluteUrl(paths.transfer(linkurl)),
              })),
            )
          : vehicleOffers(quote, absoluteUrl(paths.transfer(quote.url))),
    },
    breadcrumbs(trail(place)),
  ]
}

function head(page: PlaceData): PageHead {
  const { place, fare, from, listed } = page
  if (fare.state === 'failed') return FAILED_PAGE
  if (fare.state !== 'priced') {
    return {
      title: place ? `No taxi fare from ${place} | ${BRAND.name}` : `Taxi price lists | ${BRAND.name}`,
      description: 'Choose a place in Sri Lanka that a car can reach, and see its taxi price list.',
      keywords: [],
      path: null,
      listed: false,
    }
  }
  const usd = formatUsd(vehiclePrice(cheapestVehicle(fare.quote), fare.quote).usd)
  const others = from
    .map(({ dropoff }) => dropoff)
    .filter((name) => name !== fare.dropoff)
    .slice(0, MAX_NAMED)
  const trip = `Taxi from ${place} to Colombo airport from ${usd}: ${fare.quote.distance} km, ${fare.quote.duration}`
  const otherTrips = others.length > 0 ? `to ${others.join(', ')} and more` : 'from anywhere in Sri Lanka'
  const description = `${trip}. Fixed prices ${otherTrips}, highway toll included.`
  return {
    title: `${place} taxi price list, airport from ${usd} | ${BRAND.name}`,
    description,
    keywords: [
      `${place} taxi`,
      `taxi ${place} to Colombo airport`,
      `${place} airport transfer`,
      `${place} taxi price list`,
    ],
    path: paths.place(place),
    listed,
    things: import.meta.env.SSR ? things(page, fare, description) : [],
  }
}

export const handle: PageHandle = { head }
