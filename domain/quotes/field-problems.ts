/**
 * What may be wrong with a field of a call or of the booking form: a code, and the numbers that its words name. Rules
 * know only codes. Their words are in the dictionary of each language (field-problems.ts).
 */
import { form } from '#domain/languages/en/form.ts'

interface FieldProblems {
  /** A field of a payload that is not there. */
  missing: []
  'no-slug': []
  'slug-too-long': []
  'no-place': []
  'place-too-long': [max: number]
  'place-has-too-many-bytes': []
  'place-holds-address': []
  'not-a-place': []
  'price-not-whole': []
  'distance-not-a-number': []
  'distance-not-whole': []
  'distance-too-short': [least: number]
  'distance-negative': []
  'distance-too-long': [most: number]
  'not-a-duration': []
  'not-degrees': []

  'too-fast': [km: number, minutes: number]
  'too-slow': [km: number, minutes: number]
  'roads-say-km': [km: number]
  'roads-say-minutes': [minutes: number]

  'no-email': []
  'not-an-email': []
  'email-too-long': [max: number]
  'no-phone': []
  'not-a-phone': []
  'not-a-country': []
  'no-date': []
  'no-such-date': []
  'no-time': []
  'no-such-time': []
  'no-vehicle': []
  'total-not-whole': []
  'not-a-tour-length': []
  'travelers-not-whole': []
  'too-few-travelers': [least: number]
  'too-many-travelers': [most: number]
  'too-many-child-seats': []

  'text-too-long': [max: number]
  'count-out-of-range': [least: number, most: number]
  /** A guest who needs more can ask for it. */
  'count-out-of-range-ask': [least: number, most: number]
  'not-a-flight': []

  'too-few-stops': [least: number]
  'too-many-stops': [most: number]
  'unknown-place': []
  'no-road': []
  'same-place': []
  'next-to-each-other': []
  'no-ride': []
  'party-too-large-for-two': []
  'party-too-large': []
}

type ProblemCode = keyof FieldProblems

/** What a dictionary says of problems: those of calls, and others that forms alone have. */
type ProblemWords = Readonly<Record<string, string | ((...params: number[]) => string)>>

/** The words for each problem in one language. */
export type FieldWords = {
  readonly [Code in ProblemCode]: FieldProblems[Code] extends [] ? string : (...params: FieldProblems[Code]) => string
}

/**
 * A problem as the message of a schema, which must be a text.
 * @example fieldProblem('count-out-of-range', 0, 30) // 'count-out-of-range 0 30'
 */
export function fieldProblem<const Code extends ProblemCode>(code: Code, ...params: FieldProblems[Code]): string {
  return [code, ...params].join(' ')
}

/**
 * The words for a problem. A schema's own message, such as 'Invalid type: …', stays as it is.
 * @param problem as {@link fieldProblem} writes it
 */
export function wordsFor(problem: string, words: ProblemWords): string {
  const [code, ...params] = problem.split(' ')
  // Not with `in`: a message may start with a word such as 'constructor'.
  if (!Object.keys(words).includes(code!)) return problem
  const found = words[code!]!
  return typeof found === 'string' ? found : found(...params.map(Number))
}

export const FIELD_TEXTS: FieldWords = {
  ...form.problems.fields,
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
