/** Bad requests of all kinds: `npm run fuzz` sends many more. */
import { expect, test, vi } from 'vitest'
import { badRequests, objection } from '../fuzz/bad-requests.ts'
import { request } from './site.ts'

const COUNT = 1000

test(`${COUNT} bad requests: no 500, and no markup of theirs in an answer`, async () => {
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  const seed = Math.floor(Math.random() * 2 ** 31)
  for (const bad of badRequests(seed, COUNT)) {
    const { method, path, headers, body } = bad
    const answer = await request(path, { method, headers, body, redirect: 'manual' })
    const wrong = objection(bad, {
      status: answer.status,
      header: (name) => answer.headers.get(name),
      text: await answer.text(),
    })
    if (wrong) expect.fail(`seed ${seed}: ${wrong}\n${JSON.stringify(bad).slice(0, 2000)}`)
  }
  vi.restoreAllMocks()
})
