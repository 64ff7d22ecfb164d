/** Places by their names and spellings in other languages. docs/languages.md#names-of-places */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allPlaces, findPlace, resolvePlace, suggestPlaces } from '#domain/places/gazetteer/lookup.ts'
import { compactName, sureFit } from '#domain/places/gazetteer/matching.ts'
import { placeEntered, townWithin } from '#domain/places/gazetteer/typed-place.ts'
import { germanNames } from '#data/names/de.ts'
import { englishSpelling } from '#domain/places/names/foreign-spelling.ts'
import { frenchNames } from '#data/names/fr.ts'
import { readNames } from '#domain/places/gazetteer/table-format.ts'
import { placeNamesIn } from '#domain/languages/place-names.ts'
import { russianNames } from '#data/names/ru.ts'
import { placeName as russianName } from '#domain/places/names/ru.ts'
import { chineseNames } from '#data/names/zh.ts'
import { placeName as chineseName } from '#domain/places/names/zh.ts'
import { COLOMBO_AIRPORT, MAX_PLACE_NAME } from '#domain/places/place-name.ts'
import { searchPlaces } from '#worker/places/known-places.ts'

/** English, Russian, Chinese; in a column the shown name first, then how people write it, too. */
const WELL_KNOWN = readFileSync(join(import.meta.dirname, 'data/well-known-places.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | '))
  .map(([place = '', russian = '', chinese = '']) => ({
    place,
    russian: russian.split(', '),
    chinese: chinese.split(', '),
  }))

const found = (name: string) => findPlace(name)?.name

test('the list has at least 150 places of the gazetteer', () => {
  expect(WELL_KNOWN.length).toBeGreaterThanOrEqual(150)
  for (const { place } of WELL_KNOWN) expect(found(place)).toBe(place)
})

describe('each well-known place', () => {
  test('is found by each of its names in Russian and Chinese, and no other place is', () => {
    const wrong = WELL_KNOWN.flatMap(({ place, russian, chinese }) =>
      [...russian, ...chinese].filter((name) => found(name) !== place).map((name) => `${name}: ${found(name)}`),
    )
    expect(wrong).toEqual([])
  })

  test('is the first suggestion for them, and Enter takes it', () => {
    const wrong = WELL_KNOWN.flatMap(({ place, russian, chinese }) =>
      [...russian, ...chinese].filter((name) => suggestPlaces(name)[0]?.name !== place || placeEntered(name) !== place),
    )
    expect(wrong).toEqual([])
  })

  test('is shown by the first of them', async () => {
    const [inRussian, inChinese] = [await placeNamesIn('ru'), await placeNamesIn('zh')]
    for (const { place, russian, chinese } of WELL_KNOWN)
      expect([inRussian(place), inChinese(place)]).toEqual([russian[0], chinese[0]])
  })
})

describe('the tables of names', () => {
  const tables = { germanNames, frenchNames, russianNames, chineseNames }

  test.each(Object.entries(tables))('%s: of places of the gazetteer, each found by all its names', (_, table) => {
    for (const [place, names] of readNames(table)) {
      expect(allPlaces().map(({ name }) => name)).toContain(place)
      expect(names.map((name) => [name, found(name)])).toEqual(names.map((name) => [name, place]))
    }
  })

  test('give no name to two places', () => {
    const owners = new Map<string, string>()
    for (const table of Object.values(tables)) {
      for (const [place, names] of readNames(table)) {
        for (const name of names) {
          expect(owners.get(compactName(name)) ?? place).toBe(place)
          owners.set(compactName(name), place)
        }
      }
    }
  })
})

test.each([
  ['可倫坡', 'Colombo'],
  ['錫吉裡耶', 'Sigiriya'],
  ['尼甘布海灘', 'Negombo Beach'],
  ['亞當峰', "Adam's Peak"],
  ['科伦坡，斯里兰卡', 'Colombo'],
  // Nobody wrote this one down.
  ['阿努拉达普勒', 'Anuradhapura'],
])('%s, in traditional characters or others of the same syllables, is %s', (typed, place) => {
  expect(found(typed)).toBe(place)
})

