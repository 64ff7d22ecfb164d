/** The pages of the ready journeys. The text of each journey is in ready.ts. */
import type { Mark } from '#domain/languages/formats.ts'
import { ways } from './ways.ts'

/** A ride to the next stop. */
interface Ride {
  readonly to: string
  readonly towns: readonly string[]
  /** `own` is the name in the reader's language, or empty. */
  readonly stops: readonly { readonly place: string; readonly own: string; readonly duration: string }[]
}

/** What follows the dropoff of a ride. */
function onTheWay({ towns, stops }: Ride): string {
  const past = towns.length > 0 ? `, past ${towns.join(', ')}` : ''
  const at = stops.map(({ place, duration }) => `${place} (${duration})`).join(' and ')
  return at ? `${past}, with a stop at ${at}` : past
}

export const journeys = {
  title: 'Ready journeys through Sri Lanka',
  crumb: 'Ready journeys',
  intro: <N>(plan: Mark<N>): (N | string)[] => [
    'Each shows every ride with its km, hours and fixed price. Take one as it is, change it, or ',
    plan('plan your own'),
    '.',
  ],
  none: 'No journey at this address',
  noneText: 'These are the ones that are ready.',
  others: 'Other ready journeys',
  length: (days: number, count: number) => `${ways.days(days)}, ${ways.nights(count)}.`,
  price: 'Price of the whole journey',
  from: 'The whole journey from',
  /** Where a car that stays costs less. */
  fromRides: `${ways.choice.names.rides}, from`,
  tourFor: (travelers: number) =>
    `The tour in it is priced for ${travelers} travelers. You say how many you are in the next step.`,
  start: 'Start from this journey',
  open: 'Open it in the planner',
  stops: 'Stop by stop',
  day: (day: number) => `Day ${day}`,
  /** @param count of nights, at least one */
  dayWithNights: (day: number, count: number) => `Day ${day}, ${ways.nights(count)}`,
  /** A place with its name in the reader's language. */
  named: (place: string, name: string) => `${place} (${name})`,
  see: (sights: readonly string[]) => `To see: ${sights.join(', ')}.`,
  train: (to: string) => `No ride here: on by train to ${to}.`,
  ride: (ride: Ride) => `On to ${ride.to}${onTheWay(ride)}.`,
  rideByPark: (ride: Ride) => `By way of the park to ${ride.to}${onTheWay(ride)}.`,
  fromPark: (to: string) => `From the park on to ${to}, in the price of the tour.`,
  months: 'When to go',
  /** @param text as `tours.open` has it */
  opening: (park: string, text: string) => `${park}: ${text}.`,
  head: {
    listTitle: 'Ready journeys through Sri Lanka: routes with fixed prices',
    listDescription: (count: number) =>
      `${count} routes with every ride, its km, hours and fixed price: for a first visit, the hills, the beaches, ` +
      'the east coast, the old capitals, children, leopards, a stopover, Jaffna and surf. Take one and change it.',
    title: (title: string, usd: string) => `${title}, from ${usd}`,
    description: (lead: string, places: readonly string[], usd: string) =>
      `${lead} ${places.join(', ')}: every ride at a fixed price, from ${usd} for the car.`,
  },
}
