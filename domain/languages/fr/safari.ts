import type { safari as english } from '../en/safari.ts'
import { De, de } from './site.ts'

const voyageurs = (count: number) => (count === 1 ? '1 voyageur' : `${count} voyageurs`)

export const safari: typeof english = {
  noTour: 'Pas d’excursion à cette adresse',
  noTourText: 'Voici les parcs où nous allons.',
  parks: 'Tous les parcs et l’ascension',
  working: 'Calcul du prix',
  inTotal: (usd) => `${usd} au total`,
  offers: (park) => `Autres offres : ${park}`,
  way: (pickup, dropoff) => `${De(pickup)} à ${dropoff}`,
  bookNow: 'Réserver',

  form: {
    label: 'Votre excursion',
    duration: 'Durée',
    travelers: 'Voyageurs',
    transport: (whole) => ['Avec ', whole('transport ?')],
    show: 'Voir le prix',
    pickup: 'Hôtel de départ',
    dropoff: 'Hôtel d’arrivée',
    noTransport: 'Aucun transport n’est encore réservé : indiquez votre hôtel pour être conduit.',
  },

  summary: {
    heading: 'Récapitulatif',
    duration: (length) => `Durée : ${length}`,
    travelers: (count) => `Voyageurs : ${count}`,
    transport: (km) => `Transport : ${km}`,
    noTransport: 'Transport : non réservé',
    fee: (meaning, amount) => [`Droit d’entrée du parc : ${amount} `, meaning],
    inclusions: 'Compris',
    tourFor: (usd, travelers) => [`Excursion pour ${voyageurs(travelers)} `, usd],
    tourHalf: (usd, travelers) => [`Excursion pour ${voyageurs(travelers)}, demi-journée `, usd],
    tourFull: (usd, travelers) => [`Excursion pour ${voyageurs(travelers)}, journée entière `, usd],
    plusTransport: (usd, km) => [`+ transport ${km} `, usd],
    total: (usd) => ['Total : ', usd],
  },

  head: {
    withTransport: (tour, usd, most, km) =>
      `${tour}, ${usd} pour un voyageur, pour des groupes de ${most} au plus. ${km} de transport avec votre chauffeur compris ; paiement à la fin.`,
    meetAtGate: (tour, usd, most) =>
      `${tour}, ${usd} pour un voyageur, pour des groupes de ${most} au plus. Rendez-vous à la porte du parc, ou nous vous prenons à votre hôtel ; paiement à la fin.`,
    meetAtClimb: (tour, usd, most) =>
      `${tour}, ${usd} pour un voyageur, pour des groupes de ${most} au plus. Rendez-vous au début de la montée, ou nous vous prenons à votre hôtel ; paiement à la fin.`,
    way: (tour, pickup, dropoff) => `${tour}, ${pickup} – ${dropoff}`,
    gate: 'porte du parc',
    climb: 'début de la montée',
    title: (tour, usd) => `${tour} – ${usd}`,
  },
  message: (tour, travelers, pickup, dropoff, usd) =>
    `Bonjour, je voudrais réserver : ${tour}, voyageurs : ${travelers}, ${de(pickup)} à ${dropoff}, ${usd}. Jour et heure : `,
}
