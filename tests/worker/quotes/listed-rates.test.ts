import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { Rate, TransferQuote } from '#domain/quotes/call-shapes.ts'
import { parseDuration } from '#domain/contract-texts.ts'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { COLOMBO_AIRPORT, isColomboAirport } from '#domain/places/place-name.ts'
import { parseTransferSlug, transferSlug } from '#domain/quotes/slugs.ts'
import { faresByTable } from '../../domain/fares/fare-tables.ts'
import { call, letListsExpire, request } from '../site.ts'

const list = () => call('/transfer/all', {})
const rates = async () => (await list()).json<Rate[]>()

const LISTING = ['/sitemap.xml', '/', '/transfer/taxi-from-Colombo-to-Kandy', '/things-to-do/transport/Kandy-taxi']
/** All that is made of the lists. */
async function allLists(): Promise<string[]> {
  const answers = [await list(), await call('/safari/query/all', { linkUrl: {} })]
  for (const path of LISTING) answers.push(await request(path))
  return Promise.all(answers.map((answer) => answer.text()))
}

async function gzipSize(text: string): Promise<number> {
  return (await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer())
    .byteLength
}

describe('the list of rates', () => {
  test('has at least 250 rates, each at the fare of its distance and duration', async () => {
    const all = await rates()
    expect(all.length).toBeGreaterThanOrEqual(250)
    for (const { pickup, dropoff, distance, duration, miniprice, carprice, vanprice, miniusd, carusd, vanusd } of all) {
      const airport = isColomboAirport(pickup) || isColomboAirport(dropoff)
      expect({ pickup, dropoff, miniprice, carprice, vanprice, miniusd, carusd, vanusd }).toEqual({
        pickup,
        dropoff,
        ...faresByTable(airport, distance, parseDuration(duration)!),
      })
    }
  })

  test("has the gazetteer's names, and slugs that parse to them", async () => {
    for (const { pickup, dropoff, linkurl, database, error } of await rates()) {
      expect([findPlace(pickup)?.name, findPlace(dropoff)?.name]).toEqual([pickup, dropoff])
      expect(linkurl).toBe(transferSlug(pickup, dropoff))
      expect(parseTransferSlug(linkurl)).toEqual({ pickup, dropoff })
      expect({ database, error }).toEqual({ database: false, error: false })
    }
  })

  test('makes a menu of two levels: the first rate of each pickup on top, its other dropoffs below', async () => {
    const all = await rates()
    const top = all.filter(({ sub }) => sub === '0')
    expect(new Set(top.map(({ pickup }) => pickup)).size).toBe(top.length)
    expect(new Set(all.map(({ pickup }) => pickup)).size).toBe(top.length)
    const byId = new Map(top.map((rate) => [String(rate.id), rate]))
    for (const rate of all.filter(({ sub }) => sub !== '0')) expect(byId.get(rate.sub)?.pickup).toBe(rate.pickup)
  })

  test('has many rates from and to the airport', async () => {
    const all = await rates()
    expect(all.filter(({ pickup }) => pickup === COLOMBO_AIRPORT).length).toBeGreaterThanOrEqual(50)
    expect(all.filter(({ dropoff }) => dropoff === COLOMBO_AIRPORT).length).toBeGreaterThanOrEqual(50)
  })

  test('has slugs that are answered with a quote to book', async () => {
    const [rate] = await rates()
    const [record] = await (await call('/transfer/query', { urlData: { url: rate!.linkurl } })).json<TransferQuote[]>()
    expect(record).toMatchObject({
      pickup: rate!.pickup,
      dropoff: rate!.dropoff,
      distance: rate!.distance,
      duration: rate!.duration,
      miniprice: rate!.miniprice,
      vanusd: rate!.vanusd,
    })
    expect(record!.token.split('.')).toHaveLength(3)
  })

  test('stays below 20 kB compressed', async () => {
    expect(await gzipSize(await (await list()).text())).toBeLessThan(20_000)
  })

  test('does not grow with the trips that visitors save; neither do offers, sitemap and pages', async () => {
    const before = await allLists()
    const transfer = env.DB.prepare(
      `INSERT INTO transfer_rates (route_key, pickup, dropoff, distance_km, duration_minutes) VALUES (?1, ?1, 'Kandy', 100, 120)`,
    )
    const tour = env.DB.prepare(
      `INSERT INTO safari_offers (route_key, park, pickup, dropoff, distance_km, duration_minutes) VALUES (?1, 'Yala national park', ?1, 'Kandy', 100, 120)`,
    )
    await env.DB.batch(
      Array.from({ length: 300 }, (_, i) => [transfer.bind(`hotel ${i}`), tour.bind(`hotel ${i}`)]).flat(),
    )
    letListsExpire()
    expect(await allLists()).toEqual(before)
  })

  test('has no token, nor anything else of one visitor', async () => {
    for (const rate of await rates()) {
      expect(Object.keys(rate).toSorted()).toEqual([
        'carprice',
        'carusd',
        'database',
        'distance',
        'dropoff',
        'duration',
        'error',
        'id',
        'linkurl',
        'miniprice',
        'miniusd',
        'pickup',
        'sub',
        'vanprice',
        'vanusd',
      ])
    }
  })
})

describe('the entity tag of the list', () => {
  test('stays the same while the list does, which may be cached for five minutes', async () => {
    const first = await list()
    expect(first.headers.get('content-type')).toMatch(/^application\/json/)
    expect(first.headers.get('cache-control')).toBe('public, max-age=300')
    expect(first.headers.get('etag')).toMatch(/^"[\da-f]{24}"$/)
    const again = await list()
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
    expect(await again.text()).toBe(await first.text())
  })

  test('changes with a rate', async () => {
    const before = (await list()).headers.get('etag')
    await env.DB.exec(
      'UPDATE transfer_rates SET distance_km = distance_km + 1 WHERE id = (SELECT min(id) FROM transfer_rates WHERE listed = 1)',
    )
    letListsExpire()
    expect((await list()).headers.get('etag')).not.toBe(before)
  })
})

test('the database refuses a distance that no fare rule can price', async () => {
  for (const change of ['distance_km = 0', 'distance_km = 1101', 'distance_km = NULL', 'duration_minutes = 0']) {
    await expect(
      env.DB.exec(`UPDATE transfer_rates SET ${change} WHERE route_key = 'colombo > kandy'`),
    ).rejects.toThrow(/constraint/i)
  }
})
