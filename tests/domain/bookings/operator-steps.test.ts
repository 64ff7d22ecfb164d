import { promises } from '#domain/prices/current-price-list.ts'
import { describe, expect, test } from 'vitest'
import {
  impossibleStep,
  OPERATOR_STEPS,
  parseDriver,
  parseOpenUntil,
  parseRemark,
} from '#domain/bookings/agreed/operator-steps.ts'
import { bookedTwice, type Concern, CONCERN_TEXTS, concernsOf, urgencyOf } from '#domain/bookings/agreed/concerns.ts'
import type { BookingStatus } from '#domain/bookings/ride.ts'

describe('which steps are possible', () => {
  const POSSIBLE: Record<BookingStatus, readonly string[]> = {
    new: [
      'confirm',
      'cancel',
      'change',
      'contact',
      'price',
      'resend',
      'paid',
      'refund',
      'give-back',
      'reverse',
      'note',
      'complaint',
    ],
    confirmed: [
      'cancel',
      'no-show',
      'driver',
      'no-driver',
      'change',
      'contact',
      'price',
      'resend',
      'paid',
      'refund',
      'give-back',
      'reverse',
      'note',
      'complaint',
    ],
    cancelled: ['reopen', 'contact', 'resend', 'paid', 'refund', 'give-back', 'reverse', 'charge', 'note', 'complaint'],
    'no-show': ['came', 'contact', 'paid', 'refund', 'give-back', 'reverse', 'charge', 'note', 'complaint'],
  }
  test.each(Object.entries(POSSIBLE))('%s', (status, possible) => {
    expect(
      OPERATOR_STEPS.filter(
        (step) => impossibleStep({ status: status as BookingStatus, erasedAt: null }, step) === null,
      ),
    ).toEqual(possible)
  })

  test('the guest came after all: of a ride that is no no-show only where its driver says that nobody came', () => {
    const ride = { erasedAt: null, nobodyCame: true } as const
    expect(impossibleStep({ ...ride, status: 'confirmed' }, 'came')).toBeNull()
    expect(impossibleStep({ ...ride, status: 'cancelled' }, 'came')).toBe('not-no-show')
    expect(impossibleStep({ ...ride, status: 'confirmed', nobodyCame: false }, 'came')).toBe('not-no-show')
  })

  test('of an erased booking only what was paid can be noted', () => {
    expect(
      OPERATOR_STEPS.filter(
        (step) => impossibleStep({ status: 'confirmed', erasedAt: '2026-01-01T00:00:00.000Z' }, step) === null,
      ),
    ).toEqual(['paid'])
  })
})

