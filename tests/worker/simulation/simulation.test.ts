/**
 * Histories in a simulated world: whatever fails in whatever order, what must be true is. `SIMULATION_SEED` and
 * `SIMULATION_RUNS` choose others, `SIMULATION_PATH` repeats the one that failed.
 */
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { histories, History, type HistoryStep } from './history.ts'

const { seed, runs, path } = env.SIMULATION
const MINUTE = 60_000

beforeEach(() => {
  for (const level of ['error', 'warn', 'log'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function live(steps: readonly HistoryStep[]) {
  const history = new History()
  try {
    return { wrong: await history.live(steps), trace: history.world.trace }
  } finally {
    history.world.end()
  }
}

test(
  `${runs} histories from seed ${seed}`,
  async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (steps) => {
        const { wrong } = await live(steps)
        if (wrong.length > 0) throw new Error(wrong.join('\n'))
      }),
      { seed, numRuns: runs, ...(path ? { path } : {}) },
    )
  },
  60 * MINUTE,
)

test('the same history has the same calls in the same order', async () => {
  for (const steps of fc.sample(histories, { seed, numRuns: 2 })) {
    expect((await live(steps)).trace).toEqual((await live(steps)).trace)
  }
})
