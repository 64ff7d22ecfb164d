import { AIRPORT_LISTS } from './texts.ts'
import type { AirportRatesPage } from './load.ts'
import { airportRatesTrail } from './texts.ts'
import { paths } from '#domain/paths.ts'
import { absoluteUrl, type PageHead } from '#client/head/page-head.ts'
import { breadcrumbs, company, openingHours, TRANSFER_HOURS, type Things } from '#client/head/structured-data.ts'
import { aggregateOffer } from '#client/head/structured-data.ts'

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
