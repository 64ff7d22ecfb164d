/** Bookings and their rides in D1: written once, together with their mail; found by reference, quote or number. */
import { isRunning, RUNNING } from '#domain/bookings/ride.ts'
import { and, asc, eq, getTableColumns, inArray, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { DriverNote } from '#domain/bookings/request/notes-for-the-driver.ts'
import type { RideEvent } from '#domain/bookings/day/ride-events.ts'
import { priceFault } from '#domain/bookings/agreed/agreed-price.ts'
import { officeWords } from '#domain/bookings/day/push-words.ts'
import { NO_CHARGE } from '#domain/bookings/money/sums.ts'
import { isResident } from '#domain/bookings/money/residents.ts'
import { isShortNotice } from '#domain/bookings/request/short-notice.ts'
import { parseRideReference } from '#domain/bookings/reference.ts'
import type { TourLength } from '#domain/duration-and-tour-length.ts'
import { formatLkr, grouped } from '#domain/fares/money.ts'
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import type { Promises } from '#domain/prices/price-list.ts'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import { type Env, readsRupees } from '#worker/environment.ts'
import { amongRows, type Db, insertRows, primary, query, WriteConflict } from '#worker/database/d1.ts'
import { enqueueMail } from '#worker/database/mail-queue.ts'
import { enqueuePush } from '#worker/database/push-queue.ts'
import {
  type Actor,
  bookingHistory,
  bookings,
  driverAccounts,
  driverPlaces,
  type HistoryRow,
  type PartnerRow,
  partners,
  pushDevices,
  receiptRequests,
  redeemedQuotes,
  rides,
  type BookingRow,
  type RideRow,
} from '#worker/database/schema.ts'
import { isFleetCounted, noteFleetChange, refusesCounted, refusesOtherFleet } from '#worker/fleet/fleet-counting.ts'
import type { Asked, BookingToHold, FleetAround, HoldPlan } from '#worker/fleet/holds.ts'
import { officePath } from '#worker/platform/access.ts'
import { isCode } from '#worker/platform/signing.ts'
import { dollarOfList, hearOfList, promisesOfList } from '#worker/prices/request-price-list.ts'

interface TransferColumns {
  readonly kind: 'transfer'
  readonly minutes: number
  readonly vehicle: VehicleClass
  readonly priceLkr: number
  readonly park: null
  readonly tourLength: null
}

interface TourColumns {
  readonly kind: 'tour'
  readonly park: string
  readonly tourLength: TourLength
  readonly travelers: number
  readonly minutes: null
  readonly vehicle: null
  /** Only as a part of the price of a car and driver who stay. */
  readonly priceLkr: number | null
}

type KindColumns = TransferColumns | TourColumns

/** A ride, with the whole dollars that have been paid for it, and what a dollar of it is in rupees. */
export type Ride = Omit<RideRow, keyof TransferColumns> &
  KindColumns & {
    readonly paidUsd: number
    readonly paidLkr: number
    readonly cameInUsd: number
    /** Its driver says so. */
    readonly nobodyCame: boolean
    /** By the list that its booking was made under. */
    readonly lkrPerUsd: number
    /** Its guest had read that a car is free. */
    readonly saidFree: boolean
    /** As its guest reads its money. */
    readonly inRupees: boolean | undefined
  }

/** A booking with its rides in the order in which they were booked; it has at least one. */
export interface Booking extends BookingRow {
  readonly rides: readonly [Ride, ...Ride[]]
  /** Those of the list that it was made under. */
  readonly promises: Promises
}

/** The ride at a position that the booking has. */
export const rideAt = ({ rides: all }: Booking, position: number): Ride =>
  all.find((ride) => ride.position === position)!

/**
 * The columns of the ride are written out: in a select from one table Drizzle leaves out its name, and they would be those
 * of the allocation.
 */
const sumPaid = (summed: SQL) => sql<number>`coalesce((
  select sum(${summed}) from payment_allocations paid
  where paid.booking_number = rides.booking_number and paid.position = rides.position
), 0)`

/** What is paid of a ride: whole dollars, whole rupees, and what of it came in dollars. */
export const paidUsd = sumPaid(sql`usd`)
export const paidLkr = sumPaid(sql`lkr`)
export const cameInUsd = sumPaid(sql`iif(paid.currency = 'USD', usd, 0)`)
export const paidColumns = { paidUsd, paidLkr, cameInUsd }

/** Its driver has said so, and nobody has taken that back. It is about the ride of the statement that it is a part of. */
export const nobodyCame = sql`exists (
  select 1 from ride_events said
  where said.booking_number = rides.booking_number and said.position = rides.position
    and said.code = rides.driver_code and said.pickup_date = rides.pickup_date and said.taken_back_at is null
    and said.event = ${'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW' satisfies RideEvent}
)`.mapWith(Boolean)

/** A complaint about it is open, of its guest or written down by the office: a condition on `bookings`. */
export const HAS_OPEN_COMPLAINT = sql<0 | 1>`exists (
  select 1 from booking_history complained
  where complained.booking_number = bookings.number and complained.step = 'complaint' and complained.open_until is not null
)`

/** What is read of a booking by the statement that reads the booking itself. They are about its row: `bookings.number`. */
type FactColumns = Readonly<Record<string, SQL>>

/** The statements that read a booking with its rides. @param isFound at most one */
const statementsOf = (db: Db, isFound: SQL, facts: FactColumns = {}) => [
  db
    .select({ ...getTableColumns(bookings), ...facts })
    .from(bookings)
    .where(isFound)
    .limit(1),
  db
    .select({ ...getTableColumns(rides), ...paidColumns, nobodyCame })
    .from(rides)
    .where(inArray(rides.bookingNumber, numberOf(db, isFound)))
    .orderBy(asc(rides.position)),
]

const numberOf = (db: Db, isFound: SQL) => db.select({ number: bookings.number }).from(bookings).where(isFound).limit(1)

/** What is read in the same trip as a booking. @param itsNumber a select of it */
export type Beside = (db: Db, itsNumber: SQLWrapper) => readonly BatchItem<'sqlite'>[]

/** A booking that is to be read, alone or at the end of a batch that writes. */
export interface BookingRead<Found> {
  statements(db: Db): readonly BatchItem<'sqlite'>[]
  /** @param rows what the statements have read */
  found(env: Env, rows: readonly unknown[][]): Promise<Found | null>
}

interface LoadedBooking {
  readonly booking: Booking
  readonly facts: Readonly<Record<string, unknown>>
  readonly rows: readonly unknown[][]
}

const readOf = (isFound: SQL, beside: Beside, columns: FactColumns = {}): BookingRead<LoadedBooking> => ({
  statements: (db) => [...statementsOf(db, isFound, columns), ...beside(db, numberOf(db, isFound))] as never,
  async found(env, [[found] = [] as unknown[], itsRides, ...rows]) {
    const [own, facts]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}]
    for (const [name, value] of Object.entries(found ?? {})) (name in columns ? facts : own)[name] = value
    const booking = await bookingOf(env, found ? [own as unknown as BookingRow] : [], itsRides as RideRow[])
    return booking && { booking, facts, rows }
  },
})

