import { formatsOf } from '../formats.ts'
import type { ways as english } from '../en/ways.ts'
import { parkName } from './site.ts'
import type { VehicleForms } from '../vehicles-in-sentences.ts'

const { plural } = formatsOf('fr')

/** What the operator says of a car and driver who stay (domain/operator/stay-covers.ts). */
const OF_STAY: Readonly<Record<string, string>> = {
  'Fuel, highway tolls and parking': 'Carburant, péages d’autoroute et stationnement',
  "The driver's bed and meals": 'Le lit et les repas du chauffeur',
  'Waiting wherever you stop, and short ways in the evening':
    'L’attente partout où vous vous arrêtez, et de petits trajets le soir',
  'The empty way of the car to you and back': 'Le trajet à vide de la voiture jusqu’à vous et retour',
  'No stops at shops that pay the driver': 'Pas d’arrêt dans des boutiques qui paient le chauffeur',
  'Your own rooms and meals': 'Vos chambres et vos repas',
}

export const vehicles: VehicleForms = {
  one: [{ mini: 'la citadine', car: 'la berline', van: 'le van' }, (name) => `le véhicule «\u00a0${name}\u00a0»`],
  two: [
    { mini: 'deux citadines', car: 'deux berlines', van: 'deux vans' },
    (name) => `deux véhicules «\u00a0${name}\u00a0»`,
  ],
}

export const ways: typeof english = {
  nights: (count) => `${count} ${plural(count, { one: 'nuit', other: 'nuits' })}`,
  days: (count) => `${count} ${plural(count, { one: 'jour', other: 'jours' })}`,
  rides: (count) => `${count} ${plural(count, { one: 'trajet', other: 'trajets' })}`,
  tour: {
    safari: (park) => `Safari à ${park}`,
    walk: (park) => `Randonnée guidée\u00a0: ${parkName(park)}`,
    hike: (park) => `Ascension guidée\u00a0: ${parkName(park)}`,
    half: (tour) => `${tour}, demi-journée`,
    full: (tour) => `${tour}, journée entière`,
    hours: (count) => `${count} ${plural(count, { one: 'heure', other: 'heures' })} dans le parc`,
  },
  stops: (duration) => `${duration} d’arrêt`,
  anyVehicle: 'Tout véhicule',
  choice: {
    two: 'Deux façons de voyager',
    one: 'Ce que le prix comprend',
    names: { rides: 'Une voiture pour chaque trajet', stay: 'Une voiture avec chauffeur pour tout le voyage' },
    stayTwo: 'Deux voitures avec chauffeurs pour tout le voyage',
    less: (usd) => `${usd} de moins`,
    cheaper: 'moins cher',
    in: 'Compris\u00a0: ',
    out: 'Non compris\u00a0: ',
  },
  included: {
    ride: 'Tout ce qui concerne le trajet\u00a0: voiture, chauffeur, carburant, péages',
    waiting: (airport, elsewhere) =>
      `L’attente à la prise en charge\u00a0: ${airport} minutes à l’aéroport de Colombo, ${elsewhere} ailleurs`,
    stops: (minutes) => `${minutes} minutes à chaque arrêt en route`,
    changes: (hours) => `Chaque trajet se modifie ou s’annule séparément, gratuitement jusqu’à ${hours} heures avant`,
    noCar: 'Une voiture les jours entre les trajets',
    entry: {
      to: (park) => `Billet d’entrée\u00a0: ${parkName(park)}`,
      others: 'Billets des autres sites et parcs',
      all: 'Billets des sites et des parcs nationaux',
    },
    operator: (text) => OF_STAY[text] ?? text,
  },
  map: {
    way: (stops) => `Votre itinéraire\u00a0: ${stops.join(', ')}`,
    failed: 'Certains trajets ne peuvent pas être tracés pour le moment. Les prix n’en dépendent pas.',
  },
}
