import { describe, expect, test } from 'vitest'
import { findPlace, suggestPlaces } from '#domain/places/gazetteer/lookup.ts'
import { sureFit } from '#domain/places/gazetteer/matching.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'

const first = (typed: string): string | undefined => suggestPlaces(typed)[0]?.name

describe('the first suggestion', () => {
  test.each([
    ['BIA', COLOMBO_AIRPORT],
    ['CMB', COLOMBO_AIRPORT],
    ['airport', COLOMBO_AIRPORT],
    ['katun', COLOMBO_AIRPORT],
    ['Tissa', 'Tissamaharama'],
    ['Adams peak', "Adam's Peak"],
    ['sri pada', "Adam's Peak"],
    ['trinco', 'Trincomalee'],
    ['arugambay', 'Arugam Bay'],
    ['nuwara elia', 'Nuwara Eliya'],
    ['nuwaraeliya', 'Nuwara Eliya'],
    ['sigirya', 'Sigiriya'],
    ['Colombo', 'Colombo'],
    ['Kandy', 'Kandy'],
    ['kan', 'Kandy'],
    ['yala', 'Yala National Park'],
    ['hikadua', 'Hikkaduwa'],
    ['mirrisa', 'Mirissa'],
    ['polonaruwa', 'Polonnaruwa'],
    ['anuradapura', 'Anuradhapura'],
    ['wilpatu', 'Wilpattu National Park'],
    ['horton plain', 'Horton Plains National Park'],
    ['tangalla', 'Tangalle'],
    ['කොළඹ', 'Colombo'],
    // Popular places come before others that begin so.
    ['ell', 'Ella'],
    ['si', 'Sigiriya'],
  ])('for %j is %s', (typed, name) => {
    expect(first(typed)).toBe(name)
  })
})

describe('typing errors', () => {
  test.each([
    ['one wrong letter', 'kandu', 'Kandy'],
    ['one missing letter', 'negmbo', 'Negombo'],
    ['one letter too many', 'mattara', 'Matara'],
    ['two swapped letters', 'mirsisa', 'Mirissa'],
    ['two errors in seven letters or more', 'trincamale', 'Trincomalee'],
  ])('are forgiven: %s', (_, typed, name) => {
    expect(first(typed)).toBe(name)
  })

  test('are not forgiven in three letters, nor twice in six', () => {
    expect(suggestPlaces('kxn').map(({ name }) => name)).not.toContain('Kandy')
    expect(suggestPlaces('kxndx').map(({ name }) => name)).not.toContain('Kandy')
    expect(suggestPlaces('kxndxy').map(({ name }) => name)).not.toContain('Kandy')
  })
})

describe('suggestions', () => {
  test('include names that have the text in the middle, from three letters on', () => {
    expect(suggestPlaces('raduwa').map(({ name }) => name)).toContain('Habaraduwa')
    expect(suggestPlaces('du', 2000).map(({ name }) => name)).not.toContain('Hikkaduwa')
  })

  test('ignore what is typed beyond the longest name', () => {
    expect(first(`Kandy${' '.repeat(155)}xqxqxqxq`)).toBe('Kandy')
  })

  test('keep to the limit and never repeat a place', () => {
    for (const typed of ['a', 'ka', 'wela', 'galle']) {
      const names = suggestPlaces(typed, 5).map(({ name }) => name)
      expect(names).toHaveLength(5)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  test('are empty for a text without letters, or one that no name is like', () => {
    expect(suggestPlaces('')).toEqual([])
    expect(suggestPlaces(' - , ')).toEqual([])
    expect(suggestPlaces('qqqqzzzzxxxx')).toEqual([])
  })
})

test.each([
  ['Kan', 'Kandy'],
  ['tissa', 'Tissamaharama'],
  ['eliya', 'Nuwara Eliya'],
  ['adams peak', "Adam's Peak"],
  ['negambo', 'Negombo'],
  ['Trincomalle', 'Trincomalee'],
])('%j is a sure match for %s', (typed, name) => {
  expect(sureFit(findPlace(name)!, typed)).not.toBeNull()
})

test.each([
  ['Chennai', 'Chenaikudiruppu'],
  ['Madurai', 'Madurankuliya'],
  ['Delhi', 'Delft'],
  ['andy', 'Kandy'],
  ['', 'Kandy'],
])('%j is not a sure match for %s', (typed, name) => {
  expect(
    sureFit({ name, aliases: findPlace(name)?.aliases ?? [], kind: 'village', district: '', lat: 7, lng: 80 }, typed),
  ).toBeNull()
})
