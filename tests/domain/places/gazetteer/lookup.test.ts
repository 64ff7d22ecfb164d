import { describe, expect, test, vi } from 'vitest'
import { allPlaces, findPlace, resolvePlace } from '#domain/places/gazetteer/lookup.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { compactName } from '#domain/places/gazetteer/matching.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { POPULAR_PLACES } from '#data/places/popular-places.ts'

/** A gazetteer of which nothing has been read. */
async function unreadGazetteer() {
  vi.resetModules()
  return import('#domain/places/gazetteer/lookup.ts')
}

describe('a place is found', () => {
  test.each([
    ['kandy, Sri Lanka', 'Kandy'],
    ['nuwara-eliya', 'Nuwara Eliya'],
    ['ADAM’S PEAK', "Adam's Peak"],
    ['Katunayake', COLOMBO_AIRPORT],
    ['Kaluthara', 'Kalutara'],
    ['Nilaweli', 'Nilaveli'],
    ['Seegiriya', 'Sigiriya'],
    ['Potoovil', 'Pottuvil'],
    ['Kalkudah, Puttalam', 'Kalkudah (Puttalam)'],
    ['Kalkudah, Puttalam, Sri Lanka', 'Kalkudah (Puttalam)'],
    ['Kalkudah', 'Kalkudah'],
  ])('as %s', (name, place) => {
    expect(findPlace(name)?.name).toBe(place)
  })

  test('by its own name, which no other place has', () => {
    const places = allPlaces()
    expect(new Set(places.map(({ name }) => compactName(name))).size).toBe(places.length)
    for (const place of places) expect(findPlace(place.name)).toBe(place)
  })

  test.each(POPULAR_PLACES)('if it is popular: %s', (name) => {
    expect(findPlace(name)?.name).toBe(name)
  })
})

test.each(['', ',', '__proto__', 'constructor', 'toString', 'x'.repeat(100_000), '\u0000', '%', 'Chennai', 'Paris'])(
  '%j is not a place',
  (name) => {
    expect(findPlace(name)).toBeNull()
  },
)

describe('a place is stored', () => {
  test("under the gazetteer's name, with its position", () => {
    const { lat, lng } = findPlace('Kandy')!
    expect(resolvePlace('KANDY, Sri Lanka')).toEqual({ name: 'Kandy', position: { lat, lng } })
  })

  test('under the one name of its point', () => {
    expect(resolvePlace('7.29; 80.63')).toEqual({ name: '7.2900°N 80.6300°E', position: { lat: 7.29, lng: 80.63 } })
  })

  test('up to the first comma and without a position if nobody knows it', () => {
    expect(resolvePlace('Villa  Sunrise, Hill Street')).toEqual({ name: 'Villa Sunrise', position: null })
  })
})

describe('the positions of the gazetteer', () => {
  const places = allPlaces()
  const countOf = (kind: string) => places.filter((place) => place.kind === kind).length

  test('lie near towns and villages of the same district', () => {
    const towns = places.filter(({ kind }) => kind !== 'station' && kind !== 'sight')
    const strays = places.filter((place) => {
      const squareTo = ({ lat, lng }: LatLng) => (lat - place.lat) ** 2 + (lng - place.lng) ** 2
      const neighbours = towns.filter((town) => town !== place && town.district === place.district)
      const nearest = Math.min(...neighbours.map(squareTo))
      // Then the eight nearest towns are of other districts.
      return towns.filter((town) => town !== place && squareTo(town) < nearest).length >= 8
    })
    expect(strays.map(({ name, district }) => `${name} in ${district}`)).toEqual([])
  })

  test('cover all 25 districts', () => {
    expect(new Set(places.map(({ district }) => district)).size).toBe(25)
  })

  test('include the parks, airports, harbours, trailheads and stations that travellers ask for', () => {
    expect(countOf('park')).toBeGreaterThanOrEqual(15)
    expect(countOf('airport')).toBe(8)
    expect(countOf('harbour')).toBeGreaterThanOrEqual(6)
    expect(countOf('trailhead')).toBeGreaterThanOrEqual(2)
    expect(countOf('station')).toBeGreaterThanOrEqual(15)
  })
})

describe('reading the gazetteer ahead', () => {
  test('takes many small parts', async () => {
    const { readAhead } = await unreadGazetteer()
    let parts = 1
    while (!readAhead()) parts += 1
    expect(parts).toBeGreaterThan(20)
  })

  test('may stop anywhere: a lookup reads the rest', async () => {
    const unread = await unreadGazetteer()
    expect([unread.readAhead(), unread.readAhead(), unread.readAhead()]).toEqual([false, false, false])
    expect(unread.findPlace('Ella')?.name).toBe('Ella')
    expect(unread.suggestPlaces('Kand')[0]?.name).toBe('Kandy')
    expect(unread.findPlace('Kandi')?.name).toBe('Kandy')
    expect(unread.readAhead()).toBe(true)
  })
})
