/** The planner and the ready journeys as the Worker writes them: whole without scripts, and safe from any address. */
import { describe, expect, test } from 'vitest'
import { cancellingCosts } from '#domain/bookings/money/refunds.ts'
import { promises } from '#domain/prices/current-price-list.ts'
import { withSeenPrice } from '#client/pages/journey/seen-price.ts'
import type { JourneyAnswer } from '#domain/journeys/journey-calls.ts'
import { type Plan, planAddress } from '#domain/journeys/plan.ts'
import { planOf, READY_JOURNEYS } from '#domain/journeys/ready-journeys.ts'
import { parkNamed } from '#domain/tours/parks.ts'
import { roomOf } from '#domain/fares/vehicles.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { addressIn, OFFERED } from '#domain/languages/languages.ts'
import { ready } from '#domain/languages/en/ready.ts'
import { paths } from '#domain/paths.ts'
import { inDays } from '../bookings/journey-site.ts'
import { call, request } from '../site.ts'
import { read } from './html.ts'

const AIRPORT = 'Colombo Bandaranaike International Airport'

const PLAN = {
  stops: [
    { place: 'Negombo', via: [{ place: 'Pinnawala', minutes: 60 }] },
    { place: 'Kandy', nights: 2 },
    { place: 'Ella', nights: 1, gap: true as const },
    { place: 'Tissamaharama' },
    { place: 'Yala National Park' },
    { place: 'Mirissa' },
  ],
  start: '2027-02-02',
}

async function quoted(plan: object): Promise<JourneyAnswer> {
  const answer = await call('/journey', plan)
  expect(answer.status).toBe(200)
  return answer.json()
}

