/**
 * What stands in the HTML as the built Worker answers it, for visitors whose scripts are off or have not come yet. No
 * browser is needed to read it. What hydration makes of it is for the other files.
 */
import { describe, expect, inject, test } from 'vitest'
import { CONTACT, LINKS, REVIEWS } from '#domain/brand.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { formatsOf } from '#domain/languages/formats.ts'
import type { TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { transferSlug } from '#domain/quotes/slugs.ts'
import { tourPrice } from '#domain/tours/tour-price.ts'
import { sixPrices } from '../six-prices.ts'
import { SITE_PAGES } from './site-pages.ts'

const site = inject('siteUrl')
const AIRPORT = 'Colombo Bandaranaike International Airport'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name]!)
const textOf = (html: string) =>
  decode(html.replace(/<!--.*?-->/gs, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

/** The page itself, without head, styles and data. */
async function pageAt(path: string): Promise<string> {
  const html = await (await fetch(site + path)).text()
  return html.slice(html.indexOf('<div id="root">'), html.indexOf('id="page-data"'))
}

/** Elements of this kind, for those that hold none of their own kind. */
function elements(html: string, tag: string, attribute = ''): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>.*?</${tag}>`, 'gs'))]
    .map(([found]) => found)
    .filter((found) => found.slice(0, found.indexOf('>')).includes(attribute))
}

/** The first one. */
function element(html: string, tag: string, attribute = ''): string {
  const [found] = elements(html, tag, attribute)
  if (found === undefined) throw new Error(`No <${tag} ${attribute}> in ${html.slice(0, 200)}`)
  return found
}

/** Of the first tag in the piece; `null` where it has none. */
function attributeOf(html: string, name: string): string | null {
  const value = new RegExp(`^<[^>]*?\\s${name}="([^"]*)"`).exec(html)?.[1]
  return value === undefined ? null : decode(value)
}

const vehicles = (html: string) => elements(html, 'label', 'class="vehicle"')

test('a step of a plan that leads nowhere is a link by its role', async () => {
  const html = await pageAt('/journey?stop1=Negombo&stop2=Kandy&stop3=Ella')
  const off = elements(html, 'a', 'aria-disabled')
  expect(off.map(textOf)).toEqual(['Move up Negombo', 'Move down Ella'])
  // Without an address an element has a state only by its role.
  for (const step of off) expect([attributeOf(step, 'href'), attributeOf(step, 'role')]).toEqual([null, 'link'])
})

test('page translators leave prices, names of places in lists, and how to reach us as they are', async () => {
  for (const path of Object.values(SITE_PAGES)) {
    const html = (await pageAt(path)).replaceAll(/<dd translate="no">.*?<\/dd>/gs, '')
    const touched = ['data', 'address']
      .flatMap((tag) => elements(html, tag))
      .filter((found) => attributeOf(found, 'translate') !== 'no')
    expect(touched, path).toEqual([])
    for (const name of ['price-list__cards', 'rates__rows', 'footer-brand'])
      for (const [tag] of html.matchAll(new RegExp(`<\\w+ [^>]*class="${name}"[^>]*>`, 'g')))
        expect(tag, `${path}: ${name}`).toContain('translate="no"')
  }
})

test('the description of the calls is a file of the site', async () => {
  const answer = await fetch(`${site}/openapi.json`)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(await answer.json()).toMatchObject({ openapi: '3.1.1', paths: { '/journey': {} } })
})

const NOT_FOUND_PAGES = new Set(['a pair that cannot be reached', 'no tour', 'an unknown address'])
/** An unknown address shows the home page, with its form. */
const WITHOUT_FORM = new Set([
  'a pair that cannot be reached',
  'no tour',
  'the rates from the airport',
  'the rates to the airport',
  "a place's page",
  'all tours',
  'an empty journey',
  'the ready journeys',
  'a ready journey',
])

// Twice: the first page of a kind finds code that has not been loaded yet, which the tests of the sources do not see.
test.each(Object.entries(SITE_PAGES).flatMap((entry) => [entry, entry]))(
  'the built Worker answers %s whole',
  async (name, path) => {
    const answer = await fetch(site + path)
    const html = await answer.text()
    expect(answer.status).toBe(NOT_FOUND_PAGES.has(name) ? 404 : 200)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html.includes('name="email"')).toBe(!WITHOUT_FORM.has(name))
    // Nobody has chosen an hour yet.
    expect(textOf(html)).not.toMatch(/(Booking|Tour) on request|Send the request/)
    expect(html).toMatch(/<footer[^]*id="page-data"[^]*<\/html>\s*$/)
  },
)

