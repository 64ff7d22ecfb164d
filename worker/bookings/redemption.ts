/** Redeems quotes: from their tokens and what a guest asks for to one booking. docs/api.md#the-answer-to-a-booking */
import { isRunning } from '#domain/bookings/ride.ts'
import { agreedPrice, type Price } from '#domain/bookings/agreed/agreed-price.ts'
import {
  type Disagreement,
  isSameFare,
  quotedTourPrice,
  type RequestedTour,
  type RequestedTransfer,
  tourDisagreements,
  transferDisagreements,
} from '#domain/bookings/agreed/booked-as-quoted.ts'
import type { RideKind } from '#domain/duration-and-tour-length.ts'
import type { DriverNotes } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { parsePhone } from '#domain/bookings/request/numbering-plans.ts'
import { orderProblem, type PickupTimeProblem, pickupTimeProblem } from '#domain/bookings/request/pickup-time.ts'
import { newReference } from '#domain/bookings/reference.ts'
import { fareOn } from '#domain/fares/dated-fare.ts'
import { vehiclePrice } from '#domain/fares/vehicles.ts'
import type { Arrangement, JourneyAnswer } from '#domain/journeys/journey-calls.ts'
import { ENGLISH, type Language } from '#domain/languages/languages.ts'
import { transferRideFare } from '#domain/journeys/journey-fares.ts'
import type { DrivenOn } from '#domain/prices/dated-price.ts'
import { promises } from '#domain/prices/current-price-list.ts'
import { areSamePromises, type OtherTerms, promisesToSay } from '#domain/bookings/agreed/kept-promises.ts'
import { closedProblem } from '#domain/quotes/seasons-in-words.ts'
import type { TourQuote, TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { tourPriceList } from '#domain/tours/tour-price.ts'
import type { LocalMoment } from '#domain/sri-lanka-time.ts'
import type { Env, WorkerContext } from '#worker/environment.ts'
import { hearOfList, listNumber, promisesIfKnown, runUnderListInForce } from '#worker/prices/request-price-list.ts'
import { countVisitor } from '#worker/platform/rate-limit.ts'
import { hmac, quoteSecret } from '#worker/platform/signing.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { freshTourQuote, freshTransferQuote } from '#worker/quotes/quotes.ts'
import { type ClaimsOf, readToken, underListOfToken } from '#worker/quotes/quote-token.ts'
import { countBooking, countedWith, isOverLimit, networkHash, tooManyBookings } from './booking-limits.ts'
import { type RobotCheck, verdictOf } from './turnstile.ts'
import { type Booking, findByQuote, findRunningBooking, refusesSameBooking } from './read-bookings.ts'
import {
  type NewBooking,
  type NewRide,
  NO_JOURNEY,
  NO_TOUR,
  NO_TRANSFER,
  writeBooking,
  plannedCars,
} from './write-booking.ts'
import { atHouse } from '#domain/bookings/booking.ts'
import { partnerOfCode } from './partner-lookup.ts'

/** A ride as a guest asks for it, at the price that was quoted. */
export interface RequestedRide {
  /** The signed quote that it redeems: one booking at most bears its `jti`, which makes it the idempotency key. */
  readonly token: string
  readonly agreed: RequestedTransfer | RequestedTour
  /** `YYYY-MM-DD` and `HH:mm`, Sri Lanka time. */
  readonly date: string
  readonly time: string
  readonly notes: DriverNotes
  /** Another price than the quoted one, which the office has set by hand. */
  readonly byHand?: ByHand | undefined
}

/** Whole dollars, or of a price that was set in rupees both. */
interface ByHand extends Pick<Price, 'usd'>, Partial<Pick<Price, 'lkr'>> {
  readonly reason: string
}

/** Who books. */
export interface BookingGuest {
  /** Empty for a guest without one, who booked by telephone. */
  readonly email: string
  readonly phone: string
  /** ISO 3166-1 alpha-2, of a number that was written without a country code. */
  readonly phoneCountry: string | undefined
  /** What the guest sent, checked: it tells a repeated post from another booking of the same quotes. */
  readonly sent: Readonly<Record<string, unknown>>
}

export interface RequestedBooking extends BookingGuest {
  /** At least one, in the order in which they are driven. */
  readonly rides: readonly RequestedRide[]
  /** Of rides that the office has composed: at most one booking bears it, whatever the tokens. */
  readonly key?: string | undefined
}

/** What is wrong with a booking: of a ride (which counts from 0), of a journey, or of the guest's phone number. */
export type BookingProblem =
  | { readonly field: 'phone'; readonly code: 'no-phone-number' }
  | { readonly field: 'rides'; readonly code: 'other-rides'; readonly rides: number }
  | { readonly field: 'arrangement'; readonly code: 'no-stay' }
  /** The tours of a journey were quoted for fewer people. */
  | { readonly field: 'passengers'; readonly code: 'more-than-priced'; readonly travelers: number }
  /** A car and driver who stay were quoted for fewer dates: `problem` as `stayProblem` writes it. */
  | { readonly ride: number; readonly field: 'date'; readonly code: 'beyond-stay'; readonly problem: string }
  | { readonly ride: number; readonly field: 'date' | 'time'; readonly code: PickupTimeProblem['code'] }
  /** Nobody drives on that day: `problem` as `closedProblem` writes it. */
  | { readonly ride: number; readonly field: 'date'; readonly code: 'closed'; readonly problem: string }
  | ({ readonly ride: number } & Disagreement)

/** Some of what was asked for is wrong; nothing was booked. The reader of the call puts it into words. */
export class BookingRefused extends Error {
  readonly problems: readonly BookingProblem[]

  constructor(problems: readonly BookingProblem[]) {
    super('booking refused')
    this.problems = problems
  }
}

type FreshQuote = TransferQuote | TourQuote | JourneyAnswer

/** The price or the terms have to be confirmed again. */
export class QuotesStale extends Error {
  /** A fresh one for each ride, in their order, or one for a journey. */
  readonly quotes: readonly FreshQuote[]
  /** Theirs, where the guest has read others. */
  readonly terms: OtherTerms | null

  constructor(quotes: readonly FreshQuote[], terms: OtherTerms | null = null) {
    super('quotes stale')
    this.quotes = quotes
    this.terms = terms
  }
}

/** False where it is not known what the guest has read. @param termsRead the number of the list whose promises they read */
function hasReadOtherTerms(termsRead: number | null): boolean {
  const read = termsRead === null ? null : promisesIfKnown(termsRead)
  return read !== null && !areSamePromises(read, promises())
}

const otherTerms = (termsRead: number | null): OtherTerms | null =>
  hasReadOtherTerms(termsRead) ? { list: listNumber(), promises: promisesToSay(promises()) } : null

/**
 * Keyed: phone numbers cannot be tried out against it. @returns hexadecimal
 */
async function fingerprintOf(env: Env, sent: BookingGuest['sent']): Promise<string> {
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
const alreadyBooked = (reference: string) =>
  new SiteError('already-booked', {
    detail: 'There is a booking of this guest with the same places, day and time',
    // Only the owner of its mail knows the rest of it, and nobody else may open its page.
    alreadyBooked: `${reference.slice(0, reference.indexOf('-'))}…`,
  })

type Claims = ClaimsOf['transfer' | 'safari']

/** A requested ride, with what its quote says. */
interface QuotedRide extends RequestedRide {
  readonly claims: Claims
  /** The quote is a day old, of a price list that does not count, or the fare rules give another price now. */
  readonly isStale: boolean
}

/** The call's word for a tour. */
const TOKEN_KINDS = { transfer: 'transfer', tour: 'safari' } as const satisfies Record<RideKind, Claims['kind']>

function isCurrent(claims: Claims): boolean {
  if (claims.list !== listNumber()) return false
  if (claims.kind === 'safari') {
    return claims.tariff === tourPriceList({ park: claims.park, distanceKm: claims.distance })
  }
  return isSameFare(claims.prices, transferRideFare(claims))
}

/** @throws SiteError `quote-invalid` */
async function readRide(env: Env, ride: RequestedRide, now: Date): Promise<QuotedRide> {
  const reading = await readToken(env, ride.token, TOKEN_KINDS[ride.agreed.kind], now.getTime())
  if (!reading.ok && reading.reason !== 'expired')
    throw new SiteError('quote-invalid', { detail: 'Get a new quote and book with that' })
  return { ...ride, claims: reading.claims, isStale: !reading.ok || !isCurrent(reading.claims) }
}

function timeProblems(
  pickups: readonly QuotedPickup[],
  now: Date,
  { isClosedMeant, isForTheBooks }: { readonly isClosedMeant: boolean; readonly isForTheBooks: boolean },
): BookingProblem[] {
  return pickups.flatMap((pickup, i): BookingProblem[] => {
    const before = pickups[i - 1]
    const problem =
      (isForTheBooks ? null : pickupTimeProblem(pickup, now)) ?? (before ? orderProblem(before, pickup) : null)
    if (problem) return [{ ride: i, field: problem.part, code: problem.code }]
    const closed = isClosedMeant || isForTheBooks ? null : closedProblem(pickup.date, pickup.driven, now)
    return closed ? [{ ride: i, field: 'date', code: 'closed', problem: closed }] : []
  })
}

function disagreements({ agreed, claims, date, time }: QuotedRide): Disagreement[] {
  if (agreed.kind === 'tour') return claims.kind === 'safari' ? tourDisagreements(agreed, claims, date) : []
  return claims.kind === 'transfer' ? transferDisagreements(agreed, claims, { date, time }) : []
}

const drivenOn = (agreed: RequestedRide['agreed']): DrivenOn =>
  agreed.kind === 'tour' ? { park: agreed.park } : { vehicle: agreed.vehicle }

const freshQuote = (context: WorkerContext, claims: Claims) =>
  claims.kind === 'safari' ? freshTourQuote(context, claims) : freshTransferQuote(context, claims)

/** The columns of a price that the office has set by hand; none for the quoted one. */
export function pricedByHand(quoted: Price, byHand: ByHand | undefined) {
  if (!byHand) return null
  const { usd, lkr } = byHand.lkr === undefined ? agreedPrice(quoted, byHand.usd) : { lkr: null, ...byHand }
  if (usd === quoted.usd && lkr === quoted.lkr) return null
  return {
    priceUsd: usd,
    priceLkr: lkr,
    quotedUsd: quoted.usd,
    quotedLkr: quoted.lkr,
    // Rupees are agreed to the rupee: that is the share which the price is.
    agreedShare: byHand.lkr && quoted.lkr !== null ? byHand.lkr / quoted.lkr : usd / quoted.usd,
    priceReason: byHand.reason,
  }
}

/** Places, distance and price are the quote's, not the guest's spelling of them. */
function newRide(requested: QuotedRide, needsReview: boolean): NewRide {
  const ride = rideAtQuote(requested, needsReview)
  const byHand = pricedByHand({ usd: ride.priceUsd, lkr: ride.priceLkr }, requested.byHand)
  return byHand ? ({ ...ride, ...byHand } as NewRide) : ride
}

function rideAtQuote({ agreed, claims, date, time, notes }: QuotedRide, needsReview: boolean): NewRide {
  const { pickup, dropoff, distance: distanceKm } = claims
  const common = {
    ...notes,
    ...NO_JOURNEY,
    needsReview,
    pickup,
    dropoff,
    distanceKm,
    pickupDate: date,
    pickupTime: time,
  }
  if (agreed.kind === 'tour' && claims.kind === 'safari') {
    const { tourLength, travelers } = agreed
    const priceUsd = quotedTourPrice(agreed, claims, date)
    return { ...common, ...NO_TRANSFER, kind: 'tour', park: claims.park, tourLength, travelers, priceUsd }
  }
  if (agreed.kind === 'transfer' && claims.kind === 'transfer') {
    const { lkr: priceLkr, usd: priceUsd } = vehiclePrice(agreed.vehicle, fareOn(claims.prices, { date, time }))
    const { minutes, train } = claims
    const alone = train ? { train } : {}
    const via = claims.via.length > 0 ? claims.via : null
    const ofTransfer = { via, minutes, vehicle: agreed.vehicle, priceLkr, priceUsd, ...alone }
    return { ...common, ...NO_TOUR, ...ofTransfer, kind: 'transfer' }
  }
  throw new TypeError('the quote is of another kind than the ride')
}

/** When a ride begins, and what is driven: some days are closed for a park or a class of vehicles. */
interface QuotedPickup extends LocalMoment {
  readonly driven: DrivenOn
}

/** Quotes whose signatures hold, and what becomes of them when they are redeemed. */
export interface QuotedBooking {
  /** Of the quotes: at most one booking bears each. */
  readonly jtis: readonly [string, ...string[]]
  readonly isStale: boolean
  readonly needsReview: boolean
  readonly arrangement: Arrangement
  readonly stayDays: number | null
  /** In the order in which the guest named them. */
  readonly pickups: readonly QuotedPickup[]
  /** Where what is asked for is not what was quoted. */
  disagreements(): readonly BookingProblem[]
  /** What is written, once all is right. */
  newRides(needsReview: boolean): readonly NewRide[]
  freshQuotes(): Promise<readonly FreshQuote[]>
}

/**
 * A quote that was booked before shows its booking only to a sender of the same details. One whose booking was cancelled
 * is spent, whatever is sent with it.
 */
async function repeated(booking: Booking, fingerprint: string, quoted: QuotedBooking) {
  if (!booking.rides.some(isRunning)) throw new QuotesStale(await quoted.freshQuotes())
  if (booking.fingerprint !== fingerprint) throw usedQuote()
  return booking
}

/**
 * The booking that an earlier post with this key made, of the same details.
 * @throws SiteError `quote-used` where it had other details
 */
export async function bookedBefore(
  env: Env,
  { key, sent }: Pick<BookingGuest, 'sent'> & { readonly key: string },
): Promise<Booking | null> {
  const earlier = await findByQuote(env, key)
  if (earlier && earlier.fingerprint !== (await fingerprintOf(env, sent))) throw usedQuote()
  return earlier
}

export interface RedemptionOptions {
  /** As `visitorOf` gives it. */
  readonly visitor: string | null
  /** `null` if the operator's people book. */
  readonly robotCheck: RobotCheck | null
  /** Which of the operator's people took the booking by telephone. */
  readonly takenBy?: string | undefined
  /** That its receipt is for, as the guest has named it. */
  readonly company?: NewBooking['company']
  /** The code of the partner whose link brought the guest; any other text is nobody's. */
  readonly partner?: string | undefined
  /** The language of mails to the guest. A repeated post does not change it. */
  readonly language?: Language | undefined
  /** The number of the price list whose terms the guest has read; `null` for that of the quote. */
  readonly termsRead?: number | null
  /** The office drives on a closed day, too. */
  readonly isClosedMeant?: boolean | undefined
  /** Where no car can be had the office finds one that is not listed. */
  readonly isHired?: boolean | undefined
  /** The rides have taken place: they are confirmed, and nobody is mailed. */
  readonly isForTheBooks?: boolean | undefined
  /** Refuses what the guest has booked already; without it, it is booked once more. */
  readonly askIfBooked?: boolean | undefined
  /** The guest has read that a car is free for each ride. */
  readonly saidFree?: boolean | undefined
  /** The guest lives in Sri Lanka. */
  readonly livesHere?: boolean | undefined
  /** As `domain/bookings/driver/driver-wish.ts` reads it. */
  readonly driverWish?: string | undefined
  readonly now?: Date
}

/**
 * An earlier booking of the quotes is found before anything can refuse the post, and everything is checked before
 * anything is written.
 * @returns the booking, made now or by an earlier post
 * @throws SiteError `quote-used`; `too-many`; `robot-check`; `already-booked`; `unavailable`, when nothing was written
 * @throws QuotesStale, BookingRefused
 */
export async function redeem(
  { env }: WorkerContext,
  guest: BookingGuest,
  quoted: QuotedBooking,
  {
    visitor,
    robotCheck,
    takenBy,
    company,
    partner = '',
    language = ENGLISH,
    askIfBooked = false,
    saidFree = false,
    livesHere = false,
    driverWish = '',
    termsRead = null,
    isClosedMeant = false,
    isForTheBooks = false,
    isHired = false,
    now = new Date(),
  }: RedemptionOptions,
): Promise<Booking> {
  const [firstJti] = quoted.jtis
  // The page may be of a data centre that has heard of a list before this one.
  if (termsRead !== null) await hearOfList(env, termsRead)
  const fingerprint = await fingerprintOf(env, guest.sent)
  const problems: BookingProblem[] = timeProblems(quoted.pickups, now, { isClosedMeant, isForTheBooks })
  const phone = parsePhone(guest.phone, guest.phoneCountry)
  if (!phone) problems.push({ field: 'phone', code: 'no-phone-number' })
  const isOtherNow = quoted.isStale || hasReadOtherTerms(termsRead)
  const network = await networkHash(env, visitor)
  // All that the database is asked before the booking is written, in one trip; nothing else where it will be refused.
  const read = async () => {
    if (!phone || problems.length > 0 || isOtherNow || quoted.disagreements().length > 0) return null
    const asked = quoted.newRides(quoted.needsReview)
    const [running, sentBy, planned, tooMany] = await Promise.all([
      askIfBooked ? findRunningBooking(env, { email: guest.email, phone: phone.e164 }, asked) : null,
      partnerOfCode(env, partner),
      plannedCars(env, { arrangement: quoted.arrangement, rides: asked, isForTheBooks }, now),
      isOverLimit(env, network, asked.length, now),
    ])
    return { running, sentBy, planned, tooMany }
  }
  const [earlier, found] = await Promise.all([findByQuote(env, firstJti), read()])
  if (earlier) return repeated(earlier, fingerprint, quoted)

  // A fresh quote is for a form that is otherwise right: what the customer has to correct comes first.
  if (problems.length === 0 && isOtherNow) {
    throw new QuotesStale(
      await quoted.freshQuotes(),
      runUnderListInForce(() => otherTerms(termsRead)),
    )
  }
  problems.push(...quoted.disagreements())
  if (problems.length > 0 || !phone || !found) throw new BookingRefused(problems)

  await countVisitor(env.BOOKING_RATE, visitor)
  const verdict = robotCheck === null ? 'person' : await verdictOf(env, robotCheck, firstJti)
  if (verdict === 'refused')
    throw new SiteError('robot-check', {
      detail: 'We could not confirm that a person sends this. Nothing has been booked; please press the button again',
    })
  const { running, sentBy, planned, tooMany } = found
  const asked = quoted.newRides(quoted.needsReview || verdict === 'unknown')
  // The office types itself in which partner's house the guest stays.
  const rides = sentBy && takenBy === undefined ? asked.map((ride) => atHouse(ride, sentBy)) : asked
  if (tooMany) throw tooManyBookings(now)
  const asks = async (reference: string | null) => {
    if (reference === null) return
    // A question counts like a booking: nobody tries out many guests, days and hours.
    await countBooking(env, network, rides.length, now)
    throw alreadyBooked(reference)
  }
  await asks(running)
  const same = askIfBooked ? { email: guest.email, phone: phone.e164 } : null
  const reference = newReference()
  const { jtis, arrangement, stayDays } = quoted
  const booking = await writeBooking(env, {
    reference,
    fingerprint,
    language,
    email: guest.email,
    phone: phone.e164,
    phoneTyped: phone.typed,
    arrangement,
    stayDays,
    partnerId: sentBy?.id ?? null,
    partnerPercent: sentBy?.percent ?? null,
    // Anybody may have a house's link: the house pays for whom the office books for it.
    onAccount: takenBy !== undefined && sentBy?.onAccount === true,
    priceList: listNumber(),
    saidFree,
    livesHere,
    driverWish,
    createdAt: now.toISOString(),
    network,
    takenBy: takenBy ?? null,
    company,
    isForTheBooks,
    isHired,
    planned,
    guard: {
      statements: (db) => [
        ...countedWith(db, network, rides.length, now),
        ...(same ? [refusesSameBooking(db, same, rides)] : []),
      ],
      async check() {
        if (await isOverLimit(env, network, rides.length, now)) throw tooManyBookings(now)
        if (same) await asks(await findRunningBooking(env, same, rides))
      },
    },
    jtis,
    rides,
  })
  if (!booking) throw usedQuote()
  return booking.reference === reference ? booking : repeated(booking, fingerprint, quoted)
}

/**
 * Books rides that have a quote each, all under the price list of the first one.
 * @throws SiteError `quote-invalid`, and as {@link redeem}
 * @throws QuotesStale, BookingRefused
 */
export async function redeemQuotes(
  context: WorkerContext,
  requested: RequestedBooking,
  options: RedemptionOptions,
): Promise<Booking> {
  const now = options.now ?? new Date()
  return underListOfToken(
    context.env,
    requested.rides[0]!.token,
    () => redeemUnderList(context, requested, { ...options, now }),
    now.getTime(),
  )
}

async function redeemUnderList(
  context: WorkerContext,
  requested: RequestedBooking,
  options: RedemptionOptions & { readonly now: Date },
): Promise<Booking> {
  const rides = await Promise.all(requested.rides.map((ride) => readRide(context.env, ride, options.now)))
  return redeem(
    context,
    requested,
    {
      jtis: [
        ...(requested.key === undefined ? [] : [requested.key]),
        ...rides.map(({ claims }) => claims.jti),
      ] as unknown as [string, ...string[]],
      isStale: rides.some(({ isStale }) => isStale),
      needsReview: false,
      arrangement: 'rides',
      stayDays: null,
      pickups: rides.map((ride) => ({ ...ride, driven: drivenOn(ride.agreed) })),
      disagreements: () => rides.flatMap((ride, i) => disagreements(ride).map((problem) => ({ ride: i, ...problem }))),
      newRides: (needsReview) => rides.map((ride) => newRide(ride, ride.claims.needsReview || needsReview)),
      freshQuotes: () => runUnderListInForce(() => Promise.all(rides.map(({ claims }) => freshQuote(context, claims)))),
    },
    options,
  )
}
