/** The page of one tour, and the page of all tours. */
import type { Mark } from '../texts.ts'

export const safari = {
  noTour: 'No tour at this address',
  noTourText: 'Here are the parks that we go to.',
  parks: 'All parks and the hike',
  working: 'Working out the price',
  inTotal: (usd: string) => `${usd} in total`,
  offers: (park: string) => `Other ${park} offers`,
  way: (pickup: string, dropoff: string) => `${pickup} to ${dropoff}`,
  bookNow: 'Book Now',

  form: {
    label: 'Your tour',
    duration: 'Duration',
    travelers: 'Travelers',
    /** The mark does not break. */
    transport: <N>(whole: Mark<N>): (N | string)[] => ['Need ', whole('Transport ?')],
    show: 'Show the price',
    pickup: 'Pickup hotel',
    dropoff: 'Dropoff hotel',
    noTransport: 'No transport is booked yet: enter your hotel to be driven.',
  },

  summary: {
    heading: 'Booking summary',
    duration: (length: string) => `Duration - ${length}`,
    travelers: (count: number) => `Travelers - ${count}`,
    transport: (km: string) => `Transport - ${km}`,
    noTransport: 'Transport - not booked',
    fee: <N>(meaning: N, amount: string): (N | string)[] => [`Park fee: ${amount} `, meaning],
    inclusions: 'Inclusions',
    tourFor: <N>(usd: N, travelers: number): (N | string)[] => [`Tour for ${travelers} `, usd],
    tourHalf: <N>(usd: N, travelers: number): (N | string)[] => [`Tour for ${travelers}, half day `, usd],
    tourFull: <N>(usd: N, travelers: number): (N | string)[] => [`Tour for ${travelers}, full day `, usd],
    plusTransport: <N>(usd: N, km: string): (N | string)[] => [`+ transport ${km} `, usd],
    total: <N>(usd: N): (N | string)[] => ['Total ', usd],
  },

  head: {
    withTransport: (tour: string, usd: string, most: number, km: string) =>
      `${tour}, ${usd} for one traveler, for parties of up to ${most}. ${km} of transport with your own driver included; pay at the end.`,
    meetAtGate: (tour: string, usd: string, most: number) =>
      `${tour}, ${usd} for one traveler, for parties of up to ${most}. Meet us at the gate, or let us pick you up at your hotel; pay at the end.`,
    meetAtClimb: (tour: string, usd: string, most: number) =>
      `${tour}, ${usd} for one traveler, for parties of up to ${most}. Meet us at the start of the climb, or let us pick you up at your hotel; pay at the end.`,
    /** A tour from and to somewhere else than the gate. @param tour its name */
    way: (tour: string, pickup: string, dropoff: string) => `${tour} from ${pickup} to ${dropoff}`,
    gate: 'the gate',
    climb: 'the start of the climb',
    title: (tour: string, usd: string) => `${tour}: ${usd}`,
  },
  /** How a guest begins a message that asks for it. */
  message: (tour: string, travelers: number, pickup: string, dropoff: string, usd: string) =>
    `Hello, I would like to book ${tour}, travelers: ${travelers}, from ${pickup} to ${dropoff}, ${usd}. Day and time: `,
}
