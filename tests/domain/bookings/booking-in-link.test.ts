import { expect, test } from 'vitest'
import { askedBookingPath, readAskedBooking } from '#domain/bookings/request/booking-in-link.ts'

const now = new Date('2026-12-01T12:00:00+05:30')
const read = (query: string) => {
  const { date, time, vehicle, travelers, bags } = readAskedBooking(new URLSearchParams(query), now)
  return { date, time, vehicle, travelers, bags }
}
const NOTHING = { date: undefined, time: undefined, vehicle: undefined, travelers: undefined, bags: undefined }

test('a link holds what is asked for, and is read back', () => {
  const asked = { date: '2026-12-24', time: '09:30', vehicle: 'van', travelers: 5, bags: 0 } as const
  const path = askedBookingPath('/transfer/taxi-from-Galle-to-Ella', asked)
  expect(path).toBe(
    '/transfer/taxi-from-Galle-to-Ella?date=2026-12-24&time=09%3A30&vehicle=van&travelers=5&bags=0#booking',
  )
  expect(read(new URL(path, 'https://example.com').search)).toEqual(asked)
  expect(askedBookingPath('/x', {})).toBe('/x#booking')
  expect(askedBookingPath('/x', { time: '09:30' })).toBe('/x#booking')
})

test.each([
  ['a day that is past', 'date=2026-11-30&time=09:30'],
  ['a day that is too far ahead', 'date=2029-01-01'],
  ['a day that is none', 'date=2026-02-30&time=09:30'],
  ['a time without a day', 'time=09:30'],
  ['a vehicle that we do not have', 'vehicle=bus'],
  ['too many travelers', 'travelers=21'],
  ['no travelers', 'travelers=0'],
  ['counts that are none', 'travelers=2.5&bags=-1'],
  ['long numbers', 'travelers=000000000001&bags=1e1'],
  ['what names a guest', 'email=ann@example.com&phone=%2B447911123456&guestname=Ann&flight=UL504&pickupaddress=x'],
])('%s is left out', (_, query) => {
  expect(read(query)).toEqual(NOTHING)
})

test('a time that is past on its day is left out, and the day stays', () => {
  expect(read('date=2026-12-01&time=09:30')).toEqual({ ...NOTHING, date: '2026-12-01' })
  expect(read('date=2026-12-01&time=25:00')).toEqual({ ...NOTHING, date: '2026-12-01' })
})
