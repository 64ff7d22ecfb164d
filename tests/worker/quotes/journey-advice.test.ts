/** What is said while a journey is planned. */
import { describe, expect, test } from 'vitest'
import { KNOWN_SIGHTS } from '#domain/journeys/advice.ts'
import type { JourneyAnswer } from '#domain/journeys/journey-calls.ts'
import { type Plan, planAddress } from '#domain/journeys/plan.ts'
import { LANGUAGES, OFFERED } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { call, request } from '../site.ts'

async function answerTo(plan: Plan): Promise<JourneyAnswer> {
  const answer = await call('/journey', plan)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}
const said = async (plan: Plan, code: string) => (await answerTo(plan)).warnings.filter((each) => each.code === code)
const places = (...names: string[]) => names.map((place) => ({ place }))

describe('a long day', () => {
  test('is one of more than five hours of driving, in one ride or several', async () => {
    const [long] = await said({ stops: places('Jaffna', 'Galle') }, 'long-day')
    expect(long).toMatchObject({ ride: 0, text: expect.stringContaining('of driving on one day') as string })
    expect(await said({ stops: places('Colombo', 'Galle', 'Tangalle') }, 'long-day')).toEqual([])
    const [two] = await said({ stops: places('Galle', 'Colombo', 'Jaffna') }, 'long-day')
    expect(two).toMatchObject({ ride: 1 })
  })
  test('becomes two by a night on the way', async () => {
    expect(
      await said({ stops: [{ place: 'Galle' }, { place: 'Kandy', nights: 1 }, { place: 'Trincomalee' }] }, 'long-day'),
    ).toEqual([])
  })
})

test('a day with a tour and a long way says when it ends, where that is late', async () => {
  const ella = (stop: object): Plan => ({
    stops: [{ place: 'Sigiriya', ...stop }, ...places('Minneriya National Park', 'Ella')],
  })
  const [late] = await said(ella({ leaves: '13:25' }), 'long-day')
  expect(late).toMatchObject({ ride: 0, facts: { arrival: expect.stringMatching(/^22:/) as string } })
  expect(late!.text).toMatch(/^The day ends only at about 22:/)
  expect(await said(ella({}), 'long-day')).toEqual([])
  expect(await said(ella({ leaves: '05:30' }), 'long-day')).toEqual([])
  // Eleven hours in the park from six on, and the way on.
  const full: Plan = {
    stops: [{ place: 'Sigiriya' }, { place: 'Minneriya National Park', tour: 'full' }, { place: 'Ella' }],
  }
  expect(await said(full, 'long-day')).toMatchObject([{ facts: { arrival: expect.stringMatching(/^21:/) as string } }])
  const hours = async (plan: Plan) => (await answerTo(plan)).rides.map((ride) => 'hours' in ride && ride.hours)
  expect(await hours(ella({}))).toEqual([5])
  expect(await hours(ella({ leaves: '13:25' }))).toEqual([4])
})

