import { expect, onTestFinished, test } from 'vitest'
import {
  NORTH_AND_EAST,
  POYA_DAYS,
  SOUTH_WEST_COAST,
  TIMES_OF_YEAR,
  TOWNS_OF_PARKS,
  WESTERN_HILLS,
} from '#data/almanac/times-of-year.ts'
import { almanacText } from '#domain/almanac/times-in-words.ts'
import { notesOf, timesInWords, timesOfJourney } from '#domain/almanac/times-of-year.ts'
import { LANGUAGES, type Language } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { takePriceListFrom } from '#domain/prices/current-price-list.ts'
import { parkNamed } from '#domain/tours/parks.ts'

const kinds = (date: string, to = 'Sigiriya', from = 'Colombo') => notesOf({ date, from, to }).map(({ kind }) => kind)
const poyas = Object.entries(POYA_DAYS).flatMap(([year, days]) => days.split(' ').map((entry) => `${year}-${entry}`))

/**
 * When the moon is full, by the mean months of Meeus, 'Astronomical Algorithms', chapter 49, and the largest of the terms
 * that correct them: to a few hours.
 */
function fullMoons(from: number, to: number): Date[] {
  const moons: Date[] = []
  const radians = Math.PI / 180
  for (let k = Math.floor((from - 2000) * 12.3685) + 0.5; ; k++) {
    const t = k / 1236.85
    const sun = (2.5534 + 29.1053567 * k) * radians
    const moon = (201.5643 + 385.81693528 * k) * radians
    const node = (160.7108 + 390.67050284 * k) * radians
    const days =
      2451550.09766 +
      29.530588861 * k +
      0.00015437 * t * t -
      0.40614 * Math.sin(moon) +
      0.17302 * Math.sin(sun) +
      0.01614 * Math.sin(2 * moon) +
      0.01043 * Math.sin(2 * node)
    const date = new Date((days - 2440587.5) * 86_400_000)
    if (date.getUTCFullYear() >= to) return moons
    if (date.getUTCFullYear() >= from) moons.push(date)
  }
}

test('each full moon of the table has its Poya day, at most a day and a half before it', () => {
  const years = Object.keys(POYA_DAYS).map(Number)
  expect(years).toEqual([2026, 2027, 2028, 2029, 2030])
  const moons = fullMoons(2026, 2031)
  const days = poyas.map((entry) => entry.slice(0, 10))
  expect(days).toEqual(days.toSorted())
  expect(days).toHaveLength(moons.length)
  for (const [i, day] of days.entries()) {
    const hours = (moons[i]!.getTime() - Date.parse(`${day}T00:00:00+05:30`)) / 3_600_000
    expect(hours, day).toBeGreaterThan(0)
    expect(hours, day).toBeLessThan(44)
  }
})

test('the festivals that are counted from a Poya day have one in each year, in their months', () => {
  for (const [name, months] of Object.entries({ vesak: '05', poson: '06', nikini: '08', unduvap: '12' })) {
    const found = poyas.filter((entry) => entry.endsWith(`=${name}`))
    expect(
      found.map((entry) => entry.slice(5, 7)),
      name,
    ).toEqual(Array.from({ length: 5 }, () => months))
  }
})

test('every place of the table is one of the gazetteer, by its name there; every park is one that the site knows', () => {
  const times = Object.values(TIMES_OF_YEAR) as readonly { places?: string }[]
  const lists = [SOUTH_WEST_COAST, WESTERN_HILLS, NORTH_AND_EAST, ...Object.values(TOWNS_OF_PARKS)]
  const names = [...lists, ...times.flatMap(({ places }) => places ?? [])].flatMap((list) => list.split(','))
  for (const name of names.map((each) => each.trim())) expect(findPlace(name)?.name, name).toBe(name)
  for (const park of Object.keys(TOWNS_OF_PARKS)) expect(parkNamed(park)?.name, park).toBe(park)
})

test('a Poya day is said wherever one goes, on that day alone; of a year that is not published as expected', () => {
  expect(notesOf({ date: '2026-11-24', from: 'Galle', to: 'Sigiriya' })).toEqual([
    { kind: 'poya', date: '2026-11-24', isExpected: false },
  ])
  expect(kinds('2026-11-23')).toEqual([])
  expect(kinds('2026-11-25')).toEqual([])
  expect(notesOf({ date: '2027-10-15', from: 'Galle', to: 'Sigiriya' })).toEqual([
    { kind: 'poya', date: '2027-10-15', isExpected: true },
  ])
  // Nobody has reckoned that year.
  expect(kinds('2035-10-15')).toEqual([])
  for (const date of ['', '2027-02-30', 'tomorrow', '2027-10']) expect(kinds(date), date).toEqual([])
})

test('in the days around the New Year roads are full', () => {
  expect(kinds('2027-04-09')).toEqual([])
  for (const date of ['2027-04-10', '2027-04-14', '2027-04-18'])
    expect(notesOf({ date, from: 'Galle', to: 'Sigiriya' })).toEqual([
      { kind: 'newYear', first: '04-13', last: '04-14', place: null },
    ])
  expect(kinds('2027-04-19')).toEqual([])
})

test('Vesak is said in place of its Poya day, and on the day after it', () => {
  for (const date of ['2027-05-20', '2027-05-21'])
    expect(notesOf({ date, from: 'Galle', to: 'Sigiriya' })).toEqual([
      { kind: 'vesak', first: '2027-05-20', last: '2027-05-21', place: null },
    ])
  expect(kinds('2027-05-22')).toEqual([])
})

