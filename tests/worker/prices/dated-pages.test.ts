/** Pages show the price of today's season, and when it is another one. */
import { beforeAll, expect, test } from 'vitest'
import type { PageData } from '#client/document.ts'
import { vehiclePrice } from '#domain/fares/vehicles.ts'
import type { JourneyAnswer } from '#domain/journeys/journey-calls.ts'
import { paths } from '#domain/paths.ts'
import type { PriceList, Season } from '#domain/prices/price-list.ts'
import { parkSlug } from '#domain/quotes/slugs.ts'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'
import { formatsOf } from '#domain/languages/formats.ts'
import { read } from '../pages/html.ts'
import { inDays } from '../bookings/journey-site.ts'
import { testSite } from '../bookings/booking-site.ts'
import { forgetPriceLists, listWith, publishList } from './price-site.ts'

const site = testSite()
const [NOW, THEN] = [
  { from: inDays(-1), to: inDays(5), percent: 10, names: { en: 'Harvest', de: 'Erntezeit' } },
  { from: inDays(20), to: inDays(30), percent: 25, names: { en: 'High season' } },
].map((season) => ({ ...season, vehicles: null, tours: true })) as [never, never]
const seasons = [NOW, THEN]
const night = { from: '22:00', until: '05:00', more: { percent: 10 } } as const

const PATH = '/transfer/taxi-from-Colombo-to-Kandy'
const get = async (path: string) => (await site.get(path)).text()
const textOf = async (path: string) => (await read(path, site.get)).text
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)![1]!) as PageData
const fareOf = (html: string) =>
  (dataOf(html).loaderData as { transfer: { fare: Extract<ShownFare, { state: 'priced' }> } }).transfer.fare

/** The isolate that publishes sells at it at once. */
const publish = (list: PriceList) => publishList(list, { site: site.env })

beforeAll(async () => {
  await forgetPriceLists()
})

test('nothing is said of dates where no price depends on them', async () => {
  const html = await get(PATH)
  expect(fareOf(html).quote).not.toHaveProperty('dated')
  expect(html).not.toContain('class="fare__notes"></ul>')
  await publish(listWith({}))
  expect((await get(PATH)).replaceAll(/<script type="application\/json".*?<\/script>/gs, '')).toBe(
    html.replaceAll(/<script type="application\/json".*?<\/script>/gs, ''),
  )
})

test('a transfer has the price of the season of today, its reason, and when it changes', async () => {
  const plain = fareOf(await get(PATH)).quote
  await publish(listWith({ seasons, night }))
  const html = await get(PATH)
  const { quote } = fareOf(html)
  expect(quote.dated!.undated).toMatchObject({ miniprice: plain.miniprice })
  expect(quote.miniprice).toBe(Math.round((plain.miniprice! * 110) / 100))
  const text = await textOf(PATH)
  expect(text).toContain('Harvest, 10 % more')
  const usdThen = Math.floor(plain.miniprice! / 288)
  expect(text).toContain(`from ${formatsOf('en').date(inDays(6))}: USD ${usdThen}`)
  expect(text).toContain('Night, 10 % more (22:00 – 05:00)')
  // The form shows the price of today by day, too, until the browser knows the time.
  expect(text).toContain(`Mini Car - LKR ${quote.miniprice} (USD ${quote.miniusd})`)
  expect(vehiclePrice('mini', quote).usd).toBe(Math.floor(quote.miniprice! / 288))
})

test('in the language of the page', async () => {
  const text = await textOf(`/de${PATH}`)
  expect(text).toContain('Erntezeit, 10 % mehr')
  expect(text).toContain(`ab ${formatsOf('de').date(inDays(6))}: USD `)
})

test('a tour, lists and the planner have the prices of today alike', async () => {
  const tour = await textOf(paths.safari(parkSlug('Yala national park')))
  expect(tour).toContain('Harvest, 10 % more')
  expect(tour).toContain('USD 116')
  expect(await get('/')).toContain('value="116"')
  const planner = await textOf('/journey?stop1=Colombo&stop2=Kandy&stop3=Ella')
  expect(planner).toContain('Harvest, 10 % more')
  const dated = await textOf(`/journey?stop1=Colombo&stop2=Kandy&stop3=Ella&start=${inDays(22)}`)
  expect(dated).toContain('High season, 25 % more')
  const rates = await (await site.post('/transfer/all', '')).json<{ linkurl: string; miniprice: number }[]>()
  const rate = rates.find(({ linkurl }) => PATH.endsWith(linkurl))!
  expect(rate.miniprice).toBe(fareOf(await get(PATH)).quote.miniprice)
})

test('a closed class and closed days are told to the browser with the list', async () => {
  const closed = [{ from: inDays(9), to: inDays(9), park: null, vehicle: 'van' }]
  await publish(listWith({ closed }))
  const html = await get(PATH)
  expect(JSON.stringify(dataOf(html).prices)).toContain(inDays(9))
})

test('a better order saves what the totals differ by at the prices of their days', async () => {
  await publish(listWith({ seasons: [{ ...(THEN as Season), percent: 100 }] }))
  const quoted = async (stops: readonly string[]) => {
    const plan = { stops: stops.map((place) => ({ place })), start: inDays(22) }
    return (await site.post('/journey', plan)).json<JourneyAnswer>()
  }
  const stops = ['Colombo Airport', 'Sigiriya', 'Ella', 'Kandy', 'Galle', 'Colombo Airport']
  const now = await quoted(stops)
  const then = await quoted(now.better!.order.map((i) => stops[i]!))
  const saved = now.total.miniusd! - then.total.miniusd!
  expect(now.better).toMatchObject({ usd: saved, text: expect.stringContaining(`USD ${saved} less`) as string })
})
