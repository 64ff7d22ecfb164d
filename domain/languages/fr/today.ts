import type { today as english } from '../en/today.ts'

const DRIVER = 'Votre chauffeur'

export const today: typeof english = {
  head: {
    title: (reference) => `Réservation ${reference}`,
    notFound: 'Réservation introuvable',
    description: (brand) =>
      `Votre réservation chez ${brand}\u00a0: où elle en est, ce que vous avez réservé et comment payer.`,
  },
  heading: 'Votre trajet en ce moment',
  outOfDate: 'Cette page n’a pas pu être actualisée à l’instant et n’est peut-être plus à jour. Nous réessayons.',
  call: (name) => `Appeler ${name}`,
  callUs: 'Nous appeler',
  notSo: 'Ce n’est pas le cas\u00a0? Nous appeler',
  stages: {
    ahead: (name) => `Ici vous verrez quand ${name ?? 'votre chauffeur'} part`,
    notSetOut: (name) => `${name ?? DRIVER} n’a pas encore pris la route`,
    late: (name, time) => `${name ?? DRIVER} pense maintenant être auprès de vous à ${time}`,
    onTheWay: (name, time) => `${name ?? DRIVER} est en route depuis ${time}`,
    atPickup: (name, time) => `${name ?? DRIVER} est au lieu de prise en charge depuis ${time}`,
    told: (time, told) => `${time} (signalé à ${told})`,
    onBoard: 'Vous êtes en route, dit votre chauffeur. Bon trajet\u00a0!',
    brokeDown: {
      car: (time) => `Votre voiture est tombée en panne à ${time}.`,
      bags: (time) => `La voiture qui transporte vos bagages est tombée en panne à ${time}.`,
      looking: 'Nous en cherchons une autre, qui viendra là où vous êtes.',
      comes: (name) => `${name} vient là où vous êtes et vous conduit à destination.`,
      there: (name, time) => `${name} est auprès de vous depuis ${time} et vous conduit à destination.`,
      bagsOn: 'Une autre voiture vous les apporte.',
    },
    there: 'Vous voilà à destination. Merci d’avoir voyagé avec nous.',
    noShow: (name) =>
      `${name ?? DRIVER} dit\u00a0: «\u00a0J’ai attendu et je n’ai trouvé personne.\u00a0» Appelez-nous tout de suite.`,
    bags: {
      sealed: (count) =>
        `${count === 1 ? '1 bagage compté, scellé' : `${count ?? 'Vos'} bagages comptés, scellés`} et en route. Bon voyage en train\u00a0!`,
      here: (time) => `Vos bagages sont là, depuis ${time}`,
      handedOver: 'Vous avez vos bagages. Merci d’avoir voyagé avec nous.',
    },
  },
  closed: (date) => `C’est réglé depuis le ${date}.`,
  taxi: (sum) => `Nous vous avons versé ${sum} pour le taxi que vous avez pris à la place.`,
  words: {
    intro: 'Dites-le à votre chauffeur et à nous, d’une touche\u00a0:',
    waiting: 'J’attends dehors',
    cannotFind: 'Je ne vous trouve pas',
    nobodyHere: 'Il n’y a personne',
    nobodyNext: (by) =>
      `Nous appelons votre chauffeur et cherchons une autre voiture. Si personne n’est auprès de vous à ${by}, notre promesse sur cette page s’applique\u00a0: voir «\u00a0Si personne ne vient\u00a0».`,
    late: 'Mon vol a du retard',
    lateAt: (time) => `Mon vol a du retard\u00a0: il atterrit à ${time}`,
    landsAt: (field) => ['Il atterrit à ', field],
    failed: 'Cela ne nous est pas parvenu. Réessayez ou appelez.',
    said: (time, word) => `${time}\u00a0: vous avez dit «\u00a0${word}\u00a0»`,
    seenTo: (time) => `Notre bureau s’en occupe depuis ${time}`,
  },
  print: 'Imprimer le bon',
  noMail: {
    text: 'Cette réservation n’envoie pas d’e-mail. Gardez sa référence et cette page\u00a0: copiez le lien ou envoyez-le-vous sur WhatsApp.',
    booking: (reference, link) => `Réservation ${reference}\u00a0: ${link}`,
    changes: (link) => `Modifier ou annuler\u00a0: ${link}`,
    change: (change) => [change('Modifier ou annuler'), '\u00a0: seul ce lien le permet.'],
    copy: 'Copier',
    copied: 'Copié',
    send: 'Envoyer sur WhatsApp',
    failed: 'La copie n’a pas marché\u00a0: sélectionnez le lien ci-dessus.',
  },
  unknown: {
    heading: 'Réservation inconnue',
    text: (again) => [
      'Une référence a douze lettres et chiffres, comme K7Q2-M4XT-9BHE. Ouvrez le lien de votre e-mail de confirmation, ',
      again('faites-le renvoyer'),
      ' ou écrivez-nous\u00a0: nous trouvons votre réservation.',
    ],
    hello: 'Bonjour, je ne trouve pas ma réservation',
    ask: 'Demander sur WhatsApp',
    write: 'Écrire un e-mail',
    fare: 'Trouver un prix',
  },
}