describe('a park', () => {
  const yala = (stop: object, start?: string): Plan => ({
    stops: [{ place: 'Ella', ...stop }, ...places('Yala', 'Galle')],
    start,
  })
  test('is closed in some weeks', async () => {
    const wilpattu = (stop: object, start?: string): Plan => ({
      stops: [{ place: 'Anuradhapura', ...stop }, ...places('Wilpattu National Park', 'Negombo')],
      start,
    })
    expect(await said(wilpattu({}, '2027-09-20'), 'park-closed')).toMatchObject([
      { ride: 0, text: expect.stringContaining('usually closed') as string },
    ])
    expect(await said(wilpattu({}, '2027-11-20'), 'park-closed')).toEqual([])
    expect(await said(wilpattu({}), 'park-closed')).toEqual([])
    // The nights before count.
    expect(await said(wilpattu({ nights: 5 }, '2027-08-28'), 'park-closed')).toHaveLength(1)
  })
  test('closes its gate in the evening', async () => {
    expect(await said(yala({ leaves: '16:00' }), 'gate-closed')).toMatchObject([
      {
        ride: 0,
        text: expect.stringMatching(/^You would be at the gate at about 1[89]:.* between 06:00 and 16:00/) as string,
      },
    ])
    expect(await said(yala({ leaves: '05:00' }), 'gate-closed')).toEqual([])
    expect(await said(yala({}), 'gate-closed')).toEqual([])
  })
  test('is reached an hour later by guests who land on its day', async () => {
    const landing = (leaves: string): Plan => ({
      stops: [{ place: 'Colombo Airport', leaves }, ...places('Negombo', 'Wilpattu National Park', 'Anuradhapura')],
    })
    expect(await said(landing('11:20'), 'gate-closed')).toMatchObject([{ ride: 1 }])
    expect(await said(landing('10:30'), 'gate-closed')).toEqual([])
  })
  test('cannot be reached in time even by an early start', async () => {
    const far: Plan = { stops: [{ place: 'Jaffna' }, { place: 'Yala', tour: 'full' }, { place: 'Galle' }] }
    expect(await said(far, 'gate-closed')).toMatchObject([
      { ride: 0, text: expect.stringMatching(/^Even with a start at 05:00: You would be/) as string },
    ])
    const sameDay: Plan = { stops: places('Jaffna', 'Galle', 'Yala', 'Ella') }
    expect(await said(sameDay, 'gate-closed')).toMatchObject([{ ride: 1 }])
    // So much for one day that the tour's hour says nothing: the day is too long, and that is said.
    const pastMidnight: Plan = { stops: places('Jaffna', 'Galle', 'Jaffna', 'Galle', 'Yala', 'Ella') }
    expect(await said(pastMidnight, 'gate-closed')).toEqual([])
    expect(await said(pastMidnight, 'long-day')).toHaveLength(1)
  })
  test('has a season, where it is a mountain', async () => {
    const peak = (start: string): Plan => ({ stops: places('Kandy', "Adam's Peak", 'Ella'), start })
    expect(await said(peak('2027-07-01'), 'out-of-season')).toHaveLength(1)
    expect(await said(peak('2027-02-01'), 'out-of-season')).toEqual([])
  })
  test('is climbed by night, where it is a mountain', async () => {
    const peak = (stop: object): Plan => ({ stops: [{ place: 'Kandy', ...stop }, ...places("Adam's Peak", 'Ella')] })
    expect(await said(peak({ leaves: '06:00' }), 'gate-closed')).toMatchObject([
      { ride: 0, text: expect.stringContaining('For the sunrise it begins at about 02:00') as string },
    ])
    expect(await said(peak({ leaves: '22:00' }), 'gate-closed')).toEqual([])
    // Who has not said when they leave, leaves at night.
    expect(await said(peak({}), 'gate-closed')).toEqual([])
  })
  test('is no hotel', async () => {
    expect(
      await said({ stops: [{ place: 'Ella' }, { place: 'Yala', nights: 1 }, { place: 'Galle' }] }, 'night-at-park'),
    ).toMatchObject([{ ride: 0 }])
  })
})

test('a first ride on a day that is over is said, in every language; a stay that began before is not', async () => {
  const day = (days: number) => sriLankaTime(new Date(Date.now() + days * DAY_MS)).date
  const trip = (start: string, nights = 0): Plan => ({ stops: [{ place: 'Kandy', nights }, { place: 'Ella' }], start })
  expect(await said(trip(day(-1)), 'past-day')).toMatchObject([
    { ride: 0, text: 'This date is past in Sri Lanka', facts: { date: day(-1) } },
  ])
  expect(await said(trip(day(0)), 'past-day')).toEqual([])
  expect(await said(trip(day(-1), 2), 'past-day')).toEqual([])
  for (const language of OFFERED) {
    const texts = textsOf(language)
    await texts.load('form')
    const html = await (await request(`${LANGUAGES[language].prefix}${planAddress(trip('2026-01-05'))}`)).text()
    expect(html).toContain(texts.in('form').problems.fields['pickup-past-date'])
    expect(html.match(/data-code="past-day"/g)).toHaveLength(1)
  }
})

describe('a flight', () => {
  const home = (stop: object, flight: string, more: object = {}): Plan => ({
    stops: [{ place: 'Mirissa', ...stop }, { place: 'Colombo Airport' }],
    flight,
    ...more,
  })
  test.each<[string, Plan, RegExp | null]>([
    [
      'that the pickup is too late for',
      home({ leaves: '12:00' }, '16:00'),
      /^For the flight at 16:00, leave Mirissa at 1\d:\d\d or earlier/,
    ],
    ['that the pickup is in time for', home({ leaves: '09:00' }, '16:00'), null],
    ['at night', home({}, '03:00'), /leave Mirissa at 2\d:\d\d the day before or earlier/],
    ['in the afternoon', home({}, '15:00'), null],
    ['on the day after', home({ leaves: '12:00' }, '03:00', { start: '2027-01-10', end: '2027-01-11' }), null],
    ['from a town without an airport', { stops: places('Mirissa', 'Galle'), flight: '03:00' }, null],
  ])('%s', async (_, plan, text) => {
    const found = await said(plan, 'late-for-flight')
    expect(found).toMatchObject(text ? [{ ride: 0, text: expect.stringMatching(text) as string }] : [])
  })
})

test.each<[number, string, string | null]>([
  [3, '2027-01-13', null],
  [2, '2027-01-13', 'You plan 2 nights; between your dates are 3 nights.'],
  [4, '2027-01-11', 'You plan 4 nights; between your dates is 1 night.'],
  [1, '2027-01-01', 'The journey would end before it starts.'],
])('%i nights until %s', async (nights, end, text) => {
  const found = await said(
    { stops: [{ place: 'Kandy', nights }, { place: 'Ella' }], start: '2027-01-10', end },
    'nights',
  )
  expect(found).toMatchObject(text ? [{ code: 'nights', ride: null, text }] : [])
})

