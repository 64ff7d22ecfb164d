/**
 * The cash book: every payment and refund gets a receipt number, in the batch that counts it. docs/payments.md#the-cash-book
 * And what is paid of it for each ride.
 */
import { and, asc, between, eq, getTableColumns, gte, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { alias } from 'drizzle-orm/sqlite-core'
import {
  type Judgement,
  type PaymentMethod,
  type PaymentNotice,
  type RideShare,
  takesBack,
} from '#domain/bookings/money/payments.ts'
import type { OperatorStep } from '#domain/bookings/agreed/operator-steps.ts'
import {
  backOf,
  type BothSums,
  type Charge,
  openUsd,
  type PaymentCurrency,
  sumOfShares,
} from '#domain/bookings/money/sums.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { type Booking, HAS_GONE_BACK, type Ride } from '#worker/bookings/read-bookings.ts'
import type { RideChange } from '#worker/bookings/write-change.ts'
import { amongRows, type Db, insertRows, primary, query } from '#worker/database/d1.ts'
import {
  bookings,
  cashBook,
  type CashBookRow,
  charges,
  driverAccounts,
  paymentAllocations,
  paymentNotices,
  refundsDue,
  type RideRow,
  rides,
} from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'

/** What tells a notice from all others. */
export interface NoticeKey extends Pick<PaymentNotice, 'event' | 'status'> {
  readonly gateway: string
}

/** Only the database knows the id of a notice that is being written. */
export const noticeId = ({ gateway, event, status }: NoticeKey) =>
  sql<number>`(select id from ${paymentNotices} where ${paymentNotices.gateway} = ${gateway} and ${paymentNotices.event} = ${event} and ${paymentNotices.status} = ${status})`

/** An amount that came, or went back if it is negative. */
export interface Money {
  readonly method: PaymentMethod
  /** In the currency's minor units. */
  readonly cents: number
  readonly currency: PaymentCurrency
  /** Whole dollars: what it changes of what is paid. */
  readonly countedUsd: number
  /** What of it came beyond what is paid, or went back of that: whole dollars counted as such, and whole rupees. */
  readonly over?: BothSums
  /** What the site asked a gateway to give back, and the gateway did. */
  readonly gatewayRefund?: { readonly id: number; readonly said: string }
  /** The wrong entry that it takes back, with its ride, 0 for several, and what that was in cents of a rupee. */
  readonly reverses?: Pick<CashBookRow, 'number' | 'position' | 'lkrCents'>
  /** It goes back, and nobody is to pay it again. */
  readonly waives?: boolean
}

/** Cents of a dollar: dollars as they moved, whatever they pay of a price; of rupees what they pay. */
export const movedUsdCents = ({ currency, cents, countedUsd }: Pick<Money, 'currency' | 'cents' | 'countedUsd'>) =>
  currency === 'USD' ? cents : countedUsd * 100

/** Problems of a payment that came all the same. */
const CAME: readonly Judgement['problem'][] = [null, 'too-little', 'too-much', 'cancelled-booking']

/** The money that a notice tells of; `null` if none has moved, or nobody can say so. */
export function movedMoney(
  { status, cents, currency }: PaymentNotice,
  { shares, over, problem }: Judgement,
): Money | null {
  const countedUsd = sumOfShares(shares).usd
  const isBack = takesBack(status)
  const hasMoved = isBack ? shares.length > 0 || over !== 0 : status === 'paid' && CAME.includes(problem)
  // Every other currency is a problem that is not in the list, and counts nothing.
  return hasMoved
    ? {
        method: 'online',
        cents: isBack ? -cents : cents,
        currency: currency as PaymentCurrency,
        countedUsd,
        over: currency === 'USD' ? { usd: over, lkr: 0 } : { usd: 0, lkr: over },
      }
    : null
}

interface Entry {
  readonly bookingNumber: number
  /** The ride that it is for; 0 for several. */
  readonly position: number
  readonly money: Money
  /** Written before it in the same batch; `null` for what the operator entered. */
  readonly notice: NoticeKey | null
  readonly who: string
  /** By the list of the booking, as all its rupees. */
  readonly lkrPerUsd: number
}

const NEXT_NUMBER = sql<number>`(select coalesce(max(${cashBook.number}), 0) + 1 from ${cashBook})`

/** What is written of money that moved, but for its number. @param instant UTC, ISO 8601 */
function entered({ money, lkrPerUsd, ...entry }: Omit<Entry, 'notice'>, instant: string) {
  const { cents, currency, reverses, over, gatewayRefund: _, waives = false, ...moved } = money
  return {
    ...entry,
    ...moved,
    // Sums of a ride are without both.
    position: reverses?.position ?? entry.position,
    waives,
    cents,
    currency,
    overUsd: over?.usd ?? 0,
    overLkr: over?.lkr ?? 0,
    reverses: reverses?.number ?? null,
    at: instant,
    day: sriLankaTime(new Date(instant)).date,
    lkrCents: reverses ? -reverses.lkrCents || 0 : currency === 'LKR' ? cents : Math.round(cents * lkrPerUsd),
  }
}

/** A field of an entry as `insertRows` reads it. */
const its = (name: keyof ReturnType<typeof entered>) => sql.raw(`(row.value ->> '${name}')`)

/**
 * A condition: a ride's driver takes the cash of an entry. The ride's day has come, or by a tap of its driver it had begun before
 * that day.
 * @param ride how the statement names it
 * @param day of the entry
 * @param at of the entry
 */
export const takesCash = (ride: string, day: SQL, at: SQL) => {
  const r = sql.raw(ride)
  return sql`(${r}.status in ('confirmed', 'no-show') and (${r}.pickup_date <= ${day} or exists (
    select 1 from ride_events said
    where said.booking_number = ${r}.booking_number and said.position = ${r}.position
      and said.pickup_date = ${r}.pickup_date and said.received_at <= ${at} and coalesce(said.taken_back_at > ${at}, 1)
  )))`
}

/**
 * Which driver took an entry's cash, for good: `cash_book.taken_by`, or name and number of one who is not on the list. It is
 * of the driver of the latest ride that has begun. What takes an entry back is of the same one. A refund goes out of what
 * the last driver has who still holds some of it, and else of the office. The entry's own statement says it: a trigger
 * would decide it once more when a copy of the database is restored.
 */
function taker(ofEntry: string, ofHeld: string, ofRide: string) {
  const [wrong, held, driver] = [sql.raw(`wrong.${ofEntry}`), sql.raw(ofHeld), sql.raw(ofRide)]
  return sql`case when ${its('method')} <> 'cash' then null
    when ${its('reverses')} is not null then (select ${wrong} from cash_book wrong where wrong.number = ${its('reverses')})
    when ${its('cents')} < 0 then (
      select ${held} from cash_book held
      where held.booking_number = ${its('bookingNumber')} and (held.taken_by is not null or held.taker_phone is not null)
        and (${its('position')} = 0 or held.position in (0, ${its('position')}))
      group by held.taken_by, held.taker_phone having sum(held.lkr_cents) > 0
      order by held.taker_phone is '', max(held.number) desc limit 1
    ) else (
      select ${driver} from rides r
      where r.booking_number = ${its('bookingNumber')} and (${its('position')} = 0 or r.position = ${its('position')})
        and ${takesCash('r', its('day'), its('at'))}
      order by r.pickup_date desc, r.pickup_time desc, r.beside is not null, r.position desc limit 1
    ) end`
}
const ifUnlisted = (column: string) => `iif(r.driver_id is null, coalesce(r.${column}, ''), null)`
const TAKER = {
  takenBy: taker('taken_by', 'held.taken_by', 'r.driver_id'),
  takerName: taker('taker_name', 'max(held.taker_name)', ifUnlisted('driver_name')),
  takerPhone: taker('taker_phone', 'held.taker_phone', ifUnlisted('driver_phone')),
}

/** The driver whose cash an entry would be; `null` for the office's, and without a name. */
export async function takerOf(env: Env, entry: Omit<Entry, 'notice'>, now: Date) {
  const row = JSON.stringify([entered(entry, now.toISOString())])
  const [taken] = await query(() =>
    primary(env)
      .select({
        id: sql<number | null>`${TAKER.takenBy}`,
        name: sql<
          string | null
        >`coalesce((select name from ${driverAccounts} where id = ${TAKER.takenBy}), ${TAKER.takerName})`,
      })
      .from(sql`json_each(${row}) row`),
  )
  return taken?.name ? { isListed: taken.id !== null, name: taken.name } : null
}

/**
 * The statement that enters money under the next number. A batch is written whole or not at all, and one after the
 * other: numbers have no gaps.
 * @param instant UTC, ISO 8601
 */
export const enterMoney = (db: Db, { notice, ...entry }: Entry, instant: string) =>
  insertRows(db, cashBook, [entered(entry, instant)], {
    ...TAKER,
    number: NEXT_NUMBER,
    ...(notice && { noticeId: noticeId(notice) }),
  })

/** What the operator notes of several bookings at once, each under a number of its own, in the order in which they are named. */
export function enterForMany(
  db: Db,
  entries: readonly { readonly entry: Omit<Entry, 'notice'>; readonly shares: readonly RideShare[] }[],
  instant: string,
): BatchItem<'sqlite'>[] {
  const number = sql`${NEXT_NUMBER} + (row.value ->> 'nth')`
  const shares = entries.flatMap(({ entry: { bookingNumber }, shares: paid }, nth) =>
    paid.filter(isShare).map((share) => ({ ...share, bookingNumber, at: instant, nth })),
  )
  const rows = entries.map(({ entry }, nth) => ({ ...entered(entry, instant), nth }))
  return [
    insertRows(db, paymentAllocations, shares, { entry: number }),
    insertRows(db, cashBook, rows, { ...TAKER, number }),
  ]
}

/** An entry, with what was paid for and what the gateway calls it. */
export interface CashBookEntry extends Omit<
  CashBookRow,
  'noticeId' | 'takenBy' | 'takerName' | 'takerPhone' | 'waives'
> {
  readonly reference: string
  /** How many its booking has. */
  readonly rides: number
  /** The first ride that it is for. */
  readonly ride: Pick<RideRow, 'kind' | 'status' | 'pickup' | 'dropoff' | 'park' | 'pickupDate' | 'priceUsd'>
  /** `null` for what the operator entered. */
  readonly gateway: string | null
  readonly payment: string | null
}

/** @param month `YYYY-MM`: its days in Sri Lanka */
export const entriesOfMonth = (env: Env, month: string) =>
  entriesWhere(env, between(cashBook.day, `${month}-01`, `${month}-31`))

export const entriesOfBooking = (env: Env, number: number) => entriesWhere(env, eq(cashBook.bookingNumber, number))

function entriesWhere(env: Env, isChosen: ReturnType<typeof eq>): Promise<CashBookEntry[]> {
  const { kind, status, pickup, dropoff, park, pickupDate, priceUsd } = rides
  const {
    noticeId: _,
    takenBy: __,
    takerName: _name,
    takerPhone: _phone,
    waives: ___,
    ...columns
  } = getTableColumns(cashBook)
  return query(() =>
    primary(env)
      .select({
        ...columns,
        reference: bookings.reference,
        rides: sql<number>`(select count(*) from rides its where its.booking_number = ${bookings.number})`.as('rides'),
        ride: { kind, status, pickup, dropoff, park, pickupDate, priceUsd },
        gateway: paymentNotices.gateway,
        payment: paymentNotices.payment,
      })
      .from(cashBook)
      .innerJoin(bookings, eq(bookings.number, cashBook.bookingNumber))
      .innerJoin(
        rides,
        and(eq(rides.bookingNumber, cashBook.bookingNumber), eq(rides.position, sql`max(${cashBook.position}, 1)`)),
      )
      .leftJoin(paymentNotices, eq(paymentNotices.id, cashBook.noticeId))
      .where(isChosen)
      .orderBy(asc(cashBook.number)),
  )
}

/** What came for a booking beyond what is paid of it, and has not gone back: a statement. */
export const overOf = (db: Db, bookingNumber: number) =>
  db
    .select({
      usd: sql<number>`coalesce(sum(${cashBook.overUsd}), 0)`,
      lkr: sql<number>`coalesce(sum(${cashBook.overLkr}), 0)`,
    })
    .from(cashBook)
    .where(eq(cashBook.bookingNumber, bookingNumber))

/** Money that went back, in minor units. */
export type MovedBack = Pick<CashBookRow, 'cents' | 'currency' | 'lkrCents'> & {
  readonly isForTaxi: boolean
  /** Some of it: the rest is cash. */
  readonly isToAccount: boolean
}

/**
 * What was given back of a booking since an instant, in each currency.
 * @param since UTC, ISO 8601
 */
export function refundsSince(env: Env, bookingNumber: number, since: string): Promise<MovedBack[]> {
  const went = alias(cashBook, 'went')
  const { cents, currency, lkrCents, method } = went
  const isForTaxi = sql<boolean>`${method} = 'taxi'`.mapWith(Boolean)
  const isToAccount = sql<boolean>`max(${method} in ('card', 'bank', 'online'))`.mapWith(Boolean)
  return query(() =>
    primary(env)
      .select({
        cents: sql<number>`-sum(${cents})`,
        currency,
        lkrCents: sql<number>`-sum(${lkrCents})`,
        isForTaxi,
        isToAccount,
      })
      .from(went)
      .where(and(eq(went.bookingNumber, bookingNumber), gte(went.at, since), HAS_GONE_BACK))
      .groupBy(currency, isForTaxi),
  )
}

/** An entry with what it changed of each ride, to be reversed. */
export interface BookedEntry extends CashBookRow {
  readonly isReversed: boolean
  readonly shares: readonly RideShare[]
}

/** An entry of a booking; `null` if it has none with this number. */
export async function entryOfBooking(env: Env, bookingNumber: number, number: number): Promise<BookedEntry | null> {
  const db = primary(env)
  const ofBooking = eq(cashBook.bookingNumber, bookingNumber)
  const [entries, allocations] = await query(() =>
    db.batch([
      db.select().from(cashBook).where(ofBooking).orderBy(asc(cashBook.number)),
      db
        .select()
        .from(paymentAllocations)
        .where(and(eq(paymentAllocations.bookingNumber, bookingNumber), eq(paymentAllocations.entry, number))),
    ]),
  )
  const entry = entries.find((each) => each.number === number)
  if (!entry) return null
  return {
    ...entry,
    isReversed: entries.some(({ reverses }) => reverses === number),
    shares: allocations.map(({ position, usd, lkr, currency }) => ({ position, usd, lkr, currency })),
  }
}

/** What is owed of a ride from now on, where that was another sum. @param who as in the history */
export const enterCharge = (
  db: Db,
  { bookingNumber, position, cancelFeeUsd, cancelFeeLkr }: Ride,
  owed: Charge,
  {
    step,
    reason = '',
    who,
  }: { readonly step: OperatorStep; readonly reason?: string | undefined; readonly who: string },
  instant: string,
) => {
  const [usd, lkr] = [owed.cancelFeeUsd - cancelFeeUsd, owed.cancelFeeLkr - cancelFeeLkr]
  return db.insert(charges).values({ bookingNumber, position, usd, lkr, step, reason, who, at: instant })
}

const isShare = ({ usd, lkr }: RideShare) => usd !== 0 || lkr !== 0

/**
 * The statements that write the shares of some rides.
 * @param from `entry` for those of the entry that follows in the same batch; `moved` for what other rides hand on
 * @param notice that brought them, written before them in the same batch; `null` for what the operator entered
 * @param instant UTC, ISO 8601
 */
export function allocate(
  db: Db,
  { number: bookingNumber }: Booking,
  shares: readonly RideShare[],
  from: 'entry' | 'moved',
  notice: NoticeKey | null,
  instant: string,
) {
  return shares.filter(isShare).map((share) =>
    db.insert(paymentAllocations).values({
      bookingNumber,
      ...share,
      entry: from === 'entry' ? NEXT_NUMBER : null,
      noticeId: notice && noticeId(notice),
      at: instant,
    }),
  )
}

/** A ride once its money is counted, and what else changes of it. */
interface PaidRide {
  readonly paid: Ride
  readonly ride: Ride
  readonly set: RideChange | null
}

/** A ride that is not driven is on the office's list while something is owed for it, or is to be given back. */
export function dueOf(db: Db, paidRides: readonly PaidRide[], at: string): BatchItem<'sqlite'>[] {
  const { owed = [], settled = [] } = Object.groupBy(paidRides, ({ paid, ride, set }) => {
    const after = { ...paid, ...set }
    if (!isRunning(after) && (openUsd(after) > 0 || backOf(after) > 0)) return 'owed'
    return isRunning(ride) && isRunning(after) ? 'never' : 'settled'
  })
  const rows = owed.map(({ ride: { bookingNumber, position } }) => ({ bookingNumber, position, at }))
  const isSettled = amongRows(
    [refundsDue.bookingNumber, refundsDue.position],
    settled.map(({ ride: { bookingNumber, position } }) => [bookingNumber, position]),
  )
  return [
    ...(owed.length > 0 ? [insertRows(db, refundsDue, rows).onConflictDoNothing()] : []),
    ...(settled.length > 0 ? [db.delete(refundsDue).where(isSettled)] : []),
  ]
}
