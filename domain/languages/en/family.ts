/** What the family of a guest sees by a link: one ride, by the Worker alone. */
const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`)

export const family = {
  title: 'A ride that is shared with you',
  route: (from: string, to: string) => `${from} to ${to}`,
  pickup: (date: string, time: string) => `Pickup: ${date}, ${time}, Sri Lanka time`,
  ahead: 'Not on board yet',
  onBoard: (time: string) => `On board since ${time}`,
  there: (time: string) => `Arrived at ${time}`,
  driver: 'Driver',
  car: 'Car and number plate',
  /** To the end of the ride. */
  soon: 'There in a moment',
  /** @param drive how long it takes, in words */
  inAbout: (drive: string) => `There in about ${drive}`,
  /** On the map. */
  here: 'The car',
  map: 'Where the car is now',
  fresh: 'The place is of this minute.',
  old: (count: number) => `The place is ${minutes(count)} old.`,
  /** Once the guest is on board. */
  how: 'You see where the car is if the driver agrees, and while the driver looks at our page: in the background a phone sends nothing.',
  about: 'This page refreshes by itself. It ends two hours after the arrival.',
  outOfDate: 'This page could not be refreshed just now, so it may be out of date. We keep trying.',
  ended: {
    heading: 'This link shows nothing now',
    text: 'The ride is over, was moved or cancelled, or the traveller has ended the link. Please ask the person who sent it to you.',
  },
}
