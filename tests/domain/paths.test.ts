import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keptQuery, parsePlaceSegment, paths, tidyPath, withQuery } from '#domain/paths.ts'

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

describe('a link that somebody changed a little', () => {
  test.each([
    ['/booking/K7Q2-M4XT-9BHE.', '/booking/K7Q2-M4XT-9BHE'],
    ['/booking/K7Q2-M4XT-9BHE%E2%80%8B', '/booking/K7Q2-M4XT-9BHE'],
    ['/booking/K7Q2-M4XT-9BHE%3E', '/booking/K7Q2-M4XT-9BHE'],
    ['/booking/K7Q2-M4XT-9BHE&gt;', '/booking/K7Q2-M4XT-9BHE'],
    ['/booking/K7Q2-M4XT-9BHE/changes).', '/booking/K7Q2-M4XT-9BHE/changes'],
    ['/terms%E2%80%9D,', '/terms'],
    ['/terms/.', '/terms/.'],
    ['/jour%C2%ADneys', '/journeys'],
    ['/)', '/)'],
    ['/booking/%E2%80%8B', '/booking/%E2%80%8B'],
    ['/terms/', '/terms/'],
    ['/%E2%80%8B/evil.example', '/%E2%80%8B/evil.example'],
    ['/de)', '/de'],
    // What belongs to a name stays.
    ['/transfer/taxi-from-Galle-to-Villa%20(old)', '/transfer/taxi-from-Galle-to-Villa%20(old)'],
    ['/transfer/taxi-from-Galle-to-Villa%20(old))', '/transfer/taxi-from-Galle-to-Villa%20(old)'],
    ['/a%2Fb', '/a%2Fb'],
    ['/x%', '/x%'],
    ['/x%E2%80', '/x%E2%80'],
    ['/%E0%B7%81%E0%B7%8A%E2%80%8D%E0%B6%BB%E0%B7%93', '/%E0%B7%81%E0%B7%8A%E2%80%8D%E0%B6%BB%E0%B7%93'],
    // The codes of drivers and partners may end like this.
    ['/driver/abcdefghijklmnopqrstu_', '/driver/abcdefghijklmnopqrstu_'],
    ['/driver/abcdefghijklmnopqrstu-', '/driver/abcdefghijklmnopqrstu-'],
    [`/x${'.'.repeat(8000)}`, `/x${'.'.repeat(8000)}`],
    [`/x${')'.repeat(8000)}`, `/x${')'.repeat(8000)}`],
  ])('%s is %s', (path, tidy) => {
    expect(tidyPath(path)).toBe(tidy)
  })

  test('leads to a path of this site, which is tidy', () => {
    const unit = fc.constantFrom(
      ...'/ab.)(>_-\\%',
      '%2F',
      '%5C',
      '%0D',
      '%0A',
      '%E2%80%8B',
      '%2e',
      '&gt;',
      '%C2%AD',
      'evil.com',
    )
    fc.assert(
      fc.property(fc.constantFrom('x', '%E2%80%8B'), fc.string({ unit, maxLength: 15 }), (first, typed) => {
        // As the pages have it, without empty segments.
        const pathname = new URL(`https://site.test/${first}${typed}`).pathname.replaceAll(/\/+/g, '/')
        const tidy = tidyPath(pathname)
        expect(tidyPath(tidy)).toBe(tidy)
        const leadsTo = new URL(tidy, 'https://site.test')
        expect([leadsTo.host, leadsTo.search, leadsTo.hash]).toEqual(['site.test', '', ''])
        expect(tidy).not.toMatch(/[\r\n\\]|^\/\//)
      }),
    )
  })

  test('keeps of its query what the site knows, once each, and nothing long', () => {
    const query = new URLSearchParams('date=2027-03-01&utm=x&bags=2&bags=9&time=09%3A30&vehicle=&partner=a%26b%23c')
    query.set('travelers', 'x'.repeat(41))
    expect(withQuery('/x?y=1', keptQuery(query, ['time']))).toBe('/x?y=1&date=2027-03-01&bags=2&partner=a%26b%23c')
    expect(withQuery('/x', keptQuery(new URLSearchParams('utm=1')))).toBe('/x')
  })
})
