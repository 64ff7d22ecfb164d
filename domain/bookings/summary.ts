/** A booking in words, line by line and in a title: on the confirmation, on its page, in mails and calendars. */
import { formatDuration, tourTypeText } from '#domain/contract-texts.ts'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import { VEHICLE_NAMES } from '#domain/fares/vehicles.ts'
import { isColomboAirport, placeKey } from '#domain/places/place-name.ts'
import { hasDurations, tourKind } from '#domain/safaris/parks.ts'
import { kindName, tourEnd } from '#domain/safaris/tour-texts.ts'
import { showDate, showTime } from '#domain/sri-lanka-time.ts'
import { showPrice } from './agreed-price.ts'
import type { AssignedDriver, RideInWords, RideKind } from './booking.ts'
import { type DriverNotes, noteLabel, notesOf } from './driver-notes.ts'
import { PAYMENT_TERMS, SEVERAL_RIDES_TERMS } from './texts.ts'

export interface SummaryLine {
  readonly label: string
  readonly value: string
}

const hasValue = ({ value }: SummaryLine) => value !== ''

/** What the guest told the driver, without the details, which stand last. */
export function driverNoteLines(notes: DriverNotes & { readonly kind: RideKind }): SummaryLine[] {
  return notesOf(notes.kind)
    .filter((name) => name !== 'details')
    .map((name) => ({ label: noteLabel(name, notes.kind), value: String(notes[name] ?? '') }))
    .filter(hasValue)
}

/** The quoted price that no longer holds, and why. */
function quotedLines({ quoted }: RideInWords): SummaryLine[] {
  if (!quoted) return []
  return [{ label: 'Instead of', value: showPrice(quoted) + (quoted.reason && `: ${quoted.reason}`) }]
}

/** One ride. Leaves out lines without a value. */
export function rideSummary(ride: RideInWords): SummaryLine[] {
  const pickupTimeLines = [
    { label: 'Pickup date', value: showDate(ride.pickupDate) },
    { label: 'Pickup time', value: `${showTime(ride.pickupTime)} (Sri Lanka time)` },
  ]
  const details = { label: noteLabel('details', ride.kind), value: ride.details }
  const lines =
    ride.kind === 'transfer'
      ? [
          { label: 'Pickup', value: ride.pickup },
          { label: 'Dropoff', value: ride.dropoff },
          ...pickupTimeLines,
          { label: 'Vehicle', value: VEHICLE_NAMES[ride.vehicle] },
          { label: 'Price', value: `${priceText([ride])}, all inclusive` },
          ...quotedLines(ride),
          { label: 'Distance', value: `${ride.distanceKm} km` },
          { label: 'Duration', value: formatDuration(ride.minutes) },
          ...driverNoteLines(ride),
          details,
        ]
      : [
          { label: 'Tour', value: ride.park },
          { label: 'Pickup location', value: tourEnd(ride.pickup, ride.park, 'entrance') },
          { label: 'Dropoff location', value: tourEnd(ride.dropoff, ride.park, 'exit') },
          ...pickupTimeLines,
          { label: 'Duration', value: hasDurations(ride.park) ? tourTypeText(ride.tourLength) : '' },
          { label: 'Travelers', value: String(ride.travelers) },
          { label: 'Total', value: priceText([ride]) },
          ...quotedLines(ride),
          { label: 'Transport', value: ride.distanceKm > 0 ? `${ride.distanceKm} km included` : 'Not included' },
          ...driverNoteLines(ride),
          details,
        ]
  return lines.filter(hasValue)
}

export function driverLines({ name, phone, car }: AssignedDriver): SummaryLine[] {
  return [
    { label: 'Driver', value: name },
    { label: "Driver's phone", value: phone },
    { label: 'Car', value: car },
  ]
}

/** @example 'Taxi from Colombo to Kandy', 'Yala national park safari, full day' */
export function rideTitle(ride: RideInWords): string {
  if (ride.kind === 'transfer') return `Taxi from ${ride.pickup} to ${ride.dropoff}`
  const { park, tourLength } = ride
  const tour = tourKind(park) === 'safari' ? `${park} safari` : `${park}, ${kindName(park)}`
  return hasDurations(park) ? `${tour}, ${tourTypeText(tourLength).toLowerCase()}` : tour
}

const leadsBack = (there: RideInWords, back: RideInWords) =>
  placeKey(there.pickup) === placeKey(back.dropoff) && placeKey(there.dropoff) === placeKey(back.pickup)

/**
 * All rides of a booking. @param rides at least one
 * @example 'Taxi from Kandy to Ella and back', 'Taxi from Kandy to Ella and 3 more rides'
 */
export function bookingTitle(rides: readonly RideInWords[]): string {
  const [first, second] = rides as readonly [RideInWords, ...RideInWords[]]
  if (!second) return rideTitle(first)
  const more = rides.length - 1
  if (more === 1 && leadsBack(first, second)) return `${rideTitle(first)} and back`
  return `${rideTitle(first)} and ${more} more ${more === 1 ? 'ride' : 'rides'}`
}

interface Priced {
  readonly priceUsd: number
  readonly priceLkr?: number | null
}

/**
 * The price of some rides together. A tour has a price in dollars alone.
 * @example 'LKR 21,480 (USD 74)', with a tour 'USD 248'
 */
export function priceText(rides: readonly Priced[]): string {
  const usd = formatUsd(rides.reduce((sum, { priceUsd }) => sum + priceUsd, 0))
  if (!rides.every(({ priceLkr }) => typeof priceLkr === 'number')) return usd
  return `${formatLkr(rides.reduce((sum, { priceLkr }) => sum + priceLkr!, 0))} (${usd})`
}

/** How the rides that still run are paid for. @param rides at least one */
export function paymentTerms(rides: readonly RideInWords[]): string {
  const terms = PAYMENT_TERMS[rides[0]!.kind]
  return rides.length > 1 ? `${terms} ${SEVERAL_RIDES_TERMS}` : terms
}

/** True for a pickup at the airport without a flight, which the driver needs. */
export function lacksFlight(ride: RideInWords): boolean {
  return ride.kind === 'transfer' && ride.details === '' && ride.flight === '' && isColomboAirport(ride.pickup)
}
