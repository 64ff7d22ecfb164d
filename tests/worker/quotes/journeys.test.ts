import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Problem } from '#domain/quotes/quote-calls-and-lifetime.ts'
import type { AnsweredJourney } from '#domain/journeys/journey-calls.ts'
import type { Plan } from '#domain/journeys/plan.ts'
import { lkrPerUsd } from '#domain/fares/money.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { tourPrice } from '#domain/tours/tour-price.ts'
import { readToken } from '#worker/quotes/quote-token.ts'
import { freshJourneyQuote } from '#worker/quotes/journeys.ts'
import { allHotels } from '#worker/places/hotel-search.ts'
import { roadLeg } from '#domain/roads/directions.ts'
import { placeAt } from '#worker/quotes/placed-trips.ts'
import { call, forgetKept } from '../site.ts'

beforeEach(async () => {
  await env.DB.exec('DELETE FROM transfer_rates')
  await forgetKept()
})

async function quoted(plan: Plan): Promise<AnsweredJourney> {
  const answer = await call('/journey', plan)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}

async function refused(plan: unknown, status: number): Promise<Problem> {
  const answer = await call('/journey', plan)
  expect(answer.status, await answer.clone().text()).toBe(status)
  return answer.json()
}

const places = (...names: string[]) => names.map((place) => ({ place }))
const CLASSIC: Plan = {
  stops: [
    { place: 'Colombo Airport' },
    { place: 'Sigiriya', nights: 2 },
    { place: 'Kandy', nights: 2 },
    { place: 'Ella', nights: 2 },
    { place: 'Yala' },
    { place: 'Mirissa', nights: 3 },
    { place: 'Colombo Airport' },
  ],
  start: '2027-01-10',
}

test('a journey has a ride between each two stops, and the total is their sum', async () => {
  const { rides, total, vehicles, stay } = await quoted(CLASSIC)
  expect(rides.map(({ kind, pickup, dropoff, day, date }) => [kind, pickup, dropoff, day, date])).toEqual([
    ['transfer', 'Colombo Bandaranaike International Airport', 'Sigiriya', 0, '2027-01-10'],
    ['transfer', 'Sigiriya', 'Kandy', 2, '2027-01-12'],
    ['transfer', 'Kandy', 'Ella', 4, '2027-01-14'],
    ['tour', 'Ella', 'Mirissa', 6, '2027-01-16'],
    ['transfer', 'Mirissa', 'Colombo Bandaranaike International Airport', 9, '2027-01-19'],
  ])
  for (const price of ['miniprice', 'carprice', 'vanprice', 'miniusd', 'carusd', 'vanusd'] as const)
    expect(total[price]).toBe(rides.reduce((sum, ride) => sum + ride[price]!, 0))
  expect(vehicles).toBe(1)
  expect(stay?.days).toBe(10)
})

test('for a flight in the small hours the last ride is of the evening before, and a car that stays has no day without a ride', async () => {
  const [byDay, atNight] = [
    await quoted({ ...CLASSIC, flight: '15:00' }),
    await quoted({ ...CLASSIC, flight: '01:30' }),
  ]
  const daysOf = ({ rides }: AnsweredJourney) => rides.map(({ day, date }) => [day, date])
  expect(daysOf(atNight)).toEqual([...daysOf(byDay).slice(0, -1), [8, '2027-01-18']])
  expect(atNight.total).toEqual(byDay.total)
  expect([byDay.stay!.days, atNight.stay!.days]).toEqual([10, 9])
  expect(byDay.stay!.miniusd! - atNight.stay!.miniusd!).toBeGreaterThan(0)
  expect(atNight.warnings.filter(({ code }) => code === 'late-for-flight')).toMatchObject([
    { ride: 4, text: expect.stringMatching(/leave Mirissa at \d\d:\d[05] the day before/) as string },
  ])
  // A stale quote keeps the days that were agreed.
  const reading = await readToken(env, atNight.token, 'journey')
  if (!reading.ok) throw new Error(reading.reason)
  const fresh = await freshJourneyQuote({ env, waitUntil: () => {} }, reading.claims)
  expect([fresh.stay!.days, fresh.rides.at(-1)!.day]).toEqual([9, 8])
})

