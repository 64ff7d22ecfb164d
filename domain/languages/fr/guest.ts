import { formatsOf } from '../formats.ts'
import type { guest as english } from '../en/guest.ts'

const { plural } = formatsOf('fr')

const rides = (count: number) => `${count} ${plural(count, { one: 'trajet', other: 'trajets' })}`

const minutes = (count: number) => `${count} ${plural(count, { one: 'minute', other: 'minutes' })}`

const family: typeof english.family = {
  title: 'Un trajet partagé avec vous',
  route: (from, to) => `${from} – ${to}`,
  pickup: (date, time) => `Prise en charge\u00a0: ${date}, ${time}, heure du Sri Lanka`,
  ahead: 'Pas encore à bord',
  unmet: (by) =>
    `Pas encore à bord. Nous avions promis quelqu’un avant ${by}. Si personne n’est venu, le passager n’a plus à attendre et peut prendre un autre taxi.`,
  onBoard: (time) => `À bord depuis ${time}`,
  brokeDown: (driver) =>
    driver === null
      ? 'La voiture est tombée en panne. Nous en cherchons une autre.'
      : `La voiture est tombée en panne. ${driver} arrive avec une autre.`,
  there: (time) => `Arrivée à ${time}`,
  driver: 'Chauffeur',
  car: 'Voiture et plaque',
  soon: 'Là dans un instant',
  inAbout: (drive) => `Arrivée dans ${drive} environ`,
  here: 'La voiture',
  map: 'Où se trouve la voiture',
  fresh: 'La position date de moins d’une minute.',
  old: (count) => `La position date d’il y a ${minutes(count)}.`,
  how: 'Vous voyez où est la voiture si le chauffeur est d’accord et tant qu’il regarde notre page\u00a0: en arrière-plan, un téléphone n’envoie rien.',
  about: 'Cette page s’actualise d’elle-même. Elle se ferme deux heures après l’arrivée.',
  outOfDate: 'Cette page n’a pas pu être actualisée à l’instant et n’est peut-être plus à jour. Nous réessayons.',
  ended: {
    heading: 'Ce lien n’affiche plus rien',
    text: 'Le trajet est terminé, a été déplacé ou annulé, ou le lien a été fermé. Demandez à la personne qui vous l’a envoyé.',
  },
}

const keep: typeof english.keep = {
  title: (reference) => `Garder la réservation ${reference}`,
  text: 'Copiez ce texte et envoyez-le-vous, ou prenez une photo de cette page. Aucun e-mail n’est nécessaire.',
  label: 'Votre réservation en texte',
  copy: 'Copier le texte',
  copied: 'Copié',
  selected: 'Le texte est sélectionné\u00a0: appuyez longuement dessus, puis choisissez «\u00a0Copier\u00a0».',
  share: 'Partager',
  code: 'Code QR de votre réservation',
  codeText:
    'Qui le scanne voit la réservation, sans pouvoir la modifier. Appuyez longuement dessus pour l’enregistrer ou le transférer.',
  ways: 'Et maintenant',
  see: 'Voir la réservation',
  change: 'Modifier ou annuler',
  changeBy: 'Pour modifier ou annuler, ouvrez le lien de notre e-mail, ou écrivez-nous en indiquant la réservation.',
  reach: (phone, email) => `WhatsApp et téléphone ${phone}, e-mail ${email}`,
  lines: {
    head: (brand, reference) => `${brand}, réservation ${reference}`,
    ride: (title, date, time) => `${title}\u00a0: ${date}, ${time} (heure du Sri Lanka)`,
    driver: (name, phone, car) => `Chauffeur\u00a0: ${name}, ${phone}, ${car}`,
    driverLater: 'Votre chauffeur sera indiqué sur la page de la réservation.',
    price: (price) => `Prix\u00a0: ${price}`,
    booking: (link) => `Votre réservation\u00a0: ${link}`,
    change: (link) => `Modifier ou annuler, à garder pour vous\u00a0: ${link}`,
    us: (phone, email) => `Questions\u00a0: WhatsApp et téléphone ${phone}, e-mail ${email}`,
  },
}

