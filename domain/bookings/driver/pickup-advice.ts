/**
 * What a guest should know about a pickup, the same beside the form, in mails and on the booking's page. The figures
 * are the operator's: `SERVICE`, and the promises of the booking's price list, or for what is not booked yet of the list in
 * force. docs/product.md#pickup
 */
import { CONTACT, SERVICE } from '#domain/brand.ts'
import type { Texts } from '#domain/languages/texts.ts'
import type { Promises } from '#domain/prices/price-list.ts'
import {
  type DepartureTrip,
  FLIGHT_STEP,
  minutesBeforeFlight,
  minutesOnTheWay,
} from '#domain/quotes/time-on-the-way.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import { DAY_MINUTES } from '#domain/sri-lanka-time.ts'
import type { RideKind } from '#domain/duration-and-tour-length.ts'
import { driveOf } from '../ride.ts'

const { meetingPoint, checkInHours } = SERVICE

/** What the time of an airport pickup means. */
export const landingAdvice = (texts: Texts) => texts.in('booking').pickup.landing

/** Where the driver waits, and for how long without charge. */
export function placeToWait(pickup: string, { freeWaiting }: Promises, texts: Texts): string {
  const { pickup: t, operator } = texts.in('booking')
  return isColomboAirport(pickup)
    ? t.waitingAtAirport(operator(meetingPoint), freeWaiting.airport)
    : t.waiting(freeWaiting.elsewhere)
}

/** Both. */
export function waitingAdvice(pickup: string, promises: Promises, texts: Texts): string {
  const waiting = placeToWait(pickup, promises, texts)
  return isColomboAirport(pickup) ? texts.formats.sentences([landingAdvice(texts), waiting]) : waiting
}

/** What the site promises a guest if nobody comes to the pickup. */
export function nobodyComesText({ ifNobodyComes }: Promises, texts: Texts): string {
  const { minutes, backPercent, taxiPercent } = ifNobodyComes
  return texts.in('booking').pickup.nobody.text(CONTACT.whatsappShown, minutes, backPercent, taxiPercent)
}

/**
 * What they have once the promised minute is past, if it is so: the guest's word alone does not prove it.
 * @param since `HH:mm`, when it was
 */
export function unmetText(since: string, { ifNobodyComes }: Promises, texts: Texts): string {
  const { backPercent, taxiPercent } = ifNobodyComes
  const { unmet } = texts.in('booking').pickup.nobody
  return unmet(texts.formats.time(since), CONTACT.whatsappShown, backPercent, taxiPercent)
}

export const notFoundAdvice = (texts: Texts) => texts.in('booking').pickup.notFound(CONTACT.whatsappShown)

/** Until when a guest learns who drives. */
export const driverPromise = ({ driverHours }: Promises, texts: Texts) =>
  texts.in('booking').pickup.driverPromise(driverHours)

/**
 * @example departureAdvice({ pickup: 'Kandy', dropoff: 'CMB', minutes: 160 }, texts) // 'For your flight,
 *   choose a pickup 5 hours 40 mins before its departure: …'
 */
export function departureAdvice(trip: DepartureTrip, texts: Texts): string | null {
  const minutes = minutesBeforeFlight(trip)
  if (minutes === null) return null
  const { duration } = texts.formats
  return texts.in('booking').pickup.departure(duration(minutes), duration(minutesOnTheWay(trip)), checkInHours)
}

/** The earliest departure that a pickup suits. @param time `HH:mm` @example '23:40 hrs', '01:10 hrs the next day' */
export function earliestDeparture(trip: DepartureTrip, time: string, texts: Texts): string | null {
  const minutes = minutesBeforeFlight(trip)
  if (minutes === null) return null
  const at = Math.ceil((Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes) / FLIGHT_STEP) * FLIGHT_STEP
  const clock = [Math.floor(at / 60) % 24, at % 60].map((part) => String(part).padStart(2, '0')).join(':')
  const shown = texts.formats.time(clock)
  return at >= DAY_MINUTES ? texts.in('booking').pickup.nextDay(shown) : shown
}

interface RideToPickUp extends DepartureTrip {
  readonly kind: RideKind
  readonly pickupTime: string
  readonly driver: object | null
}

/**
 * For a confirmed ride: whether its time suits the flight, where the driver waits, and what to do if nobody is there.
 * @param sign the text of the driver's sign if no name was given; `null` if one was
 */
export function pickupAdvice(
  ride: RideToPickUp,
  promises: Promises,
  texts: Texts,
  sign: string | null = null,
): string[] {
  const { pickup: t } = texts.in('booking')
  // A tour's drive is not all of its time.
  const departure = ride.kind === 'tour' ? null : earliestDeparture(ride, ride.pickupTime, texts)
  return [
    ...(departure === null ? [] : [t.suits(departure, texts.formats.duration(minutesOnTheWay(ride)), checkInHours)]),
    waitingAdvice(ride.pickup, promises, texts),
    ...(sign !== null && isColomboAirport(ride.pickup) ? [t.sign(sign)] : []),
    // The texts beside the driver's number say what to do.
    ...(ride.driver ? [] : [notFoundAdvice(texts)]),
  ]
}

interface ToldRide extends RideToPickUp {
  readonly position: number
  readonly beside?: number | null
  readonly guestName?: string
}

/**
 * The same for a ride among the others of its booking: what the first vehicle of its drive is told already is not said
 * again for the second.
 * @param sign the text of the sign of whom nobody has named
 */
export function adviceOnce<R extends ToldRide>(
  ride: R,
  rides: readonly R[],
  promises: Promises,
  texts: Texts,
  sign: string,
): string[] {
  const adviceOf = (told: R) => pickupAdvice(told, promises, texts, told.guestName ? null : sign)
  const advice = adviceOf(ride)
  const first = rides.find((other) => other.position < ride.position && driveOf(other) === driveOf(ride))
  return first && adviceOf(first).join() === advice.join() ? [] : advice
}
