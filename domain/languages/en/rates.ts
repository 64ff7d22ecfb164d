/** Pages that list rates. */
import type { Mark } from '#domain/languages/formats.ts'

/** The rates from, and to, the Colombo airport: `pickup` is the list of rides that begin there. */
const airportLists = {
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

/** The page of a place. */
const place = {
  /** @param name of the place */
  heading: (name: string) => `${name} taxi`,
  lists: 'Taxi price lists',
  toAirport: (name: string, airport: string, km: string, duration: string) =>
    `Taxi from ${name} to ${airport}: ${km} km in about ${duration}, at a fixed price.`,
  seeRoute: 'See the route and book it',
  noPlace: 'This address names no place.',
  question: (name: string, airport: string) => `Can you take us from ${name} to ${airport}?`,
  listFrom: (name: string) => `Taxi cab price list from ${name}`,
  listTo: (name: string) => `Taxi cab price list to ${name}`,
  wayBack: (name: string) => `Going to ${name} instead? The page of each route has the way back.`,
  others: 'Taxi cab price lists by pickup',
  airport: 'Colombo airport',
  crumb: (name: string) => `Taxi from ${name}`,
  head: {
    noFare: (name: string) => `No taxi fare from ${name}`,
    noFareText: 'Choose a place in Sri Lanka that a car can reach, and see its taxi price list.',
    title: (name: string, usd: string) => `${name} taxi price list, airport from ${usd}`,
    /** @param others further dropoffs, by their names */
    description: (name: string, usd: string, km: string, duration: string, others: readonly string[]) => {
      const trips = others.length > 0 ? `to ${others.join(', ')} and more` : 'from anywhere in Sri Lanka'
      return `Taxi from ${name} to Colombo airport from ${usd}: ${km} km, ${duration}. Fixed prices ${trips}, highway toll included.`
    },
  },
}

export const rates = { airport: airportLists, place }
