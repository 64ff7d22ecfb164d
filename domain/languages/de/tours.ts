import { formatsOf } from '../formats.ts'
import { parkName } from './site.ts'
import type { tours as english } from '../en/tours.ts'

const { list, plural } = formatsOf('de')

const OPERATOR: Readonly<Record<string, string>> = {
  'The usual price at the park, for one: no second bill, you pay the total.':
    'Üblicher Preis vor Ort, für eine Person: keine zweite Rechnung, Sie zahlen nur den Gesamtpreis.',
  'The total covers the entry of {party}: there is nothing to pay at the gate.':
    'Der Eintritt ist im Gesamtpreis enthalten ({party}): Am Tor ist nichts zu zahlen.',
}

const people = (count: number) => `${count} ${plural(count, { one: 'Person', other: 'Personen' })}`

const page: typeof english.page = {
  noTour: 'Unter dieser Adresse gibt es keine Tour',
  noTourText: 'Das sind die Parks, in die wir fahren.',
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
    transport: (km, isOneWay) => `Transport: ${km}${isOneWay ? ', nur eine Strecke' : ''}`,
    noTransport: 'Transport: nicht gebucht',
    fee: (meaning, amount) => [`Preis beim Park: ${amount} `, meaning],
    inclusions: 'Inklusive',
    tourFor: (usd, travelers) => [`Tour für ${travelers} `, usd],
    tourHalf: (usd, travelers) => [`Tour für ${travelers}, halber Tag `, usd],
    tourFull: (usd, travelers) => [`Tour für ${travelers}, ganzer Tag `, usd],
    plusTransport: (usd, km) => [`+ Transport ${km} `, usd],
    total: (usd) => ['Gesamt ', usd],
  },

  head: {
    way: (tour, pickup, dropoff) => `${tour}, ${pickup} – ${dropoff}`,
    gate: 'Parktor',
    climb: 'Beginn des Aufstiegs',
    title: (tour, usd) => `${tour}: ${usd}`,
  },
  message: (tour, travelers, pickup, dropoff, usd) =>
    `Hallo, ich möchte buchen: ${tour}, Reisende: ${travelers}, von ${pickup} nach ${dropoff}, ${usd}. Tag und Uhrzeit: `,
}

const overview: typeof english.overview = {
  title: 'Private Safaris und geführte Bergtouren in Sri Lanka',
  intro:
    'Ihr eigener Jeep oder Guide, mit oder ohne Auto ab Ihrem Hotel. Die Preise gelten für eine Person und einen halben Tag, ohne Transport.',
  see: 'Tour ansehen',
  head: (title, usd) => `${title}, ab ${usd}`,
  description: (parks, usd) =>
    `${parks} Parks mit eigenem Jeep oder Guide, ab ${usd} für eine Person. Festpreise, mit oder ohne Auto ab Ihrem Hotel; Zahlung am Ende.`,
}

