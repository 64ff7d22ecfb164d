import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Route, Problem, TransferQuote, TransferUpload } from '#domain/quotes/call-shapes.ts'
import { formatDuration, parseDuration } from '#domain/fares/duration.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { transferSlug } from '#domain/quotes/slugs.ts'
import { readToken } from '#worker/quotes/token.ts'
import { removeExpired } from '#worker/quotes/saved-distances.ts'
import { call, forgetKept } from '../site.ts'

beforeEach(async () => {
  await env.DB.exec('DELETE FROM transfer_rates')
  await forgetKept()
})

interface Trip { from: string; to: string; distance: number; duration: string }

/** What the site's own client sends: the prices that the fare rules give. */
function uploadOf(trip: Trip, changes: Partial<TransferUpload> = {}): TransferUpload {
  const minutes = parseDuration(trip.duration) || 60
  const km = trip.distance >= 1 && trip.distance <= 1100 ? trip.distance : 100
  const fare = transferFare({ pickup: trip.from, dropoff: trip.to, distanceKm: km, durationMinutes: minutes })
  return {
    ...trip,
    miniPriceLKR: fare.miniprice, miniPriceUSD: fare.miniusd,
    carPriceLKR: fare.carprice, carPriceUSD: fare.carusd,
    vanPriceLKR: fare.vanprice, vanPriceUSD: fare.vanusd,
    url: transferSlug(trip.from, trip.to),
    ...changes,
  }
}

async function drive(from: string, to: string): Promise<Trip> {
  const answer = await (await call('/directions', { from, to })).json<Route>()
  return { from, to, distance: Math.floor(answer.distanceMeters / 1000), duration: formatDuration(answer.durationSeconds / 60) }
}

const upload = (body: TransferUpload | Record<string, unknown>) => call('/transfer/', { urlDataUpload: body })

async function query(url: string): Promise<TransferQuote[]> {
  const answer = await call('/transfer/query', { urlData: { url } })
  expect(answer.status).toBe(200)
  return answer.json()
}

const stored = async () => (await env.DB.prepare('SELECT count(*) AS n FROM transfer_rates').first<number>('n'))!

async function refusedFields(answer: Response): Promise<string[]> {
  expect(answer.status).toBe(422)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  const { fields = [] } = await answer.json<Problem>()
  return fields.map(({ field }) => field.replace('urlDataUpload.', ''))
}

