/** What components show of an owner's own parks. */
import { afterEach, expect, test } from 'vitest'
import { safariLinks } from '#client/layout/menu/menu-rates.tsx'
import { parkPicture, placePicture, toldParkPicture } from '#client/pictures/place-pictures.ts'
import { PICTURES, toldPicture } from '#client/pictures/pictures.ts'
import { placeEntered, placeNamesIn, suggestionsFor } from '#client/places/place-suggestions.ts'
import { loadReadyCards, readyJourney } from '#domain/journeys/ready-journeys.ts'
import { OFFERED } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { takePriceListFrom } from '#domain/prices/current-price-list.ts'
import type { Park } from '#domain/prices/price-list.ts'
import { sightOf } from '#domain/tours/parks.ts'

const YALA = 'Yala national park'
const FOREST = 'Hakurugala national park'
const first = FIRST_PRICE_LIST.parks

function sell(parks: Readonly<Record<string, Park>>): void {
  const list = { ...FIRST_PRICE_LIST, parks }
  takePriceListFrom(() => list)
}

const forest = (change: Partial<Park> = {}): Park => ({
  ...first[YALA]!,
  shortName: 'Hakurugala',
  names: { de: 'Hakurugala-Wald' },
  gate: { lat: 6.25, lng: 80.34 },
  ...change,
})

afterEach(() => takePriceListFrom(() => FIRST_PRICE_LIST))

test('the menu has the parks of the list, in its order, and none of an earlier list', () => {
  const names = () => safariLinks().map(({ name }) => name)
  const before = names()
  sell({ [FOREST]: forest(), [YALA]: first[YALA]! })
  expect(names()).toEqual(['Hakurugala', 'Yala'])
  sell({})
  expect(names()).toEqual([])
  takePriceListFrom(() => FIRST_PRICE_LIST)
  expect(names()).toEqual(before)
})

test.each(OFFERED)('what is seen in a park is its own, or what any park of its kind shows: %s', async (language) => {
  const texts = textsOf(language)
  await texts.load('menu')
  const words = texts.in('menu')
  for (const kind of ['safari', 'walk', 'hike'] as const) {
    sell({ ...first, [FOREST]: forest({ kind }) })
    expect(sightOf(FOREST, words)).toBe(words.sightsByKind[kind])
    expect(sightOf('yala-national-park', words)).toBe(words.sights[YALA])
  }
  // Whoever sells a walk there does not sell what is seen from a jeep.
  sell({ [YALA]: { ...first[YALA]!, kind: 'walk' } })
  expect(sightOf(YALA, words)).toBe(words.sightsByKind.walk)
})

test.each(OFFERED)(
  'a drawing that is shown for another park is not said to be that of its own: %s',
  async (language) => {
    const texts = textsOf(language)
    await texts.load('home', 'menu')
    sell({ ...first, [FOREST]: forest({ picture: 'Minneriya national park' }) })
    expect(parkPicture(FOREST)).toBe(PICTURES.minneriya)
    expect(toldParkPicture(FOREST, texts)).toEqual({ ...PICTURES.minneriya, alt: texts.in('menu').otherPicture })
    expect(toldParkPicture('Minneriya national park', texts)).toEqual(toldPicture(PICTURES.minneriya, texts))
    sell({ [YALA]: { ...first[YALA]!, picture: "Adam's Peak" } })
    expect(toldParkPicture(YALA, texts).alt).toBe(texts.in('menu').otherPicture)
    expect(placePicture('Yala')).toBe(PICTURES.yala)
  },
)

test('place fields suggest and take a park that the gazetteer lacks, under its own name in the language', async () => {
  const texts = textsOf('de')
  const [nameOf] = await Promise.all([placeNamesIn('de'), texts.load('places')])
  const found = (typed: string) => suggestionsFor(typed, { texts, nameOf })
  expect(found('Hakurugala').list.map(({ name }) => name)).not.toContain('Hakurugala National Park')
  sell({ ...first, [FOREST]: forest() })
  for (const typed of ['Hakurugala', 'hakurugala-w', 'Hakurugala national park']) {
    const { list, sureIndex } = found(typed)
    expect([list[0]?.name, sureIndex], typed).toEqual(['Hakurugala National Park', 0])
    expect(list[0]!.about, typed).toContain('Hakurugala-Wald')
  }
  expect(placeEntered('Hakurugala-Wald')).toBe('Hakurugala National Park')
})

test('a ready journey steps aside for as long as one of its parks is not on sale', async () => {
  const texts = textsOf('en')
  const slugs = async () => (await loadReadyCards(texts)).map(({ slug }) => slug)
  expect(await slugs()).toHaveLength(10)
  const { [YALA]: yala, ...others } = first
  sell(others)
  expect(await slugs()).toHaveLength(8)
  expect(readyJourney('temples-and-leopards')).toBeUndefined()
  // Parks that are only passed keep none back.
  sell({})
  expect(await slugs()).toEqual([
    'beaches-of-the-south',
    'culture-triangle',
    'three-days-between-flights',
    'north-to-jaffna',
    'surf',
  ])
  sell({ ...others, [YALA]: yala! })
  expect(readyJourney('temples-and-leopards')).toBeDefined()
})
