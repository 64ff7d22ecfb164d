import type { LoaderFunctionArgs } from 'react-router'
import { siteData } from '#client/site-data.ts'
import { PATTERNS } from '#domain/paths.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { type RateLink, ratesOf } from '#domain/quotes/rate-lists.ts'
import type { AirportEnd } from './texts.ts'

export interface AirportRatesData {
  readonly end: AirportEnd
  readonly rates: readonly RateLink[]
}

export async function loader({ pattern, context }: LoaderFunctionArgs): Promise<AirportRatesData> {
  const end = pattern === PATTERNS.fromAirport ? 'pickup' : 'dropoff'
  return { end, rates: ratesOf(await context.get(siteData).rates(), end, COLOMBO_AIRPORT) }
}
