import { describe, expect, test } from 'vitest'
import { BRAND } from '#domain/brand.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { formatLkr } from '#domain/fares/money.ts'
import { call, request } from '../site.ts'
import { read } from './html.ts'

const AIRPORT = encodeURIComponent(COLOMBO_AIRPORT)

interface Fare {
  distance: number
  duration: string
  miniprice: number
  carprice: number
  vanprice: number
  miniusd: number
  carusd: number
  vanusd: number
  linkurl: string
  pickup: string
  dropoff: string
}

async function saved(pickup: string, dropoff: string): Promise<Fare> {
  const [record] = (await (
    await call('/transfer/query', {
      urlData: { url: `taxi-from-${encodeURIComponent(pickup)}-to-${encodeURIComponent(dropoff)}` },
    })
  ).json()) as Fare[]
  return record!
}

test('without a script a listed pair shows its prices in both currencies, distance and duration', async () => {
  const { status, text, headings, links } = await read('/transfer/taxi-from-Colombo-to-Kandy')
  const fare = await saved('Colombo', 'Kandy')
  expect(status).toBe(200)
  expect(headings).toEqual(['Colombo Taxi cab Service'])
  for (const vehicle of ['mini', 'car', 'van'] as const) {
    expect(text).toContain(formatLkr(fare[`${vehicle}price`]))
    expect(text).toContain(`USD ${fare[`${vehicle}usd`]}`)
  }
  expect(text).toContain(`${fare.distance} km`)
  expect(text).toContain(fare.duration)
  expect(text).toContain('Taxi cab price list from Colombo')
  expect(text).toContain('Book Another Transfer')
  expect(links.filter((link) => link.startsWith('/transfer/taxi-from-Colombo-to-')).length).toBeGreaterThan(3)
})

test.each([
  [`/transfer/taxi-from-${AIRPORT}-to-Ella`, `Airport pickup ${COLOMBO_AIRPORT} Taxi cab Service`],
  [`/transfer/taxi-from-Ella-to-${AIRPORT}`, 'Airport dropoff Ella Taxi cab Service'],
])('%s is headed %s', async (path, heading) => {
  expect((await read(path)).headings).toEqual([heading])
})

test('each page says what is true of its drive alone', async () => {
  const hills = await read('/transfer/taxi-from-Colombo-to-Nuwara%20Eliya')
  const expressway = await read('/transfer/taxi-from-Colombo-to-Galle')
  expect(hills.text).toContain('hill road')
  expect(hills.text).not.toContain('Most of the way is expressway')
  expect(expressway.text).toMatch(/Most of the way is expressway: \d+ of \d+ km.*Southern/)
  expect(expressway.text).toMatch(/A taxi from Galle to Colombo costs from USD \d+/)
})

test('a way through the foothills is not called level', async () => {
  const page = await read('/transfer/taxi-from-Colombo-to-Kitulgala')
  expect(page.text).toMatch(/\d+ km are winding road|Most of it is winding road/)
  expect(page.text).not.toContain('level road')
})

test('a listed pair may be kept by caches and search engines; a pair that a visitor made up may not', async () => {
  const listed = await read('/transfer/taxi-from-Colombo-to-Kandy')
  expect(listed.headers.get('cache-control')).toBe('public, max-age=40, stale-while-revalidate=20, stale-if-error=600')
  expect(listed.meta('robots')).toMatch(/^index/)
  const computed = await read('/transfer/taxi-from-Kandy-to-Vavuniya')
  expect(computed.status).toBe(200)
  expect(computed.headers.get('cache-control')).toBe('no-store')
  expect(computed.meta('robots')).toMatch(/^noindex/)
  expect(computed.structuredData).toEqual([])
})

describe('one spelling of each pair', () => {
  test.each([
    ['/transfer/taxi-from-colombo-to-kandy', '/transfer/taxi-from-Colombo-to-Kandy'],
    ['/Transfer/Taxi-From-Colombo-To-Kandy', '/transfer/taxi-from-Colombo-to-Kandy'],
    ['/transfer/taxi-from-Colombo-to-Nuwara-Eliya', '/transfer/taxi-from-Colombo-to-Nuwara%20Eliya'],
    ['/transfer/taxi-from-BIA-to-Ella', `/transfer/taxi-from-${AIRPORT}-to-Ella`],
    ['/transfer/taxi-from-Colombo-to-Adam%27s%20Peak', "/transfer/taxi-from-Colombo-to-Adam's%20Peak"],
    ['/transfer/taxi-from-Colombo-to-Kandy/', '/transfer/taxi-from-Colombo-to-Kandy'],
    ['/transfer/taxi-from-Colombo-to-kandy?utm_source=x', '/transfer/taxi-from-Colombo-to-Kandy?utm_source=x'],
    // Computed pairs, too.
    ['/transfer/taxi-from-kandy-to-vavuniya', '/transfer/taxi-from-Kandy-to-Vavuniya'],
  ])('%s leads to %s', async (path, canonical) => {
    const answer = await request(path, { redirect: 'manual' })
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe(canonical)
  })
})

test.each([
  '/transfer/taxi-from-Colombo-to-Chennai',
  '/transfer/taxi-from-5.0%2C%2082.0-to-Colombo',
  '/transfer/taxi-from-Atlantis-to-El%20Dorado',
])('%s cannot be reached', async (path) => {
  const page = await read(path)
  expect(page.status).toBe(404)
  expect(page.text).toContain('Please Check your pick up and destination can be reached by car')
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.canonical).toBeNull()
})

test.each([
  '/transfer/foo',
  '/transfer/taxi-from-Colombo',
  '/transfer/taxi-from--to-Kandy',
  `/transfer/taxi-from-${'a'.repeat(200)}-to-Kandy`,
])('%s names no trip', async (path) => {
  const page = await read(path)
  expect(page.status).toBe(404)
  expect(page.headings).toEqual(['Taxi cab Service'])
})

test('the offers of a page are those of its own route', async () => {
  const fare = await saved('Colombo', 'Kandy')
  const { structuredData, meta, canonical } = await read('/transfer/taxi-from-Colombo-to-Kandy')
  const [taxi] = structuredData as {
    offers: {
      lowPrice: number
      highPrice: number
      offerCount: number
      offers: { price: number; priceSpecification: { price: number } }[]
    }
    hoursAvailable: object
  }[]
  expect(taxi!.offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: fare.miniusd,
    highPrice: fare.vanusd,
    offerCount: 3,
    priceCurrency: 'USD',
  })
  expect(taxi!.offers.offers.map(({ price, priceSpecification }) => [price, priceSpecification.price])).toEqual([
    [fare.miniusd, fare.miniprice],
    [fare.carusd, fare.carprice],
    [fare.vanusd, fare.vanprice],
  ])
  expect(taxi!.hoursAvailable).toMatchObject({ opens: '03:00', closes: '23:00' })
  expect(canonical).toBe(`${BRAND.origin}/transfer/taxi-from-Colombo-to-Kandy`)
  expect(meta('og:url')).toBe(canonical)
  expect(meta('og:image')).toBe(`${BRAND.origin}/social.png`)
  expect(meta('twitter:card')).toBe('summary_large_image')
})
