/** What requests that found no car can have by now: cars come free again when others cancel or move. */
import { driveOf, isRunning } from '#domain/bookings/ride.ts'
import { vehicleName } from '#domain/fares/vehicles.ts'
import type { Env } from '#worker/environment.ts'
import { availabilityOfRides, type CarAvailability } from '#worker/fleet/known-fleet.ts'
import { type CarNow, type ListedBooking, openMatters, ridesOfBooking } from './booking-list.ts'

/** The most that a list asks for: each is looked for in all that is known of its day. */
const MOST_IN_LIST = 30

function wordsOf({ vehicle }: ListedBooking, { availability, otherHours, nextClass }: CarAvailability): string {
  const own = vehicle === null ? 'car' : vehicleName(vehicle)
  if (availability !== 'none') return `A ${own} can be had for it by now: confirm it.`
  const instead = [
    ...otherHours.map(({ time }) => `one is free at ${time}`),
    ...(nextClass === null ? [] : [`a ${vehicleName(nextClass)} is free then`]),
  ]
  return `Still no ${own} is free then.${instead.length > 0 ? ` Instead ${instead.join(', or ')}.` : ''}`
}

/**
 * @param rides of its booking
 * @returns `null` for a ride that is no such request, and where nobody can tell
 */
export async function carNow(
  env: Env,
  booking: ListedBooking,
  rides: readonly ListedBooking[],
  now: Date,
): Promise<CarNow | null> {
  if (!booking.concerns.includes('no-car')) return null
  const isStay = booking.arrangement === 'stay'
  const asked = rides.filter(
    (ride) => isRunning(ride) && ride.carState === 'request' && (isStay || driveOf(ride) === driveOf(booking)),
  )
  const found = await availabilityOfRides(env, asked, booking.arrangement, now.getTime())
  const its = found?.get(booking.position)
  return its ? { isFree: its.availability !== 'none', words: wordsOf(booking, its) } : null
}

/** The first of a list with what is free for them by now: what is still without a car says so already. */
export async function withCarsNow(
  env: Env,
  bookings: readonly ListedBooking[],
  now: Date,
): Promise<readonly ListedBooking[]> {
  const asked = new Set(bookings.filter(({ concerns }) => concerns.includes('no-car')).slice(0, MOST_IN_LIST))
  // A page of a list may have only the first rides of a car that stays: it is wanted for all of them.
  const stays = new Set([...asked].filter(({ arrangement }) => arrangement === 'stay').map(({ number }) => number))
  const matters = stays.size > 0 ? await openMatters(env, now) : null
  const whole = new Map(
    await Promise.all(
      [...stays].map(async (number) => [number, await ridesOfBooking(env, number, now, matters!)] as const),
    ),
  )
  return Promise.all(
    bookings.map(async (booking) => {
      if (!asked.has(booking)) return booking
      const found = await carNow(
        env,
        booking,
        whole.get(booking.number) ?? bookings.filter(({ number }) => number === booking.number),
        now,
      )
      return found?.isFree ? { ...booking, carNow: found } : booking
    }),
  )
}
