/** Parks that an owner adds, moves and drops, by a price list of these tests. */
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { allPlaces, findPlace, resolvePlace, suggestPlaces } from '#domain/places/gazetteer/lookup.ts'
import { placeEntered } from '#domain/places/gazetteer/typed-place.ts'
import { placeKey } from '#domain/places/place-name.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { takePriceListFrom } from '#domain/prices/current-price-list.ts'
import { allPriceListProblems } from '#domain/prices/price-list-places.ts'
import type { Park, TourTable } from '#domain/prices/price-list.ts'
import { ownNamesIn } from '#domain/languages/place-names.ts'
import { type Texts, textsOf } from '#domain/languages/texts.ts'
import { partyOffers } from '#domain/bookings/agreed/changed-price.ts'
import { openingText } from '#domain/tours/opening-text-and-pickup-advice.ts'
import { tourPrice } from '#domain/tours/tour-price.ts'
import { townBefore } from '#domain/tours/night-before.ts'
import { durationHint, tourName } from '#domain/tours/tour-texts.ts'
import { parkProblemText, tourWarning } from '#domain/tours/tour-warning.ts'
import { roadLeg } from '#domain/roads/directions.ts'
import { findPark, isAtPark } from '#domain/tours/park-lookup.ts'
import { hasDurations, parkNamed, parksOnSale, tourKind } from '#domain/tours/parks.ts'

const NEW_PARK: Park = {
  shortName: 'Gal Oya',
  kind: 'safari',
  names: { de: 'Gal-Oya-Nationalpark', ru: 'Национальный парк Гал-Оя', zh: '加尔奥亚国家公园' },
  gate: { lat: 7.25, lng: 81.5 },
  hours: { opens: '06:00', closes: '18:00' },
  start: { half: '06:00', full: '06:00' },
  closed: null,
  season: null,
  fee: null,
  prices: 'otherParks',
  picture: 'Kaudulla national park',
}

/** Sells these parks beside those of the first list; `null` for one that is dropped. */
function sell(parks: Readonly<Record<string, Park | null>>): void {
  const all = Object.entries({ ...FIRST_PRICE_LIST.parks, ...parks })
  const list = {
    ...FIRST_PRICE_LIST,
    parks: Object.fromEntries(all.flatMap(([name, park]) => (park ? [[name, park]] : []))),
  }
  takePriceListFrom(() => list)
}

afterEach(() => takePriceListFrom(() => FIRST_PRICE_LIST))

describe('a park that the gazetteer has', () => {
  test.each([
    'Gal Oya national park',
    'gal-oya-national-park',
    'GAL OYA NATIONAL PARK',
    'Gal Oya',
    'Inginiyagala',
    'Gal-Oya-Nationalpark',
    'Национальный парк Гал-Оя',
    '加尔奥亚国家公园',
    'Gal Oya National Park, Ampara, Sri Lanka',
  ])("is found as %s, at the owner's gate", (name) => {
    sell({ 'Gal Oya national park': NEW_PARK })
    expect(findPark(name)).toEqual({ name: 'Gal Oya national park', gate: { lat: 7.25, lng: 81.5 } })
  })

  test("is driven to at the owner's gate, by the gazetteer's name", () => {
    sell({ 'Gal Oya national park': NEW_PARK })
    expect(resolvePlace('gal oya national park')).toEqual({
      name: 'Gal Oya National Park',
      position: { lat: 7.25, lng: 81.5 },
    })
    expect(allPlaces().at(-1)).toBe(findPlace('Gal Oya National Park'))
    expect(suggestPlaces('gal oya nat', 6)[0]).toBe(findPlace('Gal Oya National Park'))
  })

  test("has the gazetteer's gate without one of its own, and is a place with its own gate no more once it is dropped", () => {
    const known = findPlace('Gal Oya National Park')!
    sell({ 'Gal Oya national park': { ...NEW_PARK, gate: null } })
    expect(findPark('Gal-Oya-Nationalpark')?.gate).toEqual({ lat: known.lat, lng: known.lng })
    sell({})
    expect(findPark('Gal Oya national park')).toBeNull()
    expect(findPlace('Gal Oya National Park')).toBe(known)
  })

  test('may be called without its last words: the junction of that name stays a place', () => {
    const junction = findPlace('Gal Oya')!
    for (const gate of [NEW_PARK.gate, null]) {
      sell({ 'Gal Oya': { ...NEW_PARK, gate } })
      expect(findPark('Gal Oya')?.name).toBe('Gal Oya')
      expect(findPark('Gal Oya National Park')?.name).toBe('Gal Oya')
      expect(findPark('Gal Oya')?.gate).not.toMatchObject({ lat: junction.lat })
      expect(isAtPark('Gal Oya', 'Gal Oya')).toBe(true)
      expect(findPlace('Gal Oya')).toBe(junction)
    }
  })
})

