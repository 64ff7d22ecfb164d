import { promises } from '#domain/prices/current-price-list.ts'
import { expect, test } from 'vitest'
import {
  departureAdvice,
  earliestDeparture,
  notFoundAdvice,
  adviceOnce,
  pickupAdvice,
  waitingAdvice,
} from '#domain/bookings/driver/pickup-advice.ts'
import { signWord } from '#domain/bookings/reference.ts'
import { BRAND, CONTACT, SERVICE } from '#domain/brand.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'

const toAirport = { pickup: 'Kandy', dropoff: 'CMB', minutes: 131 }

test("at the airport the time is the landing's, and the driver waits where and as long as the operator says", () => {
  const advice = waitingAdvice('BIA', promises(), ENGLISH_TEXTS)
  for (const part of [
    'when your flight lands by its schedule',
    SERVICE.meetingPoint,
    `${promises().freeWaiting.airport} minutes`,
    'nothing to do and nothing extra to pay',
  ])
    expect(advice).toContain(part)
  expect(waitingAdvice('Kandy', promises(), ENGLISH_TEXTS)).toBe(
    `Your driver waits ${promises().freeWaiting.elsewhere} minutes at the pickup free of charge.`,
  )
})

// 2 hours 11 mins and 3 hours at the airport, rounded up to 5 hours 15 mins.
test.each([
  ['18:30', '23:45'],
  ['18:44', '00:00 the next day'],
  ['18:46', '00:05 the next day'],
  ['23:40', '04:55 the next day'],
  ['00:00', '05:15'],
])('a pickup at %s suits departures from %s on', (time, departure) => {
  expect(earliestDeparture(toAirport, time, ENGLISH_TEXTS)).toBe(departure)
})

test('tells how long before a departure to leave, and nothing where no flight leaves', () => {
  expect(departureAdvice(toAirport, ENGLISH_TEXTS)).toBe(
    'For your flight, choose a pickup 5 hours 15 mins before its departure: 2 hours 11 mins for the drive, 3 hours at the airport.',
  )
  for (const trip of [
    { ...toAirport, dropoff: 'Galle' },
    { ...toAirport, minutes: null },
  ]) {
    expect(departureAdvice(trip, ENGLISH_TEXTS)).toBeNull()
    expect(earliestDeparture(trip, '18:30', ENGLISH_TEXTS)).toBeNull()
  }
})

test('the stops on the way take their time before a departure, too', () => {
  const trip = { ...toAirport, via: [{ place: 'Pinnawala', minutes: 60 }] }
  expect(earliestDeparture(trip, '09:00', ENGLISH_TEXTS)).toBe('15:15')
  expect(departureAdvice(trip, ENGLISH_TEXTS)).toBe(
    'For your flight, choose a pickup 6 hours 15 mins before its departure: 3 hours 11 mins for the drive, 3 hours at the airport.',
  )
})

test("a ride says whom to call, unless its driver's number stands there", () => {
  const ride = { kind: 'transfer', ...toAirport, pickupTime: '18:30', driver: null } as const
  expect(pickupAdvice(ride, promises(), ENGLISH_TEXTS)).toEqual([
    'This pickup suits flights that leave from 23:45 on: 2 hours 11 mins for the drive, 3 hours at the airport.',
    waitingAdvice('Kandy', promises(), ENGLISH_TEXTS),
    notFoundAdvice(ENGLISH_TEXTS),
  ])
  expect(notFoundAdvice(ENGLISH_TEXTS)).toContain(CONTACT.whatsappShown)
  expect(pickupAdvice({ ...ride, driver: {} }, promises(), ENGLISH_TEXTS)).not.toContain(notFoundAdvice(ENGLISH_TEXTS))
  expect(
    pickupAdvice(
      { kind: 'tour', pickup: 'Ella', dropoff: 'CMB', pickupTime: '05:00', driver: {} },
      promises(),
      ENGLISH_TEXTS,
    ),
  ).toEqual([waitingAdvice('Ella', promises(), ENGLISH_TEXTS)])
})

test('at the airport a guest without a name is told what the sign says', () => {
  const ride = {
    kind: 'transfer',
    pickup: 'CMB',
    dropoff: 'Kandy',
    minutes: 131,
    pickupTime: '10:00',
    driver: {},
  } as const
  const sign = signWord('K7Q2-M4XT-9BHE')
  expect(sign).toBe(`${BRAND.name.split(' ')[0]} K7`)
  expect(pickupAdvice(ride, promises(), ENGLISH_TEXTS, sign).join(' ')).toContain(`sign says "${sign}"`)
  expect(pickupAdvice(ride, promises(), ENGLISH_TEXTS).join(' ')).not.toContain('sign says')
  // The booking's page knows who has given a name.
  const page = (guestName: string) => {
    const its = { ...ride, position: 1, guestName }
    return adviceOnce(its, [its], promises(), ENGLISH_TEXTS, sign).join(' ')
  }
  expect(page('')).toContain(`sign says "${sign}"`)
  expect(page('Ann S.')).not.toContain('sign says')
  expect(pickupAdvice({ ...ride, pickup: 'Kandy' }, promises(), ENGLISH_TEXTS, sign).join(' ')).not.toContain(
    'sign says',
  )
})
