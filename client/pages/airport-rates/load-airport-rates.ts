import type { LoaderFunctionArgs } from 'react-router'
import { COLOMBO_AIRPORT } from '#domain/places.ts'
import { ratesOf, type RateLink } from '#domain/rate-links.ts'
import type { SiteApi } from '../../api.ts'
import { PATTERNS } from '#domain/paths.ts'
import { allRates } from '../../rates/all-rates.ts'
import type { AirportEnd } from './direction.ts'

export interface AirportRatesPage {
  readonly end: AirportEnd
  readonly rates: readonly RateLink[]
}

export async function loadAirportRates(api: SiteApi, { pattern }: LoaderFunctionArgs): Promise<AirportRatesPage> {
  const end = pattern === PATTERNS.fromAirport ? 'pickup' : 'dropoff'
  return { end, rates: ratesOf(await allRates(api), end, COLOMBO_AIRPORT) }
}
