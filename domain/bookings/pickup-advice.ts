/**
 * What a guest should know about a pickup, the same beside the form, in mails and on the booking's page. The figures
 * are the operator's: `SERVICE`. docs/product.md#pickup
 */
import { CONTACT, SERVICE } from '#domain/brand.ts'
import { formatDuration, parseDuration } from '#domain/contract-texts.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'

const { freeWaiting, meetingPoint, checkInHours } = SERVICE

/** What the time means, where the driver waits, and for how long without charge. */
export function waitingAdvice(pickup: string): string {
  if (!isColomboAirport(pickup)) return `Your driver waits ${freeWaiting.elsewhere} minutes free of charge.`
  return `The pickup time is when your flight lands by its schedule. Your driver waits ${meetingPoint}, ${freeWaiting.airport} minutes from landing free of charge. If the flight is late, there is nothing to do and nothing extra to pay.`
}

export const NOT_FOUND_ADVICE = `If you do not find your driver, call or write to us on WhatsApp: ${CONTACT.whatsappShown}.`

/** Rounds up to five minutes. */
const STEP = 5
const DAY = 24 * 60

interface DepartureTrip {
  readonly pickup: string
  readonly dropoff: string
  /** As the roads say it: '2 hours 10 mins'. */
  readonly duration: string
}

/** Minutes before a departure at which to be picked up; `null` for a trip that does not end at the airport. */
function minutesBefore({ dropoff, duration }: DepartureTrip): number | null {
  const drive = parseDuration(duration)
  return drive === null || !isColomboAirport(dropoff) ? null : Math.ceil((drive + checkInHours * 60) / STEP) * STEP
}

/**
 * @example departureAdvice({ pickup: 'Kandy', dropoff: 'CMB', duration: '2 hours 40 mins' }) // 'For your flight,
 *   choose a pickup 5 hours 40 mins before its departure: …'
 */
export function departureAdvice(trip: DepartureTrip): string | null {
  const minutes = minutesBefore(trip)
  return minutes === null
    ? null
    : `For your flight, choose a pickup ${formatDuration(minutes)} before its departure: ${trip.duration} for the drive, ${checkInHours} hours at the airport.`
}

/** The earliest departure that a pickup suits. @param time `HH:mm` @example '23:40 hrs', '01:10 hrs the next day' */
export function earliestDeparture(trip: DepartureTrip, time: string): string | null {
  const minutes = minutesBefore(trip)
  if (minutes === null) return null
  const at = Math.ceil((Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes) / STEP) * STEP
  const clock = [Math.floor(at / 60) % 24, at % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return `${clock} hrs${at >= DAY ? ' the next day' : ''}`
}

/**
 * For a confirmed booking: whether its time suits the flight, where the driver waits, and what to do if nobody is
 * there.
 */
export function pickupAdvice(booking: {
  readonly kind: 'transfer' | 'safari'
  readonly pickup: string
  readonly dropoff: string
  readonly duration?: string
  readonly pickupTime: string
  readonly driver: object | null
}): string[] {
  const departure = earliestDeparture({ ...booking, duration: booking.duration ?? '' }, booking.pickupTime)
  return [
    ...(departure === null
      ? []
      : [
          `This pickup suits flights that leave from ${departure} on: ${booking.duration} for the drive, ${checkInHours} hours at the airport.`,
        ]),
    waitingAdvice(booking.pickup),
    // Beside the driver's number stands what to do.
    ...(booking.driver ? [] : [NOT_FOUND_ADVICE]),
  ]
}
