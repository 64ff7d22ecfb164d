import { formatsOf } from '../formats.ts'
import type { journeys as english } from '../en/journeys.ts'
import { ways } from './ways.ts'
import { parkName } from './site.ts'

const { list } = formatsOf('de')

const stop = ({ place, own, duration }: Parameters<typeof english.ride>[0]['stops'][number]) =>
  own ? `${place} (${own}, ${duration})` : `${place} (${duration})`

function onTheWay({ towns, stops }: Parameters<typeof english.ride>[0]): string {
  const past = towns.length > 0 ? `, über ${towns.join(', ')}` : ''
  return stops.length > 0 ? `${past}, mit Zwischenhalt: ${list(stops.map(stop))}` : past
}

export const journeys: typeof english = {
  title: 'Fertige Rundreisen durch Sri Lanka',
  crumb: 'Fertige Rundreisen',
  intro: (plan) => [
    'Jede zeigt alle Fahrten mit km, Stunden und Festpreis. Nehmen Sie eine, wie sie ist, ändern Sie sie, oder ',
    plan('planen Sie Ihre eigene'),
    '.',
  ],
  none: 'Unter dieser Adresse gibt es keine Rundreise',
  noneText: 'Diese sind fertig.',
  others: 'Weitere fertige Rundreisen',
  length: (days, count) => `${ways.days(days)}, ${ways.nights(count)}.`,
  price: 'Preis der ganzen Rundreise',
  from: 'Die ganze Rundreise ab',
  fromRides: `${ways.choice.names.rides}, ab`,
  tourFor: (travelers) =>
    `Die Tour darin gilt für ${travelers} Reisende. Wie viele Sie sind, sagen Sie im nächsten Schritt.`,
  start: 'Mit dieser Rundreise beginnen',
  open: 'Im Planer öffnen',
  stops: 'Station für Station',
  day: (day) => `Tag ${day}`,
  dayWithNights: (day, count) => `Tag ${day}, ${ways.nights(count)}`,
  named: (place, name) => `${place} (${name})`,
  see: (sights) => `Zu sehen: ${sights.join(', ')}.`,
  train: (to) => `Hier keine Fahrt: weiter mit dem Zug nach ${to}.`,
  ride: (ride) => `Weiter nach ${ride.to}${onTheWay(ride)}.`,
  rideByPark: (ride) => `Durch den Park nach ${ride.to}${onTheWay(ride)}.`,
  fromPark: (to) => `Weiterfahrt ab dem Park nach ${to}, im Tourpreis enthalten.`,
  months: 'Beste Reisezeit',
  opening: (park, text) => `${parkName(park)}: ${text}.`,
  head: {
    listTitle: 'Fertige Rundreisen durch Sri Lanka: Routen mit Festpreis',
    listDescription: (count) =>
      `${count} Routen mit jeder Fahrt, ihren km, Stunden und Festpreis: für den ersten Besuch, das Hochland, die Strände, die Ostküste, die alten Hauptstädte, mit Kindern, für Leoparden, einen Stopover, Jaffna und zum Surfen. Nehmen Sie eine und ändern Sie sie.`,
    title: (title, usd) => `${title}, ab ${usd}`,
    description: (lead, places, usd) =>
      `${lead} ${places.join(', ')}: jede Fahrt zum Festpreis, ab ${usd} für das Auto.`,
  },
}
