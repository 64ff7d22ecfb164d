/**
 * What caches may keep: every kind of answer says so. docs/decisions/17-the-platforms-cache.md; a booking's answers:
 * bookings/booking-page.test.ts
 */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { paths } from '#domain/paths.ts'
import { parkSlug, safariSlug } from '#domain/quotes/slugs.ts'
import type { Env } from '#worker/environment.ts'
import worker from '#worker/index.ts'
import { call, ORIGIN, request } from '../site.ts'

const get = (path: string, init: RequestInit = {}) => request(path, { redirect: 'manual', ...init })

/** A minute in caches. While the Worker fails, ten minutes more. */
const A_MINUTE = 'public, max-age=40, stale-while-revalidate=20, stale-if-error=600'

const PARK_PAGE = paths.safari(parkSlug('Yala national park'))
const tourPage = (dropoff: string, type: 'Half Day' | 'Full Day') =>
  paths.safari(safariSlug({ park: 'Yala national park', pickup: 'Ella', dropoff, type }))

const KEPT = [
  '/',
  '/?utm_source=x',
  paths.fromAirport,
  paths.toAirport,
  paths.safaris,
  paths.place('Kandy'),
  '/transfer/taxi-from-Colombo-to-Kandy',
  PARK_PAGE,
  tourPage('Mirissa', 'Half Day'),
  '/sitemap.xml',
  '/robots.txt',
]

describe.each(KEPT)('%s', (path) => {
  test('is kept for as long as a change may take to show', async () => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, A_MINUTE])
    expect((await get(path, { method: 'HEAD' })).headers.get('cache-control')).toBe(A_MINUTE)
  })

  test('depends on nothing but its address', async () => {
    const visitor = {
      cookie: 'who=ann',
      authorization: 'Basic YW5uOmFubg==',
      'accept-language': 'de',
      'cf-ipcountry': 'DE',
      'cf-connecting-ip': '192.0.2.1',
      'x-forwarded-host': 'evil.example',
    }
    const [one, other] = await Promise.all([get(path), get(path, { headers: visitor })])
    const body = await one.text()
    expect(await other.text()).toBe(body)
    expect(one.headers.has('set-cookie') || one.headers.has('vary')).toBe(false)
    expect(one.headers.get('content-security-policy') ?? '').not.toContain('nonce')
    expect(body).not.toMatch(/nonce|"token"|eyJ/)
  })
})

