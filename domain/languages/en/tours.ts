/** A tour in words: its title, where it begins and ends, the park fee, what does not suit its day or hour. */

import { feeNoteAsWritten } from '../operator-words.ts'

export const tours = {
  /** @param park its English name, in every language */
  title: {
    safari: (park: string) => `${park} safari`,
    walk: (park: string) => `${park}, guided walk`,
    hike: (park: string) => `${park}, guided hike`,
  },
  /** @param title one of those above, or a park */
  half: (title: string) => `${title}, half day`,
  full: (title: string) => `${title}, full day`,
  lengths: { half: 'Half Day', full: 'Full Day' },
  /** In a list, below the way there. */
  words: {
    safari: (park: string) => park,
    walk: (park: string) => `${park}, guided walk`,
    hike: (park: string) => `${park}, guided hike`,
  },
  withLength: (words: string, length: string) => `${words}, ${length}`,
  ends: {
    entrance: (park: string) => `${park} entrance gate`,
    exit: (park: string) => `${park} exit gate`,
    climb: (park: string) => `${park}, start of the climb`,
  },
  parkFee: {
    amount: (usd: number) => `${usd} USD`,
    is: (amount: string) => `${amount}.`,
    /** @param words the operator's: other languages have translations of the words that operator-words.ts names */
    meaning: (words: string) => words,
    note: (words: string, travelers: number) => feeNoteAsWritten(words, travelers),
  },
  problems: {
    closed: (park: string, from: string, to: string) => `${park} is usually closed from ${from} to ${to}.`,
    /** @param arrival at about this time, `HH:mm` like the hours of the park */
    atGate: (park: string, arrival: string, opens: string, closes: string) =>
      `You would be at the gate at about ${arrival}. ${park} is open from ${opens} to ${closes} (Sri Lanka time).`,
    atClimb: (park: string, arrival: string, opens: string, closes: string) =>
      `You would be at the start of the climb at about ${arrival}. ${park} is open from ${opens} to ${closes} (Sri Lanka time).`,
    season: {
      safari: (from: string, to: string) =>
        `The season of the safari is from ${from} to ${to}. On other days expect rain and mist; the steps are not lit.`,
      walk: (from: string, to: string) =>
        `The season of the walk is from ${from} to ${to}. On other days expect rain and mist; the steps are not lit.`,
      hike: (from: string, to: string) =>
        `The season of the hike is from ${from} to ${to}. On other days expect rain and mist; the steps are not lit.`,
    },
    /** After a closed park, before it is booked. */
    bookable: 'You can book this day; we then write to you about another day or park.',
  },
}