test('a tour on the way costs what it costs alone, the same in each vehicle', async () => {
  const { rides } = await quoted(CLASSIC)
  const tour = rides[3]!
  const usd = tourPrice({ park: 'Yala', tourLength: 'half', travelers: 2, distanceKm: tour.distance })
  expect(tour).toMatchObject({ kind: 'tour', park: 'Yala national park', tourLength: 'half', hours: 5, tourUsd: 150 })
  expect([tour.miniusd, tour.carusd, tour.vanusd]).toEqual([usd, usd, usd])
  expect(tour.vanprice).toBe(usd * lkrPerUsd())
})

test('the token says what the answer says, and nothing else', async () => {
  const answer = await quoted(CLASSIC)
  const reading = await readToken(env, answer.token, 'journey')
  if (!reading.ok) throw new Error(reading.reason)
  expect(reading.claims).toMatchObject({ product: 'serendip', needsReview: false, vehicles: 1, travelers: 2, days: 10 })
  expect(reading.claims.rides.map(({ pickup, dropoff, distance }) => ({ pickup, dropoff, distance }))).toEqual(
    answer.rides.map(({ pickup, dropoff, distance }) => ({ pickup, dropoff, distance })),
  )
  expect(reading.claims.rides[0]).toMatchObject({ kind: 'transfer', prices: { miniprice: answer.rides[0]!.miniprice } })
  const { vehicles: _, ...stay } = answer.stay!
  expect({ ...reading.claims.stay, days: reading.claims.days }).toEqual(stay)
  expect(await readToken(env, answer.token, 'transfer')).toEqual({ ok: false, reason: 'other-kind' })
})

test('a stale quote is quoted again for the same rides', async () => {
  const answer = await quoted({ ...CLASSIC, travelers: 8 })
  const reading = await readToken(env, answer.token, 'journey')
  if (!reading.ok) throw new Error(reading.reason)
  const fresh = await freshJourneyQuote({ env, waitUntil: () => {} }, reading.claims)
  const { token: _, start: __, ...rest } = { ...answer, start: undefined }
  expect(fresh).toMatchObject({
    ...rest,
    warnings: [],
    better: null,
    rides: answer.rides.map(({ date: ___, ...ride }) => ride),
  })
})

