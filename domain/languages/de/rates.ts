import type { airport as english } from '../en/rates.ts'

export const airport: typeof english = {
  pickup: {
    name: 'Ab Flughafen Colombo',
    heading: 'Taxipreise ab Flughafen Colombo',
    lead: 'Taxi vom internationalen Flughafen Colombo Bandaranaike zu jeder Stadt und jedem Strand in Sri Lanka, zum Festpreis, alles inklusive. Ihr Fahrer wartet in der Ankunftshalle.',
    title: 'Taxi ab Flughafen Colombo: Preise für jeden Ort',
    titleFrom: (usd) => `Taxi ab Flughafen Colombo: Preise für jeden Ort ab ${usd}`,
    description:
      'Taxi-Festpreise ab Flughafen Colombo mit Strecke und Fahrzeit. Autobahnmaut inklusive, keine Zahlung vor der Fahrt.',
    descriptionFrom: (places, usd) =>
      `Taxi-Festpreise ab Flughafen Colombo für ${places} Orte, ab ${usd}, mit Strecke und Fahrzeit. Autobahnmaut inklusive, keine Zahlung vor der Fahrt.`,
  },
  dropoff: {
    name: 'Zum Flughafen Colombo',
    heading: 'Taxipreise zum Flughafen Colombo',
    lead: 'Taxi zum internationalen Flughafen Colombo Bandaranaike ab jeder Stadt und jedem Strand in Sri Lanka, zum Festpreis, alles inklusive. Wir planen die Abholung so, dass Sie rechtzeitig zum Flug kommen.',
    title: 'Taxi zum Flughafen Colombo: Preise ab jedem Ort',
    titleFrom: (usd) => `Taxi zum Flughafen Colombo: Preise ab jedem Ort ab ${usd}`,
    description:
      'Taxi-Festpreise zum Flughafen Colombo mit Strecke und Fahrzeit. Autobahnmaut inklusive, keine Zahlung vor der Fahrt.',
    descriptionFrom: (places, usd) =>
      `Taxi-Festpreise zum Flughafen Colombo für ${places} Orte, ab ${usd}, mit Strecke und Fahrzeit. Autobahnmaut inklusive, keine Zahlung vor der Fahrt.`,
  },
  cheapest: (strong, usd, near) => [
    'Der niedrigste Preis ist ',
    strong(`${usd} USD`),
    `${near && `, außer nahe am Flughafen: ${near}`}. Autobahnmaut inklusive: Wir zahlen sie.`,
  ],
  all: (count) => `${count} Orte`,
  some: (shown, count) => `${shown} von ${count} Orten`,
  popular: 'Beliebte Orte',
  more: 'Weitere Orte, A bis Z',
  none: (fare, typed) => ['Kein Ort dieser Liste heißt so. ', fare(`Preis für „${typed}“ ansehen`), '.'],
  find: 'Ort finden',
}
