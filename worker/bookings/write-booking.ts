/** Writes a new booking with its rides, their cars, its quotes, its mail and its search words in one batch. */
import type { BatchItem } from 'drizzle-orm/batch'
import type { DriverNote } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { checkPrice } from '#domain/bookings/agreed/agreed-price.ts'
import { officeWords } from '#domain/bookings/day/push-words.ts'
import { NO_CHARGE } from '#domain/bookings/money/sums.ts'
import { isResident } from '#domain/bookings/money/residents.ts'
import { isShortNotice } from '#domain/bookings/request/short-notice.ts'
import { formatLkr, grouped } from '#domain/fares/money.ts'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { type Db, primary, query, WriteConflict } from '#worker/database/d1.ts'
import { enqueueMail } from '#worker/database/mail-queue.ts'
import { enqueuePush } from '#worker/database/push-queue.ts'
import {
  bookingHistory,
  bookings,
  type HistoryRow,
  receiptRequests,
  redeemedQuotes,
  rides,
  type BookingRow,
  type RideRow,
} from '#worker/database/schema.ts'
import { isFleetCounted, noteFleetChange } from '#worker/fleet/fleet-counting.ts'
import type { BookingToHold, HoldPlan } from '#worker/fleet/holds.ts'
import { officePath } from '#worker/platform/access.ts'
import { dollarOfList, promisesOfList } from '#worker/prices/request-price-list.ts'
import { newGuestKey } from './guest-key.ts'
import { carOf, guards, type Held, lackingWords, movesOf, planOf } from './planned-cars.ts'
import {
  type Booking,
  bookingOf,
  findByQuote,
  hasRedeemed,
  type KindColumns,
  statementsOf,
  type Statements,
} from './read-bookings.ts'

type WhereAndWhen = 'pickup' | 'dropoff' | 'via' | 'distanceKm' | 'pickupDate' | 'pickupTime'

/** A ride to be written. */
export type NewRide = Pick<RideRow, DriverNote | WhereAndWhen | 'beside' | 'needsReview' | 'priceUsd'> &
  /** Only where the office has set the price by hand. */
  Partial<Pick<RideRow, 'quotedUsd' | 'quotedLkr' | 'agreedShare' | 'priceReason'>> &
  /** Only where it was proposed under another list than its booking's. */
  Partial<Pick<RideRow, 'pricedFor'>> &
  /** Only where it carries bags alone. */
  Partial<Pick<RideRow, 'train'>> &
  KindColumns

/** The fields that only journeys have, for any other ride. */
export const NO_JOURNEY = { via: null, beside: null } as const

/** The fields that only tours have, for a transfer; and those that only transfers have, for a tour. */
export const NO_TOUR = { park: null, tourLength: null } as const
export const NO_TRANSFER = { minutes: null, vehicle: null, priceLkr: null } as const

/** Of a ride that is booked just now. */
const NOTHING_AGREED = { quotedUsd: null, quotedLkr: null, agreedShare: null, ...NO_CHARGE } as const

/** A booking to be written. */
interface BookingToWrite extends Omit<
  BookingRow,
  | 'number'
  | 'guestKey'
  | 'saidFree'
  | 'resident'
  | 'lkrPerUsd'
  | 'driverWish'
  | 'onAccount'
  | 'isInvoiced'
  | 'version'
  | 'erasedAt'
> {
  /** Its partner pays for it. */
  readonly onAccount?: boolean
  /** Its guest has read that a car is free for each ride. */
  readonly saidFree?: boolean
  /** Its guest says so; a number of the country says so too. */
  readonly livesHere?: boolean
  /** Whom its guest would like as driver. */
  readonly driverWish?: string
  /** Keyed hash of the network that it came from. */
  readonly network: string | null
  /** The company that its receipt is for. */
  readonly company?: { readonly company: string; readonly taxNumber: string } | undefined
  /** Which of the operator's people took it by telephone; `null` if the guest booked. */
  readonly takenBy: string | null
  /** Its rides have taken place. */
  readonly isForTheBooks: boolean
  /** What is written with it where it was made of a proposal: the first row of its history among it. */
  readonly firstStep?: ((db: Db, bookingNumber: number) => readonly BatchItem<'sqlite'>[]) | undefined
  /** Of the quotes that it redeems. */
  readonly jtis: readonly string[]
  readonly rides: readonly NewRide[]
}

