import type { transfer as english } from '../en/transfer.ts'

export const transfer: typeof english = {
  pickupAt: 'Abholung am Flughafen',
  dropoffAt: 'Fahrt zum Flughafen',
  heading: (pickup) => (pickup ? `Taxi ab ${pickup}` : 'Taxi'),
  lowest: (strong, pickup, dropoff, lkr, usd) => [`${pickup} nach ${dropoff} ab `, strong(lkr), ' (', strong(usd), ')'],
  listFrom: (pickup) => `Taxipreise ab ${pickup}`,
  allFrom: (pickup) => `Alle Taxipreise ab ${pickup}`,
  moreTo: (dropoff) => `Weitere Taxis nach ${dropoff}`,
  another: 'Weiteren Transfer buchen',
  stop: 'Ein Halt unterwegs?',
  stopText:
    'Mittagessen, ein Tempel, eine Teefabrik: ein Preis für den ganzen Weg, nie weniger als der direkte. Die ersten Minuten Wartezeit sind gratis.',
  stopField: 'Zwischenhalt',
  drive: (pickup, dropoff) => `Die Fahrt von ${pickup} nach ${dropoff}`,
  driveText: (km, duration) => `Die Fahrt ist ${km} km lang und dauert etwa ${duration}.`,
  back: (taxi, from, to, usd, km, duration) => [
    'Auch zurück? ',
    taxi(`Ein Taxi von ${from} nach ${to}`),
    ` kostet ab ${usd}, ${km} km in etwa ${duration}.`,
  ],
  crumbs: {
    airport: 'Ab Flughafen Colombo',
    pickup: (pickup) => `Taxi ab ${pickup}`,
    trip: (pickup, dropoff) => `${pickup} nach ${dropoff}`,
  },
  head: {
    title: (pickup, dropoff, usd) => `Taxi ${pickup} nach ${dropoff}: Festpreis ab ${usd}`,
    description: (pickup, dropoff, km, duration, towns, prices) => {
      const by = towns.length > 0 ? ` über ${towns.join(', ')}` : ''
      return `Taxi von ${pickup} nach ${dropoff}: ${km} km, ${duration}${by}. ${prices.join(', ')}. Festpreis, alles inklusive, auch die Autobahnmaut.`
    },
  },
  route: {
    hotelIn: (hotel, town) => `${hotel} liegt in ${town}.`,
    hotelNear: (hotel, town) => `Die Strecke gilt bis ${town}; wir fahren bis vor die Tür von ${hotel}.`,
    towns: (pickup, dropoff, towns) => `Die Fahrt von ${pickup} nach ${dropoff} führt durch ${towns}.`,
    mostExpressway: (part, km, names, count) =>
      count > 0
        ? `Der größte Teil ist Autobahn: ${part} von ${km} km (${names} Expressway). Die Maut zahlen wir.`
        : `Der größte Teil ist Autobahn: ${part} von ${km} km. Die Maut zahlen wir.`,
    expressway: (part, km, names, count) =>
      count > 0
        ? `${part} von ${km} km sind Autobahn (${names} Expressway); die Maut zahlen wir.`
        : `${part} von ${km} km sind Autobahn; die Maut zahlen wir.`,
    mostHill: 'Fast alles ist Bergstraße mit vielen Kurven: Planen Sie Zeit für eine Pause und die Aussicht ein.',
    hill: (km) => `${km} km sind kurvige Bergstraße: Das kostet Zeit.`,
    mostWinding: 'Das meiste ist kurvige Straße durch das Hügelland.',
    winding: (km) => `${km} km sind kurvige Straße durch das Hügelland.`,
    level: 'Die Straße ist durchweg eben.',
    levelNoExpressway: 'Die Straße ist durchweg eben, ohne Autobahn.',
    noExpressway: 'Auf dem Weg gibt es keine Autobahn.',
    longest: (km, road) => `Das längste Stück, ${km} km, führt über die ${road}.`,
    longestBetween: (km, from, to) => `Das längste Stück, ${km} km, führt über die Straße von ${from} nach ${to}.`,
  },
}
