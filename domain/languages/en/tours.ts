/** A tour in words, wherever it is shown or booked: its name, its gate, what the price includes, when its park is open. */
import { formatsOf } from '../formats.ts'

const { list } = formatsOf('en')

export const tours = {
  all: 'Tours',
  from: <N>(usd: N): (N | string)[] => ['from ', usd],
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
    otherDay: 'You can book this day; we then write to you about another day or park.',
    atGate: (park: string, arrival: string, opens: string, closes: string) =>
      `You would be at the gate at about ${arrival}. ${park} is open from ${opens} to ${closes} (Sri Lanka time).`,
    atClimb: (park: string, arrival: string, opens: string, closes: string) =>
      `You would be at the start of the climb at about ${arrival}. ${park} is open from ${opens} to ${closes} (Sri Lanka time).`,
    /** A mountain alone has a season. */
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
    covered: (parks: readonly string[]) => `Entry to ${list(parks)} is in the price.`,
    others: 'Entry to other sights and parks is not in the price.',
    none: 'Entry to sights and national parks is not in the price of a ride.',
  },
}
