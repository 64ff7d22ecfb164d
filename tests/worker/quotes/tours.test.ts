import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { encode } from '@googlemaps/polyline-codec'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Route, Problem, SafariOffer, TourQuote, SafariUpload } from '#domain/quotes/quote-calls-and-lifetime.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { parksOnSale } from '#domain/tours/parks.ts'
import { parseSafariSlug, safariSlug } from '#domain/quotes/slugs.ts'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import { app } from '#worker/app.ts'
import type { Env } from '#worker/environment.ts'
import { removeOldDistances } from '#worker/quotes/saved-distances.ts'
import { readToken } from '#worker/quotes/quote-token.ts'
import { call, forgetKept, keptDays, letListsExpire, listTrip } from '../site.ts'

const YALA = 'Yala national park'

const offers = async (park?: string) => (await call('/safari/query/all', { linkUrl: { park } })).json<SafariOffer[]>()

async function query(
  park: string,
  pickup: string,
  dropoff: string,
  points: { pickupPoint?: LatLng; dropoffPoint?: LatLng } = {},
): Promise<TourQuote[]> {
  const answer = await call('/safari/query', {
    urlData: { url: safariSlug({ park, pickup, dropoff, type: 'Half Day' }), ...points },
  })
  expect(answer.status).toBe(200)
  return answer.json()
}

async function kmThrough(from: string, park: string, to: string): Promise<number> {
  return Math.floor((await (await call('/directions', { from, to, via: park })).json<Route>()).distanceMeters / 1000)
}

function upload(changes: Partial<SafariUpload> & { pickup: string; dropoff: string }): Promise<Response> {
  const trip = { park: YALA, distance: 0, ...changes }
  return call('/safari/', { urlDataUpload: { url: safariSlug({ ...trip, type: 'Half Day' }), ...trip } })
}

const claimsOf = async ({ token }: TourQuote) =>
  ((await readToken(env, token, 'safari')) as { claims: { needsReview: boolean } }).claims

const stored = async () => (await env.DB.prepare('SELECT count(*) AS n FROM safari_offers').first<number>('n'))!

/** Days that the newest saved distance has left; NaN for ever. */
const lifetimeDays = async () =>
  (Date.parse(
    (await env.DB.prepare('SELECT expires_at FROM safari_offers ORDER BY id DESC').first<string | null>(
      'expires_at',
    )) ?? '',
  ) -
    Date.now()) /
  DAY_MS

async function fieldsRefused(answer: Response): Promise<string[]> {
  expect(answer.status).toBe(422)
  return (await answer.json<Problem>()).fields!.map(({ field }) => field.replace('urlDataUpload.', ''))
}

describe('safari offers', () => {
  test('are at least 40 for 8 parks, in whole km, with slugs that parse', async () => {
    const all = await offers()
    expect(all.length).toBeGreaterThanOrEqual(40)
    expect(new Set(all.map(({ park }) => park)).size).toBe(8)
    for (const { id, url, park, pickup, dropoff, distance } of all) {
      expect(id).toBeGreaterThan(0)
      expect(Number.isInteger(distance) && distance > 0).toBe(true)
      expect(parseSafariSlug(url)).toEqual({ park, pickup, dropoff, type: 'Half Day' })
    }
  })

  test.each(parksOnSale().map(({ name }) => name))('of %s are found by the park in any spelling', async (park) => {
    const found = await offers(park)
    expect(found.length).toBeGreaterThanOrEqual(4)
    expect(new Set(found.map((offer) => offer.park))).toEqual(new Set([park]))
    for (const spelling of [park.toUpperCase(), park.replaceAll(' ', '-'), park.replace(' national park', '')]) {
      expect(await offers(spelling)).toEqual(found)
    }
  })

  test('of a place that is no park are none', async () => {
    expect(await offers('Jurassic Park')).toEqual([])
    expect(await offers('Colombo')).toEqual([])
  })

  test('lead through the park', async () => {
    const offer = (await offers(YALA)).find(({ pickup, dropoff }) => pickup === 'Ella' && dropoff === 'Mirissa')!
    expect(offer.distance).toBe(await kmThrough('Ella', YALA, 'Mirissa'))
  })
})

