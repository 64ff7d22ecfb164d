import type { place as english } from '../en/place.ts'

export const place: typeof english = {
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
