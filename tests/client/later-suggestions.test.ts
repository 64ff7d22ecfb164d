import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { places as placeTexts } from '#domain/languages/en/places.ts'
import { type LaterSuggestions, type PlaceSources, searchLater } from '#client/places/later-suggestions.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** What is asked of the site while somebody types, and what they see. */
function typing(text: string) {
  const asked: string[] = []
  const seen: LaterSuggestions[] = []
  const sources: PlaceSources = {
    api: {
      places: async (typed) => {
        asked.push(typed)
        return []
      },
    },
    service: null,
    session: {},
    t: placeTexts,
  }
  const stop = searchLater(sources, text, { list: [], sureIndex: -1 }, (later) => seen.push(later))
  return { asked, seen, stop }
}

test.each(['', 'h', '6.05, 80.21', 'https://maps.google.com/?q=6.05,80.21'])(
  'nobody is asked for hotels of %j',
  async (text) => {
    const { asked, seen, stop } = typing(text)
    await vi.advanceTimersByTimeAsync(1000)
    expect([asked, seen, stop]).toEqual([[], [], undefined])
  },
)

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
