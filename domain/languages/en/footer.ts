/** The footer of every page. The Worker alone writes it, so that browsers do not load this. */
import type { Mark } from '../texts.ts'

export const footer = {
  /** @param tagline the operator's, in English: other languages say it in their own words */
  about: (tagline: string) => `${tagline}. Prices are fixed and all included; the highway toll is paid by us.`,
  contact: 'Contact',
  mail: 'E-mail',
  post: 'Post',
  registration: 'Registration number',
  findBooking: 'Find my booking',
  social: 'Social media',
  hello: (brand: string) => `Hello ${brand}`,
  towns: 'Towns',
  townTaxi: (town: string) => `${town} taxi`,
  thingsToDo: 'Things to do',
  thingToDo: (park: string, kind: 'safari' | 'walk' | 'hike') => `${park} ${kind}`,
  hotels: 'Hotels',
  /** Areas with many hotels, by place. */
  hotelAreas: {
    Colombo: 'Colombo city hotels',
    Negombo: 'Negombo beach hotels',
    Bentota: 'Bentota beach resorts',
    Hikkaduwa: 'Hikkaduwa surf hotels',
    Galle: 'Galle Fort hotels',
    Mirissa: 'Mirissa beach hotels',
    Tangalle: 'Tangalle beach resorts',
    Kandy: 'Kandy hill hotels',
    'Nuwara Eliya': 'Nuwara Eliya tea hotels',
    Ella: 'Ella mountain hotels',
    Sigiriya: 'Sigiriya jungle hotels',
    Trincomalee: 'Trincomalee beach resorts',
  },
  airportTaxi: 'Airport taxi',
  ratesFrom: 'Rates from Colombo airport',
  ratesTo: 'Rates to Colombo airport',
  calculator: 'Fare calculator',
  readyJourneys: 'Ready journeys',
  languages: 'Languages',
  reviews: {
    label: 'Reviews',
    badge: <N>(strong: Mark<N>, stars: string, count: string): (N | string)[] => [
      strong(`${stars} stars`),
      ` from ${count} reviews`,
    ],
  },
}
