import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SiteApi } from '#client/api.ts'
import type { DirectionsRequest, Route } from '#domain/quotes/quote-calls-and-lifetime.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import type { PricedFare } from '#domain/quotes/fare-quote.ts'
import { playScript, refusal } from './google-script.ts'

const VILLA = { lat: 6.0486, lng: 80.1964 }
const COLOMBO: LatLng = { lat: 6.9344, lng: 79.8428 }
const NAME = 'Villa Quillmere (Galle)'

let page: ReturnType<typeof playScript>
let directions: typeof import('#client/google/directions.ts')
let places: typeof import('#client/places/found-places.ts')
let api: { directions: ReturnType<typeof vi.fn<SiteApi['directions']>> }
let computeRoutes: ReturnType<typeof vi.fn<(request: object) => Promise<object>>>

const ROUTE = { distanceMeters: 125_400, durationMillis: 9_000_000, path: [COLOMBO, VILLA] }
const own: Route = {
  distanceMeters: 122_000,
  durationSeconds: 9000,
  path: [
    [COLOMBO.lat, COLOMBO.lng],
    [VILLA.lat, VILLA.lng],
  ],
  source: 'embedded',
  from: 'Colombo',
  to: null,
}

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  page = playScript()
  computeRoutes = vi.fn<(request: object) => Promise<object>>(async () => ({ routes: [ROUTE] }))
  api = { directions: vi.fn<SiteApi['directions']>(async () => own) }
  directions = await import('#client/google/directions.ts')
  places = await import('#client/places/found-places.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const sources = (serverAsks = false) => ({ api, browserKey: 'key-of-the-browser', serverAsks })

/** Google's script arrives at once. */
function find(request: DirectionsRequest) {
  const route = directions.findRoute(sources(), request)
  if (page.scripts.length === 1) page.arrive({ routes: { Route: { computeRoutes } } })
  return route
}

/** What the page shows of a route, and asks the map for. */
const fareOf = ({ path }: Route): PricedFare => ({
  state: 'priced',
  pickup: 'Colombo',
  dropoff: NAME,
  source: 'google',
  start: { lat: path[0]![0], lng: path[0]![1] },
  awaitsUpload: true,
  quote: { latloc: path.at(-1)![0], longloc: path.at(-1)![1] } as PricedFare['quote'],
})

/** How the search for the way to the name ends. */
async function outcome() {
  const found = directions.findRoute(sources(), { from: 'Colombo', to: NAME }).then(
    (route) => (route === null ? 'unknown' : 'found'),
    () => 'no answer',
  )
  await vi.advanceTimersByTimeAsync(1)
  return found
}

const hang = () => new Promise<never>(() => {})

describe('a route is paid for once', () => {
  test('for a name from a link, which has its position only from the route', async () => {
    const route = await find({ from: 'Colombo', to: NAME })
    expect(route?.source).toBe('google')
    await directions.findFareRoute(sources(), fareOf(route!))
    await find({ from: 'Colombo', to: NAME })
    expect(computeRoutes).toHaveBeenCalledTimes(1)
    // By it the saved fare is found again.
    expect(places.foundPlace(NAME)?.position).toEqual(VILLA)
  })

  test('for a place whose position Google did not tell in time', async () => {
    places.rememberPlace({ name: NAME, id: 'villa-1', position: null })
    const route = await find({ from: 'Colombo', to: NAME })
    expect(computeRoutes.mock.calls[0]![0]).toMatchObject({ destination: 'places/villa-1' })
    await directions.findFareRoute(sources(), fareOf(route!))
    expect(computeRoutes).toHaveBeenCalledTimes(1)
    expect(places.foundPlace(NAME)).toEqual({ name: NAME, id: 'villa-1', position: VILLA })
  })
})

test('two points are never asked of Google', async () => {
  for (const serverAsks of [false, true]) await directions.findRoute(sources(serverAsks), { from: COLOMBO, to: VILLA })
  expect(api.directions.mock.calls.map(([request]) => request)).toEqual(
    [0, 1].map(() => ({ from: COLOMBO, to: VILLA, source: 'embedded' })),
  )
  expect(page.scripts).toEqual([])
})

describe('a name that only Google knows', () => {
  test('has no answer while the script is late', async () => {
    const found = outcome()
    await vi.advanceTimersByTimeAsync(2000)
    expect(await found).toBe('no answer')
    expect(await outcome()).toBe('no answer')
    page.arrive({ routes: { Route: { computeRoutes } } })
    expect(await outcome()).toBe('found')
  })

  test('is unknown where the script is blocked', async () => {
    const found = outcome()
    page.block()
    expect(await found).toBe('unknown')
  })

  test.each([
    ['RESOURCE_EXHAUSTED', 'no answer'],
    ['UNAVAILABLE', 'no answer'],
    ['NOT_FOUND', 'unknown'],
    ['PERMISSION_DENIED', 'unknown'],
  ])('after %s: %s', async (code, expected) => {
    computeRoutes.mockRejectedValue(refusal(code))
    const found = outcome()
    page.arrive({ routes: { Route: { computeRoutes } } })
    expect(await found).toBe(expected)
  })
})

describe('of a route that Google sends, the page takes none', () => {
  const CHENNAI: LatLng = { lat: 13.0827, lng: 80.2707 }
  test.each<[what: string, answer: object]>([
    ['where there is none', { routes: [] }],
    ['where it guessed the pickup', { routes: [ROUTE], geocodingResults: { origin: { partialMatch: true } } }],
    ['where it guessed the dropoff', { routes: [ROUTE], geocodingResults: { destination: { partialMatch: true } } }],
    ['without a length', { routes: [{ ...ROUTE, distanceMeters: undefined }] }],
    ['with a length without end', { routes: [{ ...ROUTE, distanceMeters: Number.POSITIVE_INFINITY }] }],
    ['with a length below zero', { routes: [{ ...ROUTE, distanceMeters: -1 }] }],
    ['without a duration', { routes: [{ ...ROUTE, durationMillis: null }] }],
    ['without a way', { routes: [{ ...ROUTE, path: [] }] }],
    ['that starts abroad', { routes: [{ ...ROUTE, path: [CHENNAI, VILLA] }] }],
    ['that ends abroad', { routes: [{ ...ROUTE, path: [COLOMBO, CHENNAI] }] }],
  ])('%s', async (_, answer) => {
    computeRoutes.mockResolvedValue(answer)
    const found = outcome()
    page.arrive({ routes: { Route: { computeRoutes } } })
    expect(await found).toBe('unknown')
  })
})

describe('where the Worker asks Google', () => {
  test('it gets the id of a place that Google found, and the name of any other', async () => {
    places.rememberPlace({ name: NAME, id: 'villa-1', position: VILLA })
    api.directions.mockImplementation(async ({ source }) => (source ? own : { ...own, source: 'google' }))
    expect(await directions.findRoute(sources(true), { from: COLOMBO, to: NAME })).toMatchObject({ source: 'google' })
    expect(api.directions).toHaveBeenCalledWith(
      { from: COLOMBO, to: { placeId: 'villa-1', position: VILLA } },
      expect.anything(),
    )
    await directions.findRoute(sources(true), { from: 'Colombo', to: 'Villa Somewhere' })
    expect(api.directions).toHaveBeenCalledWith({ from: 'Colombo', to: 'Villa Somewhere' }, expect.anything())
    expect(page.scripts).toEqual([])
  })

  test('and does not answer, the own roads do, in time', async () => {
    places.rememberPlace({ name: NAME, id: 'villa-1', position: VILLA })
    api.directions.mockImplementation(async ({ source }) => (source ? own : hang()))
    const found = directions.findRoute(sources(true), { from: 'Colombo', to: NAME })
    await vi.advanceTimersByTimeAsync(1700)
    expect(await found).toEqual(own)
  })

  test('and does not answer for a name without a position, there is no answer, in time', async () => {
    const { findFare } = await import('#client/quote/trip-fare.ts')
    api.directions.mockImplementation(hang)
    const site = {
      findTransfer: async () => null,
      directions: (request: DirectionsRequest) => directions.findRoute(sources(true), request),
    } as unknown as SiteApi
    const fare = findFare(site, { pickup: 'Colombo', dropoff: NAME })
    await vi.advanceTimersByTimeAsync(1700)
    expect((await fare).state).toBe('failed')
  })
})
