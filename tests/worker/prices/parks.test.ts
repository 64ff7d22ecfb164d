/** An owner adds a park and drops another one: all of the site follows, and goes back with the list. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import { BRAND } from '#domain/brand.ts'
import { addressIn, OFFERED } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import type { Park, PriceList } from '#domain/prices/price-list.ts'
import type { SafariOffer, TourQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { parkSlug, tourSlug } from '#domain/quotes/slugs.ts'
import '#worker/agents/server.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { inTenDays, testSite, tourDetails, tourToken } from '../bookings/booking-site.ts'
import { read } from '../pages/html.ts'
import '../site.ts'
import { listWith, publishList } from './price-site.ts'

const NEW = 'Gal Oya national park'
const DROPPED = 'Bundala national park'

const GAL_OYA: Park = {
  shortName: 'Gal Oya',
  kind: 'safari',
  names: { de: 'Gal-Oya-Nationalpark', zh: '加尔奥亚国家公园' },
  gate: { lat: 7.2205, lng: 81.5402 },
  hours: { opens: '06:00', closes: '18:00' },
  start: { half: '06:00', full: '06:00' },
  closed: { first: '11-01', last: '11-30' },
  season: null,
  fee: 60,
  prices: FIRST_PRICE_LIST.tours.otherParks.map(({ half, full }) => ({ half: half + 1, full: full + 2 })) as never,
  picture: 'Kaudulla national park',
}

const withParks = (parks: Readonly<Record<string, Park | null>>): PriceList =>
  listWith({
    parks: Object.fromEntries(
      Object.entries({ ...FIRST_PRICE_LIST.parks, ...parks }).flatMap(([name, park]) => (park ? [[name, park]] : [])),
    ),
  })
const OTHER_PARKS = withParks({ [NEW]: GAL_OYA, [DROPPED]: null })

const site = testSite()
const page = (path: string) => read(path, (address) => site.get(address, { redirect: 'manual' }))
const offers = async (park?: string) =>
  (await (await site.post('/safari/query/all', { linkUrl: { park } })).json()) as SafariOffer[]
const asked = (park: string, pickup = park) =>
  site.post('/safari/query', {
    urlData: { url: tourSlug({ park, pickup, dropoff: pickup, tourLength: 'half' }) },
  })

/** As a browser has it computed. */
const uploaded = async (park: string, hotel: string) => {
  const trip = { park, pickup: hotel, dropoff: hotel }
  const urlDataUpload = { url: tourSlug({ ...trip, tourLength: 'half' }), ...trip, distance: 100 }
  return (await site.post('/safari/', { urlDataUpload })).json<TourQuote>()
}

/** Pages that name parks. */
const PAGES = [
  paths.home(),
  paths.safaris,
  paths.readyJourneys,
  paths.journey,
  paths.terms,
  '/sitemap.xml',
  paths.forAgents,
]
const bodies = () => Promise.all(PAGES.map(async (path) => (await site.get(path)).text()))

const sitemap = async () => (await site.get('/sitemap.xml')).text()

/** Of a guest of the dropped park, booked before. */
let booked: { reference: string; changes: string }
let before: string[]
/** Quotes of the dropped park, from before. */
let earlier: readonly string[]

async function bookTour(token: string, change: object) {
  site.mails.length = 0
  const answer = await site.bookTour(token, { pickupDate: inTenDays, ...change })
  const { reference } = await answer.json<BookingReceipt>()
  const receipt = site.mails.find(({ to }) => to === tourDetails.email)!
  const changes = new RegExp(`${BRAND.origin}(/booking/${reference}/changes\\?key=[0-9a-f]{32})`).exec(
    receipt.text,
  )![1]!
  return { reference, changes, receipt }
}

beforeAll(async () => {
  const quotes = await Promise.all([1, 2].map(async () => (await asked(DROPPED)).json<TourQuote[]>()))
  earlier = quotes.map(([quote]) => quote!.token)
  before = await bodies()
  booked = await bookTour(await tourToken({ park: DROPPED, pickup: DROPPED, dropoff: DROPPED, distance: 0 }), {
    park: DROPPED,
    pickup: DROPPED,
    dropoff: DROPPED,
    rates: 130,
    travelers: 2,
  })
  await publishList(OTHER_PARKS, { site: site.env })
})