describe.each(KEPT.filter((path) => !path.endsWith('.xml') && !path.endsWith('.txt')))('the page %s', (path) => {
  test('is not sent again to whoever has it', async () => {
    const first = await get(path)
    const tag = first.headers.get('etag')!
    expect(tag).toMatch(/^W\/"[0-9a-f]{24}"$/)
    expect((await first.text()).length).toBeGreaterThan(1000)
    for (const known of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const again = await get(path, { headers: { 'if-none-match': known } })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect([again.headers.get('etag'), again.headers.get('cache-control')]).toEqual([tag, A_MINUTE])
    }
    const other = await get(path, { headers: { 'if-none-match': 'W/"other"' } })
    expect([other.status, other.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
    expect(await other.text()).toContain('</html>')
  })
})

/**
 * What Cloudflare's cache answers while the Worker fails at each request. @param seconds since the Worker's last answer
 * @see https://developers.cloudflare.com/workers/cache/configuration/ : without `stale-if-error` the old answer for ever
 */
function answerOfDeadWorker(cacheControl: string, seconds: number): 'copy' | 'error' {
  if (/no-store|private/.test(cacheControl)) return 'error'
  const part = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(cacheControl)?.[1] ?? Infinity)
  const stale = seconds - part('max-age')
  return stale <= Math.max(part('stale-while-revalidate'), part('stale-if-error')) ? 'copy' : 'error'
}

test('a Worker that is dead shows at once to the monitor, and to visitors within 11 minutes', async () => {
  const seen = async (path: string) => {
    const cacheControl = (await get(path)).headers.get('cache-control')!
    return [1, 60, 640, 660].map((seconds) => answerOfDeadWorker(cacheControl, seconds))
  }
  for (const path of KEPT) expect(await seen(path), path).toEqual(['copy', 'copy', 'copy', 'error'])
  expect(await seen('/health')).toEqual(['error', 'error', 'error', 'error'])
})

test('pages with other content have other entity tags', async () => {
  const pages = KEPT.filter((path) => !path.includes('?'))
  const tags = await Promise.all(pages.map(async (path) => (await get(path)).headers.get('etag')))
  const ofPages = tags.filter((tag) => tag !== null)
  expect(new Set(ofPages).size).toBe(ofPages.length)
})

test.each([
  ['a pair that a visitor made up', 200, () => get('/transfer/taxi-from-Kandy-to-Vavuniya')],
  ['a trip shared by its address', 200, () => get('/?pickup=Ella&dropoff=Galle')],
  ['a tour that no list has', 200, () => get(tourPage('Vavuniya', 'Half Day'))],
  ["a listed tour's full day", 200, () => get(tourPage('Mirissa', 'Full Day'))],
  ['a place of no list', 200, () => get(paths.place('Point Pedro'))],
  ['a pair that no road joins', 404, () => get('/transfer/taxi-from-Colombo-to-Chennai')],
  ['no tour', 404, () => get(paths.safari('none'))],
  ['an unknown address', 404, () => get('/no/such/page')],
  ['a missing file', 404, () => get('/assets/gone.js')],
  ['another spelling of a page', 301, () => get('/transfer/taxi-from-colombo-to-kandy')],
  ['another spelling of a path', 301, () => get('/transfer/taxi-from-Colombo-to-Kandy/')],
  [
    'the form of a tour',
    302,
    () => get(`${PARK_PAGE}?pickup=Ella&dropoff=Galle&transport=on&type=Half+Day&travelers=2`),
  ],
  ['a booking that there is not', 404, () => get('/booking/K7Q2-M4XT-9BHE')],
  ['the calendar of one', 404, () => get('/booking/K7Q2-M4XT-9BHE/calendar.ics')],
  ['the call for one', 404, () => get('/en/serendip/booking/K7Q2-M4XT-9BHE')],
  ['the call for a fare', 200, () => call('/transfer/query', { urlData: { url: 'taxi-from-Colombo-to-Kandy' } })],
  ['the call for directions', 200, () => call('/directions', { from: 'Colombo', to: 'Kandy' })],
  ['the call for places', 200, () => call('/places', { text: 'Kandy' })],
  ['the call for offers', 200, () => call('/safari/query/all', { linkUrl: {} })],
  ['what a monitor asks for', 503, () => get('/health')],
  ['a call with another method', 405, () => get('/en/serendip/transfer/all')],
  ['another product', 404, () => get('/en/other/transfer/all')],
  ['a page with another method', 405, () => request('/', { method: 'DELETE' })],
  ['a bad payload', 422, () => call('/transfer/query', {})],
  ["another site's write", 403, () => call('/transfer/query', {}, { headers: { origin: 'https://evil.example' } })],
  ['an address that is too long', 414, () => get(`/${'a'.repeat(9000)}`)],
] as const)('no cache keeps %s', async (_, status, ask) => {
  const answer = await ask()
  expect(answer.status).toBe(status)
  expect(answer.headers.get('cache-control')).toMatch(/^(private, )?no-store$/)
  expect(answer.headers.has('etag')).toBe(false)
})

describe('a link that was tracked', () => {
  const LINKS = ['gclid=1', 'fbclid=a%20b', 'utm_source=x&utm_medium=y', 'UTM_Campaign=z&gbraid=1&wbraid=2', 'msclkid']

  /** What is asked of the page behind the cache. */
  async function askedFor(path: string, init: RequestInit = {}, found = new Response('page')) {
    const asked: string[] = []
    const context = createExecutionContext()
    const site = {
      fetch: async ({ url }: Request) => {
        asked.push(url.slice(ORIGIN.length))
        return found
      },
    }
    const withSite = Object.assign(Object.create(context) as object, {
      exports: { default: site },
      waitUntil: context.waitUntil.bind(context),
    })
    const answer = await worker.fetch(new Request(ORIGIN + path, init) as never, env as Env, withSite as never)
    await waitOnExecutionContext(context)
    return { asked, answer: answer as unknown as Response }
  }

  test.each(LINKS)('%s is answered from the copy of the page itself', async (link) => {
    for (const page of [
      '/',
      '/transfer/taxi-from-Colombo-to-Kandy',
      '/de/transfer/taxi-from-Colombo-to-Kandy',
      PARK_PAGE,
    ]) {
      const { asked, answer } = await askedFor(`${page}?${link}`)
      expect(asked).toEqual([page])
      expect([await answer.text(), answer.headers.get('cloudflare-cdn-cache-control')]).toEqual(['page', 'no-store'])
    }
  })

  test('keeps what the page asks for, as it was written', async () => {
    const { asked } = await askedFor('/?gclid=1&pickup=Ella%20Rock&utm_id=2&dropoff=Galle&partner=p&fbclid=3')
    expect(asked).toEqual(['/?pickup=Ella%20Rock&dropoff=Galle&partner=p'])
  })

  test.each([
    ['of no list', '/booking/K7Q2-M4XT-9BHE?gclid=1', {}],
    ['of the operator', '/operator?gclid=1', {}],
    ['of a monitor', '/health?utm_source=x', {}],
    ['that was not tracked', '/?pickup=Ella&dropoff=Galle&gclids=1', {}],
    ['that is no visit', '/?gclid=1', { method: 'POST' }],
  ] as [string, string, RequestInit][])('a page %s is asked for once', async (_, path, init) => {
    expect((await askedFor(path, init)).asked).toEqual([])
  })

  test('keeps what it was tracked with where it leads to another address', async () => {
    const { answer } = await askedFor(
      '/transfer/taxi-from-Colombo-to-kandy?utm_source=x',
      {},
      new Response(null, { status: 301 }),
    )
    expect(answer.headers.get('location')).toBe('/transfer/taxi-from-Colombo-to-Kandy?utm_source=x')
  })

  test('reads as the page does, also by the runtime itself', async () => {
    const [tracked, plain] = await Promise.all([get('/?gclid=1&utm_source=x'), get('/')])
    expect([tracked.status, tracked.headers.get('cache-control')]).toEqual([200, A_MINUTE])
    expect(tracked.headers.get('cloudflare-cdn-cache-control')).toBe('no-store')
    expect(await tracked.text()).toBe(await plain.text())
  })
})
