import { capital, vehicleForms } from '../vehicles-in-sentences.ts'
import type { form as english } from '../en/form.ts'
import { formatsOf } from '../formats.ts'
import { à, De, de, lePark, parkName } from './site.ts'
import { vehicles } from './ways.ts'

const { one, two } = vehicleForms('fr', vehicles)

const { number, plural } = formatsOf('fr')

const some = (count: number, single: string, other: string) => `${count} ${plural(count, { one: single, other })}`
const voyageurs = (count: number) => some(count, 'voyageur', 'voyageurs')
const valises = (count: number) => some(count, 'grande valise', 'grandes valises')
const party = (travelers: number, bags: number) =>
  bags > 0 ? `${voyageurs(travelers)} avec ${valises(bags)}` : voyageurs(travelers)
const rides = (count: number) => (count === 1 ? 'Un trajet' : `${count} trajets`)

const nights = (count: number) => `${count} ${plural(count, { one: 'nuit', other: 'nuits' })}`

const fields: typeof english.problems.fields = {
  missing: 'Cette information manque',
  'no-place': 'Indiquez un lieu',
  'place-too-long': (max) => `Un nom de lieu compte au plus ${max} caractères`,
  'place-has-too-many-bytes': 'Ce nom de lieu est trop long',
  'place-holds-address': 'Un nom de lieu ne contient ni adresse web ni adresse e-mail',

  'no-email': 'Indiquez votre adresse e-mail',
  'not-an-email': 'Indiquez une adresse e-mail comme nom@example.com',
  'email-too-long': (max) => `Une adresse e-mail compte au plus ${max} caractères`,
  'no-phone': 'Indiquez votre numéro de téléphone',
  'not-a-phone': 'Indiquez un numéro avec l’indicatif du pays, comme +33 6 12 34 56 78',
  'not-a-phone-of-country': 'Vérifiez les chiffres\u00a0: ce n’est pas un numéro de ce pays',
  'no-country': 'Choisissez le pays de ce numéro, ou commencez par + et l’indicatif du pays',
  'not-a-country': 'Choisissez un pays',
  'no-date': 'Choisissez la date de prise en charge',
  'no-such-date': 'Cette date n’existe pas',
  'no-time': 'Choisissez l’heure de prise en charge',
  'no-such-time': 'Indiquez une heure de 00:00 à 23:59',
  'no-vehicle': 'Choisissez un véhicule',
  'travelers-not-whole': 'Choisissez le nombre de voyageurs',
  'too-few-travelers': (least) => `Choisissez au moins ${least} ${least > 1 ? 'voyageurs' : 'voyageur'}`,
  'too-many-travelers': (most) => `Une excursion accueille au plus ${most} voyageurs`,
  'too-many-child-seats': 'Plus de sièges enfant que de voyageurs\u00a0: comptez aussi les enfants',

  'text-too-long': (max) => `${max} caractères au maximum`,
  'count-out-of-range': (least, most) => `Indiquez un nombre de ${least} à ${most}`,
  'count-out-of-range-ask': (least, most) => `Indiquez un nombre de ${least} à ${most}, ou écrivez-nous`,
  'not-a-flight': 'Indiquez un seul numéro de vol, comme UL 504',

  'pickup-no-such-time': 'Cette date et cette heure n’existent pas',
  'pickup-too-far-ahead': (months) => `Choisissez une date dans les ${months} prochains mois`,
  'pickup-past-date': 'Cette date est passée au Sri Lanka',
  'pickup-past-time': 'Cette heure est passée au Sri Lanka',
  'pickup-before-previous-ride': 'Cette prise en charge doit suivre celle du trajet d’avant',
  'way-back-too-early': 'Le retour est avant l’aller',
  'way-back-unpriced': 'Le retour n’a pas encore de prix\u00a0: réessayez, ou réservez l’aller seul.',
  'ride-too-early': 'Ce trajet doit commencer après le précédent.',

  'too-few-stops': (least) => `Un circuit compte au moins ${least} étapes`,
  'too-many-stops': (most) => `${most} étapes au maximum`,
  'unknown-place': 'Nous ne connaissons pas ce lieu',
  'no-road': 'Aucune route n’y mène',
  'distance-too-long': (most) => `Le trajet ne doit pas dépasser ${most} km`,
  'same-place': 'C’est le même lieu que le précédent',
  'next-to-each-other': 'Ce lieu est juste à côté du précédent',
  'no-ride': 'Un circuit compte au moins un trajet',
  'party-too-large-for-two':
    'Deux véhicules ne suffisent pas pour autant de voyageurs ou de bagages\u00a0: écrivez-nous',
  'party-too-large': 'Deux vans ne suffisent pas pour autant de voyageurs ou de bagages\u00a0: écrivez-nous',
}

