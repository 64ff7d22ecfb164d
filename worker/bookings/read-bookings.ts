/** Bookings with their rides, as D1 has them: found by reference, quote, number, guest or driver. */
import { type PricedDay, pricedForOf } from '#domain/bookings/agreed/kept-season.ts'
import { RUNNING } from '#domain/bookings/ride.ts'
import type { PaymentCurrency, WentBack } from '#domain/bookings/money/sums.ts'
import { and, asc, eq, getTableColumns, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { PLACE_STAGES, type RideEvent } from '#domain/bookings/day/ride-events.ts'
import { parseRideReference } from '#domain/bookings/reference.ts'
import type { TourLength } from '#domain/duration-and-tour-length.ts'
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import type { Promises } from '#domain/prices/price-list.ts'
import { type Env, readsRupees } from '#worker/environment.ts'
import { type Db, primary, query } from '#worker/database/d1.ts'
import { bookings, redeemedQuotes, rides, type BookingRow, type RideRow } from '#worker/database/schema.ts'
import { refuses } from '#worker/fleet/fleet-counting.ts'
import { dollarOfList, hearOfList, pricedDay, promisesOfList } from '#worker/prices/request-price-list.ts'

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
  /** Of the transport: a journey's alone has them. */
  readonly minutes: number | null
  readonly vehicle: null
  /** Only as a part of the price of a car and driver who stay. */
  readonly priceLkr: number | null
}

export type KindColumns = TransferColumns | TourColumns

