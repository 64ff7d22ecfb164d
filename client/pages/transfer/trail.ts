import type { PricedFare } from '#domain/quotes/shown-fare.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import type { Crumb } from '#client/layout/breadcrumb.tsx'
import { paths } from '#domain/paths.ts'

/** The page that lists all prices from a pickup. */
export function listOf(pickup: string): string {
  return isColomboAirport(pickup) ? paths.fromAirport : paths.place(pickup)
}

/** From the home page by way of the pickup's price list. */
export function transferTrail({ pickup, dropoff, quote }: PricedFare): Crumb[] {
  return [
    { name: 'Home', path: paths.home() },
    { name: isColomboAirport(pickup) ? 'From Colombo airport' : `Taxi from ${pickup}`, path: listOf(pickup) },
    { name: `${pickup} to ${dropoff}`, path: paths.transfer(quote.url) },
  ]
}
