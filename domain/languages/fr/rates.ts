import { de } from './site.ts'
import type { rates as english } from '../en/rates.ts'

const airportLists: typeof english.airport = {
  pickup: {
    name: 'Depuis l’aéroport de Colombo',
    heading: 'Prix des taxis depuis l’aéroport de Colombo',
    lead: 'Taxi de l’aéroport international Bandaranaike de Colombo vers toute ville ou plage du Sri Lanka, à prix fixe tout compris. Votre chauffeur vous attend dans le hall des arrivées.',
    title: 'Taxi depuis l’aéroport de Colombo\u00a0: prix pour chaque ville',
    titleFrom: (usd) => `Taxi depuis l’aéroport de Colombo\u00a0: prix pour chaque ville, dès ${usd}`,
    description:
      'Prix fixes des taxis depuis l’aéroport de Colombo avec distance et durée. Péage compris, aucun paiement avant le trajet.',
    descriptionFrom: (places, usd) =>
      `Prix fixes des taxis depuis l’aéroport de Colombo pour ${places} lieux, dès ${usd}, avec distance et durée. Péage compris, aucun paiement avant le trajet.`,
  },
  dropoff: {
    name: 'Vers l’aéroport de Colombo',
    heading: 'Prix des taxis vers l’aéroport de Colombo',
    lead: 'Taxi vers l’aéroport international Bandaranaike de Colombo depuis toute ville ou plage du Sri Lanka, à prix fixe tout compris. Nous prévoyons la prise en charge pour que vous soyez à l’heure pour votre vol.',
    title: 'Taxi vers l’aéroport de Colombo\u00a0: prix depuis chaque ville',
    titleFrom: (usd) => `Taxi vers l’aéroport de Colombo\u00a0: prix depuis chaque ville, dès ${usd}`,
    description:
      'Prix fixes des taxis vers l’aéroport de Colombo avec distance et durée. Péage compris, aucun paiement avant le trajet.',
    descriptionFrom: (places, usd) =>
      `Prix fixes des taxis vers l’aéroport de Colombo pour ${places} lieux, dès ${usd}, avec distance et durée. Péage compris, aucun paiement avant le trajet.`,
  },
  cheapest: (strong, usd, near) => [
    'Le prix le plus bas est de ',
    strong(`USD ${usd}`),
    `${near && `, sauf tout près de l’aéroport\u00a0: ${near}`}. Péage d’autoroute compris\u00a0: il est à notre charge.`,
  ],
  all: (count) => `${count} lieux`,
  some: (shown, count) => `${shown} lieux sur ${count}`,
  popular: 'Lieux prisés',
  more: 'Autres lieux, de A à Z',
  none: (fare, typed) => [
    'Aucun lieu de ce nom dans la liste. ',
    fare(`Voir le prix pour «\u00a0${typed}\u00a0»`),
    '.',
  ],
  find: 'Trouver un lieu',
}

const place: typeof english.place = {
  heading: (name) => `Taxi ${name}`,
  lists: 'Listes de prix des taxis',
  toAirport: (name, airport, km, duration) =>
    `Taxi ${de(name)} à ${airport}\u00a0: ${km} km en ${duration} environ, à prix fixe.`,
  seeRoute: 'Voir le trajet et réserver',
  noPlace: 'Cette adresse ne nomme aucun lieu.',
  question: (name, airport) => `Pouvez-vous nous conduire ${de(name)} à ${airport}\u00a0?`,
  listFrom: (name) => `Prix des taxis depuis ${name}`,
  listTo: (name) => `Prix des taxis vers ${name}`,
  wayBack: (name) => `Vous allez à ${name}\u00a0? La page de chaque trajet indique aussi le retour.`,
  others: 'Listes de prix par lieu de départ',
  airport: 'Aéroport de Colombo',
  crumb: (name) => `Taxi depuis ${name}`,
  head: {
    noFare: (name) => `Pas de prix de taxi depuis ${name}`,
    noFareText: 'Choisissez un lieu du Sri Lanka accessible en voiture et voyez ses prix de taxi.',
    title: (name, usd) => `Taxi ${name}\u00a0: liste de prix, aéroport dès ${usd}`,
    description: (name, usd, km, duration, others) => {
      const trips = others.length > 0 ? `vers ${others.join(', ')} et ailleurs` : 'depuis tout le Sri Lanka'
      return `Taxi ${de(name)} à l’aéroport de Colombo dès ${usd}\u00a0: ${km} km, ${duration}. Prix fixes ${trips}, péage compris.`
    },
  },
}

export const rates: typeof english = { airport: airportLists, place }