test('the year turns within the weeks of Christmas and the season of the pilgrims', () => {
  for (const date of ['2026-12-24', '2027-01-02']) expect(kinds(date)).toEqual(['christmas'])
  expect(kinds('2027-01-03')).toEqual([])
  // A Saturday, a Monday, and a Saturday after Vesak.
  expect(kinds('2027-02-06', "Adam's Peak")).toEqual(['pilgrims'])
  expect(kinds('2027-02-08', "Adam's Peak")).toEqual([])
  expect(kinds('2027-05-29', "Adam's Peak")).not.toContain('pilgrims')
  expect(kinds('2027-02-06', 'Kandy')).toEqual([])
  // Who leaves is on the road as well.
  expect(kinds('2027-02-06', 'Kandy', 'Hatton')).toEqual(['pilgrims'])
})

test('the processions of Kandy last for the ten evenings to the full moon of Nikini', () => {
  expect(kinds('2027-08-06', 'Kandy')).toEqual([])
  expect(kinds('2027-08-07', 'Kandy')).toEqual(['perahera'])
  expect(kinds('2027-08-16', 'Kandy')).toEqual(['poya', 'perahera'])
  expect(kinds('2027-08-17', 'Kandy')).toEqual([])
  expect(kinds('2027-08-07')).toEqual([])
  expect(kinds('2027-06-19', 'Mihintale')).toEqual(['poson'])
})

test('the monsoon is said of its own side, to who goes there, with what guests add to the name of a town', () => {
  for (const [to, kind] of [
    ['Mirissa', 'southWestCoast'],
    ['Mirissa Beach', 'southWestCoast'],
    ['Villa Sunrise, Mirissa', 'southWestCoast'],
    ['Nuwara Eliya', 'westernHills'],
  ] as const) {
    expect(notesOf({ date: '2027-07-02', from: 'Colombo', to })).toMatchObject([{ kind, place: to }])
    expect(kinds('2027-02-02', to)).toEqual([])
  }
  expect(kinds('2027-07-02', 'Trincomalee')).toEqual([])
  expect(kinds('2027-01-05', 'Trincomalee')).toEqual(['northAndEast'])
  expect(kinds('2027-07-02', 'Colombo', 'Mirissa')).toEqual([])
  expect(kinds('2027-07-02', 'Galle Face Hotel')).toEqual([])
})

test('a transfer to a town of safaris says when the park is closed, by the price list; a tour says it elsewhere', () => {
  const { parks, ...others } = FIRST_PRICE_LIST
  const closed = { first: '09-01', last: '10-15' }
  const list = { ...others, parks: { ...parks, 'Yala national park': { ...parks['Yala national park']!, closed } } }
  takePriceListFrom(() => list)
  onTestFinished(() => takePriceListFrom(() => FIRST_PRICE_LIST))
  const date = '2027-09-01'
  expect(notesOf({ date, from: 'Ella', to: 'Tissamaharama' })).toEqual([
    { kind: 'park', park: 'Yala national park', code: 'park-closed' },
  ])
  expect(kinds('2027-11-02', 'Tissamaharama')).toEqual([])
  // A park without such towns is known by its own name.
  expect(notesOf({ date, from: 'Ella', to: 'Wilpattu National Park' })).toMatchObject([{ kind: 'park' }])
  const tour = { date, from: 'Ella', to: 'Yala national park', park: 'Yala national park' }
  expect(notesOf(tour)).toEqual([])
  // On another day of a longer stay it is open.
  expect(notesOf({ date: '2027-10-10', daysAfter: 20, from: 'Ella', to: 'Tissamaharama' })).not.toContainEqual(
    expect.objectContaining({ kind: 'park' }),
  )
})

test('of a journey each thing is said once, with the ride that brings the guests there, for each of their days', () => {
  const ride = (date: string, day: number, pickup: string, dropoff: string) =>
    ({ kind: 'transfer', date, day, pickup, dropoff }) as const
  const said = timesOfJourney([
    ride('2027-07-15', 0, 'Colombo', 'Mirissa'),
    ride('2027-07-20', 5, 'Mirissa', 'Galle'),
    ride('2027-07-20', 5, 'Galle', 'Hikkaduwa'),
  ])
  expect(said).toMatchObject([
    { ride: 0, facts: { kind: 'poya', date: '2027-07-18' } },
    { ride: 0, facts: { kind: 'southWestCoast', place: 'Mirissa' } },
  ])
  expect(said).toHaveLength(2)
  const { date: _, ...undated } = ride('2027-07-15', 0, 'Colombo', 'Mirissa')
  expect(timesOfJourney([undated])).toEqual([])
})

test.each(Object.keys(LANGUAGES) as Language[])(
  'in %s a form says the most important, three at most',
  async (language) => {
    const texts = textsOf(language)
    await texts.load('almanac', 'tours')
    const t = texts.in('almanac')
    const { dayOfYear } = texts.formats
    const asked = { date: '2026-12-23', from: 'Kandy', to: 'Trincomalee' }
    expect(timesInWords(asked, texts)).toEqual([
      t.poya(texts.formats.date('2026-12-23')),
      t.christmas(dayOfYear('12-23'), dayOfYear('01-02'), ''),
      t.northAndEast(dayOfYear('12-01'), dayOfYear('02-28'), 'Trincomalee'),
    ])
    const all = notesOf({ date: '2026-12-23', daysAfter: 30, from: 'Hatton', to: 'Trincomalee' })
    expect(all.length).toBeGreaterThan(3)
    expect(timesInWords({ date: '2026-12-23', daysAfter: 30, from: 'Hatton', to: 'Trincomalee' }, texts)).toHaveLength(
      3,
    )
    for (const note of all) expect(almanacText(note, texts)).toMatch(/[.。]$/)
  },
)
