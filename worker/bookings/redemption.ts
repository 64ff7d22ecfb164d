/** Redeems a quote: from its token and a customer's details to one booking. docs/bookings.md#calls */
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { PHONE_MESSAGE } from '#domain/bookings/details.ts'
import { parsePhone } from '#domain/bookings/phone-number.ts'
import { pickupTimeProblem, wayBackProblem } from '#domain/bookings/pickup-time.ts'
import { newReference } from '#domain/bookings/reference.ts'
import type { Env, WorkerContext } from '#worker/environment.ts'
import { countVisitor } from '#worker/platform/rate-limit.ts'
import type { BookingKind } from '#worker/platform/schema.ts'
import { hmac, quoteSecret } from '#worker/platform/signing.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { type ClaimsOf, readToken } from '#worker/quotes/token.ts'
import type { BookingRules } from './booking-kinds.ts'
import { type Booking, findByQuote, type NewTransfer, writeBooking } from './booking-store.ts'
import { bookingPaymentLink } from './payment-link.ts'
import { type RobotCheck, verdictOf } from './turnstile.ts'

export interface BookingRequest<Details> {
  /** The quote that is booked: one booking at most bears its `jti`, which makes it the idempotency key. */
  readonly token: string
  readonly details: Details
  /** As `visitorOf` gives it. */
  readonly visitor: string | null
  readonly robotCheck: RobotCheck
  readonly now?: Date
}

/** A booking, made now or by an earlier post. */
export interface Redemption {
  readonly booking: Booking
  readonly receipt: BookingReceipt
}

/**
 * Tells a repeated post from another booking for the same quote, without keeping what was posted. Keyed: phone numbers
 * cannot be tried out
 * against it. @returns hexadecimal
 */
async function fingerprintOf(env: Env, details: Record<string, unknown>): Promise<string> {
  const entries = Object.entries(details)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return (await hmac(`fingerprints:${quoteSecret(env)}`, JSON.stringify(entries))).toHex()
}

async function redemptionOf(env: Env, booking: Booking): Promise<Redemption> {
  const back = booking.kind === 'transfer' && booking.otherWay !== null ? { returnReference: booking.otherWay } : {}
  return {
    booking,
    receipt: {
      insertId: booking.number,
      reference: booking.reference,
      paymentUrl: await bookingPaymentLink(env, booking),
      ...back,
    },
  }
}

const usedQuote = () =>
  new SiteError('quote-used', {
    detail: 'This price was booked before, with other details. Get a new quote for another booking',
  })

/** A quote that was booked before shows its booking to whoever sends the same details again, and to nobody else. */
function repeatedRedemption(env: Env, booking: Booking, fingerprint: string): Promise<Redemption> {
  if (booking.fingerprint === fingerprint) return redemptionOf(env, booking)
  throw usedQuote()
}

/** A drive that is booked, with what its quote says. */
interface Drive<K extends BookingKind, Details> {
  readonly details: Details
  readonly claims: ClaimsOf[K]
  /** The quote is a day old, or the fare rules give another price now. */
  readonly isStale: boolean
  /** Where the payload has its fields. */
  readonly path: string
}

/** @throws SiteError `quote-invalid` */
async function readDrive<K extends BookingKind, Details extends Record<string, unknown>>(
  env: Env,
  rules: BookingRules<K, Details>,
  { token, details }: { readonly token: string; readonly details: Details },
  path: string,
  now: Date,
): Promise<Drive<K, Details>> {
  const reading = await readToken(env, token, rules.kind, now.getTime())
  if (!reading.ok && reading.reason !== 'expired')
    throw new SiteError('quote-invalid', { detail: 'Get a new quote and book with that' })
  return { details, claims: reading.claims, isStale: !reading.ok || !rules.isCurrent(reading.claims), path }
}

type FieldProblem = { readonly field: string; readonly message: string }

/**
 * What is wrong with the pickup time of a drive.
 * @param there the pickup before it, of the way back of a return trip
 */
