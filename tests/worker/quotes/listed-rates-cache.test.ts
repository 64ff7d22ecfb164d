/** The lists of rates and offers, in KV in front of D1. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '#domain/paths.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import type { Rate, SafariOffer } from '#domain/quotes/quote-calls-and-lifetime.ts'
import type { Env } from '#worker/environment.ts'
import { testSite } from '../bookings/booking-site.ts'
import { BUILT_IN_OFFERS, BUILT_IN_RATES } from '#worker/quotes/built-in-lists.ts'
import { forgetKept, listTrip } from '../site.ts'

const down = <T>() =>
  new Proxy(
    {},
    {
      get: () => () => {
        throw new Error('down')
      },
    },
  ) as T
const noDatabase = { DB: down<Env['DB']>() }
const noCache = { CACHE: down<Env['CACHE']>() }

const list = async (bindings: Partial<Env> = {}) => {
  const answer = await testSite(bindings).post('/transfer/all', '')
  expect(answer.status).toBe(200)
  return { rates: await answer.json<Rate[]>() }
}

const offers = async (bindings: Partial<Env> = {}) => {
  const answer = await testSite(bindings).post('/safari/query/all', { linkUrl: {} })
  expect(answer.status).toBe(200)
  return answer.json<SafariOffer[]>()
}

const keptKey = async () =>
  (await env.CACHE.list({ prefix: 'listed/' })).keys.find(({ name }) => name.endsWith('/rates'))!.name

/** The operator has other distances of the first rate and the first offer. */
async function listFirst(km: number): Promise<void> {
  const [[pickup, dropoff], [park, start, end]] = [BUILT_IN_RATES[0]!, BUILT_IN_OFFERS[0]!]
  await listTrip({ pickup, dropoff }, km)
  await listTrip({ park, pickup: start, dropoff: end }, km)
}

const MINUTE = 60_000

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['Date'] })
  await listFirst(100)
  await forgetKept()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the listed rates', () => {
  test('are read from D1 once, then from KV for everybody, for pages and for the sitemap', async () => {
    const site = testSite()
    const [known, sitemap] = [await list(), await (await site.get('/sitemap.xml')).text()]
    expect(known.rates[0]!.distance).toBe(100)
    await env.DB.exec('DELETE FROM transfer_rates')
    for (let i = 0; i < 3; i++) expect(await list()).toEqual(known)
    const page = await (await site.get(paths.fromAirport)).text()
    for (const { linkurl } of known.rates.filter(({ pickup }) => pickup === COLOMBO_AIRPORT))
      expect(page).toContain(paths.transfer(linkurl))
    expect(await (await site.get('/sitemap.xml')).text()).toBe(sitemap)
  })

  test('are read and priced once for all requests, until they are two minutes old', async () => {
    const get = vi.fn<(key: string, type: 'json') => Promise<unknown>>((key, type) => env.CACHE.get(key, type))
    const site = testSite({ CACHE: { get, put: env.CACHE.put.bind(env.CACHE) } as unknown as Env['CACHE'] })
    const all = async () => (await site.post('/transfer/all', '')).text()
    const reads = () => get.mock.calls.filter(([key]) => key.startsWith('listed/')).length
    const known = await all()
    expect(await all()).toBe(known)
    expect(reads()).toBe(1)
    vi.setSystemTime(Date.now() + 2 * MINUTE + 1000)
    expect(await all()).toBe(known)
    expect(reads()).toBe(2)
  })

  test('are read from D1 again after two minutes, and so are the offers', async () => {
    const [{ rates }, tours] = [await list(), await offers()]
    await listFirst(101)
    vi.setSystemTime(Date.now() + 2 * MINUTE - 1000)
    expect((await list()).rates).toEqual(rates)
    expect(await offers()).toEqual(tours)
    vi.setSystemTime(Date.now() + 2000)
    expect([rates[0]!.distance, (await list()).rates[0]!.distance]).toEqual([100, 101])
    expect([tours[0]!.distance, (await offers())[0]!.distance]).toEqual([100, 101])
  })

  test('are answered while D1 fails, even after an hour, and while KV fails; so are the offers', async () => {
    const [known, tours] = [await list(), await offers()]
    for (const minutes of [0, 60]) {
      vi.setSystemTime(Date.now() + minutes * MINUTE)
      expect(await list(noDatabase)).toEqual(known)
      expect(await offers(noDatabase)).toEqual(tours)
    }
    expect(await list(noCache)).toEqual(known)
    expect(await offers(noCache)).toEqual(tours)
  })

  test.each([
    'no json',
    '[]',
    '{"rows":[{"id":1}],"freshUntil":"2099-01-01T00:00:00.000Z","expiresAt":"2099-01-01T00:00:00.000Z"}',
  ])('come from D1 when KV has something else: %s', async (text) => {
    const known = await list()
    await env.CACHE.put(await keptKey(), text)
    expect(await list()).toEqual(known)
  })

  test('are priced when they are read: KV has no prices', async () => {
    await list()
    expect(await env.CACHE.get(await keptKey())).not.toMatch(/price|usd/)
  })
})