describe('the park that was added', () => {
  test('is in the footer, on the page of all tours, among the parks of a tour, and in the sitemap, in every language', async () => {
    for (const language of OFFERED) {
      for (const path of [paths.home(), paths.safaris, paths.safari(parkSlug('Yala national park'))]) {
        const { text, links } = await page(addressIn(language, path))
        expect(text, `${language} ${path}`).toContain('Gal Oya')
        expect(links, `${language} ${path}`).toContain(addressIn(language, paths.safari(parkSlug(NEW))))
      }
    }
    expect((await sitemap()).includes(parkSlug(NEW))).toBe(true)
  })

  test('has a page with its prices, hours, fee and form, which claims nothing of another park', async () => {
    const { status, headings, text, html, structuredData } = await page(paths.safari(parkSlug(NEW)))
    expect([status, headings[0]]).toEqual([200, 'Gal Oya national park private safari USD 100'])
    expect(text).toContain('Open 06:00 to 18:00 (Sri Lanka time), usually closed from 1 November to 30 November')
    expect(text).toContain('Park fee: 60 USD')
    expect(text).toContain('Book Now')
    expect(text).not.toContain('Other Gal Oya')
    expect(html).toMatch(/<img[^>]*alt="A drawing of nature in Sri Lanka"/)
    expect(html).toContain('/pictures/kaudulla.svg')
    expect(JSON.stringify(structuredData)).toContain('"lowPrice":100')
    const half = await page(paths.safari(tourSlug({ park: NEW, pickup: 'Ella', dropoff: 'Ella', tourLength: 'half' })))
    expect(half.status).toBe(200)
    expect(half.text).toMatch(/Transport - \d+ km/)
    expect((await page(addressIn('de', paths.safari(parkSlug(NEW))))).headings[0]).toContain('Gal-Oya-Nationalpark')
    expect((await page(addressIn('zh', paths.safari(parkSlug(NEW))))).headings[0]).toContain('加尔奥亚国家公园')
  })

  test.each(['gal-oya', 'Gal-Oya-national-park', 'gal-oya-safari', 'Gal-Oya-Nationalpark'])(
    'is found by the address %s',
    async (segment) => {
      const answer = await site.get(`/things-to-do/safari/${segment}`, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([301, paths.safari(parkSlug(NEW))])
    },
  )

  test('is quoted, booked, and named in the mail and on the page of its booking', async () => {
    const quote = await uploaded('gal-oya', 'Ella')
    expect(quote).toMatchObject({ park: NEW, pickup: 'Ella', dropoff: 'Ella' })
    expect(await (await asked('Gal Oya', 'Ella')).json<TourQuote[]>()).toMatchObject([{ distance: quote.distance }])
    const usd = Math.round(131 + (170 * quote.distance) / 291)
    const { reference, receipt } = await bookTour(quote.token, {
      park: NEW,
      pickup: 'Ella',
      dropoff: 'Ella',
      travelers: 2,
      rates: usd,
    })
    expect(receipt.text).toContain('Gal Oya national park')
    expect(site.mails.find(({ to }) => to !== tourDetails.email)?.text).toContain('Gal Oya national park')
    expect((await page(paths.booking(reference))).text).toContain('Gal Oya national park')
    const { rides } = await (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
    expect(rides[0]).toMatchObject({ park: NEW, priceUsd: usd })
  })

  test('is a tour of a journey', async () => {
    const answer = await site.post('/journey', {
      stops: [{ place: 'Ella' }, { place: 'Gal Oya National Park' }, { place: 'Kandy' }],
    })
    const { rides } = await answer.json<{ rides: { kind: string; park?: string }[] }>()
    expect(rides).toMatchObject([{ kind: 'tour', park: NEW }])
  })
})

describe('the park that was dropped', () => {
  test('is on no page, in no list and not in the sitemap', async () => {
    for (const path of PAGES) expect((await page(path)).html.includes('Bundala-national-park'), path).toBe(false)
    expect((await page(paths.safaris)).text).not.toContain('Bundala')
    expect((await offers()).filter(({ park }) => park === DROPPED)).toEqual([])
    expect(await offers('Bundala')).toEqual([])
  })

  test('answers at its old addresses as any park that is not on sale does, and shows what is', async () => {
    const unknown = await page(paths.safari(parkSlug('Kumana national park')))
    for (const query of ['', '?travelers=3', '?pickup=Galle&dropoff=Galle&transport=on']) {
      const found = await page(paths.safari(parkSlug(DROPPED)) + query)
      if (query.startsWith('?pickup')) continue
      expect([found.status, found.headings, found.title]).toEqual([404, unknown.headings, unknown.title])
      expect(found.links).toContain(paths.safari(parkSlug('Yala national park')))
    }
    expect((await site.get('/things-to-do/safari/bundala', { redirect: 'manual' })).status).toBe(404)
  })

  test('is refused as an unknown park is', async () => {
    const answers = await Promise.all(
      [DROPPED, 'Kumana national park'].map(async (park) => {
        const answer = await asked(park)
        return [answer.status, await answer.text()]
      }),
    )
    expect(answers[0]).toEqual(answers[1])
  })

  test('keeps its bookings: they are read, moved, mailed and shown to drivers', async () => {
    const { reference, changes } = booked
    expect((await page(paths.booking(reference))).text).toContain('Bundala national park')
    const form = await page(changes)
    expect(form.status).toBe(200)
    site.mails.length = 0
    const moved = await site.get(changes, {
      method: 'POST',
      body: new URLSearchParams({
        step: 'change',
        version: '0',
        date: inTenDays,
        time: '07:30',
        notes: 'Hats, please',
      }),
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://site.test' },
    })
    expect([moved.status, moved.headers.get('location')]).toEqual([303, `${changes}&done=change`])
    await sweepOutbox(site.env)
    expect(site.mails.some(({ to, text }) => to === tourDetails.email && text.includes('Bundala national park'))).toBe(
      true,
    )
  })
})

test('a quote of the dropped park counts for its day, unless the owner has earlier ones asked again', async () => {
  const details = { park: DROPPED, pickup: DROPPED, dropoff: DROPPED, rates: 99, pickupDate: inTenDays }
  expect((await site.bookTour(earlier[0]!, details)).status).toBe(200)
  await publishList({ ...OTHER_PARKS, earlierQuotes: 'are-asked-again' }, { site: site.env })
  const refused = await site.bookTour(earlier[1]!, { ...details, email: 'eve@example.com' })
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { type: expect.stringContaining('quote-invalid') as unknown, detail: 'This tour is no longer on sale' },
  ])
  await publishList(OTHER_PARKS, { site: site.env })
})

