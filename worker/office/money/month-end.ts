/**
 * A month at a glance, and a month's end: what each driver and each car brought in, how far they went empty, what was cancelled, which guests came
 * again. docs/payments.md#months-end
 */
import { and, between, desc, eq, isNotNull, isNull, max, min, sql } from 'drizzle-orm'
import { plateKey } from '#domain/bookings/driver/clashes.ts'
import {
  type Driven,
  type SetOutRide,
  sumDriven,
  type GuestsBooking,
  type ReturningGuests,
  returningGuests,
} from '#domain/bookings/money/month-end.ts'
import { carWords } from '#domain/bookings/driver/listed-drivers.ts'
import { timesOf } from '#domain/bookings/driver/ride-times-and-link-life.ts'
import { asAgreed } from '#domain/bookings/money/said-sums.ts'
import { type BothSums, dueCents, fullLkr, type PaymentCurrency, sumOfShares } from '#domain/bookings/money/sums.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { roadLeg } from '#domain/roads/directions.ts'
import { addDays, HOUR_MS, instantOf, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { columnsOf, primary, query } from '#worker/database/d1.ts'
import {
  type Actor,
  bookingHistory,
  bookings,
  cars,
  rides,
  cashBook,
  operatorBookings,
} from '#worker/database/schema.ts'
import { type Env, readsRupees, residentsPayRupees } from '#worker/environment.ts'
import { endsOf } from '#worker/quotes/placed-trips.ts'
import { mailbox } from '#worker/mail/mails-per-hour.ts'
import { hmacWith, randomCode } from '#worker/platform/signing.ts'
import type { OperatorStep } from '#domain/bookings/agreed/operator-steps.ts'
import { METHOD_WORDS } from '#domain/bookings/money/payments.ts'
import { IS_RESIDENT } from '#worker/lists/booking-list.ts'

/** How far back rides tell where a car was. One that was idle for longer began at its base. */
const DAYS_BEFORE = 7
/** More than any month that the site is built for has; the page says so where there are more. */
const MOST_RIDES = 5000
/** Different ways that are looked for on the roads; each takes a third of a millisecond. */
const MOST_WAYS = 3000
const MOST_BOOKINGS = 20_000
/** Guests are looked for two years back, if they are not erased before. */
const KNOWN_DAYS = 731
const LATE_HOURS = 24

export interface DrivenLine extends Driven {
  readonly name: string
  /** Of a driver the phone number, E.164; of a car what it is. */
  readonly detail: string
}

export interface UndrivenLine {
  readonly what: string
  readonly rides: number
  /** What they would have cost, each in the currency in which it was agreed. */
  readonly usd: number
  readonly lkr: number
  /** What is owed although nobody was driven, so. */
  readonly owedUsd: number
  readonly owedLkr: number
}

export interface MonthEnd {
  /** `YYYY-MM`. */
  readonly month: string
  /** Some of its pickups are still to come, and count in nothing but what is cancelled. */
  readonly isRunning: boolean
  readonly drivers: readonly DrivenLine[]
  readonly cars: readonly DrivenLine[]
  readonly together: Driven
  /** Rides whose pickup is over and that nobody confirmed: they are in none of these. */
  readonly unconfirmed: number
  readonly undriven: readonly UndrivenLine[]
  readonly guests: ReturningGuests
  /** Bookings of the month that no longer say who the guest is. */
  readonly erased: number
  /** The day of the first ride that guests are known of. `null` if there is none. */
  readonly knownSince: string | null
  /** There were too many rides or bookings to count all of them. */
  readonly isCut: boolean
}

/** Of the lines of a month, as page and file name them. */
const WHO_CANCELLED = {
  guest: 'Cancelled by the guest alone',
  operator: 'Cancelled in the office, also as guests asked',
} as const
const OTHERS_CANCELLED = 'Cancelled otherwise'
const LATE = `Of the cancelled: within ${LATE_HOURS} hours of the pickup`
const NO_SHOWS = 'No-shows'
const NOBODY = 'Nobody named, or erased'

/** Of the last time that a ride was cancelled. */
const ofCancelling = <Value>(column: 'at' | 'actor') => sql<Value | null>`(
  select history.${sql.identifier(column)} from ${bookingHistory} history
  where rides.status = 'cancelled' and history.booking_number = rides.booking_number
    and history.step = 'cancel' and history.position in (0, rides.position)
  order by history.version desc limit 1
)`

async function ridesFor(env: Env, from: string, until: string) {
  const found = await query(() =>
    primary(env)
      .select({
        ...columnsOf(rides, 'bookingNumber', 'kind', 'status', 'pickupDate', 'pickupTime', 'pickup', 'dropoff'),
        ...columnsOf(rides, 'park', 'tourLength', 'minutes', 'via', 'distanceKm', 'priceUsd', 'cancelFeeUsd'),
        ...columnsOf(rides, 'driverName', 'driverPhone', 'driverCar', 'erasedAt', 'waivedUsd'),
        ...columnsOf(rides, 'priceLkr', 'cancelFeeLkr', 'waivedLkr'),
        ...columnsOf(bookings, 'resident', 'lkrPerUsd'),
        kept: columnsOf(cars, 'plate', 'name'),
        cancelledBy: ofCancelling<Actor>('actor').as('cancelled_by'),
        cancelledAt: ofCancelling<string>('at').as('cancelled_at'),
      })
      .from(rides)
      .leftJoin(cars, eq(cars.id, rides.carId))
      .leftJoin(bookings, eq(bookings.number, rides.bookingNumber))
      .where(between(rides.pickupDate, from, until))
      .orderBy(desc(rides.pickupDate))
      .limit(MOST_RIDES + 1),
  )
  return found.map(({ resident, lkrPerUsd, ...ride }) => ({
    ...ride,
    lkrPerUsd: lkrPerUsd ?? FIRST_PRICE_LIST.dollar.lkr,
    inRupees: readsRupees(env, resident!),
  }))
}

type MonthRide = Awaited<ReturnType<typeof ridesFor>>[number]

/** As the guest was told; else the one that was kept for it. */
const carOf = ({ driverCar, kept }: MonthRide): string => driverCar ?? (kept ? carWords(kept) : '')

/** In the currency in which it was agreed. */
function broughtIn(ride: MonthRide): BothSums {
  const due = (currency: PaymentCurrency) => dueCents({ ...ride, paidUsd: 0 }, currency) / 100
  return asAgreed(ride, { usd: due('USD'), lkr: due('LKR') })
}

const hasSetOut = ({ status }: MonthRide) => status === 'confirmed' || status === 'no-show'

function setOut(ride: MonthRide, firstDay: string): SetOutRide {
  const { from, to } = endsOf(ride)
  const isNoShow = ride.status === 'no-show'
  return {
    start: timesOf(ride).start,
    from,
    to: isNoShow ? from : to,
    km: isNoShow ? 0 : ride.distanceKm,
    ...broughtIn(ride),
    isNoShow,
    isBefore: ride.pickupDate < firstDay,
  }
}

/** Looks each way up once; `null` for what no road leads to, and for what is too much for one page. */
function knownWays() {
  const known = new Map<string, number | null>()
  return (from: LatLng, to: LatLng): number | null => {
    if (from.lat === to.lat && from.lng === to.lng) return 0
    const key = `${from.lat},${from.lng} ${to.lat},${to.lng}`
    const before = known.get(key)
    if (before !== undefined || known.size >= MOST_WAYS) return before ?? null
    const km = roadLeg(from, to)?.distanceKm ?? null
    known.set(key, km)
    return km
  }
}

interface Group {
  readonly name: string
  readonly detail: string
  readonly rides: MonthRide[]
}

/** Only to say who brought in most. */
const worthOf = ({ usd, lkr }: BothSums) => usd * FIRST_PRICE_LIST.dollar.lkr + lkr

/** @param groupOf `null` for a ride of which nobody says who or what drove it */
function linesBy(
  driven: readonly MonthRide[],
  groupOf: (ride: MonthRide) => { readonly key: string; readonly name: string; readonly detail: string } | null,
  sum: (rides: readonly MonthRide[], key: string | null) => Driven,
): DrivenLine[] {
  const groups = new Map<string | null, Group>()
  for (const ride of driven) {
    const group = groupOf(ride)
    const key = group?.key ?? null
    const { name, detail } = group ?? { name: NOBODY, detail: '' }
    const its = groups.get(key) ?? { name, detail, rides: [] }
    groups.set(key, its)
    its.rides.push(ride)
  }
  return [...groups]
    .map(([key, { name, detail, rides: its }]) => ({ name, detail, ...sum(its, key) }))
    .filter((line) => line.rides + line.noShows > 0)
    .toSorted((one, other) => worthOf(other) - worthOf(one) || (one.name < other.name ? -1 : 1))
}

function undrivenLines(ofMonth: readonly MonthRide[]): UndrivenLine[] {
  const line = (what: string, is: (ride: MonthRide) => boolean): UndrivenLine => {
    const its = ofMonth.filter(is)
    const price = sumOfShares(its.map((ride) => asAgreed(ride, { usd: ride.priceUsd, lkr: fullLkr(ride) })))
    const owed = sumOfShares(its.map((ride) => asAgreed(ride, { usd: ride.cancelFeeUsd, lkr: ride.cancelFeeLkr })))
    return { what, rides: its.length, ...price, owedUsd: owed.usd, owedLkr: owed.lkr }
  }
  const cancelled = ({ status }: MonthRide) => status === 'cancelled'
  const isBy = (ride: MonthRide, who: string) => cancelled(ride) && ride.cancelledBy === who
  const isLate = (ride: MonthRide) => {
    const hours = (timesOf(ride).start - Date.parse(ride.cancelledAt ?? '')) / HOUR_MS
    return cancelled(ride) && hours < LATE_HOURS
  }
  return [
    ...Object.entries(WHO_CANCELLED).map(([who, what]) => line(what, (ride) => isBy(ride, who))),
    line(OTHERS_CANCELLED, (ride) => cancelled(ride) && !Object.keys(WHO_CANCELLED).some((who) => isBy(ride, who))),
    line(LATE, isLate),
    line(NO_SHOWS, ({ status }) => status === 'no-show'),
  ]
}

/** The base of each car, by its plate. */
async function basesOfCars(env: Env): Promise<Map<string, LatLng>> {
  const found = await query(() =>
    primary(env)
      .select(columnsOf(cars, 'plate', 'baseLat', 'baseLng'))
      .from(cars)
      .where(isNotNull(cars.baseLat)),
  )
  return new Map(found.map(({ plate, baseLat, baseLng }) => [plateKey(plate), { lat: baseLat!, lng: baseLng! }]))
}

/** Bookings with a ride that was driven until a day, the latest first. Erased rides are of bookings that name no guest any more. */
async function bookingsUntil(env: Env, until: string) {
  const { bookingNumber, pickupDate, status, erasedAt } = rides
  const first = min(pickupDate)
  return query(() =>
    primary(env)
      .select({ ...columnsOf(bookings, 'email', 'phone'), first: first.as('first'), last: max(pickupDate).as('last') })
      .from(rides)
      .innerJoin(bookings, eq(bookings.number, bookingNumber))
      .where(and(isNull(erasedAt), between(pickupDate, addDays(until, -KNOWN_DAYS), until), eq(status, 'confirmed')))
      // By the index of days, and not by that of bookings: most of them are erased.
      .groupBy(sql`+${bookingNumber}`)
      .orderBy(desc(first))
      .limit(MOST_BOOKINGS + 1),
  )
}

/** A guest is told from others by hashes of mail and phone; their key lasts as long as the page is made. */
async function withGuests(found: Awaited<ReturnType<typeof bookingsUntil>>): Promise<GuestsBooking[]> {
  const hash = await hmacWith(randomCode())
  const hashes = new Map<string, Promise<string>>()
  const hashOf = (text: string) => {
    const known = hashes.get(text) ?? hash(text).then((bytes) => bytes.toBase64())
    hashes.set(text, known)
    return known
  }
  return Promise.all(
    found.map(async ({ email, phone, first, last }) => {
      const known = [...(email ? [mailbox(email)] : []), ...(phone ? [phone] : [])]
      return { guest: await Promise.all(known.map(hashOf)), first: first!, last: last! }
    }),
  )
}

const countBookings = (of: readonly MonthRide[]) => new Set(of.map(({ bookingNumber }) => bookingNumber)).size

/** @param month `YYYY-MM`, its days in Sri Lanka */
export async function monthEnd(env: Env, month: string, now = new Date()): Promise<MonthEnd> {
  const [firstDay, lastDay] = [`${month}-01`, `${month}-31`]
  const today = sriLankaTime(now).date
  const yesterday = addDays(today, -1)
  const until = yesterday < lastDay ? yesterday : lastDay
  const isOver = ({ pickupDate: date, pickupTime: time }: MonthRide) => instantOf({ date, time })! <= now
  const [found, earlier, bases] = await Promise.all([
    ridesFor(env, addDays(firstDay, -DAYS_BEFORE), lastDay),
    bookingsUntil(env, until),
    basesOfCars(env),
  ])
  const ofMonth = found.filter(({ pickupDate }) => pickupDate >= firstDay)
  // As statements of partners have them: once their day is over.
  const driven = found.filter((ride) => hasSetOut(ride) && ride.pickupDate < today)
  const kmBetween = knownWays()
  const placed = new Map(driven.map((ride) => [ride, setOut(ride, firstDay)]))
  const sum = (its: readonly MonthRide[], base: LatLng | null, isNamed: boolean) =>
    sumDriven(
      its.map((ride) => placed.get(ride)!),
      base,
      isNamed ? kmBetween : () => null,
    )
  const baseOf = (ride: MonthRide | undefined) => bases.get(ride ? plateKey(carOf(ride)) : '') ?? null
  const first = (its: readonly MonthRide[]) =>
    its.reduce((one, other) => (placed.get(other)!.start < placed.get(one)!.start ? other : one))
  const drivers = linesBy(
    driven,
    ({ driverName, driverPhone }) =>
      driverPhone === null ? null : { key: driverPhone, name: driverName ?? '', detail: driverPhone },
    (its, key) => sum(its, baseOf(first(its)), key !== null),
  )
  const ofCars = linesBy(
    driven,
    (ride) => {
      const key = plateKey(carOf(ride))
      const [plate = '', ...words] = carOf(ride).split(',')
      return key === '' ? null : { key, name: plate.trim(), detail: words.join(',').trim() }
    },
    (its, key) => sum(its, baseOf(its[0]), key !== null),
  )
  const all = (of: (line: Driven) => number) => drivers.reduce((total, line) => total + of(line), 0)
  const guestsBookings = await withGuests(earlier.slice(0, MOST_BOOKINGS))
  return {
    month,
    isRunning: month >= today.slice(0, 7),
    drivers,
    cars: ofCars,
    together: {
      rides: all((line) => line.rides),
      noShows: all((line) => line.noShows),
      usd: all((line) => line.usd),
      lkr: all((line) => line.lkr),
      km: all((line) => line.km),
      emptyKm: all((line) => line.emptyKm),
      unknownWays: all((line) => line.unknownWays),
    },
    unconfirmed: ofMonth.filter((ride) => ride.status === 'new' && isOver(ride)).length,
    undriven: undrivenLines(ofMonth),
    guests: returningGuests(guestsBookings, firstDay, until),
    erased: countBookings(ofMonth.filter(({ status, erasedAt }) => status === 'confirmed' && erasedAt !== null)),
    knownSince: guestsBookings.reduce<string | null>((one, { first: day }) => (one && one < day ? one : day), null),
    isCut: found.length > MOST_RIDES || earlier.length > MOST_BOOKINGS,
  }
}

/* A month at a glance: the rides of its days, and the money that came and went in it. */

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
  /** Of rides: dollars and rupees are one sum, in both. Else they are two, of rides agreed in the one or the other. */
  readonly isOneSum?: boolean
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
  taxis: 'Paid for taxis in place of ours',
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
  return { ...rideLine(what, count, { usd, lkr }), lkrCents: lkr * 100, isOneSum: true }
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

/** As {@link movedUsdCents}; of what pays nothing of a price by the dollar of its booking. */
const USD_CENTS = sql`case when ${cashBook.currency} = 'USD' then ${cashBook.cents}
  when ${cashBook.method} = 'taxi' then round(${cashBook.lkrCents} / (
    select ofList.lkr_per_usd from bookings ofList where ofList.number = ${cashBook.bookingNumber}
  )) else ${cashBook.countedUsd} * 100 end`

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
    ...Object.entries(METHOD_WORDS)
      .filter(([name]) => name !== 'taxi')
      .map(([name, words]) => line(`Paid by ${words}`, came(name))),
    line(
      SUMS.back,
      moved.filter((row) => row.isBack && row.method !== 'taxi'),
    ),
    line(
      SUMS.taxis,
      moved.filter((row) => row.method === 'taxi'),
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
