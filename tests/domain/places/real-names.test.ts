/** Real names are no slips: what is the name of a place means that place or nothing, in all of the island's scripts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allPlaces, findPlace, isUnplaced, suggestPlaces } from '#domain/places/gazetteer/lookup.ts'
import { compactName } from '#domain/places/gazetteer/matching.ts'
import { type GazetteerPlace, readNames } from '#domain/places/gazetteer/table-format.ts'
import { placeEntered, surePlace, townWithin } from '#domain/places/gazetteer/typed-place.ts'
import { UNPLACED_NAMES } from '#data/places/unplaced-names.ts'
import { POPULAR_PLACES } from '#data/places/popular-places.ts'

const [, ofPlaces = '', ofUnplaced = ''] = readFileSync(
  join(import.meta.dirname, 'data/sinhala-and-tamil-names.txt'),
  'utf8',
).split(/^# .*\n/m)
const PLACED = readNames(ofPlaces)
const UNPLACED = readNames(ofUnplaced)

/** Places with that name, by its letters and digits. */
const owners = new Map<string, GazetteerPlace[]>()
for (const place of allPlaces()) {
  for (const name of [
    place.name,
    place.name.replace(/ \(.*\)$/, ''),
    ...place.aliases,
    ...(PLACED.get(place.name) ?? []),
  ])
    owners.set(compactName(name), [...(owners.get(compactName(name)) ?? []), place])
}
const unplacedNames = [...UNPLACED_NAMES, ...[...UNPLACED.values()].flat()]
const realNames = [
  ...allPlaces().flatMap(({ name, aliases }) => [name, ...aliases]),
  ...[...PLACED.values()].flat(),
  ...unplacedNames,
]

const SAME_PLACE_KM = 15
const kmBetween = (a: GazetteerPlace, b: GazetteerPlace) => Math.hypot(a.lat - b.lat, a.lng - b.lng) * 111

/** A place far from each that has the name, which the text is taken for; `null` where all is well. */
function mistakenFor(name: string, typed = name): string | null {
  const sure = surePlace(typed)
  if (!sure) return null
  const own = owners.get(compactName(name)) ?? []
  return own.some((place) => kmBetween(place, sure) < SAME_PLACE_KM) ? null : `${typed}: ${sure.name}`
}

test('the tables hold the names of 1,700 places in Sinhala and Tamil, and of 330 that the gazetteer lacks', () => {
  expect([PLACED.size >= 1700, UNPLACED.size >= 330]).toEqual([true, true])
  expect(UNPLACED_NAMES.filter((name) => !isUnplaced(name))).toEqual([])
})

test('each name in Sinhala and Tamil surely means its place', () => {
  const wrong = [...PLACED].flatMap(([place, names]) =>
    names.filter((name) => placeEntered(name) !== place).map((name) => `${name}: ${placeEntered(name)} for ${place}`),
  )
  expect(wrong).toEqual([])
})

test('the name of a place that the gazetteer lacks means none', () => {
  expect(unplacedNames.filter((name) => findPlace(name) || surePlace(name))).toEqual([])
})

test('no real name is taken for another place, also in other letters and with other signs between them', () => {
  expect(realNames.flatMap((name) => mistakenFor(name) ?? [])).toEqual([])
  const spelled = fc.constantFrom<((name: string) => string)[]>(
    (name) => name.toUpperCase(),
    (name) => ` ${name.toLowerCase()}, Sri Lanka`,
    (name) => name.replaceAll(' ', '-'),
    (name) => name.replaceAll(' ', ''),
  )
  fc.assert(
    fc.property(fc.constantFrom(...realNames), spelled, (name, spell) => {
      expect(mistakenFor(name, spell(name))).toBeNull()
    }),
    { numRuns: 300 },
  )
})

test('a slip in a well-known name is never the name of another place', () => {
  const slip = fc.tuple(fc.constantFrom(...POPULAR_PLACES), fc.nat(), fc.constantFrom(...'aeiouklmnrstvwy', ''))
  fc.assert(
    fc.property(slip, ([name, at, letter]) => {
      const place = at % name.length
      const typed = name.slice(0, place) + letter + name.slice(place + 1)
      if (owners.has(compactName(typed)) || isUnplaced(typed)) expect(mistakenFor(typed)).toBeNull()
    }),
    { numRuns: 500 },
  )
})

test.each([
  // Another town's name, of which it is a slip or the beginning.
  ['කල්පිටිය', 'Kalpitiya'],
  ['නාවල', 'Nawala'],
  ['நாவல', 'Nawala'],
  ['වැල්ලව', 'Wellawa'],
  ['கொழும்பு', 'Colombo'],
  ['நுவரெலியா', 'Nuwara Eliya'],
  ['ත්‍රිකුණාමලය', 'Trincomalee'],
  ['ත්රිකුණාමලය', 'Trincomalee'],
  ['කටුනායක', 'Colombo Bandaranaike International Airport'],
  // By the sound of their letters: nobody wrote these down.
  ['සීගීරියා', 'Sigiriya'],
  ['ඇල්ල', 'Ella'],
  // Names that stations had alone.
  ['Wattegama', 'Wattegama'],
  ['Kotagala', 'Kotagala'],
  ['Tiriyayi', 'Thiriyaya'],
])('%s is %s', (typed, place) => {
  expect(placeEntered(typed)).toBe(place)
  expect(suggestPlaces(typed)[0]?.name).toBe(place)
})

test('a number behind the name of a town is a part of that town', () => {
  expect(['කොළඹ 7', 'கொழும்பு 11', 'Colombo 07'].map(placeEntered)).toEqual(['Colombo 7', 'Colombo 11', 'Colombo 7'])
  expect(placeEntered('මාතර 7')).toBeNull()
})

test.each([
  // Real places that the gazetteer lacks.
  'Weligalla',
  'Alawatugoda',
  'Kannaddi',
  'Kannadi',
  'Keppetipola',
  'වෙලිගල්ල',
  // Slips of villages, or with another first letter: others may have the name.
  'Nawana',
  'Uggala',
  'Bogala',
  'Mullegala',
  'Kapugola',
  'Kirulapala',
  // The beginning of a name.
  'කල්පිටි',
  'කොළඔ',
  'பண்டாரவ',
  'Kanda',
])('%s surely means no place', (typed) => {
  expect(placeEntered(typed)).toBeNull()
})

test.each(['negambo', 'Sigirya', 'hikkadwa', 'Trincomalle', 'Nuwara Elya', 'Anuradapura', 'Hambantotta', 'Негомпо'])(
  'a slip in a well-known name, %s, means that place',
  (typed) => {
    expect(POPULAR_PLACES).toContain(placeEntered(typed))
  },
)

describe('what is typed in Sinhala or Tamil', () => {
  test.each([
    ['කොළ', 'Colombo'],
    ['සීග', 'Sigiriya'],
    ['හික්ක', 'Hikkaduwa'],
    ['கண்', 'Kandy'],
    ['திருகோ', 'Trincomalee'],
  ])('offers places from the first letters on: %s', (typed, place) => {
    expect(suggestPlaces(typed).map(({ name }) => name)).toContain(place)
  })
})

describe('the town in an address', () => {
  test.each(['12 Lake Road, Weligalla', 'Villa Kandy View, Weligalla', 'Alawatugoda Guest House'])(
    'is none where the gazetteer lacks it: %s',
    (address) => {
      expect(townWithin(address)).toBeNull()
    },
  )

  test('is the last one, also where one before it is not known', () => {
    expect(townWithin('Weligalla Villa, Kandy')?.name).toBe('Kandy')
  })
})