export const tours: typeof english = {
  page,
  overview,
  all: 'Touren',
  from: (usd) => ['ab ', usd],
  park: parkName,
  kinds: { safari: 'Safari', walk: 'geführte Wanderung', hike: 'geführter Aufstieg' },
  name: {
    safari: (park) => `Private Safari: ${parkName(park)}`,
    walk: (park) => `Private geführte Wanderung: ${parkName(park)}`,
    hike: (park) => `Privater geführter Aufstieg: ${parkName(park)}`,
  },
  ofLength: { half: (name) => `${name}, halber Tag`, full: (name) => `${name}, ganzer Tag` },
  lengths: { half: 'Halber Tag', full: 'Ganzer Tag' },
  entrance: {
    safari: (park) => `${parkName(park)}, Eingangstor`,
    walk: (park) => `${parkName(park)}, Eingangstor`,
    hike: (park) => `${parkName(park)}, Beginn des Aufstiegs`,
  },
  exit: {
    safari: (park) => `${parkName(park)}, Ausgangstor`,
    walk: (park) => `${parkName(park)}, Ausgangstor`,
    hike: (park) => `${parkName(park)}, Beginn des Aufstiegs`,
  },
  pickupAt: (place) => `Abholort: ${place}`,
  dropoffAt: (place) => `Ziel: ${place}`,
  included: {
    safari: 'Ein privater Jeep mit Fahrer, nur für Ihre Gruppe',
    walk: 'Ein privater Guide für die Wanderung',
    hike: 'Ein privater Guide für Aufstieg und Abstieg',
    from: {
      safari: (place) => `Transport von ${place} zum Park`,
      walk: (place) => `Transport von ${place} zum Park`,
      hike: (place) => `Transport von ${place} zum Beginn des Aufstiegs`,
    },
    onTo: (place) => `Weiterfahrt nach ${place}`,
    car: (vehicle, seats, bags) => `${vehicle} für bis zu ${seats} Reisende und ${bags} große Koffer`,
    road: (km) => `Autobahnmaut und Kraftstoff für ${km}`,
  },
  open: {
    hours: (opens, closes) => `Öffnungszeiten ${opens} bis ${closes} Uhr (Ortszeit Sri Lanka)`,
    hoursAndClosed: (opens, closes, first, last) =>
      `Öffnungszeiten ${opens} bis ${closes} Uhr (Ortszeit Sri Lanka), meist geschlossen vom ${first} bis ${last}`,
    season: (first, last) => `Saison vom ${first} bis ${last}`,
  },
  warning: {
    closed: (park, first, last) => `${parkName(park)}: gewöhnlich vom ${first} bis ${last} geschlossen.`,
    closedThen: (park) => `${parkName(park)}: dann geschlossen.`,
    otherDay: 'Sie können diesen Tag buchen; wir schreiben Ihnen dann wegen eines anderen Tags oder Parks.',
    atGate: (arrival, opens, latest) =>
      `Sie wären gegen ${arrival} Uhr am Tor. Für diese Tour sollten Sie zwischen ${opens} und ${latest} Uhr dort sein (Ortszeit Sri Lanka).`,
    atNightClimb: (arrival, start) =>
      `Sie wären gegen ${arrival} Uhr am Beginn des Aufstiegs. Für den Sonnenaufgang geht es gegen ${start} Uhr los (Ortszeit Sri Lanka).`,
    betterMonths: (park, first, last) => `${parkName(park)}: Die bessere Zeit ist vom ${first} bis ${last}.`,
    season: (first, last) =>
      `Die Saison des Aufstiegs ist vom ${first} bis ${last}. An anderen Tagen rechnen Sie mit Regen und Nebel; die Stufen sind nicht beleuchtet.`,
  },
  pickup: {
    toGate: (pickup, duration, start, time) =>
      `${pickup} bis zum Tor: ${duration}. Für einen Beginn um ${start} Uhr lassen Sie sich um ${time} Uhr abholen (Ortszeit Sri Lanka).`,
    toGateEvening: (pickup, duration, start, time) =>
      `${pickup} bis zum Tor: ${duration}. Für einen Beginn um ${start} Uhr lassen Sie sich am Abend davor um ${time} Uhr abholen (Ortszeit Sri Lanka).`,
    toClimb: (pickup, duration, start, time) =>
      `${pickup} bis zum Beginn des Aufstiegs: ${duration}. Für einen Beginn um ${start} Uhr lassen Sie sich um ${time} Uhr abholen (Ortszeit Sri Lanka).`,
    toClimbEvening: (pickup, duration, start, time) =>
      `${pickup} bis zum Beginn des Aufstiegs: ${duration}. Für einen Beginn um ${start} Uhr lassen Sie sich am Abend davor um ${time} Uhr abholen (Ortszeit Sri Lanka).`,
  },
  duration: {
    safari: (half, full) => `Ein halber Tag sind etwa ${half} Stunden im Park, ein ganzer etwa ${full}.`,
    walk: (half, full) =>
      `Ein halber Tag sind etwa ${half} Stunden im Park, ein ganzer etwa ${full}. Die Wanderung selbst ist rund 9 km lang.`,
    hike: (hours) =>
      `Hinauf und hinunter dauert es etwa ${hours} Stunden, die meisten im Dunkeln: Oben ist man zum Sonnenaufgang.`,
  },
  fee: { operator: (words) => OPERATOR[words] ?? words, party: people },
  entry: {
    covered: (parks) => `Im Preis ist der Eintritt: ${list(parks)}.`,
    others: 'Der Eintritt für andere Sehenswürdigkeiten und Parks ist nicht im Preis.',
    none: 'Der Eintritt für Sehenswürdigkeiten und Nationalparks ist nicht im Preis einer Fahrt.',
  },
}
