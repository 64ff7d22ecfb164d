import { describe, expect, test } from 'vitest'
import { findPark, isAtPark } from '#domain/tours/park-lookup.ts'
import { parksOnSale } from '#domain/tours/parks.ts'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'

describe('a park is found', () => {
  test.each(parksOnSale())('by the name on the list, with the gate of the gazetteer: $name', ({ name }) => {
    const { lat, lng } = findPlace(name)!
    expect(findPark(name)).toEqual({ name, gate: { lat, lng } })
  })

  test.each([
    ['Yala', 'Yala national park'],
    ['YALA-NATIONAL-PARK', 'Yala national park'],
    ['Yala Palatupana Gate', 'Yala national park'],
    ['Minneriya', 'Minneriya national park'],
    // The town has this name, too.
    ['Udawalawe', 'Udawalawe national park'],
    ['udawalawa national park', 'Udawalawe national park'],
    ['Sri Pada', "Adam's Peak"],
    ['adams-peak', "Adam's Peak"],
    ["World's End", 'Horton Plains national park'],
  ])('as %s', (spelling, name) => {
    expect(findPark(spelling)?.name).toBe(name)
  })
})

test.each([
  'Sinharaja',
  'Sinharaja Forest Kudawa Entrance',
  'Wasgamuwa National Park',
  'Gal Oya',
  'Kumana National Park',
  'Hurulu Eco Park',
  'Lunugamvehera National Park',
  'Yala National Park Galge Gate',
  "Adam's Peak Palabaddala Trailhead",
  'Kandy',
  'Atlantis',
  '',
  '__proto__',
  'x'.repeat(10_000),
])('%j is not a park on sale', (name) => {
  expect(findPark(name)).toBeNull()
})

test('a tour starts at the park when its pickup is any name of the park', () => {
  expect(isAtPark('yala national park', 'Yala national park')).toBe(true)
  expect(isAtPark('Palatupana Gate', 'Yala national park')).toBe(true)
  expect(isAtPark('Yala national park', 'Bundala national park')).toBe(false)
})

test('the town of Udawalawe lies outside the park', () => {
  expect(isAtPark('Udawalawe', 'Udawalawe national park')).toBe(false)
  expect(isAtPark('Udawalawe national park', 'Udawalawe national park')).toBe(true)
})
