/** A guest accepts a proposal: its rides become one booking at its prices, under the terms of the list in force. */
import * as v from 'valibot'
import { areSamePromises } from '#domain/bookings/agreed/kept-promises.ts'
import { toKeep } from '#domain/bookings/agreed/kept-season.ts'
import { promises } from '#domain/prices/current-price-list.ts'
import {
  type DriverNote,
  type DriverNotes,
  driverNotes,
  notesOf,
} from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { isDriverWish, wishText } from '#domain/bookings/driver/driver-wish.ts'
import { newReference } from '#domain/bookings/reference.ts'
import {
  EmailSchema,
  hasSeatedChildren,
  MAX_PHONE,
  PhoneTextSchema,
  readNote,
  TOO_MANY_CHILD_SEATS,
} from '#domain/bookings/request/email-phone-and-flight-formats.ts'
import { parsePhone } from '#domain/bookings/request/numbering-plans.ts'
import { type PickupTimeProblem, pickupTimeProblem } from '#domain/bookings/request/pickup-time.ts'
import { lacksFlight } from '#domain/bookings/ride-summary.ts'
import { lkrPerUsd } from '#domain/fares/money.ts'
import { offeredLanguage } from '#domain/languages/languages.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import { type ProposedRide, ridesInWords, type NotAcceptable, notAcceptable } from '#domain/proposals/proposal.ts'
import { closedProblem } from '#domain/quotes/seasons-in-words.ts'
import { fieldProblem } from '#domain/quotes/field-problems.ts'
import { isAtGate } from '#domain/tours/parks.ts'
import { countBooking, networkHash } from '#worker/bookings/booking-limits.ts'
import { type Booking, findByNumber } from '#worker/bookings/read-bookings.ts'
import { writeBooking } from '#worker/bookings/write-booking.ts'
import type { Env } from '#worker/environment.ts'
import { countVisitor } from '#worker/platform/rate-limit.ts'
import { dollarOfList, hearOfList, listNumber, promisesIfKnown } from '#worker/prices/request-price-list.ts'
import { bookingHistory } from '#worker/database/schema.ts'
import {
  asGuestReads,
  findByCode,
  isWritten,
  newWriteId,
  type Proposal,
  type ProposalContent,
  statementsOfAct,
} from './store.ts'

/** What keeps a ride from being booked now: its pickup is over, or nobody drives on that day any more. */
export type RideProblem =
  | { readonly position: number; readonly code: PickupTimeProblem['code'] }
  /** `problem` as `closedProblem` writes it. */
  | { readonly position: number; readonly code: 'closed'; readonly problem: string }

/** Said before anybody accepts, and checked once more when somebody does. */
export function rideProblems({ rides, isClosedMeant }: ProposalContent, now: Date): RideProblem[] {
  return rides.flatMap((ride, i): RideProblem[] => {
    const { pickupDate: date, pickupTime: time } = ride
    const position = i + 1
    const problem = pickupTimeProblem({ date, time }, now)
    if (problem) return [{ position, code: problem.code }]
    const driven = ride.kind === 'tour' ? { park: ride.park } : { vehicle: ride.vehicle }
    const closed = isClosedMeant ? null : closedProblem(date, driven, now)
    return closed ? [{ position, code: 'closed', problem: closed }] : []
  })
}

/** What the form asks of a ride: what its driver has to know, and nobody has said yet. */
export function askedNotes(ride: ProposedRide): DriverNote[] {
  const [inWords] = ridesInWords([ride]) as [ReturnType<typeof ridesInWords>[number]]
  const isKnownPoint = (place: string) => isColomboAirport(place) || (ride.park !== null && isAtGate(place, ride.park))
  return [
    ...(ride.flight === '' && (lacksFlight(inWords) || isColomboAirport(ride.dropoff)) ? (['flight'] as const) : []),
    ...(ride.pickupAddress === '' && !isKnownPoint(ride.pickup) ? (['pickupAddress'] as const) : []),
    ...(ride.dropoffAddress === '' && !isKnownPoint(ride.dropoff) ? (['dropoffAddress'] as const) : []),
    // Bags alone have no children with them.
    ...(ride.childSeats === null && !(ride.kind === 'transfer' && ride.train) ? (['childSeats'] as const) : []),
    ...(ride.details === '' ? (['details'] as const) : []),
  ]
}

