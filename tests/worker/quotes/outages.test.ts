import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Problem, Rate, SafariOffer, TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { app } from '#worker/app.ts'
import type { Env } from '#worker/environment.ts'
import { keptDays } from '../site.ts'

const log = vi.spyOn(console, 'error')
beforeEach(() => {
  log.mockReset()
})

const call = (path: string, body: unknown, changes: Partial<Record<keyof Env, unknown>> = {}): Promise<Response> =>
  callOn({ ...env, ...changes } as Env, path, body)

async function callOn(site: Env, path: string, body: unknown): Promise<Response> {
  const ctx = createExecutionContext()
  const request = new Request(`https://site.test/en/serendip${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  const answer = await app.fetch(request, site, ctx)
  await waitOnExecutionContext(ctx)
  return answer
}

const broken = (message: string) => {
  const fail = () => {
    throw new Error(message)
  }
  return {
    prepare: fail,
    batch: fail,
    exec: fail,
    withSession: () => ({ prepare: fail, batch: fail, getBookmark: () => null }),
  }
}
const noDatabase = { DB: broken('D1_ERROR: no such luck') }
const noCache = {
  CACHE: { get: () => Promise.reject(new Error('KV is down')), put: () => Promise.reject(new Error('KV is down')) },
}

const colomboKandy = { urlData: { url: 'taxi-from-Colombo-to-Kandy' } }
const distanceOf = async (answer: Response) => (await answer.json<TransferQuote[]>())[0]?.distance

describe('a saved fare', () => {
  test('is answered from KV before D1 is asked', async () => {
    const stored = await distanceOf(await call('/transfer/query', colomboKandy))
    expect(stored).toBeGreaterThan(100)
    await env.DB.exec("DELETE FROM transfer_rates WHERE route_key = 'colombo > kandy'")
    expect(await distanceOf(await call('/transfer/query', colomboKandy))).toBe(stored)
    expect(await distanceOf(await call('/transfer/query', colomboKandy, noDatabase))).toBe(stored)
  })

  test('of the lists is answered from memory, and neither KV nor D1 is asked', async () => {
    const site = { ...env } as Env
    const first = await distanceOf(await callOn(site, '/transfer/query', colomboKandy))
    Object.assign(site, noDatabase, noCache)
    expect(await distanceOf(await callOn(site, '/transfer/query', colomboKandy))).toBe(first)
    expect(log).not.toHaveBeenCalled()
  })

  test('is kept in KV for 30 days', async () => {
    await call('/transfer/query', { urlData: { url: 'taxi-from-Galle-to-Ella' } })
    expect(await keptDays('galle > ella')).toBeCloseTo(30, 2)
  })

  test('is not read from KV if its entry has another shape or has expired', async () => {
    await call('/transfer/query', { urlData: { url: 'taxi-from-Ella-to-Galle' } })
    const { keys } = await env.CACHE.list()
    const { name } = keys.find((key) => key.name.endsWith('ella > galle'))!
    const planted = JSON.parse((await env.CACHE.get(name))!) as { distanceKm: number }
    await env.CACHE.put(name, JSON.stringify({ ...planted, distanceKm: 999 }))
    expect(await distanceOf(await call('/transfer/query', { urlData: { url: 'taxi-from-Ella-to-Galle' } }))).toBe(999)
    for (const text of [
      '{"distanceKm":-5}',
      'no json',
      '[]',
      JSON.stringify({ ...planted, expiresAt: '2020-01-01T00:00:00.000Z' }),
    ]) {
      await env.CACHE.put(name, text)
      expect(await distanceOf(await call('/transfer/query', { urlData: { url: 'taxi-from-Ella-to-Galle' } }))).toBe(
        planted.distanceKm,
      )
    }
  })

  test('is answered from D1 while KV fails', async () => {
    const answer = await call('/transfer/query', { urlData: { url: 'taxi-from-Colombo-to-Ella' } }, noCache)
    expect(answer.status).toBe(200)
    expect(await distanceOf(answer)).toBeGreaterThan(150)
  })
})

const lists = async (changes: Parameters<typeof call>[2]) => ({
  rates: (await (await call('/transfer/all', {}, changes)).json<Rate[]>()).map(
    ({ id: _id, sub: _sub, ...rate }) => rate,
  ),
  offers: (await (await call('/safari/query/all', { linkUrl: {} }, changes)).json<SafariOffer[]>()).map(
    ({ id: _id, ...offer }) => offer,
  ),
})

describe('while the database fails', () => {
  test.each([
    ['/transfer/query', { urlData: { url: 'taxi-from-Matara-to-Amber%20Hotel' } }],
    ['/transfer/query', { urlData: { url: 'taxi-from-Matara-to-Amber%20Hotel', toPoint: { lat: 5.95, lng: 80.46 } } }],
    [
      '/safari/query',
      { urlData: { url: 'Yala-national-park-safari-pickup-from-Matara-drop-off-in-Amber-Hotel-1-traveler-half-day' } },
    ],
    [
      '/transfer/',
      {
        urlDataUpload: {
          from: 'Matara',
          to: 'Amber Hotel',
          toPoint: { lat: 5.95, lng: 80.46 },
          distance: 10,
          duration: '20 mins',
          url: 'taxi-from-Matara-to-Amber%20Hotel',
          miniPriceLKR: 5200,
          miniPriceUSD: 18,
          carPriceLKR: 5700,
          carPriceUSD: 19,
          vanPriceLKR: 9000,
          vanPriceUSD: 31,
        },
      },
    ],
  ])('%s says that it is not available, and when to try again', async (path, body) => {
    for (const changes of [noDatabase, { ...noDatabase, ...noCache }]) {
      const answer = await call(path, body, changes)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
      const text = await answer.text()
      expect((JSON.parse(text) as Problem).type).toBe('/problems/unavailable')
      expect(text).not.toContain('luck')
      expect(log).toHaveBeenCalled()
      expect(log.mock.calls.join()).not.toMatch(/Matara|Amber/)
    }
  })

  test.each([
    ['/transfer/query', 'taxi-from-Matara-to-Jaffna', 400, 600],
    ['/safari/query', 'Yala-national-park-safari-pickup-from-Matara-drop-off-in-Jaffna-1-traveler-half-day', 500, 900],
  ])('%s answers for known places from the own roads, with a token', async (path, url, least, most) => {
    log.mockImplementation(() => {})
    for (const changes of [noDatabase, { ...noDatabase, ...noCache }]) {
      const answer = await call(path, { urlData: { url } }, changes)
      expect(answer.status).toBe(200)
      const [quote] = await answer.json<TransferQuote[]>()
      expect(quote).toMatchObject({ source: 'embedded', verified: true, token: expect.stringMatching(/^\S+$/) })
      expect(quote!.distance).toBeGreaterThan(least)
      expect(quote!.distance).toBeLessThan(most)
    }
  })

  test('the listed rates and offers are those that the site was built with', async () => {
    log.mockImplementation(() => {})
    const builtIn = await lists({ ...noDatabase, ...noCache })
    expect(builtIn.rates.length).toBeGreaterThan(250)
    expect(builtIn.offers.length).toBeGreaterThan(40)
    // What the first test of this file took out of D1.
    const seeded = ({ rates, offers }: typeof builtIn) => ({
      rates: rates.filter(({ linkurl }) => linkurl !== 'taxi-from-Colombo-to-Kandy'),
      offers,
    })
    expect(seeded(builtIn)).toEqual(seeded(await lists({})))
  })

  test('bad input is still refused as such', async () => {
    expect((await call('/transfer/query', {}, noDatabase)).status).toBe(422)
    expect(await (await call('/transfer/query', { urlData: { url: 'nothing' } }, noDatabase)).json()).toEqual([])
  })

  test('directions are still answered', async () => {
    expect((await call('/directions', { from: 'Colombo', to: 'Kandy' }, { ...noDatabase, ...noCache })).status).toBe(
      200,
    )
  })
})

test('a passing fault of the database is tried again', async () => {
  let faults = 0
  const once = {
    withSession: () => {
      const session = env.DB.withSession()
      return {
        prepare: (sql: string) => {
          if (faults++ === 0) throw new Error('D1_ERROR: Network connection lost.')
          return session.prepare(sql)
        },
        batch: session.batch.bind(session),
      }
    },
  }
  const answer = await call('/transfer/query', { urlData: { url: 'taxi-from-Ella-to-Mirissa' } }, { DB: once })
  expect(answer.status).toBe(200)
  expect(await distanceOf(answer)).toBeGreaterThan(100)
})

test('an unexpected error is answered as a problem, and logged without what it says', async () => {
  log.mockImplementation(() => {})
  const uuid = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new Error('ann@example.com')
  })
  const answer = await call('/transfer/query', colomboKandy)
  uuid.mockRestore()
  expect(answer.status).toBe(500)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(await answer.json()).toMatchObject({ type: '/problems/internal' })
  expect(log.mock.calls.map(([line]) => (JSON.parse(line as string) as { what: string }).what)).toEqual(['unhandled'])
  expect(JSON.stringify(log.mock.calls)).not.toContain('ann@example.com')
})
