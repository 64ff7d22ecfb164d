import { capital, vehicleForms } from '../vehicles-in-sentences.ts'
import type { journey as english } from '../en/journey.ts'
import { formatsOf } from '../formats.ts'
import { shortDate } from '../short-date.ts'
import { parkName } from './site.ts'
import { vehicles, ways } from './ways.ts'

const { one, two } = vehicleForms('de', vehicles)

const ends = (from: string, to: string) => `${parkName(from)} nach ${parkName(to)}`

const { plural } = formatsOf('de')

const way = (rides: number, km: string, duration: string) => `${ways.rides(rides)}, ${km}${duration && `, ${duration}`}`

const bags = (count: number) => `${count} ${plural(count, { one: 'großes Gepäckstück', other: 'große Gepäckstücke' })}`
const party = (travelers: number, large: number) =>
  `${travelers} ${travelers === 1 ? 'Reisender' : 'Reisende'}${large > 0 ? ` und ${bags(large)}` : ''}`

export const journey: typeof english = {
  crumb: 'Reise planen',
  title: 'Planen Sie Ihre ganze Reise',
  intro: 'Ordnen Sie Ihre Stationen: Jede Fahrt hat sofort ihren Festpreis, und alles ist eine Buchung.',
  form: 'Ihre Rundreise',
  ready: 'Oder beginnen Sie mit einer fertigen Rundreise',
  firstDay: 'Erster Tag',
  lastDay: 'Letzter Tag',
  travelers: 'Reisende',
  bags: 'Großes Gepäck',
  reverse: 'Umkehren',
  reversed: 'In umgekehrter Richtung.',
  oneWay: 'Nur hin',
  noRoundTrip: 'Nicht mehr hin und zurück.',
  backTo: (place) => `Zurück nach ${place}`,
  backToAirport: 'Zurück zum Flughafen',
  roundTrip: 'Hin und zurück.',
  show: 'Preise anzeigen',
  stop: {
    date: (date) => shortDate('de', date),
    day: (day) => `Tag ${day}`,
    start: (when) => `Beginn, ${when}`,
    end: (when) => `Ende, ${when}`,
    between: (position, when) => `Station ${position}, ${when}`,
    drag: (position, place) => `${position}. ${place} verschieben`,
    dragHint: 'Ziehen, oder die Pfeiltasten nach oben und unten drücken.',
    menu: (place) => `${place} verschieben oder entfernen`,
    up: (place) => [place, ' nach oben'],
    down: (place) => [place, ' nach unten'],
    moved: (place, position, count) => `${parkName(place)} ist jetzt Station ${position} von ${count}.`,
    remove: 'Entfernen',
    removePlace: (place) => `${place} entfernen`,
    removed: (place) => `${parkName(place)} ist entfernt.`,
    second: 'Wohin als Nächstes?',
    add: 'Station hinzufügen',
    added: (place, position) => `${parkName(place)} ist als Station ${position} dabei.`,
    nights: 'Nächte',
    noNights: 'Keine',
    tour: 'Tour',
    half: 'Halber Tag',
    full: 'Ganzer Tag',
    hike: 'Geführter Aufstieg',
    flight: 'Flug um',
  },
  way: {
    ends,
    endsOf: (from, to) => `${ends(from, to)}: `,
    none: (from, to) => `Von ${ends(from, to)} keine Fahrt mit uns: Sie nehmen den Zug oder fahren selbst.`,
    take: 'Diese Fahrt mit uns machen',
    taken: (from, to) => `Die Fahrt von ${ends(from, to)} gehört wieder zur Rundreise.`,
    leave: 'Zug, oder keine Fahrt',
    left: (from, to) => `Keine Fahrt von ${ends(from, to)}.`,
    fromPark: 'Weiterfahrt ab dem Park, im Tourpreis enthalten.',
    via: (places) => `Über ${places.join(', ')}`,
    onTheWay: 'Unterwegs',
    add: 'Zwischenhalt',
    addTo: (dropoff) => `Zwischenhalt auf dem Weg nach ${parkName(dropoff)}`,
    added: (place) => `${place} ist als Zwischenhalt dabei.`,
    time: (place) => `Zeit für ${place}`,
    remove: (place) => `Zwischenhalt ${place} entfernen`,
    removed: (place) => `${place} ist kein Zwischenhalt mehr.`,
    waitingIncluded: 'Das Warten ist im Preis.',
    waitingFree: (minutes, lkr) => `${minutes} Minuten sind kostenlos, dann ${lkr} je Viertelstunde.`,
    waitingPaid: (minutes, duration, lkr, vehicle) =>
      `${minutes} Minuten kostenlos, ${duration} zu ${lkr} je Viertelstunde (${vehicle}).`,
    stayBetween: 'Unterwegs übernachten',
    stayAt: 'Übernachten in',
    stopThere: 'Dort halten',
  },
  status: {
    label: 'Preis',
    kept: 'Ihr Plan bleibt erhalten.',
    again: 'Noch einmal versuchen',
    refused: 'Für diesen Plan gibt es noch keinen Preis.',
    problem: (place, problem) => `${place}: ${problem}`,
    started: 'Geben Sie einen zweiten Ort an, dann steht hier der Preis der Fahrt.',
  },
  total: {
    title: 'Die ganze Rundreise',
    titleOfTwo: (small) => ['Die ganze Rundreise', small(' in zwei Fahrzeugen')],
    inVehicle: (vehicle, rides, km, duration) => `${vehicle}, ${way(rides, km, duration)}`,
    inWords: (usd, lkr, vehicle, rides, km, duration) =>
      `Die ganze Rundreise: ${usd}, ${lkr}, ${vehicle}, ${way(rides, km, duration)}.`,
    tooSmall: (travelers, large, vehicle) =>
      plural(travelers + large, {
        one: `${party(travelers, large)} passt nicht in ${one(vehicle)}.`,
        other: `${party(travelers, large)} passen nicht in ${one(vehicle)}.`,
      }),
    tooSmallTwo: (travelers, large, vehicle) => `${party(travelers, large)} passen nicht in ${two(vehicle)}.`,
    take: (vehicle, usd) => `${capital(one(vehicle))} für ${usd} nehmen`,
    takeTwo: (vehicle, usd) => `${capital(two(vehicle))} für ${usd} nehmen`,
    changed: (date, before, now) =>
      `Als dieser Link am ${date} entstand, kostete ein Auto für jede Fahrt ${before}. Heute sind es ${now}.`,
    book: (hidden) => [hidden('Die ganze Rundreise '), 'Buchen'],
  },
  takeOrder: 'Diese Reihenfolge nehmen',
  orderTaken: 'Die Stationen stehen in der kürzeren Reihenfolge.',
  share: {
    share: 'Plan teilen',
    copied: 'Der Link ist kopiert',
    print: 'Drucken',
    title: (from, to, rides, km, duration) => `${ends(from, to)}, ${way(rides, km, duration)}`,
    ask: 'Per WhatsApp fragen',
    question: (places) => `Hallo, ich habe eine Frage zu dieser Rundreise: ${places.join(', ')}`,
  },
  head: {
    title: 'Die ganze Reise durch Sri Lanka zum Festpreis planen',
    plan: (from, to) => `Rundreise von ${ends(from, to)}`,
    pricedPlan: (from, to, usd) => `Rundreise von ${ends(from, to)} ab ${usd}`,
  },
  message: (places) => `Hallo, ich möchte diese Rundreise buchen: ${places}. Tag und Uhrzeit: `,
}