describe('a park that the gazetteer lacks', () => {
  const FOREST = { ...NEW_PARK, shortName: 'Kanneliya', kind: 'walk' as const, names: { ru: 'Лес Каннелия' } }
  const gate = { lat: 6.25, lng: 80.34 }

  test.each([
    'Kanneliya national park',
    'kanneliya-national-park',
    'Kanneliya',
    'Kaneliya National Park',
    'Лес Каннелия',
    'Kanneliya National Park, Galle',
  ])('is found as %s', (name) => {
    sell({ 'Kanneliya national park': { ...FOREST, gate } })
    expect(findPark(name)).toEqual({ name: 'Kanneliya national park', gate })
  })

  test('is a place, which fields suggest and take', () => {
    expect(findPlace('Kanneliya National Park')).toBeNull()
    sell({ 'Kanneliya national park': { ...FOREST, gate } })
    const place = { name: 'Kanneliya National Park', kind: 'park', district: 'Galle', ...gate }
    expect(findPlace('kanneliya national park')).toMatchObject(place)
    expect(suggestPlaces('kannel', 6)[0]).toMatchObject(place)
    expect(suggestPlaces('Лес Канн', 6)[0]).toMatchObject(place)
    expect(placeEntered('kanneliya nat')).toBe('Kanneliya National Park')
    expect(allPlaces().at(-1)).toMatchObject(place)
  })

  test('cannot be found without a gate', () => {
    sell({ 'Kanneliya national park': { ...FOREST, gate: null } })
    expect(findPark('Kanneliya national park')).toBeNull()
  })
})

test('the gate of a park that was always sold can be moved, and its place is suggested once', () => {
  sell({
    'Yala national park': { ...FIRST_PRICE_LIST.parks['Yala national park']!, gate: { lat: 6.3954, lng: 81.3357 } },
  })
  expect(findPark('Ruhuna National Park')?.gate).toEqual({ lat: 6.3954, lng: 81.3357 })
  expect(suggestPlaces('Yala', 6).filter(({ name }) => name === 'Yala National Park')).toEqual([
    findPlace('Yala National Park'),
  ])
  expect(suggestPlaces('යාල', 6)[0]).toBe(findPlace('Yala National Park'))
  expect(placeEntered('Yala Nationel Park')).toBe('Yala National Park')
})

test('a dropped park is not on sale, and stays a place', () => {
  sell({ "Adam's Peak": null, 'Bundala national park': null })
  expect(parksOnSale()).toHaveLength(6)
  expect(findPark('Bundala')).toBeNull()
  expect(parkNamed('Bundala national park')).toBeUndefined()
  expect(findPlace('Bundala')?.name).toBe('Bundala National Park')
  // Bookings of it are still a hike.
  expect(tourKind("Adam's Peak")).toBe('hike')
  expect(hasDurations("Adam's Peak")).toBe(false)
})

