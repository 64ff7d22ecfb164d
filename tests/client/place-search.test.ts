import { expect, test } from 'vitest'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { meaningOf, placeNamesIn, suggestionsFor } from '#client/places/place-search.ts'
import type { Language } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'

test.each<[Language, string]>([
  ['en', 'Gampaha district'],
  ['ru', 'округ Гампаха'],
  ['zh', '加姆珀哈区'],
])('in %s a district is written in one script', async (language, district) => {
  const texts = textsOf(language)
  const [nameOf] = await Promise.all([placeNamesIn(language), texts.load('places')])
  const { list } = suggestionsFor('Veyangoda', { texts, nameOf })
  expect(list[0]!.about).toContain(district)
})

test('six popular places are offered, and none that the trip has already', async () => {
  const texts = textsOf('en')
  const [nameOf] = await Promise.all([placeNamesIn('en'), texts.load('places')])
  const offered = (...apartFrom: string[]) =>
    suggestionsFor('', { texts, nameOf }, apartFrom).list.map(({ name }) => name)
  expect(offered()).toEqual([COLOMBO_AIRPORT, 'Colombo', 'Kandy', 'Galle', 'Ella', 'Sigiriya'])
  expect(offered(COLOMBO_AIRPORT, 'Ella')).toEqual(['Colombo', 'Kandy', 'Galle', 'Sigiriya', 'Negombo', 'Nuwara Eliya'])
})

test.each([
  ['Yala national park', ['Tissamaharama', 'Kataragama']],
  ['Minneriya national park', ['Habarana', 'Sigiriya']],
  ['Horton Plains national park', ['Nuwara Eliya', 'Haputale']],
  ["Adam's Peak", ['Hatton', 'Nuwara Eliya']],
])('beside %s the places around it are offered, and no other park', async (park, first) => {
  const { list } = suggestionsFor('', await wordsIn('en'), ['Galle', park])
  expect(list).toHaveLength(6)
  expect(list.slice(0, 4).map(({ name }) => name)).toEqual(expect.arrayContaining(first))
  expect(list.filter(({ name, about }) => /park/i.test(`${name} ${about}`))).toEqual([])
})

async function wordsIn(language: Language) {
  const texts = textsOf(language)
  const [nameOf] = await Promise.all([placeNamesIn(language), texts.load('places')])
  return { texts, nameOf }
}

test.each([
  ['නාවල', 'Nawala'],
  ['கொழும்பு', 'Colombo'],
  // The better known Aluthgama sounds the same.
  ['Alutgama', 'Alutgama'],
  ['negambo', 'Negombo'],
  ['sigirya', 'Sigiriya'],
  ['Trincomalle', 'Trincomalee'],
  ['trinco', 'Trincomalee'],
  ['miris', 'Mirissa'],
  ['nuwara el', 'Nuwara Eliya'],
  ['arugam', 'Arugam Bay'],
  ['Tissa', 'Tissamaharama'],
  ['Adams peak', "Adam's Peak"],
  ['BIA', COLOMBO_AIRPORT],
  ['CMB', COLOMBO_AIRPORT],
])('Enter takes the place of that name, the first of the list: %s', async (typed, place) => {
  const { list, sureIndex } = suggestionsFor(typed, await wordsIn('en'))
  expect([list[0]?.name, sureIndex]).toEqual([place, 0])
})

test.each(['Weligalla', 'Kannaddi', 'වෙලිගල්ල', 'Cinnamon Grand', 'Fort Bazar', 'Bogala'])(
  'what may be the name of a hotel, or of another place, is not chosen: %s',
  async (typed) => {
    const { list, sureIndex, alike = list } = suggestionsFor(typed, await wordsIn('en'))
    expect(sureIndex).toBe(-1)
    expect(alike.length > 0 || typed === 'වෙලිගල්ල').toBe(true)
  },
)

test('a name that may be a slip of others is asked, with those that may be meant', async () => {
  const api = { places: () => Promise.resolve([]) }
  const meaning = await meaningOf({ ...(await wordsIn('en')), api }, 'Weligalla', null)
  if (typeof meaning === 'string') throw new Error(`chosen: ${meaning}`)
  expect(meaning.offers.map(({ name }) => name)).toContain('Weligama')
  expect(await meaningOf({ ...(await wordsIn('en')), api }, 'කල්පිටිය', null)).toBe('Kalpitiya')
})
