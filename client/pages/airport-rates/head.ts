import type { PageHandle, PageHead } from '#client/head/page-head.ts'
import {
  aggregateOffer,
  breadcrumbs,
  company,
  openingHours,
  type Thing,
  TRANSFER_HOURS,
} from '#client/head/structured-data.ts'
import type { Crumb } from '#client/layout/breadcrumb.tsx'
import { absoluteUrl, BRAND } from '#domain/brand.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { paths } from '#domain/paths.ts'
import type { RateLink } from '#domain/quotes/rate-lists.ts'
import type { AirportRatesData } from './load.ts'
import { AIRPORT_LISTS, type AirportEnd } from './texts.ts'

export function trail(end: AirportEnd): Crumb[] {
  const { name, path } = AIRPORT_LISTS[end]
  return [
    { name: 'Home', path: paths.home() },
    { name, path },
  ]
}

function things(end: AirportEnd, rates: readonly RateLink[], description: string): Thing[] {
  if (rates.length === 0) return [breadcrumbs(trail(end))]
  const { heading, path } = AIRPORT_LISTS[end]
  return [
    {
      '@type': 'TaxiService',
      name: heading,
      description,
      url: absoluteUrl(path),
      serviceType: 'Airport transfer',
      areaServed: { '@type': 'Country', name: 'Sri Lanka' },
      provider: company(),
      hoursAvailable: openingHours(TRANSFER_HOURS),
      offers: aggregateOffer(
        rates.map(({ pickup, dropoff, usd, linkurl }) => ({
          name: `${pickup} to ${dropoff}`,
          usd,
          url: absoluteUrl(paths.transfer(linkurl)),
        })),
      ),
    },
    breadcrumbs(trail(end)),
  ]
}

function head({ end, popular, others }: AirportRatesData): PageHead {
  const rates = [...popular, ...others]
  const { title, keywords, path } = AIRPORT_LISTS[end]
  const trips = `Fixed taxi prices ${end === 'pickup' ? 'from' : 'to'} Colombo airport`
  const lowest = rates.length > 0 ? formatUsd(Math.min(...rates.map(({ usd }) => usd))) : null
  const prices = lowest ? ` for ${rates.length} places, from ${lowest},` : ''
  const terms = 'Highway toll included, no payment before the journey.'
  const description = `${trips}${prices} with distance and duration. ${terms}`
  return {
    title: `${title}${lowest ? `, from ${lowest}` : ''} | ${BRAND.name}`,
    description,
    keywords,
    path,
    listed: true,
    things: import.meta.env.SSR ? things(end, rates, description) : [],
  }
}

export const handle: PageHandle = { head }
