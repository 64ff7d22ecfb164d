/** The rides that the answer to a journey shows, before the server has told them. */
import { expect, test } from 'vitest'
import { journeyRides } from '#client/booking/booking-quote.ts'
import type { JourneyBookingDetails } from '#domain/bookings/request/details.ts'
import { saidOnce } from '#domain/bookings/itinerary.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import type { JourneyRide } from '#domain/journeys/journey-calls.ts'

test('a party in two vehicles is counted once, and each vehicle has its part', () => {
  const fare = { miniprice: 20_000, carprice: 22_000, vanprice: 25_000, miniusd: 69, carusd: 76, vanusd: 87 }
  const ride = {
    ...fare,
    kind: 'transfer',
    pickup: 'Kandy',
    dropoff: 'Ella',
    via: [],
    distance: 140,
    duration: '4 hours',
    day: 0,
    from: 0,
    to: 1,
  } as JourneyRide
  const priced = { rides: [ride], total: fare, stay: null, vehicles: 2 as const, warnings: [], better: null }
  const details = {
    vehicle: 'van',
    arrangement: 'rides',
    passengers: '7',
    bags: '9',
    childseats: '1',
    rides: [{ pickupdate: '2027-03-01', pickuptime: '09:00' }],
  } as unknown as JourneyBookingDetails
  const plan = { stops: [{ place: 'Kandy' }, { place: 'Ella' }], travelers: 7, bags: 9 }
  const rides = journeyRides(priced, plan, details)
  expect(rides).toMatchObject([
    { travelers: 4, bags: 5, childSeats: 1 },
    { travelers: 3, bags: 4, childSeats: 0 },
  ])
  const said = Object.fromEntries(saidOnce(rides, ENGLISH_TEXTS).map(({ label, value }) => [label, value]))
  expect(said).toMatchObject({ Vehicle: '2 x Van', Travelers: '7', 'Large bags': '9', 'Child seats': '1' })
})
