import type { opinions as english } from '../en/opinions.ts'

export const opinions: typeof english = {
  title: 'Ce que disent nos voyageurs',
  description: (brand) =>
    `Ce que les voyageurs de ${brand} ont écrit après leur voyage\u00a0: le bon et le mauvais, le plus récent d’abord.`,
  intro:
    'Écrit après le voyage par des personnes qui ont réservé ici. Nous lisons tout avant de le montrer, et nous montrons le bon comme le mauvais, le plus récent d’abord.',
  none: 'Personne n’a encore rien écrit.',
  written: {
    en: 'en anglais',
    de: 'en allemand',
    fr: 'en français',
    ru: 'en russe',
    zh: 'en chinois',
  },
  heldBack: (count, reasons) => `Retenus par nous\u00a0: ${count}. Motifs\u00a0: ${reasons}.`,
  reasons: {
    person: 'nomme une personne ou dévoile quelque chose de privé',
    insult: 'insulte ou menace',
    advertising: 'publicité',
    'other-matter': 'ne parle pas d’un trajet avec nous',
  },
  reasonTimes: (reason, times) => `${reason} (${times})`,
  ofPlace: (place) => `Ce que nos voyageurs disent des trajets passant par ${place}`,
  ofTrip: (pickup, dropoff) => `Ce que nos voyageurs disent du trajet ${pickup} – ${dropoff}`,
  ofTour: 'Ce que nos voyageurs disent de cette excursion',
  older: 'Plus anciens',
  newest: 'Les plus récents',
  all: 'Tout ce que disent nos voyageurs',
  ask: {
    heading: 'Comment s’est passé votre voyage\u00a0?',
    text: 'Quelques mots aident le prochain voyageur, et nous aussi. Nous les lisons d’abord\u00a0; puis ils figurent sur nos pages avec le mois, l’itinéraire et la langue, sans votre nom, qu’ils soient bons ou mauvais.',
    stars: 'Vos étoiles',
    words: 'Quelques mots, si vous le souhaitez',
    most: (characters) => `${characters} caractères au plus.`,
    send: 'Envoyer',
    change: 'Envoyer la modification',
  },
  own: {
    unread: 'Merci. Vous pouvez le modifier tant que nous ne l’avons pas lu.',
    shown: 'Merci. Nous l’avons lu, et il figure sur nos pages.',
    heldBack: (reason) =>
      `Nous l’avons lu et ne le montrons pas. Motif\u00a0: ${reason}. Écrivez-nous si vous êtes d’un autre avis.`,
    takeBack: 'Supprimer ce que j’ai écrit',
  },
  problems: {
    stars: 'Veuillez choisir de une à cinq étoiles.',
    words: (characters) => `Veuillez écrire ${characters} caractères au plus.`,
    read: 'Nous l’avons lu entre-temps\u00a0: il ne change plus. Vous pouvez toujours le supprimer.',
    notNow: 'Vous pourrez écrire une fois votre voyage terminé.',
  },
  back: 'Vers votre réservation',
  mail: 'Dites comment c’était',
}
