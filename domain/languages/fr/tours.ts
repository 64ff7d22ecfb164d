import { formatsOf } from '../formats.ts'
import { capital } from '../vehicles-in-sentences.ts'
import { De, de, lePark, parkName } from './site.ts'
import type { tours as english } from '../en/tours.ts'

const { list, plural } = formatsOf('fr')

const voyageurs = (count: number) => (count === 1 ? '1 voyageur' : `${count} voyageurs`)

const OPERATOR: Readonly<Record<string, string>> = {
  'The usual price at the park, for one: no second bill, you pay the total.':
    'Prix courant sur place, pour une personne\u00a0: rien en plus, vous ne payez que le total.',
  'The total covers the entry of {party}: there is nothing to pay at the gate.':
    'Le total comprend l’entrée ({party})\u00a0: il n’y a rien à payer à la porte.',
}

const people = (count: number) => `${count} ${plural(count, { one: 'personne', other: 'personnes' })}`

const page: typeof english.page = {
  noTour: 'Pas d’excursion à cette adresse',
  noTourText: 'Voici les parcs où nous allons.',
  working: 'Calcul du prix',
  inTotal: (usd) => `${usd} au total`,
  offers: (park) => `Autres offres\u00a0: ${parkName(park)}`,
  way: (pickup, dropoff) => `${De(pickup)} à ${dropoff}`,
  bookNow: 'Réserver',

  form: {
    label: 'Votre excursion',
    duration: 'Durée',
    travelers: 'Voyageurs',
    transport: (whole) => ['Avec ', whole('transport\u00a0?')],
    show: 'Voir le prix',
    pickup: 'Hôtel de départ',
    dropoff: 'Hôtel d’arrivée',
    noTransport: 'Aucun transport n’est encore réservé\u00a0: indiquez votre hôtel pour être conduit.',
  },

  summary: {
    heading: 'Récapitulatif',
    duration: (length) => `Durée\u00a0: ${length}`,
    travelers: (count) => `Voyageurs\u00a0: ${count}`,
    transport: (km, isOneWay) => `Transport\u00a0: ${km}${isOneWay ? ', aller simple' : ''}`,
    noTransport: 'Transport\u00a0: non réservé',
    fee: (meaning, amount) => [`Tarif du parc\u00a0: ${amount} `, meaning],
    inclusions: 'Compris',
    tourFor: (usd, travelers) => [`Excursion pour ${voyageurs(travelers)} `, usd],
    tourHalf: (usd, travelers) => [`Excursion pour ${voyageurs(travelers)}, demi-journée `, usd],
    tourFull: (usd, travelers) => [`Excursion pour ${voyageurs(travelers)}, journée entière `, usd],
    plusTransport: (usd, km) => [`+ transport ${km} `, usd],
    total: (usd) => ['Total\u00a0: ', usd],
  },

  head: {
    way: (tour, pickup, dropoff) => `${tour}, ${pickup} – ${dropoff}`,
    gate: 'porte du parc',
    climb: 'début de la montée',
    title: (tour, usd) => `${tour} – ${usd}`,
  },
  message: (tour, travelers, pickup, dropoff, usd) =>
    `Bonjour, je voudrais réserver\u00a0: ${tour}, voyageurs\u00a0: ${travelers}, ${de(pickup)} à ${dropoff}, ${usd}. Jour et heure\u00a0: `,
}

const overview: typeof english.overview = {
  title: 'Safaris privés et ascensions guidées au Sri Lanka',
  intro:
    'Votre jeep ou votre guide, avec ou sans voiture depuis votre hôtel. Les prix valent pour un voyageur et une demi-journée, sans transport.',
  see: 'Voir l’excursion',
  head: (title, usd) => `${title}, dès ${usd}`,
  description: (parks, usd) =>
    `${parks} parcs à voir avec votre jeep ou votre guide, dès ${usd} pour un voyageur. Prix fixes, avec ou sans voiture depuis votre hôtel\u00a0; paiement à la fin.`,
}

