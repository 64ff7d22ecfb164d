import { expect, test } from 'vitest'
import {
  meetingMapLink,
  meetingPointAt,
  meetingPointOf,
  meetingSentences,
} from '#domain/bookings/driver/where-to-meet.ts'
import { LANGUAGES, type Language } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { MEETING_POINTS } from '#domain/operator/meeting-points.ts'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { placeKey } from '#domain/places/place-name.ts'
import { kmApart } from '#domain/roads/geometry.ts'
import { MEETING_POINTS as OF_THE_SITE } from '../../../domain/operator/meeting-points.ts'

// What an operator has written in their place is the operator's.
const SAMPLES = OF_THE_SITE.filter(({ isSample }) => isSample)
const IN_LANGUAGES = Object.keys(LANGUAGES) as Language[]

test('a pickup leads to its row by the name of the place, by another name of it, and with what follows a comma', () => {
  const [kandy, haputale] = MEETING_POINTS
  for (const name of ['Kandy Railway Station', 'kandy railway-station', 'Kandy Railway Station, Sri Lanka'])
    expect(meetingPointAt(name), name).toBe(kandy)
  for (const name of ['Haputale', 'Haputale Railway Station', 'HAPUTALE，Badulla'])
    expect(meetingPointAt(name), name).toBe(haputale)
  for (const name of ['Kandy', 'Hotel Haputale', '', ',', 'constructor', 'x'.repeat(2000)])
    expect(meetingPointAt(name), name).toBeNull()
  expect(meetingPointAt('Haputale', [])).toBeNull()
})

test('guests who go by train meet nobody there: a car fetches their bags where they stay', () => {
  expect(meetingPointOf({ pickup: 'Haputale' })).toBe(MEETING_POINTS[1])
  expect(meetingPointOf({ pickup: 'Haputale', train: null })).toBe(MEETING_POINTS[1])
  expect(meetingPointOf({ pickup: 'Haputale', train: { from: 'Haputale', to: 'Kandy' } })).toBeNull()
})

test("the map opens at the spot itself, and not at the place's name", () => {
  expect(meetingMapLink(MEETING_POINTS[0]!)).toBe('https://www.google.com/maps/search/?api=1&query=7.2907,80.6327')
})

test.each(IN_LANGUAGES)("a guest reads the operator's words in '%s', and that a sample is one", async (language) => {
  const texts = textsOf(language)
  await texts.load('booking')
  const [confirmed, sample] = MEETING_POINTS
  expect(meetingSentences(confirmed!, texts)).toEqual([`We meet below the clock (${language}).`])
  expect(meetingSentences(sample!, texts)).toEqual([
    `We meet below the clock (${language}).`,
    `Name your house (${language}).`,
    texts.in('booking').meeting.sample,
  ])
  // Nobody is asked for a house that was named.
  expect(meetingSentences(sample!, texts, 'Villa Rose')[1]).toBe(`We come to your house (${language}).`)
  expect(meetingSentences(confirmed!, texts, 'Villa Rose')).toHaveLength(1)
})

test.each(SAMPLES.map((point) => [point.place, point] as const))(
  '%s: the site knows the place, the spot is near it, its names lead nowhere else, and the drawing has room for the words',
  (place, { position, alsoNamed, words, forDriver }) => {
    const known = findPlace(place)!
    expect(known.name).toBe(place)
    expect(kmApart(known, position)).toBeLessThan(2)
    const others = SAMPLES.filter((point) => point.place !== place).flatMap((point) => [
      point.place,
      ...point.alsoNamed,
    ])
    const keys = new Set(others.map(placeKey))
    expect(alsoNamed.filter((name) => keys.has(placeKey(name)))).toEqual([])
    // Names that the gazetteer knows are of this place, or of the station or beach of the town.
    for (const name of alsoNamed) expect(kmApart(findPlace(name) ?? known, known), name).toBeLessThan(3)
    expect(forDriver.en.trim()).not.toBe('')
    // Who reads Sinhala or Tamil alone can read all of it.
    expect(`${forDriver.si}${forDriver.ta}`).not.toMatch(/[a-z]|undefined/i)
    for (const language of IN_LANGUAGES) {
      const { way, exit, area, landmark, text } = words[language]
      expect(way.length).toBeGreaterThan(0)
      expect(way.length).toBeLessThanOrEqual(3)
      // Chinese signs are twice as wide.
      const width = (word: string) => [...word].reduce((sum, sign) => sum + (sign > '\u2fff' ? 2 : 1), 0)
      const drawn = [...[...way, area].map((word) => [word, 24] as const), [exit, 18] as const, [landmark, 17] as const]
      for (const [word, most] of drawn) {
        expect(word.trim(), `${place} ${language}`).not.toBe('')
        expect(width(word), word).toBeLessThanOrEqual(most)
      }
      expect(text).toMatch(/[.。]$/)
    }
  },
)
