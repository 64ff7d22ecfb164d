/**
 * What the holder of a reference may see of a booking: this list of fields, and nothing else of its row.
 * The reference is the key to it, and cannot be guessed. The hints keep e-mail, phone and name from people who look
 * over the customer's shoulder;
 * only the payment link holds the e-mail address in full, because the payment page asks for it.
 */
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { isPastDay } from '#domain/bookings/pickup-time.ts'
import { isShortNotice } from '#domain/bookings/short-notice.ts'
import type { Env } from '#worker/environment.ts'
import type { Booking } from './booking-store.ts'
import { bookingPaymentLink } from './payment-link.ts'
import { otherDrive, publicOtherWay } from './return-trip.ts'

/** @example emailHint('ann@example.com') // 'a…@example.com' */
function emailHint(email: string): string {
  return email && `${email[0]}…${email.slice(email.lastIndexOf('@'))}`
}

/** @example phoneHint('+447911123456') // '…3456' */
function phoneHint(phone: string): string {
  return phone && `…${phone.slice(-4)}`
}

const initial = (word: string) => [...word][0]

/**
 * Tells the guest that it is right, and nobody else who travels. What is no word stays out.
 * @example nameHint('Ann Mary Smith') // 'Ann M. S.'
 * @example nameHint('Smith') // 'S…'
 */
function nameHint(name: string): string {
  const [first = '', ...others] = name.match(/[\p{L}\p{N}][^\s]*/gu) ?? []
  return others.length > 0
    ? [first, ...others.map((word) => `${initial(word)}.`)].join(' ')
    : first && `${initial(first)}…`
}

export async function publicBooking(env: Env, booking: Booking, now = new Date()): Promise<PublicBooking> {
  const past = isPastDay(booking.pickupDate, now)
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
    guestName: nameHint(booking.guestName),
    bags: booking.bags,
    childSeats: booking.childSeats,
    flight: booking.flight,
    pickupAddress: booking.pickupAddress,
    dropoffAddress: booking.dropoffAddress,
    paidUsd: booking.paidUsd,
    paymentUrl: await bookingPaymentLink(env, booking, now),
    shortNotice:
      booking.status === 'new' &&
      !past &&
      isShortNotice({ date: booking.pickupDate, time: booking.pickupTime }, new Date(booking.createdAt)),
    past,
    driver:
      booking.status === 'confirmed' && !past && booking.driverName !== null
        ? { name: booking.driverName, phone: booking.driverPhone ?? '', car: booking.driverCar ?? '' }
        : null,
    erased: booking.erasedAt !== null,
  }
  const other = await otherDrive(env, booking)
  return booking.kind === 'transfer'
    ? {
        kind: 'transfer',
        ...fields,
        otherWay: other && publicOtherWay(booking, other),
        duration: booking.duration,
        vehicle: booking.vehicle,
        priceLkr: booking.priceLkr,
        travelers: booking.travelers,
        details: booking.flightDetails,
      }
    : {
        kind: 'safari',
        ...fields,
        park: booking.park,
        type: booking.type,
        travelers: booking.travelers,
        details: booking.notes,
      }
}