describe('the fare', () => {
  test('of airport to Colombo stands in the first answer as it is saved, without a token', async () => {
    const html = await (await fetch(site)).text()
    const panel = textOf(element(html, 'section', 'class="fare"'))
    const answer = await fetch(`${site}/en/serendip/transfer/query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ urlData: { url: transferSlug(AIRPORT, 'Colombo') } }),
    })
    const [record] = (await answer.json()) as TransferQuote[]
    const prices = sixPrices(record!)
    for (const [name, lkr, usd] of [
      ['Mini Car', prices.miniprice, prices.miniusd],
      ['Sedan Car', prices.carprice, prices.carusd],
      ['Van', prices.vanprice, prices.vanusd],
    ] as const) {
      expect(panel).toContain(`${name} LKR ${lkr.toLocaleString('en')} USD ${usd}`)
    }
    expect(html).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/)
  })

  test('begins with the cheapest price, distance and duration, and the notes say what is included', async () => {
    const fare = element(await pageAt('/'), 'section', 'class="fare"')
    const prices = vehicles(fare).map((vehicle) => Number(attributeOf(element(vehicle, 'data'), 'value')))
    expect(prices).toHaveLength(3)
    const facts = textOf(element(fare, 'dl', 'fare__facts'))
    expect(facts).toContain(`LKR ${Math.min(...prices).toLocaleString('en')}`)
    expect(facts).toMatch(/\d+ km/)
    expect(facts).toMatch(/\d+ mins?/)
    const notes = textOf(element(fare, 'ul', 'fare__notes'))
    expect(notes).toMatch(/fixed and all inclusive/)
    expect(notes).toMatch(/[Hh]ighway toll is included/)
  })

  test.each(['pickup=Kandy&dropoff=kandy', 'pickup=Tissa&dropoff=Tissamaharama'])(
    'of a trip from a place to itself is said to be none: %s',
    async (trip) => {
      expect(textOf(element(await pageAt(`/?${trip}`), 'section', 'aria-label="Fare"'))).toContain(
        'Choose two different places',
      )
    },
  )

  test('stands on a transfer page, and on one that a rate list leads to', async () => {
    expect(vehicles(await pageAt(SITE_PAGES['a transfer page']))).toHaveLength(3)
    const list = element(await pageAt(SITE_PAGES['the rates from the airport']), 'main')
    const ella = elements(list, 'a').find((link) => textOf(link).includes('Ella'))!
    expect(attributeOf(ella, 'href')).toMatch(/^\/transfer\/.*-to-Ella$/)
    expect(vehicles(await pageAt(attributeOf(ella, 'href')!))).toHaveLength(3)
  })
})

/** Of the fields of a page's content. */
const labels = async (path: string) =>
  elements(element(await pageAt(path), 'main'), 'label')
    .map(textOf)
    .join('|')

describe('a tour', () => {
  test('has its price in its heading', async () => {
    expect(textOf(element(await pageAt(SITE_PAGES['a safari with transport']), 'h1'))).toMatch(/USD \d+/)
  })

  test('lets travelers and duration be chosen; a hike has no duration', async () => {
    expect(await labels(SITE_PAGES['a safari with transport'])).toMatch(/Travelers.*Duration|Duration.*Travelers/)
    const hike = await labels(SITE_PAGES['the hike'])
    expect(hike).toContain('Travelers')
    expect(hike).not.toContain('Duration')
  })
})

test('the four activities are booked here and on another site, each at its price', async () => {
  const cards = elements(await pageAt('/'), 'li', 'class="activity"').map((card) => [
    textOf(element(card, 'h3')),
    elements(card, 'data').map(textOf),
    elements(card, 'a').map(textOf),
    new URL(attributeOf(elements(card, 'a')[1]!, 'href')!, site).origin,
  ])
  const { adamsPeak, udawalawe, yala, minneriya } = LINKS.activities
  const [peak, udawalawa, leopards, elephants] = [adamsPeak, udawalawe, yala, minneriya].map(
    (href) => new URL(href).origin,
  )
  const own = (park: string) => formatUsd(tourPrice({ park, tourLength: 'half', travelers: 1, distanceKm: 0 }))
  expect(cards).toEqual([
    ["Adam's Peak hiking", [own("Adam's Peak"), '$99'], ['Book here with us', 'Book Now'], peak],
    ['Udawalawa safari', [own('Udawalawe national park'), '$99'], ['Book here with us', 'Book Now'], udawalawa],
    ['Yala safari', [own('Yala national park'), '$105'], ['Book here with us', 'Book Now'], leopards],
    ['Minneriya safari', [own('Minneriya national park'), '$105'], ['Book here with us', 'Book Now'], elephants],
  ])
})

describe('the menu', () => {
  test('links to pages and lists with the same links, and claims to open nothing', async () => {
    const html = await pageAt('/')
    expect(element(html, 'header')).not.toContain('aria-expanded')
    const bar = element(html, 'nav', 'aria-label="Main"')
    expect(elements(bar, 'a').map((link) => [textOf(link), attributeOf(link, 'href')])).toEqual([
      ['Home', '/'],
      ['From the airport', '/things-to-do/colombo-airport-transfers/colombo-airport/taxi-rate'],
      ['To the airport', '/things-to-do/to-colombo-airport-transfers/to-colombo-airport/taxi-rate'],
      ['Safari tours', '/things-to-do/safari'],
      ['Taxi cab service', '#towns'],
      ['Plan a trip', '/journey'],
      ['My booking', '/booking'],
      ['Book Taxi Now', '/#booking'],
    ])
    expect(elements(element(html, 'nav', 'id="things-to-do"'), 'a')).toHaveLength(8)
    expect(elements(element(html, 'nav', 'id="towns"'), 'a').length).toBeGreaterThanOrEqual(20)
  })
})

async function footer(): Promise<string> {
  const html = await pageAt('/')
  return html.slice(html.lastIndexOf('<footer'), html.lastIndexOf('</footer>'))
}

describe('the footer', () => {
  test('has lists of towns, things to do, hotels and airport pages, and every link in them leads to a page', async () => {
    const html = await footer()
    for (const list of ['Towns', 'Things to do', 'Hotels', 'Airport taxi']) {
      const targets = elements(element(html, 'nav', `aria-label="${list}"`), 'a').map((link) =>
        attributeOf(link, 'href'),
      )
      expect(targets.length).toBeGreaterThan(2)
      const answers = await Promise.all(
        targets.map(async (target) => [target, (await fetch(site + target!, { redirect: 'manual' })).status]),
      )
      expect(answers.filter(([, status]) => status !== 200)).toEqual([])
    }
  })

  test('names the operator and how to reach them', async () => {
    const html = await footer()
    const links = elements(html, 'a')
    const chat = links.find((link) => attributeOf(link, 'href')!.startsWith('https://wa.me/'))!
    expect(attributeOf(chat, 'target')).toBe('_blank')
    expect(links.filter((link) => attributeOf(link, 'href')!.startsWith('mailto:'))).toHaveLength(1)
    expect(textOf(html)).toContain('Registration number')
    expect(textOf(html)).toContain(CONTACT.address.countryName)
  })

  test('shows the reviews and where to read them', async () => {
    const badge = element(await footer(), 'section', 'aria-label="Reviews"')
    expect(textOf(badge)).toContain(`${REVIEWS.stars} stars from ${formatsOf('en').number(REVIEWS.count)} reviews`)
    expect(badge.match(/star--full/g)).toHaveLength(REVIEWS.stars)
    expect(elements(badge, 'a').length).toBeGreaterThan(0)
  })
})

test('the chat link opens WhatsApp in a new window', async () => {
  const chat = element(await pageAt(SITE_PAGES['a transfer page']), 'a', 'aria-label="Chat on WhatsApp"')
  expect(attributeOf(chat, 'href')).toMatch(/^https:\/\/wa\.me\/\d{11}\?text=/)
  expect(attributeOf(chat, 'target')).toBe('_blank')
  expect(attributeOf(chat, 'rel')).toContain('noopener')
})
