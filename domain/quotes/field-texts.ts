/** What guests and callers are told of a field, in English: the same in the booking form and in the calls' answers. */
import { type FieldWords, wordsFor } from './field-problems.ts'

export const FIELD_TEXTS: FieldWords = {
  missing: 'This field is needed',
  'no-slug': 'A slug is needed',
  'slug-too-long': 'The slug is too long',
  'no-place': 'A place is needed',
  'place-too-long': (max) => `A place name has at most ${max} characters`,
  'place-has-too-many-bytes': 'This place name is too long',
  'place-holds-address': 'A place name holds no web or e-mail address',
  'not-a-place': 'A place name, { lat, lng } or { placeId }',
  'price-not-whole': 'A price is a whole number',
  'distance-not-a-number': 'The distance must be a number of km',
  'distance-not-whole': 'The distance is whole km',
  'distance-too-short': (least) => `The distance must be at least ${least} km`,
  'distance-negative': 'The distance cannot be negative',
  'distance-too-long': (most) => `The distance must be at most ${most} km`,
  'not-a-duration': "The duration must be a text such as '1 hour 5 mins'",
  'not-degrees': 'Must be degrees',

  'too-fast': (km, minutes) => `${km} km cannot be driven in ${minutes} minutes`,
  'too-slow': (km, minutes) => `${km} km do not take ${minutes} minutes`,
  'roads-say-km': (km) => `The roads between these places are about ${km} km long`,
  'roads-say-minutes': (minutes) => `The drive between these places takes about ${minutes} minutes`,

  'no-email': 'Enter your e-mail address',
  'not-an-email': 'Enter an e-mail address such as name@example.com',
  'email-too-long': (max) => `An e-mail address has at most ${max} characters`,
  'no-phone': 'Enter your phone number',
  'not-a-phone': 'Enter a phone number with its country code, such as +44 7911 123456',
  'not-a-country': 'Choose a country',
  'no-date': 'Choose a pickup date',
  'no-such-date': 'There is no such date',
  'no-time': 'Choose a pickup time',
  'no-such-time': 'Enter a time from 00:00 to 23:59',
  'no-vehicle': 'Choose a vehicle',
  'total-not-whole': 'The total is whole dollars',
  'not-a-tour-length': 'Choose Half Day or Full Day',
  'travelers-not-whole': 'Choose the number of travelers',
  'too-few-travelers': (least) => `Choose at least ${least} traveler`,
  'too-many-travelers': (most) => `A tour takes up to ${most} travelers`,

  'text-too-long': (max) => `Use at most ${max} characters`,
  'count-out-of-range': (least, most) => `Enter a number from ${least} to ${most}`,
  'count-out-of-range-ask': (least, most) => `Enter a number from ${least} to ${most}, or write to us`,
  'not-a-flight': 'Enter a flight number such as UL 504',

  'too-few-stops': (least) => `A journey has at least ${least} stops`,
  'too-many-stops': (most) => `At most ${most} stops`,
  'unknown-place': 'We do not know this place',
  'no-road': 'No road leads there',
  'same-place': 'This is the place before it once more',
  'next-to-each-other': 'This place is next to the one before it',
  'no-ride': 'A journey has at least one ride',
  'party-too-large': 'Two vans do not take so many travelers or bags: please write to us',
}

/** @param problem a message of the schemas of calls and bookings */
export const fieldText = (problem: string): string => wordsFor(problem, FIELD_TEXTS)
