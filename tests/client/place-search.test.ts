import { expect, test } from 'vitest'
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
