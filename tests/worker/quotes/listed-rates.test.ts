import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { Rate, SafariOffer, TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { parseDuration } from '#domain/duration-and-tour-length.ts'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { COLOMBO_AIRPORT, isColomboAirport } from '#domain/places/place-name.ts'
import { parseTransferSlug, transferSlug } from '#domain/quotes/slugs.ts'
import { faresByTable } from '../../domain/fares/fare-tables.ts'
import { BUILT_IN_OFFERS, BUILT_IN_RATES, ROADS_REVISION } from '#worker/quotes/built-in-lists.ts'
import { call, forgetKept, letListsExpire, listTrip, request } from '../site.ts'

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
        'vehicles',
      ])
    }
  })
})

describe('what the operator lists in D1', () => {
  const offers = async () => (await call('/safari/query/all', { linkUrl: {} })).json<SafariOffer[]>()
  const quoted = async (slug: string) =>
    (await (await call('/transfer/query', { urlData: { url: slug } })).json<TransferQuote[]>())[0]

  test('is all that D1 has of the lists: the others are those that the site was built with', async () => {
    for (const table of ['transfer_rates', 'safari_offers'])
      expect(await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE listed = 1`).first('n')).toBe(0)
    expect((await rates()).map(({ pickup, dropoff, distance }) => [pickup, dropoff, distance])).toEqual(
      BUILT_IN_RATES.map(([pickup, dropoff, km]) => [pickup, dropoff, km]),
    )
    expect((await offers()).map(({ park, pickup, dropoff, distance }) => [park, pickup, dropoff, distance])).toEqual(
      BUILT_IN_OFFERS.map(([park, pickup, dropoff, km]) => [park, pickup, dropoff, km]),
    )
  })

  test('comes before what the site was built with, keeps its place in the list, and is quoted', async () => {
    const [before, tours] = [await rates(), await offers()]
    const [rate, tour] = [before[7]!, tours[3]!]
    await listTrip(rate, rate.distance + 11, 300)
    await listTrip(tour, tour.distance + 11)
    letListsExpire()
    await forgetKept()
    const changed = (await rates())[7]!
    expect(changed).toMatchObject({ id: rate.id, sub: rate.sub, distance: rate.distance + 11, duration: '5 hours' })
    expect((await offers())[3]).toEqual({ ...tour, distance: tour.distance + 11 })
    expect(await quoted(rate.linkurl)).toMatchObject({ distance: changed.distance, miniprice: changed.miniprice })
  })

  test('stands last where it is more, below the first rate of its pickup', async () => {
    const before = await rates()
    await listTrip({ pickup: 'Kandy', dropoff: 'Dondra' }, 260)
    letListsExpire()
    await forgetKept()
    const after = await rates()
    expect(after.slice(0, -1)).toEqual(before)
    const first = before.find(({ pickup }) => pickup === 'Kandy')!
    expect(after.at(-1)).toMatchObject({ dropoff: 'Dondra', distance: 260, sub: String(first.id) })
    expect(await quoted(after.at(-1)!.linkurl)).toMatchObject({ distance: 260 })
  })
})

test('a distance that was computed before its trip was listed, or from roads of before, is used no more', async () => {
  const [listed] = await rates()
  const insert = env.DB.prepare(
    `INSERT INTO transfer_rates (route_key, pickup, dropoff, distance_km, duration_minutes, roads, expires_at)
     VALUES (?1 || ' > ' || ?2, ?1, ?2, 999, 999, ?3, '2099-01-01T00:00:00.000Z')`,
  )
  await env.DB.batch([
    insert.bind('colombo bandaranaike international airport', 'colombo', ROADS_REVISION),
    insert.bind('dondra', 'galle', 'of before'),
    insert.bind('dondra', 'matara', ROADS_REVISION),
  ])
  await forgetKept()
  const distances = async (slug: string) =>
    (await (await call('/transfer/query', { urlData: { url: slug } })).json<TransferQuote[]>()).map(
      ({ distance }) => distance,
    )
  expect(await distances(listed!.linkurl)).toEqual([listed!.distance])
  expect(await distances(transferSlug('Dondra', 'Galle'))).toEqual([])
  expect(await distances(transferSlug('Dondra', 'Matara'))).toEqual([999])
})

test('the list has an entity tag, which changes with it: a caller who has it already is not sent it again', async () => {
  const asked = (tag: string) =>
    request('/en/serendip/transfer/all', { method: 'POST', headers: { 'if-none-match': tag } })
  const answer = await list()
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const [tag, before] = [answer.headers.get('etag')!, await answer.text()]
  expect(tag).toMatch(/^W\/"[\da-f]{24}"$/)
  const same = await asked(`"another", ${tag}`)
  expect([same.status, same.headers.get('etag'), await same.text()]).toEqual([304, tag, ''])
  await listTrip({ pickup: 'Galle', dropoff: 'Ella' }, 170)
  letListsExpire()
  const changed = await asked(tag)
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(tag)
  expect(await changed.text()).not.toBe(before)
})

test('the database refuses a distance that no fare rule can price', async () => {
  await listTrip({ pickup: 'Colombo', dropoff: 'Kandy' }, 120)
  for (const change of ['distance_km = 0', 'distance_km = 1101', 'distance_km = NULL', 'duration_minutes = 0']) {
    await expect(
      env.DB.exec(`UPDATE transfer_rates SET ${change} WHERE route_key = 'colombo > kandy'`),
    ).rejects.toThrow(/constraint/i)
  }
})
