import type { transfer as english } from '../en/transfer.ts'
import { De, de } from './site.ts'

export const transfer: typeof english = {
  pickupAt: 'Prise en charge à l’aéroport',
  dropoffAt: 'Trajet vers l’aéroport',
  heading: (pickup) => (pickup ? `Taxi au départ ${de(pickup)}` : 'Taxi'),
  lowest: (strong, pickup, dropoff, lkr, usd) => [
    `${De(pickup)} à ${dropoff} dès `,
    strong(lkr),
    ' (',
    strong(usd),
    ')',
  ],
  listFrom: (pickup) => `Prix des taxis depuis ${pickup}`,
  allFrom: (pickup) => `Tous les prix depuis ${pickup}`,
  moreTo: (dropoff) => `Autres taxis pour ${dropoff}`,
  another: 'Réserver un autre transfert',
  stop: 'Un arrêt en route\u00a0?',
  stopText:
    'Déjeuner, temple, fabrique de thé\u00a0: un prix pour tout le trajet, jamais inférieur au prix direct. Les premières minutes d’attente sont gratuites.',
  stopField: 'Arrêt en route',
  drive: (pickup, dropoff) => `La route ${de(pickup)} à ${dropoff}`,
  driveText: (km, duration) => `Le trajet fait ${km} km et dure environ ${duration}.`,
  back: (taxi, from, to, usd, km, duration) => [
    'Et le retour\u00a0? ',
    taxi(`Un taxi ${de(from)} à ${to}`),
    ` coûte à partir de ${usd}, ${km} km en ${duration} environ.`,
  ],
  crumbs: {
    airport: 'Depuis l’aéroport de Colombo',
    pickup: (pickup) => `Taxi depuis ${pickup}`,
    trip: (pickup, dropoff) => `${De(pickup)} à ${dropoff}`,
  },
  head: {
    title: (pickup, dropoff, usd) => `Taxi ${pickup} – ${dropoff}\u00a0: prix fixe dès ${usd}`,
    description: (pickup, dropoff, km, duration, towns, prices) => {
      const by = towns.length > 0 ? ` par ${towns.join(', ')}` : ''
      return `Taxi ${de(pickup)} à ${dropoff}\u00a0: ${km} km, ${duration}${by}. ${prices.join(', ')}. Prix fixe, tout compris, péage aussi.`
    },
  },
  route: {
    hotelIn: (hotel, town) => `${hotel} se trouve à ${town}.`,
    hotelNear: (hotel, town) => `La distance va jusqu’à ${town}\u00a0; nous roulons jusqu’à la porte ${de(hotel)}.`,
    towns: (pickup, dropoff, towns) => `La route ${de(pickup)} à ${dropoff} passe par ${towns}.`,
    mostExpressway: (part, km, names, count) =>
      count > 0
        ? `La plus grande partie est sur autoroute\u00a0: ${part} km sur ${km} (${names} Expressway). Le péage est à notre charge.`
        : `La plus grande partie est sur autoroute\u00a0: ${part} km sur ${km}. Le péage est à notre charge.`,
    expressway: (part, km, names, count) =>
      count > 0
        ? `${part} km sur ${km} sont sur autoroute (${names} Expressway)\u00a0; le péage est à notre charge.`
        : `${part} km sur ${km} sont sur autoroute\u00a0; le péage est à notre charge.`,
    mostHill:
      'Presque tout le trajet est une route de montagne aux nombreux virages\u00a0: prévoyez du temps pour une pause et la vue.',
    hill: (km) => `${km} km sont une route de montagne avec des virages\u00a0: c’est là que passe le temps.`,
    mostWinding: 'La plus grande partie est une route sinueuse à travers les collines.',
    winding: (km) => `${km} km sont une route sinueuse à travers les collines.`,
    level: 'La route est plate tout du long.',
    levelNoExpressway: 'La route est plate tout du long, sans autoroute.',
    noExpressway: 'Il n’y a pas d’autoroute sur le trajet.',
    longest: (km, road) => `Le plus long tronçon, ${km} km, suit l’${road}.`,
    longestBetween: (km, from, to) => `Le plus long tronçon, ${km} km, suit la route ${de(from)} à ${to}.`,
  },
}
