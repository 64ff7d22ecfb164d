/** What each address answers: status, redirects, methods. */
import { describe, expect, test } from 'vitest'
import { ORIGIN, request } from '../site.ts'

const get = (path: string) => request(path, { redirect: 'manual' })

const h1 = (page: string) => /<h1[^>]*>.*?<\/h1>/s.exec(page)?.[0]

test('an unknown path shows the home page with status 404, kept by nobody', async () => {
  const answer = await get('/no/such/page')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const html = await answer.text()
  expect(html).toContain('name="robots" content="noindex')
  expect(html).not.toContain('rel="canonical"')
  expect(h1(html)).toBe(h1(await (await get('/')).text()))
})

test.each(['/assets/gone.js', '/favicon.ico', '/wp-login.php', '/apple-touch-icon.png'])(
  'the missing file %s is no page',
  async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  },
)

test.each([
  ['/things-to-do/', '/things-to-do'],
  ['//evil.example/', '/evil.example'],
  ['/a//b///?q=1', '/a/b?q=1'],
  ['/index.html', '/'],
  ['/index.html?pickup=Ella', '/?pickup=Ella'],
])('%s leads to %s', async (path, canonical) => {
  const answer = await get(path)
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe(canonical)
})

test('HEAD answers as GET does, without the page', async () => {
  const answer = await request('/', { method: 'HEAD' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  expect(await answer.text()).toBe('')
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s of a page is refused', async (method) => {
  const answer = await request('/', { method })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD')
})

describe('security headers', () => {
  test.each(['/', '/no/such/page', '/assets/gone.js', '/en/serendip/none'])('%s has them', async (path) => {
    const { headers } = await get(path)
    const policy = new Map(
      headers
        .get('content-security-policy')!
        .split('; ')
        .map((directive) => {
          const [name = '', ...sources] = directive.split(' ')
          return [name, sources.join(' ')]
        }),
    )
    expect(policy.get('script-src')).toBe("'self'")
    expect(policy.get('object-src')).toBe("'none'")
    expect(policy.get('frame-ancestors')).toBe("'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
    expect(headers.get('permissions-policy')).toContain('geolocation=()')
  })
})

test('a page holds no script that runs but the built one, and the one that asks for it again', async () => {
  const html = await (await request('/')).text()
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes!)
  const running = scripts.filter((attributes) => !/type="application\/(ld\+)?json"/.test(attributes))
  const built = [
    expect.stringMatching(/^ type="module"[^>]* src="\/assets\/index-[\w-]+\.js"$/),
    expect.stringMatching(/^ type="module" src="\/assets\/again-[\w-]+\.js"$/),
  ]
  const source = [expect.stringMatching(/^ type="module"[^>]* src="\/start\.ts"/)]
  expect(running).toEqual(html.includes('/start.ts') ? source : built)
  expect(html).toContain(`<link rel="canonical" href="`)
  expect(html).not.toContain(ORIGIN)
})
