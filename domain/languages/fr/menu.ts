import { de } from './site.ts'
import type { menu as english } from '../en/menu.ts'

const money: typeof english.money = {
  label: 'Afficher aussi les prix en',
  none: 'aucune autre monnaie',
  about: (amount) => `environ ${amount}`,
  of: (day) => `, cours du ${day}`,
  charged: (day) => `À titre indicatif, au cours du ${day}. Le prix est dû en dollars américains ou en roupies.`,
  ratesOf: (day) => `Autres monnaies aux cours du ${day}`,
  note: (day) => `Cours du ${day}. Les prix sont dus en dollars américains ou en roupies.`,
}

export const menu: typeof english = {
  money,
  menu: 'Menu',
  close: 'Fermer le menu',
  allFrom: 'Tous les prix depuis l’aéroport de Colombo',
  allTo: 'Tous les prix vers l’aéroport de Colombo',
  allTours: 'Toutes les excursions et leurs prix',
  pickup: 'Lieu de prise en charge',
  narrow: 'Tapez pour réduire la liste',
  noPickup: (home) => [
    'Aucun lieu de ce nom. Le prix entre deux lieux quelconques se trouve sur la ',
    home('page d’accueil'),
    '.',
  ],
  loadingRates: 'Chargement des prix…',
  noRates: (retry, ask) => [
    'Les prix n’ont pas été chargés. ',
    retry('Réessayer'),
    ' ou ',
    ask('demander un prix'),
    '.',
  ],
  taxiFrom: (pickup) => `Taxi ${de(pickup)} à`,
  faresFrom: (places) => `Prix fixes depuis ${places} lieux`,
  choosePickup:
    'Choisissez un lieu de prise en charge pour voir les destinations. Prix pour une citadine, tout compris.',
  notListed: (home) => [
    'Absent de la liste\u00a0? ',
    home('Il y a un prix entre deux lieux quelconques du Sri Lanka'),
    '.',
  ],
  languages: 'Langues',
  offer: 'Cette page en français',
  offerClose: 'Fermer',
  lastPlan: 'Reprendre votre dernier itinéraire',
  sights: {
    'Yala national park': 'Léopards',
    'Udawalawe national park': 'Éléphants au bord du lac',
    'Minneriya national park': 'Le grand rassemblement d’éléphants',
    "Adam's Peak": 'Ascension au lever du soleil',
    'Kaudulla national park': 'Éléphants au bord de l’eau',
    'Wilpattu national park': 'Léopards et lacs',
    'Bundala national park': 'Oiseaux de la lagune',
    'Horton Plains national park': 'Randonnée à World’s End',
  },
  sightsByKind: {
    safari: 'Animaux sauvages, en jeep',
    walk: 'Randonnée avec un guide',
    hike: 'Ascension avec un guide',
  },
  pictures: {
    kaudulla: 'Un éléphant et son petit se baignent dans le réservoir de Kaudulla, des tantales à côté',
    wilpattu: 'Des cerfs boivent à un lac de Wilpattu à l’aube',
    bundala: 'Des flamants dans la lagune de Bundala au coucher du soleil',
    hortonPlains: 'Un sambar à World’s End, dans les Horton Plains, les nuages dans la vallée en contrebas',
    safari: 'Une jeep de safari sur une piste de parc national au coucher du soleil',
    colomboHotel: 'Un taxi devant un hôtel du front de mer de Colombo, le soir',
    beachResort: 'Une villa sous les palmiers d’une plage du Sri Lanka, une pirogue à balancier sur le sable',
    hillCountry: 'Un train bleu sur le pont aux neuf arches, au-dessus des champs de thé',
    jaffna: 'La tour dorée d’un temple hindou de Jaffna entre des palmiers de Palmyre, au lever du soleil',
    surf: 'Un surfeur sur une vague de la côte sud, le soir',
    eastCoast:
      'Une baie de la côte est au lever du soleil, une pirogue à balancier sur le sable, un temple sur le rocher au loin',
    sigiriya: 'Le rocher de Sigiriya au-dessus de ses jardins d’eau',
  },
  otherPicture: 'Un dessin\u00a0: la nature au Sri Lanka',
}
