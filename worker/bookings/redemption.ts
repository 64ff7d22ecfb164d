/** Redeems quotes: from their tokens and what a guest asks for to one booking. docs/bookings.md#calls */
import {
  type Disagreement,
  isSameFare,
  quotedTourPrice,
  type RequestedTour,
  type RequestedTransfer,
  tourDisagreements,
  transferDisagreements,
} from '#domain/bookings/agreement.ts'
import type { RideKind } from '#domain/bookings/booking.ts'
import type { DriverNotes } from '#domain/bookings/driver-notes.ts'
import { parsePhone } from '#domain/bookings/phone-number.ts'
import { orderProblem, type PickupTimeProblem, pickupTimeProblem } from '#domain/bookings/pickup-time.ts'
import { newReference } from '#domain/bookings/reference.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { vehiclePrice } from '#domain/fares/vehicles.ts'
import type { TourQuote, TransferQuote } from '#domain/quotes/call-shapes.ts'
import { tourPriceList } from '#domain/safaris/tour-price.ts'
import type { Env, WorkerContext } from '#worker/environment.ts'
import { countVisitor } from '#worker/platform/rate-limit.ts'
import { hmac, quoteSecret } from '#worker/platform/signing.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { freshTourQuote, freshTransferQuote } from '#worker/quotes/quotes.ts'
import { type ClaimsOf, readToken } from '#worker/quotes/token.ts'
import { countBooking, networkHash } from './day-limit.ts'
import { type RobotCheck, verdictOf } from './robot-check.ts'
import { type Booking, findByQuote, findRunningBooking, type NewRide, writeBooking } from './store.ts'

/** A ride as a guest asks for it, at the price that was quoted. */
export interface RequestedRide {
  /** The signed quote that it redeems: one booking at most bears its `jti`, which makes it the idempotency key. */
  readonly token: string
  readonly agreed: RequestedTransfer | RequestedTour
  /** `YYYY-MM-DD` and `HH:mm`, Sri Lanka time. */
  readonly date: string
  readonly time: string
  readonly notes: DriverNotes
}

export interface RequestedBooking {
  /** Empty for a guest without one, who booked by telephone. */
  readonly email: string
  readonly phone: string
  /** ISO 3166-1 alpha-2, of a number that was written without a country code. */
  readonly phoneCountry: string | undefined
  /** At least one, in the order in which they are driven. */
  readonly rides: readonly RequestedRide[]
  /** What the guest sent, checked: it tells a repeated post from another booking of the same quotes. */
  readonly sent: Readonly<Record<string, unknown>>
}

/** What is wrong with a booking: of a ride (which counts from 0) or of the guest's phone number. */
export type BookingProblem =
  | { readonly field: 'phone'; readonly code: 'no-phone-number' }
  | { readonly ride: number; readonly field: 'date' | 'time'; readonly code: PickupTimeProblem['code'] }
  | ({ readonly ride: number } & Disagreement)

/** Some of what was asked for is wrong; nothing was booked. Whoever read the call puts it into words. */
export class BookingRefused extends Error {
  readonly problems: readonly BookingProblem[]

  constructor(problems: readonly BookingProblem[]) {
    super('booking refused')
    this.problems = problems
  }
}

/** The price has to be confirmed again: a fresh quote for each ride, in their order. */
export class QuotesStale extends Error {
  readonly quotes: readonly (TransferQuote | TourQuote)[]

  constructor(quotes: readonly (TransferQuote | TourQuote)[]) {
    super('quotes stale')
    this.quotes = quotes
  }
}

/**
 * Keyed: phone numbers cannot be tried out against it. @returns hexadecimal
 */
async function fingerprintOf(env: Env, sent: RequestedBooking['sent']): Promise<string> {
  const entries = Object.entries(sent)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return (await hmac(`fingerprints:${quoteSecret(env)}`, JSON.stringify(entries))).toHex()
}

