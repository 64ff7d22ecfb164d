import { formatsOf } from '../formats.ts'
import type { journeys as english } from '../en/journeys.ts'
import { capital } from '../vehicles-in-sentences.ts'
import { parkName } from './site.ts'
import { ways } from './ways.ts'

const { list } = formatsOf('fr')

const stop = ({ place, own, duration }: Parameters<typeof english.ride>[0]['stops'][number]) =>
  own ? `${place} (${own}, ${duration})` : `${place} (${duration})`

function onTheWay({ towns, stops }: Parameters<typeof english.ride>[0]): string {
  const past = towns.length > 0 ? `, par ${towns.join(', ')}` : ''
  return stops.length > 0 ? `${past}, avec arrêt\u00a0: ${list(stops.map(stop))}` : past
}

/** Behind a colon: without the capital letter. */
const withinSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

export const journeys: typeof english = {
  title: 'Circuits tout prêts au Sri Lanka',
  crumb: 'Circuits tout prêts',
  intro: (plan) => [
    'Chacun indique chaque trajet avec ses km, sa durée et son prix fixe. Prenez-en un tel quel, modifiez-le, ou ',
    plan('planifiez le vôtre'),
    '.',
  ],
  none: 'Il n’y a pas de circuit à cette adresse',
  noneText: 'Voici ceux qui sont prêts.',
  others: 'Autres circuits tout prêts',
  length: (days, count) => `${ways.days(days)}, ${ways.nights(count)}.`,
  price: 'Prix de tout le circuit',
  from: 'Tout le circuit dès',
  fromRides: `${ways.choice.names.rides}, dès`,
  tourFor: (travelers) =>
    `L’excursion y est comptée pour ${travelers} voyageurs. Vous direz combien vous êtes à l’étape suivante.`,
  start: 'Partir de ce circuit',
  open: 'L’ouvrir dans le planificateur',
  stops: 'Étape par étape',
  day: (day) => `Jour ${day}`,
  dayWithNights: (day, count) => `Jour ${day}, ${ways.nights(count)}`,
  named: (place, name) => `${place} (${name})`,
  see: (sights) => `À voir\u00a0: ${sights.join(', ')}.`,
  train: (to) => `Pas de trajet ici\u00a0: continuez en train vers ${to}.`,
  ride: (ride) => `Ensuite vers ${ride.to}${onTheWay(ride)}.`,
  rideByPark: (ride) => `En passant par le parc, vers ${ride.to}${onTheWay(ride)}.`,
  fromPark: (to) => `Du parc vers ${to}, compris dans le prix de l’excursion.`,
  months: 'Quand partir',
  opening: (park, text) => `${capital(parkName(park))}\u00a0: ${withinSentence(text)}.`,
  head: {
    listTitle: 'Circuits tout prêts au Sri Lanka\u00a0: itinéraires à prix fixe',
    listDescription: (count) =>
      `${count} itinéraires avec chaque trajet, ses km, sa durée et son prix fixe\u00a0: première visite, collines, plages, côte est, anciennes capitales, enfants, léopards, escale, Jaffna et surf. Prenez-en un et modifiez-le.`,
    title: (title, usd) => `${title}, dès ${usd}`,
    description: (lead, places, usd) =>
      `${lead} ${places.join(', ')}\u00a0: chaque trajet à prix fixe, dès ${usd} pour la voiture.`,
  },
}
