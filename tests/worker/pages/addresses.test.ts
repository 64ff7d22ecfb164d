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

test.each(['/passport', '/de/passport'])(
  '%s says that there is no fare passport any more, and leads to the booking',
  async (path) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([410, 'no-store'])
    expect(await answer.text()).toContain(`href="${path.startsWith('/de') ? '/de' : ''}/booking"`)
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

const PARK =
  '/things-to-do/safari/Yala-national-park-safari-pickup-from-Yala-national-park-drop-off-in-Yala-national-park-1-traveler-half-day'

test.each([
  ['/terms.', '/terms'],
  ['/de/terms%E2%80%9D', '/de/terms'],
  ['/journeys/hill-country).', '/journeys/hill-country'],
  ['/ru/journeys/hill-country%E2%80%8B', '/ru/journeys/hill-country'],
  ['/Journeys/Hill-Country?partner=x', '/journeys/hill-country?partner=x'],
  ['/things-to-do/transport/Ella-taxi,?date=2027-03-01', '/things-to-do/transport/Ella-taxi?date=2027-03-01'],
  [`${PARK}%3E?travelers=2`, `${PARK}?travelers=2`],
  ['/transfer/taxi-from-Colombo-to-Kandy).', '/transfer/taxi-from-Colombo-to-Kandy'],
  ['/transfer/taxi-from-Colombo-to-Kandy%E2%80%8B?bags=2', '/transfer/taxi-from-Colombo-to-Kandy?bags=2'],
  ['/booking.', '/booking'],
  ['/for-agents)', '/for-agents'],
  // A copy of HTML.
  ['/?pickup=Colombo&amp;dropoff=Kandy', '/?pickup=Colombo&dropoff=Kandy'],
  ['/de?pickup=Colombo&amp;amp;dropoff=Kandy', '/de?pickup=Colombo&dropoff=Kandy'],
  ['/journey?stop1=Galle&amp%3Bstop2=Ella', '/journey?stop1=Galle&stop2=Ella'],
  ['//evil.example/?a=1&amp;b=2', '/evil.example?a=1&b=2'],
])('the changed link %s leads to %s', async (path, clean) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, clean])
  expect((await get(clean)).status).toBe(clean.startsWith('/evil') ? 404 : 200)
})

test.each([
  '/no/such/page',
  '/transfer/taxi-from-Colombo-to-Qwertzuiop',
  '/?pickup=A%26amp%3BB&dropoff=Kandy',
  '/%0D%0Ax',
])('%s is answered as it is', async (path) => {
  expect((await get(path)).headers.get('location')).toBeNull()
})

const ASKED = 'date=2027-03-01&time=09%3A30&travelers=2&bags=1&partner=abcdefghijklmnopqrstuv'

test.each([
  ['/?pickup=Galle&dropoff=galle%20face%20hotl', '/?pickup=Galle&dropoff=Galle%20Face%20Hotel'],
  ['/things-to-do/safari/yala', PARK],
  ['/things-to-do', '/things-to-do/safari'],
  ['/fr/things-to-do', '/fr/things-to-do/safari'],
  ['/things-to-do/transport/BIA-taxi', '/things-to-do/colombo-airport-transfers/colombo-airport/taxi-rate'],
  [
    `${PARK}?pickup=Ella&transport=on&dropoff=Galle&type=Full+Day`,
    PARK.replace(/from-.*$/, 'from-Ella-drop-off-in-Galle-1-traveler-full-day'),
  ],
])('a redirect keeps what is asked beside the page: %s', async (path, clean) => {
  const join = (address: string) => `${address}${address.includes('?') ? '&' : '?'}`
  const answer = await get(`${join(path)}${ASKED}&utm_source=x&html=%3Cscript%3E&bags=7&vehicle=${'v'.repeat(50)}`)
  expect([301, 302]).toContain(answer.status)
  expect(answer.headers.get('location')).toBe(`${join(clean)}${ASKED}`)
})

test('a park by its name keeps what the form of a tour asks for', async () => {
  const answer = await get('/things-to-do/safari/yala?pickup=Ella&transport=on&type=Full+Day&travelers=3&evil=1')
  expect(answer.headers.get('location')).toBe(`${PARK}?pickup=Ella&transport=on&type=Full+Day&travelers=3`)
})

test.each([
  ['/', ['date', 'time', 'travelers', 'bags', 'partner']],
  ['/transfer/taxi-from-Colombo-to-Kandy', ['date', 'time', 'travelers', 'bags', 'partner']],
  [PARK, ['date', 'time', 'bags', 'partner']],
  ['/journey', ['partner']],
])('the form of %s without scripts sends it on', async (path, names) => {
  const html = await (await get(`${path}?${ASKED}&utm_source=x`)).text()
  const hidden = [...html.matchAll(/<input type="hidden" name="(\w+)" value="[^"]+"/g)].map(([, name]) => name)
  expect(hidden).toEqual(names)
  expect(await (await get(path)).text()).not.toContain('type="hidden"')
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
