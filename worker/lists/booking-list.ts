/** The operator's list: rides by pickup time, each with the guest of its booking and with what needs a hand. */
import { BULKY_THINGS } from '#domain/fares/bulky-things.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import {
  and,
  asc,
  between,
  desc,
  eq,
  getViewSelectedFields,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { bookedTwice, type Concern, concernsOf, URGENCIES, urgencyOf } from '#domain/bookings/agreed/concerns.ts'
import { type PricedDay, pricedForOf } from '#domain/bookings/agreed/kept-season.ts'
import type { OnItsDay } from '#domain/bookings/day/ride-events.ts'
import { pickupInstant, RUNNING } from '#domain/bookings/ride.ts'
import type { Promises } from '#domain/prices/price-list.ts'
import { addDays, DAY_MS, HOUR_MS, type LocalMoment, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { openAddresses, type ReadAddress } from '#worker/bookings/open-caveats.ts'
import { partnerWords } from '#worker/bookings/partner-lookup.ts'
import { type Booking, findBooking, type FoundBooking, paidUsd, waitsOnRoad } from '#worker/bookings/read-bookings.ts'
import { columnsOf, isUnsent, primary, query } from '#worker/database/d1.ts'
import {
  bookingHistory,
  gatewayRefunds,
  type HistoryRow,
  type OperatorBooking,
  operatorBookings,
  outbox,
  type OutboxRow,
  paymentNotices,
  refundsDue,
  rideAlarms,
  rideEvents,
  type RideRow,
  rides,
  bookings,
  searchWords,
} from '#worker/database/schema.ts'
import type { SaidMoney } from '#domain/bookings/money/residents.ts'
import { type Env, readsRupees } from '#worker/environment.ts'
import { type CashBookEntry, entriesOfBooking } from '#worker/payments/cash-book.ts'
import { bankOf } from '#worker/payments/payment-options.ts'
import { isUnclear } from '#worker/payments/gateway-refunds.ts'
import { openPaymentProblems, type PaymentProblemRow } from '#worker/payments/gateway-notices.ts'
import {
  dollarOfList,
  everyPromises,
  hearOfList,
  pricedDay,
  promisesOfList,
} from '#worker/prices/request-price-list.ts'
import { allDriversToTell, type ListedDriverToTell } from '#worker/steps/drivers-to-tell.ts'
import {
  knownFleet,
  openHindrancesAmong,
  ridesOfDrivers,
  type SaidHindrance,
  saidOf,
} from '#worker/steps/hindrances.ts'
import { type Happening, happeningsOf, inWords } from './booking-history.ts'
import { parseRideReference } from '#domain/bookings/reference.ts'
import { MOST_SOUGHT, soughtBy } from '#domain/bookings/search-words.ts'
import { visibleLine } from '#domain/visible-text.ts'

/* Finds rides by what somebody remembers of them. docs/bookings.md#find */

/** A ride by its booking's number and its position. */
export interface RideKey {
  readonly bookingNumber: number
  readonly position: number
}

/** After every text that begins with another one. */
const LAST = '\u{10FFFF}'

/** The part of what is sought that one of its texts is enough for. */
const WHOLE = 0

/**
 * The rides that hold a text, the latest first: by a reference or a part of it, phone number, e-mail address, name,
 * flight, place, address, note or driver, as `domain/bookings/search-words.ts` folds them; by a booking's number, and
 * by what a payment is called. One of the booking finds each of its rides.
 */
async function findRides(
  env: Env,
  typed: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<RideKey[]> {
  const text = visibleLine(typed).slice(0, MOST_SOUGHT)
  const { whole, words } = soughtBy(text)
  const sought = [whole, ...words].flatMap((beginnings, part) =>
    beginnings.map((beginning) => [part, beginning, beginning + LAST]),
  )
  const reference = parseRideReference(text)?.reference ?? ''
  // '265999393640461', and an attempt to pay it: '265999393640461-2'.
  const number = Number(/^([1-9]\d{4,14})(?:-\d{1,6})?$/.exec(text)?.[1] ?? 0)
  // Each range is read by the key, however many rows the table has.
  const found = sql`(
    with hits as (
      select distinct sought.value ->> 0 as part, word.booking_number, word.position
      from json_each(${JSON.stringify(sought)}) sought cross join ${searchWords} word
      where word.word >= sought.value ->> 1 and word.word < sought.value ->> 2
    ), named as (
      select number from ${bookings} where reference = ${reference}
      union select number from ${bookings} where number = ${number}
      union select booking_number from ${paymentNotices} where payment = ${text}
      union select booking_number from ${paymentNotices} where order_name = ${text}
    )
    select ride.booking_number, ride.position
    from hits join ${rides} ride on ride.booking_number = hits.booking_number and hits.position in (0, ride.position)
    group by ride.booking_number, ride.position
    having min(hits.part) = ${WHOLE} or count(distinct hits.part) = ${words.length || null}
    union select ride.booking_number, ride.position from named join ${rides} ride on ride.booking_number = named.number
  ) found`
  return query(() =>
    primary(env)
      .select({ bookingNumber: rides.bookingNumber, position: rides.position })
      .from(rides)
      .innerJoin(found, sql`found.booking_number = ${rides.bookingNumber} and found.position = ${rides.position}`)
      .innerJoin(bookings, sql`${bookings.number} = ${rides.bookingNumber}`)
      .orderBy(sql`${rides.pickupDate} desc, ${rides.pickupTime} desc, ${bookings.reference}, ${rides.position}`)
      .limit(limit)
      .offset(offset),
  )
}

/** A list ends here, unless a page of it is asked for. */
const MOST_LISTED = 20_000

const FAILED_MAIL = {
  ...columnsOf(outbox, 'bookingNumber', 'position', 'kind', 'reader', 'attempts', 'dueAt', 'givenUpAt'),
  ...columnsOf(outbox, 'lastError', 'bouncedAt', 'bounceReason'),
}

type FailedMail = Pick<OutboxRow, keyof typeof FAILED_MAIL>

/** What the list knows about a ride beside the view. */
type RideInList = OperatorBooking &
  Pick<RideRow, 'movedAt' | 'typedAt' | 'agreedShare' | 'pricedFor'> &
  SaidMoney &
  OnItsDay

/** What a request without a car can have by now. */
export interface CarNow {
  readonly isFree: boolean
  readonly words: string
}

export interface ListedBooking extends RideInList {
  /** Of the list that its booking was made under, as the rupees for a dollar. */
  readonly promises: Promises
  readonly lkrPerUsd: number
  /** Whose season and night its price holds. */
  readonly pricedDay: PricedDay
  readonly concerns: readonly Concern[]
  /** Addresses that are for the office to look at. */
  readonly elsewhere: readonly ReadAddress[]
  /** What speaks against its driver and car. */
  readonly hindrances: readonly SaidHindrance[]
  /** Its driver says so, and the office has not said anything of it yet. */
  readonly nobodyCame: boolean
  /** Rides in the same list that its guest has booked for the same hour. */
  readonly alsoBooked: readonly Pick<RideInList, 'ride' | 'reference' | 'position' | 'rides'>[]
  /** Drivers who expect something that is no longer so. */
  readonly driversToTell: readonly ListedDriverToTell[]
  /** Mails that were tried and have not gone out, or that bounced. */
  readonly failedMails: readonly FailedMail[]
  /** What the payment gateway said and the operator has not settled. */
  readonly paymentProblems: readonly PaymentProblemRow[]
  /** Of a request without a car: what it can have by now. Only where a page asks for it. */
  readonly carNow?: CarNow | null
}

/** What the office's page 'Now', its board and the command call near. */
export const NEAR_HOURS = { past: 24, ahead: 48 } as const

/**
 * - `near`: within `NEAR_HOURS`
 * - `concerned`: those that need a hand, by the rules of `concernsOf`: coming ones, and `lasting`
 * - `lasting`: of any day, until somebody settles it: a driver does not know what changed or says that nobody came, or a
 *   ride was not driven of which something had been paid
 * - `to-tell`: of any day, those of which a driver does not know what changed
 * - `coming`: what is near, and all after it
 * - `today`, `tomorrow`: that day in Sri Lanka
 * - `past`: the latest first, up to now
 * - `find`: those that hold a text, the latest first
 * - `day`: the pickups of a day, `YYYY-MM-DD`
 * - `unpaid`: those of a month, `YYYY-MM`, that are still to be paid, wholly or in part
 */
export type BookingFilter =
  | 'near'
  | 'concerned'
  | 'lasting'
  | 'to-tell'
  | 'coming'
  | 'today'
  | 'tomorrow'
  | 'past'
  | { readonly find: string }
  | { readonly day: string }
  | { readonly unpaid: string }

const columns = operatorBookings

interface Page {
  readonly limit: number
  readonly offset: number
}

const EVERYTHING: Page = { limit: MOST_LISTED, offset: 0 }

/** Fits into every vehicle, also into one that guests can no longer choose. */
function leastRoom() {
  const vehicles = Object.values(priceList().vehicles)
  return {
    seats: Math.min(...vehicles.map(({ seats }) => seats)),
    bags: Math.min(...vehicles.map(({ bags }) => bags)),
  }
}

/** Hours before a pickup in which a driver may be missing, or the booking is at short notice. */
const hoursOf = ({ driverHours, leadHours, nightLead }: Promises) => [driverHours, leadHours, nightLead.hours]

/** What `concernsOf` can find of coming rides, as a condition that the database can check: it leaves out most of them. */
function mayConcern(now: Date): SQL | undefined {
  // Each booking has the promises of its own list: the rules know which.
  const all = everyPromises()
  const shortest = Math.min(...all.map(({ driverHours }) => driverHours))
  const longest = Math.max(...all.flatMap(hoursOf))
  const promised = new Date(now.getTime() - shortest * HOUR_MS).toISOString()
  const soon = hoursFrom(now, 24 * Math.ceil(longest / 24)).date
  return or(
    and(
      inArray(columns.status, RUNNING),
      isNull(columns.driverName),
      or(lte(columns.pickupDate, soon), lte(columns.createdAt, promised)),
    ),
    and(
      eq(columns.status, 'new'),
      or(
        columns.needsReview,
        eq(columns.carState, 'request'),
        lte(columns.pickupDate, soon),
        ne(columns.pickupAddress, ''),
        ne(columns.dropoffAddress, ''),
        and(isNotNull(columns.via), ne(columns.details, '')),
      ),
    ),
    and(inArray(columns.status, RUNNING), or(isNotNull(rides.typedAt), eq(columns.driverAnswer, 'cannot'))),
    gt(columns.backUsd, 0),
    and(
      inArray(columns.status, RUNNING),
      isNull(columns.driverName),
      or(
        gt(columns.travelers, leastRoom().seats),
        gt(columns.bags, leastRoom().bags),
        ...BULKY_THINGS.map((thing) => gt(columns[thing], 0)),
      ),
    ),
    sql`exists (
      select 1 from ${outbox}
      where ${outbox.bookingNumber} = ${columns.number} and ${outbox.position} in (0, ${columns.position})
        and (${outbox.bouncedAt} is not null
          or (${outbox.sentAt} is null and (${outbox.attempts} > 0 or ${outbox.givenUpAt} is not null)))
    )`,
    sql`exists (
      select 1 from ${paymentNotices}
      where ${paymentNotices.bookingNumber} = ${columns.number}
        and ${paymentNotices.problem} is not null and ${paymentNotices.settledAt} is null
    )`,
  )
}

/** The rides of one booking, in their order; or some rides. */
type ChosenRides = { readonly number: number } | { readonly rides: readonly RideKey[] }

/** Confirmed rides whose driver says that the guest did not come. The office has not decided yet whether that is so. */
const ridesNobodyCameTo = (env: Env): Promise<RideKey[]> =>
  query(() =>
    primary(env)
      .selectDistinct({ bookingNumber: rides.bookingNumber, position: rides.position })
      .from(rideEvents)
      // In this order: few taps say so, and rides are many.
      .crossJoin(rides)
      .where(
        and(
          eq(rideEvents.event, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW'),
          isNull(rideEvents.takenBackAt),
          eq(rides.bookingNumber, rideEvents.bookingNumber),
          eq(rides.position, rideEvents.position),
          eq(rides.status, 'confirmed'),
          eq(rideEvents.code, rides.driverCode),
          eq(rideEvents.pickupDate, rides.pickupDate),
        ),
      ),
  )

/** The list looks for rides that were paid and never confirmed among the rides of this many days. */
const NEVER_CONFIRMED_DAYS = 31

type Matter = 'due' | 'unclear' | 'never-confirmed' | 'alarm'
const matterAs = (what: Matter) => sql<Matter>`${what}`.as('what')

/**
 * Rides of which something is owed or to be given back, those of which nobody knows whether a gateway gave it back, those that
 * were paid and never confirmed, and those with an open alarm, in one statement.
 */
async function moneyAndAlarms(env: Env, now: Date) {
  const db = primary(env)
  const { date, time } = sriLankaTime(now)
  const due = db
    .select({ bookingNumber: refundsDue.bookingNumber, position: refundsDue.position, what: matterAs('due') })
    .from(refundsDue)
  const unclear = db
    .select({
      bookingNumber: gatewayRefunds.bookingNumber,
      // Of several rides it stands at the first.
      position: sql<number>`max(${gatewayRefunds.position}, 1)`,
      what: matterAs('unclear'),
    })
    .from(gatewayRefunds)
    .where(isUnclear(now))
  const neverConfirmed = db
    .select({ bookingNumber: rides.bookingNumber, position: rides.position, what: matterAs('never-confirmed') })
    .from(rides)
    .where(
      and(
        between(rides.pickupDate, addDays(date, -NEVER_CONFIRMED_DAYS), date),
        or(lt(rides.pickupDate, date), lt(rides.pickupTime, time)),
        eq(rides.status, 'new'),
        isNull(rides.erasedAt),
        gt(paidUsd, 0),
      ),
    )
  const alarm = db
    .select({
      bookingNumber: sql<number>`${rideAlarms.bookingNumber}`,
      position: rideAlarms.position,
      what: matterAs('alarm'),
    })
    .from(rideAlarms)
    // Late mail is no reason to look at a ride first.
    .where(and(isNull(rideAlarms.closedAt), ne(rideAlarms.kind, 'mail')))
  const found = await query(() => unionAll(due, unclear, neverConfirmed, alarm))
  const which = (wanted: Matter): RideKey[] => found.filter(({ what }) => what === wanted)
  return {
    refunds: which('due'),
    unclear: which('unclear'),
    neverConfirmed: which('never-confirmed'),
    alarmed: which('alarm'),
  }
}

/** What speaks against the drivers and cars of rides from yesterday on, by ride: '123/1'. */
async function openHindrances(env: Env, now: Date) {
  const from = hoursFrom(now, -24).date
  const [driven, known] = await Promise.all([ridesOfDrivers(env, from, null), knownFleet(env, from, null)])
  const found = openHindrancesAmong(driven, known).map((hindrance) => ({
    ride: hindrance.ride,
    said: saidOf(hindrance),
  }))
  const open = found.filter(({ said }) => !said.isInsistedOn)
  return {
    byRide: Map.groupBy(found, ({ ride }) => `${ride.number}/${ride.position}`),
    /** Those that nobody has insisted on. */
    open: open.map(({ ride: { number, position } }): RideKey => ({ bookingNumber: number, position })),
    /** Days with such a ride, `YYYY-MM-DD`. */
    days: new Set(open.map(({ ride }) => ride.pickupDate)) as ReadonlySet<string>,
  }
}

/**
 * What lists hold beside the rides themselves. Few rows: each goes once somebody has settled it. A page of several lists
 * reads it once.
 */
export async function openMatters(env: Env, now: Date) {
  const [drivers, { refunds, unclear, neverConfirmed, alarmed }, notMet, mails, payments, hindrances, deposits] =
    await Promise.all([
      allDriversToTell(env),
      moneyAndAlarms(env, now),
      ridesNobodyCameTo(env),
      failedMails(env, now),
      openPaymentProblems(env),
      openHindrances(env, now),
      bankOf(env) === null
        ? []
        : import('#worker/payments/late-deposits.ts').then(({ releasableRides }) => releasableRides(env, now)),
    ])
  return {
    drivers,
    refunds,
    unclear,
    alarmed,
    notMet,
    mails,
    payments,
    hindrances,
    deposits,
    lasting: [...drivers, ...refunds, ...unclear, ...neverConfirmed, ...notMet],
  }
}

export type OpenMatters = Awaited<ReturnType<typeof openMatters>>

const BY_PICKUP = [asc(columns.pickupDate), asc(columns.pickupTime), asc(columns.reference), asc(columns.position)]
const LATEST_FIRST = [desc(columns.pickupDate), desc(columns.pickupTime), asc(columns.reference), asc(columns.position)]

const hoursFrom = (now: Date, hours: number) => sriLankaTime(new Date(now.getTime() + hours * HOUR_MS))

const isUntil = ({ date, time }: LocalMoment) =>
  and(lte(columns.pickupDate, date), or(lt(columns.pickupDate, date), lte(columns.pickupTime, time)))

function isComing(now: Date) {
  const { date, time } = hoursFrom(now, -NEAR_HOURS.past)
  return and(gte(columns.pickupDate, date), or(gt(columns.pickupDate, date), gte(columns.pickupTime, time)))
}

/** As one number it would be more than JavaScript holds exactly. */
const RIDE_NAME = sql<string>`${columns.number} || '/' || ${columns.position}`

/** As the month at a glance counts them. */
const isUnpaidIn = (month: string) =>
  and(between(columns.pickupDate, `${month}-01`, `${month}-31`), gt(columns.owedUsd, 0))

function isAmong(keys: readonly RideKey[]) {
  const numbers = JSON.stringify(keys.map(({ bookingNumber }) => bookingNumber))
  const names = JSON.stringify(keys.map(({ bookingNumber, position }) => `${bookingNumber}/${position}`))
  return and(
    inArray(columns.number, sql`(select value from json_each(${numbers}))`),
    sql`${RIDE_NAME} in (select value from json_each(${names}))`,
  )
}

type SqlFilter = Exclude<BookingFilter, 'concerned' | 'lasting' | { readonly find: string }> | ChosenRides

function conditionOf(filter: SqlFilter, now: Date): SQL | undefined {
  if (typeof filter === 'object') {
    if ('number' in filter) return eq(columns.number, filter.number)
    if ('rides' in filter) return isAmong(filter.rides)
    if ('unpaid' in filter) return isUnpaidIn(filter.unpaid)
    return eq(columns.pickupDate, filter.day)
  }
  switch (filter) {
    case 'today':
    case 'tomorrow':
      return eq(columns.pickupDate, hoursFrom(now, filter === 'today' ? 0 : 24).date)
    case 'past':
      return isUntil(hoursFrom(now, 0))
    case 'coming':
      return isComing(now)
    case 'to-tell':
      return sql`exists (select 1 from drivers_to_tell news
        where news.booking_number = ${columns.number} and news.position = ${columns.position})
        and ${columns.number} in (select booking_number from drivers_to_tell)`
    case 'near':
      return and(isComing(now), isUntil(hoursFrom(now, NEAR_HOURS.ahead)))
  }
}

function orderOf(filter: SqlFilter) {
  if (typeof filter === 'object' && 'number' in filter) return [asc(columns.position)]
  return filter === 'past' ? LATEST_FIRST : BY_PICKUP
}

const isItsRide = and(eq(rides.bookingNumber, columns.number), eq(rides.position, columns.position))

/** Mails that failed in the last 30 days, by the number of their booking. */
async function failedMails(env: Env, now: Date): Promise<ReadonlyMap<number | null, readonly FailedMail[]>> {
  const db = primary(env)
  const month = [new Date(now.getTime() - 30 * DAY_MS).toISOString(), now.toISOString()] as const
  const failed = (where: SQL | undefined) => db.select(FAILED_MAIL).from(outbox).where(where)
  const found = await query(() =>
    unionAll(
      failed(and(isUnsent(outbox), gt(outbox.attempts, 0))),
      failed(and(isNotNull(outbox.givenUpAt), between(outbox.givenUpAt, ...month))),
      failed(and(isNotNull(outbox.bouncedAt), between(outbox.bouncedAt, ...month))),
    ),
  )
  return Map.groupBy(found, ({ bookingNumber }) => bookingNumber)
}

/** A notice to the operator is no reason to write to a guest on WhatsApp. */
function mailState(mails: readonly FailedMail[]) {
  const toGuest = mails.filter(({ reader }) => reader === 'guest')
  return {
    mailBounced: toGuest.some(({ bouncedAt }) => bouncedAt !== null),
    mailFailed: toGuest.some(({ bouncedAt }) => bouncedAt === null),
    noticeFailed: toGuest.length < mails.length,
  }
}

/** What the rules of `concernsOf` look at, and the order of lists. */
const JUDGED = {
  ...columnsOf(
    columns,
    'number',
    'position',
    'reference',
    'status',
    'needsReview',
    'vehicle',
    'travelers',
    'bags',
    'train',
    'pickup',
    'dropoff',
    'pickupAddress',
    'dropoffAddress',
    'via',
    'details',
    'carState',
    ...BULKY_THINGS,
  ),
  ...columnsOf(
    columns,
    'driverName',
    'driverAnswer',
    'paidUsd',
    'priceUsd',
    'cancelFeeUsd',
    'pickupDate',
    'pickupTime',
    'createdAt',
    'priceList',
  ),
  ...columnsOf(rides, 'movedAt', 'typedAt', 'pricedFor'),
}

type JudgedRide = Pick<RideInList, keyof typeof JUDGED>

/** One that was booked just now may be under a list that this isolate has not heard of. */
const hearOfLists = (env: Env, found: readonly JudgedRide[]) =>
  hearOfList(env, Math.max(0, ...found.flatMap(({ priceList: list, pricedFor }) => [list, pricedFor?.list ?? 0])))

/** A ride with what needs a hand, and all that this is about. */
function judged<R extends JudgedRide>(ride: R, matters: OpenMatters, now: Date) {
  const { drivers, refunds, notMet, mails, payments } = matters
  const isItsOwn = ({ bookingNumber, position }: RideKey) => bookingNumber === ride.number && position === ride.position
  // A mail about the whole booking concerns each of its rides.
  const its = (mails.get(ride.number) ?? []).filter(({ position }) => position === 0 || position === ride.position)
  const paymentProblems = payments.filter(({ bookingNumber }) => bookingNumber === ride.number)
  const driversToTell = drivers.filter(isItsOwn)
  const nobodyCame = notMet.some(isItsOwn)
  const hindrances = (matters.hindrances.byRide.get(`${ride.number}/${ride.position}`) ?? []).map(({ said }) => said)
  const elsewhere = openAddresses(ride)
  const state = {
    isElsewhere: elsewhere.length > 0,
    hindrances: hindrances.filter((hindrance) => !hindrance.isInsistedOn),
    nobodyCame,
    hasDriver: ride.driverName !== null,
    driverToTell: driversToTell.length > 0,
    ...mailState(its),
    paymentProblem: paymentProblems.length > 0,
    refundUnclear: matters.unclear.some(isItsOwn),
    refundDue: refunds.some(isItsOwn),
    depositLate: matters.deposits.some(isItsOwn),
  }
  const promises = promisesOfList(ride.priceList)
  const lkrPerUsd = dollarOfList(ride.priceList)
  const concerns = concernsOf({ ...ride, ...state, promises }, now)
  return {
    ...ride,
    promises,
    lkrPerUsd,
    pricedDay: pricedDay(pricedForOf(ride, ride.priceList)),
    elsewhere,
    hindrances,
    nobodyCame,
    failedMails: its,
    paymentProblems,
    driversToTell,
    concerns,
  }
}

/** With the name of the view: in a statement of one table a column has none, and would be that of the booking itself. */
export const IS_RESIDENT = sql<0 | 1>`(select b.resident from bookings b where b.number = operator_bookings.number)`

type LastSaid = OnItsDay['lastSaid']

/** What the driver of a ride has said last. */
export const LAST_SAID = sql<LastSaid>`(
  select json_object('event', said.event, 'at', said.at, 'receivedAt', said.received_at, 'bags', said.bags)
  from ride_events said
  where said.booking_number = operator_bookings.number and said.position = operator_bookings.position
    and said.code = operator_bookings.driver_code and said.pickup_date = operator_bookings.pickup_date
    and said.taken_back_at is null
  order by said.rowid desc limit 1
)`
  .mapWith((text: string) => JSON.parse(text) as LastSaid)
  .as('last_said')

/** What was said of a ride on its day. */
export const ON_ITS_DAY = {
  lastSaid: LAST_SAID,
  brokeDownAt: waitsOnRoad('broke_down_at', {
    bookingNumber: sql.raw('operator_bookings.number'),
    position: sql.raw('operator_bookings.position'),
    pickupDate: sql.raw('operator_bookings.pickup_date'),
  }).as('broke_down_at'),
}

/** Whole rides, as lists show them: with prices in the money that their guests pay in. */
async function readRides(env: Env, condition: SQL | undefined, order: SQL[], page: Page): Promise<RideInList[]> {
  const found = await query(() =>
    primary(env)
      .select({
        ...getViewSelectedFields(operatorBookings),
        ...columnsOf(rides, 'movedAt', 'typedAt', 'agreedShare', 'pricedFor'),
        resident: IS_RESIDENT,
        ...ON_ITS_DAY,
      })
      .from(operatorBookings)
      .innerJoin(rides, isItsRide)
      .where(condition)
      .orderBy(...order)
      .limit(page.limit)
      .offset(page.offset),
  )
  return found.map(({ resident, ...ride }) => ({ ...ride, inRupees: readsRupees(env, resident === 1) }))
}

/** @param asked read at the same time, where it is not there yet */
async function listRides(
  env: Env,
  filter: SqlFilter,
  now: Date,
  page: Page,
  asked: OpenMatters | Promise<OpenMatters>,
): Promise<ListedBooking[]> {
  const [matters, found] = await Promise.all([asked, readRides(env, conditionOf(filter, now), orderOf(filter), page)])
  await hearOfLists(env, found)
  return asList(found.map((ride) => judged(ride, matters, now)))
}

function asList(judgedRides: readonly Omit<ListedBooking, 'alsoBooked'>[]): ListedBooking[] {
  const twice = bookedTwice(judgedRides)
  return judgedRides.map((ride) => ({ ...ride, alsoBooked: twice.get(ride.ride) ?? [] }))
}

const whenOf = ({ pickupDate, pickupTime, reference, position }: JudgedRide) =>
  `${pickupDate} ${pickupTime} ${reference} ${String(position).padStart(3, '0')}`

const nameOf = ({ number, position }: JudgedRide) => `${number}/${position}`

interface SomeOfAll {
  readonly bookings: readonly ListedBooking[]
  /** Counts all, also those that this page does not show. */
  readonly total: number
}

interface Concerned extends SomeOfAll {
  /** Bookings without a concern that are still to be confirmed, the oldest first: each by its first new ride. */
  readonly toConfirm: SomeOfAll
}

/** Of each booking that is only to be confirmed its first ride, the oldest booking first. */
function toConfirmAmong<R extends JudgedRide & Pick<ListedBooking, 'concerns'>>(
  judgedRides: readonly R[],
  now: Date,
): R[] {
  const inHand = new Set(judgedRides.filter(({ concerns }) => concerns.length > 0).map(({ number }) => number))
  return judgedRides
    .filter((ride) => ride.status === 'new' && !inHand.has(ride.number) && pickupInstant(ride) > now.getTime())
    .toSorted((a, b) => (`${a.createdAt} ${whenOf(a)}` < `${b.createdAt} ${whenOf(b)}` ? -1 : 1))
    .filter((ride, i, sorted) => sorted[i - 1]?.number !== ride.number)
}

/**
 * The rides that need a hand, as `urgencyOf` orders them. The database finds those that may; the rules decide, by the few
 * columns that they look at; and only what is shown is read whole.
 * @param exceptDay whose pickups are left out, `YYYY-MM-DD` @param known what was read just now for another list
 */
export async function listConcerned(
  env: Env,
  now: Date,
  page = EVERYTHING,
  exceptDay?: string,
  asked: Promise<OpenMatters> = openMatters(env, now),
): Promise<Concerned> {
  const judge = (condition: SQL | undefined) =>
    query(() =>
      primary(env)
        .select(JUDGED)
        .from(operatorBookings)
        .innerJoin(rides, isItsRide)
        .where(condition)
        .limit(MOST_LISTED),
    )
  // The evening's mail says nothing of what is only to be confirmed.
  const isForMail = exceptDay !== undefined
  const may = and(isComing(now), isForMail ? mayConcern(now) : or(eq(columns.status, 'new'), mayConcern(now)))
  const [matters, coming, first] = await Promise.all([
    asked,
    judge(may),
    // Most pages show some of these: they are not read in a trip of their own.
    readRides(env, may, BY_PICKUP, { limit: FIRST_READ, offset: 0 }),
  ])
  const each = new Map(coming.map((ride) => [nameOf(ride), ride]))
  const others = [...matters.lasting, ...matters.hindrances.open, ...matters.deposits].filter(
    ({ bookingNumber, position }) => !each.has(`${bookingNumber}/${position}`),
  )
  const more = others.length > 0 ? await readRides(env, isAmong(others), BY_PICKUP, EVERYTHING) : []
  for (const ride of more) each.set(nameOf(ride), ride)
  await hearOfLists(env, [...each.values()])
  const alarmed = new Set(matters.alarmed.map(({ bookingNumber, position }) => `${bookingNumber}/${position}`))
  const found = [...each.values()]
    .filter((ride) => ride.pickupDate !== exceptDay)
    .map((ride) => ({ ...judged(ride, matters, now), hasAlarm: alarmed.has(nameOf(ride)) }))
  const all = found
    .filter(({ concerns }) => concerns.length > 0)
    .map((ride) => ({ ride, place: `${URGENCIES.indexOf(urgencyOf(ride, now))} ${whenOf(ride)}` }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ ride }) => ride)
  const fresh = isForMail ? [] : toConfirmAmong(found, now)
  const shown = all.slice(page.offset, page.offset + page.limit)
  const shownFresh = fresh.slice(0, page.limit)
  const whole = new Map([...first, ...more].map((ride) => [nameOf(ride), ride]))
  const unread = [...shown, ...shownFresh]
    .filter((ride) => !whole.has(nameOf(ride)))
    .map(({ number, position }) => ({ bookingNumber: number, position }))
  const rest = unread.length > 0 ? await readRides(env, isAmong(unread), BY_PICKUP, EVERYTHING) : []
  for (const ride of rest) whole.set(nameOf(ride), ride)
  const asRead = (some: readonly JudgedRide[]) =>
    asList(
      some.flatMap((ride) => {
        const read = whole.get(nameOf(ride))
        return read ? [judged(read, matters, now)] : []
      }),
    )
  return {
    total: all.length,
    bookings: asRead(shown),
    toConfirm: { total: fresh.length, bookings: asRead(shownFresh) },
  }
}

/** As many as two pages of cards show. */
const FIRST_READ = 100

export async function listBookings(
  env: Env,
  filter: BookingFilter,
  now = new Date(),
  page = EVERYTHING,
  asked: Promise<OpenMatters> = openMatters(env, now),
): Promise<readonly ListedBooking[]> {
  if (filter === 'concerned') return (await listConcerned(env, now, page, undefined, asked)).bookings
  const isSearch = typeof filter === 'object' && 'find' in filter
  if (isSearch) {
    const found = await findRides(env, filter.find, page)
    const listed = await listRides(env, { rides: found }, now, EVERYTHING, asked)
    const places = new Map(found.map(({ bookingNumber, position }, i) => [`${bookingNumber}/${position}`, i]))
    const placeOf = ({ number, position }: ListedBooking) => places.get(`${number}/${position}`)!
    return listed.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
  return listRides(env, filter === 'lasting' ? { rides: (await asked).lasting } : filter, now, page, asked)
}

/** How many pickups the days of a month have, by day; none for days without any. @param month `YYYY-MM` */
export async function pickupsByDay(env: Env, month: string): Promise<ReadonlyMap<string, number>> {
  const found = await query(() =>
    primary(env)
      .select({ day: rides.pickupDate, pickups: sql<number>`count(*)`.as('pickups') })
      .from(rides)
      .where(and(between(rides.pickupDate, `${month}-01`, `${month}-31`), inArray(rides.status, RUNNING)))
      .groupBy(rides.pickupDate),
  )
  return new Map(found.map(({ day, pickups }) => [day, pickups]))
}

/** What the bookings of a day still have after that day, by the booking's number: the first ride first. */
export async function ridesAfter(env: Env, date: string): Promise<ReadonlyMap<number, readonly OperatorBooking[]>> {
  const ofDay = primary(env).select({ number: rides.bookingNumber }).from(rides).where(eq(rides.pickupDate, date))
  const found = await query(() =>
    primary(env)
      .select()
      .from(operatorBookings)
      .where(and(inArray(columns.number, ofDay), gt(columns.pickupDate, date), inArray(columns.status, RUNNING)))
      .orderBy(asc(columns.pickupDate), asc(columns.pickupTime), asc(columns.position))
      .limit(MOST_LISTED),
  )
  return Map.groupBy(found, ({ number }) => number)
}

export interface BookingWithHistory {
  /** The ride that was asked for, or else the first one. */
  readonly booking: ListedBooking
  /** All rides of its booking. */
  readonly rides: readonly ListedBooking[]
  /** The first step first. */
  readonly history: readonly HistoryRow[]
  /** All that happened, in the order of time: the steps, too. */
  readonly happened: readonly Happening[]
  /** What was paid and paid back, by receipt number. */
  readonly entries: readonly CashBookEntry[]
  /** Whose link brought the guest, in words; `null` for nobody's. */
  readonly partner: string | null
}

/** All rides of a booking, in their order. */
export const ridesOfBooking = (
  env: Env,
  number: number,
  now: Date,
  matters: OpenMatters | Promise<OpenMatters>,
): Promise<ListedBooking[]> => listRides(env, { number }, now, EVERYTHING, matters)

/** One booking; `null` if there is none. @param typed the reference of it or of a ride, in any spelling */
export async function bookingWithHistory(
  env: Env,
  typed: string,
  now = new Date(),
): Promise<BookingWithHistory | null> {
  const found = await findBooking(env, typed)
  return found && withHistory(env, found, now)
}

export interface WholeWithHistory extends BookingWithHistory {
  /** As its steps and its guest's pages read it. */
  readonly whole: Booking
}

/** The same of a booking that was found. One more trip to the database. */
export async function withHistory(env: Env, found: FoundBooking, now: Date): Promise<WholeWithHistory | null> {
  const { number } = found.booking
  const [all, history, entries, partner, happened] = await Promise.all([
    ridesOfBooking(env, number, now, openMatters(env, now)),
    query(() =>
      primary(env)
        .select()
        .from(bookingHistory)
        .where(eq(bookingHistory.bookingNumber, number))
        .orderBy(asc(bookingHistory.version)),
    ),
    entriesOfBooking(env, number),
    partnerWords(env, found.booking),
    happeningsOf(env, number),
  ])
  const booking = all.find(({ position }) => position === (found.position ?? 1)) ?? all[0]
  if (!booking) return null
  const byPosition = new Map(all.map((ride) => [ride.position, ride]))
  const told = { createdAt: found.booking.createdAt, rides: byPosition, history, partner }
  return { booking, whole: found.booking, rides: all, history, happened: inWords(happened, told), entries, partner }
}
