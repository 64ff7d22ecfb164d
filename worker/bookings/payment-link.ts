/** A booking's signed link to the card payment page, where it may be paid. */
import { PAYMENT_TYPES, paymentLink } from '#domain/bookings/payment-link.ts'
import { settings, type Env } from '#worker/environment.ts'
import { hmac } from '#worker/platform/signing.ts'
import type { Booking } from './booking-store.ts'

/** A booking that needs a review may have a wrong price: it is paid for once the operator has confirmed it. */
function isPayable({ status, needsReview, erasedAt }: Booking): boolean {
  return erasedAt === null && (status === 'confirmed' || (status === 'new' && !needsReview))
}

/**
 * PAYMENT_SECRET, or without one a key that is known to this site alone. QUOTE_SECRET itself is never shared with a payment page:
 * whoever has it can set prices. `null` where a secret is set but weak: the payment page would refuse another key's signature.
 */
function signingKey(env: Env): string | null {
  const { PAYMENT_SECRET, QUOTE_SECRET } = settings(env)
  if (PAYMENT_SECRET !== null || env.PAYMENT_SECRET) return PAYMENT_SECRET
  return QUOTE_SECRET && `payment links:${QUOTE_SECRET}`
}

/** @returns `null` for a booking that is not to be paid (yet), and where the payment page is not set up */
export async function bookingPaymentLink(env: Env, booking: Booking): Promise<string | null> {
  const [page, key] = [settings(env).PAYMENT_URL, signingKey(env)]
  if (page === null || key === null || !isPayable(booking)) return null
  return paymentLink(page, {
    id: booking.kind === 'transfer' ? booking.number : booking.reference,
    pv: booking.priceUsd,
    eml: booking.email,
    type: PAYMENT_TYPES[booking.kind],
  }, async (query) => (await hmac(key, query)).toBase64({ alphabet: 'base64url', omitPadding: true }))
}
