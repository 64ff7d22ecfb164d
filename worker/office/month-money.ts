/** A month at a glance: the rides of its days, and the money that came and went in it. */
import { between, sql } from 'drizzle-orm'
import type { OperatorStep } from '#domain/bookings/agreed/operator-steps.ts'
import { METHOD_WORDS } from '#domain/bookings/money/payments.ts'
import type { BothSums } from '#domain/bookings/money/sums.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices-and-promises.ts'
import { primary, query } from '#worker/database/d1.ts'
import { cashBook, operatorBookings } from '#worker/database/schema.ts'
import { type Env, residentsPayRupees } from '#worker/environment.ts'
import { IS_RESIDENT } from '#worker/lists/booking-list.ts'

/** A line of the month. `null` if a figure means nothing. */
export interface MonthLine {
  readonly part: 'Rides' | 'Money'
  readonly what: string
  readonly count: number
  readonly km: number | null
  /** Of rides whole dollars, of money with cents. What rides cost stands in the currency in which it was agreed: residents' in rupees. */
  readonly usd: number
  /** Cents of a rupee. */
  readonly lkrCents: number | null
}

const KIND_WORDS = { transfer: 'Transfers', tour: 'Tours', stay: 'Rides with a car and driver who stay' } as const

/** Lines that the page also says in a sentence. */
export const SUMS = {
  rides: 'Driven, or still to be driven',
  unconfirmed: 'Not confirmed of these',
  open: 'Still to be paid, with late charges',
  dueBack: 'To be given back',
  waived: 'Charges that were waived',
  back: 'Paid back',
  neverCame: 'Reversed: never came',
  neverBack: 'Reversed: never went back',
  together: 'Together',
  inDollars: 'Of it in dollars',
  inRupees: 'Of it in rupees',
} as const

type Kind = keyof typeof KIND_WORDS | 'cancelled' | 'no-show'