/** The same, and what becomes of rides for which no car can be had. */
export interface NewBooking extends BookingToWrite {
  /** The office finds a car that is not listed: such a ride is no request. */
  readonly isHired?: boolean | undefined
  /** What {@link plannedCars} has found for it. */
  readonly planned?: HoldPlan | null | undefined
  /** What else may refuse it. */
  readonly guard?: BookingGuard | undefined
}

/** Statements that go first and refuse the batch with a conflict; and what says whether it was they. */
interface BookingGuard {
  statements(db: Db): readonly BatchItem<'sqlite'>[]
  /** @throws SiteError where they would refuse it now */
  check(): Promise<void>
}

/** 48 random bits, at least 1. */
function newNumber(): number {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2)) as unknown as [number, number]
  return (high & 0xffff) * 2 ** 32 + low + 1
}

/** What the history says of a booking by telephone beside who took it. */
function takenWords(itsRides: readonly NewRide[], isForTheBooks: boolean): string {
  const byHand = itsRides.flatMap(({ quotedUsd = null, quotedLkr, priceUsd, priceLkr, agreedShare }, i) => {
    if (quotedUsd === null) return []
    // The share says in what it was agreed.
    const change =
      agreedShare === priceUsd / quotedUsd
        ? `USD ${quotedUsd} -> ${priceUsd}`
        : `${formatLkr(quotedLkr!)} -> ${grouped(priceLkr!)}`
    return [`${itsRides.length > 1 ? `ride ${i + 1} ` : ''}${change}`]
  })
  const reason = itsRides.find(({ priceReason }) => priceReason)?.priceReason
  return [
    ...(isForTheBooks ? ['it had taken place'] : []),
    ...(byHand.length > 0 ? [`${byHand.join(', ')}: ${reason}`] : []),
  ].join('; ')
}

const takenByTelephone = (db: Db, row: Pick<HistoryRow, 'bookingNumber' | 'who' | 'at' | 'detail'>) =>
  db.insert(bookingHistory).values({ ...row, version: 1, step: 'telephone', actor: 'operator' })

/** Phones of the office that want to hear of a booking, or of a request. */
function tellOffice(
  db: Db,
  bookingNumber: number,
  { reference, createdAt, priceList }: Pick<BookingRow, 'reference' | 'createdAt' | 'priceList'>,
  itsRides: readonly NewRide[],
  isWithoutCar: boolean,
): BatchItem<'sqlite'> {
  const promises = promisesOfList(priceList)
  const isAskedFor = itsRides.some(
    ({ needsReview, pickupDate: date, pickupTime: time }) =>
      needsReview || isShortNotice({ date, time }, new Date(createdAt), promises),
  )
  const isRequest = isWithoutCar || isAskedFor
  const [, told] = enqueuePush(
    db,
    {
      to: { office: isRequest ? ['requests', 'bookings'] : 'bookings' },
      occasion: `booked ${bookingNumber}`,
      said: officeWords(isRequest ? 'requested' : 'booked', itsRides),
      path: officePath(reference),
      tag: `booking ${bookingNumber}`,
      isUrgent: isRequest,
      validMs: DAY_MS,
      bookingNumber,
    },
    createdAt,
  )
  return told
}

/** Rides of a booking that is being written, as far as their cars are concerned. */
const bookingToHold = ({ arrangement, rides: itsRides }: Pick<NewBooking, 'arrangement' | 'rides'>): BookingToHold => ({
  number: null,
  arrangement,
  before: [],
  after: itsRides.map((ride, i) => ({
    ...ride,
    position: i + 1,
    status: 'new',
    driverPhone: null,
    carId: null,
    carState: 'uncounted',
  })),
  asked: new Map(itsRides.map((_, i) => [i + 1, { isMust: true }])),
})

/** Cars for the rides of a booking that is to be written; `null` where none are counted. */
export async function plannedCars(
  env: Env,
  booking: Pick<NewBooking, 'arrangement' | 'rides' | 'isForTheBooks'>,
  now: Date,
): Promise<HoldPlan | null> {
  // Nobody keeps a car for what has taken place.
  return !booking.isForTheBooks && (await isFleetCounted(env)) ? planOf(env, bookingToHold(booking), 0, now) : null
}

