/** What may be wrong with what a guest typed. */

const nights = (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`

/**
 * What may be wrong with a field that a guest fills in, by code: domain/quotes/field-problems.ts. The calls and the
 * operator's pages say the same in English.
 */
const fields = {
  missing: 'This field is needed',
  'no-place': 'A place is needed',
  'place-too-long': (max: number) => `A place name has at most ${max} characters`,
  'place-has-too-many-bytes': 'This place name is too long',
  'place-holds-address': 'A place name holds no web or e-mail address',

  'no-email': 'Enter your e-mail address',
  'not-an-email': 'Enter an e-mail address such as name@example.com',
  'email-too-long': (max: number) => `An e-mail address has at most ${max} characters`,
  'no-phone': 'Enter your phone number',
  'not-a-phone': 'Enter a phone number with its country code, such as +44 7911 123456',
  /** For a form, if the country is known. */
  'not-a-phone-of-country': 'Check the digits: this is no phone number of that country',
  'no-country': 'Choose the country of this number, or start it with + and the country code',
  'not-a-country': 'Choose a country',
  'no-date': 'Choose a pickup date',
  'no-such-date': 'There is no such date',
  'no-time': 'Choose a pickup time',
  'no-such-time': 'Enter a time from 00:00 to 23:59',
  'no-vehicle': 'Choose a vehicle',
  'travelers-not-whole': 'Choose the number of travelers',
  'too-few-travelers': (least: number) => `Choose at least ${least} traveler`,
  'too-many-travelers': (most: number) => `A tour takes up to ${most} travelers`,

  'text-too-long': (max: number) => `Use at most ${max} characters`,
  'count-out-of-range': (least: number, most: number) => `Enter a number from ${least} to ${most}`,
  'count-out-of-range-ask': (least: number, most: number) => `Enter a number from ${least} to ${most}, or write to us`,
  'not-a-flight': 'Enter a flight number such as UL 504',

  'pickup-no-such-time': 'There is no such date and time',
  'pickup-too-far-ahead': (months: number) => `Choose a date within the next ${months} months`,
  'pickup-past-date': 'This date is past in Sri Lanka',
  'pickup-past-time': 'This time is past in Sri Lanka',
  'pickup-before-previous-ride': 'This pickup is before the pickup of the ride before it',
  'way-back-too-early': 'The way back is before the way there',
  'way-back-unpriced': 'The way back has no price yet: try again, or book the way there alone.',
  'ride-too-early': 'This ride begins before the one before it.',

  'too-few-stops': (least: number) => `A journey has at least ${least} stops`,
  'too-many-stops': (most: number) => `At most ${most} stops`,
  'unknown-place': 'We do not know this place',
  'no-road': 'No road leads there',
  'distance-too-long': (most: number) => `The distance must be at most ${most} km`,
  'same-place': 'This is the place before it once more',
  'next-to-each-other': 'This place is next to the one before it',
  'no-ride': 'A journey has at least one ride',
  'party-too-large': 'Two vans do not take so many travelers or bags: please write to us',
}

/** What a plan should be told before it is booked. The call answers the English sentences. */
const plan = {
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

export const problems = { fields, plan }
