/** What is made of a price list, and kept, is made of the list in force: pages, lists, files for crawlers and agents. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#domain/paths.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { listDifference, listWithDifference, type OtherList } from '#domain/prices/list-difference.ts'
import type { PageData } from '#client/document.ts'
import { parkSlug } from '#domain/quotes/slugs.ts'
import { runWithPriceLists } from '#worker/prices/request-price-list.ts'
import { publish } from '#worker/prices/publication.ts'
import { testSite } from '../bookings/booking-site.ts'
import { dollarAt, forgetPriceLists, listWith, publishList } from './price-site.ts'

const MINUTE = 60_000
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

beforeEach(async () => {
  vi.restoreAllMocks()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T06:00:00Z') })
  await forgetPriceLists()
  site = testSite()
  return () => vi.useRealTimers()
})

const { 'Bundala national park': _, ...WITHOUT_BUNDALA } = FIRST_PRICE_LIST.parks
const TOURS = FIRST_PRICE_LIST.tours

/** Everything else: no mini car, another dollar, no Bundala, a dearer tour, other hours. */
const OTHER = listWith({
  vehicles: { ...FIRST_PRICE_LIST.vehicles, mini: { ...FIRST_PRICE_LIST.vehicles.mini!, isOffered: false } },
  dollar: { lkr: 200, lkrInTours: 200 },
  parks: WITHOUT_BUNDALA,
  tours: {
    ...TOURS,
    otherParks: TOURS.otherParks.map(({ half, full }) => ({
      half: half + 11,
      full: full + 11,
    })) as unknown as typeof TOURS.otherParks,
  },
  promises: { ...FIRST_PRICE_LIST.promises, driverHours: 7 },
})

const PAGES = [
  paths.home(),
  paths.fromAirport,
  '/transfer/taxi-from-Colombo-to-Kandy',
  paths.place('Kandy'),
  paths.safari(parkSlug('Yala national park')),
  '/sitemap.xml',
]

let site = testSite()
const textOf = async (path: string) => (await site.get(path)).text()
const rates = async () => (await site.post('/transfer/all', '')).text()

async function askAgents(method: string, params: object = {}) {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  }
  return (await site.get(plainPaths.mcp, init)).text()
}

test('every page, list and file is of the list in force; back at the first list each is as it was, byte by byte', async () => {
  const all = async () => {
    const pages = await Promise.all(PAGES.map(textOf))
    return [...pages, await rates(), await askAgents('tools/list')]
  }
  const first = await all()
  expect(await all()).toEqual(first)
  await publishList(OTHER, { site: site.env })
  const other = await all()
  for (const [i, text] of other.entries()) expect(text, PAGES[i]).not.toBe(first[i])
  later(MINUTE)
  await publishList({ ...FIRST_PRICE_LIST }, { site: site.env })
  expect(await all()).toEqual(first)
})

test('a page has another entity tag with another list', async () => {
  const tag = async () => (await site.get('/transfer/taxi-from-Colombo-to-Kandy')).headers.get('etag')
  const first = await tag()
  await publishList(dollarAt(200), { site: site.env })
  expect(await tag()).not.toBe(first)
})

test("agents' answers are of the list in force, and so is what they may ask", async () => {
  const args = { name: 'quote_transfer', arguments: { pickup: 'Colombo', dropoff: 'Kandy' } }
  const first = await askAgents('tools/call', args)
  for (const word of ['Bundala', '"mini"']) expect(await askAgents('tools/list')).toContain(word)
  await publishList(OTHER, { site: site.env })
  expect(await askAgents('tools/call', args)).not.toBe(first)
  for (const word of ['Bundala', '"mini"']) expect(await askAgents('tools/list')).not.toContain(word)
})

test('the listed rates are priced once for each list and day', async () => {
  const first = await rates()
  await publishList(dollarAt(200), { site: site.env })
  const second = await rates()
  expect(second).not.toBe(first)
  expect(await rates()).toBe(second)
})

