import { expect, test } from 'vitest'
import { isRequest, isShortNotice, isUnanswered, shortNoticeLink } from '#domain/bookings/request/short-notice.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import type { BookingStatus, CarState } from '#domain/bookings/ride.ts'
import { requestText } from '#domain/bookings/status-texts.ts'
import { promises } from '#domain/prices/current-price-list.ts'

// 12 hours by day, 14 for a pickup from 22:00 to 06:00. Sri Lanka is 5:30 ahead of UTC.
test.each([
  ['2026-12-02', '06:00', '2026-12-01T12:29:00Z', false],
  ['2026-12-02', '06:00', '2026-12-01T12:31:00Z', true],
  ['2026-12-02', '05:59', '2026-12-01T10:28:00Z', false],
  ['2026-12-02', '05:59', '2026-12-01T10:30:00Z', true],
  ['2026-12-02', '21:59', '2026-12-02T04:28:00Z', false],
  ['2026-12-02', '21:59', '2026-12-02T04:30:00Z', true],
  ['2026-12-02', '22:00', '2026-12-02T02:29:00Z', false],
  ['2026-12-02', '22:00', '2026-12-02T02:31:00Z', true],
  ['2026-12-02', '12:00', '2026-12-02T06:30:00Z', true],
  ['2026-02-30', '12:00', '2026-12-02T06:30:00Z', false],
  ['', '', '2026-12-02T06:30:00Z', false],
])('a pickup at %s %s, booked at %s: %s', (date, time, booked, short) => {
  expect(isShortNotice({ date, time }, new Date(booked), promises())).toBe(short)
})

test.each([
  ['23:59', false],
  ['00:00', true],
  ['04:59', true],
  ['05:00', false],
  ['12:00', false],
])('with a night from 00:00 to 05:00 a pickup at %s, 13 hours later: %s', (time, short) => {
  const said = { ...promises(), nightLead: { from: '00:00', until: '05:00', hours: 14 } }
  const booked = new Date(Date.parse(`2026-12-02T${time}:00+05:30`) - 13 * 3_600_000)
  expect(isShortNotice({ date: '2026-12-02', time }, booked, said)).toBe(short)
})

/** Booked at 06:30 in Sri Lanka, for 09:30 of the same day unless a test says otherwise. */
const createdAt = '2026-12-02T01:00:00.000Z'
interface Asked {
  readonly position: number
  readonly beside?: number
  readonly status: BookingStatus
  readonly pickupDate: string
  readonly pickupTime: string
  readonly needsReview: boolean
  readonly confirmedAt: string | null
  readonly movedAt: string | null
  readonly chargedPercent: number
  readonly carState: CarState
}
const soon: Asked = {
  position: 1,
  status: 'new',
  pickupDate: '2026-12-02',
  pickupTime: '09:30',
  needsReview: false,
  confirmedAt: null,
  movedAt: null,
  chargedPercent: 0,
  carState: 'uncounted',
}
const later = { ...soon, pickupDate: '2026-12-09' }
const EARLIER = '2026-12-02T02:00:00.000Z'
const AFTER = '2026-12-02T03:00:00.000Z'
const ask = (change: Partial<Asked>, hasCaveat = false) => {
  const ride = { ...later, ...change }
  return isRequest({ arrangement: 'rides', promises: promises(), createdAt, rides: [ride] }, ride, () => hasCaveat)
}

test.each<[string, Partial<Asked>, boolean]>([
  ['a booking that leaves time enough', {}, false],
  ['a pickup in three hours', soon, true],
  ['the same once it is confirmed', { ...soon, confirmedAt: EARLIER }, false],
  ['a price that has to be looked at', { needsReview: true }, true],
  ['the same once it is confirmed', { needsReview: true, confirmedAt: EARLIER }, false],
  ['what no car could be had for', { carState: 'request' }, true],
  ['the same once it is confirmed', { carState: 'request', confirmedAt: EARLIER }, false],
  ['what has its car', { carState: 'held' }, false],
  ['what the office has hired a car for', { carState: 'hired' }, false],
  ['a new time', { movedAt: EARLIER }, true],
  ['a new time of what was confirmed', { confirmedAt: EARLIER, movedAt: AFTER }, true],
  ['the same once that is confirmed', { confirmedAt: AFTER, movedAt: EARLIER }, false],
  // Else whoever moves it by ten minutes would owe nothing any more.
  ['a new time of what already cost something to cancel', { movedAt: EARLIER, chargedPercent: 50 }, false],
])('%s is a request: %j %s', (_, change, expected) => {
  expect(ask(change)).toBe(expected)
})

test('what cannot be driven as it was booked is a request until it is confirmed', () => {
  expect(ask({}, true)).toBe(true)
  expect(ask({ confirmedAt: EARLIER }, true)).toBe(false)
})