describe('a computed fare', () => {
  test('is not there before it is uploaded, and is found by its slug afterwards', async () => {
    const trip = await drive('Galle', 'Mirissa')
    expect(await query('taxi-from-Galle-to-Mirissa')).toEqual([])
    const saved = await (await upload(uploadOf(trip))).json<TransferQuote>()
    const [found] = await query('taxi-from-Galle-to-Mirissa')
    expect(found).toMatchObject({ pickup: 'Galle', dropoff: 'Mirissa', distance: trip.distance, duration: trip.duration, source: 'embedded', verified: true })
    expect(found).toMatchObject({ url: 'taxi-from-Galle-to-Mirissa', latloc: expect.closeTo(5.95, 1), longloc: expect.closeTo(80.45, 1) })
    expect({ ...found, token: '' }).toEqual({ ...saved, token: '' })
  })

  test('carries a token for its very terms, another for each visitor', async () => {
    const first = await (await upload(uploadOf(await drive('Galle', 'Mirissa')))).json<TransferQuote>()
    const [second] = await query(first.url)
    const readings = await Promise.all([first, second!].map(({ token }) => readToken(env, token, 'transfer')))
    for (const reading of readings) {
      expect(reading).toMatchObject({ ok: true, claims: { pickup: 'Galle', dropoff: 'Mirissa', distance: first.distance, duration: first.duration, verified: true } })
      expect(reading).toMatchObject({ claims: { prices: { miniprice: first.miniprice, vanusd: first.vanusd } } })
    }
    expect(new Set(readings.map((reading) => reading.ok && reading.claims.jti)).size).toBe(2)
  })

  test.each([
    'taxi-from-Nuwara%20Eliya-to-Colombo%20Bandaranaike%20International%20Airport',
    'taxi-from-Nuwara Eliya-to-Colombo Bandaranaike International Airport',
    'taxi-from-nuwara-eliya-to-colombo-bandaranaike-international-airport',
    'taxi-from-NUWARA%20ELIYA-to-BIA',
    'TAXI-FROM-Nuwara%20Eliya-TO-cmb',
    'taxi-from-Nuwaraeliya-to-Katunayake%20airport',
    'taxi-from-Nuwara%20Eliya%2C%20Sri%20Lanka-to-CMB%20airport',
  ])('is found as %s', async (url) => {
    await upload(uploadOf(await drive('Nuwara Eliya', COLOMBO_AIRPORT)))
    expect(await query(url)).toMatchObject([{ pickup: 'Nuwara Eliya', dropoff: COLOMBO_AIRPORT }])
  })

  test('is found for a place whose name holds the separator', async () => {
    const trip = { from: 'Back-to-Basics Cabanas', to: 'Ella', distance: 12, duration: '25 mins' }
    await upload(uploadOf(trip, { fromPoint: { lat: 6.83, lng: 80.987 }, url: transferSlug(trip.from, trip.to) }))
    expect(await query('taxi-from-Back-to-Basics%20Cabanas-to-Ella')).toMatchObject([{ pickup: 'Back-to-Basics Cabanas', dropoff: 'Ella' }])
  })

  test('is stored once under all spellings of its places, and the first figures stay', async () => {
    const trip = await drive('Galle', COLOMBO_AIRPORT)
    await upload(uploadOf(trip))
    const longer = { ...trip, distance: trip.distance + 3 }
    const answer = await (await upload(uploadOf({ ...longer, from: 'GALLE', to: 'CMB' }, { url: 'taxi-from-GALLE-to-CMB' }))).json<TransferQuote>()
    expect(answer.distance).toBe(trip.distance)
    expect(await stored()).toBe(1)
  })

  test('is one row when many upload it at once', async () => {
    const trip = await drive('Kandy', 'Ella')
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => upload(uploadOf({ ...trip, distance: trip.distance + (i % 4) }))))
    const records = await Promise.all(answers.map((answer) => answer.json<TransferQuote>()))
    expect(new Set(records.map(({ distance }) => distance)).size).toBe(1)
    expect(await stored()).toBe(1)
  })

  test('within the tolerance of the roads is kept for 30 days, as a map service asks', async () => {
    const trip = await drive('Kandy', 'Ella')
    const answer = await (await upload(uploadOf({ ...trip, distance: trip.distance + 5 }))).json<TransferQuote>()
    expect(answer).toMatchObject({ source: 'google', verified: true })
    const expires = await env.DB.prepare('SELECT expires_at FROM transfer_rates').first<string>('expires_at')
    expect(Date.parse(expires!) - Date.now()).toBeCloseTo(30 * 86_400_000, -5)
    await env.DB.exec("UPDATE transfer_rates SET expires_at = '2020-01-01T00:00:00.000Z'")
    await forgetKept()
    expect(await query('taxi-from-Kandy-to-Ella')).toEqual([])
    await upload(uploadOf(trip))
    expect(await query('taxi-from-Kandy-to-Ella')).toMatchObject([{ distance: trip.distance, source: 'embedded' }])
  })
})

