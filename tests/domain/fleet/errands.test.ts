import { expect, test } from 'vitest'
import { classOfTour, errandsOf, type RideForCar } from '#domain/fleet/errands.ts'
import { largestVehicle, roomOf, vehicleClasses } from '#domain/fares/vehicles.ts'
import { instantOf } from '#domain/sri-lanka-time.ts'

const at = (time: string, date = '2027-03-10') => instantOf({ date, time })!.getTime()
const ride = (position: number, more: Partial<RideForCar> = {}): RideForCar => ({
  position,
  kind: 'transfer',
  pickupDate: '2027-03-10',
  pickup: 'Kandy',
  pickupTime: '10:00',
  minutes: 60,
  via: null,
  park: null,
  tourLength: null,
  distanceKm: 40,
  vehicle: vehicleClasses()[0]!,
  ...more,
})
const ENDS = { from: { lat: 7, lng: 80 }, to: null }
const NO_CARS = { cars: [] }
const errands = (rides: readonly RideForCar[], arrangement: 'rides' | 'stay' = 'rides') =>
  errandsOf(rides, arrangement, NO_CARS, () => ENDS)

test('a ride is an errand of its own class, from its pickup to its dropoff', () => {
  expect(errands([ride(1, { travelers: 2 })])).toEqual([
    { positions: [1], start: at('10:00'), end: at('11:00'), vehicle: vehicleClasses()[0], party: 2, ...ENDS },
  ])
})

test('a ride that was cancelled wants no car', () => {
  expect(errands([ride(1, { status: 'cancelled' }), ride(2, { status: 'confirmed' })])).toHaveLength(1)
})

test('rides beside each other are two errands, each with its part of the party', () => {
  const beside = errands([ride(1, { travelers: 5 }), ride(2, { travelers: 5, beside: 1 })])
  expect(beside.map(({ positions, party }) => ({ positions, party }))).toEqual([
    { positions: [1], party: 3 },
    { positions: [2], party: 3 },
  ])
})

test('a car and driver who stay are one errand from the first pickup to the last dropoff', () => {
  const rides = [ride(1), ride(2, { pickupDate: '2027-03-12' }), ride(3, { pickupDate: '2027-03-12', beside: 2 })]
  expect(errands(rides, 'stay').map(({ start, end, positions }) => ({ start, end, positions }))).toEqual([
    { start: at('10:00'), end: at('11:00', '2027-03-12'), positions: [1, 2] },
    { start: at('10:00', '2027-03-12'), end: at('11:00', '2027-03-12'), positions: [3] },
  ])
  expect(errands([], 'stay')).toEqual([])
})

test('a tour takes the smallest class that seats its travelers and has a car', () => {
  const [smallest] = vehicleClasses()
  expect(classOfTour(1, NO_CARS)).toBe(smallest)
  expect(classOfTour(99, NO_CARS)).toBe(largestVehicle())
  const van = { id: 1, vehicle: largestVehicle(), seats: 6, base: null, blocked: [] }
  expect(classOfTour(1, { cars: [van] })).toBe(largestVehicle())
  expect(roomOf(classOfTour(5, NO_CARS)).seats).toBeGreaterThanOrEqual(5)
})

test('a tour may have any larger car, a transfer only its own class', () => {
  const tour = ride(1, { kind: 'tour', park: 'Yala national park', tourLength: 'half', vehicle: null, travelers: 1 })
  expect(errands([tour, ride(2)]).map(({ larger }) => larger)).toEqual([vehicleClasses().slice(1), undefined])
})