/** Reads it alone. */
export async function readAlone<Found>(
  env: Env,
  { statements, found }: BookingRead<Found>,
  db = primary(env),
): Promise<Found | null> {
  return found(env, (await query(() => db.batch(statements(db) as unknown as Statements))) as unknown[][])
}

const load = async (env: Env, isFound: SQL): Promise<Booking | null> =>
  (
    await readAlone(
      env,
      readOf(isFound, () => []),
    )
  )?.booking ?? null

/** @param found no booking, or one @param itsRides with what was paid for them */
async function bookingOf(
  env: Env,
  [booking]: readonly BookingRow[],
  itsRides: readonly RideRow[],
): Promise<Booking | null> {
  if (!booking) return null
  await hearOfList(env, booking.priceList)
  const lkrPerUsd = dollarOfList(booking.priceList)
  const { saidFree, resident } = booking
  const inRupees = readsRupees(env, resident)
  const withDollar = itsRides.map((ride) => ({ ...ride, lkrPerUsd, saidFree, inRupees })) as unknown as [
    Ride,
    ...Ride[],
  ]
  return { ...booking, rides: withDollar, promises: promisesOfList(booking.priceList) }
}

/** A booking, and the ride of it that was asked for; `null` for the booking with all its rides. */
export interface FoundBooking {
  readonly booking: Booking
  readonly position: number | null
}

