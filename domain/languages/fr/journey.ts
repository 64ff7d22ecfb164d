import { capital, vehicleForms } from '../vehicles-in-sentences.ts'
import type { journey as english } from '../en/journey.ts'
import { formatsOf } from '../formats.ts'
import { shortDate } from '../short-date.ts'
import { vehicles, ways } from './ways.ts'
import { à, De, de, lePark } from './site.ts'

const { one, two } = vehicleForms('fr', vehicles)

const { plural } = formatsOf('fr')

const way = (rides: number, km: string, duration: string) => `${ways.rides(rides)}, ${km}${duration && `, ${duration}`}`

const people = (count: number) => `${count} ${plural(count, { one: 'voyageur', other: 'voyageurs' })}`
const bags = (count: number) => `${count} ${plural(count, { one: 'grande valise', other: 'grandes valises' })}`
const party = (travelers: number, large: number) => people(travelers) + (large > 0 ? ` et ${bags(large)}` : '')

export const journey: typeof english = {
  crumb: 'Planifier un voyage',
  title: 'Planifiez tout votre voyage',
  intro:
    'Mettez vos étapes en ordre\u00a0: chaque trajet a tout de suite son prix fixe, et le tout se réserve en une fois.',
  form: 'Votre circuit',
  ready: 'Ou partez d’un circuit tout prêt',
  firstDay: 'Premier jour',
  lastDay: 'Dernier jour',
  travelers: 'Voyageurs',
  bags: 'Grandes valises',
  reverse: 'Inverser',
  reversed: 'Dans l’autre sens.',
  oneWay: 'Aller simple',
  noRoundTrip: 'Ce n’est plus un aller-retour.',
  backTo: (place) => `Retour ${à(place)}`,
  backToAirport: 'Retour à l’aéroport',
  roundTrip: 'Un aller-retour.',
  show: 'Voir les prix',
  stop: {
    date: (date) => shortDate('fr', date),
    day: (day) => `Jour ${day}`,
    start: (when) => `Départ, ${when}`,
    end: (when) => `Arrivée, ${when}`,
    between: (position, when) => `Étape ${position}, ${when}`,
    drag: (position, place) => `${position}. Déplacer ${place}`,
    dragHint: 'Faites glisser, ou utilisez les flèches haut et bas.',
    menu: (place) => `Déplacer ou retirer ${place}`,
    up: (place) => ['Monter ', place],
    down: (place) => ['Descendre ', place],
    moved: (place, position, count) => `${capital(lePark(place))} est maintenant l’étape ${position} sur ${count}.`,
    remove: 'Retirer',
    removePlace: (place) => `Retirer ${place}`,
    removed: (place) => `${capital(lePark(place))} est retiré.`,
    second: 'Où allez-vous ensuite\u00a0?',
    add: 'Ajouter une étape',
    added: (place, position) => `${capital(lePark(place))} est ajouté comme étape ${position}.`,
    nights: 'Nuits',
    noNights: 'Aucune',
    tour: 'Excursion',
    half: 'Demi-journée',
    full: 'Journée entière',
    hike: 'Ascension guidée',
    flight: 'Vol à',
  },
  way: {
    ends: (from, to) => `${De(lePark(from))} ${à(to)}`,
    endsOf: (from, to) => `${De(lePark(from))} ${à(to)}\u00a0: `,
    none: (from, to) =>
      `Pas de trajet avec nous ${de(lePark(from))} ${à(to)}\u00a0: vous prenez le train ou voyagez par vous-même.`,
    take: 'Faire ce trajet avec nous',
    taken: (from, to) => `Le trajet ${de(lePark(from))} ${à(to)} fait de nouveau partie du circuit.`,
    leave: 'Train, ou sans trajet',
    left: (from, to) => `Pas de trajet ${de(lePark(from))} ${à(to)}.`,
    fromPark: 'Du parc à la suite, compris dans le prix de l’excursion ci-dessus.',
    via: (places) => `Par ${places.join(', ')}`,
    onTheWay: 'En route',
    add: 'Arrêt en route',
    addTo: (dropoff) => `Arrêt en route vers ${lePark(dropoff)}`,
    added: (place) => `${place} est ajouté comme arrêt en route.`,
    time: (place) => `Temps à ${place}`,
    remove: (place) => `Retirer l’arrêt ${place}`,
    removed: (place) => `${place} n’est plus un arrêt en route.`,
    waitingIncluded: 'L’attente est comprise dans le prix.',
    waitingFree: (minutes, lkr) => `${minutes} minutes gratuites, puis ${lkr} par quart d’heure.`,
    waitingPaid: (minutes, duration, lkr, vehicle) =>
      `${minutes} minutes gratuites, ${duration} à ${lkr} par quart d’heure (${vehicle}).`,
    stayBetween: 'Séjour entre les deux',
    stayAt: 'Séjour à',
    stopThere: 'S’y arrêter',
  },
  status: {
    label: 'Prix',
    kept: 'Votre plan est conservé.',
    again: 'Réessayer',
    refused: 'Il n’y a pas encore de prix pour ce plan.',
    problem: (place, problem) => `${place}\u00a0: ${problem}`,
    started: 'Ajoutez un deuxième lieu, et le prix du trajet s’affiche ici.',
  },
  total: {
    title: 'Tout le circuit',
    titleOfTwo: (small) => ['Tout le circuit', small(' dans deux véhicules')],
    inVehicle: (vehicle, rides, km, duration) => `${vehicle}, ${way(rides, km, duration)}`,
    inWords: (usd, lkr, vehicle, rides, km, duration) =>
      `Tout le circuit\u00a0: ${usd}, ${lkr}, ${vehicle}, ${way(rides, km, duration)}.`,
    tooSmall: (travelers, large, vehicle) => `Trop petit pour ${party(travelers, large)}\u00a0: ${one(vehicle)}.`,
    tooSmallTwo: (travelers, large, vehicle) => `Trop petit pour ${party(travelers, large)}\u00a0: ${two(vehicle)}.`,
    take: (vehicle, usd) => `Prendre ${one(vehicle)} pour ${usd}`,
    takeTwo: (vehicle, usd) => `Prendre ${two(vehicle)} pour ${usd}`,
    changed: (date, before, now) =>
      `Quand ce lien a été créé, le ${date}, une voiture pour chaque trajet coûtait ${before}. Aujourd’hui, c’est ${now}.`,
    book: (hidden) => ['Réserver', hidden(' tout le circuit')],
  },
  takeOrder: 'Prendre cet ordre',
  orderTaken: 'Les étapes sont dans l’ordre le plus court.',
  share: {
    share: 'Partager ce plan',
    copied: 'Le lien est copié',
    print: 'Imprimer',
    title: (from, to, rides, km, duration) => `${De(lePark(from))} ${à(to)}, ${way(rides, km, duration)}`,
    ask: 'Demander sur WhatsApp',
    question: (places) => `Bonjour, j’ai une question sur ce circuit\u00a0: ${places.join(', ')}`,
  },
  head: {
    title: 'Planifiez tout votre voyage au Sri Lanka à prix fixe',
    plan: (from, to) => `Circuit ${de(lePark(from))} ${à(to)}`,
    pricedPlan: (from, to, usd) => `Circuit ${de(lePark(from))} ${à(to)} dès ${usd}`,
  },
  message: (places) => `Bonjour, je voudrais réserver ce circuit\u00a0: ${places}. Jour et heure\u00a0: `,
}
