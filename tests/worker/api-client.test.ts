import { describe, expect, test } from 'vitest'
import { ApiError } from '#client/api.ts'
import { connect } from '#client/api-client.ts'
import { ORIGIN, request } from './site.ts'

const site = connect({
  origin: ORIGIN,
  product: 'serendip',
  fetch: (input, init) => request(new URL(input as string).pathname, init),
})

/** A client of a server that answers everything in one way. */
function answering(answer: (init?: RequestInit) => Response | Promise<Response>) {
  return connect({ origin: ORIGIN, product: 'serendip', fetch: async (_input, init) => answer(init) })
}

describe('the typed client', () => {
  test('finds a saved fare by the names of its places, and null where none is saved', async () => {
    expect(await site.findTransfer('Colombo', 'Kandy')).toMatchObject({
      pickup: 'Colombo',
      dropoff: 'Kandy',
      source: 'embedded',
    })
    expect(await site.findTransfer('Atlantis', 'Kandy')).toBeNull()
  })

  test('gives directions, and null where no road leads', async () => {
    expect((await site.directions({ from: 'Colombo', to: 'Kandy' }))!.distanceMeters).toBeGreaterThan(100_000)
    expect(await site.directions({ from: 'Colombo', to: { lat: 5, lng: 80 } })).toBeNull()
  })

  test('lists rates and offers', async () => {
    expect((await site.listRates()).length).toBeGreaterThanOrEqual(250)
    expect((await site.safariOffers()).length).toBeGreaterThanOrEqual(40)
    const yala = await site.safariOffers('Yala national park')
    expect(yala.length).toBeGreaterThan(0)
    expect(await site.findSafari(yala[0]!)).toMatchObject({ distance: yala[0]!.distance })
    expect(await site.findSafari({ park: 'Yala national park', pickup: 'Atlantis', dropoff: 'Galle' })).toBeNull()
  })

  test('sends the check for robots with a booking, as a header, and none where there is none', async () => {
    const headers: (string | null)[] = []
    const api = answering((init) => {
      headers.push(new Headers(init?.headers).get('x-turnstile-token'))
      return Response.json({})
    })
    await api.bookTransfer('a.b.c', {} as never, { robotCheck: 'a person' })
    await api.bookSafari('a.b.c', {} as never, { robotCheck: 'a person' })
    await api.bookTransfer('a.b.c', {} as never)
    expect(headers).toEqual(['a person', 'a person', null])
  })

  test("rejects with the server's problem and its fields", async () => {
    const upload = {
      from: 'Colombo',
      to: 'Kandy',
      distance: 1,
      duration: '2 mins',
      url: 'taxi-from-Colombo-to-Kandy',
      miniPriceLKR: 1,
      miniPriceUSD: 1,
      carPriceLKR: 1,
      carPriceUSD: 1,
      vanPriceLKR: 1,
      vanPriceUSD: 1,
    }
    const refusal = await site.saveTransfer(upload).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ApiError)
    const { problem } = refusal as ApiError
    expect(problem).toMatchObject({ type: '/problems/invalid', status: 422 })
    expect(problem.fields!.map(({ field }) => field)).toContain('urlDataUpload.miniPriceLKR')
  })

  test.each([
    ["a proxy's page", new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }), 502],
    ['an empty answer', new Response(null, { status: 500 }), 500],
    ['JSON of another shape', Response.json(['no'], { status: 403 }), 403],
  ])('takes %s for a failure too', async (_what, response, status) => {
    await expect(answering(() => response).listRates()).rejects.toMatchObject({
      name: 'ApiError',
      problem: { type: 'about:blank', status },
    })
  })

  test("a portal's page with status 200 is a failure, not an empty list", async () => {
    await expect(answering(() => new Response('<html>')).listRates()).rejects.toThrow()
  })

  test('passes on a broken connection, and can be aborted by its caller', async () => {
    await expect(
      answering(() => {
        throw new TypeError('Failed to fetch')
      }).listRates(),
    ).rejects.toThrow(TypeError)
    const stop = new AbortController()
    const asking = answering(
      (init) =>
        new Promise((_done, fail) => {
          init!.signal!.addEventListener('abort', () => fail(init!.signal!.reason as Error))
        }),
    ).findTransfer('Colombo', 'Kandy', { signal: stop.signal })
    stop.abort()
    await expect(asking).rejects.toMatchObject({ name: 'AbortError' })
  })

  test("sends the page's language with a booking", async () => {
    const sent: unknown[] = []
    const client = connect({
      origin: ORIGIN,
      product: 'serendip',
      language: 'ru',
      fetch: async (_input, init) => {
        sent.push((JSON.parse(init!.body as string) as { language: unknown }).language)
        return Response.json(null, { status: 404 })
      },
    })
    await client.bookTransfer('token', {} as never).catch(() => null)
    await client.bookSafari('token', {} as never).catch(() => null)
    await client.bookJourney('token', {} as never).catch(() => null)
    expect(sent).toEqual(['ru', 'ru', 'ru'])
  })

  test('encodes a reference or token from the address bar as one segment of the path', async () => {
    const asked: string[] = []
    const client = connect({
      origin: ORIGIN,
      product: 'serendip',
      fetch: async (input) => {
        asked.push(new URL(input as string).pathname)
        return Response.json(null, { status: 404 })
      },
    })
    await client.booking('../transfer/all')
    await client.bookTransfer('../../x?y#z', {} as never).catch(() => null)
    expect(asked).toEqual([
      '/en/serendip/booking/..%2Ftransfer%2Fall',
      '/en/serendip/transfer/booking/..%2F..%2Fx%3Fy%23z',
    ])
  })
})
