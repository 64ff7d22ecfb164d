import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageContext } from '#client/languages/language.tsx'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { meaningOf, PlaceList, placeNamesIn, suggestionsFor } from '#client/places/place-suggestions.ts'
import type { UnknownText } from '#client/places/later-suggestions.ts'
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

test.each([
  ['7.2906, 80.6337', ['7.2906°N 80.6337°E']],
  // As maps write it that have the longitude first.
  ['80.6337, 7.2906', ['7.2906°N 80.6337°E']],
  ['48.85, 2.35', []],
  ['0,0', []],
  ['5.0, 82.5', []],
])('of the coordinates %s the points %j are offered: those in Sri Lanka', async (typed, points) => {
  const { list } = suggestionsFor(typed, await wordsIn('en'))
  expect(list.map(({ name }) => name)).toEqual(points)
})

test.each([
  ['https://maps.app.goo.gl/abcDEF123', 'Open the link'],
  ['https://www.airbnb.com/rooms/12345678', 'Enter the name of the hotel'],
  ['x'.repeat(300), 'Check the spelling'],
])('the list says at once what to do with %s', async (typed, words) => {
  const inEnglish = await wordsIn('en')
  const list = createElement(PlaceList, {
    ...suggestionsFor(typed, inEnglish),
    id: 'list',
    typed,
    active: -1,
    isReachedByKeys: false,
    later: null,
    optionProps: () => ({}),
  })
  const html = renderToStaticMarkup(createElement(LanguageContext, { value: inEnglish.texts }, list))
  expect(html).toContain(words)
  expect(html).not.toContain('x'.repeat(100))
})

test.each([
  ['17z', ['6.0328°N 80.2170°E']],
  ['9z', []],
])('a link to a place that nobody knows offers the point that its map was near, at zoom %s', async (zoom, points) => {
  const words = await wordsIn('en')
  const link = `https://www.google.com/maps/place/Qwxyzzz/@6.0328,80.2170,${zoom}`
  expect(suggestionsFor(link, words)).toMatchObject({ list: [], sureIndex: -1 })
  const found = await meaningOf({ ...words, api: { places: () => Promise.resolve([]) } }, link, null)
  expect(found).toMatchObject({ isOffline: false })
  expect((found as UnknownText).offers.map(({ name }) => name)).toEqual(points)
})

test('a hotel that is only like the name in a link is offered and not taken', async () => {
  const field = { name: 'Field Villa', town: 'Galle', kind: 'hotel', lat: 6.03, lng: 80.21, sure: true as const }
  const meaning = async (link: string) =>
    meaningOf({ ...(await wordsIn('en')), api: { places: () => Promise.resolve([field]) } }, link, null)
  expect(await meaning('https://example.com/filled-villa')).toMatchObject({ offers: [{ name: 'Field Villa' }] })
  expect(await meaning('https://example.com/field-villa')).toBe('Field Villa')
  // Typed, it is a slip.
  expect(await meaning('filled villa')).toBe('Field Villa')
})

test('the town that a misspelt last word may mean is offered for the house, and not taken; in a link it is no slip', async () => {
  const words = await wordsIn('en')
  const town = { name: 'Hiriketiya', town: 'Matara', kind: 'beach', lat: 5.96, lng: 80.71 }
  const house = { name: 'Emma Sea View', town: 'Dikwella', kind: 'guest house', lat: 5.96, lng: 80.7 }
  const api = { places: () => Promise.resolve([house, town]) }
  const offered = async (text: string) => ((await meaningOf({ ...words, api }, text, null)) as UnknownText).offers
  expect(await offered('Green View Hirikatiaya')).toEqual([
    { name: 'Hiriketiya', about: '“Green View Hirikatiaya” goes to your driver', address: 'Green View Hirikatiaya' },
    { name: 'Emma Sea View', about: 'Guest house, Dikwella' },
  ])
  expect((await offered('https://example.com/green-view-hirikatiaya')).map(({ name }) => name)).toEqual([house.name])
})

test('a link to a known place means that place, wherever its map was', async () => {
  const link = 'https://www.google.com/maps/place/Ella/@7.20,80.70,17z'
  const { list, sureIndex } = suggestionsFor(link, await wordsIn('en'))
  expect([list[0]!.name, sureIndex]).toEqual(['Ella', 0])
})