/**
 * Writes a booking with its rides, their cars, quotes, mail and the words that it is found by in one batch: all or nothing. May run again after
 * a failure. A ride for which no car can be had is a request: the `carState` of each ride says so.
 * @returns the booking that redeemed the first quote: this one, or an earlier one with another reference, which stays
 *   as it is; `null` if only another quote of it was redeemed by an earlier booking, and nothing was written
 */
export async function writeBooking(
  env: Env,
  { isHired = false, planned, guard, ...booking }: NewBooking,
): Promise<Booking | null> {
  const { isForTheBooks, createdAt } = booking
  for (const ride of booking.rides) checkPrice({ ...NOTHING_AGREED, ...ride })
  const now = new Date(createdAt)
  const needsCars = !isForTheBooks
  const plan = (tries: number) => planOf(env, bookingToHold(booking), tries, now)
  let held: Held = { plan: planned === undefined ? await plannedCars(env, booking, now) : planned, isHired }
  const isItsQuote = hasRedeemed(env, booking.jtis[0]!)
  const search = await import('./search-rows.ts')
  for (let tries = 1; ; tries++) {
    const db = primary(env)
    const statements = [
      ...(guard?.statements(db) ?? []),
      ...(needsCars ? guards(db, held.plan) : []),
      ...statementsOfBooking(db, booking, held, search),
      ...statementsOf(db, isItsQuote),
    ]
    try {
      const [found, itsRides] = (
        (await query(() => db.batch(statements as unknown as Statements))) as unknown[][]
      ).slice(-2)
      if (held.plan) noteFleetChange(env, held.plan.days)
      return await bookingOf(env, found as BookingRow[], itsRides as RideRow[])
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error
      // A quote was redeemed before: by another post, or by this one, whose answer was lost.
      const found = await findByQuote(env, booking.jtis[0]!)
      if (found) return found
      await guard?.check()
      if (!needsCars || held.plan?.version === null) return null
      const next = await plan(tries)
      // The fleet is still that one: another quote was.
      if (held.plan ? next.version === held.plan.version : !next.isCounted) return null
      held = { plan: next, isHired }
    }
  }
}

function statementsOfBooking(
  db: Db,
  {
    jtis,
    network,
    takenBy,
    company,
    isForTheBooks,
    firstStep,
    livesHere = false,
    rides: itsRides,
    ...contract
  }: BookingToWrite,
  held: Held,
  search: typeof import('./search-rows.ts'),
): Statements {
  const number = newNumber()
  const receipt = { kind: 'receipt', bookingNumber: number, position: 0, byVisitor: takenBy === null, network } as const
  const { createdAt } = contract
  // Nobody has to agree to what has taken place.
  const status = isForTheBooks ? ({ status: 'confirmed', confirmedAt: createdAt } as const) : {}
  const carWords = lackingWords(held, itsRides.length)
  return [
    db.insert(bookings).values({
      ...contract,
      number,
      resident: isResident(contract.phone, livesHere),
      lkrPerUsd: dollarOfList(contract.priceList),
      guestKey: newGuestKey(),
      version: takenBy === null && !firstStep ? 0 : 1,
    }),
    ...jtis.map((jti) => db.insert(redeemedQuotes).values({ jti, bookingNumber: number })),
    ...itsRides.map((ride, i) =>
      db.insert(rides).values({ ...ride, ...status, ...carOf(held, i + 1), bookingNumber: number, position: i + 1 }),
    ),
    ...(company
      ? [db.insert(receiptRequests).values({ ...company, bookingNumber: number, address: '', at: createdAt })]
      : []),
    ...movesOf(db, held.plan),
    search.newSearchRows(db, number, contract, itsRides),
    ...(contract.email === '' || isForTheBooks ? [] : [enqueueMail(db, { ...receipt, reader: 'guest' }, createdAt)]),
    ...(isForTheBooks ? [] : [enqueueMail(db, { ...receipt, reader: 'operator' }, createdAt)]),
    ...(takenBy === null
      ? [tellOffice(db, number, contract, itsRides, (held.plan?.lacking.length ?? 0) > 0)]
      : [
          takenByTelephone(db, {
            bookingNumber: number,
            who: takenBy,
            at: createdAt,
            detail: [takenWords(itsRides, isForTheBooks), carWords].filter(Boolean).join('; '),
          }),
        ]),
    ...(firstStep?.(db, number) ?? []),
  ]
}