describe('what needs a hand', () => {
  // 05:30 in Sri Lanka is midnight in UTC.
  const booking = {
    status: 'confirmed',
    needsReview: false,
    carState: 'uncounted',
    hasDriver: false,
    driverAnswer: null,
    nobodyCame: false,
    hindrances: [],
    driverToTell: false,
    noticeFailed: false,
    refundDue: false,
    movedAt: null,
    mailFailed: false,
    mailBounced: false,
    paymentProblem: false,
    paidUsd: 0,
    cancelFeeUsd: 0,
    priceUsd: 74,
    vehicle: 'mini',
    travelers: null,
    bags: null,
    pickupDate: '2026-12-02',
    pickupTime: '05:30',
    createdAt: '2026-11-30T23:00:00.000Z',
  } as const
  test.each([
    ['nothing two hours after it was booked', { createdAt: '2026-11-30T22:00:00.000Z' }, '2026-12-01T00:00:00Z', []],
    ['a driver once the promised 12 hours are over', {}, '2026-12-01T11:00:00Z', ['no-driver']],
    [
      'a driver 12 hours before the pickup',
      { createdAt: '2026-12-01T11:59:00.000Z' },
      '2026-12-01T12:00:00Z',
      ['no-driver'],
    ],
    [
      'a driver who cannot, as long as it runs',
      { hasDriver: true, driverAnswer: 'cannot' },
      '2026-12-01T00:00:00Z',
      ['driver-cannot'],
    ],
    ['nothing of one who takes it', { hasDriver: true, driverAnswer: 'takes' }, '2026-12-01T00:00:00Z', []],
    ['nothing with a driver', { hasDriver: true }, '2026-12-01T23:00:00Z', []],
    ['a driver while the guest may still be waiting', {}, '2026-12-02T02:59:00Z', ['no-driver']],
    ['nothing once the journey is over', { mailFailed: true }, '2026-12-02T03:01:00Z', []],
    [
      'a payment also once the journey is over',
      { paymentProblem: true, mailFailed: true },
      '2026-12-20T00:00:00Z',
      ['payment'],
    ],
    [
      'the money of a cancelled booking, however long ago its pickup was',
      { status: 'cancelled', paidUsd: 74, refundDue: true },
      '2027-03-01T00:00:00Z',
      ['payment'],
    ],
    [
      'no money of a cancelled booking that is not on the list of what is due',
      { status: 'cancelled', paidUsd: 20 },
      '2026-12-01T00:00:00Z',
      [],
    ],
    [
      'a driver who does not know, however long ago it was',
      { status: 'cancelled', driverToTell: true },
      '2027-03-01T00:00:00Z',
      ['tell-driver'],
    ],
    [
      "the operator's own notice by another name than a mail to the guest",
      { hasDriver: true, noticeFailed: true },
      '2026-12-01T00:00:00Z',
      ['notice-not-sent'],
    ],
    [
      'short notice from when the guest moved it',
      {
        status: 'new',
        hasDriver: true,
        createdAt: '2026-10-01T00:00:00.000Z',
        movedAt: '2026-12-01T10:30:00.000Z',
      },
      '2026-12-01T10:31:00Z',
      ['short-notice'],
    ],
    [
      'the money that is too much since another vehicle is cheaper',
      { hasDriver: true, paidUsd: 75 },
      '2026-12-01T00:00:00Z',
      ['payment'],
    ],
    ['a deposit that is late', { hasDriver: true, depositLate: true }, '2026-12-01T00:00:00Z', ['deposit-late']],
    ['none of a booking that is cancelled', { status: 'cancelled', depositLate: true }, '2026-12-01T00:00:00Z', []],
    ['no money of a booking that runs', { hasDriver: true, paidUsd: 74 }, '2026-12-01T00:00:00Z', []],
    ['no driver for a cancelled booking', { status: 'cancelled' }, '2026-12-01T23:00:00Z', []],
    [
      "the mail that a cancelled booking's customer did not get",
      { status: 'cancelled', mailFailed: true },
      '2026-12-01T23:00:00Z',
      ['mail-not-sent'],
    ],
    [
      'all of it',
      {
        status: 'new',
        needsReview: true,
        mailFailed: true,
        mailBounced: true,
        paymentProblem: true,
        createdAt: '2026-12-01T20:00:00.000Z',
      },
      '2026-12-01T21:00:00Z',
      ['mail-bounced', 'mail-not-sent', 'no-driver', 'payment', 'short-notice', 'review'],
    ],
    [
      'a short notice at night earlier than by day',
      { status: 'new', hasDriver: true, createdAt: '2026-12-01T10:30:00.000Z' },
      '2026-12-01T10:31:00Z',
      ['short-notice'],
    ],
    [
      'a ride without a car, until it is confirmed',
      { status: 'new', hasDriver: true, carState: 'request' },
      '2026-12-01T00:00:00Z',
      ['no-car'],
    ],
    ['no car that is hired', { hasDriver: true, carState: 'hired' }, '2026-12-01T00:00:00Z', []],
    [
      'five with six bags in a mini car',
      { status: 'new', travelers: 5, bags: 6 },
      '2026-12-01T00:00:00Z',
      ['does-not-fit'],
    ],
    [
      'nothing for five with six bags in a van',
      { hasDriver: true, travelers: 5, bags: 6, vehicle: 'van', status: 'new' },
      '2026-12-01T00:00:00Z',
      [],
    ],
    [
      'five with six bags in a mini car also once it is confirmed',
      { travelers: 5, bags: 6 },
      '2026-12-01T00:00:00Z',
      ['does-not-fit'],
    ],
    [
      'not those once somebody has assigned a driver to them',
      { hasDriver: true, travelers: 5, bags: 6 },
      '2026-12-01T00:00:00Z',
      [],
    ],
    [
      'a tour, whose party the price knows',
      { status: 'new', hasDriver: true, vehicle: null, travelers: 6 },
      '2026-12-01T00:00:00Z',
      [],
    ],
    [
      'what a driver says of a guest who did not come, however long ago, until the office has said what is so',
      { hasDriver: true, nobodyCame: true },
      '2027-02-01T00:00:00Z',
      ['nobody-came'],
    ],
    [
      'no driver for a no-show, and no word of its driver',
      { status: 'no-show', nobodyCame: true },
      '2026-12-02T03:00:00Z',
      [],
    ],
    [
      'what was paid of a no-show beyond what is owed',
      { status: 'no-show', refundDue: true, paidUsd: 74, cancelFeeUsd: 37 },
      '2027-02-01T00:00:00Z',
      ['payment'],
    ],
    [
      'a driver with two rides at once, who is off, with a car that is too small, on top of what else is to be done',
      {
        hasDriver: true,
        noticeFailed: true,
        hindrances: [{ code: 'car-too-small' }, { code: 'car-blocked' }, { code: 'driver-off' }, { code: 'two-rides' }],
      },
      '2026-12-01T00:00:00Z',
      ['two-rides', 'driver-off', 'car-blocked', 'car-too-small', 'notice-not-sent'],
    ],
    [
      'an address in another town, also of a confirmed ride',
      { status: 'confirmed', hasDriver: true, isElsewhere: true },
      '2026-12-01T00:00:00Z',
      ['address-elsewhere'],
    ],
    [
      'none of that for a cancelled ride',
      { status: 'cancelled', hasDriver: true, isElsewhere: true, hindrances: [{ code: 'two-rides' }] },
      '2026-12-01T00:00:00Z',
      [],
    ],
    [
      'none of that once the journey is over',
      { hasDriver: true, hindrances: [{ code: 'two-rides' }] },
      '2026-12-05T00:00:00Z',
      [],
    ],
    ['no review of what is confirmed', { needsReview: true, hasDriver: true }, '2026-12-01T21:00:00Z', []],
  ] as const)('%s', (_, change, now, concerns) => {
    expect(concernsOf({ ...booking, promises: promises(), ...change }, new Date(now))).toEqual(concerns)
    for (const concern of concerns) expect(CONCERN_TEXTS[concern]).not.toBe('')
  })
})