const plan: typeof english.problems.plan = {
  lateDay: (arrival) =>
    `La journée ne finit que vers ${arrival}. En partant plus tôt ou avec une nuit en chemin, ce serait plus facile.`,
  longDay: (duration) => `${duration} de route en une journée. Avec une nuit en chemin, ce serait plus facile.`,
  evenAt: (start, sentence) => `Même en partant à ${start}\u00a0: ${sentence}`,
  flight: (pickup, time, flight) =>
    `Pour le vol de ${flight}, partez ${de(pickup)} à ${time} au plus tard (heure du Sri Lanka).`,
  flightOnDayAfter: (pickup, time, flight) =>
    `Pour le vol de ${flight}, partez ${de(pickup)} la veille à ${time} au plus tard (heure du Sri Lanka).`,
  nights: (planned, dates) => `Vous prévoyez ${nights(planned)}\u00a0; entre vos dates, il y en a ${dates}.`,
  datesTurnedAround: 'Le circuit finirait avant de commencer.',
  nightAtPark: (park) =>
    `Vous passez la nuit près ${de(lePark(park))}\u00a0: indiquez votre hôtel comme étape, et nous vous conduisons jusqu’à sa porte.`,
  sight: (sight, km) => `${sight} est sur le chemin\u00a0: un arrêt y ajoute ${km}.`,
  sightAndDrive: (sight, km, duration) =>
    `${sight} est sur le chemin\u00a0: un arrêt y ajoute ${km} et ${duration} de route.`,
  lessThanOneKm: 'moins d’un km',
  better: {
    before: (stop, other, less) => `${stop} avant ${other}\u00a0: ${less} de moins`,
    after: (stop, other, less) => `${stop} après ${other}\u00a0: ${less} de moins`,
    order: (stops, less) => `${stops.join(', ')}\u00a0: ${less} de moins`,
    kmAndMoney: (km, usd) => `${km} et ${usd}`,
  },
}