/** Finds a booking by the reference of it or of one of its rides. @param typed in any spelling */
export const findBooking = (env: Env, typed: string): Promise<FoundBooking | null> =>
  findBookingWith(env, typed, () => [])

/** The same, and what is read in the same trip. */
export async function findBookingWith(
  env: Env,
  typed: string,
  beside: Beside,
  db?: Db,
  facts?: FactColumns,
): Promise<(FoundBooking & Omit<LoadedBooking, 'booking'>) | null> {
  const asked = parseRideReference(typed)
  if (!asked) return null
  const { reference, position } = asked
  const found = await readAlone(env, readOf(eq(bookings.reference, reference), beside, facts), db)
  if (!found || (position !== null && !found.booking.rides.some((ride) => ride.position === position))) return null
  return { ...found, position }
}

/** Whether there is one, asked of the primary. @param typed as {@link findBooking} */
export async function isBooked(env: Env, typed: string): Promise<boolean> {
  const { reference = '' } = parseRideReference(typed) ?? {}
  if (reference === '') return false
  const found = await query(() =>
    primary(env).select({ number: bookings.number }).from(bookings).where(eq(bookings.reference, reference)),
  )
  return found.length > 0
}

export async function findByNumber(env: Env, number: number): Promise<Booking | null> {
  return load(env, eq(bookings.number, number))
}

const listed = (numbers: readonly number[]) => sql`(select value from json_each(${JSON.stringify(numbers)}))`

/** Several bookings by two statements, however many they are. */
export async function findByNumbers(env: Env, numbers: readonly number[]): Promise<Map<number, Booking>> {
  const db = primary(env)
  const [found, itsRides] = await query(() =>
    db.batch([
      db
        .select()
        .from(bookings)
        .where(inArray(bookings.number, listed(numbers))),
      db
        .select({ ...getTableColumns(rides), ...paidColumns, nobodyCame })
        .from(rides)
        .where(inArray(rides.bookingNumber, listed(numbers)))
        .orderBy(asc(rides.bookingNumber), asc(rides.position)),
    ]),
  )
  const ridesOf = Map.groupBy(itsRides, ({ bookingNumber }) => bookingNumber)
  const all = new Map<number, Booking>()
  for (const row of found) all.set(row.number, (await bookingOf(env, [row], ridesOf.get(row.number)!))!)
  return all
}

/** @param jti of the quote's token */
export const findByQuote = (env: Env, jti: string): Promise<Booking | null> => load(env, hasRedeemed(env, jti))

function hasRedeemed(env: Env, jti: string): SQL {
  const redeemed = primary(env)
    .select({ number: redeemedQuotes.bookingNumber })
    .from(redeemedQuotes)
    .where(eq(redeemedQuotes.jti, jti))
  return inArray(bookings.number, redeemed)
}

const MOST_PARTNERS = 500

const OCCASION = ['kind', 'park', 'pickup', 'dropoff', 'pickupDate', 'pickupTime'] as const
type Occasion = Pick<NewRide, (typeof OCCASION)[number]>

const isSameOccasion = (a: Occasion, b: Occasion) => OCCASION.every((name) => a[name] === b[name])

/** A guest has few bookings of one trip and minute: no more than this many are compared. */
const MOST_ALIKE = 5

/**
 * A booking of the same guest for the same rides, none of them cancelled. Who knows somebody's address alone does not
 * learn whether they travel: it takes both.
 * @param guest by an address in any case, and a phone number, E.164
 * @param wanted at least one ride
 */
