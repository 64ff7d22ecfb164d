/**
 * The accounts of drivers: the cash that each took of guests, what each handed over and was paid, and their wages.
 * docs/bookings.md#accounts-of-drivers
 */
import { and, asc, desc, eq, gte, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import {
  type AccountEntry,
  accountWeek,
  type CashAmounts,
  DRIVER_ENTRIES,
  isMoreThanOpen,
  openCash,
  parseWhy,
} from '#domain/bookings/money/driver-account.ts'
import {
  earnedIn,
  type Earned,
  parseWage,
  type TypedWage,
  type Wage,
  wageWords,
} from '#domain/bookings/money/driver-wages.ts'
import { showAmount } from '#domain/bookings/money/payments.ts'
import { openWithDriver } from '#domain/bookings/money/said-sums.ts'
import { dueCents } from '#domain/bookings/money/sums.ts'
import { addDays, showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { cameInUsd, paidLkr, paidUsd } from '#worker/bookings/read-bookings.ts'
import { columnsOf, primary, query } from '#worker/database/d1.ts'
import { asShown, checkSeen } from '#worker/database/office-acts.ts'
import {
  bookings,
  cashBook,
  type DriverAccountRow,
  driverAccounts,
  driverEntries,
  type DriverEntryRow,
  driverWages,
  type DriverWageRow,
  type RideRow,
  rides,
} from '#worker/database/schema.ts'
import { type Env, readsRupees } from '#worker/environment.ts'
import { dollarOfList, hearOfList } from '#worker/prices/request-price-list.ts'
import { takesCash } from './cash-book.ts'

/** A driver set out for these. */
export const SET_OUT = ['confirmed', 'no-show'] as const

/** When an entry of the cash book was made; of one that takes another back, when that was. */
const whenOfEntry = ({ name }: typeof cashBook.day | typeof cashBook.at) => {
  const column = sql.raw(name)
  return sql`coalesce((select wrong.${column} from cash_book wrong where wrong.number = ${cashBook.reverses}), cash_book.${column})`
}
const dayOfEntry = whenOfEntry(cashBook.day)

/** Of a payment for several rides, the latest one that had begun by its day: its driver took it. */
const rideOfEntry = sql`iif(${cashBook.position} > 0, ${cashBook.position}, (
  select latest.position from rides latest where latest.booking_number = ${cashBook.bookingNumber}
  order by ${takesCash('latest', dayOfEntry, whenOfEntry(cashBook.at))} desc,
    latest.pickup_date desc, latest.pickup_time desc, latest.beside is not null, latest.position desc limit 1
))`

const isOfRide = and(
  eq(cashBook.bookingNumber, rides.bookingNumber),
  eq(rides.position, rideOfEntry),
  eq(cashBook.method, 'cash'),
)

/** A driver took it, who may not be on the list; or nobody was named. */
const isDrivers = or(isNotNull(cashBook.takenBy), isNotNull(cashBook.takerPhone))

/** Joins a ride with the cash that drivers took for it, whoever drives it by now. */
export const takenForRide = and(isOfRide, isDrivers)

/** Those of the list first, by name. */
export const listAccounts = (env: Env): Promise<DriverAccountRow[]> =>
  query(() =>
    primary(env)
      .select()
      .from(driverAccounts)
      .orderBy(sql`${driverAccounts.endedAt} is not null`, asc(driverAccounts.name), asc(driverAccounts.id)),
  )

export async function findAccount(env: Env, id: number): Promise<DriverAccountRow | null> {
  const [found] = await query(() =>
    primary(env).select().from(driverAccounts).where(eq(driverAccounts.id, id)).limit(1),
  )
  return found ?? null
}

export interface OpenAccount extends DriverAccountRow {
  readonly open: CashAmounts
}

/** Who holds the office's cash. Of drivers who left, those whose account is not even. */
export async function openAccounts(env: Env): Promise<OpenAccount[]> {
  const db = primary(env)
  const ids = db.select({ id: driverAccounts.id }).from(driverAccounts)
  const [accounts, taken, entries] = await query(() =>
    db.batch([
      db
        .select()
        .from(driverAccounts)
        .orderBy(sql`${driverAccounts.endedAt} is not null`, asc(driverAccounts.name), asc(driverAccounts.id)),
      db
        .select({ id: cashBook.takenBy, currency: cashBook.currency, cents: sumOfCents })
        .from(cashBook)
        .where(isNotNull(cashBook.takenBy))
        .groupBy(cashBook.takenBy, cashBook.currency),
      db
        .select({
          id: driverEntries.driverId,
          what: driverEntries.what,
          currency: driverEntries.currency,
          cents: sql<number>`sum(${driverEntries.cents})`.as('entered_cents'),
        })
        .from(driverEntries)
        .where(inArray(driverEntries.driverId, ids))
        .groupBy(driverEntries.driverId, driverEntries.what, driverEntries.currency),
    ]),
  )
  return accounts
    .map((account) => ({
      ...account,
      open: openCash(
        taken.filter(({ id }) => id === account.id).map((each) => ({ ...each, day: '' })),
        entries.filter(({ id }) => id === account.id).map((each) => ({ ...each, day: '', week: null })),
      ),
    }))
    .filter(({ endedAt, open }) => endedAt === null || open.LKR !== 0 || open.USD !== 0)
}

const sumOfCents = sql<number>`sum(${cashBook.cents})`.as('taken_cents')

/** A ride of a driver's week. */
export interface AccountRide extends Pick<
  RideRow,
  'kind' | 'status' | 'pickupDate' | 'pickupTime' | 'pickup' | 'dropoff' | 'park' | 'priceUsd'
> {
  readonly reference: string
  /** 'K7Q2…', or 'K7Q2…/2' where its booking has several: the driver gets the statement, and a whole reference opens the booking. */
  readonly ride: string
  /** Somebody else drives it by now, or nobody: this driver had taken cash for it. */
  readonly isGone: boolean
  /** Cents that this driver took. */
  readonly taken: CashAmounts
  /** Whole dollars that nobody has noted as paid; of a resident whole rupees instead. */
  readonly openUsd: number
  readonly openLkr: number
  /** Whole rupees. */
  readonly earnedLkr: number
}

export interface DriverStatement extends ReturnType<typeof accountWeek> {
  readonly account: DriverAccountRow
  /** Its Monday. */
  readonly week: string
  readonly rides: readonly AccountRide[]
  readonly earned: Earned
  /** Made in this week, and wages for it. */
  readonly entries: readonly DriverEntryRow[]
  /** All wages that were ever set, the last entered first. */
  readonly wages: readonly DriverWageRow[]
  /** The number of the driver's last entry; 0 before the first. */
  readonly last: number
}

/** The most days of a stay without a pickup. */
const MOST_DAYS_BETWEEN = 400

/** @param week a Monday */
export async function statementOfWeek(
  env: Env,
  account: DriverAccountRow,
  week: string,
  now = new Date(),
): Promise<DriverStatement> {
  const db = primary(env)
  const sunday = addDays(week, 6)
  const { date: today, time } = sriLankaTime(now)
  const isDriven = and(eq(rides.driverId, account.id), inArray(rides.status, SET_OUT))
  // A ride that is another driver's may be moved: what was taken stays where it was.
  const itsDay = sql`iif(${isDriven}, ${rides.pickupDate}, min(${rides.pickupDate}, ${dayOfEntry}))`
  const isWithin = sql`${itsDay} between ${week} and ${sunday}`
  // Of the other weeks one sum of each side.
  const day = sql<string>`case when ${itsDay} < ${week} then ${addDays(week, -1)}
    when ${itsDay} > ${sunday} then ${addDays(sunday, 1)} else ${itsDay} end`
  const ofRide = sql<string>`iif(${isWithin}, ${rides.bookingNumber} || '/' || ${rides.position}, '')`
  const isTaken = eq(cashBook.takenBy, account.id)
  const shownColumns = {
    ...columnsOf(rides, 'bookingNumber', 'position', 'kind', 'status', 'pickupDate', 'pickupTime', 'pickup'),
    ...columnsOf(rides, 'dropoff', 'park', 'priceUsd'),
    ...columnsOf(bookings, 'reference'),
    many: sql<number>`(select count(*) from rides other where other.booking_number = ${bookings.number})`.as('many'),
  }
  const [found, taken, gone, entries, wages] = await query(() =>
    db.batch([
      db
        .select({
          ...shownColumns,
          ...columnsOf(rides, 'priceLkr', 'waivedUsd', 'waivedLkr', 'cancelFeeUsd', 'cancelFeeLkr'),
          ...columnsOf(bookings, 'priceList', 'arrangement', 'resident', 'onAccount'),
          paidUsd: paidUsd.as('paid_usd'),
          paidLkr: paidLkr.as('paid_lkr'),
          cameInUsd: cameInUsd.as('came_in_usd'),
          nextDate: sql<string | null>`(
            select min(following.pickup_date) from rides following
            where following.booking_number = ${bookings.number} and following.status in ('confirmed', 'no-show')
              and following.pickup_date > ${rides.pickupDate}
          )`.as('next_date'),
        })
        .from(rides)
        .innerJoin(bookings, eq(bookings.number, rides.bookingNumber))
        .where(
          and(
            isDriven,
            gte(rides.pickupDate, addDays(week, -MOST_DAYS_BETWEEN)),
            lte(rides.pickupDate, sunday),
            or(gte(rides.pickupDate, week), eq(bookings.arrangement, 'stay')),
          ),
        )
        .orderBy(asc(rides.pickupDate), asc(rides.pickupTime), asc(rides.bookingNumber)),
      db
        .select({ day: day.as('day'), ofRide: ofRide.as('of_ride'), currency: cashBook.currency, cents: sumOfCents })
        .from(cashBook)
        .innerJoin(rides, isOfRide)
        .where(isTaken)
        .groupBy(sql`1`, sql`2`, cashBook.currency),
      db
        .selectDistinct(shownColumns)
        .from(cashBook)
        .innerJoin(rides, isOfRide)
        .innerJoin(bookings, eq(bookings.number, rides.bookingNumber))
        .where(and(isTaken, isWithin, sql`(${isDriven}) is not true`))
        .orderBy(asc(rides.pickupDate), asc(rides.pickupTime)),
      db.select().from(driverEntries).where(eq(driverEntries.driverId, account.id)).orderBy(asc(driverEntries.number)),
      db.select().from(driverWages).where(eq(driverWages.driverId, account.id)).orderBy(desc(driverWages.id)),
    ]),
  )
  await hearOfList(env, Math.max(0, ...found.map(({ priceList }) => priceList)))
  const priced = found.map((ride) => ({
    ...ride,
    lkrPerUsd: dollarOfList(ride.priceList),
    inRupees: readsRupees(env, ride.resident),
  }))
  const isBegun = ({ pickupDate, pickupTime }: (typeof priced)[number]) =>
    `${pickupDate} ${pickupTime}` <= `${today} ${time}`
  const begun = priced.filter(isBegun)
  const worked = begun.map((ride) => ({
    pickupDate: ride.pickupDate,
    lastDay: ride.arrangement === 'stay' && ride.nextDate !== null ? addDays(ride.nextDate, -1) : ride.pickupDate,
    lkr: dueCents(ride, 'LKR') / 100,
  }))
  const earned = earnedIn(worked, wages, { from: week, until: sunday < today ? sunday : today })
  const takenOf = ({ bookingNumber, position }: (typeof gone)[number]) =>
    taken.filter((each) => each.ofRide === `${bookingNumber}/${position}`)
  const asShownRide = (ride: (typeof gone)[number]) => ({
    ...columnsOf(ride, 'kind', 'status', 'pickupDate', 'pickupTime', 'pickup', 'dropoff', 'park', 'priceUsd'),
    ride: `${ride.reference.slice(0, 4)}…${ride.many > 1 ? `/${ride.position}` : ''}`,
    reference: ride.reference,
    taken: openCash(takenOf(ride), []),
  })
  const driven = priced.flatMap((ride): AccountRide[] => {
    // What is ahead has earned nothing, but its driver may have its cash.
    if (ride.pickupDate < week || (takenOf(ride).length === 0 && !isBegun(ride))) return []
    const earnedLkr = earned.rides[begun.indexOf(ride)] ?? 0
    return [{ ...asShownRide(ride), isGone: false, ...openWithDriver(ride), earnedLkr }]
  })
  const givenAway = gone.map((ride): AccountRide => ({
    ...asShownRide(ride),
    isGone: true,
    openUsd: 0,
    openLkr: 0,
    earnedLkr: 0,
  }))
  return {
    ...accountWeek(week, taken, entries, earned.lkr),
    account,
    week,
    rides: [...driven, ...givenAway],
    earned,
    entries: entries.filter((each) => each.week === week || (each.day >= week && each.day <= sunday)),
    wages,
    last: entries.at(-1)?.number ?? 0,
  }
}

/** What the office notes of an account. */
type NewEntry = Pick<AccountEntry, 'what' | 'currency' | 'cents' | 'week'>

interface EntryContext {
  readonly who: string
  /** The driver's last entry that the page has shown: of two notes at once the second is refused. */
  readonly last: number
  /** Though the account has less. */
  readonly isMeant?: boolean
}

/**
 * Notes what a driver handed over or was paid, under the next number.
 * @throws RangeError that says why nothing was written
 */
export async function enterForDriver(
  env: Env,
  account: DriverAccountRow,
  entry: NewEntry,
  { who, last, isMeant = false }: EntryContext,
  now = new Date(),
): Promise<DriverEntryRow> {
  const { date: today } = sriLankaTime(now)
  const { isWage } = DRIVER_ENTRIES[entry.what]
  if (isWage && (entry.currency !== 'LKR' || entry.week === null || entry.week > today))
    throw new RangeError('A wage is paid in rupees, for a week that has begun.')
  const statement = await statementOfWeek(env, account, entry.week ?? today, now)
  if (!isMeant && isMoreThanOpen(entry, statement)) {
    const isOfWage = isWage && entry.cents > statement.owed
    const has = showAmount(isOfWage ? statement.owed : statement.openNow[entry.currency], entry.currency)
    throw new RangeError(
      isOfWage
        ? `That is more than is still to be paid of that week's wage: ${has}. Say so if it is meant.`
        : `That is more than is open: ${has}. Note what the guests paid first, or say that it is meant.`,
    )
  }
  return write(env, account, { ...entry, note: '', reverses: null }, { who, last }, now)
}

/**
 * Takes a wrong entry back by one that says so.
 * @throws RangeError that says why nothing was written
 */
export async function takeBackForDriver(
  env: Env,
  account: DriverAccountRow,
  { number, note }: { readonly number: number; readonly note: string },
  { who, last }: EntryContext,
  now = new Date(),
): Promise<DriverEntryRow> {
  const why = parseWhy(note)
  const ofDriver = await query(() =>
    primary(env).select().from(driverEntries).where(eq(driverEntries.driverId, account.id)),
  )
  const wrong = ofDriver.find((each) => each.number === number)
  if (!wrong) throw new RangeError(`${account.name} has no entry ${number}.`)
  if (wrong.reverses !== null) throw new RangeError(`Entry ${number} takes another one back: note the right amount.`)
  if (ofDriver.some(({ reverses }) => reverses === number)) throw new RangeError(`Entry ${number} is taken back.`)
  const { what, currency, cents, week } = wrong
  return write(env, account, { what, currency, cents: -cents, week, note: why, reverses: number }, { who, last }, now)
}

async function write(
  env: Env,
  { id: driverId, name }: Pick<DriverAccountRow, 'id' | 'name'>,
  entry: NewEntry & Pick<DriverEntryRow, 'note' | 'reverses'>,
  { who, last }: EntryContext,
  now: Date,
): Promise<DriverEntryRow> {
  const db = primary(env)
  const at = now.toISOString()
  const { what, currency, cents, week, note, reverses } = entry
  const isOfDriver = eq(driverEntries.driverId, driverId)
  const lastOfDriver = sql`(select coalesce(max(${driverEntries.number}), 0) from ${driverEntries} where ${isOfDriver})`
  // Numbers have no gaps: a batch is written whole or not at all, and one after the other.
  const row = db
    .select({
      number: sql<number>`(select coalesce(max(${driverEntries.number}), 0) + 1 from ${driverEntries})`.as('number'),
      driverId: driverAccounts.id,
      what: sql<typeof what>`${what}`.as('what'),
      cents: sql<number>`${cents}`.as('cents'),
      currency: sql<typeof currency>`${currency}`.as('currency'),
      at: sql<string>`${at}`.as('at'),
      day: sql<string>`${sriLankaTime(now).date}`.as('day'),
      week: sql<string | null>`${week}`.as('week'),
      note: sql<string>`${note}`.as('note'),
      who: sql<string>`${who}`.as('who'),
      reverses: sql<number | null>`${reverses}`.as('reverses'),
    })
    .from(driverAccounts)
    .where(and(eq(driverAccounts.id, driverId), sql`${lastOfDriver} = ${last}`))
  const [, [newest]] = await query(() =>
    db.batch([
      db.insert(driverEntries).select(row),
      db.select().from(driverEntries).where(isOfDriver).orderBy(desc(driverEntries.number)).limit(1),
    ]),
  )
  // The answer to a batch may be lost, and the batch made again: then the newest is this one.
  const isWritten =
    newest !== undefined &&
    newest.number > last &&
    newest.at === at &&
    newest.who === who &&
    newest.what === what &&
    newest.cents === cents
  if (!isWritten)
    throw new RangeError(`The account of ${name} has another entry by now. Look at it, and note this again.`)
  return newest
}

/** The last entered one; nothing where there is none. */
const wageFields = (wages: readonly Wage[]) =>
  wages.slice(0, 1).flatMap((wage) => [`from ${showDate(wage.firstDay)}`, wageWords(wage)])
/** @param wages the last entered first */
export const shownWage = (wages: readonly Wage[]) => asShown(wageFields(wages))

/**
 * @param seen what its form showed, by {@link shownWage}
 * @throws RangeError that says what is wrong, or where somebody has set another wage since
 */
export async function setWage(
  env: Env,
  { id: driverId }: Pick<DriverAccountRow, 'id'>,
  typed: TypedWage,
  who: string,
  seen?: string,
  now = new Date(),
): Promise<void> {
  const known = await wagesOf(env, driverId)
  const wage = parseWage(typed, { today: sriLankaTime(now).date, isFirst: known.length === 0 })
  const before = wageFields(known)
  // Tapped twice.
  if (asShown(before) === shownWage([wage])) return
  checkSeen(before, seen)
  await query(() =>
    primary(env)
      .insert(driverWages)
      .values({ ...wage, driverId, who, at: now.toISOString() }),
  )
}

export const wagesOf = (env: Env, driverId: number): Promise<DriverWageRow[]> =>
  query(() =>
    primary(env).select().from(driverWages).where(eq(driverWages.driverId, driverId)).orderBy(desc(driverWages.id)),
  )
