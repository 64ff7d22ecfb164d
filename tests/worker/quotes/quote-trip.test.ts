/** The functions that quote for pages, calls and bookings alike. */
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import type { Env, WorkerContext } from '#worker/environment.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { workerSiteData } from '#worker/pages/site-data.ts'
import { quoteTour, quoteTrip } from '#worker/quotes/quotes.ts'
import { saveDistance } from '#worker/quotes/saved-distances.ts'

const context: WorkerContext = { env, waitUntil: (work) => void work }
const withoutDatabase: WorkerContext = {
  ...context,
  env: {
    ...env,
    CACHE: { get: () => Promise.reject(new Error('down')) },
    DB: {
      withSession: () => {
        throw new Error('down')
      },
    },
  } as unknown as Env,
}
const YALA = 'Yala national park'

describe('a transfer', () => {
  test('has a saved distance, or else that of the own roads, which awaits its upload', async () => {
    const trip = { pickup: 'matara', dropoff: 'VAVUNIYA' }
    const own = (await quoteTrip(context, trip))!
    const { distanceKm, durationMinutes } = own.record
    expect(own).toMatchObject({ awaitsUpload: true, record: { source: 'embedded', listed: false } })
    expect(own.fare).toEqual(transferFare({ pickup: 'Matara', dropoff: 'Vavuniya', distanceKm, durationMinutes }))
    await saveDistance(context, own.record)
    expect(await quoteTrip(context, trip)).toMatchObject({
      awaitsUpload: false,
      record: { distanceKm },
      fare: own.fare,
    })
    expect(await quoteTrip(context, { pickup: 'Colombo', dropoff: 'Kandy' })).toMatchObject({
      awaitsUpload: false,
      record: { listed: true },
    })
  })

  test('with a bare point is answered each time, whatever is saved', async () => {
    await env.DB.exec(
      "INSERT INTO transfer_rates (route_key, pickup, dropoff, distance_km, duration_minutes, expires_at) VALUES ('kandy > 6 9497 n 80 7891 e', 'Kandy', '6.9497°N 80.7891°E', 999, 999, '2099-01-01T00:00:00.000Z')",
    )
    const quote = await quoteTrip(context, { pickup: 'Kandy', dropoff: '6.9497, 80.7891' })
    expect(quote).toMatchObject({ awaitsUpload: false, record: { source: 'embedded' } })
    expect(quote!.record.distanceKm).toBeLessThan(150)
  })

  test('is the first of several readings whose places are known', async () => {
    const readings = [
      { pickup: 'Ella to', dropoff: 'Ella to Galle' },
      { pickup: 'Ella', dropoff: 'Galle' },
    ]
    expect((await quoteTrip(context, readings))!.record.trip).toMatchObject({
      pickup: { name: 'Ella' },
      dropoff: { name: 'Galle' },
    })
  })

  test('has no price between places next to each other, and no quote for a name that nobody knows', async () => {
    expect(await quoteTrip(context, { pickup: '7.2906, 80.6337', dropoff: '7.2930, 80.6337' })).toMatchObject({
      fare: null,
    })
    expect(await quoteTrip(context, { pickup: 'Atlantis', dropoff: 'Kandy' })).toBeNull()
    expect(await quoteTrip(context, [])).toBeNull()
  })

  test('has the own distance while the database is down, and nothing to upload; of other names nobody can say', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await quoteTrip(withoutDatabase, { pickup: 'Jaffna', dropoff: 'Hatton' })).toMatchObject({
      awaitsUpload: false,
      record: { source: 'embedded' },
    })
    await expect(quoteTrip(withoutDatabase, { pickup: 'Atlantis', dropoff: 'Kandy' })).rejects.toMatchObject({
      name: 'DatabaseUnavailable',
    })
  })
})

test('a tour has the same: saved, own, without transport, from a point', async () => {
  const tour = { park: 'yala', pickup: 'Matara', dropoff: 'Vavuniya' }
  const own = (await quoteTour(context, tour))!
  expect(own).toMatchObject({ awaitsUpload: true, record: { trip: { park: { name: YALA } } } })
  await saveDistance(context, own.record)
  expect(await quoteTour(context, tour)).toMatchObject({ awaitsUpload: false })
  expect(await quoteTour(context, { park: YALA, pickup: YALA, dropoff: YALA })).toMatchObject({
    awaitsUpload: false,
    record: { distanceKm: 0 },
  })
  expect(await quoteTour(context, { ...tour, pickup: '6.0243, 80.7941' })).toMatchObject({ awaitsUpload: false })
  expect(await quoteTour(context, { ...tour, park: 'Jurassic Park' })).toBeNull()
})

test('pages show what it answers, and tell the browser what to upload', async () => {
  const site = workerSiteData(context, ENGLISH_TEXTS)
  const { signal } = new AbortController()
  const fare = async (pickup: string, dropoff: string) => site.fare({ pickup, dropoff }, signal)
  expect(await fare('Jaffna', 'Hatton')).toMatchObject({
    state: 'priced',
    awaitsUpload: true,
    quote: { database: true },
  })
  expect(await fare('6.9344, 79.8428', 'Hatton')).toMatchObject({ state: 'priced', awaitsUpload: false })
  expect(await fare('Colombo', 'Kandy')).toMatchObject({ awaitsUpload: false, quote: { database: false } })
  const tour = { park: YALA, pickup: 'Jaffna', dropoff: 'Hatton' }
  expect(await site.tourTransport(tour, signal)).toMatchObject({ state: 'found', awaitsUpload: true })
})

test('a page of a listed pair reads nothing of KV once the lists are in memory', async () => {
  const get = vi.fn((...asked: Parameters<typeof env.CACHE.get>) => env.CACHE.get(...asked))
  const put = (...kept: Parameters<typeof env.CACHE.put>) => env.CACHE.put(...kept)
  const counting = { ...context, env: { ...env, CACHE: { get, put } } as unknown as Env }
  const site = workerSiteData(counting, ENGLISH_TEXTS)
  const { signal } = new AbortController()
  const read = async () => {
    get.mockClear()
    const fare = await site.fare({ pickup: 'Colombo', dropoff: 'Kandy' }, signal)
    const tour = { park: YALA, pickup: 'Ella', dropoff: 'Mirissa' }
    return [fare.state, (await site.tourTransport(tour, signal))?.state, get.mock.calls.length]
  }
  await read()
  expect(await read()).toEqual(['priced', 'found', 0])
})
