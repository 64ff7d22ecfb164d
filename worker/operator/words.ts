/** A booking and a payment in a few words, the same in the operator's command, pages and mails. */
import type { PublicTour } from '#domain/bookings/booking.ts'
import { PAYMENT_PROBLEMS, showAmount } from '#domain/bookings/payments.ts'
import { rideDetailLines } from '#domain/bookings/summary.ts'
import { formatUsd, grouped } from '#domain/fares/money.ts'
import { VEHICLE_NAMES } from '#domain/fares/vehicles.ts'
import { tourEnd, tourWords } from '#domain/safaris/tour-texts.ts'
import { tourWarning } from '#domain/safaris/tour-warning.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { OperatorBooking, PaymentNoticeRow } from '#worker/database/schema.ts'
import { minutesToGate, placeTour } from '#worker/quotes/placed-trips.ts'

/** Date and time in Sri Lanka of an instant. @param instant UTC, ISO 8601 */
export function showInstant(instant: string): string {
  const { date, time } = sriLankaTime(new Date(instant))
  return `${date} ${time}`
}

/** What is driven. */
export function rideWords({
  kind,
  pickup,
  dropoff,
  park,
  type,
  travelers,
  vehicle,
  otherWay,
  isReturn,
}: OperatorBooking): string {
  if (kind === 'transfer')
    return `${pickup} -> ${dropoff} · ${VEHICLE_NAMES[vehicle!]}${otherWay === null ? '' : isReturn ? ` · way back of ${otherWay}` : ` · way back: ${otherWay}`}`
  return `${tourWords({ park: park!, type: type! })}, ${travelers} ${travelers === 1 ? 'traveler' : 'travelers'} · ${tourEnd(pickup, park!, 'entrance')} -> ${tourEnd(dropoff, park!, 'exit')}`
}

/** What the customer was told of this day or hour at the park; `null` for nothing. */
export function parkWarning({
  park,
  pickup,
  dropoff,
  type,
  pickupDate: date,
  pickupTime: time,
}: PublicTour): string | null {
  const placed = placeTour({ park, pickup, dropoff })
  return tourWarning({ park, type, date, time, toGateMinutes: placed && minutesToGate(placed) })
}

/** What the guest told the driver: 'Flight UL504 · Name on the sign Ann Smith · Large bags 2'; empty for nothing. */
export function driverWords(booking: OperatorBooking): string {
  return rideDetailLines({ ...booking, travelers: booking.kind === 'transfer' ? booking.travelers : null })
    .map(({ label, value }) => `${label} ${value}`)
    .join(' · ')
}

/** The price, and what of it is paid. */
export function priceWords({ priceUsd, paidUsd }: OperatorBooking): string {
  return paidUsd === 0
    ? formatUsd(priceUsd)
    : paidUsd >= priceUsd
      ? `${formatUsd(priceUsd)} paid`
      : `${formatUsd(priceUsd)}, ${grouped(paidUsd)} paid`
}

/** What the payment gateway said, and why that needs a hand. */
export function noticeWords({
  cents,
  currency,
  status,
  gateway,
  payment,
  orderName,
  problem,
  receivedAt,
}: PaymentNoticeRow): string {
  return `${showAmount(cents, currency)} ${status} at ${gateway} (${payment}) for ${orderName}, ${showInstant(receivedAt)}: ${PAYMENT_PROBLEMS[problem!]}`
}
