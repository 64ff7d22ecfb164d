/**
 * What the holder of a reference may see of a booking: these fields, and nothing else of its rows.
 * The reference is the key to it, and cannot be guessed. The hints keep e-mail, phone and name from people who look
 * over the customer's shoulder. Room number and note to the driver are shown by the guest's key alone. Only the payment
 * link holds the e-mail address in full, because the payment page asks for it.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { PublicBooking, PublicRide } from '#domain/bookings/booking.ts'
import { type OwnOpinion, mayBeSaid } from '#domain/bookings/opinion.ts'
import { guestRights } from '#domain/bookings/agreed/guest-changes.ts'
import { isRunning, nameHint } from '#domain/bookings/ride.ts'
import { driverNotes, UNSHOWN } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { type CancellationTerms, cancellationTerms } from '#domain/bookings/money/refunds.ts'
import { type LastTry, triedPayment } from '#domain/bookings/money/payments.ts'
import { hasBegun, isTakenOver, type RideStage } from '#domain/bookings/day/ride-events.ts'
import { isPastRide, overAt } from '#domain/bookings/day/sharing.ts'
import {
  COMPLAINT_TEXTS,
  type Complaint,
  possibleComplaints,
  type RideComplaints,
  type SaidComplaint,
} from '#domain/bookings/day/complaints.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { promisesToSay } from '#domain/bookings/agreed/kept-promises.ts'
import { isShortNotice, isUnanswered, requestedAt } from '#domain/bookings/request/short-notice.ts'
import { type AskedRide, askedRides, openCaveat, saidAddresses } from '#worker/bookings/open-caveats.ts'
import { bookmarkAsked } from '#domain/d1-bookmarks.ts'
import { isDueToErase, keptSince } from '#worker/bookings/erasure.ts'
import {
  type Booking,
  findBookingWith,
  HAS_OPEN_COMPLAINT,
  isBooked,
  type Ride,
  rideAt,
} from '#worker/bookings/read-bookings.ts'
import { type Db, primary, readNearby } from '#worker/database/d1.ts'
import { opinions, outbox } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { activeCheckouts } from '#worker/payments/gateways/gateways.ts'
import { bookingPaymentLink, paymentSaid } from '#worker/payments/payment-options.ts'
import { publicKeyOf } from '#worker/push/devices.ts'
import { bookingNow, driverOf, unmetOfCancelled } from '#worker/day/booking-now.ts'
import { daysIn, type RideDay, type RowsOfDays, statementsOfDays } from '#worker/day/ride-events.ts'
import { CREW, type Crew, crewIn } from './driver-details.ts'

/** @example emailHint('ann@example.com') // 'a…@example.com' */
function emailHint(email: string): string {
  return email && `${email[0]}…${email.slice(email.lastIndexOf('@'))}`
}

/** @example phoneHint('+447911123456') // '…3456' */
function phoneHint(phone: string): string {
  return phone && `…${phone.slice(-4)}`
}

type AskedBooking = Omit<Booking, 'rides'> & { readonly rides: readonly AskedRide[] }

/**
 * For a cancelled ride by the moment of its cancellation, and for a no-show by that of the office's word; for a coming one
 * as if it were cancelled now, as long as its guest can.
 */
function cancellationOf(booking: AskedBooking, ride: AskedRide, now: Date): CancellationTerms | null {
  const { status, changedAt, erasedAt, paidUsd } = ride
  const runs = isRunning({ status })
  // A ride that is not driven no longer changes for its guest: its last change is that.
  const mayCancel = guestRights(ride, now, booking.promises).cancel
  const moment = runs ? (mayCancel ? now : null) : changedAt ? new Date(changedAt) : null
  const others = booking.rides.filter((each) => each !== ride && !(isRunning(each) && isPastRide(each, now)))
  const terms = moment && erasedAt === null ? cancellationTerms(booking, ride, moment, others) : null
  if (!terms || (!runs && paidUsd === 0)) return null
  return paidUsd > 0 || terms.feeUsd > 0 ? terms : null
}

