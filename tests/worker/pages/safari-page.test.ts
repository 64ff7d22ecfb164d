import { describe, expect, test } from 'vitest'
import { PARK_FEE_MEANING, PARK_FEE_NOTE } from '#domain/brand.ts'
import { menu } from '#domain/languages/en/menu.ts'
import { LANGUAGES } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import type { SafariOffer } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { parkSlug, tourSlug } from '#domain/quotes/slugs.ts'
import { parksOnSale } from '#domain/tours/parks.ts'
import { safariPrice, tourPriceParts } from '#domain/tours/tour-price.ts'
import { minutesToGate, placeTour } from '#worker/quotes/placed-trips.ts'
import { call, request } from '../site.ts'
import { read } from './html.ts'

const YALA =
  '/things-to-do/safari/Yala-national-park-safari-pickup-from-Yala-national-park-drop-off-in-Yala-national-park-1-traveler-half-day'

const HIKE =
  "/things-to-do/safari/Adam's-Peak-safari-pickup-from-Adam's-Peak-drop-off-in-Adam's-Peak-1-traveler-half-day"

const offers = async () => (await (await call('/safari/query/all', { linkUrl: {} })).json()) as SafariOffer[]

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
  const offer = (await offers()).find(
    ({ park, pickup, dropoff }) => park === 'Yala national park' && pickup === 'Ella' && dropoff === 'Mirissa',
  )!
  const usd = safariPrice({ park: offer.park, type: 'Full Day', travelers: 1, distanceKm: offer.distance })
  const page = await read(`/things-to-do/safari/${offer.url.replace('half-day', 'full-day')}`)
  expect(page.headings[0]).toContain(`USD ${usd}`)
  expect(page.text).toContain(`Transport - ${offer.distance} km`)
  expect(page.text).toContain('Duration - Full Day')
})

test('with transport, the summary says what the price is made of', async () => {
  const page = await read(
    '/things-to-do/safari/Yala-national-park-safari-pickup-from-Ella-drop-off-in-Mirissa-1-traveler-full-day?travelers=4',
  )
  const km = Number(/Transport - (\d+) km/.exec(page.text)![1])
  const { tour, transport } = tourPriceParts({ park: 'Yala', tourLength: 'full', travelers: 4, distanceKm: km })
  expect(tour).toBe(275)
  expect(page.text).toContain(
    `Tour for 4, full day USD ${tour} + transport ${km} km USD ${transport} Total USD ${tour + transport}`,
  )
  expect(page.headings[0]).toContain(`USD ${tour + transport}`)
})

test.each([
  ['', /Transport - \d+ km, one way /],
  ['/de', /Transport: \d+ km, nur eine Strecke /],
  ['/fr', /Transport : \d+ km, aller simple /],
  ['/ru', /Машина: \d+ км, в одну сторону /],
  ['/zh', /接送：\d+ 公里（单程）/],
])('%s/things-to-do/safari says that transport goes one way where one end is the park', async (prefix, words) => {
  const addressOf = (pickup: string, dropoff: string) =>
    `${prefix}/things-to-do/safari/Yala-national-park-safari-pickup-from-${pickup}-drop-off-in-${dropoff}-1-traveler-half-day`
  const textOf = async (pickup: string, dropoff: string) =>
    (await read(addressOf(pickup, dropoff))).text.replaceAll('\u00a0', ' ')
  expect(await textOf('Ella', 'Yala-national-park')).toMatch(words)
  expect(await textOf('Yala-national-park', 'Mirissa')).toMatch(words)
  expect(await textOf('Ella', 'Mirissa')).not.toMatch(words)
})

test('without transport the total is the tour', async () => {
  expect((await read(YALA)).text).not.toMatch(/Tour for \d|\+ transport/)
})

test('the pickup hour is advised by the roads to the gate, for a saved tour and a computed one', async () => {
  for (const pickup of ['Ella', 'Badulla']) {
    const minutes = minutesToGate(placeTour({ park: 'Yala national park', pickup, dropoff: 'Mirissa' })!)!
    const page = await read(
      `/things-to-do/safari/Yala-national-park-safari-pickup-from-${pickup}-drop-off-in-Mirissa-1-traveler-half-day`,
    )
    const [, hours, mins, at] = new RegExp(
      `${pickup} to the gate: (\\d) hours? (\\d+) mins?\\. For a start at 06:00, be picked up at (\\d\\d:\\d\\d) \\(Sri Lanka time\\)`,
    ).exec(page.text)!
    expect(Number(hours) * 60 + Number(mins)).toBe(minutes)
    const leaving = 6 * 60 - minutes
    const [hour, minute] = at!.split(':').map(Number)
    expect(leaving - (hour! * 60 + minute!)).toBeGreaterThanOrEqual(0)
    expect(leaving - (hour! * 60 + minute!)).toBeLessThan(5)
  }
  expect((await read(YALA)).text).not.toContain('be picked up at')
})

