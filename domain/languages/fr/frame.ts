import { capital } from '../vehicles-in-sentences.ts'
import { de, parkName } from './site.ts'
import type { frame as english } from '../en/frame.ts'

const heads: typeof english.heads = {
  image: (brand) => `${brand}\u00a0: taxis et safaris à prix fixe au Sri Lanka`,
  home: {
    keywords: [
      'taxi Sri Lanka',
      'taxi aéroport Colombo',
      'transfert aéroport Sri Lanka',
      'prix taxi Sri Lanka',
      'chauffeur privé Sri Lanka',
      'safari Sri Lanka',
    ],
    service: 'Taxi et transfert d’aéroport',
    samples: 'Prix indicatifs d’un court transfert. Chaque paire de lieux a le sien.',
    trip: (pickup, dropoff) => `Taxi ${de(pickup)} à ${dropoff}`,
  },
  transfer: {
    keywords: (pickup, dropoff) => [
      `taxi ${pickup} ${dropoff}`,
      `taxi ${de(pickup)} à ${dropoff}`,
      `taxi ${pickup}`,
      `distance ${pickup} ${dropoff}`,
      `transfert ${dropoff}`,
      'prix taxi Sri Lanka',
    ],
    trip: (pickup, dropoff) => `Taxi ${de(pickup)} à ${dropoff}`,
    service: 'Taxi',
  },
  place: {
    keywords: (name) => [
      `taxi ${name}`,
      `taxi ${name} aéroport Colombo`,
      `transfert aéroport ${name}`,
      `prix taxi ${name}`,
    ],
    trip: (pickup, dropoff) => `${pickup} – ${dropoff}`,
    service: 'Taxi',
  },
  safari: {
    withTransport: (tour, usd, most, km) =>
      `${tour}, ${usd} pour un voyageur, pour des groupes de ${most} au plus. ${km} de transport avec votre chauffeur compris\u00a0; paiement à la fin.`,
    meetAtGate: (tour, usd, most) =>
      `${tour}, ${usd} pour un voyageur, pour des groupes de ${most} au plus. Rendez-vous à la porte du parc, ou nous vous prenons à votre hôtel\u00a0; paiement à la fin.`,
    meetAtClimb: (tour, usd, most) =>
      `${tour}, ${usd} pour un voyageur, pour des groupes de ${most} au plus. Rendez-vous au début de la montée, ou nous vous prenons à votre hôtel\u00a0; paiement à la fin.`,
    oneTraveler: (tour) => `${tour}, un voyageur`,
    keywords: {
      safari: (park) => [
        `safari ${parkName(park)}`,
        `prix safari en jeep ${parkName(park)}`,
        `safari demi-journée ${parkName(park)}`,
        'safari privé Sri Lanka',
      ],
      walk: (park) => [
        `randonnée guidée ${parkName(park)}`,
        `prix randonnée ${parkName(park)}`,
        'randonnée guidée privée Sri Lanka',
      ],
      hike: (park) => [
        `ascension guidée ${parkName(park)}`,
        `prix ascension ${parkName(park)}`,
        `lever du soleil ${parkName(park)}`,
        'randonnée guidée privée Sri Lanka',
      ],
    },
    from: {
      safari: (pickup) => `safari depuis ${pickup}`,
      walk: (pickup) => `randonnée depuis ${pickup}`,
      hike: (pickup) => `ascension depuis ${pickup}`,
    },
  },
  safaris: {
    keywords: [
      'safari au Sri Lanka',
      'safari privé Sri Lanka',
      'prix safari Sri Lanka',
      'ascension guidée du Pic d’Adam',
      'parcs nationaux du Sri Lanka',
    ],
  },
  airport: {
    pickup: {
      keywords: ['taxi aéroport Colombo', 'transfert aéroport Colombo', 'prix taxi CMB', 'taxi aéroport Katunayake'],
    },
    dropoff: {
      keywords: [
        'taxi vers aéroport Colombo',
        'aller à l’aéroport de Colombo',
        'transfert aéroport CMB',
        'prix taxi aéroport Sri Lanka',
      ],
    },
    service: 'Transfert d’aéroport',
    trip: (pickup, dropoff) => `${pickup} – ${dropoff}`,
  },
  journey: {
    places: (places) => `${places.join(', ')}\u00a0: chaque trajet à prix fixe.`,
    pricedPlaces: (places, usd) => `${places.join(', ')}\u00a0: chaque trajet à prix fixe, dès ${usd}.`,
    description:
      'Chaque trajet de votre circuit en un seul prix\u00a0: ordonnez vos étapes, voyez km, durée et prix fixe de chaque trajet, comparez une voiture par trajet avec un chauffeur qui reste, et réservez le tout en une fois.',
    keywords: [
      'planifier voyage Sri Lanka',
      'circuit Sri Lanka avec chauffeur',
      'voiture avec chauffeur Sri Lanka',
      'itinéraire Sri Lanka',
      'prix chauffeur privé Sri Lanka',
    ],
  },
  journeys: {
    list: [
      'circuit Sri Lanka',
      'itinéraire Sri Lanka',
      'voyage Sri Lanka',
      'Sri Lanka 7 jours',
      'Sri Lanka avec chauffeur',
    ],
    one: (name) => ['itinéraire Sri Lanka', 'circuit Sri Lanka avec chauffeur', name],
  },
}

const footer: typeof english.footer = {
  about: () =>
    'Taxis et safaris à prix fixe au Sri Lanka. Tout est compris\u00a0; le péage d’autoroute est à notre charge.',
  contact: 'Contact',
  mail: 'E-mail',
  post: 'Adresse',
  registration: 'Numéro d’enregistrement',
  findBooking: 'Retrouver ma réservation',
  social: 'Réseaux sociaux',
  hello: (brand) => `Bonjour ${brand}`,
  towns: 'Villes',
  townTaxi: (town) => `Taxi ${town}`,
  thingsToDo: 'À faire',
  thingToDo: (park, kind) =>
    `${capital(parkName(park))}\u00a0: ${{ safari: 'safari', walk: 'randonnée', hike: 'ascension' }[kind]}`,
  hotels: 'Hôtels',
  hotelAreas: {
    Colombo: 'Hôtels en ville à Colombo',
    Negombo: 'Hôtels de plage à Negombo',
    Bentota: 'Complexes balnéaires à Bentota',
    Hikkaduwa: 'Hôtels de surf à Hikkaduwa',
    Galle: 'Hôtels du fort de Galle',
    Mirissa: 'Hôtels de plage à Mirissa',
    Tangalle: 'Complexes balnéaires à Tangalle',
    Kandy: 'Hôtels sur les collines de Kandy',
    'Nuwara Eliya': 'Hôtels du pays du thé à Nuwara Eliya',
    Ella: 'Hôtels de montagne à Ella',
    Sigiriya: 'Hôtels dans la jungle à Sigiriya',
    Trincomalee: 'Complexes balnéaires à Trincomalee',
  },
  airportTaxi: 'Taxi aéroport',
  ratesFrom: 'Prix depuis l’aéroport de Colombo',
  ratesTo: 'Prix vers l’aéroport de Colombo',
  calculator: 'Calculer un prix',
  readyJourneys: 'Circuits tout prêts',
  languages: 'Langues',
  reviews: {
    label: 'Avis',
    badge: (strong, stars, count) => [strong(`${stars} étoiles`), ` pour ${count} avis`],
  },
}

export const frame: typeof english = { heads, footer }
