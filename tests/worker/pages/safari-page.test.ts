import { expect, test } from 'vitest'
import type { SafariOffer } from '#domain/quotes/call-shapes.ts'
import { safariPrice } from '#domain/safaris/tour-price.ts'
import { call, request } from '../site.ts'
import { read } from './html.ts'

const YALA = '/things-to-do/safari/Yala-national-park-safari-pickup-from-Yala-national-park-drop-off-in-Yala-national-park-1-traveler-half-day'

const HIKE = "/things-to-do/safari/Adam's-Peak-safari-pickup-from-Adam's-Peak-drop-off-in-Adam's-Peak-1-traveler-half-day"

const offers = async () => await (await call('/safari/query/all', { linkUrl: {} })).json() as SafariOffer[]

test('at the gate, the price is that of the tour alone, and the gates are named', async () => {
  const page = await read(YALA)
  expect(page.status).toBe(200)
  expect(page.headings[0]).toBe('Yala national park private safari USD 105')
  expect(page.text).toContain('Pickup location - Yala national park entrance gate')
  expect(page.text).toContain('Dropoff location - Yala national park exit gate')
  expect(page.text).toContain('Need Transport ?')
  expect(page.html).toMatch(/<input type="checkbox"[^>]* checked/)
})

test('with transport, the price follows the distance through the park', async () => {
  const offer = (await offers()).find(({ park, pickup, dropoff }) => park === 'Yala national park' && pickup === 'Ella' && dropoff === 'Mirissa')!
  const usd = safariPrice({ park: offer.park, type: 'Full Day', travelers: 1, distanceKm: offer.distance })
  const page = await read(`/things-to-do/safari/${offer.url.replace('half-day', 'full-day')}`)
  expect(page.headings[0]).toContain(`USD ${usd}`)
  expect(page.text).toContain(`Transport - ${offer.distance} km`)
  expect(page.text).toContain('Duration - Full Day')
})

test('every other offer of the park can be reached from it', async () => {
  const page = await read(YALA)
  const others = (await offers()).filter(({ park }) => park === 'Yala national park')
  expect(others.length).toBeGreaterThan(4)
  for (const { url } of others) expect(page.links).toContain(`/things-to-do/safari/${url}`)
  expect(page.text).toContain('Book Now')
})

test('the hike has no choice of duration', async () => {
  const page = await read(HIKE)
  expect(page.status).toBe(200)
  expect(page.text).not.toMatch(/Duration (Half Day|Full Day|-)/)
  expect(page.text).toContain('private guided hike')
  const safari = await read(YALA)
  expect(safari.text).toContain('Duration Half Day Full Day')
})

test('the hike is told to search engines as a hike, without a duration', async () => {
  const page = await read(HIKE)
  expect(page.meta('keywords')).toContain('hike')
  expect(page.meta('keywords')).not.toMatch(/safari|jeep|gate/)
  expect(page.title).not.toMatch(/safari|day/)
  const [product] = page.structuredData as { '@type': string; offers: { offers: { name: string }[] } }[]
  expect(product!.offers.offers.map(({ name }) => name)).toEqual(["Adam's Peak private guided hike, one traveler"])
  expect((await read(YALA)).meta('keywords')).toContain('jeep safari')
})

test.each([
  [HIKE, 'Park fee: 105 USD'],
  [YALA, 'Park fee: 105 USD'],
  [YALA.replaceAll('Yala', 'Udawalawe'), 'Park fee: 99 USD'],
  [YALA.replaceAll('Yala', 'Minneriya'), 'Park fee: 105 USD'],
])('%s states its park fee, among the facts and not beside the total', async (path, fee) => {
  const { text } = await read(path)
  expect(text).toContain(`${fee} Inclusions`)
})

test('a park without a stated fee states none', async () => {
  expect((await read(YALA.replaceAll('Yala', 'Bundala'))).text).not.toContain('Park fee')
})

test('a pair that is not stored is computed through the gate', async () => {
  const page = await read('/things-to-do/safari/Yala-national-park-safari-pickup-from-Jaffna-drop-off-in-Matara-1-traveler-half-day')
  expect(page.status).toBe(200)
  const km = Number(/Transport - (\d+) km/.exec(page.text)![1])
  expect(km).toBeGreaterThan(450)
  expect(page.headings[0]).toContain(`USD ${safariPrice({ park: 'Yala', type: 'Half Day', travelers: 1, distanceKm: km })}`)
  expect(page.meta('robots')).toMatch(/^noindex/)
})

test.each([
  ['/things-to-do/safari/yala-safari-pickup-from-ella-drop-off-in-mirissa-1-traveler-half-day', '/things-to-do/safari/Yala-national-park-safari-pickup-from-Ella-drop-off-in-Mirissa-1-traveler-half-day'],
  ["/things-to-do/safari/Adam's-Peak-safari-pickup-from-Adam's-Peak-drop-off-in-Adam's-Peak-1-traveler-full-day", "/things-to-do/safari/Adam's-Peak-safari-pickup-from-Adam's-Peak-drop-off-in-Adam's-Peak-1-traveler-half-day"],
])('%s leads to %s', async (path, canonical) => {
  const answer = await request(path, { redirect: 'manual' })
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe(canonical)
})

test.each([
  '/things-to-do/safari/yala',
  '/things-to-do/safari/Kandy-safari-pickup-from-Ella-drop-off-in-Galle-1-traveler-half-day',
  '/things-to-do/safari/Yala-safari-pickup-from-Ella-drop-off-in-Galle-2-traveler-half-day',
  '/things-to-do/safari/Yala-safari-pickup-from-Ella-drop-off-in-Chennai-1-traveler-half-day',
])('%s is no tour of ours', async (path) => {
  const page = await read(path)
  expect(page.status).toBe(404)
  expect(page.headings).toHaveLength(1)
  expect(page.meta('robots')).toMatch(/^noindex/)
})
