import type { LoaderFunctionArgs } from 'react-router'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { ratesOf, type RateLink } from '#domain/quotes/rate-lists.ts'
import type { SiteApi } from '#client/api.ts'
import { PATTERNS } from '#domain/paths.ts'
import { allRates } from '#client/quote/listed-rates.ts'
import type { AirportEnd } from './texts.ts'

export interface AirportRatesPage {
  readonly end: AirportEnd
  readonly rates: readonly RateLink[]
}

export async function loadAirportRates(api: SiteApi, { pattern }: LoaderFunctionArgs): Promise<AirportRatesPage> {
  const end = pattern === PATTERNS.fromAirport ? 'pickup' : 'dropoff'
  return { end, rates: ratesOf(await allRates(api), end, COLOMBO_AIRPORT) }
}
