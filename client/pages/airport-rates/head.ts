import { BRAND } from '#domain/brand.ts'
import type { PageHead } from '../../head/page-head.ts'
import { AIRPORT_CHEAPEST_USD, AIRPORT_LISTS } from './direction.ts'
import type { AirportRatesPage } from './load-airport-rates.ts'

export function head({ end, rates }: AirportRatesPage): PageHead {
  const { title, keywords, path } = AIRPORT_LISTS[end]
  return {
    title: `${title}, from ${AIRPORT_CHEAPEST_USD} USD | ${BRAND.name}`,
    description: `${rates.length} fixed taxi prices ${end === 'pickup' ? 'from' : 'to'} Colombo airport with distance and duration; the cheapest price is ${AIRPORT_CHEAPEST_USD} USD. Highway toll included, no payment before the journey.`,
    keywords, path, listed: true,
  }
}
