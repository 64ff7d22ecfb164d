import { expect, test } from 'vitest'
import type { PublicRide } from '#domain/bookings/booking.ts'
import { bookingCalendar, CALENDAR_TYPE, calendarText, rideCalendar } from '#domain/bookings/calendar-file.ts'
import { driverNotes } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { readCalendar } from './calendar-reading.ts'

const calendar = {
  host: 'taxi.example',
  organizer: { name: 'Taxi "Ceylon"; Ltd', email: 'info@taxi.example' },
  language: 'en',
} as const
const entry = {
  id: 'K7Q2-M4XT-9BHE',
  status: 'new',
  start: { date: '2026-12-31', time: '23:30' },
  minutes: 90,
  summary: 'Taxi to Kandy',
  location: 'Colombo',
  description: 'Mini Car',
  url: 'https://taxi.example/booking/K7Q2-M4XT-9BHE',
  created: new Date('2026-11-21T02:03:04.567Z'),
  changed: new Date('2026-11-21T02:03:04.567Z'),
} as const

const lines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('an event starts and ends in Sri Lanka time, also past midnight and into the next year', () => {
  expect(lines(calendarText(calendar, [entry]))).toEqual(
    expect.arrayContaining([
      'DTSTART;TZID=Asia/Colombo:20261231T233000',
      'DTEND;TZID=Asia/Colombo:20270101T010000',
      'TZID:Asia/Colombo',
      'TZOFFSETTO:+0530',
      'DTSTAMP:20261121T020304Z',
      'UID:K7Q2-M4XT-9BHE@taxi.example',
      'URL:https://taxi.example/booking/K7Q2-M4XT-9BHE',
    ]),
  )
})

test('the UID stays, and the sequence rises each time the operator changes the booking', () => {
  const after = (status: 'confirmed' | 'cancelled', minutes: number) =>
    calendarText(calendar, [{ ...entry, status, changed: new Date(entry.created.getTime() + minutes * 60_000) }])
  expect(lines(calendarText(calendar, [entry]))).toEqual(expect.arrayContaining(['STATUS:TENTATIVE', 'SEQUENCE:0']))
  expect(lines(after('cancelled', 5))).toEqual(
    expect.arrayContaining([
      'STATUS:CANCELLED',
      'SEQUENCE:300',
      'UID:K7Q2-M4XT-9BHE@taxi.example',
      'DTSTAMP:20261121T020804Z',
    ]),
  )
  expect(lines(after('confirmed', 6))).toEqual(
    expect.arrayContaining(['STATUS:CONFIRMED', 'SEQUENCE:360', 'UID:K7Q2-M4XT-9BHE@taxi.example']),
  )
})

test('text that a customer wrote cannot leave its value', () => {
  const file = calendarText(calendar, [
    { ...entry, location: 'Fort; gate 2, Colombo\\', description: 'UL504\r\nEND:VEVENT\nBEGIN:VALARM' },
  ])
  expect(lines(file)).toEqual(
    expect.arrayContaining(['LOCATION:Fort\\; gate 2\\, Colombo\\\\', 'DESCRIPTION:UL504\\nEND:VEVENT\\nBEGIN:VALARM']),
  )
  expect(lines(file).filter((line) => line === 'END:VEVENT')).toHaveLength(1)
})

