/** What guests and callers are told of a field, in English: the same in the booking form and in the calls' answers. */
import { problems } from '#domain/languages/en/problems.ts'
import { type FieldWords, wordsFor } from './field-problems.ts'

export const FIELD_TEXTS: FieldWords = {
  ...problems.fields,
  // What only calls can get wrong.
  'no-slug': 'A slug is needed',
  'slug-too-long': 'The slug is too long',
  'not-a-place': 'A place name, { lat, lng } or { placeId }',
  'price-not-whole': 'A price is a whole number',
  'distance-not-a-number': 'The distance must be a number of km',
  'distance-not-whole': 'The distance is whole km',
  'distance-too-short': (least) => `The distance must be at least ${least} km`,
  'distance-negative': 'The distance cannot be negative',
  'not-a-duration': "The duration must be a text such as '1 hour 5 mins'",
  'not-degrees': 'Must be degrees',
  'too-fast': (km, minutes) => `${km} km cannot be driven in ${minutes} minutes`,
  'too-slow': (km, minutes) => `${km} km do not take ${minutes} minutes`,
  'roads-say-km': (km) => `The roads between these places are about ${km} km long`,
  'roads-say-minutes': (minutes) => `The drive between these places takes about ${minutes} minutes`,
  'total-not-whole': 'The total is whole dollars',
  'not-a-tour-length': 'Choose Half Day or Full Day',
}

/** @param problem a message of the schemas of calls and bookings */
export const fieldText = (problem: string): string => wordsFor(problem, FIELD_TEXTS)
