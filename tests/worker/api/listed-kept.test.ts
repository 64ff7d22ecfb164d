/** The list of rates between KV and D1. */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Rate } from '#domain/quotes/call-shapes.ts'
import type { Env } from '#worker/environment.ts'
import { desk } from '../bookings/booking-calls.ts'
import { forgetKept } from '../site.ts'

/** A database that answers, and counts the statements it is asked. */
function counting() {
  const asked: string[] = []
  const withSession = (start: string) => {
    const session = env.DB.withSession(start as 'first-primary')
    return { prepare: (sql: string) => { asked.push(sql); return session.prepare(sql) }, batch: session.batch.bind(session), getBookmark: session.getBookmark.bind(session) }
  }
  return { asked, DB: { withSession } as unknown as Env['DB'] }
}

const down = <T>() => new Proxy({}, { get: () => () => { throw new Error('down') } }) as T
const noDatabase = { DB: down<Env['DB']>() }
const noCache = { CACHE: down<Env['CACHE']>() }

const list = async (bindings: Partial<Env> = {}) => {
  const answer = await desk(bindings).post('/transfer/all', '')
  expect(answer.status).toBe(200)
  return { etag: answer.headers.get('etag'), rates: await answer.json<Rate[]>() }
}

/** Changes what KV keeps of the list. */
async function replaceKept(change: Record<string, unknown> | string): Promise<void> {
  const { keys: [key] } = await env.CACHE.list({ prefix: 'listed/' })
  const kept = await env.CACHE.get<object>(key!.name, 'json')
  await env.CACHE.put(key!.name, typeof change === 'string' ? change : JSON.stringify({ ...kept, ...change }))
}
const stale = { freshUntil: '2020-01-01T00:00:00.000Z' }

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await forgetKept()
})

describe('the listed rates', () => {
  test('are read from D1 once, and from KV for everybody and every page after that', async () => {
    const { asked, DB } = counting()
    const first = await list({ DB })
    expect(asked).toHaveLength(1)
    const site = desk({ DB })
    for (let i = 0; i < 3; i++) expect(await list({ DB })).toEqual(first)
    expect((await site.get('/transfer/taxi-from-Colombo-to-Kandy')).status).toBe(200)
    expect((await site.get('/sitemap.xml')).status).toBe(200)
    expect(asked.filter((sql) => /transfer_rates/.test(sql) && /"listed" = 1/.test(sql))).toHaveLength(1)
  })

  test('are read from D1 again once KV has had them for five minutes', async () => {
    const { rates } = await list()
    await env.DB.exec('UPDATE transfer_rates SET distance_km = distance_km + 1 WHERE id = (SELECT min(id) FROM transfer_rates WHERE listed = 1)')
    expect((await list()).rates).toEqual(rates)
    const { freshUntil } = (await env.CACHE.get<{ freshUntil: string }>((await env.CACHE.list({ prefix: 'listed/' })).keys[0]!.name, 'json'))!
    expect(Date.parse(freshUntil) - Date.now()).toBeGreaterThan(4 * 60_000)
    expect(Date.parse(freshUntil) - Date.now()).toBeLessThanOrEqual(5 * 60_000)
    await replaceKept(stale)
    expect((await list()).rates[0]!.distance).toBe(rates[0]!.distance + 1)
  })

  test('are answered while D1 fails, even those of an hour ago, and while KV fails', async () => {
    const known = await list()
    expect(await list(noDatabase)).toEqual(known)
    await replaceKept(stale)
    expect(await list(noDatabase)).toEqual(known)
    expect(await list(noCache)).toEqual(known)
  })

  test.each(['no json', '[]', '{"drives":[{"id":1}]}'])('come from D1 where KV holds something else: %s', async (text) => {
    const known = await list()
    await replaceKept(text)
    expect(await list()).toEqual(known)
  })

  test('hold today\'s prices: KV keeps none', async () => {
    await list()
    const { keys: [key] } = await env.CACHE.list({ prefix: 'listed/' })
    expect(await env.CACHE.get(key!.name)).not.toMatch(/price|usd/)
  })
})