describe('a poisoned upload is refused and leaves nothing', () => {
  const jaffna = { from: COLOMBO_AIRPORT, to: 'Jaffna', distance: 380, duration: '6 hours 30 mins' }

  test.each<[string, Partial<Trip>, string]>([
    ['1 km from the airport to Jaffna', { distance: 1, duration: '2 mins' }, 'distance'],
    ['a third of the way', { distance: 250, duration: '4 hours' }, 'distance'],
    ['a distance twice as long', { distance: 800 }, 'distance'],
    ['no distance', { distance: 0 }, 'distance'],
    ['a negative distance', { distance: -380 }, 'distance'],
    ['a fraction of a km', { distance: 380.5 }, 'distance'],
    ['a huge distance', { distance: 1e21 }, 'distance'],
    ['a distance over 1100 km', { distance: 1101 }, 'distance'],
    ['a 2-minute duration', { duration: '2 mins' }, 'duration'],
    ['a drive at 190 km/h', { duration: '2 hours' }, 'duration'],
    ['a drive of four days', { duration: '4 days' }, 'duration'],
    ['a duration that is none', { duration: 'soon' }, 'duration'],
    ['no duration', { duration: '0 mins' }, 'duration'],
    ['a negative duration', { duration: '-390 mins' }, 'duration'],
  ])('%s', async (_what, changes, field) => {
    const trip = { ...jaffna, ...changes }
    expect(await refusedFields(await upload(uploadOf(trip, { distance: trip.distance, duration: trip.duration })))).toContain(field)
    expect(await stored()).toBe(0)
  })

  test.each([['a text', '380'], ['nothing', null], ['a list', [380]], ['an object', {}], ['true', true]])('%s for a distance', async (_what, distance) => {
    expect(await refusedFields(await upload({ ...uploadOf(jaffna), distance }))).toContain('distance')
    expect(await stored()).toBe(0)
  })

  test('NaN and Infinity are not JSON', async () => {
    const body = JSON.stringify({ urlDataUpload: uploadOf(jaffna) }).replace('"distance":380', '"distance":NaN')
    expect((await call('/transfer/', null, { body })).status).toBe(400)
    expect(await stored()).toBe(0)
  })

  test.each([
    ['miniPriceLKR', -1], ['carPriceLKR', 1], ['vanPriceLKR', 1], ['miniPriceUSD', -1], ['carPriceUSD', 1], ['vanPriceUSD', 1],
  ] as const)('%s that is not ours', async (field, off) => {
    const trip = await drive('Colombo', 'Kandy')
    const right = uploadOf(trip)
    expect(await refusedFields(await upload({ ...right, [field]: right[field] + off }))).toEqual([field])
    expect(await stored()).toBe(0)
  })

  test('the airport fare for a place that is not the airport', async () => {
    const trip = await drive('Negombo', 'Colombo')
    const airport = uploadOf({ ...trip, from: COLOMBO_AIRPORT })
    expect(await refusedFields(await upload({ ...airport, from: 'Negombo', url: transferSlug('Negombo', 'Colombo') }))).toContain('miniPriceLKR')
  })

  test('a slug of other places', async () => {
    const trip = await drive('Colombo', 'Kandy')
    expect(await refusedFields(await upload(uploadOf(trip, { url: 'taxi-from-Colombo-to-Jaffna' })))).toEqual(['url'])
  })

  test('two spellings of one place', async () => {
    const trip = { from: 'BIA', to: 'Katunayake', distance: 5, duration: '10 mins' }
    expect(await refusedFields(await upload(uploadOf(trip)))).toEqual(['to'])
  })

  test('a known place put elsewhere', async () => {
    const trip = await drive('Colombo', 'Kandy')
    expect(await refusedFields(await upload(uploadOf(trip, { lat: 6.03, long: 80.21 })))).toEqual(['lat'])
  })

  test.each([['in India', 13.08, 80.27], ['at sea', 7.2, 81.99], ['on the other side of the world', 51.5, -0.12]])('a hotel %s', async (_where, lat, long) => {
    const trip = { from: 'Colombo', to: 'Grand Palace Hotel', distance: 100, duration: '2 hours' }
    expect((await refusedFields(await upload(uploadOf(trip, { lat, long }))))).toHaveLength(1)
    expect(await stored()).toBe(0)
  })
})

const isReviewed = async ({ token }: TransferQuote) => {
  const reading = await readToken(env, token, 'transfer')
  if (!reading.ok) throw new Error(reading.reason)
  return !reading.claims.verified
}

