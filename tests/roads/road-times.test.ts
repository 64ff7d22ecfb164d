import { expect, test } from 'vitest'
import type { LatLng } from '#domain/places/coordinates.ts'
import { allPlaces } from '#domain/places/gazetteer/lookup.ts'
import { roadLeg } from '#domain/roads/directions.ts'
import { isWithinRoadMinutes } from '#domain/roads/road-times.ts'
import { randomNumbers } from '../random-numbers.ts'

/** Whether the drive takes these minutes at most, and whether it takes fewer. */
const isWithin = (from: LatLng, to: LatLng, minutes = 0) =>
  [minutes, minutes - 1].map((most) => isWithinRoadMinutes(from, to, most))
const exactly = (minutes: number | undefined) => (minutes === undefined ? [null, null] : [true, false])

test('one search from a place answers the minutes that directions answer, to and from it', () => {
  const { oneOf } = randomNumbers(20_261_126)
  const places = allPlaces()
  for (let i = 0; i < 40; i++) {
    const from = oneOf(places)
    for (let j = 0; j < 10; j++) {
      const to = oneOf(places)
      const minutes = roadLeg(from, to)?.durationMinutes
      const said = [isWithin(from, to, minutes), isWithin(to, from, minutes)]
      expect([from.name, to.name, ...said]).toEqual([from.name, to.name, exactly(minutes), exactly(minutes)])
    }
  }
})

test('a drive is within its minutes and no fewer', () => {
  const { oneOf, whole } = randomNumbers(20_261_127)
  const places = allPlaces()
  for (let i = 0; i < 300; i++) {
    const [from, to] = [oneOf(places), oneOf(places)]
    const asked = whole(0, 600)
    const within = [asked, asked - whole(0, 60), asked + 1].map((minutes) => isWithinRoadMinutes(from, to, minutes))
    const minutes = roadLeg(from, to)?.durationMinutes ?? null
    const said = (most: number) => minutes && isWithinRoadMinutes(from, to, most)
    expect([from.name, to.name, said(minutes!), said(minutes! - 1)]).toEqual([
      from.name,
      to.name,
      minutes && true,
      minutes && false,
    ])
    expect(within[0]).toBe(minutes && minutes <= asked)
    expect(within[2]).toBe(minutes && minutes <= asked + 1)
  }
})

test('no road leads to the sea, abroad, or nowhere', () => {
  const colombo = { lat: 6.9271, lng: 79.8612 }
  expect(isWithinRoadMinutes({ lat: 48.2, lng: 16.4 }, colombo, 9999)).toBeNull()
  expect(isWithinRoadMinutes(colombo, { lat: 5, lng: 75 }, 9999)).toBeNull()
  expect(isWithinRoadMinutes(colombo, { lat: Number.NaN, lng: 79 }, 9999)).toBeNull()
  expect(isWithin(colombo, colombo, roadLeg(colombo, colombo)!.durationMinutes)).toEqual([true, false])
})