/** The name of the field of a ride's note. */
export const noteField = (position: number, name: DriverNote) => `${position}-${name}`

export interface FieldProblem {
  /** `name`, `email`, `phone`, `terms`, `speaks`, or as {@link noteField} writes it. */
  readonly field: string
  readonly problem: string
}

export type Acceptance =
  | { readonly outcome: 'booked'; readonly booking: Booking; readonly isNew: boolean }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: NotAcceptable; readonly proposal: Proposal }
  /** `other-terms`: another price list counts now, with other terms than those that the guest has read. */
  | { readonly outcome: 'rides' | 'other-terms'; readonly proposal: Proposal }
  | { readonly outcome: 'fields'; readonly proposal: Proposal; readonly problems: readonly FieldProblem[] }

interface Accepted {
  readonly email: string
  readonly phone: NonNullable<ReturnType<typeof parsePhone>>
  readonly rides: readonly ProposedRide[]
  readonly driverWish: string
}

type Typed = Readonly<Record<string, string | undefined>>

/** Reads what the guest typed beside what the proposal says already. */
function readAccepted(content: ProposalContent, typed: Typed): Accepted | { readonly problems: FieldProblem[] } {
  const problems: FieldProblem[] = []
  const read = (field: 'email' | 'phone', schema: typeof EmailSchema | typeof PhoneTextSchema): string => {
    const parsed = v.safeParse(schema, typed[field] ?? '', { abortPipeEarly: true })
    if (parsed.success) return parsed.output
    problems.push({ field, problem: parsed.issues[0].message })
    return ''
  }
  const email = read('email', EmailSchema)
  const phoneText = read('phone', PhoneTextSchema)
  const phone = phoneText === '' ? null : parsePhone(phoneText)
  if (phoneText !== '' && !phone) problems.push({ field: 'phone', problem: fieldProblem('not-a-phone') })
  const name = readNote('guestName', 'transfer', typed.name)
  const guestName = 'value' in name ? String(name.value ?? '') : ''
  if ('problem' in name) problems.push({ field: 'name', problem: name.problem })
  else if (guestName === '') problems.push({ field: 'name', problem: fieldProblem('missing') })
  const driverWish = wishText(typed.speaks ?? '', typed.woman === 'yes')
  if (!isDriverWish(driverWish)) problems.push({ field: 'speaks', problem: fieldProblem('missing') })
  if (typed.terms !== 'yes') problems.push({ field: 'terms', problem: fieldProblem('missing') })
  const rides = content.rides.map((ride, i): ProposedRide => {
    const said: Partial<Record<DriverNote, string | number | null>> = {}
    for (const note of askedNotes(ride)) {
      const field = noteField(i + 1, note)
      const value = readNote(note, ride.kind, typed[field])
      if ('problem' in value) problems.push({ field, problem: value.problem })
      else said[note] = value.value
    }
    const notes = { ...notesIn(ride), guestName, ...said } as DriverNotes
    if (!hasSeatedChildren(notes.childSeats, notes.travelers))
      problems.push({ field: noteField(i + 1, 'childSeats'), problem: TOO_MANY_CHILD_SEATS })
    return { ...ride, ...notes } as ProposedRide
  })
  return problems.length > 0 || !phone ? { problems } : { email, phone, rides, driverWish }
}

const notesIn = (ride: ProposedRide): DriverNotes =>
  driverNotes(Object.fromEntries(notesOf('transfer').map((name) => [name, ride[name]])))

/**
 * Whether other terms count than the guest has read, or another dollar, of which a tour's rupees are made; also where it is
 * not known what they have read.
 * @param list the number of that by which the page was made
 */
function mustReadTermsAgain(list: number | null, { rides }: ProposalContent): boolean {
  const read = list === null ? null : promisesIfKnown(list)
  if (list === null || read === null || !areSamePromises(read, promises())) return true
  return rides.some(({ priceLkr, inRupees }) => inRupees && priceLkr === null) && dollarOfList(list) !== lkrPerUsd()
}

const listRead = (typed = ''): number | null => (/^\d{1,9}$/.test(typed) ? Number(typed) : null)

/** At most one booking bears it, whatever was posted. */
const keyOf = ({ number }: Proposal) => `proposal ${number}`

/** The office may save another version, and the guest open it, at the same moment: then it is looked at again. */
const TRIES = 4

