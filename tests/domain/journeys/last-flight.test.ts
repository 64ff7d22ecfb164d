/** When the last ride of a plan begins for its flight, and on which day. */
import { expect, test } from 'vitest'
import { lastOnEveningBefore, latestPickup, momentOf } from '#domain/journeys/last-flight.ts'
import type { Plan } from '#domain/journeys/plan.ts'

const AIRPORT = 'Colombo Bandaranaike International Airport'
const stops: Plan['stops'] = [{ place: 'Kandy', nights: 2 }, { place: 'Mirissa', nights: 2 }, { place: AIRPORT }]
const first = {
  kind: 'transfer',
  pickup: 'Kandy',
  dropoff: 'Mirissa',
  minutes: 300,
  via: [],
  day: 2,
  from: 0,
  to: 1,
} as const
/** Two and a half hours to the airport, which asks for three more. */
const last = { ...first, pickup: 'Mirissa', dropoff: AIRPORT, minutes: 150, day: 4, from: 1, to: 2 } as const
const dates = (end: string) => ({ start: '2027-02-01', end })

test.each<[string, Partial<Plan>, string | null, boolean?]>([
  ['without a flight', {}, null],
  ['by day', { flight: '13:00' }, '2027-02-05 07:30', false],
  ['in the small hours', { flight: '01:30' }, '2027-02-04 20:00', true],
  ['as early as its ride may leave', { flight: '05:30' }, '2027-02-05 00:00', false],
  ['in the night after', { flight: '01:30', ...dates('2027-02-06') }, '2027-02-05 20:00', true],
  ['a day later', { flight: '13:00', ...dates('2027-02-06') }, '2027-02-06 07:30', false],
  ['before the last ride, by the dates', { flight: '13:00', ...dates('2027-02-03') }, '2027-02-05 07:30', false],
])('a flight %s has a latest pickup', (_, plan, latest, isDayBefore) => {
  const found = latestPickup(last, { stops, ...plan })
  const { date, time } = found ? momentOf(found.minutes, '2027-02-05') : { date: '', time: '' }
  expect(found && `${date} ${time}`).toBe(latest)
  expect(found?.isDayBefore).toBe(isDayBefore)
})

test.each<[string, object]>([
  ['a ride to a town', { dropoff: 'Negombo' }],
  ['a ride that is not the last', { to: 1 }],
])('%s leads to no flight', (_, change) => {
  expect(latestPickup({ ...last, ...change }, { stops, flight: '13:00' })).toBeNull()
})

test('a tour reaches its flight after its hours in the park, and keeps its day: the park has hours of its own', () => {
  const tour = { ...last, kind: 'tour', hours: 5 } as const
  const plan: Plan = { stops, flight: '01:30' }
  expect(latestPickup(tour, plan)).toEqual({ minutes: -9 * 60, isDayBefore: true })
  expect(lastOnEveningBefore([first, tour], plan)).toEqual([first, tour])
})

const leaving = (leaves: string): Plan['stops'] => stops.map((stop, i) => (i === 1 ? { ...stop, leaves } : stop))

test.each<[string, Partial<Plan>, number, number?]>([
  ['in the small hours is reached the evening before', { flight: '01:30' }, 3],
  ['in the small hours, with both dates, too', { flight: '01:30', ...dates('2027-02-05') }, 3],
  ['in the morning is reached on its day', { flight: '05:30' }, 4],
  ["in the night after the last ride is reached on that ride's day", { flight: '01:30', ...dates('2027-02-06') }, 4],
  ['is reached on the day whose hour the guest says', { flight: '01:30', stops: leaving('06:30') }, 4],
  ['is reached no earlier than the guests come to the last place', { flight: '01:30' }, 4, 4],
])('a flight that leaves %s', (_, plan, day, dayBefore = 2) => {
  const rides = lastOnEveningBefore([{ ...first, day: dayBefore }, last], { stops, ...plan })
  expect(rides.map((ride) => ride.day)).toEqual([dayBefore, day])
})

test.each([
  [2, 1],
  [0, 0],
])('a single ride on day %i begins on day %i: no ride begins before the plan does', (day, found) => {
  const single: Plan = { stops: [{ place: 'Mirissa', nights: day }, { place: AIRPORT }], flight: '01:30' }
  const [ride] = lastOnEveningBefore([{ ...last, day, from: 0, to: 1 }], single)
  expect(ride!.day).toBe(found)
})
