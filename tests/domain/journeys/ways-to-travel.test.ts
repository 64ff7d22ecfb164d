/** The two ways to travel beside each other. */
import { expect, test } from 'vitest'
import { savedBy } from '#domain/journeys/included.ts'

test.each([
  ['is said in both currencies', { usd: 343, lkr: 99_160 }, { usd: 344, lkr: 99_420 }, { usd: 1, lkr: 260 }],
  ['may be of rupees alone', { usd: 343, lkr: 99_160 }, { usd: 343, lkr: 99_420 }, { usd: 0, lkr: 260 }],
  ['is none where dollars and rupees disagree', { usd: 344, lkr: 99_160 }, { usd: 343, lkr: 99_420 }, null],
  ['is none of the dearer one', { usd: 344, lkr: 99_420 }, { usd: 343, lkr: 99_160 }, null],
  ['is none of two that are alike', { usd: 343, lkr: 99_160 }, { usd: 343, lkr: 99_160 }, null],
])('what one price saves beside another %s', (_, one, other, saved) => {
  expect(savedBy(one, other)).toEqual(saved)
})
