import { ownersName } from '#domain/places/parks-from-price-list.ts'
import type { site as english } from '../en/site.ts'

/** 'de' before a name. @example de('Ella') // 'd’Ella', de('le parc national de Yala') // 'du parc national de Yala' */
export const de = (name: string) =>
  name.startsWith('le ') ? `du ${name.slice(3)}` : /^[aeiouâéèêî]/i.test(name) ? `d’${name}` : `de ${name}`
/** The same at the beginning of a sentence. */
export const De = (name: string) => de(name).replace('d', 'D')

/** A park's French name. @example parkName('Yala national park') // 'parc national de Yala' */
export const parkName = (park: string) =>
  ownersName(park, 'fr') ??
  (park === "Adam's Peak"
    ? 'Pic d’Adam'
    : park.replace(/^(.+) national park$/i, (_, own: string) => `parc national ${de(own)}`))
/** Within a sentence. @example lePark('Yala national park') // 'le parc national de Yala' */
export const lePark = (place: string) => parkName(place).replace(/^(?=parc |Pic )/, 'le ')
/** @example à('Ella') // 'à Ella', à('Yala national park') // 'au parc national de Yala' */
export const à = (place: string) => {
  const name = lePark(place)
  return name.startsWith('le ') ? `au ${name.slice(3)}` : `à ${name}`
}

