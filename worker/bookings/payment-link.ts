/** The signed payment link of a booking. */
import { paymentLink, PAYMENT_TYPES, signPayment, type Payment } from '#domain/bookings/payment.ts'
import type { Env } from '../environment.ts'
import { quoteSecret } from '../quotes/secret.ts'
import type { Booking } from './store.ts'

// The quote's secret itself must never be shared with a payment page: who has it can set prices.
const DERIVED = 'payment links'

export async function paymentUrl(env: Env, booking: Booking): Promise<string> {
  const payment: Payment = {
    id: booking.kind === 'transfer' ? booking.id : booking.reference,
    pv: booking.priceUsd,
    eml: booking.email,
    type: PAYMENT_TYPES[booking.kind],
  }
  return paymentLink(env.PAYMENT_URL, payment, await signPayment(payment, env.PAYMENT_SECRET || `${DERIVED}:${quoteSecret(env)}`))
}