export async function findRunningBooking(
  env: Env,
  { email, phone }: Pick<BookingRow, 'email' | 'phone'>,
  wanted: readonly Occasion[],
): Promise<Booking | null> {
  const { pickup, dropoff, pickupDate, pickupTime } = wanted[0]!
  const alike = await query(() =>
    primary(env)
      .select({ number: bookings.number })
      .from(rides)
      .innerJoin(bookings, eq(bookings.number, rides.bookingNumber))
      .where(
        and(
          eq(rides.pickupDate, pickupDate),
          eq(rides.pickupTime, pickupTime),
          eq(rides.pickup, pickup),
          eq(rides.dropoff, dropoff),
          eq(rides.position, 1),
          inArray(rides.status, RUNNING),
          eq(sql`lower(${bookings.email})`, email.toLowerCase()),
          eq(bookings.phone, phone),
        ),
      )
      .limit(MOST_ALIKE),
  )
  for (const { number } of alike) {
    const booking = await findByNumber(env, number)
    const isSame =
      booking?.rides.length === wanted.length &&
      booking.rides.every((ride, i) => isRunning(ride) && isSameOccasion(ride, wanted[i]!))
    if (isSame) return booking
  }
  return null
}

/** A booking and the rides of it that one driver has, in their order; and what is read beside it. */
export interface DrivenBooking extends LoadedBooking {
  readonly rides: readonly Ride[]
}

/** @param code of the driver's sheet */
export function readByDriverCode(env: Env, code: string, beside: Beside): BookingRead<DrivenBooking> {
  const driven = primary(env)
    .select({ number: rides.bookingNumber })
    .from(rides)
    .where(eq(rides.driverCode, code))
    .limit(1)
  const { statements, found } = readOf(inArray(bookings.number, driven), beside)
  return {
    statements,
    async found(itsEnv, read) {
      const loaded = await found(itsEnv, read)
      return loaded && { ...loaded, rides: loaded.booking.rides.filter(({ driverCode }) => driverCode === code) }
    },
  }
}

type WhereAndWhen = 'pickup' | 'dropoff' | 'via' | 'distanceKm' | 'pickupDate' | 'pickupTime'

/** A ride to be written. */
export type NewRide = Pick<RideRow, DriverNote | WhereAndWhen | 'beside' | 'needsReview' | 'priceUsd'> &
  /** Only where the office has set the price by hand. */
  Partial<Pick<RideRow, 'quotedUsd' | 'quotedLkr' | 'agreedShare' | 'priceReason'>> &
  /** Only where it carries bags alone. */
  Partial<Pick<RideRow, 'train'>> &
  KindColumns

/** The fields that only journeys have, for any other ride. */
export const NO_JOURNEY = { via: null, beside: null } as const

/** The fields that only tours have, for a transfer; and those that only transfers have, for a tour. */
export const NO_TOUR = { park: null, tourLength: null } as const
export const NO_TRANSFER = { minutes: null, vehicle: null, priceLkr: null } as const

const PRICES = [
  'priceUsd',
  'priceLkr',
  'quotedUsd',
  'quotedLkr',
  'agreedShare',
  'cancelFeeUsd',
  'cancelFeeLkr',
] as const

/** Prices are checked here, where all of them are written. @throws RangeError */
function checkPrice(ride: Parameters<typeof priceFault>[0]): void {
  const fault = priceFault(ride)
  if (fault !== null) throw new RangeError(fault)
}

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

const randomHex = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)).toHex()

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

/** A plan, and whether the database has to find that nothing is counted where there is none. */
interface Held {
  readonly plan: HoldPlan | null
  readonly isHired: boolean
}

const carOf = ({ plan, isHired }: Held, position: number) => {
  const isLacking = plan?.lacking.includes(position) ?? false
  return isHired && isLacking ? { carId: null, carState: 'hired' as const } : plan?.cars.get(position)
}

/** What the history says of rides for which no car could be had. */
function lackingWords({ plan, isHired }: Held, ridesOfBooking: number): string {
  const lacking = plan?.lacking ?? []
  if (lacking.length === 0) return ''
  const which = ridesOfBooking > lacking.length ? `${lacking.map((position) => `ride ${position}`).join(', ')}: ` : ''
  return `${which}${isHired ? 'a car drives that is not listed' : 'no car can be had, a request'}`
}

/** How often cars are looked for again where others were booked meanwhile; then it is a request. */
const HOLD_TRIES = 5

/** What goes first in a batch: it is refused where the fleet is another one than the plan is of. */
const guards = (db: Db, plan: HoldPlan | null) =>
  plan === null ? [refusesCounted(db)] : plan.version === null ? [] : [refusesOtherFleet(db, plan.version)]