describe('what is no journey', () => {
  test.each([
    ['no body', {}, ['stops']],
    ['one stop', { stops: places('Kandy') }, ['stops']],
    ['seventeen stops', { stops: Array.from({ length: 17 }, () => ({ place: 'Kandy' })) }, ['stops']],
    ['a place that nobody knows', { stops: places('Kandy', 'Qqxxyyzz', 'Ella') }, ['stops.1.place']],
    ['the same place twice', { stops: places('Kandy', 'Kandy, Sri Lanka') }, ['stops.1.place']],
    [
      'five stops on the way',
      { stops: [{ place: 'Kandy', via: places('Ella', 'Galle', 'Ella', 'Galle', 'Ella') }, { place: 'Galle' }] },
      ['stops.0.via'],
    ],
    [
      'a stop on the way that nobody knows',
      { stops: [{ place: 'Kandy', via: places('Qqxxyyzz') }, { place: 'Galle' }] },
      ['stops.0.via.0.place'],
    ],
    [
      'more than eight hours at a stop',
      { stops: [{ place: 'Kandy', via: [{ place: 'Ella', minutes: 481 }] }, { place: 'Galle' }] },
      ['stops.0.via.0.minutes'],
    ],
    ['gaps alone', { stops: [{ place: 'Kandy', gap: true }, { place: 'Ella' }] }, ['stops']],
    ['thirteen travelers', { stops: places('Kandy', 'Ella'), travelers: 13 }, ['travelers']],
    ['minus one night', { stops: [{ place: 'Kandy', nights: -1 }, { place: 'Ella' }] }, ['stops.0.nights']],
    ['30 February', { stops: places('Kandy', 'Ella'), start: '2027-02-30' }, ['start']],
    ['a long name', { stops: places('Kandy', 'E'.repeat(200)) }, ['stops.1.place']],
  ])('%s', async (_, plan, fields) => {
    const problem = await refused(plan, 422)
    expect(problem.fields?.map(({ field }) => field)).toEqual(fields)
  })

  const BESIDE = ['6.0535, 80.2210', '6.0536, 80.2211'] as const
  test.each([
    ['the same place twice', places('Kandy', 'Kandy, Sri Lanka'), 'This is the place before it once more'],
    ['the place next door', places(...BESIDE), 'This place is next to the one before it'],
    [
      'the place next door by way of a far one',
      [{ place: BESIDE[0], via: places('Mirissa') }, { place: BESIDE[1] }],
      'This place is next to the one before it',
    ],
    [
      'a ride of several days',
      [{ place: 'Galle', via: places('Jaffna', 'Mirissa', 'Jaffna') }, { place: 'Ella' }],
      'The distance must be at most 1100 km',
    ],
  ])('%s, in words', async (_, stops, message) => {
    const { fields } = await refused({ stops }, 422)
    expect(fields).toMatchObject([{ field: 'stops.1.place', message }])
  })

  test.each([
    ['a point at sea as a stop', places('Kandy', '7.5000, 82.5000', 'Jaffna'), 'stops.1.place'],
    ['a point at sea as the first stop', places('7.5000, 82.5000', 'Jaffna'), 'stops.0.place'],
    [
      'a point at sea on the way',
      [{ place: 'Kandy', via: places('Dambulla', '7.5000, 82.5000') }, { place: 'Jaffna' }],
      'stops.0.via.1.place',
    ],
  ])('%s', async (_, stops, field) => {
    const problem = await refused({ stops }, 404)
    expect(problem).toMatchObject({
      type: '/problems/unreachable',
      fields: [{ field, message: 'No road leads there' }],
    })
  })
})

describe('a gap', () => {
  test('has no ride, and the next one begins elsewhere', async () => {
    const { rides } = await quoted({
      stops: [{ place: 'Sigiriya' }, { place: 'Kandy', gap: true }, ...places('Ella', 'Galle')],
    })
    expect(rides.map(({ pickup, dropoff, from, to }) => [pickup, dropoff, from, to])).toEqual([
      ['Sigiriya', 'Kandy', 0, 1],
      ['Ella', 'Galle', 2, 3],
    ])
  })
})