export interface AcceptOptions {
  /** As `visitorOf` gives it. */
  readonly visitor: string | null
  readonly now: Date
}

/**
 * Accepts the version that the guest has read. All is decided in one batch of D1: two posts at once make one booking, and
 * what the office saves at that moment comes first or too late as a whole.
 * @throws SiteError `too-many`; `unavailable`, when nothing was written
 */
export async function acceptProposal(
  env: Env,
  code: string,
  version: number,
  typed: Typed,
  { visitor, now }: AcceptOptions,
): Promise<Acceptance> {
  const read = listRead(typed.list)
  for (let tries = 0; tries < TRIES; tries++) {
    const proposal = await findByCode(env, code)
    if (!proposal) return { outcome: 'unknown' }
    if (proposal.bookingNumber !== null) return booked(env, proposal.bookingNumber)
    const { content } = proposal
    if (!content) return { outcome: 'unknown' }
    const refusal = notAcceptable(proposal, version, now)
    if (refusal) return { outcome: refusal, proposal }
    if (rideProblems(content, now).length > 0) return { outcome: 'rides', proposal }
    // The page may be of a data centre that has heard of a list before this one.
    if (read !== null) await hearOfList(env, read)
    const asRead = asGuestReads(env, parsePhone((typed.phone ?? '').slice(0, MAX_PHONE))?.e164 ?? '', content)
    if (mustReadTermsAgain(read, asRead)) return { outcome: 'other-terms', proposal }
    const accepted = readAccepted(content, typed)
    if ('problems' in accepted) return { outcome: 'fields', proposal, problems: accepted.problems }
    if (tries === 0) await countVisitor(env.BOOKING_RATE, visitor)
    const network = await networkHash(env, visitor)
    if (tries === 0) await countBooking(env, network, accepted.rides.length, now)
    const booking = await write(env, proposal, { ...accepted, saidFree: typed.free === 'yes' }, network, now)
    if (booking) return { outcome: 'booked', ...booking }
  }
  // Something was written at each try: whatever that was, the page says how it stands now.
  const proposal = await findByCode(env, code)
  if (proposal && proposal.bookingNumber !== null) return booked(env, proposal.bookingNumber)
  return proposal ? { outcome: 'replaced', proposal } : { outcome: 'unknown' }
}

async function booked(env: Env, number: number): Promise<Acceptance> {
  const booking = await findByNumber(env, number)
  return booking ? { outcome: 'booked', booking, isNew: false } : { outcome: 'unknown' }
}

/** A season that was published since is not in the price. */
function pricedFor({ pickupDate: date, pickupTime: time }: ProposedRide, { priceList: list }: ProposalContent) {
  const [at, inForce] = [{ date, time }, listNumber()]
  return toKeep({ list, ...at }, inForce, { list: inForce, ...at })
}

/** @returns `null` where somebody was faster */
async function write(
  env: Env,
  proposal: Proposal,
  { email, phone, rides, driverWish, saidFree }: Accepted & { readonly saidFree: boolean },
  network: string | null,
  now: Date,
): Promise<{ readonly booking: Booking; readonly isNew: boolean } | null> {
  const reference = newReference()
  const writeId = newWriteId()
  const at = now.toISOString()
  const booking = await writeBooking(env, {
    reference,
    fingerprint: '',
    language: offeredLanguage(proposal.language),
    email,
    phone: phone.e164,
    phoneTyped: phone.typed,
    arrangement: 'rides',
    stayDays: null,
    driverWish,
    partnerId: null,
    partnerPercent: null,
    priceList: listNumber(),
    saidFree,
    createdAt: at,
    network,
    takenBy: null,
    isForTheBooks: false,
    jtis: [keyOf(proposal)],
    rides: rides.map((ride) => ({ ...ride, needsReview: false, pricedFor: pricedFor(ride, proposal.content!) })),
    firstStep: (db, bookingNumber) => [
      ...statementsOfAct(db, proposal, 'accept', { detail: reference, set: { bookingNumber } }, writeId, at),
      db.insert(bookingHistory).values({
        bookingNumber,
        version: 1,
        at,
        step: 'proposal',
        actor: 'guest',
        detail: `accepted version ${proposal.version} of proposal ${proposal.number}`,
      }),
    ],
  })
  if (!booking) return null
  return { booking, isNew: await isWritten(env, proposal, writeId) }
}