export const form: typeof english = {
  title: { transfer: 'Réservation immédiate', tour: 'Réserver cette excursion', journey: 'Réserver tout le circuit' },
  onRequest: { transfer: 'Réservation sur demande', tour: 'Excursion sur demande', journey: 'Circuit sur demande' },
  button: {
    transfer: 'Confirmer la réservation',
    tour: 'Réserver',
    journey: 'Confirmer la réservation',
    request: 'Envoyer la demande',
  },
  lead: {
    transfer: (pickup, dropoff, km, duration) => `${De(pickup)} à ${dropoff}, ${km}, ${duration}`,
    tour: (usd, travelers) => [usd, ` pour ${voyageurs(travelers)}, avec tout ce que dit le récapitulatif`],
    rides: (count) => `${rides(count)}, une réservation\u00a0: une voiture pour chaque trajet.`,
    stay: (count, cars) =>
      `${rides(count)}, une réservation\u00a0: ${cars === 2 ? 'deux voitures et leurs chauffeurs' : 'une voiture et un chauffeur'} qui restent avec vous.`,
  },
  noScript: (chat, mail) => [
    'Ce formulaire a besoin de JavaScript. Vous pouvez aussi réserver par ',
    chat('WhatsApp'),
    ' ou par e-mail à ',
    mail,
    '.',
  ],
  through: (house) => `Réservation via ${house}`,
  terms: (link) => ['En réservant, vous acceptez nos ', link('conditions et règles de confidentialité'), '.'],
  robot: {
    tick: 'Cochez la case\u00a0: elle nous dit que vous n’êtes pas un robot.',
    asks: (chat, mail) => [
      'Cochez la case ci-dessus, puis appuyez de nouveau sur le bouton\u00a0: rien n’est encore réservé. Vous pouvez aussi réserver par ',
      chat('WhatsApp'),
      ' ou par e-mail à ',
      mail,
      '.',
    ],
    failed: (chat, mail) => [
      'Nous n’avons pas pu vérifier que vous n’êtes pas un robot\u00a0; rien n’est encore réservé. Votre saisie est conservée\u00a0: appuyez de nouveau sur le bouton, ou réservez par ',
      chat('WhatsApp'),
      ' ou par e-mail à ',
      mail,
      '.',
    ],
  },
  unsent: {
    waits:
      'Vous avez confirmé cette réservation, mais elle n’a pas pu être envoyée\u00a0: rien n’est encore réservé. Appuyez encore une fois sur le bouton.',
    unclear:
      'Nous ne savons pas encore si votre réservation nous est parvenue. Appuyez encore une fois sur le bouton pour le savoir\u00a0: rien n’est réservé deux fois.',
  },
  heldBack: {
    price: () => [
      'Le prix n’est pas encore affiché\u00a0; rien n’est donc réservé. Appuyez de nouveau sur le bouton dès que vous le voyez.',
    ],
    error: (chat, mail) => [
      'Une erreur s’est produite. Votre saisie est conservée\u00a0: appuyez de nouveau sur le bouton, ou réservez par ',
      chat('WhatsApp'),
      ' ou par e-mail à ',
      mail,
      '.',
    ],
  },
  question: {
    today: 'aujourd’hui',
    tomorrow: 'demain',
    soon: (when) => `Prise en charge ${when} (heure du Sri Lanka)\u00a0?`,
    soonText: (price) =>
      `Le délai est si court qu’il s’agit d’une demande\u00a0: nous devons d’abord la confirmer. Prix\u00a0: ${price}.`,
    nightText: 'Vous n’avez choisi que le jour\u00a0: cette heure est en pleine nuit.',
    rightNow: 'Oui, dès que possible',
    soonToday: (time) => `Oui, aujourd’hui à ${time}`,
    soonTomorrow: (time) => `Oui, demain à ${time}`,
    soonLater: (time, date) => `Oui, le ${date} à ${time}`,
    anotherTime: 'Choisir une autre heure',
    overlap: 'Deux trajets en même temps\u00a0?',
    booked: (ride, from, until, reference) =>
      `Vous avez déjà réservé\u00a0: ${ride}, ${from} jusqu’à ${until} environ (${reference}).`,
    bookIt: 'Oui, réserver ainsi',
  },

  vehicle: 'Véhicule',
  vehiclePrice: (vehicle, lkr, usd) => `${vehicle} – LKR ${number(lkr)} (USD ${number(usd)})`,
  vehiclePriceInRupees: (vehicle, lkr) => `${vehicle} – LKR ${number(lkr)}`,
  takes: (seats, bags) => `De la place pour ${voyageurs(seats)} et ${valises(bags)}.`,
  tooSmall: (seats, bags) => `Trop petit\u00a0: ${voyageurs(seats)} et ${valises(bags)} au plus.`,
  allIncluded: 'Prix fixe, tout compris, péage d’autoroute aussi.',

  date: 'Date de prise en charge',
  time: 'Heure de prise en charge',
  sriLankaTime: 'Heure du Sri Lanka',
  now: (time) => `Heure du Sri Lanka, maintenant ${time}`,
  days: {
    night: (from, to) => `dans la nuit du ${from} au ${to}`,
    label: 'Jour de prise en charge',
    thisMorning: 'Ce matin',
    tonight: 'Ce soir',
    tomorrow: 'Demain',
    tomorrowMorning: 'Demain matin',
    other: 'Autre jour',
  },

  tourTo: (park) => `Excursion\u00a0: ${parkName(park)}`,
  oneWayTour:
    'La voiture ne fait qu’un trajet. Pour l’aller et le retour, indiquez votre hôtel dans les deux champs ci-dessus.',
  parkCloses: (closes, hours) => `Le parc ferme à ${closes}\u00a0: environ ${hours} heures dans le parc.`,
  suitsDepartures: (time) => `Cette prise en charge convient aux départs dès ${time}.`,

  phone: {
    label: 'Numéro de téléphone',
    hint: 'Pour que votre chauffeur puisse vous joindre.',
    country: 'Pays',
    code: 'Indicatif du pays',
    choose: 'Choisir un pays',
    livesHere: 'J’habite au Sri Lanka et je paie en roupies',
  },
  email: { transfer: 'E-mail', tour: 'E-mail', journey: 'E-mail' },
  mayMean: (address) => ['Vouliez-vous écrire ', address, '\u00a0?'],
  heldByEmail: 'Rien n’est encore réservé. Si votre adresse est bien celle-ci, appuyez encore une fois sur le bouton.',
  confirmationGoesHere: 'Votre confirmation arrive ici.',
  itineraryGoesHere: 'Votre itinéraire arrive ici.',

  whoTravels: (optional) => ['Qui voyage ', optional('(facultatif)')],
  forDriver: (optional) => ['Pour votre chauffeur ', optional('(facultatif)')],
  driverWish: (optional) => ['Un souhait pour le chauffeur ', optional('(facultatif)')],
  company: {
    title: (optional) => ['Pour une entreprise ', optional('(facultatif)')],
    name: 'Entreprise',
    hint: 'Elle figurera sur le reçu et la facture\u00a0; vous pourrez aussi l’indiquer plus tard.',
    taxNumber: 'Numéro fiscal',
  },
  bulky: {
    why: 'Pour que la bonne voiture vienne\u00a0: certaines choses demandent un van ou une galerie de toit.',
    fits: (vehicle) => `${vehicle}\u00a0: tout y entre.`,
    fitTwo: (vehicle) => `${capital(two(vehicle))}\u00a0: tout y entre.`,
    onRoof: (vehicle) => `${vehicle}\u00a0: il faut une galerie de toit.`,
  },
  forDrivers: (optional) => ['Pour vos chauffeurs ', optional('(facultatif)')],
  flightLanding: 'Le vol qui atterrit à Colombo, par exemple UL 504',
  flightLeaving: 'Pour que vous arriviez à temps, par exemple UL 504',
  anythingElse: 'Votre chambre, l’âge des enfants ou autre chose.',
  address: 'Hôtel, ou numéro et rue',

  asRequest:
    'Réservé ainsi, il s’agit d’une demande\u00a0: nous devons d’abord la confirmer et nous vous écrivons à ce sujet.',
  take: (vehicle, usd) => `Prendre ${one(vehicle)} pour ${usd}`,
  two: (book, travelers, bags, vehicle, usd) => [
    `${party(travelers, bags)}\u00a0: il faut deux véhicules. ${capital(two(vehicle))} coûtent ${usd} ensemble\u00a0: `,
    book('réserver les deux à la fois'),
    '.',
  ],
  larger: (link, most) => [`Plus de ${most} voyageurs\u00a0? `, link('Réserver deux excursions à la fois')],
  moreVehicles: (write, travelers, bags) => [
    `${party(travelers, bags)}\u00a0: il faut plus de deux véhicules. `,
    write('Écrivez-nous sur WhatsApp'),
    '\u00a0: nous les envoyons tous.',
  ],
  askForVehicles: (travelers, bags, pickup, dropoff) =>
    `Bonjour, nous sommes ${party(travelers, bags)}, ${de(pickup)} à ${dropoff}, et avons besoin de plusieurs véhicules.`,

  cars: {
    few: (vehicle) =>
      vehicle ? `${vehicle}\u00a0: il en reste peu à cette heure.` : 'Il reste peu de voitures à cette heure.',
    none: (vehicle) =>
      vehicle ? `${vehicle}\u00a0: complet à cette heure.` : 'Aucune voiture n’est libre à cette heure.',
    asRequest:
      'Vous pouvez quand même envoyer une demande\u00a0: nous cherchons une voiture et vous écrivons. Il n’y a rien à payer avant notre confirmation.',
    instead: 'Encore libre',
    at: (time) => `Prise en charge à ${time}`,
    wayBack: (text) => `Retour\u00a0: ${text}`,
  },

  wayBack: {
    choose: 'Ajouter le retour',
    date: 'Date du retour',
    time: 'Heure du retour',
    flight: 'Vol du retour',
    flightHint: 'Facultatif, par exemple UL 503',
    price: (pickup, dropoff, km, duration, price) => `${De(pickup)} à ${dropoff}, ${km}, ${duration}\u00a0: ${price}`,
    both: (price) => ['Aller et retour\u00a0: ', price],
    working: 'Calcul du prix du retour…',
    failed: 'Nous ne pouvons pas calculer le prix du retour pour le moment.',
    again: 'Réessayer',
    how: 'Comment revenez-vous\u00a0?',
    another: 'À une autre heure ou un autre jour',
    waits: 'Le chauffeur attend sur place',
    timeThere: 'Temps sur place',
    timeFree: (minutes, hour) => `Dont ${minutes} minutes gratuites\u00a0; chaque heure de plus coûte ${hour}.`,
    cheaper: (price) => `Deux courses séparées coûtent moins cher\u00a0: ${price} en tout.`,
    waitPrice: (waiting, price) => [`Aller et retour, avec ${waiting} sur place\u00a0: `, price],
    cannot: 'Nous n’avons pas de prix avec attente pour ce lieu. Choisissez une autre heure ou écrivez-nous.',
  },
  night: {
    title: 'Une nuit au parc',
    choose: 'Passer la nuit sur place et revenir le lendemain',
    time: 'Heure de départ du parc le lendemain',
    hotel: 'Votre hôtel près du parc',
    before: (link) => ['Le départ est trop tôt pour vous\u00a0? ', link('Passez la nuit d’avant près du parc')],
    hotelHint: 'Non compris dans le prix',
    stay: 'Nuit au parc\u00a0: hôtel non compris',
    onTo: (place) => `Le lendemain, transport jusqu’à ${place}`,
    price: (vehicle, price) => [`Avec le retour le lendemain (${vehicle})\u00a0: `, price],
  },

  journey: {
    allAt: 'Tous les trajets à',
    allAtHint: 'Vous pourrez ensuite en changer certains ci-dessous.',
    keepsTime: (position, time) => `Le trajet ${position} reste à ${time}, selon les horaires du parc.`,
    route: (pickup, dropoff) => `${De(pickup)} à ${dropoff}`,
    tour: (pickup, dropoff, park) =>
      `${pickup === dropoff ? capital(parkName(pickup)) : `${De(lePark(pickup))} ${à(dropoff)}`}, avec l’excursion\u00a0: ${parkName(park)}`,
    landing: 'Quand votre vol atterrit, heure du Sri Lanka',
    saysNotWhen: (count, list) =>
      count === 1
        ? `Indiquez d’abord quand commence le trajet ${list}.`
        : `Indiquez d’abord quand commencent ces trajets\u00a0: ${list}.`,
    flight: 'Numéro de vol',
    flightHint: 'Facultatif, par exemple UL 504',
    stays: (optional) => ['Où vous logez ', optional('(facultatif, vous pourrez le dire plus tard)')],
    beyondStay: (days, from, to) =>
      `La voiture et le chauffeur restent avec vous ${days} jours, du ${from} au ${to}. Choisissez l’un de ces jours, ou changez le nombre de nuits dans le plan ci-dessus.`,
    toNights: 'Changer les nuits',
    smallHours: (place, day) => `La fin de cette nuit n’est pas comptée\u00a0: vous repartez ${de(place)} le ${day}.`,
    bags: (station) =>
      `Une voiture prend alors vos bagages à votre hôtel. Ils vous attendent à la gare ${de(station)}, ou à votre hôtel si vous le nommez plus bas.`,
    address: (place) => `Hôtel ou maison à ${place}`,
    atHouse: (house) => `${house}\u00a0: entrée ou chambre`,
    fetchedAt: (place) => `Où nous venons vous chercher\u00a0: ${place} (l’excursion se termine à l’entrée du parc)`,
  },

  answer: {
    processing: { title: 'Réservation en cours…', text: 'Un instant, nous traitons votre réservation.' },
    longer: 'C’est plus long que d’habitude. Nous continuons d’essayer\u00a0; rien ne sera réservé deux fois.',
    crowded: {
      wait: 'Beaucoup de personnes réservent en ce moment depuis votre réseau, celui d’un aéroport ou d’un hôtel peut-être. Votre réservation partira d’elle-même dans une minute environ\u00a0: laissez cette page ouverte.',
      refused: 'Tant de réservations sont venues de votre réseau qu’il n’en est plus accepté de là pour le moment.',
    },
    received: { title: 'Merci', text: 'Nous avons bien reçu votre réservation.' },
    requested: {
      title: 'Nous avons bien reçu votre demande',
      text: 'Elle n’est pas encore confirmée.',
    },
    lookingUp: { title: 'Votre réservation', text: 'Nous regardons où elle en est…' },
    changed: { title: 'Votre réservation a changé', text: 'Voici où elle en est.' },
    phone: 'Téléphone',
    email: 'E-mail',
    ofRide: (position, advice) => `Trajet ${position}\u00a0: ${advice}`,
    notLookedUp: (page) => [
      'Voici ce que vous avez réservé. Nous ne pouvons pas vérifier pour le moment si cela a changé\u00a0: ',
      page('la page de la réservation'),
      ' le dit.',
    ],
    sentFirst: (chat) => [
      'Les détails ci-dessous sont ceux de votre premier envoi\u00a0: cette réservation nous était bien parvenue, rien n’a donc été réservé deux fois. Pour la modifier, écrivez-nous sur ',
      chat('WhatsApp'),
      '.',
    ],
    next: 'La suite',
    flightNeeded: (here, chat) => [
      'Pour une prise en charge à l’aéroport, il nous faut votre numéro de vol\u00a0: ',
      here('ajoutez-le ici'),
      ' ou envoyez-le sur ',
      chat('WhatsApp'),
      '.',
    ],
    see: 'Voir la réservation',
    change: 'Modifier ou annuler',
    calendar: 'Ajouter à votre agenda',
    keep: 'Garder, copier, partager',
    eachAlone: 'Chaque trajet peut être modifié ou annulé seul.',
    newWindow: ' (s’ouvre dans une nouvelle fenêtre)',
    another: 'Réserver un autre transfert',
    taxiFrom: (place) => `Réserver un taxi depuis ${lePark(place)}`,
    /** At the click there was no network. */
    offline: {
      title: 'Vous êtes hors ligne',
      text: 'Votre réservation est conservée. Elle part d’elle-même dès que la connexion revient, si vous laissez cette page ouverte.',
    },
    failed: {
      title: 'Cela n’a pas marché',
      text: 'Désolés, un problème est survenu.',
      nothingBooked: 'Rien n’a été réservé.',
      notSure:
        'Aucune réponse claire n’est arrivée\u00a0: nous ne savons pas si la réservation est faite. Un nouvel envoi le dira.',
      noMail: 'Nous n’avons pas pu vous envoyer de confirmation par e-mail, et nous en sommes désolés.',
      mailMayCome: 'Si la réservation est tout de même faite, l’e-mail arrivera.',
      contact: (chat, phone, mail) => [
        'Écrivez-nous sur ',
        chat('WhatsApp'),
        `, ${phone}, ou par e-mail, `,
        mail,
        '\u00a0: nous réservons pour vous au prix que vous avez vu.',
      ],
      kept: 'Tout ce que vous avez saisi est conservé, et un nouvel essai ne réserve rien deux fois.',
      sendSame: 'Renvoyer la réservation',
      retry: 'Réessayer',
      helloTaxi: (pickup, dropoff) =>
        `Bonjour, j’ai voulu réserver un taxi ${de(pickup)} à ${dropoff} et cela n’a pas marché.`,
      helloTour: (park) => `Bonjour, j’ai voulu réserver une excursion (${parkName(park)}) et cela n’a pas marché.`,
      helloJourney: (title) => `Bonjour, j’ai voulu réserver un circuit (${title}) et cela n’a pas marché.`,
    },
    price: {
      changed: 'Le prix a changé',
      gone: (vehicle) => `Nous ne proposons plus ce véhicule\u00a0: ${vehicle}`,
      changedText: 'Rien n’a été réservé. Regardez d’abord le nouveau prix.',
      again: 'Confirmez le prix une nouvelle fois',
      againText:
        'Votre offre avait déjà servi ou datait de plus d’un jour. Le prix est le même\u00a0; rien n’est encore réservé.',
      terms: 'Veuillez lire nos nouvelles conditions',
      termsText:
        'Elles ont changé depuis que vous avez ouvert cette page. Le prix est le même\u00a0; rien n’est encore réservé.',
      before: 'Prix que vous avez vu',
      now: 'Nouveau prix',
      same: 'Prix',
      book: (price) => `Réserver pour ${price}`,
    },
    booked: {
      title: 'Vous l’avez déjà réservé',
      text: (reference) =>
        `Votre réservation ${reference} a les mêmes lieux, le même jour et la même heure. Rien n’a été réservé cette fois.`,
      more: (email) =>
        `Son e-mail, envoyé à ${email}, mène à sa page. Voulez-vous la même chose encore une fois\u00a0?`,
      book: 'Réserver encore une fois',
    },
    back: 'Retour au formulaire',
  },
  problems: { fields, plan },
}
