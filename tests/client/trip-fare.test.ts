import { expect, test, vi } from 'vitest'
import { ApiError, type SiteApi } from '#client/api.ts'
import { findFare } from '#client/quote/trip-fare.ts'
import type { Route, TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'

const route: Route = {
  distanceMeters: 116_900,
  durationSeconds: 10_790,
  path: [
    [6.93, 79.85],
    [7.29, 80.63],
  ],
  source: 'embedded',
}
const fare116 = { miniprice: 21_480, carprice: 22_360, vanprice: 25_860, miniusd: 74, carusd: 77, vanusd: 89 }
const saved = {
  ...fare116,
  pickup: 'Colombo',
  dropoff: 'Kandy',
  url: 'taxi-from-Colombo-to-Kandy',
  distance: 116,
  duration: '3 hours',
  latloc: 7.29,
  longloc: 80.63,
  token: 'signed',
  verified: true,
  source: 'embedded',
} as TransferQuote

function apiWith(calls: Partial<SiteApi>): SiteApi {
  return { findTransfer: async () => null, directions: async () => route, ...calls } as SiteApi
}

const trip = { pickup: 'Colombo', dropoff: 'Kandy' }

test('a saved record is priced, and its token stays out of the answer', async () => {
  const directions = vi.fn<SiteApi['directions']>()
  const fare = await findFare(apiWith({ findTransfer: async () => saved, directions }), trip)
  // 116 km in 180 min: 0.6 km/min, so 180 per km and 600 (docs/product.md#fares).
  expect(fare).toMatchObject({
    state: 'priced',
    pickup: 'Colombo',
    dropoff: 'Kandy',
    quote: { miniprice: 21_480, miniusd: 74, distance: 116, duration: '3 hours', database: false },
  })
  expect(JSON.stringify(fare)).not.toContain('signed')
  expect(directions).not.toHaveBeenCalled()
})

test('the price of a record counts, which may be set by hand, and of its own two the one without a season', async () => {
  const byHand = { ...fare116, vanprice: 30_000, vanusd: 104 }
  const answers = [
    { ...saved, ...byHand },
    { ...saved, ...byHand, vanprice: 33_000, vanusd: 114, dated: { undated: byHand } as TransferQuote['dated'] },
  ]
  for (const answer of answers) {
    const fare = await findFare(apiWith({ findTransfer: async () => answer as TransferQuote }), trip)
    expect(fare).toMatchObject({ quote: { vanprice: 30_000, vanusd: 104, miniprice: 21_480 } })
  }
})

test('without a record the road network is asked, and the quote says that it is to be saved', async () => {
  const fare = await findFare(apiWith({}), trip)
  expect(fare).toMatchObject({
    state: 'priced',
    quote: { miniprice: 21_480, distance: 116, duration: '3 hours', latloc: 7.29, longloc: 80.63, database: true },
  })
})

test('a lookup that fails is passed over in silence', async () => {
  const fare = await findFare(
    apiWith({
      findTransfer: async () => {
        throw new TypeError('offline')
      },
    }),
    trip,
  )
  expect(fare.state).toBe('priced')
})

test('no road, too long a drive, or a place that is refused: unreachable', async () => {
  const refused = new ApiError({ type: '/problems/invalid', title: 'no', status: 422 })
  for (const directions of [
    async () => null,
    async () => ({ ...route, distanceMeters: 1_101_000 }),
    async () => {
      throw refused
    },
  ]) {
    expect((await findFare(apiWith({ directions }), trip)).state).toBe('unreachable')
  }
})

test('a service that does not answer has failed', async () => {
  const broken = new ApiError({ type: '/problems/unavailable', title: 'down', status: 503 })
  const tooMany = new ApiError({ type: '/problems/too-many', title: 'later', status: 429 })
  for (const error of [broken, tooMany, new TypeError('offline'), new DOMException('late', 'TimeoutError')]) {
    expect(
      (
        await findFare(
          apiWith({
            directions: async () => {
              throw error
            },
          }),
          trip,
        )
      ).state,
    ).toBe('failed')
  }
})

test('two spellings of one place are no trip', async () => {
  expect((await findFare(apiWith({}), { pickup: 'BIA', dropoff: 'katunayake airport' })).state).toBe('same-place')
})

test('a typed point is asked for as a point', async () => {
  const directions = vi.fn<SiteApi['directions']>(async () => route)
  const fare = await findFare(apiWith({ directions }), { pickup: '6.0535, 80.2210', dropoff: 'Kandy' })
  expect(directions.mock.calls[0]![0]).toEqual({ from: { lat: 6.0535, lng: 80.221 }, to: 'Kandy' })
  expect(fare.pickup).toBe('6.0535°N 80.2210°E')
})

test('an abort is the one thing that is passed on', async () => {
  const aborted = AbortSignal.abort()
  const stopped = new DOMException('stopped', 'AbortError')
  const calls = {
    directions: async () => {
      throw stopped
    },
    findTransfer: async () => {
      throw stopped
    },
  }
  await expect(findFare(apiWith(calls), trip, { signal: aborted })).rejects.toThrow('stopped')
})
