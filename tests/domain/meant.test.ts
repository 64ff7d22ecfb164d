import { expect, test } from 'vitest'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { isSureMatch } from '#domain/places/gazetteer/matching.ts'

test.each([
  ['Kan', 'Kandy'],
  ['tissa', 'Tissamaharama'],
  ['eliya', 'Nuwara Eliya'],
  ['adams peak', "Adam's Peak"],
  ['negambo', 'Negombo'],
  ['Trincomalle', 'Trincomalee'],
])('%j is sure enough to be taken for %s', (typed, name) => {
  expect(isSureMatch(findPlace(name)!, typed)).toBe(true)
})

test.each([
  ['Chennai', 'Chenaikudiruppu'],
  ['Madurai', 'Madurankuliya'],
  ['', 'Kandy'],
  ['andy', 'Kandy'],
  ['Delhi', 'Delft'],
])('%j is not taken for %s', (typed, name) => {
  expect(isSureMatch(findPlace(name) ?? { name, aliases: [], kind: 'village', district: '', lat: 7, lng: 80 }, typed)).toBe(false)
})