describe('parks', () => {
  const tours = async (stops: Plan['stops']) =>
    (await quoted({ stops })).rides.map(({ kind, pickup, dropoff }) => [kind, pickup, dropoff])
  const YALA = 'Yala national park'
  test('a hike has one length', async () => {
    const lengthOf = async (place: string) =>
      (await quoted({ stops: [{ place: 'Kandy' }, { place, tour: 'full' }, { place: 'Ella' }] })).rides[0]
    expect(await lengthOf("Adam's Peak")).toMatchObject({ kind: 'tour', tourLength: 'half' })
    expect(await lengthOf('Yala')).toMatchObject({ kind: 'tour', tourLength: 'full' })
  })
  test.each<[string, Plan['stops'], string[][]]>([
    ['between two places', places('Ella', 'Yala', 'Galle'), [['tour', 'Ella', 'Galle']]],
    ['at the start', places('Yala', 'Galle'), [['tour', YALA, 'Galle']]],
    ['at the end', places('Ella', 'Yala'), [['tour', 'Ella', YALA]]],
    ['after a gap', [{ place: 'Ella', gap: true }, ...places('Yala', 'Galle')], [['tour', YALA, 'Galle']]],
    ['before a gap', [{ place: 'Ella' }, { place: 'Yala', gap: true }, { place: 'Galle' }], [['tour', 'Ella', YALA]]],
    [
      'without any ride',
      [{ place: 'Ella', gap: true }, { place: 'Yala', gap: true }, { place: 'Galle' }],
      [['tour', YALA, YALA]],
    ],
    [
      'two in a row',
      places('Ella', 'Udawalawe National Park', 'Yala', 'Galle'),
      [
        ['tour', 'Ella', 'Yala National Park'],
        ['tour', YALA, 'Galle'],
      ],
    ],
    [
      'with a night',
      [{ place: 'Ella' }, { place: 'Yala', nights: 1 }, { place: 'Galle' }],
      [
        ['tour', 'Ella', YALA],
        ['transfer', 'Yala National Park', 'Galle'],
      ],
    ],
    ['the town of the same name', places('Ella', 'Udawalawe'), [['transfer', 'Ella', 'Udawalawe']]],
  ])('%s', async (_, stops, rides) => {
    expect(await tours(stops)).toEqual(rides)
  })
})

describe('stops on the way', () => {
  test('are priced over the whole way, and never under the direct fare', async () => {
    const via = [{ place: 'Nuwara Eliya', minutes: 30 }]
    const { rides } = await quoted({ stops: [{ place: 'Kandy', via }, { place: 'Ella' }] })
    const direct = (await quoted({ stops: places('Kandy', 'Ella') })).rides[0]!
    expect(rides[0]).toMatchObject({ kind: 'transfer', via })
    expect(rides[0]!.vanprice!).toBeGreaterThanOrEqual(direct.vanprice!)
    const back = (await quoted({ stops: [{ place: 'Kandy', via: places('Matale') }, { place: 'Peradeniya' }] }))
      .rides[0]!
    expect(back.distance).toBeGreaterThan(40)
  })

  test('waiting beyond the free minutes costs for each quarter of an hour that is begun', async () => {
    const fare = async (minutes: number) =>
      (await quoted({ stops: [{ place: 'Kandy', via: [{ place: 'Nuwara Eliya', minutes }] }, { place: 'Ella' }] }))
        .rides[0]!
    const free = await fare(30)
    expect((await fare(31)).miniprice! - free.miniprice!).toBe(500)
    expect((await fare(60)).vanprice! - free.vanprice!).toBe(1800)
    expect(await fare(0)).toMatchObject({ miniprice: free.miniprice })
  })

  test('a round trip by way of a stop is a ride', async () => {
    const { rides } = await quoted({ stops: [{ place: 'Kandy', via: places('Sigiriya') }, { place: 'Kandy' }] })
    expect(rides[0]).toMatchObject({ pickup: 'Kandy', dropoff: 'Kandy' })
    expect(rides[0]!.distance).toBeGreaterThan(150)
  })

  test('a tour has them before and after its park', async () => {
    const stops = [
      { place: 'Ella', via: [{ place: 'Wellawaya', minutes: 15 }] },
      { place: 'Yala', via: [{ place: 'Tangalle', minutes: 60 }] },
      { place: 'Galle' },
    ]
    const { rides } = await quoted({ stops })
    const without = await quoted({ stops: places('Ella', 'Yala', 'Galle') })
    expect(rides).toHaveLength(1)
    expect(rides[0]!.via).toEqual([
      { place: 'Wellawaya', minutes: 15 },
      { place: 'Tangalle', minutes: 60, afterPark: true },
    ])
    // Two quarters of an hour in a sedan are 1,200 rupees.
    expect(rides[0]!.miniusd).toBe(
      tourPrice({ park: 'Yala', tourLength: 'half', travelers: 2, distanceKm: rides[0]!.distance }) + 5,
    )
    expect(rides[0]!.distance).toBeGreaterThanOrEqual(without.rides[0]!.distance)
  })
})

