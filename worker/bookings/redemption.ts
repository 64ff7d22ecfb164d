import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { PHONE_MESSAGE } from '#domain/bookings/details.ts'
import { parsePhone, type PhoneNumber } from '#domain/bookings/phone-number.ts'
import { pickupTimeProblem } from '#domain/bookings/pickup-time.ts'
import { newReference } from '#domain/bookings/reference.ts'
import type { TourQuote, TransferQuote } from '#domain/quotes/call-shapes.ts'
import type { LocalMoment } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { hmac, quoteSecret } from '#worker/platform/signing.ts'
import { type ClaimsOf, readToken, type TokenKind } from '#worker/quotes/token.ts'
import { type Booking, findByQuote, type NewBooking, writeBooking } from './booking-store.ts'
import { bookingPaymentLink } from './payment-link.ts'

/** Tells a booking posted again from another one for the same quote, without keeping what was posted. */

/** Hex of a keyed hash over the details: without the key nobody can try out phone numbers against it. */
export async function fingerprint(env: Env, details: Record<string, unknown>): Promise<string> {
  const text = JSON.stringify(Object.entries(details).filter(([, value]) => value !== undefined).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return (await hmac(`fingerprints:${quoteSecret(env)}`, text)).toHex()
}

/**
 * From a quote and a customer's details to one booking (design section 4). The order of the steps is the promise:
 * a booking that is there already is found before anything can refuse it, and nothing is written before everything is checked.
 */

/** What differs between the two kinds of booking. */
export interface BookingForm<K extends TokenKind, Details extends Record<string, unknown>> {
  readonly kind: K
  /** The payload's one key; names of fields in problems start with it. */
  readonly payload: string
  readonly fields: { readonly date: string; readonly time: string; readonly phone: string }
  moment(details: Details): LocalMoment
  phone(details: Details): { readonly typed: string; readonly country: string | undefined }
  /** False once the fare rules give another price than the quote's. */
  isCurrent(claims: ClaimsOf[K]): boolean
  disagreements(details: Details, claims: ClaimsOf[K]): readonly { readonly field: string; readonly message: string }[]
  columns(details: Details, claims: ClaimsOf[K], phone: PhoneNumber, standing: Standing): NewBooking
}

/** What the booking's rules ask of the request that they run in. */
export interface Counter<K extends TokenKind> {
  /** A quote for the same trip at today's price: the record that a query answers. */
  quoteAnew(claims: ClaimsOf[K]): Promise<TransferQuote | TourQuote>
  /** Rejects where one visitor books too much; asked just before a booking is written, so never for one that is there already. */
  admit(): Promise<void>
}

/** Columns that do not come from the form. */
export type Standing = Pick<NewBooking, 'reference' | 'jti' | 'fingerprint' | 'needsReview' | 'createdAt'>

/** A booking that was taken, or had been before. */
export interface Redeemed { readonly booking: Booking; readonly receipt: BookingReceipt }

async function receiptFor(env: Env, booking: Booking): Promise<Redeemed> {
  return { booking, receipt: { insertId: booking.id, reference: booking.reference, paymentUrl: await bookingPaymentLink(env, booking) } }
}

/** The answer for a quote that was redeemed before: to the one who did it, and to nobody else. */
function repeated(env: Env, booking: Booking, print: string): Promise<Redeemed> {
  if (booking.fingerprint !== print) {
    throw new SiteError('quote-used', { detail: 'This price was booked before, with other details. Get a new quote for another booking' })
  }
  return receiptFor(env, booking)
}

/**
 * @throws SiteError 400 for a token that is not ours, 409 `quote-used` or `quote-stale` (with a new `quote`),
 * 422 with fields, 503 when the database does not answer: then nothing was written; 429 when the visitor is not admitted
 */
export async function redeem<K extends TokenKind, Details extends Record<string, unknown>>(
  env: Env, form: BookingForm<K, Details>, counter: Counter<K>, token: string, details: Details, now: Date,
): Promise<Redeemed> {
  const reading = await readToken(env, token, form.kind, now.getTime())
  if (!reading.ok && reading.reason !== 'expired') throw new SiteError('quote-invalid', { detail: 'Get a new quote and book with that' })
  const { claims } = reading

  const print = await fingerprint(env, details)
  const earlier = await findByQuote(env, form.kind, claims.jti)
  if (earlier) return repeated(env, earlier, print)

  const fields: { field: string; message: string }[] = []
  const late = pickupTimeProblem(form.moment(details), now)
  if (late) fields.push({ field: `${form.payload}.${form.fields[late.part]}`, message: late.message })
  const written = form.phone(details)
  const phone = parsePhone(written.typed, written.country)
  if (!phone) fields.push({ field: `${form.payload}.${form.fields.phone}`, message: PHONE_MESSAGE })

  // What the customer must mend comes first: the new quote is for a form that is otherwise right.
  if (fields.length === 0 && (!reading.ok || !form.isCurrent(claims))) {
    throw new SiteError('quote-stale', { detail: 'The quoted price is no longer good; here is the new one', quote: await counter.quoteAnew(claims) })
  }
  fields.push(...form.disagreements(details, claims).map(({ field, message }) => ({ field: `${form.payload}.${field}`, message })))
  if (fields.length > 0 || !phone) throw new SiteError('invalid', { fields })

  const standing: Standing = {
    reference: newReference(), jti: claims.jti, fingerprint: print, needsReview: !claims.verified, createdAt: now.toISOString(),
  }
  await counter.admit()
  const booking = await writeBooking(env, form.columns(details, claims, phone, standing))
  return booking.reference === standing.reference ? receiptFor(env, booking) : repeated(env, booking, print)
}