test('no line has more than 75 octets, and no character is cut in two', () => {
  const description = 'ශ්‍රී ලංකාව 🚕 '.repeat(40)
  const file = calendarText(calendar, [{ ...entry, description }])
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(lines(file)).toContain(`DESCRIPTION:${description}`)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('an event says who publishes it, and rings two hours before the pickup, unless it is cancelled', () => {
  const all = lines(calendarText(calendar, [entry]))
  expect(all).toContain('METHOD:PUBLISH')
  expect(all).toContain('ORGANIZER;CN="Taxi Ceylon; Ltd":mailto:info@taxi.example')
  expect(all.slice(all.indexOf('BEGIN:VALARM'), all.indexOf('END:VALARM') + 1)).toEqual([
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Taxi to Kandy',
    'TRIGGER:-PT120M',
    'END:VALARM',
  ])
  expect(all.indexOf('END:VALARM')).toBeLessThan(all.indexOf('END:VEVENT'))
  expect(calendarText(calendar, [{ ...entry, status: 'cancelled' }])).not.toContain('VALARM')
  expect(CALENDAR_TYPE).toBe('text/calendar; method=PUBLISH; charset=utf-8')
})

test('a strict reader takes the file, whatever a customer wrote, and reads what was written', () => {
  const description = 'ශ්‍රී ලංකාව 🚕; "gate 2", Fort\\ '.repeat(9) + '\r\nEND:VEVENT\n\tBEGIN:VALARM\u0007\uD800'
  const events = readCalendar(
    calendarText(calendar, [
      { ...entry, description, location: 'Fort; gate 2, Colombo\\' },
      { ...entry, id: 'other', status: 'cancelled' },
    ]),
  )
  expect(events).toMatchObject([
    {
      start: '20261231T233000',
      end: '20270101T010000',
      location: 'Fort; gate 2, Colombo\\',
      description: 'ශ්‍රී ලංකාව 🚕; "gate 2", Fort\\ '.repeat(9) + '\nEND:VEVENT\nBEGIN:VALARM\uFFFD',
      hasAlarm: true,
    },
    { uid: 'other@taxi.example', status: 'CANCELLED', hasAlarm: false },
  ])
})

test.each<[string, (file: string) => string]>([
  ['a line break without its other half', (file) => file.replace('\r\nVERSION', '\nVERSION')],
  ['a line that is too long', (file) => file.replace('LOCATION:', `LOCATION:${'x'.repeat(80)}`)],
  ['a text that is not escaped', (file) => file.replace('LOCATION:Colombo', 'LOCATION:Colombo, Fort')],
  ['no end', (file) => file.replace('END:VEVENT\r\n', '')],
  ['a property twice', (file) => file.replace('STATUS:', 'STATUS:TENTATIVE\r\nSTATUS:')],
  ['no UID', (file) => file.replace(/UID:.*\r\n/, '')],
  ['a zone that it does not hold', (file) => file.replace('TZID:Asia/Colombo', 'TZID:Asia/Kolkata')],
  ['an end before its start', (file) => file.replace(/(DTEND.*:)2027/, '$12025')],
])('the strict reader refuses %s', (_, broken) => {
  expect(() => readCalendar(broken(calendarText(calendar, [entry])))).toThrow(/./)
})

test('a start that is in no calendar is refused', () => {
  expect(() => calendarText(calendar, [{ ...entry, start: { date: '2026-02-30', time: '10:00' } }])).toThrow(RangeError)
})

const tour = {
  kind: 'tour',
  position: 1,
  status: 'confirmed',
  park: 'Yala national park',
  pickup: 'Yala national park',
  dropoff: 'Ella',
  distanceKm: 120,
  tourLength: 'half',
  pickupDate: '2027-03-05',
  pickupTime: '05:00',
  priceUsd: 175,
  paidUsd: 0,
  lkrPerUsd: undefined,
  cancelFeeUsd: 0,
  shortNotice: false,
  isRequest: false,
  past: false,
  over: false,
  driver: null,
  caveat: null,
  cancellation: null,
  ...driverNotes({}),
  travelers: 2,
} as const satisfies PublicRide
const transfer = {
  ...tour,
  kind: 'transfer',
  position: 2,
  pickup: 'Ella',
  dropoff: 'Galle',
  minutes: 220,
  vehicle: 'mini',
  priceLkr: 20000,
  pickupDate: '2027-03-06',
  pickupTime: '09:00',
} as const satisfies PublicRide

const CREATED = '2026-11-21T02:03:04.567Z'
const reference = 'K7Q2-M4XT-9BHE'
/** @param changed of each ride, so many seconds after the booking */
function calendarOf(rides: readonly PublicRide[], changed: readonly number[] = []) {
  const times = rides.map(({ position }, i) => ({
    position,
    changedAt: changed[i] === undefined ? null : new Date(Date.parse(CREATED) + changed[i] * 1000).toISOString(),
  }))
  return { booking: { reference, rides }, times: { createdAt: CREATED, rides: times } }
}
const wholeFile = (...given: Parameters<typeof calendarOf>) => {
  const { booking, times } = calendarOf(...given)
  return bookingCalendar(booking, times, ENGLISH_TEXTS)
}

test('a tour at the gate takes five hours for half a day, eleven for a full one; one with transport ends where it leads', () => {
  const half = wholeFile([{ ...tour, distanceKm: 0 }])
  expect(half.name).toBe('booking-K7Q2-M4XT-9BHE.ics')
  expect(lines(half.text)).toEqual(
    expect.arrayContaining([
      'LOCATION:Yala national park entrance gate',
      'SUMMARY:Yala national park safari\\, half day',
      'STATUS:CONFIRMED',
      'SEQUENCE:0',
      'DTSTART;TZID=Asia/Colombo:20270305T050000',
      'DTEND;TZID=Asia/Colombo:20270305T100000',
    ]),
  )
  const full = wholeFile([{ ...tour, distanceKm: 0, tourLength: 'full' }], [60])
  expect(lines(full.text)).toEqual(expect.arrayContaining(['DTEND;TZID=Asia/Colombo:20270305T160000', 'SEQUENCE:60']))
  // Three hours for 120 km, and an hour at a stop.
  const driven = wholeFile([{ ...tour, via: [{ place: 'Ella', minutes: 60 }] }])
  expect(lines(driven.text)).toContain('DTEND;TZID=Asia/Colombo:20270305T140000')
})

test('a transfer takes as long as the drive, and from the airport an hour more after the landing', () => {
  expect(lines(wholeFile([{ ...transfer, position: 1 }]).text)).toEqual(
    expect.arrayContaining([
      'SUMMARY:Taxi from Ella to Galle',
      'DTSTART;TZID=Asia/Colombo:20270306T090000',
      'DTEND;TZID=Asia/Colombo:20270306T124000',
    ]),
  )
  const landing = wholeFile([{ ...transfer, position: 1, pickup: COLOMBO_AIRPORT }])
  expect(lines(landing.text)).toContain('DTEND;TZID=Asia/Colombo:20270306T134000')
})

const host = new URL(BRAND.origin).host

test('a booking with several rides has an event for each, which keeps its own UID and its own sequence', () => {
  const all = lines(wholeFile([tour, transfer], [60, 90]).text)
  expect(all.filter((line) => /^(BEGIN:V(CALENDAR|TIMEZONE|EVENT)|UID|SEQUENCE|URL)/.test(line))).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:K7Q2-M4XT-9BHE-1@${host}`,
    'SEQUENCE:60',
    `URL:${BRAND.origin}/booking/K7Q2-M4XT-9BHE`,
    'BEGIN:VEVENT',
    `UID:K7Q2-M4XT-9BHE-2@${host}`,
    'SEQUENCE:90',
    `URL:${BRAND.origin}/booking/K7Q2-M4XT-9BHE`,
  ])
  expect(lines(wholeFile([tour]).text)).toContain(`UID:K7Q2-M4XT-9BHE@${host}`)
  // Outlook and others read the description: it names the ride.
  expect(all.join('\n')).toContain('booking K7Q2-M4XT-9BHE/2')
})

test('one ride of several has a file of its own, with the UID that it has among the others', () => {
  const { booking, times } = calendarOf([tour, transfer])
  const file = rideCalendar(booking, transfer, times, ENGLISH_TEXTS)
  expect(file.name).toBe('booking-K7Q2-M4XT-9BHE-2.ics')
  expect(lines(file.text).filter((line) => line.startsWith('UID'))).toEqual([`UID:K7Q2-M4XT-9BHE-2@${host}`])
})

test('a calendar entry says where exactly, and whom to call: the driver and the office', () => {
  const driver = { name: 'Nimal', phone: '+94771234567', car: 'CAB-1' }
  const { text } = wholeFile([{ ...tour, pickup: 'Ella', pickupAddress: '12 Lake Road', driver }])
  expect(lines(text)).toContain('LOCATION:12 Lake Road\\, Ella')
  for (const part of [
    'Driver: Nimal',
    "Driver's phone: +94771234567",
    `Office: ${CONTACT.whatsapp}`,
    'Pickup address: 12 Lake Road',
  ])
    expect(text.replaceAll('\r\n ', '')).toContain(part)
})

test('a calendar entry holds neither e-mail, phone nor payment link of the booking', () => {
  const { booking, times } = calendarOf([tour])
  const hints = { emailHint: 'a…@example.com', phoneHint: '…3456', paymentUrl: 'https://pay.example.com/' }
  const { text } = bookingCalendar({ ...booking, ...hints }, times, ENGLISH_TEXTS)
  for (const secret of Object.values(hints)) expect(text.replaceAll('\r\n ', '')).not.toContain(secret)
})
