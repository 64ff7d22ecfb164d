/** The rates from, and to, the Colombo airport: `pickup` is the list of rides that begin there. */
import type { Mark } from '../texts.ts'

export const airport = {
  pickup: {
    name: 'From Colombo airport',
    heading: 'Colombo airport taxi rates',
    lead: 'Taxi from Colombo Bandaranaike International Airport to any town or beach in Sri Lanka, at a fixed, all-inclusive price. Your driver waits in the arrivals hall.',
    title: 'Colombo airport taxi rates to every town',
    titleFrom: (usd: string) => `Colombo airport taxi rates to every town, from ${usd}`,
    description:
      'Fixed taxi prices from Colombo airport with distance and duration. Highway toll included, no payment before the journey.',
    descriptionFrom: (places: number, usd: string) =>
      `Fixed taxi prices from Colombo airport for ${places} places, from ${usd}, with distance and duration. Highway toll included, no payment before the journey.`,
  },
  dropoff: {
    name: 'To Colombo airport',
    heading: 'Taxi rates to Colombo airport',
    lead: 'Taxi to Colombo Bandaranaike International Airport from any town or beach in Sri Lanka, at a fixed, all-inclusive price. We plan the pickup so that you are in time for your flight.',
    title: 'Taxi to Colombo airport: rates from every town',
    titleFrom: (usd: string) => `Taxi to Colombo airport: rates from every town, from ${usd}`,
    description:
      'Fixed taxi prices to Colombo airport with distance and duration. Highway toll included, no payment before the journey.',
    descriptionFrom: (places: number, usd: string) =>
      `Fixed taxi prices to Colombo airport for ${places} places, from ${usd}, with distance and duration. Highway toll included, no payment before the journey.`,
  },
  /** @param near what costs less, each with its price; empty for none */
  cheapest: <N>(strong: Mark<N>, usd: string, near: string): (N | string)[] => [
    'The cheapest price is ',
    strong(`${usd} USD`),
    `${near && `, except close to the airport: ${near}`}. Highway toll is included: we pay it.`,
  ],
  all: (count: number) => `${count} places`,
  some: (shown: number, count: number) => `${shown} of ${count} places`,
  popular: 'Popular places',
  more: 'More places, A to Z',
  none: <N>(fare: Mark<N>, typed: string): (N | string)[] => [
    'No place on this list is named so. ',
    fare(`See the fare for “${typed}”`),
    '.',
  ],
  find: 'Find a place',
}
