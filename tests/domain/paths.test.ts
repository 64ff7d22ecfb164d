import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePlaceSegment, paths } from '#domain/paths.ts'

describe('the address of the home page', () => {
  test.each([
    [{}, '/'],
    [{ pickup: 'Galle' }, '/?pickup=Galle'],
    [{ pickup: 'Nuwara Eliya', dropoff: 'A&B' }, '/?pickup=Nuwara%20Eliya&dropoff=A%26B'],
  ])('for %j is %s', (places, address) => {
    expect(paths.home(places)).toBe(address)
  })
})

test("a place page's address names the place, whatever its letters", () => {
  expect(paths.place('Nuwara Eliya')).toBe('/things-to-do/transport/Nuwara%20Eliya-taxi')
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }).filter((name) => name === name.trim() && name !== ''),
      (name) => {
        expect(parsePlaceSegment(decodeURIComponent(paths.place(name).split('/').at(-1)!))).toBe(name)
      },
    ),
  )
})

test('the suffix of a place page may have any case', () => {
  expect(parsePlaceSegment('Kandy-TAXI')).toBe('Kandy')
})

test.each(['Kandy', '-taxi', ' -taxi', '', 'taxi'])('%j names no place', (segment) => {
  expect(parsePlaceSegment(segment)).toBeNull()
})
