import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { JourneySchema } from '#domain/journeys/journey-calls.ts'
import { type Plan, parsePlan, planAddress } from '#domain/journeys/plan.ts'
import { randomNumbers } from '../../random-numbers.ts'

const read = (address: string) => parsePlan(new URL(address, 'https://site.test').searchParams)

const FULL: Plan = {
  stops: [
    { place: 'Colombo Airport', leaves: '09:30', via: [{ place: 'Pinnawala', minutes: 60 }, { place: 'Dambulla' }] },
    { place: 'Sigiriya', nights: 2, via: [{ place: 'Matale' }] },
    { place: 'Kandy', nights: 1, gap: true },
    { place: 'Ella', nights: 2 },
    { place: 'Yala', tour: 'full' },
    { place: "Galle & Fort + 'x' %", nights: 1 },
  ],
  start: '2027-01-10',
  end: '2027-01-16',
  flight: '22:15',
  travelers: 2,
  bags: 3,
  vehicles: 2,
}

test('an address holds all of a plan', () => {
  expect(read(planAddress(FULL))).toEqual(FULL)
  expect(planAddress({ stops: [{ place: 'Kandy', nights: 2 }, { place: 'Ella' }] })).toBe(
    '/journey?stop1=Kandy&nights1=2&stop2=Ella',
  )
  expect(planAddress({ stops: [] })).toBe('/journey')
})

test('every plan has one address: reading it and writing it again changes nothing', () => {
  const { whole, oneOf, random, seed } = randomNumbers(7)
  const NAMES = [
    'Kandy',
    'Nuwara Eliya',
    'Hotel “Ölive” & Spa',
    'නුවර',
    'a=b&c',
    '100%',
    '6.0535, 80.2210',
    'x'.repeat(160),
  ]
  for (let round = 0; round < 500; round++) {
    const stops = Array.from({ length: whole(0, 16) }, () => ({
      place: oneOf(NAMES),
      ...(random() < 0.5 ? { nights: whole(1, 60) } : {}),
      ...(random() < 0.2 ? { gap: true } : {}),
      ...(random() < 0.2 ? { tour: 'full' as const } : {}),
      ...(random() < 0.3
        ? {
            via: Array.from({ length: whole(1, 4) }, () => ({
              place: oneOf(NAMES),
              ...(random() < 0.5 ? { minutes: whole(0, 240) } : {}),
            })),
          }
        : {}),
    }))
    const plan: Plan = {
      stops,
      ...(random() < 0.5 ? { start: '2027-02-28', travelers: whole(1, 12), bags: whole(0, 12) } : {}),
    }
    const address = planAddress(plan)
    expect(read(address), `seed ${seed}, round ${round}`).toEqual(plan)
    expect(planAddress(read(address))).toBe(address)
  }
})

test('a form without scripts sends empty rows, and rows out of order', () => {
  expect(
    read(
      '/journey?stop3=&nights3=2&stop10=Ella&stop2=Kandy&nights2=0&via2=&wait2=&via2=Matale&wait2=20&start=&travelers=',
    ),
  ).toStrictEqual({
    stops: [{ place: 'Kandy', via: [{ place: 'Matale', minutes: 20 }] }, { place: 'Ella' }],
  })
})

test('a number that is too large is left out, and the largest one is read', () => {
  const address = (nights: number, party: number, minutes: number) =>
    `/journey?stop1=Kandy&nights1=${nights}&via1=Matale&wait1=${minutes}&stop2=Ella&travelers=${party}&bags=${party}`
  expect(read(address(60, 12, 480))).toEqual({
    stops: [{ place: 'Kandy', nights: 60, via: [{ place: 'Matale', minutes: 480 }] }, { place: 'Ella' }],
    travelers: 12,
    bags: 12,
  })
  expect(read(address(61, 13, 481))).toEqual({
    stops: [{ place: 'Kandy', via: [{ place: 'Matale' }] }, { place: 'Ella' }],
  })
})

describe('a hostile address', () => {
  test.each([
    ['nothing', ''],
    ['names of 20 kB', `?stop1=${'x'.repeat(20_000)}&stop2=Kandy`],
    [
      'a thousand rows',
      `?${Array.from({ length: 1000 }, (_, i) => `stop${i}=Kandy&via${i}=Ella&via${i}=Ella`).join('&')}`,
    ],
    ['a thousand stops on the way', `?stop1=Kandy&stop2=Ella&${'via1=Galle&'.repeat(1000)}`],
    [
      'numbers that are none',
      '?stop1=Kandy&stop2=Ella&nights1=1e9&travelers=-3&bags=NaN&start=2027-02-30&flight=25:00&leaves1=9',
    ],
    ['rows that are none', '?stop=Kandy&stop0=Galle&stop-1=Ella&stop1.5=Ella&stop001=Galle&stop1[]=x'],
    ['names of objects', '?stop1=__proto__&stop2=constructor&nights1=toString&tour1=__proto__'],
    ['marks that turn text around', `?stop1=${encodeURIComponent('‮Kandy\u0000\n')}&stop2=Ella`],
  ])('%s', (_, address) => {
    const plan = read(`/journey${address}`)
    expect(plan.stops.length).toBeLessThanOrEqual(16)
    for (const { place, via } of plan.stops) {
      expect(place.length).toBeLessThanOrEqual(160)
      expect(via?.length ?? 0).toBeLessThanOrEqual(4)
    }
    // What is read can be asked for, as far as its names are names.
    const { issues = [] } = v.safeParse(JourneySchema, plan)
    const fields = issues.map((issue) => v.getDotPath(issue))
    expect(fields.every((field) => field === 'stops' || field?.endsWith('place'))).toBe(true)
  })
})
