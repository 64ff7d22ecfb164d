import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { Route, Problem, SafariOffer, TourQuote, SafariUpload } from '#domain/quotes/call-shapes.ts'
import { PARKS } from '#domain/safaris/parks.ts'
import { parseSafariSlug, safariSlug } from '#domain/quotes/slugs.ts'
import { readToken } from '#worker/quotes/token.ts'
import { call } from '../site.ts'

const YALA = 'Yala national park'

const offers = async (park?: string) => (await call('/safari/query/all', { linkUrl: { park } })).json<SafariOffer[]>()

async function query(park: string, pickup: string, dropoff: string): Promise<TourQuote[]> {
  const answer = await call('/safari/query', { urlData: { url: safariSlug({ park, pickup, dropoff, type: 'Half Day' }) } })
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

const claimsOf = async ({ token }: TourQuote) => (await readToken(env, token, 'safari') as { claims: { verified: boolean } }).claims

const stored = async () => (await env.DB.prepare('SELECT count(*) AS n FROM safari_offers').first<number>('n'))!

describe('safari offers', () => {
  test('are at least 40 over 8 parks, in whole km, with slugs that read back', async () => {
    const all = await offers()
    expect(all.length).toBeGreaterThanOrEqual(40)
    expect(new Set(all.map(({ park }) => park)).size).toBe(8)
    for (const { id, url, park, pickup, dropoff, distance } of all) {
      expect(id).toBeGreaterThan(0)
      expect(Number.isInteger(distance) && distance > 0).toBe(true)
      expect(parseSafariSlug(url)).toEqual({ park, pickup, dropoff, type: 'Half Day' })
    }
  })

  test.each(PARKS.map(({ name }) => name))('of %s are asked for by the park, in any spelling', async (park) => {
    const found = await offers(park)
    expect(found.length).toBeGreaterThanOrEqual(4)
    expect(new Set(found.map((offer) => offer.park))).toEqual(new Set([park]))
    for (const spelling of [park.toUpperCase(), park.replaceAll(' ', '-'), park.replace(' national park', '')]) {
      expect(await offers(spelling)).toEqual(found)
    }
  })

  test('of a park that there is not are none', async () => {
    expect(await offers('Jurassic Park')).toEqual([])
    expect(await offers('Colombo')).toEqual([])
  })

  test('lead through the park', async () => {
    const offer = (await offers(YALA)).find(({ pickup, dropoff }) => pickup === 'Ella' && dropoff === 'Mirissa')!
    expect(offer.distance).toBe(await kmThrough('Ella', YALA, 'Mirissa'))
  })
})

describe('the distance of a safari', () => {
  test('is found for a listed offer, for half and full day alike, with a token for its booking', async () => {
    const [offer] = await offers(YALA)
    for (const url of [offer!.url, offer!.url.replace('half-day', 'full-day'), decodeURIComponent(offer!.url).toLowerCase()]) {
      const [record] = await (await call('/safari/query', { urlData: { url } })).json<TourQuote[]>()
      const { park, pickup, dropoff, distance } = offer!
      expect(record).toMatchObject({ park, pickup, dropoff, distance, url: offer!.url })
      expect(await readToken(env, record!.token, 'safari')).toMatchObject({ ok: true, claims: { kind: 'safari', park, pickup, dropoff, distance, verified: true } })
    }
  })

  test('is nothing without transport, and nothing is stored for it', async () => {
    const before = await stored()
    expect(await query(YALA, YALA, YALA)).toMatchObject([{ park: YALA, pickup: YALA, dropoff: YALA, distance: 0 }])
    expect(await query('yala', 'Yala', 'Yala National Park')).toMatchObject([{ park: YALA, pickup: YALA, dropoff: YALA, distance: 0 }])
    expect(await stored()).toBe(before)
  })

  test('is not found before it is uploaded, and served to all afterwards', async () => {
    const distance = await kmThrough('Galle', YALA, 'Kandy')
    expect(await query(YALA, 'Galle', 'Kandy')).toEqual([])
    const saved = await (await upload({ pickup: 'Galle', dropoff: 'Kandy', distance })).json<TourQuote>()
    expect(saved).toMatchObject({ park: YALA, pickup: 'Galle', dropoff: 'Kandy', distance, verified: true })
    expect(await query('YALA', 'galle', 'Kandy')).toMatchObject([{ distance }])
  })

  test('may be had from a gate on: pickup at the park', async () => {
    const answer = await (await call('/directions', { from: YALA, to: 'Weligama' })).json<Route>()
    const distance = Math.floor(answer.distanceMeters / 1000)
    expect((await upload({ pickup: YALA, dropoff: 'Weligama', distance })).status).toBe(200)
    expect(await query(YALA, YALA, 'Weligama')).toMatchObject([{ distance, pickup: YALA }])
  })

  test.each([['1 km', 1], ['nothing', 0], ['a negative distance', -5], ['a fraction', 200.5], ['too much', 1000], ['a text', '266'], ['nothing at all', null]])(
    '%s from Hatton through Yala to Jaffna is refused', async (_what, distance) => {
      const before = await stored()
      const answer = await upload({ pickup: 'Hatton', dropoff: 'Jaffna', distance: distance as number })
      expect(answer.status).toBe(422)
      expect((await answer.json<Problem>()).fields!.map(({ field }) => field)).toEqual(['urlDataUpload.distance'])
      expect(await stored()).toBe(before)
    },
  )

  test('of another tour than its slug says, or in no park, is refused', async () => {
    const distance = await kmThrough('Galle', YALA, 'Ella')
    const wrongSlug = await upload({ pickup: 'Galle', dropoff: 'Ella', distance, url: safariSlug({ park: YALA, pickup: 'Galle', dropoff: 'Kandy', type: 'Half Day' }) })
    expect(wrongSlug.status).toBe(422)
    const noPark = await upload({ park: 'Colombo', pickup: 'Galle', dropoff: 'Ella', distance })
    expect((await noPark.json<Problem>()).fields![0]!.field).toBe('urlDataUpload.park')
  })

  test('for a hotel that nobody has placed is quoted to its visitor alone', async () => {
    const pickup = 'Leopard Nest Lodge'
    const answer = await (await upload({ pickup, dropoff: 'Tissamaharama', distance: 50 })).json<TourQuote>()
    expect(answer).toMatchObject({ distance: 50, verified: false })
    expect(await readToken(env, answer.token, 'safari')).toMatchObject({ claims: { verified: false } })
    expect(await query(YALA, pickup, 'Tissamaharama')).toEqual([])
  })

  test('that is lower than on the site\'s own roads is served, and its bookings are for the operator to review', async () => {
    const own = await kmThrough('Matara', YALA, 'Kandy')
    for (const [pickup, distance, verified] of [['Matara', Math.ceil(0.78 * own), false], ['Weligama', await kmThrough('Weligama', YALA, 'Kandy') - 3, true]] as const) {
      const saved = await (await upload({ pickup, dropoff: 'Kandy', distance })).json<TourQuote>()
      expect(saved).toMatchObject({ distance, source: 'google', verified: true })
      const [found] = await query(YALA, pickup, 'Kandy')
      expect(found).toMatchObject({ distance, verified: true })
      for (const record of [saved, found!]) expect(await claimsOf(record)).toMatchObject({ distance, verified })
    }
  })

  test('for a hotel placed by its coordinates is held against the roads', async () => {
    const pickup = 'Coral Reef Rooms'
    // In Tangalle.
    const pickupPoint = { lat: 6.0243, lng: 80.7941 }
    expect((await upload({ pickup, pickupPoint, dropoff: 'Tissamaharama', distance: 20 })).status).toBe(422)
    const distance = await kmThrough('Tangalle', YALA, 'Tissamaharama')
    expect((await upload({ pickup, pickupPoint, dropoff: 'Tissamaharama', distance })).status).toBe(200)
    expect(await query(YALA, pickup, 'Tissamaharama')).toMatchObject([{ distance }])
  })

  test('is one row when many upload it at once', async () => {
    const before = await stored()
    const distance = await kmThrough('Beruwala', YALA, 'Ella')
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => upload({ pickup: 'Beruwala', dropoff: 'Ella', distance: distance + (i % 3) })))
    const distances = await Promise.all(answers.map(async (answer) => (await answer.json<TourQuote>()).distance))
    expect(new Set(distances).size).toBe(1)
    expect(await stored()).toBe(before + 1)
  })
})
