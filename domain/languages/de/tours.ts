import type { tours as english } from '../en/tours.ts'
import { feeNoteAsWritten, KNOWN_WORDS } from '../operator-words.ts'

const party = (travelers: number) => (travelers === 1 ? '1 Person' : `${travelers} Personen`)

export const tours: typeof english = {
  title: {
    safari: (park) => `Safari: ${park}`,
    walk: (park) => `Geführte Wanderung: ${park}`,
    hike: (park) => `Geführte Bergwanderung: ${park}`,
  },
  half: (title) => `${title}, halber Tag`,
  full: (title) => `${title}, ganzer Tag`,
  lengths: { half: 'Halber Tag', full: 'Ganzer Tag' },
  words: {
    safari: (park) => `Safari, ${park}`,
    walk: (park) => `${park}, geführte Wanderung`,
    hike: (park) => `${park}, geführte Bergwanderung`,
  },
  withLength: (words, length) => `${words}, ${length}`,
  ends: {
    entrance: (park) => `${park}, Eingangstor`,
    exit: (park) => `${park}, Ausgangstor`,
    climb: (park) => `${park}, Beginn des Aufstiegs`,
  },
  parkFee: {
    amount: (usd) => `USD ${usd}`,
    is: (amount) => `${amount}.`,
    meaning: (words) => (words === KNOWN_WORDS.parkFeeMeaning ? 'So viel kostet ein Besuch am Park selbst.' : words),
    note: (words, travelers) =>
      words === KNOWN_WORDS.parkFeeNote
        ? `Der Eintritt für ${party(travelers)} ist im Gesamtpreis enthalten: Am Tor ist nichts zu zahlen.`
        : feeNoteAsWritten(words, travelers),
  },
  problems: {
    closed: (park, from, to) => `${park} ist vom ${from} bis zum ${to} in der Regel geschlossen.`,
    atGate: (park, arrival, opens, closes) =>
      `Sie wären gegen ${arrival} Uhr am Tor. ${park} ist von ${opens} bis ${closes} Uhr geöffnet (Ortszeit Sri Lanka).`,
    atClimb: (park, arrival, opens, closes) =>
      `Sie wären gegen ${arrival} Uhr am Beginn des Aufstiegs. ${park} ist von ${opens} bis ${closes} Uhr geöffnet (Ortszeit Sri Lanka).`,
    season: {
      safari: (from, to) =>
        `Safari-Saison ist vom ${from} bis zum ${to}. An anderen Tagen müssen Sie mit Regen und Nebel rechnen, und die Stufen sind nicht beleuchtet.`,
      walk: (from, to) =>
        `Wandersaison ist vom ${from} bis zum ${to}. An anderen Tagen müssen Sie mit Regen und Nebel rechnen, und die Stufen sind nicht beleuchtet.`,
      hike: (from, to) =>
        `Die Saison für den Aufstieg ist vom ${from} bis zum ${to}. An anderen Tagen müssen Sie mit Regen und Nebel rechnen, und die Stufen sind nicht beleuchtet.`,
    },
    bookable: 'Sie können diesen Tag buchen; wir schreiben Ihnen dann wegen eines anderen Tages oder Parks.',
  },
}