test('a gate that is moved counts at once: what was measured to the old one is used no more', async () => {
  const old = await uploaded(NEW, 'Kandy')
  await publishList(withParks({ [NEW]: { ...GAL_OYA, gate: { lat: 7.3021, lng: 81.3849 } }, [DROPPED]: null }), {
    site: site.env,
  })
  const moved = await uploaded(NEW, 'Kandy')
  expect(moved.distance).not.toBe(old.distance)
  // Of a park whose offers are listed, too.
  const katagamuwa = { ...FIRST_PRICE_LIST.parks['Yala national park']!, gate: { lat: 6.3954, lng: 81.3357 } }
  const distanceOf = async () => {
    const found = (await offers('Yala')).find(({ pickup, dropoff }) => pickup === 'Tissamaharama' && dropoff === pickup)
    const [quote] = await (await asked('Yala national park', 'Tissamaharama')).json<TourQuote[]>()
    expect(quote?.distance).toBe(found!.distance)
    return quote!.distance
  }
  const listed = await distanceOf()
  await publishList(withParks({ 'Yala national park': katagamuwa }), { site: site.env })
  expect(await distanceOf()).not.toBe(listed)
  await publishList(OTHER_PARKS, { site: site.env })
  expect(await distanceOf()).toBe(listed)
  expect((await uploaded(NEW, 'Kandy')).distance).toBe(old.distance)
})

test('ready journeys that need a park which is not on sale step aside', async () => {
  await publishList(withParks({ 'Yala national park': null }), { site: site.env })
  for (const language of OFFERED) {
    expect((await page(addressIn(language, paths.readyJourney('temples-and-leopards')))).status).toBe(404)
    for (const path of [paths.readyJourneys, paths.journey]) {
      const { links } = await page(addressIn(language, path))
      expect(links).not.toContain(addressIn(language, paths.readyJourney('first-time-in-7-days')))
      expect(links).toContain(addressIn(language, paths.readyJourney('hill-country')))
    }
  }
  expect((await sitemap()).match(/temples-and-leopards|first-time-in-7-days/g)).toBeNull()
  const home = await page(paths.home())
  expect(home.text).toContain('Udawalawa safari')
  expect(home.text).not.toContain('Yala safari')
  await publishList(OTHER_PARKS, { site: site.env })
  expect((await page(paths.readyJourney('temples-and-leopards'))).status).toBe(200)
})

describe('agents', () => {
  const tool = async (method: string, params: object) => {
    const answer = await site.get('/mcp', {
      method: 'POST',
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    })
    return answer.text()
  }

  test('are told which parks are on sale, and quote these alone', async () => {
    const tools = await tool('tools/list', {})
    expect(tools).toContain('Horton Plains national park, Gal Oya national park')
    expect(tools).not.toContain('Bundala')
    const quoted = (park: string) => tool('tools/call', { name: 'quote_tour', arguments: { park, travelers: 2 } })
    expect(await quoted('Gal Oya')).toContain('USD 131 for 2 travelers')
    expect(await quoted('Udawalawe')).toContain('USD 130 for 2 travelers')
    expect(await quoted('Bundala')).toContain('This park is not on sale. On sale are: Yala national park')
  })
})

test('without any park pages say so', async () => {
  await publishList(listWith({ parks: {} }), { site: site.env })
  for (const language of OFFERED) {
    const all = await page(addressIn(language, paths.safaris))
    expect(all.status).toBe(200)
    expect(all.html).not.toContain('Infinity')
    const one = await page(addressIn(language, paths.safari(parkSlug('Yala national park'))))
    expect([one.status, one.links.filter((link) => link.includes('/safari/'))]).toEqual([404, []])
  }
  expect((await page(paths.safaris)).text).toContain('No tours are on sale at the moment.')
  expect((await page(paths.home())).text).not.toContain('Book activities')
  expect((await sitemap()).match(/things-to-do.safari|temples-and-leopards/g)).toBeNull()
  expect((await page(paths.forAgents)).status).toBe(200)
  expect(await offers()).toEqual([])
})

test('back at the first list all pages are the same again, byte for byte', async () => {
  await publishList(FIRST_PRICE_LIST, { site: site.env })
  const after = await bodies()
  expect(PAGES.filter((_, i) => after[i] !== before[i])).toEqual([])
})