describe('of what needs a hand, the first is', () => {
  const NOW = new Date('2026-12-01T17:05:00+05:30')
  const ride = { status: 'confirmed', pickupDate: '2026-12-01', hasAlarm: false } as const
  const urgency = (pickupTime: string, concerns: readonly Concern[], change = {}) =>
    urgencyOf({ ...ride, pickupTime, concerns, ...change }, NOW)

  test.each([
    ['a ride of this minute that has no driver', '17:05', ['no-driver'], {}, 'at-once'],
    ['one of tonight whose driver cannot drive it', '23:30', ['driver-cannot'], {}, 'at-once'],
    ['one of the morning after a short night', '05:05', ['no-driver'], { pickupDate: '2026-12-02' }, 'at-once'],
    ['one whose guest may still wait', '14:05', ['no-driver'], {}, 'at-once'],
    ['a request without a driver', '20:00', ['no-driver', 'short-notice'], { status: 'new' }, 'at-once'],
    ['one with an open alarm, whatever else it needs', '17:30', ['payment'], { hasAlarm: true }, 'at-once'],
  ] as const)('%s', (_, time, concerns, change, expected) => {
    expect(urgency(time, concerns, change)).toBe(expected)
  })

  test.each([
    ['a ride of later', '05:06', ['no-driver'], { pickupDate: '2026-12-02' }, 'coming'],
    ['a payment of a ride of tonight', '20:00', ['payment'], {}, 'coming'],
    ['one of tonight that is cancelled', '20:00', ['payment'], { status: 'cancelled', hasAlarm: true }, 'coming'],
    [
      'an alarm of a ride of next week',
      '17:05',
      ['tell-driver'],
      { pickupDate: '2026-12-08', hasAlarm: true },
      'coming',
    ],
    ['a payment of an old no-show', '09:00', ['payment'], { status: 'no-show', pickupDate: '2026-11-20' }, 'over'],
    ['a ride of an hour ago that nobody drove', '14:04', ['nobody-came'], { hasAlarm: true }, 'over'],
  ] as const)('not %s', (_, time, concerns, change, expected) => {
    expect(urgency(time, concerns, change)).toBe(expected)
  })
})

