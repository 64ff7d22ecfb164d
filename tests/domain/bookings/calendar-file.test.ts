import { expect, test } from 'vitest'
import { CONTACT } from '#domain/brand.ts'
import { bookingCalendar, calendarFile } from '#domain/bookings/calendar-file.ts'

const entry = {
  reference: 'K7Q2-M4XT-9BHE',
  host: 'taxi.example',
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
  expect(lines(calendarFile(entry))).toEqual(
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
    calendarFile({ ...entry, status, changed: new Date(entry.created.getTime() + minutes * 60_000) })
  expect(lines(calendarFile(entry))).toEqual(expect.arrayContaining(['STATUS:TENTATIVE', 'SEQUENCE:0']))
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
  const file = calendarFile({
    ...entry,
    location: 'Fort; gate 2, Colombo\\',
    description: 'UL504\r\nEND:VEVENT\nBEGIN:VALARM',
  })
  expect(lines(file)).toEqual(
    expect.arrayContaining(['LOCATION:Fort\\; gate 2\\, Colombo\\\\', 'DESCRIPTION:UL504\\nEND:VEVENT\\nBEGIN:VALARM']),
  )
  expect(lines(file).filter((line) => line === 'END:VEVENT')).toHaveLength(1)
})

test('no line has more than 75 octets, and no character is cut in two', () => {
  const description = 'ශ්‍රී ලංකාව 🚕 '.repeat(40)
  const file = calendarFile({ ...entry, description })
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(lines(file)).toContain(`DESCRIPTION:${description}`)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

const SAID_NOTHING = {
  guestName: '',
  bags: null,
  childSeats: null,
  flight: '',
  pickupAddress: '',
  dropoffAddress: '',
} as const
const tour = {
  kind: 'safari',
  reference: 'K7Q2-M4XT-9BHE',
  status: 'confirmed',
  park: 'Yala national park',
  pickup: 'Yala national park',
  dropoff: 'Ella',
  distance: 120,
  type: 'Half Day',
  travelers: 2,
  pickupDate: '2027-03-05',
  pickupTime: '05:00',
  priceUsd: 175,
  paidUsd: 0,
  emailHint: 'a…@example.com',
  phoneHint: '…3456',
  paymentUrl: 'https://pay.example.com/',
  shortNotice: false,
  past: false,
  erased: false,
  details: '',
  driver: null,
  ...SAID_NOTHING,
} as const

test('a tour starts at the gate and takes five hours for half a day, eleven for a full one', () => {
  const times = { createdAt: '2026-11-21T02:03:04.567Z', statusChangedAt: null }
  const half = bookingCalendar(tour, times)
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
  const full = bookingCalendar({ ...tour, type: 'Full Day' }, { ...times, statusChangedAt: '2026-11-21T02:04:04.567Z' })
  expect(lines(full.text)).toEqual(expect.arrayContaining(['DTEND;TZID=Asia/Colombo:20270305T160000', 'SEQUENCE:60']))
})

test('a calendar entry says where exactly, and whom to call: the driver and the office', () => {
  const { text } = bookingCalendar(
    {
      ...tour,
      pickup: 'Ella',
      pickupAddress: '12 Lake Road',
      driver: { name: 'Nimal', phone: '+94771234567', car: 'CAB-1' },
    },
    { createdAt: '2026-11-21T02:03:04.567Z', statusChangedAt: null },
  )
  expect(lines(text)).toContain('LOCATION:12 Lake Road\\, Ella')
  for (const part of [
    'Driver: Nimal',
    "Driver's phone: +94771234567",
    `Office: ${CONTACT.whatsapp}`,
    'Pickup address: 12 Lake Road',
  ])
    expect(text.replaceAll('\r\n ', '')).toContain(part)
})

test('a calendar entry holds neither e-mail, phone nor payment link', () => {
  const { text } = bookingCalendar(tour, { createdAt: '2026-11-21T02:03:04.567Z', statusChangedAt: null })
  for (const secret of [tour.emailHint, tour.phoneHint, tour.paymentUrl])
    expect(text.replaceAll('\r\n ', '')).not.toContain(secret)
})
