/** No request needs more trips to the database than its budget. They are counted, not timed. */
import { env } from 'cloudflare:workers'
import { beforeAll, afterAll, describe, expect, test, vi } from 'vitest'
import { app } from '#worker/app.ts'
import { BUDGETS, NEARBY, type RequestKind } from '../trips/budgets.ts'
import { countedSite } from '../trips/counted-site.ts'
import { type Asked, REQUESTS, type World } from '../trips/requests.ts'
import { forgetKept, letListsExpire, ORIGIN } from './site.ts'

const unlimited = Object.fromEntries(
  Object.keys(env).map((name) => [name, name.endsWith('_RATE') ? undefined : env[name as never]]),
)
const site = countedSite((request, bindings, context) => app.fetch(request, bindings as never, context as never), {
  ...unlimited,
  OPERATOR_OPEN: 'yes',
  EMAIL: { send: async () => ({ messageId: '1' }) },
} as never)

const world: World = {
  async ask({ path, json, form, headers }: Asked) {
    const body = json === undefined ? form && new URLSearchParams(form) : JSON.stringify(json)
    const request = new Request(ORIGIN + path, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(form ? { origin: ORIGIN } : {}),
        ...headers,
      },
    })
    const { answer, trips } = await site.ask(request)
    return { status: answer.status, text: await answer.text(), headers: Object.fromEntries(answer.headers), trips }
  },
  now: () => Date.now(),
  async forget() {
    letListsExpire()
    await forgetKept()
  },
}

// The clock stands: a page of the office says what time it is, and is another one a minute later.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

const kinds = Object.entries(BUDGETS) as [RequestKind, number][]

describe('trips to the database, one after the other', () => {
  // Fewer than that? Then correct the budget, and README.md with it.
  test.each(kinds)('%s: %i', async (kind, budget) => {
    const { trips } = await REQUESTS[kind](world)
    expect(trips.replica + trips.primary).toBe(budget)
    if (NEARBY.includes(kind)) expect(trips.primary).toBe(0)
  })
})
