/** What drives brought in, how far cars went empty on the way to them, and which guests came again. */
import { expect, test } from 'vitest'
import { plateKey } from '#domain/bookings/driver/clashes.ts'
import { agreedText } from '#domain/bookings/money/said-sums.ts'
import { type SetOutRide, sumDriven, type GuestsBooking, returningGuests } from '#domain/bookings/money/month-end.ts'

const at = (lng: number) => ({ lat: 7, lng })
/** One degree is 100 km; there is no road to the sea. */
const kmBetween = (from: { lng: number }, to: { lng: number }) =>
  to.lng < 0 ? null : Math.abs(from.lng - to.lng) * 100

const ride = (start: number, from: number | null, to: number | null, change: Partial<SetOutRide> = {}): SetOutRide => ({
  start,
  from: from === null ? null : at(from),
  to: to === null ? null : at(to),
  km: 10,
  usd: 20,
  lkr: 0,
  isNoShow: false,
  isBefore: false,
  ...change,
})

test('dollars and rupees are summed each by itself, as they were agreed', () => {
  const rides = [ride(1, 0, 1), ride(2, 1, 2, { usd: 0, lkr: 22_380 }), ride(3, 2, 3, { usd: 0, lkr: 11_190 })]
  const sums = sumDriven(rides, null, kmBetween)
  expect(sums).toMatchObject({ rides: 3, usd: 20, lkr: 33_570 })
  expect([sums, { usd: 0, lkr: 5 }, { usd: 1200, lkr: 0 }, { usd: 0, lkr: 0 }].map(agreedText)).toEqual([
    'USD 20 and LKR 33,570',
    'LKR 5',
    'USD 1,200',
    'USD 0',
  ])
})

test('empty km go from each dropoff to the next pickup, in the order of the pickups', () => {
  const rides = [ride(3, 5, 6), ride(1, 0, 1), ride(2, 3, 4)]
  expect(sumDriven(rides, null, kmBetween)).toEqual({
    rides: 3,
    noShows: 0,
    usd: 60,
    lkr: 0,
    km: 30,
    // From 1 to 3, from 4 to 5.
    emptyKm: 300,
    // Of the first one.
    unknownWays: 1,
  })
})

test('the first way begins at the base, or where a ride of the month before ended', () => {
  expect(sumDriven([ride(1, 2, 3)], at(0), kmBetween)).toMatchObject({ emptyKm: 200, unknownWays: 0 })
  const before = ride(0, 9, 1, { isBefore: true })
  expect(sumDriven([ride(1, 2, 3), before], at(0), kmBetween)).toEqual({
    rides: 1,
    noShows: 0,
    usd: 20,
    lkr: 0,
    km: 10,
    emptyKm: 100,
    unknownWays: 0,
  })
})

test('to a no-show a car went empty, and from there to the next pickup', () => {
  const notMet = ride(1, 2, 2, { km: 0, usd: 5, isNoShow: true })
  expect(sumDriven([notMet, ride(2, 4, 5)], at(0), kmBetween)).toMatchObject({
    rides: 1,
    noShows: 1,
    usd: 25,
    lkr: 0,
    km: 10,
    emptyKm: 400,
  })
})

test('a way that nobody knows is in no figure, and is counted', () => {
  const lost = [ride(1, 0, null), ride(2, 1, 2), ride(3, null, 3), ride(4, 3, 3), ride(5, -1, 0)]
  expect(sumDriven(lost, at(0), kmBetween)).toMatchObject({ emptyKm: 0, unknownWays: 3 })
})

test('a plate is one however it is written', () => {
  expect(['CAB-1234, white Prius', 'cab 1234', 'CAB1234, '].map(plateKey)).toEqual(Array(3).fill('CAB1234'))
  expect(plateKey('WP ශ්‍රී 1234')).not.toBe('WP1234')
})

const booking = (guest: string, first: string, last = first): GuestsBooking => ({
  guest: guest === '' ? [] : guest.split(' '),
  first,
  last,
})
const november = (...bookings: GuestsBooking[]) => returningGuests(bookings, '2026-11-01', '2026-11-30')

test('a guest who has had a ride in an earlier stay came again', () => {
  expect(november(booking('a', '2026-03-01'), booking('a', '2026-11-02'), booking('b', '2026-11-05'))).toEqual({
    guests: 2,
    again: 1,
    often: 0,
  })
  const thrice = ['2026-01-01', '2026-05-01', '2026-11-01'].map((day) => booking('a', day))
  expect(november(...thrice)).toEqual({ guests: 1, again: 1, often: 1 })
})

test('rides of one stay are one, even if each was booked alone', () => {
  expect(november(booking('a', '2026-10-20', '2026-10-28'), booking('a', '2026-11-27'))).toMatchObject({ again: 0 })
  expect(november(booking('a', '2026-10-20', '2026-10-27'), booking('a', '2026-11-27'))).toMatchObject({ again: 1 })
  // A stay goes on as long as there are rides, also those that another booking has in between.
  const long = [booking('a', '2026-09-01', '2026-11-20'), booking('a', '2026-09-03'), booking('a', '2026-11-25')]
  expect(november(...long)).toMatchObject({ guests: 1, again: 0 })
})

test('bookings with the same mail or phone are of one guest, also by way of a third one', () => {
  const one = [booking('mail1 phone1', '2026-01-01'), booking('mail2 phone1', '2026-05-01')]
  expect(november(...one, booking('mail2 phone2', '2026-11-01'))).toEqual({ guests: 1, again: 1, often: 1 })
  expect(november(...one, booking('mail3 phone3', '2026-11-01'))).toEqual({ guests: 1, again: 0, often: 0 })
})

test('only guests of the month count, and only their rides until its end; nobody is two erased guests', () => {
  expect(november(booking('a', '2026-03-01'), booking('a', '2027-02-01'))).toEqual({ guests: 0, again: 0, often: 0 })
  expect(november(booking('', '2026-03-01'), booking('', '2026-11-01'))).toEqual({ guests: 0, again: 0, often: 0 })
})
