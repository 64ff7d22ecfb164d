import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { encode } from '@googlemaps/polyline-codec'
import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Route, Problem, TransferQuote, TransferUpload } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { formatDuration, parseDuration } from '#domain/duration-and-tour-length.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { allPlaces } from '#domain/places/gazetteer/lookup.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { transferSlug } from '#domain/quotes/slugs.ts'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import { app } from '#worker/app.ts'
import type { Env } from '#worker/environment.ts'
import { BUILT_IN_RATES, ROADS_REVISION } from '#worker/quotes/built-in-lists.ts'
import { readToken } from '#worker/quotes/quote-token.ts'
import { placeTransfer } from '#worker/quotes/placed-trips.ts'
import { computedDistance, removeOldDistances, saveDistance } from '#worker/quotes/saved-distances.ts'
import { call, forgetKept, keptDays, keptKeys } from '../site.ts'

// Here no trip is listed, so that those between well-known places are computed, too.
beforeAll(() => void (BUILT_IN_RATES as unknown[]).splice(0))

beforeEach(async () => {
  await env.DB.exec('DELETE FROM transfer_rates')
  await forgetKept()
})

/** The site with other settings. */
const siteWith =
  (changes: Partial<Record<keyof Env, unknown>>): typeof call =>
  async (path, body) => {
    const ctx = createExecutionContext()
    const request = new Request(`https://site.test/en/serendip${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'cf-connecting-ip': '203.0.113.7' },
    })
    const answer = await app.fetch(request, { ...env, ...changes } as Env, ctx)
    await waitOnExecutionContext(ctx)
    return answer
  }

/** Whom `upload` and `query` ask. */
let post: typeof call = call
afterEach(() => {
  post = call
})

interface Trip {
  from: string
  to: string
  distance: number
  duration: string
}

/** What the site's own client sends: the prices that the fare rules give. */
function uploadOf(trip: Trip, changes: Partial<TransferUpload> = {}): TransferUpload {
  const minutes = parseDuration(trip.duration) || 60
  const km = trip.distance >= 1 && trip.distance <= 1100 ? trip.distance : 100
  const fare = transferFare({ pickup: trip.from, dropoff: trip.to, distanceKm: km, durationMinutes: minutes })
  return {
    ...trip,
    miniPriceLKR: fare.miniprice,
    miniPriceUSD: fare.miniusd,
    carPriceLKR: fare.carprice,
    carPriceUSD: fare.carusd,
    vanPriceLKR: fare.vanprice,
    vanPriceUSD: fare.vanusd,
    url: transferSlug(trip.from, trip.to),
    ...changes,
  }
}

async function drive(from: string, to: string): Promise<Trip> {
  const answer = await (await call('/directions', { from, to })).json<Route>()
  return {
    from,
    to,
    distance: Math.floor(answer.distanceMeters / 1000),
    duration: formatDuration(answer.durationSeconds / 60),
  }
}

const upload = (body: TransferUpload | Record<string, unknown>) => post('/transfer/', { urlDataUpload: body })

async function query(url: string, points: { fromPoint?: LatLng; toPoint?: LatLng } = {}): Promise<TransferQuote[]> {
  const answer = await post('/transfer/query', { urlData: { url, ...points } })
  expect(answer.status).toBe(200)
  return answer.json()
}

/** Puts a row into the table, as an operator may have. */
type Row = Record<string, string | number | null>

async function insertRow(
  [pickup, dropoff]: readonly [string, string],
  [distanceKm, minutes]: readonly [number, number],
  more: Row = {},
): Promise<void> {
  const all = {
    route_key: `${pickup} > ${dropoff}`.toLowerCase(),
    pickup,
    dropoff,
    distance_km: distanceKm,
    duration_minutes: minutes,
    source: 'embedded',
    roads: ROADS_REVISION,
    expires_at: '2099-01-01T00:00:00.000Z',
    ...more,
  }
  await env.DB.prepare(
    `INSERT INTO transfer_rates (${Object.keys(all).join(', ')}) VALUES (${Object.keys(all)
      .map(() => '?')
      .join(', ')})`,
  )
    .bind(...Object.values(all))
    .run()
}

const LISTED = { listed: 1, expires_at: null }

/** Of the one saved fare. */
const lifetimeDays = async () =>
  (Date.parse((await env.DB.prepare('SELECT expires_at FROM transfer_rates').first<string>('expires_at'))!) -
    Date.now()) /
  DAY_MS

const stored = async () => (await env.DB.prepare('SELECT count(*) AS n FROM transfer_rates').first<number>('n'))!

async function refusedFields(answer: Response): Promise<string[]> {
  expect(answer.status).toBe(422)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  const { fields = [] } = await answer.json<Problem>()
  return fields.map(({ field }) => field.replace('urlDataUpload.', ''))
}

const faresOf = ({ from, to, distance, duration }: Trip) =>
  transferFare({ pickup: from, dropoff: to, distanceKm: distance, durationMinutes: parseDuration(duration)! })

const isReviewed = async ({ token }: TransferQuote) => {
  const reading = await readToken(env, token, 'transfer')
  if (!reading.ok) throw new Error(reading.reason)
  return reading.claims.needsReview
}

describe('a computed fare', () => {
  test('is found by its slug once it was uploaded', async () => {
    const trip = await drive('Galle', 'Mirissa')
    expect(await query('taxi-from-Galle-to-Mirissa')).toEqual([])
    const saved = await (await upload(uploadOf(trip))).json<TransferQuote>()
    const [found] = await query('taxi-from-Galle-to-Mirissa')
    expect(found).toMatchObject({
      pickup: 'Galle',
      dropoff: 'Mirissa',
      distance: trip.distance,
      duration: trip.duration,
      source: 'embedded',
      verified: true,
    })
    expect(found).toMatchObject({
      url: 'taxi-from-Galle-to-Mirissa',
      latloc: expect.closeTo(5.95, 1),
      longloc: expect.closeTo(80.45, 1),
    })
    expect({ ...found, token: '' }).toEqual({ ...saved, token: '' })
  })

  test('has a token with its terms, a different one for each visitor', async () => {
    const first = await (await upload(uploadOf(await drive('Galle', 'Mirissa')))).json<TransferQuote>()
    const [second] = await query(first.url)
    const readings = await Promise.all([first, second!].map(({ token }) => readToken(env, token, 'transfer')))
    for (const reading of readings) {
      expect(reading).toMatchObject({
        ok: true,
        claims: {
          pickup: 'Galle',
          dropoff: 'Mirissa',
          distance: first.distance,
          minutes: parseDuration(first.duration),
          needsReview: false,
        },
      })
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
    const fromPoint = { lat: 6.83, lng: 80.987 }
    const saved = await upload(uploadOf(trip, { fromPoint, url: transferSlug(trip.from, trip.to) }))
    expect(await saved.json()).toMatchObject({ pickup: 'Back-to-Basics Cabanas', dropoff: 'Ella' })
    await insertRow(['Back-to-Basics Cabanas', 'Ella'], [12, 25], {
      route_key: 'back to basics cabanas > ella',
      ...LISTED,
    })
    expect(await query('taxi-from-Back-to-Basics%20Cabanas-to-Ella', { fromPoint })).toMatchObject([
      { pickup: 'Back-to-Basics Cabanas', dropoff: 'Ella' },
    ])
  })

  test('is saved once under all spellings of its places', async () => {
    const trip = await drive('Galle', COLOMBO_AIRPORT)
    await upload(uploadOf(trip))
    const answer = await (
      await upload(uploadOf({ ...trip, from: 'GALLE', to: 'CMB' }, { url: 'taxi-from-GALLE-to-CMB' }))
    ).json<TransferQuote>()
    expect(answer).toMatchObject({ pickup: 'Galle', dropoff: COLOMBO_AIRPORT, distance: trip.distance })
    expect(await stored()).toBe(1)
  })

  test('is one row when many upload it at once', async () => {
    const trip = await drive('Kandy', 'Ella')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => upload(uploadOf({ ...trip, distance: trip.distance + (i % 4) }))),
    )
    const records = await Promise.all(answers.map((answer) => answer.json<TransferQuote>()))
    expect(new Set(records.map(({ distance }) => distance)).size).toBe(1)
    expect(await stored()).toBe(1)
  })

  test('is kept for 30 days in D1 and KV, and can be saved again after that', async () => {
    const trip = await drive('Kandy', 'Ella')
    await upload(uploadOf(trip))
    expect(await lifetimeDays()).toBeCloseTo(30, 2)
    expect(await keptDays('kandy > ella')).toBeCloseTo(30, 2)
    await env.DB.exec("UPDATE transfer_rates SET expires_at = '2020-01-01T00:00:00.000Z', distance_km = 99")
    await forgetKept()
    expect(await query('taxi-from-Kandy-to-Ella')).toEqual([])
    await upload(uploadOf(trip))
    expect(await query('taxi-from-Kandy-to-Ella')).toMatchObject([{ distance: trip.distance, source: 'embedded' }])
    expect(await lifetimeDays()).toBeCloseTo(30, 2)
  })
})

describe('between places that the site knows, only its own figures count', () => {
  test.each<[string, (trip: Trip) => Partial<Trip>]>([
    ['24 % shorter', ({ distance }) => ({ distance: Math.ceil(0.76 * distance) })],
    ['24 % longer', ({ distance }) => ({ distance: Math.floor(1.24 * distance) })],
    ['1 km', () => ({ distance: 1, duration: '2 mins' })],
    ['twice as long', ({ distance }) => ({ distance: 2 * distance })],
    [
      'quicker, at the same distance',
      ({ duration }) => ({ duration: formatDuration(Math.ceil(0.72 * parseDuration(duration)!)) }),
    ],
    ['two minutes', () => ({ duration: '2 mins' })],
    ['four days', () => ({ duration: '4 days' })],
  ])('%s is answered with them, to everybody', async (_how, change) => {
    const own = await drive('Weligama', 'Trincomalee')
    const figures = { distance: own.distance, duration: own.duration, source: 'embedded', ...faresOf(own) }
    const claim = { ...own, ...change(own) }
    const answer = await upload(uploadOf(claim))
    expect(answer.status).toBe(200)
    const quote = await answer.json<TransferQuote>()
    expect(quote).toMatchObject(figures)
    expect(await readToken(env, quote.token, 'transfer')).toMatchObject({
      claims: { distance: own.distance, minutes: parseDuration(own.duration), prices: faresOf(own) },
    })
    expect(await query(quote.url)).toMatchObject([figures])
    await forgetKept()
    expect(await query(quote.url)).toMatchObject([figures])
  })

  test('a later upload does not change them', async () => {
    const own = await drive('Galle', 'Ella')
    await upload(uploadOf(own))
    await upload(uploadOf({ ...own, distance: own.distance - 20 }))
    expect(await query('taxi-from-Galle-to-Ella')).toMatchObject([{ distance: own.distance }])
  })

  test('for random known places and random claims', async () => {
    const places = allPlaces().map(({ name }) => name)
    const name = fc.integer({ min: 0, max: places.length - 1 }).map((i) => places[i]!)
    await fc.assert(
      fc.asyncProperty(
        name,
        name,
        fc.integer({ min: 1, max: 1100 }),
        fc.integer({ min: 1, max: 2000 }),
        async (from, to, distance, minutes) => {
          const own = await (await call('/directions', { from, to })).json<Route>()
          if (from === to || own.distanceMeters < 1000) return
          const answer = await upload(uploadOf({ from, to, distance, duration: formatDuration(minutes) }))
          expect(answer.status).toBe(200)
          const figures = {
            distance: Math.floor(own.distanceMeters / 1000),
            duration: formatDuration(own.durationSeconds / 60),
            source: 'embedded',
          }
          expect(await answer.json()).toMatchObject(figures)
          expect(await query(transferSlug(from, to))).toMatchObject([figures])
        },
      ),
      { seed: 20_261_122, numRuns: 30 },
    )
  })

  test('coordinates are known places', async () => {
    const [from, to] = ['6.9344°N 79.8428°E', '6.9497°N 80.7891°E']
    const answer = await (
      await call('/directions', {
        from: { lat: 6.9344, lng: 79.8428 },
        to: { lat: 6.9497, lng: 80.7891 },
        source: 'embedded',
      })
    ).json<Route>()
    const own = {
      from,
      to,
      distance: Math.floor(answer.distanceMeters / 1000),
      duration: formatDuration(answer.durationSeconds / 60),
    }
    const saved = await (
      await upload(uploadOf({ ...own, distance: Math.ceil(0.78 * own.distance) }))
    ).json<TransferQuote>()
    expect(saved).toMatchObject({ distance: own.distance, source: 'embedded' })
    expect(await isReviewed(saved)).toBe(false)
    expect(await stored()).toBe(0)
  })

  test('a saved distance of a map service is served to nobody', async () => {
    await insertRow(['Colombo', 'Jaffna'], [300, 400], { source: 'google' })
    expect(await query('taxi-from-Colombo-to-Jaffna')).toEqual([])
    const own = await drive('Colombo', 'Jaffna')
    await upload(uploadOf(own))
    expect(await query('taxi-from-Colombo-to-Jaffna')).toMatchObject([{ distance: own.distance }])
  })

  test('a listed rate comes before the own roads, and needs no review', async () => {
    await insertRow(['Colombo', 'Jaffna'], [300, 400], LISTED)
    const [found] = await query('taxi-from-Colombo-to-Jaffna')
    expect(found).toMatchObject({ distance: 300 })
    expect(await isReviewed(found!)).toBe(false)
    expect(await (await upload(uploadOf(await drive('Colombo', 'Jaffna')))).json()).toMatchObject({ distance: 300 })
    // Listed between the look-up and the write.
    const computed = computedDistance(
      placeTransfer({ pickup: 'Colombo', dropoff: 'Jaffna' }),
      { distanceKm: 380, durationMinutes: 400 },
      'embedded',
    )
    expect(await saveDistance({ env, waitUntil: () => {} }, computed)).toMatchObject({ distanceKm: 300 })
    expect(await env.DB.prepare('SELECT distance_km FROM transfer_rates').first('distance_km')).toBe(300)
  })
})

describe('an upload is refused and nothing is saved for', () => {
  const jaffna = { from: COLOMBO_AIRPORT, to: 'Jaffna', distance: 380, duration: '6 hours 30 mins' }

  test.each<[string, Partial<Trip>, string]>([
    ['no distance', { distance: 0 }, 'distance'],
    ['a negative distance', { distance: -380 }, 'distance'],
    ['a fraction of a km', { distance: 380.5 }, 'distance'],
    ['a huge distance', { distance: 1e21 }, 'distance'],
    ['a distance over 1100 km', { distance: 1101 }, 'distance'],
    ['a duration that is none', { duration: 'soon' }, 'duration'],
    ['no duration', { duration: '0 mins' }, 'duration'],
    ['a negative duration', { duration: '-390 mins' }, 'duration'],
  ])('%s', async (_what, changes, field) => {
    const trip = { ...jaffna, ...changes }
    expect(
      await refusedFields(await upload(uploadOf(trip, { distance: trip.distance, duration: trip.duration }))),
    ).toContain(field)
    expect(await stored()).toBe(0)
  })

  // A villa in Jaffna that only its sender places.
  test.each<[string, Partial<Trip>, string]>([
    ['1 km from the airport to Jaffna', { distance: 1, duration: '2 mins' }, 'distance'],
    ['a third of the way', { distance: 250, duration: '4 hours' }, 'distance'],
    ['a distance twice as long', { distance: 800 }, 'distance'],
    ['a 2-minute duration', { duration: '2 mins' }, 'duration'],
    ['a drive at 190 km/h', { duration: '2 hours' }, 'duration'],
    ['a drive of four days', { duration: '4 days' }, 'duration'],
  ])('%s, for a place that only the visitor places', async (_what, changes, field) => {
    const trip = { ...jaffna, to: 'Villa Sunrise', ...changes }
    const toPoint = { lat: 9.665, lng: 80.013 }
    expect(await refusedFields(await upload(uploadOf(trip, { toPoint })))).toContain(field)
    expect(await query(transferSlug(trip.from, trip.to), { toPoint })).toEqual([])
    expect(await stored()).toBe(0)
  })

  test.each([
    ['a text', '380'],
    ['nothing', null],
    ['a list', [380]],
    ['an object', {}],
    ['true', true],
  ])('%s for a distance', async (_what, distance) => {
    expect(await refusedFields(await upload({ ...uploadOf(jaffna), distance }))).toContain('distance')
    expect(await stored()).toBe(0)
  })

  test('NaN, which is not JSON', async () => {
    const body = JSON.stringify({ urlDataUpload: uploadOf(jaffna) }).replace('"distance":380', '"distance":NaN')
    expect((await call('/transfer/', null, { body })).status).toBe(400)
    expect(await stored()).toBe(0)
  })

  test.each([
    ['miniPriceLKR', -1],
    ['carPriceLKR', 1],
    ['vanPriceLKR', 1],
    ['miniPriceUSD', -1],
    ['carPriceUSD', 1],
    ['vanPriceUSD', 1],
  ] as const)('%s that is not ours', async (field, off) => {
    const trip = await drive('Colombo', 'Kandy')
    const right = uploadOf(trip)
    expect(await refusedFields(await upload({ ...right, [field]: right[field]! + off }))).toEqual([field])
    expect(await stored()).toBe(0)
  })

  test('the airport fare for a place that is not the airport', async () => {
    const trip = await drive('Negombo', 'Colombo')
    const airport = uploadOf({ ...trip, from: COLOMBO_AIRPORT })
    expect(
      await refusedFields(await upload({ ...airport, from: 'Negombo', url: transferSlug('Negombo', 'Colombo') })),
    ).toContain('miniPriceLKR')
  })

  test('a slug of other places', async () => {
    const trip = await drive('Colombo', 'Kandy')
    expect(await refusedFields(await upload(uploadOf(trip, { url: 'taxi-from-Colombo-to-Jaffna' })))).toEqual(['url'])
  })

  test('two spellings of one place', async () => {
    const trip = { from: 'BIA', to: 'Katunayake', distance: 5, duration: '10 mins' }
    expect(await refusedFields(await upload(uploadOf(trip)))).toEqual(['to'])
  })

  test('places that are next to each other', async () => {
    const trip = { from: '7.2906°N 80.6337°E', to: '7.2930°N 80.6337°E', distance: 1, duration: '5 mins' }
    expect(await refusedFields(await upload(uploadOf(trip)))).toEqual(['distance'])
    expect(await stored()).toBe(0)
  })

  test('a known place at a wrong position', async () => {
    const trip = await drive('Colombo', 'Kandy')
    expect(await refusedFields(await upload(uploadOf(trip, { lat: 6.03, long: 80.21 })))).toEqual(['lat'])
  })

  test.each([
    ['in India', 13.08, 80.27],
    ['at sea', 7.2, 81.99],
    ['on the other side of the world', 51.5, -0.12],
  ])('a hotel %s', async (_where, lat, long) => {
    const trip = { from: 'Colombo', to: 'Grand Palace Hotel', distance: 100, duration: '2 hours' }
    expect(await refusedFields(await upload(uploadOf(trip, { lat, long })))).toHaveLength(1)
    expect(await stored()).toBe(0)
  })
})

describe('a place that only its visitor places', () => {
  const point = { lat: 6.0245, lng: 80.2195 }
  const trip = { from: 'Colombo', to: 'Amangalla Lighthouse Villa', distance: 128, duration: '1 hour 50 mins' }
  const slug = transferSlug(trip.from, trip.to)

  test('is quoted to its sender alone: what a browser says is shown to nobody else, and nothing is saved', async () => {
    for (const distance of [128, 140]) {
      const quote = await (await upload(uploadOf({ ...trip, distance }, { toPoint: point }))).json<TransferQuote>()
      expect(quote).toMatchObject({ distance, source: 'google', verified: true, latloc: point.lat })
      expect(await isReviewed(quote)).toBe(true)
      expect(await query(slug, { toPoint: point })).toEqual([])
    }
    expect(await stored()).toBe(0)
    expect(await keptKeys()).toEqual([])
  })
})

describe('a place that only its visitor places, where the Worker asks Google', () => {
  const google = vi.fn<typeof fetch>()
  /** What Google tells the Worker of each way. */
  let told: Pick<Trip, 'distance' | 'duration'>
  beforeEach(() => {
    told = { distance: 128, duration: '1 hour 50 mins' }
    google.mockReset()
    google.mockImplementation(async () => routeOf(told))
    vi.spyOn(globalThis, 'fetch').mockImplementation(google)
    post = siteWith({ GOOGLE_MAPS_SERVER_KEY: 'key-of-the-server', MAP_SERVICE_RATE: undefined })
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  const routeOf = ({ distance, duration }: Pick<Trip, 'distance' | 'duration'>) => {
    const encodedPolyline = encode([
      [6.93, 79.86],
      [point.lat, point.lng],
    ])
    const route = {
      distanceMeters: distance * 1000,
      duration: `${parseDuration(duration)! * 60}s`,
      polyline: { encodedPolyline },
    }
    return Response.json({ routes: [route] })
  }

  // Beside Galle's lighthouse.
  const point = { lat: 6.0245, lng: 80.2195 }
  const trip = { from: 'Colombo', to: 'Amangalla Lighthouse Villa', distance: 128, duration: '1 hour 50 mins' }
  const slug = transferSlug(trip.from, trip.to)
  const km = (north: number, from = point) => ({ lat: from.lat + north / 111.2, lng: from.lng })
  const uploadAt = (toPoint: LatLng, changes: Partial<Trip> = {}) =>
    upload(uploadOf({ ...trip, ...changes }, { toPoint }))

  test("has Google's fare saved with its position, whatever the browser said, for a booking that the operator reviews", async () => {
    const claim = uploadOf({ ...trip, distance: 120, duration: '2 hours' }, { lat: point.lat, long: point.lng })
    const saved = await (await upload(claim)).json<TransferQuote>()
    expect(google).toHaveBeenCalledOnce()
    expect(saved).toMatchObject({ source: 'google', verified: true, distance: 128 })
    const [fromCache] = await query(slug, { toPoint: point })
    await forgetKept()
    const [fromDatabase] = await query(slug, { toPoint: point })
    for (const quote of [saved, fromCache!, fromDatabase!]) {
      expect(quote).toMatchObject({
        distance: 128,
        duration: trip.duration,
        verified: true,
        latloc: point.lat,
        longloc: point.lng,
      })
      expect(await isReviewed(quote)).toBe(true)
    }
  })

  test('is not found by its name alone, or with another position', async () => {
    await uploadAt(point)
    for (let i = 0; i < 2; i++) {
      expect(await query(slug)).toEqual([])
      expect(await query(slug, { toPoint: { lat: 7.2906, lng: 80.6337 } })).toEqual([])
      expect(await query(slug, { fromPoint: point })).toEqual([])
      expect(await query(transferSlug(trip.from, `${trip.to} @ 602 8022`))).toEqual([])
      await forgetKept()
    }
  })

  test('is the same place within a kilometre', async () => {
    // Both lie in the cell of 6.02, 80.22.
    const south = { lat: 6.0152, lng: 80.2195 }
    await uploadAt(south)
    for (const cached of [true, false]) {
      if (!cached) await forgetKept()
      expect(await query(slug, { toPoint: km(0.9, south) })).toMatchObject([
        { distance: 128, latloc: km(0.9, south).lat },
      ])
      expect(await query(slug, { toPoint: km(1.05, south) })).toEqual([])
    }
  })

  test('is another place than its namesake in the same cell, more than a kilometre away', async () => {
    const south = { lat: 6.0152, lng: 80.2195 }
    await uploadAt(south)
    told = { ...told, distance: 129 }
    const other = await (await uploadAt(km(1.05, south), { distance: 130 })).json<TransferQuote>()
    expect(other).toMatchObject({ distance: 130, latloc: km(1.05, south).lat })
    expect(await stored()).toBe(1)
    expect(await query(slug, { toPoint: south })).toMatchObject([{ distance: 128 }])
  })

  test('may have a namesake elsewhere, with a distance of its own', async () => {
    const kandy = { lat: 7.2906, lng: 80.6337 }
    await uploadAt(point)
    told = { distance: 116, duration: '3 hours 10 mins' }
    expect(await (await uploadAt(kandy, { distance: 116, duration: '3 hours 10 mins' })).json()).toMatchObject({
      distance: 116,
    })
    expect(await query(slug, { toPoint: point })).toMatchObject([{ distance: 128 }])
    expect(await query(slug, { toPoint: kandy })).toMatchObject([{ distance: 116 }])
  })

  test('has one row when many upload it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => uploadAt(point, { distance: 126 + (i % 4) })),
    )
    const quotes = await Promise.all(answers.map((answer) => answer.json<TransferQuote>()))
    expect(new Set(quotes.map(({ distance }) => distance)).size).toBe(1)
    expect(await stored()).toBe(1)
  })

  test('keeps its first figures until they expire', async () => {
    await uploadAt(point)
    told = { ...told, distance: 132 }
    expect(await (await uploadAt(point, { distance: 132 })).json()).toMatchObject({ distance: 128 })
    await env.DB.exec("UPDATE transfer_rates SET expires_at = '2020-01-01T00:00:00.000Z'")
    await forgetKept()
    expect(await (await uploadAt(point, { distance: 132 })).json()).toMatchObject({ distance: 132 })
    expect(await lifetimeDays()).toBeCloseTo(30, 2)
  })

  test("has the own roads' fare where Google contradicts them, and that is kept for 30 days, too", async () => {
    const roads = await (await call('/directions', { from: 'Colombo', to: point })).json<Route>()
    told = { distance: 20, duration: '20 mins' }
    const own = { distance: Math.floor(roads.distanceMeters / 1000), source: 'embedded' }
    expect(await (await uploadAt(point)).json()).toMatchObject(own)
    expect(await lifetimeDays()).toBeCloseTo(30, 2)
    expect(await query(slug, { toPoint: point })).toMatchObject([own])
  })

  test('cannot be nearer than the roads to its position', async () => {
    expect(await refusedFields(await uploadAt(point, { distance: 20, duration: '30 mins' }))).toContain('distance')
    await uploadAt(point)
    expect(await refusedFields(await uploadAt(point, { distance: 20, duration: '30 mins' }))).toContain('distance')
  })

  test('is shown to each visitor in their own spelling', async () => {
    await uploadAt(point)
    const shouted = transferSlug('Colombo', 'AMANGALLA  lighthouse-villa!')
    expect(await query(shouted, { toPoint: point })).toMatchObject([
      { dropoff: 'AMANGALLA lighthouse-villa!', distance: 128 },
    ])
  })

  test('is not a known place with another position', async () => {
    const own = await drive('Kandy', 'Galle')
    await upload(uploadOf(own, { toPoint: point }))
    expect(await query('taxi-from-Kandy-to-Galle', { toPoint: { lat: 7.29, lng: 80.63 } })).toMatchObject([
      { distance: own.distance, latloc: expect.closeTo(6.0367, 3) },
    ])
  })

  test.each([
    ['fails', async () => new Response('', { status: 500 })],
    ['knows no way', async () => Response.json({})],
  ])('is quoted to its sender alone while Google %s', async (_how, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    google.mockImplementation(answer)
    expect(await (await uploadAt(point, { distance: 126 })).json()).toMatchObject({ distance: 126, source: 'google' })
    expect(await query(slug, { toPoint: point })).toEqual([])
    expect(await stored()).toBe(0)
  })

  test('costs nothing once it is saved, nor for a point or a known place', async () => {
    await uploadAt(point)
    await uploadAt(point, { distance: 130 })
    await query(slug, { toPoint: point })
    await upload(uploadOf({ ...trip, from: '6.9344°N 79.8428°E' }, { toPoint: point }))
    await upload(uploadOf(await drive('Colombo', 'Kandy')))
    expect(google).toHaveBeenCalledOnce()
  })

  test('is asked of Google only so often for one visitor', async () => {
    post = siteWith({
      GOOGLE_MAPS_SERVER_KEY: 'key-of-the-server',
      MAP_SERVICE_RATE: { limit: async () => ({ success: false }) },
    })
    expect(await (await uploadAt(point, { distance: 126 })).json()).toMatchObject({ distance: 126 })
    expect(google).not.toHaveBeenCalled()
    expect(await stored()).toBe(0)
  })

  test('is not found if it is saved under its name alone', async () => {
    await insertRow([trip.from, trip.to], [1, 2])
    for (const points of [{}, { toPoint: point }]) expect(await query(slug, points)).toEqual([])
    expect(await (await uploadAt(point)).json()).toMatchObject({ distance: 128 })
    expect(await query(slug, { toPoint: point })).toMatchObject([{ distance: 128 }])
  })

  test('is listed by the operator under its name alone', async () => {
    await insertRow([trip.from, trip.to], [125, 120], { latloc: point.lat, longloc: point.lng, ...LISTED })
    for (const points of [{}, { toPoint: point }]) {
      const [found] = await query(slug, points)
      expect(found).toMatchObject({ distance: 125, dropoff: trip.to, latloc: point.lat, verified: true })
      expect(await isReviewed(found!)).toBe(false)
      await forgetKept()
    }
  })
})

describe('a name that nobody places', () => {
  const trip = { from: 'Colombo', to: 'Amangalla Lighthouse Villa', distance: 128, duration: '1 hour 50 mins' }

  test('is quoted to its visitor alone, for a booking that the operator reviews, and nothing is saved', async () => {
    for (const distance of [128, 130]) {
      const quote = await (await upload(uploadOf({ ...trip, distance }))).json<TransferQuote>()
      expect(quote).toMatchObject({ verified: false, distance })
      expect(await isReviewed(quote)).toBe(true)
      expect(await query(quote.url)).toEqual([])
    }
    expect(await stored()).toBe(0)
    expect(await keptKeys()).toEqual([])
  })

  test('is not quoted at a speed that no car has', async () => {
    expect(await refusedFields(await upload(uploadOf({ ...trip, duration: '10 mins' })))).toEqual(['duration'])
  })
})

describe('a point on the map', () => {
  test('is placed by its own name, whatever position is sent along', async () => {
    const trip = { ...(await drive('Kandy', 'Galle')), to: '6.0535°N 80.2210°E' }
    expect((await upload(uploadOf(trip))).status).toBe(200)
    expect(await stored()).toBe(0)
    const [found] = await query(transferSlug('Kandy', '6.0535, 80.2210'))
    expect(found).toMatchObject({ dropoff: trip.to, latloc: 6.0535, longloc: 80.221 })
    expect(await isReviewed(found!)).toBe(false)
    expect(await refusedFields(await upload(uploadOf({ ...trip, from: 'Ella' }, { lat: 7.29, long: 80.63 })))).toEqual([
      'lat',
    ])
  })

  test('is answered by the own roads without an upload, and takes no room in D1 or KV', async () => {
    const [from, to] = ['6.9344°N 79.8428°E', '6.9497°N 80.7891°E']
    for (const [pickup, dropoff] of [
      [from, to],
      [from, 'Kandy'],
      ['Kandy', to],
    ] as const) {
      const own = await drive(pickup, dropoff)
      const [found] = await query(transferSlug(pickup, dropoff))
      expect(found).toMatchObject({ pickup, dropoff, distance: own.distance, duration: own.duration, ...faresOf(own) })
      expect(await isReviewed(found!)).toBe(false)
      await upload(uploadOf(own))
    }
    expect(await stored()).toBe(0)
    expect(await keptKeys()).toEqual([])
  })

  test('has no fare to itself, nor beyond the roads', async () => {
    expect(await query(transferSlug('7.2906°N 80.6337°E', '7.2930°N 80.6337°E'))).toEqual([])
    expect(await query(transferSlug('Kandy', '7.0000°N 79.0000°E'))).toEqual([])
  })
})

/** Of the computed distances, the oldest first. */
const dropoffs = async () =>
  (await env.DB.prepare('SELECT dropoff FROM transfer_rates WHERE listed = 0 ORDER BY id').all()).results.map(
    ({ dropoff }) => dropoff,
  )
const dropoffsInCache = async () =>
  (await keptKeys()).flatMap((name) => name.split('/').at(-1)!.split(' > ').slice(1)).toSorted()

async function uploadAll(places: readonly string[]): Promise<void> {
  for (const to of places) expect((await upload(uploadOf(await drive('Galle', to)))).status).toBe(200)
}

test('what the roads of before said of a place that visitors placed makes room for what they say today', async () => {
  const villa = { lat: 6.03, lng: 80.22 }
  const trip = placeTransfer({ pickup: 'Colombo', dropoff: 'Amangalla Lighthouse Villa' }, { dropoff: villa })
  const save = (distanceKm: number) =>
    saveDistance({ env, waitUntil: () => {} }, computedDistance(trip, { distanceKm, durationMinutes: 120 }, 'embedded'))
  expect(await save(126)).toMatchObject({ distanceKm: 126 })
  expect(await save(128)).toMatchObject({ distanceKm: 126 })
  await env.DB.exec("UPDATE transfer_rates SET roads = 'of before'")
  expect(await save(128)).toMatchObject({ distanceKm: 128 })
})

describe('at the ceiling that the operator sets', () => {
  const HILLS = ['Ella', 'Badulla', 'Haputale', 'Bandarawela', 'Hatton', 'Nuwara Eliya']
  test('the oldest computed distances make room in D1 and KV; listed ones stay', async () => {
    await insertRow(['Colombo', 'Jaffna'], [300, 400], LISTED)
    post = siteWith({ MAX_SAVED_DISTANCES: '3' })
    await uploadAll(HILLS)
    expect(await dropoffs()).toEqual(HILLS.slice(3))
    expect(await dropoffsInCache()).toEqual(
      HILLS.slice(3)
        .map((name) => name.toLowerCase())
        .toSorted(),
    )
    expect(await stored()).toBe(4)
    // It can be saved again.
    expect(await query('taxi-from-Galle-to-Ella')).toEqual([])
    await uploadAll(['Ella'])
    expect(await query('taxi-from-Galle-to-Ella')).toHaveLength(1)
    expect(await dropoffs()).toEqual([...HILLS.slice(4), 'Ella'])
  })

  test('what was saved again is no newer than it was', async () => {
    post = siteWith({ MAX_SAVED_DISTANCES: '3' })
    await uploadAll(['Ella', 'Badulla', 'Ella', 'Ella', 'Badulla'])
    expect(await dropoffs()).toEqual(['Ella', 'Badulla'])
  })

  test('a sweep removes what is above a ceiling that was lowered', async () => {
    await uploadAll(HILLS)
    expect(await removeOldDistances(env)).toBe(0)
    expect(await removeOldDistances({ ...env, MAX_SAVED_DISTANCES: '2' } as Env)).toBe(4)
    expect(await dropoffs()).toEqual(HILLS.slice(4))
  })

  test('no visitor fills KV by asking for a listed name at ever new positions', async () => {
    await insertRow(['Colombo', 'Amangalla Lighthouse Villa'], [125, 120], LISTED)
    const url = transferSlug('Colombo', 'Amangalla Lighthouse Villa')
    for (const lat of [6.1, 6.2, 6.3]) expect(await query(url, { toPoint: { lat, lng: 80.3 } })).toHaveLength(1)
    expect(await keptKeys()).toEqual([])
  })
})

test('a computed distance that the operator lists stays', async () => {
  await upload(uploadOf(await drive('Colombo', 'Kandy')))
  await env.DB.exec("UPDATE transfer_rates SET listed = 1, expires_at = '2020-01-01T00:00:00.000Z'")
  await forgetKept()
  for (let i = 0; i < 2; i++) expect(await query('taxi-from-Colombo-to-Kandy')).toHaveLength(1)
  expect(await removeOldDistances(env)).toBe(0)
})

test('computed distances are removed after 30 days, listed ones stay', async () => {
  await upload(uploadOf(await drive('Colombo', 'Kandy')))
  await upload(uploadOf(await drive('Colombo', 'Galle')))
  await insertRow(['Colombo', 'Jaffna'], [300, 400], { route_key: 'x', ...LISTED })
  expect(await removeOldDistances(env)).toBe(0)
  expect(await removeOldDistances(env, new Date(Date.now() + 29 * DAY_MS))).toBe(0)
  expect(await removeOldDistances(env, new Date(Date.now() + 31 * DAY_MS))).toBe(2)
  expect(await env.DB.prepare('SELECT dropoff FROM transfer_rates').first('dropoff')).toBe('Jaffna')
})

describe('nothing is found for', () => {
  test.each([
    ['no slug', 'hello'],
    ['one place', 'taxi-from-Colombo'],
    ['no dropoff', 'taxi-from-Colombo-to-'],
    ['a null byte', 'taxi-from-\u0000-to-Kandy'],
    ['broken encoding', 'taxi-from-%E0%A4%A-to-%'],
    ['a script', 'taxi-from-<script>alert(1)</script>-to-Kandy'],
    ['SQL', "taxi-from-' OR 1=1 ---to-Kandy"],
    ['many separators', `taxi-from-${'-to-'.repeat(900)}x`],
    ['an endless name', `taxi-from-${'a'.repeat(3000)}-to-Kandy`],
    ['lone surrogates', 'taxi-from-\ud800-to-Kandy'],
  ])('%s', async (_what, url) => {
    expect(await query(url)).toEqual([])
  })
})
