/** A tour wherever it is shown or booked, the page of one tour, and the page of all tours. */
import { formatsOf, type Mark } from '../formats.ts'

const { list } = formatsOf('en')

/** The page of one tour. */
const page = {
  noTour: 'No tour at this address',
  noTourText: 'Here are the parks that we go to.',
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
    /** @param isOneWay either end is the park */
    transport: (km: string, isOneWay: boolean) => `Transport - ${km}${isOneWay ? ', one way' : ''}`,
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

/** The page of all tours. */
const overview = {
  title: 'Private safaris and guided hikes in Sri Lanka',
  intro:
    'Your own jeep or guide, with a car from your hotel or without. Prices are for one traveler and half a day, without transport.',
  see: 'See the tour',
  head: (title: string, usd: string) => `${title}, from ${usd}`,
  description: (parks: number, usd: string) =>
    `${parks} parks to see with your own jeep or guide, from ${usd} for one traveler. ` +
    'Fixed prices, with a car from your hotel or without; pay at the end.',
}

export const tours = {
  page,
  overview,
  all: 'Tours',
  from: <N>(usd: N): (N | string)[] => ['from ', usd],
  /** The park alone: where the tour goes. */
  park: (park: string) => park,
  kinds: { safari: 'safari', walk: 'guided walk', hike: 'guided hike' },
  name: {
    safari: (park: string) => `${park} private safari`,
    walk: (park: string) => `${park} private guided walk`,
    hike: (park: string) => `${park} private guided hike`,
  },
  /** @param name of the tour */
  ofLength: { half: (name: string) => `${name}, half day`, full: (name: string) => `${name}, full day` },
  lengths: { half: 'Half Day', full: 'Full Day' },
  /** Where a tour begins and ends at the park itself. */
  entrance: {
    safari: (park: string) => `${park} entrance gate`,
    walk: (park: string) => `${park} entrance gate`,
    hike: (park: string) => `${park}, start of the climb`,
  },
  exit: {
    safari: (park: string) => `${park} exit gate`,
    walk: (park: string) => `${park} exit gate`,
    hike: (park: string) => `${park}, start of the climb`,
  },
  pickupAt: (place: string) => `Pickup location - ${place}`,
  dropoffAt: (place: string) => `Dropoff location - ${place}`,
  included: {
    safari: 'A private jeep with its driver, for your party alone',
    walk: 'A private guide for the walk',
    hike: 'A private guide for the climb and the way down',
    from: {
      safari: (place: string) => `Transport from ${place} to the park`,
      walk: (place: string) => `Transport from ${place} to the park`,
      hike: (place: string) => `Transport from ${place} to the start of the climb`,
    },
    onTo: (place: string) => `Transport on to ${place}`,
    car: (vehicle: string, seats: number, bags: number) =>
      `${vehicle} for up to ${seats} travelers and ${bags} large suitcases`,
    road: (km: string) => `Highway toll and fuel for ${km}`,
  },
  open: {
    hours: (opens: string, closes: string) => `Open ${opens} to ${closes} (Sri Lanka time)`,
    hoursAndClosed: (opens: string, closes: string, first: string, last: string) =>
      `Open ${opens} to ${closes} (Sri Lanka time), usually closed from ${first} to ${last}`,
    season: (first: string, last: string) => `Season: from ${first} to ${last}`,
  },
  warning: {
    closed: (park: string, first: string, last: string) => `${park} is usually closed from ${first} to ${last}.`,
    /** Where the hours or weeks of the booking are not known any more. */
    closedThen: (park: string) => `${park} is closed then.`,
    otherDay: 'You can book this day; we then write to you about another day or park.',
    atGate: (arrival: string, opens: string, latest: string) =>
      `You would be at the gate at about ${arrival}. For this tour, be there between ${opens} and ${latest} (Sri Lanka time).`,
    atNightClimb: (arrival: string, start: string) =>
      `You would be at the start of the climb at about ${arrival}. For the sunrise it begins at about ${start} (Sri Lanka time).`,
    /** Of any park but the mountain that the site came with. */
    betterMonths: (park: string, first: string, last: string) =>
      `The better months for ${park} are from ${first} to ${last}.`,
    /** Of that mountain. */
    season: (first: string, last: string) =>
      `The season of the hike is from ${first} to ${last}. On other days expect rain and mist; the steps are not lit.`,
  },
  /** When to be picked up for the hour at which tours start. */
  pickup: {
    toGate: (pickup: string, duration: string, start: string, time: string) =>
      `${pickup} to the gate: ${duration}. For a start at ${start}, be picked up at ${time} (Sri Lanka time).`,
    toGateEvening: (pickup: string, duration: string, start: string, time: string) =>
      `${pickup} to the gate: ${duration}. For a start at ${start}, be picked up at ${time} the evening before (Sri Lanka time).`,
    toClimb: (pickup: string, duration: string, start: string, time: string) =>
      `${pickup} to the start of the climb: ${duration}. For a start at ${start}, be picked up at ${time} (Sri Lanka time).`,
    toClimbEvening: (pickup: string, duration: string, start: string, time: string) =>
      `${pickup} to the start of the climb: ${duration}. For a start at ${start}, be picked up at ${time} the evening before (Sri Lanka time).`,
  },
  /** What half and full day mean, or what the climb is. */
  duration: {
    safari: (half: number, full: number) => `A half day is about ${half} hours in the park, a full day about ${full}.`,
    walk: (half: number, full: number) =>
      `A half day is about ${half} hours in the park, a full day about ${full}. The walk itself is some 9 km on foot.`,
    hike: (hours: number) =>
      `Up and down takes about ${hours} hours, most of them in the dark: the summit is for sunrise.`,
  },
  /** What the operator writes in English of a park's fee. Another language has words of its own for it. */
  fee: {
    operator: (words: string) => words,
    party: (travelers: number) => `${travelers} ${travelers === 1 ? 'traveler' : 'travelers'}`,
  },
  /** Which entry fees a price covers. */
  entry: {
    /** @param parks in the page's language */
    covered: (parks: readonly string[]) => `Entry to ${list(parks)} is in the price.`,
    others: 'Entry to other sights and parks is not in the price.',
    none: 'Entry to sights and national parks is not in the price of a ride.',
  },
}
