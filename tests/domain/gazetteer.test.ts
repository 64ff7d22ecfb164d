import { describe, expect, it } from 'vitest'
import { POPULAR_PLACES } from '#domain/places/popular-places.ts'
import { allPlaces, findPlace, suggestPlaces } from '#domain/places/gazetteer/lookup.ts'
import { compactName } from '#domain/places/gazetteer/matching.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'

const first = (typed: string): string | undefined => suggestPlaces(typed)[0]?.name

function countOf(kind: string): number {
  return allPlaces().filter((place) => place.kind === kind).length
}

describe('suggestions', () => {
  it.each([
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
  ])('%s means %s', (typed, name) => {
    expect(first(typed)).toBe(name)
  })

  it('keep to the limit and never repeat a place', () => {
    for (const typed of ['a', 'ka', 'wela', 'galle']) {
      const names = suggestPlaces(typed, 5).map(({ name }) => name)
      expect(names.length).toBeLessThanOrEqual(5)
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('suggest nothing for nothing', () => {
    expect(suggestPlaces('')).toEqual([])
    expect(suggestPlaces(' - , ')).toEqual([])
    expect(suggestPlaces('qqqqzzzzxxxx')).toEqual([])
  })
})

describe('positions', () => {
  const places = allPlaces()

  it('lie among places of the same district', () => {
    const strays = places.filter((place) => {
      const nearest = places
        .filter((other) => other !== place)
        .map((other) => ({ other, square: (other.lat - place.lat) ** 2 + (other.lng - place.lng) ** 2 }))
        .toSorted((a, b) => a.square - b.square)
        .slice(0, 8)
      return nearest.every(({ other }) => other.district !== place.district)
    })
    expect(strays.map(({ name, district }) => `${name} in ${district}`)).toEqual([])
  })

  it('cover all 25 districts', () => {
    expect(new Set(places.map(({ district }) => district)).size).toBe(25)
  })

  it('of every park, airport, harbour and trailhead that travellers ask for are known', () => {
    expect(countOf('park')).toBeGreaterThanOrEqual(15)
    expect(countOf('airport')).toBe(8)
    expect(countOf('harbour')).toBeGreaterThanOrEqual(6)
    expect(countOf('trailhead')).toBeGreaterThanOrEqual(2)
    expect(countOf('station')).toBeGreaterThanOrEqual(15)
  })
})

describe('names', () => {
  it.each([
    ['kandy, Sri Lanka', 'Kandy'],
    ['nuwara-eliya', 'Nuwara Eliya'],
    ['ADAM’S PEAK', "Adam's Peak"],
    ['Katunayake', COLOMBO_AIRPORT],
    ['Kaluthara', 'Kalutara'],
    ['Kalkudah, Puttalam', 'Kalkudah (Puttalam)'],
    ['Kalkudah', 'Kalkudah'],
  ])('%s is %s', (name, place) => {
    expect(findPlace(name)?.name).toBe(place)
  })

  it.each(['', ',', '__proto__', 'constructor', 'toString', 'x'.repeat(100_000), '\u0000', '%', 'Chennai', 'Paris'])('%j is no place', (name) => {
    expect(findPlace(name)).toBeNull()
  })

  it('are unique and each finds its own place', () => {
    const places = allPlaces()
    expect(new Set(places.map(({ name }) => compactName(name))).size).toBe(places.length)
    for (const place of places) expect(findPlace(place.name)).toBe(place)
  })

  it('of popular places are all in the gazetteer', () => {
    for (const name of POPULAR_PLACES) expect(findPlace(name)?.name).toBe(name)
  })
})
