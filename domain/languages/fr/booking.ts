import { formatsOf } from '../formats.ts'
import { capital, vehicleForms } from '../vehicles-in-sentences.ts'
import type { booking as english } from '../en/booking.ts'
import { de, parkName } from './site.ts'
import { vehicles } from './ways.ts'

const { percent: inPercent, plural } = formatsOf('fr')
const { two } = vehicleForms('fr', vehicles)

type Charge = Parameters<(typeof english)['cancelling']['later']>[1][number]

const share = (percent: number) => (percent === 100 ? 'le prix entier' : `${inPercent(percent)} du prix`)

const ahead = (from: Exclude<Charge['from'], { readonly at: string }>) =>
  'hours' in from
    ? `${from.hours} heures avant la prise en charge`
    : `${from.days} jours avant la première prise en charge`

const start = (from: Charge['from']) => ('at' in from ? `du ${from.at}` : `de ${ahead(from)}`)

const rises = (charges: readonly Charge[]) =>
  charges
    .map(
      ({ from, percent }) =>
        `, puis ${percent === 100 ? 'le prix entier' : inPercent(percent)} à partir ${start(from)}`,
    )
    .join('')

interface Back {
  readonly back: string
  readonly isAll: boolean
  readonly way: string
}

const goesBack = ({ back, isAll, way }: Back, when: string) =>
  back === ''
    ? 'il ne reste rien à rembourser'
    : `${isAll ? 'tout est remboursé' : `remboursement de ${back}`} ${way}, ${when}`

const OPERATOR: Readonly<Record<string, string>> = {
  'in the arrivals hall, right after customs, with your name on a sign':
    'dans le hall des arrivées, juste après la douane, avec votre nom sur une pancarte',
  'the way you paid: to the same card or account, or in cash':
    'par le même moyen que votre paiement\u00a0: carte, compte ou espèces',
  'Passport control': 'Contrôle des passeports',
  'Baggage belts': 'Tapis à bagages',
  Customs: 'Douane',
  'Bank counters': 'Guichets de banque',
  'If you see no sign, stay inside the hall, beside the counters, and call. From the time of a confirmed pickup on, this page also has the button “Nobody is here”.':
    'Si vous ne voyez pas de pancarte, restez dans le hall, près des guichets, et appelez. Si le trajet est confirmé, cette page a aussi, à partir de l’heure de prise en charge, le bouton «\u00a0Il n’y a personne\u00a0».',
}

/** Without the capital letter, unless it begins a name such as 'ATM'. */
const withinSentence = (text: string) => text.replace(/^[A-ZÀ-Ý](?![A-Z])/, (letter) => letter.toLowerCase())

const travelers = (count: number) => `${count} ${plural(count, { one: 'personne', other: 'personnes' })}`
const bags = (count: number) => `${count} ${plural(count, { one: 'grande valise', other: 'grandes valises' })}`

const voucher: typeof english.voucher = {
  voucher: 'Bon',
  driver: 'Votre chauffeur',
  call: (name) => `Appeler ${name}`,
  atPickup: 'À la prise en charge',
  sendFlight: 'L’envoyer sur WhatsApp',
  calendar: 'Ajouter à votre agenda',
  keep: 'Garder, copier, partager',
  change: 'Modifier ou annuler',
  bookAgain: 'Réserver à nouveau',
  ask: 'Poser une question sur WhatsApp',
  paid: (amount) => `Payé\u00a0: ${amount}`,
  askForDiscount: 'Demander la remise',
  plan: {
    label: 'Plan de la sortie du hall des arrivées',
    hall: 'Hall des arrivées',
    doors: 'Portes',
    yourName: 'Votre nom',
    wholeName: 'Le nom complet figure sur la pancarte.',
    way: (passed, side, landmark, noSign) =>
      `Votre chemin\u00a0: ${passed.map(withinSentence).join(', ')}, puis les portes du hall. Votre chauffeur se tient à votre ${side === 'left' ? 'gauche' : 'droite'}, à côté\u00a0: ${withinSentence(landmark)}. ${noSign}`,
  },
}