test('nobody guesses the drive from a place that only a visitor knows', () => {
  const tour = { park: 'Yala', pickup: 'Villa Nobody Knows', dropoff: 'Galle' }
  expect(minutesToGate(placeTour(tour, { pickup: { lat: 6.86, lng: 81.05 } })!)).toBeNull()
  expect(minutesToGate(placeTour(tour)!)).toBeNull()
  expect(minutesToGate(placeTour({ ...tour, pickup: 'Palatupana Gate' })!)).toBe(0)
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
])(
  '%s states its park fee and what that is, and beside the total what of it is in the price, for how many',
  async (path, fee) => {
    const note = PARK_FEE_NOTE.replace('{party}', '1 traveler')
    const { text } = await read(path)
    expect(text).toContain(`${fee} ${PARK_FEE_MEANING} Inclusions`)
    expect(text).toMatch(new RegExp(`Total USD \\d+ ${note}`))
  },
)

test('a park without a stated fee states none, and beside the total what is in the price', async () => {
  const { text } = await read(`${YALA.replaceAll('Yala', 'Bundala')}?travelers=3`)
  expect(text).not.toContain('Park fee')
  expect(text).toContain(PARK_FEE_NOTE.replace('{party}', '3 travelers'))
})

test('a pair that is not stored is computed through the gate', async () => {
  const page = await read(
    '/things-to-do/safari/Yala-national-park-safari-pickup-from-Jaffna-drop-off-in-Matara-1-traveler-half-day',
  )
  expect(page.status).toBe(200)
  const km = Number(/Transport - (\d+) km/.exec(page.text)![1])
  expect(km).toBeGreaterThan(450)
  expect(page.headings[0]).toContain(
    `USD ${safariPrice({ park: 'Yala', type: 'Half Day', travelers: 1, distanceKm: km })}`,
  )
  expect(page.meta('robots')).toMatch(/^noindex/)
})

test.each([
  [
    '/things-to-do/safari/yala-safari-pickup-from-ella-drop-off-in-mirissa-1-traveler-half-day',
    '/things-to-do/safari/Yala-national-park-safari-pickup-from-Ella-drop-off-in-Mirissa-1-traveler-half-day',
  ],
  [
    "/things-to-do/safari/Adam's-Peak-safari-pickup-from-Adam's-Peak-drop-off-in-Adam's-Peak-1-traveler-full-day",
    "/things-to-do/safari/Adam's-Peak-safari-pickup-from-Adam's-Peak-drop-off-in-Adam's-Peak-1-traveler-half-day",
  ],
])('%s leads to %s', async (path, canonical) => {
  const answer = await request(path, { redirect: 'manual' })
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe(canonical)
})

test.each([
  '/things-to-do/safari/kandy',
  '/things-to-do/safari/Kandy-safari-pickup-from-Ella-drop-off-in-Galle-1-traveler-half-day',
  '/things-to-do/safari/Yala-safari-pickup-from-Ella-drop-off-in-Galle-2-traveler-half-day',
  '/things-to-do/safari/Yala-safari-pickup-from-Ella-drop-off-in-Chennai-1-traveler-half-day',
])('%s is no tour of ours', async (path) => {
  const page = await read(path)
  expect(page.status).toBe(404)
  expect(page.headings).toHaveLength(1)
  expect(page.meta('robots')).toMatch(/^noindex/)
})

describe('the walk', () => {
  const WALK = YALA.replaceAll('Yala', 'Horton-Plains')

  test('is no jeep safari, on its page and for search engines', async () => {
    const page = await read(WALK)
    expect(page.headings[0]).toBe('Horton Plains national park private guided walk USD 99')
    expect(page.title).toMatch(/^Horton Plains national park private guided walk, half day/)
    expect(
      `${page.title} ${page.meta('description')} ${page.meta('keywords')} ${JSON.stringify(page.structuredData).replaceAll(/https?:[^"]*/g, '')}`,
    ).not.toMatch(/safari|jeep/i)
    expect(page.text).toContain('A private guide for the walk')
    expect(page.text).not.toMatch(/Horton Plains national park (private )?safari|private jeep/)
    // It keeps its durations.
    expect(page.text).toContain('Duration Half Day Full Day')
    expect(page.text).toContain('Pickup location - Horton Plains national park entrance gate')
  })

  test('the mountain has no gate', async () => {
    const page = await read(HIKE)
    expect(page.text).toContain(
      "Pickup location - Adam's Peak, start of the climb Dropoff location - Adam's Peak, start of the climb",
    )
    expect(page.text).not.toMatch(/Adam's Peak (entrance|exit) gate/)
    expect(page.text).toContain('Up and down takes about 7 hours')
  })
})

test('a tour says what half and full day mean, and when its park is open', async () => {
  const { text } = await read(YALA.replaceAll('Yala', 'Wilpattu'))
  expect(text).toContain('A half day is about 5 hours in the park, a full day about 11.')
  expect(text).toContain('Open 06:00 to 18:00 (Sri Lanka time), usually closed from 1 September to 15 October')
})

test('before the app runs, the chat about a booking begins with the tour that is chosen', async () => {
  const page = await read(
    '/things-to-do/safari/Yala-national-park-safari-pickup-from-Ella-drop-off-in-Mirissa-1-traveler-full-day?travelers=4',
  )
  const usd = /USD (\d+)/.exec(page.headings[0]!)![1]
  const chats = [...page.html.matchAll(/href="https:\/\/wa\.me\/\d+\?text=([^"]*)"/g)].map(([, text]) =>
    decodeURIComponent(text!),
  )
  expect(chats).toContain(
    `Hello, I would like to book Yala national park, full day, travelers: 4, from Ella to Mirissa, USD ${usd}. Day and time: `,
  )
})

