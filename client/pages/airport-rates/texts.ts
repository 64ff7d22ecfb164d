import type { Crumb } from '#client/layout/breadcrumb.tsx'
import { paths } from '#domain/paths.ts'

/** The two lists of airport rates: which end is the airport, and what follows from it. */

/** What the lists quote as the cheapest price: specification sections 2 and 9. */
export const AIRPORT_CHEAPEST_USD = 10

export type AirportEnd = 'pickup' | 'dropoff'

export const AIRPORT_LISTS = {
  pickup: {
    path: paths.fromAirport,
    name: 'From Colombo airport',
    heading: 'Colombo airport taxi rates',
    lead: 'Taxi from Colombo Bandaranaike International Airport to any town or beach in Sri Lanka, at a fixed, all-inclusive price. Your driver waits in the arrivals hall.',
    title: 'Colombo airport taxi rates to every town',
    keywords: ['Colombo airport taxi', 'Colombo airport transfers', 'CMB taxi price list', 'Katunayake airport taxi rates'],
  },
  dropoff: {
    path: paths.toAirport,
    name: 'To Colombo airport',
    heading: 'Taxi rates to Colombo airport',
    lead: 'Taxi to Colombo Bandaranaike International Airport from any town or beach in Sri Lanka, at a fixed, all-inclusive price. We plan the pickup so that you are in time for your flight.',
    title: 'Taxi to Colombo airport: rates from every town',
    keywords: ['taxi to Colombo airport', 'Colombo airport drop off', 'transfer to CMB airport', 'airport taxi Sri Lanka price'],
  },
} as const satisfies Record<AirportEnd, unknown>

export function airportRatesTrail(end: AirportEnd): Crumb[] {
  const { name, path } = AIRPORT_LISTS[end]
  return [{ name: 'Home', path: paths.home() }, { name, path }]
}
