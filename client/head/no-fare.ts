import type { ShownFare } from '#domain/quotes/shown-fare.ts'
import { BRAND } from '#domain/brand.ts'
import { FAILED_PAGE, type PageHead } from './page-head.ts'

/** Of a page whose trip has no fare, or none right now: a service that fails says nothing of the trip. */
export function noFareHead({ state, pickup, dropoff }: ShownFare): PageHead {
  if (state === 'failed') return FAILED_PAGE
  const trip = pickup && dropoff ? `from ${pickup} to ${dropoff}` : 'for this address'
  return {
    title: `No taxi fare ${trip} | ${BRAND.name}`,
    description: `There is no fare ${trip}. Choose two places in Sri Lanka that a car can reach.`,
    keywords: [], path: null, listed: false,
  }
}