function publicRide(booking: AskedBooking, ride: AskedRide, crew: Crew, now: Date): PublicRide {
  const { position, beside, status, pickup, dropoff, via, distanceKm, pickupDate, pickupTime } = ride
  const { priceUsd, paidUsd, cancelFeeUsd } = ride
  const over = now.getTime() > overAt(ride)
  const past = isPastRide(ride, now)
  const driver = status === 'confirmed' && !past && !isTakenOver(ride) ? driverOf(ride) : null
  const { createdAt, promises } = booking
  const unanswered = isUnanswered(ride, createdAt, now)
  const fields = {
    position,
    beside,
    status,
    pickup,
    dropoff,
    via,
    distanceKm,
    pickupDate,
    pickupTime,
    priceUsd,
    paidUsd,
    ...(paidUsd > 0 ? { paidLkr: ride.paidLkr, cameInUsd: ride.cameInUsd } : {}),
    ...(ride.waivedUsd > 0 || ride.waivedLkr > 0 ? { waivedUsd: ride.waivedUsd, waivedLkr: ride.waivedLkr } : {}),
    ...(ride.quotedUsd === null
      ? {}
      : { quoted: { usd: ride.quotedUsd, lkr: ride.quotedLkr, reason: ride.priceReason } }),
    ...(ride.taxiUsd ? { taxiUsd: ride.taxiUsd } : {}),
    ...(ride.taxiLkr ? { taxiLkr: ride.taxiLkr } : {}),
    ...(ride.wentBack?.length ? { wentBack: ride.wentBack } : {}),
    cancelFeeUsd,
    ...(cancelFeeUsd > 0 ? { cancelFeeLkr: ride.cancelFeeLkr } : {}),
    ...(ride.chargedPercent > 0 ? { chargedPercent: ride.chargedPercent } : {}),
    ...driverNotes(ride),
    details: ride.details && UNSHOWN,
    guestName: nameHint(ride.guestName),
    shortNotice:
      status === 'new' &&
      !past &&
      !unanswered &&
      isShortNotice(
        { date: pickupDate, time: pickupTime },
        requestedAt({ createdAt, movedAt: ride.movedAt }),
        promises,
      ),
    isRequest: ride.isRequest && status === 'new' && !past,
    ...(unanswered ? { unanswered: true as const } : {}),
    ...(status === 'new' && ride.takenUpAt !== null ? { takenUp: true as const } : {}),
    past,
    over,
    driver: driver && { ...driver, ...crew.get(position) },
    caveat: unanswered ? null : openCaveat(ride, now),
    ...(past ? {} : saidAddresses(ride)),
    cancellation: cancellationOf(booking, ride, now),
    lkrPerUsd: ride.priceLkr === null ? ride.lkrPerUsd : undefined,
    inRupees: ride.inRupees,
  }
  if (ride.kind === 'transfer') {
    const { kind, minutes, vehicle, priceLkr, train } = ride
    return { ...fields, kind, minutes, vehicle, priceLkr, ...(train ? { train } : {}) }
  }
  const { kind, minutes, park, tourLength, travelers, priceLkr } = ride
  return { ...fields, kind, minutes, park, tourLength, travelers, priceLkr }
}

/** Its rides alone: what they cost is told, and how it is paid is not asked. */
export function shownRides(booking: Booking, now: Date, crew: Crew = new Map()): PublicRide[] {
  const asked = { ...booking, rides: askedRides(booking) }
  return asked.rides.map((ride) => publicRide(asked, ride, crew, now))
}

/** The booking as who has its reference reads it: no name, number or mail address in full, also not in a link. */
export async function publicBooking(env: Env, booking: Booking, now = new Date(), crew?: Crew): Promise<PublicBooking> {
  return {
    reference: booking.reference,
    arrangement: booking.arrangement,
    stayDays: booking.stayDays,
    promises: promisesToSay(booking.promises),
    rides: shownRides(booking, now, crew),
    emailHint: emailHint(booking.email),
    phoneHint: phoneHint(booking.phone),
    ...(booking.onAccount ? { onAccount: true as const } : {}),
    ...(await paymentSaid(env, { ...booking, email: '' }, now)),
    ...(booking.driverWish === '' ? {} : { driverWish: booking.driverWish }),
    erased: booking.erasedAt !== null,
    readAt: now.toISOString(),
  }
}

