import { AIRPORT_LISTS } from '../../pages/airport-rates/direction.ts'
import type { AirportRatesPage } from '../../pages/airport-rates/load-airport-rates.ts'
import { airportRatesTrail } from '../../pages/airport-rates/trail.ts'
import { paths } from '#domain/paths.ts'
import { absoluteUrl, type PageHead } from '../page-head.ts'
import { breadcrumbs, company, openingHours, TRANSFER_HOURS, type Things } from './business.ts'
import { aggregateOffer } from './offers.ts'

export function airportRatesThings({ end, rates }: AirportRatesPage, { description }: PageHead): Things {
  if (rates.length === 0) return [breadcrumbs(airportRatesTrail(end))]
  const { heading, path } = AIRPORT_LISTS[end]
  return [
    {
      '@type': 'TaxiService', name: heading, description, url: absoluteUrl(path), serviceType: 'Airport transfer',
      areaServed: { '@type': 'Country', name: 'Sri Lanka' },
      provider: company(),
      hoursAvailable: openingHours(TRANSFER_HOURS),
      offers: aggregateOffer(rates.map(({ pickup, dropoff, usd, linkurl }) => ({ name: `${pickup} to ${dropoff}`, usd, url: absoluteUrl(paths.transfer(linkurl)) }))),
    },
    breadcrumbs(airportRatesTrail(end)),
  ]
}
