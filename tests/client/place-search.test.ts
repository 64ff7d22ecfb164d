import { expect, test } from 'vitest'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { placeNamesIn, suggestionsFor } from '#client/places/place-search.ts'
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
