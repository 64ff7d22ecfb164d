import { formatsOf } from '../formats.ts'
import type { today as english } from '../en/today.ts'

const { plural } = formatsOf('fr')

const minutes = (count: number) => `${count} ${plural(count, { one: 'minute', other: 'minutes' })}`

const DRIVER = 'Votre chauffeur'

export const today: typeof english = {
  head: {
    title: (reference) => `Réservation ${reference}`,
    notFound: 'Réservation introuvable',
    description: (brand) =>
      `Votre réservation chez ${brand} : où elle en est, ce que vous avez réservé et comment payer.`,
  },
  heading: 'Votre trajet en ce moment',
  outOfDate: 'Cette page n’a pas pu être actualisée à l’instant et n’est peut-être plus à jour. Nous réessayons.',
  call: (name) => `Appeler ${name}`,
  callUs: 'Nous appeler',
  stages: {
    ahead: (name) => `Ici vous verrez quand ${name ?? 'votre chauffeur'} part`,
    notSetOut: (name) => `${name ?? DRIVER} n’est pas encore parti`,
    onTheWay: (name, time) => `${name ?? DRIVER} est en route : parti à ${time}`,
    atPickup: (name, time) => `${name ?? DRIVER} est au lieu de prise en charge depuis ${time}`,
    onBoard: 'Vous êtes en route. Bon trajet !',
    there: 'Vous êtes arrivés. Merci d’avoir voyagé avec nous.',
    noShow: (name) => `${name ?? DRIVER} a attendu et ne vous a pas trouvés. Appelez-nous tout de suite.`,
    bags: {
      sealed: (count) =>
        `${count === 1 ? '1 bagage compté, scellé' : `${count ?? 'Vos'} bagages comptés, scellés`} et en route. Bon voyage en train !`,
      here: (time) => `Vos bagages sont là, depuis ${time}`,
      handedOver: 'Vous avez vos bagages. Merci d’avoir voyagé avec nous.',
    },
  },
  place: {
    soon: 'Là dans un instant',
    inMinutes: (count) => `Là dans ${minutes(count)} environ`,
    driver: 'Votre chauffeur',
    map: (pickup) => `Votre chauffeur en route vers ${pickup}`,
    fresh:
      'La position date de cette minute. Elle arrive tant que le chauffeur regarde notre page : en arrière-plan, un téléphone n’en envoie pas.',
    old: (count) =>
      `La position date d’il y a ${minutes(count)}. Elle arrive tant que le chauffeur regarde notre page : en arrière-plan, un téléphone n’en envoie pas.`,
  },
  words: {
    intro: 'Dites-le à votre chauffeur et à nous, d’une touche :',
    waiting: 'J’attends dehors',
    cannotFind: 'Je ne vous trouve pas',
    nobodyHere: 'Il n’y a personne',
    nobodyNext: (by) =>
      `Nous appelons votre chauffeur et cherchons une autre voiture. Si personne n’est auprès de vous à ${by}, notre promesse sur cette page s’applique : voir « Si personne ne vient ».`,
    late: 'Mon vol a du retard',
    lateAt: (time) => `Mon vol a du retard : il atterrit à ${time}`,
    landsAt: (field) => ['Il atterrit à ', field],
    failed: 'Cela ne nous est pas parvenu. Réessayez ou appelez.',
    said: (time, word) => `${time} : vous avez dit « ${word} »`,
    seenTo: (time) => `Notre bureau s’en occupe depuis ${time}`,
  },
  tell: {
    heading: 'Pour votre famille',
    about:
      'Un lien qui montre ce seul trajet : la voiture et sa plaque, le prénom du chauffeur, où vous êtes tant que vous êtes à bord, et que vous êtes arrivés. Il se ferme deux heures plus tard, ou quand vous le fermez.',
    make: 'Prévenir la famille',
    made: 'Avec ce lien, on voit ce trajet :',
    title: 'Mon trajet au Sri Lanka',
    share: 'Partager le lien',
    end: 'Fermer le lien',
  },
  after: {
    heading: 'Quelque chose n’était pas comme convenu ?',
    intro: 'D’une touche, le patron le sait :',
    'asked-for-more': 'Le chauffeur a demandé plus que convenu',
    'took-to-shop': 'Le chauffeur nous a emmenés dans une boutique',
    said: (date, time, what) => `${date}, ${time} : vous nous avez dit « ${what} ».`,
    next: 'Le patron l’a reçu, s’en occupe et vous écrit.',
  },
  push: {
    offer: 'Me prévenir au départ du chauffeur',
    stop: 'Ne plus me prévenir',
    bound: 'Ce téléphone vous prévient quand votre chauffeur part et quand il est sur place.',
    install:
      'Pour être prévenu du départ du chauffeur, ajoutez cette page à votre écran d’accueil : touchez « Partager », puis « Sur l’écran d’accueil », et ouvrez-la de là.',
    denied:
      'Votre navigateur ne l’autorise pas. Autorisez les notifications de ce site dans ses réglages, puis rouvrez cette page.',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer dans un instant.',
  },
  print: 'Imprimer le bon',
  noMail: {
    text: 'Cette réservation n’envoie pas d’e-mail. Gardez sa référence et cette page : copiez le lien ou envoyez-le-vous sur WhatsApp.',
    booking: (reference, link) => `Réservation ${reference} : ${link}`,
    changes: (link) => `Changer ou annuler : ${link}`,
    change: (change) => [change('Changer ou annuler'), ' : seul ce lien le permet.'],
    copy: 'Copier',
    copied: 'Copié',
    send: 'Envoyer sur WhatsApp',
    failed: 'La copie n’a pas marché : sélectionnez le lien ci-dessus.',
  },
  unknown: {
    heading: 'Nous ne connaissons pas cette réservation',
    text: (again) => [
      'Une référence a douze lettres et chiffres, comme K7Q2-M4XT-9BHE. Ouvrez le lien de votre e-mail de confirmation, ',
      again('faites-le renvoyer'),
      ' ou écrivez-nous : nous trouvons votre réservation.',
    ],
    hello: 'Bonjour, je ne trouve pas ma réservation',
    ask: 'Demander sur WhatsApp',
    write: 'Écrire un e-mail',
    fare: 'Trouver un prix',
  },
}