/** The part that finds cars is loaded where they are counted. */
async function planOf(
  env: Env,
  booking: BookingToHold,
  tries: number,
  now: Date,
  around: FleetAround | null = null,
): Promise<HoldPlan> {
  const { planHolds, planWithoutCars } = await import('#worker/fleet/holds.ts')
  return tries < HOLD_TRIES ? planHolds(env, booking, now.getTime(), around) : planWithoutCars(booking)
}

/** Other rides that make room. */
const movesOf = (db: Db, plan: HoldPlan | null) =>
  (plan?.moves ?? []).map(({ bookingNumber, positions, car }) =>
    db
      .update(rides)
      .set({ carId: car })
      .where(and(eq(rides.bookingNumber, bookingNumber), inArray(rides.position, [...positions]))),
  )

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
  const search = await searchRows()
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

type Statements = [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]]

/** With the plans of all countries' numbers: loaded when something is written. */
const searchRows = () => import('./search-rows.ts')
type SearchRows = Awaited<ReturnType<typeof searchRows>>

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
  search: SearchRows,
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
      guestKey: randomHex(16),
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

type NeverChanges = 'bookingNumber' | 'position' | 'kind' | 'minutes' | 'park' | 'tourLength'
type SetByStore = 'version' | 'changedAt' | 'erasedAt' | 'carId' | 'carState' | 'driverId' | 'shareCode' | 'shareDate'

/** What changes of a ride. */
export type RideChange = Partial<Omit<RideRow, NeverChanges | SetByStore>>

/** How a guest is reached from now on. With another address comes another key. */
export type ContactChange = Partial<Pick<BookingRow, 'email' | 'phone' | 'phoneTyped' | 'resident'>>

export interface BookingChange extends Pick<HistoryRow, 'step' | 'detail' | 'position'> {
  readonly actor: Actor
  /** Which of the operator's people it was. */
  readonly who?: string
  /**
   * The rides that the step is about; `set` is `null` if nothing changes that a guest sees. `isRead`: the operator has
   * looked at what its guest typed.
   */
  readonly rides: readonly { readonly position: number; readonly set: RideChange | null; readonly isRead?: boolean }[]
  readonly contact?: ContactChange | undefined
  /** Of a note or a complaint: the day on which it is to be looked at again. */
  readonly openUntil?: string | undefined
  /** Where no car can be had for a ride: it is a request; or a car that is not listed drives; or nothing is written. */
  readonly withoutCar?: 'request' | 'hire' | 'refuse' | undefined
  /** What is written with it: mail, allocations, notices. */
  readonly more: (db: Db) => readonly BatchItem<'sqlite'>[]
}

/** Those whose words the office has typed, to be found by. */
const NOTES: readonly HistoryRow['step'][] = ['note', 'complaint', 'closed']

/** Nothing was written: no car can be had for these rides, and nobody has said that it is meant. */
export class NoCar extends Error {
  override readonly name = 'NoCar'
  readonly positions: readonly number[]

  constructor(positions: readonly number[]) {
    super('no car can be had')
    this.positions = positions
  }
}

/** What of a ride decides whether it can have its car. */
const FOR_CAR = ['pickupDate', 'pickupTime', 'vehicle', 'travelers'] as const

/** Why a change has a say in a ride's car; `null` where it has none. */
function askedOf(ride: Ride, set: RideChange | null): Asked | null {
  if (!set) return null
  const { status } = set
  const isElsewhere = FOR_CAR.some((name) => set[name] !== undefined && set[name] !== ride[name])
  const isTakenUp = status !== undefined && isRunning({ status }) && !isRunning(ride) && ride.status !== 'no-show'
  const isUnheld = ride.carState === 'request' || ride.carState === 'uncounted'
  const isConfirmed = status === 'confirmed' && ride.status === 'new' && isUnheld
  if (isElsewhere || isTakenUp || isConfirmed) return { isMust: true }
  if (status === 'cancelled') return { isMust: false }
  return set.driverCar ? { isMust: false, carNamed: set.driverCar } : null
}

