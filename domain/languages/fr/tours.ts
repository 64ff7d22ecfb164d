import { formatsOf } from '../formats.ts'
import type { tours as english } from '../en/tours.ts'
import { De, de } from './site.ts'

const { list, plural } = formatsOf('fr')

const OPERATOR: Readonly<Record<string, string>> = {
  'That is what a visit is charged at the park itself.': 'C’est ce que coûte une visite sur place, au parc.',
  'The total covers the entry of {party}: there is nothing to pay at the gate.':
    'Le total comprend l’entrée ({party}) : il n’y a rien à payer à la porte.',
}

const travelers = (count: number) => `${count} ${plural(count, { one: 'personne', other: 'personnes' })}`

export const tours: typeof english = {
  all: 'Excursions',
  from: (usd) => ['dès ', usd],
  kinds: { safari: 'safari', walk: 'marche guidée', hike: 'ascension guidée' },
  name: {
    safari: (park) => `Safari privé : ${park}`,
    walk: (park) => `Marche guidée privée : ${park}`,
    hike: (park) => `Ascension guidée privée : ${park}`,
  },
  ofLength: { half: (name) => `${name}, demi-journée`, full: (name) => `${name}, journée entière` },
  lengths: { half: 'Demi-journée', full: 'Journée entière' },
  entrance: {
    safari: (park) => `${park}, porte d’entrée`,
    walk: (park) => `${park}, porte d’entrée`,
    hike: (park) => `${park}, début de la montée`,
  },
  exit: {
    safari: (park) => `${park}, porte de sortie`,
    walk: (park) => `${park}, porte de sortie`,
    hike: (park) => `${park}, début de la montée`,
  },
  pickupAt: (place) => `Prise en charge : ${place}`,
  dropoffAt: (place) => `Destination : ${place}`,
  included: {
    safari: 'Une jeep privée avec chauffeur, pour votre groupe seul',
    walk: 'Un guide privé pour la marche',
    hike: 'Un guide privé pour la montée et la descente',
    from: {
      safari: (place) => `Transport ${de(place)} au parc`,
      walk: (place) => `Transport ${de(place)} au parc`,
      hike: (place) => `Transport ${de(place)} au début de la montée`,
    },
    onTo: (place) => `Transport jusqu’à ${place}`,
    car: (vehicle, seats, bags) => `${vehicle} pour ${seats} voyageurs et ${bags} grandes valises au plus`,
    road: (km) => `Péage d’autoroute et carburant pour ${km}`,
  },
  open: {
    hours: (opens, closes) => `Ouvert de ${opens} à ${closes} (heure du Sri Lanka)`,
    hoursAndClosed: (opens, closes, first, last) =>
      `Ouvert de ${opens} à ${closes} (heure du Sri Lanka), d’ordinaire fermé du ${first} au ${last}`,
    season: (first, last) => `Saison du ${first} au ${last}`,
  },
  warning: {
    closed: (park, first, last) => `${park} est d’ordinaire fermé du ${first} au ${last}.`,
    otherDay: 'Vous pouvez réserver ce jour ; nous vous écrirons au sujet d’un autre jour ou d’un autre parc.',
    atGate: (park, arrival, opens, closes) =>
      `Vous seriez à la porte vers ${arrival}. ${park} est ouvert de ${opens} à ${closes} (heure du Sri Lanka).`,
    atClimb: (park, arrival, opens, closes) =>
      `Vous seriez au début de la montée vers ${arrival}. ${park} est ouvert de ${opens} à ${closes} (heure du Sri Lanka).`,
    season: (first, last) =>
      `La saison de l’ascension va du ${first} au ${last}. Les autres jours, attendez-vous à la pluie et à la brume ; les marches ne sont pas éclairées.`,
  },
  pickup: {
    toGate: (pickup, duration, start, time) =>
      `${De(pickup)} à la porte : ${duration}. Pour commencer à ${start}, faites-vous prendre à ${time} (heure du Sri Lanka).`,
    toGateEvening: (pickup, duration, start, time) =>
      `${De(pickup)} à la porte : ${duration}. Pour commencer à ${start}, faites-vous prendre la veille au soir à ${time} (heure du Sri Lanka).`,
    toClimb: (pickup, duration, start, time) =>
      `${De(pickup)} au début de la montée : ${duration}. Pour commencer à ${start}, faites-vous prendre à ${time} (heure du Sri Lanka).`,
    toClimbEvening: (pickup, duration, start, time) =>
      `${De(pickup)} au début de la montée : ${duration}. Pour commencer à ${start}, faites-vous prendre la veille au soir à ${time} (heure du Sri Lanka).`,
  },
  duration: {
    safari: (half, full) =>
      `Une demi-journée dure environ ${half} heures dans le parc, une journée entière environ ${full}.`,
    walk: (half, full) =>
      `Une demi-journée dure environ ${half} heures dans le parc, une journée entière environ ${full}. La marche elle-même fait environ 9 km.`,
    hike: (hours) =>
      `La montée et la descente durent environ ${hours} heures, surtout de nuit : on est au sommet pour le lever du soleil.`,
  },
  fee: { operator: (words) => OPERATOR[words] ?? words, party: travelers },
  entry: {
    covered: (parks) => `Billet d’entrée compris : ${list(parks)}.`,
    others: 'Les billets des autres sites et parcs ne sont pas compris.',
    none: 'Le prix d’un trajet ne comprend pas les billets des sites et des parcs nationaux.',
  },
}
