import { formatsOf } from '../formats.ts'
import type { family as english } from '../en/family.ts'

const { plural } = formatsOf('fr')

const minutes = (count: number) => `${count} ${plural(count, { one: 'minute', other: 'minutes' })}`

export const family: typeof english = {
  title: 'Un trajet partagé avec vous',
  route: (from, to) => `${from} – ${to}`,
  pickup: (date, time) => `Prise en charge\u00a0: ${date}, ${time}, heure du Sri Lanka`,
  ahead: 'Pas encore à bord',
  onBoard: (time) => `À bord depuis ${time}`,
  there: (time) => `Arrivée à ${time}`,
  driver: 'Chauffeur',
  car: 'Voiture et plaque',
  soon: 'Là dans un instant',
  inAbout: (drive) => `Arrivée dans ${drive} environ`,
  here: 'La voiture',
  map: 'Où se trouve la voiture',
  fresh: 'La position date de cette minute.',
  old: (count) => `La position date d’il y a ${minutes(count)}.`,
  how: 'Vous voyez où est la voiture si le chauffeur est d’accord et tant qu’il regarde notre page\u00a0: en arrière-plan, un téléphone n’envoie rien.',
  about: 'Cette page s’actualise d’elle-même. Elle se ferme deux heures après l’arrivée.',
  outOfDate: 'Cette page n’a pas pu être actualisée à l’instant et n’est peut-être plus à jour. Nous réessayons.',
  ended: {
    heading: 'Ce lien n’affiche plus rien',
    text: 'Le trajet est terminé, a été déplacé ou annulé, ou le lien a été fermé. Demandez à la personne qui vous l’a envoyé.',
  },
}
