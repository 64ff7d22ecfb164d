/**
 * Lives many histories: whatever fails in whatever order, what must be true is. `SIMULATION_SEED` and `SIMULATION_RUNS`
 * choose others, `SIMULATION_PATH` repeats the one that failed.
 */
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { afterEach, beforeEach, test, vi } from 'vitest'
import { History, type HistoryStep } from './history.ts'

const { path } = env.SIMULATION
export const { seed, runs } = env.SIMULATION
const MINUTE = 60_000

export async function live(steps: readonly HistoryStep[]) {
  const history = new History()
  try {
    return { wrong: await history.live(steps), trace: history.world.trace }
  } finally {
    history.world.end()
  }
}

/** Writes the test that lives so many histories of one kind. */
export function simulate(histories: fc.Arbitrary<readonly HistoryStep[]>, numRuns: number): void {
  beforeEach(() => {
    for (const level of ['error', 'warn', 'log'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test(
    `${numRuns} histories from seed ${seed}`,
    async () => {
      await fc.assert(
        fc.asyncProperty(histories, async (steps) => {
          const { wrong } = await live(steps)
          if (wrong.length > 0) throw new Error(wrong.join('\n'))
        }),
        { seed, numRuns, ...(path ? { path } : {}) },
      )
    },
    60 * MINUTE,
  )
}
