import type { safari as english } from '../en/safari.ts'
import { parkName } from './site.ts'

export const safari: typeof english = {
  noTour: 'Unter dieser Adresse gibt es keine Tour',
  noTourText: 'Das sind die Parks, in die wir fahren.',
  parks: 'Alle Parks und der Aufstieg',
  working: 'Der Preis wird berechnet',
  inTotal: (usd) => `${usd} insgesamt`,
  offers: (park) => `Weitere Angebote: ${parkName(park)}`,
  way: (pickup, dropoff) => `${pickup} nach ${dropoff}`,
  bookNow: 'Buchen',

  form: {
    label: 'Ihre Tour',
    duration: 'Dauer',
    travelers: 'Reisende',
    transport: (whole) => ['Mit ', whole('Transport?')],
    show: 'Preis anzeigen',
    pickup: 'Hotel zur Abholung',
    dropoff: 'Hotel am Ziel',
    noTransport: 'Noch ist kein Transport gebucht: Geben Sie Ihr Hotel ein, um gefahren zu werden.',
  },

  summary: {
    heading: 'Übersicht',
    duration: (length) => `Dauer: ${length}`,
    travelers: (count) => `Reisende: ${count}`,
    transport: (km) => `Transport: ${km}`,
    noTransport: 'Transport: nicht gebucht',
    fee: (meaning, amount) => [`Eintritt in den Park: ${amount} `, meaning],
    inclusions: 'Inklusive',
    tourFor: (usd, travelers) => [`Tour für ${travelers} `, usd],
    tourHalf: (usd, travelers) => [`Tour für ${travelers}, halber Tag `, usd],
    tourFull: (usd, travelers) => [`Tour für ${travelers}, ganzer Tag `, usd],
    plusTransport: (usd, km) => [`+ Transport ${km} `, usd],
    total: (usd) => ['Gesamt ', usd],
  },

  head: {
    withTransport: (tour, usd, most, km) =>
      `${tour}, ${usd} für eine Person, für Gruppen bis ${most}. ${km} Transport mit eigenem Fahrer inklusive; Zahlung am Ende.`,
    meetAtGate: (tour, usd, most) =>
      `${tour}, ${usd} für eine Person, für Gruppen bis ${most}. Treffpunkt am Parktor, oder wir holen Sie am Hotel ab; Zahlung am Ende.`,
    meetAtClimb: (tour, usd, most) =>
      `${tour}, ${usd} für eine Person, für Gruppen bis ${most}. Treffpunkt am Beginn des Aufstiegs, oder wir holen Sie am Hotel ab; Zahlung am Ende.`,
    way: (tour, pickup, dropoff) => `${tour}, ${pickup} – ${dropoff}`,
    gate: 'Parktor',
    climb: 'Beginn des Aufstiegs',
    title: (tour, usd) => `${tour}: ${usd}`,
  },
  message: (tour, travelers, pickup, dropoff, usd) =>
    `Hallo, ich möchte buchen: ${tour}, Reisende: ${travelers}, von ${pickup} nach ${dropoff}, ${usd}. Tag und Uhrzeit: `,
}
