/** What every request passes first: its address, where a write comes from, and the id in answer and log. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { app } from '#worker/app.ts'
import type { Env } from '#worker/environment.ts'
import { call, ORIGIN, request } from '../site.ts'

const entries: Record<string, unknown>[] = []
const written: string[] = []

beforeEach(() => {
  entries.length = written.length = 0
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => {
      written.push(parts.map(String).join(' '))
      entries.push(JSON.parse(written.at(-1)!) as Record<string, unknown>)
    })
  }
})
afterEach(() => {
  vi.restoreAllMocks()
})

const down = <T>() =>
  new Proxy(
    {},
    {
      get: () => () => {
        throw new Error('down, says ann@example.com')
      },
    },
  ) as T

/** An answer whose request has this address, also one that no `Request` can have, as a socket may send it. */
async function answerTo(url: string, init: RequestInit = {}, changes: Partial<Env> = {}): Promise<Response> {
  const incoming = new Request(ORIGIN, init)
  const context = createExecutionContext()
  const answer = await app.fetch(
    new Proxy(incoming, {
      get(target, name) {
        if (name === 'url') return url
        const value = Reflect.get(target, name, target) as unknown
        return typeof value === 'function' ? value.bind(target) : value
      },
    }),
    { ...env, ...changes },
    context,
  )
  await waitOnExecutionContext(context)
  return answer
}

describe('an address', () => {
  test.each(['https://site.test, evil.example/', 'https://a b/c', 'https://[/', 'https://site.test:8787*'])(
    'that cannot be read answers 400: %s',
    async (url) => {
      for (const method of ['GET', 'POST']) {
        const answer = await answerTo(url, { method })
        expect(answer.status).toBe(400)
        expect((await answer.json<{ type: string }>()).type).toBe('/problems/bad-request')
      }
      expect(written).toEqual([])
    },
  )

  test.each(['/?q=', '/', '/transfer/taxi-from-', '/en/serendip/booking/', '/booking/', '/assets/'])(
    'of more than 8 kB answers 414: %s…',
    async (start) => {
      for (const part of ['a', '-to-', '%']) {
        const answer = await request(start + part.repeat(8300 / part.length), { redirect: 'manual' })
        expect(answer.status).toBe(414)
        expect(answer.headers.get('content-type')).toBe('application/problem+json')
        expect((await answer.text()).length).toBeLessThan(200)
      }
    },
  )

  test('may hold three names of the longest kind', async () => {
    const name = encodeURIComponent('ක'.repeat(160))
    expect(
      (await request(`/things-to-do/safari/${name}-safari-pickup-from-${name}-drop-off-in-${name}-1-traveler-half-day`))
        .status,
    ).toBe(404)
  })

  test.each([
    '//',
    '//evil.example',
    '///evil.example/',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '/.//evil.example',
    '//user@evil.example',
    '//evil.example:80/x',
    '//evil.example/%0d%0aset-cookie:a=b',
    '/a/..//evil.example',
    '//transfer/../../evil.example/',
    '//?q=//evil.example',
    '//%2Fevil.example',
  ])('with empty segments leads to this site: %s', async (path) => {
    const answer = await request(path, { redirect: 'manual' })
    expect(answer.status).toBe(301)
    const location = answer.headers.get('location')!
    expect(new URL(location, ORIGIN).origin).toBe(ORIGIN)
    expect(location).toMatch(/^\/(?![/\\])/)
    expect((await request(location, { redirect: 'manual' })).status).not.toBe(301)
  })

  test.each(
    ['%0d', '%0a', '%00', 'x%0d', 'x%0d%0aset-cookie:a=b', 'x%00', '%E2%80%A8', '%5c%5cevil.example'].flatMap((end) =>
      ['', 'booking/', 'BOOKING/', 'de/BOOKING/', 'driver/', 'DRIVER/', 'driver/day/', 'OPERATOR/', 'from/'].map(
        (path) => `/${path}${end}`,
      ),
    ),
  )('with a sign that nobody sees is answered, and leads to this site: %s', async (path) => {
    for (const asked of [path, `${path}/pay`, `${path}/changes?key=${path}`]) {
      const answer = await request(asked, { redirect: 'manual' })
      expect([301, 302, 404], asked).toContain(answer.status)
      expect(answer.headers.get('location') ?? '/', asked).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
    }
    expect(written).toEqual([])
  })

  test.each(['/%E2%80%8B/evil.example', '/%C2%AD/evil.example/x).', '/%E2%81%A0%EF%BB%BF/evil.example'])(
    'whose first part nobody sees leads to no other site: %s',
    async (path) => {
      const answer = await request(path, { redirect: 'manual' })
      expect(answer.status).toBe(404)
      expect(answer.headers.get('location')).toBeNull()
    },
  )

  test('that cannot be decoded is no page, and stands in no log', async () => {
    for (const path of ['/%', '/transfer/taxi-from-ann@example.com%-to-%zz', '/booking/%C0%AF']) {
      expect((await request(path, { redirect: 'manual' })).status).toBeOneOf([301, 404])
    }
    expect(written).toEqual([])
  })
})

