/** What pages say while a call behind them fails: what is still known, and nothing that is not. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { api } from '#worker/api.ts'
import { read } from './html.ts'

const answer = api.fetch

/** The pages' own calls at these addresses fail with a status. */
function failing(status: number, ...calls: readonly string[]) {
  vi.spyOn(api, 'fetch').mockImplementation((request, ...rest) =>
    calls.some((call) => new URL(request.url).pathname === `/en/serendip${call}`)
      ? Response.json({ type: '/problems/none', title: 'Not now', status }, { status })
      : answer(request, ...rest))
}
afterEach(() => { vi.restoreAllMocks() })

const SERVICE_GONE = 'We cannot reach our fare service right now.'
const YALA_FROM_ELLA = '/things-to-do/safari/Yala-national-park-safari-pickup-from-Ella-drop-off-in-Mirissa-1-traveler-half-day'
const YALA = '/things-to-do/safari/Yala-national-park-safari-pickup-from-Yala-national-park-drop-off-in-Yala-national-park-1-traveler-half-day'

describe('while the lists cannot be read', () => {
  test.each(['/transfer/taxi-from-Colombo-to-Kandy', '/things-to-do/transport/Kandy-taxi', YALA_FROM_ELLA, YALA])('%s is shown, kept by nobody, and not taken out of any index', async (path) => {
    const before = await read(path)
    expect(before.meta('robots')).toMatch(/^index/)
    failing(503, '/transfer/all', '/safari/query/all')
    const page = await read(path)
    expect(page.status).toBe(200)
    expect(page.headings).toEqual(before.headings)
    expect(page.canonical).toBe(before.canonical)
    expect(page.meta('robots')).toBeNull()
    expect(page.headers.get('cache-control')).toBe('no-store')
  })

  test('the full day of a tour, which is never listed, still says so', async () => {
    failing(503, '/safari/query/all')
    expect((await read(YALA_FROM_ELLA.replace('half-day', 'full-day'))).meta('robots')).toMatch(/^noindex/)
  })
})

const noFares = () => failing(503, '/transfer/query', '/directions')

describe('while no fare can be asked for', () => {
  test('the home page says so, and stays the page that it is', async () => {
    noFares()
    const page = await read('/')
    expect(page.status).toBe(503)
    expect(page.text).toContain(SERVICE_GONE)
    expect(page.title).toMatch(/^Sri Lanka taxi/)
    expect(page.meta('robots')).not.toMatch(/noindex/)
    expect(page.headers.get('cache-control')).toBe('no-store')
  })

  test.each(['/?pickup=Ella&dropoff=Galle', '/transfer/taxi-from-Colombo-to-Kandy', '/things-to-do/transport/Kandy-taxi'])('%s does not say that there is no fare', async (path) => {
    noFares()
    const page = await read(path)
    expect(page.status).toBe(503)
    expect(page.text).toContain(SERVICE_GONE)
    expect(page.title).toMatch(/^Something went wrong/)
    expect(page.meta('description')).not.toMatch(/no fare|Choose/)
    expect(page.meta('robots')).toBeNull()
  })

  test('an address that exists nowhere still exists nowhere', async () => {
    noFares()
    expect((await read('/no/such/page')).status).toBe(404)
  })
})

describe('a safari', () => {
  test('whose saved distance cannot be read is computed', async () => {
    const saved = await read(YALA_FROM_ELLA)
    vi.spyOn(api, 'fetch').mockImplementation(async (request, ...rest) =>
      new URL(request.url).pathname.endsWith('/safari/query') && (await request.clone().text()).includes('Ella')
        ? Response.json({ type: '/problems/unavailable', title: 'Not now', status: 503 }, { status: 503 })
        : answer(request, ...rest))
    const page = await read(YALA_FROM_ELLA)
    expect(page.status).toBe(200)
    expect(page.headings).toEqual(saved.headings)
  })

  test.each([
    ['neither read nor computed', ['/safari/query', '/directions']],
    ['not computed', ['/directions']],
  ])('whose distance can be %s says so, and keeps its form', async (_, calls) => {
    failing(503, ...calls)
    const page = await read('/things-to-do/safari/Yala-national-park-safari-pickup-from-Jaffna-drop-off-in-Hatton-1-traveler-half-day')
    expect(page.status).toBe(503)
    expect(page.headings).toEqual(['Yala national park private safari'])
    expect(page.text).toContain(SERVICE_GONE)
    expect(page.text).toContain('Try again')
    expect(page.html).toMatch(/name="pickup"[^>]*value="Jaffna"/)
    expect(page.title).toMatch(/^Something went wrong/)
    expect(page.meta('robots')).toBeNull()
  })

  test('whose distance is refused has none', async () => {
    failing(422, '/directions')
    const page = await read('/things-to-do/safari/Yala-national-park-safari-pickup-from-Jaffna-drop-off-in-Hatton-1-traveler-half-day')
    expect(page.status).toBe(404)
    expect(page.text).toContain('Please Check your pick up and destination can be reached by car')
  })

  test('of a name too long to be asked for is none', async () => {
    const name = encodeURIComponent('ක'.repeat(160))
    const page = await read(`/things-to-do/safari/${name}-safari-pickup-from-${name}-drop-off-in-${name}-1-traveler-half-day`)
    expect(page.status).toBe(404)
    expect(page.headings).toEqual(['No tour at this address'])
  })
})
