/**
 * What a guest should know about a pickup, the same beside the form, in mails and on the booking's page. The figures
 * are the operator's: `SERVICE`. docs/product.md#pickup
 */
import { CONTACT, SERVICE } from '#domain/brand.ts'
import { formatDuration } from '#domain/contract-texts.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import { DAY_MINUTES } from '#domain/sri-lanka-time.ts'
import type { RideKind } from './booking.ts'

const { freeWaiting, meetingPoint, checkInHours } = SERVICE

/** What the time means, where the driver waits, and for how long without charge. */
export function waitingAdvice(pickup: string): string {
  if (!isColomboAirport(pickup)) return `Your driver waits ${freeWaiting.elsewhere} minutes free of charge.`
  return (
    'The pickup time is when your flight lands by its schedule. ' +
    `Your driver waits ${meetingPoint}, ${freeWaiting.airport} minutes from landing free of charge. ` +
    'If the flight is late, there is nothing to do and nothing extra to pay.'
  )
}

export const NOT_FOUND_ADVICE = `If you do not find your driver, call or write to us on WhatsApp: ${CONTACT.whatsappShown}.`

/** Rounds up to five minutes. */
const STEP = 5

interface DepartureTrip {
  readonly pickup: string
  readonly dropoff: string
  /** Of the drive; absent for a tour. */
  readonly minutes?: number | null
}

/** Minutes before a departure at which to be picked up; `null` for a trip that does not end at the airport. */
export function minutesBeforeFlight({ dropoff, minutes = null }: DepartureTrip): number | null {
  return minutes === null || !isColomboAirport(dropoff) ? null : Math.ceil((minutes + checkInHours * 60) / STEP) * STEP
}

/** What makes up the time before a departure. */
const partsOf = ({ minutes }: DepartureTrip) =>
  `${formatDuration(minutes!)} for the drive, ${checkInHours} hours at the airport.`

/**
 * @example departureAdvice({ pickup: 'Kandy', dropoff: 'CMB', minutes: 160 }) // 'For your flight,
 *   choose a pickup 5 hours 40 mins before its departure: …'
 */
export function departureAdvice(trip: DepartureTrip): string | null {
  const minutes = minutesBeforeFlight(trip)
  return minutes === null
    ? null
    : `For your flight, choose a pickup ${formatDuration(minutes)} before its departure: ${partsOf(trip)}`
}

/** The earliest departure that a pickup suits. @param time `HH:mm` @example '23:40 hrs', '01:10 hrs the next day' */
export function earliestDeparture(trip: DepartureTrip, time: string): string | null {
  const minutes = minutesBeforeFlight(trip)
  if (minutes === null) return null
  const at = Math.ceil((Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes) / STEP) * STEP
  const clock = [Math.floor(at / 60) % 24, at % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return `${clock} hrs${at >= DAY_MINUTES ? ' the next day' : ''}`
}

interface RideToPickUp extends DepartureTrip {
  readonly kind: RideKind
  readonly pickupTime: string
  readonly driver: object | null
}

/** @param sign what stands on it, as no name was given; `null` where one was */
const signAdvice = (pickup: string, sign: string | null) =>
  sign !== null && isColomboAirport(pickup) ? [`As you gave us no name, the driver's sign says "${sign}".`] : []

/**
 * For a confirmed ride: whether its time suits the flight, where the driver waits, and what to do if nobody is there.
 */
export function pickupAdvice(ride: RideToPickUp, sign: string | null = null): string[] {
  const departure = earliestDeparture(ride, ride.pickupTime)
  return [
    ...(departure === null ? [] : [`This pickup suits flights that leave from ${departure} on: ${partsOf(ride)}`]),
    waitingAdvice(ride.pickup),
    ...signAdvice(ride.pickup, sign),
    // The texts beside the driver's number say what to do.
    ...(ride.driver ? [] : [NOT_FOUND_ADVICE]),
  ]
}
