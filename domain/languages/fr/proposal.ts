import type { Dictionary } from '#domain/languages/texts.ts'

export const proposal: Dictionary['proposal'] = {
  title: 'Notre proposition',
  for: (name) => `Pour ${name}`,
  validUntil: (date, time) => `Valable jusqu’au ${date}, ${time}, heure du Sri Lanka`,
  note: 'Un mot de notre part',
  days: 'Vos trajets',
  map: 'Carte du parcours',
  inPrice: 'Compris dans le prix',
  notInPrice: 'Non compris dans le prix',
  total: 'Prix',
  totalOf: (price) => `${price}, tout compris`,
  money: 'Paiement et annulation',
  accept: {
    heading: 'Accepter et réserver',
    intro: 'Ce que vous acceptez ici est réservé à ce prix. Vous recevez un récapitulatif par e-mail.',
    name: 'Votre nom, pour la pancarte du chauffeur',
    phone: 'Téléphone avec l’indicatif du pays, si possible avec WhatsApp',
    email: 'E-mail',
    ride: (ride, route) => `Trajet ${ride}\u00a0: ${route}`,
    agree: (link) => ['J’ai lu et j’accepte les ', link('conditions'), '.'],
    agreeFirst: 'Cochez que vous acceptez les conditions',
    button: (price) => `Réserver pour ${price}`,
    fields: 'Rien n’est encore réservé. Veuillez vérifier les champs signalés.',
    otherTerms:
      'Nos conditions ont changé depuis que vous avez ouvert cette page. Le prix reste le même et rien n’est encore réservé. Veuillez les lire et accepter encore une fois.',
  },
  change: {
    heading: 'Quelque chose à modifier\u00a0?',
    label: 'Que devons-nous changer\u00a0?',
    button: 'Demander une modification',
    sent: 'Nous avons bien reçu votre message. Nous répondons par une nouvelle proposition\u00a0; celle-ci reste ouverte d’ici là.',
    empty: 'Écrivez ce qui doit changer.',
    often: 'Vous avez déjà demandé beaucoup de modifications. Écrivez-nous sur WhatsApp, ou appelez-nous.',
  },
  not: {
    replaced: {
      heading: 'Nous avons modifié cette proposition',
      text: 'Voici la nouvelle version. Rien n’est encore réservé\u00a0: veuillez la lire, puis l’accepter.',
    },
    working: {
      heading: 'Nous préparons une nouvelle version',
      text: 'Cette proposition est en cours de modification. Vous recevrez la nouvelle version de notre part\u00a0; le lien reste le même.',
    },
    expired: {
      heading: 'Cette proposition a expiré',
      text: 'Elle ne peut plus être acceptée. Dites-nous ci-dessous ou sur WhatsApp que vous la souhaitez toujours, et nous vous en envoyons une nouvelle.',
    },
    withdrawn: {
      heading: 'Cette proposition a été retirée',
      text: 'Elle ne peut plus être acceptée. Écrivez-nous, et nous chercherons une autre solution.',
    },
    unknown: {
      heading: 'Aucune proposition ne correspond à ce lien',
      text: 'Le lien est peut-être incomplet, ou la proposition est ancienne. Ouvrez-le à nouveau depuis notre message, ou écrivez-nous.',
    },
    rides: {
      heading: 'Cette proposition ne peut pas être réservée telle quelle',
      text: 'Demandez-nous un autre horaire ci-dessous ou sur WhatsApp, et nous vous envoyons une nouvelle proposition.',
    },
  },
  rideProblem: (ride, why) => `Trajet ${ride}\u00a0: ${why}`,
  over: 'l’heure de prise en charge est passée.',
  question: (title) => `Bonjour, une question sur votre proposition «\u00a0${title}\u00a0»\u00a0:`,
  askOnWhatsApp: 'Demander sur WhatsApp',
  mail: {
    subject: (title) => `Notre proposition\u00a0: ${title}`,
    heading: 'Notre proposition',
    opening: (name) =>
      `Bonjour ${name}, voici ce que nous vous proposons. La page montre chaque jour, une carte et les conditions.`,
    button: 'Voir et accepter',
    next: 'Vous pouvez l’y accepter ou demander une modification. Tant que vous ne l’acceptez pas, rien n’est réservé.',
  },
  whatsApp: (name, brand, title, price, until, url) =>
    `Bonjour ${name}, ici ${brand}. Notre proposition\u00a0: ${title}, ${price}. ${until}. Vous pouvez la voir, l’accepter ou demander une modification ici\u00a0: ${url}`,
}