test('a season begins on its first day, at midnight in Sri Lanka, in lists that are kept', async () => {
  const season = { from: '2026-12-02', to: '2026-12-03', percent: 50, names: {}, vehicles: null, tours: true }
  await publishList(listWith({ seasons: [season] }), { site: site.env })
  const before = await rates()
  vi.setSystemTime(new Date('2026-12-01T18:29:59Z'))
  expect(await rates()).toBe(before)
  vi.setSystemTime(new Date('2026-12-01T18:30:00Z'))
  expect(await rates()).not.toBe(before)
})

const keptFor = async (path: string) => {
  const header = (await site.get(path)).headers.get('cache-control')!
  return /max-age=(\d+), stale-while-revalidate=(\d+)/.exec(header)!.slice(1).map(Number)
}

/** KV's copy in a data centre, the isolate's own, and that of a page. */
test('every data centre shows and sells a new list within two minutes', async () => {
  let kvSeconds = 0
  const CACHE = {
    get: async (key: string, { cacheTtl }: { cacheTtl: number }) => {
      if (key !== 'price-lists') return null
      kvSeconds = cacheTtl
      return { lists: [] }
    },
    put: async () => {},
  } as unknown as typeof env.CACHE
  const there = testSite({ CACHE })
  await there.post('/transfer/all', '')
  const pages = await Promise.all(PAGES.map(keptFor))
  for (const [kept, whileAsking] of pages) expect(kvSeconds + 15 + kept! + whileAsking!).toBeLessThanOrEqual(120)
})

test.each([
  [3600, [40, 20]],
  [50, [40, 10]],
  [30, [30, 0]],
  [0.5, [0, 0]],
])('a page is kept no longer than until the next list, %d s from now', async (seconds, kept) => {
  await publishList(dollarAt(200), { site: site.env, validFrom: new Date(Date.now() + seconds * 1000) })
  expect(await keptFor(paths.home())).toEqual(kept)
  expect(await keptFor('/sitemap.xml')).toEqual(kept)
})

test.each([
  [
    'a season',
    { seasons: [{ from: '2027-03-01', to: '2027-03-02', percent: 5, names: {}, vehicles: null, tours: false }] },
  ],
  ['a closed day', { closed: [{ from: '2027-03-01', to: '2027-03-02', park: null, vehicle: null }] }],
])('where the list has %s, a page is kept no longer than until midnight in Sri Lanka', async (_name, change) => {
  await publishList(listWith(change), { site: site.env })
  vi.setSystemTime(new Date('2026-12-01T18:29:30Z'))
  expect(await keptFor(paths.home())).toEqual([30, 0])
  vi.setSystemTime(new Date('2026-12-01T18:30:00Z'))
  expect(await keptFor(paths.home())).toEqual([40, 20])
})

test('publishing makes the cache in front of the Worker forget its pages; a cache that fails is logged', async () => {
  for (const fails of [false, true]) {
    const purge = vi.fn(async (_what: object) => {
      if (fails) throw new Error('down')
    })
    const list = { list: dollarAt(200), validFrom: null, who: 'Ann', why: '', basedOn: fails ? 1 : 0 }
    const answer = await runWithPriceLists(site.env, () => publish(site.env, list), { purge } as never)
    expect(answer).toMatchObject({ isPublished: true, isSpread: true })
    expect(purge.mock.calls).toEqual([[{ purgeEverything: true }]])
  }
})

const pageData = async (path: string) => {
  const html = await textOf(path)
  return JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)![1]!) as PageData
}