function changeToHold(booking: Booking, change: BookingChange): BookingToHold {
  const sets = new Map(change.rides.map(({ position, set }) => [position, set]))
  const asked = booking.rides.flatMap((ride) => {
    const its = askedOf(ride, sets.get(ride.position) ?? null)
    return its ? [[ride.position, its] as const] : []
  })
  return {
    number: booking.number,
    arrangement: booking.arrangement,
    before: booking.rides,
    after: booking.rides.map((ride) => ({ ...ride, ...sets.get(ride.position) }) as Ride),
    asked: new Map(asked),
  }
}

/** Whom a change leaves without a car who was not so before, or wants to be sure of one. */
const newlyLacking = (booking: Booking, change: BookingChange, plan: HoldPlan) =>
  plan.lacking.filter((position) => {
    const set = change.rides.find((ride) => ride.position === position)?.set
    return rideAt(booking, position).carState !== 'request' || set?.status === 'confirmed'
  })

/**
 * Writes a change of a booking with its history, the cars of its rides, and all that belongs to it, in one batch.
 * @param booking as it was read: the change holds only if nobody has changed it since
 * @param around the fleet as it was read with it; the change holds only if nobody has changed that since, or is planned anew
 * @throws RangeError for a price that none may be
 * @throws NoCar where the change says so
 * @returns the booking as it is then, where this call has written it, or an earlier try of it whose answer was lost;
 *   `null` where somebody was faster
 */
export async function writeChange(
  env: Env,
  booking: Booking,
  change: BookingChange,
  now: Date,
  around: FleetAround | null = null,
): Promise<Booking | null> {
  for (const { position, set } of change.rides) {
    if (set && PRICES.some((name) => set[name] !== undefined)) checkPrice({ ...rideAt(booking, position), ...set })
  }
  const { withoutCar = 'request' } = change
  const wanted = changeToHold(booking, change)
  const isHired = withoutCar === 'hire'
  const mustAsk = [...wanted.asked.values()].some(({ isMust }) => isMust)
  const hasCars = booking.rides.some(({ carState }) => carState !== 'uncounted')
  const plan = async (tries: number): Promise<Held> => {
    const found = await planOf(env, wanted, tries, now, tries === 0 ? around : null)
    const lacking = withoutCar === 'refuse' ? newlyLacking(booking, change, found) : []
    if (lacking.length > 0) throw new NoCar(lacking)
    return { plan: found, isHired }
  }
  const isLookedAt = wanted.asked.size > 0 && (hasCars || (await isFleetCounted(env)))
  let held = isLookedAt ? await plan(0) : { plan: null, isHired }
  const version = booking.version + 1
  const writeId = randomHex(8)
  const search = await searchRows()
  const isThis = eq(bookings.number, booking.number)
  for (let tries = 1; ; tries++) {
    const db = primary(env)
    // What only lets a car go, or names a driver, waits for nobody's count.
    const first = held.plan || mustAsk ? guards(db, held.plan) : []
    const statements = [
      ...first,
      ...statementsOfChange(db, booking, change, { held, version, writeId, now, search }),
      ...statementsOf(db, isThis),
    ]
    try {
      const read = (await query(() => db.batch(statements as unknown as Statements))) as unknown[][]
      const [found, itsRides] = read.slice(-2)
      if (held.plan) noteFleetChange(env, held.plan.days)
      return await bookingOf(env, found as BookingRow[], itsRides as RideRow[])
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error
      const written = await writeIdOf(db, booking)
      if (written === writeId) {
        if (held.plan) noteFleetChange(env, held.plan.days)
        return load(env, isThis)
      }
      if (written !== null || first.length === 0) return null
      held = await plan(tries)
    }
  }
}

/** By what write a booking, as it was read, was changed since; `null` where nobody has. */
async function writeIdOf(db: Db, { number, version }: Booking): Promise<string | null> {
  const isNext = and(eq(bookingHistory.bookingNumber, number), eq(bookingHistory.version, version + 1))
  const [written] = await query(() =>
    db.select({ writeId: bookingHistory.writeId }).from(bookingHistory).where(isNext).limit(1),
  )
  return written?.writeId ?? null
}

