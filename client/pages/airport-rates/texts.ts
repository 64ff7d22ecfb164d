/** The texts of the two airport rate lists, by the end of the trip that is the airport. */
import { paths } from '#domain/paths.ts'

/** The cheapest price that the lists name. What costs less is named beside it. */
export const AIRPORT_CHEAPEST_USD = 10

export type AirportEnd = 'pickup' | 'dropoff'

export const OTHER_END = { pickup: 'dropoff', dropoff: 'pickup' } as const satisfies Record<AirportEnd, AirportEnd>

export const AIRPORT_LISTS = {
  pickup: {
    path: paths.fromAirport,
    name: 'From Colombo airport',
    heading: 'Colombo airport taxi rates',
    lead:
      'Taxi from Colombo Bandaranaike International Airport to any town or beach in Sri Lanka, ' +
      'at a fixed, all-inclusive price. Your driver waits in the arrivals hall.',
    title: 'Colombo airport taxi rates to every town',
    keywords: [
      'Colombo airport taxi',
      'Colombo airport transfers',
      'CMB taxi price list',
      'Katunayake airport taxi rates',
    ],
  },
  dropoff: {
    path: paths.toAirport,
    name: 'To Colombo airport',
    heading: 'Taxi rates to Colombo airport',
    lead:
      'Taxi to Colombo Bandaranaike International Airport from any town or beach in Sri Lanka, ' +
      'at a fixed, all-inclusive price. We plan the pickup so that you are in time for your flight.',
    title: 'Taxi to Colombo airport: rates from every town',
    keywords: [
      'taxi to Colombo airport',
      'Colombo airport drop off',
      'transfer to CMB airport',
      'airport taxi Sri Lanka price',
    ],
  },
} as const satisfies Record<AirportEnd, unknown>
