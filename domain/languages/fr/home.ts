import type { home as english } from '../en/home.ts'
import { de } from './site.ts'

export const home: typeof english = {
  heading: 'Taxi au Sri\u00a0Lanka à prix fixe',
  lead: 'Un prix par véhicule, tout compris.',
  unreachable:
    'Cela n’a pas fonctionné. Veuillez vérifier que le départ et la destination sont accessibles en voiture, puis indiquez un autre lieu.',
  welcome: (brand) => `Bienvenue chez ${brand}`,
  company: (legalName, number) =>
    `${legalName} est une société de taxis et de circuits au Sri Lanka, enregistrée sous le numéro ${number}. Nous conduisons les voyageurs de l’aéroport à l’hôtel, de ville en ville et en safari, à un prix connu avant le départ et qui ne change pas en route.`,
  write: (whatsapp, mail) => [`Écrivez-nous sur WhatsApp au ${whatsapp} ou par e-mail à `, mail, '.'],
  onePrice: 'Un seul prix, tout compris',
  onePriceText: 'Le prix affiché est fixe. Le péage d’autoroute est à notre charge.',
  pay: 'Payez comme il vous plaît',
  payOnline: 'En LKR ou en USD à la fin du trajet, ou à l’avance en ligne par carte.',
  payAtEnd: 'En LKR ou en USD à la fin du trajet.',
  driver: 'Votre chauffeur, à temps',
  driverText: (hours) =>
    `Vous recevez les coordonnées du chauffeur dans les ${hours} heures qui suivent la réservation. Sinon, contactez-nous.`,
  discount: 'Une remise sur le prochain trajet',
  discountText: 'Demandez-la sur WhatsApp après votre transfert.',
  activities: 'Réserver une activité',
  book: 'Réserver',
  bookIn: (activity) => `Réserver\u00a0: ${activity} (s’ouvre dans un nouvel onglet)`,
  here: 'Réserver ici, chez nous',
  hereIn: (activity) => `Réserver ici, chez nous\u00a0: ${activity}`,
  from: (price) => ['dès ', price],
  elsewhere: (price, site) => [price, ` sur ${site}`],
  adamsPeak: {
    name: 'Ascension du Pic d’Adam',
    text: 'Gravissez de nuit les marches éclairées avec votre guide et voyez le soleil se lever au sommet.',
  },
  udawalawe: {
    name: 'Safari à Udawalawe',
    text: 'Une jeep privée parmi les troupeaux d’éléphants sauvages autour du lac d’Udawalawe.',
  },
  yala: {
    name: 'Safari à Yala',
    text: 'Une jeep privée au pays des léopards, de la forêt sèche aux lagunes et à la mer.',
  },
  minneriya: {
    name: 'Safari à Minneriya',
    text: 'Une jeep privée vers le grand rassemblement, quand les éléphants viennent par centaines au lac de Minneriya.',
  },
  head: {
    title: 'Taxi au Sri Lanka\u00a0: prix fixes, tout compris',
    description:
      'Taxi d’aéroport et transferts privés entre deux lieux quelconques du Sri Lanka\u00a0: un prix fixe par véhicule, péage compris, en LKR et en USD. Réservation sans compte.',
    fareTitle: (pickup, dropoff, lkr) => `Taxi ${de(pickup)} à ${dropoff}\u00a0: ${lkr}`,
    fareDescription: (pickup, dropoff, km, lkr, usd) =>
      `Prix fixe du taxi ${de(pickup)} à ${dropoff}, ${km} km\u00a0: dès ${lkr} (${usd}), tout compris.`,
  },
  pictures: {
    airportPickup:
      'Un chauffeur avec une pancarte accueille un client à l’arrivée de l’aéroport, le taxi attend à côté',
    adamsPeak: 'Deux marcheurs regardent les marches éclairées du Pic d’Adam avant le lever du soleil',
    udawalawe: 'Des éléphants et un petit au bord du lac d’Udawalawe, au coucher du soleil',
    yala: 'Un léopard se repose sur un rocher à Yala',
    minneriya: 'Le rassemblement des éléphants au bord du lac de Minneriya',
  },
}
