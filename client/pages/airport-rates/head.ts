import { BRAND } from '#domain/brand.ts'
import { formatUsd } from '#domain/fares/money.ts'
import type { PageHead } from '#client/head/page-head.ts'
import { AIRPORT_LISTS } from './texts.ts'
import type { AirportRatesPage } from './load.ts'

export function head({ end, rates }: AirportRatesPage): PageHead {
  const { title, keywords, path } = AIRPORT_LISTS[end]
  const trips = `Fixed taxi prices ${end === 'pickup' ? 'from' : 'to'} Colombo airport`
  // From the list itself, as its structured data has it: the page's own sentence on the cheapest price is the specification's.
  const lowest = rates.length > 0 ? formatUsd(Math.min(...rates.map(({ usd }) => usd))) : null
  return {
    title: `${title}${lowest ? `, from ${lowest}` : ''} | ${BRAND.name}`,
    description: `${trips}${lowest ? ` for ${rates.length} places, from ${lowest},` : ''} with distance and duration. Highway toll included, no payment before the journey.`,
    keywords, path, listed: true,
  }
}