test('two vehicles beside each other are a request together', () => {
  const requests = (first: Partial<Asked>, second: Partial<Asked> = {}) => {
    const rides = [
      { ...later, ...first },
      { ...later, position: 2, beside: 1, ...second },
      { ...later, position: 3 },
    ]
    return rides.map((ride) =>
      isRequest(
        { arrangement: 'rides', promises: promises(), createdAt, rides },
        ride,
        ({ carState }) => carState === 'request',
      ),
    )
  }
  const noCar = { carState: 'request' } as const
  expect(requests({})).toEqual([false, false, false])
  expect(requests(noCar)).toEqual([true, true, false])
  expect(requests({}, noCar)).toEqual([true, true, false])
  // Each as the office has confirmed it.
  expect(requests(noCar, { confirmedAt: EARLIER })).toEqual([true, false, false])
  expect(requests({ ...noCar, confirmedAt: EARLIER })).toEqual([false, false, false])
  // Without it the other one is driven alone; cancelled together they were one.
  expect(requests({ ...noCar, status: 'cancelled' })).toEqual([true, false, false])
  expect(requests({ ...noCar, status: 'cancelled' }, { status: 'cancelled' })).toEqual([true, true, false])
  // What one of them owes is owed.
  expect(requests({ movedAt: EARLIER, chargedPercent: 50 })).toEqual([false, false, false])
})

test('a car and driver who stay are one contract: all of it is a request, until one ride is confirmed', () => {
  const stay = (...rides: Asked[]) =>
    rides.map((ride) => isRequest({ arrangement: 'stay', promises: promises(), createdAt, rides }, ride, () => false))
  expect(stay(soon, later)).toEqual([true, true])
  expect(stay(later, later)).toEqual([false, false])
  // Else whoever moves a ride by an hour would cancel the whole stay free of charge.
  const confirmed = { ...soon, confirmedAt: EARLIER, movedAt: AFTER }
  expect(stay(confirmed, later)).toEqual([false, false])
  expect(stay({ ...later, movedAt: AFTER }, later)).toEqual([true, true])
  expect(stay({ ...later, movedAt: AFTER, chargedPercent: 40 }, later)).toEqual([false, false])
})

const PICKUP = Date.parse('2026-12-02T04:00:00Z')
const minutesFromPickup = (minutes: number) => new Date(PICKUP + minutes * 60_000)
const asked = { ...soon, status: 'new', isRequest: true } as const
const moved = { ...asked, isRequest: false, chargedPercent: 50 }

test.each<[string, Parameters<typeof isUnanswered>[0], number, number, boolean]>([
  ['before its pickup', asked, -120, -1, false],
  ['after its pickup', asked, -120, 1, true],
  ['that is confirmed', { ...asked, status: 'confirmed' }, -120, 1, false],
  ['that was booked in time: the contract holds', { ...asked, isRequest: false }, -120, 1, false],
  ['that owes a charge', moved, -120, 1, true],
  ['that is asked for at once, a minute later', asked, 0, 1, false],
  ['that is asked for at once, an hour later', asked, 0, 60, true],
  [
    'that is moved to this moment, a minute later',
    { ...asked, movedAt: minutesFromPickup(0).toISOString() },
    -120,
    1,
    false,
  ],
])('a request %s is unanswered or not', (_, ride, booked, now, expected) => {
  expect(isUnanswered(ride, minutesFromPickup(booked).toISOString(), minutesFromPickup(now))).toBe(expected)
})

test('an unanswered request that owes a charge is not told that it owes nothing', () => {
  // Who has paid may have been driven, though nobody wrote it down; who has not gets the money back.
  const paid = { ...asked, paidUsd: 74 }
  const said = [asked, moved, paid].map((ride) =>
    requestText({ ...ride, over: true, unanswered: true }, ENGLISH_TEXTS)!,
  )
  expect(said.map((words) => words.includes('you owe nothing'))).toEqual([true, false, false])
  expect(said.map((words) => words.includes('we pay back all that you paid for it'))).toEqual([false, false, true])
})

const text = (link: string) => new URL(link).searchParams.get('text')

test('the message to the operator has route, time and, once there is one, the reference', () => {
  const pickup = { title: 'Taxi from Colombo to Galle', pickupDate: '2026-12-02', pickupTime: '23:40' }
  expect(text(shortNoticeLink(pickup, ENGLISH_TEXTS))).toBe(
    'Hello, is a driver free? Taxi from Colombo to Galle, 2 December 2026, 23:40',
  )
  expect(text(shortNoticeLink({ ...pickup, reference: 'K7Q2-M4XT-9BHE' }, ENGLISH_TEXTS))).toContain(
    ', booking K7Q2-M4XT-9BHE',
  )
})
