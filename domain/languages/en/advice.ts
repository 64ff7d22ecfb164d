/** What a plan should be told before it is booked. The call answers the English sentences. */

const nights = (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`

export const advice = {
  longDay: (duration: string) => `${duration} of driving on one day. A night on the way makes it an easier day.`,
  /** @param sentence that holds even for the earliest start */
  evenAt: (start: string, sentence: string) => `Even with a start at ${start}: ${sentence}`,
  flight: (pickup: string, time: string, flight: string) =>
    `For the flight at ${flight}, leave ${pickup} at ${time} or earlier (Sri Lanka time).`,
  flightFromEvening: (pickup: string, time: string, flight: string) =>
    `For the flight at ${flight}, leave ${pickup} at ${time} the evening before or earlier (Sri Lanka time).`,
  nights: (planned: number, dates: number) =>
    `You plan ${nights(planned)}; between your dates ${dates === 1 ? 'is' : 'are'} ${nights(dates)}.`,
  datesTurnedAround: 'The journey would end before it starts.',
  nightAtPark: (park: string) =>
    `You spend the night near ${park}: name your hotel as a stop of its own, and we drive you to its door.`,
  /** @param km more, or less than one */
  sight: (sight: string, km: string) => `${sight} lies on the way: a stop there adds ${km}.`,
  sightAndDrive: (sight: string, km: string, duration: string) =>
    `${sight} lies on the way: a stop there adds ${km} and ${duration} of driving.`,
  lessThanOneKm: 'less than a km',
  /** Another order of the stops, and what it saves. */
  better: {
    before: (stop: string, other: string, less: string) => `${stop} before ${other}: ${less} less`,
    after: (stop: string, other: string, less: string) => `${stop} after ${other}: ${less} less`,
    order: (stops: readonly string[], less: string) => `${stops.join(', ')}: ${less} less`,
    kmAndMoney: (km: string, usd: string) => `${km} and ${usd}`,
  },
}