export const guest: typeof english = {
  family,
  keep,
  title: {
    error: (title) => `Erreur\u00a0: ${title}`,
    booking: (reference) => `Réservation ${reference}`,
    receipt: (reference) => `Reçu ${reference}`,
    unknown: 'Lien inconnu',
    paid: 'Retour du paiement',
  },
  bookingOf: (brand, reference) => `${brand} · réservation ${reference}`,
  writeToUs: (reason, chat, phone) => [
    `${reason} `,
    chat('Écrivez-nous sur WhatsApp'),
    ' ou appelez le ',
    phone,
    '\u00a0: nous répondons à toute heure.',
  ],
  noPassport: {
    heading: 'Le passeport tarifaire n’existe plus',
    text: 'Ce qui a été convenu et ce qui reste à payer figure sur la page de votre réservation. Votre chauffeur le sait aussi.',
  },
  unknownLink: {
    heading: 'Ce lien ne correspond à aucune réservation',
    text: (again, chat) => [
      'Ouvrez le lien de notre e-mail le plus récent sur votre réservation, ou ',
      again('demandez de nouveau le lien'),
      '. Des questions\u00a0? ',
      chat('Écrivez-nous sur WhatsApp'),
      '.',
    ],
  },
  done: {
    change: 'Votre changement est enregistré. Vous recevez un e-mail.',
    'change-next':
      'Votre changement est enregistré, et le trajet suivant part aussi de la nouvelle adresse. Vous recevez un e-mail.',
    cancel: 'Votre réservation est annulée. Vous recevez un e-mail.',
    'cancel-all': 'Les trajets que vous pouvez annuler vous-même sont annulés. Vous recevez un e-mail.',
    'all-cancelled': 'Tous vos trajets sont annulés. Vous recevez un e-mail.',
    'cancel-ride': 'Ce trajet est annulé. Vous recevez un e-mail.',
  },
  tooManyChanges: (whatsapp, email) =>
    `Il y a déjà eu beaucoup de changements aujourd’hui\u00a0: celui-ci n’a pas été fait. Écrivez-nous sur WhatsApp (${whatsapp}) ou à ${email}.`,
  changesTooFast:
    'Trop de changements d’un coup\u00a0: celui-ci n’a pas été enregistré. Attendez une minute, puis enregistrez-le de nouveau.',
  chooseRide: 'Choisissez le trajet dont il s’agit.',
  check:
    'Vérifiez votre nom, les adresses et vos remarques. Ce qui n’est pas juste se change ci-dessous. Si le téléphone ou l’e-mail est faux, écrivez-nous.',
  total: (running, all, price) =>
    running === all
      ? `${rides(all)}\u00a0: ${price} en tout`
      : `Encore ${running} sur ${rides(all)}\u00a0: ${price} en tout`,
  see: 'Voir la réservation',
  receiptLink: 'Reçu',
  status: (title) => `${title}.`,
  owed: 'Restant dû',
  change: {
    heading: 'Modifier',
    fold: 'Modifier ou annuler ce trajet',
    vehicle: 'Véhicule',
    travelers: 'Voyageurs',
    date: 'Date de prise en charge',
    time: 'Heure de prise en charge, heure du Sri Lanka',
    save: 'Enregistrer le changement',
    saveSo: 'Oui, enregistrer ainsi',
    unsaved:
      'Ce que vous avez saisi pour un autre trajet n’est pas encore enregistré. Enregistrez-le d’abord, ou touchez encore une fois pour n’envoyer que ceci.',
    besideAnother: 'Vous avez deux véhicules pour ce trajet\u00a0: changez aussi l’autre.',
    forBoth: 'Pour l’autre véhicule aussi\u00a0: ce que je change du jour, de l’heure, du vol et des adresses',
    rule: {
      transfer:
        'Un autre jour ou une autre heure coûte le même prix. Un autre véhicule coûte ce qui est indiqué à côté. L’un et l’autre sont des demandes jusqu’à notre confirmation, et le chauffeur est désigné de nouveau.',
      tour: 'Un autre jour ou une autre heure coûte le même prix. Un autre nombre de voyageurs coûte ce qui est indiqué à côté. L’un et l’autre sont des demandes jusqu’à notre confirmation, et le chauffeur est désigné de nouveau.',
    },
    ruleWithoutPrice: {
      transfer:
        'Le prix reste le même. Un autre jour ou une autre heure est une demande jusqu’à notre confirmation, et le chauffeur est désigné de nouveau. Un autre véhicule a un autre prix\u00a0: écrivez-nous.',
      tour: 'Le prix reste le même. Un autre jour ou une autre heure est une demande jusqu’à notre confirmation, et le chauffeur est désigné de nouveau. Un autre nombre de voyageurs a un autre prix\u00a0: écrivez-nous.',
    },
    addressRule:
      'Une adresse ne change aucun prix\u00a0; dans un autre lieu, c’est un autre tarif, et nous vous appelons à ce sujet.',
    newSince: (vehicle) => `${vehicle}\u00a0: nouveau depuis votre réservation, au prix d’aujourd’hui.`,
    room: (vehicle, seats, bags) => `${vehicle}\u00a0: jusqu’à ${seats} voyageurs et ${bags} grandes valises.`,
    choose: (vehicle) => `Choisissez ci-dessous\u00a0: ${vehicle}.`,
    largerVehicle: (vehicle) => `Il vous faut un véhicule plus grand\u00a0: ${vehicle}.`,
    twoVehicles: 'Il vous faut deux véhicules.',
    cancelledRide: 'Ce trajet est annulé.',
    cancelledBooking: 'Cette réservation est annulée.',
    byHand: (hours) => `Moins de ${hours} heures avant la prise en charge, nous faisons le changement nous-mêmes.`,
  },
  cancel: {
    heading: 'Annuler',
    sureRide: 'Oui, annuler ce trajet',
    sureBooking: 'Oui, annuler cette réservation',
    ride: 'Annuler ce trajet',
    booking: 'Annuler cette réservation',
    otherComes: 'L’autre véhicule de ce trajet vient toujours\u00a0: annulez-le aussi si vous n’en avez pas besoin.',
    over: 'L’heure de la prise en charge est passée.',
    begun:
      'Votre chauffeur nous a dit que ce trajet a commencé\u00a0: il ne peut plus être annulé ici. Ce n’est pas exact\u00a0?',
    orTalk: 'Une autre heure vous conviendrait\u00a0?',
    all: 'Annuler toute la réservation',
    some: (count) => `Annuler ${rides(count)} à la fois`,
    others: 'Les autres trajets sont terminés ou annulés\u00a0: écrivez-nous à leur sujet.',
    priceBefore: (price) =>
      `Tant que nous n’avons pas confirmé le changement, c’est le prix d’avant qui compte\u00a0: ${price}.`,
    roundedDown: 'Pour chaque trajet, nous arrondissons au dollar inférieur.',
    sureFee: (sure, amount) => `${sure}\u00a0: je dois ${amount}`,
    forFee: (button, amount) => `${button} pour ${amount}`,
    sureAll: (count) => `Oui, annuler ${rides(count)}`,
    these: (count) => `Annuler ${rides(count)}`,
  },
  refused: {
    'changed-since': 'Cela a changé depuis que vous avez ouvert la page. Regardez encore, puis décidez.',
    'somebody-was-faster': 'Quelqu’un d’autre a été plus rapide. Regardez encore, puis décidez.',
    erased: 'Le voyage est ancien et les données du voyageur sont effacées.',
    'cancelled-already': 'Cette réservation est déjà annulée.',
    'nothing-changes': 'Rien ne change\u00a0: le jour, l’heure et les précisions sont les mêmes.',
    'tour-travelers':
      'Le nombre de voyageurs fait partie du prix de l’excursion\u00a0: annulez-la et réservez de nouveau.',
    'other-price': 'Ce prix n’est plus exact. Regardez les prix ci-dessous et choisissez de nouveau.',
    'other-fee': 'L’annulation coûte maintenant plus. Regardez ci-dessous ce qu’elle coûte, puis décidez.',
    'no-car':
      'Aucune voiture n’est plus libre à cette heure-là. Vous pouvez la demander quand même\u00a0: c’est alors une demande, et nous vous dirons si nous en avons trouvé une. Faut-il l’enregistrer ainsi\u00a0?',
    'pickup-over': 'L’heure de la prise en charge est passée. Écrivez-nous sur WhatsApp ou appelez-nous.',
    'out-of-order': (position, when) =>
      `Les trajets ne seraient plus dans leur ordre\u00a0: le trajet ${position} part le ${when}. Changez d’abord celui-là.`,
    'too-many-days': (days) =>
      `Voiture et chauffeur sont réservés pour ${days} jours. Pour plus de jours, écrivez-nous sur WhatsApp.`,
    wrongField: (field, problem) => `${field}\u00a0: ${problem}.`,
    pickupTime: (problem) => `${problem}.`,
    'too-late': (hours) =>
      `C’est possible jusqu’à ${hours} heures avant la prise en charge. Écrivez-nous sur WhatsApp.`,
    'too-soon': (hours) => `Choisissez une heure dans ${hours} heures au moins, ou écrivez-nous sur WhatsApp.`,
  },
  find: {
    sent: (email) => `S’il y a une telle réservation avec ${email}, son lien est en route vers cette adresse.`,
    wait: (hours) =>
      `Regardez aussi dans vos courriers indésirables. Nous l’envoyons une fois en ${hours} heures. Si rien n’arrive en dix minutes, écrivez-nous.`,
    intro:
      'Indiquez l’adresse e-mail de votre réservation et le jour d’une prise en charge. Nous vous envoyons un lien pour voir, modifier ou annuler votre réservation. La référence seule affiche la réservation\u00a0; pour la modifier, il faut le lien.',
    day: 'Jour d’une prise en charge',
    reference: 'Ou la référence, comme K7Q2-M4XT-9BHE',
    noReference:
      'La référence manque ou n’est pas complète\u00a0: elle a douze lettres et chiffres, comme K7Q2-M4XT-9BHE. Sans elle, nous vous envoyons le lien\u00a0: indiquez l’adresse e-mail et le jour.',
    email: 'Adresse e-mail',
    send: 'Envoyer le lien',
    show: 'Voir la réservation',
    kept: (list) => [list('Les réservations gardées sur cet appareil'), ' s’ouvrent aussi sans lien.'],
    ask: (chat, whatsapp, mail) => [
      'Ni l’un ni l’autre\u00a0? ',
      chat('Écrivez-nous sur WhatsApp'),
      `, ${whatsapp}, ou à `,
      mail,
      '\u00a0: nous la trouvons.',
    ],
    hello: 'Bonjour, je ne trouve pas ma réservation',
  },
  paid: {
    heading: 'Retour du paiement',
    text: 'La page de votre réservation indique dans la minute ce qui est payé et, si vous payez en plusieurs fois, mène au paiement suivant. Ouvrez-la par le lien de votre e-mail, ou revenez-y dans votre navigateur.',
    questions: (chat, email) => ['Des questions\u00a0? WhatsApp ', chat, ' · ', email],
  },
  pay: {
    booking: (reference, title) => `Réservation ${reference}\u00a0: ${title}`,
    deposit: (amount) => `Acompte\u00a0: ${amount}`,
    part: 'Il fait partie du prix\u00a0; le reste se paie au chauffeur, ou en ligne plus tard.',
    inPayments: (count, sum) =>
      `C’est le prochain de ${count} paiements, ${sum} en tout\u00a0: un paiement par carte a un plafond.`,
    instead: (amount) => `Payer plutôt ${amount}`,
    all: (amount) => `Tout payer maintenant\u00a0: ${amount}`,
    paid: (amount) => `Déjà payé\u00a0: ${amount}`,
    taker: (gateway) =>
      `${gateway} encaisse le paiement par carte et demande le nom, l’e-mail et le téléphone de la personne qui paie. Nous ne les gardons pas.`,
    payHere:
      'PayHere encaisse le paiement par carte et demande le nom, l’adresse, l’e-mail et le téléphone de la personne qui paie. Nous ne les gardons pas.',
    fields: {
      first_name: 'Prénom',
      last_name: 'Nom',
      address: 'Adresse',
      city: 'Ville',
      country: 'Pays',
      email: 'Adresse e-mail',
      phone: 'Téléphone',
    },
    go: (gateway) => `Continuer vers ${gateway}`,
    back: 'Retour à votre réservation',
  },
  receipt: {
    none: 'Il y a un reçu dès que quelque chose est payé.',
    heading: (number) => `Reçu ${number}`,
    company: (number, email) => `Numéro d’enregistrement ${number} · ${email}`,
    date: 'Le',
    for: 'Pour',
    booking: 'Réservation',
    cancelled: (ride) => `${ride} (annulé)`,
    noShow: (ride) => `${ride} (passager absent)`,
    methods: { cash: 'espèces', card: 'carte', bank: 'virement', online: 'en ligne' },
    paid: (method, date, number) => `Payé (${method}), ${date} · n°\u00a0${number}`,
    paidBack: (method, date, number) => `Remboursé (${method}), ${date} · n°\u00a0${number}`,
    taxi: (date, number) => `Pour un taxi à la place de notre voiture, ${date} · n°\u00a0${number}`,
    reversed: (number, date, own) =>
      `L’écriture n°\u00a0${number} était erronée et est annulée, ${date} · n°\u00a0${own}`,
    takenOff: 'Déduit du prix',
    total: 'Total payé',
    saved: 'C’est enregistré. Cela figurera sur le reçu.',
    notSaved: (name, address) =>
      `Non enregistré. Écrivez un nom de ${name} caractères au plus et une adresse de ${address} au plus.`,
    forCompany: 'Pour une entreprise',
    about:
      'Nous vous envoyons le lien de cette page le lendemain de votre dernier trajet, une fois que tout est payé. Pour l’imprimer ou l’enregistrer en PDF, utilisez le menu de votre navigateur.',
    name: 'Nom',
    address: 'Adresse',
    taxNumber: 'Numéro fiscal, s’il y en a un',
    write: 'L’écrire sur le reçu',
  },
  invoice: {
    title: 'Factures',
    heading: (number) => `Facture ${number}`,
    creditNote: (number) => `Avoir ${number}`,
    credits: (number) => `Sur la facture ${number}`,
    taxNumber: 'Numéro fiscal',
    net: 'Hors taxes',
    total: 'Montant total',
    owed: 'Reste à payer ce jour-là',
    month: (month) => `Trajets jusqu’à la fin du mois\u00a0: ${month}`,
    currency: 'Monnaie',
    issue: 'Établir la facture',
    about:
      'Une facture porte un numéro et ne change plus\u00a0: vérifiez d’abord le nom, l’adresse et le numéro fiscal. Si le prix baisse ensuite, vous trouverez ici un avoir.',
    needsCompany: 'Pour une facture, écrivez ci-dessus à quel nom, avec une adresse.',
    unsure: 'Vous pourrez établir une facture une fois vos trajets confirmés, ou quand tout sera payé.',
    notIssued: 'Aucune facture n’a été établie. Voici la situation actuelle.',
  },
}