describe('a party that is too large for a van', () => {
  test('has two vehicles on each ride', async () => {
    const one = await quoted({ stops: places('Kandy', 'Ella'), travelers: 6, bags: 6 })
    const two = await quoted({ stops: places('Kandy', 'Ella'), travelers: 7 })
    expect([one.vehicles, two.vehicles]).toEqual([1, 2])
    expect(two.total.vanusd!).toBe(2 * one.total.vanusd!)
    expect(two.total.vanprice!).toBe(2 * one.total.vanprice!)
    expect((await quoted({ stops: places('Kandy', 'Ella'), travelers: 2, bags: 7 })).vehicles).toBe(2)
  })

  test('has two where its guest wants two, unless it is one traveler', async () => {
    const wished = (travelers: number) => quoted({ stops: places('Kandy', 'Ella'), travelers, vehicles: 2 })
    expect((await wished(4)).vehicles).toBe(2)
    expect((await wished(1)).vehicles).toBe(1)
  })

  test('is split over two tours', async () => {
    const { rides } = await quoted({
      stops: places('Yala', 'Yala').slice(0, 1).concat(places('Tissamaharama')),
      travelers: 7,
    })
    const tour = rides[0]!
    const of = (travelers: number) =>
      tourPrice({ park: 'Yala', tourLength: 'half', travelers, distanceKm: tour.distance })
    expect(tour.miniusd).toBe(of(4) + of(3))
  })
})

test('a listed distance is the operator’s word in a journey, too', async () => {
  await env.DB.exec(
    `INSERT INTO transfer_rates (route_key, pickup, dropoff, distance_km, duration_minutes, source, listed) VALUES ('kandy > ella', 'Kandy', 'Ella', 150, 240, 'embedded', 1)`,
  )
  const { rides } = await quoted({ stops: places('Kandy', 'Ella') })
  const fare = transferFare({ pickup: 'Kandy', dropoff: 'Ella', distanceKm: 150, durationMinutes: 240 })
  expect(rides[0]).toMatchObject({ distance: 150, duration: '4 hours', ...fare })
})

test('while the database is silent the own roads answer', async () => {
  const { app } = await import('#worker/app.ts')
  const broken = {
    ...env,
    DB: {
      withSession: () => ({
        prepare: () => {
          throw new Error('down')
        },
      }),
    },
  }
  const request = new Request('https://site.test/en/serendip/journey', {
    method: 'POST',
    body: JSON.stringify({ stops: places('Kandy', 'Ella') }),
    headers: { 'content-type': 'application/json' },
  })
  const answer = await app.fetch(
    request,
    broken as never,
    { waitUntil: () => {}, passThroughOnException: () => {} } as never,
  )
  expect(answer.status).toBe(200)
})

const KANDY = placeAt('Kandy').position!

test('the address of a booking stays short enough, however long the names and many the stops', async () => {
  const isNear = (name: string) =>
    placeAt(name).name === name && (roadLeg(KANDY, placeAt(name).position!)?.distanceKm ?? 100) < 80
  const long: string[] = []
  for (const { name } of allHotels().toSorted((a, b) => b.name.length - a.name.length))
    if (long.length < 16 * 5 && isNear(name)) long.push(name)
  let next = 0
  const place = () => ({ place: long[next++]! })
  const stops = Array.from({ length: 16 }, () => ({
    ...place(),
    nights: 1,
    via: Array.from({ length: 4 }, () => ({ ...place(), minutes: 240 })),
  }))
  const { token, rides } = await quoted({ stops, travelers: 12, bags: 12 })
  expect(rides).toHaveLength(15)
  expect(`/en/serendip/journey/booking/${token}`.length).toBeLessThan(8000)
})
