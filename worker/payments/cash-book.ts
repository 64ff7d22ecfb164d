/**
 * The cash book: every payment and refund gets a receipt number, in the batch that counts it. docs/payments.md#the-cash-book
 */
import { and, asc, between, eq, sql } from 'drizzle-orm'
import {
  type Judgement,
  type PaymentCurrency,
  type PaymentMethod,
  type PaymentNotice,
  takesBack,
} from '#domain/bookings/money/payments.ts'
import { lkrOf } from '#domain/fares/money.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { type Db, primary, query } from '#worker/database/d1.ts'
import { bookings, cashBook, type CashBookRow, paymentNotices, type RideRow, rides } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { type NoticeKey, noticeId } from './allocations.ts'

/** An amount that came, or went back if it is negative. */
export interface Money {
  readonly method: PaymentMethod
  /** In the currency's minor units. */
  readonly cents: number
  readonly currency: PaymentCurrency
  /** Whole dollars: what it changes of what is paid. */
  readonly countedUsd: number
}

/** Problems of a payment that came all the same. */
const CAME: readonly Judgement['problem'][] = [null, 'too-little', 'too-much', 'cancelled-booking']

/** The money that a notice tells of; `null` if none has moved, or nobody can say so. */
export function movedMoney(
  { status, cents, currency }: PaymentNotice,
  { countedUsd, problem }: Judgement,
): Money | null {
  const isBack = takesBack(status)
  const hasMoved = isBack ? countedUsd < 0 : status === 'paid' && CAME.includes(problem)
  // Every other currency is a problem that is not in the list, and counts nothing.
  return hasMoved
    ? { method: 'online', cents: isBack ? -cents : cents, currency: currency as PaymentCurrency, countedUsd }
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
}

/**
 * The statement that enters money under the next number. A batch is written whole or not at all, and one after the
 * other: numbers have no gaps.
 * @param instant UTC, ISO 8601
 */
export function enterMoney(db: Db, { money, notice, ...entry }: Entry, instant: string) {
  const { cents, currency } = money
  return db.insert(cashBook).values({
    ...entry,
    ...money,
    number: sql`(select coalesce(max(${cashBook.number}), 0) + 1 from ${cashBook})`,
    at: instant,
    day: sriLankaTime(new Date(instant)).date,
    lkrCents: currency === 'LKR' ? cents : lkrOf(cents),
    noticeId: notice && noticeId(notice),
  })
}

/** An entry, with what was paid for and what the gateway calls it. */
export interface CashBookEntry extends Omit<CashBookRow, 'noticeId'> {
  readonly reference: string
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
  const { number, bookingNumber, position, at, day, method, cents, currency, lkrCents, countedUsd, who } = cashBook
  const columns = { number, bookingNumber, position, at, day, method, cents, currency, lkrCents, countedUsd, who }
  return query(() =>
    primary(env)
      .select({
        ...columns,
        reference: bookings.reference,
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
