import { expect, test } from 'vitest'
import { rideNumber } from '#domain/bookings/itinerary.ts'
import { saidOfRides } from '#domain/bookings/ride.ts'

const ride = (position: number, beside: number | null, text: string | null) => ({ position, beside, text })

test('a drive is named by its turn, however many vehicles the ones before had', () => {
  const rides = [ride(1, null, ''), ride(2, 1, ''), ride(3, null, ''), ride(4, 3, ''), ride(5, null, '')]
  expect(rides.map(({ position }) => rideNumber(rides, position).number)).toEqual([1, 1, 2, 2, 3])
  expect(rideNumber(rides, 5).count).toBe(3)
})

test('both vehicles of the only drive are counted', () => {
  const rides = [ride(1, null, ''), ride(2, 1, '')]
  expect(rides.map(({ position }) => rideNumber(rides, position))).toEqual([
    { number: 1, count: 2 },
    { number: 2, count: 2 },
  ])
})

test.each([
  ['what holds for all is said of none', [ride(1, null, 'a'), ride(2, null, 'a')], [{ position: null, text: 'a' }]],
  ['what holds for one is said of it', [ride(1, null, null), ride(2, null, 'a')], [{ position: 2, text: 'a' }]],
  [
    'what holds for both vehicles of a drive is said of the first',
    [ride(1, null, null), ride(2, 1, null), ride(3, null, 'a'), ride(4, 3, 'a')],
    [{ position: 3, text: 'a' }],
  ],
  [
    'what holds for each vehicle alone is said of each',
    [ride(1, null, 'a'), ride(2, 1, 'b'), ride(3, null, 'a')],
    [
      { position: 1, text: 'a' },
      { position: 2, text: 'b' },
      { position: 3, text: 'a' },
    ],
  ],
  ['nothing is said of nothing', [ride(1, null, null)], []],
])('%s', (_, rides, expected) => {
  expect(saidOfRides(rides, ({ text }) => text)).toEqual(expected)
})