test('a page has what differs in its list, without reasons, and nothing of the first list', async () => {
  for (const path of [paths.home(), paths.offline]) {
    await forgetPriceLists()
    site = testSite()
    expect(await pageData(path)).not.toHaveProperty('prices')
    const byHand = [{ from: 'Galle', to: 'Ella', bothWays: true, prices: { mini: 24_000 }, why: 'A secret' }]
    const list = listWith({ dollar: { lkr: 300, lkrInTours: 291 }, byHand })
    await publishList(list, { site: site.env })
    const { prices } = await pageData(path)
    expect(prices).toMatchObject({ number: 1, changes: { dollar: { lkr: [300] } } })
    expect(JSON.stringify(prices)).not.toContain('secret')
    // Only the page for visits without a network prices a way by itself.
    const known = path === paths.offline ? [{ ...byHand[0]!, why: '' }] : []
    expect(listWithDifference(prices!.changes)).toEqual({ ...list, byHand: known })
    // Back at the first list a page is as it was.
    later(MINUTE)
    await publishList({ ...FIRST_PRICE_LIST }, { site: site.env })
    expect(await pageData(path)).not.toHaveProperty('prices')
  }
})

test('a browser asks for a price that was set by hand, of a way that nobody has saved, and needs no list of them', async () => {
  const ask = async () =>
    (await site.post('/transfer/query', { urlData: { url: 'taxi-from-Nilaveli-to-Tangalle' } })).json<object[]>()
  expect(await ask()).toEqual([])
  const way = { from: 'Nilaveli', to: 'Tangalle', bothWays: true, prices: { van: 99_999 }, why: '' }
  await publishList(listWith({ byHand: [way] }), { site: site.env })
  expect(await ask()).toMatchObject([{ vanprice: 99_999, vanusd: 347 }])
  expect((await pageData(paths.home())).prices).toEqual({ number: 1, from: '2026-12-01', changes: {} })
})

test("the airport's lists name no cheapest price that nothing costs", async () => {
  await publishList(listWith({ least: { mini: 9000, car: 9500, van: 12_000 } }), { site: site.env })
  const html = await (await site.get(paths.fromAirport)).text()
  expect(html.replaceAll(/<!-- -->|<\/?strong>/g, '')).toContain('The cheapest price is 31 USD. Highway toll')
})

test('an answer of a call names its list, a refusal too, and a browser can ask for it', async () => {
  const numberOf = (answer: Response) => answer.headers.get('x-price-list')
  const ask = () => site.post('/transfer/query', { urlData: { url: 'taxi-from-Colombo-to-Kandy' } })
  expect(numberOf(await ask())).toBe('0')
  await publishList(dollarAt(200), { site: site.env })
  expect(numberOf(await ask())).toBe('1')
  expect(numberOf(await site.bookTransfer('no token'))).toBe('1')
  expect((await site.get(paths.home())).headers.has('x-price-list')).toBe(false)
  const list = await (await site.get('/price-list/1')).json<OtherList>()
  expect(list).toEqual({ number: 1, from: '2026-12-01', changes: listDifference(dollarAt(200)) })
  expect(list).toEqual((await pageData(paths.home())).prices)
})

test('a list for later is told to nobody, nor one that is long over or does not exist', async () => {
  await publishList(dollarAt(200), { site: site.env, validFrom: new Date(Date.now() + 10 * MINUTE) })
  const status = async (number: number | string) => (await site.get(`/price-list/${number}`)).status
  for (const number of [0, 1, 2, 99, 'x', '1e1', '12345678'])
    expect([number, await status(number)]).toEqual([number, 404])
  later(10 * MINUTE)
  expect(await status(1)).toBe(200)
  later(MINUTE)
  await publishList(dollarAt(250), { site: site.env })
  expect([await status(1), await status(2)]).toEqual([200, 200])
  later(49 * 60 * MINUTE)
  await publishList(dollarAt(260), { site: site.env })
  expect([await status(1), await status(2), await status(3)]).toEqual([404, 200, 200])
})

test('an isolate that has not heard of a list finds it for a browser', async () => {
  const there = testSite()
  await there.post('/transfer/all', '')
  await publishList(dollarAt(200), { site: site.env })
  expect((await there.get('/price-list/1')).status).toBe(200)
})