const usedQuote = () =>
  new SiteError('quote-used', {
    detail: 'This price was booked before, with other details. Get a new quote for another booking',
  })

/** Nothing was booked: the guest is asked whether they want the same once more. */
const alreadyBooked = ({ reference }: Booking) =>
  new SiteError('already-booked', {
    detail: 'There is a booking for this address with the same places, day and time',
    // Whoever knows the rest of it has its mail; nobody else may open its page.
    alreadyBooked: `${reference.slice(0, reference.indexOf('-'))}…`,
  })

type Claims = ClaimsOf[keyof ClaimsOf]

/** A requested ride, with what its quote says. */
interface QuotedRide extends RequestedRide {
  readonly claims: Claims
  /** The quote is a day old, or the fare rules give another price now. */
  readonly isStale: boolean
}

/** The call's word for a tour. */
const TOKEN_KINDS = { transfer: 'transfer', tour: 'safari' } as const satisfies Record<RideKind, Claims['kind']>

function isCurrent(claims: Claims): boolean {
  if (claims.kind === 'safari') {
    return claims.tariff === tourPriceList({ park: claims.park, distanceKm: claims.distance })
  }
  const { pickup, dropoff, distance: distanceKm, minutes: durationMinutes, prices } = claims
  return isSameFare(prices, transferFare({ pickup, dropoff, distanceKm, durationMinutes }))
}

/** @throws SiteError `quote-invalid` */
async function readRide(env: Env, ride: RequestedRide, now: Date): Promise<QuotedRide> {
  const reading = await readToken(env, ride.token, TOKEN_KINDS[ride.agreed.kind], now.getTime())
  if (!reading.ok && reading.reason !== 'expired')
    throw new SiteError('quote-invalid', { detail: 'Get a new quote and book with that' })
  return { ...ride, claims: reading.claims, isStale: !reading.ok || !isCurrent(reading.claims) }
}

function timeProblems(rides: readonly RequestedRide[], now: Date): BookingProblem[] {
  return rides.flatMap((pickup, i) => {
    const before = rides[i - 1]
    const problem = pickupTimeProblem(pickup, now) ?? (before ? orderProblem(before, pickup) : null)
    return problem ? [{ ride: i, field: problem.part, code: problem.code }] : []
  })
}

function disagreements({ agreed, claims }: QuotedRide): Disagreement[] {
  if (agreed.kind === 'tour') return claims.kind === 'safari' ? tourDisagreements(agreed, claims) : []
  return claims.kind === 'transfer' ? transferDisagreements(agreed, claims) : []
}

const freshQuote = (context: WorkerContext, claims: Claims) =>
  claims.kind === 'safari' ? freshTourQuote(context, claims) : freshTransferQuote(context, claims)

/** Places, distance and price are the quote's, not the guest's spelling of them. */
function newRide({ agreed, claims, date, time, notes }: QuotedRide, needsReview: boolean): NewRide {
  const { pickup, dropoff, distance: distanceKm } = claims
  const common = { ...notes, needsReview, pickup, dropoff, distanceKm, pickupDate: date, pickupTime: time }
  if (agreed.kind === 'tour' && claims.kind === 'safari') {
    const { tourLength, travelers } = agreed
    const priceUsd = quotedTourPrice(agreed, claims)
    const ofTransfer = { minutes: null, vehicle: null, priceLkr: null }
    return { ...common, ...ofTransfer, kind: 'tour', park: claims.park, tourLength, travelers, priceUsd }
  }
  if (agreed.kind === 'transfer' && claims.kind === 'transfer') {
    const { lkr: priceLkr, usd: priceUsd } = vehiclePrice(agreed.vehicle, claims.prices)
    const { minutes } = claims
    const ofTour = { park: null, tourLength: null }
    return { ...common, ...ofTour, kind: 'transfer', minutes, vehicle: agreed.vehicle, priceLkr, priceUsd }
  }
  throw new TypeError('the quote is of another kind than the ride')
}

