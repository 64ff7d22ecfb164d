import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { encode } from '@googlemaps/polyline-codec'
import { CircuitBreaker } from '#worker/google/route-check.ts'
import { computeRoute, RoutesError, TRY_MS } from '#worker/google/routes-api.ts'

const KEY = 'secret-key-of-the-server'
const AIRPORT = { lat: 7.18, lng: 79.884 }
const HOTEL = { name: 'Amber Lighthouse (Galle)' }
const PATH: [number, number][] = [
  [7.18, 79.884],
  [6.9, 79.95],
  [6.0486, 80.1964],
]

const drive = (changes: object = {}) => ({
  routes: [{ distanceMeters: 152_345, duration: '8105s', polyline: { encodedPolyline: encode(PATH) }, ...changes }],
})
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

let google: ReturnType<typeof vi.fn<typeof fetch>>
let logged: string[]

beforeEach(() => {
  google = vi.fn<typeof fetch>()
  vi.spyOn(globalThis, 'fetch').mockImplementation(google)
  logged = []
  for (const level of ['log', 'warn', 'error', 'info'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => {
      logged.push(words.map(String).join(' '))
    })
})
afterEach(() => {
  expect(logged.join('\n')).not.toContain(KEY)
  vi.restoreAllMocks()
})

const ask = () => computeRoute(KEY, [AIRPORT, HOTEL])

async function failureOf(asking: Promise<unknown>): Promise<string> {
  const error = await asking.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(RoutesError)
  expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain(KEY)
  return (error as RoutesError).failure
}

describe('a route', () => {
  test('is requested from the Routes API by car, in Sri Lanka, for three fields', async () => {
    google.mockImplementation(async () => json(drive()))
    await computeRoute(KEY, [AIRPORT, { lat: 6.28, lng: 81.41 }, HOTEL])
    const [url, init] = google.mock.calls[0]!
    expect(url).toBe('https://routes.googleapis.com/directions/v2:computeRoutes')
    expect(String(url)).not.toContain(KEY)
    const headers = new Headers(init!.headers)
    expect(headers.get('x-goog-api-key')).toBe(KEY)
    expect(headers.get('x-goog-fieldmask')).toContain(
      'routes.distanceMeters,routes.duration,routes.polyline.encodedPolyline',
    )
    expect(JSON.parse(init!.body as string)).toMatchObject({
      origin: { location: { latLng: { latitude: 7.18, longitude: 79.884 } } },
      intermediates: [{ location: { latLng: { latitude: 6.28, longitude: 81.41 } }, via: true }],
      destination: { address: 'Amber Lighthouse (Galle), Sri Lanka' },
      travelMode: 'DRIVE',
      routingPreference: 'TRAFFIC_UNAWARE',
      regionCode: 'lk',
    })
  })

  test('has metres, seconds and a path', async () => {
    google.mockImplementation(async () => json(drive()))
    const found = await ask()
    expect(found).toMatchObject({ distanceMeters: 152_345, durationSeconds: 8105 })
    expect(found!.path).toHaveLength(3)
    expect(found!.path.at(-1)).toEqual([expect.closeTo(6.0486, 4), expect.closeTo(80.1964, 4)])
    expect(google).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['165s', 165],
    ['3.5s', 3.5],
    ['0s', 0],
    ['8105.250s', 8105.25],
  ])('has a duration written %s', async (duration, seconds) => {
    google.mockImplementation(async () => json(drive({ duration })))
    expect((await ask())!.durationSeconds).toBe(seconds)
  })

  test('of 0 m may come without metres', async () => {
    google.mockImplementation(async () => json(drive({ distanceMeters: undefined })))
    expect((await ask())!.distanceMeters).toBe(0)
  })

  test.each<[string, unknown]>([
    ['there are no routes', {}],
    ['the list of routes is empty', { routes: [] }],
    ['a name fits only in part', { ...drive(), geocodingResults: { destination: { partialMatch: true } } }],
  ])('is null where %s', async (_where, body) => {
    google.mockImplementation(async () => json(body))
    expect(await ask()).toBeNull()
    expect(google).toHaveBeenCalledTimes(1)
  })

  test('is null where Google cannot find the name, which is no failure', async () => {
    google.mockImplementation(async () => json({ error: { code: 400, status: 'INVALID_ARGUMENT' } }, 400))
    expect(await ask()).toBeNull()
  })
})

describe('a refusal is not tried again', () => {
  test.each<[number, unknown, string]>([
    [403, { error: { status: 'PERMISSION_DENIED' } }, 'refused'],
    [401, {}, 'refused'],
    [400, { error: { details: [{ reason: 'API_KEY_INVALID' }] } }, 'refused'],
    [429, { error: { status: 'RESOURCE_EXHAUSTED' } }, 'quota'],
  ])('%i', async (status, body, failure) => {
    google.mockImplementation(async () => json(body, status))
    expect(await failureOf(ask())).toBe(failure)
    expect(google).toHaveBeenCalledTimes(1)
  })
})

describe('a passing failure is tried again once', () => {
  test.each<[string, () => Promise<Response>, string]>([
    ['500', async () => json({}, 500), 'server'],
    ['503', async () => json({}, 503), 'server'],
    ['no JSON', async () => new Response('<html>'), 'garbage'],
    ['another shape', async () => json({ routes: 'none' }), 'garbage'],
    ['a number', async () => json(5), 'garbage'],
    ['a distance that is none', async () => json(drive({ distanceMeters: -5 })), 'garbage'],
    ['a duration that is none', async () => json(drive({ duration: 'soon' })), 'garbage'],
    ['no way', async () => json(drive({ polyline: {} })), 'garbage'],
    ['a way of one point', async () => json(drive({ polyline: { encodedPolyline: encode([[7, 80]]) } })), 'garbage'],
    [
      'no connection',
      async () => {
        throw new TypeError('network')
      },
      'silence',
    ],
  ])('%s', async (_what, answer, failure) => {
    google.mockImplementation(answer)
    expect(await failureOf(ask())).toBe(failure)
    expect(google).toHaveBeenCalledTimes(2)
  })

  test('and the second try may succeed', async () => {
    google.mockImplementationOnce(async () => json({}, 502)).mockImplementation(async () => json(drive()))
    expect((await ask())!.distanceMeters).toBe(152_345)
  })

  test('two tries without an answer end within 3 s', async () => {
    google.mockImplementation(
      (_url, init) =>
        new Promise((_, reject) => {
          init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error))
        }),
    )
    expect(await failureOf(ask())).toBe('silence')
    expect(google).toHaveBeenCalledTimes(2)
    expect(2 * TRY_MS).toBeLessThan(3000)
  })
})

describe('the circuit breaker', () => {
  const rules = { failures: 3, pauseMs: 60_000 }

  test('pauses after three failures in a row, and lets one request through after the pause', () => {
    const breaker = new CircuitBreaker(rules)
    for (const now of [0, 1, 2]) {
      expect(breaker.mayAsk(now)).toBe(true)
      breaker.failed(now)
    }
    expect(breaker.mayAsk(3)).toBe(false)
    expect(breaker.mayAsk(60_001)).toBe(false)
    expect(breaker.mayAsk(60_002)).toBe(true)
    expect(breaker.mayAsk(60_003)).toBe(false)
  })

  test('ends its pause with the first success', () => {
    const breaker = new CircuitBreaker(rules)
    for (const now of [0, 1, 2]) breaker.failed(now)
    expect(breaker.mayAsk(70_000)).toBe(true)
    breaker.succeeded()
    expect(breaker.mayAsk(70_001)).toBe(true)
    breaker.failed(70_001)
    expect(breaker.mayAsk(70_002)).toBe(true)
  })

  test('pauses at once where another try would fail as well', () => {
    const breaker = new CircuitBreaker(rules)
    breaker.failed(0, true)
    expect(breaker.mayAsk(1)).toBe(false)
  })
})
