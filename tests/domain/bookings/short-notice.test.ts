import { expect, test } from 'vitest'
import { isShortNotice, shortNoticeLink } from '#domain/bookings/short-notice.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'

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
  expect(isShortNotice({ date, time }, new Date(booked))).toBe(short)
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
