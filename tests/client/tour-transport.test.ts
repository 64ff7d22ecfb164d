/** The transport of a tour in the browser, while a part of the service fails. */
import { describe, expect, test, vi } from 'vitest'
import { ApiError, type SiteApi } from '#client/api.ts'
import { findTourTransport } from '#client/quote/tour-transport.ts'
import type { Route } from '#domain/quotes/quote-calls-and-lifetime.ts'

const YALA = 'Yala national park'
const route: Route = { distanceMeters: 245_600, durationSeconds: 18_000, path: [], source: 'embedded' }
const { signal } = new AbortController()
const offline = () => Promise.reject(new TypeError('offline'))
const unavailable = () => Promise.reject(new ApiError({ type: '/problems/unavailable', title: '', status: 503 }))

function apiWith(calls: Partial<SiteApi>): SiteApi {
  return { findSafari: async () => null, directions: async () => route, ...calls } as SiteApi
}

describe.each([
  ['cannot be reached', offline],
  ['answers 503', unavailable],
])('while the query for saved tours %s', (_how, findSafari) => {
  test('the roads answer, and the page keeps its price', async () => {
    const directions = vi.fn<SiteApi['directions']>(async () => route)
    const trip = { park: 'YALA National Park', pickup: 'Ella', dropoff: 'Galle' }
    expect(await findTourTransport(apiWith({ findSafari, directions }), trip, signal)).toEqual({
      trip: { park: YALA, pickup: 'Ella', dropoff: 'Galle' },
      state: 'found',
      distanceKm: 245,
      toGateMinutes: 300,
      awaitsUpload: true,
    })
    expect(directions).toHaveBeenCalledWith({ from: 'Ella', to: 'Galle', via: YALA }, { signal })
  })

  test('a tour without transport has 0 km', async () => {
    const trip = { park: YALA, pickup: YALA, dropoff: YALA }
    expect(await findTourTransport(apiWith({ findSafari, directions: findSafari }), trip, signal)).toEqual({
      trip,
      state: 'found',
      distanceKm: 0,
      toGateMinutes: 0,
      awaitsUpload: false,
    })
  })

  test('nobody can say whether another park is on sale', async () => {
    const trip = { park: 'Yala', pickup: 'Ella', dropoff: 'Galle' }
    expect(await findTourTransport(apiWith({ findSafari }), trip, signal)).toMatchObject({ trip, state: 'failed' })
  })
})

test('of a park in another spelling the site tells the name', async () => {
  const findSafari = vi.fn<SiteApi['findSafari']>(async ({ park, pickup }) =>
    park === pickup ? ({ park: YALA, pickup: YALA, dropoff: YALA, distance: 0 } as never) : null,
  )
  const trip = { park: 'Yala', pickup: 'Ella', dropoff: 'Galle' }
  expect(await findTourTransport(apiWith({ findSafari }), trip, signal)).toMatchObject({
    trip: { park: YALA },
    state: 'found',
    distanceKm: 245,
  })
  expect(await findTourTransport(apiWith({}), { ...trip, park: 'Jurassic Park' }, signal)).toBeNull()
})

test.each([
  ['is found', 245_600, 'found'],
  ['is too long to drive', 999_999_000, 'unreachable'],
])(
  'where the way %s, the park has one name, also as the end that the roads name as a place',
  async (_, metres, state) => {
    const directions: SiteApi['directions'] = async () => ({
      ...route,
      distanceMeters: metres,
      from: 'Cinnamon Wild Yala',
      to: 'Yala National Park',
    })
    const trip = { park: YALA, pickup: 'cinnamon wild yala', dropoff: YALA }
    expect(await findTourTransport(apiWith({ directions }), trip, signal)).toMatchObject({
      trip: { park: YALA, pickup: 'Cinnamon Wild Yala', dropoff: YALA },
      state,
    })
  },
)