const inMinutes = (count: number) => `${count} ${plural(count, { one: 'minute', other: 'minutes' })}`

export const booking: typeof english = {
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
    surfboards: 'Planches de surf jusqu’à 2,1 m',
    longboards: 'Planches de surf de plus de 2,1 m',
    golfBags: 'Sacs de golf',
    bicycles: 'Vélos',
    wheelchairs: 'Fauteuils roulants pliants',
    fixedWheelchairs: 'Fauteuils roulants non pliants',
    prams: 'Poussettes',
    details: { transfer: 'Précisions sur le vol ou la chambre', tour: 'Remarques' },
  },
  bulky: 'Planches de surf, sacs de golf, vélos, fauteuils roulants, poussettes',
  noteFields: {
    flight: 'Numéro de vol',
    pickupAddress: 'Lieu exact de prise en charge',
    dropoffAddress: 'Lieu exact d’arrivée',
    details: { transfer: 'Précisions sur le vol ou la chambre', tour: 'Autres remarques' },
  },
  pickup: {
    waiting: (minutes) => `Votre chauffeur attend gratuitement ${minutes} minutes au départ.`,
    landing: 'L’heure de prise en charge est l’heure d’atterrissage prévue de votre vol.',
    waitingAtAirport: (meetingPoint, minutes) =>
      `Votre chauffeur attend ${meetingPoint}, gratuitement pendant ${minutes} minutes après l’atterrissage. Si le vol a du retard, il n’y a rien à faire ni rien à payer en plus.`,
    nobody: {
      title: 'Si personne ne vient',
      text: (whatsapp, minutes, back, taxi) =>
        `S’il n’y a personne au lieu de prise en charge, touchez «\u00a0Il n’y a personne\u00a0» sur la page de votre réservation ou appelez le ${whatsapp}\u00a0: nous appelons aussitôt le chauffeur et cherchons une autre voiture. ` +
        `Si ${minutes} minutes plus tard personne n’est auprès de vous, nous vous rendons ${back === 100 ? 'tout ce que' : `${inPercent(back)} de ce que`} vous avez payé pour ce trajet` +
        `${taxi === 0 ? '' : ` et payons le taxi que vous prenez à la place, jusqu’à ${taxi === 100 ? 'hauteur du prix du trajet' : `${inPercent(taxi)} de son prix`}`}.`,
      unmet: (by, whatsapp, back, taxi) =>
        `Nous vous avions promis quelqu’un avant ${by}. Si personne n’est venu, vous n’avez plus à attendre\u00a0: ` +
        `nous vous rendons ${back === 100 ? 'tout ce que' : `${inPercent(back)} de ce que`} vous avez payé pour ce trajet` +
        `${taxi === 0 ? '' : ` et payons le taxi que vous prenez à la place, jusqu’à ${taxi === 100 ? 'hauteur du prix du trajet' : `${inPercent(taxi)} de son prix`}`}. Appelez-nous\u00a0: ${whatsapp}.`,
    },
    notFound: (whatsapp) =>
      `Si vous ne trouvez pas votre chauffeur, appelez-nous ou écrivez-nous sur WhatsApp\u00a0: ${whatsapp}.`,
    departure: (before, drive, hours) =>
      `Pour votre vol, choisissez une prise en charge ${before} avant son départ\u00a0: ${drive} de route, ${hours} heures à l’aéroport.`,
    suits: (from, drive, hours) =>
      `Cette prise en charge convient aux vols qui décollent à ${from} ou plus tard\u00a0: ${drive} de route, ${hours} heures à l’aéroport.`,
    nextDay: (time) => `${time} le lendemain`,
    sign: (word) => `Comme nous n’avons pas de nom, la pancarte du chauffeur indique «\u00a0${word}\u00a0».`,
    driverPromise: (hours) =>
      `Nous vous envoyons les coordonnées du chauffeur sous ${hours} heures. Sans nouvelles de nous d’ici là, contactez-nous.`,
  },
  shortNotice: {
    text: 'Le départ étant imminent, il s’agit d’une demande\u00a0: nous cherchons tout de suite un chauffeur et vous répondons par e-mail. Écrivez-nous aussi sur WhatsApp.',
    link: 'Demander un chauffeur sur WhatsApp',
    ask: (title, date, time) => `Bonjour, un chauffeur est-il libre\u00a0? ${title}, ${date}, ${time}`,
    askBooked: (title, date, time, reference) =>
      `Bonjour, un chauffeur est-il libre\u00a0? ${title}, ${date}, ${time}, réservation ${reference}`,
  },
  overlap: {
    wayBack: (arrives, begins) => `Votre premier trajet se termine vers ${arrives}, le retour commence à ${begins}.`,
    rides: (first, arrives, second, begins) =>
      `Le trajet ${first} se termine vers ${arrives}, le trajet ${second} commence à ${begins}.`,
    question: 'Est-ce bien voulu\u00a0?',
    change: 'Changer l’heure',
  },
  paying: {
    inEither: 'en LKR ou en USD',
    inRupees: 'en LKR',
    transfer: (money) => `Payez à la fin du trajet ${money}.`,
    transferOnline: (money) => `Payez à la fin du trajet ${money}, ou en ligne à l’avance par carte.`,
    tour: (money) => `Payez au chauffeur à la fin de l’excursion ${money}.`,
    tourOnline: (money) => `Payez au chauffeur à la fin de l’excursion ${money}, ou en ligne à l’avance par carte.`,
    several: (money) => `Payez chaque trajet au chauffeur à son terme ${money}.`,
    severalOnline: (money) =>
      `Payez chaque trajet au chauffeur à son terme ${money}, ou à l’avance par carte\u00a0: un paiement en ligne vaut pour tous les trajets encore à payer.`,
    stay: 'À la fin du voyage, vous payez au chauffeur tous les trajets ensemble.',
    stayOnline:
      'À la fin du voyage, vous payez au chauffeur tous les trajets ensemble\u00a0; ou payez en ligne ce qui reste à payer.',
    cash: 'Le chauffeur n’accepte que les espèces.',
  },
  party: {
    travelers,
    withBags: (people, luggage) => `${travelers(people)} et ${bags(luggage)}`,
    tooFull: (party, vehicle) => `${vehicle}\u00a0: c’est trop petit pour ${party}.`,
    tooFullTwo: (party, vehicle) => `${capital(two(vehicle))}\u00a0: c’est trop petit pour ${party}.`,
  },
  calendar: {
    booking: (brand, reference) => `${brand}, réservation ${reference}`,
    office: (phone) => `Bureau\u00a0: ${phone}, aussi sur WhatsApp`,
    line: (label, value) => `${label}\u00a0: ${value}`,
  },
  lines: {
    unshown: 'Noté, non affiché ici',
    pickup: 'Départ',
    via: 'En passant par',
    dropoff: 'Destination',
    date: 'Date de prise en charge',
    time: 'Heure de prise en charge',
    sriLankaTime: (time) => `${time} (heure du Sri Lanka)`,
    vehicle: 'Véhicule',
    price: 'Prix',
    allInclusive: (price) => `${price}, tout compris`,
    insteadOf: 'Au lieu de',
    distance: 'Distance',
    duration: 'Durée',
    drivingAndStops: (driving, stops) => `${driving} de route, ${stops} d’arrêts`,
    tour: 'Excursion',
    tourPickup: 'Départ',
    tourDropoff: 'Destination',
    travelers: 'Voyageurs',
    total: 'Total',
    parkFee: 'Tarif du parc',
    entryFees: 'Entrées',
    transport: 'Transport',
    included: (km) => `${km} compris`,
    notIncluded: 'Non compris',
    driver: 'Chauffeur',
    driverPhone: 'Téléphone du chauffeur',
    car: 'Voiture',
    phone: 'Votre téléphone',
    email: 'Votre e-mail',
  },
  title: {
    taxi: (pickup, dropoff) => `Taxi ${de(pickup)} à ${dropoff}`,
    andBack: (ride) => `${ride}, aller-retour`,
    withNight: (ride) => `${ride}, avec une nuit au parc`,
    andOneMore: (ride) => `${ride} et 1 autre trajet`,
    roundTrip: (pickup, rides) => `Circuit au départ ${de(pickup)}, ${rides} trajets`,
    journey: (pickup, dropoff, rides) => `Voyage ${de(pickup)} à ${dropoff}, ${rides} trajets`,
    vehicles: (title, count) => `${title}, ${count} véhicules`,
    route: (pickup, dropoff) => `${pickup} – ${dropoff}`,
    stay: (days, cars) =>
      `${cars === 2 ? 'Deux voitures avec chauffeurs pour' : 'Voiture avec chauffeur pour'} ${days} jours`,
    stayForAll: (stay) => `${stay}\u00a0: un seul prix pour tous les trajets.`,
  },
  tour: {
    safari: (park) => `Safari\u00a0: ${parkName(park)}`,
    walk: (park) => `${capital(parkName(park))}, randonnée guidée`,
    hike: (park) => `${parkName(park)}, ascension guidée`,
    withLength: (tour, length) => `${tour}, ${length === 'half' ? 'demi-journée' : 'journée entière'}`,
    start: { safari: 'Début à la porte', walk: 'Début à la porte', hike: 'Début de la montée' },
  },
  facts: { sriLankaTime: 'heure du Sri Lanka', reference: 'Référence', price: 'Prix' },
  bags: {
    title: (pickup, dropoff) => `Bagages en voiture ${de(pickup)} à ${dropoff}`,
    route: (pickup, dropoff) => `Vos bagages en voiture\u00a0: ${pickup} – ${dropoff}`,
    train: 'Votre train',
    stations: (from, to) =>
      `${from} – ${to}, avec votre propre billet. L’heure du départ, c’est le chemin de fer qui la donne.`,
    wait: 'Vos bagages vous attendent',
    atStation: (town) => `à la gare ${de(town)}`,
  },
  itinerary: {
    heading: 'Votre voyage, jour par jour',
    day: (day) => `Jour ${day}`,
    between: (first, last) => `Entre le ${first} et le ${last}`,
    ownWay: (from, to) =>
      `${from} – ${to}\u00a0: par vos propres moyens, en train par exemple. Ne fait pas partie de cette réservation.`,
    atStops: (duration) => `${duration} d’arrêts`,
    transport: (km) => `${km} de transport compris`,
    via: (stops) => `En passant par ${stops}`,
    vehicles: (count) => `${count} véhicules`,
    second: 'Second véhicule',
    driver: (name, phone, car) => `Chauffeur\u00a0: ${name}, ${phone}, ${car}`,
    said: (label, value) => `${label}\u00a0: ${value}`,
  },
  status: {
    new: {
      title: 'Bien reçu',
      text: (hours) =>
        `Nous avons votre réservation et vous envoyons les coordonnées du chauffeur sous ${hours} heures.`,
      request:
        'C’est une demande jusqu’à notre confirmation\u00a0: nous vous envoyons ensuite les coordonnées du chauffeur.',
      unanswered: (whatsapp, paid) =>
        `L’heure de la prise en charge est passée et nous n’avons pas confirmé votre demande${paid === 0 ? '\u00a0: vous ne nous devez rien' : ''}.${paid ? ' Si personne ne vous a conduit, nous remboursons tout ce que vous avez payé pour ce trajet.' : ''} S’il vous faut encore une voiture, appelez-nous au ${whatsapp} ou réservez à nouveau.`,
      some: (asked, all) =>
        `${asked} trajet${asked === 1 ? '' : 's'} sur ${all} ${asked === 1 ? 'attend' : 'attendent'} encore notre accord\u00a0: voyez la liste ci-dessous. Nous vous écrivons.`,
      takenUp: {
        title: 'Repris',
        text: 'Nous avions confirmé ce trajet. Il a été annulé, puis repris\u00a0: c’est une demande tant que nous ne l’avons pas confirmé à nouveau.',
      },
    },
    confirmed: {
      title: 'Confirmé',
      text: 'Votre réservation est confirmée. Votre chauffeur sera là.',
      ride: 'Ce trajet est confirmé. Votre chauffeur sera là.',
    },
    cancelled: {
      title: 'Annulé',
      text: 'Cette réservation est annulée. Personne ne viendra. Si vous ne vous y attendiez pas, écrivez-nous.',
      ride: 'Ce trajet est annulé. Personne ne viendra. Si vous ne vous y attendiez pas, écrivez-nous.',
    },
    'no-show': {
      title: 'Passager absent',
      text: 'À notre connaissance, vous n’étiez pas au lieu de prise en charge. Si ce n’est pas exact, écrivez-nous.',
      ride: 'À notre connaissance, vous n’étiez pas au lieu de prise en charge de ce trajet. Si ce n’est pas exact, écrivez-nous.',
    },
    onRequest: 'Sur demande',
    over: 'Ce voyage est terminé. Merci d’avoir voyagé avec nous.',
    erased:
      'Le voyage date d’il y a quelque temps\u00a0: comme promis, nous avons effacé vos coordonnées et vos remarques. Le trajet et son prix restent ici.',
  },
  caveat: {
    elsewhere: (label, km) =>
      `${label}\u00a0: semble se trouver à environ ${km}\u00a0km du lieu que vous avez réservé. Ce serait un autre tarif, et nous vous appelons à ce sujet. D’ici là, le lieu réservé reste valable.`,
    larger: 'Nous vous écrivons au sujet d’un véhicule plus grand et de son prix.',
    oneMore: 'Nous vous écrivons au sujet d’un véhicule de plus et de son prix.',
    roofRack:
      'Ce que vous apportez se met sur une galerie de toit\u00a0: nous cherchons une voiture qui en a une et vous écrivons.',
    otherDay: 'Nous vous écrivons au sujet d’un autre jour ou d’un autre parc.',
    otherTime: 'Nous vous écrivons au sujet d’une autre heure ou d’un autre parc.',
    noCar: (vehicle) =>
      `Aucune voiture${vehicle && ` de la catégorie «\u00a0${vehicle}\u00a0»`} n’est libre à cette heure\u00a0: il s’agit donc d’une demande. Nous en cherchons une et vous écrivons.`,
    carTaken: (vehicle) =>
      `Pendant que vous réserviez, quelqu’un d’autre a pris la dernière voiture${vehicle && ` de la catégorie «\u00a0${vehicle}\u00a0»`} pour cette heure. Il s’agit donc d’une demande\u00a0: nous en cherchons une autre et vous écrivons.`,
    nothingToPay: 'Tant que nous n’avons pas confirmé, il n’y a rien à payer en ligne.',
  },
  driver: {
    follows:
      'Le nom, le téléphone et la voiture de votre chauffeur suivent dans un autre e-mail et figurent ensuite sur la page de votre réservation.',
    advice:
      'Repérez cette plaque. Si vous ne trouvez pas votre chauffeur, appelez-le ou écrivez-lui, ou contactez-nous.',
    flightNeeded: 'Pour une prise en charge à l’aéroport, il nous faut votre numéro de vol.',
  },
  money: {
    either: (usd, lkr) => `${usd} ou ${lkr}`,
    payOnline: 'Payer en ligne à l’avance',
    payOnlineAfter: 'Payer en ligne',
    payDeposit: (sum) => `Payer l’acompte de ${sum} en ligne`,
    deposit: (sum) =>
      `Nous demandons un acompte de ${sum} en ligne\u00a0; il fait partie du prix. Le reste se paie au chauffeur, ou en ligne avant. Sans lui, votre réservation reste valable\u00a0: tout se paie au chauffeur.`,
    depositLater: (sum) =>
      `Après notre confirmation, nous demandons un acompte de ${sum}\u00a0; il fait partie du prix.`,
    paidOf: (paid, price) => `${paid} sur ${price}`,
    givenBack: (sum) => `${sum} remboursés`,
    paidAndGivenBack: (paid, back) => `${paid}, ${back} remboursés`,
    wentBack: {
      said: (sums) => `Nous vous avons remboursé ${sums}.`,
      cash: (sum) => `${sum} en espèces`,
      card: (sum) => `${sum} sur votre carte`,
      bank: (sum) => `${sum} par virement`,
    },
    surplus: (sum) => `Un trajet est payé ${sum} de trop\u00a0: nous vous les remboursons.`,
    allPaid: 'C’est payé\u00a0: il n’y a rien à payer au chauffeur.',
    paidDriver: 'Si vous avez payé le chauffeur, il ne reste rien à payer\u00a0: nous le notons ici à la main.',
    onAccount: 'L’établissement qui a réservé pour vous paie\u00a0: vous n’avez rien à payer au chauffeur.',
    open: (sum) => `Reste à payer\u00a0: ${sum}, à la fin du voyage.`,
    openOnline: (sum) => `Reste à payer\u00a0: ${sum}, à la fin du voyage ou en ligne à l’avance par carte.`,
    openEach: (sum) => `Reste à payer\u00a0: ${sum}.`,
    noShowFee: (sum) => `Sur le prix, ${sum} sont dus, car vous n’étiez pas au lieu de prise en charge.`,
    cancelledFree: 'L’annulation ne coûte rien.',
    cancelFee: (sum) =>
      `Sur le prix de ce qui a été annulé, ${sum} sont dus, car une voiture et un chauffeur vous étaient réservés.`,
    chargeOnline: (sum) => `Il reste à payer ${sum}, en ligne par carte.`,
    chargeOpen: (sum) => `Il reste à payer ${sum}\u00a0; nous vous écrivons comment.`,
    chargePaid: 'C’est payé.',
    payCharge: 'Payer en ligne ce qui est dû',
    tried: {
      failed: 'Votre dernier paiement par carte n’a pas abouti\u00a0: nous n’avons rien reçu.',
      begun:
        'Vous avez commencé un paiement par carte et nous n’en avons pas encore reçu la confirmation. Si vous avez payé, cela s’affichera ici d’ici quelques minutes.',
      driver: 'Vous pouvez aussi payer le chauffeur à la fin du voyage.',
      again: 'Réessayer, avec une autre carte si vous préférez',
      other: 'Nous demander un autre moyen de paiement',
      hello: 'Bonjour, mon paiement par carte n’a pas fonctionné. Comment puis-je payer autrement\u00a0?',
    },
    inPayments: (count) => `Un paiement par carte a un plafond\u00a0: vous payez donc en ${count} fois.`,
    restByCardFrom: (day) => `Vous pourrez payer davantage par carte à partir du ${day}.`,
    byCardFrom: (day) =>
      `Le paiement par carte est possible à partir du ${day}\u00a0: ce mois-ci, notre service de paiement n’accepte plus rien.`,
    bank: {
      heading: 'Virement bancaire',
      deposit: (sum) =>
        `Nous demandons un acompte de ${sum} par virement bancaire\u00a0; il fait partie du prix. Le reste se paie au chauffeur.`,
      within: (days) =>
        `Il doit nous parvenir dans les ${days} jours suivant la réservation\u00a0; le compte est indiqué dans votre récapitulatif. Sinon, nous vous le demandons une dernière fois et pouvons ensuite annuler la réservation.`,
      until: (day) =>
        `Il doit nous parvenir au plus tard le ${day}. Sinon, nous vous le demandons une dernière fois et pouvons ensuite annuler la réservation.`,
      late: (day) =>
        `Il devait nous parvenir au plus tard le ${day} et nous ne l’avons pas reçu. Merci de l’envoyer maintenant, ou de nous écrire si c’est déjà fait\u00a0; sinon, nous pouvons annuler la réservation.`,
      amount: 'Montant',
      holder: 'Titulaire du compte',
      account: 'Numéro de compte',
      bank: 'Banque',
      swift: 'Code SWIFT',
      reference: 'Référence du virement',
    },
  },
  cancelling: {
    moment: (date, time) => `${date} à ${time}`,
    free: 'Annulation gratuite jusqu’à la prise en charge.',
    freeUntil: (from) =>
      `Annulation gratuite ${'at' in from ? `jusqu’au ${from.at} (heure du Sri Lanka)` : `jusqu’à ${ahead(from)}`}.`,
    later: (percent, charges) => `Ensuite, l’annulation coûte ${share(percent)}${rises(charges)}.`,
    costs: (percent) => `Une annulation coûte ${share(percent)}.`,
    from: ([first, ...others]) =>
      `À partir ${start(first!.from)}, elle coûte ${share(first!.percent)}${rises(others)}.`,
    request: 'Annulation gratuite tant que nous n’avons pas confirmé la demande.',
    confirmed: (percent, charges) => `Après la confirmation, une annulation coûte ${share(percent)}${rises(charges)}.`,
    moved: (percent) =>
      `Un trajet modifié alors que son annulation coûte déjà ${share(percent)} coûte ensuite au moins autant à annuler.`,
    requests: 'Une demande que nous n’avons pas encore confirmée s’annule sans frais.',
    freeEach: (hours, first) =>
      `Chaque trajet s’annule gratuitement jusqu’à ${hours} heures avant sa prise en charge${first && `, le premier jusqu’au ${first} (heure du Sri Lanka)`}.`,
    firstRide: (text) => `Pour le premier trajet\u00a0: ${text}`,
    changeRequest:
      'Tant que nous n’avons pas confirmé la demande, le jour, l’heure ou le vol se changent par le lien de votre e-mail.',
    change: (hours) =>
      `Le jour, l’heure ou le vol se changent jusqu’à ${hours} heures avant, par le lien de votre e-mail.`,
    refund: (way, days) => `Ce que vous avez payé à l’avance et ne devez pas est remboursé ${way}, sous ${days} jours.`,
    paidBack: 'Remboursé en entier si nous ne pouvons pas vous conduire.',
    paidBackOnTime: (hours) =>
      `Remboursé en entier si nous ne pouvons pas vous conduire, ou si vous annulez jusqu’à ${hours} heures avant la prise en charge.`,
    now: (money) => {
      const { paid, fee, moves, back, days } = money
      const isSaid = paid !== '' && (back !== '' || moves === '')
      const parts = [
        ...(fee ? [`cela coûte ${fee}`] : []),
        ...(moves ? [`${moves} de la somme payée vont à vos autres trajets`] : []),
        ...(isSaid ? [goesBack(money, `sous ${days} jours`)] : []),
      ]
      return `${paid && `Payé\u00a0: ${paid}. `}Si vous annulez maintenant\u00a0: ${parts.join('\u00a0; ')}.`
    },
    after: (money) => {
      const back = goesBack(money, `au plus tard le ${money.by}`)
      return money.fee
        ? `Payé\u00a0: ${money.paid}, dû\u00a0: ${money.fee}\u00a0; ${back}.`
        : `Payé\u00a0: ${money.paid}\u00a0; ${back}.`
    },
  },
  messages: {
    discount: 'Demandez-nous sur WhatsApp une remise sur votre prochain trajet.',
    askForDiscount: (reference) =>
      `Bonjour, j’ai réservé chez vous (${reference}) et j’aimerais la remise sur mon prochain trajet.`,
    question: (reference) => `Bonjour, j’ai une question sur ma réservation ${reference}.`,
  },
  crew: {
    speaks: 'Parle',
    boardLicence: 'Licence de l’office du tourisme',
    since: 'Chez nous depuis',
    face: (name) => `${name}, qui vous conduit`,
    car: (car) => `Votre voiture\u00a0: ${car}`,
    wish: {
      language: 'Un chauffeur qui parle',
      anyLanguage: 'Peu importe la langue',
      woman: 'Une conductrice',
      hint: 'Nous faisons notre possible. C’est un souhait\u00a0: il ne coûte rien, et nous ne pouvons pas le garantir.',
      label: 'Votre souhait pour le chauffeur',
      speaks: (language) => `parle ${language}`,
      isWoman: 'une conductrice',
      unpromised: (wish) => `${wish}. Nous essayons, sans pouvoir le garantir.`,
    },
  },
  meeting: {
    heading: 'Votre point de rencontre',
    map: 'Cet endroit sur la carte',
    mapOf: (place) => `Point de rencontre à ${place}, sur la carte`,
    plan: (passed, area, side, landmark) =>
      `Plan du chemin vers votre chauffeur. Vous passez par\u00a0: ${passed.join(', ')}. Puis\u00a0: ${area}. La voiture est à votre ${side === 'right' ? 'droite' : 'gauche'}, à côté de\u00a0: ${landmark}.`,
    sample: 'Ce point de rencontre est un exemple\u00a0: nous ne l’avons pas encore confirmé.',
  },
  family: {
    heading: 'Pour votre famille',
    about:
      'Un lien qui montre ce seul trajet\u00a0: la voiture et sa plaque, le prénom du chauffeur, où vous êtes tant que vous êtes à bord, puis votre arrivée. Il se ferme deux heures plus tard, ou quand vous le fermez.',
    make: 'Prévenir la famille',
    made: 'Avec ce lien, on voit ce trajet\u00a0:',
    title: 'Mon trajet au Sri Lanka',
    share: 'Partager le lien',
    end: 'Fermer le lien',
  },
  afterRide: {
    heading: 'Quelque chose n’était pas comme convenu\u00a0?',
    intro: 'D’une touche, la direction le sait\u00a0:',
    'asked-for-more': 'Le chauffeur a demandé plus que convenu',
    'took-to-shop': 'Le chauffeur nous a emmenés dans une boutique',
    said: (date, time, what) => `${date}, ${time}\u00a0: vous nous avez dit «\u00a0${what}\u00a0».`,
    next: 'La direction l’a reçu, s’en occupe et vous écrit.',
  },
  push: {
    offer: 'Me prévenir au départ du chauffeur',
    stop: 'Ne plus me prévenir',
    bound: 'Cet appareil vous prévient quand votre chauffeur part et quand il est sur place.',
    install:
      'Pour savoir quand le chauffeur part, ajoutez cette page à votre écran d’accueil\u00a0: touchez «\u00a0Partager\u00a0», puis «\u00a0Sur l’écran d’accueil\u00a0», et ouvrez-la de là.',
    denied:
      'Pour savoir quand le chauffeur part, autorisez les notifications de ce site dans les réglages de votre navigateur, puis rouvrez cette page.',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer dans un instant.',
  },
  driverPlace: {
    soon: 'Là dans un instant',
    inMinutes: (count) => `Là dans ${inMinutes(count)} environ`,
    driver: 'Votre chauffeur',
    map: (pickup) => `Votre chauffeur en route vers ${pickup}`,
    fresh:
      'La position date de moins d’une minute. Elle s’actualise tant que le chauffeur regarde notre page\u00a0: en arrière-plan, un téléphone n’envoie rien.',
    old: (count) =>
      `La position date d’il y a ${inMinutes(count)}. Elle s’actualise tant que le chauffeur regarde notre page\u00a0: en arrière-plan, un téléphone n’envoie rien.`,
  },
}