/** The booking as its own guest reads it, in mails and by their key: with names and mail address in full. */
export async function ownBooking(env: Env, booking: Booking, now: Date, crew?: Crew): Promise<PublicBooking> {
  const shown = await publicBooking(env, booking, now, crew)
  const rides = shown.rides.map((ride) => {
    const { guestName, details } = rideAt(booking, ride.position)
    return { ...ride, guestName, details }
  })
  return { ...shown, rides, paymentUrl: await bookingPaymentLink(env, booking, now) }
}

const isDenied = ({ status }: PublicRide, stage: RideStage) =>
  status === 'confirmed' && stage === 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW'

/**
 * What a driver has said about a ride counts more than its time: nobody cancels a ride that they are on, nor one whose car
 * has left them on the road.
 */
function rideAsDriven(ride: PublicRide, stage: RideStage, hasBrokenDown: boolean): PublicRide {
  if (hasBrokenDown) return { ...ride, begun: true, brokeDown: true, cancellation: null }
  if (!hasBegun(stage)) return ride
  const its = { ...ride, begun: true, cancellation: null }
  return isDenied(ride, stage)
    ? { ...its, over: false, denied: true }
    : { ...its, over: ride.over || stage === 'DRIVER_ARRIVED_AT_DROPOFF' }
}

/** What was promised to a guest to whom nobody came holds also once the ride is cancelled. */
function withUnmet(ride: PublicRide, booking: Booking, day: RideDay): PublicRide {
  const unmetSince = unmetOfCancelled(rideAt(booking, ride.position), day, booking)
  return unmetSince === null ? ride : { ...ride, unmetSince }
}

/** @param days of its rides, in their order */
export function asDriven<const S extends PublicBooking>(shown: S, booking: Booking, days: readonly RideDay[]): S {
  const rides = shown.rides.map((ride, i) => {
    const { stage, brokeDownAt } = days[i]!
    return withUnmet(rideAsDriven(ride, stage, brokeDownAt !== null), booking, days[i]!)
  })
  return { ...shown, rides }
}

/** @param rows what `statementsOfDays` have read with the booking */
export const asDrivenBy = <const S extends PublicBooking>(shown: S, booking: Booking, rows: RowsOfDays, now: Date): S =>
  asDriven(shown, booking, daysIn(rows, booking.rides, now))

/** When the office closed a complaint, which is known by its words. */
interface Closing {
  readonly position: number
  readonly what: string
  readonly at: string
}

const CLOSINGS = sql<string>`(
  select json_group_array(json_object('position', said.position, 'what', said.detail, 'at', closed.at))
  from booking_history said
  join booking_history closed on closed.booking_number = said.booking_number and closed.step = 'closed'
    and closed.detail like 'complaint ' || said.version || ':%'
  where said.booking_number = bookings.number and said.step = 'complaint' and said.actor = 'guest'
)`

/** `null` where there is nothing to say. */
function complaintsOf(
  ride: PublicRide,
  said: readonly SaidComplaint[],
  closings: readonly Closing[],
  now: Date,
): RideComplaints | null {
  const canSay = possibleComplaints(
    ride,
    said.map(({ complaint }) => complaint),
    now,
  )
  if (canSay.length + said.length === 0) return null
  const closedOf = (complaint: Complaint) => {
    const isMeant = ({ position, what }: Closing) => position === ride.position && what === COMPLAINT_TEXTS[complaint]
    const at = closings.find(isMeant)?.at
    return at === undefined ? {} : { closed: sriLankaTime(new Date(at)).date }
  }
  return {
    canSay,
    said: said.map(({ complaint, at }) => ({ complaint, ...sriLankaTime(new Date(at)), ...closedOf(complaint) })),
  }
}

/** What the page says of the booking's own row: who drives, where no receipt was mailed, what is complained of, and what was said of it. */
const OF_BOOKING = {
  crew: CREW,
  isWithheld: sql<0 | 1>`exists (
    select 1 from ${outbox} receipt
    where receipt.booking_number = bookings.number and receipt.kind = 'receipt' and receipt.reader = 'guest'
      and receipt.given_up_at is not null
  )`,
  hasOpenComplaint: HAS_OPEN_COMPLAINT,
  closings: CLOSINGS,
  opinion: sql<string | null>`(
    select json_object('stars', said.stars, 'words', said.words, 'state', said.state, 'heldFor', said.held_for)
    from ${opinions} said where said.booking_number = bookings.number
  )`,
}