export const tours: typeof english = {
  page,
  overview,
  all: 'Excursions',
  from: (usd) => ['dès ', usd],
  park: parkName,
  kinds: { safari: 'safari', walk: 'randonnée guidée', hike: 'ascension guidée' },
  name: {
    safari: (park) => `Safari privé\u00a0: ${parkName(park)}`,
    walk: (park) => `Randonnée guidée privée\u00a0: ${parkName(park)}`,
    hike: (park) => `Ascension guidée privée\u00a0: ${parkName(park)}`,
  },
  ofLength: { half: (name) => `${name}, demi-journée`, full: (name) => `${name}, journée entière` },
  lengths: { half: 'Demi-journée', full: 'Journée entière' },
  entrance: {
    safari: (park) => `${parkName(park)}, porte d’entrée`,
    walk: (park) => `${parkName(park)}, porte d’entrée`,
    hike: (park) => `${parkName(park)}, début de la montée`,
  },
  exit: {
    safari: (park) => `${parkName(park)}, porte de sortie`,
    walk: (park) => `${parkName(park)}, porte de sortie`,
    hike: (park) => `${parkName(park)}, début de la montée`,
  },
  pickupAt: (place) => `Prise en charge\u00a0: ${place}`,
  dropoffAt: (place) => `Destination\u00a0: ${place}`,
  included: {
    safari: 'Une jeep privée avec chauffeur, pour votre groupe seul',
    walk: 'Un guide privé pour la randonnée',
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
    closed: (park, first, last) => `${capital(lePark(park))} est d’ordinaire fermé du ${first} au ${last}.`,
    closedThen: (park) => `${capital(lePark(park))} est fermé à ce moment-là.`,
    otherDay: 'Vous pouvez réserver ce jour\u00a0; nous vous écrirons au sujet d’un autre jour ou d’un autre parc.',
    atGate: (arrival, opens, latest) =>
      `Vous seriez à la porte vers ${arrival}. Pour cette excursion, soyez-y entre ${opens} et ${latest} (heure du Sri Lanka).`,
    atNightClimb: (arrival, start) =>
      `Vous seriez au début de la montée vers ${arrival}. Pour le lever du soleil, on part vers ${start} (heure du Sri Lanka).`,
    betterMonths: (park, first, last) => `La meilleure période pour ${lePark(park)} va du ${first} au ${last}.`,
    season: (first, last) =>
      `La saison de l’ascension va du ${first} au ${last}. Les autres jours, attendez-vous à la pluie et à la brume\u00a0; les marches ne sont pas éclairées.`,
  },
  pickup: {
    toGate: (pickup, duration, start, time) =>
      `${De(pickup)} à la porte\u00a0: ${duration}. Pour commencer à ${start}, faites-vous prendre à ${time} (heure du Sri Lanka).`,
    toGateEvening: (pickup, duration, start, time) =>
      `${De(pickup)} à la porte\u00a0: ${duration}. Pour commencer à ${start}, faites-vous prendre la veille au soir à ${time} (heure du Sri Lanka).`,
    toClimb: (pickup, duration, start, time) =>
      `${De(pickup)} au début de la montée\u00a0: ${duration}. Pour commencer à ${start}, faites-vous prendre à ${time} (heure du Sri Lanka).`,
    toClimbEvening: (pickup, duration, start, time) =>
      `${De(pickup)} au début de la montée\u00a0: ${duration}. Pour commencer à ${start}, faites-vous prendre la veille au soir à ${time} (heure du Sri Lanka).`,
  },
  duration: {
    safari: (half, full) =>
      `Une demi-journée dure environ ${half} heures dans le parc, une journée entière environ ${full}.`,
    walk: (half, full) =>
      `Une demi-journée dure environ ${half} heures dans le parc, une journée entière environ ${full}. La randonnée elle-même fait environ 9 km.`,
    hike: (hours) =>
      `La montée et la descente durent environ ${hours} heures, surtout de nuit\u00a0: on est au sommet pour le lever du soleil.`,
  },
  fee: { operator: (words) => OPERATOR[words] ?? words, party: people },
  entry: {
    covered: (parks) => `Billet d’entrée compris\u00a0: ${list(parks)}.`,
    others: 'Les billets des autres sites et parcs ne sont pas compris.',
    none: 'Le prix d’un trajet ne comprend pas les billets des sites et des parcs nationaux.',
  },
}