describe('the distance of a tour', () => {
  test('is found for a listed offer, for half and full day alike, with a token for its booking', async () => {
    const [offer] = await offers(YALA)
    for (const url of [
      offer!.url,
      offer!.url.replace('half-day', 'full-day'),
      decodeURIComponent(offer!.url).toLowerCase(),
    ]) {
      const [record] = await (await call('/safari/query', { urlData: { url } })).json<TourQuote[]>()
      const { park, pickup, dropoff, distance } = offer!
      expect(record).toMatchObject({ park, pickup, dropoff, distance, url: offer!.url })
      expect(await readToken(env, record!.token, 'safari')).toMatchObject({
        ok: true,
        claims: { kind: 'safari', park, pickup, dropoff, distance, needsReview: false },
      })
    }
  })

  test('is 0 km without transport, and nothing is saved', async () => {
    const before = await stored()
    expect(await query(YALA, YALA, YALA)).toMatchObject([{ park: YALA, pickup: YALA, dropoff: YALA, distance: 0 }])
    expect(await query('yala', 'Yala', 'Yala National Park')).toMatchObject([
      { park: YALA, pickup: YALA, dropoff: YALA, distance: 0 },
    ])
    expect(await stored()).toBe(before)
  })

  test('is found once it was uploaded', async () => {
    const distance = await kmThrough('Galle', YALA, 'Kandy')
    expect(await query(YALA, 'Galle', 'Kandy')).toEqual([])
    const saved = await (await upload({ pickup: 'Galle', dropoff: 'Kandy', distance })).json<TourQuote>()
    expect(saved).toMatchObject({ park: YALA, pickup: 'Galle', dropoff: 'Kandy', distance, verified: true })
    expect(await query('YALA', 'galle', 'Kandy')).toMatchObject([{ distance }])
    expect(await lifetimeDays()).toBeCloseTo(30, 2)
  })

  test('is removed from D1 and KV after 30 days; a listed one stays', async () => {
    const distance = await kmThrough('Galle', YALA, 'Jaffna')
    await upload({ pickup: 'Galle', dropoff: 'Jaffna', distance })
    expect(await keptDays('galle > jaffna')).toBeCloseTo(30, 2)
    await env.DB.exec(
      "UPDATE safari_offers SET expires_at = '2020-01-01T00:00:00.000Z' WHERE pickup = 'Galle' AND dropoff = 'Jaffna'",
    )
    await forgetKept()
    expect(await query(YALA, 'Galle', 'Jaffna')).toEqual([])
    await listTrip({ park: YALA, pickup: 'Jaffna', dropoff: 'Jaffna' }, 800)
    const before = await stored()
    expect(await removeOldDistances(env)).toBe(1)
    expect(await stored()).toBe(before - 1)
    await removeOldDistances(env, new Date(Date.now() + 31 * DAY_MS))
    expect(await stored()).toBe(1)
  })

  test('may start at the park', async () => {
    const answer = await (await call('/directions', { from: YALA, to: 'Weligama' })).json<Route>()
    const distance = Math.floor(answer.distanceMeters / 1000)
    expect((await upload({ pickup: YALA, dropoff: 'Weligama', distance })).status).toBe(200)
    expect(await query(YALA, YALA, 'Weligama')).toMatchObject([{ distance, pickup: YALA }])
  })

  test('cannot be uploaded from the park to the park, where there is no transport', async () => {
    const before = await stored()
    for (const distance of [1, 250])
      expect(await fieldsRefused(await upload({ pickup: YALA, dropoff: 'Yala', distance }))).toEqual(['distance'])
    expect(await (await upload({ pickup: YALA, dropoff: YALA, distance: 0 })).json()).toMatchObject({ distance: 0 })
    expect(await query(YALA, YALA, YALA)).toMatchObject([{ distance: 0 }])
    expect(await stored()).toBe(before)
  })

  test.each([
    ['a negative distance', -5],
    ['a fraction', 200.5],
    ['over 1100 km', 1101],
    ['a text', '266'],
    ['nothing at all', null],
  ])('%s is refused', async (_what, distance) => {
    const before = await stored()
    expect(
      await fieldsRefused(await upload({ pickup: 'Hatton', dropoff: 'Jaffna', distance: distance as number })),
    ).toEqual(['distance'])
    expect(await stored()).toBe(before)
  })

  test.each([
    ['1 km', () => 1],
    ['nothing', () => 0],
    ['22 % less', (own: number) => Math.ceil(0.78 * own)],
    ['24 % more', (own: number) => Math.floor(1.24 * own)],
    ['too much', () => 1000],
  ])('%s between places that the site knows is answered with its own figures, to everybody', async (_what, claim) => {
    const own = await kmThrough('Matara', YALA, 'Kandy')
    const answer = await upload({ pickup: 'Matara', dropoff: 'Kandy', distance: claim(own) })
    expect(answer.status).toBe(200)
    const quote = await answer.json<TourQuote>()
    await forgetKept()
    const [found] = await query(YALA, 'Matara', 'Kandy')
    for (const each of [quote, found!]) {
      expect(each).toMatchObject({ distance: own, source: 'embedded', verified: true })
      expect(await claimsOf(each)).toMatchObject({ distance: own, needsReview: false })
    }
  })

  test('in a park that we do not sell is neither quoted nor saved, though the gazetteer knows it', async () => {
    expect(findPlace('Sinharaja')!.kind).toBe('park')
    expect(await query('Sinharaja', 'Galle', 'Galle')).toEqual([])
    expect(await query('Sinharaja', 'Sinharaja', 'Sinharaja')).toEqual([])
    expect(
      await fieldsRefused(
        await upload({
          park: 'Sinharaja',
          pickup: 'Galle',
          dropoff: 'Galle',
          distance: await kmThrough('Galle', 'Sinharaja', 'Galle'),
        }),
      ),
    ).toEqual(['park'])
    await env.DB.prepare(`INSERT INTO safari_offers (route_key, park, pickup, dropoff, distance_km, duration_minutes, listed)
      VALUES ('sinharaja > galle > galle', 'Sinharaja', 'Galle', 'Galle', 150, 200, 1)`).run()
    letListsExpire()
    expect(await query('Sinharaja', 'Galle', 'Galle')).toEqual([])
    expect(await offers('Sinharaja')).toEqual([])
    expect((await offers()).filter(({ park }) => park === 'Sinharaja')).toEqual([])
  })

  test('with the slug of another tour, or without a park, is refused', async () => {
    const distance = await kmThrough('Galle', YALA, 'Ella')
    const wrongSlug = await upload({
      pickup: 'Galle',
      dropoff: 'Ella',
      distance,
      url: safariSlug({ park: YALA, pickup: 'Galle', dropoff: 'Kandy', type: 'Half Day' }),
    })
    expect(wrongSlug.status).toBe(422)
    const noPark = await upload({ park: 'Colombo', pickup: 'Galle', dropoff: 'Ella', distance })
    expect((await noPark.json<Problem>()).fields![0]!.field).toBe('urlDataUpload.park')
  })

  test('for a hotel that nobody places is quoted to its visitor alone', async () => {
    const pickup = 'Leopard Nest Lodge'
    const before = await stored()
    const answer = await (await upload({ pickup, dropoff: 'Tissamaharama', distance: 50 })).json<TourQuote>()
    expect(answer).toMatchObject({ distance: 50, verified: false })
    expect(await claimsOf(answer)).toMatchObject({ needsReview: true })
    expect(await query(YALA, pickup, 'Tissamaharama')).toEqual([])
    expect(await stored()).toBe(before)
  })

  test('for a hotel that only its visitor places is quoted to its sender alone', async () => {
    const pickup = 'Coral Reef Rooms'
    // In Tangalle.
    const pickupPoint = { lat: 6.0243, lng: 80.7941 }
    const before = await stored()
    for (const distance of [20, 0, 300])
      expect(await fieldsRefused(await upload({ pickup, pickupPoint, dropoff: 'Tissamaharama', distance }))).toEqual([
        'distance',
      ])
    const distance = (await kmThrough('Tangalle', YALA, 'Tissamaharama')) + 3
    const quote = await (await upload({ pickup, pickupPoint, dropoff: 'Tissamaharama', distance })).json<TourQuote>()
    expect(quote).toMatchObject({ distance, source: 'google', verified: true })
    expect(await claimsOf(quote)).toMatchObject({ distance, needsReview: true })
    expect(await query(YALA, pickup, 'Tissamaharama', { pickupPoint })).toEqual([])
    expect(await stored()).toBe(before)
  })

  test('for such a hotel is saved with its position where the Worker itself asks Google, by way of the gate', async () => {
    const pickup = 'Coral Reef Rooms'
    const pickupPoint = { lat: 6.0243, lng: 80.7941 }
    const own = await kmThrough('Tangalle', YALA, 'Tissamaharama')
    const path = encode([
      [6.0243, 80.7941],
      [6.2855, 81.2887],
    ])
    const google = vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({
        routes: [{ distanceMeters: (own + 2) * 1000, duration: `${own * 90}s`, polyline: { encodedPolyline: path } }],
      }),
    )
    onTestFinished(() => google.mockRestore())
    const ctx = createExecutionContext()
    const trip = { park: YALA, pickup, pickupPoint, dropoff: 'Tissamaharama', distance: own + 5 }
    const request = new Request('https://site.test/en/serendip/safari/', {
      method: 'POST',
      body: JSON.stringify({ urlDataUpload: { ...trip, url: safariSlug({ ...trip, type: 'Half Day' }) } }),
      headers: { 'content-type': 'application/json' },
    })
    const keyed = { ...env, GOOGLE_MAPS_SERVER_KEY: 'key-of-the-server' } as unknown as Env
    const saved = await (await app.fetch(request, keyed, ctx)).json<TourQuote>()
    await waitOnExecutionContext(ctx)
    expect(saved).toMatchObject({ distance: own + 2, source: 'google' })
    expect(JSON.parse(google.mock.calls[0]![1]!.body as string)).toMatchObject({ intermediates: [{ via: true }] })
    expect(await lifetimeDays()).toBeCloseTo(30, 2)
    for (let i = 0; i < 2; i++) {
      const [found] = await query(YALA, pickup, 'Tissamaharama', { pickupPoint })
      expect(found).toMatchObject({ distance: own + 2 })
      expect(await claimsOf(found!)).toMatchObject({ needsReview: true })
      expect(await query(YALA, pickup, 'Tissamaharama')).toEqual([])
      // In Galle.
      expect(await query(YALA, pickup, 'Tissamaharama', { pickupPoint: { lat: 6.0329, lng: 80.2168 } })).toEqual([])
      await forgetKept()
    }
  })

  test('from a point on the map is answered by the own roads, and nothing is saved', async () => {
    const before = await stored()
    const distance = await kmThrough('6.0243, 80.7941', YALA, 'Ella')
    const [found] = await query(YALA, '6.0243, 80.7941', 'Ella')
    expect(found).toMatchObject({ pickup: '6.0243°N 80.7941°E', distance, source: 'embedded' })
    expect(await claimsOf(found!)).toMatchObject({ needsReview: false })
    expect((await upload({ pickup: '6.0243°N 80.7941°E', dropoff: 'Ella', distance })).status).toBe(200)
    expect(await stored()).toBe(before)
  })

  test('for a hotel abroad, or for a known place at a wrong position, is refused', async () => {
    const chennai = { lat: 13.08, lng: 80.27 }
    expect(
      await fieldsRefused(
        await upload({ pickup: 'Coral Reef Rooms', pickupPoint: chennai, dropoff: 'Ella', distance: 200 }),
      ),
    ).toEqual(['pickupPoint'])
    expect(
      await fieldsRefused(
        await upload({ pickup: 'Galle', dropoff: 'Ella', dropoffPoint: { lat: 9.66, lng: 80.02 }, distance: 300 }),
      ),
    ).toEqual(['dropoffPoint'])
    expect(await fieldsRefused(await upload({ pickup: '???', dropoff: 'Ella', distance: 300 }))).toEqual(['pickup'])
  })

  test('is one row when many upload it at once', async () => {
    const before = await stored()
    const distance = await kmThrough('Beruwala', YALA, 'Ella')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        upload({ pickup: 'Beruwala', dropoff: 'Ella', distance: distance + (i % 3) }),
      ),
    )
    const distances = await Promise.all(answers.map(async (answer) => (await answer.json<TourQuote>()).distance))
    expect(new Set(distances).size).toBe(1)
    expect(await stored()).toBe(before + 1)
  })
})
