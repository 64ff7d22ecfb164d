import { expect, test } from 'vitest'
import { fieldProblem, fieldText } from '#domain/quotes/field-problems.ts'

test.each([
  [fieldProblem('missing'), 'This field is needed'],
  [fieldProblem('text-too-long', 80), 'Use at most 80 characters'],
  [fieldProblem('count-out-of-range-ask', 1, 20), 'Enter a number from 1 to 20, or write to us'],
])('the words for %s are %j', (problem, words) => {
  expect(fieldText(problem)).toBe(words)
})

test.each(['Invalid type: Expected string but received 7', 'constructor is not known', 'toString'])(
  'what a schema says by itself is left as it is: %s',
  (message) => {
    expect(fieldText(message)).toBe(message)
  },
)
