import { formatsOf } from '../formats.ts'
import { de } from './site.ts'
import type { ride as english } from '../en/ride.ts'

const { plural } = formatsOf('fr')

const OPERATOR: Readonly<Record<string, string>> = {
  'in the arrivals hall, right after customs, with your name on a sign':
    'dans le hall des arrivées, juste après la douane, avec votre nom sur une pancarte',
  'to the card or account that it came from': 'sur la carte ou le compte d’origine',
  'Passport control': 'Contrôle des passeports',
  'Baggage belts': 'Tapis à bagages',
  Customs: 'Douane',
  'Bank counters': 'Guichets de banque',
  'If you see no sign, stay inside the hall, beside the counters. On the day this page has a button “I cannot find you”; or call.':
    'Si vous ne voyez pas de pancarte, restez dans le hall, près des guichets. Le jour même, cette page a un bouton « Je ne vous trouve pas » ; ou appelez.',
}

const travelers = (count: number) => `${count} ${plural(count, { one: 'personne', other: 'personnes' })}`
const bags = (count: number) => `${count} ${plural(count, { one: 'grande valise', other: 'grandes valises' })}`

const voucher: typeof english.voucher = {
  voucher: 'Bon',
  driver: 'Votre chauffeur',
  call: (name) => `Appeler ${name}`,
  atPickup: 'À la prise en charge',
  sendFlight: 'Les envoyer sur WhatsApp',
  calendar: 'Ajouter à votre agenda',
  change: 'Modifier ou annuler',
  bookAgain: 'Réserver à nouveau',
  ask: 'Poser une question sur WhatsApp',
  paid: (amount) => `Payé : ${amount}`,
  askForDiscount: 'Demander la remise',
  plan: {
    label: 'Plan de la sortie du hall des arrivées',
    hall: 'Hall des arrivées',
    doors: 'Portes',
    yourName: 'Votre nom',
    way: (passed, side, landmark, noSign) =>
      `Votre chemin : ${passed.join(', ')}, puis les portes du hall. Votre chauffeur se tient à votre ${side === 'left' ? 'gauche' : 'droite'}, à côté : ${landmark}. ${noSign}`,
  },
}

export const ride: typeof english = {
  voucher,
  operator: (words) => OPERATOR[words] ?? words,
  notes: {
    flight: 'Vol',
    pickupAddress: 'Adresse de prise en charge',
    dropoffAddress: 'Adresse de destination',
    guestName: 'Nom sur la pancarte',
    travelers: 'Voyageurs',
    bags: 'Grandes valises',
    childSeats: 'Sièges enfant',
    details: { transfer: 'Précisions sur le vol ou la chambre', tour: 'Remarques' },
  },
  noteFields: {
    flight: 'Numéro de vol',
    pickupAddress: 'Lieu exact de prise en charge',
    dropoffAddress: 'Lieu exact d’arrivée',
    details: { transfer: 'Précisions sur le vol ou la chambre', tour: 'Autres remarques' },
  },
  pickup: {
    waiting: (minutes) => `Votre chauffeur attend ${minutes} minutes gratuitement.`,
    landing: 'L’heure de prise en charge est l’heure d’atterrissage prévue de votre vol.',
    waitingAtAirport: (meetingPoint, minutes) =>
      `Votre chauffeur attend ${meetingPoint}, gratuitement pendant ${minutes} minutes après l’atterrissage. Si le vol a du retard, il n’y a rien à faire ni rien à payer en plus.`,
    notFound: (whatsapp) =>
      `Si vous ne trouvez pas votre chauffeur, appelez-nous ou écrivez-nous sur WhatsApp : ${whatsapp}.`,
    departure: (before, drive, hours) =>
      `Pour votre vol, choisissez une prise en charge ${before} avant son départ : ${drive} de route, ${hours} heures à l’aéroport.`,
    suits: (from, drive, hours) =>
      `Cette prise en charge convient aux vols qui partent à partir ${de(from)} : ${drive} de route, ${hours} heures à l’aéroport.`,
    nextDay: (time) => `${time} le lendemain`,
    sign: (word) => `Comme nous n’avons pas de nom, la pancarte du chauffeur indique « ${word} ».`,
    driverPromise: (hours) =>
      `Nous vous envoyons les coordonnées du chauffeur sous ${hours} heures. Sans nouvelles de nous d’ici là, contactez-nous.`,
  },
  shortNotice: {
    text: 'Le départ étant imminent, il s’agit d’une demande : nous cherchons tout de suite un chauffeur et vous répondons par e-mail. Écrivez-nous aussi sur WhatsApp.',
    link: 'Demander un chauffeur sur WhatsApp',
    ask: (title, date, time) => `Bonjour, un chauffeur est-il libre ? ${title}, ${date}, ${time}`,
    askBooked: (title, date, time, reference) =>
      `Bonjour, un chauffeur est-il libre ? ${title}, ${date}, ${time}, réservation ${reference}`,
  },
  overlap: {
    wayBack: (arrives, begins) => `Votre premier trajet arrive vers ${arrives}, le retour commence à ${begins}.`,
    rides: (first, arrives, second, begins) =>
      `Le trajet ${first} arrive vers ${arrives}, le trajet ${second} commence à ${begins}.`,
    question: 'Est-ce bien voulu ?',
    change: 'Changer l’heure',
  },
  paying: {
    transfer: 'Payez à la fin du trajet en LKR ou en USD.',
    transferOnline: 'Payez à la fin du trajet en LKR ou en USD, ou en ligne à l’avance par carte.',
    tour: 'Payez à la fin de l’excursion en LKR ou en USD.',
    tourOnline: 'Payez à la fin de l’excursion en LKR ou en USD, ou en ligne à l’avance par carte.',
    several: 'Vous payez chaque trajet séparément, à la fin.',
    severalOnline:
      'Vous payez chaque trajet séparément, à la fin ; un paiement en ligne vaut pour tous les trajets encore à payer.',
    stay: 'À la fin du voyage, vous payez au chauffeur tous les trajets ensemble.',
    stayOnline:
      'À la fin du voyage, vous payez au chauffeur tous les trajets ensemble ; ou payez en ligne ce qui reste à payer.',
  },
  party: {
    travelers,
    withBags: (people, luggage) => `${travelers(people)} et ${bags(luggage)}`,
    tooFull: (party, vehicle) => `${vehicle} : trop petit pour ${party}.`,
  },
  calendar: {
    booking: (brand, reference) => `${brand}, réservation ${reference}`,
    office: (phone) => `Bureau : ${phone}, aussi sur WhatsApp`,
    line: (label, value) => `${label} : ${value}`,
  },
}
