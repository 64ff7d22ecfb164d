/** Redeems a quote: from its token and a customer's details to one booking. docs/bookings.md#calls */
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { PHONE_MESSAGE } from '#domain/bookings/details.ts'
import { parsePhone } from '#domain/bookings/phone-number.ts'
import { pickupTimeProblem } from '#domain/bookings/pickup-time.ts'
import { newReference } from '#domain/bookings/reference.ts'
import type { Env, WorkerContext } from '#worker/environment.ts'
import { countVisitor } from '#worker/platform/rate-limit.ts'
import type { BookingKind } from '#worker/platform/schema.ts'
import { hmac, quoteSecret } from '#worker/platform/signing.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { readToken } from '#worker/quotes/token.ts'
import type { BookingRules } from './booking-kinds.ts'
import { type Booking, findByQuote, writeBooking } from './booking-store.ts'
import { bookingPaymentLink } from './payment-link.ts'
import { type RobotCheck, verdictOf } from './turnstile.ts'

export interface BookingRequest<Details> {
  /** The quote that is booked: one booking at most bears its `jti`, which makes it the idempotency key. */
  readonly token: string
  readonly details: Details
  /** As `visitorAddress` gives it. */
  readonly visitor: string | null
  readonly robotCheck: RobotCheck
  readonly now?: Date
}

/** A booking, made now or by an earlier post. */
export interface Redemption { readonly booking: Booking; readonly receipt: BookingReceipt }

/**
 * Tells a repeated post from another booking for the same quote, without keeping what was posted. Keyed: phone numbers cannot be tried out
 * against it. @returns hexadecimal
 */
async function fingerprintOf(env: Env, details: Record<string, unknown>): Promise<string> {
  const entries = Object.entries(details).filter(([, value]) => value !== undefined).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return (await hmac(`fingerprints:${quoteSecret(env)}`, JSON.stringify(entries))).toHex()
}

async function redemptionOf(env: Env, booking: Booking): Promise<Redemption> {
  return { booking, receipt: { insertId: booking.number, reference: booking.reference, paymentUrl: await bookingPaymentLink(env, booking) } }
}

/** A quote that was booked before shows its booking to whoever sends the same details again, and to nobody else. */
function repeatedRedemption(env: Env, booking: Booking, fingerprint: string): Promise<Redemption> {
  if (booking.fingerprint === fingerprint) return redemptionOf(env, booking)
  throw new SiteError('quote-used', { detail: 'This price was booked before, with other details. Get a new quote for another booking' })
}

/**
 * An earlier booking of the quote is found before anything can refuse the post, and everything is checked before anything is written.
 * @throws SiteError `quote-invalid`; `quote-used`; `quote-stale` with a fresh `quote`; `invalid` with fields; `too-many`;
 * `robot-check`; `unavailable`, when nothing was written
 */
export async function redeemQuote<K extends BookingKind, Details extends Record<string, unknown>>(
  context: WorkerContext, rules: BookingRules<K, Details>, { token, details, visitor, robotCheck, now = new Date() }: BookingRequest<Details>,
): Promise<Redemption> {
  const { env } = context
  const reading = await readToken(env, token, rules.kind, now.getTime())
  if (!reading.ok && reading.reason !== 'expired') throw new SiteError('quote-invalid', { detail: 'Get a new quote and book with that' })
  const { claims } = reading

  const fingerprint = await fingerprintOf(env, details)
  const earlier = await findByQuote(env, rules.kind, claims.jti)
  if (earlier) return repeatedRedemption(env, earlier, fingerprint)

  const problems: { field: string; message: string }[] = []
  const { pickupDate, pickupTime, email, ...customer } = rules.customerDetails(details)
  const late = pickupTimeProblem({ date: pickupDate, time: pickupTime }, now)
  if (late) problems.push({ field: late.part === 'date' ? rules.fieldNames.pickupDate : rules.fieldNames.pickupTime, message: late.message })
  const phone = parsePhone(customer.phone, customer.phoneCountry)
  if (!phone) problems.push({ field: rules.fieldNames.phone, message: PHONE_MESSAGE })

  // A fresh quote is for a form that is otherwise right: what the customer has to correct comes first.
  if (problems.length === 0 && (!reading.ok || !rules.isCurrent(claims))) {
    throw new SiteError('quote-stale', { detail: 'The quoted price is no longer good; here is the new one', quote: await rules.freshQuote(context, claims) })
  }
  problems.push(...rules.disagreements(details, claims))
  if (problems.length > 0 || !phone) {
    throw new SiteError('invalid', { fields: problems.map(({ field, message }) => ({ field: `${rules.payload}.${field}`, message })) })
  }

  await countVisitor(env.BOOKING_RATE, visitor)
  const verdict = await verdictOf(env, robotCheck, claims.jti)
  if (verdict === 'refused') throw new SiteError('robot-check', { detail: 'We could not confirm that a person sends this. Nothing has been booked; please press the button again' })
  const reference = newReference()
  const booking = await writeBooking(env, rules.row(details, claims, {
    reference, jti: claims.jti, fingerprint, needsReview: !claims.verified || verdict === 'unknown', createdAt: now.toISOString(),
    pickupDate, pickupTime, email, phone: phone.e164, phoneTyped: phone.typed,
  }))
  return booking.reference === reference ? redemptionOf(env, booking) : repeatedRedemption(env, booking, fingerprint)
}
