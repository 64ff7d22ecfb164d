import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { encode } from '@googlemaps/polyline-codec'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Route, DirectionsRequest } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { app as site } from '#worker/app.ts'
import type { Env } from '#worker/environment.ts'

const KEY = 'secret-key-of-the-server'
const LIGHTHOUSE = { lat: 6.0486, lng: 80.1964 }
/** A house that Google found for a visitor. */
const HOUSE = { placeId: 'ChIJ-house_1', position: LIGHTHOUSE }
const HOTEL = 'Amber Lighthouse (Galle)'

let google: ReturnType<typeof vi.fn<typeof fetch>>
let logged: string[]

let hours = 0

/** Whatever failed before, Google is asked again: its pause is over, and it has answered. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ++hours * 60 * 60_000 })
  google = vi.fn<typeof fetch>(async () => found(140))
  vi.spyOn(globalThis, 'fetch').mockImplementation(google)
  expect(await directions({ from: 'BIA', to: HOTEL })).toMatchObject({ source: 'google' })
  google.mockClear()
  logged = []
  for (const level of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => {
      logged.push(words.map(String).join(' '))
    })
})
afterEach(() => {
  expect(logged.join('\n')).not.toMatch(new RegExp(`${KEY}|Lighthouse`))
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const found = (km: number, end = LIGHTHOUSE) =>
  Response.json({
    routes: [
      {
        distanceMeters: km * 1000,
        duration: `${km * 55}s`,
        polyline: {
          encodedPolyline: encode([
            [7.1808, 79.8841],
            [end.lat, end.lng],
          ]),
        },
      },
    ],
  })

const keyed: Env = { ...env, GOOGLE_MAPS_SERVER_KEY: KEY, MAP_SERVICE_RATE: undefined } as unknown as Env

const post = async (body: Partial<DirectionsRequest>, bindings = keyed) =>
  site.request(
    'https://site.test/en/serendip/directions',
    {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'cf-connecting-ip': '203.0.113.7' },
    },
    bindings,
    createExecutionContext(),
  )

const page = async (keys: Partial<Env>, path = '/') =>
  site.request(`https://site.test${path}`, {}, { ...env, ...keys }, createExecutionContext())

const sourcesOf = (answer: Response, directive: string) =>
  answer.headers
    .get('content-security-policy')!
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)

async function directions(body: Partial<DirectionsRequest>, bindings?: Env): Promise<Route> {
  const answer = await post(body, bindings)
  expect(answer.status).toBe(200)
  return answer.json()
}

describe('with a server key', () => {
  test('Google answers for the name of a hotel, and the airport has its one name', async () => {
    expect(await directions({ from: 'BIA', to: HOTEL })).toMatchObject({
      source: 'google',
      distanceMeters: 140_000,
      from: 'Colombo Bandaranaike International Airport',
      to: null,
    })
    expect(google).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['with', LIGHTHOUSE],
    ['without', null],
  ])('Google is asked for a place that it found by its own id, %s a position', async (_with, position) => {
    expect(
      await directions({ from: { lat: 7.18, lng: 79.88 }, to: { placeId: 'ChIJ-house_1', position } }),
    ).toMatchObject({ source: 'google', from: null, to: null })
    expect(JSON.parse(google.mock.calls[0]![1]!.body as string)).toMatchObject({
      origin: { location: { latLng: { latitude: 7.18 } } },
      destination: { placeId: 'ChIJ-house_1' },
    })
  })

  test('a place that no road of ours leads to has no route, whatever Google says', async () => {
    const islet = { lat: 9.52, lng: 79.69 }
    google.mockImplementation(async () => found(420, islet))
    expect((await post({ from: 'BIA', to: { placeId: 'ChIJ-islet', position: islet } })).status).toBe(404)
  })

  test('an id that Google cannot have given is refused', async () => {
    for (const placeId of ['', 'places/x', 'x'.repeat(513)])
      expect((await post({ from: 'BIA', to: { placeId } })).status).toBe(422)
    expect(google).not.toHaveBeenCalled()
  })

  test('Google is not asked for points: the own roads know the way', async () => {
    expect(await directions({ from: { lat: 7.18, lng: 79.88 }, to: LIGHTHOUSE })).toMatchObject({ source: 'embedded' })
    expect(await directions({ from: 'BIA', to: LIGHTHOUSE })).toMatchObject({ source: 'embedded' })
    expect(await directions({ from: '7.18, 79.88', to: '6.0486, 80.1964' })).toMatchObject({ source: 'embedded' })
    expect(google).not.toHaveBeenCalled()
  })

  test('Google is not asked for two places of the gazetteer', async () => {
    expect(await directions({ from: 'Ella', to: 'Galle' })).toMatchObject({ source: 'embedded' })
    expect(await directions({ from: 'CMB', to: HOUSE, source: 'embedded' })).toMatchObject({ source: 'embedded' })
    expect(google).not.toHaveBeenCalled()
  })

  test('Google is not asked for a route by way of an unknown place, which could not be checked', async () => {
    expect((await post({ from: 'CMB', to: HOTEL, via: 'Some Lodge of the South' })).status).toBe(404)
    expect((await post({ from: 'CMB', to: 'Galle', via: ['Kandy', 'Some Lodge of the South'] })).status).toBe(404)
    expect(google).not.toHaveBeenCalled()
    expect(await directions({ from: 'CMB', to: HOTEL, via: 'Bentota' })).toMatchObject({ source: 'google' })
  })

  test.each([
    ['too short', 20],
    ['too long', 400],
  ])("the island's roads answer where Google's distance is %s", async (_what, km) => {
    google.mockImplementation(async () => found(km))
    const { source, distanceMeters } = await directions({ from: 'CMB', to: HOTEL })
    expect(source).toBe('embedded')
    expect(distanceMeters).toBeGreaterThan(120_000)
    expect(distanceMeters).toBeLessThan(170_000)
  })

  test('there is no route to a name that Google finds abroad', async () => {
    google.mockImplementation(async () => found(700, { lat: 13.08, lng: 80.27 }))
    expect((await post({ from: 'CMB', to: 'Chennai' })).status).toBe(404)
  })

  test.each<[string, () => Promise<Response>, number, string]>([
    ['refuses', async () => Response.json({}, { status: 403 }), 503, 'unavailable'],
    ['has no quota left', async () => Response.json({}, { status: 429 }), 503, 'unavailable'],
    ['fails', async () => Response.json({}, { status: 500 }), 503, 'unavailable'],
    ['answers nonsense', async () => new Response('<html>'), 503, 'unavailable'],
    ['finds nothing', async () => Response.json({}), 404, 'unreachable'],
    [
      'cannot be reached',
      async () => {
        throw new TypeError('network')
      },
      503,
      'unavailable',
    ],
  ])(
    "when Google %s, the island's roads answer for a position, and a name is only called unknown if Google says so",
    async (_what, answer, status, kind) => {
      google.mockImplementation(answer)
      expect(await directions({ from: 'CMB', to: HOUSE })).toMatchObject({ source: 'embedded' })
      // The first of these asks Google; after a refusal the second meets the pause.
      for (let i = 0; i < 2; i++) {
        const refused = await post({ from: 'CMB', to: HOTEL })
        expect(refused.status).toBe(status)
        expect(await refused.json()).toMatchObject({ type: `/problems/${kind}` })
        expect(refused.headers.get('retry-after')).toBe(status === 503 ? '5' : null)
      }
    },
  )

  test('after one refusal Google is not asked again', async () => {
    google.mockImplementation(async () => Response.json({}, { status: 403 }))
    for (let i = 0; i < 5; i++) await directions({ from: 'CMB', to: HOUSE })
    expect(google).toHaveBeenCalledTimes(1)
    expect(logged).toHaveLength(1)
  })

  test('after three failures in a row, each tried twice, Google is not asked again', async () => {
    google.mockImplementation(async () => Response.json({}, { status: 500 }))
    for (let i = 0; i < 8; i++) await directions({ from: 'CMB', to: HOUSE })
    expect(google).toHaveBeenCalledTimes(6)
  })

  test('one visitor cannot use up the quota', async () => {
    const limited = {
      ...keyed,
      MAP_SERVICE_RATE: { limit: async ({ key }: { key: string }) => ({ success: key !== '203.0.113.7' }) },
    } as unknown as Env
    expect(await directions({ from: 'CMB', to: HOUSE }, limited)).toMatchObject({ source: 'embedded' })
    expect((await post({ from: 'CMB', to: HOTEL }, limited)).status).toBe(429)
    expect(google).not.toHaveBeenCalled()
  })

  test('rendering a page does not ask Google', async () => {
    const rendered = await site.request(
      `https://site.test/transfer/taxi-from-Colombo-to-${encodeURIComponent(HOTEL)}`,
      {},
      keyed,
      createExecutionContext(),
    )
    expect(rendered.status).toBe(404)
    expect(google).not.toHaveBeenCalled()
  })
})

test('without a server key Google is never asked', async () => {
  expect(await directions({ from: 'CMB', to: HOUSE }, env)).toMatchObject({ source: 'embedded' })
  expect((await post({ from: 'CMB', to: HOTEL }, env)).status).toBe(404)
  expect(google).not.toHaveBeenCalled()
})

describe('a page tells of the keys', () => {
  test("nothing without a key, and its policy allows the site's own files alone", async () => {
    const answer = await page({})
    expect(answer.headers.get('content-security-policy')).not.toMatch(/google|gstatic/)
    expect(await answer.text()).not.toMatch(/googleapis|browserKey/)
  })

  test("the browser key, and its policy allows Google's map", async () => {
    const answer = await page({ GOOGLE_MAPS_BROWSER_KEY: 'key-of-the-browser', GOOGLE_MAPS_SERVER_KEY: KEY })
    expect(sourcesOf(answer, 'script-src')).toEqual([
      "'self'",
      'https://maps.googleapis.com',
      'https://maps.gstatic.com',
    ])
    expect(sourcesOf(answer, 'connect-src')).toEqual([
      "'self'",
      'https://maps.googleapis.com',
      'https://maps.gstatic.com',
      'https://mapsresources-pa.googleapis.com',
      'https://places.googleapis.com',
      'https://routes.googleapis.com',
      'data:',
      'blob:',
    ])
    expect(sourcesOf(answer, 'img-src')).toEqual([
      "'self'",
      'data:',
      'https://maps.googleapis.com',
      'https://maps.gstatic.com',
      'https://mapsresources-pa.googleapis.com',
    ])
    expect(sourcesOf(answer, 'font-src')).toEqual(["'self'", 'https://fonts.gstatic.com'])
    const html = await answer.text()
    expect(html).toContain('"browserKey":"key-of-the-browser"')
    expect(html).not.toContain(KEY)
  })

  test.each([
    '/',
    '/no/such/page',
    '/transfer/taxi-from-Colombo-to-Kandy',
    '/things-to-do/transport/Kandy-taxi',
    '/things-to-do/safari/Yala-national-park-safari-pickup-from-Ella-drop-off-in-Mirissa-1-traveler-half-day',
  ])('%s may load the map, from no host where anybody may put files', async (path) => {
    const answer = await page({ GOOGLE_MAPS_BROWSER_KEY: 'key-of-the-browser' }, path)
    expect(sourcesOf(answer, 'script-src')).toContain('https://maps.googleapis.com')
    expect(answer.headers.get('content-security-policy')).not.toContain('*')
  })

  test.each([
    '/booking/K7Q2-M4XT-9BHE',
    '/booking/K7Q2-M4XT-9BHE/calendar.ics',
    '/en/serendip/none',
    '/assets/gone.js',
    '/things-to-do/colombo-airport-transfers/colombo-airport/taxi-rate',
    '/robots.txt',
  ])('%s may load nothing but our own files', async (path) => {
    const answer = await page({ GOOGLE_MAPS_BROWSER_KEY: 'key-of-the-browser' }, path)
    expect(sourcesOf(answer, 'script-src')).toEqual(["'self'"])
    expect(answer.headers.get('content-security-policy')).not.toMatch(/google|gstatic/)
  })

  test('that there is a server key, and its policy allows nothing of Google', async () => {
    const answer = await page({ GOOGLE_MAPS_SERVER_KEY: KEY })
    expect(answer.headers.get('content-security-policy')).not.toMatch(/google/)
    const html = await answer.text()
    expect(html).toContain('"serverAsks":true')
    expect(html).not.toContain(KEY)
  })
})