const sum = (of: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${of}), 0)`

const rideLine = (what: string, count: number, { usd, lkr }: BothSums, km: number | null = null): MonthLine => {
  return { part: 'Rides', what, count, km, usd, lkrCents: lkr === 0 ? null : lkr * 100 }
}

/** What is still to be paid, or given back: by each ride in both currencies. */
const dueLine = (what: string, count: number, usd: number, lkr: number): MonthLine => {
  return { ...rideLine(what, count, { usd, lkr }), lkrCents: lkr * 100 }
}

/** By the owner, of the charge of a ride. */
const waivedIn = (unit: 'usd' | 'lkr') => sql`coalesce((
  select -sum(waived.${sql.identifier(unit)}) from charges waived
  where waived.booking_number = ${operatorBookings.number} and waived.position = ${operatorBookings.position}
    and waived.step = ${'charge' satisfies OperatorStep} and waived.${sql.identifier(unit)} < 0
), 0)`

/** The whole price in rupees, as sums.ts has it. */
const FULL_LKR = sql`coalesce(${operatorBookings.priceLkr}, cast(round(${operatorBookings.priceUsd} * (
  select coalesce(b.lkr_per_usd, ${FIRST_PRICE_LIST.dollar.lkr}) from bookings b where b.number = ${operatorBookings.number}
)) as integer))`

async function rideLines(env: Env, isInMonth: (day: typeof operatorBookings.pickupDate) => ReturnType<typeof between>) {
  const { status, pickupDate, distanceKm, priceUsd, owedUsd, owedLkr, backUsd, backLkr } = operatorBookings
  const kind = sql<Kind>`case
    when ${status} in ('cancelled', 'no-show') then ${status}
    when ${operatorBookings.arrangement} = 'stay' then 'stay'
    else ${operatorBookings.kind} end`
  const inRupees = residentsPayRupees(env) ? IS_RESIDENT : sql<0 | 1>`(0)`
  /** In the currency in which each ride was agreed. */
  const agreed = (usd: ReturnType<typeof sql>, lkr: ReturnType<typeof sql>) => ({
    usd: sum(sql`iif(${inRupees}, 0, ${usd})`),
    lkr: sum(sql`iif(${inRupees}, ${lkr}, 0)`),
  })
  const price = agreed(sql`${priceUsd}`, FULL_LKR)
  const unconfirmed = agreed(sql`iif(${status} = 'new', ${priceUsd}, 0)`, sql`iif(${status} = 'new', ${FULL_LKR}, 0)`)
  const fees = agreed(sql`${operatorBookings.cancelFeeUsd}`, sql`${operatorBookings.cancelFeeLkr}`)
  const waived = agreed(waivedIn('usd'), waivedIn('lkr'))
  const found = await query(() =>
    primary(env)
      .select({
        kind: kind.as('month_kind'),
        count: sql<number>`count(*)`.as('ride_count'),
        km: sum(sql`${distanceKm}`).as('km'),
        usd: price.usd.as('usd'),
        lkr: price.lkr.as('lkr'),
        feesUsd: fees.usd.as('fees_usd'),
        feesLkr: fees.lkr.as('fees_lkr'),
        open: sum(sql`${owedUsd}`).as('open'),
        openLkr: sum(sql`${owedLkr}`).as('open_lkr'),
        unpaid: sum(sql`${owedUsd} > 0`).as('unpaid'),
        back: sum(sql`${backUsd}`).as('back'),
        backLkr: sum(sql`${backLkr}`).as('back_lkr_sum'),
        overpaid: sum(sql`${backUsd} > 0`).as('overpaid'),
        waivedUsd: waived.usd.as('charges_waived_usd'),
        waivedLkr: waived.lkr.as('charges_waived_lkr'),
        waivers: sum(sql`iif(${inRupees}, ${waivedIn('lkr')}, ${waivedIn('usd')}) > 0`).as('waivers'),
        unconfirmed: sum(sql`${status} = 'new'`).as('unconfirmed'),
        unconfirmedKm: sum(sql`iif(${status} = 'new', ${distanceKm}, 0)`).as('unconfirmed_km'),
        unconfirmedUsd: unconfirmed.usd.as('unconfirmed_usd'),
        unconfirmedLkr: unconfirmed.lkr.as('unconfirmed_lkr'),
      })
      .from(operatorBookings)
      .where(isInMonth(pickupDate))
      .groupBy(kind),
  )
  type Row = (typeof found)[0]
  const sumIn = (rows: readonly Row[], of: (row: Row) => number) => rows.reduce((all, row) => all + of(row), 0)
  const driven = found.filter((row) => Object.hasOwn(KIND_WORDS, row.kind))
  const total = (of: (row: Row) => number) => sumIn(driven, of)
  const all = (of: (row: Row) => number) => sumIn(found, of)
  const kinds = Object.entries(KIND_WORDS).flatMap(([name, what]) => {
    const row = found.find((each) => each.kind === name)
    return row ? [rideLine(what, row.count, row, row.km)] : []
  })
  const undriven = (name: Kind, what: string) => {
    const row = found.find((each) => each.kind === name)
    return rideLine(what, row?.count ?? 0, { usd: row?.feesUsd ?? 0, lkr: row?.feesLkr ?? 0 })
  }
  return [
    ...kinds,
    rideLine(
      SUMS.rides,
      total((row) => row.count),
      { usd: total((row) => row.usd), lkr: total((row) => row.lkr) },
      total((row) => row.km),
    ),
    rideLine(
      SUMS.unconfirmed,
      total((row) => row.unconfirmed),
      { usd: total((row) => row.unconfirmedUsd), lkr: total((row) => row.unconfirmedLkr) },
      total((row) => row.unconfirmedKm),
    ),
    dueLine(
      SUMS.open,
      all((row) => row.unpaid),
      all((row) => row.open),
      all((row) => row.openLkr),
    ),
    dueLine(
      SUMS.dueBack,
      all((row) => row.overpaid),
      all((row) => row.back),
      all((row) => row.backLkr),
    ),
    undriven('cancelled', 'Cancelled, and owed of these'),
    undriven('no-show', 'No-shows, and owed of these'),
    rideLine(
      SUMS.waived,
      all((row) => row.waivers),
      { usd: all((row) => row.waivedUsd), lkr: all((row) => row.waivedLkr) },
    ),
  ]
}

/** As {@link movedUsdCents}. */
const USD_CENTS = sql`iif(${cashBook.currency} = 'USD', ${cashBook.cents}, ${cashBook.countedUsd} * 100)`

async function moneyLines(env: Env, isInMonth: (day: typeof cashBook.day) => ReturnType<typeof between>) {
  const { method, cents, currency, lkrCents, day } = cashBook
  const isBack = sql<number>`${cents} < 0`
  const isReversal = sql<number>`${cashBook.reverses} is not null`
  const found = await query(() =>
    primary(env)
      .select({
        method,
        isBack: isBack.as('is_back'),
        isReversal: isReversal.as('is_reversal'),
        currency,
        count: sql<number>`count(*)`.as('entries'),
        usdCents: sql<number>`sum(${USD_CENTS})`.as('usd_cents'),
        lkr: sql<number>`sum(${lkrCents})`.as('lkr'),
      })
      .from(cashBook)
      .where(isInMonth(day))
      .groupBy(method, isBack, isReversal, currency),
  )
  const line = (what: string, rows: typeof found): MonthLine => {
    const total = (of: (row: (typeof found)[0]) => number) => rows.reduce((all, row) => all + of(row), 0)
    const usd = total(({ usdCents }) => usdCents) / 100
    return { part: 'Money', what, count: total((row) => row.count), km: null, usd, lkrCents: total(({ lkr }) => lkr) }
  }
  const moved = found.filter((row) => !row.isReversal)
  const reversed = found.filter((row) => row.isReversal)
  const came = (name: string) => moved.filter((row) => row.method === name && !row.isBack)
  return [
    ...Object.entries(METHOD_WORDS).map(([name, words]) => line(`Paid by ${words}`, came(name))),
    line(
      SUMS.back,
      moved.filter((row) => row.isBack),
    ),
    line(
      SUMS.neverCame,
      reversed.filter((row) => row.isBack),
    ),
    line(
      SUMS.neverBack,
      reversed.filter((row) => !row.isBack),
    ),
    line(SUMS.together, found),
    line(
      SUMS.inDollars,
      found.filter((row) => row.currency === 'USD'),
    ),
    line(
      SUMS.inRupees,
      found.filter((row) => row.currency === 'LKR'),
    ),
  ]
}

/** @param month `YYYY-MM`, its days in Sri Lanka */
export async function monthLines(env: Env, month: string): Promise<MonthLine[]> {
  const [from, until] = [`${month}-01`, `${month}-31`]
  const [ofRides, ofMoney] = await Promise.all([
    rideLines(env, (day) => between(day, from, until)),
    moneyLines(env, (day) => between(day, from, until)),
  ])
  return [...ofRides, ...ofMoney]
}