export const site: typeof english = {
  skip: 'Aller au contenu',
  loading: 'Chargement…',
  scriptsMissing: (reload, ask) => [
    'Cette page est incomplète. ',
    reload('Rechargez-la'),
    ' ou ',
    ask('écrivez-nous sur WhatsApp'),
    '.',
  ],
  chat: {
    place: 'Discussion',
    label: 'Nous écrire sur WhatsApp',
    hello: (brand) => `Bonjour ${brand}, j’ai une question`,
  },
  breadcrumb: 'Vous êtes ici',
  termsLink: 'Conditions, confidentialité et questions',
  menu: {
    main: 'Menu principal',
    button: 'Menu',
    home: 'Accueil',
    book: 'Réserver un taxi',
    journey: 'Itinéraire',
    booking: 'Ma réservation',
    fromAirport: 'Depuis l’aéroport',
    toAirport: 'Vers l’aéroport',
    safari: 'Safaris',
    taxi: 'Taxi par ville',
    noTours: 'Aucune excursion n’est proposée en ce moment.',
    missing: (retry, list) => [
      'Le menu ne peut pas être chargé pour le moment. ',
      retry('Réessayer'),
      ' ou ',
      list('voir les mêmes liens ici'),
      '.',
    ],
  },
  error: {
    title: 'Erreur inattendue',
    sorry: 'Désolés, cette page n’a pas fonctionné. Une réservation confirmée reste bien enregistrée chez nous.',
    connection: 'Vérifiez votre connexion, puis rechargez la page.',
    again: (mail) => [
      'Si cela se reproduit, écrivez-nous sur WhatsApp ou à ',
      mail,
      '\u00a0: nous donnons nos prix et réservons aussi par message.',
    ],
    reload: 'Recharger la page',
    home: 'Aller à l’accueil',
    ask: 'Demander sur WhatsApp',
    hello: (brand) => `Bonjour ${brand}, une page de votre site n’a pas fonctionné`,
  },
  vehicles: { mini: 'Citadine', car: 'Berline', van: 'Van' },
  home: 'Accueil',
  optional: '(facultatif)',
  heads: {
    unknown: {
      title: 'Page introuvable',
      description: 'Il n’y a pas de page à cette adresse. Trouvez ici votre prix fixe de taxi au Sri Lanka.',
    },
    failed: { title: 'Un problème est survenu', description: 'Cette page ne peut pas être affichée pour le moment.' },
    noFare: (pickup, dropoff) => ({
      title: `Pas de prix de taxi ${de(pickup)} à ${dropoff}`,
      description: `Il n’y a pas de prix ${de(pickup)} à ${dropoff}. Choisissez deux lieux du Sri Lanka accessibles en voiture.`,
    }),
    noFareHere: {
      title: 'Pas de prix de taxi pour cette adresse',
      description:
        'Il n’y a pas de prix pour cette adresse. Choisissez deux lieux du Sri Lanka accessibles en voiture.',
    },
  },
  reviews: {
    outOf: (stars, most) => `${stars} étoiles sur ${most}`,
    short: (stars, count) => `${stars} (${count} avis)`,
  },
  trust: {
    payAtEnd: 'Paiement à l’arrivée',
    freeWaiting: (minutes) => `${minutes} min d’attente gratuite au départ`,
    freeCancelling: (until, hours) => ['Annulation gratuite', until(` jusqu’à ${hours} heures avant`)],
  },
  trip: {
    label: 'Lieux de votre trajet',
    pickup: 'Lieu de prise en charge',
    dropoff: 'Destination',
    swap: 'Inverser départ et destination',
    show: 'Voir le prix',
  },
  placeField: {
    failed: 'La liste des lieux ne peut pas être chargée. Tapez le nom complet et appuyez sur Entrée.',
    fetching: 'Chargement de la liste des lieux…',
    atHouse: (place, address) =>
      `Le prix est le même que pour ${place}. «\u00a0${address}\u00a0» figure dans le formulaire de réservation.`,
  },
  fare: {
    label: 'Prix',
    heading: (pickup, dropoff) => `Prix du taxi ${de(pickup)} à ${dropoff}`,
    working: 'Calcul du prix',
    inWords: (pickup, dropoff, km, duration, prices) =>
      `${De(pickup)} à ${dropoff}, ${km} km, ${duration}. ${prices.join('. ')}.`,
    from: 'Prix fixe dès',
    distance: 'Distance',
    duration: 'Durée',
    vehicle: 'Véhicule',
    room: (seats, bags) => `jusqu’à ${seats} voyageurs, ${bags} valises`,
    book: 'Réserver ce taxi',
    fixed: 'Le prix est fixe, tout compris.',
    toll: 'Péage d’autoroute compris\u00a0: il est à notre charge.',
    freeCancelling: (hours) => `Annulation gratuite jusqu’à ${hours} heures avant la prise en charge.`,
    chosen: 'Véhicule choisi',
    bookShort: (hidden) => ['Réserver', hidden(' ce taxi')],
    ask: 'Une question sur ce taxi par WhatsApp',
    question: (pickup, dropoff) => `Bonjour, j’ai une question sur un taxi ${de(pickup)} à ${dropoff}`,
    priceFrom: 'dès ',
    toEnd: (pickup) => `${pickup} – `,
    fromEnd: (dropoff) => ` – ${dropoff}`,
  },
  map: {
    credit:
      'Routes et lieux\u00a0: © les contributeurs d’OpenStreetMap (ODbL) · Survey Department of Sri Lanka, par nuuuwan/lk_roads (MIT) · GeoNames (CC BY 4.0) · Côtes\u00a0: Natural Earth',
    failed: 'Impossible d’afficher la carte pour le moment. Le prix ne change pas.',
  },
  notice: {
    unreachable: 'Veuillez vérifier que le départ et la destination sont accessibles en voiture.',
    unknown: 'Il n’y a pas de prix tant que nous ne connaissons pas les deux lieux.',
    unknownAny: 'Il n’y a pas de prix tant que nous ne connaissons pas tous les lieux.',
    samePlace: 'Le départ et la destination sont le même lieu. Choisissez deux lieux différents.',
    failed: 'Notre service de prix est injoignable pour le moment.',
    everywhere:
      'Nous allons partout au Sri Lanka où mène une route. Choisissez un lieu dans la liste pendant la saisie, ou indiquez la ville la plus proche.',
    question: (pickup, dropoff) => `Pouvez-vous nous conduire ${de(pickup)} à ${dropoff}\u00a0?`,
    ask: 'Nous demander sur WhatsApp',
    newTab: ' (s’ouvre dans un nouvel onglet)',
    kept: 'Vos lieux sont conservés. Nous continuons d’essayer\u00a0; le prix s’affichera ici dès que possible.',
    again: 'Réessayer',
    calculatorAdvice:
      'Nous allons partout au Sri Lanka où mène une route. Choisissez départ et destination dans le calculateur de prix.',
    calculator: 'Ouvrir le calculateur',
  },
  wholeTrip: (plan) => [
    'Plus d’un trajet\u00a0? ',
    plan('Planifiez tout le voyage'),
    '\u00a0: tous les trajets en un seul prix et une seule réservation.',
  ],
  message: {
    notLoaded: (chat, mail) => [
      'Ce formulaire n’a pas été chargé. Nous continuons d’essayer. Ce que vous saisissez est conservé. Vous pouvez aussi réserver par ',
      chat('WhatsApp'),
      ' ou par e-mail à ',
      mail,
      '.',
    ],
    transfer: (pickup, dropoff) =>
      `Bonjour, je voudrais réserver un taxi ${de(pickup)} à ${dropoff}. Jour et heure\u00a0: `,
  },
}