test('a driver is a name, a phone number and a plate; the rest is about the car', () => {
  expect(parseDriver('Nimal Perera , 077 123 4567,CAB-1234')).toEqual({
    name: 'Nimal Perera',
    phone: '+94771234567',
    car: 'CAB-1234',
  })
  expect(parseDriver('නිමල්, +94 77 123 4567, CAB-1234, white Prius').car).toBe('CAB-1234, white Prius')
})

test.each([
  '',
  'Nimal',
  'Nimal, 077 123 4567',
  'Nimal, CAB-1234, 0771234567',
  'Nimal, 123, CAB',
  `${'N'.repeat(61)}, 0771234567, C`,
  'Ni\u0007mal, 0771234567, C',
  '<b>Nimal</b>, 0771234567, C',
])('%j is no driver', (text) => {
  expect(() => parseDriver(text)).toThrow(RangeError)
})

test('a note has something in it, and an end', () => {
  expect(parseRemark('  child seat ')).toBe('child seat')
  for (const text of [' ', 'x'.repeat(501)]) expect(() => parseRemark(text)).toThrow(RangeError)
})

test('a note is open until a real day from today on, within a year, or not at all', () => {
  expect(parseOpenUntil(' ', '2026-12-01')).toBeUndefined()
  expect(parseOpenUntil('2026-12-01', '2026-12-01')).toBe('2026-12-01')
  expect(parseOpenUntil('2027-12-02', '2026-12-01')).toBe('2027-12-02')
  for (const day of ['2026-11-30', '2027-12-03', '2026-12-32', '1.12.2026', 'soon', '2026-12-01x'])
    expect(() => parseOpenUntil(day, '2026-12-01'), day).toThrow(RangeError)
})

test.each([
  ['the same guest and hour', {}, true],
  ['an hour before the other ride has arrived', { pickupTime: '11:15' }, true],
  ['an hour at which this ride has not arrived', { pickupTime: '06:45' }, true],
  ['another phone, and the address in another case', { phone: '+447911123457', email: 'Ann@example.com' }, true],
  ['another address, and the same phone', { email: 'eve@example.com' }, true],
  ['two rides of one booking', { number: 1 }, false],
  ['another guest', { phone: '+447911123457', email: 'eve@example.com' }, false],
  ['the hour at which the other ride arrives', { pickupTime: '11:16' }, false],
  ['another day', { pickupDate: '2026-12-02' }, false],
  ['a cancelled ride', { status: 'cancelled' }, false],
  ['erased guests', { phone: '', email: '' }, false],
] as const)('%s, %j: may be booked twice, %s', (_, change, isTwice) => {
  const one = {
    number: 1,
    ride: 'A',
    phone: '+447911123456',
    email: 'ann@example.com',
    status: 'new',
    kind: 'transfer',
    pickupDate: '2026-12-01',
    pickupTime: '09:00',
    pickup: 'Kandy',
    minutes: 136,
    via: null,
    park: null,
    tourLength: null,
    distanceKm: 100,
  } as const
  const other = { ...one, number: 2, ride: 'B', ...change }
  const first = 'phone' in change && change.phone === '' ? { ...one, phone: '', email: '' } : one
  const found: readonly [string, readonly object[]][] = [
    ['A', [other]],
    ['B', [first]],
  ]
  // The office's list has first what is urgent, whichever ride begins first.
  for (const list of [
    [first, other],
    [other, first],
  ])
    expect(bookedTwice(list)).toEqual(new Map(isTwice ? found : []))
})
