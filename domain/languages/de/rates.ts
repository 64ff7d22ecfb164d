import type { rates as english } from '../en/rates.ts'

const airportLists: typeof english.airport = {
  pickup: {
    name: 'Ab Flughafen Colombo',
    heading: 'Taxipreise ab Flughafen Colombo',
    lead: 'Taxi vom internationalen Flughafen Colombo Bandaranaike zu jeder Stadt und jedem Strand in Sri Lanka, zum Festpreis, alles inklusive. Ihr Fahrer wartet in der Ankunftshalle.',
    title: 'Taxi ab Flughafen Colombo: Preise für jeden Ort',
    titleFrom: (usd) => `Taxi ab Flughafen Colombo: Preise für jeden Ort, ab ${usd}`,
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
    titleFrom: (usd) => `Taxi zum Flughafen Colombo: Preise ab jedem Ort, ab ${usd}`,
    description:
      'Taxi-Festpreise zum Flughafen Colombo mit Strecke und Fahrzeit. Autobahnmaut inklusive, keine Zahlung vor der Fahrt.',
    descriptionFrom: (places, usd) =>
      `Taxi-Festpreise zum Flughafen Colombo für ${places} Orte, ab ${usd}, mit Strecke und Fahrzeit. Autobahnmaut inklusive, keine Zahlung vor der Fahrt.`,
  },
  cheapest: (strong, usd, near) => [
    'Der niedrigste Preis ist ',
    strong(`USD ${usd}`),
    `${near && `, außer nahe am Flughafen: ${near}`}. Autobahnmaut inklusive: Wir zahlen sie.`,
  ],
  all: (count) => `${count} Orte`,
  some: (shown, count) => `${shown} von ${count} Orten`,
  popular: 'Beliebte Orte',
  more: 'Weitere Orte, A bis Z',
  none: (fare, typed) => ['Kein Ort dieser Liste heißt so. ', fare(`Preis für „${typed}“ ansehen`), '.'],
  find: 'Ort finden',
}

const place: typeof english.place = {
  heading: (name) => `Taxi ${name}`,
  lists: 'Taxipreislisten',
  toAirport: (name, airport, km, duration) =>
    `Taxi von ${name} nach ${airport}: ${km} km in etwa ${duration}, zum Festpreis.`,
  seeRoute: 'Strecke ansehen und buchen',
  noPlace: 'Diese Adresse nennt keinen Ort.',
  question: (name, airport) => `Können Sie uns von ${name} nach ${airport} fahren?`,
  listFrom: (name) => `Taxipreise ab ${name}`,
  listTo: (name) => `Taxipreise nach ${name}`,
  wayBack: (name) => `Sie wollen nach ${name}? Auf der Seite jeder Strecke steht der Rückweg.`,
  others: 'Taxipreislisten nach Abholort',
  airport: 'Flughafen Colombo',
  crumb: (name) => `Taxi ab ${name}`,
  head: {
    noFare: (name) => `Kein Taxipreis ab ${name}`,
    noFareText: 'Wählen Sie einen Ort in Sri Lanka, den ein Auto erreicht, und sehen Sie seine Taxipreise.',
    title: (name, usd) => `Taxi ${name}: Preisliste, Flughafen ab ${usd}`,
    description: (name, usd, km, duration, others) => {
      const trips = others.length > 0 ? `nach ${others.join(', ')} und mehr` : 'ab jedem Ort in Sri Lanka'
      return `Taxi von ${name} zum Flughafen Colombo ab ${usd}: ${km} km, ${duration}. Festpreise ${trips}, Autobahnmaut inklusive.`
    },
  },
}

export const rates: typeof english = { airport: airportLists, place }
