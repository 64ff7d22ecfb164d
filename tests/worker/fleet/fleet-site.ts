/** For tests of cars: a fleet, guests who book, and what stands in D1. */
import { env } from 'cloudflare:workers'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { vehicleText } from '#domain/fares/vehicle-text.ts'
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import type { CarState } from '#domain/bookings/ride.ts'
import { rows, type testSite, transferDetails, transferToken, trip } from '../bookings/booking-site.ts'

const prices = transferFare({ ...trip, distanceKm: trip.distance, durationMinutes: trip.minutes })

/** Writes cars of a class with the ids 1, 2, … that seat four, and stand in Colombo. */
export async function writeCars(...classes: readonly (VehicleClass | null)[]): Promise<void> {
  await env.DB.batch(
    classes.map((vehicle, i) =>
      env.DB.prepare(
        'insert or replace into cars (id, plate, vehicle, seats, base, base_lat, base_lng) values (?, ?, ?, 4, ?, 6.93, 79.85)',
      ).bind(i + 1, `CAR-${i + 1}`, vehicle, 'Colombo'),
    ),
  )
}

export const removeFleet = () =>
  env.DB.batch(
    ['driver_cars', 'days_off', 'blocked_days', 'cars'].map((table) => env.DB.prepare(`delete from ${table}`)),
  )

let guests = 0

/** What a guest sends for a transfer from Colombo to Kandy; each guest is another one. */
export async function aBooking(date: string, time = '09:30', vehicle: VehicleClass = 'mini', more: object = {}) {
  guests += 1
  const details = {
    ...transferDetails,
    email: `guest${guests}@example.com`,
    pickupdate: date,
    pickuptime: time,
    vehicle: vehicleText(vehicle, prices),
    ...more,
  }
  return { token: await transferToken(), details }
}

/** Books it. @returns the reference */
export async function book(site: ReturnType<typeof testSite>, ...asked: Parameters<typeof aBooking>): Promise<string> {
  const { token, details } = await aBooking(...asked)
  const answer = await site.post(`/transfer/booking/${token}`, { bookingDetails: details })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(text)
  return (JSON.parse(text) as BookingReceipt).reference
}

interface StoredCar {
  readonly booking_number: number
  readonly position: number
  readonly car_id: number | null
  readonly car_state: CarState
  readonly status: string
}

const carsOf = async (reference?: string) => (await rows('rides', reference)) as unknown as StoredCar[]

export const statesOf = async (reference?: string) =>
  (await carsOf(reference)).map(({ car_state: state, car_id: car }) => (car === null ? state : `${state} ${car}`))
