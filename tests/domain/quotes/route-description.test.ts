import { type Language, LANGUAGES } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { describe, expect, test } from 'vitest'
import { describeRoute, townsBetween } from '#domain/quotes/route-description.ts'
import type { RouteFacts } from '#domain/quotes/quote-calls-and-lifetime.ts'

const route = (facts: Partial<RouteFacts>): RouteFacts => ({
  roads: [],
  towns: [],
  expresswayKm: 0,
  hillKm: 0,
  windingKm: 0,
  ...facts,
})
const ENDS = { pickup: 'Colombo', dropoff: 'Nuwara Eliya' }

describe('the towns on the way', () => {
  test('do not include the ends and are named once', () => {
    expect(townsBetween(ENDS, route({ towns: ['colombo', 'Hatton', 'Talawakele', 'Hatton', 'Nuwara-Eliya'] }))).toEqual(
      ['Hatton', 'Talawakele'],
    )
  })

  test('are six on a long route, from the first to the last', () => {
    expect(townsBetween(ENDS, route({ towns: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K'] }))).toEqual([
      'A',
      'C',
      'E',
      'G',
      'I',
      'K',
    ])
  })
})

const texts = textsOf('en')
await texts.load('transfer')

const words = (km: number, facts: Partial<RouteFacts>) => describeRoute(ENDS, km, route(facts), texts).join(' ')

describe('the description of a route', () => {
  test('names the towns', () => {
    expect(words(160, { towns: ['Avissawella', 'Hatton'] })).toContain(
      'The drive from Colombo to Nuwara Eliya passes Avissawella and Hatton.',
    )
    expect(words(160, {})).not.toContain('passes')
  })

  test('says how much of it is expressway, which expressway, and who pays the toll', () => {
    expect(
      words(148, {
        expresswayKm: 134.1,
        roads: [
          { name: 'E02', km: 30 },
          { name: 'E01', km: 104 },
        ],
      }),
    ).toContain(
      'Most of the way is expressway: 134 of 148 km on the Outer Circular and Southern Expressways. We pay the toll.',
    )
    expect(words(160, { expresswayKm: 41.4, roads: [{ name: 'E04', km: 41 }] })).toContain(
      '41 of 160 km are expressway, on the Central Expressway; we pay the toll.',
    )
  })

  test('never says more km of expressway than the route has', () => {
    expect(words(20, { expresswayKm: 20.4 })).toContain('20 of 20 km')
  })

  test('says how much of it is hill road', () => {
    expect(words(160, { hillKm: 60.2 })).toContain('60 km are hill road with bends')
    expect(words(60, { hillKm: 52 })).toContain('Nearly all of it is hill road')
  })

  test('says how much of it is winding road, unless nearly all of it is hill road', () => {
    expect(words(90, { windingKm: 34.6 })).toContain('35 km are winding road through the foothills.')
    expect(words(40, { windingKm: 34.6 })).toContain('Most of it is winding road through the foothills.')
    expect(words(90, { windingKm: 34.6 })).not.toMatch(/level|expressway/)
    expect(words(90, { hillKm: 20, windingKm: 12 })).toMatch(/20 km are hill road.* 12 km are winding road/)
    expect(words(90, { hillKm: 70, windingKm: 12 })).not.toContain('winding')
  })

  test('says level only without bends, and no expressway only without one', () => {
    expect(words(60, {})).toContain('It is level road all the way, without an expressway.')
    expect(words(60, { expresswayKm: 1 })).toMatch(/It is level road all the way\.(?! .*expressway)/)
    expect(words(60, { hillKm: 2 })).toContain('There is no expressway on the way.')
    for (const bends of [{ hillKm: 2 }, { windingKm: 2 }, { hillKm: 0.6, windingKm: 0.6 }])
      expect(words(60, bends)).not.toContain('level')
    expect(words(60, { windingKm: 2, expresswayKm: 1 })).not.toMatch(/level|expressway/)
  })

  test('does not mention a stretch of less than five km', () => {
    expect(words(60, { expresswayKm: 4.9, hillKm: 4.9, windingKm: 4.9, roads: [{ name: 'A1', km: 4.9 }] })).toBe('')
    expect(words(60, { expresswayKm: 5, hillKm: 5, windingKm: 5, roads: [{ name: 'A1', km: 5 }] })).toMatch(
      /5 of 60 km are expressway.*5 km are hill road.*5 km are winding road.*The longest stretch, 5 km/,
    )
  })

  test('names the longest road, unless it is an expressway', () => {
    expect(
      words(114, {
        roads: [
          { name: 'A1', km: 109.7 },
          { name: 'A3', km: 2 },
        ],
      }),
    ).toContain('The longest stretch, 110 km, is on the A1.')
    expect(
      words(114, {
        expresswayKm: 100,
        roads: [
          { name: 'E01', km: 100 },
          { name: 'A2', km: 14 },
        ],
      }),
    ).not.toContain('longest')
  })

  const ROAD = { name: 'Talawakelle - Nanu Oya road', km: 12 }

  test.each(Object.keys(LANGUAGES) as Language[])(
    'names a road without a number by its ends, in %s',
    async (language) => {
      const own = textsOf(language)
      await own.load('transfer')
      const [said] = describeRoute(ENDS, 60, route({ expresswayKm: 1, hillKm: 2, roads: [ROAD] }), own).slice(-1)
      expect(said).toMatch(/12.*Talawakelle.*Nanu Oya|Talawakelle.*Nanu Oya.*12/)
      expect(said).not.toContain(ROAD.name)
      if (language !== 'en') expect(said).not.toContain('road')
    },
  )

  test('says nothing of a road whose ends are a junction, or one and the same town', () => {
    for (const name of ['AC27 and B96 Junction - Hanwella road', 'Karaveddi - Karaveddi road'])
      expect(words(60, { roads: [{ name, km: 12 }] })).not.toContain('longest')
  })
})
