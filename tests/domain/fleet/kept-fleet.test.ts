/** What the office keeps of cars and drivers: what may be typed, and which papers run out. */
import { describe, expect, test } from 'vitest'
import {
  daysText,
  papersDue,
  paperWords,
  parseBlockedDays,
  parseCar,
  parseDaysOff,
} from '#domain/fleet/fleet-entries.ts'

const CLASSES = ['mini', 'van']
const good = { plate: 'cab-1234', name: 'white Prius', seats: '3', vehicle: 'mini', base: '', papers: [] }
const TODAY = '2026-12-01'

describe('a car', () => {
  test('has a plate in capitals, seats, a class or none, and papers with a date', () => {
    const papers = [
      { name: 'Insurance', until: '2027-03-01' },
      { name: 'Emission test', until: '' },
    ]
    expect(parseCar({ ...good, papers }, CLASSES)).toEqual({
      plate: 'CAB-1234',
      name: 'white Prius',
      seats: 3,
      vehicle: 'mini',
      base: '',
      papers: [papers[0]],
    })
    expect(parseCar({ ...good, vehicle: '', name: '' }, CLASSES)).toMatchObject({ vehicle: null, name: '' })
  })

  test.each([
    ['a plate', { plate: ' ' }],
    ['a plate without a comma', { plate: 'CAB-1, white' }],
    ['a plate that can be shown', { plate: 'CAB\u00071' }],
    ['words that fit on a ride', { name: 'x'.repeat(60) }],
    ['seats', { seats: '' }],
    ['a whole number of seats', { seats: '3.5' }],
    ['a seat at least', { seats: '0' }],
    ['fewer seats', { seats: '61' }],
    ['a class that is offered', { vehicle: 'rocket' }],
    ['a shorter place', { base: 'x'.repeat(201) }],
    ['a real day', { papers: [{ name: 'Insurance', until: '2027-02-29' }] }],
    ['the name of a paper', { papers: [{ name: ' ', until: '2027-02-28' }] }],
    ['fewer papers', { papers: Array.from({ length: 7 }, () => ({ name: 'x', until: '2027-02-28' })) }],
  ])('wants %s', (_, change) => {
    expect(() => parseCar({ ...good, ...change }, CLASSES)).toThrow(RangeError)
  })
})

test('blocked days are one or more, with a reason', () => {
  const typed = { first: '2026-12-24', last: '', why: ' Service ' }
  expect(parseBlockedDays(typed, TODAY)).toEqual({ firstDay: '2026-12-24', lastDay: '2026-12-24', why: 'Service' })
  for (const change of [{ first: '' }, { last: '2026-12-23' }, { last: 'x' }, { why: '' }, { first: '2036-01-01' }])
    expect(() => parseBlockedDays({ ...typed, ...change }, TODAY), JSON.stringify(change)).toThrow(RangeError)
})

test('days off may have no end', () => {
  const typed = { first: '2026-12-24', last: '', reason: 'sick' }
  expect(parseDaysOff(typed, TODAY)).toEqual({ firstDay: '2026-12-24', lastDay: null, reason: 'sick' })
  expect(daysText(parseDaysOff(typed, TODAY))).toBe('from 24 December 2026 on')
  expect(daysText({ firstDay: '2026-12-24', lastDay: '2026-12-24' })).toBe('24 December 2026')
  for (const change of [{ first: '' }, { last: '2026-12-23' }, { reason: 'lazy' }, { first: '2036-01-01' }])
    expect(() => parseDaysOff({ ...typed, ...change }, TODAY), JSON.stringify(change)).toThrow(RangeError)
})

test('papers are warned of from a month before they run out, the first one first', () => {
  const paper = (of: string, until: string) => ({ of, name: 'Insurance', until })
  const due = papersDue([paper('A', '2027-01-02'), paper('B', '2027-01-01'), paper('C', '2026-11-30')], TODAY)
  expect(due.map((each) => paperWords(each, TODAY))).toEqual([
    'C: Insurance has run out on 30 November 2026',
    'B: Insurance runs out on 1 January 2027',
  ])
})
