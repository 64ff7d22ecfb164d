/** What becomes of bookings, whoever acts at once and whatever fails. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookingHistories } from './history.ts'
import { live, runs, seed, simulate } from './simulate.ts'

simulate(bookingHistories, runs)

test('the same history has the same calls in the same order', async () => {
  for (const steps of fc.sample(bookingHistories, { seed, numRuns: 2 })) {
    expect((await live(steps)).trace).toEqual((await live(steps)).trace)
  }
})