interface Facts extends Partial<LastTry> {
  readonly crew: string
  readonly isWithheld: 0 | 1
  readonly hasOpenComplaint: 0 | 1
  readonly closings: string
  readonly opinion: string | null
}

/** The journey is over, and its guest may say something of it. */
const isToBeSaid = ({ rides: stored, erasedAt }: Booking, shown: readonly PublicRide[]) =>
  erasedAt === null &&
  mayBeSaid(shown.map(({ status, over }, i) => ({ status, over, nobodyCame: stored[i]!.nobodyCame })))

/** We paid for another taxi, as ours did not come. */
const hadTaxi = ({ taxiUsd = 0, taxiLkr = 0 }: Ride) => taxiUsd !== 0 || taxiLkr !== 0

/**
 * In one trip to a replica nearby. Two answers have to be exact, and are asked of the primary: that there is no such booking,
 * and what may be erased by now.
 */
async function readForPage(env: Env, typed: string, seen: string | undefined, columns: Record<string, SQL>, now: Date) {
  const read = (db: Db) => findBookingWith(env, typed, statementsOfDays, db, columns)
  const { found, isNewest } = await readNearby(env, bookmarkAsked(seen, now), read)
  const keptFrom = keptSince(env, now)
  const isExact = found !== null && !(keptFrom && found.booking.rides.some((ride) => isDueToErase(ride, keptFrom)))
  if (isNewest || isExact) return found
  return found || (await isBooked(env, typed)) ? read(primary(env)) : null
}

/** Somebody may still set out to it, or arrive. */
const mayBeDriven = (ride: PublicRide) => isRunning(ride) && !ride.over && !ride.unanswered

/**
 * A booking for its page; `null` where there is none. Whoever brings no bookmark may read it as it was some seconds ago.
 * @param typed its reference, in any spelling
 * @param seen what its link says of that: domain/d1-bookmarks.ts
 */
export async function shownBooking(env: Env, typed: string, seen?: string): Promise<PublicBooking | null> {
  const tries = activeCheckouts(env).length > 0 ? await import('#worker/payments/unfinished-payments.ts') : null
  const now = new Date()
  const found = await readForPage(env, typed, seen, { ...OF_BOOKING, ...tries?.LAST_TRY }, now)
  if (!found) return null
  const { booking, rows } = found
  const facts = found.facts as unknown as Facts
  const ofDays = rows as unknown as RowsOfDays
  const pushKey = publicKeyOf(env)
  const shown = await publicBooking(env, booking, now, crewIn(facts.crew))
  const day = bookingNow(booking, ofDays, now)
  const tried = tries && shown.paymentUrl !== null ? triedPayment(facts as LastTry, now) : null
  const days = daysIn(ofDays, booking.rides, now)
  const rides = shown.rides.map((ride, i) => {
    const today = day.rides.find(({ position }) => position === ride.position)
    const { stage: last } = days[i]!
    const stage = today?.stage ?? (isDenied(ride, last) ? last : null)
    const driven = rideAsDriven(ride, stage, today?.brokeDown !== undefined)
    const its = withUnmet(driven, booking, days[i]!)
    const complaints = complaintsOf(its, days[i]!.complaints, JSON.parse(facts.closings) as Closing[], now)
    return complaints === null || shown.erased ? its : { ...its, complaints }
  })
  return {
    ...shown,
    rides,
    ...((facts.isWithheld || booking.email === '') && !shown.erased ? { noMail: true } : {}),
    ...(facts.hasOpenComplaint || booking.rides.some(hadTaxi) ? { notAsked: true as const } : {}),
    ...(isToBeSaid(booking, rides) ? { opinion: JSON.parse(facts.opinion ?? 'null') as OwnOpinion | null } : {}),
    ...(tried ? { tried } : {}),
    ...(day.rides.length > 0 ? { now: day } : {}),
    ...(pushKey !== null && rides.some(mayBeDriven) ? { pushKey } : {}),
  }
}