/** A change of a booking as it was read. It changes neither the car of a ride nor the guest's address. */
export interface ChangeOf {
  readonly booking: Booking
  readonly change: Pick<BookingChange, 'step' | 'actor' | 'who' | 'detail' | 'position' | 'rides'>
}

/**
 * Writes changes of several bookings in one batch: all or none, with one statement for each table, however many they are.
 * @param more what is written with them
 * @returns whether they are written; not where somebody was faster with one of them
 */
export async function writeChanges(
  env: Env,
  changes: readonly ChangeOf[],
  more: (db: Db) => readonly BatchItem<'sqlite'>[],
  now: Date,
): Promise<boolean> {
  const [writeId, search, db] = [randomHex(8), await searchRows(), primary(env)]
  const at = now.toISOString()
  const history = changes.map(
    ({ booking: { number, version }, change: { step, actor, who = '', detail, position } }) => ({
      bookingNumber: number,
      version: version + 1,
      position,
      at,
      step,
      actor,
      who,
      detail,
      writeId,
    }),
  )
  const changed = changes.flatMap(({ booking, change }) =>
    change.rides.map((ride) => ({ ...ride, bookingNumber: booking.number })),
  )
  const numbers = changes.map(({ booking }) => booking.number)
  const goes = changed.filter(({ set }) => isOfDriverOrTime(set))
  const statements = [
    // Fails, and all else with it, where somebody has written one of these versions before.
    insertRows(db, bookingHistory, history),
    db
      .update(bookings)
      .set({ version: sql`${bookings.version} + 1` })
      .where(inArray(bookings.number, listed(numbers))),
    updateRides(db, changed, at),
    db.delete(driverPlaces).where(
      amongRows(
        [driverPlaces.bookingNumber, driverPlaces.position],
        goes.map(({ bookingNumber, position }) => [bookingNumber, position]),
      ),
    ),
    ...search.changedSearchRows(
      db,
      changes.map(({ booking, change }) => ({
        bookingNumber: booking.number,
        rides: booking.rides.length,
        changed: change.rides.map((ride) => ({ ...ride, before: rideAt(booking, ride.position) })),
        note: null,
        contact: null,
      })),
    ),
    ...more(db),
  ]
  try {
    await query(() => db.batch(statements as unknown as Statements))
    return true
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error
    // Its answer was lost: what is written of one is written of all.
    return (await writeIdOf(db, changes[0]!.booking)) === writeId
  }
}

/** What changes of many rides: each keeps what its own change does not name. */
function updateRides(
  db: Db,
  changed: readonly (BookingChange['rides'][number] & Pick<Ride, 'bookingNumber'>)[],
  instant: string,
) {
  const columns = getTableColumns(rides)
  const names = [...new Set(changed.flatMap(({ set }) => Object.keys(set ?? {})))] as (keyof RideChange)[]
  const valueOf = (name: keyof RideChange) => sql`row.value -> 'set' ->> ${sql.raw(`'${name}'`)}`
  const isSet = (name: keyof RideChange) => sql`json_type(row.value, ${sql.raw(`'$.set.${name}'`)}) is not null`
  const set = Object.fromEntries(
    names.map((name) => [name, sql`iif(${isSet(name)}, ${valueOf(name)}, ${columns[name]})`]),
  )
  const account = sql`(select id from ${driverAccounts} where phone = ${valueOf('driverPhone')} and ended_at is null)`
  return db
    .update(rides)
    .set({
      ...set,
      ...(names.includes('driverPhone')
        ? { driverId: sql`iif(${isSet('driverPhone')}, ${account}, ${rides.driverId})` }
        : {}),
      typedAt: sql`iif(row.value ->> 'isRead', null, ${rides.typedAt})`,
      version: sql`${rides.version} + 1`,
      changedAt: sql`iif(json_type(row.value, '$.set') = 'object', ${instant}, ${rides.changedAt})`,
    })
    .from(sql`json_each(${JSON.stringify(changed)}) row`)
    .where(
      and(
        eq(rides.bookingNumber, sql`row.value ->> 'bookingNumber'`),
        eq(rides.position, sql`row.value ->> 'position'`),
      ),
    )
}

interface ChangeToWrite {
  readonly held: Held
  readonly version: number
  readonly writeId: string
  readonly now: Date
  readonly search: SearchRows
}