describe('a fare that is cheaper than on the site\'s own roads', () => {
  test.each<[string, (trip: Trip) => Partial<Trip>]>([
    ['by its distance', ({ distance }) => ({ distance: Math.ceil(0.78 * distance) })],
    ['by its time, at the same distance', ({ duration }) => ({ duration: formatDuration(Math.ceil(0.72 * parseDuration(duration)!)) })],
  ])('%s is served as it is, and its bookings are for the operator to review: at the upload, and for all who ask later', async (_how, change) => {
    const trip = await drive('Colombo', 'Nuwara Eliya')
    const lower = { ...trip, ...change(trip) }
    const saved = await (await upload(uploadOf(lower))).json<TransferQuote>()
    expect(saved).toMatchObject({ distance: lower.distance, duration: lower.duration, source: 'google', verified: true })
    expect(await isReviewed(saved)).toBe(true)
    const [fromCache] = await query(saved.url)
    await forgetKept()
    const [fromDatabase] = await query(saved.url)
    for (const found of [fromCache!, fromDatabase!]) {
      expect(found).toMatchObject({ distance: lower.distance, miniprice: saved.miniprice, verified: true })
      expect(await isReviewed(found)).toBe(true)
    }
  })

  test('by no more than a map service may differ is nobody\'s concern, nor is one that is dearer', async () => {
    for (const [to, change] of [['Kandy', -2], ['Ella', 5]] as const) {
      const trip = await drive('Galle', to)
      const saved = await (await upload(uploadOf({ ...trip, distance: trip.distance + change }))).json<TransferQuote>()
      expect(saved.source).toBe('google')
      expect(await isReviewed(saved)).toBe(false)
    }
  })

  test('is the operator\'s concern between points on the map, too: their names place them', async () => {
    const [from, to] = ['6.9344°N 79.8428°E', '6.9497°N 80.7891°E']
    const answer = await (await call('/directions', { from: { lat: 6.9344, lng: 79.8428 }, to: { lat: 6.9497, lng: 80.7891 }, source: 'embedded' })).json<Route>()
    const own = { from, to, distance: Math.floor(answer.distanceMeters / 1000), duration: formatDuration(answer.durationSeconds / 60) }
    const saved = await (await upload(uploadOf({ ...own, distance: Math.ceil(0.78 * own.distance) }))).json<TransferQuote>()
    expect(await isReviewed(saved)).toBe(true)
  })

  test('once the operator lists it so is the operator\'s own', async () => {
    await env.DB.exec("INSERT INTO transfer_rates (url, route_key, pickup, dropoff, distance_km, duration_minutes, verified, listed, sub) VALUES ('taxi-from-Colombo-to-Jaffna', 'colombo > jaffna', 'Colombo', 'Jaffna', 300, 400, 1, 1, 0)")
    const [found] = await query('taxi-from-Colombo-to-Jaffna')
    expect(await isReviewed(found!)).toBe(false)
  })
})

