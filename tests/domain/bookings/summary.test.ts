import { expect, test } from 'vitest'
import { bookingSummary, bookingTitle, bothWays, lacksFlight, paymentTerms } from '#domain/bookings/summary.ts'

const SAID_NOTHING = {
  guestName: '',
  bags: null,
  childSeats: null,
  flight: '',
  pickupAddress: '',
  dropoffAddress: '',
} as const
const transfer = {
  kind: 'transfer',
  pickup: 'CMB',
  dropoff: 'Ella',
  distance: 219,
  duration: '4 hours 52 mins',
  pickupDate: '2027-03-05',
  pickupTime: '04:05',
  vehicle: 'car',
  priceLkr: 34845,
  priceUsd: 120,
  details: '',
  travelers: null,
  ...SAID_NOTHING,
} as const
const tour = {
  kind: 'safari',
  park: 'Yala national park',
  pickup: 'Yala national park',
  dropoff: 'yala-national-park',
  distance: 0,
  type: 'Full Day',
  travelers: 2,
  pickupDate: '2027-03-05',
  pickupTime: '05:00',
  priceUsd: 210,
  details: 'Vegetarian',
  ...SAID_NOTHING,
} as const

const lines = (booking: Parameters<typeof bookingSummary>[0]) =>
  bookingSummary(booking).map(({ label, value }) => `${label}: ${value}`)

test("a transfer's summary has the words of the confirmation, and no line without a value", () => {
  expect(lines(transfer)).toEqual([
    'Pickup: CMB',
    'Dropoff: Ella',
    'Pickup date: 2027 March 5',
    'Pickup time: 04:05 hrs (Sri Lanka time)',
    'Vehicle: Sedan Car',
    'Price: LKR 34,845 (USD 120), all inclusive',
    'Distance: 219 km',
    'Duration: 4 hours 52 mins',
  ])
  expect(lines({ ...transfer, details: 'UL504' })).toContain('Flight or room details: UL504')
  expect(bookingTitle(transfer)).toBe('Taxi from CMB to Ella')
})

test('a tour from park to park starts at the entrance gate and ends at the exit gate', () => {
  expect(lines(tour)).toEqual(
    expect.arrayContaining([
      'Pickup location: Yala national park entrance gate',
      'Dropoff location: yala-national-park exit gate',
      'Duration: Full Day',
      'Travelers: 2',
      'Total: USD 210',
      'Transport: Not included',
      'Notes: Vegetarian',
    ]),
  )
  expect(bookingTitle(tour)).toBe('Yala national park safari, full day')
})

test('the hike has no choice of duration', () => {
  const hike = { ...tour, park: "Adam's Peak", pickup: 'Hatton', dropoff: 'Hatton', distance: 60 }
  expect(lines(hike).some((line) => line.startsWith('Duration'))).toBe(false)
  expect(lines(hike)).toContain('Transport: 60 km included')
  expect(bookingTitle(hike)).toBe("Adam's Peak, guided hike")
})

test('what the guest told the driver stands before the notes, each once', () => {
  const told = {
    guestName: 'Ann Smith',
    bags: 0,
    childSeats: 1,
    flight: 'UL504',
    pickupAddress: '12 Lake Road',
    dropoffAddress: 'Villa Sunrise',
  }
  expect(lines({ ...transfer, ...told, travelers: 5, details: 'Two surfboards' }).slice(8)).toEqual([
    'Flight: UL504',
    'Pickup address: 12 Lake Road',
    'Dropoff address: Villa Sunrise',
    'Name on the sign: Ann Smith',
    'Travelers: 5',
    'Large bags: 0',
    'Child seats: 1',
    'Flight or room details: Two surfboards',
  ])
  expect(lines({ ...tour, ...told }).filter((line) => line.startsWith('Travelers'))).toEqual(['Travelers: 2'])
})

test('a return trip is told as one from its way there, and one payment online is for both while both run', () => {
  const way = {
    reference: 'K7Q2-M4XT-9BHE',
    status: 'new',
    pickupDate: '2027-03-09',
    pickupTime: '15:00',
    total: { priceLkr: 70000, priceUsd: 243 },
  } as const
  const there = { ...transfer, otherWay: { ...way, isReturn: true } }
  const back = { ...transfer, otherWay: { ...way, isReturn: false } }
  const alone = { ...transfer, otherWay: { ...way, isReturn: true, status: 'cancelled', total: null } } as const
  expect(bothWays(there)).toEqual({ title: 'Taxi from CMB to Ella and back', price: 'LKR 70,000 (USD 243)' })
  for (const booking of [back, transfer])
    expect(bothWays(booking)).toEqual({ title: 'Taxi from CMB to Ella', price: 'LKR 34,845 (USD 120)' })
  expect(bothWays(alone).price).toBe('LKR 34,845 (USD 120)')
  for (const booking of [there, back]) expect(paymentTerms(booking)).toContain('one payment online is for both ways')
  for (const booking of [alone, transfer, tour]) expect(paymentTerms(booking)).not.toContain('both ways')
  expect(lines(there)).toContain('Way back: 2027 March 9, 15:00 hrs\n(booking K7Q2-M4XT-9BHE)')
})

test('only a pickup at the airport without details lacks its flight', () => {
  expect(lacksFlight(transfer)).toBe(true)
  expect(lacksFlight({ ...transfer, details: 'UL504' })).toBe(false)
  expect(lacksFlight({ ...transfer, flight: 'UL504' })).toBe(false)
  expect(lacksFlight({ ...transfer, pickup: 'Ella', dropoff: 'CMB' })).toBe(false)
  expect(lacksFlight(tour)).toBe(false)
})
