/** Where a booking is found again; absolute, for mails and calendars. */
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { BRAND } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import type { Booking } from './booking-store.ts'
import { bookingPaymentLink } from './payment-link.ts'

export function bookingPage(reference: string): string {
  return BRAND.origin + paths.booking(reference)
}

/**
 * The whole list of what leaves about a booking: nothing is copied from a row that is not named here. The payment link has the
 * customer's address in full, as the payment page asks for it: who holds the reference can pay, and can read it there. The hints spare
 * the page from showing address and number to whoever looks over a shoulder; what guards them is that no reference can be guessed.
 */

/** @example emailHint('ann@example.com') // 'a…@example.com' */
export function emailHint(email: string): string {
  return email && `${email[0]}…${email.slice(email.lastIndexOf('@'))}`
}

/** @example phoneHint('+447911123456') // '…3456' */
export function phoneHint(phone: string): string {
  return phone && `…${phone.slice(-4)}`
}

export async function publicBooking(env: Env, booking: Booking, now: Date): Promise<PublicBooking> {
  const erased = booking.erasedAt !== null
  const past = booking.pickupDate < sriLankaTime(now).date
  const fields = {
    reference: booking.reference,
    status: booking.status,
    pickup: booking.pickup,
    dropoff: booking.dropoff,
    distance: booking.distanceKm,
    pickupDate: booking.pickupDate,
    pickupTime: booking.pickupTime,
    priceUsd: booking.priceUsd,
    emailHint: emailHint(booking.email),
    phoneHint: phoneHint(booking.phone),
    paymentUrl: past ? null : await bookingPaymentLink(env, booking),
    past,
    erased,
  }
  return booking.kind === 'transfer'
    ? { kind: 'transfer', ...fields, duration: booking.duration, vehicle: booking.vehicle, priceLkr: booking.priceLkr, details: booking.flightDetails }
    : { kind: 'safari', ...fields, park: booking.park, type: booking.type, travelers: booking.travelers, details: booking.notes }
}