/**
 * A quote that was booked before shows its booking to whoever sends the same details again, and to nobody else. One
 * whose booking was cancelled is spent.
 */
async function repeated(context: WorkerContext, booking: Booking, fingerprint: string, rides: readonly QuotedRide[]) {
  if (booking.fingerprint !== fingerprint) throw usedQuote()
  if (booking.rides.some(({ status }) => status !== 'cancelled')) return booking
  throw new QuotesStale(await Promise.all(rides.map(({ claims }) => freshQuote(context, claims))))
}

interface RedemptionOptions {
  /** As `visitorOf` gives it. */
  readonly visitor: string | null
  /** `null` where the operator's people book. */
  readonly robotCheck: RobotCheck | null
  /** Which of the operator's people took the booking by telephone. */
  readonly takenBy?: string | undefined
  /** Refuses what the guest has booked already; without it, it is booked once more. */
  readonly askIfBooked?: boolean | undefined
  readonly now?: Date
}

/**
 * An earlier booking of the quotes is found before anything can refuse the post, and everything is checked before
 * anything is written.
 * @returns the booking, made now or by an earlier post
 * @throws SiteError `quote-invalid`; `quote-used`; `too-many`; `robot-check`; `already-booked`; `unavailable`, when
 *   nothing was written
 * @throws QuotesStale, BookingRefused
 */
export async function redeemQuotes(
  context: WorkerContext,
  requested: RequestedBooking,
  { visitor, robotCheck, takenBy, askIfBooked = false, now = new Date() }: RedemptionOptions,
): Promise<Booking> {
  const { env } = context
  const first = await readRide(env, requested.rides[0]!, now)
  const fingerprint = await fingerprintOf(env, requested.sent)
  const others = () => Promise.all(requested.rides.slice(1).map((ride) => readRide(env, ride, now)))
  const earlier = await findByQuote(env, first.claims.jti)
  if (earlier) return repeated(context, earlier, fingerprint, [first, ...(await others())])

  const rides = [first, ...(await others())]
  const problems: BookingProblem[] = timeProblems(rides, now)
  const phone = parsePhone(requested.phone, requested.phoneCountry)
  if (!phone) problems.push({ field: 'phone', code: 'no-phone-number' })
  // A fresh quote is for a form that is otherwise right: what the customer has to correct comes first.
  if (problems.length === 0 && rides.some(({ isStale }) => isStale)) {
    throw new QuotesStale(await Promise.all(rides.map(({ claims }) => freshQuote(context, claims))))
  }
  problems.push(...rides.flatMap((ride, i) => disagreements(ride).map((problem) => ({ ride: i, ...problem }))))
  if (problems.length > 0 || !phone) throw new BookingRefused(problems)

  await countVisitor(env.BOOKING_RATE, visitor)
  const verdict = robotCheck === null ? 'person' : await verdictOf(env, robotCheck, first.claims.jti)
  if (verdict === 'refused')
    throw new SiteError('robot-check', {
      detail: 'We could not confirm that a person sends this. Nothing has been booked; please press the button again',
    })
  const newRides = rides.map((ride) => newRide(ride, ride.claims.needsReview || verdict === 'unknown'))
  const running = askIfBooked ? await findRunningBooking(env, requested.email, newRides) : null
  if (running) throw alreadyBooked(running)
  const network = await networkHash(env, visitor)
  await countBooking(env, network, now)
  const reference = newReference()
  const booking = await writeBooking(env, {
    reference,
    fingerprint,
    language: 'en',
    email: requested.email,
    phone: phone.e164,
    phoneTyped: phone.typed,
    createdAt: now.toISOString(),
    network,
    takenBy: takenBy ?? null,
    jtis: rides.map(({ claims }) => claims.jti),
    rides: newRides,
  })
  if (!booking) throw usedQuote()
  return booking.reference === reference ? booking : repeated(context, booking, fingerprint, rides)
}
