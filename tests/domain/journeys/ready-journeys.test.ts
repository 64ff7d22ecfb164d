/** The ready journeys say of places what the gazetteer, the parks and the roads say. */
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { JourneySchema } from '#domain/journeys/journey-calls.ts'
import { parsePlan, planAddress } from '#domain/journeys/plan.ts'
import {
  nightsOf,
  planOf,
  READY_JOURNEYS,
  readyCards,
  readyJourney,
  type ReadyWords,
} from '#domain/journeys/ready-journeys.ts'
import { ready } from '#domain/languages/en/ready.ts'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { parkNamed } from '#domain/tours/parks.ts'
import { directions } from '#domain/roads/directions.ts'

/** By road from the stop at which it is named. */
const MAX_KM_TO_SIGHT = 25
/** What a driver and a family do in a day. */
const MAX_HOURS = 5.5

describe.each(READY_JOURNEYS.map((journey) => [journey.slug, journey] as const))('%s', (slug, journey) => {
  test('names places as the gazetteer does, and sights near their stop', () => {
    for (const { place, see = [], via = [] } of journey.stops) {
      const stop = findPlace(place)!
      expect(stop?.name, place).toBe(place)
      for (const other of via) expect(findPlace(other.place)?.name, other.place).toBe(other.place)
      for (const name of see) {
        const sight = findPlace(name)!
        expect(sight?.name, name).toBe(name)
        expect(directions(stop, sight)!.distanceMeters / 1000, `${name} from ${place}`).toBeLessThan(MAX_KM_TO_SIGHT)
      }
    }
  })

  test('says of each stop but the airport what one stops for', () => {
    const said = Object.keys(ready[journey.slug].about)
    const places = journey.stops.slice(1, -1).map(({ place }) => place)
    expect(said.toSorted()).toEqual(places.toSorted())
  })

  test('has no ride that is too long for a day, and no night in a park', () => {
    journey.stops.forEach(({ place, nights = 0, gap, tour }, i) => {
      expect(Boolean(tour), place).toBe(parkNamed(place) !== undefined)
      if (tour) expect(nights).toBe(0)
      const next = journey.stops[i + 1]
      if (!next || gap) return
      const hours = directions(findPlace(place)!, findPlace(next.place)!)!.durationSeconds / 3600
      expect(hours, `${place} to ${next.place}`).toBeLessThan(MAX_HOURS)
    })
  })

  test('begins and ends at the airport, and is a plan that the call takes and an address keeps', () => {
    const plan = planOf(journey)
    expect(journey.stops[0].place).toBe('Colombo Bandaranaike International Airport')
    expect(journey.stops.at(-1)!.place).toBe(journey.stops[0].place)
    expect(v.safeParse(JourneySchema, plan).success).toBe(true)
    const query = new URL(planAddress(plan), 'https://site.test').searchParams
    expect(planAddress(parsePlan(query))).toBe(planAddress(plan))
    expect(readyJourney(slug)).toBe(journey)
  })
})

test('titles, texts and stops tell the journeys apart', () => {
  const all = READY_JOURNEYS.map(({ slug }): ReadyWords => ready[slug]).flatMap(({ title, shortName, lead, text }) => [
    title,
    shortName,
    lead,
    ...text,
  ])
  expect(new Set(all).size).toBe(all.length)
  expect(readyCards(ready, 'surf').map(({ slug }) => slug)).not.toContain('surf')
  expect(nightsOf(readyJourney('first-time-in-7-days')!)).toBe(6)
})