const field = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<input[^>]*\\sname="${name}"[^>]*>`, 'g'))].map(
    ([input]) => /\svalue="([^"]*)"/.exec(input)?.[1],
  )

describe('a plan in an address', () => {
  test('shows each ride and the whole at the prices of the call, and no token', async () => {
    const address = planAddress(PLAN)
    const [page, answer] = [await read(address), await quoted(PLAN)]
    expect(page.status).toBe(200)
    for (const { distance, duration, miniusd } of answer.rides) {
      expect(page.text).toContain(`${distance} km`)
      expect(page.text).toContain(duration)
      expect(page.text).toContain(`USD ${miniusd}`)
    }
    expect(page.text).toContain(`The whole journey USD ${answer.total.miniusd}`)
    expect(page.html).not.toContain('"token"')
    expect(page.html).toContain('noindex')
  })

  test('says which entry fees the price covers, and of the car that stays what cancelling costs, by the day of the plan', async () => {
    const soon = inDays(10)
    const page = await read(planAddress({ ...PLAN, start: soon }))
    expect(page.text).toContain('In the price: Entry to Yala national park')
    expect(page.text).toContain('Not in the price: Entry to other sights and parks')
    expect(page.text).not.toMatch(/entrance fees|park fees/i)
    const costs = (days: string) =>
      cancellingCosts(
        {
          arrangement: 'stay',
          promises: promises(),
          rides: [{ pickupDate: days, pickupTime: '09:00', isRequest: false }],
        },
        new Date(),
        ENGLISH_TEXTS,
      )
        .join(' ')
        .replaceAll('\u00a0', ' ')
    expect(costs(soon)).toMatch(/^A cancellation costs 40 %/)
    expect(page.text).toContain(`One car and driver who stay`)
    expect(page.text).toContain(costs(soon))
    // Without a day it tells the rule, as the ready journeys do.
    const { start: _, ...undated } = PLAN
    expect((await read(planAddress(undated))).text).toContain(costs(''))
    const { slug } = READY_JOURNEYS.find((journey) => planOf(journey).stops.length > 3)!
    expect((await read(paths.readyJourney(slug))).text).toContain(costs(''))
  })

  test.each([
    [{ travelers: 2 }, 1, 'mini', 'Mini Car'],
    [{ travelers: 2, bags: 3 }, 1, 'car', 'Sedan Car'],
    [{ travelers: 5, bags: 2 }, 1, 'van', 'Van'],
    // Three in each.
    [{ travelers: 6, bags: 7 }, 2, 'van', 'Van'],
    [{ travelers: 8, bags: 6 }, 2, 'van', 'Van'],
  ] as const)('names first what the smallest vehicle that takes %j costs', async (party, vehicles, vehicle, name) => {
    const plan = { ...PLAN, ...party }
    const [{ text }, answer] = [await read(planAddress(plan)), await quoted(plan)]
    expect(answer.vehicles).toBe(vehicles)
    const whole = `The whole journey ${vehicles === 2 ? 'in two vehicles ' : ''}USD ${answer.total[`${vehicle}usd`]!.toLocaleString('en')}`
    expect(text).toContain(whole)
    const counted = vehicles === 2 ? `2 × ${name}` : name
    expect(text).toContain(`${counted}, ${answer.rides.length} rides`)
    expect(text).toContain(`${counted} · LKR`)
    // What both take together.
    const { seats, bags } = roomOf(vehicle)
    expect(text).toContain(ENGLISH_TEXTS.in('site').fare.room(vehicles * seats, vehicles * bags))
    expect(text).not.toContain('do not fit')
  })

  test('stands in the fields of a form that sends it as it is, with a spare row for another stop', async () => {
    const { html } = await read(planAddress(PLAN))
    expect(html).toMatch(/<form[^>]*action="\/journey"[^>]*method="get"/)
    expect(field(html, 'stop1')).toEqual(['Negombo'])
    expect(field(html, 'via1')).toEqual(['Pinnawala', undefined])
    expect(field(html, 'gap3')).toEqual(['1'])
    expect(field(html, 'stop6')).toEqual(['Mirissa'])
    expect(field(html, 'stop7')).toEqual([''])
  })

  test('says on which day the way without our car lies', async () => {
    const { text } = await read(planAddress(PLAN))
    expect(text).toContain('Fri 5 Feb No ride with us from Ella to Tissamaharama: you go by train, or on your own.')
  })

  test('has links that remove, move and turn round, which crawlers do not follow', async () => {
    const { html } = await read(planAddress(PLAN))
    const remove = /<a[^>]*aria-label="Remove Kandy"[^>]*>/.exec(html)![0]
    expect(remove).toContain('rel="nofollow"')
    const href = /href="([^"]*)"/.exec(remove)![1]!.replaceAll('&amp;', '&')
    expect((await read(href)).text).not.toContain('Remove Kandy')
    expect(field((await read(href)).html, 'stop2')).toEqual(['Ella'])
  })

  test('keeps what one says of dates and flights, and the hours of departure that other pages set', async () => {
    const { html } = await read(
      planAddress({
        stops: [{ place: 'Kandy', leaves: '07:15' }, { place: AIRPORT }],
        start: '2027-02-02',
        end: '2027-02-03',
        flight: '21:40',
      }),
    )
    expect(['start', 'end', 'flight', 'leaves1'].map((name) => field(html, name))).toEqual([
      ['2027-02-02'],
      ['2027-02-03'],
      ['21:40'],
      ['07:15'],
    ])
    // Who has no first day has no last one, and who goes to no airport has no flight.
    const other = (await read('/journey?stop1=Kandy&stop2=Ella')).html
    expect(['end', 'flight'].map((name) => field(other, name))).toEqual([[], []])
  })

  test('says beside each ride what to know of it, and of the whole what holds for all', async () => {
    const warned: Plan = {
      stops: [
        { place: 'Arugam Bay', nights: 1 },
        { place: 'Jaffna', nights: 1 },
        { place: 'Anuradhapura', leaves: '15:00' },
        { place: AIRPORT },
      ],
      start: '2027-02-02',
      end: '2027-02-03',
      flight: '17:00',
    }
    const [page, { warnings }] = [await read(planAddress(warned)), await quoted(warned)]
    expect(new Set(warnings.map(({ code }) => code))).toEqual(
      new Set(['nights', 'long-day', 'late-for-flight', 'time-of-year', 'sight-on-the-way']),
    )
    const parts = page.html.split(/<li[^>]*class="stop"/)
    for (const { code, ride, text } of warnings) {
      // Those of the days stand beside them, before the stops.
      const part = parts[ride === null ? 0 : ride + 1]!
      expect(part, text).toContain(`data-code="${code}"`)
      expect(page.text).toContain(text)
    }
    // Where there is nothing to know, a screen reader meets no empty list.
    expect((await read('/journey?stop1=Colombo&stop2=Negombo')).html).not.toMatch(/<ul[^>]*><\/ul>/)
  })

  test('offers a shorter order by one link, which costs as much less as it says', async () => {
    const zigzag: Plan = {
      stops: [{ place: 'Colombo' }, { place: 'Ella' }, { place: 'Kandy' }, { place: 'Mirissa' }, { place: 'Galle' }],
    }
    const [page, { better, total }] = [await read(planAddress(zigzag)), await quoted(zigzag)]
    expect(page.text).toContain(better!.text)
    const link = /<a[^>]*href="([^"]*)"[^>]*>Take this order</.exec(page.html)![1]!.replaceAll('&amp;', '&')
    const stops = better!.order.map((index) => zigzag.stops[index]!)
    expect(link).toBe(planAddress({ stops }))
    const after = await quoted({ stops })
    expect(total.miniusd! - after.total.miniusd!).toBe(better!.usd)
    expect(after.better).toBeNull()
    expect((await read(link)).text).not.toContain('Take this order')
  })

  test('says what changed where its link was made at another price', async () => {
    const { total } = await quoted(PLAN)
    const lower = { ...total, miniusd: 1, carusd: 2, vanusd: 3 }
    const old = withSeenPrice(planAddress(PLAN), lower, '2026-01-05')
    const same = withSeenPrice(planAddress(PLAN), total, '2026-01-05')
    expect((await read(old)).text).toContain(
      `When this link was made on 5 January 2026, a car for each ride cost USD 1. Today it costs USD ${total.miniusd}.`,
    )
    expect((await read(same)).text).not.toContain('When this link was made')
    const otherVan = withSeenPrice(planAddress(PLAN), { ...total, vanusd: 3 }, '2026-01-05')
    expect((await read(otherVan)).text).not.toContain('When this link was made')
    expect((await read(`${otherVan}&vehicle=van`)).text).toContain(`cost USD 3. Today it costs USD ${total.vanusd}.`)
    // A price that nobody quoted: of a link that was cut off, or written by hand.
    for (const link of [same.slice(0, -1), `${planAddress(PLAN)}&seen=2026-01-05.1.2.3`])
      expect((await read(link)).text).not.toContain('When this link was made')
  })
})

describe('a plan that cannot be priced', () => {
  test.each([
    ['an unknown place', { stops: [{ place: 'Kandy' }, { place: 'Qwertzuiop' }] }, 404],
    ['a place across the sea', { stops: [{ place: 'Kandy' }, { place: '9.5°N 79.95°E' }] }, 404],
    ['one place twice', { stops: [{ place: 'Kandy' }, { place: 'Kandy' }] }, 404],
  ])('keeps %s in its field, and says what is wrong with it', async (_, plan, status) => {
    const page = await read(planAddress(plan))
    expect(page.status).toBe(status)
    expect(page.text).toContain('There is no price for this plan yet.')
    expect(page.html).toMatch(/stop__problem/)
    expect(field(page.html, 'stop1')).toEqual(['Kandy'])
  })

  test('says beside a stop on the way that it is unknown, and which one it is', async () => {
    const page = await read('/journey?stop1=Kandy&via1=Matale&via1=Qwertzuiop&stop2=Ella')
    expect(page.status).toBe(404)
    expect(page.html).not.toMatch(/stop__problem/)
    expect(page.html.match(/<small[^>]*on-the-way__problem[^>]*>([^<]*)</g)).toHaveLength(1)
    expect(page.text).toContain('Qwertzuiop: We do not know this place')
  })

  test('of one stop waits for the next one', async () => {
    const page = await read('/journey?stop1=Kandy')
    expect(page.status).toBe(200)
    expect(page.text).toContain('Add a second place')
  })

  test.each([
    ['', 'A journey has at least one ride', 'No ride with us from Kandy to Ella'],
    ['/de', 'Eine Rundreise hat mindestens eine Fahrt', 'Kandy'],
  ])('of a single gap, which is gone by train, is a page%s that offers the ride', async (prefix, problem, way) => {
    const page = await read(`${prefix}${planAddress({ stops: [{ place: 'Kandy', gap: true }, { place: 'Ella' }] })}`)
    expect(page.status).toBe(200)
    expect(page.text).toContain(problem)
    expect(page.text).toContain(way)
    expect(field(page.html, 'gap1')).toEqual(['1'])
    const unknown = { stops: [{ place: 'Kandy', gap: true }, { place: 'Nowhere at all' }] }
    expect((await read(`${prefix}${planAddress(unknown)}`)).status).toBe(404)
  })
})

describe('hostile addresses', () => {
  const NAMES = [
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '<!--',
    '\u202EyllE\u202C',
    '__proto__',
    'x'.repeat(2000),
    'ම'.repeat(155),
  ]

  test.each(NAMES)('%j as a stop, on the way and in every other field is text', async (name) => {
    const query = new URLSearchParams({
      stop1: 'Kandy',
      via1: name,
      wait1: name,
      nights1: name,
      gap1: name,
      tour1: name,
      leaves1: name,
      stop2: name,
      start: name,
      end: name,
      flight: name,
      travelers: name,
      bags: name,
      seen: name,
    }).toString()
    const page = await read(`/journey?${query.slice(0, 7900)}`)
    expect([200, 404]).toContain(page.status)
    expect(page.scripts.join()).not.toContain('alert(1)')
    expect(page.html).not.toMatch(/<img src=x|<script>alert/)
  })

  test('of 20 kB are refused, and sixteen stops with four places on each way are not', async () => {
    expect((await request(`/journey?stop1=${'x'.repeat(20_000)}`)).status).toBe(414)
    const via = ['Matale', 'Dambulla', 'Habarana', 'Kurunegala'].map((place) => ({ place, minutes: 15 }))
    const stops = Array.from({ length: 16 }, (_, i) => ({ place: i % 2 ? 'Kandy' : 'Sigiriya', via }))
    const address = planAddress({ stops: stops.map((stop, i) => (i === 15 ? { place: stop.place } : stop)) })
    expect((await read(address)).status).toBe(200)
  })
})

describe('ready journeys', () => {
  test.each(READY_JOURNEYS.map((journey) => [journey.slug, journey] as const))(
    '%s shows its price, its stops and the way to change it, and says so to search engines',
    async (slug, journey) => {
      const page = await read(paths.readyJourney(slug))
      const { total, stay } = await quoted(planOf(journey))
      expect(page.status).toBe(200)
      expect(page.headings).toEqual([ready[journey.slug].title])
      expect(page.text).toContain(`USD ${total.miniusd}`)
      const hasTour = journey.stops.some(({ place }) => parkNamed(place))
      expect(page.text.includes('The tour in it is priced for 2 travelers.')).toBe(hasTour)
      expect(page.html).toContain(planAddress(planOf(journey)).replaceAll('&', '&amp;'))
      expect(page.html).not.toContain('"token"')
      const trip = page.structuredData.find((thing) => thing['@type'] === 'TouristTrip')
      // The lowest price is that of a car that stays where that costs less.
      const lowPrice = Math.min(total.miniusd!, stay?.miniusd ?? Infinity)
      expect(trip).toMatchObject({ name: ready[journey.slug].title, offers: { lowPrice } })
      expect(page.title).toContain(`from USD ${lowPrice} |`)
      expect(page.meta('description')).toContain(`from USD ${lowPrice} `)
      expect(page.text.includes('The whole journey from')).toBe(lowPrice === total.miniusd)
    },
  )

  test.each(OFFERED.flatMap((language) => READY_JOURNEYS.map(({ slug }) => [language, slug] as const)))(
    'in %s, %s names no place twice in what it says of a ride, and parks as the language does',
    async (language, slug) => {
      const { html, text } = await read(addressIn(language, paths.readyJourney(slug)))
      const sentences = [...html.matchAll(/<div class="ride-box"><p>([^<]*)<\/p>/g)].map(([, said]) => said!)
      expect(sentences).not.toEqual([])
      // As signs write it, beside the name in the language, the park is a National Park.
      if (language !== 'en') expect(text).not.toContain('national park')
      for (const said of sentences) {
        const names = said.replaceAll(/[(（][^)）]*[)）]/g, '').match(/[A-Z][a-z]+(?: [A-Z][a-z]+)*/g) ?? []
        expect(names, said).toEqual([...new Set(names)])
      }
    },
  )

  test('stand in the sitemap with the planner, and an unknown one is not found', async () => {
    const sitemap = await (await request('/sitemap.xml')).text()
    for (const path of [
      paths.journey,
      paths.readyJourneys,
      ...READY_JOURNEYS.map(({ slug }) => paths.readyJourney(slug)),
    ])
      expect(sitemap).toContain(`${path}</loc>`)
    expect((await read('/journeys/none')).status).toBe(404)
    expect((await read(paths.readyJourneys)).links).toEqual(
      expect.arrayContaining(READY_JOURNEYS.map(({ slug }) => paths.readyJourney(slug))),
    )
  })
})

test.each([
  ['de', 'Colombo nach Yala-Nationalpark', / nach Yala national park/],
  [
    'ru',
    'Colombo\u00a0— национальный парк Yala',
    /(?:— |экскурсией: |дальше )Yala national park|Yala national park: вы/,
  ],
] as const)('a park at the end of a ride has one name in %s', async (language, shown, other) => {
  const plan = '/journey?stop1=Colombo&stop2=Yala+national+park&nights2=1'
  const { text } = await read(addressIn(language, plan))
  expect(text.replaceAll(' — ', '\u00a0— ')).toContain(shown)
  expect(text).not.toMatch(other)
})
