/** Names of places in the drivers' scripts: each belongs to one place that there is, and the usual ones have theirs. */
import { describe, expect, test } from 'vitest'
import { sinhalaNames } from '#data/names/sinhala.ts'
import { tamilNames } from '#data/names/tamil.ts'
import { driverReader } from '#domain/driver-texts/place-names.ts'
import { POPULAR_PLACES } from '#data/places/popular-places.ts'
import { allPlaces } from '#domain/places/gazetteer/lookup.ts'
import { readNames } from '#domain/places/gazetteer/table-format.ts'

const PLACES = new Set(allPlaces().map(({ name }) => name))

const TABLES = {
  si: [sinhalaNames, /^[\p{Script=Sinhala}\p{M}\u200d (),.0-9-]+$/u],
  ta: [tamilNames, /^[\p{Script=Tamil}\p{M} (),.0-9-]+$/u],
} as const

describe.each(['si', 'ta'] as const)('%s', (language) => {
  const [table, letters] = TABLES[language]
  const names = readNames(table)

  test('each line names a place of the gazetteer once, in letters of the script', () => {
    expect(table.trim().split('\n')).toHaveLength(names.size)
    expect([...names.keys()].filter((place) => !PLACES.has(place))).toEqual([])
    expect([...names].filter(([, own]) => !letters.test(own.join(', ')))).toEqual([])
  })

  test('the places that travellers ask for have a name', async () => {
    const { ownName } = await driverReader(language)
    expect(POPULAR_PLACES.filter((place) => ownName(place) === null)).toEqual([])
  })
})

test('a station, a beach and an airport are named after their town, a park in any case, and a hotel not at all', async () => {
  const { ownName } = await driverReader('ta')
  expect(ownName('Ella Railway Station')).toBe('எல்ல ஸ்டேஷன்')
  expect(ownName('Mirissa Beach')).toBe('மிரிஸ்ஸ பீச்')
  expect(ownName('Yala national park')).toBe('யால பார்க்')
  expect(ownName('Jetwing Lagoon')).toBeNull()
  expect((await driverReader('en')).ownName('Kandy')).toBeNull()
})
