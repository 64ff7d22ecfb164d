import { parkName } from './site.ts'
import type { frame as english } from '../en/frame.ts'

const heads: typeof english.heads = {
  image: (brand) => `${brand}: Taxi und Safari in Sri Lanka zum Festpreis`,
  home: {
    keywords: [
      'Taxi Sri Lanka',
      'Flughafentaxi Colombo',
      'Flughafentransfer Sri Lanka',
      'Taxipreis Sri Lanka',
      'Privater Fahrer Sri Lanka',
      'Safari Sri Lanka',
    ],
    service: 'Taxi und Flughafentransfer',
    samples: 'Beispielpreise eines kurzen Transfers. Jedes Paar von Orten hat seinen eigenen Preis.',
    trip: (pickup, dropoff) => `Taxi von ${pickup} nach ${dropoff}`,
  },
  transfer: {
    keywords: (pickup, dropoff) => [
      `Taxi ${pickup} ${dropoff}`,
      `Taxi von ${pickup} nach ${dropoff}`,
      `Taxi ${pickup}`,
      `Entfernung ${pickup} ${dropoff}`,
      `Transfer ${dropoff}`,
      'Taxipreis Sri Lanka',
    ],
    trip: (pickup, dropoff) => `Taxi von ${pickup} nach ${dropoff}`,
    service: 'Taxi',
  },
  place: {
    keywords: (name) => [
      `Taxi ${name}`,
      `Taxi ${name} Flughafen Colombo`,
      `Flughafentransfer ${name}`,
      `Taxipreise ${name}`,
    ],
    trip: (pickup, dropoff) => `${pickup} nach ${dropoff}`,
    service: 'Taxi',
  },
  safari: {
    withTransport: (tour, usd, most, km) =>
      `${tour}, ${usd} für eine Person, für Gruppen bis ${most}. ${km} Transport mit eigenem Fahrer inklusive; Zahlung am Ende.`,
    meetAtGate: (tour, usd, most) =>
      `${tour}, ${usd} für eine Person, für Gruppen bis ${most}. Treffpunkt am Parktor, oder wir holen Sie am Hotel ab; Zahlung am Ende.`,
    meetAtClimb: (tour, usd, most) =>
      `${tour}, ${usd} für eine Person, für Gruppen bis ${most}. Treffpunkt am Beginn des Aufstiegs, oder wir holen Sie am Hotel ab; Zahlung am Ende.`,
    oneTraveler: (tour) => `${tour}, eine Person`,
    keywords: {
      safari: (park) => [
        `${park} Safari`,
        `${park} Jeep-Safari Preis`,
        `${park} Safari halber Tag`,
        'private Safari Sri Lanka',
      ],
      walk: (park) => [`${park} geführte Wanderung`, `${park} Wanderung Preis`, 'private geführte Wanderung Sri Lanka'],
      hike: (park) => [
        `${park} geführter Aufstieg`,
        `${park} Aufstieg Preis`,
        `${park} Sonnenaufgang`,
        'private geführte Bergtour Sri Lanka',
      ],
    },
    from: {
      safari: (pickup) => `Safari ab ${pickup}`,
      walk: (pickup) => `Wanderung ab ${pickup}`,
      hike: (pickup) => `Bergtour ab ${pickup}`,
    },
  },
  safaris: {
    keywords: [
      'Safari in Sri Lanka',
      'private Safari Sri Lanka',
      'Safari Sri Lanka Preis',
      'Adams Pik geführter Aufstieg',
      'Nationalparks Sri Lanka',
    ],
  },
  airport: {
    pickup: {
      keywords: ['Taxi Flughafen Colombo', 'Transfer Flughafen Colombo', 'Taxipreise CMB', 'Taxi Flughafen Katunayake'],
    },
    dropoff: {
      keywords: [
        'Taxi zum Flughafen Colombo',
        'Fahrt zum Flughafen Colombo',
        'Transfer CMB',
        'Flughafentaxi Sri Lanka Preis',
      ],
    },
    service: 'Flughafentransfer',
    trip: (pickup, dropoff) => `${pickup} nach ${dropoff}`,
  },
  journey: {
    places: (places) => `${places.join(', ')}: jede Fahrt zum Festpreis.`,
    pricedPlaces: (places, usd) => `${places.join(', ')}: jede Fahrt zum Festpreis, ab ${usd}.`,
    description:
      'Jede Fahrt Ihrer Rundreise mit einem Preis: Stationen ordnen, km, Zeit und Festpreis jeder Fahrt sehen, ein Auto für jede Fahrt mit einem Fahrer vergleichen, der bleibt, und alles auf einmal buchen.',
    keywords: [
      'Reiseplaner Sri Lanka',
      'Sri Lanka Rundreise mit Fahrer',
      'Auto mit Fahrer Sri Lanka',
      'Sri Lanka Reiseroute',
      'Privater Fahrer Sri Lanka Preis',
    ],
  },
  journeys: {
    list: [
      'Rundreise Sri Lanka',
      'Sri Lanka Route',
      'Sri Lanka Reiseroute',
      'Sri Lanka 7 Tage',
      'Sri Lanka Reise mit Fahrer',
    ],
    one: (name) => ['Rundreise Sri Lanka', 'Sri Lanka Rundreise mit Fahrer', name],
  },
}

const footer: typeof english.footer = {
  about: () => 'Taxi und Safari in Sri Lanka zum Festpreis. Im Preis ist alles enthalten; die Autobahnmaut zahlen wir.',
  contact: 'Kontakt',
  mail: 'E-Mail',
  post: 'Anschrift',
  registration: 'Registernummer',
  findBooking: 'Meine Buchung finden',
  social: 'Soziale Medien',
  hello: (brand) => `Hallo ${brand}`,
  towns: 'Orte',
  townTaxi: (town) => `Taxi ${town}`,
  thingsToDo: 'Ausflüge',
  thingToDo: (park, kind) => `${parkName(park)}: ${{ safari: 'Safari', walk: 'Wanderung', hike: 'Aufstieg' }[kind]}`,
  hotels: 'Hotels',
  hotelAreas: {
    Colombo: 'Stadthotels in Colombo',
    Negombo: 'Strandhotels in Negombo',
    Bentota: 'Strandresorts in Bentota',
    Hikkaduwa: 'Surfhotels in Hikkaduwa',
    Galle: 'Hotels im Fort von Galle',
    Mirissa: 'Strandhotels in Mirissa',
    Tangalle: 'Strandresorts in Tangalle',
    Kandy: 'Hotels am Hang in Kandy',
    'Nuwara Eliya': 'Teehotels in Nuwara Eliya',
    Ella: 'Berghotels in Ella',
    Sigiriya: 'Dschungelhotels in Sigiriya',
    Trincomalee: 'Strandresorts in Trincomalee',
  },
  airportTaxi: 'Flughafentaxi',
  ratesFrom: 'Preise ab Flughafen Colombo',
  ratesTo: 'Preise zum Flughafen Colombo',
  calculator: 'Preisrechner',
  readyJourneys: 'Fertige Rundreisen',
  languages: 'Sprachen',
  reviews: {
    label: 'Bewertungen',
    badge: (strong, stars, count) => [strong(`${stars} Sterne`), ` aus ${count} Bewertungen`],
  },
}

export const frame: typeof english = { heads, footer }