test.each([
  ['Sigirija', 'Sigiriya'],
  ['Nuwara Elija', 'Nuwara Eliya'],
  ['Kandi', 'Kandy'],
  ['Mirisa', 'Mirissa'],
  ['Trinkomali', 'Trincomalee'],
  ['Dschaffna', 'Jaffna'],
  ['Dzhaffna', 'Jaffna'],
  ['Khikkaduva', 'Hikkaduwa'],
  ['Tschilaw', 'Chilaw'],
  ['Ounawatouna', 'Unawatuna'],
  ['Oenawatoena', 'Unawatuna'],
  ['Arugam Bei', 'Arugam Bay'],
  ['Jala', 'Yala National Park'],
  ['Jala-Nationalpark', 'Yala National Park'],
  ['Yala 国家公园', 'Yala National Park'],
  ["Parc national d'Udawalawe", 'Udawalawe National Park'],
  ['Bahnhof Kandy', 'Kandy Railway Station'],
  ['Plage de Mirissa', 'Mirissa'],
  ['Fort Galle', 'Galle Fort'],
  ["Pic d'Adam", "Adam's Peak"],
  ['Adams Pik', "Adam's Peak"],
  ['Zahntempel', 'Temple of the Tooth'],
  ['Эллa', 'Ella'],
  ['водопад Диялума', 'Diyaluma Falls'],
  ['Негомбо Бич', 'Negombo Beach'],
  ['Канди, Шри-Ланка', 'Kandy'],
])('%s is %s', (typed, place) => {
  expect(found(typed)).toBe(place)
  expect(suggestPlaces(typed.split(',')[0]!)[0]?.name).toBe(place)
})

test.each(['Негом', 'Велиг', 'Сигир', '科伦', '锡吉里', 'Национальный парк Я'])('%s begins a name', (typed) => {
  const [first] = suggestPlaces(typed)
  expect(['Negombo', 'Weligama', 'Sigiriya', 'Colombo', 'Yala National Park']).toContain(first?.name)
})

test.each(['Велиг', '科伦'])('Enter takes the place whose name %s begins', (typed) => {
  expect(sureFit(suggestPlaces(typed)[0]!, typed)).not.toBeNull()
})

test.each(['Дели', 'Мумбаи', 'Ченнаи', 'Мале', 'Москва', '德里', '孟买', '马累', '加尔各答', 'Wien', 'Jalta'])(
  '%s is no place of the island',
  (typed) => {
    expect(findPlace(typed)).toBeNull()
    expect(placeEntered(typed)).toBeNull()
  },
)

describe('a name that sounds like those of two places', () => {
  const pair = allPlaces().find(({ name }) => {
    const russian = russianName(name)
    return russian !== null && findPlace(russian) === null
  })!

  test('is offered, never chosen', () => {
    const russian = russianName(pair.name)!
    expect(findPlace(russian)).toBeNull()
    expect(placeEntered(russian)).toBeNull()
    expect(suggestPlaces(russian, 4).map(({ name }) => name)).toContain(pair.name)
  })

  test('is chosen by its English name', () => {
    expect(found(pair.name)).toBe(pair.name)
  })
})

test('an English name keeps its meaning: no place and no alias gives way to another language', () => {
  const foreign = new Set(allPlaces().flatMap((place) => (place.foreign ?? []).map(compactName)))
  const taken = allPlaces().filter(({ name }) => foreign.has(compactName(name)) && found(name) !== name)
  expect(taken).toEqual([])
  expect(found('Alutgama')).toBe('Alutgama')
  expect(found('Алутгама')).toBe('Aluthgama')
})

test.each([
  ['科伦坡市中心', 'Colombo'],
  ['科倫坡市中心', 'Colombo'],
  ['康提湖景酒店', 'Kandy'],
  ['香格里拉康提', 'Kandy'],
  ['Hilton 康提', 'Kandy'],
  ['坦加勒海滩酒店', 'Tangalle'],
  ['努瓦拉伊利亚大酒店', 'Nuwara Eliya'],
  ['斯里兰卡埃拉九拱桥旁民宿', 'Ella'],
  ['阿努拉德普勒圣城酒店', 'Anuradhapura'],
  ['雅拉国家公园帐篷酒店', 'Yala National Park'],
  ['Отель Канди Вью', 'Kandy'],
  // An airport is no town, and two characters within a name may be anything: 'Scott', not Kotte.
  ['科伦坡机场酒店', undefined],
  ['斯科特酒店', undefined],
  ['北京饭店', undefined],
  ['希尔顿酒店', undefined],
])('%s names the town %s', (typed, town) => {
  expect(townWithin(typed)?.name).toBe(town)
})