describe('in words', () => {
  const TEXTS = ['en', 'de', 'fr', 'ru', 'zh'] as const

  test.each(TEXTS)(
    'hours, closed weeks and better months stand in one line, whichever there are: %s',
    async (language) => {
      const texts = textsOf(language)
      await texts.load('tours')
      const closed = { first: '10-01', last: '10-31' }
      const season = { first: '05-01', last: '08-31' }
      const line = (park: Partial<Park>) => {
        sell({ 'Gal Oya national park': { ...NEW_PARK, ...park } })
        return openingText('Gal Oya national park', texts)
      }
      expect(line({ hours: null })).toBeNull()
      expect(line({ hours: null, closed })).toMatch(/[^.。]$/)
      expect(line({ hours: null, season })).toBe(texts.in('tours').open.season(...days(texts, season)))
      expect(line({ closed, season })).toBe(
        `${texts.in('tours').open.hoursAndClosed('06:00', '18:00', ...days(texts, closed))} · ${texts.in('tours').open.season(...days(texts, season))}`,
      )
    },
  )

  test.each(TEXTS)(
    'a park that was added says nothing that is true of another walk or climb alone: %s',
    async (language) => {
      const texts = textsOf(language)
      await texts.load('tours')
      sell({ 'Gal Oya national park': { ...NEW_PARK, kind: 'walk' } })
      expect(durationHint('Gal Oya national park', texts)).toBe(texts.in('tours').duration.safari(5, 11))
      expect(durationHint('Horton Plains national park', texts)).toBe(texts.in('tours').duration.walk(5, 11))
      sell({ 'Gal Oya national park': { ...NEW_PARK, kind: 'hike', season: { first: '05-01', last: '08-31' } } })
      expect(durationHint('Gal Oya national park', texts)).not.toBe(texts.in('tours').duration.hike(7))
      const warning = tourWarning(
        { park: 'Gal Oya national park', tourLength: 'half', toGateMinutes: 0, date: '2026-01-10', time: '08:00' },
        texts,
      )
      expect(warning).toContain(
        language === 'fr' ? 'le parc national de Gal Oya' : texts.in('tours').park('Gal Oya national park'),
      )
      expect(warning).not.toBe(texts.in('tours').warning.season(...days(texts, { first: '05-01', last: '08-31' })))
    },
  )

  test.each(TEXTS)('what was said of a booking is still said once its park is dropped: %s', async (language) => {
    const texts = textsOf(language)
    await texts.load('tours')
    sell({ 'Yala national park': null })
    for (const problem of [
      { code: 'park-closed' },
      { code: 'out-of-season' },
      { code: 'too-early', arrival: '04:00' },
      { code: 'too-late', arrival: '17:00' },
    ] as const)
      expect(typeof parkProblemText('Yala national park', problem, texts, 'half')).toBe('string')
    const { park } = texts.in('tours')
    expect(parkProblemText('Yala national park', { code: 'park-closed' }, texts, 'half')).toContain(
      park('Yala national park'),
    )
    expect(openingText('Yala national park', texts)).toBeNull()
    expect(tourName('Yala national park', texts)).toContain(park('Yala national park'))
  })

  test('names of the list come before those of the tables and rules', async () => {
    sell({ 'Gal Oya national park': { ...NEW_PARK, names: { de: 'Gal-Oya-Park', zh: '甘欧亚' } } })
    expect(await ownNamesIn('de', ['Gal Oya national park'])).toEqual({ 'Gal Oya national park': 'Gal-Oya-Park' })
    expect(await ownNamesIn('zh', ['Gal Oya National Park'])).toEqual({ 'Gal Oya National Park': '甘欧亚' })
    expect(await ownNamesIn('fr', ['Gal Oya national park'])).toEqual({
      'Gal Oya national park': 'Parc national de Gal Oya',
    })
    const texts = textsOf('de')
    await texts.load('tours')
    expect(tourName('Gal Oya national park', texts)).toBe('Private Safari: Gal-Oya-Park')
  })
})

test('of a dropped park nobody is offered another number of travelers', () => {
  const on = {
    pickupDate: '2026-03-01',
    pickupTime: '06:00',
    pricedDay: { list: 0, date: '2026-03-01', time: '06:00', rules: FIRST_PRICE_LIST },
  }
  const tour = { park: 'Yala national park', tourLength: 'half', distanceKm: 0 } as const
  const ride = { ...tour, ...on, travelers: 2, priceUsd: 150 }
  expect(partyOffers(ride)).toHaveLength(6)
  sell({ 'Yala national park': null })
  expect(partyOffers(ride)).toEqual([{ travelers: 2, priceUsd: 150 }])
})

test('the price of a park is that of its own table, or of one of the two', () => {
  const table = Array.from({ length: 6 }, (_, i) => ({ half: 10 * i + 10, full: 10 * i + 15 })) as unknown as TourTable
  const price = (prices: Park['prices'], travelers: number) => {
    sell({ 'Gal Oya national park': { ...NEW_PARK, prices } })
    return tourPrice({ park: 'gal oya national park', tourLength: 'full', travelers, distanceKm: 0 })
  }
  expect(price(table, 3)).toBe(35)
  expect(price('yala', 3)).toBe(230)
  expect(price('otherParks', 3)).toBe(210)
})

const days = ({ formats }: Texts, { first, last }: { first: string; last: string }) =>
  [formats.dayOfYear(first), formats.dayOfYear(last)] as const

test('a list of prices may name a park of its own; without a gate it must be one of the gazetteer', () => {
  const withPark = (name: string, park: Park, from: string) => ({
    ...FIRST_PRICE_LIST,
    parks: { ...FIRST_PRICE_LIST.parks, [name]: park },
    byHand: [{ from, to: 'Galle', bothWays: true, prices: { mini: 9000, car: 9500, van: 12_000 }, why: '' }],
  })
  const own = { ...NEW_PARK, shortName: 'Kanneliya', gate: { lat: 6.25, lng: 80.34 } }
  expect(allPriceListProblems(withPark('Kanneliya national park', own, 'Kanneliya National Park'))).toEqual([])
  const gateless = (name: string) => allPriceListProblems(withPark(name, { ...NEW_PARK, gate: null }, 'Kandy'))
  expect(gateless('Gal Oya national park')).toEqual([])
  expect(gateless('Kanneliya national park')).toMatchObject([{ path: 'parks.Kanneliya national park.gate' }])
  for (const name of ['Hatton', 'Gal Oya']) expect(gateless(name)).toMatchObject([{ path: `parks.${name}` }])
  // Not even while a list is in force that has one.
  sell({ 'Kanneliya national park': own })
  expect(gateless('Kanneliya national park')).toHaveLength(1)
})

