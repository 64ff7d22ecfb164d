/** A booking's link to where it is paid: the page before PayHere, or signed to the operator's own payment page. */
import { PAYMENT_TYPES, paymentLink } from '#domain/bookings/payment-link.ts'
import { jointPrice, openUsd } from '#domain/bookings/payments.ts'
import { isPastDay } from '#domain/bookings/pickup-time.ts'
import { bookingPageUrl } from '#domain/bookings/reference.ts'
import { settings, type Env } from '#worker/environment.ts'
import { hmac } from '#worker/platform/signing.ts'
import type { Booking } from './booking-store.ts'
import { payHereAccount } from './payment-gateways.ts'
import { otherDrive } from './return-trip.ts'

/** A booking that needs a review may have a wrong price: it is paid for once the operator has confirmed it. */
export function isPayable(booking: Booking, now = new Date()): boolean {
  const { status, needsReview, erasedAt, pickupDate } = booking
  return (
    erasedAt === null &&
    openUsd(booking) > 0 &&
    !isPastDay(pickupDate, now) &&
    (status === 'confirmed' || (status === 'new' && !needsReview))
  )
}

/** What the payment gateway calls a booking. */
export function orderName(booking: Booking): string {
  return booking.kind === 'transfer' ? String(booking.number) : booking.reference
}

/**
 * PAYMENT_SECRET, or without one a key that is known to this site alone. QUOTE_SECRET itself is never shared with a
 * payment page:
 * whoever has it can set prices. `null` where a secret is set but weak: the payment page would refuse another key's
 * signature.
 */
function signingKey(env: Env): string | null {
  const { PAYMENT_SECRET, QUOTE_SECRET } = settings(env)
  if (PAYMENT_SECRET !== null || env.PAYMENT_SECRET) return PAYMENT_SECRET
  return QUOTE_SECRET && `payment links:${QUOTE_SECRET}`
}

/**
 * What is paid for together with a booking: of a return trip both drives, the way there first, as far as they are
 * payable.
 */
export async function payableDrives(env: Env, booking: Booking, now = new Date()): Promise<Booking[]> {
  const drives = [booking, await otherDrive(env, booking)].filter(
    (drive) => drive !== null && isPayable(drive, now),
  ) as Booking[]
  return drives.toSorted((a, b) => Number('isReturn' in a && a.isReturn) - Number('isReturn' in b && b.isReturn))
}

/** @returns `null` for a booking that is not to be paid (yet), and where the payment page is not set up */
export async function bookingPaymentLink(env: Env, booking: Booking, now = new Date()): Promise<string | null> {
  if (!isPayable(booking, now)) return null
  if (payHereAccount(env)) return `${bookingPageUrl(booking.reference)}/pay`
  const [page, key] = [settings(env).PAYMENT_URL, signingKey(env)]
  if (page === null || key === null) return null
  const drives = await payableDrives(env, booking, now)
  return paymentLink(
    page,
    {
      id: orderName(drives[0]!),
      pv: openUsd(jointPrice(drives)),
      eml: booking.email,
      type: PAYMENT_TYPES[booking.kind],
    },
    async (query) => (await hmac(key, query)).toBase64({ alphabet: 'base64url', omitPadding: true }),
  )
}