const query = (headers: Record<string, string>) =>
  call('/transfer/query', { urlData: { url: 'taxi-from-Colombo-to-Kandy' } }, { headers })

describe('a write', () => {
  test.each([
    { origin: 'https://evil.example' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'null' },
    { origin: 'https://site.test.evil.example' },
    { origin: 'https://sub.site.test' },
    { origin: 'https://site.test:8443' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: ORIGIN, 'sec-fetch-site': 'cross-site' },
  ] as Record<string, string>[])('from another site is refused: %j', async (headers) => {
    const answer = await query(headers)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ type: '/problems/cross-site', status: 403 })
    for (const method of ['PUT', 'DELETE', 'PATCH', 'POST'])
      expect((await request('/en/serendip/transfer/booking/x', { method, headers })).status).toBe(403)
  })

  test.each([
    {},
    { origin: ORIGIN },
    { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ] as Record<string, string>[])(
    'of our own pages, of a script and of an old browser is answered: %j',
    async (headers) => {
      expect((await query(headers)).status).toBe(200)
    },
  )

  test('may not, but a visit may come from anywhere', async () => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }] as Record<
      string,
      string
    >[])
      expect((await request('/', { headers })).status).toBe(200)
  })
})

const idFor = async (headers: Record<string, string>) =>
  (await request('/robots.txt', { headers })).headers.get('x-request-id')

describe('the id of a request', () => {
  test('is in every answer, and another one each time', async () => {
    const ids = new Set<string>()
    for (const path of [
      '/',
      '/no/such/page',
      '/assets/gone.js',
      '/sitemap.xml',
      '/en/serendip/none',
      '/booking/none',
      '//',
      `/${'a'.repeat(9000)}`,
    ]) {
      const id = (await request(path, { redirect: 'manual' })).headers.get('x-request-id')
      expect(id, path).toMatch(/^[0-9a-f]{16}$/)
      ids.add(id!)
    }
    expect(ids.size).toBe(8)
  })

  test("is Cloudflare's, and never what a visitor makes up", async () => {
    expect(await idFor({ 'cf-ray': '230b030023ae2822-SJC' })).toBe('230b030023ae2822-SJC')
    for (const [name, value] of [
      ['cf-ray', 'ann@example.com'],
      ['x-request-id', '230b030023ae2822'],
    ] as const)
      expect(await idFor({ [name]: value })).not.toBe(value)
  })

  test('is in the log of that request, and of the work after its answer, beside what failed and where', async () => {
    const answers = await Promise.all(
      ['Ella', 'Kandy', 'Galle'].map((name) =>
        answerTo(
          `${ORIGIN}/things-to-do/transport/${name}-taxi?mail=ann@example.com`,
          {},
          { DB: down<Env['DB']>(), CACHE: down<Env['CACHE']>() },
        ),
      ),
    )
    const ids = answers.map(({ headers }) => headers.get('x-request-id'))
    expect(new Set(entries.map(({ request: id }) => id))).toEqual(new Set(ids))
    for (const entry of entries) {
      expect(entry).toEqual({
        level: 'error',
        what: 'database',
        error: 'Error',
        at: expect.arrayContaining([expect.stringMatching(/\.tsx?:\d+/)]),
        request: expect.any(String),
      })
    }
    for (const line of written) expect(line).not.toMatch(/ann@|Ella|Kandy|Galle|\n/)
  })
})

test('Server-Timing says where the data came from', async () => {
  const url = 'taxi-from-Colombo-to-Ella'
  const [page, lookup] = [`${ORIGIN}/transfer/${url}`, `${ORIGIN}/en/serendip/transfer/query`]
  const asked = {
    method: 'POST',
    body: JSON.stringify({ urlData: { url } }),
    headers: { 'content-type': 'application/json' },
  }
  const timing = async (path: string, init: RequestInit = {}, changes: Partial<Env> = {}) =>
    (await answerTo(path, init, changes)).headers.get('server-timing')
  // A page asks D1 for none of the distances that the site knows by itself.
  expect(await timing(page)).toContain('distance;desc="listed"')
  expect(await timing(lookup, asked)).toContain('distance;desc="d1"')
  await vi.waitFor(async () => {
    expect(await timing(lookup, asked)).toContain('distance;desc="kv"')
  })
  const outage = { DB: down<Env['DB']>(), CACHE: down<Env['CACHE']>() }
  expect(await timing(lookup, asked, outage)).toContain('distance;desc="roads"')
  expect(await timing(page, {}, outage)).toContain('distance;desc="listed"')
  expect((await request('/robots.txt')).headers.get('server-timing')).toBeNull()
})
