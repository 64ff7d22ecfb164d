import type { place as english } from '../en/place.ts'
import { de } from './site.ts'

export const place: typeof english = {
  heading: (name) => `Taxi ${name}`,
  lists: 'Listes de prix des taxis',
  toAirport: (name, airport, km, duration) =>
    `Taxi ${de(name)} à ${airport} : ${km} km en ${duration} environ, à prix fixe.`,
  seeRoute: 'Voir le trajet et réserver',
  noPlace: 'Cette adresse ne nomme aucun lieu.',
  question: (name, airport) => `Pouvez-vous nous conduire ${de(name)} à ${airport} ?`,
  listFrom: (name) => `Prix des taxis depuis ${name}`,
  listTo: (name) => `Prix des taxis vers ${name}`,
  wayBack: (name) => `Vous allez à ${name} ? La page de chaque trajet indique aussi le retour.`,
  others: 'Listes de prix par lieu de départ',
  airport: 'Aéroport de Colombo',
  crumb: (name) => `Taxi depuis ${name}`,
  head: {
    noFare: (name) => `Pas de prix de taxi depuis ${name}`,
    noFareText: 'Choisissez un lieu du Sri Lanka accessible en voiture et voyez ses prix de taxi.',
    title: (name, usd) => `Taxi ${name} : liste de prix, aéroport dès ${usd}`,
    description: (name, usd, km, duration, others) => {
      const trips = others.length > 0 ? `vers ${others.join(', ')} et ailleurs` : 'depuis tout le Sri Lanka'
      return `Taxi ${de(name)} à l’aéroport de Colombo dès ${usd} : ${km} km, ${duration}. Prix fixes ${trips}, péage compris.`
    },
  },
}
