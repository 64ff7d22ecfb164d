import { expect, test } from 'vitest'
import { BRAND } from '#domain/brand.ts'
import { read } from './html.ts'

test('the home page describes the service: office hours and sample offers', async () => {
  const { status, canonical, structuredData, html } = await read('/')
  expect(status).toBe(200)
  expect(canonical).toBe(`${BRAND.origin}/`)
  expect(structuredData.map((thing) => thing['@type'])).toEqual(['TaxiService', 'Product'])
  const [taxi] = structuredData as { offers: { offers: { name: string; price: number; priceCurrency: string }[] } }[]
  expect(taxi!.offers.offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual([
    ['Mini Car', 23, 'USD'],
    ['Sedan Car', 27, 'USD'],
    ['Van', 35, 'USD'],
  ])
  expect(taxi).toMatchObject({ hoursAvailable: { opens: '08:00', closes: '19:00' } })
  expect(taxi!.offers).toMatchObject({ description: expect.stringContaining('Sample prices') })
  // The product's offers are the fares that the page shows.
  const [, product] = structuredData as typeof structuredData & typeof structuredData
  const offers = (product as unknown as { offers: { offers: { price: number }[] } }).offers.offers
  const shown = [...html.matchAll(/<data translate="no" class="vehicle__usd" value="(\d+)">/g)].map(([, usd]) =>
    Number(usd),
  )
  expect(shown).toHaveLength(3)
  expect(offers.map(({ price }) => price)).toEqual(shown)
  // Neither may a radio have `autocomplete`, nor a required select be without an empty option.
  expect(html).not.toMatch(/<input[^>]*type="radio"[^>]*autocomplete/i)
  expect(html).not.toMatch(/<select[^>]*required/)
})

test('a trip shared by its address is shown, and left to its own page in search engines', async () => {
  const page = await read('/?pickup=Ella&dropoff=Galle')
  expect(page.status).toBe(200)
  expect(page.title).toContain('Ella to Galle')
  expect(page.meta('robots')).toMatch(/^noindex/)
  expect(page.headers.get('cache-control')).toBe('no-store')
  // Neither is it the home page, which is listed.
  expect(page.canonical).toBeNull()
  expect(page.meta('og:url')).toBeNull()
})

test.each([
  ['/?pickup=Colombo&dropoff=Chennai', 'can be reached by car'],
  ['/?pickup=Kandy&dropoff=kandy', 'Choose two different places'],
])('%s has no fare, and is no page to find', async (path, message) => {
  const page = await read(path)
  expect(page.status).toBe(404)
  expect(page.text).toContain(message)
  expect(page.title).toMatch(/^No taxi fare from /)
  expect(page.meta('robots')).toMatch(/^noindex/)
  expect(page.canonical).toBeNull()
})

test('each activity is booked here at the price of its page, and on another site at the price of that one', async () => {
  const { html } = await read('/')
  const cards = [...html.matchAll(/<li class="activity">.*?<\/li>/gs)].map(([card]) => card.replaceAll('<!-- -->', ''))
  expect(cards).toHaveLength(4)
  for (const card of cards) {
    const [, own] = /from <data translate="no" class="activity__price" value="(\d+)">USD \1<\/data>/.exec(card)!
    const [, here] = /<a class="button" [^>]*href="(\/things-to-do\/safari\/[^"]*)"[^>]*>Book here with us<\/a>/.exec(
      card,
    )!
    expect((await read(here!.replaceAll('&#x27;', "'"))).headings[0]).toMatch(new RegExp(` USD ${own}$`))
    const [, price, host] = /<data translate="no" class="activity__price" value="(\d+)">\$\1<\/data> on ([^<]+)</.exec(
      card,
    )!
    expect(price).toMatch(/^(?:99|105)$/)
    const [, elsewhere] = /<a class="button button--quiet" href="([^"]+)"[^>]* target="_blank"[^>]*>Book Now</.exec(
      card,
    )!
    expect(new URL(elsewhere!).host).toBe(host)
  }
})