function timeProblems<K extends BookingKind, Details extends Record<string, unknown>>(
  rules: BookingRules<K, Details>,
  { details, path }: Drive<K, Details>,
  there: Drive<K, Details> | null,
  now: Date,
): FieldProblem[] {
  const pickupOf = (of: Details) => {
    const { pickupDate: date, pickupTime: time } = rules.customerDetails(of)
    return { date, time }
  }
  const problem =
    pickupTimeProblem(pickupOf(details), now) ?? (there && wayBackProblem(pickupOf(there.details), pickupOf(details)))
  const { pickupDate, pickupTime } = rules.fieldNames
  return problem
    ? [{ field: `${path}.${problem.part === 'date' ? pickupDate : pickupTime}`, message: problem.message }]
    : []
}

/**
 * An earlier booking of the quote is found before anything can refuse the post, and everything is checked before
 * anything is written.
 * @throws SiteError `quote-invalid`; `quote-used`; `quote-stale` with a fresh `quote`, and with a `returnquote` for a
 *   return trip; `invalid` with fields; `too-many`;
 * `robot-check`; `unavailable`, when nothing was written
 */
export async function redeemQuote<K extends BookingKind, Details extends Record<string, unknown>>(
  context: WorkerContext,
  rules: BookingRules<K, Details>,
  { token, details, visitor, robotCheck, now = new Date() }: BookingRequest<Details>,
): Promise<Redemption> {
  const { env } = context
  const there = await readDrive(env, rules, { token, details }, rules.payload, now)

  const fingerprint = await fingerprintOf(env, details)
  const earlier = await findByQuote(env, rules.kind, there.claims.jti)
  if (earlier) return repeatedRedemption(env, earlier, fingerprint)

  const asked = rules.wayBack(details)
  const back = asked && (await readDrive(env, rules, asked, `${rules.payload}.returntrip`, now))
  const drives = back ? [there, back] : [there]

  const { email, ...customer } = rules.customerDetails(details)
  const problems = drives.flatMap((drive, i) => timeProblems(rules, drive, i > 0 ? there : null, now))
  const phone = parsePhone(customer.phone, customer.phoneCountry)
  if (!phone) problems.push({ field: `${rules.payload}.${rules.fieldNames.phone}`, message: PHONE_MESSAGE })

  // A fresh quote is for a form that is otherwise right: what the customer has to correct comes first.
  if (problems.length === 0 && drives.some(({ isStale }) => isStale)) {
    throw new SiteError('quote-stale', {
      detail: 'The quoted price is no longer good; here is the new one',
      quote: await rules.freshQuote(context, there.claims),
      ...(back ? { returnquote: await rules.freshQuote(context, back.claims) } : {}),
    })
  }
  problems.push(
    ...drives.flatMap((drive) =>
      rules
        .disagreements(drive.details, drive.claims)
        .map(({ field, message }) => ({ field: `${drive.path}.${field}`, message })),
    ),
  )
  if (problems.length > 0 || !phone) throw new SiteError('invalid', { fields: problems })

  await countVisitor(env.BOOKING_RATE, visitor)
  const verdict = await verdictOf(env, robotCheck, there.claims.jti)
  if (verdict === 'refused')
    throw new SiteError('robot-check', {
      detail: 'We could not confirm that a person sends this. Nothing has been booked; please press the button again',
    })
  const rowOf = (drive: Drive<K, Details>, reference: string) => {
    const { pickupDate, pickupTime } = rules.customerDetails(drive.details)
    return rules.row(drive.details, drive.claims, {
      reference,
      jti: drive.claims.jti,
      fingerprint,
      needsReview: drive.claims.needsReview || verdict === 'unknown',
      createdAt: now.toISOString(),
      pickupDate,
      pickupTime,
      email,
      phone: phone.e164,
      phoneTyped: phone.typed,
    })
  }
  const [reference, backReference] = [newReference(), newReference()]
  const booking = back
    ? await writeBooking(
        env,
        { ...(rowOf(there, reference) as NewTransfer), otherWay: backReference },
        { ...(rowOf(back, backReference) as NewTransfer), otherWay: reference, isReturn: true },
      )
    : await writeBooking(env, rowOf(there, reference))
  if (!booking) throw usedQuote()
  return booking.reference === reference ? redemptionOf(env, booking) : repeatedRedemption(env, booking, fingerprint)
}