/** Whose account it is for: that of the listed driver with the phone number of the one who drives it. */
const accountOf = (set: RideChange | null) =>
  set?.driverPhone === undefined
    ? {}
    : { driverId: sql`(select id from ${driverAccounts} where phone = ${set.driverPhone} and ended_at is null)` }

/** The place of a driver who no longer drives it is deleted; the next driver says when the way begins. */
const isOfDriverOrTime = (set: RideChange | null) =>
  set?.status !== undefined || set?.driverCode !== undefined || set?.pickupDate !== undefined

function statementsOfChange(
  db: Db,
  booking: Booking,
  change: BookingChange,
  { held, version, writeId, now, search }: ChangeToWrite,
): Statements {
  const instant = now.toISOString()
  const { step, actor, who = '', position, openUntil, contact = {} } = change
  const detail = [change.detail, lackingWords(held, booking.rides.length)].filter(Boolean).join('; ')
  const key = contact.email === undefined ? {} : { guestKey: randomHex(16) }
  const changed = new Set(change.rides.map((ride) => ride.position))
  return [
    // Fails, and all else with it, where somebody has written this version before.
    db.insert(bookingHistory).values({
      bookingNumber: booking.number,
      version,
      position,
      at: instant,
      step,
      actor,
      who,
      detail,
      writeId,
      openUntil,
    }),
    db
      .update(bookings)
      .set({ version, ...contact, ...key })
      .where(eq(bookings.number, booking.number)),
    // The reader of the mails until now may have bound a phone by them.
    ...('guestKey' in key
      ? [
          db
            .delete(pushDevices)
            .where(and(eq(pushDevices.bookingNumber, booking.number), eq(pushDevices.owner, 'guest'))),
        ]
      : []),
    ...change.rides.map(({ position: ride, set, isRead = false }) =>
      db
        .update(rides)
        .set({
          ...set,
          ...accountOf(set),
          ...carOf(held, ride),
          ...(isRead ? { typedAt: null } : {}),
          version: sql`${rides.version} + 1`,
          ...(set ? { changedAt: instant } : {}),
        })
        .where(and(eq(rides.bookingNumber, booking.number), eq(rides.position, ride))),
    ),
    // Of a car that stays the other rides as well.
    ...booking.rides.flatMap(({ position: ride }) => {
      const car = changed.has(ride) ? undefined : carOf(held, ride)
      const isRide = and(eq(rides.bookingNumber, booking.number), eq(rides.position, ride))
      return car ? [db.update(rides).set(car).where(isRide)] : []
    }),
    ...movesOf(db, held.plan),
    ...change.rides
      .filter(({ set }) => isOfDriverOrTime(set))
      .map(({ position: ride }) =>
        db
          .delete(driverPlaces)
          .where(and(eq(driverPlaces.bookingNumber, booking.number), eq(driverPlaces.position, ride))),
      ),
    ...search.changedSearchRows(db, [
      {
        bookingNumber: booking.number,
        rides: booking.rides.length,
        changed: change.rides.map((ride) => ({ ...ride, before: rideAt(booking, ride.position) })),
        note: NOTES.includes(step) ? { text: change.detail, position, version } : null,
        contact: change.contact ? { ...booking, ...contact } : null,
      },
    ]),
    ...change.more(db),
  ]
}

/** The partners whose guests the office may book for, by name. */
export const currentPartners = (env: Env): Promise<Pick<PartnerRow, 'id' | 'name' | 'code'>[]> =>
  query(() =>
    primary(env)
      .select({ id: partners.id, name: partners.name, code: partners.code })
      .from(partners)
      .where(isNull(partners.endedAt))
      .orderBy(asc(partners.name))
      .limit(MOST_PARTNERS),
  )

/** The partner whose link brought a guest: its random code is all that says so. `null` for a code that is nobody's, or no longer. */
export async function partnerOfCode(env: Env, code: string): Promise<PartnerRow | null> {
  if (!isCode(code)) return null
  const isCurrent = and(eq(partners.code, code), isNull(partners.endedAt))
  const [found] = await query(() => primary(env).select().from(partners).where(isCurrent).limit(1))
  return found ?? null
}
