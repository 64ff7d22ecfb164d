/** What a guest may say of a journey, and of what it is. */
import { describe, expect, test } from 'vitest'
import {
  MOST_SAID,
  placesOf,
  placeSubject,
  shownPlaces,
  subjectsOf,
  tripSubject,
  mayBeSaid,
  readSaid,
} from '#domain/bookings/opinion.ts'

describe('what is typed', () => {
  test('is one to five stars and a plain text, without what nobody sees', () => {
    expect(readSaid({ stars: '4', words: '  Good\u202e driver,\r\n\r\n\r\n\r\nslow\u0007  road ' })).toEqual({
      stars: 4,
      words: 'Good driver,\n\nslow road',
    })
    expect(readSaid({ stars: '1' })).toEqual({ stars: 1, words: '' })
  })

  test.each(['', '0', '6', '4.5', '-1', '55', 'five', '４'])('with %o stars is refused', (stars) => {
    expect(readSaid({ stars, words: 'Good' })).toEqual({ problem: 'stars' })
  })

  test('may be so long, counted in characters as they are seen, and no longer', () => {
    const said = '好'.repeat(MOST_SAID - 1)
    expect(readSaid({ stars: '5', words: `${said}🚕` })).toEqual({ stars: 5, words: `${said}🚕` })
    expect(readSaid({ stars: '5', words: `${said}🚕!` })).toEqual({ problem: 'words' })
  })
})

describe('a guest is asked', () => {
  const driven = { status: 'confirmed', over: true, nobodyCame: false } as const
  test.each([
    ['once all rides are over, and one was driven', [driven], true],
    ['where another ride was cancelled', [driven, { ...driven, status: 'cancelled' }], true],
    ['not while a ride is ahead', [driven, { ...driven, over: false }], false],
    ['not after a ride that nobody has confirmed', [{ ...driven, status: 'new' }], false],
    ['not where the driver found nobody', [{ ...driven, nobodyCame: true }], false],
    ['not after a no-show', [{ ...driven, status: 'no-show' }], false],
    ['not where all was cancelled', [{ ...driven, status: 'cancelled' }], false],
  ] as const)('%s', (_, rides, isAsked) => {
    expect(mayBeSaid(rides)).toBe(isAsked)
  })
})

describe('what it is about', () => {
  const known = (name: string) => (name === 'our house' ? null : name)
  const ride = (pickup: string, dropoff: string, park: string | null = null) => ({ pickup, dropoff, park })

  test('is where the rides went by, in order, without places that only the guest knows', () => {
    expect(placesOf([ride('Colombo', 'Kandy'), ride('Kandy', 'Colombo')], known)).toEqual([
      'Colombo',
      'Kandy',
      'Colombo',
    ])
    expect(placesOf([ride('Ella', 'Galle', 'Yala national park')], known)).toEqual([
      'Ella',
      'Yala national park',
      'Galle',
    ])
    expect(placesOf([ride('our house', 'Kandy')], known)).toEqual(['Kandy'])
    expect(placesOf([ride('our house', 'our house')], known)).toEqual([])
  })

  test('is each place and each way between two of them, in either direction', () => {
    const subjects = subjectsOf(['Colombo', 'Kandy', 'Colombo'])
    expect(subjects).toEqual([placeSubject('Colombo'), placeSubject('Kandy'), tripSubject('Kandy', 'Colombo')])
    expect(tripSubject('Kandy', 'Colombo')).toBe(tripSubject('colombo', 'KANDY'))
  })

  test('names the first places of many, and the last', () => {
    expect(shownPlaces(['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(shownPlaces(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toEqual(['a', 'b', 'c', 'd', null, 'g'])
  })
})
