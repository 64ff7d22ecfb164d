import { expect, test } from 'vitest'
import * as v from 'valibot'
import { fieldProblem, type FieldWords, wordsFor, FIELD_TEXTS, fieldText } from '#domain/quotes/field-problems.ts'

test.each([
  [fieldProblem('missing'), 'This field is needed'],
  [fieldProblem('text-too-long', 80), 'Use at most 80 characters'],
  [fieldProblem('count-out-of-range-ask', 1, 20), 'Enter a number from 1 to 20, or write to us'],
])('the words for %s are %j', (problem, words) => {
  expect(fieldText(problem)).toBe(words)
})

test.each([v.string(), v.picklist(['a', 'b']), v.strictObject({})])(
  'what a schema says by itself is left as it is',
  (schema) => {
    const { message } = v.safeParse(schema, 7).issues![0]!
    expect(fieldText(message)).toBe(message)
  },
)

test('another language is one more dictionary', () => {
  const german: FieldWords = { ...FIELD_TEXTS, 'text-too-long': (max) => `Höchstens ${max} Zeichen` }
  expect(wordsFor(fieldProblem('text-too-long', 80), german)).toBe('Höchstens 80 Zeichen')
})
