import type { PlacePage } from '../../pages/place/load-place.ts'
import { placeTrail } from '../../pages/place/trail.ts'
import { paths } from '#domain/paths.ts'
import { absoluteUrl, type PageHead } from '../page-head.ts'
import { breadcrumbs, company, openingHours, TRANSFER_HOURS, type Things } from './business.ts'
import { aggregateOffer, vehicleOffers } from './offers.ts'

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
