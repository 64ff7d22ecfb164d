import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { suggestedName, locatedName, townOf } from '#client/google/places.ts'
import type { FoundPlace } from '#client/map/map-service.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { PlaceNameSchema } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { playScript } from './google-script.ts'

describe('a place found at Google has a name', () => {
  test.each([
    ['Grand Hotel', 'Grand Hotel Road, Nuwara Eliya, Sri Lanka', 'Grand Hotel (Nuwara Eliya)'],
    ['Jetwing Lighthouse', 'Dadalla, Galle 80000, Sri Lanka', 'Jetwing Lighthouse (Galle)'],
    ['Jetwing Lighthouse, Galle', 'Dadalla, Galle, Sri Lanka', 'Jetwing Lighthouse Galle'],
    ['Galle Face Hotel', 'Galle Road, Colombo, Sri Lanka', 'Galle Face Hotel (Colombo)'],
    ['Villa 44', 'Sri Lanka', 'Villa 44'],
    ['Villa 44', '', 'Villa 44'],
    ['Villa 44', '28WX+5V Ahangama', 'Villa 44'],
    [
      'Bandaranaike International Airport',
      'Canada Friendship Road, Katunayake, Sri Lanka',
      'Colombo Bandaranaike International Airport',
    ],
    ['CMB', 'Katunayake, Sri Lanka', 'Colombo Bandaranaike International Airport'],
  ])('%s at %j: %s', (googleName, address, name) => {
    expect(suggestedName(googleName, address)).toBe(name)
  })

  test('that is not longer than a place name may be', () => {
    expect(suggestedName('A'.repeat(400), 'Galle, Sri Lanka')).toHaveLength(160)
  })
})

test.each([
  ['Dadalla, Galle 80000, Sri Lanka', 'Galle'],
  ['Sri Lanka', ''],
  ['', ''],
  ['A9, Dambulla', 'Dambulla'],
])('the town of %j is %j', (address, town) => {
  expect(townOf(address)).toBe(town)
})

describe('once its position is known', () => {
  test("a place of the gazetteer has the gazetteer's name", () => {
    expect(locatedName('Galle', 'Galle', { lat: 6.03, lng: 80.21 })).toBe('Galle')
  })

  test('a namesake of a gazetteer place keeps its town', () => {
    expect(locatedName('Ella', 'Ella (Matara)', { lat: 5.95, lng: 80.54 })).toBe('Ella (Matara)')
  })

  test('a namesake without a town is named by its position', () => {
    expect(locatedName('Ella', 'Ella', { lat: 5.95, lng: 80.54 })).toBe('5.9500°N 80.5400°E')
  })

  test('any other place keeps its name', () => {
    expect(locatedName('Jetwing Lighthouse', 'Jetwing Lighthouse (Galle)', { lat: 6.0486, lng: 80.1964 })).toBe(
      'Jetwing Lighthouse (Galle)',
    )
    expect(locatedName('Jetwing Lighthouse', 'Jetwing Lighthouse (Galle)', null)).toBe('Jetwing Lighthouse (Galle)')
  })
})

describe('a search', () => {
  let page: ReturnType<typeof playScript>
  let places: typeof import('#client/google/places.ts')
  let found: typeof import('#client/places/found-places.ts')
  let fetchFields: ReturnType<typeof vi.fn<(id: string) => Promise<LatLng>>>

  beforeEach(async () => {
    vi.resetModules()
    vi.useFakeTimers()
    page = playScript()
    places = await import('#client/google/places.ts')
    found = await import('#client/places/found-places.ts')
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  /** Google's library knows these places under one name. */
  function library(positions: Record<string, LatLng>) {
    fetchFields = vi.fn<(id: string) => Promise<LatLng>>(async (id) => positions[id]!)
    const suggestions = Object.keys(positions).map((placeId) => ({
      placePrediction: {
        placeId,
        mainText: { text: 'Kandegamuwa' },
        secondaryText: { text: 'Sri Lanka' },
        toPlace: () => ({
          fetchFields: async () => ({
            place: {
              location: {
                toJSON: (
                  (at: LatLng) => () =>
                    at
                )(await fetchFields(placeId)),
              },
            },
          }),
        }),
      },
    }))
    return {
      places: {
        AutocompleteSessionToken: Object,
        AutocompleteSuggestion: { fetchAutocompleteSuggestions: async () => ({ suggestions }) },
      },
    }
  }

  async function search(positions: Record<string, LatLng>): Promise<readonly FoundPlace[]> {
    const answer = places.startSearch('key').find('kandegamuwa', () => {})
    if (page.scripts.length === 1) page.arrive(library(positions))
    return answer
  }

  test('finds two villages of one name: each gets a name and a position of its own, in any order', async () => {
    const [near, far] = [
      { lat: 7.1, lng: 80.3 },
      { lat: 6.8991, lng: 81.0732 },
    ]
    const [first, second] = await search({ near, far })
    const names = [await first!.locate(), await second!.locate()]
    expect(names).toEqual(['Kandegamuwa', 'Kandegamuwa (6.8991°N 81.0732°E)'])
    expect(names.map((name) => found.foundPlace(name)?.position)).toEqual([near, far])
    expect(v.safeParse(PlaceNameSchema, names[1]).success).toBe(true)
    // A visitor who goes back and forth between them pays once for each.
    expect([await first!.locate(), await second!.locate(), await first!.locate()]).toEqual([
      names[0],
      names[1],
      names[0],
    ])
    expect(fetchFields).toHaveBeenCalledTimes(2)
  })

  test('tells two villages apart whose positions are late', async () => {
    const [first, second] = await search({ near: { lat: 7.1, lng: 80.3 }, far: { lat: 6.9, lng: 81.1 } })
    fetchFields.mockImplementation(() => new Promise(() => {}))
    const names = [first!, second!].map((place) => async () => {
      const name = place.locate()
      await vi.advanceTimersByTimeAsync(1000)
      return name
    })
    expect([await names[0]!(), await names[1]!()]).toEqual(['Kandegamuwa', 'Kandegamuwa (2)'])
    expect(['Kandegamuwa', 'Kandegamuwa (2)'].map((name) => found.foundPlace(name)?.id)).toEqual(['near', 'far'])
  })

  test('that has no script in time is worth repeating when the script arrives', async () => {
    const onArrival = vi.fn<() => void>()
    const session = places.startSearch('key')
    const answer = session.find('kandegamuwa', onArrival)
    await vi.advanceTimersByTimeAsync(4000)
    expect(await answer).toEqual([])
    expect(onArrival).not.toHaveBeenCalled()
    page.arrive(library({ near: { lat: 7.1, lng: 80.3 } }))
    expect(onArrival).toHaveBeenCalledTimes(1)
    expect(await session.find('kandegamuwa', onArrival)).toMatchObject([{ name: 'Kandegamuwa' }])
  })
})