describe('the list of tours', () => {
  test('has every park with its lowest price, picture and link', async () => {
    const page = await read(paths.safaris)
    expect(page.status).toBe(200)
    expect(page.canonical).toMatch(/\/things-to-do\/safari$/)
    expect(page.meta('robots') ?? '').not.toContain('noindex')
    for (const { name } of parksOnSale()) {
      expect(page.links).toContain(paths.safari(parkSlug(name)))
      expect(page.text).toContain(menu.sights[name])
    }
    expect(page.text.match(/from USD 105/g)).toHaveLength(1)
    expect(page.text.match(/from USD 99/g)).toHaveLength(parksOnSale().length - 1)
    expect(page.html.match(/<a class="tour"[^>]*><img/g)).toHaveLength(parksOnSale().length)
    expect(page.structuredData.map((thing) => thing['@type'])).toEqual(['BreadcrumbList'])
  })

  test('is in the sitemap, and every tour leads back to it', async () => {
    expect(await (await request('/sitemap.xml')).text()).toContain(`${paths.safaris}</loc>`)
    expect((await read(YALA)).links).toContain(paths.safaris)
  })
})

test.each([
  ['yala', 'Yala national park'],
  ['YALA', 'Yala national park'],
  ['Yala national park', 'Yala national park'],
  ['Yala%20national%20park', 'Yala national park'],
  ['yala-national-park', 'Yala national park'],
  ['yala-safari', 'Yala national park'],
  ['yala-private-jeep-safaris', 'Yala national park'],
  ['udawalawe', 'Udawalawe national park'],
  ['udawalawa safari', 'Udawalawe national park'],
  ['horton-plains', 'Horton Plains national park'],
  ['horton-plains-walk', 'Horton Plains national park'],
  ["Adam's Peak", "Adam's Peak"],
  ['adams-peak-hiking', "Adam's Peak"],
  ['Sri-Pada', "Adam's Peak"],
  ['kaudulla?utm_source=x', 'Kaudulla national park'],
])('/things-to-do/safari/%s leads to the tours of %s', async (segment, park) => {
  const answer = await request(`/things-to-do/safari/${segment}`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, paths.safari(parkSlug(park))])
})

test.each([
  'kandy',
  'sinharaja',
  'safari',
  'jeep-safari',
  '%E0%A4%A',
  '__proto__',
  'x'.repeat(3000),
  `yala${'-safari'.repeat(400)}x`,
])('/things-to-do/safari/%s names no park of ours', async (segment) => {
  expect((await request(`/things-to-do/safari/${segment}`, { redirect: 'manual' })).status).toBe(404)
})

test('a name that is longer than any place has is none: the page says nothing of it', async () => {
  const tourFrom = (pickup: string) =>
    read(`/things-to-do/safari/Yala-national-park-safari-pickup-from-${pickup}-drop-off-in-Galle-1-traveler-half-day`)
  const [unknown, tooLong] = [await tourFrom('Villa-Qqxx'), await tourFrom(`Villa${'-Qqxx'.repeat(40)}`)]
  expect([unknown.status, tooLong.status]).toEqual([404, 404])
  expect(unknown.text).toContain('Villa Qqxx')
  expect(tooLong.text).not.toContain('Villa Qqxx')
})

const OTHERS = Object.values(LANGUAGES).flatMap(({ prefix }) => (prefix ? [prefix] : []))

test.each(OTHERS)(
  'under %s the fields of a tour name its park as its heading does, which does so once',
  async (prefix) => {
    for (const { name } of parksOnSale()) {
      const tour = { park: name, pickup: name, dropoff: name, tourLength: 'half' } as const
      const page = await read(prefix + paths.safari(tourSlug(tour)))
      const hotels = ['pickup', 'dropoff'].map(
        (end) => new RegExp(`name="${end}"[^>]* value="([^"]*)"`).exec(page.html)![1],
      )
      const [said] = hotels.map((hotel) => hotel!.replaceAll('&#x27;', "'"))
      expect(hotels[1]).toBe(hotels[0])
      expect(page.headings[0]!.split(said!)).toHaveLength(2)
    }
  },
)

test.each(['Yala-Nationalpark', 'Yala national park'])('without scripts %s is the park itself', async (typed) => {
  const query = new URLSearchParams({
    type: 'Half Day',
    travelers: '2',
    transport: 'on',
    pickup: typed,
    dropoff: 'Mirissa',
  })
  const page = await (await request(`/de${paths.safari(parkSlug('Yala national park'))}?${query.toString()}`)).text()
  expect(page).toContain('Abholort: Yala-Nationalpark, Eingangstor')
  expect(page).toContain('Ziel: Mirissa')
})
