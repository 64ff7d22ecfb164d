/** A booking in words, line by line and in a title: on the confirmation, on its page, in mails and calendars. */
import { isColomboAirport } from '#domain/places/place-name.ts'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import { VEHICLE_NAMES } from '#domain/fares/vehicles.ts'
import { hasDurations, tourKind } from '#domain/safaris/parks.ts'
import { kindName, tourEnd } from '#domain/safaris/tour-texts.ts'
import { showDate, showTime } from '#domain/sri-lanka-time.ts'
import type { AssignedDriver, PublicTour, PublicTransfer, RideDetails } from './booking.ts'
import { BOTH_WAYS_TERMS, PAYMENT_TERMS } from './texts.ts'

export interface SummaryLine {
  readonly label: string
  readonly value: string
}

type CommonField =
  | 'pickup'
  | 'dropoff'
  | 'distance'
  | 'pickupDate'
  | 'pickupTime'
  | 'priceUsd'
  | 'details'
  | keyof RideDetails
type TransferSummary = Pick<PublicTransfer, 'kind' | CommonField | 'duration' | 'vehicle' | 'priceLkr' | 'travelers'> &
  Partial<Pick<PublicTransfer, 'otherWay'>>
type TourSummary = Pick<PublicTour, 'kind' | CommonField | 'park' | 'type' | 'travelers'>
/** The fields of a booking that are put into words. */
export type BookingSummary = TransferSummary | TourSummary

const pickupTimeLines = ({ pickupDate, pickupTime }: BookingSummary): SummaryLine[] => [
  { label: 'Pickup date', value: showDate(pickupDate) },
  { label: 'Pickup time', value: `${showTime(pickupTime)} (Sri Lanka time)` },
]

const priceText = ({ priceLkr, priceUsd }: { readonly priceLkr: number; readonly priceUsd: number }) =>
  `${formatLkr(priceLkr)} (${formatUsd(priceUsd)})`

const numberLine = (label: string, value: number | null): SummaryLine => ({
  label,
  value: value === null ? '' : String(value),
})

const hasValue = ({ value }: SummaryLine) => value !== ''

/** What the guest told the driver. @param travelers not given where another line says it */
export function rideDetailLines({
  guestName,
  travelers = null,
  bags,
  childSeats,
  flight,
  pickupAddress,
  dropoffAddress,
}: RideDetails & { readonly travelers?: number | null }): SummaryLine[] {
  return [
    { label: 'Flight', value: flight },
    { label: 'Pickup address', value: pickupAddress },
    { label: 'Dropoff address', value: dropoffAddress },
    { label: 'Name on the sign', value: guestName },
    numberLine('Travelers', travelers),
    numberLine('Large bags', bags),
    numberLine('Child seats', childSeats),
  ].filter(hasValue)
}

/** Of a return trip: the other drive, and the price of both. */
function otherWayLines({ otherWay }: TransferSummary): SummaryLine[] {
  if (!otherWay) return []
  const { isReturn, pickupDate, pickupTime, reference, status, total } = otherWay
  // The reference on a line of its own, where it stays whole.
  const drive = `${showDate(pickupDate)}, ${showTime(pickupTime)}\n(booking ${reference}${status === 'cancelled' ? ', cancelled' : ''})`
  return [
    { label: isReturn ? 'Way back' : 'Way there', value: drive },
    { label: 'Price of both ways', value: total ? priceText(total) : '' },
  ]
}

/** Leaves out lines without a value. */
export function bookingSummary(booking: BookingSummary): SummaryLine[] {
  const lines =
    booking.kind === 'transfer'
      ? [
          { label: 'Pickup', value: booking.pickup },
          { label: 'Dropoff', value: booking.dropoff },
          ...pickupTimeLines(booking),
          { label: 'Vehicle', value: VEHICLE_NAMES[booking.vehicle] },
          { label: 'Price', value: `${bookingPrice(booking)}, all inclusive` },
          ...otherWayLines(booking),
          { label: 'Distance', value: `${booking.distance} km` },
          { label: 'Duration', value: booking.duration },
          ...rideDetailLines(booking),
          { label: 'Flight or room details', value: booking.details },
        ]
      : [
          { label: 'Tour', value: booking.park },
          { label: 'Pickup location', value: tourEnd(booking.pickup, booking.park, 'entrance') },
          { label: 'Dropoff location', value: tourEnd(booking.dropoff, booking.park, 'exit') },
          ...pickupTimeLines(booking),
          { label: 'Duration', value: hasDurations(booking.park) ? booking.type : '' },
          { label: 'Travelers', value: String(booking.travelers) },
          { label: 'Total', value: bookingPrice(booking) },
          { label: 'Transport', value: booking.distance > 0 ? `${booking.distance} km included` : 'Not included' },
          ...rideDetailLines({ ...booking, travelers: null }),
          { label: 'Notes', value: booking.details },
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
export function bookingTitle(booking: BookingSummary): string {
  if (booking.kind === 'transfer') return `Taxi from ${booking.pickup} to ${booking.dropoff}`
  const { park, type } = booking
  const tour = tourKind(park) === 'safari' ? `${park} safari` : `${park}, ${kindName(park)}`
  return hasDurations(park) ? `${tour}, ${type.toLowerCase()}` : tour
}

/** @example 'LKR 21,480 (USD 74)', of a tour 'USD 248' */
export function bookingPrice(booking: BookingSummary): string {
  return booking.kind === 'transfer' ? priceText(booking) : formatUsd(booking.priceUsd)
}

/**
 * Both drives of a return trip told as one, where the booking is the way there: 'Taxi from Kandy to Ella and back', at
 * the price of both.
 */
export function bothWays(booking: BookingSummary): { readonly title: string; readonly price: string } {
  const back = booking.kind === 'transfer' && booking.otherWay?.isReturn ? booking.otherWay : null
  return {
    title: `${bookingTitle(booking)}${back ? ' and back' : ''}`,
    price: back?.total ? priceText(back.total) : bookingPrice(booking),
  }
}

/** How a booking is paid. One online payment is for both drives of a return trip, while both run. */
export function paymentTerms(booking: BookingSummary): string {
  return `${PAYMENT_TERMS[booking.kind]}${booking.kind === 'transfer' && booking.otherWay?.total ? ` ${BOTH_WAYS_TERMS}` : ''}`
}

/** True for a pickup at the airport without a flight, which the driver needs. */
export function lacksFlight(booking: BookingSummary): boolean {
  return (
    booking.kind === 'transfer' && booking.details === '' && booking.flight === '' && isColomboAirport(booking.pickup)
  )
}
