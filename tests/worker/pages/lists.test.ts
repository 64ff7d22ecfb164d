/** The airport's rate lists, the pages of places, and what search engines are told of them. */
import { expect, test } from 'vitest'
import { BRAND } from '#domain/brand.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import type { Rate } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { call, request } from '../site.ts'
import { read } from './html.ts'

const rates = async () => (await (await call('/transfer/all', {})).json()) as Rate[]

test.each([
  ['/things-to-do/colombo-airport-transfers/colombo-airport/taxi-rate', 'pickup'],
  ['/things-to-do/to-colombo-airport-transfers/to-colombo-airport/taxi-rate', 'dropoff'],
] as const)('%s lists every rate whose %s is the airport', async (path, end) => {
  const page = await read(path)
  const wanted = (await rates()).filter((rate) => rate[end] === COLOMBO_AIRPORT)
  expect(page.status).toBe(200)
  expect(wanted.length).toBeGreaterThan(40)
  for (const { linkurl, pickup, dropoff, miniusd, distance, duration } of wanted) {
    expect(page.links).toContain(`/transfer/${linkurl}`)
    const facts = `${distance} km · ${duration} USD ${miniusd}`
    // A link is called by what is seen of it: the end that the page names already follows.
    expect(page.text).toContain(
      end === 'pickup' ? `${pickup} to ${dropoff} ${facts}` : `${pickup} ${facts} to ${dropoff}`,
    )
  }
  // What costs less is named in the same sentence.
  const near = wanted.filter(({ miniusd }) => miniusd! < 10)
  const other = end === 'pickup' ? 'dropoff' : 'pickup'
  expect(near.length).toBeGreaterThan(0)
  expect(page.text).toMatch(/The cheapest price is 10 USD\s*, except close to the airport: /)
  for (const rate of near) expect(page.text).toContain(`${rate[other]} USD ${rate.miniusd}`)

  // What search engines are told is what the list says.
  const lowest = `from USD ${Math.min(...wanted.map(({ miniusd }) => miniusd!))}`
  expect(page.title).toContain(lowest)
  expect(page.meta('description')).toContain(lowest)
  expect(`${page.title} ${page.meta('description')}`).not.toMatch(/\b10 USD|USD 10\b/)
})

test("a place's page has its fare to the airport, its own price list and the lists of all other pickups", async () => {
  const page = await read('/things-to-do/transport/Kandy-taxi')
  const all = await rates()
  const own = all.find(({ pickup, dropoff }) => pickup === 'Kandy' && dropoff === COLOMBO_AIRPORT)!
  expect(page.status).toBe(200)
  expect(page.headings).toEqual(['Kandy taxi'])
  expect(page.text).toContain(`USD ${own.miniusd}`)
  expect(page.text).toContain('Taxi cab price list from Kandy')
  for (const { linkurl } of all.filter(({ pickup }) => pickup === 'Kandy'))
    expect(page.links).toContain(`/transfer/${linkurl}`)
  for (const pickup of new Set(
    all.map((rate) => rate.pickup).filter((each) => each !== COLOMBO_AIRPORT && each !== 'Kandy'),
  )) {
    expect(page.links).toContain(`/things-to-do/transport/${encodeURIComponent(pickup)}-taxi`)
  }
  // A route that is listed both ways is one card.
  const cards = [...page.html.matchAll(/class="price-card" href="([^"]*)"/g)].map(([, href]) => href)
  const routes = all
    .filter(({ pickup, dropoff }) => [pickup, dropoff].includes('Kandy'))
    .map(({ pickup, dropoff }) => [pickup, dropoff].toSorted().join())
  expect(routes.length).toBeGreaterThan(cards.length)
  expect(cards).toHaveLength(new Set(routes).size)
})

test.each([
  ['/things-to-do/transport/nuwara-eliya-taxi', '/things-to-do/transport/Nuwara%20Eliya-taxi'],
  ['/things-to-do/transport/KANDY-TAXI', '/things-to-do/transport/Kandy-taxi'],
  ['/things-to-do/transport/CMB-taxi', '/things-to-do/colombo-airport-transfers/colombo-airport/taxi-rate'],
])('%s leads to %s', async (path, canonical) => {
  const answer = await request(path, { redirect: 'manual' })
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe(canonical)
})

test.each(['/things-to-do/transport/Atlantis-taxi', '/things-to-do/transport/Kandy', '/things-to-do/transport/-taxi'])(
  '%s is no place that a taxi goes from',
  async (path) => {
    const page = await read(path)
    expect(page.status).toBe(404)
    expect(page.meta('robots')).toMatch(/^noindex/)
  },
)

test.each([
  ['/things-to-do/transport/Kandy', 'Taxi price lists'],
  ['/things-to-do/transport/-taxi', 'Taxi price lists'],
  ['/transfer/foo', 'Taxi cab Service'],
])('%s, which names no place, asks about none, and leads to the fare calculator', async (path, heading) => {
  const page = await read(path)
  expect(page.status).toBe(404)
  expect(page.headings).toEqual([heading])
  expect(page.text).not.toMatch(/from to|from ?\?|Pick one from the list/)
  expect(page.html).not.toContain('Can%20you%20take%20us')
  expect(page.text).toContain('Open the fare calculator')
})

test('a place that we know no road to can be asked about, or another be chosen', async () => {
  const page = await read('/things-to-do/transport/Atlantis-taxi')
  expect(page.headings).toEqual(['Atlantis taxi'])
  expect(page.text).toContain('Open the fare calculator')
  expect(page.html).toContain(encodeURIComponent(`Can you take us from Atlantis to ${COLOMBO_AIRPORT}?`))
  expect(page.text).not.toContain('Pick one from the list')
})

test('the sitemap lists canonical addresses, the listed pairs and no others', async () => {
  const answer = await request('/sitemap.xml')
  expect(answer.headers.get('content-type')).toMatch(/^application\/xml/)
  const xml = await answer.text()
  const urls = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!)
  expect(urls.every((url) => url.startsWith(`${BRAND.origin}/`))).toBe(true)
  expect(new Set(urls).size).toBe(urls.length)
  const transfers = urls
    .filter((url) => url.includes('/transfer/'))
    .map((url) => url.replaceAll('&apos;', "'").slice(`${BRAND.origin}/transfer/`.length))
  expect(transfers.toSorted()).toEqual((await rates()).map(({ linkurl }) => linkurl).toSorted())
})

test('robots may read every page, and are told of the sitemap', async () => {
  const text = await (await request('/robots.txt')).text()
  expect(text).toContain(`Sitemap: ${BRAND.origin}/sitemap.xml`)
  expect(text).not.toContain('Disallow')
})