/** A ride, with the whole dollars that have been paid for it, and what a dollar of it is in rupees. */
export type Ride = Omit<RideRow, keyof TransferColumns> &
  KindColumns & {
    readonly paidUsd: number
    readonly paidLkr: number
    readonly cameInUsd: number
    /** Whole dollars, and whole rupees, that its guest was given for another taxi. Only where a booking is read with its rides. */
    readonly taxiUsd?: number
    readonly taxiLkr?: number
    readonly wentBack?: readonly WentBack[]
    /** Its driver says so. */
    readonly nobodyCame: boolean
    /** By the list that its booking was made under. */
    readonly lkrPerUsd: number
    /** Whose season and night its price holds. */
    readonly pricedDay: PricedDay
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

/** As it was given, and not what dollars are in rupees. A batch finds columns by their text: none of it is a parameter. */
const givenForTaxi = (currency: PaymentCurrency) => sql<number>`coalesce((
  select -sum(taxi.cents) / 100 from cash_book taxi
  where taxi.booking_number = rides.booking_number and taxi.position = rides.position and taxi.method = 'taxi'
    and taxi.currency = ${sql.raw(`'${currency}'`)}
), 0)`

/** An entry of the cash book that went back to a guest, and was not wrong. What a bank took away is something else. */
export const HAS_GONE_BACK = sql`went.cents < 0 and went.reverses is null
  and not exists (select 1 from cash_book later where later.reverses = went.number)
  and not exists (select 1 from payment_notices told where told.id = went.notice_id and told.status = 'chargeback')`

/** What was for all rides of a booking stands with the first one. */
const WENT_BACK = sql<readonly WentBack[]>`(
  select json_group_array(json_object(
    'way', case went.method when 'cash' then 'cash' when 'till' then 'cash' when 'bank' then 'bank' else 'card' end,
    'currency', went.currency, 'cents', -went.cents, 'lkrCents', -went.lkr_cents, 'usd', -went.counted_usd
  ))
  from cash_book went
  where went.booking_number = rides.booking_number and max(went.position, 1) = rides.position
    and went.method <> 'taxi' and ${HAS_GONE_BACK}
)`.mapWith(JSON.parse)

const backColumns = { taxiUsd: givenForTaxi('USD'), taxiLkr: givenForTaxi('LKR'), wentBack: WENT_BACK }

/** Its driver has said so, and nobody has taken that back. It is about the ride of the statement that it is a part of. */
export const nobodyCame = sql`exists (
  select 1 from ride_events said
  where said.booking_number = rides.booking_number and said.position = rides.position
    and said.code = rides.driver_code and said.pickup_date = rides.pickup_date and said.taken_back_at is null
    and said.event = ${'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW' satisfies RideEvent}
)`.mapWith(Boolean)

/** The ride whose day a statement reads: values, or columns. */
type AskedDay = Readonly<Record<'bookingNumber' | 'position' | 'pickupDate', unknown>>

/**
 * `waitsSince` in a statement: a column of the tap that it goes by. Where nobody waits on the road, both about the broken car are
 * `null`; `code` is that of the sheet on which the tap was made.
 */
export const waitsOnRoad = (
  what: 'broke_down_at' | 'broke_down_phone' | 'code',
  { bookingNumber, position, pickupDate }: AskedDay,
): SQL<string | null> => sql<string | null>`(
  select said.${sql.raw(what)} from ride_events said
  where said.booking_number = ${bookingNumber} and said.position = ${position} and said.pickup_date = ${pickupDate}
    and said.taken_back_at is null
    and (said.broke_down_at is not null
      or said.event not in (select value from json_each(${JSON.stringify(PLACE_STAGES)})))
  order by said.rowid desc limit 1
)`

/** A complaint about it is open, of its guest or written down by the office: a condition on `bookings`. */
export const HAS_OPEN_COMPLAINT = sql<0 | 1>`exists (
  select 1 from booking_history complained
  where complained.booking_number = bookings.number and complained.step = 'complaint' and complained.open_until is not null
)`

/** What is read of a booking by the statement that reads the booking itself. They are about its row: `bookings.number`. */
type FactColumns = Readonly<Record<string, SQL>>

/** The statements that read a booking with its rides. @param isFound at most one */
export const statementsOf = (db: Db, isFound: SQL, facts: FactColumns = {}) => [
  db
    .select({ ...getTableColumns(bookings), ...facts })
    .from(bookings)
    .where(isFound)
    .limit(1),
  db
    .select({ ...getTableColumns(rides), ...paidColumns, ...backColumns, nobodyCame })
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

export const load = async (env: Env, isFound: SQL): Promise<Booking | null> =>
  (
    await readAlone(
      env,
      readOf(isFound, () => []),
    )
  )?.booking ?? null

/** @param found no booking, or one @param itsRides with what was paid for them */
export async function bookingOf(
  env: Env,
  [booking]: readonly BookingRow[],
  itsRides: readonly RideRow[],
): Promise<Booking | null> {
  if (!booking) return null
  const { priceList } = booking
  await hearOfList(env, Math.max(priceList, ...itsRides.map(({ pricedFor }) => pricedFor?.list ?? 0)))
  const lkrPerUsd = dollarOfList(priceList)
  const { saidFree, resident } = booking
  const inRupees = readsRupees(env, resident)
  const withList = itsRides.map((ride) => ({
    ...ride,
    lkrPerUsd,
    pricedDay: pricedDay(pricedForOf(ride, priceList)),
    saidFree,
    inRupees,
  })) as unknown as [Ride, ...Ride[]]
  return { ...booking, rides: withList, promises: promisesOfList(priceList) }
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

export const listed = (numbers: readonly number[]) => sql`(select value from json_each(${JSON.stringify(numbers)}))`

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
        .select({ ...getTableColumns(rides), ...paidColumns, ...backColumns, nobodyCame })
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

export function hasRedeemed(env: Env, jti: string): SQL {
  const redeemed = primary(env)
    .select({ number: redeemedQuotes.bookingNumber })
    .from(redeemedQuotes)
    .where(eq(redeemedQuotes.jti, jti))
  return inArray(bookings.number, redeemed)
}

type Occasion = Pick<Ride, 'kind' | 'park' | 'pickup' | 'dropoff' | 'pickupDate' | 'pickupTime'>

/** Who books, by an address in any case, and a phone number, E.164. */
type BookingGuest = Pick<BookingRow, 'email' | 'phone'>

/** Bookings of the same guest for the same rides, none of them cancelled. */
function sameBooking(db: Db, { email, phone }: BookingGuest, wanted: readonly Occasion[]) {
  const { pickup, dropoff, pickupDate, pickupTime } = wanted[0]!
  const each = JSON.stringify(
    wanted.map((ride) => [ride.kind, ride.park, ride.pickup, ride.dropoff, ride.pickupDate, ride.pickupTime]),
  )
  // One parameter for all rides: a statement may have a hundred.
  const others = sql`(select count(*) from rides its where its.booking_number = ${bookings.number}) = ${wanted.length}
    and not exists (select 1 from json_each(${each}) where not exists (select 1 from rides its
      where its.booking_number = ${bookings.number} and its.position = json_each.key + 1
        and its.status in ${[...RUNNING]}
        and its.kind = json_each.value ->> 0 and its.park is json_each.value ->> 1
        and its.pickup = json_each.value ->> 2 and its.dropoff = json_each.value ->> 3
        and its.pickup_date = json_each.value ->> 4 and its.pickup_time = json_each.value ->> 5))`
  return db
    .select({ reference: bookings.reference })
    .from(rides)
    .innerJoin(bookings, eq(bookings.number, rides.bookingNumber))
    .where(
      and(
        eq(rides.pickupDate, pickupDate),
        eq(rides.pickupTime, pickupTime),
        eq(rides.pickup, pickup),
        eq(rides.dropoff, dropoff),
        eq(rides.position, 1),
        eq(sql`lower(${bookings.email})`, email.toLowerCase()),
        eq(bookings.phone, phone),
        others,
      ),
    )
    .limit(1)
}

/**
 * The reference of a booking of the same guest for the same rides, none of them cancelled. Who knows somebody's address
 * alone does not learn whether they travel: it takes both.
 * @param wanted at least one ride
 */
export async function findRunningBooking(
  env: Env,
  guest: BookingGuest,
  wanted: readonly Occasion[],
): Promise<string | null> {
  const [found] = await query(() => sameBooking(primary(env), guest, wanted))
  return found?.reference ?? null
}

/** Refuses the batch that writes a second booking of the same rides: of those sent at once one is written. */
export const refusesSameBooking = (db: Db, guest: BookingGuest, wanted: readonly Occasion[]) =>
  refuses(db, sql`exists ${sameBooking(db, guest, wanted)}`)

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

export type Statements = [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]]