test.each([
  ['the last ride', '2027-01-13', 0],
  ['the end of the stay at the last place', '2027-01-15', 0],
  ['a day between them', '2027-01-14', 1],
])('dates that end with %s', async (_, end, count) => {
  const stops = [
    { place: 'Kandy', nights: 3 },
    { place: 'Ella', nights: 2 },
  ]
  expect(await said({ stops, start: '2027-01-10', end }, 'nights')).toHaveLength(count)
})

describe('another order', () => {
  const tour = places('Colombo Airport', 'Sigiriya', 'Ella', 'Kandy', 'Galle', 'Colombo Airport')
  test('is proposed with what it saves', async () => {
    const { better } = await answerTo({ stops: tour })
    expect(better!.text).toMatch(/^Kandy before Ella: \d+ km and USD \d+ less$/)
    expect(better!.order).toEqual([0, 1, 3, 2, 4, 5])
    expect((await answerTo({ stops: better!.order.map((i) => tour[i]!) })).better).toBeNull()
  })
  test('is, of two that are as long, the one that changes less, and keeps two stays at one place apart', async () => {
    const twice = places('Arugam Bay', 'Colombo', 'Arugam Bay', 'Hatton', 'Habarana')
    expect((await answerTo({ stops: twice })).better!.order).toEqual([0, 1, 3, 2, 4])
    // As long as its reverse, which turns all other pairs of stops around.
    const round = places('Colombo', 'Jaffna', 'Galle', 'Trincomalee', 'Kandy', 'Colombo')
    expect((await answerTo({ stops: round })).better!.order).toEqual([0, 2, 1, 3, 4, 5])
  })
  test('keeps what belongs together: a train, a stop on the way', async () => {
    const { better } = await answerTo({ stops: tour.map((stop, i) => (i === 2 ? { ...stop, gap: true } : stop)) })
    const order = better?.order ?? [0, 1, 2, 3]
    expect(order.indexOf(3)).toBe(order.indexOf(2) + 1)
  })
})

const TEA = 'Damro Labookellie Tea Centre'
const SIGHT = 'sight-on-the-way'

describe('a sight on the way', () => {
  test('is one that the site knows', () => {
    expect(KNOWN_SIGHTS.filter((name) => findPlace(name)?.name !== name)).toEqual([])
  })
  test('is told with what it adds, once for each ride', async () => {
    const found = await said({ stops: places('Kandy', 'Nuwara Eliya') }, 'sight-on-the-way')
    expect(found).toEqual([
      {
        code: 'sight-on-the-way',
        ride: 0,
        place: TEA,
        text: expect.stringMatching(/^Damro Labookellie Tea Centre lies on the way/) as string,
        facts: { distance: expect.any(Number) as number, minutes: expect.any(Number) as number },
      },
    ])
  })
  test('is not told where the guests stop anyway', async () => {
    expect(await said({ stops: [{ place: 'Kandy', via: places(TEA) }, { place: 'Nuwara Eliya' }] }, SIGHT)).toEqual([])
    const found = await said({ stops: places('Kandy', TEA, 'Nuwara Eliya') }, SIGHT)
    expect(found.filter((each) => 'place' in each && each.place === TEA)).toEqual([])
  })
})

describe('the time of the year', () => {
  const stops = [{ place: 'Colombo' }, { place: 'Mirissa', nights: 5 }, { place: 'Kandy' }]
  test('is said with the ride that brings the guests there, for each of their days, and only where days are known', async () => {
    expect(await said({ stops, start: '2027-07-14' }, 'time-of-year')).toMatchObject([
      {
        ride: 0,
        facts: { kind: 'poya', date: '2027-07-18', isExpected: true },
        text: expect.stringContaining('18 July') as string,
      },
      { ride: 0, facts: { kind: 'southWestCoast' }, text: expect.stringContaining('rough sea to Mirissa') as string },
    ])
    expect(await said({ stops, start: '2027-03-01' }, 'time-of-year')).toEqual([])
    expect(await said({ stops }, 'time-of-year')).toEqual([])
  })
  test.each(OFFERED)('is said on the page of a plan in %s', async (language) => {
    const texts = textsOf(language)
    await texts.load('almanac')
    const { prefix } = LANGUAGES[language]
    const html = await (await request(`${prefix}${planAddress({ stops, start: '2027-07-14' })}`)).text()
    const { poyaExpected, southWestCoast } = texts.in('almanac')
    const { date, dayOfYear } = texts.formats
    expect(html).toContain(poyaExpected(date('2027-07-18')))
    expect(html).toContain(southWestCoast(dayOfYear('05-01'), dayOfYear('09-30'), 'Mirissa'))
    expect(html.match(/data-code="time-of-year"/g)).toHaveLength(2)
  })
})
