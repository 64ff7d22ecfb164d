/** Bad requests of all kinds: `npm run fuzz` sends many more. */
import { expect, test, vi } from 'vitest'
import { badRequests, objection } from '../fuzz/bad-requests.ts'
import { request } from './site.ts'

const COUNT = 500
/** The same requests each time: a run that fails fails again. `npm run fuzz` finds others, and prints their seed. */
const SEED = 20_261_122

test(`${COUNT} bad requests: no 500, and no markup of theirs in an answer`, async () => {
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  for (const bad of badRequests(SEED, COUNT)) {
    const { method, path, headers, body } = bad
    const answer = await request(path, { method, headers, body, redirect: 'manual' })
    const wrong = objection(bad, {
      status: answer.status,
      header: (name) => answer.headers.get(name),
      text: await answer.text(),
    })
    if (wrong) expect.fail(`${wrong}\n${JSON.stringify(bad).slice(0, 2000)}`)
  }
  vi.restoreAllMocks()
})
