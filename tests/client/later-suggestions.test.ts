import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { places as placeTexts } from '#domain/languages/en/places.ts'
import type { PlaceMatch } from '#domain/quotes/quote-calls-and-lifetime.ts'
import {
  type LaterSuggestions,
  type PlaceSources,
  searchLater,
  type Suggestions,
  withTownOffer,
} from '#client/places/later-suggestions.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const AFTER_ALL_ANSWERS = 1000

/** What is asked of the site while somebody types, and what they see. */
function typing(text: string, known: Suggestions = { list: [], sureIndex: -1 }, hotels: readonly PlaceMatch[] = []) {
  const asked: string[] = []
  const seen: LaterSuggestions[] = []
  const sources: PlaceSources = {
    api: {
      places: async (typed) => {
        asked.push(typed)
        return [...hotels]
      },
    },
    service: null,
    session: {},
    t: placeTexts,
  }
  const stop = searchLater(sources, text, known, (later) => seen.push(later))
  return { asked, seen, stop }
}

test.each([
  '',
  'h',
  '6.05, 80.21',
  '80.21, 6.05',
  'https://maps.google.com/?q=6.05,80.21',
  'https://maps.app.goo.gl/abcDEF123',
])('nobody is asked for hotels of %j', async (text) => {
  const { asked, seen, stop } = typing(text)
  await vi.advanceTimersByTimeAsync(1000)
  expect([asked, seen, stop]).toEqual([[], [], undefined])
})

test('hotels are asked for when the typing pauses, and not for a text that has changed', async () => {
  const kept = typing('lighthouse')
  typing('lighth').stop!()
  expect(kept.asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(kept.asked).toEqual(['lighthouse'])
  expect(kept.seen.map(({ asks }) => asks)).toContain('hotels')
  const dropped = typing('paradise road')
  dropped.stop!()
  await vi.advanceTimersByTimeAsync(1000)
  expect([dropped.asked, dropped.seen.length]).toEqual([[], 1])
})

describe('places whose names are only like the text', () => {
  const hotel = (name: string, town: string): PlaceMatch => ({ name, town, kind: 'hotel', lat: 6.9, lng: 79.8 })
  const alike = { list: [], sureIndex: -1, alike: [{ name: 'Colombo 7', about: '' }] }
  const namesOf = (seen: readonly LaterSuggestions[]) => seen.map(({ list }) => list.map(({ name }) => name))

  test('are offered after a hotel that has that very name, and not before it is known', async () => {
    const hotels = [
      { ...hotel('Cinnamon Grand Colombo', 'Colombo 3'), sure: true as const },
      hotel('Cinnamon Grove', 'Kandy'),
    ]
    const { seen } = typing('cinnamon grand', alike, hotels)
    expect(namesOf(seen)).toEqual([[]])
    await vi.advanceTimersByTimeAsync(AFTER_ALL_ANSWERS)
    expect(namesOf(seen).at(-1)).toEqual(['Cinnamon Grand Colombo', 'Colombo 7', 'Cinnamon Grove'])
    expect(seen.at(-1)!.sureIndex).toBe(0)
  })

  test('are offered where the site cannot be asked', async () => {
    const seen: LaterSuggestions[] = []
    const api = { places: () => Promise.reject(new Error('offline')) }
    searchLater({ api, service: null, session: {}, t: placeTexts }, 'cinnamon garten', alike, (later) =>
      seen.push(later),
    )
    await vi.advanceTimersByTimeAsync(AFTER_ALL_ANSWERS)
    expect(namesOf(seen).at(-1)).toEqual(['Colombo 7'])
  })
})

test.each([
  ['Green View Hirikatiaya', ['Emma Sea View', 'Hiriketiya']],
  ['https://example.com/green-view-hirikatiayo', ['Emma Sea View']],
])(
  'of %j the list ends with the town that the site takes the last word for, chosen by nobody',
  async (typed, names) => {
    const found = [
      { name: 'Emma Sea View', town: 'Dikwella', kind: 'guest house', lat: 5.96, lng: 80.7 },
      { name: 'Hiriketiya', town: 'Matara', kind: 'beach', lat: 5.96, lng: 80.71 },
    ]
    const { seen } = typing(typed, { list: [], sureIndex: -1 }, found)
    await vi.advanceTimersByTimeAsync(AFTER_ALL_ANSWERS)
    const { list, sureIndex } = withTownOffer(seen.at(-1)!, placeTexts)
    expect([list.map(({ name }) => name), sureIndex]).toEqual([names, -1])
  },
)
