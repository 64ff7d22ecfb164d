import type { tours as english } from '../en/tours.ts'
import { feeNoteAsWritten, KNOWN_WORDS } from '../operator-words.ts'

const party = (travelers: number) => (travelers === 1 ? '1 voyageur' : `${travelers} voyageurs`)

export const tours: typeof english = {
  title: {
    safari: (park) => `Safari : ${park}`,
    walk: (park) => `Balade guidée : ${park}`,
    hike: (park) => `Randonnée guidée : ${park}`,
  },
  half: (title) => `${title}, demi-journée`,
  full: (title) => `${title}, journée entière`,
  lengths: { half: 'Demi-journée', full: 'Journée entière' },
  words: {
    safari: (park) => `Safari, ${park}`,
    walk: (park) => `${park}, balade guidée`,
    hike: (park) => `${park}, randonnée guidée`,
  },
  withLength: (words, length) => `${words}, ${length}`,
  ends: {
    entrance: (park) => `${park}, porte d’entrée`,
    exit: (park) => `${park}, porte de sortie`,
    climb: (park) => `${park}, départ de l’ascension`,
  },
  parkFee: {
    amount: (usd) => `USD ${usd}`,
    is: (amount) => `${amount}.`,
    meaning: (words) =>
      words === KNOWN_WORDS.parkFeeMeaning ? 'C’est ce que coûte une visite au parc lui-même.' : words,
    note: (words, travelers) =>
      words === KNOWN_WORDS.parkFeeNote
        ? `Le total comprend l’entrée pour ${party(travelers)} : il n’y a rien à payer à la porte.`
        : feeNoteAsWritten(words, travelers),
  },
  problems: {
    closed: (park, from, to) => `${park} est en général fermé du ${from} au ${to}.`,
    atGate: (park, arrival, opens, closes) =>
      `Vous seriez à la porte vers ${arrival}. ${park} est ouvert de ${opens} à ${closes} (heure du Sri Lanka).`,
    atClimb: (park, arrival, opens, closes) =>
      `Vous seriez au départ de l’ascension vers ${arrival}. ${park} est ouvert de ${opens} à ${closes} (heure du Sri Lanka).`,
    season: {
      safari: (from, to) =>
        `La saison des safaris va du ${from} au ${to}. Les autres jours, attendez-vous à de la pluie et de la brume ; les marches ne sont pas éclairées.`,
      walk: (from, to) =>
        `La saison des balades va du ${from} au ${to}. Les autres jours, attendez-vous à de la pluie et de la brume ; les marches ne sont pas éclairées.`,
      hike: (from, to) =>
        `La saison de l’ascension va du ${from} au ${to}. Les autres jours, attendez-vous à de la pluie et de la brume ; les marches ne sont pas éclairées.`,
    },
    bookable: 'Vous pouvez réserver ce jour ; nous vous écrivons ensuite au sujet d’un autre jour ou d’un autre parc.',
  },
}