describe('a place that the gazetteer does not know', () => {
  // Beside Galle's lighthouse.
  const point = { lat: 6.0245, lng: 80.2195 }
  const trip = { from: 'Colombo', to: 'Amangalla Lighthouse Villa', distance: 128, duration: '1 hour 50 mins' }

  test('is placed by the coordinates sent, and its fare served to others; a booking on it is for the operator to review', async () => {
    await upload(uploadOf(trip, { lat: point.lat, long: point.lng }))
    const [found] = await query('taxi-from-Colombo-to-Amangalla%20Lighthouse%20Villa')
    expect(found).toMatchObject({ verified: true, latloc: point.lat, longloc: point.lng })
    expect(await readToken(env, found!.token, 'transfer')).toMatchObject({ claims: { verified: false } })
  })

  test('is forgotten after 30 days even at the roads\' own distance: where it is came from a map service', async () => {
    const roads = await (await call('/directions', { from: 'Colombo', to: point })).json<Route>()
    const own = { ...trip, distance: Math.floor(roads.distanceMeters / 1000), duration: formatDuration(roads.durationSeconds / 60) }
    expect(await (await upload(uploadOf(own, { lat: point.lat, long: point.lng }))).json()).toMatchObject({ source: 'embedded' })
    const expires = await env.DB.prepare('SELECT expires_at FROM transfer_rates').first<string>('expires_at')
    expect(Date.parse(expires!) - Date.now()).toBeCloseTo(30 * 86_400_000, -5)
  })

  test('cannot be brought nearer than the roads to those coordinates', async () => {
    const near = { ...trip, distance: 20, duration: '30 mins' }
    expect(await refusedFields(await upload(uploadOf(near, { lat: point.lat, long: point.lng })))).toContain('distance')
  })

  test('without coordinates is quoted to its visitor alone', async () => {
    const first = await (await upload(uploadOf(trip))).json<TransferQuote>()
    expect(first).toMatchObject({ verified: false, distance: 128 })
    expect(await readToken(env, first.token, 'transfer')).toMatchObject({ ok: true, claims: { verified: false } })
    expect(await query(first.url)).toEqual([])
    const second = await (await upload(uploadOf({ ...trip, distance: 130 }))).json<TransferQuote>()
    expect(second).toMatchObject({ verified: false, distance: 130 })
  })

  test('gives way to a checked distance', async () => {
    await upload(uploadOf({ ...trip, distance: 90 }))
    await upload(uploadOf(trip, { lat: point.lat, long: point.lng }))
    expect(await query(transferSlug(trip.from, trip.to))).toMatchObject([{ distance: 128 }])
  })

  test('may have a namesake elsewhere: each is quoted its own distance', async () => {
    await upload(uploadOf(trip, { lat: point.lat, long: point.lng }))
    const elsewhere = { ...trip, distance: 116, duration: '3 hours 10 mins' }
    const kandy = await (await upload(uploadOf(elsewhere, { lat: 7.2906, long: 80.6337 }))).json<TransferQuote>()
    expect(kandy).toMatchObject({ distance: 116, verified: false })
    expect(await query(kandy.url)).toMatchObject([{ distance: 128 }])
  })
})

describe('a point on the map', () => {
  test('is placed by its own name, whatever position is sent along', async () => {
    const trip = { ...await drive('Kandy', 'Galle'), to: '6.0535°N 80.2210°E' }
    expect((await upload(uploadOf(trip))).status).toBe(200)
    const [found] = await query(transferSlug('Kandy', '6.0535, 80.2210'))
    expect(found).toMatchObject({ dropoff: trip.to, latloc: 6.0535, longloc: 80.221 })
    expect(await readToken(env, found!.token, 'transfer')).toMatchObject({ claims: { verified: true } })
    expect(await refusedFields(await upload(uploadOf({ ...trip, from: 'Ella' }, { lat: 7.29, long: 80.63 })))).toEqual(['lat'])
  })
})

test('what came from a map service is removed once its time is over, the rest stays', async () => {
  await upload(uploadOf(await drive('Colombo', 'Kandy')))
  const trip = await drive('Kandy', 'Ella')
  await upload(uploadOf({ ...trip, distance: trip.distance + 5 }))
  expect(await removeExpired(env)).toBe(0)
  expect(await removeExpired(env, new Date(Date.now() + 31 * 86_400_000))).toBe(1)
  expect(await env.DB.prepare('SELECT dropoff FROM transfer_rates').first('dropoff')).toBe('Kandy')
})

describe('a slug that means nothing finds nothing', () => {
  test.each([
    ['no slug', 'hello'], ['one place', 'taxi-from-Colombo'], ['no dropoff', 'taxi-from-Colombo-to-'], ['a null byte', 'taxi-from-\u0000-to-Kandy'],
    ['broken encoding', 'taxi-from-%E0%A4%A-to-%'], ['a script', 'taxi-from-<script>alert(1)</script>-to-Kandy'],
    ['SQL', "taxi-from-' OR 1=1 ---to-Kandy"], ['many separators', `taxi-from-${'-to-'.repeat(900)}x`], ['an endless name', `taxi-from-${'a'.repeat(3000)}-to-Kandy`],
    ['lone surrogates', 'taxi-from-\ud800-to-Kandy'],
  ])('%s', async (_what, url) => {
    expect(await query(url)).toEqual([])
  })
})
