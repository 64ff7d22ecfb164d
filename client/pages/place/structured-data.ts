import type { PlacePage } from './load.ts'
import { placeTrail } from './trail.ts'
import { paths } from '#domain/paths.ts'
import { absoluteUrl, type PageHead } from '#client/head/page-head.ts'
import { breadcrumbs, company, openingHours, TRANSFER_HOURS, type Things } from '#client/head/structured-data.ts'
import { aggregateOffer, vehicleOffers } from '#client/head/structured-data.ts'

export function placeThings({ place, fare, from }: PlacePage, { description, path }: PageHead): Things {
  if (fare.state !== 'priced' || path === null) return []
  return [
    {
      '@type': 'TaxiService', name: `${place} taxi`, description, url: absoluteUrl(path), serviceType: 'Taxi',
      areaServed: { '@type': 'Place', name: place },
      provider: company(),
      hoursAvailable: openingHours(TRANSFER_HOURS),
      offers: from.length > 0
        ? aggregateOffer(from.map(({ pickup, dropoff, usd, linkurl }) => ({ name: `${pickup} to ${dropoff}`, usd, url: absoluteUrl(paths.transfer(linkurl)) })))
        : vehicleOffers(fare.quote, absoluteUrl(paths.transfer(fare.quote.url))),
    },
    breadcrumbs(placeTrail(place)),
  ]
}
