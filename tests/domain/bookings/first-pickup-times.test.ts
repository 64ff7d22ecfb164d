/** The times with which the form of a journey starts. */
import { expect, test } from 'vitest'
import { firstTime, firstTimes, lateEndOf, timesTogether } from '#domain/bookings/request/default-pickup-times.ts'
import type { JourneyRide } from '#domain/journeys/journey-calls.ts'
import type { Plan } from '#domain/journeys/plan.ts'

const AIRPORT = 'Colombo Bandaranaike International Airport'
const stops = [{ place: 'Kandy', nights: 2 }, { place: 'Mirissa', nights: 2 }, { place: AIRPORT }]
/** Two and a half hours to the airport, which asks for three more. */
const last = {
  kind: 'transfer',
  pickup: 'Mirissa',
  dropoff: AIRPORT,
  via: [] as JourneyRide['via'],
  duration: '2 hours 30 mins',
  day: 4,
  from: 1,
  to: 2,
} as JourneyRide
const dates = (end: string) => ({ start: '2027-02-01', end })

/** As the plan's ride is where its flight leaves in the small hours. */
const eveningBefore = { ...last, day: 3 }

test.each<[string, JourneyRide, Partial<Plan>, string]>([
  ['without a flight', last, {}, '09:00'],
  ['in the morning', last, { flight: '07:10' }, '01:40'],
  ['at noon', last, { flight: '13:00' }, '07:30'],
  ['in the evening', last, { flight: '22:45' }, '17:15'],
  ['so early that one leaves the evening before', eveningBefore, { flight: '01:30' }, '20:00'],
  ['the evening before, with both dates', eveningBefore, { flight: '01:30', ...dates('2027-02-05') }, '20:00'],
  ['so early, and can only begin on its day', last, { flight: '01:30' }, ''],
  ['in the night after the last ride', last, { flight: '01:30', ...dates('2027-02-06') }, '20:00'],
  ['in the morning after it', last, { flight: '07:10', ...dates('2027-02-06') }, '09:00'],
])('the last ride reaches a flight %s', (_, ride, plan, time) => {
  expect(firstTime(ride, { stops, ...plan }, '10:00')).toBe(time)
})

test('a drive that goes on, on the same day, begins half an hour after the one before it arrives', () => {
  const way = (change: Partial<JourneyRide>) => ({ ...last, dropoff: 'Galle', duration: '2 hours 53 mins', ...change })
  const rides = [way({}), way({ via: [{ place: 'Matara', minutes: 30 }] }), way({}), way({ day: 5 })] as JourneyRide[]
  expect(firstTimes(rides, { stops }, '09:00')).toEqual(['09:00', '12:25', '16:20', '09:00'])
  expect(timesTogether(rides, { stops }, '11:00')).toEqual(['11:00', undefined, undefined, '11:00'])
  expect(firstTimes(rides, { stops }, '09:00', ['14:00'])[1]).toBe('17:25')
  // Not into the next day.
  expect(firstTimes(rides, { stops }, '22:00')).toEqual(['22:00', '22:00', '22:00', '22:00'])
})

const before = { ...last, dropoff: 'Kandy', duration: '2 hours 24 mins' } as JourneyRide
const toAirport = { ...last, pickup: 'Kandy', from: 0 } as JourneyRide
const safari = {
  ...last,
  kind: 'tour',
  park: 'Yala national park',
  tourLength: 'half',
  hours: 5,
  toGateMinutes: 60,
  distance: 60,
} as JourneyRide

