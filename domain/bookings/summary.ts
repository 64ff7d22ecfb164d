/** A booking in words, line by line and in a title: on the confirmation, on its page, in mails and calendars. */
import { drivesOf } from './drives.ts'
import { formatDuration, tourTypeText } from '#domain/contract-texts.ts'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import { VEHICLE_NAMES } from '#domain/fares/vehicles.ts'
import type { Arrangement } from '#domain/journeys/call-shapes.ts'
import type { StopOnTheWay } from '#domain/quotes/call-shapes.ts'
import { isColomboAirport, placeKey } from '#domain/places/place-name.ts'
import { hasDurations, tourKind } from '#domain/safaris/parks.ts'
import { kindName, parkFee, tourEnd } from '#domain/safaris/tour-texts.ts'
import { showDate, showTime } from '#domain/sri-lanka-time.ts'
import { quotedWords } from './agreed-price.ts'
import type { AssignedDriver, PublicBooking, RideInWords, RideKind } from './booking.ts'
import { type DriverNotes, noteLabel, notesOf } from './driver-notes.ts'
import { payAtTheEnd, severalRidesTerms, stayTerms } from './texts.ts'

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
export function quotedLines({ quoted }: RideInWords): SummaryLine[] {
  if (!quoted) return []
  return [{ label: 'Instead of', value: quotedWords(quoted, quoted.reason) }]
}

function parkFeeText({ park, travelers }: Extract<RideInWords, { readonly kind: 'tour' }>): string {
  const { stated, note } = parkFee(park, travelers)
  return stated ? `${stated.amount}. ${stated.meaning} ${note}` : note
}

/** @example stopsText([{ place: 'Pinnawala', minutes: 45 }]) // 'Pinnawala (45 mins)' */
export function stopsText(via: readonly StopOnTheWay[] | null | undefined): string {
  return (via ?? [])
    .map(({ place, minutes }) => (minutes > 0 ? `${place} (${formatDuration(minutes)})` : place))
    .join(', ')
}

/** Minutes of waiting at all stops of a ride. */
export const waitingMinutes = ({ via }: { readonly via?: readonly StopOnTheWay[] | null }) =>
  (via ?? []).reduce((sum, { minutes }) => sum + minutes, 0)

/** Of the drive, and at the stops. */
function durationText(ride: { readonly minutes: number; readonly via?: readonly StopOnTheWay[] | null }): string {
  const waiting = waitingMinutes(ride)
  return `${formatDuration(ride.minutes)}${waiting > 0 ? ` of driving, ${formatDuration(waiting)} at stops` : ''}`
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
          { label: 'By way of', value: stopsText(ride.via) },
          { label: 'Dropoff', value: ride.dropoff },
          ...pickupTimeLines,
          { label: 'Vehicle', value: VEHICLE_NAMES[ride.vehicle] },
          { label: 'Price', value: `${priceText([ride])}, all inclusive` },
          ...quotedLines(ride),
          { label: 'Distance', value: `${ride.distanceKm} km` },
          { label: 'Duration', value: durationText(ride) },
          ...driverNoteLines(ride),
          details,
        ]
      : [
          { label: 'Tour', value: ride.park },
          { label: 'Pickup location', value: tourEnd(ride.pickup, ride.park, 'entrance') },
          { label: 'By way of', value: stopsText(ride.via) },
          { label: 'Dropoff location', value: tourEnd(ride.dropoff, ride.park, 'exit') },
          ...pickupTimeLines,
          { label: 'Duration', value: hasDurations(ride.park) ? tourTypeText(ride.tourLength) : '' },
          { label: 'Travelers', value: String(ride.travelers) },
          { label: 'Total', value: priceText([ride]) },
          ...quotedLines(ride),
          { label: 'Park fee', value: parkFeeText(ride) },
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

/** Where a journey begins and ends. @example 'Journey from Colombo to Mirissa', 'Round trip from Colombo' */
function journeyTitle(first: RideInWords, last: RideInWords): string {
  return placeKey(first.pickup) === placeKey(last.dropoff)
    ? `Round trip from ${first.pickup}`
    : `Journey from ${first.pickup} to ${last.dropoff}`
}

/**
 * All rides of a booking. @param rides at least one
 * @example 'Taxi from Kandy to Ella and back', 'Journey from Kandy to Galle, 4 rides, 2 vehicles'
 */
export function bookingTitle(rides: readonly RideInWords[]): string {
  const drives = drivesOf(rides)
  const vehicles = Math.max(...drives.map(({ length }) => length))
  const addition = vehicles > 1 ? `, ${vehicles} vehicles` : ''
  const firsts = drives.map(([first]) => first) as [RideInWords, ...RideInWords[]]
  const [first, second] = firsts
  if (!second) return `${rideTitle(first)}${addition}`
  if (firsts.length === 2) {
    return `${rideTitle(first)}${leadsBack(first, second) ? ' and back' : ' and 1 more ride'}${addition}`
  }
  return `${journeyTitle(first, firsts.at(-1)!)}, ${firsts.length} rides${addition}`
}

/** From where to where, as in an itinerary. @example 'Kandy to Ella', 'Ella to Tissamaharama by way of Yala national park' */
export function routeText(ride: RideInWords): string {
  if (ride.kind === 'transfer') return `${ride.pickup} to ${ride.dropoff}`
  return `${tourEnd(ride.pickup, ride.park, 'entrance')} to ${tourEnd(ride.dropoff, ride.park, 'exit')}`
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

/** How the rides that still run are paid for. @param rides at least one. @param isOnline whether they can be paid online */
export function paymentTerms(
  rides: readonly RideInWords[],
  isOnline: boolean,
  arrangement: Arrangement = 'rides',
): string {
  if (arrangement === 'stay') return stayTerms(isOnline)
  const terms = payAtTheEnd(rides[0]!.kind, isOnline)
  return rides.length > 1 ? `${terms} ${severalRidesTerms(isOnline)}` : terms
}

/** What the price of a booking is for. @example 'Car and driver for 8 days' */
export function arrangementText({
  arrangement,
  stayDays,
}: Pick<PublicBooking, 'arrangement' | 'stayDays'>): string | null {
  return arrangement === 'stay' ? `Car and driver for ${stayDays} days` : null
}

/** True for a pickup at the airport without a flight, which the driver needs. */
export function lacksFlight(ride: RideInWords): boolean {
  return ride.kind === 'transfer' && ride.details === '' && ride.flight === '' && isColomboAirport(ride.pickup)
}
