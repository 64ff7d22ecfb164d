/** What pages say while the database and the cache fail: what is still known, and nothing that is not. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Env } from '#worker/environment.ts'
import { testSite } from '../bookings/booking-site.ts'
import { read } from './html.ts'

const down = <T>() =>
  new Proxy(
    {},
    {
      get: () => () => {
        throw new Error('told to nobody')
      },
    },
  ) as T
const site = testSite({ DB: down<Env['DB']>(), CACHE: down<Env['CACHE']>() })
const readDuringOutage = (path: string) => read(path, site.get)

const prices = (text: string) => text.match(/(LKR|USD) [\d,]+/g)!.slice(0, 3)

const YALA_FROM_ELLA =
  '/things-to-do/safari/Yala-national-park-safari-pickup-from-Ella-drop-off-in-Mirissa-1-traveler-half-day'
const YALA =
  '/things-to-do/safari/Yala-national-park-safari-pickup-from-Yala-national-park-drop-off-in-Yala-national-park-1-traveler-half-day'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

test.each(['/transfer/taxi-from-Colombo-to-Kandy', '/things-to-do/transport/Kandy-taxi', YALA_FROM_ELLA, YALA])(
  '%s keeps its price, is kept by no cache, and leaves no index',
  async (path) => {
    const before = await read(path)
    expect(before.meta('robots')).toMatch(/^index/)
    const page = await readDuringOutage(path)
    expect(page.status).toBe(200)
    expect(page.headings).toEqual(before.headings)
    expect(prices(page.text)).toEqual(prices(before.text))
    expect(page.canonical).toBe(before.canonical)
    expect(page.meta('robots')).toBeNull()
    expect(page.headers.get('cache-control')).toBe('no-store')
  },
)

test('the home page shows its fare', async () => {
  const page = await readDuringOutage('/')
  expect(page.status).toBe(200)
  expect(page.text).toContain((await read('/')).text.match(/LKR [\d,]+/)![0])
})

test('the full day of a tour, which is never listed, still says so', async () => {
  expect((await readDuringOutage(YALA_FROM_ELLA.replace('half-day', 'full-day'))).meta('robots')).toMatch(/^noindex/)
})

test('a rate list shows the rates that the site was built with, and tells nothing of the fault', async () => {
  const list = '/things-to-do/colombo-airport-transfers/colombo-airport/taxi-rate'
  const [before, page] = [await read(list), await readDuringOutage(list)]
  expect(page.status).toBe(200)
  expect(page.headings).toEqual(before.headings)
  expect(page.text.match(/USD [\d,]+/g)).toEqual(before.text.match(/USD [\d,]+/g))
  expect(page.html).not.toContain('told to nobody')
  expect(page.meta('robots')).toBeNull()
  expect(page.headers.get('cache-control')).toBe('no-store')
})

test('the sitemap has the lists that the site was built with, and nobody keeps it', async () => {
  const [during, usual] = [await site.get('/sitemap.xml'), await testSite().get('/sitemap.xml')]
  expect(during.headers.get('cache-control')).toBe('no-store')
  expect(usual.headers.get('cache-control')).toMatch(/^public/)
  expect(await during.text()).toBe(await usual.text())
})

test('an address that exists nowhere still exists nowhere', async () => {
  expect((await readDuringOutage('/no/such/page')).status).toBe(404)
})

test('a tour of a name that is too long is none', async () => {
  const name = encodeURIComponent('ක'.repeat(160))
  const page = await readDuringOutage(
    `/things-to-do/safari/${name}-safari-pickup-from-${name}-drop-off-in-${name}-1-traveler-half-day`,
  )
  expect(page.status).toBe(404)
  expect(page.headings).toEqual(['No tour at this address'])
})