test.each<[string, readonly JourneyRide[], Partial<Plan>, readonly string[]]>([
  // As both are proposed at nine by themselves, the journey could never be booked.
  ['a drive to the airport', [before, toAirport], {}, ['09:00', '11:55']],
  [
    'a drive to the airport, a day before the flight',
    [before, toAirport],
    { flight: '09:00', ...dates('2027-02-06') },
    ['09:00', '11:55'],
  ],
  ['a drive to a flight, which waits for nobody', [before, toAirport], { flight: '22:00' }, ['09:00', '16:30']],
  ['a drive on the next day', [before, { ...toAirport, day: 5 }], {}, ['09:00', '09:00']],
  ['a tour that would begin at dawn', [before, safari], {}, ['09:00', '11:55']],
  [
    'a drive that follows a tour, and waits on the way',
    [safari, { ...before, via: [{ place: 'Galle', minutes: 60 }] }, toAirport],
    {},
    ['05:00', '13:00', '16:55'],
  ],
  [
    'a drive at the hour that the plan says',
    [before, toAirport],
    { stops: [{ ...stops[0]!, leaves: '08:00' }, ...stops.slice(1)] },
    ['09:00', '08:00'],
  ],
  [
    'a drive on the day of the landing',
    [{ ...before, pickup: AIRPORT, from: 0 }, before],
    { stops: [{ place: AIRPORT, leaves: '09:00' }, ...stops] },
    ['09:00', '12:55'],
  ],
])('%s is proposed after the arrival of the ride before it', (_, rides, plan, times) => {
  expect(firstTimes(rides, { stops, ...plan }, '09:00')).toEqual(times)
})

/** Half an hour to the gate, four hours and a half on from it. */
const farSafari = {
  ...safari,
  park: 'Minneriya national park',
  duration: '5 hours',
  toGateMinutes: 30,
  distance: 226,
} as JourneyRide

test('a tour of an afternoon begins in the morning, where its day would end late', () => {
  const farther = (toGateMinutes: number, duration: string) =>
    ({ ...farSafari, toGateMinutes, duration }) as JourneyRide
  const near = { ...farSafari, duration: '2 hours' }
  expect(firstTimes([farSafari], { stops }, '09:00')).toEqual(['05:30'])
  expect(firstTimes([near], { stops }, '09:00')).toEqual(['13:30'])
  expect(firstTimes([near, before], { stops }, '09:00')).toEqual(['05:30', '13:00'])
  // Not before five, and not for a pickup that is as early.
  expect(firstTimes([farther(240, '9 hours')], { stops }, '09:00')).toEqual(['05:00'])
  expect(firstTimes([farther(600, '15 hours')], { stops }, '09:00')).toEqual(['04:00'])
})

test('one time for all rides is also that of a tour, where its park is open then: else the tour keeps its own', () => {
  const at = (time: string, plan: Partial<Plan> = {}) =>
    timesTogether([before, { ...safari, day: 5 }, { ...toAirport, day: 6 }], { stops, ...plan }, time)
  expect(at('11:00')).toEqual(['11:00', '11:00', undefined])
  expect(at('03:30')).toEqual(['03:30', '05:00', undefined])
  expect(at('17:00')).toEqual(['17:00', '05:00', undefined])
  const leaving = [stops[0]!, { ...stops[1]!, leaves: '06:30' }, stops[2]!]
  expect(at('11:00', { stops: leaving })[1]).toBeUndefined()
  // It begins when the ride before it has arrived.
  expect(timesTogether([before, safari], { stops }, '11:00')).toEqual(['11:00', undefined])
})

test('a long day says when it ends late, with the hours in the park: no short one in the evening, and at its end alone', () => {
  const said = (rides: readonly JourneyRide[], ...times: string[]) => rides.map((_, i) => lateEndOf(rides, times, i))
  expect(said([farSafari], '13:30')).toEqual(['22:30'])
  expect(said([farSafari], '05:30')).toEqual([null])
  expect(said([farSafari], '')).toEqual([null])
  expect(said([before], '20:00')).toEqual([null])
  expect(said([{ ...farSafari, duration: '1 hour' }, before], '13:30', '19:30')).toEqual([null, '21:54'])
})

test('stops on the way are a part of the time', () => {
  const via = [{ place: 'Galle', minutes: 75 }]
  expect(firstTime({ ...last, via }, { stops, flight: '22:45' }, '10:00')).toBe('16:00')
})

test('a time that the plan says is taken; the usual one is for rides that nothing else sets', () => {
  const asked: Plan = { stops: [stops[0]!, { ...stops[1]!, leaves: '06:30' }, stops[2]!], flight: '22:45' }
  expect(firstTime(last, asked, '10:00')).toBe('06:30')
  expect(firstTime({ ...last, dropoff: 'Galle' }, { stops }, '10:00')).toBe('10:00')
  expect(firstTime({ ...last, pickup: AIRPORT, dropoff: 'Galle' }, { stops }, '10:00')).toBe('')
})