test('a gate to which no road is mapped is reached by the nearest one that has a road', () => {
  const kandy = findPlace('Kandy')!
  const inTheForest = { lat: 8.45, lng: 80 }
  const before = roadLeg(kandy, inTheForest)
  const wilpattu = FIRST_PRICE_LIST.parks['Wilpattu national park']!
  sell({ 'Wilpattu national park': { ...wilpattu, gate: inTheForest } })
  expect(roadLeg(kandy, findPark('Wilpattu')!.gate)).toEqual(before)
  // Guests in the park are met at a gate that the owner has set, if it is nearer: what was found before is not kept.
  sell({ 'Wilpattu national park': { ...wilpattu, gate: { lat: 8.4667, lng: 80.1833 } } })
  expect(roadLeg(kandy, inTheForest)).not.toEqual(before)
  takePriceListFrom(() => FIRST_PRICE_LIST)
  expect(roadLeg(kandy, inTheForest)).toEqual(before)
})

test('whatever parks an owner sells, each is found by its name, and no place loses its own', () => {
  const known = allPlaces().map(({ name, kind }) => ({ name, kind }))
  const word = fc.constantFrom(...known.filter(({ name }) => /^[A-Za-z]+$/.test(name)).map(({ name }) => name))
  const ending = fc.constantFrom(' national park', ' National Park', ' forest', ' rock', '')
  const park = fc.record({
    kind: fc.constantFrom('safari' as const, 'walk' as const, 'hike' as const),
    gate: fc.record({
      lat: fc.double({ min: 6, max: 9.5, noNaN: true }),
      lng: fc.double({ min: 80, max: 81.5, noNaN: true }),
    }),
    names: fc.record({ de: word, ru: word, zh: word }, { requiredKeys: [] }),
  })
  const named = fc.tuple(word, ending, park).map(([name, end, each]) => [`${name}${end}`, each] as const)
  const parks = fc.uniqueArray(named, { minLength: 1, maxLength: 12, selector: ([name]) => placeKey(name) })
  fc.assert(
    fc.property(parks, (added) => {
      sell(Object.fromEntries(added.map(([name, each]) => [name, { ...NEW_PARK, shortName: name, ...each }])))
      for (const [name, { gate }] of added) {
        for (const spelling of [name, name.toUpperCase(), name.replaceAll(' ', '-'), ` ${name} `])
          expect(findPark(spelling), spelling).toEqual({ name, gate })
        expect(isAtPark(name, name)).toBe(true)
      }
      for (const { name, kind } of known) if (kind !== 'park') expect(findPlace(name)?.name, name).toBe(name)
    }),
    { numRuns: 30 },
  )
})

describe('the town to sleep in before a tour with a pickup before four in the morning', () => {
  const tour = { park: 'Yala national park', pickup: 'Colombo', tourLength: 'full', toGateMinutes: 257 } as const

  test('is near each park of the first list whose gate opens in the morning: from there it is not as early', () => {
    for (const { name: park } of parksOnSale().filter(({ kind }) => kind !== 'hike')) {
      const town = townBefore({ ...tour, park })
      const { gate } = findPark(park)!
      const leg = roadLeg(findPlace(town!)!, gate)
      expect([park, townBefore({ ...tour, park, pickup: 'Ella', toGateMinutes: leg!.durationMinutes })]).toEqual([
        park,
        undefined,
      ])
      expect([park, leg!.durationMinutes < 120]).toEqual([park, true])
    }
  })

  test.each([
    ['a drive through the night', {}, 'Tissamaharama'],
    ['another spelling', { park: 'Yala National Park' }, 'Tissamaharama'],
    ['a start after breakfast', { pickup: 'Tissamaharama', toGateMinutes: 40 }, undefined],
    ['the town itself', { pickup: 'Tissamaharama' }, undefined],
    ['the gate', { pickup: 'Yala national park', toGateMinutes: 0 }, undefined],
    // One climbs it by night wherever one sleeps.
    ['a climb', { park: "Adam's Peak", toGateMinutes: 240 }, undefined],
    ['an afternoon', { park: 'Minneriya national park', tourLength: 'half' as const }, undefined],
    ['a park that an owner adds', { park: 'Gal Oya national park' }, undefined],
  ])('%s', (_, change, town) => {
    sell({ 'Gal Oya national park': NEW_PARK })
    expect(townBefore({ ...tour, ...change })).toBe(town)
  })
})
