/**
 * What may be wrong with a field of a call or of the booking form: a code, and the numbers that its words name. Rules
 * know only codes. Their words are in the dictionary of each language (field-texts.ts).
 */
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
