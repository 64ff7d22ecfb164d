/** What the Worker alone writes around a page: browsers do not load this. */
import type { Mark } from '#domain/languages/formats.ts'

/**
 * What pages tell search engines beside titles and descriptions. The Worker alone writes it, so that
 * browsers do not load it.
 */
const heads = {
  /** The picture that a shared link shows. @param tagline the operator's, in English */
  image: (brand: string, tagline: string) => `${brand}: ${tagline}`,
  home: {
    keywords: [
      'Sri Lanka taxi',
      'Colombo airport taxi',
      'airport transfer Sri Lanka',
      'taxi fare calculator',
      'private driver Sri Lanka',
      'safari tour',
    ],
    service: 'Taxi and airport transfer',
    samples: 'Sample prices of a short transfer. Each pair of places has its own.',
    trip: (pickup: string, dropoff: string) => `Taxi from ${pickup} to ${dropoff}`,
  },
  transfer: {
    keywords: (pickup: string, dropoff: string) => [
      `${pickup} to ${dropoff} taxi`,
      `taxi from ${pickup} to ${dropoff}`,
      `${pickup} taxi`,
      `${pickup} to ${dropoff} distance`,
      `${dropoff} transfer`,
      'Sri Lanka taxi fare',
    ],
    trip: (pickup: string, dropoff: string) => `Taxi from ${pickup} to ${dropoff}`,
    service: 'Taxi',
  },
  place: {
    keywords: (name: string) => [
      `${name} taxi`,
      `taxi ${name} to Colombo airport`,
      `${name} airport transfer`,
      `${name} taxi price list`,
    ],
    trip: (pickup: string, dropoff: string) => `${pickup} to ${dropoff}`,
    service: 'Taxi',
  },
  safari: {
    withTransport: (tour: string, usd: string, most: number, km: string) =>
      `${tour}, ${usd} for one traveler, for parties of up to ${most}. ${km} of transport with your own driver included; pay at the end.`,
    meetAtGate: (tour: string, usd: string, most: number) =>
      `${tour}, ${usd} for one traveler, for parties of up to ${most}. Meet us at the gate, or let us pick you up at your hotel; pay at the end.`,
    meetAtClimb: (tour: string, usd: string, most: number) =>
      `${tour}, ${usd} for one traveler, for parties of up to ${most}. Meet us at the start of the climb, or let us pick you up at your hotel; pay at the end.`,
    oneTraveler: (tour: string) => `${tour}, one traveler`,
    keywords: {
      safari: (park: string) => [
        `${park} safari`,
        `${park} jeep safari price`,
        `${park} half day safari`,
        'private safari Sri Lanka',
      ],
      walk: (park: string) => [`${park} guided walk`, `${park} walk price`, 'private guided walk Sri Lanka'],
      hike: (park: string) => [
        `${park} guided hike`,
        `${park} hike price`,
        `${park} sunrise hike`,
        'private guided hike Sri Lanka',
      ],
    },
    from: {
      safari: (pickup: string) => `safari from ${pickup}`,
      walk: (pickup: string) => `walk from ${pickup}`,
      hike: (pickup: string) => `hike from ${pickup}`,
    },
  },
  safaris: {
    keywords: [
      'Sri Lanka safari',
      'private safari Sri Lanka',
      'Sri Lanka safari price',
      "Adam's Peak guided hike",
      'national parks Sri Lanka',
    ],
  },
  airport: {
    pickup: {
      keywords: [
        'Colombo airport taxi',
        'Colombo airport transfers',
        'CMB taxi price list',
        'Katunayake airport taxi rates',
      ],
    },
    dropoff: {
      keywords: [
        'taxi to Colombo airport',
        'Colombo airport drop off',
        'transfer to CMB airport',
        'airport taxi Sri Lanka price',
      ],
    },
    service: 'Airport transfer',
    trip: (pickup: string, dropoff: string) => `${pickup} to ${dropoff}`,
  },
  journey: {
    places: (places: readonly string[]) => `${places.join(', ')}: every ride, at a fixed price.`,
    pricedPlaces: (places: readonly string[], usd: string) =>
      `${places.join(', ')}: every ride from ${usd}, at a fixed price.`,
    description:
      'Every ride of your round trip in one price: put your stops in order, see km, time and the fixed fare of each ride, ' +
      'compare a car for each ride with a driver who stays, and book all of it at once.',
    keywords: [
      'Sri Lanka trip planner',
      'Sri Lanka round trip with driver',
      'Sri Lanka car and driver',
      'Sri Lanka itinerary',
      'private driver Sri Lanka price',
    ],
  },
  journeys: {
    list: ['Sri Lanka itinerary', 'Sri Lanka round trip', 'Sri Lanka routes', 'Sri Lanka 7 days', 'Sri Lanka tour'],
    /** @param name of a ready journey, in short */
    one: (name: string) => ['Sri Lanka itinerary', 'Sri Lanka round trip with driver', name],
  },
}

/** The footer of every page. The Worker alone writes it, so that browsers do not load this. */
const footer = {
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

export const frame = { heads, footer }