test.each([
  ['科伦坡堡火车站', 'Colombo Fort Railway Station'],
  ['加勒火车站', 'Galle Railway Station'],
  ['埃拉火车站', 'Ella'],
])('%s is the station %s', (typed, place) => {
  expect(placeEntered(typed)).toBe(place)
})

test("'Valley' in the name of a house is no town, however Germans spell", () => {
  expect(townWithin('Green Valley Resort')).toBeNull()
})

describe('the rule of transcription into Russian', () => {
  const named = allPlaces().flatMap((place) => {
    const russian = russianName(place.name)
    return russian === null ? [] : [{ place, russian }]
  })

  test('names nine places of ten; the others have English words in their names', () => {
    expect(named.length / allPlaces().length).toBeGreaterThan(0.9)
    expect(russianName('Good Market')).toBeNull()
    expect(russianName('A1 and AC5 Junction')).toBeNull()
  })

  test('leads back: nearly every place is found, or among the first three suggestions', () => {
    const exact = named.filter(({ place, russian }) => findPlace(russian) === place).length
    // Without its district the name is that of its namesake.
    const wrong = named.filter(
      ({ place, russian }) => !place.name.includes('(') && ![place, null].includes(findPlace(russian)),
    )
    const offered = named.filter(({ place, russian }) => suggestPlaces(russian, 3).includes(place)).length
    // The gazetteer has it twice, spelled Ginigathena; and Алутгама is the better known Aluthgama.
    expect(wrong.map(({ place }) => place.name).toSorted()).toEqual(['Alutgama', 'Ginigathhena'])
    expect(exact / named.length).toBeGreaterThan(0.97)
    expect(offered / named.length).toBeGreaterThan(0.99)
  })

  test.each([
    ['Gampola', 'Гампола'],
    ['Kalmunai', 'Калмунай'],
    ['Talawakelle Railway Station', 'Станция Талавакелле'],
    ['Veyangoda', 'Веянгода'],
    ['Deegawapiya', 'Дигавапия'],
    ['Elahera', 'Элахера'],
    ['Hali-Ela', 'Хали-Эла'],
  ])('%s is %s', (place, russian) => {
    expect(russianName(place)).toBe(russian)
  })
})

describe('names to show', () => {
  test('in languages with Latin letters only where they differ', async () => {
    const [german, french] = [await placeNamesIn('de'), await placeNamesIn('fr')]
    expect([german("Adam's Peak"), german('Yala National Park'), german('Kandy')]).toEqual([
      'Adams Pik',
      'Yala-Nationalpark',
      null,
    ])
    expect([french("Adam's Peak"), french('Udawalawe National Park'), french('Kandy')]).toEqual([
      'Pic d’Adam',
      'Parc national d’Udawalawe',
      null,
    ])
  })

  test('are none in English, and in Chinese for a village', async () => {
    expect((await placeNamesIn('en'))('Kandy')).toBeNull()
    expect(chineseName('Digana')).toBeNull()
  })
})

test('a fare is stored under the one English name', () => {
  const { lat, lng } = findPlace('Kandy')!
  expect(resolvePlace('Канди')).toEqual({ name: 'Kandy', position: { lat, lng } })
  for (const name of ['科伦坡机场', '机场']) expect(resolvePlace(name).name).toBe(COLOMBO_AIRPORT)
})

test('the call for places answers names in other scripts', () => {
  expect(searchPlaces('锡吉里耶', null).map(({ name }) => name)).toContain('Sigiriya')
  expect(searchPlaces('Хилтон Коломбо', null).map(({ name }) => name)).toContain('Hilton Colombo')
})

test('hostile texts are cut, and cost no more than others', () => {
  expect(townWithin('科伦'.repeat(2000))).toBeNull()
  const texts = ['дж', '科', 'щ', 'tsch', 'Strand ', 'й\u0306', 'parc '].map((part) => part.repeat(3400 / part.length))
  for (const text of texts) {
    expect(findPlace(text)).toBeNull()
    expect(englishSpelling(text.slice(0, MAX_PLACE_NAME)).length).toBeLessThanOrEqual(2 * MAX_PLACE_NAME)
    expect(suggestPlaces(text).length).toBeLessThanOrEqual(6)
  }
})
